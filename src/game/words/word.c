/* Where a word ends, where two moves stand in one word, and which words may be moves. */
#include "word.h"

#include <string.h>

#include "bitboard.h"
#include "descriptive.h"
#include "dots.h"
#include "extremes.h"
#include "glyphs.h"
#include "letters.h"
#include "suffix.h"
#include "text.h"

/* Returns the bytes of a possible piece letter in parentheses, "(Q)" or "(Kp)"; 0 if there is none.
 */
static size_t bracketed_letter_size(an_text text)
{
    an_letter found[AN_LETTERS_MAX];
    size_t one;
    if (text.size < 3 || *text.at != '(' ||
        !(an_is_upper(text.at[1]) || (unsigned char)text.at[1] >= 0x80))
        return 0;
    an_text inside = an_text_after(text, 1);
    an_utf8_decode(inside, &one);
    size_t size = an__any_letters_read(found, inside) > 0 ? found[0].size : one;
    if (inside.size > size && inside.at[size] == ')')
        return size + 2;
    return inside.size > one && inside.at[one] == ')' ? one + 2 : 0;
}

/* Returns the bytes of a bracket that belongs to the move it is glued to: "(=)", "(Q)", "(e.p.)",
 * "[+]". */
static size_t glued_bracket_size(an_text text)
{
    size_t sign = an__bracketed_sign_size(text);
    return sign > 0 ? sign : bracketed_letter_size(text);
}

/* Returns the bytes of an invisible character at `at`, if the word goes on behind it. It does not
 * if a file follows a digit, as another move begins then, nor if a digit follows anything but a
 * file or a dash, as a result begins then. */
static size_t unseen_size(an_text text, size_t at)
{
    an_text rest = an_text_after(text, at);
    size_t size = an__invisible_size(rest);
    rest = an_text_after(rest, size);
    if (at == 0 || rest.size == 0 || an_ends_word(*rest.at) || an__space_size(rest) > 0)
        return 0;
    char before = text.at[at - 1];
    bool takes_digit = an_names_file(before) || before == '-';
    bool begins_square = an_is_digit(before) && an_names_file(*rest.at);
    return begins_square || (an_is_digit(*rest.at) && !takes_digit) ? 0 : size;
}

/* Returns the bytes of a bracket or quote at `at` that stands in a move by mistake, behind its
 * capital: "N)c6", "C]e7". Returns 0 if the word is no move without it. */
static size_t spoiler_size(an_text text, size_t at)
{
    enum { LONGEST = 12 };
    char move[LONGEST] = "";
    bool has_capital = an_is_upper(*text.at) || (unsigned char)*text.at >= 0x80;
    if (!an_is_among(text.at[at], ")]}\"") || !has_capital || at > LONGEST / 2 ||
        an_holds_digit(an_text_from(text.at, at)))
        return 0;
    size_t size = at;
    memcpy(move, text.at, at);
    for (size_t i = at + 1; i < text.size && size < LONGEST && !an_ends_word(text.at[i]); i++)
        move[size++] = text.at[i];
    an_text without = an_text_from(move, size);
    return an_holds_digit(without) && an_san_has_shape(without);
}

static size_t word_size(an_text text)
{
    size_t size = 0, step;
    for (; size < text.size; size += step) {
        an_text rest = an_text_after(text, size);
        step = 1;
        if (an_ends_word(*rest.at)) {
            step = size > 0 || *rest.at == '[' ? glued_bracket_size(rest) : 0;
            if (step == 0 && size > 0)
                step = spoiler_size(text, size);
        } else if ((unsigned char)*rest.at >= 0x80 && an__space_size(rest) > 0) {
            step = unseen_size(text, size);
        } else if ((unsigned char)*rest.at >= 0x80) {
            an_utf8_decode(rest, &step);
        }
        if (step == 0)
            break;
    }
    return size;
}

size_t an__glued_pair_size(an_text word)
{
    enum { SQUARE = 2 };
    for (size_t i = 0; i + 2 * SQUARE <= word.size && i < 4; i++) {
        an_text behind = an_text_after(word, i + SQUARE);
        behind = an_text_after(behind, an__dash_size(behind));
        if (an_names_square(word.at + i))
            return behind.size >= SQUARE && an_names_square(behind.at) ? i + SQUARE : 0;
    }
    return 0;
}

/* Returns true if `text` begins with a number that is glued to the move before it: the "18." of
 * "Df318.". A decimal such as "5.1" is none, unless its zero castles. */
