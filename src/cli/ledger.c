/* The file that a game is taken down in; ledger.h says why nothing is lost. */
#include "ledger.h"

#include <string.h>

#include "text.h"

enum { BLOCK = 4096 }; /* bytes that the kernel copies without looking at signals */

/* ---- opening ---- */

bool ledger_open(ledger *book, const cli_settings *settings, const char *path)
{
    *book = (ledger){.settings = settings, .path = path};
    book->file = platform_open_for_change(path, &book->is_new);
    if (book->file == NULL) {
        say_failed(settings, SAY_CANNOT_WRITE, path);
        return false;
    }
    if (!platform_is_regular(book->file))
        say(settings, SAY_NOT_REGULAR, path);
    else if (!platform_lock(book->file))
        say(settings, SAY_LOCKED, path);
    else if (journal_replay(settings, path, book->file)) {
        an_buffer_put(&book->now, "");
        if (book->is_new)
            platform_sync_folder(path);
        return true;
    }
    fclose(book->file);
    book->file = NULL;
    return false;
}

void ledger_close(ledger *book)
{
    if (book->file == NULL)
        return;
    /* while the lock is held */
    if (book->is_new && platform_is_at(book->file, book->path))
        remove(book->path);
    fclose(book->file);
    an_buffer_free(&book->now);
    an_buffer_free(&book->next);
    an_buffer_free(&book->lead);
    an_buffer_free(&book->behind);
}

/* ---- a new game ---- */

/* Whether a file begins as PGN does, with a tag pair, or holds nothing yet. */
static bool begins_as_pgn(const ledger *book)
{
    enum { LOOKED_AT = 1 << 16 };
    size_t room, got = 0;
    an_batch batch = {0};
    an_splitter *splitter = an_splitter_open(LOOKED_AT);
    char *bytes = splitter == NULL ? NULL : an_splitter_room(splitter, &room);
    bool is_pgn = false;
    if (bytes != NULL &&
        platform_read_at(book->file, 0, bytes, room < LOOKED_AT ? room : LOOKED_AT, &got)) {
        bool is_blank = an_text_trimmed(an_text_from(bytes, got)).size == 0;
        an_splitter_filled(splitter, got);
        if (got > 0 && !an_splitter_next(splitter, &batch)) {
            an_splitter_filled(splitter, 0);
            an_splitter_next(splitter, &batch);
        }
        is_pgn = is_blank || !batch.is_text;
    }
    an_splitter_close(splitter);
    return is_pgn;
}

bool ledger_begin(ledger *book)
{
    char end[4];
    size_t got, line_ends = 0;
    uint64_t size;
    if (!platform_size(book->file, &size) ||
        !platform_read_at(book->file, size < sizeof end ? 0 : size - sizeof end, end, sizeof end,
                          &got)) {
        say_failed(book->settings, SAY_CANNOT_READ, book->path);
        return false;
    }
    if (!begins_as_pgn(book)) {
        say(book->settings, SAY_NOT_PGN, book->path);
        return false;
    }
    book->base = size;
    while (got > 0 && (end[got - 1] == '\n' || end[got - 1] == '\r'))
        line_ends += end[--got] == '\n';
    bool is_apart = size == 0 || line_ends >= 2 || got == 0;
    an_buffer_put(&book->lead, is_apart ? "" : line_ends == 1 ? "\n" : "\n\n");
    return !book->lead.failed;
}

/* ---- saving ---- */

static bool in_one_block(const ledger_change *change)
{
    size_t most =
        change->before.size > change->after.size ? change->before.size : change->after.size;
    return most == 0 || change->at / BLOCK == (change->at + most - 1) / BLOCK;
}

/* One write of one block, and a cut that takes away line ends alone. */
static bool write_block(FILE *file, const ledger_change *change)
{
    char block[BLOCK];
    size_t size = change->after.size;
    memcpy(block, change->after.at, size);
    for (; size < change->before.size; size++)
        block[size] = '\n';
    return platform_write_at(file, change->at, block, size) &&
           (size == change->after.size ||
            platform_truncate(file, change->at + change->after.size)) &&
           platform_sync(file);
}

static bool write_long(FILE *file, const ledger_change *change)
{
    return platform_write_at(file, change->at, change->after.at, change->after.size) &&
           platform_truncate(file, change->at + change->after.size) && platform_sync(file);
}

/* Whether the file is still there, and as it was left; false after a message. */
static bool is_untouched(const ledger *book)
{
    uint64_t size;
    if (!platform_is_at(book->file, book->path) || !platform_size(book->file, &size))
        say_failed(book->settings, SAY_NOT_SAVED, book->path);
    else if (size != book->base + book->now.size)
        say(book->settings, SAY_CHANGED_BY_OTHERS, book->path);
    else
        return true;
    return false;
}

static bool make_change(ledger *book, const ledger_change *change)
{
    bool is_short = in_one_block(change);
    if (is_short ? write_block(book->file, change)
                 : journal_write(book->path, change) && write_long(book->file, change)) {
        if (!is_short)
            journal_remove(book->path);
        return true;
    }
    say_failed(book->settings, SAY_NOT_SAVED, book->path);
    const ledger_change back = {change->at, change->after, change->before};
    if (write_long(book->file, &back))
        journal_remove(book->path);
    return false;
}

bool ledger_save(ledger *book, an_text game)
{
    an_buffer *now = &book->now, *next = &book->next;
    an_buffer_clear(next);
    an_buffer_add(next, book->lead.at, book->lead.size);
    an_buffer_put_text(next, game);
    an_buffer_add(next, book->behind.at, book->behind.size);
    if (next->failed) {
        say(book->settings, SAY_OUT_OF_MEMORY);
        return false;
    }
    if (!is_untouched(book))
        return false;
    size_t same = 0;
    while (same < now->size && same < next->size && now->at[same] == next->at[same])
        same++;
    const ledger_change change = {.at = book->base + same,
                                  .before = {now->at + same, now->size - same},
                                  .after = {next->at + same, next->size - same}};
    if (!make_change(book, &change))
        return false;
    an_buffer former = *now;
    *now = *next;
    *next = former;
    book->is_new = false;
    return true;
}
