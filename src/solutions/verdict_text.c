/* Puts the sentence of a verdict: « juste : 1 clé, 1 menace, 4 variantes, sans dual ». */
#include "solution_text.h"

#include "bitboard.h"
#include "composition_facts.h"
#include "intention.h"
#include "notation.h"
#include "problem_messages.h"
#include "solution_path.h"
#include "terms.h"
#include "text.h"

/* ---- sentences ---- */

/* The nouns that are counted. */
typedef enum noun {
    NOUN_SOLUTION,
    NOUN_KEY,
    NOUN_THREAT,
    NOUN_VARIATION,
    NOUN_DUAL,
    NOUN_MATE_CHOICE,
    NOUN_MOVE,
    NOUN_COUNT
} noun;

/* A noun for none, for one, and for several; % stands for the number. */
typedef struct noun_row {
    const char *in[AN_MESSAGE_LANGUAGE_COUNT][3];
} noun_row;

/* clang-format off */
static const noun_row nouns[NOUN_COUNT] = {
    [NOUN_SOLUTION] = {{{"no solution", "1 solution", "% solutions"},
                        {"aucune solution", "1 solution", "% solutions"}}},
    [NOUN_KEY] = {{{"no key", "1 key", "% keys"}, {"aucune clé", "1 clé", "% clés"}}},
    [NOUN_THREAT] = {{{"no threat", "1 threat", "% threats"},
                      {"sans menace", "1 menace", "% menaces"}}},
    [NOUN_VARIATION] = {{{"no variation", "1 variation", "% variations"},
                         {"sans variante", "1 variante", "% variantes"}}},
    [NOUN_DUAL] = {{{"no dual", "1 dual", "% duals"}, {"sans dual", "1 dual", "% duals"}}},
    [NOUN_MATE_CHOICE] = {{{"", "1 choice of last moves", "% choices of last moves"},
                           {"", "1 choix au dernier coup", "% choix au dernier coup"}}},
    [NOUN_MOVE] = {{{"0 moves", "1 move", "% moves"}, {"0 coup", "1 coup", "% coups"}}},
};

/* Holes: {solutions}, {due} and {shorter} (those of the fewest moves) counted; {length} and {shortest}
 * in moves, {number} the moves alone; {play}: of keys threats or zugzwang, variations and duals, of
 * lines in_full_length; {stop} {extent}. */
static const char *const verdicts[AN_VERDICT_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_VERDICT_SOUND] = {"sound: {solutions}{play}", "juste : {solutions}{play}"},
    [AN_VERDICT_NO_SOLUTION] = {"no solution in {length}", "sans solution en {length}"},
    [AN_VERDICT_SHORT] = {"short solution: {shorter} in {shortest} instead of {number}",
                          "solution courte : {shorter} en {shortest} au lieu de {number}"},
    [AN_VERDICT_COOKED] = {"cooked: {solutions} instead of {due}",
                           "démoli : {solutions} au lieu de {due}"},
    [AN_VERDICT_DUALS] = {"duals: {solutions} instead of {due}, after the same first moves",
                          "duals : {solutions} au lieu de {due}, après les mêmes premiers coups"},
    [AN_VERDICT_TOO_FEW] = {"too few: {solutions} instead of {due}",
                            "incomplet : {solutions} au lieu de {due}"},
    [AN_VERDICT_OTHER] = {"other solution: {solutions}, but not the one that is given",
                          "autre solution : {solutions}, mais pas celle qui est donnée"},
    [AN_VERDICT_UNPROVEN] = {"unproven: {stop}, {extent}", "non prouvé : {stop}, {extent}"},
};
static const char *const in_full_length[AN_MESSAGE_LANGUAGE_COUNT] = {
    " in {length}, none shorter", " en {length}, aucune plus courte"};

/* In battle play, where the key is the one that is given, and a later move fails. */
static const char *const other_play[AN_MESSAGE_LANGUAGE_COUNT] = {
    "other solution: {solutions}, as given, but with other play",
    "autre solution : {solutions}, comme annoncé, mais avec une autre suite"};
