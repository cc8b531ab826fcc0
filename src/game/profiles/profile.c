/* Profiles: the second walk through a game, after it was judged. */
#include "profile.h"

#include "compiler.h"
#include "findings.h"
#include "plain.h"
#include "text.h"
#include "token.h"

enum { NAG_MAX = 139 }; /* the highest NAG that PGN section 10 defines */

/* The state of the walk. Moves about which nothing is to be reported are only played when a later
 * position is needed. */
typedef struct walk {
    size_t played;   /* the current line has played the moves before the token with this index */
    an_color turn;   /* the side to move at the current token */
    bool is_english; /* see is_english() */
    bool has_told_language;
    bool has_result;
} walk;

/* Plays the moves of the current line before token `index` that were not played yet. Returns the
 * line. */
static an_variation *catch_up(an_bench *bench, walk *w, size_t index)
{
    return an__variations_replay(&bench->lines, bench->game, bench->plies, &w->played, index);
}

/* Returns true if a move is surely numbered as in PGN's export format: "12." before White's move,
 * and nothing between the two moves of a pair. If not, a closer look is needed. */
static inline bool is_numbered_as_exported(const an_game *game, const an_token *move, an_color us)
{
    const an_token *before = move - 1;
    if (move == game->tokens)
        return false;
    if (us == AN_BLACK)
        return before->kind == AN_TOKEN_MOVE;
    const an_text number = an_token_text(game, before);
    return before->kind == AN_TOKEN_NUMBER && number.size > 1 && *number.at != '0' &&
           number.at[number.size - 1] == '.' && an_digits_size(number) == number.size - 1;
}

/* Returns true if the letters of the game are English, and its plain words were read in English. */
static bool is_english(const an_bench *bench)
{
    const an_language *english = &an_languages[0];
    return bench->letters != NULL && bench->notation != NULL &&
           bench->letters->language == english && bench->notation->language == english;
}

/* Returns true if a move was played as it is written and as the rules have it. A mended move has
 * its own error, which was reported. */
static inline bool is_well_played(const an_ply *ply)
{
    return ply->is_played && !ply->is_mended && !ply->is_illegal;
}

/* Returns true if a plain word is surely as in PGN's export format, so that it need not be read
 * again. */
static inline bool is_as_exported(const an_bench *bench, const walk *w, const an_token *token,
                                  const an_ply *ply)
{
    const an_game *game = bench->game;
    const an_plain plain = token->value;
    if (plain == 0 || !w->is_english || an_has_signs(game, token))
        return false;
    const unsigned row = an_plain_final_row(plain, bench->letters);
    bool is_usual = row == AN_ROW_CASTLES
                        ? game->bytes.at[token->offset] == 'O'
                        : row < AN_ROLE_COUNT && !an_origin_is_square(an_plain_origin(plain));
    return is_usual && an_plain_sign(plain) == ply->sign &&
           an_plain_captures(plain) == (ply->captured != AN_NO_ROLE);
}

/* Passes moves of the current line with their numbers, from the token `index` on, that are surely
 * as in PGN's export format, as nearly all are. Returns the index of the first token that is not.
 */
static size_t pass_exported(an_bench *bench, walk *w, size_t index)
{
    const an_game *game = bench->game;
    const size_t first = index;
    for (an_color us = w->turn;; us = an_opposite(us)) {
        const size_t move = index + (us == AN_WHITE);
        if (move >= game->token_count || game->tokens[move].kind != AN_TOKEN_MOVE ||
            !is_well_played(&bench->plies[move]) ||
            !is_numbered_as_exported(game, &game->tokens[move], us) ||
            !is_as_exported(bench, w, &game->tokens[move], &bench->plies[move]))
            break;
        index = move + 1;
        w->turn = an_opposite(us);
    }
    if (index > first)
        an_variations_current(&bench->lines)->state.stopped = false;
    return index;
}

AN_APART static void judge_form(an_bench *bench, an_findings *findings, walk *w, size_t index)
{
    an_san said;
    const an_variation *line = catch_up(bench, w, index + 1);
    an_text word = an_text_at(bench->game, index);
    if (an_san_parse(&said, word, bench->notation) != AN_OK)
        return;
    an__judge_export_form(bench, findings, index, line, &said);
    if (!w->has_told_language)
        w->has_told_language = an__judge_letters(bench, findings, index, line, &said);
}

