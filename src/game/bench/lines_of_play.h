/* The lines of play that are open: the main line, and variations within variations. */
#ifndef AN_GAME_LINES_OF_PLAY_H
#define AN_GAME_LINES_OF_PLAY_H

#include "algnot/game.h"

#include "compiler.h"
#include "play.h"
#include "position.h"
#include "signs.h"

/* How far a line has come, and what was met on it. */
typedef struct an_variation_state {
    an_squares checkers; /* the pieces that give check; not updated by a replay */
    an_move last;        /* the last move */
    uint32_t begin;      /* plies from the start of the game to the beginning of the line */
    uint32_t ply;        /* plies from the start of the game to where it has come */
    int32_t shift;       /* by how much its move numbers are too high */
    bool counts_plies;   /* its numbers count plies: 1. e4 2. e5 3. Nf3 */
    bool changes_sides; /* a half-move is missing or written twice: "7..." numbers White's move 8 */
    bool stopped;       /* an error was met, and the rest is not played */
    bool is_mended;     /* an error was mended, and the line goes on */
    bool awaits_sign;   /* the last move gives check, but no sign glued to it says so */
} an_variation_state;

typedef struct an_variation {
    an_position position;
    an_position before; /* the position before its last move */
    an_variation_state state;
} an_variation;

/* A line that a variation interrupts, without its positions, which follow from where the variation
 * begins. If lines one inside the other are equal, as in "((((1. e4", only one is kept, with their
 * count. */
typedef struct an_interrupted {
    an_variation_state state;
    uint32_t others; /* how many equal lines were interrupted right after it */
} an_interrupted;

/*
 * The line that is being played, and the stack of the lines that it interrupts; interrupted[0] is
 * the main line. A variation begins before the last move of the line that it interrupts. If that
 * line has only this move, both begin at the same position. `starts` holds each such position once,
 * that of the game first.
 *
 *     1. e4 e5 (1... c5 2. Nf3 (2. c3 (2. Nc3      starts: start, after 1. e4, after 1... c5
 */
typedef struct an_variations {
    an_variation current;
    an_interrupted *interrupted;
    size_t interrupted_count, interrupted_capacity;
    size_t count; /* how many lines are open, with the current one */
    an_position *starts;
    size_t start_count, start_capacity;
} an_variations;

/* Frees the memory of the lines, but not `lines` itself. */
void an__variations_free(an_variations *lines);

/* Returns a line without moves that begins at `start`. */
static inline an_variation an_variation_from(const an_position *start)
{
    an_variation line = {
        .position = *start, .before = *start, .state.checkers = an_checkers(start)};
    return line;
}

/* Closes all lines and begins a main line at `start`. Returns false when memory runs out. */
bool an__variations_begin(an_variations *lines, const an_position *start);

/* Opens a variation of the current line's last move. Returns false when memory runs out. */
bool an__variations_open(an_variations *lines);

/* Returns to the line that the current variation interrupts. Does nothing in the main line. */
void an__variations_close(an_variations *lines);

/* Closes all variations. Returns the main line. */
const an_variation *an__variations_main(an_variations *lines);

/* Returns the line that is being played. */
static inline an_variation *an_variations_current(an_variations *lines)
{
    return &lines->current;
}

/* Plays a legal move on a line, and updates all that depends on it. */
static inline void an_variation_play(an_variation *line, an_move move)
{
    line->before = line->position;
    an_play_inline(&line->position, move);
    line->state.last = move;
    line->state.checkers = an_checkers(&line->position);
    line->state.awaits_sign = line->state.checkers != 0;
    line->state.ply++;
}

/* A move of the side to move, and what its word says of it. */
typedef struct an_said_move {
    an_move move;
    an_role role;
    bool takes; /* it captures */
} an_said_move;

/*
 * Plays an ordinary move without promotion, or a double step, of color `us`. Sets *taken to the
 * role of the captured piece, and *before to the position before the move. Returns false, and plays
 * nothing, if the king would be left in check. The caller must set line->last, line->before and
 * line->awaits_sign, after the last of a run of such moves.
 */
static AN_INLINED bool an_variation_step(an_variation *line, an_color us, an_said_move said,
                                         uint8_t *taken, an_position *before)
{
    const an_move move = said.move;
    an_position *p = &line->position;
    *before = *p;
    *taken = (uint8_t)(said.takes ? an_take(p, an_opposite(us), move.to) : AN_NO_ROLE);
    an_play_step(p, us, move, said.role, said.takes);
    an_pass_over_after(p, us, move);
    if (an_may_leave_king_attacked(p, us, move.from, said.role, line->state.checkers != 0) &&
        an__position_leaves_king_attacked(p)) {
        *p = *before;
        return false;
    }
    line->state.checkers = an_checkers_after(p, us, move.from, move.to, said.role, an_sliders(p));
    line->state.ply++;
    return true;
}

/* Plays again a move that was judged before. line->checkers is not updated. */
static inline void an_variation_replay(an_variation *line, const an_ply *ply)
{
    line->before = line->position;
    an_play_inline(&line->position, ply->move);
    line->state.last = ply->move;
    line->state.awaits_sign = an_awaits_sign(ply);
    line->state.ply++;
}

/* Plays again the moves of the current line from token *played up to token `index`, and sets
 * *played to `index`. No bracket may stand between the two. Returns the current line. */
an_variation *an__variations_replay(an_variations *lines, const an_game *game, const an_ply *plies,
                                    size_t *played, size_t index);

#endif
