/* What a problem is, by the words of Popeye's language: its board, its options and conditions. */
#ifndef AN_PROBLEMS_POPEYE_PROBLEM_H
#define AN_PROBLEMS_POPEYE_PROBLEM_H

#include "popeye_input.h"

/* Reads the pieces of the board, behind the word that begins their section. */
void an__popeye_board(an_popeye_reader *p, an_text section);

/* Reads an option, behind its word. */
void an__popeye_option(an_popeye_reader *p, an_text word);

/* Notes the variant that a condition stands for. */
void an__popeye_condition(an_popeye_reader *p, an_text word);

/* Puts what was read into the draft. Call it behind the last word of the problem. */
void an__popeye_end(an_popeye_reader *p);

#endif
