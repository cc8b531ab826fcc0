/* Characters that are confused in print, by scanners, or in handwriting. */
#include "confusions.h"

#include "bitboard.h"
#include "glyphs.h"
#include "sign_words.h"
#include "text.h"
#include "utf8.h"

static const struct {
    uint32_t one, other;
} confusions[] = {
    {'1', 'l'}, {'1', 'I'},   {'1', '7'}, {'1', 'i'},   {'1', 'L'}, {'2', 'Z'}, {'2', 'z'},
    {'3', '8'}, {'3', 0x417}, {'4', 'A'}, {'4', '9'},   {'5', 'S'}, {'5', 's'}, {'5', '6'},
    {'6', 'b'}, {'6', '8'},   {'6', 'G'}, {'6', 0x431}, {'7', 'T'}, {'8', 'B'}, {'8', '&'},
    {'9', 'g'}, {'9', 'q'},   {'0', 'O'}, {'0', 'o'},   {'0', 'D'}, {'0', 'Q'}, {'O', 'D'},
    {'O', 'Q'}, {'O', 'C'},   {'C', 'G'}, {'C', '('},   {'P', 'F'}, {'E', 'F'}, {'T', 'I'},
    {'T', 'F'}, {'R', 'B'},   {'R', 'P'}, {'a', 'o'},   {'a', 'd'}, {'c', 'e'}, {'c', 'o'},
    {'e', 'o'}, {'b', 'h'},   {'f', 't'}, {'g', 'q'},   {'d', 'o'}, {'x', 'X'}, {'x', '*'},
    {'N', 'H'}, {'K', 'R'},   {'K', 'X'}, {'B', 'D'},   {'D', 'O'}, {'L', 'I'}, {'6', 0xF3},
    {'+', 't'}, {'+', 'f'},   {'+', 'j'},
};

bool an__is_confused_with(uint32_t said, uint32_t due)
{
    for (size_t i = 0; i < sizeof confusions / sizeof *confusions; i++)
        if ((confusions[i].one == said && confusions[i].other == due) ||
            (confusions[i].one == due && confusions[i].other == said))
            return true;
    return false;
}

size_t an__number_alike_size(an_text text, uint32_t due)
{
    enum { DIGITS = 3 };
    char digits[DIGITS];
    size_t count = 0, at = 0;
    bool has_letter = false;
    for (; due > 0 && count < DIGITS; due /= 10)
        digits[count++] = (char)('0' + due % 10);
    while (count > 0 && at < text.size) {
        size_t size;
        uint32_t said = an_utf8_decode(an_text_after(text, at), &size);
        uint32_t digit = (uint32_t)(unsigned char)digits[--count];
        bool is_letter = said < '0' || said > '9';
        if (is_letter ? !an__is_confused_with(said, digit) : said != digit)
            return 0;
        has_letter = has_letter || is_letter;
        at += size;
    }
    return count == 0 && due == 0 && has_letter ? at : 0;
}

bool an__looks_like_rank(uint32_t said)
{
    bool looks = false;
    for (uint32_t rank = '1'; rank <= '8' && !looks; rank++)
        looks = an__is_confused_with(said, rank);
    return looks && (said < '0' || said > '9');
}

size_t an__square_alike_size(an_text text)
{
    size_t size;
    if (text.size < 2 || !an_names_file(*text.at))
        return 0;
    return an__looks_like_rank(an_utf8_decode(an_text_after(text, 1), &size)) ? 1 + size : 0;
}

/* Returns the bytes of a square at the beginning of `text`, or of what looks like one; 0 if there
 * is none. */
static size_t any_square_size(an_text text)
{
    enum { SQUARE = 2 };
    return text.size >= SQUARE && an_names_square(text.at) ? SQUARE : an__square_alike_size(text);
}

bool an__is_dagger_alike(an_text text)
{
    return text.size == 1 && an__is_confused_with((unsigned char)*text.at, '+');
}

bool an__is_move_alike(an_text word)
{
    if (word.size == 0 || !an_is_upper(*word.at))
        return false;
    an_text rest = an_text_after(word, 1);
    const size_t first = any_square_size(rest);
    rest = an_text_after(rest, first);
    const size_t taking = an__taking_size(rest);
    const size_t joint = taking > 0 ? taking : an__joint_size(rest);
    rest = an_text_after(rest, joint);
    const size_t last = any_square_size(rest);
    const char end = word.at[word.size - 1];
    const bool is_word = (first == 0 || last == 0) && an_is_letter(end) && !an_is_upper(end);
    rest = an_text_after(rest, last);
    if (is_word || (last == 0 && (first == 0 || joint > 0)))
        return false;
    return rest.size == 0 || an__is_dagger_alike(rest);
}
