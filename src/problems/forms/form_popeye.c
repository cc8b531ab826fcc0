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
#include "placement.h"
#include "popeye_words.h"
#include "text.h"

/* A problem that is being read. */
typedef struct popeye_reader {
    an_problem_reader *r;
    an_popeye_language language;
    an_placement board;
    an_text board_at;     /* where it is given; empty: it is not */
    int color;            /* an_color of the pieces that follow; -1: not said */
    bool is_other_side;   /* half a duplex: the side begins that usually does not */
    an_squares uncastled; /* kings and rooks that have moved */
    uint8_t en_passant;   /* the square that was passed over, or AN_NO_SQUARE */
} popeye_reader;

/* ---- words ---- */

/* Returns the next word without taking it; empty at the end of the input. */
static an_text peek(const popeye_reader *p)
{
    an_text rest = an_text_after(p->r->input, p->r->at);
    size_t size = 0;
    while (rest.size > 0 && an_is_space(*rest.at))
        rest = an_text_after(rest, 1);
    while (size < rest.size && !an_is_space(rest.at[size]))
        size++;
    return an_text_from(rest.at, size);
}

static void take(popeye_reader *p, an_text word)
{
    p->r->at = (size_t)(word.at + word.size - p->r->input.at);
}

static an_text next_word(popeye_reader *p)
{
    an_text word = peek(p);
    take(p, word);
    return word;
}

static an_text rest_of_line(popeye_reader *p)
{
    an_text rest = an_text_after(p->r->input, p->r->at);
    size_t size = 0;
    while (size < rest.size && !an_is_line_end(rest.at[size]))
        size++;
    p->r->at += size;
    return an_text_trimmed(an_text_from(rest.at, size));
}

static unsigned word_in(const popeye_reader *p, an_popeye_list list, an_text word)
{
    return an__popeye_word(p->language, list, word);
}

/* Returns whether a list of words ends: the input does, or a section begins. */
static bool is_section(const popeye_reader *p, an_text word)
{
    return word.size == 0 || word_in(p, AN_POPEYE_SECTIONS, word) != AN_POPEYE_NO_WORD;
}

static void refuse(popeye_reader *p, an_problem_fault_kind kind, an_text word)
{
    an__fault_at(p->r, kind, word);
}

/* ---- pieces ---- */

/* Returns the square at the beginning of a text; AN_NO_SQUARE if there is none. */
static unsigned square_at(an_text text)
{
    bool is_square = text.size >= 2 && an_names_square(text.at);
    return is_square ? an_square_read(an_text_from(text.at, 2)) : AN_NO_SQUARE;
}

/* Returns whether a word is a letter, or two, with squares behind: Kf1, pa2b2c2. */
static bool is_piece(an_text word)
{
    for (size_t letters = 1; letters <= 2 && letters < word.size; letters++)
        if (word.size > letters && (word.size - letters) % 2 == 0 &&
            square_at(an_text_after(word, letters)) != AN_NO_SQUARE)
            return true;
    return false;
}

/* Reads one piece and its squares; calls `put` for each. */
static void read_piece(popeye_reader *p, an_text word,
                       void (*put)(popeye_reader *p, an_text word, unsigned square, char piece))
{
    an_role role = an__popeye_piece(p->language, *word.at);
    bool is_fairy = role == AN_NO_ROLE || square_at(an_text_after(word, 1)) == AN_NO_SQUARE;
    if (is_fairy) {
        refuse(p, AN_PROBLEM_PIECE_LETTER, word);
        return;
    }
    if (p->color < 0) {
        refuse(p, AN_PROBLEM_NO_COLOR, word);
        return;
    }
    for (size_t at = 1; at < word.size; at += 2) {
        unsigned square = square_at(an_text_after(word, at));
        if (square == AN_NO_SQUARE) {
            refuse(p, AN_PROBLEM_PIECES_WORD, word);
            return;
        }
        put(p, word, square, an__placement_letter(role, (an_color)p->color));
    }
}

/* Reads pieces up to the next section, or, in a twin, up to the next word that is none. */
static void read_pieces(popeye_reader *p, bool is_twin,
                        void (*put)(popeye_reader *p, an_text word, unsigned square, char piece))
{
    p->color = -1;
    for (;;) {
        an_text word = peek(p);
        unsigned color = word_in(p, AN_POPEYE_COLORS, word);
        if (color == AN_POPEYE_WHITE || color == AN_POPEYE_BLACK)
            p->color = color == AN_POPEYE_BLACK ? AN_BLACK : AN_WHITE;
        else if (is_piece(word))
            read_piece(p, word, put);
        else if (is_section(p, word) || is_twin)
            return;
        else
            refuse(p, AN_PROBLEM_PIECES_WORD, word);
        take(p, word);
    }
}

