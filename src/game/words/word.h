/* Where a word ends, where two moves stand in one, and which words may be moves. */
#ifndef AN_GAME_WORD_H
#define AN_GAME_WORD_H

#include "bitboard.h"
#include "utf8.h"

/* Returns the bytes of punctuation that says nothing of its own: a comma, a colon or dash with
 * white space behind it. */
size_t an__punctuation_size(an_text text);

/* Returns true for white space and for characters that are tokens of their own. */
static inline bool an_ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true,      ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  ['}'] = true,       ['('] = true,
        [')'] = true,  ['['] = true,  [']'] = true,  [';'] = true,       ['|'] = true,
        [','] = true,  ['$'] = true,  ['"'] = true,  [AN_DOS_END] = true};
    return ends[(unsigned char)c];
}

/* Returns the bytes of a full stop or an ellipsis; sets *dots to how many dots it stands for, at
 * least. */
size_t an__dot_size(an_text text, unsigned *dots);

/* Returns the bytes of dots, with the blanks before each; sets *says_black if they are more than
 * one. */
size_t an__dots_size(an_text text, bool *says_black);

/* Returns true if a character beyond ASCII is a dot, or several: …, say. */
bool an__begins_dots(const char *at);

/* Returns the bytes of a digit beyond ASCII, of full width, say; 0 if there is none. */
size_t an__wide_digit_size(an_text text, unsigned *digit);

/* Returns the bytes of a digit, of full width, too; 0 if there is none. */
static inline size_t an_digit_size(an_text text, unsigned *digit)
{
    if (text.size > 0 && (unsigned char)*text.at >= 0x80)
        return an__wide_digit_size(text, digit);
    *digit = text.size > 0 ? (unsigned)*text.at - '0' : '0';
    return *digit < 10;
}

/*
 * Returns the bytes of the word a text begins with, or of the first move in it where several are
 * written without a blank between: Df318., Dg2+21., Tg1Lc4+, exd5exd5, e2-e4e7-e5. Returns 0 if a
 * token of another kind begins there. With cuts_pairs e4e5 is two moves, too.
 */
size_t an__word_size(an_text text, bool cuts_pairs);

/*
 * Returns the bytes of what stands before a number in a word, up to a mark, and is no part of it:
 * the quote of '4. Fa4 and “1. d4, the <b> of <b>1. d4, the Partie: of Partie:1. d4. Dashes,
 * strokes and dots are no such marks. Returns 0 if there is no number, or the word is long. Outside
 * of plain text only a mark that begins the word counts.
 */
size_t an__size_before_number(an_text word, bool is_text);

/* Nf6”: returns the bytes of a word before the mark that ends a quotation. */
size_t an__size_before_quote(an_text word);

/* Returns the bytes of the first square of e4e5, or of the piece and its square of Nf3d5; 0 if no
 * two squares stand side by side. */
size_t an__glued_pair_size(an_text word);

/* "2. N f3": returns true if the first `size` bytes of `text` are a piece letter apart from its
 * square, and not a sign of novelty, which stands behind a move. `begin` is where the whole text
 * begins. */
bool an__is_torn_move(const char *begin, an_text text, size_t size);

/* "Fb5 échec c6": returns the bytes of words of check or mate, if they are a sign: directly behind
 * a move, and no sentence goes on with them. Else 0. `begin` is where the whole text begins. */
size_t an__spoken_check_size(const char *begin, an_text text);

/* "de": returns true for two files, which are a capture or a word. */
static inline bool an_is_of_files(an_text word)
{
    return word.size == 2 && an_names_file(word.at[0]) && an_names_file(word.at[1]);
}

/* Returns true if a word has the shape of a move in some language, or in descriptive notation. */
bool an__word_has_shape(an_text word);

#endif
