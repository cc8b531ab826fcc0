/* A moment of a game, as --at names it. */
#include "moment.h"

#include "text.h"

enum { NUMBER_MAX = 1000000000 }; /* no game gets there */

bool mean_moment(const cli_settings *settings, moment *at)
{
    const char *value = settings->value[OPTION_AT];
    an_text text = an_text_of(value);
    *at = (moment){.kind = MOMENT_END};
    if (value == NULL || an_text_is(text, "end"))
        return true;
    at->kind = MOMENT_PLY;
    if (an_text_is(text, "start"))
        return true;
    size_t size = 0;
    for (; size < text.size && an_is_digit(text.at[size]); size++)
        if (at->number < NUMBER_MAX)
            at->number = at->number * 10 + (uint64_t)(text.at[size] - '0');
    an_text side = an_text_after(text, size);
    if (size > 0 && side.size == 0)
        return true;
    at->kind = MOMENT_MOVE;
    at->color = an_text_is(side, "w") ? AN_WHITE : AN_BLACK;
    if (at->number > 0 && (an_text_is(side, "w") || an_text_is(side, "b")))
        return true;
    refuse_value(settings, OPTION_AT);
    say(settings, SAY_MOMENTS);
    return false;
}

bool is_moment(const moment *at, const an_position *position, uint64_t ply)
{
    an_color moved = position->turn == AN_WHITE ? AN_BLACK : AN_WHITE;
    switch (at->kind) {
    case MOMENT_END:
        return false;
    case MOMENT_PLY:
        return ply == at->number;
    case MOMENT_MOVE:
        return moved == at->color && at->number + (moved == AN_BLACK) == position->move_number;
    }
    return false;
}
