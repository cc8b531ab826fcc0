/* The layouts: each writes a game to an empty page. */
#ifndef AN_GAME_LAYOUTS_H
#define AN_GAME_LAYOUTS_H

#include "scribe.h"

void an_layout_pgn(an_scribe *scribe);

void an_layout_text(an_scribe *scribe);

void an_layout_lines(an_scribe *scribe);

void an_layout_columns(an_scribe *scribe);

void an_layout_oneline(an_scribe *scribe);

void an_layout_jsonl(an_scribe *scribe);

void an_layout_keep(an_scribe *scribe);

#endif
