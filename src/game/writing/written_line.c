/* The lines of play that are being written. */
#include "scribe.h"

#include "packed_move.h"

static void push_line(an_scribe *scribe, an_scribe_line line)
{
    if (an_array_reserve((void **)&scribe->lines, &scribe->line_capacity, scribe->line_count,
                         sizeof line))
        scribe->lines[scribe->line_count++] = line;
    else
        scribe->failed = true;
}

void an_scribe_begin_lines(an_scribe *scribe)
{
    scribe->line_count = 0;
    push_line(scribe, (an_scribe_line){0});
}

void an_scribe_open_line(an_scribe *scribe)
{
    const an_scribe_line *line = an_scribe_current(scribe);
    uint32_t ply = line->ply > line->begin ? line->ply - 1 : line->ply;
    push_line(scribe, (an_scribe_line){.ply = ply, .begin = ply, .stopped = line->stopped});
}

an_san an_scribe_say(const an_scribe *scribe, an_entry entry)
{
    return an_entry_say(entry, an_scribe_turn(scribe, an_scribe_current(scribe)),
                        scribe->judgement->variant);
}
