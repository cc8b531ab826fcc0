/* Clock times beside the moves of a score sheet. */
#include "sheet_clocks.h"

#include "buffer.h"
#include "comment.h"
#include "main_line.h"
#include "position.h"
#include "table_cells.h"
#include "table_index.h"
#include "times.h"
#include "token.h"

/* ---- where times stand ---- */

/* The walk over the main line. */
typedef struct walk {
    const an_judgement *judgement;
    an_sheet_clocks *clocks;
    size_t index;
    size_t last, before; /* the last move that was played, and the one before it; SIZE_MAX if there
                            is none */
    an_color last_color; /* of the last move */
    uint32_t number;     /* the last number of a move; 0 if there is none */
    bool has_moves;      /* one of them was played */
    bool ends_in_time;   /* a time stands behind the last of them */
    bool are_before;     /* a time stands before the first: "1. (0:03) e4 (0:04) e5" */
    bool failed;         /* memory ran out */
} walk;

static const an_token *token_at(const walk *w, size_t index)
{
    return &w->judgement->game->tokens[index];
}

static bool is_remark(const walk *w, size_t index)
{
    uint8_t kind = token_at(w, index)->kind;
    return kind == AN_TOKEN_COMMENT || kind == AN_TOKEN_LINE_COMMENT || kind == AN_TOKEN_SIGN ||
           kind == AN_TOKEN_NAG || an_is_prose(w->judgement, index);
}

/* Returns true if the token `index` is a time and nothing else. *time is then that time. */
static bool read_time(const walk *w, size_t index, an_time *time)
{
    const an_token *token = token_at(w, index);
    an_text text = an_token_text(w->judgement->game, token);
    if (token->kind == AN_TOKEN_COMMENT)
        text = an__comment_text(text);
    else if (token->kind != AN_TOKEN_PROSE)
        return false;
    return an__time_read(time, text);
}

static void add(walk *w, size_t token, bool is_of_reply, an_color color, an_time time)
{
    bool is_behind_reply = is_of_reply && color == AN_WHITE;
    an_sheet_clocks *clocks = w->clocks;
    if (!AN_ARRAY_RESERVE(clocks->list, clocks->capacity, clocks->count)) {
        w->failed = true;
        return;
    }
    clocks->list[clocks->count++] =
        (an_sheet_clock){.token = (uint32_t)token,
                         .move = (uint32_t)(is_behind_reply ? w->before : w->last),
                         .seconds = time.seconds,
                         .unit = (uint8_t)time.unit,
                         .color = (uint8_t)color,
                         .is_behind_reply = is_behind_reply};
    clocks->has_behind_replies = clocks->has_behind_replies || is_behind_reply;
}

/* Returns true if the last two moves are White's and Black's, and only numbers stand between
 * them. */
static bool is_plain_pair(const walk *w)
{
    if (w->before == SIZE_MAX || w->last_color != AN_BLACK)
        return false;
    for (size_t i = w->before + 1; i < w->last; i++)
        if (token_at(w, i)->kind != AN_TOKEN_NUMBER)
            return false;
    return true;
}

/* Returns whose times stand in the column of the token `index`, by the head of that column;
 * AN_TIMES_OF_NOBODY if it is in no table. */
static an_cell_times side_of(const walk *w, size_t index)
{
    const an_game *game = w->judgement->game;
    an_text bytes = game->bytes;
    const char *at = bytes.at + token_at(w, index)->offset;
    an_text row = an__row_at(bytes.at, at, bytes.at + bytes.size);
    if (row.at == NULL || an__parting_sign(row) == '\0')
        return AN_TIMES_OF_NOBODY;
    an_cell_times side =
        game->own.tables != NULL ? an__times_at(game->own.tables, at) : AN_TIMES_OF_NOBODY;
    return side == AN_TIMES_OF_NOBODY ? AN_TIMES_OF_EITHER : side;
}

/* The times behind a move, or behind a pair of moves. */
typedef struct remarks {
    size_t at[2], count;
    an_time said[2];
    bool has_words; /* other words stand there, too, and may say what the time means */
} remarks;

static remarks read_remarks(walk *w)
{
    const size_t count = w->judgement->game->token_count;
    remarks r = {.count = 0};
    for (an_time time; w->index < count && is_remark(w, w->index); w->index++) {
        if (!read_time(w, w->index, &time)) {
            r.has_words = r.has_words || an_is_prose(w->judgement, w->index);
            continue;
        }
        if (r.count < 2) {
            r.at[r.count] = w->index;
            r.said[r.count] = time;
        }
        r.count++;
    }
    return r;
}