static bool begins_number(an_text text)
{
    unsigned dots;
    size_t size = an_digits_size(text);
    size_t dot = size > 0 ? an__dot_size(an_text_after(text, size), &dots) : 0;
    an_text rest = an_text_after(text, size + dot);
    bool is_decimal = rest.size > 0 && an_is_digit(*rest.at) &&
                      (*rest.at != '0' || an__dash_size(an_text_after(rest, 1)) == 0);
    return dot > 0 && !is_decimal;
}

bool an__is_word(an_text text)
{
    size_t size;
    while (text.size > 0 && !an_begins_word(*text.at) &&
           an__figurine_read(text, &size) == AN_NO_ROLE)
        text = an_text_after(text, 1);
    return text.size > 0;
}

bool an__is_result(an_text text)
{
    size_t size;
    return text.size > 0 && an_result_read(text, &size) != AN_NO_RESULT && size == text.size;
}

/* Returns the bytes of a dash or sign of capture and the square behind it; 0 if they do not stand
 * there. */
static size_t joined_square_size(an_text text)
{
    size_t dash = an__joint_size(text), joint = dash > 0 ? dash : an__capture_size(text);
    an_text square = an_text_after(text, joint);
    return joint > 0 && square.size >= 2 && an_names_square(square.at) ? joint + 2 : 0;
}

/* Returns the bytes of `word` up to behind its first square, the square joined to that, and signs;
 * all of them if it has no square. */
static size_t size_behind_squares(an_text word)
{
    size_t at = 0;
    while (at + 2 <= word.size && !an_names_square(word.at + at))
        at++;
    if (at + 2 >= word.size)
        return word.size;
    at += 2;
    for (at += joined_square_size(an_text_after(word, at));
         at < word.size && an_is_among(word.at[at], "+#!?"); at++)
        ;
    return at;
}

/* Returns true if `text`, glued to a move, begins another one. A sign or the target square of the
 * first move does not. */
static bool begins_move(an_text text)
{
    size_t size;
    text = an_text_after(text, an__invisible_size(text));
    if (text.size < 2 || an__capture_size(text) > 0)
        return false;
    bool is_letter = an_is_upper(*text.at) || (unsigned char)*text.at >= 0xc2;
    bool takes = an_names_file(*text.at) && an__capture_size(an_text_after(text, 1)) > 0;
    bool is_long = an_names_square(text.at) && joined_square_size(an_text_after(text, 2)) > 0;
    if (is_letter)
        an_utf8_decode(text, &size);
    return takes || is_long ||
           (is_letter && text.size >= size + 2 &&
            an_san_has_shape(an_text_from(text.at, size_behind_squares(text))));
}

/* "d4-Sf6", "e3-0-0": returns true if `rest`, behind a square, is a dash and another move. */
static bool begins_partner(an_text rest)
{
    size_t dash = an__dash_size(rest);
    an_text partner = an_text_after(rest, dash);
    if (dash == 0 || partner.size < 2)
        return false;
    size_t size;
    uint32_t first = an_look_alike(an_utf8_decode(partner, &size));
    bool castles =
        (first == '0' || first == 'O') && an__dash_size(an_text_after(partner, size)) > 0;
    bool is_file = first >= 'a' && first <= 'h'; /* also that of another script */
    return castles || (!is_file && begins_move(partner));
}

/* Returns the bytes of the first move or number of a word of `size` bytes, or all of them if it is
 * one move. */
static size_t first_move_size(an_text text, size_t size, bool cuts_pairs)
{
    an_text word = an_text_from(text.at, size);
    size_t at = 0, pair = cuts_pairs ? an__glued_pair_size(word) : 0;
    if (pair > 0)
        return pair;
    while ((word.at[at] == 'O' || word.at[at] == '0' || word.at[at] == '-') && at + 1 < word.size)
        at++;
    const bool castles = at >= 3;
    at = castles ? at - (word.at[at - 1] == '-') : size_behind_squares(word);
    an_text rest = an_text_after(word, at);
    bool has_result = !castles && !an_text_starts(rest, "*") && an__is_result(rest);
    bool ends_there = begins_number(an_text_after(text, at)) || begins_move(rest) || has_result ||
                      begins_partner(rest) || an_text_starts(rest, ")");
    return ends_there ? at : word.size;
}

enum { LOOK_AHEAD = 64 }; /* bytes; no move is longer, though a word may be */

