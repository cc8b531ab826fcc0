/* A result that names a player, held against the words before the first move. These are read later,
 * for the tags; here only the side of a name counts:
 *
 *     Dupont - Martin, ronde 3          Blancs : Dupont   Noirs : Martin
 *     White    Black                             White            Black
 */
#include "named_side.h"

#include "fold.h"
#include "glyphs.h"
#include "heading_labels.h"
#include "lines.h"
#include "result_words.h"
#include "text.h"
#include "utf8.h"

enum { UNKNOWN = 2 }; /* behind both colors */

/* Returns the bytes of the word that `text` begins with; 0 if there is none. */
static size_t word_size(an_text text)
{
    size_t size = 0;
    while (size < text.size && (an_is_of_word(text.at[size]) || text.at[size] == '\''))
        size++;
    return size;
}

/* "His win against Jones": returns true if the word before "against", or a dash, may be the name of
 * a player, so that those before it have White. German words for a game have a capital, too. */
static bool may_be_name(an_text word)
{
    static const char games[] =
        "partie|spiel|begegnung|duell|kampf|sieg|niederlage|remis|gewinnpartie|verlustpartie";
    size_t size;
    const uint32_t first = word.size > 0 ? an_utf8_decode(word, &size) : 0;
    return an__small_letter(first) != first && !an__is_listed(word, games);
}

/* Returns a bit for each color, by an_color, that `name` has on a line of the heading. */
static unsigned colors_on(an_text line, an_text name)
{
    unsigned color = UNKNOWN, found = 0;
    bool is_opposed = false;
    an_text last = {0};
    for (size_t at = 0, size; at < line.size; at += size) {
        const an_text rest = an_text_after(line, at);
        const size_t word = word_size(rest),
                     joint = word > 0 ? an__against_size(rest) : an__joint_size(rest);
        const an_heading_label label = an__heading_label_read(rest, &size);
        if (label == AN_LABELS_WHITE || label == AN_LABELS_BLACK)
            color = label == AN_LABELS_WHITE ? AN_WHITE : AN_BLACK;
        else if (word > 0 && an__folded_equal(an_text_from(rest.at, word), name))
            found |= 1U << (color == UNKNOWN && is_opposed ? AN_BLACK : color);
        if (word > 0 && joint > 0 && color != UNKNOWN) {
            color ^= 1U; /* "with Black against Jones" */
        } else if (!is_opposed && joint > 0 && at > 0 && an_is_space(line.at[at - 1]) &&
                   may_be_name(last)) {
            is_opposed = true; /* whoever stands before it is White */
            found = found >> UNKNOWN ? 1U << AN_WHITE : found;
        }
        last = word > 0 && joint == 0 ? an_text_from(rest.at, word) : last;
        size = word > 0 ? word : 1;
    }
    return found & ~(1U << UNKNOWN);
}

/* Returns the bit of the color that all words of `names` with three bytes or more have in the
 * heading; 0 if there is none. */
static unsigned color_of(an_text heading, an_text names)
{
    enum { SHORTEST = 3 };
    unsigned all = 0;
    for (size_t size; names.size > 0; names = an_text_after(names, size > 0 ? size : 1)) {
        unsigned found = 0;
        size = word_size(names);
        if (size < SHORTEST)
            continue;
        for (an_text rest = heading; rest.size > 0; rest = an_behind_line(rest))
            found |=
                colors_on(an_text_from(rest.at, an__line_size(rest)), an_text_from(names.at, size));
        if (found == 0 || (all | found) == (1U << UNKNOWN) - 1)
            return 0;
        all |= found;
    }
    return all;
}

an_result an__result_of_named(an_text heading, an_text sentence)
{
    enum { WORDS = 4, MOST = 2000 /* bytes */ };
    an_text rest = sentence;
    size_t letter;
    bool wins;
    if (heading.size > MOST)
        heading = an_text_after(heading, heading.size - MOST);
    for (unsigned i = 0; i < WORDS && rest.size > 0; i++) {
        rest = an_text_stripped_start(an_text_after(rest, word_size(rest)), " ,.()");
        const uint32_t first = rest.size > 0 ? an_utf8_decode(rest, &letter) : 0;
        if (first == 0 || an__small_letter(first) != first || !an__tells_fate(rest, &wins))
            continue;
        const unsigned color =
            color_of(heading, an_text_from(sentence.at, (size_t)(rest.at - sentence.at)));
        return color == 0                          ? AN_NO_RESULT
               : (color == 1U << AN_WHITE) == wins ? AN_WHITE_WINS
                                                   : AN_BLACK_WINS;
    }
    return AN_NO_RESULT;
}
