/* Recognises moves that are not written as moves: torn in two, or with a sign in their place. */
#include "lost_moves.h"

#include <string.h>

#include "bitboard.h"
#include "letters.h"
#include "lines_of_play.h"
#include "resolve.h"
#include "text.h"
#include "token.h"

bool an__is_torn(const an_bench *bench, size_t index)
{
    const an_game *game = bench->game;
    an_text word = an_token_text(bench->game, &game->tokens[index]);
    if (index + 1 == game->token_count || game->tokens[index + 1].kind != AN_TOKEN_MOVE)
        return false;
    char next = game->bytes.at[game->tokens[index + 1].offset];
    bool goes_on = an_names_file(next) || an_is_digit(next) || next == 'x';
    bool is_lone = word.size <= 4 && (an_is_upper(*word.at) || (unsigned char)*word.at >= 0x80) &&
                   !an_is_digit(word.at[word.size - 1]);
    return goes_on && is_lone;
}

bool an__follows_number(const an_game *game, size_t index)
{
    return index > 0 && game->tokens[index - 1].kind == AN_TOKEN_NUMBER;
}

/* "3. ?? ?? 4. Bb5", or "3. ?" at the end of a text: returns true if a question mark stands for a
 * move that nobody could read. */
static bool is_unknown_move(const an_game *game, size_t index)
{
    if (!an__follows_number(game, index) || *an_text_at(game, index).at != '?')
        return false;
    if (index + 1 == game->token_count || game->tokens[index + 1].kind == AN_TOKEN_RESULT)
        return game->is_text;
    const an_token *next = &game->tokens[index + 1];
    return next->kind == AN_TOKEN_NUMBER ||
           (next->kind == AN_TOKEN_SIGN && *an_token_text(game, next).at == '?');
}

bool an__sign_stands_for_move(const an_game *game, size_t index)
{
    return an__follows_number(game, index) && an_is_upper(*an_text_at(game, index).at);
}

/* Returns true if a word is the letter of a piece in the language of the game. */
static bool names_piece(const an_bench *bench, an_text word)
{
    an_letter found[AN_LETTERS_MAX];
    const an_language *language = bench->notation->language;
    size_t count = language == NULL ? 0 : an__letters_read(found, word, language, false);
    return count > 0 && found[0].size == word.size && found[0].role != AN_PAWN;
}

static bool is_playable(const an_bench *bench, const an_variation *line, an_text word)
{
    an_san san;
    an_move move;
    return an_san_parse(&san, word, bench->notation) == AN_OK &&
           an__san_find(&move, &line->position, &san);
}

/* "2. d4 N exd4": returns true if the next word is a move by itself, but not together with this
 * one. */
static bool stands_alone(const an_bench *bench, size_t index, const an_variation *line)
{
    char both[AN_SAN_MAX];
    const an_game *game = bench->game;
    an_text word = an_text_at(game, index);
    an_text next = an_text_at(game, index + 1);
    an_text joined = an_text_from(both, word.size + next.size);
    bool is_short = joined.size <= sizeof both;
    if (is_short) {
        memcpy(both, word.at, word.size);
        memcpy(both + word.size, next.at, next.size);
    }
    return is_playable(bench, line, next) && !(is_short && is_playable(bench, line, joined));
}

/* "1. e4 N e5": returns true if N is a piece apart from its square. If N is no piece letter, or the
 * piece cannot go there, it marks a novelty. */
static bool is_torn_piece(const an_bench *bench, size_t index, const an_variation *line)
{
    const an_game *game = bench->game;
    an_text word = an_text_at(game, index);
    if (!an__is_torn(bench, index))
        return false;
    return (an__follows_number(game, index) && word.size == 1) ||
           (names_piece(bench, word) && !stands_alone(bench, index, line));
}

/* "2. Nf3 N" at the end of a file that was cut off: returns true if N is a piece without its
 * square, and no novelty. */
static bool is_cut_off(const an_bench *bench, size_t index)
{
    const an_game *game = bench->game;
    bool is_last = !game->is_text && game->result == NULL && index + 1 == game->token_count;
    return is_last && bench->lines.count == 1 && names_piece(bench, an_text_at(game, index));
}

bool an__sign_is_lost_move(const an_bench *bench, size_t index, const an_variation *line)
{
    return is_cut_off(bench, index) || is_torn_piece(bench, index, line) ||
           is_unknown_move(bench->game, index);
}
