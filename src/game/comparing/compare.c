/* Compares two score sheets of one game: reads them together, if they are of the same game at all.
 */
#include <stdlib.h>
#include <string.h>

#include "habits.h"
#include "notation.h"
#include "pair_verdict.h"
#include "result.h"
#include "text.h"

struct an_comparer {
    an_pair pair;
    an_verdict verdict;
};

an_comparer *an_comparer_open(void)
{
    return calloc(1, sizeof(an_comparer));
}

void an_comparer_close(an_comparer *comparer)
{
    if (comparer == NULL)
        return;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        an__line_marks_free(&comparer->pair.sheets[sheet]);
    free(comparer->pair.graph.states);
    free(comparer->pair.graph.arcs);
    free(comparer->pair.graph.rows);
    free(comparer->pair.graph.arrivals);
    an__verdict_free(&comparer->verdict);
    free(comparer);
}

/* ---- are they sheets of one game? ---- */

/* Sheets of one game differ only here and there. Sheets of two games that begin alike have hardly
 * anything in common from some half-move on: of WINDOW half-moves, more than MOST_APART differ. */
enum { WINDOW = 12, MOST_APART = 8 };

static bool is_apart(const an_compared_ply *ply)
{
    return ply->said[AN_WHITE].kind != AN_SAID_MOVE || ply->said[AN_BLACK].kind != AN_SAID_MOVE;
}

static bool is_alone(const an_compared_ply *ply)
{
    return ply->said[AN_WHITE].kind == AN_SAID_STOPPED ||
           ply->said[AN_BLACK].kind == AN_SAID_STOPPED;
}

/* Returns the half-move from which on the sheets have hardly anything in common; the number of
 * half-moves if there is none. */
static size_t parting_of(const an_verdict *v)
{
    for (size_t begin = 0; begin < v->ply_count; begin++) {
        size_t apart = 0;
        for (size_t i = begin; i < v->ply_count && i < begin + WINDOW; i++)
            apart += is_apart(&v->plies[i]) && !is_alone(&v->plies[i]);
        if (is_apart(&v->plies[begin]) && apart > MOST_APART)
            return begin;
    }
    return v->ply_count;
}

static size_t first_apart(const an_verdict *v)
{
    size_t ply = 0;
    while (ply < v->ply_count && !is_apart(&v->plies[ply]))
        ply++;
    return ply;
}

static bool contradict(an_result a, an_result b)
{
    return a != b && a != AN_NO_RESULT && b != AN_NO_RESULT && a != AN_UNFINISHED &&
           b != AN_UNFINISHED;
}

/* Returns true if a sheet stops so early that the user should be asked why. */
static bool stops_early(const an_comparison *comparison, an_color sheet)
{
    enum { A_MOVE = 2 };
    return comparison->stops_at[sheet] + A_MOVE < comparison->ply_count;
}

static an_identity identity_of(const an_verdict *v, const an_comparison *comparison)
{
    enum { SOME = 200, A_PLY = 12, FEWEST = 10 };
    size_t joint = 0, agreed = 0;
    const an_result *said = comparison->results.said;
    bool stops = stops_early(comparison, AN_WHITE) || stops_early(comparison, AN_BLACK);
    for (size_t i = 0; i < v->ply_count; i++) {
        joint += !is_alone(&v->plies[i]);
        agreed += !is_apart(&v->plies[i]);
    }
    if (comparison->parts_at < v->ply_count || v->path.joint_cost > SOME + A_PLY * joint)
        return AN_OTHER_MOVES;
    if (stops && contradict(said[AN_WHITE], said[AN_BLACK]))
        return AN_OTHER_RESULT;
    return stops && agreed < FEWEST ? AN_TOO_FEW_MOVES : AN_SAME_GAME;
}

/* ---- the result ---- */

static void find_result(an_compared_result *results, const an_position *end)
{
    const an_result *said = results->said;
    an_result shown = an__result_on_board(end);
    bool white_says = said[AN_WHITE] != AN_NO_RESULT && said[AN_WHITE] != AN_UNFINISHED;
    results->of_game = white_says ? said[AN_WHITE] : said[AN_BLACK];
    results->differ = contradict(said[AN_WHITE], said[AN_BLACK]);
    if (!results->differ)
        return;
    results->is_open = shown == AN_NO_RESULT;
    results->of_game = shown;
}

