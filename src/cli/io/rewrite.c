/* A file whose content is replaced by another. */
#include "rewrite.h"

#include "files.h"
#include "say.h"
#include "text.h"

enum { BLOCK = 1 << 14 };

static void fail(cli_rewrite *rewrite, message why)
{
    if (!rewrite->failed && (why == SAY_CANNOT_READ || why == SAY_CANNOT_WRITE))
        say_failed(why, rewrite->path);
    else if (!rewrite->failed)
        say(why, rewrite->path);
    rewrite->failed = true;
}

void rewrite_begin(cli_rewrite *rewrite, const char *path)
{
    *rewrite = (cli_rewrite){.path = path, .old = platform_open(path, "rb")};
    if (rewrite->old == NULL)
        fail(rewrite, SAY_CANNOT_READ);
}

/* Begins the new content with the bytes that are the same. */
static void begin_to_differ(cli_rewrite *rewrite)
{
    char block[BLOCK];
    rewrite->differs = true;
    rewind(rewrite->old);
    if (!output_open_at(&rewrite->output, rewrite->path)) {
        rewrite->failed = true;
        return;
    }
    for (uint64_t left = rewrite->same; left > 0 && !rewrite->failed;) {
        size_t size = left < BLOCK ? (size_t)left : BLOCK;
        if (fread(block, 1, size, rewrite->old) != size)
            fail(rewrite, SAY_CHANGED_MEANWHILE);
        output_write(&rewrite->output, an_text_from(block, size));
        left -= size;
    }
}

/* Returns how many bytes of the text follow in the old content, too. */
static size_t compare(cli_rewrite *rewrite, an_text text)
{
    char block[BLOCK];
    size_t size = 0;
    while (size < text.size) {
        size_t wanted = text.size - size < BLOCK ? text.size - size : BLOCK, same = 0;
        size_t got = fread(block, 1, wanted, rewrite->old);
        while (same < got && block[same] == text.at[size + same])
            same++;
        size += same;
        if (same < wanted)
            break;
    }
    return size;
}

void rewrite_put(cli_rewrite *rewrite, an_text text)
{
    if (rewrite->failed)
        return;
    if (!rewrite->differs) {
        size_t size = compare(rewrite, text);
        rewrite->same += size;
        text = an_text_after(text, size);
        if (text.size > 0)
            begin_to_differ(rewrite);
    }
    if (rewrite->differs && !rewrite->failed)
        output_write(&rewrite->output, text);
}

/* Says it if the file was changed, or replaced by another, since it was read. */
static void check_unchanged(cli_rewrite *rewrite, const platform_stamp *read)
{
    platform_stamp here = platform_stamp_at(rewrite->path);
    if (!platform_stamps_equal(&here, read))
        fail(rewrite, SAY_CHANGED_MEANWHILE);
}

rewrite_result rewrite_end(cli_rewrite *rewrite, const platform_stamp *read, bool wanted)
{
    bool is_short = !rewrite->failed && !rewrite->differs && fgetc(rewrite->old) != EOF;
    if (is_short && wanted)
        begin_to_differ(rewrite);
    if (rewrite->differs && wanted && !rewrite->failed)
        check_unchanged(rewrite, read);
    if (rewrite->differs && (!wanted || rewrite->failed))
        output_abandon(&rewrite->output);
    /* a file that is open cannot be replaced everywhere */
    if (rewrite->old != NULL)
        fclose(rewrite->old);
    rewrite->old = NULL;
    if (rewrite->differs && !output_close(&rewrite->output))
        rewrite->failed = true;
    if (rewrite->failed)
        return REWRITE_FAILED;
    return rewrite->differs && wanted ? REWRITE_DONE : REWRITE_SAME;
}
