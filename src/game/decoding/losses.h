/* The arcs of half-moves that are not written, or written twice. */
#ifndef AN_GAME_LOSSES_H
#define AN_GAME_LOSSES_H

#include "graph.h"

/* Adds the arcs of the word of `state`, which is not legal as it is written, that explain it by a
 * half-move that was lost there or before, or by words that are doubled or swapped. */
void an__expand_by_losses(an_graph *graph, uint32_t state);

/* Adds the arcs that lose a pair of half-moves, one of which makes the word legal, and then play
 * the word. */
void an__expand_by_pairs(an_graph *graph, uint32_t state);

/* Adds the arc that reads the word of `state`, which is legal as it is written, and the next one in
 * the reverse order. */
void an__expand_by_swap(an_graph *graph, uint32_t state);

/* Writes to sizes[2] over how many marks, from the word at `mark` on, stands what repeats all that
 * stands right before it: one word, or a pair. Returns how many of the two there are. */
size_t an__doubled_sizes(const an_line_marks *line, uint32_t mark, size_t sizes[2]);

/* Returns the square on which a word says that it captures; AN_NO_SQUARE if it does not. */
unsigned an__target_of_capture(const an_line_word *word);

/* Returns what it costs that `move` was lost: less for castling, and for a capture on `target`,
 * where the half-move that was lost with it ended; AN_NO_SQUARE if that is not known. */
unsigned an__found_cost(an_move move, unsigned target);

/* Returns what it costs to read the next two words in the reverse order: less if the two before
 * them are read so, as where somebody writes in the wrong column for some moves. */
unsigned an__swap_cost(const an_graph *s, uint32_t state);

#endif
