/* Who plays whom, on one line: "Dupont (1850) – Martin (2010), Paris 2019". */
#ifndef AN_GAME_PAIRINGS_H
#define AN_GAME_PAIRINGS_H

#include "algnot/chess.h"

#include "found_tags.h"
#include "heading_dates.h"

/* How much two names with something between them must show to be a pairing. They may also be an
 * opening and its variation, or two clubs. */
typedef enum an_pairing_trust {
    AN_PAIRING_PROVED, /* ratings, a result beside them, or below two full names, the code of an
                          opening, colors behind the names, or a place and a year beside them or on
                          the line below */
    AN_PAIRING_LIKELY, /* as well a word such as "contre", initials or "Mme", or a date in the same
                          places: it is enough where nothing else names a player */
    AN_PAIRING_SURE    /* nothing more, as behind a label */
} an_pairing_trust;

/* Reads the pairing that `line` begins with into `*said`. `next` is the line below. Returns the
 * bytes that are understood; 0 if there is no pairing. */
size_t an__pairing_read(an_text line, an_text next, an_pairing_trust trust, an_day_order order,
                        an_found_values *said);

/* The pairings of a heading that may list several boards. Zero-initialised, none was met. */
typedef struct an_pairing_list {
    an_text white, black; /* of the first one */
    unsigned count;       /* of those with other players */
    unsigned fitting; /* of these, those whose result is not another one than that of the game */
    const char *only; /* where the last fitting one stands */
    bool is_known;    /* all of them were counted */
} an_pairing_list;

/* Returns true if `said`, the tags of the part `stretch` of a heading, may be those of the game, as
 * far as its players go. As long as the list is not known, counts each pairing and returns true;
 * then, of several pairings, only the one that fits `result` alone may be. The `at` of `result` is
 * NULL if that of the game is not known. */
bool an__pairing_may_be_added(an_pairing_list *list, const an_found_values *said, an_text stretch,
                              an_text result);

/* Reads the player of `color`, with or without a rating behind the name, into `*said`. Returns
 * false unless all of `side` is one. A single letter counts as a name if `is_sure`. */
bool an__side_read(an_text side, an_color color, bool is_sure, an_found_values *said);

/* Reads a place with a year or a date, "Paris 2019", or one of the two, into `*said`. Returns false
 * unless that is all of `text`. */
bool an__place_and_date_read(an_text text, an_day_order order, an_found_values *said);

/* Returns true if all of `text` is a result, as a score or in words. Sets `*name` to what PGN
 * writes for it. */
bool an__heading_result_read(an_text text, an_text *name);

/* Returns the bytes of the result in figures that `text` begins with; 0 if there is none. Sets
 * `*name` to what PGN writes for it. */
size_t an__heading_figures_read(an_text text, an_text *name);

#endif
