/* Solutions as JSON Lines.
 *
 *     {"id":"12","fen":"…","stipulation":"#2","variant":"standard","verdict":"unique",
 *      "soundness":"sound","keys":[{"move":"g4h4","zugzwang":true,"var":[{"move":"g5h4",
 *      "then":[{"move":"b2h8","goal":true}]}]}],"complete":true,"stopped":null,
 *      "positions":1234,"seconds":0.002}
 *
 * Where the author's line is none of the solutions, "given":[["g4h5"]] tells it up to the move at
 * which it fails; "intended":"0" tells that he claims to have none.
 *
 *     {"verdict":"refused","code":"unknown-stipulation","file":"a.txt","line":3,"column":28,
 *      "message":"…"}
 */
#include "solution_json.h"

#include <stdio.h>
#include <stdlib.h>

#include "json_text.h"
#include "problem_messages.h"
#include "solution_path.h"
#include "text.h"

/* A solution whose parts are put in the order of their UCI forms. */
typedef struct json_writer {
    an_buffer *out;
    const an_answer *answer;
    an_solution_path path;
} json_writer;

/* ---- order ---- */

/* Returns a number that sorts moves as their UCI forms are sorted: by file, then by rank. Castling
 * is sorted by the king's move. */
static unsigned order_of(an_move move)
{
    static const uint8_t by_letter[AN_ROLE_COUNT] = {
        [AN_BISHOP] = 1, [AN_KNIGHT] = 2, [AN_QUEEN] = 3, [AN_ROOK] = 4};
    unsigned from = move.from, to = an_move_destination(move);
    unsigned squares = ((from & 7) << 3 | from >> 3) << 6 | ((to & 7) << 3 | to >> 3);
    return squares << 3 | by_letter[move.promotion % AN_ROLE_COUNT];
}

/* A child of a node, or a solution of a list. */
typedef struct sorted_item {
    unsigned order;
    size_t index;
} sorted_item;

static int compare_items(const void *a, const void *b)
{
    const sorted_item *x = a, *y = b;
    if (x->order != y->order)
        return x->order < y->order ? -1 : 1;
    return x->index < y->index ? -1 : x->index > y->index;
}

/* ---- moves ---- */

static void put_uci(json_writer *w, const an_position *before, an_move move)
{
    char uci[AN_UCI_MAX];
    an__json_put_text(w->out, an_text_from(uci, an_move_to_uci(uci, before, move)));
}

/* ---- trees ---- */

static void put_attack(json_writer *w, size_t node);
static void put_defence(json_writer *w, size_t node);

/* Puts children in brackets, each by calling `put`. */
static void put_children(json_writer *w, an_children of, void (*put)(json_writer *w, size_t node))
{
    sorted_item items[AN_MOVES_MAX];
    size_t count = 0;
    while (count < AN_MOVES_MAX && an__next_child(&of))
        items[count++] = (sorted_item){order_of(an_path_node(&w->path, of.at)->move), of.at};
    qsort(items, count, sizeof *items, compare_items);
    an_buffer_put_char(w->out, '[');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            an_buffer_put_char(w->out, ',');
        put(w, items[i].index);
    }
    an_buffer_put_char(w->out, ']');
}

/* Puts a member with the children of a kind, if there are any. */
static void put_member(json_writer *w, const char *key, size_t node, an_solution_node_kind kind,
                       void (*put)(json_writer *w, size_t node))
{
    const an_children children = an__children_of(w->path.solution, node, kind);
    an_children first = children;
    if (!an__next_child(&first))
        return;
    an__json_put_key(w->out, key);
    put_children(w, children, put);
}

static void put_move(json_writer *w, size_t node)
{
    const an_position *before = an__path_visit(&w->path, node);
    put_uci(w, before, an_path_node(&w->path, node)->move);
}

static void open_node(json_writer *w, size_t node)
{
    an__buffer_put(w->out, "{\"move\":");
    put_move(w, node);
    if (an_path_node(&w->path, node)->reaches_goal)
        an__buffer_put(w->out, ",\"goal\":true");
}

static void put_attack(json_writer *w, size_t node)
{
    open_node(w, node);
    if (an_path_node(&w->path, node)->is_zugzwang)
        an__buffer_put(w->out, ",\"zugzwang\":true");
    put_member(w, "threat", node, AN_NODE_THREAT, put_attack);
    put_member(w, "var", node, AN_NODE_DEFENCE, put_defence);
    put_member(w, "refuted_by", node, AN_NODE_REFUTATION, put_move);
    an_buffer_put_char(w->out, '}');
}

