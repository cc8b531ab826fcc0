/* Offers of a draw, in words. */
#include "result_words.h"

#include "bitboard.h"
#include "ending_words.h"
#include "fold.h"
#include "offers.inc"
#include "text.h"

/* Returns true if a clause ends at the beginning of `text`. */
static bool ends_clause(an_text text)
{
    text = an_text_trimmed(text);
    return text.size == 0 || !an_is_of_word(*text.at);
}

/* Returns the place behind the first word of `text` that is in `list`; NULL if there is none, or if
 * one of `denials` stands before it. If `is_last`, only the last word of a clause counts: "I
 * accepted.", but not "I accepted the pawn". */
static const char *behind_listed(an_text text, const char *list, const char *denials, bool is_last)
{
    bool begins_word = true;
    for (; text.size > 0; text = an_text_after(text, 1)) {
        const size_t size = begins_word ? an__listed_size(text, list) : 0;
        if (size > 0 && (!is_last || ends_clause(an_text_after(text, size))))
            return text.at + size;
        if (begins_word && an__listed_size(text, denials) > 0)
            return NULL;
        begins_word = !an_is_of_word(*text.at);
    }
    return NULL;
}

/* Returns true if `text` says that an offer was accepted. */
static bool accepts(const an_ending_words *said, an_text text)
{
    return behind_listed(text, said->accepts, said->denials, true) != NULL;
}

/* Returns a bit for each row of an__ending_words that may have an offer which stands in `text`. */
static uint64_t rows_within(an_text text)
{
    uint64_t rows = 0;
    bool begins_word = true;
    for (; text.size > 0; text = an_text_after(text, 1)) {
        rows |= begins_word ? offer_rows[an__prefix(text)] : 0;
        begins_word = !an_is_of_word(*text.at);
    }
    return rows;
}

bool an__tells_accepted_offer(an_text sentence, an_text next)
{
    for (uint64_t rows = rows_within(sentence); rows != 0;) {
        const an_ending_words *said = &an__ending_words[an_take_first(&rows)];
        const char *at = behind_listed(sentence, said->offers, said->denials, false);
        if (at == NULL)
            continue;
        const an_text rest = an_text_after(sentence, (size_t)(at - sentence.at));
        const bool is_denied = behind_listed(rest, said->denials, NULL, false) != NULL;
        if (accepts(said, rest) || (!is_denied && accepts(said, next)))
            return true;
    }
    return false;
}
