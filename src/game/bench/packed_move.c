/* Turns a packed move into what is to be said of it. */
#include "packed_move.h"

#include "describe.h"

/* The captured piece is always given as a pawn, because no notation that the scribe writes names
 * it. */
an_san an__entry_say(an_entry entry, an_color color, an_variant variant)
{
    enum { PROMOTIONS = 7, NEEDS = 15, SIGNS = 3 };
    unsigned looks = an_entry_looks(entry), role = an_entry_role(entry);
    bool castles = role == AN_LOOKS_CASTLES, takes = !castles && looks >> AN_LOOKS_TAKES;
    if (castles)
        role = AN_KING;
    else if (role == AN_LOOKS_OTHER)
        role = AN_PAWN;
    an_san_parts parts = {.role = (uint8_t)role,
                          .captured = takes ? AN_PAWN : AN_NO_ROLE,
                          .needs = (uint8_t)(looks >> AN_LOOKS_NEEDS & NEEDS)};
    an_move move = {.from = (uint8_t)an_entry_from(entry),
                    .to = (uint8_t)an_entry_to(entry),
                    .promotion = (uint8_t)(entry >> AN_ENTRY_PROMOTION & PROMOTIONS),
                    .kind = (uint8_t)an_entry_kind(entry)};
    return an__san_from_parts(parts, move, (an_check_sign)(looks >> AN_LOOKS_SIGN & SIGNS), color,
                              variant);
}