/* ---- the whole ---- */

/* Returns true if a superfluous word stands where the other sheet has ended, and so cannot confirm
 * it. */
static bool is_alone_there(const an_comparison *comparison, const an_surplus *surplus)
{
    size_t stops_at = comparison->stops_at[surplus->sheet == AN_WHITE ? AN_BLACK : AN_WHITE];
    return stops_at < comparison->ply_count && surplus->ply >= stops_at;
}

static void count_differences(an_comparison *comparison)
{
    comparison->difference_count = comparison->surplus_count + comparison->results.differ;
    comparison->open_count = comparison->results.is_open;
    for (size_t i = 0; i < comparison->surplus_count; i++)
        comparison->open_count += is_alone_there(comparison, &comparison->surplus[i]);
    for (size_t i = 0; i < comparison->ply_count; i++) {
        an_evidence evidence = comparison->plies[i].evidence;
        comparison->difference_count +=
            evidence == AN_EVIDENCE_SETTLED || evidence == AN_EVIDENCE_OPEN;
        comparison->open_count += evidence == AN_EVIDENCE_OPEN;
    }
    bool stops = false;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        stops |= comparison->stops_at[sheet] < comparison->ply_count;
    comparison->difference_count += stops;
    comparison->is_certain = comparison->open_count == 0 && !stops;
}

static void tell(const an_comparer *comparer, an_comparison *comparison)
{
    const an_verdict *v = &comparer->verdict;
    comparison->plies = v->plies;
    comparison->ply_count = v->ply_count;
    comparison->surplus = v->surplus;
    comparison->surplus_count = v->surplus_count;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++) {
        size_t *stops_at = &comparison->stops_at[sheet];
        *stops_at = 0;
        while (*stops_at < v->ply_count && v->plies[*stops_at].said[sheet].kind != AN_SAID_STOPPED)
            ++*stops_at;
    }
    comparison->parts_at = parting_of(v);
    comparison->identity = identity_of(v, comparison);
    if (comparison->parts_at == v->ply_count)
        comparison->parts_at = first_apart(v);
    find_result(&comparison->results, &comparer->pair.graph.states[comparer->pair.last].position);
    count_differences(comparison);
}

/* Returns how many half-moves both sheets say at no cost, if no reading reaches their ends. */
static size_t common_plies(const an_pair *pair)
{
    size_t common = 0;
    for (size_t i = 0; i < pair->graph.state_count; i++)
        if (pair->graph.states[i].cost <= pair->graph.states[0].cost &&
            pair->graph.states[i].ply > common)
            common = pair->graph.states[i].ply;
    return common;
}

/* Reads both sheets as pair->habits says. Returns false when memory runs out. */
static bool read_together(an_comparer *comparer, an_comparison *comparison)
{
    an_pair *pair = &comparer->pair;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        if (!an__sheet_marks(pair->copies[sheet], &pair->habits[sheet], &pair->sheets[sheet]))
            return false;
    if (!an__pair_search(pair, &comparison->start))
        return false;
    if (pair->last == AN_NONE) {
        comparison->identity = AN_OTHER_MOVES;
        comparison->parts_at = common_plies(pair);
        return true;
    }
    if (!an__verdict_find(&comparer->verdict, pair))
        return false;
    tell(comparer, comparison);
    return true;
}

/* ---- other ways to read a sheet ---- */

static bool has_same_letters(const an_language *a, const an_language *b)
{
    for (an_role role = AN_KNIGHT; role <= AN_KING; role++)
        if (strcmp(a->letter[role], b->letter[role]) != 0)
            return false;
    return true;
}

/* Returns the cost of the reading that was found last; AN_NO_WAY if there is none. */
static uint32_t cost_of(const an_comparer *comparer)
{
    return comparer->pair.last == AN_NONE ? AN_NO_WAY : comparer->verdict.path.cost;
}

/* Reads one of the sheets by another habit, which is kept if the reading is much cheaper than
 * *least. Returns false when memory runs out. */
