/* What the remarks behind a move ask for in its diagram: [%csl Re4] [%cal Ge2e4], {[#]}, $220. */
#ifndef AN_PRINT_REMARKS_H
#define AN_PRINT_REMARKS_H

#include "algnot/game.h"
#include "algnot/report.h"

/* Adds the marks in all comments from the token `index` up to the next move. Returns what
 * an_board_marks_add returns. */
bool an__remarks_add_marks(const an_game *game, size_t index, an_board_marks *marks,
                           an_text *wrong);

/* Returns whether the remarks from the token `index` up to the next move ask for a diagram. */
bool an__remarks_want_diagram(const an_game *game, size_t index);

/* Return whether a NAG asks for a diagram, as $220 and $221 do, and whether it asks for one with
 * Black below, as $221 does. */
bool an__nag_wants_diagram(unsigned nag);
bool an__nag_shows_black(unsigned nag);

/* Returns the place of [#] in the text of a comment; comment.size if it is not there. */
size_t an__diagram_sign_at(an_text comment);

extern const char an__diagram_sign[];

#endif