/* Where no solution is claimed. */
static const char *const unclaimed[AN_MESSAGE_LANGUAGE_COUNT] = {
    "other solution: {solutions}, though none is expected",
    "autre solution : {solutions}, alors qu'aucune n'est attendue"};

static const char *const stops[AN_STOP_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_STOP_NONE] = {"", ""},
    [AN_STOP_POSITIONS] = {"stopped by --max-nodes", "arrêté par --max-nodes"},
    [AN_STOP_TIME] = {"stopped by --max-time", "arrêté par --max-time"},
    [AN_STOP_INTERRUPT] = {"interrupted", "interrompu"},
    [AN_STOP_SOLUTIONS] = {"stopped by --max-solutions", "arrêté par --max-solutions"},
    [AN_STOP_MEMORY] = {"out of memory", "mémoire insuffisante"},
};

/* How much was searched: as a whole, or by first moves. The second sentence of each is for a search
 * that was complete up to some length. Holes: {searched} {shares} first moves, {proved} in moves,
 * {found}. */
static const char *const extents[2][2][AN_MESSAGE_LANGUAGE_COUNT] = {
    {{"{found} so far", "{found} jusque-là"},
     {"{found} so far, complete up to {proved}",
      "{found} jusque-là, recherche complète jusqu'à {proved}"}},
    {{"{found} so far; {searched} of {shares} first moves searched",
      "{found} jusque-là ; premiers coups examinés : {searched} sur {shares}"},
     {"{found} so far, complete up to {proved}; {searched} of {shares} first moves searched",
      "{found} jusque-là, recherche complète jusqu'à {proved} ; premiers coups examinés : "
      "{searched} sur {shares}"}},
};

/* Sentences below the verdict. */
static const char *const more_may_exist[AN_MESSAGE_LANGUAGE_COUNT] = {
    "{stop}: there may be more solutions", "{stop} : il peut y avoir d'autres solutions"};
static const char *const not_all_shown[AN_MESSAGE_LANGUAGE_COUNT] = {
    "not all of them are shown: --max-solutions", "toutes ne sont pas affichées : --max-solutions"};
static const char *const set_play_is_cut[AN_MESSAGE_LANGUAGE_COUNT] = {
    "not all of the set play is shown: --max-solutions",
    "le jeu apparent n'est pas affiché en entier : --max-solutions"};
static const char *const at_least[AN_MESSAGE_LANGUAGE_COUNT] = {"at least ", "au moins "};
static const char *const promotion_dual[AN_MESSAGE_LANGUAGE_COUNT] = {
    "the last move may promote to other pieces, too",
    "la dernière promotion peut aussi se faire en d'autres pièces"};
static const char *const unusual_turn[AN_MESSAGE_LANGUAGE_COUNT] = {
    "{side} begins, as the FEN says; with this stipulation it is usually the other side",
    "{side} commencent, comme le dit le FEN ; avec cet énoncé c'est d'ordinaire l'autre camp"};
static const char *const no_king[2][AN_MESSAGE_LANGUAGE_COUNT] = {
    {"White has no king", "les Blancs n'ont pas de roi"},
    {"Black has no king", "les Noirs n'ont pas de roi"}};

static const char *const differences[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [AN_DIFFERS_NO_SOLUTION] = {"the solution that is given fails at {move}{failure}",
                                "la solution donnée échoue à {move}{failure}"},
    [AN_DIFFERS_REFUTED] = {"the key that is given, {move}, is refuted by {refutation}",
                            "la clé donnée, {move}, est réfutée par {refutation}"},
    [AN_DIFFERS_INCOMPLETE] = {"the solution that is given stops before the goal",
                               "la solution donnée s'arrête avant le but"},
    [AN_DIFFERS_CLAIM] = {"the input says that there is none", "les données n'en annoncent aucune"},
};
/* Of lines, then of keys. */
static const char *const failures[2][AN_MESSAGE_LANGUAGE_COUNT] = {
    {": none goes on so", " : aucune ne continue ainsi"},
    {", which does not reach the goal", ", qui n'atteint pas le but"}};

