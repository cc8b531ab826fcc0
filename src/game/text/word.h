/* Where a word ends, and where two moves stand in one. */
#ifndef AN_GAME_WORD_H
#define AN_GAME_WORD_H

#include "utf8.h"

/* Bytes of a dash or a sign at the beginning that says nothing of its own: a comma, a colon or dash
 * with white space behind it, in plain text the rule between columns. */
size_t an_punctuation_size(an_text text, bool is_text);

/* White space, and what is a token of its own. */
static inline bool an_ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true,      ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  ['}'] = true,       ['('] = true,
        [')'] = true,  ['['] = true,  [']'] = true,  [';'] = true,       ['|'] = true,
        [','] = true,  ['$'] = true,  ['"'] = true,  [AN_DOS_END] = true};
    return ends[(unsigned char)c];
}

/* Bytes of a full stop or an ellipsis; *dots is how many dots it is worth at the least. */
size_t an_dot_size(an_text text, unsigned *dots);

/* The same of dots, and blanks between them if more dots follow; *says_black: more than one. */
size_t an_dots_size(an_text text, bool *says_black);

/* Whether a character beyond ASCII is a dot, or several: …, say. */
bool an_begins_dots(const char *at);

/* Bytes of a digit of full width, with which a text that is not ASCII begins; 0 if there is none.
 */
size_t an_wide_digit_size(an_text text, unsigned *digit);

/* Bytes of a digit at the beginning, of full width, too; 0 if there is none. */
static inline size_t an_digit_size(an_text text, unsigned *digit)
{
    if (text.size > 0 && (unsigned char)*text.at >= 0x80)
        return an_wide_digit_size(text, digit);
    *digit = text.size > 0 ? (unsigned)*text.at - '0' : '0';
    return *digit < 10;
}

/*
 * Bytes of the word a text begins with, or of the first move in it where several are written
 * without a blank between; 0 if a token of another kind begins there. cuts_pairs: e4e5 is two
 * moves.
 */
size_t an_word_size(an_text text, bool cuts_pairs);

/* '4. Fa4, “1. d4, <b>1. d4, Partie:1. d4: what stands before a number, up to a mark, is no part of
 * it; dashes, slashes and dots join. Bytes of it, 0 if there is no number, or in a long word, which
 * is not to be measured again and again. Where there is no text, a mark alone. */
size_t an_size_before_number(an_text word, bool is_text);

/* Nf6”: bytes of a word before the mark that ends a quotation. */
size_t an_size_before_quote(an_text word);

/* Bytes of the first square of e4e5, or of the piece and its square of Nf3d5, where nothing stands
 * between the squares; 0 for other words. */
size_t an_glued_pair_size(an_text word);

/* "2. N f3": a letter apart from its square, the first word of a text that begins further in front,
 * is no novelty sign; behind a move it may be one, as the language has it. */
bool an_is_torn_move(const char *begin, an_text text, size_t size);

/* "Fb5 échec c6": bytes of words of check or mate where a text that begins further in front stands,
 * if they are a sign: directly behind a move, and no sentence goes on with them. Else 0. */
size_t an_spoken_check_size(const char *begin, an_text text);

#endif
