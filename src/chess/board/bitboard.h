/* Sets of squares. */
#ifndef AN_CHESS_BITBOARD_H
#define AN_CHESS_BITBOARD_H

#include "algnot/chess.h"

#include "compiler.h"

#define AN_FILE_A UINT64_C(0x0101010101010101)
#define AN_FILE_H UINT64_C(0x8080808080808080)
#define AN_RANK_1 UINT64_C(0x00000000000000ff)
#define AN_RANK_3 UINT64_C(0x0000000000ff0000)
#define AN_RANK_6 UINT64_C(0x0000ff0000000000)
#define AN_RANK_8 UINT64_C(0xff00000000000000)

static inline an_squares an_bit(unsigned square)
{
    return UINT64_C(1) << square;
}

static inline unsigned an_file_of(unsigned square)
{
    return square & 7;
}

static inline unsigned an_rank_of(unsigned square)
{
    return square >> 3;
}

static inline unsigned an_square_at(unsigned file, unsigned rank)
{
    return rank << 3 | file;
}

/* Return whether a character names a file, or a rank. */
static inline bool an_names_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static inline bool an_names_rank(char c)
{
    return c >= '1' && c <= '8';
}

static inline bool an_names_square(const char *at)
{
    return an_names_file(at[0]) && an_names_rank(at[1]);
}

static inline an_squares an_file_squares(unsigned file)
{
    return AN_FILE_A << file;
}

static inline an_squares an_rank_squares(unsigned rank)
{
    return AN_RANK_1 << (rank << 3);
}

static inline bool an_has_many(an_squares squares)
{
    return (squares & (squares - 1)) != 0;
}

/* Returns whether the set has exactly one square. x ^ (x - 1) is a mask up to the lowest bit; it
 * exceeds x - 1 only if that bit is the only one. */
static inline bool an_is_one(an_squares squares)
{
    return (squares ^ (squares - 1)) > squares - 1;
}

/* Returns all squares if the set is empty, else none. This replaces a branch by an AND. */
static inline an_squares an_none_of(an_squares squares)
{
    return (an_squares)(squares != 0) - 1;
}

static inline unsigned an_count(an_squares squares)
{
    return an_bit_count(squares);
}

/* The lowest square of a set that is not empty. */
static inline unsigned an_first(an_squares squares)
{
    return an_lowest_bit(squares);
}

/* Turns the board upside down: rank 1 becomes rank 8. */
static inline an_squares an_mirrored(an_squares squares)
{
    return an_bytes_reversed(squares);
}

/* Removes and returns the lowest square of a set that is not empty. */
static inline unsigned an_take_first(an_squares *squares)
{
    unsigned square = an_first(*squares);
    *squares &= *squares - 1;
    return square;
}

#endif
