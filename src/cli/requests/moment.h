/* A moment of a game, as --at names it. */
#ifndef AN_CLI_MOMENT_H
#define AN_CLI_MOMENT_H

#include "buffer.h"
#include "settings.h"

typedef enum moment_kind {
    MOMENT_END,   /* the end of the main line */
    MOMENT_PLY,   /* so many half-moves after the start: "start", "0", "24" */
    MOMENT_MOVE,  /* after a numbered move of White or Black: "12w", "12b", "12n", "12..." */
    MOMENT_MARKED /* where the game itself asks for a diagram: "marked"; in lists alone */
} moment_kind;

typedef struct moment {
    moment_kind kind;
    uint64_t number; /* of half-moves, or of the move */
    an_color color;  /* whose move it is; for MOMENT_MOVE alone */
    uint64_t game;   /* the number of the only game that it is a moment of; 0: of every game */
    an_text text;    /* as it was typed */
    an_text side;    /* what was typed behind the number, as "b"; for MOMENT_MOVE alone */
} moment;

enum { MOMENTS_MAX = 64 };

typedef struct moment_list {
    moment at[MOMENTS_MAX];
    size_t count;
} moment_list;

/* Reads a moment as users name it: "12w" and "12." are after a move of White, "12b", "12n" and
 * "12..." after one of Black, "24" after so many half-moves; "start" and "end" have French names,
 * too. MOMENT_MARKED is not read. Returns false, with *at untouched, if `text` is no moment. */
bool moment_read(moment *at, an_text text);

/* Returns whether the letter of a side is also that of the other side in the language of messages:
 * French readers may take 12b for "blancs". */
bool moment_may_mean_other_side(const moment *at);

/* Reads --at; without it the moment is the end. Returns false after a message. */
bool settings_moment(const cli_settings *settings, moment *at);

/* Reads --diagrams: 11w,24b,marked. Without it the list is empty. of_games: a moment may have the
 * number of its game before it, 2:11w. Returns false after a message. */
bool settings_moments(const cli_settings *settings, bool of_games, moment_list *moments);

/* Sets *ply to how many half-moves after the start of a game a moment is, which may be more than
 * the game has. Returns false for a move before the start. The moment must not be MOMENT_MARKED. */
bool moment_ply(const moment *at, const an_judgement *judgement, uint64_t *ply);

/* Puts a moment as --at names it, 12w or start: after the move that led to a position from the one
 * before it. */
void moment_put(an_buffer *out, const an_board *board);

#endif
