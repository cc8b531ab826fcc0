/* Moves and signs that consist of several words, or stand in brackets. */
#include "move_words.h"

#include <string.h>

#include "behind_move.h"
#include "castling.h"
#include "descriptive.h"
#include "glyphs.h"
#include "letters.h"
#include "parted.h"
#include "sign_words.h"
#include "suffix.h"
#include "text.h"
#include "word.h"

an_text an__without_full_stop(an_text word)
{
    while (word.size > 1 && word.at[word.size - 1] == '.' && word.at[word.size - 2] != 'p' &&
           an__en_passant_size(word) < word.size)
        word.size--;
    return word;
}

/* Takes a sign of two words: "e. p.", "en passant", "i. V." */
static bool take_en_passant(an_lexer *lexer, an_token *token)
{
    static const char *const marks[] = {"e. p.", "en passant", "i. V."};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (*lexer->at != *marks[i] || !an_text_starts(an_lexer_rest(lexer), marks[i]))
            continue;
        token->kind = AN_TOKEN_SIGN;
        lexer->at += strlen(marks[i]);
        return true;
    }
    return false;
}

size_t an__spelled_move_size(an_text text, bool cuts_pairs)
{
    size_t name = an__spelled_piece_size(text);
    if (name == 0)
        return 0;
    name += an__parted_size(an_text_after(text, name), an__taking_size);
    an_text behind = an_text_after(text, name);
    const size_t parted = an__parted_squares_size(behind);
    behind.size = parted > 0 ? parted : an__word_size(behind, cuts_pairs);
    return name + an__without_full_stop(behind).size;
}

static bool take_spelled_move(an_lexer *lexer, an_token *token)
{
    const size_t size = lexer->mode.is_text
                            ? an__spelled_move_size(an_lexer_rest(lexer), lexer->mode.cuts_pairs)
                            : 0;
    token->kind = AN_TOKEN_MOVE;
    lexer->at += size;
    return size > 0;
}

static bool take_check_words(an_lexer *lexer, an_token *token)
{
    size_t size = an__spoken_check_size(lexer->begin, an_lexer_rest(lexer));
    token->kind = AN_TOKEN_SIGN;
    lexer->at += size;
    return size > 0;
}

/* Takes castling in words as one move, with what is glued to its last word. */
static bool take_castling_words(an_lexer *lexer, an_token *token)
{
    an_san_kind kind;
    size_t size = an__castling_words_size(an_lexer_rest(lexer), &kind);
    if (size == 0)
        return false;
    token->kind = AN_TOKEN_MOVE;
    lexer->at += size;
    lexer->at += an__word_size(an_lexer_rest(lexer), lexer->mode.cuts_pairs);
    return true;
}

/* Takes a move in descriptive notation with blanks in it: "P 4 R". It cannot be played, but the
 * finding then names all of it. */
static bool take_descriptive(an_lexer *lexer, an_token *token)
{
    size_t size = lexer->mode.is_text ? an__parted_descriptive_size(an_lexer_rest(lexer)) : 0;
    token->kind = AN_TOKEN_MOVE;
    lexer->at += an__without_full_stop(an_text_from(lexer->at, size)).size;
    return size > 0;
}

bool an__lexer_take_parted_move(an_lexer *lexer, an_token *token)
{
    size_t size = an__parted_move_size(an_lexer_rest(lexer), lexer->mode.joins);
    token->kind = AN_TOKEN_MOVE;
    lexer->at += an__without_full_stop(an_text_from(lexer->at, size)).size;
    return size > 0;
}

/* Returns the bracket that closes what `c` opens; NUL if `c` opens nothing. */
static char closing_bracket(char c)
{
    return c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : '\0';
}

bool an__lexer_take_image_name(an_lexer *lexer, an_token *token)
{
    char closing = closing_bracket(*lexer->at);
    if (closing == '\0')
        return false;
    an_text inside = an_text_after(an_lexer_rest(lexer), 1);
    size_t letter = an__foreign_letter_size(inside);
    an_text behind = an_text_after(inside, letter);
    if (letter == 0 || behind.size < 2 || *behind.at != closing)
        return false;
    behind = an_text_after(behind, 1);
    size_t word = an__word_size(behind, lexer->mode.cuts_pairs);
    if (word < 2 || !an_san_has_shape(an_text_from(behind.at, word)))
        return false;
    token->kind = AN_TOKEN_MOVE;
    lexer->at = behind.at + word;
    return true;
}

bool an__lexer_take_move_words(an_lexer *lexer, an_token *token)
{
    return take_en_passant(lexer, token) || take_castling_words(lexer, token) ||
           take_check_words(lexer, token) || take_spelled_move(lexer, token) ||
           take_descriptive(lexer, token);
}
