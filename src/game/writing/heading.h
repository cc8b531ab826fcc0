/* What stands before the moves: the tag section, or only the tags that say how the game begins. */
#ifndef AN_GAME_HEADING_H
#define AN_GAME_HEADING_H

#include "algnot/game.h"

#include "buffer.h"
#include "found_tags.h"

/* A tag pair on its way to the page. */
typedef struct an_pair {
    an_text name;
    an_text value;
    bool is_plain; /* the value has no escapes yet */
    bool stands;   /* in the game, exactly as it is to be written: [Name "value"] */
    size_t index;  /* among the pairs in the order in which they were gathered */
    size_t place;  /* of the name in the Seven Tag Roster; AN_ROSTER for all others */
    uint64_t head; /* the first eight bytes of a name outside the roster, to compare them at once */
} an_pair;

/* The tag pairs of the game that is being written. */
typedef struct an_heading {
    an_position usual_start; /* of chess: a game that begins there needs no FEN tag */
    an_pair *pairs;
    size_t count, capacity;
    an_found_tags found; /* in the heading of a score sheet; if none of it is used, what is said
                          * there means nothing */
    an_buffer rest;      /* what is left of words in that heading */
    bool has_tags; /* tag pairs were written before the movetext: parentheses in it are variations,
                    * not comments */
    bool failed;   /* memory ran out */
} an_heading;

/* Gathers the tags of the game and of the options in scribe->heading, in the order in which they
 * come. If memory runs out, scribe->heading has failed. */
void an__scribe_gather_tags(an_scribe *scribe);

/* Writes the heading. with_tags: all tag pairs, in the order of the PGN export format; otherwise
 * only those that say how the game begins. */
void an__scribe_put_heading(an_scribe *scribe, bool with_tags);

/* Returns true if the game is orthodox chess from the usual start. */
bool an__starts_as_usual(const an_scribe *scribe);

#endif
