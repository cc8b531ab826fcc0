/* Messages about problems that cannot be read. */
#include "problem_messages.h"

#include "algnot/solve.h"

#include "bitboard.h"
#include "escape.h"
#include "excerpt.h"
#include "extremes.h"
#include "sentence.h"
#include "text.h"

/* ---- message ---- */

/* A code and its sentences. Their holes: {text} the words at fault, {side} the side with several
 * kings, {kings} their squares, {detail} the message about a FEN or a move, {languages} those in
 * which a list of pieces gives different positions. */
typedef struct fault_row {
    const char *slug;
    const char *in[AN_MESSAGE_LANGUAGE_COUNT];
} fault_row;

_Static_assert(AN_SOLVE_MOVES_MAX == 200 && AN_SOLVE_SERIES_MAX == 500,
               "the message about a long stipulation has these numbers");

/* clang-format off */
static const fault_row rows[AN_PROBLEM_FAULT_COUNT] = {
    [AN_PROBLEM_SOUND] = {"ok", {"", ""}},
    [AN_PROBLEM_NO_POSITION] = {"no-position",
        {"there is no position: give a FEN, or the pieces as in 'White: Kf1 Qa3 / Black: Ke5'",
         "il n'y a pas de position : donnez un FEN, ou les pièces comme dans « Blancs : Rf1 Da3 / "
         "Noirs : Re5 »"}},
    [AN_PROBLEM_FEN] = {"bad-position", {"{detail}", "{detail}"}},
    [AN_PROBLEM_FEN_DOUBT] = {"unlikely-position", {"{detail}", "{detail}"}},
    [AN_PROBLEM_KINGS] = {"several-kings",
        {"{side} has several kings: {kings}", "{side} ont plusieurs rois : {kings}"}},
    [AN_PROBLEM_TWO_POSITIONS] = {"two-positions",
        {"a second position: an empty line ends a problem",
         "une deuxième position : une ligne vide termine un problème"}},
    [AN_PROBLEM_PIECES_WORD] = {"bad-pieces",
        {"{text} is neither a piece nor a square", "{text} n'est ni une pièce ni une case"}},
    [AN_PROBLEM_PIECE_LETTER] = {"fairy-piece",
        {"{text}: no orthodox piece has this letter in the language of the list; nothing is solved",
         "{text} : aucune pièce orthodoxe n'a cette lettre dans la langue de la liste ; rien n'est résolu"}},
    [AN_PROBLEM_RIDER] = {"fairy-piece",
        {"{text} is a nightrider in Popeye's Forsyth, where a knight is S; a FEN is given with --fen",
         "{text} est un noctambule dans le Forsyth de Popeye, où un cavalier est S ; un FEN se donne "
         "avec --fen"}},
    [AN_PROBLEM_NO_COLOR] = {"no-color",
        {"whose piece is {text}? write 'White:' or 'Black:' before the pieces of a side",
         "à qui est {text} ? écrivez « Blancs : » ou « Noirs : » devant les pièces d'un camp"}},
    [AN_PROBLEM_NO_SQUARE] = {"no-square",
        {"no square follows {text}", "aucune case ne suit {text}"}},
    [AN_PROBLEM_SQUARE_TWICE] = {"square-twice",
        {"{text}: another piece stands on this square already",
         "{text} : une autre pièce occupe déjà cette case"}},
    [AN_PROBLEM_PIECE_COUNT] = {"piece-count",
        {"{text} is not the number of pieces on the board",
         "{text} n'est pas le nombre de pièces sur l'échiquier"}},
    [AN_PROBLEM_UNDECIDED_PIECES] = {"undecided-language",
        {"the pieces can be read in {languages}, each time as another position: say which with "
         "--from",
         "les pièces se lisent en {languages}, à chaque fois comme une autre position : précisez "
         "avec --from"}},
    [AN_PROBLEM_NO_STIPULATION] = {"no-stipulation",
        {"there is no stipulation: write one, or give it with --stipulation='h#2'",
         "il n'y a pas d'énoncé : écrivez-le, ou donnez-le avec --stipulation='h#2'"}},
    [AN_PROBLEM_STIPULATION] = {"unknown-stipulation",
        {"{text} is no stipulation that can be solved: #2, =3, s#3, r#2, semi-r#2, h#2.5, hs#3, "
         "ser-h#5 and their like can",
         "{text} n'est pas un énoncé que l'on sache résoudre : #2, =3, s#3, r#2, semi-r#2, h#2,5, "
         "hs#3, ser-h#5 et leurs semblables le sont"}},
    [AN_PROBLEM_STIPULATION_UNCOUNTED] = {"unknown-stipulation",
        {"{text} does not say in how many moves: at least 1, as in #2",
         "{text} ne dit pas en combien de coups : au moins 1, comme dans #2"}},
    [AN_PROBLEM_STIPULATION_HALVED] = {"unknown-stipulation",
        {"{text}: only help play that is no series has half a move: h#2.5 or hs#2.5",
         "{text} : seul le jeu aidé, hors séries, a un demi-coup : h#2,5 ou hs#2,5"}},
    [AN_PROBLEM_STIPULATION_LONG] = {"unknown-stipulation",
        {"{text} is too long: at most 200 half-moves are searched, or 500 moves of a series",
         "{text} est trop long : la recherche va jusqu'à 200 demi-coups, ou 500 coups d'une série"}},
    [AN_PROBLEM_OTHER_STIPULATION] = {"two-stipulations",
        {"{text} contradicts the stipulation that was given before",
         "{text} contredit l'énoncé déjà donné"}},
    [AN_PROBLEM_CONDITION] = {"unknown-condition",
        {"{text} is not a condition that is known here; nothing is solved",
         "{text} n'est pas une condition connue ici ; rien n'est résolu"}},
    [AN_PROBLEM_WORDS] = {"unknown-condition",
        {"{text} is neither a stipulation nor a condition that is known here; nothing is solved",
         "{text} n'est ni un énoncé ni une condition connus ici ; rien n'est résolu"}},
    [AN_PROBLEM_OTHER_CONDITION] = {"two-conditions",
        {"{text} contradicts the variant that was given before",
         "{text} contredit la variante déjà donnée"}},
    [AN_PROBLEM_OPTION] = {"unknown-option",
        {"{text} is not understood; nothing is solved", "{text} n'est pas compris ; rien n'est résolu"}},
    [AN_PROBLEM_OPTION_VALUE] = {"bad-value",
        {"{text} means nothing here", "{text} ne veut rien dire ici"}},
    [AN_PROBLEM_INTENDED] = {"bad-intention",
        {"{text} is not a number of solutions: 2, or branches a half-move as in 2.1.1",
         "{text} n'est pas un nombre de solutions : 2, ou les branches par demi-coup comme dans "
         "2.1.1"}},
    [AN_PROBLEM_TWIN] = {"bad-twin",
        {"{text} is no change of a twin: write c3→c4, a1<->h1, -d5, +wPe4, d5=Q or a stipulation",
         "{text} n'est pas une modification de jumeau : écrivez c3→c4, a1<->h1, -d5, +bPe4, d5=D ou "
         "un énoncé"}},
    [AN_PROBLEM_TWIN_SQUARE] = {"twin-empty-square",
        {"{text}: nothing stands on this square", "{text} : cette case est vide"}},
    [AN_PROBLEM_TWIN_OCCUPIED] = {"twin-occupied-square",
        {"{text}: the square is occupied", "{text} : la case est occupée"}},
    [AN_PROBLEM_TWIN_PIECE] = {"twin-other-piece",
        {"{text}: another piece stands on this square",
         "{text} : c'est une autre pièce qui occupe cette case"}},
    [AN_PROBLEM_TWIN_BASE] = {"twin-without-base",
        {"{text} changes the twin before, which was refused; nothing is solved",
         "{text} modifie le jumeau précédent, qui a été refusé ; rien n'est résolu"}},
    [AN_PROBLEM_TWIN_POSITION] = {"twin-position",
        {"the twin {text}: {detail}", "le jumeau {text} : {detail}"}},
    [AN_PROBLEM_TOO_MANY_TWINS] = {"too-many-twins",
        {"a problem may have 25 twins, of 8 changes each",
         "un problème peut avoir 25 jumeaux, de 8 modifications chacun"}},
    [AN_PROBLEM_OUTPUT_WORD] = {"unknown-word",
        {"{text} is no word of Popeye's language that is understood here; nothing is solved",
         "{text} n'est pas un mot du langage de Popeye compris ici ; rien n'est résolu"}},
    [AN_PROBLEM_JSON] = {"bad-json",
        {"this is not a JSON object on one line", "ce n'est pas un objet JSON sur une ligne"}},
    [AN_PROBLEM_LINE] = {"bad-solution",
        {"the solution that is given cannot be played: {detail}",
         "la solution donnée ne peut se jouer : {detail}"}},
    [AN_PROBLEM_DUPLEX] = {"no-duplex",
        {"duplex: the other side cannot begin, {detail}",
         "duplex : l'autre camp ne peut commencer, {detail}"}},
    [AN_PROBLEM_NO_MEMORY] = {"out-of-memory", {"out of memory", "mémoire insuffisante"}},
    [AN_PROBLEM_TWIN_OUTSIDE] = {"twin-off-board",
        {"{text}: a piece would leave the board", "{text} : une pièce sortirait de l'échiquier"}},
    [AN_PROBLEM_WHITE_TO_PLAY] = {"no-white-to-play",
        {"{text} is for help play of at least two moves that Black begins, such as h#2",
         "{text} vaut pour un jeu d'aide d'au moins deux coups que les Noirs commencent, comme h#2"}},
    [AN_PROBLEM_COMMA] = {"unclear-comma",
        {"{text}: a pawn, or one more piece like the one before? Put a blank behind the comma, or a letter",
         "{text} : un pion, ou encore une pièce comme la précédente ? Mettez un blanc après la virgule, ou une lettre"}},
    [AN_PROBLEM_UNDECIDED_WORDS] = {"undecided-language",
        {"{text} can be read in {languages}, differently in each: say which with --from",
         "{text} se lit en {languages}, à chaque fois autrement : précisez avec --from"}},
};
const char *const an__problem_sides[2][AN_MESSAGE_LANGUAGE_COUNT] = {
    {"White", "les Blancs"}, {"Black", "les Noirs"}};
