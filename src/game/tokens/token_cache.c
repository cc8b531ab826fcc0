/* A cache of the tokens of plain text that were found last. */
#include "token_cache.h"

void an__token_cache_begin(an_token_cache *cache, const char *begin, const char *end)
{
    cache->begin = begin;
    cache->end = end;
    cache->batch++;
}

/* Returns the entry for a token that begins at `from`. Returns NULL if the token depends on more
 * than an entry holds, so that it must not be kept. */
static an_cached_token *place_of(const an_lexer *lexer, const char *from)
{
    an_token_cache *cache = lexer->cache;
    if (cache == NULL || lexer->begin != cache->begin || lexer->end != cache->end ||
        lexer->knows_tables || lexer->depth > UINT16_MAX)
        return NULL;
    return &cache->items[(size_t)(from - cache->begin) / 2 % AN_TOKENS_CACHED];
}

/* Returns how words of plain text are read, as one number. */
static uint16_t ways_of(const an_lexer_mode *mode)
{
    return (uint16_t)((unsigned)mode->joins * 4 + mode->cuts_pairs * 2u + mode->is_careful);
}

bool an__token_cache_take(an_lexer *lexer, an_token *token)
{
    const an_cached_token *found = place_of(lexer, lexer->at);
    if (found == NULL || found->batch != lexer->cache->batch ||
        found->from != (uint32_t)(lexer->at - lexer->begin) || found->depth != lexer->depth ||
        found->ways != ways_of(&lexer->mode))
        return false;
    const uint32_t offset = token->offset;
    *token = found->token;
    token->offset = offset;
    lexer->at = lexer->begin + found->to;
    return true;
}

void an__token_cache_note(const an_lexer *lexer, const char *from, const an_token *token)
{
    an_cached_token *place = place_of(lexer, from);
    if (place == NULL)
        return;
    *place = (an_cached_token){.from = (uint32_t)(from - lexer->begin),
                               .to = (uint32_t)(lexer->at - lexer->begin),
                               .batch = lexer->cache->batch,
                               .depth = (uint16_t)lexer->depth,
                               .ways = ways_of(&lexer->mode),
                               .token = *token};
}
