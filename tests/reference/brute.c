#include "brute.h"

#include <stdio.h>
#include <string.h>

typedef struct brute {
    brute_answer *answer;
    an_stipulation asked;
    an_position root;
    an_solution_kind kind;
    unsigned length;
    an_move line[16];
    unsigned played;
    bool overflows;
} brute;

/* ---- texts ---- */

void brute_begin(char *text, an_solution_kind kind, unsigned length)
{
    static const char *const names[AN_SOLUTION_KIND_COUNT] = {[AN_SOLUTION_SET_PLAY] = "set",
                                                              [AN_SOLUTION_SHORT_LINE] = "short",
                                                              [AN_SOLUTION_LINE] = "line",
                                                              [AN_SOLUTION_KEY] = "key",
                                                              [AN_SOLUTION_TRY] = "try"};
    snprintf(text, BRUTE_TEXT_MAX, "%s %u", names[kind], length);
}

void brute_add_move(char *text, const an_position *root, an_move move)
{
    size_t size = strlen(text);
    char uci[AN_UCI_MAX];
    an_move_to_uci(uci, root, move);
    snprintf(text + size, BRUTE_TEXT_MAX - size, " %s", uci);
}

static char *new_text(brute *b)
{
    static char spare[BRUTE_TEXT_MAX];
    if (b->answer->count == BRUTE_COUNT_MAX) {
        b->overflows = true;
        return spare;
    }
    return b->answer->texts[b->answer->count++];
}

/* ---- the game ---- */

static size_t moves_of(brute *b, const an_position *p, an_move *list)
{
    if (b->answer->positions++ > b->answer->most)
        b->overflows = true;
    return b->overflows ? 0 : an_position_moves(p, list);
}

static an_position turned(const an_position *p)
{
    return an_position_play(p, (an_move){.kind = AN_NULL_STEP});
}

static bool is_stuck(brute *b, const an_position *p)
{
    an_move list[AN_MOVES_MAX];
    return moves_of(b, p, list) == 0;
}

static bool is_reached(brute *b, const an_position *p)
{
    bool is_check = an_position_in_check(p);
    switch ((an_goal)b->asked.goal) {
    case AN_GOAL_MATE:
        return is_check && is_stuck(b, p);
    case AN_GOAL_STALEMATE:
        return !is_check && is_stuck(b, p);
    case AN_GOAL_DOUBLE_STALEMATE: {
        if (is_check || !is_stuck(b, p))
            return false;
        an_position other = turned(p);
        return !an_position_in_check(&other) && is_stuck(b, &other);
    }
    case AN_GOAL_CHECK:
        return is_check;
    case AN_GOAL_COUNT:
        break;
    }
    return false;
}

/* Whether the side to move can reach the goal by one move. */
static bool can_reach(brute *b, const an_position *p)
{
    an_move list[AN_MOVES_MAX];
    size_t count = moves_of(b, p, list);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(p, list[i]);
        if (is_reached(b, &after))
            return true;
    }
    return false;
}

/* ---- battle ---- */

static bool is_won(brute *b, const an_position *p, unsigned moves);

/* Whether the attacker, who has just moved and has `left` moves more, reaches what he wants against
 * this defence. */
static bool is_answered(brute *b, const an_position *p, an_move defence, unsigned left)
{
    an_position after = an_position_play(p, defence);
    if (b->asked.play != AN_PLAY_DIRECT && is_reached(b, &after))
        return true;
    bool must_reach = b->asked.play >= AN_PLAY_REFLEX && can_reach(b, p);
    return must_reach || is_won(b, &after, left);
}

static bool is_forced(brute *b, const an_position *p, unsigned left)
{
    an_move list[AN_MOVES_MAX];
    if (b->asked.play == AN_PLAY_DIRECT && is_reached(b, p))
        return true;
    size_t count = moves_of(b, p, list);
    for (size_t i = 0; i < count; i++)
        if (!is_answered(b, p, list[i], left))
            return false;
    return count > 0;
}

static bool is_won(brute *b, const an_position *p, unsigned moves)
{
    an_move list[AN_MOVES_MAX];
    if (moves == 0 || (b->asked.play == AN_PLAY_REFLEX && can_reach(b, p)))
        return false;
    size_t count = moves_of(b, p, list);
    for (size_t i = 0; i < count && !b->overflows; i++) {
        an_position after = an_position_play(p, list[i]);
        if (is_forced(b, &after, moves - 1))
            return true;
    }
    return false;
}