const char *const an__problem_zugzwang[] = {"zugzwang", "blocus"};
static const char *const in_language[AN_MESSAGE_LANGUAGE_COUNT] = {" and ", " et en "};
/* clang-format on */

const char *an__problem_fault_slug(an_problem_fault_kind kind)
{
    return rows[kind].slug;
}

/* ---- sentences ---- */

static void put_languages(an_buffer *out, uint64_t languages, an_message_language language)
{
    const char *joint = "";
    for (size_t i = 0; i < an_language_count; i++) {
        if ((languages >> i & 1) == 0)
            continue;
        an__buffer_put(out, joint);
        an__buffer_put(out, an_language_name(&an_languages[i], language));
        joint = in_language[language];
    }
}

static void put_squares(an_buffer *out, an_squares squares)
{
    char square[3];
    while (squares != 0) {
        size_t size = an_square_write(square, an_take_first(&squares));
        an_buffer_add(out, square, size);
        an__buffer_put(out, squares != 0 ? ", " : "");
    }
}

/* Puts the words at fault, shortened if they are long. */
static void put_words(an_buffer *out, an_text text, an_message_language language)
{
    enum { LONGEST = 60 };
    size_t size = 0;
    while (size < text.size && size < LONGEST && !an_is_line_end(text.at[size]))
        size++;
    while (size > 0 && size < text.size && ((unsigned char)text.at[size] & 0xc0) == 0x80)
        size--;
    an__put_quoted(out, an_text_from(text.at, size), language);
}