/* clang-format on */

/* ---- parts ---- */

typedef struct writer {
    an_buffer *out;
    const an_answer *answer;
    const an_solution_style *style;
} writer;

static bool is_battle(const writer *w)
{
    return an_stipulation_is_battle(w->answer->problem.stipulation);
}

static void put_count(writer *w, noun which, uint64_t count)
{
    const char *form = nouns[which].in[w->style->language][count > 1 ? 2 : count];
    size_t size = strcspn(form, "%");
    an_buffer_add(w->out, form, size);
    if (form[size] == '\0')
        return;
    an__buffer_put_number(w->out, count);
    an__buffer_put(w->out, form + size + 1);
}

static void put_found(writer *w, uint64_t count)
{
    put_count(w, is_battle(w) ? NOUN_KEY : NOUN_SOLUTION, count);
}

/* Puts a number of half-moves in moves, as this stipulation counts them: "2.5 moves". */
static void put_length(writer *w, unsigned half_moves)
{
    an_stipulation stipulation = w->answer->problem.stipulation;
    /* in French the plural begins at 2 */
    static const char *const half[AN_MESSAGE_LANGUAGE_COUNT][2] = {{".5 moves", ".5 moves"},
                                                                   {",5 coup", ",5 coups"}};
    if (is_battle(w) || stipulation.is_series || half_moves % 2 == 0) {
        bool counts_whole = is_battle(w) || stipulation.is_series;
        put_count(w, NOUN_MOVE, counts_whole ? half_moves : half_moves / 2);
        return;
    }
    an__buffer_put_number(w->out, half_moves / 2);
    an__buffer_put(w->out, half[w->style->language][half_moves > 3]);
}

/* Returns the half-moves of a line as put_length counts them. In a series, only its own moves
 * count. */
static unsigned length_of_line(const writer *w, unsigned half_moves)
{
    bool has_answer = an__series_has_answer(w->answer->problem.stipulation);
    return half_moves > 0 ? half_moves - has_answer : 0;
}

static void put_full_length(writer *w)
{
    an_stipulation stipulation = w->answer->problem.stipulation;
    bool counts_whole = is_battle(w) || stipulation.is_series;
    put_length(w, counts_whole ? stipulation.moves : 2u * stipulation.moves + stipulation.has_half);
}

/* Puts the length of the stipulation in moves, such as "2.5". */
static void put_number(writer *w)
{
    an_stipulation stipulation = w->answer->problem.stipulation;
    bool is_french = w->style->language == AN_MESSAGES_FRENCH;
    an__buffer_put_number(w->out, stipulation.moves);
    if (stipulation.has_half)
        an__buffer_put(w->out, is_french ? ",5" : ".5");
}

static void put_template(writer *w, const char *form);

/* Puts ", 1 threat, 4 variations, no dual" of keys, " in 2 moves, none shorter" of lines. */
static void put_play(writer *w)
{
    const an_solution_facts *facts = &w->answer->facts;
    if (!is_battle(w))
        put_template(w, in_full_length[w->style->language]);
    if (!is_battle(w) || w->answer->keys_only || w->answer->problem.stipulation.moves < 2)
        return;
    if (facts->threats + facts->zugzwangs > 0) /* a check has no threat */
        an__buffer_put(w->out, ", ");
    if (facts->threats > 0)
        put_count(w, NOUN_THREAT, facts->threats);
    else if (facts->zugzwangs > 0)
        an__buffer_put(w->out, an__problem_zugzwang[w->style->language]);
    an__buffer_put(w->out, ", ");
    put_count(w, NOUN_VARIATION, facts->variations);
    an__buffer_put(w->out, ", ");
    put_count(w, NOUN_DUAL, facts->duals);
    if (facts->mates == 0)
        return;
    an__buffer_put(w->out, ", ");
    put_count(w, NOUN_MATE_CHOICE, facts->mates);
}

