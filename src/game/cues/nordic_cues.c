/* The cues of the Nordic languages: Swedish, Danish, Norwegian, Icelandic. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__swedish_cues = {"sv",
 {[AN_CUE_NOT_PLAYED] = "om|i stället för|istället för|inte|varken|mot|utan|undviker|bättre|bäst|"
      "starkare|säkrare|enklare|naturligare|kunde|kan|borde|måste|hade|möjligt|möjlig|kanske|ty|"
      "eftersom|därför att|på grund av|hotar|hotade|hotande|hot om|föredrar|förtjänade|också|även|"
      "till exempel|t.ex.|t. ex.|alternativ|idé|poäng|variant|teori|tillåter|fruktade|övervägde|"
      "föreslår|spelar|väntade|väntade sig|förväntade|rekommenderade|rekommenderar|rekommenderas|"
      "föreslog|räknade med|hoppades på|rädd för|planerade|tänkte på|tänkte|ville|vill|undvek|"
      "undvika|missade|förbisåg|underskattade|lugnare|aktivare|försiktigare|skarpare|solidare|"
      "noggrannare|mer ambitiöst|datorn|motorn|analyserade|visade|med idén|med hotet|med tanken|"
      "bara|endast|än|kom i fråga|i stället|istället",
  [AN_CUE_OR] = "eller",
  [AN_CUE_GENERAL] = "normalt|vanligen|oftast|ofta|ibland|vanligtvis|alltid|brukar spelas|"
      "brukar man spela|spelar man|spelas|det normala är|det vanligaste är|huvudfortsättningen är|"
      "teorin rekommenderar|vanligast är|tidigare spelade man",
  [AN_CUE_AFTER] = "efter|på",
  [AN_CUE_PLAYED] = "spelade|svarade|svarar|valde|fortsatte|fann|följde|i partiet|"
      "partiet fortsatte|partiet gick vidare med|jag spelade|jag spelar|spelade jag|svarade jag|"
      "valde jag|väljer|finner|tog|slog|slår|offrade|offrar|rockerade|bestämde sig för|"
      "nöjde sig med|föredrog|fortsätter|fortsatte med|det blev|det kom|så kom|nu kom|hände|"
      "hittade|drog|textdraget|gick in i",
  [AN_CUE_END] = "gav upp|ger upp|gav * upp|uppgivet|stoppade klockan|stannade klockan|"
      "skakade hand|överskred tiden|flaggan föll|enades om remi|det blev remi|slutade remi|"
      "kapitulerade",
  [AN_CUE_BEHIND] = "var|är|vinner|vann|förlorar|hade|ser|såg|verkar|förtjänade|kunde|kan|ger|gav|"
      "följt|försvarade|anses|följer|håller|behåller|behöll|räcker|räckte|räddar|räddade|tillåter|"
      "tillät|kostar|kostade|bör|borde|måste|går|gick|duger|förlorade|bättre|starkare|sämre|"
      "svagare|möjligt|farligt|vanligast|vanligare|det vanligaste|det normala|huvudfortsättningen|"
      "säkrast|säkrare|bäst",
  [AN_CUE_CONTRAST] = "men|dock|den här gången",
  [AN_CUE_UNREAL] = "vore|skulle|kunde ha|hade varit|skulle ha|hade kunnat",
  [AN_CUE_THAT] = "att",
  [AN_CUE_REFUSED] = "nej|aldrig|absolut inte|naturligtvis inte",
  [AN_CUE_WEAK] = "chans|möjlighet|farligt|riskabelt|sämre|svagare|dåligt|mindre exakt|kände till|"
      "lockande|populärt|ingenting|inget|vanligare|populärare",
  [AN_CUE_ELSEWHERE] = "ett år tidigare|ett år senare|året innan|året därpå|för ett år sedan|i fjol|förra året|en vecka senare|en vecka tidigare|veckan därpå|i ett annat parti|i ett tidigare parti|i förra partiet|förra gången|nästa gång|i nästa rond|i föregående rond|i returmatchen|vid brädet bredvid"},
 NULL};

const an_cue_row an__danish_cues = {"da",
 {[AN_CUE_NOT_PLAYED] = "i stedet for|ikke|hverken|mod|uden|bedre|bedst|stærkere|sikrere|enklere|"
      "kunne|burde|måtte|havde|mulig|muligt|måske|fordi|da|truer|truede|trussel|også|for eksempel|"
      "f.eks.|f. eks.|alternativ|variant|teori|var|ventede|forventede|anbefalede|anbefaler|"
      "anbefales|foreslog|foreslår|regnede med|håbede på|frygtede|bange for|planlagde|tænkte på|"
      "ville spille|overvejede|undgik|undgå|overså|undervurderede|foretrækker|roligere|mere aktivt|"
      "forsigtigere|skarpere|solidere|mere præcist|mere ambitiøst|computeren|motoren|analyserede|"
      "viste|med ideen|med truslen|kun|blot|end|kom i betragtning|i stedet",
  [AN_CUE_OR] = "eller",
  [AN_CUE_IF] = "hvis|såfremt",
  [AN_CUE_GENERAL] = "normalt|sædvanligvis|ofte|som regel|altid|plejer man at spille|spiller man|"
      "spilles|det normale er|det almindelige er|hovedfortsættelsen er|teorien anbefaler|"
      "tidligere spillede man|oftest|for det meste|almindeligvis",
  [AN_CUE_AFTER] = "efter|på",
  [AN_CUE_PLAYED] = "spillede|svarede|valgte|fortsatte|fandt|fulgte|i partiet|partiet fortsatte|"
      "jeg spillede|spillede jeg|jeg spiller|svarede jeg|valgte jeg|vælger|finder|tog|slog|slår|"
      "ofrede|ofrer|rokerede|besluttede sig for|nøjedes med|foretrak|fortsætter|fortsatte med|"
      "der fulgte|det blev til|så kom|nu kom|der kom|skete|trak|teksttrækket|svarer|gik ind i",
  [AN_CUE_END] = "opgav|opgiver|gav op|gav * op|standsede uret|stoppede uret|gav hinanden hånden|"
      "overskred tiden|flaget faldt|blev enige om remis|blev remis|endte remis",
  [AN_CUE_BEHIND] = "var|er|kunne|havde|vinder|taber|ser|så|gav|giver|fortjente|følger|holder|"
      "holdt|bevarer|redder|reddede|tillader|tillod|koster|kostede|bør|burde|må|måtte|går|gik|"
      "tabte|bedre|stærkere|dårligere|svagere|muligt|farligt|det almindelige|det mest almindelige|"
      "almindeligst|sikrest|sikrere|bedst",
  [AN_CUE_CONTRAST] = "men|dog|denne gang",
  [AN_CUE_UNREAL] = "ville|skulle|kunne have|havde været|skulle have|ville have",
  [AN_CUE_THAT] = "at",
  [AN_CUE_REFUSED] = "nej|aldrig|bestemt ikke|naturligvis ikke",
  [AN_CUE_WEAK] = "chance|mulighed|farligt|risikabelt|dårligere|svagere|mindre præcist|kendte|"
      "fristende|populært|intet|almindeligere|mere populært",
  [AN_CUE_ELSEWHERE] = "et år tidligere|et år senere|året før|året efter|for et år siden|sidste år|en uge senere|en uge før|ugen efter|i et andet parti|i et tidligere parti|i det forrige parti|sidste gang|næste gang|i næste runde|i forrige runde|i returkampen|på nabobrættet"},
 NULL};

const an_cue_row an__norwegian_cues = {"nb",
 {[AN_CUE_NOT_PLAYED] = "i stedet for|istedenfor|ikke|verken|mot|uten|bedre|best|sterkere|sikrere|"
      "enklere|kunne|burde|måtte|hadde|mulig|kanskje|fordi|truer|truet|trussel|også|for eksempel|"
      "f.eks.|f. eks.|alternativ|variant|teori|var|ventet|forventet|anbefalte|anbefaler|anbefales|"
      "foreslo|foreslår|regnet med|håpet på|fryktet|redd for|planla|tenkte på|ville spille|"
      "vurderte|overveide|unngikk|unngå|overså|undervurderte|foretrekker|roligere|mer aktivt|"
      "forsiktigere|skarpere|mer solid|mer presist|mer ambisiøst|datamaskinen|motoren|analyserte|"
      "viste|med ideen|med trusselen|bare|kun|enn|kom i betraktning|i stedet|isteden",
  [AN_CUE_OR] = "eller",
  [AN_CUE_IF] = "hvis|dersom",
  [AN_CUE_GENERAL] = "normalt|vanligvis|ofte|som regel|alltid|pleier man å spille|spiller man|"
      "spilles|det normale er|det vanlige er|det vanligste er|hovedfortsettelsen er|"
      "teorien anbefaler|tidligere spilte man|oftest|som oftest",
  [AN_CUE_AFTER] = "etter|på",
  [AN_CUE_PLAYED] = "spilte|svarte|valgte|fortsatte|fant|fulgte|i partiet|partiet fortsatte|"
      "jeg spilte|spilte jeg|jeg spiller|svarte jeg|valgte jeg|velger|finner|tok|slo|slår|ofret|"
      "ofrer|rokerte|bestemte seg for|nøyde seg med|foretrakk|fortsetter|fortsatte med|det fulgte|"
      "det ble til|så kom|nå kom|det kom|skjedde|trakk|teksttrekket|svarer|gikk inn i",
  [AN_CUE_END] = "ga opp|gir opp|oppgav|stoppet klokken|stoppet klokka|ga hverandre hånden|"
      "overskred tiden|flagget falt|ble enige om remis|ble remis|endte remis",
  [AN_CUE_BEHIND] = "var|er|kunne|hadde|vinner|taper|ser|så|ga|gir|fortjente|følger|holder|holdt|"
      "bevarer|redder|reddet|tillater|tillot|koster|kostet|bør|burde|må|måtte|går|gikk|tapte|bedre|"
      "sterkere|dårligere|svakere|mulig|farlig|det vanlige|det vanligste|vanligst|sikrest|sikrere|"
      "best",
  [AN_CUE_CONTRAST] = "men|imidlertid|denne gangen",
  [AN_CUE_UNREAL] = "ville|skulle|kunne ha|hadde vært|skulle ha|ville ha",
  [AN_CUE_THAT] = "at",
  [AN_CUE_REFUSED] = "nei|aldri|slett ikke|selvfølgelig ikke",
  [AN_CUE_WEAK] = "sjanse|mulighet|farlig|risikabelt|dårligere|svakere|mindre presist|kjente|"
      "fristende|populært|ingenting|vanligere|mer populært",
  [AN_CUE_ELSEWHERE] = "et år tidligere|et år senere|året før|året etter|for et år siden|i fjor|en uke senere|en uke før|uken etter|i et annet parti|i et tidligere parti|i forrige parti|forrige gang|neste gang|i neste runde|i forrige runde|i returkampen|på nabobrettet"},
 NULL};

const an_cue_row an__icelandic_cues = {"is",
 {[AN_CUE_NOT_PLAYED] = "í stað|í staðinn fyrir|ekki|hvorki|gegn|betra|best|sterkara|gat|gæti|"
      "mátti|átti|kannski|þar sem|vegna|hótar|hótaði|hótun|einnig|líka|til dæmis|t.d.|afbrigði|"
      "var",
  [AN_CUE_OR] = "eða",
  [AN_CUE_IF] = "ef",
  [AN_CUE_GENERAL] = "oft|venjulega|stundum",
  [AN_CUE_AFTER] = "eftir|á",
  [AN_CUE_PLAYED] = "lék|svaraði|valdi|fann",
  [AN_CUE_END] = "gafst upp|gefst upp|gafst * upp|gáfust upp|gaf skákina",
  [AN_CUE_BEHIND] = "var|er|vinnur|tapar|gaf|gefur",
  [AN_CUE_UNREAL] = "væri|hefði",
  [AN_CUE_THAT] = "að",
  [AN_CUE_REFUSED] = "nei|aldrei|alls ekki"},
 NULL};
/* clang-format on */
