/* A file whose content is replaced by another: it stays as it is while the new content is the same,
 * and afterwards it is the new one as a whole, or the old one. */
#ifndef AN_CLI_REWRITE_H
#define AN_CLI_REWRITE_H

#include "output.h"
#include "stamp.h"

typedef struct cli_rewrite {
    const char *path;
    FILE *old;         /* the content so far, to compare with */
    uint64_t same;     /* how many of its first bytes the new content has, too */
    cli_output output; /* the new content; opened at the first byte that differs */
    bool differs;
    bool failed; /* that was said */
} cli_rewrite;

/* Begins to replace the content of a regular file. If that cannot be, a message says so, and
 * rewrite_end returns REWRITE_FAILED. */
void rewrite_begin(cli_rewrite *rewrite, const char *path);

/* Takes the next bytes of the new content. */
void rewrite_put(cli_rewrite *rewrite, an_text text);

typedef enum rewrite_result { REWRITE_SAME, REWRITE_DONE, REWRITE_FAILED } rewrite_result;

/* Replaces the content, or not if the new one is not `wanted`. It fails, after a message, if the
 * file is no longer in the state that `read` tells of, or if a byte could not be written. */
rewrite_result rewrite_end(cli_rewrite *rewrite, const platform_stamp *read, bool wanted);

#endif
