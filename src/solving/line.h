/* Help and series play, whose solutions are lines, searched depth first. */
#ifndef AN_SOLVING_LINE_H
#define AN_SOLVING_LINE_H

#include "search_core.h"

/* A search for the lines of one length. */
typedef struct an_line_search {
    an_search *search;
    const an_move *first; /* the only first move that is tried; NULL if all are */
    an_targets *targets;  /* an__targets_begin was called for them; NULL: none are known */
    an_solution_kind kind;
    unsigned base;  /* the depth of the first move */
    bool is_exact;  /* shorter lines exist, or were not looked for: that there is no line of a
                       length then says nothing about shorter ones */
    bool is_test;   /* the search ends with the first line, which is not reported */
    bool has_found; /* at least one line, since this was set to false */
} an_line_search;

/* Finds the lines of exactly `left` half-moves from *p on, to which the moves of the search's nodes
 * have led. */
void an__find_lines(an_line_search *lines, const an_position *p, unsigned left);

/* Plays a move after which `left` - 1 half-moves are to follow; within a series, the turn goes back
 * to the side that plays it. Returns false if the move gives check before the series ends. */
bool an__play_of_line(an_stipulation stipulation, an_position *p, an_move move, unsigned left);

/* Adds a move to the line that is being made, or takes the last one away. Adding returns false, and
 * ends the search, if there is no room. */
bool an__put_line_move(an_line_search *lines, an_move move, bool reaches_goal);
void an__remove_line_move(an_line_search *lines);

/* Return the shortest length of a solution, and by how much each next length is longer, in
 * half-moves. */
unsigned an__shortest_line(an_stipulation stipulation);
unsigned an__line_step(an_stipulation stipulation);

/* Returns whether the targets of an orthodox series are known, or of help play in which one side is
 * bound. They leave so few positions that a search depth first is faster than one breadth first,
 * which cannot use them: a target tells the pieces apart by where they come from. They are looked
 * for as long as seems worth while, if the lines of the next length take about `expected`
 * positions. Where both sides are bound, how far a piece is away says little. */
bool an__leads_to_targets(an_search *search, uint64_t expected);

/* Returns whether the side that is to reach the goal has the pieces for it: a king alone gives no
 * check. */
bool an__has_pieces_for_goal(const an_problem *problem);

/* Reports the lines that begin with `first`, or all lines if it is NULL, by length, from `length`
 * half-moves on. `has_shorter` says that there are shorter lines. */
void an__solve_lines_from(an_search *search, const an_move *first, unsigned length,
                          bool has_shorter);

/* Reports the lines of set play: with one half-move less, as if the other side began. */
void an__solve_line_set_play(an_search *search);

#endif