static void tell_try(brute *b, an_move first)
{
    an_move list[AN_MOVES_MAX], refutation = {0};
    an_position after = an_position_play(&b->root, first);
    size_t count = moves_of(b, &after, list), refutations = 0;
    for (size_t i = 0; i < count; i++) {
        if (is_answered(b, &after, list[i], b->asked.moves - 1u))
            continue;
        refutations++;
        refutation = list[i];
    }
    if (refutations != 1)
        return;
    char *text = new_text(b);
    brute_begin(text, AN_SOLUTION_TRY, b->asked.moves);
    brute_add_move(text, &b->root, first);
    brute_add_move(text, &b->root, refutation);
}

static void tell_first_move(brute *b, an_move first)
{
    an_position after = an_position_play(&b->root, first);
    for (unsigned moves = 1; moves <= b->asked.moves; moves++) {
        if (!is_forced(b, &after, moves - 1))
            continue;
        char *text = new_text(b);
        brute_begin(text, AN_SOLUTION_KEY, moves);
        brute_add_move(text, &b->root, first);
        return;
    }
    if (b->asked.play != AN_PLAY_DIRECT || b->asked.moves > 1)
        tell_try(b, first);
}

static void solve_battle(brute *b)
{
    an_move list[AN_MOVES_MAX];
    if (b->asked.play == AN_PLAY_REFLEX && can_reach(b, &b->root))
        return;
    size_t count = moves_of(b, &b->root, list);
    for (size_t i = 0; i < count; i++)
        tell_first_move(b, list[i]);
}

/* ---- lines ---- */

static void tell_line(brute *b)
{
    char *text = new_text(b);
    brute_begin(text, b->kind, b->played);
    for (unsigned i = 0; i < b->played; i++)
        brute_add_move(text, &b->root, b->line[i]);
}

static bool is_self(const brute *b)
{
    return b->asked.play == AN_PLAY_SELF || b->asked.play == AN_PLAY_HELP_SELF;
}

/* The moves of the line that the side of the diagram plays in a row. */
static unsigned series_moves(const brute *b)
{
    return b->asked.play == AN_PLAY_DIRECT ? b->length : b->length - 1;
}

static bool all_reach(brute *b, const an_position *p)
{
    an_move list[AN_MOVES_MAX];
    size_t count = moves_of(b, p, list);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(p, list[i]);
        if (!is_reached(b, &after))
            return false;
    }
    return count > 0;
}

static void find(brute *b, const an_position *p)
{
    an_move list[AN_MOVES_MAX];
    unsigned left = b->length - b->played;
    if (left == 1 && is_self(b) && !all_reach(b, p))
        return;
    if (left > 1 && b->asked.play == AN_PLAY_REFLEX && can_reach(b, p))
        return;
    size_t count = moves_of(b, p, list);
    for (size_t i = 0; i < count && !b->overflows; i++) {
        an_position after = an_position_play(p, list[i]);
        b->line[b->played++] = list[i];
        if (left == 1) {
            if (is_reached(b, &after))
                tell_line(b);
        } else if (b->asked.is_series && b->played < series_moves(b)) {
            if (!an_position_in_check(&after)) {
                after = turned(&after);
                find(b, &after);
            }
        } else {
            find(b, &after);
        }
        b->played--;
    }
}

static void solve_lines(brute *b)
{
    unsigned full = an_stipulation_half_moves(b->asked), step = b->asked.is_series ? 1 : 2;
    unsigned least = is_self(b) || (b->asked.is_series && b->asked.play != AN_PLAY_DIRECT) ? 2 : 1;
    for (b->length = least; b->length <= full; b->length++) {
        if ((full - b->length) % step != 0)
            continue;
        b->kind = b->length == full ? AN_SOLUTION_LINE : AN_SOLUTION_SHORT_LINE;
        find(b, &b->root);
    }
}

/* Help play with one half-move less, as if the other side began; of a series, its reply alone. */
static void solve_set_play(brute *b)
{
    unsigned full = an_stipulation_half_moves(b->asked);
    bool is_reply = b->asked.is_series;
    if (an_position_in_check(&b->root) || (is_reply && b->asked.play == AN_PLAY_DIRECT))
        return;
    an_position other = turned(&b->root);
    b->kind = AN_SOLUTION_SET_PLAY;
    b->length = is_reply ? 1 : full - 1;
    if (b->length > 1 || is_reply || (b->length == 1 && !is_self(b)))
        find(b, &other);
}

bool brute_solve(brute_answer *answer, const an_problem *problem)
{
    brute b = {.answer = answer, .asked = problem->stipulation, .root = problem->position};
    answer->count = 0;
    answer->positions = 0;
    if (an_stipulation_is_battle(b.asked)) {
        solve_battle(&b);
    } else {
        solve_set_play(&b);
        solve_lines(&b);
    }
    return !b.overflows;
}