/* Judges the number and the form of a move. */
static void walk_over_move(an_bench *bench, an_findings *findings, walk *w, size_t index)
{
    const an_token *token = &bench->game->tokens[index];
    const an_ply *ply = &bench->plies[index];
    const an_color us = w->turn;
    an_variations_current(&bench->lines)->state.stopped = !ply->is_played;
    if (!ply->is_played)
        return;
    w->turn = an_opposite(us);
    if (!findings->asks[AN_PROFILE_PGN] || !is_well_played(ply))
        return;
    if (!is_numbered_as_exported(bench->game, token, us))
        an__judge_number_of(bench, findings, index, catch_up(bench, w, index));
    if (!is_as_exported(bench, w, token, ply))
        judge_form(bench, findings, w, index);
}

/* Moves to the line of play that a bracket opens or returns to. Returns false when memory runs out.
 */
static bool walk_over_bracket(an_bench *bench, walk *w, size_t index)
{
    bool has_memory = true;
    catch_up(bench, w, index);
    if (bench->game->tokens[index].kind == AN_TOKEN_OPEN)
        has_memory = an__variations_open(&bench->lines);
    else
        an__variations_close(&bench->lines);
    w->turn = (an_color)an_variations_current(&bench->lines)->position.turn;
    return has_memory;
}

static bool walk_over(an_bench *bench, an_findings *findings, walk *w, size_t index)
{
    const an_token *token = &bench->game->tokens[index];
    if (findings->asks[AN_PROFILE_FIDE]) {
        if (token->kind == AN_TOKEN_SIGN)
            catch_up(bench, w, index); /* what it may say depends on the move before it */
        an__judge_sheet(bench, findings, index);
    }
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_MOVE:
        walk_over_move(bench, findings, w, index);
        break;
    case AN_TOKEN_NUMBER:
        if (an__number_is_stray(bench->game, token))
            an__judge_stray_number(bench, findings, index, catch_up(bench, w, index));
        break;
    case AN_TOKEN_NAG:
        if (token->value > NAG_MAX)
            an__find_token(findings, AN_UNKNOWN_NAG, token);
        break;
    case AN_TOKEN_OPEN:
    case AN_TOKEN_CLOSE:
        return walk_over_bracket(bench, w, index);
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

/* Reports that the result is missing: at the last token, where it should follow; at the start of a
 * game without tokens. */
static void miss_result(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    const an_token *last = game->token_count > 0 ? &game->tokens[game->token_count - 1] : NULL;
    if (last != NULL)
        an__find(findings, AN_MISSING_RESULT, last->offset, last->size);
    else
        an__find(findings, AN_MISSING_RESULT, (uint32_t)game->start, 0);
}

static void judge_tags_and_lines(const an_bench *bench, an_findings *findings, bool has_tokens)
{
    if (!findings->asks[AN_PROFILE_PGN])
        return;
    an__judge_roster(bench, findings);
    an__judge_lines(bench, findings, has_tokens);
}

void an__judge_profile_of_plain(an_bench *bench, an_findings *findings)
{
    judge_tags_and_lines(bench, findings, false);
}

void an__judge_profile(an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    if ((!findings->asks[AN_PROFILE_PGN] && !findings->asks[AN_PROFILE_FIDE]) || game->is_empty)
        return;
    judge_tags_and_lines(bench, findings, true);
    walk w = {.turn = (an_color)bench->start.turn, .is_english = is_english(bench)};
    bool has_memory = an__variations_begin(&bench->lines, &bench->start);
    for (size_t i = 0; has_memory && i < game->token_count; i++) {
        if (!findings->asks[AN_PROFILE_FIDE] &&
            (i = pass_exported(bench, &w, i)) == game->token_count)
            break;
        has_memory = walk_over(bench, findings, &w, i);
    }
    bench->failed = bench->failed || !has_memory;
    if (!w.has_result)
        miss_result(bench, findings);
}
