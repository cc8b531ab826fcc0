/* Positions and moves: FEN, legal moves, play, check, mate, stalemate. Nothing here allocates. */
#ifndef ALGNOT_CHESS_H
#define ALGNOT_CHESS_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A square is a number 0…63: a1, b1 … h1, a2 … h8; file = square & 7, rank = square >> 3. */
enum { AN_SQUARE_COUNT = 64, AN_NO_SQUARE = 64 };

/* Writes the name of a square, "e4", and a NUL to out[AN_SQUARE_NAME_MAX]; returns 2. */
enum { AN_SQUARE_NAME_MAX = 3 };
size_t an_square_write(char *out, unsigned square);

/* Returns the square that has this name, or AN_NO_SQUARE. */
unsigned an_square_read(an_text name);

/* A set of squares: bit n is square n. */
typedef uint64_t an_squares;

typedef enum an_color { AN_WHITE, AN_BLACK } an_color;

typedef enum an_role {
    AN_NO_ROLE,
    AN_PAWN,
    AN_KNIGHT,
    AN_BISHOP,
    AN_ROOK,
    AN_QUEEN,
    AN_KING,
    AN_ROLE_COUNT
} an_role;

/* In alphabetic chess and its relatives, the first piece in an order of the squares that has a
 * legal move must move. Each order has three rows: both sides are bound by it, White alone, or
 * Black alone. */
typedef enum an_variant {
    AN_STANDARD,
    AN_CHESS960,
    AN_ALPHABETIC, /* a1 a2 … a8 b1 … h8 */
    AN_ALPHABETIC_WHITE,
    AN_ALPHABETIC_BLACK,
    AN_ANTIALPHABETIC, /* h8 h7 … a1 */
    AN_ANTIALPHABETIC_WHITE,
    AN_ANTIALPHABETIC_BLACK,
    AN_NUMERIC, /* a1 b1 … h8: échecs 1-2-3 */
    AN_NUMERIC_WHITE,
    AN_NUMERIC_BLACK,
    AN_ANTINUMERIC, /* h8 g8 … a1: échecs 3-2-1 */
    AN_ANTINUMERIC_WHITE,
    AN_ANTINUMERIC_BLACK,
    AN_VARIANT_COUNT
} an_variant;

typedef enum an_move_kind {
    AN_ORDINARY,
    AN_DOUBLE_STEP,
    AN_EN_PASSANT,
    AN_CASTLING, /* from: the king, to: the rook it castles with */
    AN_NULL_STEP /* a null move: the turn passes */
} an_move_kind;

typedef struct an_move {
    uint8_t from;
    uint8_t to;
    uint8_t promotion; /* an_role; AN_NO_ROLE unless a pawn promotes */
    uint8_t kind;      /* an_move_kind */
} an_move;

/*
 * A position. It is a value: copy it to play on. It holds no history, so that a game is a stack of
 * positions. Only functions make one (an_position_start, an_position_from_fen, an_position_play …):
 * its members depend on each other, so that they may be read, but not set. en_passant is set only
 * if the capture is legal (FIDE 9.2.2), so that equal positions have equal keys. castling holds the
 * squares of the rooks that may still castle.
 */
typedef struct an_position {
    an_squares role[AN_ROLE_COUNT]; /* by an_role; [AN_NO_ROLE] holds all pieces */
    an_squares color[2];            /* by an_color */
    an_squares castling;
    uint64_t key;
    uint16_t halfmove_clock; /* plies since the last capture or pawn move */
    uint16_t move_number;    /* counts from 1, as in the sixth field of a FEN */
    uint8_t turn;            /* an_color */
    uint8_t en_passant;      /* the square to capture on, or AN_NO_SQUARE */
    uint8_t passed_over;     /* the square behind the last double step, whether or not it may be
                                captured on; or AN_NO_SQUARE */
    uint8_t variant;         /* an_variant */
} an_position;

/* The starting position of ordinary chess. */
an_position an_position_start(void);

/* What is wrong with a FEN. Defects from AN_FEN_CASTLING_RIGHT on are doubts: the position is read,
 * without the right that is impossible. */
typedef enum an_fen_defect {
    AN_FEN_SOUND,
    AN_FEN_EMPTY,
    AN_FEN_LETTER,        /* a letter that stands for no piece */
    AN_FEN_RANK_SHORT,    /* a rank with fewer than eight squares */
    AN_FEN_RANK_LONG,     /* a rank with more than eight squares */
    AN_FEN_RANK_COUNT,    /* not eight ranks */
    AN_FEN_TURN,          /* neither w nor b */
    AN_FEN_CASTLING,      /* not a castling field */
    AN_FEN_CASTLING_FILE, /* a rook's file, in standard chess */
    AN_FEN_EN_PASSANT,    /* not a square of the third or sixth rank, nor - */
    AN_FEN_CLOCK,         /* the halfmove clock is no number, or above 65535 */
    AN_FEN_MOVE_NUMBER,   /* the move number is no number, or above 65535 */
    AN_FEN_TRAILING,      /* something follows the sixth field */
    AN_FEN_KINGS,         /* a side has no king, or more than one */
    AN_FEN_LAST_RANK_PAWN,
    AN_FEN_OPPONENT_IN_CHECK,
    AN_FEN_CASTLING_RIGHT,   /* a right whose king or rook is not in its place */
    AN_FEN_EN_PASSANT_RIGHT, /* no pawn has just made that double step */
    AN_FEN_KINGS_ADJACENT
} an_fen_defect;

typedef struct an_fen_fault {
    an_fen_defect defect;
    size_t offset;        /* of the field or character in the FEN, in bytes */
    an_position position; /* AN_FEN_OPPONENT_IN_CHECK: what the FEN says */
} an_fen_fault;

