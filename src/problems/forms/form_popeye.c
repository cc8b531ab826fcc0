/* Problems in the language of Popeye:
 *
 *     beginproblem
 *     pieces white kf1 qa3 black ke5 pd6
 *     stipulation h#2   condition alphabeticchess   option setplay
 *     twin move c3 c4   twin continued remove d5
 *     endproblem
 */
#include "form_fields.h"

#include "bitboard.h"
#include "popeye_problem.h"
#include "popeye_twins.h"
#include "text.h"

/* The Forsyth notation has the letters of the language: in English a knight is S, and N is a rider
 * that moves like knights. */
static void read_forsyth(an_popeye_reader *p)
{
    an_text word = an__popeye_next(p);
    unsigned place = 0;
    enum { WIDTH = 8 };
    bool rows_are_whole = true;
    if (p->board_at.size > 0)
        an__popeye_refuse(p, AN_PROBLEM_TWO_POSITIONS, word);
    for (size_t i = 0; i < word.size && place <= AN_SQUARE_COUNT; i++) {
        char c = word.at[i];
        an_role role = an__popeye_piece(p->language, c);
        if (c == '/') {
            rows_are_whole = rows_are_whole && place % WIDTH == 0;
            continue;
        }
        if (an_is_digit(c)) {
            const unsigned gap = (unsigned)(c - '0');
            rows_are_whole = rows_are_whole && place % WIDTH + gap <= WIDTH;
            place += gap;
            continue;
        }
        if (role == AN_NO_ROLE) {
            bool is_rider = p->language == AN_POPEYE_ENGLISH && an_lower(c) == 'n';
            an__popeye_refuse(p, is_rider ? AN_PROBLEM_RIDER : AN_PROBLEM_PIECE_LETTER,
                              an_text_from(word.at + i, 1));
            break;
        }
        if (place < AN_SQUARE_COUNT)
            p->board.piece[an_square_at(place & 7, 7 - (place >> 3))] =
                an__placement_letter(role, an_is_upper(c) ? AN_WHITE : AN_BLACK);
        place++;
    }
    if (place != AN_SQUARE_COUNT || !rows_are_whole)
        an__popeye_refuse(p, AN_PROBLEM_PIECES_WORD, word);
    p->board_at = word;
}

static void read_options(an_popeye_reader *p)
{
    while (!an__popeye_ends_list(p, an__popeye_peek(p)))
        an__popeye_option(p, an__popeye_next(p));
}

static void read_conditions(an_popeye_reader *p)
{
    while (!an__popeye_ends_list(p, an__popeye_peek(p)))
        an__popeye_condition(p, an__popeye_next(p));
}

/* A stipulation may have a blank before its number: "h# 2". */
static an_text read_stipulation(an_popeye_reader *p)
{
    an_text word = an__popeye_next(p), next = an__popeye_peek(p);
    if (word.size == 0 || an_is_digit(word.at[word.size - 1]) || next.size == 0 ||
        !an_is_digit(*next.at))
        return word;
    next = an__popeye_next(p);
    return an_text_from(word.at, (size_t)(next.at + next.size - word.at));
}

/* Of several titles the first is the name of the problem. */
static void read_title(an_popeye_reader *p)
{
    an_text title = an__popeye_rest_of_line(p);
    if (p->r->draft.field[AN_FIELD_ID].size == 0)
        an__set_field(p->r, AN_FIELD_ID, title);
}

/* Reads a section. Returns false behind the last one of the problem. */
static bool read_section(an_popeye_reader *p)
{
    an_text word = an__popeye_next(p);
    switch (word.size == 0 ? AN_POPEYE_END : an__popeye_word_in(p, AN_POPEYE_SECTIONS, word)) {
    case AN_POPEYE_END:
    case AN_POPEYE_NEXT:
        return false;
    case AN_POPEYE_BEGIN:
        break;
    case AN_POPEYE_TWIN:
        an__popeye_twin(p, word);
        break;
    case AN_POPEYE_ZERO_POSITION:
        if (p->r->draft.twins.count > 0)
            an__popeye_refuse(p, AN_PROBLEM_TWIN, word);
        p->r->draft.is_zero_position = true;
        an__popeye_twin(p, word);
        break;
    case AN_POPEYE_STIPULATION:
        an__set_field(p->r, AN_FIELD_STIPULATION, read_stipulation(p));
        break;
    case AN_POPEYE_PIECES:
        an__popeye_board(p, word);
        break;
    case AN_POPEYE_FORSYTH:
        read_forsyth(p);
        break;
    case AN_POPEYE_CONDITION:
        read_conditions(p);
        break;
    case AN_POPEYE_OPTION:
        read_options(p);
        break;
    case AN_POPEYE_TITLE:
        read_title(p);
        break;
    case AN_POPEYE_REMARK:
        an__popeye_rest_of_line(p);
        break;
    default:
        an__popeye_refuse(p, AN_PROBLEM_OUTPUT_WORD, word);
        break;
    }
    return true;
}

/* Returns the language of the word that begins the input; AN_POPEYE_LANGUAGE_COUNT if it is none,
 * also before a colon: "B : Rc8". */
static an_popeye_language language_of(an_text input)
{
    size_t size = 0;
    while (size < input.size && an_is_letter(input.at[size]))
        size++;
    an_text word = an_text_from(input.at, size), rest = an_text_after(input, size);
    if (an_text_starts(an_text_after(rest, an_blanks_size(rest)), ":"))
        return AN_POPEYE_LANGUAGE_COUNT;
    for (int language = 0; language < AN_POPEYE_LANGUAGE_COUNT; language++)
        if (an__popeye_word((an_popeye_language)language, AN_POPEYE_SECTIONS, word) ==
            AN_POPEYE_BEGIN)
            return (an_popeye_language)language;
    return AN_POPEYE_LANGUAGE_COUNT;
}

bool an__is_popeye(an_text input)
{
    return language_of(an_text_trimmed(input)) != AN_POPEYE_LANGUAGE_COUNT;
}

bool an__next_in_popeye(an_problem_reader *r)
{
    an_popeye_reader p = {.r = r, .color = -1, .en_passant = AN_NO_SQUARE};
    p.language = language_of(an_text_trimmed(r->input));
    if (p.language == AN_POPEYE_LANGUAGE_COUNT)
        p.language = AN_POPEYE_ENGLISH;
    an_text first = an__popeye_peek(&p);
    if (first.size == 0)
        return false;
    while (read_section(&p))
        ;
    r->draft.source = first;
    an__popeye_end(&p);
    return true;
}