static void put_defence(json_writer *w, size_t node)
{
    open_node(w, node);
    put_member(w, "then", node, AN_NODE_CONTINUATION, put_attack);
    an_buffer_put_char(w->out, '}');
}

/* ---- lists of solutions ---- */

static void put_line(json_writer *w)
{
    an_buffer_put_char(w->out, '[');
    for (size_t i = 0; i < w->path.solution->count; i++) {
        if (i > 0)
            an_buffer_put_char(w->out, ',');
        put_move(w, i);
    }
    an_buffer_put_char(w->out, ']');
}

/* Compares solutions for sorting: lines by length, then move by move in UCI form, and trees by
 * their first moves. */
static int compare_lines(const an_solution *a, const an_solution *b)
{
    bool are_lines = a->kind != AN_SOLUTION_KEY && a->kind != AN_SOLUTION_TRY;
    if (are_lines && a->count != b->count)
        return a->count < b->count ? -1 : 1;
    for (size_t i = 0; i < a->count; i++) {
        unsigned x = order_of(a->nodes[i].move), y = order_of(b->nodes[i].move);
        if (x != y)
            return x < y ? -1 : 1;
    }
    return 0;
}

static int compare_solutions(const void *a, const void *b)
{
    const an_solution *const *x = a, *const *y = b;
    return compare_lines(*x, *y);
}

/* Puts all solutions of a kind, which are lines or trees. */
static void put_solutions(json_writer *w, an_solution_kind kind)
{
    const an_solution_list *list = w->answer->list;
    const an_solution **sorted = malloc((list->count + 1) * sizeof(const an_solution *));
    size_t count = 0;
    if (sorted == NULL) {
        w->out->failed = true;
        return;
    }
    for (size_t i = 0; i < list->count; i++)
        if (list->at[i].kind == kind)
            sorted[count++] = &list->at[i];
    qsort(sorted, count, sizeof(const an_solution *), compare_solutions);
    an_buffer_put_char(w->out, '[');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            an_buffer_put_char(w->out, ',');
        an__path_begin(&w->path, &w->answer->problem, sorted[i]);
        if (w->path.is_line)
            put_line(w);
        else
            put_attack(w, 0);
    }
    an_buffer_put_char(w->out, ']');
    free(sorted);
}

/* Puts the set play, which consists of lines, or of defences in the diagram position. */
static void put_set_play(json_writer *w)
{
    an__json_put_key(w->out, "set");
    if (!an_stipulation_is_battle(w->answer->problem.stipulation)) {
        put_solutions(w, AN_SOLUTION_SET_PLAY);
        return;
    }
    const an_solution_list *list = w->answer->list;
    size_t at = 0;
    while (at < list->count && list->at[at].kind != AN_SOLUTION_SET_PLAY)
        at++;
    if (at == list->count) {
        an__buffer_put(w->out, "[]");
        return;
    }
    an__path_begin(&w->path, &w->answer->problem, &list->at[at]);
    const an_children defences = {
        .tree = &list->at[at], .end = list->at[at].count, .depth = 1, .kind = AN_NODE_DEFENCE};
    put_children(w, defences, put_defence);
}

/* ---- the object ---- */

/* Returns the verdict on the solutions themselves, without regard to what the author claims. */
static const char *plain_verdict(const an_answer *answer)
{
    const an_solution_facts *facts = &answer->facts;
    bool is_line = !an_stipulation_is_battle(answer->problem.stipulation);
    if (is_line && facts->shorter > 0)
        return "short-solution";
    if (facts->solutions < 2 && !an_extent_is_whole(&answer->extent))
        return "unproven";
    return facts->solutions == 0 ? "no-solution" : facts->solutions == 1 ? "unique" : "several";
}

static void put_text_member(an_buffer *out, const char *key, const char *text)
{
    an__json_put_member(out, key, an_text_of(text));
}

static void put_claim(an_buffer *out, const an_answer *answer)
{
    an_buffer claim = {0};
    an__answer_put_claim(&claim, answer);
    if (claim.size > 0)
        an__json_put_member(out, "intended", an_buffer_text(&claim));
    an__buffer_free_part(&claim, out);
}

