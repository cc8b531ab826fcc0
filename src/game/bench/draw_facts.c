/* What the laws say about draws in the main line: repetitions, quiet moves, dead positions. */
#include "draw_facts.h"

#include "findings.h"
#include "priority.h"

/* Returns how often the last position has occurred. It can only have occurred since the last
 * capture or pawn move, that is in the last `quiet_plies` plies. Its key includes castling rights
 * and the en passant square (FIDE 9.2.3). */
static unsigned count_occurrences(const an_standing *standing, unsigned quiet_plies)
{
    size_t last = standing->key_count - 1;
    unsigned count = 1;
    for (size_t back = 4; back <= quiet_plies && back <= last; back += 2)
        count += standing->keys[last - back] == standing->keys[last];
    return count;
}

static void state(an_findings *findings, an_code code, const an_token *token,
                  const an_variation *line)
{
    an_finding *finding = an__find_at(findings, code, token, line);
    if (finding != NULL) {
        finding->where.ply = line->state.ply;
        finding->position = line->before;
    }
}

/* Records a fact that ends the game without a claim (FIDE 5.2.2, 9.6). */
static void end_game(an_standing *standing, an_findings *findings, an_code code, an_ending ending,
                     const an_token *token, const an_variation *line)
{
    if (standing->ending != AN_ENDING_NONE)
        return;
    standing->ending = ending;
    state(findings, code, token, line);
}

static void state_repetition(an_standing *standing, an_findings *findings, const an_token *token,
                             const an_variation *line)
{
    unsigned quiet = line->position.halfmove_clock;
    unsigned times = quiet < 8 ? 1 : count_occurrences(standing, quiet);
    if (times == AN_THREEFOLD_TIMES)
        state(findings, AN_THREEFOLD, token, line);
    else if (times >= AN_FIVEFOLD_TIMES)
        end_game(standing, findings, AN_FIVEFOLD, AN_ENDING_FIVEFOLD, token, line);
}

void an__judge_start_facts(const an_bench *bench, an_standing *standing, an_findings *findings)
{
    standing->key_count = 0;
    standing->ending = AN_ENDING_NONE;
    standing->is_over = false;
    an_standing_keep(standing, &bench->start, an_repetition_key(&bench->start), false);
    if (bench->rules->without_facts || !an_position_is_dead(&bench->start))
        return;
    standing->ending = AN_ENDING_DEAD;
    an__find(findings, AN_DEAD_POSITION, (uint32_t)bench->game->start, 1);
}

void an__judge_standing(const an_bench *bench, an_standing *standing, an_findings *findings,
                        const an_token *token, const an_ply *ply)
{
    const an_variation *line = &bench->lines.current;
    unsigned quiet = line->position.halfmove_clock;
    if (quiet == 0 && an_position_is_dead(&line->position))
        end_game(standing, findings, AN_DEAD_POSITION, AN_ENDING_DEAD, token, line);
    /* a move after the end of the game is reported as such, and has no facts */
    if (quiet == 0 || standing->ending != AN_ENDING_NONE)
        return;
    state_repetition(standing, findings, token, line);
    /* mate takes precedence (FIDE 9.6.2) */
    if (ply->sign == AN_SIGN_MATE)
        return;
    if (quiet == AN_FIFTY_MOVES_PLIES)
        state(findings, AN_FIFTY_MOVES, token, line);
    else if (quiet == AN_SEVENTY_FIVE_MOVES_PLIES)
        end_game(standing, findings, AN_SEVENTY_FIVE_MOVES, AN_ENDING_SEVENTY_FIVE, token, line);
}

void an__judge_facts(const an_bench *bench, an_standing *standing, an_findings *findings,
                     const an_token *token, const an_ply *ply)
{
    const an_variation *line = &bench->lines.current;
    if (!an_has_facts(bench, line))
        return;
    if (an_standing_keep(standing, &line->position, an_repetition_key(&line->position), true))
        an__judge_standing(bench, standing, findings, token, ply);
}
