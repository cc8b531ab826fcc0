/* How far a search got, on a terminal. */
#include "solve_progress.h"

#include <stdio.h>
#include <time.h>

#include "platform.h"
#include "say.h"

/* Not every C library has the clock of C11. */
double solve_clock(void)
{
#ifdef TIME_UTC
    struct timespec now;
    if (timespec_get(&now, TIME_UTC) == TIME_UTC)
        return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
#endif
    return (double)time(NULL);
}

/* Writes a number of positions, shortened: 12.3M. */
static void write_count(char *out, size_t room, uint64_t count)
{
    if (count >= UINT64_C(10000000))
        snprintf(out, room, "%" PRIu64 "M", count / 1000000);
    else
        snprintf(out, room, "%" PRIu64 "k", count / 1000);
}

void solve_progress_show(solve_progress *progress, double seconds, uint64_t positions,
                         unsigned half_moves, size_t searched)
{
    const double first = 1, between = 0.2;
    char stipulation[AN_STIPULATION_MAX], count[NUMBER_TEXT_MAX], depth[NUMBER_TEXT_MAX];
    char done[NUMBER_TEXT_MAX], all[NUMBER_TEXT_MAX], line[200], time[NUMBER_TEXT_MAX];
    if (seconds < first || seconds < progress->shown_at + between)
        return;
    progress->shown_at = seconds;
    an_stipulation_write(stipulation, progress->stipulation);
    write_count(count, sizeof count, positions);
    snprintf(time, sizeof time, "%u:%02u", (unsigned)seconds / 60, (unsigned)seconds % 60);
    snprintf(line, sizeof line, message_text(message_language(), SAY_SOLVING), stipulation,
             number_text(depth, half_moves), number_text(done, searched),
             number_text(all, progress->shares), count, time);
    const unsigned columns = platform_columns(stderr);
    /* a line that is wrapped could not be written over */
    fprintf(stderr, "\r%.*s\033[K", columns > 0 ? (int)columns - 1 : (int)sizeof line, line);
}

void solve_progress_erase(const solve_progress *progress)
{
    if (progress->shown_at > 0)
        fputs("\r\033[K", stderr);
}
