/* Results that are said in words, by tables: the names of the two sides, what is said of a side
 * that wins or loses, what is said of a draw, and the reasons that may stand behind either.
 *
 *     les    Noirs   abandonnent          partie nulle   par accord mutuel        Résultat : nulle
 *     before side    behind               draw           reason                   label      draw
 */
#include "result_words.h"

#include <string.h>

#include "fold.h"
#include "position.h"
#include "result.h"
#include "text.h"
#include "utf8.h"

/* The name of a side. */
typedef struct side_name {
    char language[3]; /* its code */
    an_color color;
    const char *words;
} side_name;

/* What is said of a side or a player. The writer of a text resigns where no color is told. */
typedef enum verdict { WINS, LOSES, RESIGNS, WRITER_RESIGNS } verdict;

/* What is said of a player whose color is not named. */
typedef struct fate {
    char language[3]; /* its code */
    const char *words;
    verdict says;
} fate;

/* The words before and behind the name of a side. */
typedef struct sentence {
    char language[3]; /* its code */
    const char *before;
    const char *behind;
    verdict says;
} sentence;

/* Words that stand alone, or behind others. */
typedef struct phrase {
    char language[3]; /* its code */
    const char *words;
} phrase;

/* clang-format off */
static const side_name sides[] = {
    {"en", AN_WHITE, "white"},        {"en", AN_BLACK, "black"},
    {"fr", AN_WHITE, "blancs"},       {"fr", AN_BLACK, "noirs"},
    {"fr", AN_WHITE, "blanc"},        {"fr", AN_BLACK, "noir"},
    {"de", AN_WHITE, "weiß"},         {"de", AN_BLACK, "schwarz"},
    {"de", AN_WHITE, "weiss"},
    {"de", AN_WHITE, "weißen"},       {"de", AN_BLACK, "schwarzen"},
    {"es", AN_WHITE, "blancas"},      {"es", AN_BLACK, "negras"},
    {"it", AN_WHITE, "bianco"},       {"it", AN_BLACK, "nero"},
    {"it", AN_WHITE, "bianchi"},      {"it", AN_BLACK, "neri"},
    {"pt", AN_WHITE, "brancas"},      {"pt", AN_BLACK, "pretas"},
    {"pt", AN_BLACK, "negras"},
    {"nl", AN_WHITE, "wit"},          {"nl", AN_BLACK, "zwart"},
    {"ru", AN_WHITE, "белые"},        {"ru", AN_BLACK, "чёрные"},
    {"ru", AN_WHITE, "белых"},        {"ru", AN_BLACK, "чёрных"},
    {"ru", AN_BLACK, "черные"},       {"ru", AN_BLACK, "черных"},
    {"ru", AN_WHITE, "белыми"},       {"ru", AN_BLACK, "чёрными"},
    {"ru", AN_BLACK, "черными"},
    {"pl", AN_WHITE, "białe"},        {"pl", AN_BLACK, "czarne"},
    {"pl", AN_WHITE, "białych"},      {"pl", AN_BLACK, "czarnych"},
    {"pl", AN_WHITE, "białymi"},      {"pl", AN_BLACK, "czarnymi"},
    {"cs", AN_WHITE, "bílý"},         {"cs", AN_BLACK, "černý"},
    {"cs", AN_WHITE, "bílého"},       {"cs", AN_BLACK, "černého"},
    {"cs", AN_WHITE, "bílými"},       {"cs", AN_BLACK, "černými"},
    {"cs", AN_WHITE, "bílé"},         {"cs", AN_BLACK, "černé"},
    {"ca", AN_WHITE, "blanques"},     {"ca", AN_BLACK, "negres"},
    {"sr", AN_WHITE, "beli"},         {"sr", AN_BLACK, "crni"},
    {"sv", AN_WHITE, "vit"},          {"sv", AN_BLACK, "svart"},
    {"da", AN_WHITE, "hvid"},         {"da", AN_BLACK, "sort"},
    {"nb", AN_WHITE, "hvit"},         {"nb", AN_BLACK, "svart"},
    {"nb", AN_BLACK, "sort"},
    {"fi", AN_WHITE, "valkea"},       {"fi", AN_BLACK, "musta"},
    {"hu", AN_WHITE, "világos"},      {"hu", AN_BLACK, "sötét"},
    {"uk", AN_WHITE, "білі"},         {"uk", AN_BLACK, "чорні"},
    {"ro", AN_WHITE, "albul"},        {"ro", AN_BLACK, "negrul"},
};