static void put_stop(writer *w)
{
    an__buffer_put(w->out, stops[w->answer->extent.stop][w->style->language]);
}

static void put_extent(writer *w)
{
    bool is_known = w->answer->extent.proved > 0, is_divided = w->answer->extent.shares > 0;
    put_template(w, extents[is_divided][is_known][w->style->language]);
}

static void put_proved(writer *w)
{
    unsigned proved = w->answer->extent.proved;
    put_length(w, is_battle(w) ? (proved + 1) / 2 : length_of_line(w, proved));
}

static void put_shortest(writer *w)
{
    unsigned shortest = w->answer->facts.shortest;
    put_length(w, is_battle(w) ? shortest : length_of_line(w, shortest));
}

static void put_side(writer *w)
{
    an__buffer_put(w->out, an__problem_sides[w->answer->problem.position.turn][w->style->language]);
}

/* Puts a move with its number, in quotes. */
static void put_numbered_move(writer *w, const an_position *before, an_move move, unsigned number,
                              bool is_second)
{
    char text[AN_SAN_MAX];
    const an_notation *notation = w->style->notation;
    an__buffer_put(w->out, an__term(w->style->language, AN_TERM_OPEN_QUOTE));
    an__buffer_put_number(w->out, number);
    an__buffer_put(w->out, is_second ? an_chosen(notation, AN_CONVENTION_DOTS) : ".");
    an_buffer_add(w->out, text, an_move_write(text, before, move, notation));
    an__buffer_put(w->out, an__term(w->style->language, AN_TERM_CLOSE_QUOTE));
}

/* Puts the first move at which the author's line differs from a solution. */
static void put_differing_move(writer *w)
{
    const an_given_line *given = an__answer_wrong_line(w->answer);
    const an_problem *problem = &w->answer->problem;
    unsigned last = (unsigned)w->answer->difference.half_move;
    an_position position = problem->position;
    unsigned length = an_stipulation_half_moves(problem->stipulation);
    for (unsigned i = 0; i < last; i++)
        an_problem_play(problem, i, &position, given->moves[i]);
    if (an__pass_before(&position, given->moves[last]))
        length = last + 1; /* it answers a shorter series */
    an_line_place place = an__line_place(problem->stipulation, false, length, last);
    put_numbered_move(w, &position, given->moves[last], place.number, place.is_second);
}

static void put_failure(writer *w)
{
    an__buffer_put(w->out, failures[is_battle(w)][w->style->language]);
}

static void put_refutation(writer *w)
{
    an_position after =
        an_position_play(&w->answer->problem.position, an__answer_wrong_line(w->answer)->moves[0]);
    put_numbered_move(w, &after, w->answer->difference.refutation, 1, true);
}

/* Puts how many were found, or that there are at least as many, if not all was searched. */
static void put_number_found(writer *w, uint64_t count)
{
    if (!an_extent_is_whole(&w->answer->extent))
        an__buffer_put(w->out, at_least[w->style->language]);
    put_found(w, count);
}

static void put_solutions(writer *w)
{
    put_number_found(w, w->answer->facts.solutions);
}

static void put_all_found(writer *w)
{
    put_found(w, w->answer->facts.solutions + (is_battle(w) ? 0 : w->answer->facts.shorter));
}

static void put_due(writer *w)
{
    const an_intention *intention = &w->answer->intention;
    an__buffer_put_number(w->out, an__intention_total(intention));
    if (intention->count < 2)
        return;
    an__buffer_put(w->out, " (");
    an__intention_put(w->out, intention);
    an_buffer_put_char(w->out, ')');
}

static void put_shorter(writer *w)
{
    put_number_found(w, w->answer->facts.shortest_count);
}

