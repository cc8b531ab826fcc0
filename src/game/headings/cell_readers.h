/* What one cell of a heading says, and what is remembered from one cell to the next. */
#ifndef AN_GAME_CELL_READERS_H
#define AN_GAME_CELL_READERS_H

#include "found_tags.h"
#include "heading_dates.h"
#include "pairings.h"

/* What is remembered from one cell to the next, and to the next line. */
typedef struct an_heading_reading {
    an_found_tags *found;
    an_day_order order;
    an_pairing_trust trust;
    const char *line;      /* where the line begins */
    an_found_tag elo;      /* of the player who was named last; AN_FOUND_COUNT: unclear whose */
    bool names_player;     /* the line names a player behind a label */
    bool is_below_pairing; /* the line before this one is a pairing */
    bool has_occasion;     /* the line names an event or a round, or is a pairing */
    bool is_opposed; /* a dash parts the cell from one that is not understood: "Metz - Nancy" */
    bool has_likely; /* a line may be a pairing, but nothing proves it */
    an_pairing_list pairings;
} an_heading_reading;

/* Reads the cell that `text`, the rest of a line, begins with. Returns its bytes; 0 if it is not
 * understood. */
size_t an__heading_cell_read(an_heading_reading *r, an_text text, an_found_values *said);

/* Reads what stands at the end of `cell`, which is not understood otherwise: the code of an opening
 * behind its name, "Deux cavaliers C59", or in brackets; and a date, "soirée du 12/03/2019", if the
 * line names players, an event or a round. Returns its bytes; 0 if there is none. */
size_t an__heading_end_read(const an_heading_reading *r, an_text cell, an_found_values *said);

#endif
