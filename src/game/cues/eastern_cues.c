/* The cues of Polish, Russian, Czech and Hungarian. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__polish_cues = {"pl",
 {[AN_CUE_NOT_PLAYED] = "między|pokazał|pokazały|zamiast|nie|ani|przeciw|bez|lepsze|lepiej|lepszy|"
      "silniejsze|pewniejsze|dokładniejsze|naturalne|mogły|mógł|mogą|można|należało|trzeba było|"
      "powinny|powinien|możliwe|być może|może|bo|ponieważ|gdyż|wobec|grozi|groziło|grożąc|groźba|"
      "także|również|nawet|na przykład|np|np.|alternatywa|idea|wariant|teoria|pozwala|obawiał|"
      "rozważał|analiza|analizie|kto|załóżmy|by|spodziewał się|spodziewały się|oczekiwał|"
      "oczekiwano|oczekiwałem|polecał|poleca|zalecał|zaleca|proponował|proponuje|radził|liczył na|"
      "liczyły na|obawiałem się|bał się|planował|zamierzał|zamierzały|chciał|chciałem|chciały|"
      "myślał o|rozważałem|unikając|uniknąć|przeoczył|przeoczyły|przegapił|niedocenił|prostsze|"
      "spokojniejsze|aktywniejsze|ostrożniejsze|ostrzejsze|silnik|komputer|analizował|analizowali|"
      "z ideą|z zamiarem|z groźbą|tylko|wchodziło w grę|w grę wchodziło|zasługiwało na uwagę|"
      "zasługuje na uwagę|niż",
  [AN_CUE_OR] = "lub|albo",
  [AN_CUE_IF] = "jeśli|jeżeli|gdyby",
  [AN_CUE_GENERAL] = "zwykle|zazwyczaj|często|czasem|czasami|najczęściej|gra się|grywa się|"
      "dawniej grano|zawsze|teoria zaleca|na ogół",
  [AN_CUE_WEAK] = "było|szansa|możliwość|niebezpieczne|ryzykowne|gorsze|gorszy|słabsze|słabszy|"
      "mniej dokładne|znał|znała|kuszące|popularne|nic|popularniejsze|częstsze",
  [AN_CUE_AFTER] = "po|na",
  [AN_CUE_PLAYED] = "zagrał|zagrały|gra|odpowiedział|wybrał|znalazł|nastąpiło|kontynuował|w partii|"
      "partia potoczyła się|grano dalej|zagrałem|zagrała|zagrali|odpowiedziały|odpowiedziałem|"
      "odpowiedziała|wybrałem|wybrały|wybrała|wybiera|znalazła|znalazły|zbił|zbiły|wziął|wzięły|"
      "poświęcił|poświęciły|zdecydował się na|zdecydowały się na|nastąpił|nastąpiła|kontynuowały|"
      "kontynuowała|poszedł|odpowiada|kontynuuje|wolał|wolały|i oto",
  [AN_CUE_END] = "poddał|poddały|poddał się|poddały się|poddają się|zgodzili się na remis|"
      "uznał się za pokonanego|uznała się za pokonaną|uznali się za pokonanych|"
      "uznały się za pokonane|poddałem się|poddałem partię|zatrzymał zegar|przekroczył czas|"
      "chorągiewka spadła|podali sobie ręce|zgodzono się na remis|zgodziliśmy się na remis",
  [AN_CUE_BEHIND] = "było|jest|wygrywa|wygrywało|przegrywa|przegrywało|pozwala|nie|dawało|daje|"
      "wydaje|zasługuje|zasługiwało|zachowuje|zachowywało|pozwalało|zostawia|zostawiało|lepsze|"
      "silniejsze|gorsze|słabsze|możliwe|ryzykowne|niebezpieczne",
  [AN_CUE_CONTRAST] = "ale|lecz|jednak",
  [AN_CUE_UNREAL] = "byłoby|byłaby|byłyby",
  [AN_CUE_THAT] = "że",
  [AN_CUE_REFUSED] = "nie|nigdy|oczywiście nie|na pewno nie",
  [AN_CUE_ELSEWHERE] = "rok wcześniej|rok później|rok temu|w zeszłym roku|w ubiegłym roku|tydzień później|tydzień wcześniej|w innej partii|w poprzedniej partii|poprzednim razem|następnym razem|w następnej rundzie|w poprzedniej rundzie|w rewanżu|na sąsiedniej szachownicy"},
 NULL};

const an_cue_row an__russian_cues = {"ru",
 {[AN_CUE_NOT_PLAYED] = "между|показал|показали|вместо|не|ни|против|без|лучше|сильнее|точнее|"
      "надёжнее|естественнее|можно|мог|могли|следовало|нужно|надо|стоило|возможно|может быть|"
      "так как|потому что|ввиду|поскольку|грозит|грозило|угрожая|угроза|угрозой|с угрозой|также|"
      "даже|например|напр.|альтернатива|идея|вариант|теория|заслуживало|проигрывает|боялся|"
      "рассматривал|нельзя|анализ|анализе|кто|допустим|бы|в случае|встречается|встречаются|"
      "предпочитают|ожидал|ожидали|ожидая|рекомендовал|рекомендует|рекомендуют|предлагал|"
      "предлагает|советовал|советует|рассчитывал на|надеялся на|опасался|опасались|опасаясь|"
      "боялись|планировал|планируя|собирался|собирались|хотел|хотели|думал о|думали о|"
      "рассматривали|избегая|избежать|упустил|упустили|просмотрел|просмотрели|недооценил|"
      "предпочтительнее|проще|спокойнее|активнее|осторожнее|острее|естественный|"
      "заслуживает внимания|напрашивалось|напрашивался|компьютер|движок|анализировал|анализировали|"
      "угрожает|угрожал|угрожали|грозя|с идеей|намереваясь|лишь|только",
  [AN_CUE_OR] = "или|либо",
  [AN_CUE_IF] = "если",
  [AN_CUE_GENERAL] = "обычно|часто|иногда|чаще|как правило|чаще всего|теория рекомендует|"
      "раньше играли|принято|всегда",
  [AN_CUE_WEAK] = "было|был|была|были|шанс|возможность|опасно|рискованно|хуже|слабее|плохо|"
      "сомнительно|менее точно|знал|знала|заманчиво|популярно|ничего|популярнее|употребительнее",
  [AN_CUE_AFTER] = "после|на",
  [AN_CUE_PLAYED] = "сыграл|сыграли|играет|ответил|ответили|выбрал|нашёл|последовало|продолжил|"
      "пошёл|в партии|партия продолжалась|сыграла|взял|взяли|взяла|побил|предпочёл|предпочли|"
      "пожертвовал|пожертвовали|рокировал|рокировали|случилось|произошло|отвечает|отвечают|берёт|"
      "берут|жертвует|выбирает|выбрала|выбрали|нашли|нашла|находит|пошли|пошла|продолжили|"
      "продолжает|решился на|решились на|отступил|и вот|последовал|последовала|последовали",
  [AN_CUE_END] = "сдался|сдались|сдаются|сдаётся|согласились на ничью|ничья по соглашению|сдалась|"
      "остановил часы|остановили часы|просрочил время|флаг упал|пожали руки|пожали друг другу руки|"
      "закончилась вничью|завершилась вничью|разошлись миром",
  [AN_CUE_BEHIND] = "было|был|проигрывает|проигрывало|выигрывает|выигрывало|не|даёт|давало|вело|"
      "ведёт|заслуживало|проигрывал|заслуживает|сохраняло|сохраняет|позволяло|позволяет|оставляло|"
      "оставляет|лучше|сильнее|хуже|слабее|возможно|опасно",
  [AN_CUE_CONTRAST] = "но|однако",
  [AN_CUE_UNREAL] = "было бы|был бы|была бы|мог бы|могли бы",
  [AN_CUE_THAT] = "что",
  [AN_CUE_REFUSED] = "нет|никогда|конечно нет|ни в коем случае",
  [AN_CUE_ELSEWHERE] = "год назад|годом ранее|годом раньше|год спустя|через год|годом позже|в прошлом году|неделей раньше|неделю спустя|через неделю|в другой партии|в предыдущей партии|в прошлый раз|в следующий раз|в следующем туре|в предыдущем туре|в матче-реванше|на соседней доске"},
 NULL};

const an_cue_row an__czech_cues = {"cs",
 {[AN_CUE_NOT_PLAYED] = "místo|namísto|ne|není|proti|bez|lepší|lépe|nejlepší|silnější|jistější|"
      "přesnější|bylo|mohl|mohli|mohlo|může|možné|možná|snad|protože|neboť|hrozí|hrozilo|hrozba|"
      "také|rovněž|například|např|např.|alternativa|varianta|teorie|nestačilo|nešlo|čekal|čekali|"
      "očekával|očekávali|doporučoval|doporučuje|navrhoval|navrhuje|počítal s|doufal v|obával se|"
      "báli se|bál se|plánoval|zamýšlel|chtěl|chtěli|přemýšlel o|uvažoval o|zvažoval|vyhnout se|"
      "přehlédl|přehlédli|podcenil|jednodušší|klidnější|aktivnější|opatrnější|ostřejší|počítač|"
      "motor|analyzoval|analyzovali|s myšlenkou|s hrozbou|pouze|jen|zasluhovalo pozornost|"
      "zaslouží pozornost|v úvahu přicházelo|přicházelo v úvahu|než",
  [AN_CUE_OR] = "nebo|anebo",
  [AN_CUE_IF] = "pokud|kdyby",
  [AN_CUE_GENERAL] = "obvykle|často|někdy|většinou|hraje se|hrává se|nejčastěji|vždy|"
      "dříve se hrálo|teorie doporučuje|zpravidla|běžné je|hlavní pokračování je|"
      "hlavní varianta je",
  [AN_CUE_AFTER] = "po|na",
  [AN_CUE_PLAYED] = "přišlo|přišel|přišla|sebral|vzal|zahrál|hrál|odpověděl|zvolil|pokračoval|"
      "následovalo|v partii|v partii bylo|partie pokračovala|zahrál jsem|zahráli|odpověděl jsem|"
      "odpověděli|zvolil jsem|zvolili|volí|našel|našli|nalezl|nachází|vzal jsem|vzali|obětoval|"
      "obětovali|rochoval|rozhodl se pro|následoval|následovala|pokračuje|pokračovali|odpovídá|"
      "dal přednost|stalo se",
  [AN_CUE_END] = "vzdal|vzdali|vzdává|vzdali se|vzdal se|zastavil hodiny|spadl praporek|"
      "překročil čas|podali si ruce|dohodli se na remíze|dohodli jsme se na remíze",
  [AN_CUE_BEHIND] = "bylo|je|vyhrává|vyhrávalo|prohrává|prohrávalo|nejde|nešlo|dávalo|dává|"
      "zasluhuje|zasluhovalo|zachovává|zachovávalo|dovoluje|dovolovalo|lepší|silnější|horší|slabší|"
      "možné|riskantní|nebezpečné",
  [AN_CUE_CONTRAST] = "ale|avšak",
  [AN_CUE_UNREAL] = "by",
  [AN_CUE_THAT] = "že",
  [AN_CUE_REFUSED] = "ne|nikdy|určitě ne|samozřejmě ne",
  [AN_CUE_WEAK] = "šance|možnost|nebezpečné|riskantní|horší|slabší|méně přesné|znal|lákavé|"
      "populární|nic|populárnější|běžnější|častější",
  [AN_CUE_ELSEWHERE] = "o rok dříve|o rok později|před rokem|loni|o týden později|o týden dříve|v jiné partii|v předchozí partii|minule|příště|v dalším kole|v příštím kole|v předchozím kole|v odvetě|na vedlejší šachovnici"},
 NULL};

const an_cue_row an__hungarian_cues = {"hu",
 {[AN_CUE_NOT_PLAYED] = "helyett|nem|sem|ellen|nélkül|jobb|legjobb|erősebb|biztosabb|pontosabb|"
      "lehetett|lehetne|kellett|kellene|lehetséges|talán|mert|mivel|fenyeget|fenyegetett|"
      "fenyegetés|szintén|például|pl|változat|elmélet|jött szóba|várta|ajánlotta|ajánlja|javasolta|"
      "számított|remélte|félt|tervezte|gondolt|fontolgatta|elkerülve|elnézte|egyszerűbb|nyugodtabb|"
      "aktívabb|óvatosabb|élesebb|számítógép|elemzés|csak|helyette",
  [AN_CUE_OR] = "vagy",
  [AN_CUE_IF] = "ha",
  [AN_CUE_GENERAL] = "általában|gyakran|néha|rendszerint|mindig|többnyire|leggyakrabban",
  [AN_CUE_WEAK] = "volt|esély|lehetőség|veszélyes|kockázatos|rosszabb|gyengébb|pontatlanabb|"
      "ismerte",
  [AN_CUE_AFTER] = "után|erre",
  [AN_CUE_PLAYED] = "játszotta|lépte|válaszolta|választotta|folytatta|következett|a játszmában|"
      "játszott|lépett|válaszolt|választott|ütött|áldozott|sáncolt|történt|jött",
  [AN_CUE_END] = "feladta|feladja|feladták|megállította az órát|döntetlenben egyeztek meg|"
      "kezet fogtak",
  [AN_CUE_BEHIND] = "volt|nyer|nyert|veszít|lehetett|után|esetén|jobb|erősebb",
  [AN_CUE_CONTRAST] = "hanem|azonban",
  [AN_CUE_UNREAL] = "lett volna|volna|lenne",
  [AN_CUE_THAT] = "hogy",
  [AN_CUE_REFUSED] = "nem|soha|dehogy|semmiképp",
  [AN_CUE_ELSEWHERE] = "egy évvel korábban|egy évvel később|tavaly|egy héttel később|egy másik játszmában|legutóbb|legközelebb|a következő fordulóban|az előző fordulóban|a visszavágón"},
 NULL};
/* clang-format on */
