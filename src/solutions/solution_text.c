/* Solutions as problem magazines print them. */
#include "solution_text.h"

#include "appearance.h"
#include "composition_facts.h"
#include "notation.h"
#include "position.h"
#include "problem_messages.h"
#include "solution_path.h"
#include "text.h"
#include "width.h"

/* ---- words ---- */

typedef enum word {
    WORD_THREAT,
    WORD_BUT,
    WORD_SET_PLAY,
    WORD_COOK,
    WORD_TRIES,
    WORD_SOLUTION,
    WORD_COUNT
} word;

static const char *const words[WORD_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [WORD_THREAT] = {"threat:", "menace"},
    [WORD_BUT] = {"but", "mais"},
    [WORD_SET_PLAY] = {"Set play:", "Jeu apparent :"},
    [WORD_COOK] = {"Cook:", "Démolition :"},
    [WORD_TRIES] = {"Tries:", "Essais :"},
    [WORD_SOLUTION] = {"Solution:", "Solution :"},
};

enum { INDENT = 3 };

/* A solution that is being printed. */
typedef struct printer {
    an_buffer *out;
    const an_solution_style *style;
    word part; /* the part of the answer with the last solution */
    an_solution_path path;
} printer;

static void put_word(printer *p, word which)
{
    an__buffer_put(p->out, words[which][p->style->language]);
}

/* Puts a move number without a blank behind it: "1." or "1…". */
static void put_number(printer *p, unsigned number, bool is_second)
{
    an__buffer_put_number(p->out, number);
    an__buffer_put(p->out, is_second ? an_chosen(p->style->notation, AN_CONVENTION_DOTS) : ".");
}

/* Returns the text behind a move that reaches the goal. Mate and check already have their signs. */
static const char *goal_sign(const an_problem *problem)
{
    switch ((an_goal)problem->stipulation.goal) {
    case AN_GOAL_STALEMATE:
        return "=";
    case AN_GOAL_DOUBLE_STALEMATE:
        return "==";
    case AN_GOAL_MATE:
    case AN_GOAL_CHECK:
    case AN_GOAL_COUNT:
        break;
    }
    return "";
}

/* Puts the move of a node. */
static void put_move(printer *p, size_t node)
{
    char text[AN_SAN_MAX];
    const an_position *before = an__path_visit(&p->path, node);
    an_move move = an_path_node(&p->path, node)->move;
    an_buffer_add(p->out, text, an_move_write(text, before, move, p->style->notation));
    if (an_path_node(&p->path, node)->reaches_goal)
        an__buffer_put(p->out, goal_sign(p->path.problem));
}

/* ---- lines ---- */

/* Breaks the line before `at` if what stands from there on does not fit. */
static void wrap(printer *p, size_t *line, size_t at)
{
    size_t width = p->style->width;
    if (width == 0 || p->out->failed || at == *line)
        return;
    if (an__columns_of_text(an_text_from(p->out->at + *line, p->out->size - *line)) <= width)
        return;
    p->out->at[at - 1] = '\n';
    *line = at;
}

static void put_line(printer *p)
{
    const an_solution *line = p->path.solution;
    bool is_set_play = line->kind == AN_SOLUTION_SET_PLAY;
    size_t begin = p->out->size;
    for (size_t i = 0; i < line->count; i++) {
        an_line_place place = an__line_place(p->path.problem->stipulation, is_set_play,
                                             (unsigned)line->count, (unsigned)i);
        if (i > 0)
            an_buffer_put_char(p->out, ' ');
        size_t at = p->out->size;
        if (!place.is_second || i == 0)
            put_number(p, place.number, place.is_second);
        put_move(p, i);
        wrap(p, &begin, at);
    }
    an_buffer_put_char(p->out, '\n');
}

/* ---- trees ---- */

static an_children children_of(const printer *p, size_t node, an_solution_node_kind kind)
{
    return an__children_of(p->path.solution, node, kind);
}

static void begin_line(printer *p, unsigned level)
{
    an_put_blanks(p->out, (size_t)level * INDENT);
}

static void put_numbered(printer *p, size_t node)
{
    unsigned depth = an_path_node(&p->path, node)->depth;
    put_number(p, depth / 2 + 1, depth % 2 == 1);
    put_move(p, node);
}

static bool is_end(const printer *p, size_t node)
{
    return an__end_of_branch(p->path.solution, node) == node + 1;
}

static void put_attack(printer *p, size_t node, const char *mark, unsigned level);

/* Returns whether no child has children itself, so that all of them fit on one line. */
static bool are_ends(const printer *p, an_children of)
{
    while (an__next_child(&of))
        if (!is_end(p, of.at))
            return false;
    return true;
}

/* Puts children that have no children themselves: " 2.Dh7#, 2.Dg8#"; each with a mark behind it. */
static void put_ends(printer *p, an_children of, const char *mark)
{
    const char *joint = " ";
    while (an__next_child(&of)) {
        an__buffer_put(p->out, joint);
        put_numbered(p, of.at);
        an__buffer_put(p->out, mark);
        joint = ", ";
    }
}

/* Puts each child on a line of its own, and what follows from it. */
static void put_branches(printer *p, an_children of, unsigned level)
{
    while (an__next_child(&of)) {
        begin_line(p, level);
        put_attack(p, of.at, "", level);
    }
}

