/* The draft of a game: what grows while a game is read. */
#ifndef AN_GAME_DRAFT_H
#define AN_GAME_DRAFT_H

#include "brackets.h"
#include "buffer.h"
#include "lexing.h"
#include "parted.h"
#include "tag.h"
#include "tag_names.h"

/* The rest of a line from a number on, which belongs further down the game. */
typedef struct an_block_line {
    uint32_t number;
    const char *at, *end;
} an_block_line;

/* The block to the right of the one that is read. Zero-initialised it is empty. */
typedef struct an_block {
    an_block_line *lines;
    size_t count, capacity;
    uint32_t next; /* while a block itself is read: the number of its next line; 0: there is none */
} an_block;

/* A line of play that is open in plain text: what its next move should be. */
typedef struct an_line_state {
    uint32_t ply;       /* played so far, counted from move 1 of White */
    uint32_t begin;     /* the same before its first move */
    uint32_t last_move; /* as a token, if there is one */
    bool slot_is_open;
    bool is_implied; /* a variation that no bracket opened */
} an_line_state;

enum { AN_LEFT_OUT_MAX = 128 };

/* What a text may be read as, where it can be read as more than one game. Zero-initialised: the
 * first reading. */
typedef struct an_choices {
    uint32_t left_out[AN_LEFT_OUT_MAX]; /* places that are prose, as offsets in the batch */
    uint8_t left_out_count;
    uint32_t ends_at;  /* where the next sheet without numbers begins, in the game; 0: not known */
    bool joins_items;  /* number 1 before each pair of moves numbers the items of a list */
    bool cuts_pairs;   /* e4e5 is two moves */
    bool marks_spoken; /* goes on amid moves that were left out, to find all that is spoken of */
    an_joining joins;
} an_choices;

/* A place where the main line goes on after prose. */
typedef struct an_resumption {
    uint32_t offset;   /* of the number, in the batch */
    uint32_t ply;      /* moves played before it */
    bool is_contested; /* another number that was taken for prose carries the same ply */
    bool is_spoken;    /* its move is, as the line goes on from another one under such a number */
    bool is_in_slot;   /* no prose stands before it */
} an_resumption;

/* A place where a sheet without numbers may begin. */
typedef struct an_break {
    uint32_t offset; /* in the game */
    uint32_t ply;    /* moves played before it */
} an_break;

enum { AN_PLACES_KEPT = 24 }; /* of a game: the last ones, that are asked about */

/* The token behind a place, and the lexer behind that token. */
typedef struct an_ahead {
    const char *from; /* NULL: nothing was looked at */
    size_t depth;     /* of parentheses, there */
    an_token token;
    an_lexer lexer;
} an_ahead;

enum { AN_SHAPES_KEPT = 8 };

/* A word of plain text, and whether it has the shape of a move. size 0: none. */
typedef struct an_shape {
    uint32_t offset, size;
    bool is_move;
} an_shape;

/* What tag pair followed one with a name of some number, and the number of its own name. */
typedef struct an_successor {
    an_tag_beginning beginning;
    unsigned number;
} an_successor;

/* Variations so deep in others are read; nobody nests more than some dozens. */
enum { AN_DEPTH_MAX = 1 << 17 };

struct an_reader {
    an_batch batch;
    an_lexer lexer;
    an_ahead ahead;                  /* of plain text */
    an_shape shapes[AN_SHAPES_KEPT]; /* of the game's words that were asked for last */
    const char *base;                /* of the game being read */
    an_tag *tags;
    size_t tag_count, tag_capacity;
    uint64_t names;  /* of the tags, as their bits */
    size_t standing; /* so many, from the first on, are plain and one below the other */
    an_successor first_tag, after[AN_TAG_NUMBERS]; /* of games before */
    an_token *tokens;
    size_t token_count, token_capacity;
    an_fault *faults;
    size_t fault_count, fault_capacity;
    size_t listed[AN_LEVEL_ERROR + 1]; /* of the faults, by level */
    size_t more_faults[AN_CODE_COUNT]; /* by code: those that are not listed, if there are any */
    bool has_more_faults;
    an_line_state *lines; /* variations that are open, in plain text */
    size_t line_count, line_capacity;
    an_asides asides;  /* of plain text */
    an_block block;    /* of plain text: what is still to be read of it */
    bool has_blocks;   /* of the game: some of it was read */
    size_t again_left; /* bytes of the batch that may be read again, so that the cost is linear */
    an_choices choices;
    an_resumption *places; /* of the game, in plain text */
    size_t place_count, place_capacity;
    an_break *breaks; /* of the game, in plain text, in order */
    size_t break_count, break_capacity;
    bool has_spoken;  /* a place whose move is spoken of was taken */
    bool ends_astray; /* the game ends behind a move that was left out for one that is spoken of */
    bool is_unsound;  /* a part of moves that belong together was skipped, or what is said of one
                       * move was taken for another */
    bool may_be_list; /* the game is a pair of moves, and number 1 stands right behind it */
    an_text hint;     /* in plain text, before any move: the first word that could be one */
    size_t start;     /* of the first tag, number or move */
    bool has_start;
    size_t result; /* the first of the main line, by token */
    bool has_result;
    bool failed; /* out of memory */
};

/* Around the reading of a game: nothing is known of it, and what was read of it becomes a game. */
void an_reader_begin(an_reader *reader);

an_code an_reader_end(an_reader *reader, an_game *game);

void an_reader_fault(an_reader *reader, an_code code, uint32_t offset, uint32_t size);

/* The same of so many bytes one behind the other, each by itself. */
void an_reader_fault_each(an_reader *reader, an_code code, uint32_t offset, size_t count);

static inline void an_reader_add(an_reader *reader, an_token token)
{
    if (an_array_reserve((void **)&reader->tokens, &reader->token_capacity, reader->token_count,
                         sizeof token))
        reader->tokens[reader->token_count++] = token;
    else
        reader->failed = true;
}

/* The game's place, if it has none yet. */
static inline void an_reader_mark_start(an_reader *reader, uint32_t offset)
{
    if (reader->has_start)
        return;
    reader->has_start = true;
    reader->start = offset;
}

/* Where the next tag is to lie; NULL when there is no memory. */
static inline an_tag *an_reader_next_tag(an_reader *reader)
{
    if (!an_array_reserve((void **)&reader->tags, &reader->tag_capacity, reader->tag_count,
                          sizeof *reader->tags)) {
        reader->failed = true;
        return NULL;
    }
    return &reader->tags[reader->tag_count];
}

/* The tag that lies there belongs to the game. */
static inline void an_reader_keep_tag(an_reader *reader, uint32_t offset)
{
    an_reader_mark_start(reader, offset);
    reader->names |= an_tag_bit(reader->tags[reader->tag_count++].name);
}

/* A token is a result of the main line. */
static inline void an_reader_mark_result(an_reader *reader, size_t index)
{
    if (reader->has_result)
        return;
    reader->has_result = true;
    reader->result = index;
}

#endif
