/* The journal beside a file: a change of several blocks, so that all of it is made or nothing. */
#include "journal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "extremes.h"
#include "failure.h"
#include "files.h"
#include "in_place.h"
#include "say.h"
#include "target.h"

/* The first line: where the change begins, the sizes of what stood there and of what is to stand
 * there, a checksum. These two texts follow. */
static const char head_form[] = "algnot-journal %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n";
enum { HEAD_MAX = 128 };

static char *name_of(const char *path)
{
    return platform_join(path, ".algnot-journal");
}

/* The checksum FNV-1a, carried on over some bytes. */
static uint64_t checksum_of(uint64_t sum, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t checksum(const gamefile_change *change)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325) ^ change->at;
    sum = checksum_of(sum, change->before.at, change->before.size);
    return checksum_of(sum, change->after.at, change->after.size);
}

bool journal_write(const char *path, const gamefile_change *change)
{
    char head[HEAD_MAX];
    char *name = name_of(path);
    FILE *file = name == NULL ? NULL : platform_open(name, "wb");
    bool is_written = file != NULL;
    int size = snprintf(head, sizeof head, head_form, change->at, (uint64_t)change->before.size,
                        (uint64_t)change->after.size, checksum(change));
    is_written = is_written && fwrite(head, 1, (size_t)size, file) == (size_t)size &&
                 fwrite(change->before.at, 1, change->before.size, file) == change->before.size &&
                 fwrite(change->after.at, 1, change->after.size, file) == change->after.size &&
                 fflush(file) == 0 && platform_sync(file);
    if (file != NULL && fclose(file) != 0)
        is_written = false;
    platform_sync_folder(path);
    free(name);
    return is_written;
}

void journal_remove(const char *path)
{
    char *name = name_of(path);
    if (name != NULL)
        platform_remove(name);
    free(name);
}

/* ---- at the next start ---- */

/* Reads a journal. Returns false if it is not whole: then the file was not touched yet. */
static bool read_journal(FILE *file, gamefile_change *change, an_buffer *bytes)
{
    char head[HEAD_MAX], block[4096];
    uint64_t before, after, sum;
    size_t got;
    if (fgets(head, sizeof head, file) == NULL ||
        sscanf(head, "algnot-journal %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64, &change->at,
               &before, &after, &sum) != 4)
        return false;
    while ((got = fread(block, 1, sizeof block, file)) > 0)
        an_buffer_add(bytes, block, got);
    if (bytes->failed || before > bytes->size || bytes->size - before != after)
        return false;
    change->before = (an_text){bytes->at, (size_t)before};
    change->after = (an_text){bytes->at + before, (size_t)after};
    return checksum(change) == sum;
}

/* Returns whether the change ends the file. If both texts have one size, the rest of the file
 * may follow. */
static bool is_end(const gamefile_change *change)
{
    return change->before.size != change->after.size;
}

/* Returns whether the file is what interrupted writes of the change leave: each byte is the old
 * or the new one. */
static bool is_between(FILE *file, const gamefile_change *change)
{
    an_text a = change->before, b = change->after;
    size_t most = an_larger(a.size, b.size), got;
    uint64_t size;
    char *bytes = malloc(most + 1);
    bool is_sound = bytes != NULL && platform_size(file, &size) && size >= change->at &&
                    (!is_end(change) || size <= change->at + most) &&
                    platform_read_at(file, change->at, bytes, most, &got);
    for (size_t i = 0; is_sound && i < got; i++)
        is_sound = (i < a.size && bytes[i] == a.at[i]) || (i < b.size && bytes[i] == b.at[i]);
    free(bytes);
    return is_sound;
}

bool journal_replay(const char *path, FILE *file)
{
    char *name = name_of(path);
    FILE *journal = name == NULL ? NULL : platform_open(name, "rb");
    an_buffer bytes = {0};
    gamefile_change change;
    bool is_done = journal != NULL || platform_last_failure() == FAILURE_NOT_FOUND;
    bool is_whole = journal != NULL && read_journal(journal, &change, &bytes);
    if (!is_done || bytes.failed || (journal != NULL && ferror(journal))) {
        say_failed(SAY_CANNOT_READ, name == NULL ? path : name);
        is_done = false;
    } else if (is_whole) {
        is_done = is_between(file, &change);
        if (!is_done)
            say(SAY_FOREIGN_JOURNAL, name, path);
        else if (!platform_write_at(file, change.at, change.after.at, change.after.size) ||
                 (is_end(&change) && !platform_truncate(file, change.at + change.after.size)) ||
                 !platform_sync(file)) {
            say_failed(SAY_CANNOT_WRITE, path);
            is_done = false;
        }
    }
    if (journal != NULL)
        fclose(journal);
    if (journal != NULL && is_done)
        journal_remove(path);
    an__buffer_free(&bytes);
    free(name);
    return is_done;
}
