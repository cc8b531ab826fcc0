/* The targets that lines of help play may still lead to, move by move. */
#include "targets.h"

#include <stdlib.h>

#include "target_search.h"

static void number_pieces(an_targets *targets, const an_position *root)
{
    uint8_t number = 0;
    for (unsigned square = 0; square < 64; square++) {
        targets->numbers[square] = AN_TARGET_NOBODY;
        if (an_occupied(root) & an_bit(square)) {
            targets->roles[number] = (uint8_t)an_role_at(root, square);
            targets->numbers[square] = number++;
        }
    }
}

static bool can_be_told(const an_position *root, an_color prey, const an_target_limits *limits)
{
    return an_has_king(root, prey) && an_count(an_occupied(root)) <= AN_TARGET_PIECES_MAX &&
           limits->half_moves <= AN_TARGET_HALF_MOVES_MAX;
}

an_targets *an__targets_open(const an_position *root, an_color prey, bool is_mate,
                             const an_target_limits *limits)
{
    size_t hopes_each = limits->half_moves + 1u;
    an_targets *targets = can_be_told(root, prey, limits) ? calloc(1, sizeof *targets) : NULL;
    if (targets == NULL)
        return NULL;
    targets->prey = prey;
    targets->is_mate = is_mate;
    targets->is_series = limits->is_series;
    targets->list.max = limits->memory / (sizeof(an_target) + hopes_each * sizeof(an_hope));
    an__distances_fill(&targets->distances, root);
    number_pieces(targets, root);
    bool is_whole = an__find_targets(targets, root, limits);
    if (is_whole)
        targets->hopes.at =
            malloc((targets->list.count * hopes_each + 1) * sizeof *targets->hopes.at);
    if (targets->hopes.at == NULL) {
        an__targets_close(targets);
        return NULL;
    }
    return targets;
}

void an__targets_close(an_targets *targets)
{
    if (targets == NULL)
        return;
    free(targets->list.at);
    free(targets->hopes.at);
    free(targets);
}

/* Returns whether what a target needs fits into the moves that are left. */
static bool can_be_reached(const an_targets *targets, const uint8_t *moves, unsigned captures,
                           unsigned left)
{
    unsigned of_hunter = an_moves_of_hunter(targets, left);
    unsigned of_prey = an_moves_of_prey(targets, left);
    return moves[targets->prey] <= of_prey && moves[1 - targets->prey] <= of_hunter &&
           captures <= of_hunter;
}

bool an__targets_begin(an_targets *targets, unsigned half_moves)
{
    targets->hopes.start = targets->hopes.end = 0;
    targets->played = 0;
    for (size_t i = 0; i < targets->list.count; i++) {
        const an_target *target = &targets->list.at[i];
        if (!can_be_reached(targets, target->moves, target->captures, half_moves))
            continue;
        targets->hopes.at[targets->hopes.end++] =
            (an_hope){(uint32_t)i, {target->moves[0], target->moves[1]}, target->captures};
    }
    return targets->hopes.end > 0;
}

/* Returns whether a target allows the capture of a piece with this fate; counts it in `hope`. */
static bool allows_capture(an_hope *hope, unsigned fate, bool is_of_prey)
{
    if (fate != AN_FATE_CAPTURED)
        return fate == AN_FATE_OPEN;
    hope->captures = (uint8_t)(hope->captures - is_of_prey);
    return is_of_prey;
}

/* Counts in a hope that a piece, which has a fate, goes to another square and may promote. */
static void count_shift(an_hope *hope, const an_distances *distances, an_color us, an_role role,
                        an_role becomes, an_target_shift shift, unsigned fate)
{
    if (fate > AN_FATE_CAPTURED)
        hope->moves[us] =
            (uint8_t)(hope->moves[us] - an_distance(distances, us, role, shift.from, fate) +
                      an_distance(distances, us, becomes, shift.to, fate));
}

/* Returns the shifts of a move, without its hopes. */
static an_target_step step_of(const an_targets *targets, an_move move)
{
    an_target_step step = {.start = targets->hopes.start,
                           .mover = {targets->numbers[move.from], move.from, move.to},
                           .rook = {AN_TARGET_NOBODY, move.to, move.to},
                           .victim = AN_TARGET_NOBODY,
                           .victim_square = move.to};
    step.role = targets->roles[step.mover.number];
    if (move.kind == AN_CASTLING) {
        step.rook.number = targets->numbers[move.to];
        step.rook.to = (uint8_t)an_castling_rook_target(move.from, move.to);
        step.mover.to = (uint8_t)an_castling_king_target(move.from, move.to);
        return step;
    }
    if (move.kind == AN_EN_PASSANT)
        step.victim_square ^= 8;
    step.victim = targets->numbers[step.victim_square];
    return step;
}

bool an__targets_play(an_targets *targets, const an_position *p, an_move move, unsigned left)
{
    const an_distances *distances = &targets->distances;
    const an_target_step step = step_of(targets, move);
    an_color us = (an_color)p->turn;
    an_role role = (an_role)step.role;
    an_role becomes = move.promotion != AN_NO_ROLE ? (an_role)move.promotion : role;
    size_t end = targets->hopes.end;
    for (size_t i = targets->hopes.start; i < targets->hopes.end; i++) {
        an_hope hope = targets->hopes.at[i];
        const uint16_t *fates = targets->list.at[hope.target].fates;
        if (step.victim != AN_TARGET_NOBODY &&
            !allows_capture(&hope, fates[step.victim], us != targets->prey))
            continue;
        count_shift(&hope, distances, us, role, becomes, step.mover, fates[step.mover.number]);
        if (step.rook.number != AN_TARGET_NOBODY)
            count_shift(&hope, distances, us, AN_ROOK, AN_ROOK, step.rook, fates[step.rook.number]);
        if (can_be_reached(targets, hope.moves, hope.captures, left))
            targets->hopes.at[end++] = hope;
    }
    if (end == targets->hopes.end)
        return false;
    targets->steps[targets->played++] = step;
    targets->hopes.start = targets->hopes.end;
    targets->hopes.end = end;
    targets->roles[step.mover.number] = (uint8_t)becomes;
    targets->numbers[step.mover.from] = AN_TARGET_NOBODY;
    targets->numbers[step.victim_square] = AN_TARGET_NOBODY;
    targets->numbers[step.mover.to] = step.mover.number;
    if (step.rook.number != AN_TARGET_NOBODY)
        targets->numbers[step.rook.to] = step.rook.number;
    return true;
}

void an__targets_take_back(an_targets *targets)
{
    const an_target_step step = targets->steps[--targets->played];
    targets->hopes.end = targets->hopes.start;
    targets->hopes.start = step.start;
    targets->roles[step.mover.number] = step.role;
    targets->numbers[step.mover.to] = AN_TARGET_NOBODY;
    targets->numbers[step.rook.to] = AN_TARGET_NOBODY;
    targets->numbers[step.victim_square] = step.victim;
    if (step.rook.number != AN_TARGET_NOBODY)
        targets->numbers[step.rook.from] = step.rook.number;
    targets->numbers[step.mover.from] = step.mover.number;
}
