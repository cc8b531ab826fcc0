/* The reader: an iterator over the games of a batch. */
#ifndef AN_GAME_READER_H
#define AN_GAME_READER_H

#include "doubts.h"
#include "draft.h"
#include "played.h"
#include "prose.h"

enum { AN_OTHER_GAMES_MAX = 256 };

struct an_reader {
    an_batch batch;
    an_draft draft;
    an_prose_sheet sheet; /* the state of the grammar of plain text */
    an_choices choices;   /* how the game is to be read next time */
    an_doubts doubts;     /* what the last reading left undecided */
    an_played played;     /* which moves of an article were played */
    /* where further games of an article begin, in order */
    const char *expected[AN_OTHER_GAMES_MAX];
    size_t expected_count;
    an_text shared; /* the heading that the boards of a match share */
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

/* Notes where further games begin: `at` has their `count` offsets in the game that was read last,
 * before the next place that was noted earlier. */
void an__reader_expect(an_reader *reader, const uint32_t *at, size_t count);

/* Returns the offset, in the game that is read next, of the place where the one behind it begins; 0
 * if none was noted. */
uint32_t an__reader_expected(const an_reader *reader);

/* Deducts `size` bytes from those that may be read again; the rest never falls below 0. */
void an__reader_spend(an_reader *reader, size_t size);

#endif
