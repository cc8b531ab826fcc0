/* FEN in and out (PGN 16.1), X-FEN and Shredder-FEN castling letters included. */
#include "position.h"
#include "priority.h"

#include "text.h"

static const char piece_letters[] = ".PNBRQK.pnbrqk";

/* A cursor over the FEN, and the first fault that was met. */
typedef struct fen_reader {
    an_text fen;
    size_t at;
    an_position position;
    an_fen_fault fault;
    bool is_problem; /* a side may lack its king */
} fen_reader;

static bool refuse(fen_reader *reader, an_fen_defect defect, size_t offset)
{
    reader->fault.defect = defect;
    reader->fault.offset = offset;
    reader->fault.position = reader->position;
    return false;
}

static void doubt(fen_reader *reader, an_fen_defect defect, size_t offset)
{
    if (reader->fault.defect == AN_FEN_SOUND)
        refuse(reader, defect, offset);
}

static an_text next_field(fen_reader *reader)
{
    while (reader->at < reader->fen.size && an_is_space(reader->fen.at[reader->at]))
        reader->at++;
    size_t start = reader->at;
    while (reader->at < reader->fen.size && !an_is_space(reader->fen.at[reader->at]))
        reader->at++;
    return an_text_from(reader->fen.at + start, reader->at - start);
}

static size_t offset_of(const fen_reader *reader, an_text field)
{
    return (size_t)(field.at - reader->fen.at);
}

static void put_piece(an_position *p, an_color color, an_role role, unsigned square)
{
    p->role[role] |= an_bit(square);
    p->role[AN_NO_ROLE] |= an_bit(square);
    p->color[color] |= an_bit(square);
}

static bool read_board(fen_reader *reader, an_text field)
{
    unsigned file = 0, rank = 7;
    for (size_t i = 0; i < field.size; i++) {
        char c = field.at[i];
        size_t offset = offset_of(reader, field) + i;
        const char *letter = strchr(piece_letters, c);
        if (c == '/') {
            if (file < 8)
                return refuse(reader, AN_FEN_RANK_SHORT, offset);
            if (rank == 0)
                return refuse(reader, AN_FEN_RANK_COUNT, offset);
            rank--;
            file = 0;
        } else if (c >= '1' && c <= '8') {
            file += (unsigned)(c - '0');
        } else if (c != '\0' && c != '.' && letter != NULL) {
            unsigned index = (unsigned)(letter - piece_letters);
            if (file < 8)
                put_piece(&reader->position, index / 7, index % 7, an_square_at(file, rank));
            file++;
        } else {
            return refuse(reader, AN_FEN_LETTER, offset);
        }
        if (file > 8)
            return refuse(reader, AN_FEN_RANK_LONG, offset);
    }
    size_t end = offset_of(reader, field) + field.size;
    if (file < 8)
        return refuse(reader, AN_FEN_RANK_SHORT, end);
    return rank == 0 || refuse(reader, AN_FEN_RANK_COUNT, end);
}

static bool read_turn(fen_reader *reader, an_text field)
{
    if (field.size != 1 || (*field.at != 'w' && *field.at != 'b'))
        return refuse(reader, AN_FEN_TURN, offset_of(reader, field));
    reader->position.turn = *field.at == 'b' ? AN_BLACK : AN_WHITE;
    return true;
}

static bool check_pieces(fen_reader *reader)
{
    const an_position *p = &reader->position;
    for (int color = AN_WHITE; color <= AN_BLACK; color++)
        if (an_has_many(an_pieces(p, (an_color)color, AN_KING)) ||
            (!reader->is_problem && !an_has_king(p, (an_color)color)))
            return refuse(reader, AN_FEN_KINGS, 0);
    if (p->role[AN_PAWN] & (AN_RANK_1 | AN_RANK_8))
        return refuse(reader, AN_FEN_LAST_RANK_PAWN, 0);
    an_color us = (an_color)p->turn, them = an_opposite(us);
    if (!an_has_king(p, them))
        return true;
    const an_squares checkers = an_attackers(p, us, an_king_square(p, them), an_occupied(p));
    if (checkers & an_pieces(p, us, AN_KING))
        return refuse(reader, AN_FEN_KINGS_ADJACENT, 0);
    return checkers == 0 || refuse(reader, AN_FEN_OPPONENT_IN_CHECK, 0);
}

