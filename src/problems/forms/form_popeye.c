/* Problems in the language of Popeye:
 *
 *     beginproblem
 *     pieces white kf1 qa3 black ke5 pd6
 *     stipulation h#2   condition alphabeticchess   option setplay
 *     twin move c3 c4   twin continued remove d5
 *     endproblem
 */
#include "form_popeye.h"

#include "bitboard.h"
#include "composition_facts.h"
#include "popeye_twins.h"
#include "text.h"

static void put_on_board(an_popeye_reader *p, an_text word, unsigned square, char piece)
{
    if (p->board.piece[square] != '\0')
        an__popeye_refuse(p, AN_PROBLEM_SQUARE_TWICE, word);
    p->board.piece[square] = piece;
}

static void read_board(an_popeye_reader *p, an_text section)
{
    size_t start = (size_t)(section.at - p->r->input.at);
    if (p->board_at.size > 0)
        an__popeye_refuse(p, AN_PROBLEM_TWO_POSITIONS, section);
    an__popeye_pieces(p, false, put_on_board);
    p->board_at = an_text_trimmed(an_text_from(section.at, p->r->at - start));
}

/* The Forsyth notation has the letters of the language: in English a knight is S, and N is a rider
 * that moves like knights. */
static void read_forsyth(an_popeye_reader *p)
{
    an_text word = an__popeye_next(p);
    unsigned place = 0;
    if (p->board_at.size > 0)
        an__popeye_refuse(p, AN_PROBLEM_TWO_POSITIONS, word);
    for (size_t i = 0; i < word.size && place <= AN_SQUARE_COUNT; i++) {
        char c = word.at[i];
        an_role role = an__popeye_piece(p->language, c);
        if (c == '/')
            continue;
        if (an_is_digit(c)) {
            place += (unsigned)(c - '0');
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
    if (place != AN_SQUARE_COUNT)
        an__popeye_refuse(p, AN_PROBLEM_PIECES_WORD, word);
    p->board_at = word;
}

/* ---- options and conditions ---- */

static bool read_number(an_popeye_reader *p, unsigned *number)
{
    an_text word = an__popeye_next(p);
    *number = 0;
    if (word.size == 0 || an_digits_size(word) != word.size || word.size > 9) {
        an__popeye_refuse(p, AN_PROBLEM_OPTION_VALUE, word);
        return false;
    }
    for (size_t i = 0; i < word.size; i++)
        *number = *number * 10 + (unsigned)(word.at[i] - '0');
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

static void read_option(an_popeye_reader *p, an_text word)
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
        if (read_number(p, &number) && number <= UINT8_MAX)
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
    case AN_POPEYE_EN_PASSANT: /* the squares of the double step: e2e3e4; or the one amid */
        if (an_count(read_squares(p, &middle)) == 3)
            p->en_passant = (uint8_t)middle;
        else
            an__popeye_refuse(p, AN_PROBLEM_OPTION_VALUE, word);
        break;
    case AN_POPEYE_NO_CASTLING:
        p->uncastled |= read_squares(p, &middle);
        break;
    case AN_POPEYE_IGNORED_NUMBER:
        read_number(p, &number);
        break;
    case AN_POPEYE_IGNORED:
        break;
    default:
        an__popeye_refuse(p, AN_PROBLEM_OPTION, word);
        break;
    }
}

static void read_options(an_popeye_reader *p)
{
    while (!an__popeye_ends_list(p, an__popeye_peek(p)))
        read_option(p, an__popeye_next(p));
}

/* The conditions of Popeye, and our own names for the others of the family. */
static void read_conditions(an_popeye_reader *p)
{
    while (!an__popeye_ends_list(p, an__popeye_peek(p))) {
        an_text word = an__popeye_next(p);
        unsigned means = an__popeye_word_in(p, AN_POPEYE_CONDITIONS, word);
        an_variant variant = means >= AN_POPEYE_VARIANT ? (an_variant)(means - AN_POPEYE_VARIANT)
                                                        : an_variant_from_name(word);
        if (variant <= AN_CHESS960 || variant == AN_VARIANT_COUNT) {
            an__popeye_refuse(p, AN_PROBLEM_CONDITION, word);
            continue;
        }
        an__set_field(p->r, AN_FIELD_VARIANT, an_text_of(an_variant_name(variant)));
        p->r->draft.place[AN_FIELD_VARIANT] = word;
    }
}

/* ---- a problem ---- */

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
    p->r->draft.field[AN_FIELD_FEN] = an_text_from(content->at, content->size);
    p->r->draft.place[AN_FIELD_FEN] = p->board_at;
    p->r->draft.castles_anywhere = p->uncastled == 0;
}

/* Has help play begin one half-move later, with White. Returns false if the stipulation does not
 * allow that. */
static bool shorten(an_stipulation *stipulation)
{
    if (stipulation->play != AN_PLAY_HELP || stipulation->is_series || stipulation->has_half ||
        stipulation->moves == 1)
        return false;
    stipulation->moves--;
    stipulation->has_half = true;
    return true;
}

/* Shortens the stipulations of the problem and of its twins. */
static void let_white_begin(an_popeye_reader *p)
{
    an_problem_draft *draft = &p->r->draft;
    an_buffer *content = &p->r->content[AN_FIELD_STIPULATION];
    an_text *field = &draft->field[AN_FIELD_STIPULATION];
    char written[AN_STIPULATION_MAX];
    an_stipulation stipulation;
    bool can_begin = field->at != NULL && an_stipulation_read(&stipulation, *field, NULL) &&
                     shorten(&stipulation);
    for (size_t i = 0; i < draft->twins.count; i++)
        for (size_t k = 0; k < draft->twins.at[i].count; k++) {
            an_twin_change *change = &draft->twins.at[i].changes[k];
            if (change->kind == AN_TWIN_STIPULATION)
                can_begin = shorten(&change->stipulation) && can_begin;
        }
    if (!can_begin) {
        an__popeye_refuse(p, AN_PROBLEM_WHITE_TO_PLAY, p->white_begins);
        return;
    }
    an__buffer_clear(content);
    an_buffer_add(content, written, an_stipulation_write(written, stipulation));
    if (content->failed)
        an__popeye_refuse(p, AN_PROBLEM_NO_MEMORY, p->white_begins);
    draft->place[AN_FIELD_STIPULATION] = *field;
    *field = an_text_from(content->at, content->size);
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
        an__set_field(p->r, AN_FIELD_STIPULATION, an__popeye_next(p));
        break;
    case AN_POPEYE_PIECES:
        read_board(p, word);
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
        an__set_field(p->r, AN_FIELD_ID, an__popeye_rest_of_line(p));
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

/* Returns the language of the word that begins the input; AN_POPEYE_LANGUAGE_COUNT if it is none.
 */
static an_popeye_language language_of(an_text input)
{
    size_t size = 0;
    while (size < input.size && an_is_letter(input.at[size]))
        size++;
    an_text word = an_text_from(input.at, size);
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
    if (p.white_begins.size > 0)
        let_white_begin(&p);
    if (p.board_at.size > 0)
        put_fen(&p);
    return true;
}
