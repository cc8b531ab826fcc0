/* Where a word ends, where two moves stand in one word, and which words may be moves. */
#ifndef AN_GAME_WORD_H
#define AN_GAME_WORD_H

#include "bitboard.h"
#include "utf8.h"

/* Returns true if the last character of `word` is a dash. */
bool an__ends_in_dash(an_text word);

/* Returns the bytes of punctuation that means nothing by itself: a comma, or a colon or dash with
 * white space behind it. Returns 0 if there is none. */
size_t an__punctuation_size(an_text text);

/* Returns true if `c` is white space or a token of its own. */
static inline bool an_ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true,      ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  ['}'] = true,       ['('] = true,
        [')'] = true,  ['['] = true,  [']'] = true,  [';'] = true,       ['|'] = true,
        [','] = true,  ['$'] = true,  ['"'] = true,  [AN_DOS_END] = true};
    return ends[(unsigned char)c];
}

/* Returns the bytes of the full stop or ellipsis that `text` begins with; 0 if there is none. Sets
 * `*dots` to how many dots it stands for: 1 for a full stop, 2 for an ellipsis. */
size_t an__dot_size(an_text text, unsigned *dots);

/* Returns the bytes of the dots that `text` begins with, and of the blanks before each. Sets
 * `*says_black` to true if there are several. */
size_t an__dots_size(an_text text, bool *says_black);

/* Returns true if the character beyond ASCII at `at` is one or several dots, such as "…". */
bool an__begins_dots(const char *at);

/* Returns true if the character beyond ASCII at `at` is a dash. */
bool an__begins_dash(const char *at);

/* Returns the bytes of a digit beyond ASCII, of full width for instance, and its value in `*digit`;
 * 0 if there is none. */
size_t an__wide_digit_size(an_text text, unsigned *digit);

/* Returns the bytes of the digit that `text` begins with, and its value in `*digit`; 0 if there is
 * none. */
static inline size_t an_digit_size(an_text text, unsigned *digit)
{
    if (text.size > 0 && (unsigned char)*text.at >= 0x80)
        return an__wide_digit_size(text, digit);
    *digit = text.size > 0 ? (unsigned)*text.at - '0' : '0';
    return *digit < 10;
}

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

/* Returns the bytes of the white space or invisible character right before `at`; 0 if there is
 * none. */
size_t an__space_before(const char *begin, const char *at);

/* Returns true if the first `size` bytes of `text` are a piece letter that stands apart from its
 * square, "2. N f3", and no sign of a novelty, which stands behind a move. `begin` is where the
 * whole text begins. */
bool an__is_torn_move(const char *begin, an_text text, size_t size);

/* Returns true if a sentence goes on in `text`, behind blanks: with a word in small letters that is
 * neither a move, a number or a result nor "and", which begins a new clause. */
bool an__goes_on_in_words(an_text text);

/* Returns the bytes of words of check or mate that are a sign: they stand right behind a move, and
 * no sentence goes on with them ("Fb5 échec c6"). Returns 0 otherwise. `begin` is where the whole
 * text begins. */
size_t an__spoken_check_size(const char *begin, an_text text);

/* Returns true if `word` is two files, such as "de": a capture or a word. */
static inline bool an_is_of_files(an_text word)
{
    return word.size == 2 && an_names_file(word.at[0]) && an_names_file(word.at[1]);
}

/* Returns true if `word` has the shape of a move in some language, or in descriptive notation. */
bool an__word_has_shape(an_text word);

#endif
