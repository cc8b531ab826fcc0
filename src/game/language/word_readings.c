/* What a word that is not plain says in each notation. All notations that find no letter in it read
 * it alike, so few must be asked. The answers are kept from game to game. */
#include "word_readings.h"

#include <string.h>

#include "alphabets.h"
#include "bitboard.h"
#include "candidates.h"
#include "descriptive.h"
#include "glyphs.h"
#include "parse.h"
#include "text.h"
#include "utf8.h"

/* ---- who may have a letter ---- */

/* Finds the notations that may have a letter in `text`, or that write squares in their own script.
 */
static void find_readers(const an_candidates *candidates, an_word *word, an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        uint32_t point = an_utf8_decode(text, &size);
        unsigned plain = an__letter_beginning(point),
                 own = point < 0x80 ? plain : an__script_beginning(point);
        unsigned alike = an__letter_beginning(an_look_alike(point));
        word->readers |= candidates->alphabets.readers.beginnings[alike] |
                         candidates->alphabets.readers.beginnings[own];
        word->exact_readers |= candidates->alphabets.readers.exact_beginnings[plain] |
                               candidates->alphabets.readers.exact_beginnings[own];
    }
}

/* ---- readings ---- */

void an__words_open(an_words *words)
{
    memset(words->is_known, 0, sizeof words->is_known);
}

static const an_notation letterless = {.style = AN_STYLE_SHORT};

static void learn(const an_candidates *candidates, an_word *word, an_text text)
{
    an_san san;
    *word = (an_word){.size = text.size};
    memcpy(word->text, text.at, text.size);
    bool is_read = an__san_read(&san, text, &letterless);
    word->is_attempt = is_read || an_san_is_attempt(text) || an__is_descriptive(text);
    /* castling is read before piece letters are looked for */
    if (!is_read || san.kind == AN_SAN_MOVE)
        find_readers(candidates, word, text);
}

an_word *an__word_met(an_candidates *candidates, an_text text)
{
    if (text.size > AN_WORD_MAX || candidates->rules->tries_all)
        return NULL;
    uint32_t hash = 0;
    for (size_t i = 0; i < text.size; i++)
        hash = hash * 31 + (unsigned char)text.at[i];
    uint32_t place = hash % AN_WORDS_KEPT;
    an_word *word = &candidates->words.at[place];
    if (candidates->words.is_known[place] &&
        an_text_equal(text, an_text_from(word->text, word->size)))
        return word;
    /* the answer is kept for later games, so all letters must be known first */
    an__know_letters(candidates);
    learn(candidates, word, text);
    candidates->words.is_known[place] = true;
    return word;
}

static void add_reading(an_readings *readings, an_reading reading)
{
    for (size_t i = 0; i < readings->count; i++) {
        an_reading *known = &readings->at[i];
        if (known->is_read == reading.is_read &&
            (!known->is_read || memcmp(&known->san, &reading.san, sizeof known->san) == 0)) {
            known->notations |= reading.notations;
            return;
        }
    }
    if (readings->count < AN_READINGS_MAX)
        readings->at[readings->count++] = reading;
}

const an_readings *an__word_readings(const an_candidates *candidates, an_word *word, bool exact)
{
    an_readings *readings = exact ? &word->exact : &word->lenient;
    uint64_t readers = candidates->lettered & (exact ? word->exact_readers : word->readers);
    an_text text = an_text_from(word->text, word->size);
    if (readings->count > 0)
        return readings;
    an_reading reading = {.notations = candidates->lettered & ~readers};
    reading.is_read = an__san_read(&reading.san, text, &letterless);
    add_reading(readings, reading);
    while (readers != 0) {
        size_t index = an_take_first(&readers);
        an_notation notation = candidates->notations[index];
        notation.exact = exact;
        reading.notations = UINT64_C(1) << index;
        reading.is_read = an__san_read(&reading.san, text, &notation);
        add_reading(readings, reading);
    }
    return readings;
}
