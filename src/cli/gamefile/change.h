/* How a change gets into a file that is whole after each single write; gamefile.h draws the ways.
 */
#ifndef AN_CLI_CHANGE_H
#define AN_CLI_CHANGE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "algnot/base.h"

enum { DISK_BLOCK = 4096 }; /* bytes that the kernel copies without looking at signals */

/* A stretch of the file that is replaced by another. If they are not of one size, it is the end. */
typedef struct gamefile_change {
    uint64_t at;
    an_text before, after;
    bool holds_others; /* games of others: their lines stay as they are */
} gamefile_change;

/* False: it failed, and is to be taken back. */
bool gamefile_change_make(const char *path, FILE *file, const gamefile_change *change);
void gamefile_change_take_back(const char *path, FILE *file, const gamefile_change *change);

#endif
