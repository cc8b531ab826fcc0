/* Which words of a game are corrected because it is certain what they were meant to be. */
#include "corrected.h"

/* Returns true if it is certain what the word of a finding should be, and it is to be corrected. */
static bool is_certain(const an_finding *finding, const bool *corrects)
{
    return corrects[finding->code] && finding->help.count > 0 && finding->help.list[0].is_certain;
}

/* Returns true if token `index` is one of the words that `finding` reports: the one at which it
 * stands, or a further one of a swap. */
static bool is_about(const an_finding *finding, const an_game *game, size_t index)
{
    const an_detail detail = an_finding_detail(finding);
    unsigned words = detail.kind == AN_DETAIL_SWAP ? an_swap_words(detail.of.swap) : 1;
    size_t i = index + 1;
    while (i-- > 0 && words > 0 && game->tokens[i].offset >= finding->where.offset) {
        if (game->tokens[i].offset == finding->where.offset)
            return true;
        words -= game->tokens[i].kind == AN_TOKEN_MOVE;
    }
    return false;
}

const an_finding *an__correction_of(const an_judgement *judgement, size_t index,
                                    const bool *corrects)
{
    const an_token *token = &judgement->game->tokens[index];
    if (token->kind != AN_TOKEN_MOVE || !judgement->plies[index].is_mended)
        return NULL;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->level == AN_LEVEL_ERROR && is_certain(finding, corrects) &&
            is_about(finding, judgement->game, index))
            return finding;
    }
    return NULL;
}

/* Returns true if a finding reports a habit of the whole sheet. */
static bool tells_habit(const an_finding *finding)
{
    return finding->code == AN_SHEET_IN_LOWERCASE || finding->code == AN_MOVES_TORN ||
           (finding->code == AN_MIXED_LANGUAGES && finding->facts.number > 0);
}

const an_finding *an__habit_correction(const an_finding_list *findings, const bool *corrects)
{
    for (size_t i = 0; i < findings->count; i++)
        if (tells_habit(&findings->list[i]) && is_certain(&findings->list[i], corrects))
            return &findings->list[i];
    return NULL;
}
