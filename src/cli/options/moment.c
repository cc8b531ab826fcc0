/* A moment of a game, as --at names it. */
#include "moment.h"

#include "say.h"
#include "text.h"

enum { NUMBER_MAX = 1000000000 }; /* no game has so many moves */

/* Takes the digits off the beginning of a text, and returns their number. */
static uint64_t take_number(an_text *text)
{
    uint64_t number = 0;
    for (; text->size > 0 && an_is_digit(*text->at); *text = an_text_after(*text, 1))
        if (number < NUMBER_MAX)
            number = number * 10 + (uint64_t)(*text->at - '0');
    return number;
}

/* Reads 12w, 12b, start, end, or a number of half-moves. Returns false, with `at` untouched, for
 * anything else. */
static bool read_moment(moment *at, an_text text)
{
    if (an_text_is(text, "end") || an_text_is(text, "start")) {
        *at = (moment){.kind = an_text_is(text, "end") ? MOMENT_END : MOMENT_PLY};
        return true;
    }
    an_text side = text;
    uint64_t number = take_number(&side);
    if (side.size == 0 && text.size > 0) {
        *at = (moment){.kind = MOMENT_PLY, .number = number};
        return true;
    }
    bool is_white = an_text_is(side, "w");
    if (number == 0 || !(is_white || an_text_is(side, "b")))
        return false;
    *at = (moment){MOMENT_MOVE, number, is_white ? AN_WHITE : AN_BLACK};
    return true;
}

bool settings_moment(const cli_settings *settings, moment *at)
{
    const char *value = settings->value[OPTION_AT];
    if (read_moment(at, an_text_of(value != NULL ? value : "end")))
        return true;
    say(settings->message_language, SAY_BAD_VALUE, value, option_spelled_of(OPTION_AT).text);
    say(settings->message_language, SAY_MOMENTS);
    return false;
}

bool moment_is_at(const moment *at, const an_position *position, uint64_t ply)
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
