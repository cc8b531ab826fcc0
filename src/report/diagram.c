/* A small board of letters, and the squares on it that explain a finding. */
#include "diagram.h"

#include <string.h>

#include "fold.h"
#include "position.h"
#include "text.h"
#include "utf8.h"
#include "width.h"

/* ---- letters ---- */

enum { LETTER_MAX = 16, LETTER_COLUMNS = 2 };

/* A letter with its capitals made small; letters with case have two bytes at the most, or stay. */
static void write_small(char *out, an_text letter)
{
    while (letter.size > 0) {
        size_t size;
        uint32_t point = an_utf8_decode(letter, &size), small = an_small_letter(point);
        memcpy(out, letter.at, size);
        if (size == 1)
            out[0] = (char)small;
        if (size == 2) {
            out[0] = (char)(0xc0 | small >> 6);
            out[1] = (char)(0x80 | (small & 0x3f));
        }
        out += size;
        letter = an_text_after(letter, size);
    }
    *out = '\0';
}

/* The letter of a man: capital for White, small for Black. */
static void write_letter(char *out, const an_language *language, an_role role, an_color color)
{
    const char *letter = language->letter[role];
    if (color == AN_BLACK) {
        write_small(out, an_text_of(letter));
        return;
    }
    strcpy(out, letter);
    if (*out >= 'a' && *out <= 'z') /* nl: pi */
        *out = (char)(*out - 'a' + 'A');
}

static unsigned columns_of(an_text text)
{
    unsigned columns = 0;
    while (text.size > 0) {
        size_t size;
        columns += an_columns_of(an_utf8_decode(text, &size));
        text = an_text_after(text, size);
    }
    return columns;
}

/* Whether the letters of a language tell White from Black and fit on a square. */
static bool can_stand_on_board(const an_language *language)
{
    char white[LETTER_MAX], black[LETTER_MAX];
    for (an_role role = AN_PAWN; role < AN_ROLES; role++) {
        an_text letter = an_text_of(language->letter[role]);
        if (letter.size == 0 || letter.size >= LETTER_MAX || columns_of(letter) > LETTER_COLUMNS)
            return false;
        write_letter(white, language, role, AN_WHITE);
        write_letter(black, language, role, AN_BLACK);
        if (strcmp(white, black) == 0)
            return false;
    }
    return true;
}

/* ---- the board ---- */

static void put_square(an_buffer *out, const an_diagram *diagram, unsigned square,
                       const an_language *language, const an_look *look)
{
    const an_position *p = diagram->position;
    bool is_marked = diagram->marked & an_bit(square);
    an_role role = an_role_at(p, square);
    char letter[LETTER_MAX] = ".";
    if (role != AN_NO_ROLE)
        write_letter(letter, language, role, an_position_color(p, square));
    if (is_marked)
        an_put_ink(out, look, AN_INK_ERROR);
    an_buffer_put_char(out, is_marked ? '*' : ' ');
    an_buffer_put(out, letter);
    if (is_marked)
        an_put_ink(out, look, AN_INK_PLAIN);
    if (an_file_of(square) < 7)
        an_put_blanks(out, LETTER_COLUMNS - columns_of(an_text_of(letter)));
}

void an_put_diagram(an_buffer *out, const an_diagram *diagram, const an_look *look)
{
    const an_language *language = diagram->language;
    if (language == NULL || !can_stand_on_board(language))
        language = &an_languages[0];
    for (unsigned rank = 8; rank-- > 0;) {
        an_put_blanks(out, diagram->indent);
        an_buffer_put_char(out, (char)('1' + rank));
        an_buffer_put_char(out, ' ');
        for (unsigned file = 0; file < 8; file++)
            put_square(out, diagram, an_square_at(file, rank), language, look);
        an_buffer_put_char(out, '\n');
    }
    an_put_blanks(out, diagram->indent + 3);
    an_buffer_put(out, "a  b  c  d  e  f  g  h\n");
}

/* ---- what explains a finding ---- */

typedef enum place { PIECE, BY, KING, TARGET } place;

/* The line from one place to another, both included, and a third. */
static const struct {
    an_code code;
    an_castling_bar bar; /* AN_CASTLING_FREE: not about castling */
    place from, to, besides;
} pictures[] = {
    {AN_PINNED_PIECE, AN_CASTLING_FREE, BY, KING, PIECE},
    {AN_CHECK_NOT_PARRIED, AN_CASTLING_FREE, BY, KING, KING},
    {AN_KING_INTO_CHECK, AN_CASTLING_FREE, BY, TARGET, KING},
    {AN_PATH_BLOCKED, AN_CASTLING_FREE, PIECE, TARGET, BY},
    {AN_CASTLING_REFUSED, AN_CASTLING_IN_CHECK, BY, KING, KING},
    {AN_CASTLING_REFUSED, AN_CASTLING_BLOCKED, KING, BY, BY},
    {AN_CASTLING_REFUSED, AN_CASTLING_THROUGH, BY, TARGET, KING},
    {AN_CASTLING_REFUSED, AN_CASTLING_INTO_CHECK, BY, TARGET, KING},
};

static unsigned square_at_place(const an_reason *reason, place where)
{
    const unsigned squares[] = {[PIECE] = reason->piece,
                                [BY] = reason->by,
                                [KING] = reason->king,
                                [TARGET] = reason->target};
    return squares[where];
}

an_squares an_squares_of_interest(const an_finding *finding)
{
    const an_reason *reason = &finding->reason;
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        if (pictures[i].code != finding->code ||
            (pictures[i].bar != AN_CASTLING_FREE && pictures[i].bar != reason->bar))
            continue;
        unsigned from = square_at_place(reason, pictures[i].from);
        unsigned to = square_at_place(reason, pictures[i].to);
        unsigned besides = square_at_place(reason, pictures[i].besides);
        if (from >= AN_SQUARES || to >= AN_SQUARES || besides >= AN_SQUARES)
            return 0;
        return an_between[from][to] | an_bit(from) | an_bit(to) | an_bit(besides);
    }
    return 0;
}
