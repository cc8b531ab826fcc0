/* Help and series play, whose solutions are lines, searched depth first. */
#ifndef AN_SOLVING_LINE_H
#define AN_SOLVING_LINE_H

#include "search_core.h"

/* Reports all lines that begin with `first`, or all there are if it is NULL, shorter ones first. */
void an__solve_lines(an_search *search, const an_move *first);

/* Reports the lines of set play: with one half-move less, as if the other side began. */
void an__solve_line_set_play(an_search *search);

#endif
