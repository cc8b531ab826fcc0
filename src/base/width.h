/* How many columns of a terminal characters take. */
#ifndef AN_BASE_WIDTH_H
#define AN_BASE_WIDTH_H

#include "algnot/base.h"

/*
 * Returns 2 for East Asian wide characters and emoji, 0 for variation selectors and marks that
 * combine with the character before them, else 1 (Unicode, UAX 11; scripts in which no language of
 * chess is written count as 1). Control characters must be escaped first.
 */
unsigned an__columns_of(uint32_t point);

/* Returns the columns that the characters of a text take together. */
unsigned an__columns_of_text(an_text text);

#endif
