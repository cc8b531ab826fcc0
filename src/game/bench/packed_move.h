/* A packed move: in 32 bits all that must be known of a move to write it, without a board. */
#ifndef AN_GAME_PACKED_MOVE_H
#define AN_GAME_PACKED_MOVE_H

#include "algnot/game.h"

typedef uint32_t an_entry;

/*
 * The bits of an an_entry, from the lowest on. The "looks" are all that is written of a move apart
 * from its squares; for promotions and captures en passant they are not complete.
 *
 *     0–5 to   6–8 promotion   9–11 an_move_kind (double step: 0)   16–21 from   22–31 looks
 *
 *     looks: 0–2 an_role of the piece   3–6 AN_NEEDS_…   7–8 an_check_sign   9 takes
 * In place of the role stands AN_LOOKS_CASTLES for castling, which is long if "takes" is set, and
 * AN_LOOKS_OTHER for promotions and captures en passant.
 */
enum { AN_ENTRY_PROMOTION = 6, AN_ENTRY_KIND = 9, AN_ENTRY_FROM = 16, AN_ENTRY_LOOKS = 22 };

enum { AN_LOOKS_NEEDS = 3, AN_LOOKS_SIGN = 7, AN_LOOKS_TAKES = 9 };

enum { AN_LOOKS_OTHER = AN_NO_ROLE, AN_LOOKS_CASTLES = AN_ROLE_COUNT };

enum { AN_LOOKS_COUNT = 1 << (32 - AN_ENTRY_LOOKS) };

/* Bits to be set in a packed move: AN_ENTRY_CHECKS if it gives check and has no sign yet,
 * AN_ENTRY_MATES if it gives mate, even if it has the sign of check. */
#define AN_ENTRY_CHECKS ((an_entry)AN_SIGN_CHECK << (AN_ENTRY_LOOKS + AN_LOOKS_SIGN))

#define AN_ENTRY_MATES ((an_entry)AN_SIGN_MATE << (AN_ENTRY_LOOKS + AN_LOOKS_SIGN))

/* Returns the looks of a move as a number below AN_LOOKS_COUNT. */
static inline unsigned an_looks_of(unsigned role, unsigned needs, unsigned sign, bool takes)
{
    return role | needs << AN_LOOKS_NEEDS | sign << AN_LOOKS_SIGN |
           (unsigned)takes << AN_LOOKS_TAKES;
}

/* Returns the packed move of a step from one square to another, with these looks. */
static inline an_entry an_entry_of_step(unsigned from, unsigned to, unsigned looks)
{
    return to | from << AN_ENTRY_FROM | (an_entry)looks << AN_ENTRY_LOOKS;
}

/* Returns the packed move of a piece of `role`. `needs` (AN_NEEDS_…) tells it apart from other
 * pieces. */
static inline an_entry an_entry_of_move(an_move move, unsigned role, unsigned needs, unsigned sign,
                                        bool takes)
{
    bool is_step = move.kind <= AN_DOUBLE_STEP && move.promotion == AN_NO_ROLE;
    bool castles = move.kind == AN_CASTLING, is_long = castles && move.to < move.from;
    if (is_step)
        return an_entry_of_step(move.from, move.to, an_looks_of(role, needs, sign, takes));
    role = castles ? (unsigned)AN_LOOKS_CASTLES : (unsigned)AN_LOOKS_OTHER;
    unsigned looks = an_looks_of(role, needs, sign, takes || is_long),
             kind = move.kind == AN_DOUBLE_STEP ? (unsigned)AN_ORDINARY : move.kind;
    return an_entry_of_step(move.from & 63u, move.to & 63u, looks) |
           (unsigned)move.promotion << AN_ENTRY_PROMOTION | kind << AN_ENTRY_KIND;
}

/* Returns the packed move of a ply. */
static inline an_entry an_entry_of(const an_ply *ply)
{
    return an_entry_of_move(ply->move, ply->role, ply->needs, ply->sign,
                            ply->captured != AN_NO_ROLE);
}

/* The next functions return the parts of a packed move. The role is AN_LOOKS_CASTLES for castling,
 * AN_LOOKS_OTHER for promotions and captures en passant. */
static inline unsigned an_entry_looks(an_entry entry)
{
    return entry >> AN_ENTRY_LOOKS;
}

static inline unsigned an_entry_role(an_entry entry)
{
    return an_entry_looks(entry) & 7;
}

static inline unsigned an_entry_from(an_entry entry)
{
    return entry >> AN_ENTRY_FROM & 63;
}

static inline unsigned an_entry_to(an_entry entry)
{
    return entry & 63;
}

static inline unsigned an_entry_kind(an_entry entry)
{
    return entry >> AN_ENTRY_KIND & 7;
}

/* Returns the move. A double step becomes an ordinary move. */
static inline an_move an_entry_move(an_entry entry)
{
    return (an_move){(uint8_t)an_entry_from(entry), (uint8_t)an_entry_to(entry),
                     (uint8_t)(entry >> AN_ENTRY_PROMOTION & 7), (uint8_t)an_entry_kind(entry)};
}

/* Returns what is to be said of a packed move of `color`, in `variant`. */
an_san an__entry_say(an_entry entry, an_color color, an_variant variant);

#endif
