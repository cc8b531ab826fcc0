/* The best reading of a line, arc by arc. */
#ifndef AN_GAME_PATH_H
#define AN_GAME_PATH_H

#include "decoded.h"

/* Searches for the best reading of the marks from `start`, and stores all of it in decoder->path.
 * Returns false when memory runs out. */
bool an__path_search(an_line_decoder *decoder, const an_position *start);

/* Weighs again the readings that the search has found, and stores the best of them in
 * decoder->path. Cuts the path where lost half-moves cannot be played in their places. Call
 * an__path_search before. Returns false when memory runs out. */
bool an__path_settle(an_line_decoder *decoder, const an_position *start);

/* Returns the position before arc `index` of the path, and before the half-moves that are missing
 * there. */
an_position an__path_position(const an_line_decoder *decoder, size_t index);

/* Plays in `position` what the words of `arc` say. Returns false where that is illegal. */
bool an__play_said(const an_arc *arc, an_position *position);

/* Returns arc `index` of the path. */
static inline const an_arc *an_path_arc(const an_line_decoder *decoder, size_t index)
{
    return &decoder->graph.arcs[decoder->path.arcs[index]];
}

/* Returns the first mark that arc `index` of the path leads over. */
static inline const an_mark *an_path_mark(const an_line_decoder *decoder, size_t index)
{
    const an_graph *s = &decoder->graph;
    return &s->line.marks[s->states[an_path_arc(decoder, index)->from].mark];
}

#endif
