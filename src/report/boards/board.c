/* A board as text, with the texts above and below it. */
#include "board.h"

#include "caption.h"
#include "diagram.h"
#include "position.h"

/* ---- what a board shows ---- */

an_board an_board_of(const an_position *position)
{
    return (an_board){.position = *position, .before = *position};
}

static an_role role_taken(const an_position *before, an_move move)
{
    if (move.kind == AN_CASTLING || move.kind == AN_NULL_STEP)
        return AN_NO_ROLE;
    return move.kind == AN_EN_PASSANT ? AN_PAWN : an_role_at(before, move.to);
}

an_board an_board_play(const an_board *board, an_move move)
{
    an_board after = *board;
    an_color them = an_opposite((an_color)board->position.turn);
    after.before = board->position;
    after.position = an_position_play(&board->position, move);
    after.move = move;
    after.has_move = true;
    an_role taken = role_taken(&after.before, move);
    if (taken != AN_NO_ROLE)
        after.taken[them][taken]++;
    return after;
}

static bool has_squares(const an_board *board)
{
    return board->has_move && board->move.kind != AN_NULL_STEP;
}

an_squares an__board_origin(const an_board *board)
{
    return has_squares(board) ? an_bit(board->move.from) : 0;
}

an_squares an__board_target(const an_board *board)
{
    return has_squares(board) ? an_bit(an_move_destination(board->move)) : 0;
}

/* ---- in text ---- */

static void put_picture(an_buffer *out, const an_board *board, const an_drawing *drawing,
                        const an_appearance *appearance)
{
    an_position ordered = an__ordered_position(&board->position);
    an_diagram diagram = {.position = &board->position,
                          .face = drawing->in_unicode ? AN_FACE_SHADED : AN_FACE_FRAMED,
                          .language = drawing->letters,
                          .marked = an__board_origin(board) | an__board_target(board),
                          .is_flipped = drawing->is_flipped,
                          .without_coordinates = drawing->coordinates == AN_COORDINATES_NONE};
    if (diagram.language == NULL && drawing->in_unicode)
        diagram.language = &an_figurine;
    if (drawing->numbers_squares) {
        unsigned first = an_priority_square(&ordered);
        diagram.pointed = first < AN_SQUARE_COUNT ? an_bit(first) : 0;
        diagram.numbering = (an_variant)ordered.variant;
    }
    an__put_diagram(out, &diagram, appearance);
}

void an__put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                   const an_appearance *appearance)
{
    an_message_language message_language = appearance->language;
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_notation *notation = drawing->notation != NULL ? drawing->notation : &english;
    if (drawing->has_heading)
        an__put_heading(out, board, notation, message_language);
    put_picture(out, board, drawing, appearance);
    if (drawing->stipulation.size > 0) {
        an_buffer_put_text(out, drawing->stipulation);
        an_buffer_put_char(out, ' ');
        an__put_piece_count(out, &board->position);
        an_buffer_put_char(out, '\n');
    }
    if (drawing->is_bare)
        return;
    AN_PUT_ALL(out, an__state_text(&board->position, message_language), "\n");
    if (drawing->numbers_squares && an_position_has_move(&board->position)) {
        an__put_must_move(out, &board->position, message_language);
        an_buffer_put_char(out, '\n');
    }
    if (!drawing->has_heading)
        an__put_last_move_line(out, board, notation, message_language);
    an__put_taken(out, board, drawing, message_language);
    an__put_fen_line(out, &board->position, message_language);
}