static const sentence sentences[] = {
    {"en", "", "resigns", RESIGNS},            {"en", "", "resigned", RESIGNS},
    {"en", "", "has resigned", RESIGNS},       {"en", "", "loses", LOSES},
    {"en", "", "lost", LOSES},                 {"en", "", "forfeits", LOSES},
    {"en", "", "wins", WINS},                  {"en", "", "won", WINS},
    {"en", "win for", "", WINS},               {"en", "a win for", "", WINS},
    {"en", "", "gave up", RESIGNS},            {"en", "", "gives up", RESIGNS},
    {"en", "", "threw in the towel", RESIGNS}, {"en", "", "had to resign", RESIGNS},
    {"fr", "les", "abandonnent", RESIGNS},     {"fr", "", "abandonnent", RESIGNS},
    {"fr", "les", "ont abandonné", RESIGNS},   {"fr", "abandon des", "", RESIGNS},
    {"fr", "les", "perdent", LOSES},           {"fr", "les", "ont perdu", LOSES},
    {"fr", "défaite des", "", LOSES},          {"fr", "forfait des", "", LOSES},
    {"fr", "les", "gagnent", WINS},            {"fr", "les", "ont gagné", WINS},
    {"fr", "", "gagnent", WINS},               {"fr", "gain des", "", WINS},
    {"fr", "gain", "", WINS},                  {"fr", "victoire des", "", WINS},
    {"fr", "abandon", "", RESIGNS},            {"fr", "le", "abandonne", RESIGNS},
    {"fr", "le", "gagne", WINS},               {"fr", "", "abandonne", RESIGNS},
    {"fr", "partie gagnée par les", "", WINS}, {"fr", "gagné par les", "", WINS},
    {"fr", "", "aband", RESIGNS},              {"fr", "les", "aband", RESIGNS},
    {"fr", "", "ab", RESIGNS},                 {"fr", "les", "abandonnèrent", RESIGNS},
    {"fr", "le", "abandonna", RESIGNS},        {"fr", "les", "capitulent", RESIGNS},
    {"fr", "les", "capitulèrent", RESIGNS},
    {"fr", "les", "couchent leur roi", RESIGNS}, {"fr", "les", "couchèrent leur roi", RESIGNS},
    {"fr", "les", "ont couché leur roi", RESIGNS}, {"fr", "les", "arrêtèrent la pendule", RESIGNS},
    {"es", "las", "inclinaron su rey", RESIGNS}, {"pt", "as", "deitaram o rei", RESIGNS},
    {"fr", "chute du drapeau", "", LOSES},     {"fr", "chute du drapeau des", "", LOSES},
    {"fr", "le drapeau des", "est tombé", LOSES},
    {"de", "", "gibt auf", RESIGNS},           {"de", "", "gab auf", RESIGNS},
    {"de", "", "aufgegeben", RESIGNS},         {"de", "", "hat aufgegeben", RESIGNS},
    {"de", "aufgabe von", "", RESIGNS},        {"de", "", "verliert", LOSES},
    {"de", "", "hat verloren", LOSES},         {"de", "", "gewinnt", WINS},
    {"de", "", "überschritt die zeit", LOSES}, {"de", "", "überschreitet die zeit", LOSES},
    {"de", "überschritt", "die zeit", LOSES},
    {"de", "", "gewann", WINS},                {"de", "", "hat gewonnen", WINS},
    {"de", "die", "geben auf", RESIGNS},       {"de", "die", "gaben auf", RESIGNS},
    {"de", "die", "gewinnen", WINS},           {"de", "die", "verlieren", LOSES},
    {"de", "sieg für", "", WINS},              {"de", "sieg von", "", WINS},
    {"es", "las", "abandonan", RESIGNS},       {"es", "", "abandonan", RESIGNS},
    {"es", "abandonan las", "", RESIGNS},      {"es", "abandono de las", "", RESIGNS},
    {"es", "las", "se rinden", RESIGNS},       {"es", "se rinden las", "", RESIGNS},
    {"es", "las", "pierden", LOSES},           {"es", "pierden las", "", LOSES},
    {"es", "las", "ganan", WINS},              {"es", "ganan las", "", WINS},
    {"es", "gana", "", WINS},
    {"es", "", "ganan", WINS},                 {"es", "victoria de las", "", WINS},
    {"es", "las", "abandonaron", RESIGNS},     {"es", "las", "se rindieron", RESIGNS},
    {"es", "las", "perdieron", LOSES},         {"es", "las", "ganaron", WINS},
    {"es", "las", "han ganado", WINS},         {"es", "las", "rinden", RESIGNS},
    {"it", "il", "abbandona", RESIGNS},        {"it", "", "abbandona", RESIGNS},
    {"it", "abbandona il", "", RESIGNS},       {"it", "abbandono del", "", RESIGNS},
    {"it", "i", "abbandonano", RESIGNS},       {"it", "abbandonano i", "", RESIGNS},
    {"it", "il", "perde", LOSES},              {"it", "perde il", "", LOSES},
    {"it", "il", "vince", WINS},               {"it", "vince il", "", WINS},
    {"it", "i", "vincono", WINS},              {"it", "vittoria del", "", WINS},
    {"it", "il", "abbandonò", RESIGNS},        {"it", "i", "abbandonarono", RESIGNS},
    {"it", "il", "ha abbandonato", RESIGNS},   {"it", "il", "si arrese", RESIGNS},
    {"it", "il", "si arrende", RESIGNS},       {"it", "il", "perse", LOSES},
    {"it", "il", "vinse", WINS},               {"it", "il", "ha vinto", WINS},
    {"pt", "as", "abandonam", RESIGNS},        {"pt", "", "abandonam", RESIGNS},
    {"pt", "abandonam as", "", RESIGNS},       {"pt", "abandono das", "", RESIGNS},
    {"pt", "as", "desistem", RESIGNS},         {"pt", "as", "perdem", LOSES},
    {"pt", "as", "ganham", WINS},              {"pt", "as", "vencem", WINS},
    {"pt", "vitória das", "", WINS},
    {"pt", "as", "abandonaram", RESIGNS},      {"pt", "as", "desistiram", RESIGNS},
    {"pt", "as", "perderam", LOSES},           {"pt", "as", "ganharam", WINS},
    {"pt", "as", "venceram", WINS},
    {"nl", "", "geeft op", RESIGNS},           {"nl", "", "gaf op", RESIGNS},
    {"nl", "", "geeft het op", RESIGNS},       {"nl", "", "gaf het op", RESIGNS},
    {"nl", "", "heeft opgegeven", RESIGNS},    {"nl", "", "verliest", LOSES},
    {"nl", "", "wint", WINS},                  {"nl", "", "won", WINS},
    {"nl", "", "heeft gewonnen", WINS},        {"nl", "winst voor", "", WINS},
    {"ru", "", "сдались", RESIGNS},            {"ru", "", "сдаются", RESIGNS},
    {"ru", "", "просрочили время", LOSES},
    {"ru", "", "проиграли", LOSES},            {"ru", "поражение", "", LOSES},
    {"ru", "", "выиграли", WINS},              {"ru", "", "выигрывают", WINS},
    {"ru", "", "победили", WINS},              {"ru", "победа", "", WINS},
    {"pl", "", "poddały się", RESIGNS},        {"pl", "", "poddają się", RESIGNS},
    {"pl", "", "poddały", RESIGNS},            {"pl", "", "przegrały", LOSES},
    {"pl", "", "poddały partię", RESIGNS},
    {"pl", "", "przegrywają", LOSES},          {"pl", "", "wygrały", WINS},
    {"pl", "", "wygrywają", WINS},             {"pl", "wygrana", "", WINS},
    {"pl", "zwycięstwo", "", WINS},
    {"cs", "", "se vzdal", RESIGNS},           {"cs", "", "vzdal", RESIGNS},
    {"cs", "", "se vzdává", RESIGNS},          {"cs", "", "vzdává", RESIGNS},
    {"cs", "", "vzdal partii", RESIGNS},       {"cs", "", "prohrál", LOSES},
    {"cs", "", "vyhrál", WINS},                {"cs", "", "vyhrává", WINS},
    {"cs", "", "zvítězil", WINS},              {"cs", "výhra", "", WINS},
    {"cs", "vítězství", "", WINS},
    {"ca", "les", "abandonen", RESIGNS},       {"ca", "", "abandonen", RESIGNS},
    {"sr", "", "predaje", RESIGNS},            {"sr", "", "predao", RESIGNS},
    {"sr", "", "pobeđuje", WINS},
    {"sv", "", "ger upp", RESIGNS},            {"sv", "", "gav upp", RESIGNS},
    {"sv", "", "uppgivet", RESIGNS},           {"sv", "", "förlorade", LOSES},
    {"sv", "", "vinner", WINS},                {"sv", "", "vann", WINS},
    {"da", "", "opgiver", RESIGNS},            {"da", "", "opgav", RESIGNS},
    {"da", "", "gav op", RESIGNS},             {"da", "", "tabte", LOSES},
    {"da", "", "vinder", WINS},                {"da", "", "vandt", WINS},
    {"nb", "", "gir opp", RESIGNS},            {"nb", "", "ga opp", RESIGNS},
    {"nb", "", "oppgir", RESIGNS},             {"nb", "", "oppga", RESIGNS},
    {"nb", "", "oppgav", RESIGNS},             {"nb", "", "tapte", LOSES},
    {"nb", "", "vinner", WINS},                {"nb", "", "vant", WINS},
    {"fi", "", "luovutti", RESIGNS},           {"fi", "", "luovuttaa", RESIGNS},
    {"fi", "", "hävisi", LOSES},               {"fi", "", "voitti", WINS},
    {"hu", "", "feladta", RESIGNS},            {"hu", "", "feladja", RESIGNS},
    {"hu", "", "vesztett", LOSES},             {"hu", "", "nyert", WINS},
    {"uk", "", "здалися", RESIGNS},            {"uk", "", "здаються", RESIGNS},
    {"uk", "", "програли", LOSES},             {"uk", "", "виграли", WINS},
    {"ro", "", "cedează", RESIGNS},            {"ro", "", "a cedat", RESIGNS},
    {"ro", "", "a pierdut", LOSES},            {"ro", "", "a câștigat", WINS},
};