static void put_on_board(popeye_reader *p, an_text word, unsigned square, char piece)
{
    if (p->board.piece[square] != '\0')
        refuse(p, AN_PROBLEM_SQUARE_TWICE, word);
    p->board.piece[square] = piece;
}

static void read_board(popeye_reader *p, an_text section)
{
    size_t start = (size_t)(section.at - p->r->input.at);
    if (p->board_at.size > 0)
        refuse(p, AN_PROBLEM_TWO_POSITIONS, section);
    read_pieces(p, false, put_on_board);
    p->board_at = an_text_trimmed(an_text_from(section.at, p->r->at - start));
}

/* The Forsyth notation has the letters of the language: in English a knight is S, and N is a rider
 * that moves like knights. */
static void read_forsyth(popeye_reader *p)
{
    an_text word = next_word(p);
    unsigned place = 0;
    if (p->board_at.size > 0)
        refuse(p, AN_PROBLEM_TWO_POSITIONS, word);
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
            refuse(p, is_rider ? AN_PROBLEM_RIDER : AN_PROBLEM_PIECE_LETTER,
                   an_text_from(word.at + i, 1));
            break;
        }
        if (place < AN_SQUARE_COUNT)
            p->board.piece[an_square_at(place & 7, 7 - (place >> 3))] =
                an__placement_letter(role, an_is_upper(c) ? AN_WHITE : AN_BLACK);
        place++;
    }
    if (place != AN_SQUARE_COUNT)
        refuse(p, AN_PROBLEM_PIECES_WORD, word);
    p->board_at = word;
}

/* ---- options and conditions ---- */

static bool read_number(popeye_reader *p, unsigned *number)
{
    an_text word = next_word(p);
    *number = 0;
    if (word.size == 0 || an_digits_size(word) != word.size || word.size > 9) {
        refuse(p, AN_PROBLEM_OPTION_VALUE, word);
        return false;
    }
    for (size_t i = 0; i < word.size; i++)
        *number = *number * 10 + (unsigned)(word.at[i] - '0');
    return true;
}

/* Reads squares that are glued together. */
static an_squares read_squares(popeye_reader *p, unsigned *middle)
{
    an_text word = next_word(p);
    an_squares squares = 0;
    for (size_t at = 0; at < word.size; at += 2) {
        unsigned square = square_at(an_text_after(word, at));
        if (square == AN_NO_SQUARE) {
            refuse(p, AN_PROBLEM_OPTION_VALUE, word);
            return 0;
        }
        squares |= an_bit(square);
        if (at == 2)
            *middle = square;
    }
    return squares;
}

static void read_option(popeye_reader *p, an_text word)
{
    an_wishes *wishes = &p->r->draft.wishes;
    unsigned number = 0, middle = AN_NO_SQUARE;
    switch (word_in(p, AN_POPEYE_OPTIONS, word)) {
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
    case AN_POPEYE_EN_PASSANT: /* the squares of the double step: e2e3e4; or the one amid */
        if (an_count(read_squares(p, &middle)) == 3)
            p->en_passant = (uint8_t)middle;
        else
            refuse(p, AN_PROBLEM_OPTION_VALUE, word);
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
        refuse(p, AN_PROBLEM_OPTION, word);
        break;
    }
}

static void read_options(popeye_reader *p)
{
    while (!is_section(p, peek(p)))
        read_option(p, next_word(p));
}

/* The conditions of Popeye, and our own names for the others of the family. */
static void read_conditions(popeye_reader *p)
{
    while (!is_section(p, peek(p))) {
        an_text word = next_word(p);
        unsigned means = word_in(p, AN_POPEYE_CONDITIONS, word);
        an_variant variant = means >= AN_POPEYE_VARIANT ? (an_variant)(means - AN_POPEYE_VARIANT)
                                                        : an_variant_from_name(word);
        if (variant <= AN_CHESS960 || variant == AN_VARIANT_COUNT) {
            refuse(p, AN_PROBLEM_CONDITION, word);
            continue;
        }
        an__set_field(p->r, AN_FIELD_VARIANT, an_text_of(an_variant_name(variant)));
        p->r->draft.place[AN_FIELD_VARIANT] = word;
    }
}

/* ---- twins ---- */

static an_twin *last_twin(popeye_reader *p)
{
    an_twin_list *twins = &p->r->draft.twins;
    return &twins->at[twins->count - 1];
}

static void add_change(popeye_reader *p, an_twin_change change)
{
    an_twin *twin = last_twin(p);
    if (twin->count == AN_TWIN_CHANGES_MAX)
        refuse(p, AN_PROBLEM_TOO_MANY_TWINS, change.text);
    else
        twin->changes[twin->count++] = change;
}

