/* The lines of play that are open: the main line, and the variations within variations. */
#ifndef AN_GAME_LINES_OF_PLAY_H
#define AN_GAME_LINES_OF_PLAY_H

#include "algnot/game.h"

#include "compiler.h"
#include "play.h"
#include "position.h"

typedef struct an_variation {
    an_position position;
    an_position before;  /* where a variation of the last move begins */
    an_squares checkers; /* in the position, while a game is judged */
    an_move last;        /* from before to the position, if a move was played */
    uint32_t begin;      /* moves played where the line begins, from the game's first */
    uint32_t ply;        /* and up to now */
    int32_t shift;       /* by which its move numbers are known to be wrong */
    bool counts_plies;   /* so do its move numbers */
    bool stopped;        /* an error cost the rest */
    bool is_mended;      /* or was mended */
    bool awaits_sign;    /* the last move gives check, and no sign glued to it says so */
} an_variation;

/* A line that a variation interrupts: all but its positions, which follow from where the variation
 * begins. Of lines that are alike, as those that begin with a variation themselves, one is kept. */
typedef struct an_interrupted {
    an_squares checkers;
    an_move last;
    uint32_t begin, ply;
    int32_t shift;
    bool counts_plies, stopped, is_mended, awaits_sign;
    uint32_t others; /* that are like it, and interrupted right after it */
} an_interrupted;

/*
 * The line that is played, and the stack of those that go on behind it; [0] is the main line.
 * A variation begins one move before the line it interrupts ends. Where that line has no more than
 * this move, it began at the same place: starts holds each place once, the game's start first.
 *
 *     1. e4 e5 (1... c5 2. Nf3 (2. c3 (2. Nc3      starts: start, after 1. e4, after 1... c5
 */
typedef struct an_variations {
    an_variation current;
    an_interrupted *interrupted;
    size_t interrupted_count, interrupted_capacity;
    size_t count; /* of all lines that are open */
    an_position *starts;
    size_t start_count, start_capacity;
} an_variations;

void an_variations_free(an_variations *lines);

/* A line of play of which nothing was played. */
static inline an_variation an_variation_from(const an_position *start)
{
    an_variation line = {.position = *start, .before = *start, .checkers = an_checkers(start)};
    return line;
}

/* Leaves only a main line at a start; false when there is no memory. */
bool an_variations_begin(an_variations *lines, const an_position *start);

/* Opens a variation of the last move of the current line; false when there is no memory. */
bool an_variations_open(an_variations *lines);

/* Back to the line the variation was opened in. */
void an_variations_close(an_variations *lines);

/* Back to the main line, whatever is open. */
const an_variation *an_variations_main(an_variations *lines);

static inline an_variation *an_variations_current(an_variations *lines)
{
    return &lines->current;
}

static inline void an_variation_play(an_variation *line, an_move move)
{
    line->before = line->position;
    an_play_inline(&line->position, move);
    line->last = move;
    line->checkers = an_checkers(&line->position);
    line->awaits_sign = line->checkers != 0;
    line->ply++;
}

/*
 * The same with an ordinary move that promotes nothing, or a double step, of a piece whose color
 * and role are known, as is whether it takes something; *taken is the role of that. False, and
 * nothing has happened, if it left its king in check. last, before and awaits_sign are left to the
 * caller, as of a run of such moves only one is the last; *before is the position before this one.
 */
static AN_INLINED bool an_variation_step(an_variation *line, an_color us, an_move move,
                                         an_role role, bool takes, uint8_t *taken,
                                         an_position *before)
{
    an_position *p = &line->position;
    *before = *p;
    *taken = (uint8_t)(takes ? an_take(p, an_opposite(us), move.to) : AN_NO_ROLE);
    an_play_step(p, us, move, role, takes);
    an_pass_over_after(p, us, move);
    if (an_may_leave_king_attacked(p, us, move.from, role, line->checkers != 0) &&
        an_position_leaves_king_attacked(p)) {
        *p = *before;
        return false;
    }
    line->checkers = an_checkers_after(p, us, move.from, move.to, role, an_sliders(p));
    line->ply++;
    return true;
}

/* The same with a move that was judged. */
static inline void an_variation_replay(an_variation *line, const an_ply *ply)
{
    line->before = line->position;
    an_play_inline(&line->position, ply->move);
    line->last = ply->move;
    line->awaits_sign = ply->sign != AN_NO_SIGN && !ply->says_check;
    line->ply++;
}

#endif
