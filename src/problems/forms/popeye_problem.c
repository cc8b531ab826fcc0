/* What a problem is, by the words of Popeye's language: its board, its options and conditions. */
#include "popeye_problem.h"

#include "bitboard.h"
#include "composition_facts.h"
#include "text.h"

static void put_on_board(an_popeye_reader *p, an_text word, unsigned square, char piece)
{
    if (p->board.piece[square] != '\0')
        an__popeye_refuse(p, AN_PROBLEM_SQUARE_TWICE, word);
    p->board.piece[square] = piece;
}

void an__popeye_board(an_popeye_reader *p, an_text section)
{
    const char *begin = p->is_listed ? p->board_at.at : section.at;
    if (p->board_at.size > 0 && !p->is_listed)
        an__popeye_refuse(p, AN_PROBLEM_TWO_POSITIONS, section);
    an__popeye_pieces(p, false, put_on_board);
    const char *end = p->r->input.at + p->r->at;
    p->board_at = an_text_trimmed(an_text_from(begin, (size_t)(end - begin)));
    p->is_listed = !p->is_yaml;
}

/* ---- options and conditions ---- */

enum { OPTION_MAX = 999999999 };

/* Reads a number up to `limit`, which has nine digits at most. Any other word is refused. */
static bool read_number(an_popeye_reader *p, unsigned limit, unsigned *number)
{
    an_text word = an__popeye_next(p);
    bool is_number = word.size > 0 && word.size <= 9 && an_digits_size(word) == word.size;
    *number = 0;
    for (size_t i = 0; is_number && i < word.size; i++)
        *number = *number * 10 + (unsigned)(word.at[i] - '0');
    if (!is_number || *number > limit) {
        an__popeye_refuse(p, AN_PROBLEM_OPTION_VALUE, word);
        return false;
    }
    return true;
}

/* Reads squares that are glued together. */
static an_squares read_squares(an_popeye_reader *p, unsigned *middle)
{
    an_text word = an__popeye_next(p);
    an_squares squares = 0;
    for (size_t at = 0; at < word.size; at += 2) {
        unsigned square = an__popeye_square(an_text_after(word, at));
        if (square == AN_NO_SQUARE) {
            an__popeye_refuse(p, AN_PROBLEM_OPTION_VALUE, word);
            return 0;
        }
        squares |= an_bit(square);
        if (at == 2)
            *middle = square;
    }
    return squares;
}

void an__popeye_option(an_popeye_reader *p, an_text word)
{
    an_wishes *wishes = &p->r->draft.wishes;
    unsigned number = 0, middle = AN_NO_SQUARE;
    switch (an__popeye_word_in(p, AN_POPEYE_OPTIONS, word)) {
    case AN_POPEYE_SET_PLAY:
        wishes->has_set_play = true;
        break;
    case AN_POPEYE_TRY:
        wishes->tries = wishes->tries > 0 ? wishes->tries : 1;
        break;
    case AN_POPEYE_DEFENCE:
        if (read_number(p, UINT8_MAX, &number))
            wishes->tries = (uint8_t)number;
        break;
    case AN_POPEYE_DUPLEX:
        wishes->is_duplex = true;
        break;
    case AN_POPEYE_HALF_DUPLEX:
        p->is_other_side = true;
        break;
    case AN_POPEYE_WHITE_TO_PLAY:
        p->white_begins = word;
        break;
    case AN_POPEYE_EN_PASSANT: /* the three squares of the double step: e2e3e4 */
        if (an_count(read_squares(p, &middle)) == 3)
            p->en_passant = (uint8_t)middle;
        else
            an__popeye_refuse(p, AN_PROBLEM_OPTION_VALUE, word);
        break;
    case AN_POPEYE_NO_CASTLING:
        p->uncastled |= read_squares(p, &middle);
        break;
    case AN_POPEYE_IGNORED_NUMBER:
        read_number(p, OPTION_MAX, &number);
        break;
    case AN_POPEYE_IGNORED:
        break;
    default:
        an__popeye_refuse(p, AN_PROBLEM_OPTION, word);
        break;
    }
}

/* The conditions are those of Popeye, and our own names for the others of the family. */
void an__popeye_condition(an_popeye_reader *p, an_text word)
{
    unsigned means = an__popeye_word_in(p, AN_POPEYE_CONDITIONS, word);
    an_variant variant = means >= AN_POPEYE_VARIANT ? (an_variant)(means - AN_POPEYE_VARIANT)
                                                    : an_variant_from_name(word);
    if (variant <= AN_CHESS960 || variant == AN_VARIANT_COUNT) {
        an__popeye_refuse(p, AN_PROBLEM_CONDITION, word);
        return;
    }
    an__set_copy(p->r, AN_FIELD_VARIANT, an_text_of(an_variant_name(variant)), word);
}

/* ---- the whole ---- */

/* Puts the board into the draft as a FEN, with the side to move that the stipulation asks for. */
static void put_fen(an_popeye_reader *p)
{
    an_buffer *content = &p->r->content[AN_FIELD_FEN];
    an_stipulation stipulation = p->r->defaults->stipulation;
    an_text text = p->r->draft.field[AN_FIELD_STIPULATION];
    an_placement castling = p->board;
    char fen[AN_FEN_MAX], square[AN_SQUARE_NAME_MAX];
    if (text.at != NULL)
        an_stipulation_read(&stipulation, text, NULL);
    if (p->white_begins.size > 0)
        an__let_white_begin(&stipulation);
    an_color turn = an__usual_turn(stipulation);
    if (p->is_other_side)
        turn = turn == AN_WHITE ? AN_BLACK : AN_WHITE;
    for (an_squares squares = p->uncastled; squares;)
        castling.piece[an_take_first(&squares)] = '\0';
    size_t size = an__placement_fen(fen, &p->board, &castling, turn);
    an__buffer_clear(content);
    an_buffer_add(content, fen, size);
    if (p->en_passant != AN_NO_SQUARE) {
        an_buffer_put_char(content, ' ');
        an_buffer_add(content, square, an_square_write(square, p->en_passant));
    }
    if (content->failed) {
        an__popeye_refuse(p, AN_PROBLEM_NO_MEMORY, p->board_at);
        return;
    }
    p->r->draft.field[AN_FIELD_FEN] = an_buffer_text(content);
    p->r->draft.place[AN_FIELD_FEN] = p->board_at;
    p->r->draft.castles_anywhere = p->uncastled == 0;
}

/* Shortens the stipulations of the twins, and has that of the problem shortened. */
static void let_white_begin(an_popeye_reader *p)
{
    an_problem_draft *draft = &p->r->draft;
    bool can_begin = true;
    for (size_t i = 0; i < draft->twins.count; i++)
        for (size_t k = 0; k < draft->twins.at[i].count; k++) {
            an_twin_change *change = &draft->twins.at[i].changes[k];
            if (change->kind == AN_TWIN_STIPULATION)
                can_begin = an__let_white_begin(&change->stipulation) && can_begin;
        }
    if (!can_begin)
        an__popeye_refuse(p, AN_PROBLEM_WHITE_TO_PLAY, p->white_begins);
    draft->white_begins = p->white_begins;
}

void an__popeye_end(an_popeye_reader *p)
{
    if (p->white_begins.size > 0)
        let_white_begin(p);
    if (p->board_at.size > 0)
        put_fen(p);
}
