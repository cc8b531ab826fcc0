/* The movetext: how a layout arranges it, and the walk that writes it. */
#ifndef AN_GAME_MOVETEXT_H
#define AN_GAME_MOVETEXT_H

#include "algnot/game.h"

#include "rows.h"

/* How a layout arranges movetext. */
typedef struct an_arrangement {
    bool has_parentheses; /* comments stand in parentheses where a reader takes them for comments */
    bool is_one_line;
    bool always_result; /* a game without a result gets a * */
    an_rows rows;
} an_arrangement;

/* The findings up to a place in the game. The note that names an error is taken from them. */
typedef struct an_passed_findings {
    size_t offset;      /* the place, in bytes */
    size_t count;       /* number of findings up to that place */
    const char *reason; /* the slug of the last error among them; NULL: there is none */
} an_passed_findings;

/* How errors of the game change what is written. */
typedef struct an_loss {
    an_passed_findings passed;
    size_t at; /* where the game can no longer be followed (AN_UNREAD_MOVES); else a place beyond
                  its end */
    bool has_note;  /* a note of an earlier conversion already says why the next move is not
                       converted */
    unsigned bound; /* number of words behind an error that must stay on its line */
} an_loss;

/* Writes the movetext of the game, and its result. */
void an__scribe_put_movetext(an_scribe *scribe, const an_arrangement *arrangement);

#endif
