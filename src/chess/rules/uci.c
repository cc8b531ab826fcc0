/* Moves as UCI writes them. */
#include "position.h"

#include "text.h"

size_t an_move_to_uci(char *out, const an_position *position, an_move move)
{
    char *at = out;
    if (move.kind == AN_NULL_STEP) {
        for (int i = 0; i < 4; i++)
            *at++ = '0';
    } else {
        unsigned to = position->variant == AN_CHESS960 ? move.to : an_move_destination(move);
        at += an_square_write(at, move.from);
        at += an_square_write(at, to);
        if (move.promotion)
            *at++ = "  nbrq "[move.promotion];
    }
    *at = '\0';
    return (size_t)(at - out);
}

bool an_move_from_uci(an_move *move, const an_position *position, an_text text)
{
    an_move list[AN_MOVES_MAX];
    size_t count = an_position_moves(position, list);
    for (size_t i = 0; i < count; i++) {
        char uci[AN_UCI_MAX];
        an_move_to_uci(uci, position, list[i]);
        if (!an_text_is(text, uci))
            continue;
        *move = list[i];
        return true;
    }
    if (!an_text_is(text, "0000") || an_position_in_check(position))
        return false;
    *move = (an_move){.kind = AN_NULL_STEP};
    return true;
}
