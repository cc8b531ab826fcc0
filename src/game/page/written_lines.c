/* The lines of play that are being written, as a stack. */
#include "written_lines.h"

#include "buffer.h"

static bool push(an_written_lines *lines, an_written_line line)
{
    if (!AN_ARRAY_RESERVE(lines->at, lines->capacity, lines->count))
        return false;
    lines->at[lines->count++] = line;
    return true;
}

bool an__written_lines_begin(an_written_lines *lines)
{
    lines->count = 0;
    return push(lines, (an_written_line){0});
}

bool an__written_lines_open(an_written_lines *lines)
{
    const an_written_line *line = an_written_lines_current(lines);
    uint32_t ply = line->ply > line->begin ? line->ply - 1 : line->ply;
    return push(lines, (an_written_line){.ply = ply, .begin = ply, .stopped = line->stopped});
}
