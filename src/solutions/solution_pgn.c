/* Solutions as PGN: one game for each problem, which begins in the problem's position. */
#include "solution_pgn.h"

#include "algnot/tree.h"

#include "composition_facts.h"
#include "problem_messages.h"
#include "solution_path.h"
#include "solution_text.h"
#include "text.h"

/* NAGs: a good move, a bad move. */
enum { GOOD = 1, BAD = 2 };

/* ---- words ---- */

static const char *const threat[AN_MESSAGE_LANGUAGE_COUNT] = {"threat", "menace"};

typedef struct pgn_writer {
    an_tree *tree;
    const an_answer *answer;
    an_message_language language;
    bool has_failed;                         /* memory ran out outside the tree */
    an_node at[AN_SOLVE_SERIES_MAX * 2 + 4]; /* indexed by the half-moves of the game */
} pgn_writer;

/* Plays a move behind `ply` half-moves. Returns false when memory runs out. */
static bool play_at(pgn_writer *w, size_t ply, an_move move)
{
    if (!an_tree_go(w->tree, w->at[ply]) || !an_tree_play(w->tree, move))
        return false;
    w->at[ply + 1] = an_tree_at(w->tree);
    return true;
}

static bool pass_at(pgn_writer *w, size_t ply)
{
    return play_at(w, ply, (an_move){.kind = AN_NULL_STEP});
}

/* ---- lines ---- */

static bool put_line(pgn_writer *w, const an_solution *line)
{
    an_stipulation stipulation = w->answer->problem.stipulation;
    size_t ply = 0;
    if (line->kind == AN_SOLUTION_SET_PLAY && !pass_at(w, ply++))
        return false;
    for (size_t i = 0; i < line->count; i++) {
        if (!play_at(w, ply++, line->nodes[i].move))
            return false;
        if (an__plays_on_in_series(stipulation, line->count, i) && !pass_at(w, ply++))
            return false;
    }
    return true;
}

/* Puts the author's line that is no solution as the main line, up to its first wrong move, which
 * is marked. */
static bool put_wrong_line(pgn_writer *w)
{
    const an_given_line *line = an__answer_wrong_line(w->answer);
    an_position p = w->answer->problem.position;
    size_t ply = 0;
    if (line == NULL)
        return true;
    for (size_t i = 0; i <= w->answer->difference.half_move; i++) {
        an_move move = line->moves[i];
        if (an__pass_before(&p, move) && !pass_at(w, ply++))
            return false;
        p = an_position_play(&p, move);
        if (!play_at(w, ply++, move))
            return false;
    }
    an_tree_add_nag(w->tree, BAD);
    return true;
}

/* ---- trees ---- */

static void annotate(pgn_writer *w, const an_solution *tree, const an_solution_node *node)
{
    bool is_try = tree->kind == AN_SOLUTION_TRY;
    if (node->kind == AN_NODE_FIRST)
        an_tree_add_nag(w->tree, is_try ? BAD : GOOD);
    if (node->kind == AN_NODE_REFUTATION)
        an_tree_add_nag(w->tree, GOOD);
    if (node->is_zugzwang)
        an_tree_comment(w->tree, an_text_of(an__problem_zugzwang[w->language]));
    if (node->kind == AN_NODE_THREAT)
        an_tree_comment(w->tree, an_text_of(threat[w->language]));
}

/* Puts the nodes of a part of the tree. Threats stand behind a null move, in variations after the
 * defences. The first defence is the main line. */
static bool put_nodes(pgn_writer *w, const an_solution *tree, size_t from, size_t end)
{
    for (size_t i = from; i < end; i++) {
        const an_solution_node *node = &tree->nodes[i];
        size_t ply = node->depth;
        if (node->kind == AN_NODE_THREAT && !pass_at(w, ply - 1))
            return false;
        if (!play_at(w, ply, node->move))
            return false;
        annotate(w, tree, node);
    }
    return true;
}

/* Returns the index of the first node behind the threats of a key, where the defences begin. */
static size_t end_of_threats(const an_solution *tree)
{
    size_t at = 1;
    while (at < tree->count && tree->nodes[at].kind == AN_NODE_THREAT)
        at = an__end_of_branch(tree, at);
    return at;
}

