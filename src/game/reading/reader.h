/* The reader: a pull iterator over the games of a batch. */
#ifndef AN_GAME_READER_H
#define AN_GAME_READER_H

#include "doubts.h"
#include "draft.h"
#include "played.h"
#include "prose.h"

struct an_reader {
    an_batch batch;
    an_draft draft;
    an_prose_sheet sheet; /* what the grammar of plain text remembers */
    an_choices choices;   /* what the next reading is to do */
    an_doubts doubts;     /* what the last reading left open */
    an_played played;     /* what an article tells */
    an_text shared;       /* the heading above that the boards of a match share */
    size_t again_left;    /* bytes of the batch that may be read again: so the cost is linear */
};

/* A game is read between these two; an_reader_next calls them, and the fast path does. */
void an__reader_begin(an_reader *reader);

an_code an__reader_end(an_reader *reader, an_game *game);

/* The first byte of the game that was read last, and the first one behind it. */
static inline const char *an_reader_game(const an_reader *reader)
{
    return reader->draft.base;
}

static inline const char *an_reader_place(const an_reader *reader)
{
    return reader->draft.lexer.at;
}

/* Has the next call of an_reader_next begin at `game`, a place in the batch where a game began. */
void an__reader_return(an_reader *reader, const char *game, const an_choices *choices);

/* Takes bytes from those that may be read again. */
void an__reader_spend(an_reader *reader, size_t size);

#endif