/* Puts a defence, and the moves that answer it. */
static void put_defence(printer *p, size_t node, unsigned level)
{
    const an_children answers = children_of(p, node, AN_NODE_CONTINUATION);
    begin_line(p, level);
    put_numbered(p, node);
    if (are_ends(p, answers)) {
        put_ends(p, answers, "");
        an_buffer_put_char(p->out, '\n');
        return;
    }
    an_children second = answers;
    an__next_child(&second);
    const size_t first = second.at;
    if (an__next_child(&second)) {
        an_buffer_put_char(p->out, '\n');
        put_branches(p, answers, level + 1);
    } else {
        an_buffer_put_char(p->out, ' ');
        put_attack(p, first, "", level);
    }
}

/* Puts the threats of an attacker's move, and a line end. */
static void put_threats(printer *p, size_t node, unsigned level)
{
    const an_children threats = children_of(p, node, AN_NODE_THREAT);
    an_children first = threats;
    if (an_path_node(&p->path, node)->is_zugzwang) {
        an_buffer_put_char(p->out, ' ');
        an__buffer_put(p->out, an__problem_zugzwang[p->style->language]);
    }
    if (an__next_child(&first)) {
        an_buffer_put_char(p->out, ' ');
        put_word(p, WORD_THREAT);
    }
    bool are_short = are_ends(p, threats);
    if (are_short)
        put_ends(p, threats, "");
    an_buffer_put_char(p->out, '\n');
    if (!are_short)
        put_branches(p, threats, level + 2);
}

/* Puts the refutations of a try: "but 1…Td8!". */
static void put_refutations(printer *p, size_t node, unsigned level)
{
    const an_children refutations = children_of(p, node, AN_NODE_REFUTATION);
    an_children first = refutations;
    if (!an__next_child(&first))
        return;
    begin_line(p, level);
    put_word(p, WORD_BUT);
    put_ends(p, refutations, "!");
    an_buffer_put_char(p->out, '\n');
}

/* Puts an attacker's move, its threats, and the defences. */
static void put_attack(printer *p, size_t node, const char *mark, unsigned level)
{
    an_children defences = children_of(p, node, AN_NODE_DEFENCE);
    put_numbered(p, node);
    an__buffer_put(p->out, mark);
    put_threats(p, node, level);
    /* The path still has the position after this move, because threats were played behind a
     * pass. */
    while (an__next_child(&defences))
        put_defence(p, defences.at, level + 1);
    put_refutations(p, node, level + 1);
}

/* Set play has no first move: each of its defences begins a branch. */
static void put_tree(printer *p)
{
    const an_solution *tree = p->path.solution;
    if (tree->kind != AN_SOLUTION_SET_PLAY) {
        put_attack(p, 0, tree->kind == AN_SOLUTION_TRY ? "?" : "!", 0);
        return;
    }
    for (size_t i = 0; i < tree->count; i = an__end_of_branch(tree, i))
        put_defence(p, i, 1);
}

/* ---- all solutions ---- */

/* Returns whether a solution goes as a line that the author gives, in battle play by its key. */
static bool is_given(const an_answer *answer, const an_solution *solution,
                     const an_given_line *given)
{
    bool is_battle = an_stipulation_is_battle(answer->problem.stipulation);
    size_t compared = is_battle ? 1 : given->count;
    for (size_t i = 0; i < compared && i < solution->count; i++)
        if (!an_move_equal(solution->nodes[i].move, given->moves[i]))
            return false;
    return true;
}

/* Returns whether a solution is a cook: one that the author does not give. In a sound problem there
 * is none, though he may give fewer solutions than he claims. */
static bool is_cook(const an_answer *answer, const an_solution *solution)
{
    const an_composition *composition = answer->composition;
    bool is_cook = answer->compares_line && composition->author.given_count > 0 &&
                   answer->verdict != AN_VERDICT_SOUND;
    for (size_t i = 0; is_cook && i < composition->author.given_count; i++)
        is_cook = !is_given(answer, solution, &composition->author.given[i]);
    return is_cook;
}

/* Returns the part of the answer that a solution belongs to. */
static word part_of(const an_answer *answer, const an_solution *solution)
{
    switch (solution->kind) {
    case AN_SOLUTION_SET_PLAY:
        return WORD_SET_PLAY;
    case AN_SOLUTION_TRY:
        return WORD_TRIES;
    case AN_SOLUTION_KEY:
    case AN_SOLUTION_SHORT_LINE:
    case AN_SOLUTION_LINE:
    case AN_SOLUTION_KIND_COUNT:
        break;
    }
    return is_cook(answer, solution) ? WORD_COOK : WORD_SOLUTION;
}

/* Puts a solution. Each part of the answer has a heading, except for the solutions if they stand
 * first. */
static void put_solution(printer *p, const an_answer *answer, const an_solution *solution)
{
    word part = part_of(answer, solution);
    if (part != p->part) {
        put_word(p, part);
        an_buffer_put_char(p->out, '\n');
    }
    p->part = part;
    an__path_begin(&p->path, &answer->problem, solution);
    if (p->path.is_line)
        put_line(p);
    else
        put_tree(p);
}

void an__put_solutions(an_buffer *out, const an_answer *answer, const an_solution_style *style)
{
    static const an_solution_kind order[] = {AN_SOLUTION_SET_PLAY, AN_SOLUTION_TRY, AN_SOLUTION_KEY,
                                             AN_SOLUTION_SHORT_LINE, AN_SOLUTION_LINE};
    printer p = {.out = out, .style = style, .part = WORD_SOLUTION};
    for (size_t kind = 0; kind < sizeof order / sizeof *order; kind++)
        for (size_t i = 0; i < answer->list->count; i++)
            if (answer->list->at[i].kind == order[kind])
                put_solution(&p, answer, &answer->list->at[i]);
}
