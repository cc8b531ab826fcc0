/* Help and series play searched breadth first: each position once, where it is first reached. */
#ifndef AN_SOLVING_BREADTH_H
#define AN_SOLVING_BREADTH_H

#include "search_core.h"

/* Reports all lines, shorter ones first. */
void an__solve_breadth_first(an_search *search);

#endif
