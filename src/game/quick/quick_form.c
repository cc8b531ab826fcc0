/* Whether moves and numbers are surely written as in PGN's export format. */
#include "quick_form.h"

bool an__quick_is_exported(const an_quick_words *words, const an_entry *entries,
                           const an_plain_letters *letters)
{
    bool is_exported = words->may_be_exported && words->asides.count == 0;
    for (size_t i = 0; i < words->count && is_exported; i++) {
        const an_plain plain = words->plain[i];
        const unsigned looks = an_entry_looks(entries[i]);
        const unsigned row = an_plain_final_row(plain, letters);
        bool takes = an_entry_role(entries[i]) != AN_LOOKS_CASTLES && looks >> AN_LOOKS_TAKES > 0;
        is_exported = an_plain_sign(plain) == (looks >> AN_LOOKS_SIGN & AN_SIGN_MATE) &&
                      an_plain_captures(plain) == takes &&
                      !an_origin_is_square(an_plain_origin(plain)) &&
                      (row < AN_ROLE_COUNT || row == AN_ROW_CASTLES);
    }
    return is_exported;
}
