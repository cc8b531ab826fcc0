/* Handles sheets whose pieces all have small letters: this is reported once, and not for each move.
 */
#include "small_letters.h"

#include "main_line.h"

/* Returns how many moves of the main line are moves of pieces, without castling. */
static size_t count_pieces(const an_bench *bench)
{
    const an_game *game = bench->game;
    size_t count = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        const an_ply *ply = &bench->plies[i];
        count += ply->is_played && ply->role >= AN_KNIGHT && ply->move.kind != AN_CASTLING;
    }
    return count;
}

static bool is_about_letter(const an_finding *finding)
{
    return finding->code == AN_LOWERCASE_PIECE && finding->where.depth == 0;
}

/* Drops the findings about single letters, except the first; all of them if `first` is NULL. */
static void drop_others(an_findings *findings, const an_finding *first)
{
    size_t kept = 0;
    for (size_t i = 0; i < findings->count; i++) {
        const an_finding *finding = &findings->list[i];
        if (is_about_letter(finding) && finding != first)
            continue;
        findings->list[kept++] = *finding;
    }
    findings->counts[AN_LEVEL_WARNING] -= findings->count - kept;
    findings->count = kept;
}

void an__gather_small_letters(an_findings *findings)
{
    enum { FEWEST = 4 };
    const an_bench *bench = findings->bench;
    an_finding *first = NULL;
    size_t words = 0;
    for (size_t i = 0; i < findings->count; i++) {
        if (findings->list[i].code == AN_SHEET_IN_LOWERCASE) { /* found as a habit, and told */
            drop_others(findings, NULL);
            return;
        }
        if (!is_about_letter(&findings->list[i]))
            continue;
        first = first == NULL ? &findings->list[i] : first;
        words++;
    }
    if (!bench->game->is_text || findings->has_unlisted || words < FEWEST ||
        !findings->raises[AN_SHEET_IN_LOWERCASE] || words != count_pieces(bench))
        return;
    drop_others(findings, first);
    first->code = AN_SHEET_IN_LOWERCASE;
    first->facts.number = (uint32_t)words;
}
