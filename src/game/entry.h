/* A move in a word: all that is to be known of one to write it. */
#ifndef AN_GAME_ENTRY_H
#define AN_GAME_ENTRY_H

#include "algnot/game.h"

/*
 * What an an_entry holds, from its lowest bit on. The looks are all that is said of a step from
 * square to square besides its squares; if it promotes nothing, what comes behind to is 0.
 *
 *     0–5 from   6–15 looks   16–21 to   22–24 promotion   25–27 an_move_kind, but 0 of any step
 *
 *     looks: 0–2 an_role of the man   3–6 AN_NEEDS_…   7–8 an_check_sign   9 takes
 */
enum { AN_ENTRY_LOOKS = 6, AN_ENTRY_TO = 16, AN_ENTRY_PROMOTION = 22, AN_ENTRY_KIND = 25 };
enum { AN_LOOKS_NEEDS = 3, AN_LOOKS_SIGN = 7, AN_LOOKS_TAKES = 9 };
enum { AN_LOOKS_COUNT = 1 << (AN_ENTRY_TO - AN_ENTRY_LOOKS) };

/* Added to a move without a sign; a mate to one that gives check, too, whose bits it has. */
enum {
    AN_ENTRY_CHECKS = AN_SIGN_CHECK << (AN_ENTRY_LOOKS + AN_LOOKS_SIGN),
    AN_ENTRY_MATES = AN_SIGN_MATE << (AN_ENTRY_LOOKS + AN_LOOKS_SIGN)
};

static inline unsigned an_looks_of(unsigned role, unsigned needs, unsigned sign, bool takes)
{
    return role | needs << AN_LOOKS_NEEDS | sign << AN_LOOKS_SIGN |
           (unsigned)takes << AN_LOOKS_TAKES;
}

/* The same of another role. */
static inline unsigned an_looks_as(unsigned looks, unsigned role)
{
    return (looks >> AN_LOOKS_NEEDS << AN_LOOKS_NEEDS) | role;
}

static inline an_entry an_entry_of_step(unsigned from, unsigned to, unsigned looks)
{
    return from | to << AN_ENTRY_TO | looks << AN_ENTRY_LOOKS;
}

static inline an_entry an_entry_of_move(an_move move, unsigned looks)
{
    unsigned kind = move.kind == AN_DOUBLE_STEP ? AN_ORDINARY : move.kind;
    return an_entry_of_step(move.from & 63u, move.to & 63u, looks) |
           (unsigned)move.promotion << AN_ENTRY_PROMOTION | kind << AN_ENTRY_KIND;
}

static inline an_entry an_entry_of(const an_ply *ply)
{
    return an_entry_of_move(
        ply->move, an_looks_of(ply->role, ply->needs, ply->sign, ply->captured != AN_NO_ROLE));
}

static inline bool an_entry_is_step(an_entry entry)
{
    return entry >> AN_ENTRY_PROMOTION == 0;
}

static inline unsigned an_entry_looks(an_entry entry)
{
    return entry >> AN_ENTRY_LOOKS & (AN_LOOKS_COUNT - 1);
}

static inline unsigned an_entry_from(an_entry entry)
{
    return entry & 63;
}

static inline unsigned an_entry_to(an_entry entry)
{
    return entry >> AN_ENTRY_TO & 63;
}

static inline unsigned an_entry_kind(an_entry entry)
{
    return entry >> AN_ENTRY_KIND;
}

/* What is to be said of it, by a color, in a variant. */
an_san an_entry_say(an_entry entry, an_color color, an_variant variant);

#endif
