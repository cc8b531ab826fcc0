/* A board that is being set up, before it is a position. */
#include "placement.h"

#include "notation.h"
#include "position.h"
#include "text.h"

static const char letters[] = " PNBRQK pnbrqk";

char an__placement_letter(an_role role, an_color color)
{
    return letters[role + 7 * color];
}

an_placement an__placement_of(const an_position *position)
{
    an_placement placement = {{0}};
    for (an_squares pieces = an_occupied(position); pieces;) {
        unsigned square = an_take_first(&pieces);
        placement.piece[square] =
            an__placement_letter(an_role_at(position, square), an_position_color(position, square));
    }
    return placement;
}

void an__placement_turn(an_placement *placement, unsigned turn)
{
    an_placement before = *placement;
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++) {
        unsigned file = an_file_of(square), rank = an_rank_of(square);
        unsigned to = turn & AN_SWAP_AXES ? an_square_at(rank, file) : square;
        to ^= turn & AN_FLIP_FILES ? 7 : 0;
        to ^= turn & AN_FLIP_RANKS ? 56 : 0;
        placement->piece[to] = before.piece[square];
    }
}

bool an__placement_shift(an_placement *placement, unsigned from, unsigned to)
{
    an_placement after = {{0}};
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++) {
        unsigned file = an_file_of(square) + an_file_of(to) - an_file_of(from);
        unsigned rank = an_rank_of(square) + an_rank_of(to) - an_rank_of(from);
        if (placement->piece[square] == '\0')
            continue;
        if (file > 7 || rank > 7)
            return false;
        after.piece[an_square_at(file, rank)] = placement->piece[square];
    }
    *placement = after;
    return true;
}

/* Puts the board and the side to move. */
static size_t put_board(char *out, const an_placement *placement, an_color turn)
{
    size_t size = 0;
    for (unsigned rank = 8; rank-- > 0;) {
        for (unsigned file = 0; file < 8; file++) {
            char piece = placement->piece[an_square_at(file, rank)];
            out[size++] = piece != '\0' ? piece : '1';
        }
        out[size++] = rank > 0 ? '/' : ' ';
    }
    out[size++] = turn == AN_WHITE ? 'w' : 'b';
    out[size++] = ' ';
    return size;
}

/* Puts the rights of sides whose king and rook are at home. */
static size_t put_rights(char *out, const an_placement *placement)
{
    static const struct {
        uint8_t king, rook;
        char right;
    } homes[] = {{4, 7, 'K'}, {4, 0, 'Q'}, {60, 63, 'k'}, {60, 56, 'q'}};
    size_t size = 0;
    for (size_t i = 0; i < sizeof homes / sizeof *homes; i++) {
        bool is_white = an_is_upper(homes[i].right);
        if (placement->piece[homes[i].king] == (is_white ? 'K' : 'k') &&
            placement->piece[homes[i].rook] == (is_white ? 'R' : 'r'))
            out[size++] = homes[i].right;
    }
    if (size == 0)
        out[size++] = '-';
    return size;
}

/* Puts the castling field of an earlier position. A right whose rook is gone is left out when the
 * FEN is read. */
static size_t put_rights_of(char *out, const an_position *before)
{
    char fen[AN_FEN_MAX];
    an_position_to_fen(fen, before);
    const char *field = strchr(strchr(fen, ' ') + 1, ' ') + 1;
    size_t size = strcspn(field, " ");
    memcpy(out, field, size);
    return size;
}

size_t an__placement_fen(char *out, const an_placement *placement, const an_placement *castling,
                         an_color turn)
{
    size_t size = put_board(out, placement, turn);
    size += put_rights(out + size, castling);
    out[size] = '\0';
    return size;
}

an_code an__placement_position(an_position *position, const an_placement *placement, an_color turn,
                               an_variant variant, const an_position *before, an_fen_fault *fault)
{
    char fen[AN_FEN_MAX];
    size_t size = put_board(fen, placement, turn);
    size += before == NULL ? put_rights(fen + size, placement) : put_rights_of(fen + size, before);
    return an_position_from_problem_fen(position, an_text_from(fen, size), variant, fault);
}

/* Returns whether `square` is empty and a pawn of the side that is not to move stands just beyond
 * it, as after a double step. */
static bool may_have_passed(const an_position *position, unsigned square)
{
    const an_color us = (an_color)position->turn;
    const unsigned pawn = us == AN_WHITE ? square - 8 : square + 8;
    return !(an_occupied(position) & an_bit(square)) &&
           (an_pieces(position, an_opposite(us), AN_PAWN) & an_bit(pawn)) != 0;
}

void an__position_keep_passed(an_position *position, const an_position *before)
{
    char fen[AN_FEN_MAX];
    an_fen_fault fault;
    an_position kept = *position;
    const unsigned square = before->passed_over;
    if (square == AN_NO_SQUARE || before->turn != position->turn ||
        position->passed_over != AN_NO_SQUARE || !may_have_passed(position, square))
        return;
    an_position_to_fen(fen, position);
    size_t size =
        (size_t)(strrchr(fen, '-') - fen); /* the field of the square, before the clocks */
    an_square_write(fen + size, square);
    an_text text = an_text_from(fen, size + 2);
    if (an_position_from_problem_fen(&kept, text, (an_variant)position->variant, &fault) == AN_OK)
        *position = kept;
}

static an_squares kings_of(const an_placement *placement, an_color color)
{
    an_squares kings = 0;
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++)
        if (placement->piece[square] == an__placement_letter(AN_KING, color))
            kings |= an_bit(square);
    return kings;
}

bool an__placement_refuse(an_problem_fault *fault, const an_placement *placement, an_code code,
                          an_fen_fault fen_fault, an_text part)
{
    an_problem_refuse(fault, AN_PROBLEM_FEN, part);
    fault->finding.code = code;
    an_finding_take_fault(&fault->finding, fen_fault);
    if (fen_fault.defect != AN_FEN_KINGS)
        return false;
    fault->kind = AN_PROBLEM_KINGS;
    fault->side = an_count(kings_of(placement, AN_WHITE)) > 1 ? AN_WHITE : AN_BLACK;
    fault->kings = kings_of(placement, fault->side);
    return false;
}

an_code an__position_turn_over(an_position *position)
{
    an_position over = *position;
    an_fen_fault fault;
    an_placement placement = an__placement_of(position);
    an_code code = an__placement_position(&over, &placement, an_opposite((an_color)position->turn),
                                          (an_variant)position->variant, position, &fault);
    if (code == AN_OK)
        *position = over;
    return code;
}
