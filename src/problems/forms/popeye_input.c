/* Popeye's language, word by word. */
#include "popeye_input.h"

#include "bitboard.h"
#include "lines.h"
#include "text.h"

static bool is_blank(const an_popeye_reader *p, char c)
{
    return an_is_space(c) || (p->is_yaml && an_is_among(c, "[]{},:\"'"));
}

/* Returns the bytes that stand for blanks at the beginning of a text: a blank, in YAML also the
 * dash before an entry of a list, and a remark up to the end of its line. */
static size_t blank_size(const an_popeye_reader *p, an_text rest)
{
    if (rest.size == 0 || is_blank(p, *rest.at))
        return rest.size > 0;
    if (p->is_yaml && *rest.at == '-')
        return rest.size == 1 || an_is_space(rest.at[1]);
    if (!p->is_yaml || *rest.at != '#')
        return 0;
    return an__line_size(rest);
}

an_text an__popeye_peek(const an_popeye_reader *p)
{
    an_text rest = an_text_after(p->r->input, p->r->at);
    size_t size = 0, blank;
    while ((blank = blank_size(p, rest)) > 0)
        rest = an_text_after(rest, blank);
    while (size < rest.size && !is_blank(p, rest.at[size]))
        size++;
    return an_text_from(rest.at, size);
}

void an__popeye_take(an_popeye_reader *p, an_text word)
{
    p->r->at = (size_t)(word.at + word.size - p->r->input.at);
}

an_text an__popeye_next(an_popeye_reader *p)
{
    an_text word = an__popeye_peek(p);
    an__popeye_take(p, word);
    return word;
}

an_text an__popeye_rest_of_line(an_popeye_reader *p)
{
    an_text rest = an_text_after(p->r->input, p->r->at);
    const size_t size = an__line_size(rest);
    p->r->at += size;
    return an_text_trimmed(an_text_from(rest.at, size));
}

unsigned an__popeye_word_in(const an_popeye_reader *p, an_popeye_list list, an_text word)
{
    return an__popeye_word(p->language, list, word);
}

bool an__popeye_ends_list(const an_popeye_reader *p, an_text word)
{
    return word.size == 0 || an__popeye_word_in(p, AN_POPEYE_SECTIONS, word) != AN_POPEYE_NO_WORD;
}

void an__popeye_refuse(an_popeye_reader *p, an_problem_fault_kind kind, an_text word)
{
    an__fault_at(p->r, kind, word);
}

unsigned an__popeye_square(an_text text)
{
    bool is_square = text.size >= 2 && an_names_square(text.at);
    return is_square ? an_square_read(an_text_from(text.at, 2)) : AN_NO_SQUARE;
}

/* Returns whether a word is a letter, or two, with squares behind: Kf1, pa2b2c2. */
static bool is_piece(an_text word)
{
    for (size_t letters = 1; letters <= 2 && letters < word.size; letters++)
        if (word.size > letters && (word.size - letters) % 2 == 0 &&
            an__popeye_square(an_text_after(word, letters)) != AN_NO_SQUARE)
            return true;
    return false;
}

/* Reads one piece and its squares. Calls `put` for each. */
static void read_piece(an_popeye_reader *p, an_text word,
                       void (*put)(an_popeye_reader *p, an_text word, unsigned square, char piece))
{
    an_role role = an__popeye_piece(p->language, *word.at);
    bool is_fairy = role == AN_NO_ROLE || an__popeye_square(an_text_after(word, 1)) == AN_NO_SQUARE;
    if (is_fairy) {
        an__popeye_refuse(p, AN_PROBLEM_PIECE_LETTER, word);
        return;
    }
    if (p->color < 0) {
        an__popeye_refuse(p, AN_PROBLEM_NO_COLOR, word);
        return;
    }
    for (size_t at = 1; at < word.size; at += 2) {
        unsigned square = an__popeye_square(an_text_after(word, at));
        if (square == AN_NO_SQUARE) {
            an__popeye_refuse(p, AN_PROBLEM_PIECES_WORD, word);
            return;
        }
        put(p, word, square, an__placement_letter(role, (an_color)p->color));
    }
}

void an__popeye_pieces(an_popeye_reader *p, bool is_twin,
                       void (*put)(an_popeye_reader *p, an_text word, unsigned square, char piece))
{
    p->color = -1;
    for (;;) {
        an_text word = an__popeye_peek(p);
        unsigned color = an__popeye_word_in(p, AN_POPEYE_COLORS, word);
        if (color == AN_POPEYE_WHITE || color == AN_POPEYE_BLACK)
            p->color = color == AN_POPEYE_BLACK ? AN_BLACK : AN_WHITE;
        else if (is_piece(word))
            read_piece(p, word, put);
        else if (an__popeye_ends_list(p, word) || is_twin)
            return;
        else
            an__popeye_refuse(p, AN_PROBLEM_PIECES_WORD, word);
        an__popeye_take(p, word);
    }
}