/* Puts the author's line that is no solution, up to its first wrong move. */
static void put_given(an_buffer *out, const an_answer *answer)
{
    const an_given_line *line = an__answer_wrong_line(answer);
    an_position position = answer->problem.position;
    char uci[AN_UCI_MAX];
    if (line == NULL)
        return;
    an__json_put_key(out, "given");
    for (size_t i = 0; i <= answer->difference.half_move; i++) {
        an__buffer_put(out, i == 0 ? "[[" : ",");
        an__json_put_text(out, an_text_from(uci, an_move_to_uci(uci, &position, line->moves[i])));
        an_problem_play(&answer->problem, (unsigned)i, &position, line->moves[i]);
    }
    an__buffer_put(out, "]]");
}

/* Puts the members that identify the problem, such as its id, position, stipulation and twin. */
static void put_problem(an_buffer *out, const an_answer *answer)
{
    char fen[AN_FEN_MAX], stipulation[AN_STIPULATION_MAX], twin[] = "a";
    const an_composition *composition = answer->composition;
    an__buffer_put(out, "{\"id\":");
    if (composition->id.at != NULL)
        an__json_put_text(out, composition->id);
    else
        an__buffer_put(out, "null");
    an__json_put_member(out, "fen",
                        an_text_from(fen, an_position_to_fen(fen, &answer->problem.position)));
    an__json_put_member(
        out, "stipulation",
        an_text_from(stipulation, an_stipulation_write(stipulation, answer->problem.stipulation)));
    put_text_member(out, "variant", an_variant_name((an_variant)answer->problem.position.variant));
    put_claim(out, answer);
    twin[0] = an_answer_letter(answer);
    if (composition->twin_count > 0)
        put_text_member(out, "twin", twin);
    if (answer->is_duplex)
        an__buffer_put(out, ",\"tags\":[\"duplex\"]");
}

static void put_extent(an_buffer *out, const an_search_extent *extent)
{
    char seconds[32];
    const an_search_stop stop = an_extent_stop(extent);
    an__json_put_flag(out, "complete", stop == AN_STOP_NONE);
    put_text_member(out, "stopped", an__search_stop_name(stop));
    an__json_put_number(out, "positions", extent->positions);
    an__json_put_key(out, "seconds");
    uint64_t milliseconds = (uint64_t)(extent->seconds * 1000);
    snprintf(seconds, sizeof seconds, "%u.%03u", (unsigned)(milliseconds / 1000),
             (unsigned)(milliseconds % 1000));
    an__buffer_put(out, seconds);
}

void an__put_answer_json(an_buffer *out, const an_answer *answer)
{
    json_writer w = {.out = out, .answer = answer};
    put_problem(out, answer);
    put_text_member(out, "verdict", plain_verdict(answer));
    put_text_member(out, "soundness", an__verdict_name(answer->verdict));
    put_given(out, answer);
    if (an_stipulation_is_battle(answer->problem.stipulation)) {
        an__json_put_key(out, "keys");
        put_solutions(&w, AN_SOLUTION_KEY);
        if (answer->composition->wishes.tries > 0) {
            an__json_put_key(out, "tries");
            put_solutions(&w, AN_SOLUTION_TRY);
        }
    } else {
        an__json_put_key(out, "solutions");
        put_solutions(&w, AN_SOLUTION_LINE);
        an__json_put_key(out, "short");
        put_solutions(&w, AN_SOLUTION_SHORT_LINE);
    }
    if (answer->composition->wishes.has_set_play)
        put_set_play(&w);
    put_extent(out, &answer->extent);
    an__buffer_put(out, "}\n");
}

void an__put_refusal_json(an_buffer *out, const an_problem_fault *fault, const an_place *place,
                          an_message_language language)
{
    an_buffer message = {0};
    an__put_problem_fault(&message, fault, language);
    an__buffer_put(out, "{\"verdict\":\"refused\"");
    put_text_member(out, "code", an__problem_fault_slug(fault->kind));
    put_text_member(out, "file", place->file);
    an__json_put_number(out, "line", place->line);
    an__json_put_number(out, "column", place->column);
    an__json_put_member(out, "message", an_buffer_text(&message));
    an__buffer_put(out, "}\n");
    an__buffer_free_part(&message, out);
}