/* Takes the times behind a move. In a table, the head of the column says whose time it is. Without
 * such a head, a single time belongs to the move before it, and two times behind a pair of moves
 * belong to both. In a table, a single time behind a pair could be that of either. */
static void take_remarks(walk *w)
{
    const remarks r = read_remarks(w);
    w->are_before = w->are_before || (r.count > 0 && !w->has_moves && w->number > 0);
    w->ends_in_time = w->ends_in_time || r.count > 0;
    if (r.has_words || w->last == SIZE_MAX || r.count == 0 || r.count > 2)
        return;
    const bool is_pair = is_plain_pair(w);
    const an_color last = w->last_color;
    for (size_t i = 0; i < r.count; i++) {
        an_cell_times side = side_of(w, r.at[i]);
        bool is_open = side == AN_TIMES_OF_NOBODY || side == AN_TIMES_OF_EITHER;
        if (is_open && (r.count == 2 ? !is_pair : is_pair && side == AN_TIMES_OF_EITHER))
            return;
        an_color color = is_open ? (r.count == 2 && i == 0 ? AN_WHITE : last)
                                 : (side == AN_TIMES_OF_WHITE ? AN_WHITE : AN_BLACK);
        if (color == last || is_pair)
            add(w, r.at[i], is_pair, color, r.said[i]);
    }
}

/* Takes from a number whose move is next, as a half-move before it may be missing. A number that
 * stands before Black's move once more announces that; behind Black's move it is a wrong one. */
static void pass_number(walk *w, const an_token *number)
{
    bool is_again = number->value == w->number && w->last_color == AN_WHITE;
    bool is_of_black = number->says_black || is_again;
    w->last_color = is_of_black ? AN_WHITE : AN_BLACK;
    w->number = number->value;
}

/* Goes through the main line up to its first error. */
static void find(walk *w)
{
    const an_judgement *judgement = w->judgement;
    while (w->index < judgement->game->token_count && !w->failed) {
        const an_token *token = token_at(w, w->index);
        const an_ply *ply = &judgement->plies[w->index];
        if (ply->is_refused)
            return;
        if (is_remark(w, w->index)) {
            take_remarks(w);
            w->last = SIZE_MAX; /* what follows no longer stands beside the move */
            continue;
        }
        if (token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE) {
            if (token->kind == AN_TOKEN_OPEN)
                w->index = an__line_end(judgement->game, w->index + 1);
            w->last = SIZE_MAX;
        } else if (ply->is_played) {
            w->before = w->last;
            w->last = w->index;
            w->has_moves = true;
            w->ends_in_time = false;
            w->last_color = an_opposite(w->last_color);
        } else if (token->kind == AN_TOKEN_NUMBER && token->value > 0) {
            pass_number(w, token);
        }
        w->index++;
    }
}

/* ---- what times mean ---- */

enum { MINUTE = 60, HOUR = 3600, TEN_HOURS = 10 * HOUR };

static uint32_t seconds_of(const an_sheet_clock *clock, bool in_minutes)
{
    return clock->unit == AN_TIME_OPEN && in_minutes ? clock->seconds / MINUTE : clock->seconds;
}

static uint32_t apart(uint32_t a, uint32_t b)
{
    return a > b ? a - b : b - a;
}

/* Adds up the differences between each time and the one before it of the same side, where the unit
 * of exactly one of the two is sure. Returns 0 if there are no such pairs. */
static uint64_t leaps(const an_sheet_clocks *clocks, bool in_minutes)
{
    const an_sheet_clock *before[2] = {NULL, NULL};
    uint64_t sum = 0;
    for (size_t i = 0; i < clocks->count; i++) {
        const an_sheet_clock *clock = &clocks->list[i], *last = before[clock->color];
        if (last != NULL && (last->unit == AN_TIME_SURE) != (clock->unit == AN_TIME_SURE))
            sum += apart(seconds_of(last, in_minutes), seconds_of(clock, in_minutes));
        before[clock->color] = clock;
    }
    return sum;
}