static bool put_tree(pgn_writer *w, const an_solution *tree)
{
    if (tree->kind == AN_SOLUTION_SET_PLAY)
        return tree->count == 0 || (pass_at(w, 0) && put_nodes(w, tree, 0, tree->count));
    size_t defences = end_of_threats(tree);
    if (!put_nodes(w, tree, 0, 1))
        return false;
    return put_nodes(w, tree, defences, tree->count) && put_nodes(w, tree, 1, defences);
}

/* ---- the game ---- */

static void set_tag(pgn_writer *w, const char *name, an_text value)
{
    if (value.size > 0)
        an_tree_set_tag(w->tree, an_text_of(name), value);
}

static void set_tags(pgn_writer *w)
{
    const an_answer *answer = w->answer;
    char stipulation[AN_STIPULATION_MAX], twin[] = "a";
    an_buffer text = {0};
    if (answer->composition->id.at != NULL)
        set_tag(w, "Event", answer->composition->id);
    set_tag(
        w, "Stipulation",
        an_text_from(stipulation, an_stipulation_write(stipulation, answer->problem.stipulation)));
    an__answer_put_claim(&text, answer);
    w->has_failed = w->has_failed || text.failed;
    set_tag(w, "Intended", an_buffer_text(&text));
    twin[0] = an_answer_letter(answer);
    if (answer->composition->twin_count > 0)
        set_tag(w, "Twin", an_text_of(twin));
    an__buffer_free(&text);
}

/* Puts the verdict as the comment before the first move: its lines, parted by semicolons. */
static void put_verdict(pgn_writer *w)
{
    static const char *const separators[AN_MESSAGE_LANGUAGE_COUNT] = {"; ", " ; "};
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_solution_style style = {.notation = &english, .language = w->language};
    an_buffer lines = {0}, text = {0};
    an__put_verdict(&lines, w->answer, &style);
    for (size_t i = 0; i + 1 < lines.size; i++)
        if (lines.at[i] == '\n')
            an__buffer_put(&text, separators[w->language]);
        else
            an_buffer_put_char(&text, lines.at[i]);
    if (lines.failed || text.failed)
        w->has_failed = true;
    else if (an_tree_go(w->tree, AN_TREE_START))
        an_tree_comment(w->tree, an_buffer_text(&text));
    an__buffer_free(&lines);
    an__buffer_free(&text);
}

/* Puts the solutions whose kinds are in `kinds`, a set of bits. Returns false when memory runs
 * out. */
static bool put_kinds(pgn_writer *w, unsigned kinds)
{
    const an_solution_list *list = w->answer->list;
    bool is_battle = an_stipulation_is_battle(w->answer->problem.stipulation);
    for (size_t i = 0; i < list->count; i++) {
        const an_solution *solution = &list->at[i];
        if ((kinds >> solution->kind & 1) == 0)
            continue;
        if (!(is_battle ? put_tree(w, solution) : put_line(w, solution)))
            return false;
    }
    return true;
}

void an__put_answer_pgn(an_buffer *out, const an_answer *answer, an_message_language language)
{
    pgn_writer w = {
        .tree = an_tree_open(&answer->problem.position), .answer = answer, .language = language};
    if (w.tree == NULL) {
        out->failed = true;
        return;
    }
    put_verdict(&w);
    bool is_put = put_wrong_line(&w) &&
                  put_kinds(&w, 1u << AN_SOLUTION_KEY | 1u << AN_SOLUTION_LINE) &&
                  put_kinds(&w, 1u << AN_SOLUTION_SHORT_LINE) &&
                  put_kinds(&w, 1u << AN_SOLUTION_TRY) && put_kinds(&w, 1u << AN_SOLUTION_SET_PLAY);
    set_tags(&w);
    an_text text = an_tree_write(w.tree);
    if (!is_put || text.at == NULL || w.has_failed || an_tree_has_failed(w.tree))
        out->failed = true;
    else
        an_buffer_put_text(out, text);
    an_tree_close(w.tree);
}