/* A long word is measured once, so that the cost grows with the bytes that are returned. */
size_t an__word_size(an_text text, bool cuts_pairs)
{
    an_text head = an_text_from(text.at, an_smaller(text.size, LOOK_AHEAD));
    size_t size = word_size(head);
    bool is_long = size == head.size && size < text.size;
    size_t first = first_move_size(text, size, cuts_pairs);
    return is_long && first == size ? word_size(text) : first;
}

/* ---- what is glued to it ---- */

/* Returns true if `text` begins with a number and its dot: "4." but not "4.5". */
static bool is_number_with_dot(an_text text)
{
    size_t digits = an_digits_size(text);
    bool has_dot = digits > 0 && digits < text.size && text.at[digits] == '.';
    return has_dot && (digits + 1 == text.size || !an_is_digit(text.at[digits + 1]));
}

/* Returns true if `point` is neither a letter nor a digit: a mark of ASCII, « or °, or “ and the
 * like. */
static bool is_mark(uint32_t point)
{
    if (point < 0x80)
        return !an_is_letter((char)point) && !an_is_digit((char)point);
    return point < 0xc0 || (point >= 0x2000 && point < 0x2070);
}

/* "Moves1.e4", "site.com1.e4": returns the bytes of a word of letters to which number 1 and a move
 * are glued; 0 if there is none. */
static size_t size_before_number_one(an_text word)
{
    enum { LEAST = 4 }; /* "Nab1." is a move */
    size_t size = 0;
    while (size + 1 < word.size &&
           (an_is_letter(word.at[size]) || (unsigned char)word.at[size] >= 0x80 ||
            (word.at[size] == '.' && an_is_letter(word.at[size + 1]))))
        size++;
    an_text rest = an_text_after(word, size);
    bool is_one = an_text_starts(rest, "1.") && an__word_has_shape(an_text_after(rest, 2));
    return size >= LEAST && is_one ? size : 0;
}

size_t an__size_before_number(an_text word, bool is_text)
{
    enum { LONGEST = 64 };
    size_t step;
    if (word.size > LONGEST || !an_holds_digit(word))
        return 0;
    const size_t one = is_text ? size_before_number_one(word) : 0;
    if (one > 0)
        return one;
    for (size_t at = 0; at < word.size; at += step) {
        an_text rest = an_text_after(word, at);
        uint32_t point = an_utf8_decode(rest, &step);
        bool joins = an_is_among(*rest.at, "-/.=+") || an__dash_size(rest) > 0; /* 0–0. */
        bool parts = is_mark(point) && (at == 0 || !joins);
        if (parts && is_number_with_dot(an_text_after(rest, step)))
            return at + step;
        if (!is_text)
            break;
    }
    return 0;
}

size_t an__size_before_quote(an_text word)
{
    static const char *const marks[] = {"”", "“", "»"};
    size_t step, at = 0;
    if ((unsigned char)word.at[word.size - 1] < 0x80)
        return word.size;
    for (an_utf8_decode(word, &step); at + step < word.size;
         an_utf8_decode(an_text_after(word, at), &step))
        at += step;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (at > 0 && an_utf8_match(an_text_after(word, at), marks[i]) == step)
            return at;
    return word.size;
}

/* ---- the shape of a move ---- */

/* Returns true if `word` has what every move has: a digit, the letters of castling or of a capture
 * (two files, in short), or the blank of castling in words. This sorts out most words of an article
 * before any language is tried. */
static bool may_be_a_move(an_text word)
{
    bool has_capture = false;
    bool has_files =
        word.size > 1 && word.size <= 4 && an_names_file(word.at[0]) && an_names_file(word.at[1]);
    for (size_t i = 0; i < word.size; i++) {
        unsigned char c = (unsigned char)word.at[i];
        bool is_digit_elsewhere = c == 0xd9 || c == 0xdb || c == 0xef; /* Arabic, full width */
        if (an_is_digit((char)c) || is_digit_elsewhere)
            return true;
        if (c == ' ')
            return true;
        has_capture = has_capture || c == 'x' || c == 'X' || c == ':' || c >= 0x80;
        has_files = has_files && an_is_letter((char)c);
    }
    char first = word.size > 0 ? *word.at : ' ';
    bool castles = first == 'O' || first == 'o' || first == 'Z' || first == '@' || first == '-' ||
                   (unsigned char)first >= 0x80;
    enum { CAPTURE_MAX = 12 };
    return castles || has_files || (has_capture && word.size <= CAPTURE_MAX);
}

bool an__word_has_shape(an_text word)
{
    return may_be_a_move(word) && (an_san_has_shape(word) || an__is_descriptive(word));
}
