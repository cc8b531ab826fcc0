#include "problems.h"

#include <stdlib.h>

#include "text.h"

/* ---- records ---- */

static an_text content_of(char *out, size_t room, an_json string)
{
    an_buffer buffer = {0};
    an__json_put_content(&buffer, string);
    size_t size = buffer.size < room ? buffer.size : room - 1;
    if (size > 0)
        memcpy(out, buffer.at, size);
    out[size] = '\0';
    an__buffer_free(&buffer);
    return an_text_of(out);
}

bool problem_read(problem_record *record, an_text line)
{
    char text[256];
    size_t offset;
    if (!an__json_read(&record->object, line, &offset))
        return false;
    content_of(record->id, sizeof record->id, an__json_member(record->object, "id"));
    an_text name = content_of(text, sizeof text, an__json_member(record->object, "variant"));
    an_variant variant = an_variant_from_name(name);
    an_text written = content_of(text, sizeof text, an__json_member(record->object, "stipulation"));
    if (!an_stipulation_read(&record->problem.stipulation, written, NULL))
        return false;
    an_text fen = content_of(text, sizeof text, an__json_member(record->object, "fen"));
    return an_position_from_problem_fen(&record->problem.position, fen, variant, NULL) == AN_OK;
}

bool problem_member_is(const problem_record *record, const char *key, const an_buffer *found)
{
    an_json member = an__json_member(record->object, key);
    size_t at = 0;
    if (member.kind == AN_JSON_NONE)
        return true;
    for (size_t i = 0; i < member.text.size; i++) {
        if (member.text.at[i] == ' ')
            continue;
        if (at == found->size || found->at[at++] != member.text.at[i])
            return false;
    }
    return at == found->size;
}

/* ---- arrays of texts, sorted ---- */

typedef struct text_list {
    an_buffer *items;
    size_t count;
    size_t capacity;
} text_list;

static an_buffer *add_item(text_list *list)
{
    void *items = list->items;
    if (!an_array_reserve(&items, &list->capacity, list->count, sizeof *list->items))
        abort();
    list->items = items;
    list->items[list->count] = (an_buffer){0};
    return &list->items[list->count++];
}

/* The number of moves of a line; 0 for a tree. */
static size_t moves_of(const char *item)
{
    size_t moves = 0;
    for (const char *at = item; *item == '[' && *at != '\0'; at++)
        moves += *at == ',';
    return moves;
}

/* Lines stand in the order of their lengths, then of their letters. */
static int compare_items(const void *a, const void *b)
{
    const char *one = ((const an_buffer *)a)->at, *other = ((const an_buffer *)b)->at;
    size_t moves = moves_of(one), other_moves = moves_of(other);
    return moves != other_moves ? (moves > other_moves) - (moves < other_moves)
                                : strcmp(one, other);
}

/* Adds the items as an array, and frees them. */
static void put_list(an_buffer *out, text_list *list)
{
    if (list->count > 0)
        qsort(list->items, list->count, sizeof *list->items, compare_items);
    an_buffer_put_char(out, '[');
    for (size_t i = 0; i < list->count; i++) {
        an__buffer_put(out, i > 0 ? "," : "");
        an__buffer_put(out, list->items[i].at);
        an__buffer_free(&list->items[i]);
    }
    an_buffer_put_char(out, ']');
    free(list->items);
}

/* ---- solutions ---- */

typedef struct answer_writer {
    problem_answer *answer;
    const an_solution *solution;
    text_list lists[AN_SOLUTION_KIND_COUNT];
} answer_writer;

static void put_move(const answer_writer *writer, an_buffer *out, size_t node)
{
    char uci[AN_UCI_MAX];
    an_move_to_uci(uci, &writer->answer->root, writer->solution->nodes[node].move);
    an_buffer_put_char(out, '"');
    an__buffer_put(out, uci);
    an_buffer_put_char(out, '"');
}

static void put_node(const answer_writer *writer, an_buffer *out, size_t node);

/* Puts a member that lists the children of a kind, if there are any: those `below` the node, before
 * the next node that is no deeper than it. */
static void put_children(const answer_writer *writer, an_buffer *out, const char *key, size_t first,
                         unsigned depth, unsigned below, an_solution_node_kind kind)
{
    const an_solution *solution = writer->solution;
    text_list list = {0};
    for (size_t i = first; i < solution->count && solution->nodes[i].depth > depth; i++)
        if (solution->nodes[i].kind == kind && solution->nodes[i].depth == depth + below)
            put_node(writer, add_item(&list), i);
    if (list.count == 0)
        return;
    an__buffer_put(out, ",\"");
    an__buffer_put(out, key);
    an__buffer_put(out, "\":");
    put_list(out, &list);
}

static void put_node(const answer_writer *writer, an_buffer *out, size_t node)
{
    const an_solution_node *at = &writer->solution->nodes[node];
    unsigned depth = at->depth;
    if (at->kind == AN_NODE_REFUTATION) {
        put_move(writer, out, node);
        return;
    }
    an__buffer_put(out, "{\"move\":");
    put_move(writer, out, node);
    an__buffer_put(out, at->reaches_goal ? ",\"goal\":true" : "");
    put_children(writer, out, "threat", node + 1, depth, 2, AN_NODE_THREAT);
    an__buffer_put(out, at->is_zugzwang ? ",\"zugzwang\":true" : "");
    put_children(writer, out, "var", node + 1, depth, 1, AN_NODE_DEFENCE);
    put_children(writer, out, "then", node + 1, depth, 1, AN_NODE_CONTINUATION);
    put_children(writer, out, "refuted_by", node + 1, depth, 1, AN_NODE_REFUTATION);
    an__buffer_put(out, "}");
}

static void put_line(const answer_writer *writer, an_buffer *out)
{
    an_buffer_put_char(out, '[');
    for (size_t i = 0; i < writer->solution->count; i++) {
        an__buffer_put(out, i > 0 ? "," : "");
        put_move(writer, out, i);
    }
    an_buffer_put_char(out, ']');
}

static bool take_solution(void *context, const an_solution *solution)
{
    answer_writer *writer = context;
    text_list *list = &writer->lists[solution->kind];
    writer->solution = solution;
    if (solution->nodes[0].kind == AN_NODE_LINE)
        put_line(writer, add_item(list));
    else if (solution->kind != AN_SOLUTION_SET_PLAY)
        put_node(writer, add_item(list), 0);
    else
        for (size_t i = 0; i < solution->count; i++)
            if (solution->nodes[i].depth == 1)
                put_node(writer, add_item(list), i);
    return true;
}

problem_answer problem_solve(const an_problem *problem, const an_solve_options *options)
{
    problem_answer answer = {.root = problem->position};
    answer_writer writer = {.answer = &answer};
    an_solver *solver = an_solver_open(problem, options);
    if (solver == NULL)
        abort();
    for (size_t i = 0; i < an_solver_shares(solver); i++) {
        an_solve_end end = an_solver_solve(solver, i, take_solution, &writer);
        answer.end = end != AN_SOLVE_COMPLETE ? end : answer.end;
    }
    an_solver_close(solver);
    for (size_t i = 0; i < AN_SOLUTION_KIND_COUNT; i++)
        put_list(&answer.kind[i], &writer.lists[i]);
    return answer;
}

void problem_answer_free(problem_answer *answer)
{
    for (size_t i = 0; i < AN_SOLUTION_KIND_COUNT; i++)
        an__buffer_free(&answer->kind[i]);
}