static const phrase draws[] = {
    {"en", "draw"}, {"en", "drawn"}, {"en", "draw agreed"}, {"en", "drawn game"},
    {"en", "game drawn"}, {"en", "agreed drawn"}, {"en", "a draw"}, {"fr", "nulle"}, {"fr", "nul"},
    {"fr", "partie nulle"}, {"fr", "match nul"}, {"fr", "nullité"}, {"fr", "nulle convenue"},
    {"fr", "nulle acceptée"}, {"de", "remis"}, {"de", "unentschieden"}, {"de", "remis vereinbart"},
    {"de", "remis gegeben"}, {"es", "tablas"}, {"es", "tablas acordadas"}, {"es", "partida tablas"},
    {"es", "empate"}, {"it", "patta"}, {"it", "partita patta"}, {"it", "patta concordata"},
    {"pt", "empate"}, {"pt", "partida empatada"}, {"pt", "empate acordado"}, {"nl", "remise"},
    {"nl", "remise gegeven"}, {"nl", "remise overeengekomen"}, {"ru", "ничья"}, {"pl", "remis"},
    {"pl", "partia remisowa"}, {"cs", "remíza"}, {"cs", "remis"}, {"cs", "nerozhodně"},
    {"ca", "taules"}, {"sr", "remi"}, {"sv", "remi"}, {"da", "remis"}, {"nb", "remis"},
    {"fi", "tasapeli"}, {"hu", "döntetlen"}, {"uk", "нічия"}, {"ro", "remiză"},
};

