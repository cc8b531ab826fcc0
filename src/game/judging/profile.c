/* Profiles: the second walk through a game that was judged. */
#include "profile.h"

#include "findings.h"
#include "token.h"

enum { NAG_MAX = 139 }; /* the last one that PGN section 10 defines */

/* What the walk has seen so far. */
typedef struct walk {
    bool has_told_language;
    bool has_result;
} walk;

/* Judges how a move is written, after the line has played it. */
static void judge_form(const an_bench *bench, an_findings *findings, walk *w, size_t index,
                       const an_variation *line)
{
    an_san said;
    an_text word = an_token_text(bench->game, &bench->game->tokens[index]);
    if (an_san_parse(&said, word, bench->notation) != AN_OK)
        return;
    an__judge_export_form(bench, findings, index, line, &said);
    if (!w->has_told_language)
        w->has_told_language = an__judge_letters(bench, findings, index, line, &said);
}

/* Plays a move again, and judges its number and form. */
static void walk_over_move(const an_bench *bench, an_findings *findings, walk *w, size_t index,
                           an_variation *line)
{
    const an_ply *ply = &bench->plies[index];
    line->stopped = !ply->is_played;
    if (!ply->is_played)
        return;
    /* in place of a mended move stands an error, which was reported */
    bool asks_pgn = findings->asks[AN_PROFILE_PGN] && !ply->is_mended;
    if (asks_pgn)
        an__judge_number_of(bench, findings, index, line);
    an_variation_replay(line, ply);
    if (asks_pgn)
        judge_form(bench, findings, w, index, line);
}

static bool walk_over(an_bench *bench, an_findings *findings, walk *w, size_t index)
{
    const an_token *token = &bench->game->tokens[index];
    an_variation *line = an_variations_current(&bench->lines);
    if (findings->asks[AN_PROFILE_FIDE])
        an__judge_sheet(bench, findings, index);
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_MOVE:
        walk_over_move(bench, findings, w, index, line);
        break;
    case AN_TOKEN_NUMBER:
        an__judge_stray_number(bench, findings, index, line);
        break;
    case AN_TOKEN_NAG:
        if (token->value > NAG_MAX)
            an__find_token(findings, AN_UNKNOWN_NAG, token);
        break;
    case AN_TOKEN_OPEN:
        return an__variations_open(&bench->lines);
    case AN_TOKEN_CLOSE:
        an__variations_close(&bench->lines);
        break;
    case AN_TOKEN_RESULT:
        w->has_result = w->has_result || bench->lines.count == 1;
        break;
    case AN_TOKEN_SIGN:
    case AN_TOKEN_COMMENT:
    case AN_TOKEN_LINE_COMMENT:
    case AN_TOKEN_AGAIN:
    case AN_TOKEN_PROSE:
        break;
    }
    return true;
}

/* Reports that there is no result: at the last token, behind which it should stand; without tokens
 * at the game's start. */
static void miss_result(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    const an_token *last = game->token_count > 0 ? &game->tokens[game->token_count - 1] : NULL;
    if (last != NULL)
        an__find(findings, AN_MISSING_RESULT, last->offset, last->size);
    else
        an__find(findings, AN_MISSING_RESULT, (uint32_t)game->start, 0);
}

void an__judge_profile(an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    if ((!findings->asks[AN_PROFILE_PGN] && !findings->asks[AN_PROFILE_FIDE]) || game->is_empty)
        return;
    if (findings->asks[AN_PROFILE_PGN]) {
        an__judge_roster(bench, findings);
        an__judge_lines(bench, findings);
    }
    walk w = {false, false};
    bool has_memory = an__variations_begin(&bench->lines, &bench->start);
    for (size_t i = 0; has_memory && i < game->token_count; i++)
        has_memory = walk_over(bench, findings, &w, i);
    bench->failed = bench->failed || !has_memory;
    if (!w.has_result)
        miss_result(bench, findings);
}
