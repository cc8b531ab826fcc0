/* The cues of Polish, Russian, Czech and Hungarian. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__polish_cues = {"pl",
 {[AN_CUE_NOT_PLAYED] = "między|pokazał|pokazały|zamiast|nie|ani|przeciw|bez|lepsze|lepiej|"
      "lepszy|silniejsze|pewniejsze|dokładniejsze|naturalne|mogły|mógł|mogą|można|należało|"
      "trzeba było|powinny|powinien|możliwe|być może|może|bo|ponieważ|gdyż|wobec|grozi|groziło|"
      "grożąc|groźba|także|również|nawet|na przykład|np|np.|alternatywa|idea|wariant|teoria|"
      "pozwala|obawiał|rozważał|analiza|analizie|kto|załóżmy|by",
  [AN_CUE_OR] = "lub|albo",
  [AN_CUE_IF] = "jeśli|jeżeli|gdyby",
  [AN_CUE_GENERAL] = "zwykle|zazwyczaj|często|czasem|czasami|najczęściej",
  [AN_CUE_WEAK] = "było",
  [AN_CUE_AFTER] = "po|na",
  [AN_CUE_PLAYED] = "zagrał|zagrały|gra|odpowiedział|wybrał|znalazł|nastąpiło|kontynuował",
  [AN_CUE_END] = "poddał|poddały|poddał się|poddały się|poddają się|zgodzili się na remis|"
      "uznał się za pokonanego|uznała się za pokonaną|uznali się za pokonanych|"
      "uznały się za pokonane",
  [AN_CUE_BEHIND] = "było|jest|wygrywa|wygrywało|przegrywa|przegrywało|pozwala|nie|dawało|daje|"
      "wydaje",
  [AN_CUE_CONTRAST] = "ale|lecz",
  [AN_CUE_UNREAL] = "byłoby|byłaby|byłyby",
  [AN_CUE_THAT] = "że",
  [AN_CUE_REFUSED] = "nie|nigdy|oczywiście nie|na pewno nie"},
 NULL};

const an_cue_row an__russian_cues = {"ru",
 {[AN_CUE_NOT_PLAYED] = "между|показал|показали|вместо|не|ни|против|без|лучше|сильнее|точнее|"
      "надёжнее|естественнее|можно|мог|могли|следовало|нужно|надо|стоило|возможно|может быть|"
      "так как|потому что|ввиду|поскольку|грозит|грозило|угрожая|угроза|угрозой|с угрозой|также|"
      "даже|например|напр.|альтернатива|идея|вариант|теория|заслуживало|проигрывает|боялся|"
      "рассматривал|нельзя|анализ|анализе|кто|допустим|бы|в случае|встречается|встречаются|"
      "предпочитают",
  [AN_CUE_OR] = "или|либо",
  [AN_CUE_IF] = "если",
  [AN_CUE_GENERAL] = "обычно|часто|иногда|чаще|как правило",
  [AN_CUE_WEAK] = "было|был|была|были",
  [AN_CUE_AFTER] = "после|на",
  [AN_CUE_PLAYED] = "сыграл|сыграли|играет|ответил|ответили|выбрал|нашёл|последовало|продолжил|"
      "пошёл",
  [AN_CUE_END] = "сдался|сдались|сдаются|сдаётся|согласились на ничью|ничья по соглашению",
  [AN_CUE_BEHIND] = "было|был|проигрывает|проигрывало|выигрывает|выигрывало|не|даёт|давало|вело|"
      "ведёт|заслуживало",
  [AN_CUE_CONTRAST] = "но",
  [AN_CUE_UNREAL] = "было бы|был бы|была бы|мог бы|могли бы",
  [AN_CUE_THAT] = "что",
  [AN_CUE_REFUSED] = "нет|никогда|конечно нет|ни в коем случае"},
 NULL};

const an_cue_row an__czech_cues = {"cs",
 {[AN_CUE_NOT_PLAYED] = "místo|namísto|ne|není|proti|bez|lepší|lépe|nejlepší|silnější|jistější|"
      "přesnější|bylo|mohl|mohli|mohlo|může|možné|možná|snad|protože|neboť|hrozí|hrozilo|hrozba|"
      "také|rovněž|například|např|např.|alternativa|varianta|teorie|nestačilo|nešlo",
  [AN_CUE_OR] = "nebo|anebo",
  [AN_CUE_IF] = "pokud|kdyby",
  [AN_CUE_GENERAL] = "obvykle|často|někdy|většinou",
  [AN_CUE_AFTER] = "po|na",
  [AN_CUE_PLAYED] = "přišlo|přišel|přišla|sebral|vzal|zahrál|hrál|odpověděl|zvolil|pokračoval|"
      "následovalo",
  [AN_CUE_END] = "vzdal|vzdali|vzdává|vzdali se",
  [AN_CUE_BEHIND] = "bylo|je|vyhrává|vyhrávalo|prohrává|prohrávalo|nejde|nešlo|dávalo|dává",
  [AN_CUE_CONTRAST] = "ale",
  [AN_CUE_UNREAL] = "by",
  [AN_CUE_THAT] = "že",
  [AN_CUE_REFUSED] = "ne|nikdy|určitě ne|samozřejmě ne"},
 NULL};

const an_cue_row an__hungarian_cues = {"hu",
 {[AN_CUE_NOT_PLAYED] = "helyett|nem|sem|ellen|nélkül|jobb|legjobb|erősebb|biztosabb|pontosabb|"
      "lehetett|lehetne|kellett|kellene|lehetséges|talán|mert|mivel|fenyeget|fenyegetett|"
      "fenyegetés|szintén|például|pl|változat|elmélet|jött szóba",
  [AN_CUE_OR] = "vagy",
  [AN_CUE_IF] = "ha",
  [AN_CUE_GENERAL] = "általában|gyakran|néha|rendszerint",
  [AN_CUE_WEAK] = "volt",
  [AN_CUE_AFTER] = "után|erre",
  [AN_CUE_PLAYED] = "játszotta|lépte|válaszolta|választotta|folytatta|következett",
  [AN_CUE_END] = "feladta|feladja|feladták",
  [AN_CUE_BEHIND] = "volt|nyer|nyert|veszít|lehetett|után|esetén|jobb|erősebb",
  [AN_CUE_CONTRAST] = "hanem",
  [AN_CUE_UNREAL] = "lett volna|volna|lenne",
  [AN_CUE_THAT] = "hogy",
  [AN_CUE_REFUSED] = "nem|soha|dehogy|semmiképp"},
 NULL};
/* clang-format on */