/* Returns the rook that a castling letter names, or AN_NO_SQUARE. */
static unsigned castling_rook(const an_position *p, char letter)
{
    an_color color = an_is_upper(letter) ? AN_WHITE : AN_BLACK;
    an_squares home = color == AN_WHITE ? AN_RANK_1 : AN_RANK_8;
    unsigned king = an_king_square_if_any(p, color), edge = color == AN_WHITE ? 0 : 56;
    an_squares rooks = an_pieces(p, color, AN_ROOK) & home;
    char name = an_lower(letter);
    if (!(an_bit(king) & home) || !an_has_king(p, color))
        return AN_NO_SQUARE;
    if (p->variant == AN_STANDARD) {
        unsigned corner = name == 'k' ? edge + 7 : edge;
        return king == edge + 4 && (rooks & an_bit(corner)) ? corner : AN_NO_SQUARE;
    }
    if (name != 'k' && name != 'q') {
        unsigned square = edge + (unsigned)(name - 'a');
        return rooks & an_bit(square) ? square : AN_NO_SQUARE;
    }
    /* X-FEN: the outermost rook on that side of the king */
    for (unsigned file = 0; file < 8; file++) {
        unsigned square = edge + (name == 'k' ? 7 - file : file);
        if (square == king)
            break;
        if (rooks & an_bit(square))
            return square;
    }
    return AN_NO_SQUARE;
}

/* Returns whether a right can stand beside those that were read before it: a side has one rook for
 * each side of its king. */
static bool is_sound_right(const an_position *p, unsigned rook)
{
    if (rook == AN_NO_SQUARE)
        return false;
    an_color color = an_position_color(p, rook);
    unsigned king = an_king_square(p, color);
    for (an_squares rooks = p->castling & p->color[color] & ~an_bit(rook); rooks;)
        if ((an_take_first(&rooks) > king) == (rook > king))
            return false;
    return true;
}

static bool read_castling(fen_reader *reader, an_text field)
{
    an_position *p = &reader->position;
    if (an_text_is(field, "-"))
        return true;
    for (size_t i = 0; i < field.size; i++) {
        char name = an_lower(field.at[i]);
        size_t offset = offset_of(reader, field) + i;
        bool is_file = an_names_file(name), may_be_file = p->variant == AN_CHESS960;
        if (is_file && p->variant == AN_STANDARD)
            return refuse(reader, AN_FEN_CASTLING_FILE, offset);
        if (name != 'k' && name != 'q' && !(is_file && may_be_file))
            return refuse(reader, AN_FEN_CASTLING, offset);
        unsigned rook = castling_rook(p, field.at[i]);
        if (is_sound_right(p, rook))
            p->castling |= an_bit(rook);
        else
            doubt(reader, AN_FEN_CASTLING_RIGHT, offset);
    }
    return true;
}

/* Returns whether the last move can have been a double step over `square`: the pawn stands in front
 * of it, and it is empty, like the square the pawn came from. */
static bool is_passed_over(const an_position *p, unsigned square)
{
    an_color them = an_opposite((an_color)p->turn);
    unsigned pawn = square ^ 8u, origin = them == AN_WHITE ? square - 8 : square + 8;
    return an_rank_of(square) == (them == AN_WHITE ? 2u : 5u) &&
           (an_pieces(p, them, AN_PAWN) & an_bit(pawn)) != 0 &&
           !(an_occupied(p) & (an_bit(square) | an_bit(origin)));
}

static bool read_en_passant(fen_reader *reader, an_text field)
{
    an_position *p = &reader->position;
    if (an_text_is(field, "-"))
        return true;
    size_t offset = offset_of(reader, field);
    unsigned square = an_square_read(field);
    if (square == AN_NO_SQUARE || !(an_bit(square) & (AN_RANK_3 | AN_RANK_6)))
        return refuse(reader, AN_FEN_EN_PASSANT, offset);
    if (!is_passed_over(p, square))
        doubt(reader, AN_FEN_EN_PASSANT_RIGHT, offset);
    else
        p->passed_over = (uint8_t)square;
    if (p->passed_over == square && an__en_passant_is_legal(p, square))
        p->en_passant = (uint8_t)square;
    return true;
}

static bool read_count(fen_reader *reader, an_text field, an_fen_defect defect, uint16_t *count)
{
    unsigned value = 0;
    for (size_t i = 0; i < field.size; i++) {
        if (!an_is_digit(field.at[i]))
            return refuse(reader, defect, offset_of(reader, field));
        value = value * 10 + (unsigned)(field.at[i] - '0');
        /* a greater number cannot be kept, and must not be changed */
        if (value > UINT16_MAX)
            return refuse(reader, defect, offset_of(reader, field));
    }
    *count = (uint16_t)value;
    return true;
}