/* Returns true if the times of a side fall from more hours than anybody is given for a game. */
static bool falls_from_too_many(const an_sheet_clocks *clocks)
{
    enum { LONGEST = 5 * HOUR / 2 };
    const an_sheet_clock *first[2] = {NULL, NULL};
    for (size_t i = 0; i < clocks->count; i++) {
        const an_sheet_clock *clock = &clocks->list[i], **of_side = &first[clock->color];
        if (*of_side == NULL)
            *of_side = clock;
        else if ((*of_side)->seconds > LONGEST && clock->seconds < (*of_side)->seconds)
            return true;
    }
    return false;
}

/* Returns true if 1:05 means one minute and five seconds in this game. As hours and minutes, a time
 * would be ten hours or more, or a clock would begin with more than two and a half, or the times
 * would fit less well between those whose unit is sure. */
static bool are_minutes(const an_sheet_clocks *clocks)
{
    for (size_t i = 0; i < clocks->count; i++)
        if (clocks->list[i].unit == AN_TIME_OPEN && clocks->list[i].seconds >= TEN_HOURS)
            return true;
    return falls_from_too_many(clocks) || leaps(clocks, true) < leaps(clocks, false);
}

/* How the clocks of a game run. */
typedef struct course {
    bool rises;
    uint32_t slack;  /* seconds that a time may go the other way, as each move adds time */
    bool must_go_on; /* times must span more than `slack`, as those spent on each move do not */
} course;

/* Returns true if the times of a side change as on a clock. A few leaps are allowed, where time is
 * added at a time control. */
static bool runs(const an_sheet_clocks *clocks, an_color color, course way)
{
    enum { TIMES_A_LEAP = 16 };
    const an_sheet_clock *first = NULL, *last = NULL;
    size_t count = 0, leaps = 0;
    for (size_t i = 0; i < clocks->count; i++) {
        const an_sheet_clock *clock = &clocks->list[i];
        if (clock->color != color)
            continue;
        const an_sheet_clock *low = way.rises ? clock : last, *high = way.rises ? last : clock;
        leaps += last != NULL && high->seconds > low->seconds + way.slack;
        first = first == NULL ? clock : first;
        last = clock;
        count++;
    }
    bool goes_on = count < 3 || apart(first->seconds, last->seconds) > way.slack;
    return leaps <= count / TIMES_A_LEAP && (goes_on || !way.must_go_on);
}

/* Marks all times as left if some of them may be no clock times: a single time, times that do not
 * change as the clocks of both sides do, or a time of day ("14h40"). */
static void leave_doubtful(an_sheet_clocks *clocks, bool in_minutes)
{
    bool has_short = in_minutes, has_sure = false, has_doubtful = false, run = false;
    bool has_time_of_day = false;
    for (size_t i = 0; i < clocks->count; i++) {
        has_short = has_short || clocks->list[i].unit == AN_TIME_SHORT;
        has_sure = has_sure || clocks->list[i].unit == AN_TIME_SURE;
        has_doubtful = has_doubtful || clocks->list[i].unit != AN_TIME_SURE;
        has_time_of_day = has_time_of_day || clocks->list[i].seconds >= TEN_HOURS;
    }
    for (unsigned rises = 0; rises < 2; rises++) {
        course way = {.rises = rises > 0,
                      .slack = has_short ? MINUTE / 2 : MINUTE,
                      .must_go_on = has_short && !has_sure};
        run = run || (runs(clocks, AN_WHITE, way) && runs(clocks, AN_BLACK, way));
    }
    for (size_t i = 0; i < clocks->count; i++)
        clocks->list[i].is_left = has_time_of_day || (has_doubtful && !(clocks->count > 1 && run));
}

bool an__sheet_clocks_find(an_sheet_clocks *clocks, const an_judgement *judgement)
{
    clocks->count = 0;
    clocks->has_behind_replies = false;
    if (!judgement->game->is_text || judgement->plies == NULL)
        return true;
    walk w = {.judgement = judgement,
              .clocks = clocks,
              .last = SIZE_MAX,
              .before = SIZE_MAX,
              .last_color = an_opposite((an_color)judgement->board.start.turn)};
    find(&w);
    if (clocks->count == 0)
        return !w.failed;
    bool in_minutes = are_minutes(clocks);
    for (size_t i = 0; i < clocks->count; i++)
        clocks->list[i].seconds = seconds_of(&clocks->list[i], in_minutes);
    leave_doubtful(clocks, in_minutes);
    /* where the last move has its time, the first time is that at the start */
    for (size_t i = 0; i < clocks->count && w.are_before && !w.ends_in_time; i++)
        clocks->list[i].is_left = true;
    return !w.failed;
}
