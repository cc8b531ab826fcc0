/* Walking back along a line of play, to the move that lost the right to castle. */
#include "castling_past.h"

#include "lost_right.h"
#include "text.h"
#include "token.h"

/* How many tokens are looked at, at most: more than the games of people have. Each of ten thousand
 * findings of a game may be followed back. */
enum { TOKENS_MAX = 1 << 15 };

/* Where the walk is. */
typedef struct walk {
    size_t end;     /* the token that is looked at last */
    size_t index;   /* of the token that is looked at */
    size_t depth;   /* how many variations aside lie around it */
    bool skips_one; /* a variation takes the place of the move before it */
} walk;

/* Goes back to the last move that was played before; returns false if there is none. */
static bool go_back(const an_bench *bench, walk *at)
{
    while (at->index-- > at->end) {
        an_token_kind kind = (an_token_kind)bench->game->tokens[at->index].kind;
        if (kind == AN_TOKEN_CLOSE)
            at->depth++;
        else if (kind == AN_TOKEN_OPEN && at->depth > 0)
            at->depth--;
        else if (kind == AN_TOKEN_OPEN)
            at->skips_one = true;
        if (kind != AN_TOKEN_MOVE || at->depth > 0 || !bench->plies[at->index].is_played)
            continue;
        if (!at->skips_one)
            return true;
        at->skips_one = false;
    }
    return false;
}

/* Returns a move as it is written, without the signs after it. */
static an_text written(const an_bench *bench, size_t index)
{
    an_text word = an_token_text(bench->game, &bench->game->tokens[index]);
    size_t size = bench->plies[index].size;
    return size > 0 ? an_text_from(word.at, size) : word;
}

void an__tell_castling_past(const an_bench *bench, an_finding *finding, size_t index,
                            const an_variation *line)
{
    if (!an__is_without_right(finding))
        return;
    an_lost_right lost = an__lost_right_of(finding, &bench->start);
    walk at = {.index = index, .end = index > TOKENS_MAX ? index - TOKENS_MAX : 0};
    an_text move = {0};
    while (go_back(bench, &at))
        if (an__lost_right_look(&lost, bench->plies[at.index].move))
            move = written(bench, at.index);
    /* half-moves that mending has put in are no tokens, and one of them may be the move */
    if (lost.moves == line->ply)
        an__lost_right_tell(finding, &lost, move);
}
