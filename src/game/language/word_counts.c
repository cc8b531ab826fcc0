/* Counts how many words of a game are moves in each notation, whatever the board says. Of languages
 * in which a game breaks off at the same move, the one that knows most of its words is the
 * likeliest. */
#include "word_counts.h"

#include <stdlib.h>
#include <string.h>

#include "alphabets.h"
#include "bitboard.h"
#include "descriptive.h"
#include "main_line.h"
#include "parse.h"
#include "plain.h"
#include "text.h"
#include "token.h"
#include "word_readings.h"

enum { WORDS_READ = 60 }; /* at most, so that a count fits in AN_WORD_COUNT_BITS */

/* Returns which of the notations in `asked` read a word with exact letters. Tries them one by one.
 */
static uint64_t readers_among(const an_candidates *candidates, uint64_t asked, an_text word)
{
    uint64_t set = 0;
    while (asked != 0) {
        size_t index = an_take_first(&asked);
        an_notation notation = candidates->notations[index];
        an_san san;
        notation.exact = true;
        set |= (uint64_t)an__san_read(&san, word, &notation) << index;
    }
    return set;
}

/* Returns true for a word in the form of a pawn's move, of castling, or of coordinates. A pawn's
 * capture must be on an adjacent file. */
static bool needs_no_letter(an_text word)
{
    static const an_notation letterless = {.style = AN_STYLE_SHORT};
    an_san san;
    return an__san_read(&san, word, &letterless) &&
           (san.from_file == AN_UNSAID || abs(san.from_file - san.to_file) < 2 ||
            (san.forms & AN_FORM_COORDINATES));
}

bool an__recase(an_text word, char *recased)
{
    bool has_small = false, has_capital = false;
    if (word.size == 0 || word.size > AN_WORD_MAX)
        return false;
    for (size_t i = 0; i < word.size; i++) {
        recased[i] = an_lower(word.at[i]);
        has_capital |= an_is_upper(word.at[i]);
        has_small |= an_is_letter(word.at[i]) && !an_is_upper(word.at[i]);
    }
    if (has_small == has_capital)
        return false;
    if (!needs_no_letter(an_text_from(recased, word.size)) && an_is_letter(*recased))
        *recased = (char)(*recased - 'a' + 'A');
    return memcmp(recased, word.at, word.size) != 0;
}

/* Returns in which of the notations in `asked` a token is a move with exact letters. The result may
 * hold notations outside `asked`. */
static uint64_t readers_of_token(const an_bench *bench, an_candidates *candidates, uint64_t asked,
                                 const an_token *token)
{
    unsigned letter = an_plain_letter(token->value);
    unsigned said = letter > AN_LETTER_PROMOTES ? letter - AN_LETTER_PROMOTES : letter;
    const uint64_t *readers = an_letter_readers(&candidates->alphabets, letter);
    uint64_t foreign = readers[AN_ROW_UNKNOWN] | readers[AN_ROW_NAMED];
    uint64_t set = letter == AN_LETTER_PROMOTES ? candidates->lettered
                                                : candidates->alphabets.readers.sayers[said];
    uint64_t unclear = asked & ~set & ~foreign;
    if (unclear == 0)
        return set;
    char recased[AN_WORD_MAX];
    an_text text = an_token_text(bench->game, token);
    if (token->value == 0 && an__recase(text, recased))
        return readers_among(candidates, asked, an_text_from(recased, text.size));
    bool is_latin = token->value != 0 && letter < AN_LETTER_GREEK;
    an_word *word = is_latin ? NULL : an__word_met(candidates, text);
    const an_readings *readings = word == NULL ? NULL : an__word_readings(candidates, word, true);
    for (size_t i = 0; readings != NULL && i < readings->count; i++) {
        const an_reading *reading = &readings->at[i];
        set |= reading->is_read ? unclear & reading->notations : 0;
        unclear &= ~reading->notations;
    }
    return set | readers_among(candidates, unclear, text);
}

/* Adds one to the count of each notation in `set`: adds bit by bit, as long as there is a carry. */
static void count_in(an_word_counts *counts, uint64_t set)
{
    for (size_t i = 0; i < AN_WORD_COUNT_BITS && set != 0; i++) {
        uint64_t carried = counts->moves[i] & set;
        counts->moves[i] ^= set;
        set = carried;
    }
}

void an__count_words(an_word_counts *counts, const an_bench *bench, an_candidates *candidates,
                     uint64_t asked)
{
    const an_game *game = bench->game;
    if ((asked & ~counts->counted) == 0)
        return;
    *counts = (an_word_counts){.counted = asked};
    for (size_t i = an__line_next(game, 0, AN_TOKEN_MOVE);
         i < game->token_count && counts->words < WORDS_READ;
         i = an__line_next(game, i + 1, AN_TOKEN_MOVE)) {
        const an_token *token = &game->tokens[i];
        if (token->value == 0 && an__is_descriptive(an_token_text(game, token)))
            break;
        counts->words++;
        count_in(counts, readers_of_token(bench, candidates, asked, token));
    }
}

unsigned an__words_known(const an_word_counts *counts, size_t index)
{
    unsigned moves = 0;
    for (size_t i = 0; i < AN_WORD_COUNT_BITS; i++)
        moves |= (unsigned)(counts->moves[i] >> index & 1) << i;
    return moves;
}
