/* The best reading of a line, arc by arc. */
#ifndef AN_GAME_PATH_H
#define AN_GAME_PATH_H

#include "decoded.h"

/* Readings that cost so much more than the best are looked at, too. */
enum { AN_SLACK = 60 };

/* Looks for the best reading of the marks: the path becomes the whole of it. Returns false when
 * memory runs out. */
bool an__path_search(an_line_decoder *decoder, const an_position *start);

/* Weighs the readings that the search has by now, and makes the best of them the path; cuts it
 * where half-moves that were lost do not fit in their places. Returns false when memory runs out.
 */
bool an__path_settle(an_line_decoder *decoder, const an_position *start);

/* Returns the position before an arc of the path, and before the half-moves that are missing
 * there. */
an_position an__path_position(const an_line_decoder *decoder, size_t index);

/* Returns an arc of the path. */
static inline const an_arc *an_path_arc(const an_line_decoder *decoder, size_t index)
{
    return &decoder->search.arcs[decoder->path.arcs[index]];
}

/* Returns the first mark that an arc of the path leads over. */
static inline const an_mark *an_path_mark(const an_line_decoder *decoder, size_t index)
{
    const an_search *s = &decoder->search;
    return &s->line.marks[s->states[an_path_arc(decoder, index)->from].mark];
}

#endif
