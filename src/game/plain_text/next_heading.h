/* The heading of the next game. */
#ifndef AN_GAME_NEXT_HEADING_H
#define AN_GAME_NEXT_HEADING_H

#include "prose.h"

/* Where the next game begins, whose first number was met: at its heading, if it has one, which is
 * no part of this game then. What could be moves is no heading. */
uint32_t an__prose_give_back_heading(an_prose *p, uint32_t number);

/* "C77 Espagnole": returns true if a word in an open slot is the code of an opening at the head of
 * the next game, and no move: it begins a line where a number is due first, or stands below an
 * empty one. */
bool an__prose_heads_game(const an_prose *p, const an_token *word);

/* Returns true if the first move and its number stand behind words on their line. */
bool an__prose_begins_behind_words(const an_prose *p);

/* "Défense sicilienne 1. e4 c5", and below it the game: whether the moves up to number 1 began
 * within a line, and all stand again behind it. */
bool an__prose_repeats_opening(const an_prose *p);

/* "Why 1.d4 is best", "Najdorf 6.Bg5", and below it the game: where the only move up to number 1
 * stands among words on its line, and the game goes on from that number, begins anew behind that
 * title, if this reading takes it for one. Its move is noted. */
bool an__prose_drop_title(an_prose *p, const an_token *number);

/* What was read is no game, but words before one. */
void an__prose_begin_anew(an_prose *p);

#endif
