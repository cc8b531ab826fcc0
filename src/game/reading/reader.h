/* The reader: an iterator over the games of a batch. */
#ifndef AN_GAME_READER_H
#define AN_GAME_READER_H

#include "doubts.h"
#include "draft.h"
#include "played.h"
#include "prose.h"

struct an_reader {
    an_batch batch;
    an_draft draft;
    an_prose_sheet sheet; /* the state of the grammar of plain text */
    an_choices choices;   /* how the game is to be read next time */
    an_doubts doubts;     /* what the last reading left undecided */
    an_played played;     /* which moves of an article were played */
    an_text shared;       /* the heading that the boards of a match share */
    /* bytes of the batch that may still be read again; the limit keeps the time linear */
    size_t again_left;
};

/* Begins the next game: an_reader_next calls this, and the fast path does. */
void an__reader_begin(an_reader *reader);

/* Ends the game that an__reader_begin began, and fills in `game`, which points into the reader.
 * Returns AN_OK, or the code of the failure. */
an_code an__reader_end(an_reader *reader, an_game *game);

/* Returns the first byte of the game that was read last. */
static inline const char *an_reader_game(const an_reader *reader)
{
    return reader->draft.base;
}

/* Returns the first byte behind the game that was read last. */
static inline const char *an_reader_place(const an_reader *reader)
{
    return reader->draft.lexer.at;
}

/* Makes the next call of an_reader_next read from `game`, a place in the batch where a game began,
 * with `choices`. */
void an__reader_return(an_reader *reader, const char *game, const an_choices *choices);

/* Deducts `size` bytes from those that may be read again; the rest never falls below 0. */
void an__reader_spend(an_reader *reader, size_t size);

#endif
