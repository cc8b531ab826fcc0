/* How many columns of a terminal characters take. */
#ifndef AN_BASE_WIDTH_H
#define AN_BASE_WIDTH_H

#include "algnot/base.h"

/*
 * 2 for East Asian wide characters and emoji, 0 for marks that combine with what stands before
 * them and for variation selectors, else 1 (Unicode, UAX 11; scripts that no language of chess
 * uses are 1). Of control characters it knows nothing: they are to be escaped first.
 */
unsigned an_columns_of(uint32_t point);

/* The columns that all characters of a text take together. */
unsigned an_columns_of_text(an_text text);

#endif
