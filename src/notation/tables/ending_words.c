/* The table of what is said of how a game ended: a row for each language; and when it ended:
 *
 *     Remis     im             32.      Zug           Nulle après 32 coups, draw on move 32
 *               preposition    number   what it counts
 */
#include "ending_words.h"

#include <stddef.h>

#include "fold.h"
#include "result_words.h"
#include "text.h"

/* clang-format off */
const an_ending_words an__ending_words[] = {
    /* English */
    {.sides = {"white", "black"},
     .of_side[AN_RESIGNS] = "* resigns|* resigned|* has resigned|* gave up|* gives up|"
        "* threw in the towel|* had to resign",
     .of_side[AN_LOSES] = "* loses|* lost|* forfeits",
     .of_side[AN_WINS] = "* wins|* won|win for *|a win for *",
     .of_player[AN_RESIGNS] = "resigns|resigned|resign|gave up|threw in the towel|had to resign|"
        "laid down his king",
     .of_player[AN_FLAGS] = "his flag fell|her flag fell|my flag fell|the flag fell|flag fell|"
        "lost on time|ran out of time",
     .of_player[AN_OF_WRITER] = "laid down my king|I won|I lost|he flagged|she flagged",
     .of_player[AN_LOSES] = "lost|loses",
     .of_player[AN_WINS] = "won|wins",
     .draw = "draw|drawn|draw agreed|drawn game|game drawn|agreed drawn|a draw",
     .agreement = "the game was drawn|the players shook hands on a draw|they agreed a draw|"
        "we agreed a draw|a draw was agreed|it was a draw|the players agreed a draw|"
        "the players agreed to a draw|they agreed to a draw|we agreed to a draw|"
        "a draw was agreed upon|the game ended in a draw|the game was agreed drawn|"
        "the point was split|the point was shared|the players split the point",
     .reasons = "on time|by resignation|by agreement|by mutual agreement|by repetition|"
        "by stalemate|by threefold repetition|by perpetual check|agreed|by forfeit|by checkmate|"
        "the game|by insufficient material|both short of time|both in time trouble",
     .circumstances = "after|because|due to|in view of|since|as|on move|at move|here|without|"
        "immediately",
     .moments = "later|soon|shortly|a little later|a few moves later|some moves later",
     .offers = "offered a draw|offers a draw|offered me a draw|offered him a draw|"
        "offered her a draw|offered the draw|proposed a draw|draw was offered|draw offered|"
        "draw offer|offer of a draw",
     .accepts = "accepted at once|accepted immediately|accepted|accepts|took it|takes it|agreed|"
        "agrees|shook hands",
     .denials = "not|never|no|nobody|didn't|don't|wouldn't|couldn't|refused|refuses|declined|"
        "declines|would|should|could|might|may|if|have"},
    /* French */
    {.sides = {"blancs|blanc", "noirs|noir"},
     .of_side[AN_RESIGNS] = "les * abandonnent|* abandonnent|les * ont abandonné|abandon des *|"
        "abandon *|le * abandonne|* abandonne|* aband|les * aband|* ab|les * abandonnèrent|"
        "le * abandonna|les * capitulent|les * capitulèrent|les * couchent leur roi|"
        "les * couchèrent leur roi|les * ont couché leur roi|les * arrêtèrent la pendule",
     .of_side[AN_LOSES] = "les * perdent|les * ont perdu|défaite des *|forfait des *|"
        "chute du drapeau *|chute du drapeau des *|le drapeau des * est tombé",
     .of_side[AN_WINS] = "les * gagnent|les * ont gagné|* gagnent|gain des *|gain *|victoire des *|"
        "le * gagne|partie gagnée par les *|gagné par les *",
     .of_player[AN_RESIGNS] = "abandonne|abandonnent|abandonné|abandonna|a abandonné|capitule|"
        "capitula|coucha son roi|couche son roi|a couché son roi|arrêta la pendule|"
        "a arrêté la pendule",
     .of_player[AN_FLAGS] = "son drapeau tomba|son drapeau tombe|son drapeau est tombé|"
        "mon drapeau tomba|mon drapeau est tombé|perdit au temps|perd au temps|a perdu au temps",
     .of_player[AN_OF_WRITER] = "j'abandonne|j'abandonnai|j'ai abandonné|j'ai gagné|j'ai perdu",
     .of_player[AN_LOSES] = "a perdu|perd",
     .of_player[AN_WINS] = "a gagné|gagne",
     .draw = "nulle|nul|partie nulle|match nul|nullité|nulle convenue|nulle acceptée|"
        "nulle proposée et acceptée|nulle proposée, acceptée",
     .agreement = "la partie est nulle|la nullité fut conclue|la nulle fut signée|"
        "nous avons fait nulle|ce fut la nulle|ce fut nulle|on a fait nulle|ils ont fait nulle|"
        "on fait nulle|la partie se termina par la nullité|la partie se termina par la nulle|"
        "la partie se termine par la nulle|la partie s'acheva par la nulle|"
        "la partie fut déclarée nulle|la partie fut nulle|les joueurs convinrent de la nulle|"
        "les joueurs conclurent la nulle|les adversaires conclurent la nulle|"
        "les joueurs signèrent la nulle|on convint de la nulle|le point fut partagé|"
        "les joueurs se partagèrent le point",
     .resignation = "abandon",
     .reasons = "au temps|par accord|par accord mutuel|d'un commun accord|par répétition|par pat|"
        "par répétition de coups|par répétition de la position|par échec perpétuel|par forfait|"
        "par abandon|à la pendule|la partie|par mat|par consentement mutuel|"
        "sur proposition des blancs|sur proposition des noirs|les deux en zeitnot",
     .circumstances = "après|car|parce que|puisque|en raison|vu|devant|au|ici|sans|en|à cause",
     .moments = "plus tard|un peu plus tard|quelques coups plus tard|peu après|bientôt|aussitôt",
     .offers = "proposent nulle|proposent la nulle|proposèrent nulle|proposèrent la nulle|"
        "proposons nulle|offrent la nulle|offrirent la nulle|proposa nulle|proposa la nulle|"
        "proposai nulle|proposai la nulle|propose nulle|propose la nulle|proposé nulle|"
        "proposé la nulle|offrit la nulle|offert la nulle|proposition de nulle|"
        "proposent la nullité|proposèrent la nullité|proposa la nullité|offrit la nullité|"
        "offrit nulle|offre la nulle|offre nulle",
     .accepts = "accepta aussitôt|acceptai aussitôt|accepta|acceptai|accepte|accepté|acceptée|"
        "acceptèrent",
     .denials = "pas|jamais|ne|n|refusa|refusai|refusé|refuse|si|aurait|aurais|devrait|devrais"},
    /* German */
    {.sides = {"weiß|weiss|weißen", "schwarz|schwarzen"},
     .of_side[AN_RESIGNS] = "* gibt auf|* gab auf|* aufgegeben|* hat aufgegeben|aufgabe von *|"
        "die * geben auf|die * gaben auf|gibt * auf|gab * auf",
     .of_side[AN_LOSES] = "* verliert|* verlor|* hat verloren|* überschritt die zeit|"
        "* überschreitet die zeit|überschritt * die zeit|die * verlieren",
     .of_side[AN_WINS] = "* gewinnt|* gewann|* hat gewonnen|die * gewinnen|sieg für *|sieg von *",
     .of_player[AN_RESIGNS] = "aufgegeben|gibt auf|gab auf|hat aufgegeben|habe aufgegeben",
     .of_player[AN_FLAGS] = "verlor auf zeit|verlor durch zeitüberschreitung|überschritt die zeit",
     .of_player[AN_OF_WRITER] = "ich habe gewonnen|ich habe verloren",
     .of_player[AN_LOSES] = "verlor|hat verloren|habe verloren|verliert",
     .of_player[AN_WINS] = "gewann|hat gewonnen|habe gewonnen|gewinnt",
     .draw = "remis|unentschieden|remis vereinbart|remis gegeben",
     .agreement = "die partie endete remis|es wurde remis|remis wurde es|"
        "man einigte sich auf remis|wir einigten uns auf remis|sie einigten sich auf remis|"
        "die partie endete unentschieden|die partie endete mit remis|die partie wurde remis|"
        "die partie wurde remis gegeben|wurde remis vereinbart|es wurde remis vereinbart|"
        "die spieler einigten sich auf remis|die gegner einigten sich auf remis|"
        "beide einigten sich auf remis|die spieler trennten sich remis|wir trennten uns remis|"
        "sie trennten sich remis|man trennte sich remis|der punkt wurde geteilt",
     .resignation = "aufgabe",
     .reasons = "durch zeitüberschreitung|auf zeit|durch zeit|durch aufgabe|durch vereinbarung|"
        "durch dauerschach|durch patt|durch zugwiederholung|durch matt|durch stellungswiederholung|"
        "vereinbart|die partie|kampflos|beide in zeitnot",
     .circumstances = "nach|weil|da|wegen|angesichts|im|ohne|hier",
     .moments = "später|etwas später|einige züge später|kurz darauf|bald darauf|sofort",
     .offers = "bot remis|bot ich remis|bot er remis|bot sie remis|bot mir remis|bot ihm remis|"
        "bot er mir remis|bot sie mir remis|remis angeboten|remisangebot|bot mein gegner remis|"
        "bot meine gegnerin remis|bot mir mein gegner remis|bot mir meine gegnerin remis|"
        "bot der gegner remis|bot weiß remis|bot schwarz remis",
     .accepts = "nahm an|nahm ich an|nahm er an|nahm sie an|annahm|angenommen|akzeptierte|"
        "willigte ein|war einverstanden|nahm sofort an|nahm dankend an|nahm gern an|nahm gerne an|"
        "nahm das angebot an|nahm das remis an|nahm nach kurzem nachdenken an|"
        "nahm nach langem nachdenken an|willigte ich ein",
     .denials = "nicht|nie|kein|lehnte|ablehnte|abgelehnt|wenn|hätte|wäre"},
    /* Spanish */
    {.sides = {"blancas", "negras"},
     .of_side[AN_RESIGNS] = "las * inclinaron su rey|las * abandonan|* abandonan|abandonan las *|"
        "abandono de las *|las * se rinden|se rinden las *|las * abandonaron|las * se rindieron|"
        "las * rinden",
     .of_side[AN_LOSES] = "las * pierden|pierden las *|las * perdieron",
     .of_side[AN_WINS] = "las * ganan|ganan las *|gana *|* ganan|victoria de las *|las * ganaron|"
        "las * han ganado",
     .of_player[AN_RESIGNS] = "inclinó su rey|abandona|abandonan|se rinde|se rinden|abandonó|"
        "se rindió",
     .of_player[AN_FLAGS] = "perdió por tiempo",
     .of_player[AN_OF_WRITER] = "abandoné|gané|perdí",
     .of_player[AN_LOSES] = "perdió|pierde",
     .of_player[AN_WINS] = "ganó|gana",
     .draw = "tablas|tablas acordadas|partida tablas|empate",
     .agreement = "convinimos tablas|convinieron tablas|acordaron tablas|acordamos tablas|"
        "acabó en tablas|terminó en tablas|la partida terminó en tablas|"
        "la partida acabó en tablas|la partida concluyó en tablas|concluyó en tablas|"
        "los jugadores acordaron tablas|los jugadores firmaron tablas|"
        "los jugadores firmaron las tablas|firmaron tablas|firmaron las tablas|pactaron tablas|"
        "se acordaron tablas|se repartieron el punto",
     .resignation = "abandono",
     .reasons = "por tiempo|por acuerdo|de común acuerdo|por abandono|por repetición|por ahogado|"
        "por jaque perpetuo|por mutuo acuerdo|la partida",
     .circumstances = "por|porque|debido a|ante|tras|en|sin|después de",
     .moments = "poco después|más tarde|unas jugadas después|unas jugadas más tarde",
     .offers = "ofreció tablas|ofrecí tablas|propuso tablas|propuse tablas|oferta de tablas",
     .accepts = "acepté|aceptó|aceptaron|aceptada|acepto|acepta",
     .denials = "no|nunca|rechacé|rechazó|si|habría|hubiera"},
    /* Italian */
    {.sides = {"bianco|bianchi", "nero|neri"},
     .of_side[AN_RESIGNS] = "il * abbandona|* abbandona|abbandona il *|abbandono del *|"
        "i * abbandonano|abbandonano i *|il * abbandonò|i * abbandonarono|il * ha abbandonato|"
        "il * si arrese|il * si arrende",
     .of_side[AN_LOSES] = "il * perde|perde il *|il * perse",
     .of_side[AN_WINS] = "il * vince|vince il *|i * vincono|vittoria del *|il * vinse|"
        "il * ha vinto",
     .of_player[AN_RESIGNS] = "abbandona|abbandonano|si arrende|si arrese|abbandonò|ha abbandonato",
     .of_player[AN_OF_WRITER] = "ho abbandonato|ho vinto|ho perso",
     .of_player[AN_LOSES] = "ha perso|perde",
     .of_player[AN_WINS] = "ha vinto|vince",
     .draw = "patta|partita patta|patta concordata",
     .agreement = "si accordarono per la patta|fu patta|i giocatori si accordarono per la patta|"
        "i giocatori concordarono la patta|concordarono la patta|si concordò la patta|"
        "fu concordata la patta|la partita finì patta|la partita terminò patta|"
        "la partita si concluse patta|finì patta|terminò patta|si divisero il punto",
     .resignation = "abbandono",
     .reasons = "per il tempo|per abbandono|per tempo|d'accordo|di comune accordo|per stallo|"
        "per ripetizione|per scacco perpetuo|per accordo",
     .circumstances = "per|perché|dopo|davanti|alla|senza",
     .moments = "poco dopo|più tardi|qualche mossa dopo",
     .offers = "offrì patta|offrì la patta|offrii patta|propose patta|propose la patta|"
        "proposi patta|proposi la patta|proposta di patta",
     .accepts = "accettai|accettò|accettato|accettata|accetta",
     .denials = "non|mai|rifiutai|rifiutò|se|avrei|avrebbe"},
    /* Portuguese */
    {.sides = {"brancas", "pretas|negras"},
     .of_side[AN_RESIGNS] = "as * deitaram o rei|as * abandonam|* abandonam|abandonam as *|"
        "abandono das *|as * desistem|as * abandonaram|as * desistiram",
     .of_side[AN_LOSES] = "as * perdem|as * perderam",
     .of_side[AN_WINS] = "as * ganham|as * vencem|vitória das *|as * ganharam|as * venceram",
     .of_player[AN_RESIGNS] = "abandona|abandonam|desiste|abandonou|desistiu|deitou o rei",
     .of_player[AN_OF_WRITER] = "deitei o rei|abandonei|desisti|ganhei|perdi",
     .of_player[AN_LOSES] = "perdeu|perde",
     .of_player[AN_WINS] = "ganhou|venceu|ganha|vence",
     .draw = "empate|partida empatada|empate acordado",
     .agreement = "os jogadores acordaram o empate|acordaram o empate|acordámos o empate|"
        "acordou-se o empate|os jogadores combinaram empate|combinaram empate|"
        "os jogadores concordaram com o empate|concordaram com o empate|"
        "a partida terminou empatada|a partida terminou em empate|terminou em empate|"
        "a partida acabou empatada|foi empate|empatámos|empataram|dividiram o ponto",
     .reasons = "por tempo|por abandono|por acordo|por repetição|de comum acordo|por afogamento|"
        "por xeque perpétuo",
     .circumstances = "por|porque|devido|após|diante|no|sem",
     .moments = "pouco depois|mais tarde",
     .offers = "ofereceu empate|ofereci empate|propôs empate|propus empate|propôs o empate|"
        "propus o empate|oferta de empate",
     .accepts = "aceitei|aceitou|aceitaram|aceita|aceite",
     .denials = "não|nunca|recusei|recusou|se|teria"},
    /* Dutch */
    {.sides = {"wit", "zwart"},
     .of_side[AN_RESIGNS] = "* geeft op|* gaf op|* geeft het op|* gaf het op|* heeft opgegeven|"
        "geeft * op|gaf * op|geeft * het op|gaf * het op",
     .of_side[AN_LOSES] = "* verliest",
     .of_side[AN_WINS] = "* wint|* won|* heeft gewonnen|winst voor *",
     .of_player[AN_RESIGNS] = "opgegeven|geeft op|gaf op|geeft het op|gaf het op",
     .of_player[AN_LOSES] = "verloor|heb verloren|heeft verloren|verliest",
     .of_player[AN_WINS] = "won|heb gewonnen|heeft gewonnen|wint",
     .draw = "remise|remise gegeven|remise overeengekomen",
     .agreement = "het werd remise|de partij eindigde in remise|de partij werd remise|"
        "remise werd overeengekomen|er werd tot remise besloten|we kwamen remise overeen|"
        "de spelers kwamen remise overeen|de spelers besloten tot remise|het punt werd gedeeld",
     .reasons = "op tijd|door tijdsoverschrijding|in onderling overleg|door herhaling|"
        "door eeuwig schaak|door pat",
     .circumstances = "na|omdat|wegens|want|in|zonder",
     .moments = "later|even later|kort daarna",
     .offers = "remise aan|remiseaanbod|remisevoorstel",
     .accepts = "aannam|nam aan|nam ik aan|nam hij aan|aangenomen|nam het aan|nam dat aan|"
        "nam dit aan|nam het aanbod aan|accepteerde|accepteerde ik",
     .denials = "niet|nooit|geen|weigerde|sloeg af|als|zou"},
    /* Russian */
    {.sides = {"белые|белых|белыми", "чёрные|чёрных|черные|черных|чёрными|черными"},
     .of_side[AN_RESIGNS] = "* сдались|* сдаются",
     .of_side[AN_LOSES] = "* просрочили время|* проиграли|поражение *",
     .of_side[AN_WINS] = "* выиграли|* выигрывают|* победили|победа *",
     .of_player[AN_RESIGNS] = "сдался|сдались|сдаётся|сдаются|сдается|сдалась",
     .of_player[AN_LOSES] = "проиграл|проиграла|проигрывает",
     .of_player[AN_WINS] = "выиграл|выиграла|выигрывает",
     .draw = "ничья",
     .agreement = "согласились на ничью|соперники согласились на ничью|"
        "противники согласились на ничью|партнёры согласились на ничью|партия закончилась вничью|"
        "партия завершилась вничью|партия окончилась вничью|закончилась вничью|завершилась вничью|"
        "игра закончилась вничью",
     .reasons = "по времени|по соглашению|вечным шахом|повторением ходов|ввиду пата",
     .circumstances = "из-за|так как|ввиду|после|потому что|на",
     .offers = "предложил ничью|предложила ничью|предложили ничью|предложил мне ничью|"
        "предложение ничьей",
     .accepts = "принял|приняла|приняли|принято|согласился|согласилась|согласились",
     .denials = "не|никогда|отказался|отказалась|отклонил|отклонила|если|бы"},
    /* Polish */
    {.sides = {"białe|białych|białymi", "czarne|czarnych|czarnymi"},
     .of_side[AN_RESIGNS] = "* poddały się|* poddają się|* poddały|* poddały partię",
     .of_side[AN_LOSES] = "* przegrały|* przegrywają",
     .of_side[AN_WINS] = "* wygrały|* wygrywają|wygrana *|zwycięstwo *",
     .of_player[AN_RESIGNS] = "poddał się|poddały się|poddaje się|poddała się",
     .of_player[AN_OF_WRITER] = "poddałem się|poddałam się",
     .of_player[AN_LOSES] = "przegrał|przegrała|przegrywa",
     .of_player[AN_WINS] = "wygrał|wygrała|wygrywa",
     .draw = "remis|partia remisowa",
     .agreement = "zgodziliśmy się na remis|zgodzili się na remis|partia zakończyła się remisem|"
        "zgodzono się na remis|gracze zgodzili się na remis|przeciwnicy zgodzili się na remis",
     .reasons = "na czas|przez zgodę|wiecznym szachem|przez pat|przez powtórzenie",
     .circumstances = "po|bo|ponieważ|z powodu|wobec|w",
     .offers = "zaproponował remis|zaproponowałem remis|zaproponowała remis|propozycję remisu",
     .accepts = "przyjąłem|przyjął|przyjęła|zgodziłem się|zgodził się|zgodziła się",
     .denials = "nie|nigdy|odrzuciłem|by"},
    /* Czech */
    {.sides = {"bílý|bílého|bílými|bílé", "černý|černého|černými|černé"},
     .of_side[AN_RESIGNS] = "* se vzdal|* vzdal|* se vzdává|* vzdává|* vzdal partii",
     .of_side[AN_LOSES] = "* prohrál",
     .of_side[AN_WINS] = "* vyhrál|* vyhrává|* zvítězil|výhra *|vítězství *",
     .of_player[AN_RESIGNS] = "vzdal|vzdává|vzdal se",
     .of_player[AN_OF_WRITER] = "vzdal jsem",
     .of_player[AN_LOSES] = "prohrál|prohrává",
     .of_player[AN_WINS] = "vyhrál|vyhrává",
     .draw = "remíza|remis|nerozhodně",
     .agreement = "partie skončila remízou|partie skončila nerozhodně|hráči se dohodli na remíze|"
        "soupeři se dohodli na remíze|dohodli se na remíze|dohodli jsme se na remíze",
     .reasons = "na čas|dohodou|věčným šachem|patem|opakováním pozice",
     .circumstances = "po|protože|kvůli|v",
     .offers = "nabídl remízu|nabídla remízu|nabídl jsem remízu|nabídku remízy",
     .accepts = "přijal|přijala|přijal jsem|přijala jsem|souhlasil|souhlasila",
     .denials = "nikdy|odmítl|odmítla|by|kdyby"},
    /* Catalan */
    {.sides = {"blanques", "negres"},
     .of_side[AN_RESIGNS] = "les * abandonen|* abandonen",
     .of_player[AN_RESIGNS] = "abandona|abandonen",
     .draw = "taules",
     .agreement = "la partida va acabar en taules|els jugadors van acordar taules|"
        "van acordar taules"},
    /* Serbian */
    {.sides = {"beli", "crni"},
     .of_side[AN_RESIGNS] = "* predaje|* predao",
     .of_side[AN_WINS] = "* pobeđuje",
     .of_player[AN_RESIGNS] = "predaje",
     .draw = "remi"},
    /* Swedish */
    {.sides = {"vit", "svart"},
     .of_side[AN_RESIGNS] = "* ger upp|* gav upp|* uppgivet|ger * upp|gav * upp",
     .of_side[AN_LOSES] = "* förlorade",
     .of_side[AN_WINS] = "* vinner|* vann",
     .of_player[AN_RESIGNS] = "ger upp|gav upp",
     .of_player[AN_LOSES] = "förlorade|förlorar",
     .of_player[AN_WINS] = "vann|vinner",
     .draw = "remi",
     .agreement = "det blev remi|partiet slutade remi|spelarna enades om remi|"
        "parterna enades om remi|vi enades om remi|de enades om remi",
     .offers = "erbjöd remi|bjöd remi",
     .accepts = "accepterade|tackade ja|antog",
     .denials = "inte|aldrig|om|skulle|tackade nej"},
    /* Danish */
    {.sides = {"hvid", "sort"},
     .of_side[AN_RESIGNS] = "* opgiver|* opgav|* gav op|opgiver *|opgav *|gav * op",
     .of_side[AN_LOSES] = "* tabte",
     .of_side[AN_WINS] = "* vinder|* vandt",
     .of_player[AN_RESIGNS] = "opgiver|opgav|gav op",
     .of_player[AN_LOSES] = "tabte|taber",
     .of_player[AN_WINS] = "vandt|vinder",
     .draw = "remis",
     .agreement = "remis blev det|det blev remis|vi blev enige om remis|blev vi enige om remis|"
        "partiet endte remis|spillerne blev enige om remis|de blev enige om remis"},
    /* Norwegian */
    {.sides = {"hvit", "svart|sort"},
     .of_side[AN_RESIGNS] = "* gir opp|* ga opp|* oppgir|* oppga|* oppgav|gir * opp|"
        "ga * opp",
     .of_side[AN_LOSES] = "* tapte",
     .of_side[AN_WINS] = "* vinner|* vant",
     .of_player[AN_RESIGNS] = "gir opp|ga opp|oppga",
     .of_player[AN_LOSES] = "tapte|taper",
     .of_player[AN_WINS] = "vant",
     .draw = "remis",
     .agreement = "det ble remis|partiet endte remis|spillerne ble enige om remis|"
        "de ble enige om remis|vi ble enige om remis"},
    /* Finnish */
    {.sides = {"valkea", "musta"},
     .of_side[AN_RESIGNS] = "* luovutti|* luovuttaa",
     .of_side[AN_LOSES] = "* hävisi",
     .of_side[AN_WINS] = "* voitti",
     .of_player[AN_RESIGNS] = "luovutti",
     .draw = "tasapeli",
     .agreement = "peli päättyi tasan|pelaajat sopivat tasapelistä"},
    /* Hungarian */
    {.sides = {"világos", "sötét"},
     .of_side[AN_RESIGNS] = "* feladta|* feladja",
     .of_side[AN_LOSES] = "* vesztett",
     .of_side[AN_WINS] = "* nyert",
     .of_player[AN_RESIGNS] = "feladta",
     .draw = "döntetlen",
     .agreement = "a játszma döntetlenül végződött|a játékosok döntetlenben egyeztek meg|"
        "döntetlenben egyeztek meg"},
    /* Ukrainian */
    {.sides = {"білі", "чорні"},
     .of_side[AN_RESIGNS] = "* здалися|* здаються",
     .of_side[AN_LOSES] = "* програли",
     .of_side[AN_WINS] = "* виграли",
     .of_player[AN_RESIGNS] = "здався|здалися",
     .draw = "нічия",
     .agreement = "партія закінчилася внічию|партія завершилася внічию|"
        "суперники погодилися на нічию"},
    /* Romanian */
    {.sides = {"albul", "negrul"},
     .of_side[AN_RESIGNS] = "* cedează|* a cedat",
     .of_side[AN_LOSES] = "* a pierdut",
     .of_side[AN_WINS] = "* a câștigat",
     .of_player[AN_RESIGNS] = "a cedat|cedează",
     .draw = "remiză",
     .agreement = "partida s-a încheiat remiză|jucătorii au convenit remiza"},
    {.draw = NULL},
};

