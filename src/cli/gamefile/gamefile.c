/* The file that a game is taken down in; gamefile.h tells why nothing is lost. */
#include "gamefile.h"

#include <string.h>

#include "algnot.h"

#include "change.h"
#include "document.h"
#include "extremes.h"
#include "files.h"
#include "in_place.h"
#include "journal.h"
#include "layout.h"
#include "say.h"
#include "text.h"

/* ---- opening ---- */

/* Returns whether the file is no document; else says what it is. */
static bool is_no_document(const gamefile *file)
{
    char bytes[DOCUMENT_BEGINNING_MAX];
    size_t got;
    const document_kind *kind;
    if (!platform_read_at(file->stream, 0, bytes, sizeof bytes, &got))
        return say_failed(SAY_CANNOT_READ, file->path);
    if (document_find(an_text_from(bytes, got), true, &kind) != DOCUMENT_FOUND)
        return true;
    return say_document(file->path, kind);
}

bool gamefile_open(gamefile *file, const char *path)
{
    *file = (gamefile){.path = path, .form.line_end = "\n"};
    file->stream = platform_open_for_change(path, &file->is_new);
    if (file->stream == NULL)
        return say_failed(SAY_CANNOT_WRITE, path);
    if (!platform_is_regular(file->stream))
        say(SAY_NOT_REGULAR, path);
    else if (!platform_lock(file->stream))
        say(SAY_LOCKED, path);
    else if (is_no_document(file) && journal_replay(path, file->stream)) {
        an__buffer_put(&file->now, "");
        if (file->is_new)
            platform_sync_folder(path);
        return true;
    }
    fclose(file->stream);
    file->stream = NULL;
    return false;
}

/* ---- a new game ---- */

/* Returns whether a file begins with a tag pair, as PGN does, or is empty. Finds its line ends,
 * too. */
static bool begins_as_pgn(gamefile *file)
{
    enum { LOOKED_AT = 1 << 16 };
    size_t room, got = 0;
    an_batch batch = {0};
    an_splitter *splitter = an_splitter_open(LOOKED_AT);
    char *bytes = splitter == NULL ? NULL : an_splitter_room(splitter, &room);
    bool is_pgn = false;
    if (bytes != NULL &&
        platform_read_at(file->stream, 0, bytes, an_smaller(room, LOOKED_AT), &got)) {
        bool is_blank = an_text_trimmed(an_text_from(bytes, got)).size == 0;
        an_splitter_filled(splitter, got);
        if (got > 0 && !an_splitter_next(splitter, &batch)) {
            an_splitter_filled(splitter, 0);
            an_splitter_next(splitter, &batch);
        }
        is_pgn = is_blank || !batch.is_text;
        file->form.line_end = gamefile_line_end_of(an_text_from(bytes, got));
    }
    an_splitter_close(splitter);
    return is_pgn;
}

static void put_line_ends(const gamefile *file, an_buffer *out, size_t count)
{
    while (count-- > 0)
        an__buffer_put(out, file->form.line_end);
}

bool gamefile_begin(gamefile *file)
{
    char end[4];
    size_t got, line_ends = 0;
    if (!platform_size(file->stream, &file->size) ||
        !platform_read_at(file->stream, file->size < sizeof end ? 0 : file->size - sizeof end, end,
                          sizeof end, &got))
        return say_failed(SAY_CANNOT_READ, file->path);
    if (!begins_as_pgn(file))
        return say(SAY_NOT_PGN, file->path);
    file->base = file->size;
    while (got > 0 && an_is_line_end(end[got - 1]))
        line_ends += end[--got] == file->form.line_end[strlen(file->form.line_end) - 1];
    bool is_apart = file->size == 0 || line_ends >= 2 || got == 0;
    put_line_ends(file, &file->gap, is_apart ? 0 : 2 - line_ends);
    return !file->gap.failed || say(SAY_OUT_OF_MEMORY);
}

/* ---- saving ---- */

static bool has_own_size(const gamefile *file)
{
    uint64_t size;
    return platform_size(file->stream, &size) && size == file->size;
}

