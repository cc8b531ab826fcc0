/* A change of the file, made so that the file is whole after each write; gamefile.h draws how. */
#include "change.h"

#include <string.h>

#include "in_place.h"
#include "journal.h"
#include "text.h"

/* ---- writing ---- */

static bool write_synced(FILE *file, uint64_t at, const char *bytes, size_t size)
{
    return platform_write_at(file, at, bytes, size) && platform_sync(file);
}

/* One write within a block, and a cut that removes nothing but line ends. */
static bool write_block(FILE *file, const gamefile_change *change)
{
    char block[DISK_BLOCK];
    size_t size = change->after.size;
    memcpy(block, change->after.at, size);
    for (; size < change->before.size; size++)
        block[size] = '\n';
    return platform_write_at(file, change->at, block, size) &&
           (size == change->after.size ||
            platform_truncate(file, change->at + change->after.size)) &&
           platform_sync(file);
}

static bool write_long(FILE *file, const gamefile_change *change)
{
    return platform_write_at(file, change->at, change->after.at, change->after.size) &&
           (change->after.size >= change->before.size ||
            platform_truncate(file, change->at + change->after.size)) &&
           platform_sync(file);
}

static bool write_journaled(const char *path, FILE *file, const gamefile_change *change)
{
    if (!journal_write(path, change) || !write_long(file, change))
        return false;
    journal_remove(path);
    return true;
}

/* ---- over a border of blocks ---- */

static uint64_t border_of(const gamefile_change *change)
{
    return (change->at / DISK_BLOCK + 1) * DISK_BLOCK;
}

/* Writes a text up to the border, or, if it ends before, the text without its line ends and then
 * line ends up to the border. With `with_mark` the last byte is a %. */
static bool write_before(FILE *file, const gamefile_change *change, an_text text, bool with_mark)
{
    char block[DISK_BLOCK];
    size_t room = (size_t)(border_of(change) - change->at);
    memset(block, '\n', room);
    memcpy(block, text.at, text.size < room ? text.size : room);
    if (with_mark)
        block[room - 1] = '%';
    return write_synced(file, change->at, block, room);
}

/* Writes the part of a text that follows the border, with blanks for its line ends, so that one
 * % before it hides all of it. */
static bool write_line_behind(FILE *file, const gamefile_change *change, an_text text)
{
    char line[DISK_BLOCK];
    an_text behind = an_text_after(text, (size_t)(border_of(change) - change->at));
    size_t end = an_text_stripped_end(behind, "\r\n").size;
    for (size_t i = 0; i < behind.size; i++)
        line[i] = i < end && an_is_line_end(behind.at[i]) ? ' ' : behind.at[i];
    return write_synced(file, border_of(change), line, behind.size);
}

static bool write_behind(FILE *file, const gamefile_change *change, an_text text)
{
    an_text behind = an_text_after(text, (size_t)(border_of(change) - change->at));
    return write_synced(file, border_of(change), behind.at, behind.size);
}

/* Goes from a text that ends before the border to one that goes on behind it. */
static bool step_over(FILE *file, const gamefile_change *change)
{
    size_t room = (size_t)(border_of(change) - change->at);
    return write_before(file, change, change->before, true) &&
           write_line_behind(file, change, change->after) &&
           write_synced(file, change->at, change->after.at, room) &&
           write_behind(file, change, change->after);
}

/* Goes from whatever line follows the border to the text `change->after`. */
static bool clear_behind(FILE *file, const gamefile_change *change)
{
    uint64_t border = border_of(change), end = change->at + change->after.size;
    bool is_cut = change->after.size != change->before.size;
    an_text behind = {0};
    if (end > border)
        behind = an_text_after(change->after, (size_t)(border - change->at));
    return write_before(file, change, change->after, true) &&
           (!is_cut || platform_truncate(file, border)) &&
           (end <= border || platform_write_at(file, border, behind.at, behind.size)) &&
           platform_sync(file) && write_before(file, change, change->after, false) &&
           (!is_cut || end >= border || (platform_truncate(file, end) && platform_sync(file)));
}

static bool step_back(FILE *file, const gamefile_change *change)
{
    return write_line_behind(file, change, change->before) && clear_behind(file, change);
}

/* Returns whether the part of a text before the border is what the file has there. */
static bool stands_before(FILE *file, const gamefile_change *change, an_text text)
{
    char block[DISK_BLOCK];
    size_t room = (size_t)(border_of(change) - change->at), got;
    return platform_read_at(file, change->at, block, room, &got) && got == room &&
           memcmp(block, text.at, room) == 0;
}

/* ---- the kinds of change ---- */

typedef enum way { IN_BLOCK, OVER, BACK, JOURNALED } way;

/* Returns whether a text has room for a line end and a % between its end and the border. */
static bool fits_before(uint64_t border, const gamefile_change *change, an_text text)
{
    return change->at + an_text_stripped_end(text, "\r\n").size + 2 <= border;
}

static way way_of(const gamefile_change *change)
{
    uint64_t border = border_of(change), before_end = change->at + change->before.size,
             after_end = change->at + change->after.size,
             end = before_end > after_end ? before_end : after_end;
    if (end <= border)
        return IN_BLOCK;
    if (end >= border + DISK_BLOCK || change->holds_others)
        return JOURNALED;
    if (after_end > border && fits_before(border, change, change->before))
        return OVER;
    if (before_end > border && fits_before(border, change, change->after))
        return BACK;
    return JOURNALED;
}

bool gamefile_change_make(const char *path, FILE *file, const gamefile_change *change)
{
    switch (way_of(change)) {
    case IN_BLOCK:
        return write_block(file, change);
    case OVER:
        return step_over(file, change);
    case BACK:
        return step_back(file, change);
    case JOURNALED:
        return write_journaled(path, file, change);
    }
    return false;
}

/* Undoes a change of some kind from wherever it failed. What stands before the border tells how
 * far it got: the line behind the border is in one piece only while the old text, or the % line,
 * stands before it. */
static bool go_back(way which, FILE *file, const gamefile_change *back)
{
    switch (which) {
    case IN_BLOCK:
        return write_block(file, back);
    case OVER:
        return stands_before(file, back, back->before) ? step_back(file, back)
                                                       : clear_behind(file, back);
    case BACK:
        return stands_before(file, back, back->after) ? write_behind(file, back, back->after)
                                                      : step_over(file, back);
    case JOURNALED:
        return false;
    }
    return false;
}

void gamefile_change_take_back(const char *path, FILE *file, const gamefile_change *change)
{
    const gamefile_change back = {change->at, change->after, change->before, change->holds_others};
    way which = way_of(change);
    if (!go_back(which, file, &back) && write_long(file, &back) && which == JOURNALED)
        journal_remove(path);
}
