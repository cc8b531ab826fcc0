/* What stands behind a move. */
#include "behind_move.h"

#include "bitboard.h"
#include "fold.h"
#include "glyphs.h"
#include "suffix.h"
#include "text.h"
#include "word.h"

size_t an__space_before(const char *begin, const char *at)
{
    enum { LONGEST = 3 };
    if (at == begin || (unsigned char)at[-1] < 0x80)
        return at > begin && an_is_space(at[-1]);
    for (size_t size = LONGEST; size > 0; size--)
        if ((size_t)(at - begin) >= size && an__space_size(an_text_from(at - size, size)) == size)
            return size;
    return 0;
}

/* Returns true if a move may end before `at`: with a rank, the letters of castling or promotion, or
 * a sign. */
static bool may_end_move(const char *begin, const char *at)
{
    for (size_t size; (size = an__space_before(begin, at)) > 0 || (at > begin && at[-1] == ',');)
        at -= size > 0 ? size : 1;
    return at > begin &&
           (an_is_digit(at[-1]) || an_is_upper(at[-1]) || an_is_among(at[-1], "o+!?=)"));
}

/* Returns true if `word` is an annotation in letters that stands behind a move. */
static bool may_annotate(const char *begin, an_text word)
{
    an_suffix suffix = an_suffix_read(word, false);
    return suffix.nag_count > 0 && suffix.sign == AN_NO_SIGN && may_end_move(begin, word.at);
}

bool an__is_torn_move(const char *begin, an_text text, size_t size)
{
    an_text word = an_text_from(text.at, size), rest = an_text_after(text, size);
    rest = an_text_after(rest, an__space_size(rest));
    if (size != 1 || !an_is_upper(*word.at) || rest.size < 2 || may_annotate(begin, word))
        return false;
    return an__capture_size(rest) > 0 ||
           (an_names_file(*rest.at) &&
            (an_is_digit(rest.at[1]) || an__capture_size(an_text_after(rest, 1)) > 0));
}

/* Returns true if `text` goes on as a game does: with a move, a number, a result or a bracket, or
 * not at all. A sentence does otherwise. */
static bool goes_on_as_game(an_text text)
{
    enum { SIGNS_MAX = 4 };
    text = an_text_after(text, an__space_size(text));
    for (size_t i = 0; i < SIGNS_MAX && text.size > 0 && an_is_among(*text.at, ".,;!?"); i++) {
        text = an_text_after(text, 1);
        text = an_text_after(text, an__space_size(text));
    }
    if (text.size == 0 || an_is_among(*text.at, "({[$*;}])O"))
        return true;
    return an_holds_digit(an_text_from(text.at, an__word_size(text, false))) ||
           an_text_starts(text, "½");
}

/* "And", by language. */
static const char ands[] = "and|et|und|y|e|och|og|i";

size_t an__and_size(an_text text)
{
    return an__listed_size(text, ands);
}

bool an__goes_on_in_words(an_text text)
{
    size_t blanks = an_blanks_size(text);
    an_text rest = an_text_after(text, blanks);
    if (blanks == 0 || rest.size < 2 || *rest.at < 'a' || *rest.at > 'z' ||
        !an_is_letter(rest.at[1]) || goes_on_as_game(text))
        return false;
    return an__and_size(rest) == 0;
}

size_t an__spoken_check_size(const char *begin, an_text text)
{
    size_t size = may_end_move(begin, text.at) ? an__check_words_size(text) : 0;
    return size > 0 && goes_on_as_game(an_text_after(text, size)) ? size : 0;
}
