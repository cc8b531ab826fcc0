/* What stands before the moves: all tag pairs, or only the tags that say how the game begins. */
#ifndef AN_GAME_HEADING_H
#define AN_GAME_HEADING_H

#include "algnot/game.h"

#include "buffer.h"
#include "found_tags.h"

/* A tag pair that will be written. */
typedef struct an_pair {
    an_text name;
    an_text value;
    bool is_plain; /* the value has no escapes yet */
    bool stands;   /* the game has the pair exactly as it is to be written: [Name "value"] */
    size_t index;  /* place among the pairs, in the order in which they were gathered */
    size_t place;  /* place of the name in the Seven Tag Roster; AN_ROSTER for all others */
    uint64_t head; /* the first eight bytes of a name outside the roster, so that names are compared
                      at once */
} an_pair;

/* The tag pairs of the game that is being written. */
typedef struct an_heading {
    an_position usual_start; /* of orthodox chess: a game from there needs no FEN tag */
    an_pair *pairs;
    size_t count, capacity;
    an_found_tags found; /* in the heading of a score sheet; meaningless if none is used */
    an_result result;    /* that of the game; if it has none, the result that the heading says */
    an_buffer rest;      /* the words of that heading that become no tags */
    bool has_tags; /* tag pairs stand before the movetext, so that parentheses in it are variations,
                      not comments */
    bool failed;   /* memory ran out */
} an_heading;

/* Gathers the tags of the game and of the options in scribe->heading, in the order in which they
 * come. Sets scribe->heading.failed when memory runs out. */
void an__scribe_gather_tags(an_scribe *scribe);

/* Writes the heading. If `with_tags`, these are all tag pairs, in the order of the PGN export
 * format; otherwise only those that say how the game begins. */
void an__scribe_put_heading(an_scribe *scribe, bool with_tags);

/* Returns true if the game is orthodox chess, and begins in its usual start position. */
bool an__starts_as_usual(const an_scribe *scribe);

#endif
