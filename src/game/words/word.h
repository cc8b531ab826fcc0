/* Where a word ends, where two moves stand in one word, and which words may be moves. */
#ifndef AN_GAME_WORD_H
#define AN_GAME_WORD_H

#include "bitboard.h"
#include "text.h"
#include "utf8.h"

/* Returns true if `c` is white space or a token of its own. */
static inline bool an_ends_word(char c)
{
    static const bool ends[AN_BYTE_VALUES] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true,      ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  ['}'] = true,       ['('] = true,
        [')'] = true,  ['['] = true,  [']'] = true,  [';'] = true,       ['|'] = true,
        [','] = true,  ['$'] = true,  ['"'] = true,  [AN_DOS_END] = true};
    return ends[(unsigned char)c];
}

/* Returns true if `byte` begins a letter or a digit. */
static inline bool an_begins_word(char byte)
{
    unsigned char c = (unsigned char)byte;
    return an_is_letter(byte) || an_is_digit(byte) || (c >= 0xc3 && c < 0xf0 && c != 0xe2);
}

/* Returns true if `text` holds a letter, a digit or a figurine. Signs and brackets alone are no
 * words. */
bool an__is_word(an_text text);

/* Returns the bytes of the word that `text` begins with. Where several moves or numbers are written
 * without a blank between, returns those of the first one: "Df318.", "Dg2+21.", "Tg1Lc4+",
 * "exd5exd5", "e2-e4e7-e5". With `cuts_pairs`, "e4e5" is two moves as well. Returns 0 if a token of
 * another kind begins there. */
size_t an__word_size(an_text text, bool cuts_pairs);

/* Returns the bytes of what stands before a number in `word`, up to a mark, and does not belong to
 * it: the quote of "'4. Fa4" and "“1. d4", the "<b>" of "<b>1. d4", the "Partie:" of "Partie:1.
 * d4". Dashes, strokes and dots are no such marks within a word. Returns 0 if there is no number,
 * or if the word is long. If `is_text` is false, only a mark that begins the word counts. */
size_t an__size_before_number(an_text word, bool is_text);

/* Returns the bytes of `word` before the mark that ends a quotation, "Nf6”", or all of them if
 * there is none. */
size_t an__size_before_quote(an_text word);

/* Returns the bytes of the first move in "e4e5" or "Nf3d5", up to its square; 0 if no two squares
 * stand side by side. */
size_t an__glued_pair_size(an_text word);

/* Returns true if all of `text` is a result. */
bool an__is_result(an_text text);

/* Returns true if `word` is two files, such as "de": a capture or a word. */
static inline bool an_is_of_files(an_text word)
{
    return word.size == 2 && an_names_file(word.at[0]) && an_names_file(word.at[1]);
}

/* Returns true if `word` has the shape of a move in some language, or in descriptive notation. */
bool an__word_has_shape(an_text word);

#endif
