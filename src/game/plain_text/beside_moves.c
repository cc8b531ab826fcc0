/* Takes what is no word of a sentence and may stand among the moves without ending them: figures,
 * asterisks, rows of a board. */
#include "beside_moves.h"

#include <string.h>

#include "behind_move.h"
#include "bitboard.h"
#include "extremes.h"
#include "figures.h"
#include "lost.h"
#include "no_moves.h"
#include "prose_words.h"
#include "suffix.h"
#include "table_cells.h"
#include "utf8.h"

/* ---- "and" between two moves ---- */

/* Returns true if the move at `token` has a sign of mate, glued or behind it. */
static bool says_mate(const an_prose *p, const an_token *token)
{
    const an_text word = an_prose_text(p, token);
    an_text behind = an__prose_text_from(p, token);
    behind = an_text_after(behind, word.size);
    behind = an_text_after(behind, an_blanks_size(behind));
    return memchr(word.at, '#', word.size) != NULL || an_check_sign_said(behind) == AN_SIGN_MATE;
}

/* A sentence must not go on behind the pair. The next number shows that both moves were played; at
 * the end mate does, or a pair before that was written so: "3. Fb5 et Fc4" may be two moves of
 * White. */
bool an__prose_links_pair(const an_prose *p, const an_token *token)
{
    an_token next;
    an_lexer ahead = p->draft->lexer;
    if (!p->line.slot_is_open || p->line.ply % 2 == 0 || !p->numbers.have_begun ||
        an_prose_is_aside(p) || an__and_size(an_prose_text(p, token)) != token->size)
        return false;
    const an_token move = an__prose_peek(p);
    const unsigned passes = AN_PASS_FIGURES | AN_PASS_SIGNS | AN_PASS_STOPS;
    if (an__look_over_moves(p, &ahead, passes, &next) != 1)
        return false;
    return next.kind == AN_TOKEN_NUMBER
               ? an_ply_of(&next) == p->line.ply + 1
               : (next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT) &&
                     (p->numbers.are_linked || says_mate(p, &move));
}

/* ---- clock times, evaluations, dates ---- */

/* Returns true if a figure of digits alone, up to `end`, stands where a number or move is due, and
 * may be a damaged one: "0.0" before White's next number, "3.5" where "3." is due. */
static bool is_in_their_stead(const an_prose *p, const an_token *token, const char *end)
{
    if (p->line.ply % 2 == 0)
        return token->kind == AN_TOKEN_NUMBER && token->value == an_awaited_number(p);
    an_lexer ahead = p->draft->lexer;
    ahead.at = end;
    an_token next = an__look(p, &ahead, AN_PASS_FIGURES);
    return !an__looks_like_move(p, &next) &&
           !(next.kind == AN_TOKEN_NUMBER && next.says_black && an__number_fits(p, &next));
}

/* Returns the bytes of the figure at `token`. In a quoted cell of a table, "1:30", the quote behind
 * it is left out, as it is no sign of seconds. */
static size_t size_of_figure(const an_prose *p, const an_token *token, bool *is_unmarked)
{
    an_text text = an__prose_text_from(p, token);
    size_t size = an__figure_size(text, is_unmarked);
    bool is_quoted = token->offset > 0 && text.at[-1] == '"';
    return size - (is_quoted && size > 1 && text.at[size - 1] == '"');
}

bool an__prose_take_figure(an_prose *p, an_token token)
{
    if (!p->line.slot_is_open || p->numbers.awaits_move || !p->has_moves ||
        token.kind == AN_TOKEN_RESULT || an__prose_castles_at(p, &token))
        return false;
    bool is_unmarked;
    const char *at = an_prose_at(p, &token);
    size_t size = size_of_figure(p, &token, &is_unmarked);
    if (size == 0 || (is_unmarked && is_in_their_stead(p, &token, at + size)))
        return false;
    p->draft->lexer.at = at + size;
    an_draft_add(p->draft, an_prose_token(token.offset, size));
    return true;
}

/* ---- rows of a board, drawn with letters or with the names of its squares ----
 *
 *     3 . . . . . N . .        3| | | | | |N| | |        a3 b3 c3 d3 e3 f3 g3 h3
 */

/* What was seen of a row. */
typedef struct row {
    unsigned squares; /* letters, and signs for an empty square */
    unsigned rules;   /* '|' between columns */
    bool ends_with_letter;
} row;

/* Counts one character of a row. Returns false if it cannot stand there: a square has one letter,
 * so two letters never stand side by side. */
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

/* Returns true if `line` holds the names of the squares of a rank, and nothing else. */
static bool names_rank(an_text line)
{
    line = an_text_trimmed(line);
    for (char file = 'a'; file <= 'h'; file++) {
        if (line.size < 2 || *line.at != file || !an_names_square(line.at))
            return false;
        line = an_text_after(line, 2);
        line = an_text_after(line, an__space_size(line));
    }
    return line.size == 0;
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
    const char *at = an_prose_at(p, &token);
    an_text line = an__row_at(lexer->begin, at, lexer->end);
    bool is_drawn = p->has_moves && line.at != NULL && is_row(line) && !holds_castling(line);
    if (!is_drawn && (line.at == NULL || !names_rank(line)))
        return false;
    lexer->at = line.at + line.size;
    an_draft_add(p->draft, an_prose_token(token.offset, (size_t)(lexer->at - at)));
    return true;
}

