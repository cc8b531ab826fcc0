/* The file that a game is taken down in. What was told to be saved is never lost, whenever the
 * program is killed or the power fails.
 *
 *     [ older games ........ ][ the game at hand .... ][ later games, mostly none ]
 *     0                       base                    base + the size of what stands there
 *
 * The bytes before base are never written. What changes from one save to the next begins at the
 * first byte that differs, mostly the "*" at the end: only from there is written, however large the
 * file is. If the process is killed, a write within one block of the disk was made or was not made,
 * for the kernel looks at signals only between blocks; if the power fails, the disk has written the
 * block or has not. There are three kinds of change, of which the first two are made of such writes
 * alone, each of them synced:
 *
 *  - What changes lies in one block, as most moves do. If the game gets shorter, the rest is filled
 *    with line ends, which are then cut off; with them it is still the same game.
 *
 *  - What changes goes over the border of two blocks. A line that begins with % is no part of a
 *    game (PGN standard, 6), and the % may be the last byte of a block:
 *
 *        4. Ba4 *               |               the game before
 *        4. Ba4 *            \n%|               the same game: line ends up to the border, and a %
 *        4. Ba4 *            \n%|y} 5. O-O *    the same game: what is to follow is in the % line
 *        4. Ba4 Nf6 {as in Morph|y} 5. O-O *    the game after
 *
 *    Then line ends are put into what follows the border, where they belong. A game that gets
 *    shorter goes the other way. Blanks are laid out so that there is always room for a % behind
 *    the "*". A process that is killed on the way may leave a line with % behind the game. It is
 *    removed when the game is resumed.
 *
 *  - What changes, or what it replaces, goes over several borders (a tag of a long game, a result).
 *    First FILE.algnot-journal is written beside the file and synced: the offset, what stood there,
 *    what is to stand there, and a checksum. Then the file is written and synced, and the journal
 *    removed. If the process is killed between these calls, it leaves either a journal that is not
 *    whole, and the file as it was, or a whole journal, with which the next gamefile_open finishes
 *    the work. It does so only if each byte of the file is the old or the new one: a file that
 *    another program has changed since is not touched.
 *
 * Later games are moved once for many moves: a block of line ends before them is the room into
 * which the game grows. It is removed when the file is closed. If the process is killed before,
 * these line ends stay until the game is resumed. Behind a finished game they stay for good:
 * nothing tells who wrote them.
 *
 * A save is acknowledged when all of it is synced. If it fails (the disk is full), what stood there
 * is put back, in blocks that the disk has given already. The file then still holds the game of the
 * last save, and the next save brings all that is missing. */
#ifndef AN_CLI_GAMEFILE_H
#define AN_CLI_GAMEFILE_H

#include <stdio.h>

#include "buffer.h"
#include "encoding.h"

/* How text stands in the file. */
typedef struct gamefile_form {
    const char *line_end;
    an_encoding encoding; /* AN_ENCODING_AUTO: it was not needed yet */
} gamefile_form;

typedef struct gamefile {
    const char *path;
    FILE *stream;
    uint64_t base;
    uint64_t size;   /* of the file, as it was left by the last save */
    an_buffer now;   /* what stands from base on, up to the later games */
    an_buffer next;  /* what is to stand there */
    an_buffer gap;   /* line ends between the older games and this one */
    an_buffer later; /* the later games */
    gamefile_form form;
    bool has_room;   /* there are line ends before the later games, into which this one grows */
    bool is_closing; /* all is saved: a failure is not worth a message */
    bool is_new;     /* the file was created, and nothing is written yet */
} gamefile;

/* Opens and locks the file, and finishes what a journal has left. Returns false after a message. */
bool gamefile_open(gamefile *file, const char *path);

/* Begins a new game at the end of the file. Returns false after a message. */
bool gamefile_begin(gamefile *file);

/* Saves the game, all of it as PGN. Returns false after a message if it is not on the disk; what
 * was there before still is. */
bool gamefile_save(gamefile *file, an_text game);

/* Closes the file. One that was created and never written is removed. */
void gamefile_close(gamefile *file);

#endif
