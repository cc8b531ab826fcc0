/* Other games that an article names by their players. */
#include "named_game.h"

#include <string.h>

#include "fold.h"
#include "glyphs.h"
#include "heading_labels.h"
#include "text.h"
#include "utf8.h"

/* Words that may stand before two names with a hyphen between, by language. */
static const char games[] =
    "game|match|encounter|partie|rencontre|duel|partij|partita|incontro|partida|encuentro|begegnung|"
    "duell|partiet|parti|partida|игра|партия|партии|partia|partii";

/* Returns the bytes of a name at the beginning of `text`: a capital and two letters or more.
 * Returns 0 if there is none, or if it labels a heading, as "White" does. */
static size_t name_size(an_text text)
{
    enum { SHORTEST = 3 };
    size_t size = 0, letters = 0, step;
    if (text.size == 0)
        return 0;
    const uint32_t first = an_utf8_decode(text, &step);
    if (an__small_letter(first) == first)
        return 0;
    for (;
         size < text.size && (an_is_letter(text.at[size]) || (unsigned char)text.at[size] >= 0x80);
         size += step, letters++) {
        an_utf8_decode(an_text_after(text, size), &step);
        if (an__dash_size(an_text_after(text, size)) > 0)
            break;
    }
    size_t label;
    const bool is_label =
        an__heading_label_read(text, &label) != AN_LABELS_NOTHING && label == size;
    return letters >= SHORTEST && !is_label ? size : 0;
}

/* How two names are joined. */
typedef enum an_pairing { AN_UNPAIRED, AN_HYPHENED, AN_SPACED, AN_PAIRED } an_pairing;

/* Reads what joins two names at the beginning of `text`, and stores its bytes in `*size`. A hyphen
 * without blanks, as in "Caro-Kann", joins other words as well, and so does a dash with blanks. */
static an_pairing read_joint(an_text text, size_t *size)
{
    const size_t blanks = an_spaces_size(text);
    const an_text sign = an_text_after(text, blanks);
    const size_t dash = an__dash_size(sign);
    const size_t word = blanks > 0 && dash == 0 ? an__against_size(sign) : 0;
    *size = blanks + dash + word;
    const size_t behind = an_spaces_size(an_text_after(text, *size));
    *size += behind;
    if (word > 0)
        return behind > 0 ? AN_PAIRED : AN_UNPAIRED;
    if (dash == 0 || (blanks > 0) != (behind > 0))
        return AN_UNPAIRED;
    return blanks > 0 ? AN_SPACED : dash > 1 ? AN_PAIRED : AN_HYPHENED;
}

/* Returns true if the word before `at` says that a game is named there. */
static bool is_introduced(const char *begin, const char *at)
{
    const char *end = at;
    while (end > begin && end[-1] == ' ')
        end--;
    const char *word = end;
    while (word > begin && an_is_of_word(word[-1]))
        word--;
    return word < end && an__is_listed(an_text_from(word, (size_t)(end - word)), games);
}

static bool holds(an_text text, an_text word)
{
    for (; text.size >= word.size; text = an_text_after(text, 1))
        if (memcmp(text.at, word.at, word.size) == 0)
            return true;
    return false;
}

size_t an__other_game_size(const char *begin, an_text text, an_text heading, bool is_first)
{
    size_t joint;
    const size_t one = name_size(text);
    const an_pairing pairing = one > 0 ? read_joint(an_text_after(text, one), &joint) : AN_UNPAIRED;
    if (pairing == AN_UNPAIRED)
        return 0;
    const an_text behind = an_text_after(text, one + joint);
    const size_t other = name_size(behind);
    const bool is_pair =
        pairing == AN_PAIRED || is_introduced(begin, text.at) || (pairing == AN_SPACED && is_first);
    if (other == 0 || !is_pair)
        return 0;
    const bool is_own = holds(heading, an_text_from(text.at, one)) &&
                        holds(heading, an_text_from(behind.at, other));
    return is_own ? 0 : one + joint + other;
}
