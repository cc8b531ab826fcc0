/* Finds what shows that a legal move was probably not played as it is written: its own signs, a
 * later word that cannot be played, or odd moves from there on. */
#include "doubt.h"

#include "describe.h"
#include "main_line.h"
#include "parse.h"
#include "remedies.h"
#include "resolve.h"
#include "token.h"

/* Returns true if the word has a sign of check or mate, but `move` gives no check. */
static bool gives_no_check(an_text word, const an_position *position, an_move move,
                           const an_notation *notation)
{
    const an_written written = an__written_read(word, notation);
    const an_position after = an_position_play(position, move);
    return written.sign != AN_NO_SIGN && !an_checkers(&after);
}

/* Sets *move to that of the word of token `index`, as the best reading takes it. Returns false if
 * it cannot be played in `position`. */
static bool find_as_read(an_arbiter *arbiter, size_t index, const an_position *position,
                         an_move *move)
{
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    an_san san;
    if (correction != NULL && correction->remedy == AN_REMEDY_MOVE)
        *move = correction->move;
    else if (!an__san_read(&san, an_text_at(arbiter->bench.game, index), arbiter->bench.notation) ||
             !an__san_find(move, position, &san))
        return false;
    return an_move_is_legal(position, *move);
}

/* Returns true if the best reading passes over token `index`, as it is no move of the game. */
static bool is_passed(an_arbiter *arbiter, size_t index)
{
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    return correction != NULL &&
           (correction->remedy == AN_REMEDY_EXTRA || correction->remedy == AN_REMEDY_DOUBLED);
}

/* Plays the word of token `index`, as the best reading takes it. Returns false if it cannot be
 * played in `position`; sets *takes_nothing if it says a capture, and takes nothing there. */
static bool play_as_read(an_arbiter *arbiter, size_t index, an_position *position,
                         bool *takes_nothing)
{
    an_san san;
    an_move move;
    *takes_nothing = false;
    if (!find_as_read(arbiter, index, position, &move))
        return false;
    if (an__san_read(&san, an_text_at(arbiter->bench.game, index), arbiter->bench.notation))
        *takes_nothing = (san.forms & AN_FORM_CAPTURE_SIGN) &&
                         an__san_parts_of(position, move).captured == AN_NO_ROLE;
    *position = an_position_play(position, move);
    return true;
}

/* Returns why the word of token `index`, which can be played in `meant`, does not fit in `position`
 * as well; AN_DOUBT_MOVE if it does. Plays it in both. */
static an_reading_doubt doubt_of(an_arbiter *arbiter, size_t index, an_position *position,
                                 an_position *meant)
{
    an_san san;
    an_move move;
    bool takes_nothing = false, takes_nothing_either = false;
    if (play_as_read(arbiter, index, position, &takes_nothing))
        return play_as_read(arbiter, index, meant, &takes_nothing_either) && takes_nothing &&
                       !takes_nothing_either
                   ? AN_DOUBT_REST_TAKES_NOTHING
                   : AN_DOUBT_MOVE;
    return an__san_read(&san, an_text_at(arbiter->bench.game, index), arbiter->bench.notation) &&
                   an_san_resolve(&move, position, &san, NULL) == AN_NOT_EN_PASSANT
               ? AN_DOUBT_LATE
               : AN_DOUBT_REST;
}

/* Records which word shows that the move of token `index` was not played as it is written: the
 * first one that the best reading plays, and that does not fit after that move. There may be none,
 * and half-moves must not be missing before it. */
static void report_contradiction(an_arbiter *arbiter, an_finding *finding, size_t index,
                                 const an_variation *line)
{
    const an_game *game = arbiter->bench.game;
    const an_correction *correction = an_decoded_at(&arbiter->repairs, index);
    an_position position = an_position_play(&line->position, arbiter->bench.plies[index].move);
    an_position meant = an_position_play(&line->position, correction->move);
    while ((index = an__line_next(game, index + 1, AN_TOKEN_MOVE)) < game->token_count) {
        correction = an_decoded_at(&arbiter->repairs, index);
        if (correction != NULL && correction->lost.count > 0)
            return;
        if (is_passed(arbiter, index))
            continue;
        const uint32_t number = position.move_number;
        const an_reading_doubt doubt = doubt_of(arbiter, index, &position, &meant);
        if (doubt == AN_DOUBT_MOVE)
            continue;
        finding->facts.reason.detail = (uint8_t)doubt;
        finding->facts.number = number;
        finding->facts.other = an_text_at(arbiter->bench.game, index);
        return;
    }
}

void an__report_doubt(an_arbiter *arbiter, an_finding *finding, size_t index,
                      const an_variation *line)
{
    const an_step step = (an_step)an_decoded_at(&arbiter->repairs, index)->step;
    if (step == AN_STEP_TAKES_NOTHING)
        finding->facts.reason.detail = AN_DOUBT_TAKES_NOTHING;
    else if (gives_no_check(an_text_at(arbiter->bench.game, index), &line->position,
                            arbiter->bench.plies[index].move, arbiter->bench.notation))
        finding->facts.reason.detail = AN_DOUBT_NO_CHECK;
    else if (step == AN_STEP_DOUBTED || step == AN_STEP_AS_WRITTEN)
        finding->facts.reason.detail = AN_DOUBT_ODD;
    else
        report_contradiction(arbiter, finding, index, line);
}
