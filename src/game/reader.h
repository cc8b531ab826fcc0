/* What the two grammars share: the game that grows, and the lexer it grows from. */
#ifndef AN_GAME_READER_H
#define AN_GAME_READER_H

#include "lexer.h"

/* A line of play that is open in plain text: what its next move should be. */
typedef struct an_line_state {
    uint32_t ply; /* played so far, counted from move 1 of White */
    bool slot_is_open;
} an_line_state;

struct an_reader {
    an_batch batch;
    an_lexer lexer;
    const char *base; /* of the game being read */
    an_tag *tags;
    size_t tag_count, tag_capacity;
    an_token *tokens;
    size_t token_count, token_capacity;
    an_fault *faults;
    size_t fault_count, fault_capacity;
    an_line_state *lines; /* variations that are open, in plain text */
    size_t line_count, line_capacity;
    uint32_t
        *unclosed; /* parentheses of plain text that are never closed, as offsets in the batch */
    size_t unclosed_count, unclosed_capacity;
    bool knows_unclosed; /* the batch was searched for them */
    size_t start;        /* of the first tag, number or move */
    bool has_start;
    bool failed; /* out of memory */
};

/* Read one game from the lexer's place on; the lexer is left at the first byte of the next one. */
void an_pgn_read(an_reader *reader);
void an_prose_read(an_reader *reader);

void an_reader_add(an_reader *reader, an_token token);
void an_reader_add_tag(an_reader *reader, an_tag tag, uint32_t offset);
void an_reader_fault(an_reader *reader, an_code code, uint32_t offset, uint32_t size);

/* The game's place, if it has none yet. */
void an_reader_mark_start(an_reader *reader, uint32_t offset);

#endif
