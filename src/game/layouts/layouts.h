/* The layouts: each writes the judged game of the scribe to the scribe's page. */
#ifndef AN_GAME_LAYOUTS_H
#define AN_GAME_LAYOUTS_H

#include "algnot/game.h"

void an__layout_pgn(an_scribe *scribe);
void an__layout_text(an_scribe *scribe);
void an__layout_lines(an_scribe *scribe);
void an__layout_columns(an_scribe *scribe);
void an__layout_oneline(an_scribe *scribe);
void an__layout_jsonl(an_scribe *scribe);
void an__layout_keep(an_scribe *scribe);

#endif