/* Sentences that say that the game was drawn. */
static const phrase agreements[] = {
    {"en", "the game was drawn"}, {"fr", "la partie est nulle"}, {"de", "die partie endete remis"},
    {"ru", "согласились на ничью"}, {"da", "remis blev det"}, {"da", "det blev remis"},
    {"nb", "det ble remis"}, {"sv", "det blev remi"}, {"de", "es wurde remis"},
    {"de", "remis wurde es"}, {"en", "the players shook hands on a draw"},
    {"en", "they agreed a draw"}, {"en", "we agreed a draw"}, {"en", "a draw was agreed"},
    {"es", "convinimos tablas"}, {"es", "convinieron tablas"}, {"es", "acordaron tablas"},
    {"es", "acordamos tablas"}, {"fr", "la nullité fut conclue"}, {"fr", "la nulle fut signée"},
    {"fr", "nous avons fait nulle"}, {"de", "man einigte sich auf remis"},
    {"de", "wir einigten uns auf remis"}, {"de", "sie einigten sich auf remis"},
    {"it", "si accordarono per la patta"}, {"en", "it was a draw"}, {"nl", "het werd remise"},
    {"fr", "ce fut la nulle"}, {"fr", "ce fut nulle"}, {"it", "fu patta"},
    {"es", "acabó en tablas"}, {"es", "terminó en tablas"}, {"da", "vi blev enige om remis"},
    {"da", "blev vi enige om remis"},
    {"pl", "zgodziliśmy się na remis"}, {"pl", "zgodzili się na remis"},
};

/* What is said of a player whose color is not named. Alone, such words speak of the side to move,
 * which resigns or whose flag falls: no other clock runs. That a player wins or loses only counts
 * behind the name of a player whose color is known (an__tells_fate). */
static const fate fates[] = {
    {"en", "resigns", RESIGNS}, {"en", "resigned", RESIGNS}, {"en", "resign", RESIGNS},
    {"en", "gave up", RESIGNS}, {"en", "threw in the towel", RESIGNS},
    {"en", "had to resign", RESIGNS}, {"en", "his flag fell", RESIGNS},
    {"en", "her flag fell", RESIGNS}, {"en", "my flag fell", RESIGNS},
    {"en", "the flag fell", RESIGNS}, {"en", "flag fell", RESIGNS},
    {"en", "lost on time", RESIGNS}, {"en", "ran out of time", RESIGNS},
    {"en", "laid down my king", WRITER_RESIGNS}, {"en", "laid down his king", RESIGNS},
    {"en", "won", WINS}, {"en", "lost", LOSES}, {"en", "wins", WINS}, {"en", "loses", LOSES},
    {"fr", "abandonne", RESIGNS}, {"fr", "abandonnent", RESIGNS}, {"fr", "abandonné", RESIGNS},
    {"fr", "abandonna", RESIGNS}, {"fr", "j'abandonne", WRITER_RESIGNS},
    {"fr", "j'abandonnai", WRITER_RESIGNS}, {"fr", "j'ai abandonné", WRITER_RESIGNS},
    {"fr", "a abandonné", RESIGNS}, {"fr", "capitule", RESIGNS}, {"fr", "capitula", RESIGNS},
    {"fr", "coucha son roi", RESIGNS}, {"fr", "couche son roi", RESIGNS},
    {"fr", "a couché son roi", RESIGNS}, {"fr", "son drapeau tomba", RESIGNS},
    {"fr", "son drapeau tombe", RESIGNS}, {"fr", "son drapeau est tombé", RESIGNS},
    {"fr", "mon drapeau tomba", RESIGNS}, {"fr", "mon drapeau est tombé", RESIGNS},
    {"fr", "perdit au temps", RESIGNS}, {"fr", "perd au temps", RESIGNS},
    {"fr", "a perdu au temps", RESIGNS}, {"fr", "arrêta la pendule", RESIGNS},
    {"fr", "a arrêté la pendule", RESIGNS}, {"fr", "a gagné", WINS}, {"fr", "gagne", WINS},
    {"fr", "a perdu", LOSES}, {"fr", "perd", LOSES},
    {"de", "aufgegeben", RESIGNS}, {"de", "gibt auf", RESIGNS}, {"de", "gab auf", RESIGNS},
    {"de", "verlor auf zeit", RESIGNS}, {"de", "überschritt die zeit", RESIGNS},
    {"de", "hat aufgegeben", RESIGNS}, {"de", "habe aufgegeben", RESIGNS}, {"de", "gewann", WINS},
    {"de", "hat gewonnen", WINS}, {"de", "habe gewonnen", WINS}, {"de", "gewinnt", WINS},
    {"de", "verlor", LOSES}, {"de", "hat verloren", LOSES}, {"de", "habe verloren", LOSES},
    {"de", "verliert", LOSES},
    {"es", "perdió por tiempo", RESIGNS}, {"es", "inclinó su rey", RESIGNS},
    {"es", "abandona", RESIGNS}, {"es", "abandonan", RESIGNS}, {"es", "se rinde", RESIGNS},
    {"es", "se rinden", RESIGNS}, {"es", "abandonó", RESIGNS}, {"es", "se rindió", RESIGNS},
    {"es", "abandoné", WRITER_RESIGNS}, {"es", "ganó", WINS}, {"es", "perdió", LOSES},
    {"es", "gana", WINS}, {"es", "pierde", LOSES},
    {"it", "abbandona", RESIGNS}, {"it", "abbandonano", RESIGNS}, {"it", "si arrende", RESIGNS},
    {"it", "si arrese", RESIGNS}, {"it", "abbandonò", RESIGNS}, {"it", "ha abbandonato", RESIGNS},
    {"it", "ho abbandonato", WRITER_RESIGNS}, {"it", "ha vinto", WINS}, {"it", "ha perso", LOSES},
    {"it", "vince", WINS}, {"it", "perde", LOSES},
    {"pt", "abandona", RESIGNS}, {"pt", "abandonam", RESIGNS}, {"pt", "desiste", RESIGNS},
    {"pt", "abandonou", RESIGNS}, {"pt", "desistiu", RESIGNS}, {"pt", "deitou o rei", RESIGNS},
    {"pt", "deitei o rei", WRITER_RESIGNS}, {"pt", "abandonei", WRITER_RESIGNS},
    {"pt", "desisti", WRITER_RESIGNS}, {"pt", "ganhou", WINS}, {"pt", "venceu", WINS},
    {"pt", "perdeu", LOSES}, {"pt", "ganha", WINS}, {"pt", "vence", WINS}, {"pt", "perde", LOSES},
    {"nl", "opgegeven", RESIGNS}, {"nl", "geeft op", RESIGNS}, {"nl", "gaf op", RESIGNS},
    {"nl", "geeft het op", RESIGNS}, {"nl", "gaf het op", RESIGNS}, {"nl", "won", WINS},
    {"nl", "heb gewonnen", WINS}, {"nl", "heeft gewonnen", WINS}, {"nl", "wint", WINS},
    {"nl", "verloor", LOSES}, {"nl", "heb verloren", LOSES}, {"nl", "heeft verloren", LOSES},
    {"nl", "verliest", LOSES},
    {"ru", "сдался", RESIGNS}, {"ru", "сдались", RESIGNS}, {"ru", "сдаётся", RESIGNS},
    {"ru", "сдаются", RESIGNS}, {"ru", "сдается", RESIGNS}, {"ru", "сдалась", RESIGNS},
    {"ru", "выиграл", WINS}, {"ru", "выиграла", WINS}, {"ru", "проиграл", LOSES},
    {"ru", "проиграла", LOSES}, {"ru", "выигрывает", WINS}, {"ru", "проигрывает", LOSES},
    {"pl", "poddał się", RESIGNS}, {"pl", "poddały się", RESIGNS}, {"pl", "poddaje się", RESIGNS},
    {"pl", "poddała się", RESIGNS}, {"pl", "poddałem się", WRITER_RESIGNS},
    {"pl", "poddałam się", WRITER_RESIGNS}, {"pl", "wygrał", WINS}, {"pl", "wygrała", WINS},
    {"pl", "przegrał", LOSES}, {"pl", "przegrała", LOSES}, {"pl", "wygrywa", WINS},
    {"pl", "przegrywa", LOSES},
    {"cs", "vzdal", RESIGNS}, {"cs", "vzdává", RESIGNS}, {"cs", "vzdal se", RESIGNS},
    {"cs", "vzdal jsem", WRITER_RESIGNS}, {"cs", "vyhrál", WINS}, {"cs", "prohrál", LOSES},
    {"cs", "vyhrává", WINS}, {"cs", "prohrává", LOSES},
    {"ca", "abandona", RESIGNS}, {"ca", "abandonen", RESIGNS},
    {"sr", "predaje", RESIGNS},
    {"sv", "ger upp", RESIGNS}, {"sv", "gav upp", RESIGNS}, {"sv", "vann", WINS},
    {"sv", "förlorade", LOSES}, {"sv", "vinner", WINS}, {"sv", "förlorar", LOSES},
    {"da", "opgiver", RESIGNS}, {"da", "opgav", RESIGNS}, {"da", "gav op", RESIGNS},
    {"da", "vandt", WINS}, {"da", "tabte", LOSES}, {"da", "vinder", WINS}, {"da", "taber", LOSES},
    {"nb", "gir opp", RESIGNS}, {"nb", "ga opp", RESIGNS}, {"nb", "oppga", RESIGNS},
    {"nb", "vant", WINS}, {"nb", "tapte", LOSES}, {"nb", "taper", LOSES},
    {"fi", "luovutti", RESIGNS},
    {"hu", "feladta", RESIGNS},
    {"uk", "здався", RESIGNS}, {"uk", "здалися", RESIGNS},
    {"ro", "a cedat", RESIGNS}, {"ro", "cedează", RESIGNS},
};

