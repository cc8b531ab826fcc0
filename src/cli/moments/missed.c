/* What cannot be drawn: moments that a game does not reach, and marks that are not understood. */
#include "missed.h"

#include <string.h>

#include "buffer.h"
#include "caption.h"
#include "say.h"

void missed_text(char *out, const moment *missed)
{
    size_t size = missed->text.size < MISSED_TEXT_MAX ? missed->text.size : MISSED_TEXT_MAX - 1;
    memcpy(out, missed->text.at, size);
    out[size] = '\0';
}

/* Puts the last move of the main line; nothing if it has none. */
static void put_last(an_buffer *out, const an_judgement *judgement)
{
    an_board board = an_board_of(&judgement->board.start);
    size_t token = 0;
    const an_ply *ply;
    while ((ply = an_judgement_next(judgement, &token)) != NULL)
        board = an_board_play(&board, ply->move);
    if (board.has_move)
        an__put_last_move(out, &board, judgement->notation);
}

bool say_missed(const moment *missed, const an_judgement *judgement, uint64_t game)
{
    char at[MISSED_TEXT_MAX], number[NUMBER_TEXT_MAX], move[NUMBER_TEXT_MAX];
    an_buffer last = {0};
    uint64_t first = judgement->board.start.move_number;
    missed_text(at, missed);
    number_text(number, game);
    if (judgement->board.is_known && missed->kind == MOMENT_MOVE && missed->number < first) {
        say(SAY_BEGINS_LATER, at, number, number_text(move, first));
        return true;
    }
    put_last(&last, judgement);
    if (last.size > 0) {
        say(SAY_ENDS_AFTER, at, number, last.at);
        say(SAY_MOMENT_THERE);
    } else {
        say(SAY_HAS_NO_MOVE, at, number);
    }
    bool is_well = !last.failed;
    an__buffer_free(&last);
    return is_well;
}

void say_mark_left_out(const char *wrong, const char *game)
{
    say(SAY_MARK_LEFT_OUT, wrong, game, "[%csl Re4,Gd5]", "[%cal Ge2e4]");
}
