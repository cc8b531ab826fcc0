/* What is left of a batch once its games are judged: pieces of output, delivered in order. */
#ifndef AN_CLI_BATCH_OUTPUT_H
#define AN_CLI_BATCH_OUTPUT_H

#include "algnot.h"
#include "buffer.h"

/* A stretch of text, or the place of a game's number, which is known only on delivery. */
typedef struct output_piece {
    uint64_t game;  /* the game whose number it is, counted from 1 in the batch; 0: it is a text */
    size_t size;    /* of the text */
    unsigned kind;  /* what it is and where it goes: the command's own numbers */
    bool is_closed; /* no text is joined to it */
    bool is_once;   /* dropped if a piece with this flag was already delivered for the same file */
} output_piece;

/* A word that could be a move, in a text where no move was found. */
typedef struct move_hint {
    an_place place;
    an_buffer line; /* a copy of the word's line, which outlives the batch */
    size_t size;    /* of the word; 0: there is no hint */
} move_hint;

/* A worker fills it while it judges a batch. How many games came before is not known yet: they are
 * counted from 1 here. */
typedef struct batch_output {
    an_buffer text; /* of all pieces, one behind the other */
    output_piece *pieces;
    size_t count;
    size_t capacity;
    move_hint hint;     /* the first one of the batch */
    an_locator locator; /* of the batch */
    uint64_t games;     /* the number of the game that is judged; at the end, of all games */
    bool is_too_large;  /* the batch is a piece of a game over the limit */
    bool is_continued;  /* and not its first piece */
    bool is_once;       /* pieces that are added now get this flag */
    bool has_stray;     /* a byte was met that is no text in the encoding */
    bool ends_file;     /* nothing of the file is wanted after this batch */
    bool out_of_memory; /* what is missing would come after the last piece */
} batch_output;

/* Empties `out` for a batch, keeping its memory. */
void batch_output_begin(batch_output *out, const an_locator *locator);
void batch_output_free(batch_output *out);

/* These return false when memory runs out, now or earlier. A `text` whose `at` is NULL means that
 * the caller ran out. */

/* Adds a text. It is joined to the last piece if that is of the same kind. */
bool batch_output_put(batch_output *out, unsigned kind, an_text text);

/* Like batch_output_put, for `size` bytes that the caller has already appended to out->text. If
 * that append failed, this fails. */
bool batch_output_put_appended(batch_output *out, unsigned kind, size_t size);

/* Like batch_output_put, but `number`, a part of the text, becomes the number of the game that is
 * judged. `number` may be empty. */
bool batch_output_put_numbered(batch_output *out, unsigned kind, an_text text, an_text number);

/* Adds bytes, perhaps none, as a piece of their own. */
bool batch_output_put_whole(batch_output *out, unsigned kind, an_text bytes);

/* Adds the number of the game that is judged as a piece of its own. */
bool batch_output_put_game_number(batch_output *out, unsigned kind);

/* Keeps a word of the batch as its hint, unless there is one already. */
void batch_output_keep_hint(batch_output *out, an_text word);

/* Returns the place of some bytes of the batch, in the game that is judged. */
an_place batch_output_place(batch_output *out, const char *at, size_t size);

/* Returns the place of a finding about that game. */
an_place batch_output_place_of(batch_output *out, const an_game *game, const an_finding *finding);

#endif
