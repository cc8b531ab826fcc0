/* A change of the file, made so that the file is whole after each write; gamefile.h draws how. */
#ifndef AN_CLI_CHANGE_H
#define AN_CLI_CHANGE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "algnot/base.h"

enum { DISK_BLOCK = 4096 }; /* bytes that the kernel copies without looking at signals */

/* A stretch of the file that is replaced by another. If their sizes differ, it ends the file. */
typedef struct gamefile_change {
    uint64_t at;
    an_text before, after;
    bool holds_others; /* it moves later games, whose lines must stay as they are */
} gamefile_change;

/* Makes a change. If this returns false, call gamefile_change_take_back. `path` is that of the
 * file, beside which a journal may be written. */
bool gamefile_change_make(const char *path, FILE *file, const gamefile_change *change);
void gamefile_change_take_back(const char *path, FILE *file, const gamefile_change *change);

#endif
