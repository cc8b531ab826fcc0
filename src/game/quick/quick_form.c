/* Whether moves and numbers are surely written as in PGN's export format. */
#include "quick_form.h"

/* Returns true if the letter of a word is that of a piece in the language, or that of castling. */
static bool has_usual_letter(an_plain plain, const an_plain_letters *letters)
{
    unsigned letter = an_plain_letter(plain), row = letters->rows[letter];
    if (row == AN_ROW_PROMOTES)
        row = letters->rows[letter - AN_LETTER_PROMOTES];
    return row < AN_ROLE_COUNT || row == AN_ROW_CASTLES;
}

bool an__quick_is_exported(const an_quick_words *words, const an_entry *entries,
                           const an_plain_letters *letters)
{
    bool is_exported = words->may_be_exported && words->asides.count == 0;
    for (size_t i = 0; i < words->count && is_exported; i++) {
        const an_plain plain = words->plain[i];
        const unsigned looks = an_entry_looks(entries[i]);
        bool takes = an_entry_role(entries[i]) != AN_LOOKS_CASTLES && looks >> AN_LOOKS_TAKES > 0;
        is_exported = an_plain_sign(plain) == (looks >> AN_LOOKS_SIGN & AN_SIGN_MATE) &&
                      an_plain_captures(plain) == takes &&
                      !an_origin_is_square(an_plain_origin(plain)) &&
                      has_usual_letter(plain, letters);
    }
    return is_exported;
}
