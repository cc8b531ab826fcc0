/* The scribe from inside: what the layouts share. */
#ifndef AN_GAME_SCRIBE_H
#define AN_GAME_SCRIBE_H

#include "page.h"
#include "variations.h"

struct an_scribe {
    an_notation notation;
    an_layout asked;
    an_layout layout; /* of this game */
    const an_judgement *judgement;
    an_variations lines;
    an_page page;
    bool needs_number; /* Black's move number is due */
    bool after_move;   /* the last word is a move, or glued to one */
};

/* The game's own bytes, with only the moves and their signs replaced. */
an_text an_scribe_keep(an_scribe *scribe);

#endif
