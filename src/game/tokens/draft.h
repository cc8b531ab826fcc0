/* The draft of a game: what grows while a game is read, and becomes the game. */
#ifndef AN_GAME_DRAFT_H
#define AN_GAME_DRAFT_H

#include "brackets.h"
#include "buffer.h"
#include "tag_names.h"
#include "token_cache.h"

/* Variations are read up to this depth. Real games nest some dozens at most. */
enum { AN_DEPTH_MAX = 1 << 17 };

typedef struct an_draft_tags {
    an_tag *items;
    size_t count, capacity;
    uint64_t names; /* the union of an_tag_bit of their names */
} an_draft_tags;

typedef struct an_draft_tokens {
    an_token *items;
    size_t count, capacity;
    size_t result; /* index of the first result of the main line; set if has_result */
    bool has_result;
} an_draft_tokens;

/* The faults of a game. Of each level at most AN_LISTED_MAX are listed; the others are counted by
 * code. */
typedef struct an_draft_faults {
    an_fault *items;
    size_t count, capacity;
    size_t listed[AN_LEVEL_ERROR + 1]; /* how many of each level are listed */
    size_t unlisted[AN_CODE_COUNT];    /* how many of each code are not; set if has_unlisted */
    bool has_unlisted;
} an_draft_faults;

/* The draft of a game. All offsets count from `base`, the first byte of the game. */
typedef struct an_draft {
    const char *base;
    an_lexer lexer;
    an_bracket_index brackets; /* of the batch; it tells where brackets and quotations end */
    an_table_index tables;     /* of the batch */
    an_token_cache *cache;     /* of the batch; NULL until plain text is read */
    an_draft_tags tags;
    an_draft_tokens tokens;
    an_draft_faults faults;
    an_text hint; /* of plain text without moves: the first word that could be one */
    size_t start; /* offset of the first tag, number or move; set if has_start */
    bool has_start;
    bool has_blocks; /* the moves stand in columns, some of them out of order */
    bool failed;     /* out of memory */
} an_draft;

/* Begins a game at the lexer's place. The draft is emptied, and keeps its arrays. */
void an__draft_begin(an_draft *draft);

/* Makes `*game` of the draft. It ends where the lexer stands, and shares the arrays of the draft,
 * so that it lasts until the next an__draft_begin. Returns AN_OK, or AN_OUT_OF_MEMORY if memory ran
 * out on the way. */
an_code an__draft_end(an_draft *draft, const an_batch *batch, an_game *game);

/* Frees the arrays of the draft. */
void an__draft_free(an_draft *draft);

/* Records a fault of `size` bytes at `offset`. When memory runs out, draft->failed is set. */
void an__draft_fault(an_draft *draft, an_code code, uint32_t offset, uint32_t size);

/* Records a fault of one byte for each of the `count` bytes from `offset` on. */
void an__draft_fault_each(an_draft *draft, an_code code, uint32_t offset, size_t count);

/* Adds the token that closes a variation, and records a fault if the variation has no move. */
void an__draft_close_variation(an_draft *draft, an_token close);

/* Adds a token. When memory runs out, draft->failed is set. */
static inline void an_draft_add(an_draft *draft, an_token token)
{
    an_draft_tokens *tokens = &draft->tokens;
    if (AN_ARRAY_RESERVE(tokens->items, tokens->capacity, tokens->count))
        tokens->items[tokens->count++] = token;
    else
        draft->failed = true;
}

/* Notes the offset of the first tag, number or move. Later calls change nothing. */
static inline void an_draft_mark_start(an_draft *draft, uint32_t offset)
{
    if (draft->has_start)
        return;
    draft->has_start = true;
    draft->start = offset;
}

/* Returns the place for the next tag, which counts only after an_draft_keep_tag. Returns NULL when
 * memory runs out. */
static inline an_tag *an_draft_next_tag(an_draft *draft)
{
    an_draft_tags *tags = &draft->tags;
    if (!AN_ARRAY_RESERVE(tags->items, tags->capacity, tags->count)) {
        draft->failed = true;
        return NULL;
    }
    return &tags->items[tags->count];
}

/* Counts the tag at the place that an_draft_next_tag returned. `offset` is where it begins. */
static inline void an_draft_keep_tag(an_draft *draft, uint32_t offset)
{
    an_draft_tags *tags = &draft->tags;
    an_draft_mark_start(draft, offset);
    tags->names |= an_tag_bit(tags->items[tags->count++].name);
}

/* Notes that the token `index` is a result of the main line. Later calls change nothing. */
static inline void an_draft_mark_result(an_draft_tokens *tokens, size_t index)
{
    if (tokens->has_result)
        return;
    tokens->has_result = true;
    tokens->result = index;
}

#endif