/* What is counted, and words that may stand before the number or this. */
static const char moves[] =
    "moves|move|coups|coup|züge|zügen|zug|zuges|jugadas|jugada|movimientos|mosse|mossa|lances|lance|"
    "zetten|zet|ходов|хода|ходу|ходе|posunięć|posunięciach|posunięciu|ruchów|ruchach|ruchu|tahů|"
    "tazích|tahu|drag|draget|træk|trekk|jugades|mutări",
                  before[] = "after|at|on|in|by|au|après|en|nach|im|beim|am|tras|después de|dopo|"
                             "alla|al|na|após|ao fim de|al cabo de|no|em|op|bij|in de|по|после|на|w|po|ve|efter|i|"
                             "etter|după|la|the|der|dem|de|den|o";
/* clang-format on */

/* Sets of rows are kept in 64 bits. The last row holds no language. */
_Static_assert(sizeof an__ending_words / sizeof *an__ending_words <= 65, "too many languages");

/* Returns the bytes of the number of a move at the beginning of `text`, with its ending: "32nd",
 * "32e", "32."; 0 if there is none. */
static size_t numeral_size(an_text text)
{
    static const char endings[] = "ème|eme|e|th|nd|st|rd|.|ª|º|a|ste|de|-й|-ом|-м";
    const size_t digits = an_digits_size(text);
    return digits == 0 ? 0 : digits + an_text_starts_any(an_text_after(text, digits), endings);
}

size_t an__moment_size(an_text text)
{
    an_text rest = text;
    while (an__take_listed(&rest, before)) {
    }
    const bool is_named = an__take_listed(&rest, moves);
    const size_t number = numeral_size(rest);
    rest = an_text_trimmed(an_text_after(rest, number));
    return number > 0 && (is_named || an__take_listed(&rest, moves)) ? (size_t)(rest.at - text.at)
                                                                     : 0;
}

bool an__names_moves(an_text text)
{
    return an__listed_size(text, moves) > 0;
}
