/* Solutions as Popeye prints them, in English:
 *
 *       1.Ka8-b8 Rh1-c1   2.Kb8-a8 Rc1-c8 #
 *
 *        1.Rg1-g4 ? zugzwang.
 *           1...g5*h4
 *               2.Rg4*h4 #
 *         but
 *           1...Kh8-h7 !
 */
#include "solution_popeye.h"

#include "appearance.h"
#include "composition_facts.h"
#include "solution_path.h"

typedef struct popeye_writer {
    an_buffer *out;
    an_solution_path path;
} popeye_writer;

/* ---- moves ---- */

static const char letters[] = " \0SBRQK"; /* indexed by role; a pawn has no letter */

static void put_square(popeye_writer *w, unsigned square)
{
    char name[AN_SQUARE_NAME_MAX];
    an_buffer_add(w->out, name, an_square_write(name, square));
}

static void put_step(popeye_writer *w, const an_position *before, an_move move)
{
    an_role role = an_position_role(before, move.from);
    bool is_capture = an_position_role(before, move.to) != AN_NO_ROLE || move.kind == AN_EN_PASSANT;
    if (move.kind == AN_CASTLING) {
        an__buffer_put(w->out, move.to > move.from ? "0-0" : "0-0-0");
        return;
    }
    if (role != AN_PAWN)
        an_buffer_put_char(w->out, letters[role]);
    put_square(w, move.from);
    an_buffer_put_char(w->out, is_capture ? '*' : '-');
    put_square(w, move.to);
    if (move.kind == AN_EN_PASSANT)
        an__buffer_put(w->out, " ep.");
    if (move.promotion != AN_NO_ROLE) {
        an_buffer_put_char(w->out, '=');
        an_buffer_put_char(w->out, letters[move.promotion]);
    }
}

/* Puts the move of a node, and the sign of the goal or of check. */
static void put_move(popeye_writer *w, size_t node)
{
    static const char *const goals[AN_GOAL_COUNT] = {[AN_GOAL_MATE] = " #",
                                                     [AN_GOAL_STALEMATE] = " =",
                                                     [AN_GOAL_DOUBLE_STALEMATE] = " ==",
                                                     [AN_GOAL_CHECK] = " +"};
    const an_position *before = an__path_visit(&w->path, node);
    an_move move = an_path_node(&w->path, node)->move;
    put_step(w, before, move);
    an_position after = an_position_play(before, move);
    if (an_path_node(&w->path, node)->reaches_goal)
        an__buffer_put(w->out, goals[w->path.problem->stipulation.goal]);
    else if (an_position_in_check(&after))
        an__buffer_put(w->out, " +");
}

/* ---- lines ---- */

static void put_line(popeye_writer *w)
{
    const an_solution *line = w->path.solution;
    an_stipulation stipulation = w->path.problem->stipulation;
    bool is_set_play = line->kind == AN_SOLUTION_SET_PLAY;
    bool skips_two = is_set_play && stipulation.has_half;
    an__buffer_put(w->out, skips_two ? "  1...  ...  " : "  ");
    for (size_t i = 0; i < line->count; i++) {
        an_line_place place =
            an__line_place(stipulation, is_set_play, (unsigned)line->count, (unsigned)i);
        if (i > 0) /* a number of a full move has three columns */
            an__buffer_put(w->out, place.is_second      ? " "
                                   : place.number < 10  ? "   "
                                   : place.number < 100 ? "  "
                                                        : " ");
        if (i == 0 || !place.is_second) {
            an__buffer_put_number(w->out, place.number);
            an__buffer_put(w->out, place.is_second ? "..." : ".");
        }
        put_move(w, i);
    }
    an_buffer_put_char(w->out, '\n');
}

/* ---- trees ---- */

/* Indents a move: the first half-move begins in column 3, and each further level 4 columns to the
 * right. */
static void put_indent(popeye_writer *w, unsigned depth)
{
    an_put_blanks(w->out, depth == 0 ? 3 : 4u * (depth + 1) - 2);
}

static void put_numbered(popeye_writer *w, size_t node)
{
    unsigned depth = an_path_node(&w->path, node)->depth;
    put_indent(w, depth);
    an__buffer_put_number(w->out, depth / 2 + 1);
    an__buffer_put(w->out, depth % 2 == 1 ? "..." : ".");
    put_move(w, node);
}

static bool has_threat(const popeye_writer *w, size_t node)
{
    an_children threats = an__children_of(w->path.solution, node, AN_NODE_THREAT);
    return an__next_child(&threats);
}

/* Puts a node on its own line. Nodes are printed in the order in which they are stored. */
static void put_node(popeye_writer *w, size_t node, const char *mark)
{
    put_numbered(w, node);
    an__buffer_put(w->out, mark);
    if (an_path_node(&w->path, node)->is_zugzwang)
        an__buffer_put(w->out, " zugzwang.");
    else if (has_threat(w, node))
        an__buffer_put(w->out, " threat:");
    an_buffer_put_char(w->out, '\n');
}

static void put_tree(popeye_writer *w)
{
    const an_solution *tree = w->path.solution;
    bool is_try = tree->kind == AN_SOLUTION_TRY, has_but = false;
    for (size_t i = 0; i < tree->count; i++) {
        bool is_refutation = an_path_node(&w->path, i)->kind == AN_NODE_REFUTATION;
        if (is_refutation && !has_but)
            an__buffer_put(w->out, "    but\n");
        has_but = has_but || is_refutation;
        bool is_first = an_path_node(&w->path, i)->kind == AN_NODE_FIRST;
        put_node(w, i, is_first ? (is_try ? " ?" : " !") : is_refutation ? " !" : "");
    }
    an_buffer_put_char(w->out, '\n');
}

/* ---- the whole ---- */

static void put_kinds(popeye_writer *w, const an_answer *answer, unsigned kinds)
{
    for (size_t i = 0; i < answer->list->count; i++) {
        const an_solution *solution = &answer->list->at[i];
        if ((kinds >> solution->kind & 1) == 0)
            continue;
        an__path_begin(&w->path, &answer->problem, solution);
        if (w->path.is_line)
            put_line(w);
        else
            put_tree(w);
    }
}

/* Puts "a) ", or "b) " and the changes of the twin, on a line of its own; "+b) " if it changes the
 * twin before it. */
static void put_twin(an_buffer *out, const an_answer *answer)
{
    const char label[] = {an_answer_letter(answer), ')', ' ', '\0'};
    const an_twin *twin = answer->twin > 0 ? &answer->composition->twins[answer->twin - 1] : NULL;
    an__buffer_put(out, twin != NULL && twin->is_continued ? "\n+" : "\n");
    an__buffer_put(out, label);
    for (size_t i = 0; twin != NULL && i < twin->count; i++) {
        an_buffer_put_text(out, twin->changes[i].text);
        an__buffer_put(out, "  ");
    }
    an_buffer_put_char(out, '\n');
}

void an__put_answer_popeye(an_buffer *out, const an_answer *answer)
{
    popeye_writer w = {.out = out};
    if (answer->composition->twin_count > 0 && !answer->is_duplex)
        put_twin(out, answer);
    an_buffer_put_char(out, '\n');
    put_kinds(&w, answer, 1u << AN_SOLUTION_SET_PLAY);
    put_kinds(&w, answer, ~(1u << AN_SOLUTION_SET_PLAY));
    const an_search_stop stop = an_extent_stop(&answer->extent);
    if (stop == AN_STOP_SOLUTIONS)
        an__buffer_put(out, "Partial solution\n");
    else if (stop != AN_STOP_NONE)
        an__buffer_put(out, "solving interrupted\n");
}
