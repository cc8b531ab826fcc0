/* What the variants change in the rules of chess, one row each. */
#ifndef AN_CHESS_VARIANTS_H
#define AN_CHESS_VARIANTS_H

#include "algnot/chess.h"

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

#endif
