/* What keeps the main line of a game from its end. */
#include "obstacle.h"

/* Returns whether an error hides the position at which a game begins. */
static bool hides_the_board(an_code code)
{
    return code == AN_BAD_FEN || code == AN_ILLEGAL_POSITION || code == AN_UNSUPPORTED_VARIANT;
}

/* Returns whether an error hides how a game ends. */
static bool hides_the_end(an_code code)
{
    return code == AN_UNREAD_MOVES || code == AN_UNCLOSED_COMMENT || code == AN_UNCLOSED_VARIATION;
}

static bool is_obstacle(const an_judgement *judgement, const an_finding *finding)
{
    if (!judgement->board.is_known)
        return hides_the_board(finding->code);
    if (judgement->notation == NULL)
        return finding->code == AN_UNDECIDED_LANGUAGE;
    if (judgement->main.is_whole)
        return hides_the_end(finding->code);
    return finding->has_position && finding->where.depth == 0 && finding->level == AN_LEVEL_ERROR &&
           finding->where.ply == judgement->main.ply_count + 1;
}

/* Takes the finding about the last word, since the game goes on behind earlier ones; of several
 * findings about that word, the first. */
const an_finding *obstacle_of(const an_judgement *judgement)
{
    const an_finding *last = NULL;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (is_obstacle(judgement, finding) &&
            (last == NULL || finding->where.offset > last->where.offset))
            last = finding;
    }
    return last;
}
