/* What is left of a batch once its games are judged: texts on their way out, in order. */
#ifndef AN_CLI_BATCH_OUTPUT_H
#define AN_CLI_BATCH_OUTPUT_H

#include "locator.h"

/* A text that goes one way, or the place of a number that is known only where games are counted. */
typedef struct output_piece {
    uint64_t game;  /* of the out, from 1; 0: it is a text */
    size_t size;    /* of the text */
    unsigned kind;  /* where it goes: the command's own */
    bool is_closed; /* nothing is added to it */
    bool is_once;   /* of a file that had one already it is left out */
} output_piece;

/* A word that could be a move, in a text where no move was found. */
typedef struct move_hint {
    an_place place;
    an_buffer line; /* that it stands in, which outlives the batch */
    size_t size;    /* of the word; 0: there is none */
} move_hint;

/*
 * A worker fills it while it judges a batch, of which it knows all but how many games came before:
 * they are counted from 1 here.
 */
typedef struct batch_output {
    an_buffer text; /* of all pieces */
    output_piece *pieces;
    size_t count;
    size_t capacity;
    move_hint hint;        /* the first one */
    cli_locator locator;   /* of the batch */
    cli_encoding encoding; /* of the file */
    uint64_t games;        /* up to the one at hand */
    bool is_too_large;     /* the batch is a piece of a game over the limit */
    bool is_once;          /* what is put now is said once a file */
    bool has_stray;        /* a byte that is no text in its encoding was met */
    bool ends_file;        /* nothing of the file is wanted after this */
    bool out_of_memory;    /* what is missing would come after this */
} batch_output;

/* Begins a out, whose memory is used again. */
void batch_output_begin(batch_output *out, const cli_locator *locator);
void batch_output_free(batch_output *out);

/* Adds a text, which may be joined to the one before if that goes the same way; false when there is
 * no memory, which at NULL says, too. */
bool batch_output_put(batch_output *out, unsigned kind, an_text text);

/* The same of what was put at the end of out->text: so many bytes, which may have failed it. */
bool batch_output_put_appended(batch_output *out, unsigned kind, size_t size);

/* The same with a part of the text that is the number of the game at hand, or empty. */
bool batch_output_put_numbered(batch_output *out, unsigned kind, an_text text, an_text number);

/* Adds something that is taken as a whole, and may be empty; the number of the game at hand. */
bool batch_output_put_whole(batch_output *out, unsigned kind, an_text bytes);
bool batch_output_put_game_number(batch_output *out, unsigned kind);

/* Keeps a word of the batch as its hint, if there is none yet and there is memory. */
void batch_output_keep_hint(batch_output *out, an_text word);

/* The place of some bytes of the batch, in the game at hand. */
an_place batch_output_place(batch_output *out, const char *at, size_t size);

#endif