/* Nouns for a resignation, which may mean something else before other words: "Aufgabe: ..." is an
 * exercise. */
static const phrase resignation_nouns[] = {
    {"fr", "abandon"}, {"de", "aufgabe"}, {"es", "abandono"}, {"it", "abbandono"},
};

/* Words for a player before what is said of him, as in "my opponent resigned". They tell no color. A
 * name may stand there, too. */
static const char *const subjects[] = {
    "I", "we", "he", "she", "they", "my opponent", "his opponent", "her opponent",
    "il mio avversario", "il", "elle", "ils", "elles", "mon adversaire", "son adversaire", "ich",
    "er", "sie", "mein gegner", "meine gegnerin", "mi rival", "mi adversario", "su rival", "yo",
    "él", "ella", "io", "lui", "lei", "eu", "ele", "ela", "o meu adversário", "ik", "hij", "zij",
    "mijn tegenstander", "jag", "han", "hon", "min motståndare", "jeg", "hun", "min modstander",
    "min motstander", "przeciwnik", "mój przeciwnik", "soupeř", "соперник", "противник",
    "мой соперник", "мой противник", "я", "он", "она",
};

/* Reasons that may stand behind. They never say who has won. */
static const phrase reasons[] = {
    {"en", "on time"},              {"en", "by resignation"},       {"en", "by agreement"},
    {"en", "by mutual agreement"},  {"en", "by repetition"},        {"en", "by stalemate"},
    {"en", "by threefold repetition"}, {"en", "by perpetual check"}, {"en", "agreed"},
    {"en", "by forfeit"},           {"en", "by checkmate"},         {"en", "the game"},
    {"en", "by insufficient material"},
    {"fr", "au temps"},             {"fr", "par accord"},           {"fr", "par accord mutuel"},
    {"fr", "d'un commun accord"},   {"fr", "par répétition"},       {"fr", "par pat"},
    {"fr", "par répétition de coups"}, {"fr", "par répétition de la position"},
    {"fr", "par échec perpétuel"},  {"fr", "par forfait"},          {"fr", "par abandon"},
    {"fr", "à la pendule"},         {"fr", "la partie"},            {"fr", "par mat"},
    {"fr", "par consentement mutuel"}, {"fr", "sur proposition des blancs"},
    {"fr", "sur proposition des noirs"},
    {"de", "durch zeitüberschreitung"}, {"de", "auf zeit"},         {"de", "durch zeit"},
    {"de", "durch aufgabe"},        {"de", "durch vereinbarung"},   {"de", "durch dauerschach"},
    {"de", "durch patt"},           {"de", "durch zugwiederholung"}, {"de", "durch matt"},
    {"de", "durch stellungswiederholung"}, {"de", "vereinbart"},    {"de", "die partie"},
    {"de", "kampflos"},
    {"es", "por tiempo"},           {"es", "por acuerdo"},          {"es", "de común acuerdo"},
    {"es", "por abandono"},         {"es", "por repetición"},       {"es", "por ahogado"},
    {"es", "por jaque perpetuo"},   {"es", "por mutuo acuerdo"},    {"es", "la partida"},
    {"it", "per il tempo"},         {"it", "per abbandono"},        {"it", "per tempo"},
    {"it", "d'accordo"},            {"it", "di comune accordo"},    {"it", "per stallo"},
    {"it", "per ripetizione"},      {"it", "per scacco perpetuo"},  {"it", "per accordo"},
    {"pt", "por tempo"},            {"pt", "por abandono"},         {"pt", "por acordo"},
    {"pt", "por repetição"},        {"pt", "de comum acordo"},      {"pt", "por afogamento"},
    {"pt", "por xeque perpétuo"},
    {"nl", "op tijd"},              {"nl", "door tijdsoverschrijding"}, {"nl", "in onderling overleg"},
    {"nl", "door herhaling"},       {"nl", "door eeuwig schaak"},   {"nl", "door pat"},
    {"ru", "по времени"},           {"ru", "по соглашению"},        {"ru", "вечным шахом"},
    {"ru", "повторением ходов"},    {"ru", "ввиду пата"},
    {"pl", "na czas"},              {"pl", "przez zgodę"},          {"pl", "wiecznym szachem"},
    {"pl", "przez pat"},            {"pl", "przez powtórzenie"},
    {"cs", "na čas"},               {"cs", "dohodou"},              {"cs", "věčným šachem"},
    {"cs", "patem"},                {"cs", "opakováním pozice"},
};

