/* A moment of a game, as --at names it. */
#include "moment.h"

#include "extremes.h"
#include "fold.h"
#include "say.h"
#include "terms.h"
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

/* The names of moments. */
static const struct {
    const char *name;
    moment_kind kind;
} names[] = {
    {"start", MOMENT_PLY}, {"début", MOMENT_PLY}, {"end", MOMENT_END}, {"fin", MOMENT_END}};

/* What stands behind the number of a move, and says whose move it is. */
static const struct {
    const char *text;
    an_color color;
} sides[] = {{"w", AN_WHITE}, {".", AN_WHITE},   {"b", AN_BLACK},
             {"n", AN_BLACK}, {"...", AN_BLACK}, {"…", AN_BLACK}};

bool moment_read(moment *at, an_text text)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (an__folded_equal(text, an_text_of(names[i].name))) {
            *at = (moment){.kind = names[i].kind};
            return true;
        }
    an_text side = text;
    uint64_t number = take_number(&side);
    if (side.size == 0 && text.size > 0) {
        *at = (moment){.kind = MOMENT_PLY, .number = number};
        return true;
    }
    for (size_t i = 0; number > 0 && i < sizeof sides / sizeof *sides; i++)
        if (an__folded_equal(side, an_text_of(sides[i].text))) {
            *at = (moment){
                .kind = MOMENT_MOVE, .number = number, .color = sides[i].color, .side = side};
            return true;
        }
    return false;
}

bool moment_may_mean_other_side(const moment *at)
{
    const char *other =
        an__term_side(message_language(), at->color == AN_WHITE ? AN_BLACK : AN_WHITE);
    return at->kind == MOMENT_MOVE && an__folded_equal(at->side, an_text_from(other, 1));
}

/* Tells whose move a moment is after, where a reader of the messages may think of the other
 * side. */
static void tell_side(const cli_settings *settings, const moment *at, const char *typed)
{
    if (settings->value[OPTION_QUIET] == NULL && moment_may_mean_other_side(at))
        say(SAY_MEANS_BLACK, typed);
}

bool settings_moment(const cli_settings *settings, moment *at)
{
    const char *value = settings->value[OPTION_AT];
    an_text text = an_text_of(value != NULL ? value : "end");
    if (!moment_read(at, text)) {
        say(SAY_BAD_VALUE, value, option_spelled_of(OPTION_AT).text);
        return say(SAY_MOMENTS);
    }
    at->text = text;
    tell_side(settings, at, value);
    return true;
}

/* ---- lists ---- */

/* Takes the number of a game and a colon off the beginning of a moment. Returns 0 if none stands
 * there. */
static uint64_t take_game(an_text *text)
{
    an_text rest = *text;
    uint64_t game = take_number(&rest);
    if (game == 0 || rest.size == 0 || *rest.at != ':')
        return 0;
    *text = an_text_after(rest, 1);
    return game;
}

static bool read_listed(moment *at, an_text text, bool of_games)
{
    an_text rest = text;
    uint64_t game = of_games ? take_game(&rest) : 0;
    if (an_text_is(rest, "marked"))
        *at = (moment){.kind = MOMENT_MARKED};
    else if (!moment_read(at, rest))
        return false;
    at->game = game;
    at->text = text;
    return true;
}

/* Copies the name of a moment to `word`, or the beginning of one that is too long to be right. */
enum { WORD_MAX = 32 };
static const char *word_of(char word[WORD_MAX], an_text name)
{
    snprintf(word, WORD_MAX, "%.*s", (int)an_smaller(name.size, WORD_MAX), name.at);
    return word;
}

static bool refuse_listed(an_text name)
{
    char word[WORD_MAX];
    say(SAY_BAD_VALUE, word_of(word, name), option_spelled_of(OPTION_DIAGRAMS).text);
    return say(SAY_MOMENTS);
}

bool settings_moments(const cli_settings *settings, bool of_games, moment_list *moments)
{
    const char *list = settings->value[OPTION_DIAGRAMS];
    an_text name;
    moments->count = 0;
    while (list != NULL && moments->count < MOMENTS_MAX && settings_next_name(&list, &name)) {
        char word[WORD_MAX];
        moment *at = &moments->at[moments->count++];
        if (!read_listed(at, name, of_games))
            return refuse_listed(name);
        tell_side(settings, at, word_of(word, name));
    }
    bool is_meant = list == NULL || (*list == '\0' && moments->count > 0);
    return is_meant || settings_refuse_value(settings, OPTION_DIAGRAMS);
}

/* ---- in a game ---- */

bool moment_ply(const moment *at, const an_judgement *judgement, uint64_t *ply)
{
    const an_position *start = &judgement->board.start;
    uint64_t first = 2 * (uint64_t)start->move_number + start->turn;
    uint64_t after = 2 * at->number + (at->color == AN_BLACK) + 1;
    switch (at->kind) {
    case MOMENT_END:
    case MOMENT_MARKED:
        *ply = judgement->main.played_count;
        return true;
    case MOMENT_PLY:
        *ply = at->number;
        return true;
    case MOMENT_MOVE:
        *ply = after - first;
        return after >= first;
    }
    return false;
}

void moment_put(an_buffer *out, const an_board *board)
{
    const an_position *before = &board->before;
    if (!board->has_move) {
        an__buffer_put(out, "start");
        return;
    }
    an__buffer_put_number(out, before->move_number);
    an_buffer_put_char(out, before->turn == AN_WHITE ? 'w' : 'b');
}
