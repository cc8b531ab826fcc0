/* The file that a game is taken down in; ledger.h says why nothing is lost. */
#include "gamefile.h"

#include <string.h>

#include "change.h"
#include "in_place.h"
#include "journal.h"
#include "layout.h"
#include "say.h"
#include "text.h"

/* ---- opening ---- */

bool ledger_open(ledger *book, const cli_settings *settings, const char *path)
{
    *book = (ledger){.settings = settings, .path = path, .line_end = "\n"};
    book->file = platform_open_for_change(path, &book->is_new);
    if (book->file == NULL) {
        say_failed(settings->tongue, SAY_CANNOT_WRITE, path);
        return false;
    }
    if (!platform_is_regular(book->file))
        say(settings->tongue, SAY_NOT_REGULAR, path);
    else if (!platform_lock(book->file))
        say(settings->tongue, SAY_LOCKED, path);
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

/* ---- a new game ---- */

/* Whether a file begins as PGN does, with a tag pair, or holds nothing yet; and its line ends. */
static bool begins_as_pgn(ledger *book)
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
        book->line_end = ledger_line_end_of(an_text_from(bytes, got));
    }
    an_splitter_close(splitter);
    return is_pgn;
}

static void put_line_ends(const ledger *book, an_buffer *out, size_t count)
{
    while (count-- > 0)
        an_buffer_put(out, book->line_end);
}

bool ledger_begin(ledger *book)
{
    char end[4];
    size_t got, line_ends = 0;
    if (!platform_size(book->file, &book->size) ||
        !platform_read_at(book->file, book->size < sizeof end ? 0 : book->size - sizeof end, end,
                          sizeof end, &got)) {
        say_failed(book->settings->tongue, SAY_CANNOT_READ, book->path);
        return false;
    }
    if (!begins_as_pgn(book)) {
        say(book->settings->tongue, SAY_NOT_PGN, book->path);
        return false;
    }
    book->base = book->size;
    while (got > 0 && an_is_line_end(end[got - 1]))
        line_ends += end[--got] == book->line_end[strlen(book->line_end) - 1];
    bool is_apart = book->size == 0 || line_ends >= 2 || got == 0;
    put_line_ends(book, &book->lead, is_apart ? 0 : 2 - line_ends);
    if (book->lead.failed)
        say(book->settings->tongue, SAY_OUT_OF_MEMORY);
    return !book->lead.failed;
}

/* ---- saving ---- */

static bool has_own_size(const ledger *book)
{
    uint64_t size;
    return platform_size(book->file, &size) && size == book->size;
}

/* Whether the file is still there, and as it was left; false after a message. */
static bool is_untouched(const ledger *book)
{
    if (!platform_is_at(book->file, book->path))
        say_failed(book->settings->tongue, SAY_NOT_SAVED, book->path);
    else if (!has_own_size(book))
        say(book->settings->tongue, SAY_CHANGED_BY_OTHERS, book->path);
    else
        return true;
    return false;
}

/* What stands from base on becomes what is to stand there. */
static bool make_change(ledger *book, bool holds_others)
{
    an_buffer *now = &book->now, *next = &book->next;
    size_t same = 0;
    while (same < now->size && same < next->size && now->at[same] == next->at[same])
        same++;
    ledger_change change = {.at = book->base + same,
                            .before = {now->at + same, now->size - same},
                            .after = {next->at + same, next->size - same},
                            .holds_others = holds_others};
    while (now->size == next->size && change.after.size > 0 &&
           change.before.at[change.before.size - 1] == change.after.at[change.after.size - 1])
        change.before.size = --change.after.size;
    if (!ledger_change_make(book->path, book->file, &change)) {
        if (!book->is_closing)
            say_failed(book->settings->tongue, SAY_NOT_SAVED, book->path);
        ledger_change_take_back(book->path, book->file, &change);
        return false;
    }
    an_buffer former = *now;
    *now = *next;
    *next = former;
    return platform_size(book->file, &book->size);
}

/* The games behind are moved with it. */
static bool make_change_and_move(ledger *book)
{
    an_buffer *now = &book->now, *next = &book->next;
    size_t size = book->behind.size;
    if (!an_buffer_grow(now, size) || !an_buffer_grow(next, size)) {
        say(book->settings->tongue, SAY_OUT_OF_MEMORY);
        return false;
    }
    an_buffer_add(now, book->behind.at, size);
    an_buffer_add(next, book->behind.at, size);
    bool is_made = make_change(book, true);
    now->size -= size;
    return is_made;
}

/* What is to stand from base on, but for the room before the games behind; false after a message.
 */
static bool put_next(ledger *book, an_text game)
{
    an_buffer *next = &book->next, encoded = {0};
    bool is_encoded = ledger_encode(book, game, &encoded);
    an_buffer_clear(next);
    an_buffer_add(next, book->lead.at, book->lead.size);
    ledger_lay_out(book, next, an_text_from(encoded.at, encoded.size));
    bool is_whole = !encoded.failed && !next->failed;
    an_buffer_free(&encoded);
    if (is_encoded && !is_whole)
        say(book->settings->tongue, SAY_OUT_OF_MEMORY);
    return is_encoded && is_whole;
}

static bool put_room(ledger *book, size_t size)
{
    while (size-- > 0)
        an_buffer_put_char(&book->next, '\n');
    if (book->next.failed)
        say(book->settings->tongue, SAY_OUT_OF_MEMORY);
    return !book->next.failed;
}

bool ledger_save(ledger *book, an_text game)
{
    enum { ROOM = LEDGER_BLOCK };
    if (!put_next(book, game))
        return false;
    bool is_last = book->behind.size == 0, fits = book->next.size <= book->now.size;
    if (!is_last && !put_room(book, fits ? book->now.size - book->next.size : ROOM))
        return false;
    if (!is_untouched(book) ||
        !(is_last || fits ? make_change(book, false) : make_change_and_move(book)))
        return false;
    book->has_room = !is_last;
    book->is_new = false;
    return true;
}

/* All is saved: if this fails, a few empty lines stay. */
static void close_room(ledger *book)
{
    an_buffer *next = &book->next;
    an_buffer_clear(next);
    an_buffer_add(next, book->now.at, book->now.size);
    while (next->size > 0 && an_is_line_end(next->at[next->size - 1]))
        next->size--;
    put_line_ends(book, next, 2);
    book->is_closing = true;
    if (!next->failed && platform_is_at(book->file, book->path) && has_own_size(book))
        make_change_and_move(book);
}

void ledger_close(ledger *book)
{
    if (book->file == NULL)
        return;
    if (book->has_room)
        close_room(book);
    /* while the lock is held */
    if (book->is_new && platform_is_at(book->file, book->path))
        remove(book->path);
    fclose(book->file);
    an_buffer_free(&book->now);
    an_buffer_free(&book->next);
    an_buffer_free(&book->lead);
    an_buffer_free(&book->behind);
}