/* Returns whether the file is still at its path and as the last save left it; else says so. */
static bool is_untouched(const gamefile *file)
{
    if (!platform_is_at(file->stream, file->path))
        return say_failed(SAY_NOT_SAVED, file->path);
    return has_own_size(file) || say(SAY_CHANGED_BY_OTHERS, file->path);
}

/* Replaces file->now by file->next, on the disk and here. Returns false after a message. */
static bool make_change(gamefile *file, bool holds_others)
{
    an_buffer *now = &file->now, *next = &file->next;
    size_t same = 0;
    while (same < now->size && same < next->size && now->at[same] == next->at[same])
        same++;
    gamefile_change change = {.at = file->base + same,
                              .before = {now->at + same, now->size - same},
                              .after = {next->at + same, next->size - same},
                              .holds_others = holds_others};
    while (now->size == next->size && change.after.size > 0 &&
           change.before.at[change.before.size - 1] == change.after.at[change.after.size - 1])
        change.before.size = --change.after.size;
    if (!gamefile_change_make(file->path, file->stream, &change)) {
        if (!file->is_closing)
            say_failed(SAY_NOT_SAVED, file->path);
        gamefile_change_take_back(file->path, file->stream, &change);
        return false;
    }
    an_buffer former = *now;
    *now = *next;
    *next = former;
    return platform_size(file->stream, &file->size);
}

/* Does the same where the later games have to be moved. */
static bool make_change_and_move(gamefile *file)
{
    an_buffer *now = &file->now, *next = &file->next;
    size_t size = file->later.size;
    if (!an__buffer_grow(now, size) || !an__buffer_grow(next, size))
        return say(SAY_OUT_OF_MEMORY);
    an_buffer_add(now, file->later.at, size);
    an_buffer_add(next, file->later.at, size);
    bool is_made = make_change(file, true);
    now->size -= size;
    return is_made;
}

/* Fills file->next with the game, but without the room before the later games. Returns false
 * after a message. */
static bool put_next(gamefile *file, an_text game)
{
    an_buffer *next = &file->next, encoded = {0};
    bool is_encoded = gamefile_encode(file, game, &encoded);
    an__buffer_clear(next);
    an_buffer_add(next, file->gap.at, file->gap.size);
    gamefile_lay_out(file, next, an_buffer_text(&encoded));
    bool is_whole = !encoded.failed && !next->failed;
    an__buffer_free(&encoded);
    return is_encoded && (is_whole || say(SAY_OUT_OF_MEMORY));
}

static bool put_room(gamefile *file, size_t size)
{
    while (size-- > 0)
        an_buffer_put_char(&file->next, '\n');
    return !file->next.failed || say(SAY_OUT_OF_MEMORY);
}

bool gamefile_save(gamefile *file, an_text game)
{
    enum { ROOM = DISK_BLOCK };
    if (!put_next(file, game))
        return false;
    bool is_last = file->later.size == 0, fits = file->next.size <= file->now.size;
    if (!is_last && !put_room(file, fits ? file->now.size - file->next.size : ROOM))
        return false;
    if (!is_untouched(file) ||
        !(is_last || fits ? make_change(file, false) : make_change_and_move(file)))
        return false;
    file->has_room = !is_last;
    file->is_new = false;
    return true;
}

/* Removes the room before the later games. All is saved: if this fails, some empty lines stay. */
static void close_room(gamefile *file)
{
    an_buffer *next = &file->next;
    an__buffer_clear(next);
    an_buffer_add(next, file->now.at, file->now.size);
    while (next->size > 0 && an_is_line_end(next->at[next->size - 1]))
        next->size--;
    put_line_ends(file, next, 2);
    file->is_closing = true;
    if (!next->failed && platform_is_at(file->stream, file->path) && has_own_size(file))
        make_change_and_move(file);
}

void gamefile_close(gamefile *file)
{
    if (file->stream == NULL)
        return;
    if (file->has_room)
        close_room(file);
    /* removed before the lock is given up */
    if (file->is_new && platform_is_at(file->stream, file->path))
        platform_remove(file->path);
    fclose(file->stream);
    an__buffer_free(&file->now);
    an__buffer_free(&file->next);
    an__buffer_free(&file->gap);
    an__buffer_free(&file->later);
}
