/* Who plays whom, on one line: Dupont (1850) – Martin (2010), Paris 2019. */
#ifndef AN_GAME_PAIRINGS_H
#define AN_GAME_PAIRINGS_H

#include "found_tags.h"
#include "heading_dates.h"

/* Reads the pairing that a line begins with. Returns the bytes that are understood, 0 if there is
 * no pairing. Two names with a dash between them may be an opening and its variation, or two clubs:
 * without ratings, a result, an opening's code, or a year, they are a pairing only if `is_sure`, as
 * behind a label, or below it, in the line `next`, stand a place and a year. */
size_t an__pairing_read(an_text line, an_text next, bool is_sure, an_day_order order,
                        an_found_values *said);

/* Reads a player, with a rating behind the name or without; all of `side` must be one. */
bool an__side_read(an_text side, an_found_tag player, an_found_tag elo, bool is_sure,
                   an_found_values *said);

/* Returns true if all of a text is a place with a year or a date, Paris 2019, or one of the two. */
bool an__place_and_date_read(an_text text, an_day_order order, an_found_values *said);

/* Returns the bytes of the code of an opening that a text begins with, C65 or [C65]; *code is the
 * code alone. Returns 0 if there is none, or if a letter or digit follows. */
size_t an__eco_read(an_text text, an_text *code);

/* Returns true if all of a text is a result, as a score or in words, and sets *name to how PGN
 * writes it. */
bool an__heading_result_read(an_text text, an_text *name);

#endif
