/* What follows from a stipulation by custom. */
#include "composition_facts.h"

an_color an__usual_turn(an_stipulation stipulation)
{
    switch ((an_play)stipulation.play) {
    case AN_PLAY_HELP:
        return stipulation.has_half ? AN_WHITE : AN_BLACK;
    case AN_PLAY_HELP_SELF:
        return stipulation.has_half ? AN_BLACK : AN_WHITE;
    case AN_PLAY_DIRECT:
    case AN_PLAY_SELF:
    case AN_PLAY_REFLEX:
    case AN_PLAY_SEMI_REFLEX:
    case AN_PLAY_COUNT:
        break;
    }
    return AN_WHITE;
}

bool an__series_has_answer(an_stipulation stipulation)
{
    return stipulation.is_series && stipulation.play != AN_PLAY_DIRECT;
}

bool an__plays_on_in_series(an_stipulation stipulation, size_t length, size_t half_move)
{
    return stipulation.is_series && half_move + 1 + an__series_has_answer(stipulation) < length;
}

an_line_place an__line_place(an_stipulation stipulation, bool is_set_play, unsigned length,
                             unsigned half_move)
{
    if (stipulation.is_series) {
        bool is_answer = an__series_has_answer(stipulation) && half_move + 1 == length;
        unsigned number = is_answer && half_move > 0 ? half_move : half_move + 1;
        return (an_line_place){number, is_answer};
    }
    unsigned at = half_move + stipulation.has_half + is_set_play;
    return (an_line_place){at / 2 + 1, at % 2 == 1};
}

bool an__is_same_stipulation(an_stipulation a, an_stipulation b)
{
    return a.play == b.play && a.goal == b.goal && a.is_series == b.is_series &&
           a.has_half == b.has_half && a.moves == b.moves;
}