/* Words behind a resignation after which anything may follow: "White resigned because of the pin".
 */
static const phrase circumstances[] = {
    {"en", "after"},     {"en", "because"},   {"en", "due to"},    {"en", "in view of"},
    {"en", "since"},     {"en", "as"},        {"en", "on move"},   {"en", "at move"},
    {"en", "here"},      {"en", "without"},   {"en", "immediately"},
    {"fr", "après"},     {"fr", "car"},       {"fr", "parce que"}, {"fr", "puisque"},
    {"fr", "en raison"}, {"fr", "vu"},        {"fr", "devant"},    {"fr", "au"},
    {"fr", "ici"},       {"fr", "sans"},      {"fr", "en"},        {"fr", "à cause"},
    {"de", "nach"},      {"de", "weil"},      {"de", "da"},        {"de", "wegen"},
    {"de", "angesichts"}, {"de", "im"},       {"de", "ohne"},      {"de", "hier"},
    {"es", "por"},       {"es", "porque"},    {"es", "debido a"},  {"es", "ante"},
    {"es", "tras"},      {"es", "en"},        {"es", "sin"},       {"es", "después de"},
    {"it", "per"},       {"it", "perché"},    {"it", "dopo"},      {"it", "davanti"},
    {"it", "alla"},      {"it", "senza"},
    {"pt", "por"},       {"pt", "porque"},    {"pt", "devido"},    {"pt", "após"},
    {"pt", "diante"},    {"pt", "no"},        {"pt", "sem"},
    {"nl", "na"},        {"nl", "omdat"},     {"nl", "wegens"},    {"nl", "want"},
    {"nl", "in"},        {"nl", "zonder"},
    {"ru", "из-за"},     {"ru", "так как"},   {"ru", "ввиду"},     {"ru", "после"},
    {"ru", "потому что"}, {"ru", "на"},
    {"pl", "po"},        {"pl", "bo"},        {"pl", "ponieważ"},  {"pl", "z powodu"},
    {"pl", "wobec"},     {"pl", "w"},
    {"cs", "po"},        {"cs", "protože"},   {"cs", "kvůli"},     {"cs", "v"},
};

/* Scores that are written in words or with a stroke. With a dash they are read everywhere. */
static const struct {
    const char *words;
    an_result result;
} scores[] = {
    {"1 à 0", AN_WHITE_WINS}, {"0 à 1", AN_BLACK_WINS}, {"1/0", AN_WHITE_WINS}, {"0/1", AN_BLACK_WINS},
    {"½ à ½", AN_DRAW},       {"1/2 à 1/2", AN_DRAW},
};