static void add_piece(popeye_reader *p, an_text word, unsigned square, char piece)
{
    add_change(p, (an_twin_change){.kind = AN_TWIN_ADD,
                                   .from = AN_NO_SQUARE,
                                   .to = (uint8_t)square,
                                   .piece = piece,
                                   .text = word});
}

/* Reads the squares behind the word of a change: one, or two. */
static void read_change(popeye_reader *p, an_text word, an_twin_kind kind, unsigned squares)
{
    an_twin_change change = {.kind = (uint8_t)kind, .from = AN_NO_SQUARE, .to = AN_NO_SQUARE};
    an_text last = next_word(p);
    change.from = (uint8_t)(last.size == 2 ? square_at(last) : AN_NO_SQUARE);
    if (squares == 2) {
        last = next_word(p);
        change.to = (uint8_t)(last.size == 2 ? square_at(last) : AN_NO_SQUARE);
    }
    change.text = an_text_from(word.at, (size_t)(last.at + last.size - word.at));
    bool is_read = change.from != AN_NO_SQUARE && (squares == 1 || change.to != AN_NO_SQUARE);
    if (is_read)
        add_change(p, change);
    else
        refuse(p, AN_PROBLEM_TWIN, change.text);
}

static void read_twin_stipulation(popeye_reader *p)
{
    an_twin_change change = {.kind = AN_TWIN_STIPULATION, .text = next_word(p)};
    if (an_stipulation_read(&change.stipulation, change.text, NULL))
        add_change(p, change);
    else
        refuse(p, AN_PROBLEM_STIPULATION, change.text);
}

static void read_twin(popeye_reader *p, an_text section)
{
    an_twin_list *twins = &p->r->draft.twins;
    if (twins->count == AN_TWINS_MAX) {
        refuse(p, AN_PROBLEM_TOO_MANY_TWINS, section);
        return;
    }
    twins->at[twins->count++] = (an_twin){.count = 0};
    for (;;) {
        an_text word = peek(p);
        unsigned means = word_in(p, AN_POPEYE_TWINNINGS, word);
        if (means == AN_POPEYE_NO_WORD && is_section(p, word))
            return;
        take(p, word);
        if (means == AN_POPEYE_MOVE)
            read_change(p, word, AN_TWIN_MOVE, 2);
        else if (means == AN_POPEYE_EXCHANGE)
            read_change(p, word, AN_TWIN_EXCHANGE, 2);
        else if (means == AN_POPEYE_REMOVE)
            read_change(p, word, AN_TWIN_REMOVE, 1);
        else if (means == AN_POPEYE_ADD)
            read_pieces(p, true, add_piece);
        else if (means == AN_POPEYE_STIPULATION)
            read_twin_stipulation(p);
        else if (means == AN_POPEYE_CONTINUED)
            last_twin(p)->is_continued = true;
        else
            refuse(p, AN_PROBLEM_TWIN, word);
    }
}

/* ---- a problem ---- */

/* Puts the board into the draft as a FEN, with the side to move that the stipulation asks for. */
static void put_fen(popeye_reader *p)
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
        refuse(p, AN_PROBLEM_NO_MEMORY, p->board_at);
        return;
    }
    p->r->draft.field[AN_FIELD_FEN] = an_text_from(content->at, content->size);
    p->r->draft.place[AN_FIELD_FEN] = p->board_at;
    p->r->draft.castles_anywhere = p->uncastled == 0;
}

/* Reads a section. Returns false behind the last one of the problem. */
static bool read_section(popeye_reader *p)
{
    an_text word = next_word(p);
    switch (word.size == 0 ? AN_POPEYE_END : word_in(p, AN_POPEYE_SECTIONS, word)) {
    case AN_POPEYE_END:
    case AN_POPEYE_NEXT:
        return false;
    case AN_POPEYE_BEGIN:
        break;
    case AN_POPEYE_TWIN:
        read_twin(p, word);
        break;
    case AN_POPEYE_STIPULATION:
        an__set_field(p->r, AN_FIELD_STIPULATION, next_word(p));
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
        an__set_field(p->r, AN_FIELD_ID, rest_of_line(p));
        break;
    case AN_POPEYE_REMARK:
        rest_of_line(p);
        break;
    default:
        refuse(p, AN_PROBLEM_OUTPUT_WORD, word);
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
    popeye_reader p = {.r = r, .color = -1, .en_passant = AN_NO_SQUARE};
    p.language = language_of(an_text_trimmed(r->input));
    if (p.language == AN_POPEYE_LANGUAGE_COUNT)
        p.language = AN_POPEYE_ENGLISH;
    an_text first = peek(&p);
    if (first.size == 0)
        return false;
    while (read_section(&p))
        ;
    r->draft.source = first;
    if (p.board_at.size > 0)
        put_fen(&p);
    return true;
}