/* ---- asterisks ----
 *
 * Some are no result: bullets of lists, marks of footnotes, rules between games, marks of bold
 * letters, and an asterisk written for the letter of a piece. */

/* Returns the line from `asterisk` on, 512 bytes at most, as a line may hold asterisks in masses.
 */
static an_text rest_of_line(const an_prose *p, const an_token *asterisk)
{
    enum { LONGEST = 512 };
    an_text text = an__prose_text_from(p, asterisk);
    text.size = an_smaller(text.size, LONGEST);
    return an_text_from(text.at, an__line_size(text));
}

/* Returns true if several asterisks, "* * *" or "***", stand on a line that holds nothing else. */
static bool is_of_rule(const an_prose *p, const an_token *asterisk)
{
    const an_lexer *lexer = &p->draft->lexer;
    an_text line = an__row_at(lexer->begin, an_prose_at(p, asterisk), lexer->end);
    size_t count = 0;
    if (line.at == NULL)
        return false;
    for (; line.size > 0; line = an_text_after(line, 1)) {
        if (*line.at != '*' && !an_is_space(*line.at))
            return false;
        count += *line.at == '*';
    }
    return count > 1;
}

/* Returns true if `asterisk` begins a line and a number or word follows it there. */
static bool is_bullet(const an_prose *p, const an_token *asterisk)
{
    an_token next = an__prose_peek(p);
    an_text line = rest_of_line(p, asterisk), word = an_prose_text(p, &next);
    return an_prose_begins_line(p, asterisk) && word.at < line.at + line.size &&
           (next.kind == AN_TOKEN_NUMBER || next.kind == AN_TOKEN_MOVE);
}

/* Returns true if `asterisk` and a parenthesis are glued together, and ")*" closes both on the
 * line: "*(la Berlinoise)*". */
static bool opens_emphasis(const an_prose *p, const an_token *asterisk)
{
    an_text line = an_text_after(rest_of_line(p, asterisk), asterisk->size);
    if (line.size == 0 || *line.at != '(')
        return false;
    for (size_t i = 1; i + 1 < line.size; i++)
        if (line.at[i] == ')' && line.at[i + 1] == '*')
            return true;
    return false;
}

/* Returns true if the next word or another asterisk is glued to `asterisk`: "**Martin – Petit**".
 */
static bool is_glued(const an_prose *p, const an_token *asterisk)
{
    an_text text = an_prose_text(p, asterisk);
    char next = text.at[text.size];
    return opens_emphasis(p, asterisk) || an_is_letter(next) || an_is_digit(next) || next == '*' ||
           (unsigned char)next >= 0x80;
}

/* Returns true if `asterisk` is glued to a word where a move is due, and the line holds no other
 * one, so that it is no mark of bold letters: "2. *f3". Both then become one token. */
static bool stands_for_letter(an_prose *p, an_token *asterisk)
{
    an_token next = an__prose_peek(p);
    an_text line = an_text_after(rest_of_line(p, asterisk), asterisk->size);
    if (!p->line.slot_is_open || next.kind != AN_TOKEN_MOVE ||
        an_prose_text(p, &next).at != line.at || memchr(line.at, '*', line.size) != NULL)
        return false;
    an__prose_next(p);
    asterisk->kind = AN_TOKEN_MOVE;
    asterisk->value = 0;
    asterisk->size += next.size;
    return true;
}

/* Returns true if the asterisk at `at` closes a pair around a bracket: "*(la Berlinoise)*". The
 * asterisk before it on the line, 512 bytes back at most, is then glued to what follows. */
static bool closes_emphasis(const an_prose *p, const char *at)
{
    enum { FAR = 512 };
    const char *begin = p->draft->lexer.begin, *end = at;
    while (at > begin && end - at < FAR && !an_is_line_end(at[-1])) {
        at--;
        if (*at == '*')
            return !an_is_space(at[1]) && (at == begin || at[-1] == '*' || an_is_space(at[-1]));
    }
    return false;
}

/* Returns true if `asterisk` is glued to what stands before it: "Nf3*", "**Nf3**". */
static bool ends_word(const an_prose *p, const an_token *asterisk)
{
    const char *at = an_prose_text(p, asterisk).at;
    if (at == p->draft->lexer.begin || an_is_space(at[-1]))
        return false;
    return !an_is_among(at[-1], ")]}\"") || closes_emphasis(p, at);
}

bool an__prose_take_asterisk(an_prose *p, an_token *asterisk)
{
    if (is_of_rule(p, asterisk) || ends_word(p, asterisk)) {
        an__prose_add_marks(p, *asterisk, 1);
        return true;
    }
    if (is_bullet(p, asterisk))
        return true;
    if (!is_glued(p, asterisk) || stands_for_letter(p, asterisk))
        return false;
    an__prose_add_marks(p, *asterisk, 1);
    return true;
}
