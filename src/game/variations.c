/* The lines of play that are open. */
#include "variations.h"

#include <stdlib.h>

#include "buffer.h"

void an_variations_free(an_variations *lines)
{
    free(lines->at);
    *lines = (an_variations){0};
}

static bool push(an_variations *lines, const an_variation *line)
{
    an_variation copy = *line;
    if (!an_array_reserve((void **)&lines->at, &lines->capacity, lines->count, sizeof copy))
        return false;
    lines->at[lines->count++] = copy;
    return true;
}

bool an_variations_begin(an_variations *lines, const an_position *start)
{
    an_variation line = {.position = *start, .before = *start, .checkers = an_checkers(start)};
    lines->count = 0;
    return push(lines, &line);
}

bool an_variations_open(an_variations *lines)
{
    const an_variation *line = an_variations_current(lines);
    an_variation variation = {.position = line->before,
                              .before = line->before,
                              .checkers = an_checkers(&line->before),
                              .ply = line->ply > 0 ? line->ply - 1 : 0,
                              .shift = line->shift,
                              .stopped = line->stopped,
                              .is_mended = line->is_mended};
    return push(lines, &variation);
}
