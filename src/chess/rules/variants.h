/* What the variants change in the rules of chess, one row each. */
#ifndef AN_CHESS_VARIANTS_H
#define AN_CHESS_VARIANTS_H

#include "bitboard.h"

/* The order of the squares, from the first on; it is the same for both sides. */
typedef enum an_order {
    AN_ORDER_NONE,
    AN_ORDER_BY_FILE, /* a1 a2 … a8 b1 … h8 */
    AN_ORDER_BY_FILE_REVERSED,
    AN_ORDER_BY_RANK, /* a1 b1 … h1 a2 … h8 */
    AN_ORDER_BY_RANK_REVERSED
} an_order;

typedef struct an_variant_row {
    const char *name; /* as options and JSON have it */
    const char *tag;  /* as the tag Variant has it */
    uint8_t
        order; /* an_order of the squares: the first piece in it that has a legal move must move */
    uint8_t binds; /* the sides that are bound: a bit for each an_color */
} an_variant_row;

extern const an_variant_row an__variant_rows[AN_VARIANT_COUNT];

/* Returns the square at a place, 0…63, of an order. */
static inline unsigned an_ordered_square(an_order order, unsigned place)
{
    bool is_reversed = order == AN_ORDER_BY_FILE_REVERSED || order == AN_ORDER_BY_RANK_REVERSED;
    bool is_by_file = order == AN_ORDER_BY_FILE || order == AN_ORDER_BY_FILE_REVERSED;
    unsigned at = is_reversed ? 63 - place : place;
    return is_by_file ? (at & 7) << 3 | at >> 3 : at;
}

/* Returns the board with files and ranks exchanged: square n becomes the one whose file is the rank
 * of n. */
static inline an_squares an_transposed(an_squares squares)
{
    an_squares moved = (squares ^ squares >> 28) & UINT64_C(0x00000000f0f0f0f0);
    squares ^= moved ^ moved << 28;
    moved = (squares ^ squares >> 14) & UINT64_C(0x0000cccc0000cccc);
    squares ^= moved ^ moved << 14;
    moved = (squares ^ squares >> 7) & UINT64_C(0x00aa00aa00aa00aa);
    return squares ^ moved ^ moved << 7;
}

/* Returns the set of the places, 0…63, that squares have in an order; if it is a reversed order,
 * counted from its end. */
static inline an_squares an_places_of(an_order order, an_squares squares)
{
    bool is_by_file = order == AN_ORDER_BY_FILE || order == AN_ORDER_BY_FILE_REVERSED;
    return is_by_file ? an_transposed(squares) : squares;
}

/* Removes the first place of a set that is not empty, and returns its square. */
static inline unsigned an_take_place(an_order order, an_squares *places)
{
    bool is_reversed = order == AN_ORDER_BY_FILE_REVERSED || order == AN_ORDER_BY_RANK_REVERSED;
    bool is_by_file = order == AN_ORDER_BY_FILE || order == AN_ORDER_BY_FILE_REVERSED;
    unsigned at = is_reversed ? an_highest_bit(*places) : an_lowest_bit(*places);
    *places ^= an_bit(at);
    return is_by_file ? (at & 7) << 3 | at >> 3 : at;
}

#endif
