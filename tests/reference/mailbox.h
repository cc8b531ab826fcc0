/* Chess as slow and as plain as can be: what the library is compared with. Shares nothing with it.
 */
#ifndef TEST_MAILBOX_H
#define TEST_MAILBOX_H

#include <stdbool.h>
#include <stddef.h>

/* File and rank from 0. */
typedef struct mailbox_square {
    int file;
    int rank;
} mailbox_square;

/* Castling goes from the king to the rook it castles with. */
typedef struct mailbox_move {
    mailbox_square from;
    mailbox_square to;
    char promotion; /* 'n', 'b', 'r', 'q', or NUL */
} mailbox_move;

typedef struct mailbox {
    char board[8][8];      /* [rank][file]: the letters of a FEN, '.' for an empty square */
    bool castling[2][8];   /* [is white][file of the rook] */
    mailbox_square passed; /* by the pawn that has just made a double step; file -1: by none */
    bool is_white_turn;
    bool is_960;
    int halfmove_clock;
    int move_number;
} mailbox;

enum { MAILBOX_MOVES_MAX = 512, MAILBOX_FEN_MAX = 128, MAILBOX_UCI_MAX = 6 };

/* Reads the six fields of a sound FEN, castling as KQkq (the outermost rook) or by files. */
bool mailbox_read(mailbox *position, const char *fen, bool is_960);

/* Writes them, with an en passant square only if the capture is legal. */
void mailbox_write(char *fen, const mailbox *position);

/* Moves that obey the way of the piece; whether they leave the king attacked is not asked. */
size_t mailbox_candidates(const mailbox *position, mailbox_move *list);

/* Whether no enemy could capture the king after a candidate. */
bool mailbox_leaves_king_safe(const mailbox *position, mailbox_move move);

mailbox mailbox_play(const mailbox *position, mailbox_move move);

bool mailbox_in_check(const mailbox *position);
bool mailbox_is_castling(const mailbox *position, mailbox_move move);
bool mailbox_is_en_passant(const mailbox *position, mailbox_move move);

/* Castling is the king's step, in Chess960 king takes rook. */
void mailbox_uci(char *out, const mailbox *position, mailbox_move move);

#endif
