/* Layout keep: moves that comments and prose speak of. They are not the game's, and stay as they
 * stand; with converts_prose those become moves of the new notation that are numbered and can be
 * played from the position to which their number belongs. */
#ifndef AN_GAME_SPOKEN_H
#define AN_GAME_SPOKEN_H

#include "scribe.h"

/* Begins a game. */
void an__spoken_begin(an_scribe *scribe);

/* Follow the game's own lines of play: call them behind each bracket, when the scribe has opened or
 * closed its line, and with converts_prose behind each move that it has passed. */
void an__spoken_pass(an_scribe *scribe, an_move move);
void an__spoken_open(an_scribe *scribe);
void an__spoken_close(an_scribe *scribe);

void an__spoken_look_at_comment(an_scribe *scribe, const an_token *token);

/* Looks at the run of prose that begins with a number or a word. Returns the index of the token
 * behind it, which is a greater one. */
size_t an__spoken_look_at_prose(an_scribe *scribe, size_t index);

#endif