static void put_hole(an_buffer *out, an_text hole, const an_problem_fault *fault,
                     an_message_language language)
{
    if (an_text_is(hole, "text"))
        put_words(out, fault->part, language);
    else if (an_text_is(hole, "detail"))
        an__put_sentence(out, &fault->finding, language);
    else if (an_text_is(hole, "side"))
        an__buffer_put(out, an__problem_sides[fault->side][language]);
    else if (an_text_is(hole, "kings"))
        put_squares(out, fault->kings);
    else
        put_languages(out, fault->finding.facts.languages, language);
}

void an__put_problem_fault(an_buffer *out, const an_problem_fault *fault,
                           an_message_language language)
{
    const char *form = rows[fault->kind].in[language];
    for (an_text hole; an__buffer_put_to_hole(out, &form, &hole);)
        put_hole(out, hole, fault, language);
}

void an__put_problem_finding(an_buffer *out, const an_problem_fault *fault, const an_place *place,
                             an_message_language language, bool with_color)
{
    enum { COLUMNS = 100 };
    an_appearance appearance = {.language = language, .with_color = with_color, .columns = COLUMNS};
    an_level level = fault->kind == AN_PROBLEM_FEN_DOUBT ? AN_LEVEL_WARNING : AN_LEVEL_ERROR;
    an_finding shown = {.level = level,
                        .where.size = (uint32_t)an_smaller(fault->part.size, COLUMNS)};
    an__put_place_and_level(out, place, level, language, &appearance);
    an__put_problem_fault(out, fault, language);
    AN_PUT_ALL(out, " [", an__problem_fault_slug(fault->kind), "]\n");
    if (place->source.size > 0)
        an__put_excerpt(out, &shown, place, &appearance);
}
