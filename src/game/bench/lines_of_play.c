/* Opens and closes variations. */
#include "lines_of_play.h"

#include <stdlib.h>

#include "buffer.h"

void an__variations_free(an_variations *lines)
{
    free(lines->interrupted);
    free(lines->starts);
    *lines = (an_variations){0};
}

static bool add_start(an_variations *lines, const an_position *start)
{
    if (!AN_ARRAY_RESERVE(lines->starts, lines->start_capacity, lines->start_count))
        return false;
    lines->starts[lines->start_count++] = *start;
    return true;
}

bool an__variations_begin(an_variations *lines, const an_position *start)
{
    lines->current = an_variation_from(start);
    lines->count = 1;
    lines->interrupted_count = lines->start_count = 0;
    return add_start(lines, start);
}

/* Returns true if a variation of the last move of a line begins at another position than the line
 * itself. */
static bool has_left_start(const an_variation_state *line)
{
    return line->ply - line->begin > 1;
}

static bool is_alike(const an_variation_state *a, const an_variation_state *b)
{
    return a->begin == b->begin && a->ply == b->ply && a->shift == b->shift &&
           a->counts_plies == b->counts_plies && a->stopped == b->stopped &&
           a->is_mended == b->is_mended && a->awaits_sign == b->awaits_sign &&
           a->checkers == b->checkers && an_move_equal(a->last, b->last);
}

/* Puts a line on the stack, or counts it if it equals the one on top. A line whose variation begins
 * at another position than itself never equals the one on top. */
static bool interrupt(an_variations *lines, const an_variation_state *line)
{
    bool may_be_alike = lines->interrupted_count > 1 && !has_left_start(line);
    const size_t last = lines->interrupted_count - 1;
    if (may_be_alike && is_alike(&lines->interrupted[last].state, line)) {
        lines->interrupted[last].others++;
        return true;
    }
    if (!AN_ARRAY_RESERVE(lines->interrupted, lines->interrupted_capacity,
                          lines->interrupted_count))
        return false;
    lines->interrupted[lines->interrupted_count++] = (an_interrupted){.state = *line};
    return true;
}

bool an__variations_open(an_variations *lines)
{
    an_variation *line = &lines->current;
    if (!interrupt(lines, &line->state))
        return false;
    if (has_left_start(&line->state) && !add_start(lines, &line->before))
        return false;
    lines->count++;
    line->state.counts_plies = line->state.awaits_sign = false;
    if (line->state.ply == line->state.begin)
        return true;
    line->position = line->before;
    line->state.checkers = an_checkers(&line->position);
    line->state.begin = --line->state.ply;
    return true;
}

void an__variations_close(an_variations *lines)
{
    if (lines->count == 1)
        return;
    an_variation *line = &lines->current;
    an_interrupted *interrupted = &lines->interrupted[lines->interrupted_count - 1];
    line->state = interrupted->state;
    line->position = line->before = lines->starts[lines->start_count - 1];
    lines->start_count -= has_left_start(&line->state);
    if (line->state.ply > line->state.begin)
        an_play_inline(&line->position, line->state.last);
    lines->interrupted_count -= interrupted->others == 0;
    interrupted->others -= interrupted->others > 0;
    lines->count--;
}

const an_variation *an__variations_main(an_variations *lines)
{
    if (lines->count > 1) {
        const an_interrupted *main_line = &lines->interrupted[0];
        lines->count = 2;
        lines->interrupted_count = 1;
        lines->start_count = 1u + has_left_start(&main_line->state);
        an__variations_close(lines);
    }
    return &lines->current;
}

/* Plays a move again. If it is the other side's turn, a half-move is missing before it: that is
 * passed over. */
static void replay(an_variation *line, const an_ply *ply)
{
    const an_position *position = &line->position;
    if (an_position_role(position, ply->move.from) != AN_NO_ROLE &&
        an_position_color(position, ply->move.from) != position->turn)
        an__play(&line->position, (an_move){.kind = AN_NULL_STEP});
    an_variation_replay(line, ply);
}

an_variation *an__variations_replay(an_variations *lines, const an_game *game, const an_ply *plies,
                                    size_t *played, size_t index)
{
    an_variation *line = an_variations_current(lines);
    for (; *played < index; ++*played)
        if (game->tokens[*played].kind == AN_TOKEN_MOVE && plies[*played].is_played)
            replay(line, &plies[*played]);
    return line;
}
