/* The file that a game is taken down in, so that nothing that was told to be there is ever lost.
 *
 *     [ older games ........ ][ the game at hand .... ][ games behind it, mostly none ]
 *     0                       base                    base + what stands
 *
 * The bytes before base are never written. What changes from one save to the next begins at the
 * first byte that differs, mostly the "*" at the end: so much is written, and no more, however
 * large the file is. A process that is killed has made a write of one block of the disk or not, for
 * the kernel looks at signals between blocks alone; a disk without power has written the block or
 * not. Of the three ways to a change the first two are made of such writes, each of them synced:
 *
 *  - What changes lies in one block, as most moves do. If the game gets shorter, the rest is
 *    filled with line ends and then cut off; with them it is the same game.
 *  - What changes goes over the border of two blocks. A line that begins with % is no part of a
 *    game (PGN standard, 6), and may begin as the last byte of a block:
 *
 *        4. Ba4 *               |               the game before
 *        4. Ba4 *            \n%|               the same: line ends up to the border, and a %
 *        4. Ba4 *            \n%|y} 5. O-O *    the same: what is to be there is in its line
 *        4. Ba4 Nf6 {as in Morph|y} 5. O-O *    the game after
 *
 *    Then the line behind the border is broken where it is to be. A game that gets shorter goes
 *    the other way. Its blanks are laid out so that the "*" always has room for a % behind it. Who
 * is stopped on the way may leave a line with % behind the game; it is taken away when the game is
 * gone on with.
 *  - What changes goes over several borders, or so does what it replaces (a tag of a long game, a
 *    result). First FILE.algnot-journal is written beside it and synced: where, what stood there,
 *    what is to stand there, and a checksum. Then the file is written, synced, and the journal
 *    removed. Who is stopped between these calls leaves either a journal that is cut, and the file
 *    as it was, or a whole one, from which the next gamefile_open finishes the work. It does so
 * only if each byte is the old or the new one: a file that somebody else has changed since is not
 *    touched.
 *
 * Games behind the one at hand are moved once for many moves: a block of line ends before them is
 * the room that it grows into, and is taken away when the file is closed. Who is stopped before
 * leaves these line ends; they go when the game is gone on with. In a game that is finished they
 * stay: what stands before base is never written, and nothing tells whose line ends they are.
 *
 * A save is acknowledged when all of it is synced. One that fails (full disk) puts back what stood
 * there, in blocks that the disk has given already; the gamefile then still stands for the game
 * before, and the next save brings all that is missing. */
#ifndef AN_CLI_GAMEFILE_H
#define AN_CLI_GAMEFILE_H

#include <stdio.h>

#include "buffer.h"
#include "encoding.h"
#include "settings.h"

typedef struct gamefile {
    const cli_settings *settings;
    const char *path;
    FILE *stream;
    uint64_t base;
    uint64_t size;         /* of the file, as it was left */
    an_buffer now;         /* what stands from base on */
    an_buffer next;        /* what is to stand there */
    an_buffer lead;        /* line ends between the older games and this one */
    an_buffer behind;      /* the games behind it */
    const char *line_end;  /* as the file has them */
    cli_encoding encoding; /* of the file; AUTO: not yet asked for */
    bool has_room;         /* line ends stand before those, for what will be written */
    bool is_closing;       /* what fails now is not worth a word */
    bool is_new;           /* the file was made, and nothing is written yet */
} gamefile;

/* Opens and locks the file, and finishes what a journal has left; false after a message. */
bool gamefile_open(gamefile *file, const cli_settings *settings, const char *path);

/* A new game begins at the end of the file; false after a message. */
bool gamefile_begin(gamefile *file);

/* The game as it is now. False: it is not on the disk, but what was there still is. */
bool gamefile_save(gamefile *file, an_text game);

/* A file that was made and never written is removed. */
void gamefile_close(gamefile *file);

#endif
