/* A result that names a player, held against the names in the heading:
 *
 *     Blancs : Simon D.   Noirs : Paul R.        Simon        gagne.
 *                                                a name       what is said of the player
 */
#include "named_result.h"

#include "fold.h"
#include "lines.h"
#include "result_words.h"
#include "text.h"
#include "utf8.h"

/* Returns the bytes of a word of a name: up to a blank or a mark. */
static size_t name_word_size(an_text text)
{
    return an__size_up_to(text, ",.()");
}

/* Returns `text` behind its first word, and the blanks and marks behind that. */
static an_text behind_word(an_text text)
{
    text = an_text_after(text, name_word_size(text));
    while (text.size > 0 && an_is_among(*text.at, " ,.()"))
        text = an_text_after(text, 1);
    return text;
}

/* Returns true if `word` is one of the words of `name`. */
static bool is_of_name(an_text name, an_text word)
{
    for (; name.size > 0; name = behind_word(name))
        if (an__folded_equal(an_text_from(name.at, name_word_size(name)), word))
            return true;
    return false;
}

static bool begins_small(an_text text)
{
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    return an__small_letter(point) == point;
}

/* Returns the result that `sentence` says. In a player's whole name, or behind a capital, "Gagne"
 * is no verb. */
static an_result result_of(an_text sentence, an_text white, an_text black)
{
    bool is_white = true, is_black = true, wins;
    if (an__folded_equal(sentence, white) || an__folded_equal(sentence, black))
        return AN_NO_RESULT;
    for (an_text rest = sentence; rest.size > 0;) {
        an_text word = an_text_from(rest.at, name_word_size(rest));
        is_white = is_white && is_of_name(white, word);
        is_black = is_black && is_of_name(black, word);
        rest = behind_word(rest);
        if ((!is_white && !is_black) || rest.size == 0)
            break;
        if (is_white != is_black && begins_small(rest) && an__tells_fate(rest, &wins))
            return is_white == wins ? AN_WHITE_WINS : AN_BLACK_WINS;
    }
    return AN_NO_RESULT;
}

/* Returns the words behind the last move, and behind a result; an empty text if there are none. */
static an_text last_words(const an_game *game)
{
    size_t first = game->token_count;
    while (first > 0 && game->tokens[first - 1].kind == AN_TOKEN_PROSE)
        first--;
    if (first == game->token_count || game->tokens[first].offset < game->start)
        return an_text_from(game->bytes.at, 0);
    const an_token *begin = &game->tokens[first], *end = &game->tokens[game->token_count - 1];
    return an_text_from(game->bytes.at + begin->offset, end->offset + end->size - begin->offset);
}

an_result an__named_result(const an_game *game, const an_found_values *said)
{
    const an_text white = said->values[AN_FOUND_WHITE], black = said->values[AN_FOUND_BLACK];
    an_text words = last_words(game);
    an_result result = AN_NO_RESULT;
    if (white.at == NULL || black.at == NULL)
        return AN_NO_RESULT;
    words.size = an__paragraph_size(words);
    while (words.size > 0 && result == AN_NO_RESULT) {
        size_t size = 0;
        while (size < words.size && !an_is_among(words.at[size], "\r\n.!"))
            size++;
        result = result_of(an_text_trimmed(an_text_from(words.at, size)), white, black);
        words = an_text_after(words, size + (size < words.size));
    }
    return result;
}
