/* The attack and key tables, printed by tables_make.c at build time. */
#include "attacks.h"

#include "tables.inc"