static void put_searched(writer *w)
{
    an__buffer_put_number(w->out, w->answer->extent.searched);
}

static void put_shares(writer *w)
{
    an__buffer_put_number(w->out, w->answer->extent.shares);
}

static const struct {
    const char *name;
    void (*put)(writer *w);
} holes[] = {
    {"solutions", put_solutions}, {"due", put_due},
    {"shorter", put_shorter},     {"length", put_full_length},
    {"shortest", put_shortest},   {"play", put_play},
    {"stop", put_stop},           {"extent", put_extent},
    {"proved", put_proved},       {"found", put_all_found},
    {"searched", put_searched},   {"shares", put_shares},
    {"side", put_side},           {"move", put_differing_move},
    {"failure", put_failure},     {"refutation", put_refutation},
    {"number", put_number},
};

static void put_hole(writer *w, an_text name)
{
    for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
        if (an_text_is(name, holes[i].name))
            holes[i].put(w);
}

static void put_template(writer *w, const char *form)
{
    for (an_text hole; an__buffer_put_to_hole(w->out, &form, &hole);)
        put_hole(w, hole);
}

/* ---- the whole ---- */

static void put_line(writer *w, const char *form)
{
    put_template(w, form);
    an_buffer_put_char(w->out, '\n');
}

static bool is_unusual_turn(const an_answer *answer)
{
    return answer->composition->problem.position.turn !=
               an__usual_turn(answer->composition->problem.stipulation) &&
           !answer->is_duplex;
}

/* Puts how many pieces each side has, by which a list that was misread is noticed: " (3+2)". */
static void put_piece_count(writer *w)
{
    const an_position *position = &w->answer->problem.position;
    an__buffer_put(w->out, " (");
    an__buffer_put_number(w->out, an_count(position->color[AN_WHITE]));
    an_buffer_put_char(w->out, '+');
    an__buffer_put_number(w->out, an_count(position->color[AN_BLACK]));
    an_buffer_put_char(w->out, ')');
}

static const char *const *verdict_form(const writer *w)
{
    const an_answer *answer = w->answer;
    bool is_other = answer->verdict == AN_VERDICT_OTHER;
    if ((is_other || answer->verdict == AN_VERDICT_COOKED) &&
        answer->difference.kind == AN_DIFFERS_CLAIM)
        return unclaimed;
    if (is_other && is_battle(w) && answer->difference.half_move > 0)
        return other_play;
    return verdicts[answer->verdict];
}

void an__put_verdict(an_buffer *out, const an_answer *answer, const an_solution_style *style)
{
    writer w = {out, answer, style};
    an_message_language language = style->language;
    an_difference_kind difference = answer->difference.kind;
    put_template(&w, verdict_form(&w)[language]);
    if (answer->composition->is_listed)
        put_piece_count(&w);
    an_buffer_put_char(out, '\n');
    if (difference != AN_DIFFERS_NOT)
        put_line(&w, differences[difference][language]);
    if (!an_extent_is_whole(&answer->extent) && answer->verdict != AN_VERDICT_UNPROVEN)
        put_line(&w, more_may_exist[language]);
    if (an_extent_is_whole(&answer->extent) && answer->extent.stop == AN_STOP_SOLUTIONS)
        put_line(&w, not_all_shown[language]);
    if (answer->extent.cuts_set_play)
        put_line(&w, set_play_is_cut[language]);
    if (answer->verdict == AN_VERDICT_SOUND && !is_battle(&w) &&
        an__has_promotion_dual(&answer->facts, &answer->intention))
        put_line(&w, promotion_dual[language]);
    const an_position *position = &answer->problem.position;
    for (int color = AN_WHITE; color <= AN_BLACK; color++)
        if ((position->color[color] & position->role[AN_KING]) == 0)
            put_line(&w, no_king[color][language]);
    if (is_unusual_turn(answer))
        put_line(&w, unusual_turn[language]);
}
