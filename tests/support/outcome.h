/* What came of a game, held against what came of it another way. */
#ifndef TEST_OUTCOME_H
#define TEST_OUTCOME_H

#include "algnot/game.h"

/*
 * The first thing in which the outcomes of reading and judging the same bytes differ, which lie at
 * the same place; NULL if there is none. Tokens but the result, and plies, are not compared. Of
 * empty games without faults there is no judgement.
 */
const char *games_differ(const an_game *a, const an_game *b);
const char *judgements_differ(const an_judgement *a, const an_judgement *b);

/* For games of which all is kept. The value of a move's token is not compared: it is only there
 * where the lexer took the word for plain. */
const char *tokens_differ(const an_game *a, const an_game *b);
const char *plies_differ(const an_judgement *a, const an_judgement *b);

#endif
