/* Moves that are illegal but were played all the same. */
#include "played_illegal.h"

#include "placing.h"
#include "signs.h"

bool an__plays_illegal(an_arbiter *arbiter, an_finding *finding, const an_san *san, size_t index,
                       const an_variation *line)
{
    an_bench *bench = &arbiter->bench;
    an_ply *ply = &bench->plies[index];
    bool is_marked = an__is_marked_played(bench->game, index);
    bool is_asked = bench->rules->mending == AN_MEND_PLAYED && bench->lines.count == 1;
    if (finding == NULL || !(is_marked || is_asked))
        return false;
    finding->placing = an__san_place(&ply->move, &line->position, san, finding->code);
    if (finding->placing != AN_PLACED)
        return false;
    if (is_marked)
        an__findings_lower(&arbiter->findings, finding, AN_LEVEL_WARNING);
    else
        an__suggest(bench, &arbiter->repairs, finding, index);
    bench->illegal_count++;
    ply->is_illegal = true;
    return true;
}