/* Room for any FEN that an_position_to_fen writes, with its NUL. */
enum { AN_FEN_MAX = 100 };

/*
 * Reads a FEN (PGN 16.1). Fields after the board may be missing, from the right. Castling letters
 * are KQkq (the outermost rook, X-FEN) or, in Chess960, the files of the rooks (Shredder-FEN).
 * Returns AN_BAD_FEN or AN_ILLEGAL_POSITION, and leaves *position untouched, if it cannot be read.
 * Returns AN_OK if it was read; fault->defect is then AN_FEN_SOUND or a doubt. `fault` may be NULL.
 * For AN_VARIANT_COUNT, which an_variant_from_name may return, it returns AN_BAD_FEN without a
 * defect.
 */
an_code an_position_from_fen(an_position *position, an_text fen, an_variant variant,
                             an_fen_fault *fault);

/* The same for a composed problem, in which a side may lack its king. That side is never in check;
 * all functions of chess.h and solve.h, and those that write moves, take such positions. */
an_code an_position_from_problem_fen(an_position *position, an_text fen, an_variant variant,
                                     an_fen_fault *fault);

/* Writes the six fields and a NUL to out[AN_FEN_MAX]; returns the size without the NUL. */
size_t an_position_to_fen(char *out, const an_position *position);

/* What stands on a square. Ask for the color only of a square that is not empty. */
an_role an_position_role(const an_position *position, unsigned square);
an_color an_position_color(const an_position *position, unsigned square);

/* Room for the moves of any position, even one that no game reaches: n pieces have at most 27 moves
 * each, and a square is reached by at most 16 of them, so that 27n and 16(64 - n) bound their
 * number. The two bounds meet at 643, and promotions add less than 100. */
enum { AN_MOVES_MAX = 768 };

/* Writes all moves that are legal in the position's variant to list[AN_MOVES_MAX]; returns their
 * number. */
size_t an_position_moves(const an_position *position, an_move *list);

size_t an_position_count_moves(const an_position *position);
bool an_position_has_move(const an_position *position);

/* What forbids castling with a rook. */
typedef enum an_castling_obstacle {
    AN_CASTLING_FREE,       /* nothing does */
    AN_CASTLING_NO_RIGHT,   /* both stand there, but king or rook has moved */
    AN_CASTLING_IN_CHECK,   /* FIDE 3.8.2.2 */
    AN_CASTLING_BLOCKED,    /* a piece stands between king and rook */
    AN_CASTLING_OBSTRUCTED, /* Chess960: one stands elsewhere on the way of king or rook */
    AN_CASTLING_THROUGH,    /* the king would cross an attacked square */
    AN_CASTLING_INTO_CHECK, /* the king would end on an attacked square */
    /* what a position, and then the game before it, tell of a right that is missing */
    AN_CASTLING_KING_AWAY,  /* the king does not stand where it castles from */
    AN_CASTLING_ROOK_AWAY,  /* no rook does */
    AN_CASTLING_NOT_GIVEN,  /* the game began without the right */
    AN_CASTLING_KING_MOVED, /* in the game, and it is known by which move */
    AN_CASTLING_ROOK_MOVED,
    AN_CASTLING_ROOK_TAKEN,
    AN_CASTLING_OBSTACLE_COUNT
} an_castling_obstacle;

/* Returns whether a move is one of an_position_moves, or AN_NULL_STEP where the side to move is not
 * in check. */
bool an_move_is_legal(const an_position *position, an_move move);

/* Returns the position after a move for which an_move_is_legal holds. */
an_position an_position_play(const an_position *position, an_move move);

/* The pieces that give check to the side to move. */
an_squares an_position_checkers(const an_position *position);
bool an_position_in_check(const an_position *position);
bool an_position_is_mate(const an_position *position);
bool an_position_is_stalemate(const an_position *position);

/* Returns whether the material that is left can give mate by no sequence of legal moves (FIDE
 * 5.2.2). Blocked positions are not recognised. */
bool an_position_is_dead(const an_position *position);

/* Returns the number of sequences of `depth` legal moves; 1 for depth 0. */
uint64_t an_position_perft(const an_position *position, unsigned depth);

/* Writes a move as UCI does, and a NUL, to out[AN_UCI_MAX]; returns the size without the NUL.
 * "g1f3", "e7e8q"; castling is the king's step, in Chess960 king takes rook; "0000" is the null
 * move. */
enum { AN_UCI_MAX = 6 };
size_t an_move_to_uci(char *out, const an_position *position, an_move move);

/* Finds the legal move that an_move_to_uci writes like this. Returns false, and leaves *move
 * untouched, if there is none. an_move_read (notation.h), with AN_STYLE_UCI, tells why. */
bool an_move_from_uci(an_move *move, const an_position *position, an_text text);

/* Returns the square on which the moving piece ends; of a castling, the king. */
unsigned an_move_destination(an_move move);

/* Returns the variant with this name, in English, French or German, whatever case, accents and
 * dashes; AN_VARIANT_COUNT if there is none. */
an_variant an_variant_from_name(an_text name);

/* The name that options take, "alphabetic-white", and the one in the tag Variant, "Alphabetic
 * White"; NULL for AN_VARIANT_COUNT and above. */
const char *an_variant_name(an_variant variant);
const char *an_variant_tag(an_variant variant);

/* Returns the square of the piece that must move, where the variant says so. Returns AN_NO_SQUARE
 * if the variant does not, or if no piece can move. */
unsigned an_priority_square(const an_position *position);

/* Returns the square at a place, 0…63, of the order of a variant; AN_NO_SQUARE if it has no order.
 */
unsigned an_variant_square(an_variant variant, unsigned place);

#ifdef __cplusplus
}
#endif

#endif
