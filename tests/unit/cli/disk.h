/* A disk of one file, a stretch of memory, and the games on it. It takes the place of
 * src/cli/platform/in_place.h and of the journal, which is only counted. */
#ifndef TEST_DISK_H
#define TEST_DISK_H

#include "check.h"

#include <string.h>

#include "gamefile.h"
#include "in_place.h"
#include "journal.h"
#include "resume.h"
#include "say.h"
#include "text.h"
#include "tree.h"

enum { DISK = 1 << 16 };

static struct {
    char bytes[DISK];
    size_t size;
    size_t limit;    /* what is written beyond it fails */
    int fails_in;    /* so many calls from here; below 0: none does */
    bool is_watched; /* each write is looked at */
    bool cannot_cut; /* line ends take the place of what was to go */
    bool has_journal;
    size_t journals, crossings;
} disk;

/* Called after each write while the disk is watched and no journal stands beside the file. */
static void look(void);

static bool call_succeeds(void)
{
    return disk.fails_in < 0 || disk.fails_in-- > 0;
}

static void note_write(uint64_t at, size_t size)
{
    if (size > 0 && !disk.has_journal && at / DISK_BLOCK != (at + size - 1) / DISK_BLOCK)
        disk.crossings++;
    if (disk.is_watched && !disk.has_journal)
        look();
}

bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size)
{
    (void)file;
    size_t end = (size_t)at + size, most = end > disk.limit ? disk.limit : end;
    assert_true(at <= disk.size && end <= DISK);
    if (!call_succeeds())
        return false;
    if (most > at)
        memcpy(disk.bytes + at, bytes, most - (size_t)at);
    disk.size = most > disk.size ? most : disk.size;
    if (most == end)
        note_write(at, size);
    return most == end;
}

bool platform_truncate(FILE *file, uint64_t size)
{
    assert_true(size <= disk.size);
    if (!call_succeeds())
        return false;
    for (size_t at = disk.size; disk.cannot_cut && at > size; at--)
        platform_write_at(file, at - 1, "\n", 1);
    disk.size = disk.cannot_cut ? disk.size : (size_t)size;
    note_write(size, 0);
    return true;
}

bool platform_sync(FILE *file)
{
    (void)file;
    return call_succeeds();
}

bool platform_size(FILE *file, uint64_t *size)
{
    (void)file;
    *size = disk.size;
    return true;
}

bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got)
{
    (void)file;
    *got = at >= disk.size ? 0 : disk.size - (size_t)at < size ? disk.size - (size_t)at : size;
    memcpy(bytes, disk.bytes + at, *got);
    return true;
}

FILE *platform_open_for_change(const char *path, bool *is_new)
{
    (void)path;
    *is_new = false;
    return tmpfile();
}

bool platform_is_regular(FILE *file)
{
    return file != NULL;
}

bool platform_is_at(FILE *file, const char *path)
{
    return file != NULL && path != NULL;
}

bool platform_lock(FILE *file)
{
    return file != NULL;
}

void platform_sync_folder(const char *path)
{
    (void)path;
}

bool journal_write(const char *path, const gamefile_change *change)
{
    (void)path, (void)change;
    disk.journals++;
    disk.has_journal = call_succeeds();
    return disk.has_journal;
}

void journal_remove(const char *path)
{
    (void)path;
    disk.has_journal = false;
}

bool journal_replay(const char *path, FILE *file)
{
    (void)path, (void)file;
    return true;
}

/* ---- the games on it ---- */

enum { MOVES_ROOM = 1 << 12, GAMES = 8 };

/* What is in the file: the moves of each game. */
static struct {
    char moves[GAMES][MOVES_ROOM];
    size_t count;
    size_t warnings;
} seen;

static an_reader *reader;
static an_arbiter *arbiter;

static void fail_with_disk(const char *what)
{
    enum { SHOWN = 800 };
    size_t from = disk.size < SHOWN ? 0 : disk.size - SHOWN;
    fail_msg("%s, %zu bytes, the last:\n%.*s|", what, disk.size, SHOWN, disk.bytes + from);
}

static void note_game(const an_judgement *judgement)
{
    char *at = seen.moves[seen.count++];
    an_position position = judgement->board.start;
    size_t token = 0;
    const an_ply *ply;
    for (; (ply = an_judgement_next(judgement, &token)) != NULL;
         position = an_position_play(&position, ply->move)) {
        an_move_to_uci(at, &position, ply->move);
        at += strlen(at);
        *at++ = ' ';
    }
    *at = '\0';
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].level == AN_LEVEL_ERROR ||
            judgement->findings.list[i].code == AN_MISSING_RESULT)
            fail_with_disk("not whole");
    seen.warnings += judgement->findings.warning_count;
}

static void read_disk(void)
{
    an_splitter *splitter = an_splitter_open(DISK);
    an_batch batch;
    an_game game;
    an_judgement judgement;
    size_t room;
    seen.count = seen.warnings = 0;
    char *bytes = an_splitter_room(splitter, &room);
    assert_true(bytes != NULL && room >= disk.size);
    memcpy(bytes, disk.bytes, disk.size);
    an_splitter_filled(splitter, disk.size);
    if (disk.size > 0)
        an_splitter_filled(splitter, 0);
    while (an_splitter_next(splitter, &batch)) {
        an_reader_take(reader, &batch);
        for (bool is_read = true; is_read;) {
            judgement = (an_judgement){0};
            is_read = an_game_next(reader, arbiter, &game, &judgement) == AN_OK;
            if (is_read && judgement.game != NULL)
                note_game(&judgement);
        }
    }
    an_splitter_close(splitter);
}

#endif
