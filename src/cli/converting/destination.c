/* Where the games of a file go that are written again. */
#include "destination.h"

#include <stdlib.h>
#include <string.h>

#include "diff.h"
#include "files.h"
#include "say.h"
#include "text.h"

static bool is_named_before(const cli_settings *settings, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (strcmp(settings->files[i], settings->files[index]) == 0)
            return true;
    return false;
}

/* Returns whether a file can be written in place, or that will be told when it is read. */
static bool may_be_written(const char *path)
{
    platform_stamp stamp = platform_stamp_at(path);
    if (strcmp(path, "-") == 0 || !stamp.is_there || stamp.is_regular)
        return true;
    return say(SAY_NOT_IN_PLACE, path);
}

int destination_work(const cli_settings *settings,
                     int (*work)(const cli_settings *settings, const an_text *given))
{
    static char standard_input[] = "-";
    size_t count = settings->file_count;
    cli_settings once = *settings;
    an_buffer bytes = {0};
    once.files = calloc(count + 1, sizeof *once.files);
    if (once.files == NULL) {
        say(SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    once.file_count = 0;
    int status = STATUS_WELL;
    for (size_t i = 0; i < count; i++) {
        if (!may_be_written(settings->files[i]))
            status = STATUS_TROUBLE;
        else if (!is_named_before(settings, i))
            once.files[once.file_count++] = settings->files[i];
    }
    if (count == 0)
        once.files[once.file_count++] = standard_input;
    if (!settings_read_standard_input(&once, &bytes)) {
        status = STATUS_TROUBLE;
    } else if (once.file_count > 0) {
        const an_text given = an_buffer_text(&bytes);
        int worked = work(&once, given.at != NULL ? &given : NULL);
        status = worked > status ? worked : status;
    }
    free(once.files);
    an__buffer_free(&bytes);
    return status;
}

static bool is_standard_input(const destination *d)
{
    return strcmp(d->run->path, "-") == 0;
}

/* Returns whether the new content is needed as a whole. */
static bool collects(const destination *d)
{
    return d->way == AS_DIFF || is_standard_input(d);
}

static void begin_file(destination *d)
{
    d->is_begun = true;
    if (!collects(d))
        rewrite_begin(&d->rewrite, d->run->path);
}

void destination_put(destination *d, an_text text)
{
    if (!d->is_begun)
        begin_file(d);
    if (collects(d))
        an_buffer_put_text(&d->text, text);
    else
        rewrite_put(&d->rewrite, text);
}

bool destination_has_failed(const destination *d)
{
    return d->text.failed || (d->is_begun && d->rewrite.failed);
}

/* ---- a diff ---- */

/* Reads the file again, as it was when it was read. Returns false after a message. */
static bool read_again(const destination *d, const platform_stamp *read, an_buffer *old)
{
    enum { BLOCK = 1 << 16 };
    FILE *file = platform_open(d->run->path, "rb");
    platform_stamp stamp = {0};
    size_t got = 1;
    an__buffer_put(old, "");
    while (file != NULL && got > 0 && an_buffer_reserve(old, BLOCK)) {
        got = fread(old->at + old->size, 1, BLOCK, file);
        old->size += got;
    }
    if (file != NULL) {
        stamp = platform_stamp_of(file);
        fclose(file);
    }
    bool is_same = platform_stamps_equal(&stamp, read) && stamp.size == old->size;
    if (old->failed)
        say(SAY_OUT_OF_MEMORY);
    else if (!is_same)
        say(SAY_CHANGED_MEANWHILE, d->run->name);
    return is_same && !old->failed;
}

static void put_diff(destination *d, an_text old)
{
    an_buffer out = {0};
    bool is_quiet = d->run->settings->value[OPTION_QUIET] != NULL;
    an_text new = an_buffer_text(&d->text);
    bool is_whole = diff_put(&out, d->run->name, old, new);
    d->has_changed = d->has_changed || !an_text_equal(old, new);
    if (!is_whole) {
        say(SAY_OUT_OF_MEMORY);
        d->had_trouble = true;
    } else if (!is_quiet) {
        output_write(d->output, an_buffer_text(&out));
    }
    an__buffer_free(&out);
}

static void show_difference(destination *d, const source_end *end)
{
    an_buffer old = {0};
    if (is_standard_input(d))
        put_diff(d, *d->run->standard_input);
    else if (read_again(d, &end->stamp, &old))
        put_diff(d, an_buffer_text(&old));
    else
        d->had_trouble = true;
    an__buffer_free(&old);
}

/* ---- the end of a file ---- */

static bool end_in_place(destination *d, const source_end *end, bool is_wanted)
{
    rewrite_result result = rewrite_end(&d->rewrite, &end->stamp, is_wanted);
    d->has_changed = d->has_changed || result == REWRITE_DONE;
    d->had_trouble = d->had_trouble || result == REWRITE_FAILED;
    return result == REWRITE_DONE;
}

static bool end_whole(destination *d, const source_end *end, bool is_wanted)
{
    bool is_written = d->way == IN_PLACE && !d->text.failed;
    if (d->text.failed) {
        say(SAY_OUT_OF_MEMORY);
        d->had_trouble = true;
    } else if (is_written) {
        output_write(d->output, an_buffer_text(&d->text));
    } else if (is_wanted) {
        show_difference(d, end);
    }
    an__buffer_free(&d->whole_text);
    d->whole_text = d->text;
    d->text = (an_buffer){0};
    return is_written;
}

bool destination_end_file(destination *d, const source_end *end, bool is_wanted)
{
    if (!d->is_begun && end->trouble == TROUBLE_NONE)
        begin_file(d);
    if (!d->is_begun)
        return false;
    d->is_begun = false;
    is_wanted = is_wanted && end->trouble == TROUBLE_NONE;
    return collects(d) ? end_whole(d, end, is_wanted) : end_in_place(d, end, is_wanted);
}

void destination_free(destination *d)
{
    an__buffer_free(&d->text);
    an__buffer_free(&d->whole_text);
}
