/* The moves that give check, whatever the variant. */
#include "checking_moves.h"

#include "checks.h"
#include "movegen.h"
#include "priority.h"

size_t an__checking_moves(const an_position *p, an_move *list)
{
    an_check_view view = an__check_view_of(p);
    if (!an_is_bound(p))
        return an__moves_with_check(p, &view, list);
    size_t count = an__priority_moves(p, list), kept = 0;
    for (size_t i = 0; i < count; i++)
        if (an__gives_check(p, &view, list[i]))
            list[kept++] = list[i];
    return kept;
}
