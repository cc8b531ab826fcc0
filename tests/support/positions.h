/* Positions and moves as the tables of tests write them. */
#ifndef TEST_POSITIONS_H
#define TEST_POSITIONS_H

#include "algnot/chess.h"
#include "tsv.h"

/* The position of a FEN; a FEN that is refused or doubted fails the test. */
an_position position_of(const char *fen, an_variant variant);

/* The same from the columns fen and variant of a row. */
an_position position_of_row(const tsv_row *row);

/* The legal move with this UCI form; none fails the test. */
an_move move_of(const an_position *position, const char *uci);

/* The position after moves, given in UCI with a space between. */
an_position position_after(an_position position, const char *moves);

enum { UCI_LIST_MAX = AN_MOVES_MAX * AN_UCI_MAX + 1 };

/* Sorts moves bytewise and joins them by spaces into list[UCI_LIST_MAX]. */
void uci_join(char *list, char (*moves)[AN_UCI_MAX], size_t count);

/* The same for all legal moves of a position. */
void uci_list(char *list, const an_position *position);

#endif
