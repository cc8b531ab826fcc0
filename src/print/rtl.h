/* Scripts that are written from right to left. */
#ifndef AN_PRINT_RTL_H
#define AN_PRINT_RTL_H

#include "algnot/base.h"

/* Returns whether a character belongs to a script that is written from right to left. */
bool an__is_rtl(uint32_t point);

/* Returns whether a character is an invisible control that changes the direction of others. */
bool an__commands_direction(uint32_t point);

/* Returns whether a text has a character of either kind. */
bool an__turns_direction(an_text text);

#endif
