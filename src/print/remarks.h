/* What remarks behind a move say of its picture: [%csl Re4] [%cal Ge2e4], {[#]}, $220. */
#ifndef AN_PRINT_REMARKS_H
#define AN_PRINT_REMARKS_H

#include "algnot/game.h"
#include "algnot/report.h"

/* Adds the marks in the comments from a token on, up to the next move. Returns as
 * an_board_marks_add does. */
bool an__remarks_add_marks(const an_game *game, size_t index, an_board_marks *marks,
                           an_text *wrong);

/* Returns whether the remarks from a token on, up to the next move, ask for a diagram. */
bool an__remarks_want_diagram(const an_game *game, size_t index);

/* Returns whether a NAG stands for a diagram: $220, or $221 with Black below. */
bool an__nag_wants_diagram(unsigned nag);
bool an__nag_shows_black(unsigned nag);

/* Returns where [#] stands in the text of a comment; its size if it stands nowhere. */
size_t an__diagram_sign_at(an_text comment);

extern const char an__diagram_sign[];

#endif