/* Words that may stand before, one or two of them: "et ici les Noirs abandonnent". */
static const char *const lead_words[] = {
    "and", "et", "und", "y", "e", "en", "и", "i", "a", "och", "og", "ja", "és", "itt", "і", "și",
    "here", "so", "then", "finally", "ici", "alors", "puis", "enfin", "hier", "dann", "schließlich",
    "aquí", "entonces", "men", "po czym", "là-dessus", "tu", "poi", "luego", "qui", "allora", "então", "toen", "здесь", "тут", "tutaj", "zde",
};

/* Labels that may stand before: "Résultat : nulle". */
static const char *const labels[] = {
    "result",     "final result",    "score",   "résultat",  "résultat final", "ergebnis",
    "endstand",   "resultado", "resultado final", "risultato", "risultato finale",
    "uitslag",    "resultaat",       "результат", "wynik",   "výsledek",
};
/* clang-format on */

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

/* Removes `words` and the blanks behind them from the beginning of *text. Returns false, and leaves
 * *text unchanged, if it begins otherwise. Empty words always match. */
static bool take(an_text *text, const char *words)
{
    size_t size = an_folded_size(*text, words);
    if (size == 0)
        return *words == '\0';
    *text = an_text_trimmed(an_text_after(*text, size));
    return true;
}

/* Returns true if the text is empty, or consists of one reason or two in this language, as in "the
 * game on time". */
static bool ends(an_text text, const char *language)
{
    enum { MOST = 2 };
    for (unsigned count = 0; count < MOST && text.size > 0; count++) {
        an_text shortest = text;
        for (size_t i = 0; i < COUNT(reasons); i++) {
            an_text rest = text;
            bool is_said =
                take(&rest, reasons[i].words) && strcmp(reasons[i].language, language) == 0;
            if (is_said && rest.size < shortest.size)
                shortest = rest;
        }
        text = shortest;
    }
    return text.size == 0;
}

/* Returns true if the text begins with a circumstance in this language. */
static bool tells_circumstance(an_text text, const char *language)
{
    for (size_t i = 0; i < COUNT(circumstances); i++)
        if (strcmp(circumstances[i].language, language) == 0 &&
            an_folded_size(text, circumstances[i].words) > 0)
            return true;
    return false;
}

/* Like take, for words that an aside between commas may precede: ", after long thought, resigned".
 */
static bool take_behind_aside(an_text *text, const char *words)
{
    const char *comma = text->size > 1 && *text->at == ',' && *words != '\0'
                            ? memchr(text->at + 1, ',', text->size - 1)
                            : NULL;
    if (comma != NULL)
        *text = an_text_trimmed(an_text_after(*text, (size_t)(comma + 1 - text->at)));
    return take(text, words);
}

/* Returns true if the text is `words`, with an aside between commas before them or without, and
 * with reasons or, if `may_go_on`, circumstances behind them or without. */
static bool is_sentence(an_text text, const char *words, const char *language, bool may_go_on)
{
    return take_behind_aside(&text, words) &&
           (ends(text, language) || (may_go_on && tells_circumstance(text, language)));
}

static bool is_agreement(an_text text)
{
    bool is_said = false;
    for (size_t i = 0; i < COUNT(agreements) && !is_said; i++)
        is_said = is_sentence(text, agreements[i].words, agreements[i].language, true);
    return is_said;
}

/* Returns what the text says of a player; NULL if it says nothing of the kind. */
static const fate *fate_of(an_text text)
{
    for (size_t i = 0; i < COUNT(fates); i++)
        if (is_sentence(text, fates[i].words, fates[i].language, fates[i].says == RESIGNS))
            return &fates[i];
    return NULL;
}

/* Returns true if the text is one of `count` phrases, with reasons behind it or without. */
static bool is_phrase(const phrase *phrases, size_t count, an_text text)
{
    for (size_t i = 0; i < count; i++) {
        an_text rest = text;
        if (take(&rest, phrases[i].words) && ends(rest, phrases[i].language))
            return true;
    }
    return false;
}

/* Returns who has won if a text is the sentence `said` with the name of a side in it; else
 * AN_NO_RESULT. */
static an_result winner(an_text text, const sentence *said)
{
    if (!take(&text, said->before))
        return AN_NO_RESULT;
    for (size_t i = 0; i < COUNT(sides); i++) {
        an_text rest = text;
        bool is_said = take(&rest, sides[i].words) &&
                       strcmp(sides[i].language, said->language) == 0 &&
                       take_behind_aside(&rest, said->behind) &&
                       (ends(rest, said->language) ||
                        (said->says == RESIGNS && tells_circumstance(rest, said->language)));
        if (is_said)
            return (sides[i].color == AN_WHITE) == (said->says == WINS) ? AN_WHITE_WINS
                                                                        : AN_BLACK_WINS;
    }
    return AN_NO_RESULT;
}

static bool begins_with_side(an_text words)
{
    for (size_t i = 0; i < COUNT(sides); i++)
        if (an_folded_size(words, sides[i].words) > 0)
            return true;
    return false;
}

/* Returns who has won if all of `words` is a sentence with the name of a side in it; with
 * `resigns_only`, one in which that side resigns. */
static an_result result_of_side(an_text words, bool resigns_only)
{
    const bool names_side = begins_with_side(words);
    for (size_t i = 0; i < COUNT(sentences) && words.size > 0; i++) {
        bool may_be = (names_side || *sentences[i].before != '\0') &&
                      (!resigns_only || sentences[i].says == RESIGNS);
        an_result result = may_be ? winner(words, &sentences[i]) : AN_NO_RESULT;
        if (result != AN_NO_RESULT)
            return result;
    }
    return AN_NO_RESULT;
}

bool an__names_draw(an_text words)
{
    return is_phrase(draws, COUNT(draws), words);
}

