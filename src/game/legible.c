/* How many words of a game are moves in a language, whatever the board says to them: of languages
 * in which it breaks off at the same place that one is likely which knows its words. */
#include "arbiter.h"

#include "notation.h"

enum { WORDS_READ = 60 }; /* of which AN_LEGIBLE_BITS keep the number */

/* Of some notations those that read a word, asked one by one. */
static uint64_t readers_among(const an_arbiter *arbiter, uint64_t asked, an_text word)
{
    uint64_t set = 0;
    while (asked != 0) {
        size_t index = an_take_first(&asked);
        an_notation notation = arbiter->notations[index];
        an_san san;
        notation.exact = true;
        set |= (uint64_t)an_san_read(&san, word, &notation) << index;
    }
    return set;
}

/* Of some notations those in which a word is a move, with exact letters. */
static uint64_t legible_to(an_arbiter *arbiter, uint64_t asked, const an_token *token)
{
    unsigned letter = an_plain_letter(token->value);
    unsigned said = letter > AN_LETTER_PROMOTES ? letter - AN_LETTER_PROMOTES : letter;
    uint64_t foreign =
        arbiter->readers[letter][AN_ROW_UNKNOWN] | arbiter->readers[letter][AN_ROW_NAMED];
    uint64_t set = letter == AN_LETTER_PROMOTES ? arbiter->lettered : arbiter->sayers[said];
    uint64_t unclear = asked & ~set & ~foreign;
    if (unclear == 0)
        return set;
    bool is_latin = token->value != 0 && letter < AN_LETTER_GREEK;
    an_word *word = is_latin ? NULL : an_arbiter_word(arbiter, token);
    const an_readings *readings = word == NULL ? NULL : an_arbiter_readings(arbiter, word, true);
    for (size_t i = 0; readings != NULL && i < readings->count; i++) {
        const an_reading *reading = &readings->at[i];
        set |= reading->is_read ? unclear & reading->notations : 0;
        unclear &= ~reading->notations;
    }
    return set | readers_among(arbiter, unclear, an_game_text(arbiter->game, token));
}

/* Adds one for each notation of a set. */
static void count_in(an_legible *legible, uint64_t set)
{
    for (size_t i = 0; i < AN_LEGIBLE_BITS && set != 0; i++) {
        uint64_t carried = legible->moves[i] & set;
        legible->moves[i] ^= set;
        set = carried;
    }
}

void an_arbiter_count_legible(an_arbiter *arbiter, uint64_t asked)
{
    const an_game *game = arbiter->game;
    an_legible *legible = &arbiter->legible;
    size_t depth = 0;
    if ((asked & ~legible->counted) == 0)
        return;
    *legible = (an_legible){.counted = asked};
    for (size_t i = 0; i < game->token_count && legible->words < WORDS_READ; i++) {
        const an_token *token = &game->tokens[i];
        depth += token->kind == AN_TOKEN_OPEN;
        depth -= token->kind == AN_TOKEN_CLOSE;
        if (depth > 0 || token->kind != AN_TOKEN_MOVE)
            continue;
        if (token->value == 0 && an_is_descriptive(an_game_text(game, token)))
            break;
        legible->words++;
        count_in(legible, legible_to(arbiter, asked, token));
    }
}

unsigned an_legible_moves(const an_legible *legible, size_t index)
{
    unsigned moves = 0;
    for (size_t i = 0; i < AN_LEGIBLE_BITS; i++)
        moves |= (unsigned)(legible->moves[i] >> index & 1) << i;
    return moves;
}