static bool read_fields(fen_reader *reader)
{
    if (an_text_trimmed(reader->fen).size == 0)
        return refuse(reader, AN_FEN_EMPTY, 0);
    an_text field = next_field(reader);
    if (!read_board(reader, field))
        return false;
    field = next_field(reader);
    if (field.size > 0 && !read_turn(reader, field))
        return false;
    if (!check_pieces(reader))
        return false;
    field = next_field(reader);
    if (!read_castling(reader, field))
        return false;
    field = next_field(reader);
    if (field.size > 0 && !read_en_passant(reader, field))
        return false;
    field = next_field(reader);
    if (!read_count(reader, field, AN_FEN_CLOCK, &reader->position.halfmove_clock))
        return false;
    field = next_field(reader);
    if (!read_count(reader, field, AN_FEN_MOVE_NUMBER, &reader->position.move_number))
        return false;
    field = next_field(reader);
    return field.size == 0 || refuse(reader, AN_FEN_TRAILING, offset_of(reader, field));
}

static an_code read_position(an_position *position, an_text fen, an_variant variant,
                             bool is_problem, an_fen_fault *fault)
{
    fen_reader reader = {.fen = fen, .is_problem = is_problem};
    reader.position.en_passant = reader.position.passed_over = AN_NO_SQUARE;
    reader.position.variant = (uint8_t)variant;
    reader.position.move_number = 1;
    bool read = variant < AN_VARIANT_COUNT && read_fields(&reader);
    if (fault != NULL)
        *fault = reader.fault;
    if (!read)
        return reader.fault.defect >= AN_FEN_KINGS ? AN_ILLEGAL_POSITION : AN_BAD_FEN;
    if (reader.position.move_number == 0)
        reader.position.move_number = 1;
    reader.position.key = an__position_key(&reader.position);
    *position = reader.position;
    return AN_OK;
}

an_code an_position_from_fen(an_position *position, an_text fen, an_variant variant,
                             an_fen_fault *fault)
{
    return read_position(position, fen, variant, false, fault);
}

an_code an_position_from_problem_fen(an_position *position, an_text fen, an_variant variant,
                                     an_fen_fault *fault)
{
    return read_position(position, fen, variant, true, fault);
}

an_position an_position_start(void)
{
    static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    an_position position = {.move_number = 1};
    an_position_from_fen(&position, an_text_of(start), AN_STANDARD, NULL);
    return position;
}

static char *put_board(char *out, const an_position *p)
{
    for (unsigned rank = 8; rank-- > 0;) {
        unsigned empty = 0;
        for (unsigned file = 0; file < 8; file++) {
            unsigned square = an_square_at(file, rank);
            an_role role = an_role_at(p, square);
            if (role == AN_NO_ROLE) {
                empty++;
                continue;
            }
            if (empty > 0)
                *out++ = (char)('0' + empty);
            empty = 0;
            *out++ = piece_letters[role + 7 * an_position_color(p, square)];
        }
        if (empty > 0)
            *out++ = (char)('0' + empty);
        if (rank > 0)
            *out++ = '/';
    }
    return out;
}

/* K or Q for the outermost rook, else its file (X-FEN). */
static char castling_letter(const an_position *p, unsigned rook)
{
    an_color color = an_position_color(p, rook);
    unsigned king = an_king_square(p, color);
    an_squares beyond = an_pieces(p, color, AN_ROOK) & an_rank_squares(an_rank_of(rook));
    beyond &= rook > king ? ~UINT64_C(0) << rook << 1 : an_bit(rook) - 1;
    char letter = beyond ? (char)('A' + an_file_of(rook)) : rook > king ? 'K' : 'Q';
    return color == AN_WHITE ? letter : an_lower(letter);
}

static char *put_castling(char *out, const an_position *p)
{
    if (!p->castling)
        *out++ = '-';
    for (int color = AN_WHITE; color <= AN_BLACK; color++) {
        /* king side first: the higher files */
        for (unsigned file = 8; file-- > 0;) {
            unsigned square = an_square_at(file, color == AN_WHITE ? 0 : 7);
            if (p->castling & an_bit(square))
                *out++ = castling_letter(p, square);
        }
    }
    return out;
}

size_t an_position_to_fen(char *out, const an_position *position)
{
    char *at = put_board(out, position);
    *at++ = ' ';
    *at++ = position->turn == AN_WHITE ? 'w' : 'b';
    *at++ = ' ';
    at = put_castling(at, position);
    *at++ = ' ';
    if (position->en_passant == AN_NO_SQUARE || !an__priority_allows_en_passant(position))
        *at++ = '-';
    else
        at += an_square_write(at, position->en_passant);
    *at++ = ' ';
    at = an_put_digits(at, position->halfmove_clock);
    *at++ = ' ';
    at = an_put_digits(at, position->move_number);
    *at = '\0';
    return (size_t)(at - out);
}
