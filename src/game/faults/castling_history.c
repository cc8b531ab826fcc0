/* Walks back along a line of play, to the move that lost the right to castle. */
#include "castling_history.h"

#include "lost_right.h"
#include "text.h"
#include "token.h"

/* The most tokens that a walk passes, more than a real game has. A game may have ten thousand such
 * findings, and each starts a walk. */
enum { TOKENS_MAX = 1 << 15 };

/* The state of the walk. */
typedef struct walk {
    size_t end;     /* the index of the token where the walk ends */
    size_t index;   /* the index of the current token */
    size_t depth;   /* in how many side variations the current token lies */
    bool skips_one; /* the next move back is the one that the variation replaces */
} walk;

/* Goes back to the previous move that was played. Returns false if there is none. */
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

/* Returns the text of a move without the signs behind it. */
static an_text written(const an_bench *bench, size_t index)
{
    an_text word = an_text_at(bench->game, index);
    size_t size = bench->plies[index].size;
    return size > 0 ? an_text_from(word.at, size) : word;
}

void an__find_lost_castling(const an_bench *bench, an_finding *finding, size_t index,
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
    /* mending may have inserted half-moves, which have no tokens: the move may be one of them */
    if (lost.moves == line->state.ply)
        an__lost_right_tell(finding, &lost, move);
}
