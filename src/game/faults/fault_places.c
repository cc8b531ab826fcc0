/* Finds where in the game the faults of the reader stand. The lines of play are walked once more,
 * up to the last fault. */
#include "fault_places.h"

/* Returns true if a finding is about a bracket without meaning that the reader has reported. */
static bool is_to_be_placed(const an_finding *finding)
{
    return finding->code == AN_UNREADABLE_TOKEN && !finding->has_position;
}

/* Returns the index of the first finding from `index` on that needs its place; the number of
 * findings if there is none. */
static size_t next_to_place(const an_findings *findings, size_t index)
{
    while (index < findings->count && !is_to_be_placed(&findings->list[index]))
        index++;
    return index;
}

static void place(const an_bench *bench, an_finding *finding)
{
    const an_variation *line = &bench->lines.current;
    finding->where.depth = (uint32_t)bench->lines.count - 1;
    if (line->state.stopped)
        return;
    finding->where.ply = line->state.ply + 1;
    finding->has_position = true;
    finding->position = line->position;
}

/* Passes token `index` in the way in which it was judged. Returns false when memory runs out. */
static bool pass(an_bench *bench, size_t index)
{
    const an_ply *ply = &bench->plies[index];
    an_variation *line = an_variations_current(&bench->lines);
    switch (bench->game->tokens[index].kind) {
    case AN_TOKEN_OPEN:
        return an__variations_open(&bench->lines);
    case AN_TOKEN_CLOSE:
        an__variations_close(&bench->lines);
        return true;
    case AN_TOKEN_RESULT:
        line->state.stopped = true;
        return true;
    default:
        line->state.stopped = line->state.stopped || ply->is_refused;
        if (ply->is_played)
            an_variation_play(line, ply->move);
        return true;
    }
}

void an__place_faults(an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    size_t next = next_to_place(findings, 0);
    if (next == findings->count)
        return;
    bench->failed = !an__variations_begin(&bench->lines, &bench->start);
    for (size_t i = 0; !bench->failed && next < findings->count;
         next = next_to_place(findings, next + 1)) {
        const uint32_t offset = findings->list[next].where.offset;
        for (; !bench->failed && i < game->token_count && game->tokens[i].offset < offset; i++)
            bench->failed = !pass(bench, i);
        place(bench, &findings->list[next]);
    }
}
