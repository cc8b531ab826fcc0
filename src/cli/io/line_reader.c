/* Reads standard input line by line. */
#include "line_reader.h"

#include <string.h>

#include "platform.h"
#include "say.h"

/* Returns false at the end of the input, or after a message. */
static bool read_block(line_reader *lines)
{
    if (!platform_is_ready(stdin))
        fflush(stdout);
    lines->at = 0;
    if (!platform_read(stdin, lines->block, sizeof lines->block, &lines->size)) {
        lines->failed = true;
        say_failed(SAY_CANNOT_READ, "<stdin>");
    }
    return lines->size > 0;
}

/* Adds what is left of the block, up to a line end. Returns true if there is one. */
static bool take_part(line_reader *lines)
{
    const char *part = lines->block + lines->at;
    size_t left = lines->size - lines->at;
    const char *end = memchr(part, '\n', left);
    size_t size = end != NULL ? (size_t)(end - part) : left;
    an_buffer_add(&lines->line, part, size);
    lines->at += size + (end != NULL);
    return end != NULL;
}

bool line_reader_next(line_reader *lines)
{
    bool has_part = false, is_whole = false;
    an__buffer_clear(&lines->line);
    while (!is_whole && (lines->at < lines->size || read_block(lines))) {
        has_part = true;
        is_whole = take_part(lines);
    }
    if (lines->line.failed) {
        lines->failed = true;
        say(SAY_OUT_OF_MEMORY);
    }
    return has_part && !lines->failed;
}

void line_reader_free(line_reader *lines)
{
    an__buffer_free(&lines->line);
}
