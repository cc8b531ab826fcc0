/* An arrangement of pieces that grows to a target. */
#include "arrangement.h"

/* The caller is asked whether to go on each time after so many steps. */
enum { ASK_AFTER = 1 << 12 };

bool an__arrangement_goes_on(an_arrangement *a)
{
    if (++a->steps % ASK_AFTER == 0 && !a->limits->may_go_on(a->limits->context))
        a->is_ended = true;
    a->is_ended = a->is_ended || a->steps > a->granted;
    return !a->is_ended;
}

/* Adds the piece of a square to those of its color. */
static void add_piece(an_arrangement *a, const an_position *root, unsigned square)
{
    const an_targets *targets = a->targets;
    uint8_t number = targets->numbers[square];
    an_color color = root->color[AN_WHITE] & an_bit(square) ? AN_WHITE : AN_BLACK;
    a->root.squares[number] = (uint8_t)square;
    if (color == targets->prey && targets->roles[number] == AN_KING)
        a->root.king = number;
    else
        a->root.numbers[color][a->root.counts[color]++] = number;
}

/* Returns whether a piece of the hunter can pin others, as it is or after a promotion. */
static bool can_pin(const an_arrangement *a, unsigned number)
{
    const an_targets *targets = a->targets;
    an_color hunter = an_opposite(targets->prey);
    an_role role = (an_role)targets->roles[number];
    const uint8_t *moves = targets->distances.promoted[hunter][AN_QUEEN][a->root.squares[number]];
    bool promotes = false;
    for (unsigned to = 0; to < 64; to++)
        promotes = promotes || moves[to] <= a->most[hunter];
    return role == AN_PAWN ? promotes : role >= AN_BISHOP && role <= AN_QUEEN;
}

void an__arrangement_begin(an_arrangement *a, an_targets *targets, const an_position *root,
                           const an_target_limits *limits)
{
    *a = (an_arrangement){.targets = targets, .limits = limits};
    a->most[targets->prey] = (uint8_t)an_moves_of_prey(targets, limits->half_moves);
    a->most[1 - targets->prey] = (uint8_t)an_moves_of_hunter(targets, limits->half_moves);
    for (an_squares pawns = root->role[AN_PAWN]; pawns != 0;)
        add_piece(a, root, an_take_first(&pawns));
    for (an_squares others = an_occupied(root) & ~root->role[AN_PAWN]; others != 0;)
        add_piece(a, root, an_take_first(&others));
    for (unsigned i = 0; i < a->root.counts[1 - targets->prey]; i++)
        a->root.sliders += can_pin(a, a->root.numbers[1 - targets->prey][i]);
}
