/* Rows of a board that is drawn with letters among the moves of an article:
 *
 *     3 . . . . . N . .        3| | | | | |N| | |
 *
 * They show a position. As they are no words of a sentence, the slot stays open behind them. */
#include "board_row.h"

#include "bitboard.h"
#include "utf8.h"

/* What was seen of a row. */
typedef struct row {
    unsigned squares; /* letters, and signs for an empty square */
    unsigned rules;   /* '|' between columns */
    bool ends_with_letter;
} row;

/* Counts one character of a row. Returns false if no row holds it there: a square has one letter,
 * so that two letters never stand side by side. */
static bool take_character(row *r, uint32_t point)
{
    bool is_letter = point >= 0x80 || an_is_letter((char)point);
    bool is_empty = point > 0 && point < 0x80 && an_is_among((char)point, ".-_*+");
    if (is_letter && r->ends_with_letter)
        return false;
    r->ends_with_letter = is_letter;
    r->squares += is_letter || is_empty;
    r->rules += point == '|';
    return is_letter || is_empty || point == '|' || point == ' ' || point == '\t';
}

/* Returns the line that `at` stands on. Returns an empty text if the line is longer than a row can
 * be. */
static an_text line_around(const an_prose *p, const char *at)
{
    enum { LONGEST = 64 };
    const char *begin = at;
    while (begin > p->draft->lexer.begin && !an_is_line_end(begin[-1]) && at - begin < LONGEST)
        begin--;
    size_t left = (size_t)(p->draft->lexer.end - begin);
    an_text line = an_text_from(begin, left < LONGEST ? left : LONGEST);
    line.size = an__line_size(line);
    return line.size < LONGEST ? line : an_text_from(at, 0);
}

/* Returns true if `line` holds eight squares, or seven rules between columns, with or without the
 * number of the rank at either end. */
static bool is_row(an_text line)
{
    enum { SQUARES = 8 };
    row r = {0};
    size_t size;
    line = an_text_trimmed(line);
    if (line.size > 0 && an_names_rank(*line.at))
        line = an_text_after(line, 1);
    if (line.size > 0 && an_names_rank(line.at[line.size - 1]))
        line.size--;
    for (; line.size > 0; line = an_text_after(line, size))
        if (!take_character(&r, an_utf8_decode(line, &size)))
            return false;
    return r.squares == SQUARES || (r.squares < SQUARES && r.rules + 1 >= SQUARES);
}

/* "6... O-O-O": castling alone on its line would otherwise pass for a row of an O and dashes. */
static bool holds_castling(an_text line)
{
    for (size_t i = 0; i < line.size; i++) {
        bool begins = i == 0 || line.at[i - 1] == ' ' || line.at[i - 1] == '.';
        an_text rest = an_text_after(line, i);
        if (begins && (an_text_starts(rest, "O-O") || an_text_starts(rest, "o-o")))
            return true;
    }
    return false;
}

bool an__prose_take_board_row(an_prose *p, an_token token)
{
    an_lexer *lexer = &p->draft->lexer;
    const char *at = p->draft->base + token.offset;
    an_text line = line_around(p, at);
    if (!p->has_moves || !is_row(line) || holds_castling(line))
        return false;
    lexer->at = line.at + line.size;
    an_draft_add(p->draft, an_prose_token(token.offset, (size_t)(lexer->at - at)));
    return true;
}