static bool try_habit(an_comparer *comparer, an_color sheet, const an_sheet_habit *habit,
                      uint32_t *least, an_comparison *comparison)
{
    const an_sheet_habit own = comparer->pair.habits[sheet];
    comparer->pair.habits[sheet] = *habit;
    if (!read_together(comparer, comparison))
        return false;
    uint32_t cost = cost_of(comparer);
    if (cost != AN_NO_WAY && cost + an_cost_of(AN_STEP_SHEET) < *least)
        *least = cost;
    else
        comparer->pair.habits[sheet] = own;
    return true;
}

/* Reads a sheet in every other language in which nearly as many of its words look like moves.
 * Returns false when memory runs out. */
static bool try_languages(an_comparer *comparer, an_color sheet, uint32_t *least,
                          an_comparison *comparison)
{
    enum { FEW = 8 };
    const an_line_marks *marks = &comparer->pair.sheets[sheet];
    an_sheet_habit habit = comparer->pair.habits[sheet];
    const an_language *own = habit.notation.language, *last = own;
    size_t words = an__habit_words(marks, &habit.notation, habit.ignores_case);
    words -= words / FEW;
    for (size_t i = 0; i < an_language_count; i++) {
        habit.notation.language = &an_languages[i];
        if (has_same_letters(&an_languages[i], own) || has_same_letters(&an_languages[i], last) ||
            an__habit_words(marks, &habit.notation, habit.ignores_case) < words)
            continue;
        last = &an_languages[i];
        if (!try_habit(comparer, sheet, &habit, least, comparison))
            return false;
    }
    return true;
}

/* Reads a sheet in other ways than the arbiter did. Returns false when memory runs out. */
static bool try_others(an_comparer *comparer, an_color sheet, uint32_t *least,
                       an_comparison *comparison)
{
    const an_pair *pair = &comparer->pair;
    an_sheet_habit usual = {.notation = pair->habits[sheet].notation};
    bool is_unusual = pair->habits[sheet].ignores_case || pair->habits[sheet].swaps_columns;
    if (is_unusual && !try_habit(comparer, sheet, &usual, least, comparison))
        return false;
    bool has_others = pair->copies[sheet]->may_be_other && usual.notation.language != NULL &&
                      !an_is_coordinates(&usual.notation);
    return !has_others || try_languages(comparer, sheet, least, comparison);
}

/* Returns true if two sheets have so little in common that one of them may be written in another
 * way than assumed, as slips at its beginning can mislead. */
static bool is_doubtful(const an_comparison *comparison)
{
    enum { FEW = 8 };
    return comparison->identity == AN_OTHER_MOVES ||
           comparison->difference_count * FEW > comparison->ply_count;
}

static an_code compare(an_comparer *comparer, an_comparison *comparison)
{
    if (!read_together(comparer, comparison))
        return AN_OUT_OF_MEMORY;
    if (!is_doubtful(comparison))
        return AN_OK;
    uint32_t least = cost_of(comparer);
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        if (!try_others(comparer, sheet, &least, comparison))
            return AN_OUT_OF_MEMORY;
    return read_together(comparer, comparison) ? AN_OK : AN_OUT_OF_MEMORY;
}

static bool begin_alike(const an_sheet *white, const an_sheet *black)
{
    return white->start.key == black->start.key && white->start.variant == black->start.variant;
}

an_code an_compare(an_comparer *comparer, const an_sheet *white, const an_sheet *black,
                   const an_settled *settled, size_t settled_count, an_comparison *comparison)
{
    *comparison = (an_comparison){.results.said = {white->result, black->result}};
    comparison->is_copy = an_text_equal(white->game.bytes, black->game.bytes);
    if (!white->is_readable || !black->is_readable) {
        comparison->identity = AN_UNREADABLE_SHEET;
        return AN_OK;
    }
    if (white->game.token_count > AN_SHEET_TOKENS_MAX ||
        black->game.token_count > AN_SHEET_TOKENS_MAX) {
        comparison->identity = AN_SHEET_TOO_LONG;
        return AN_OK;
    }
    comparison->start = white->start;
    if (!begin_alike(white, black)) {
        comparison->identity = AN_OTHER_START;
        return AN_OK;
    }
    an_pair *pair = &comparer->pair;
    pair->copies[AN_WHITE] = white;
    pair->copies[AN_BLACK] = black;
    pair->habits[AN_WHITE] = white->habit;
    pair->habits[AN_BLACK] = black->habit;
    pair->settled = settled;
    pair->settled_count = settled_count;
    return compare(comparer, comparison);
}