/* Returns the result that all of `words` say, whoever is to move. */
static an_result result_of(an_text words, an_color turn)
{
    (void)turn;
    const an_result result = result_of_side(words, false);
    if (result != AN_NO_RESULT)
        return result;
    for (size_t i = 0; i < COUNT(scores); i++)
        if (an_folded_size(words, scores[i].words) == words.size && words.size > 0)
            return scores[i].result;
    const bool is_draw = an__names_draw(words) || is_agreement(words);
    return is_draw ? AN_DRAW : AN_NO_RESULT;
}

/* Returns the result in figures that all of `text` says; AN_NO_RESULT if it says something else. */
static an_result result_in_figures(an_text text)
{
    size_t size;
    an_result result = an_result_read(text, &size);
    return size == text.size && result != AN_UNFINISHED ? result : AN_NO_RESULT;
}

/* Returns the result behind a label, in words or figures: "Résultat : nulle", "Résultat 1/2". */
static an_result labelled_result(an_text words)
{
    for (size_t i = 0; i < COUNT(labels); i++) {
        an_text rest = words;
        if (!take(&rest, labels[i]))
            continue;
        if (rest.size > 0 && an_is_among(*rest.at, ":="))
            rest = an_text_trimmed(an_text_after(rest, 1));
        an_result result = result_of(rest, AN_WHITE);
        result = result == AN_NO_RESULT ? result_in_figures(rest) : result;
        if (result != AN_NO_RESULT)
            return result;
    }
    return AN_NO_RESULT;
}

enum { LEADS = 2 };

/* Returns what `read` finds in all words, or else in those behind up to `leads` words before them:
 * "I bianchi vincono" begins with an article that is a conjunction in Catalan. */
static an_result said_behind(an_result (*read)(an_text words, an_color turn), an_text words,
                             an_color turn, unsigned leads)
{
    an_result result = words.size > 0 ? read(words, turn) : AN_NO_RESULT;
    for (size_t i = 0; i < COUNT(lead_words) && leads > 0 && result == AN_NO_RESULT; i++) {
        an_text rest = words;
        if (take(&rest, lead_words[i]))
            result = said_behind(read, rest, turn, leads - 1);
    }
    return result;
}

/* "Draw agreed 1/2", "Les Noirs abandonnent (1-0)": removes a result in figures from the end of
 * *words, and returns it; AN_NO_RESULT if there is none. */
static an_result take_figures(an_text *words)
{
    size_t begin = words->size;
    while (begin > 0 && !an_is_among(words->at[begin - 1], " (,:"))
        begin--;
    const an_result result =
        begin > 0 ? result_in_figures(an_text_after(*words, begin)) : AN_NO_RESULT;
    while (begin > 0 && an_is_among(words->at[begin - 1], " (,:"))
        begin--;
    if (result != AN_NO_RESULT)
        words->size = begin;
    return result;
}

an_result an__result_in_words(an_text words)
{
    words = an_text_trimmed(words);
    an_result result = said_behind(result_of, words, AN_WHITE, LEADS);
    result = result == AN_NO_RESULT ? labelled_result(words) : result;
    if (result != AN_NO_RESULT)
        return result;
    const an_result figures = take_figures(&words);
    result = figures == AN_NO_RESULT ? figures : said_behind(result_of, words, AN_WHITE, LEADS);
    return result == figures ? result : AN_NO_RESULT;
}

bool an__tells_fate(an_text words, bool *wins)
{
    const fate *told = fate_of(words);
    *wins = told != NULL && told->says == WINS;
    return told != NULL && told->says != WRITER_RESIGNS;
}

/* Removes a word for a player, or a name of up to MOST words, from the beginning of `words`. Sets
 * `*is_named` to false if it is such a word: a name is that of the side to move. */
static an_text behind_subject(an_text words, bool *is_named)
{
    enum { MOST = 4 };
    size_t letter;
    *is_named = true;
    for (size_t i = 0; i < COUNT(subjects); i++)
        if (take(&words, subjects[i])) {
            *is_named = false;
            return words;
        }
    for (unsigned i = 0; i < MOST && words.size > 0; i++) {
        const uint32_t first = an_utf8_decode(words, &letter);
        size_t size = 0;
        while (size < words.size && words.at[size] != ' ' && words.at[size] != ',')
            size++;
        if (an__small_letter(first) == first || size == words.size)
            break;
        words = an_text_trimmed(an_text_after(words, size));
    }
    return words;
}

static an_result loss_of(an_color color)
{
    return color == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS;
}

/* Returns the result if the text says that a side wins, loses or resigns, that the player to move
 * resigns, or that a draw was agreed. Returns AN_UNFINISHED if a player resigns whose color nobody
 * knows. */
static an_result ending_of(an_text words, an_color turn)
{
    const an_result result = result_of_side(words, true);
    if (result != AN_NO_RESULT)
        return result;
    if (is_agreement(words))
        return AN_DRAW;
    bool is_named = true;
    const fate *told = fate_of(words);
    told = told == NULL ? fate_of(behind_subject(words, &is_named)) : told;
    if (told == NULL || told->says == WINS || told->says == LOSES)
        return AN_NO_RESULT;
    return is_named && told->says == RESIGNS ? loss_of(turn) : AN_UNFINISHED;
}

an_result an__ending_in_words(an_text words, an_color turn, bool may_go_on)
{
    words = an_text_trimmed(words);
    if (!may_go_on && is_phrase(resignation_nouns, COUNT(resignation_nouns), words))
        return loss_of(turn);
    return said_behind(ending_of, words, turn, LEADS);
}
