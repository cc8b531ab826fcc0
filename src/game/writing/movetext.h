/* The movetext: how a layout arranges it, and the walk that writes it. */
#ifndef AN_GAME_MOVETEXT_H
#define AN_GAME_MOVETEXT_H

#include "algnot/game.h"

#include "rows.h"

/* How a layout arranges movetext on the page. */
typedef struct an_arrangement {
    bool has_parentheses; /* comments stand in parentheses where they are read as comments there */
    bool is_one_line;
    bool always_result; /* a * is written for a game without result */
    an_rows rows;
} an_arrangement;

/* The findings up to a place in the game, for the note that names an error. */
typedef struct an_passed_findings {
    size_t offset;      /* of the place */
    size_t count;       /* findings up to there */
    const char *reason; /* the slug of the last error among them; NULL: there is none */
} an_passed_findings;

/* What the errors of the game cost. */
typedef struct an_loss {
    an_passed_findings passed;
    size_t at;      /* where the thread of the game is lost (AN_UNREAD_MOVES), or beyond its end */
    bool has_note;  /* a note of an earlier conversion says why the next move is not converted */
    unsigned bound; /* so many words behind an error must stay on the line */
} an_loss;

/* Writes the movetext of the game, and its result. */
void an__scribe_put_movetext(an_scribe *scribe, const an_arrangement *arrangement);

#endif
