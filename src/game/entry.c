/* What is said of a move that is known in a word. */
#include "entry.h"

#include "notation.h"

/* Of the man that is taken nothing is written: any stands for it. */
an_san an_entry_say(an_entry entry, an_color color, an_variant variant)
{
    enum { ROLES = 7, NEEDS = 15, SIGNS = 3 };
    unsigned looks = an_entry_looks(entry);
    bool takes = looks >> AN_LOOKS_TAKES;
    an_san_parts parts = {.role = (uint8_t)(looks & ROLES),
                          .captured = takes ? AN_PAWN : AN_NO_ROLE,
                          .needs = (uint8_t)(looks >> AN_LOOKS_NEEDS & NEEDS)};
    an_move move = {.from = (uint8_t)an_entry_from(entry),
                    .to = (uint8_t)an_entry_to(entry),
                    .promotion = (uint8_t)(entry >> AN_ENTRY_PROMOTION & ROLES),
                    .kind = (uint8_t)an_entry_kind(entry)};
    return an_san_from_parts(parts, move, (an_check_sign)(looks >> AN_LOOKS_SIGN & SIGNS), color,
                             variant);
}
