/* Words that name what stands behind them in a heading: "Blancs", "Datum", "Round". */
#ifndef AN_GAME_HEADING_LABELS_H
#define AN_GAME_HEADING_LABELS_H

#include "algnot/base.h"

/* What a label names. */
typedef enum an_heading_label {
    AN_LABELS_NOTHING,
    AN_LABELS_WHITE,
    AN_LABELS_BLACK,
    AN_LABELS_WHITE_ELO,
    AN_LABELS_BLACK_ELO,
    AN_LABELS_ELO, /* of the player who was named last */
    AN_LABELS_EVENT,
    AN_LABELS_SITE,
    AN_LABELS_DATE,
    AN_LABELS_ROUND,
    AN_LABELS_BOARD,
    AN_LABELS_RESULT,
    AN_LABELS_ECO,
    AN_LABELS_OPENING,
    AN_LABELS_ANNOTATOR,
    AN_LABELS_GAME /* who plays whom */
} an_heading_label;

enum { AN_LABELS_COUNT = AN_LABELS_GAME + 1 };

/* Returns what the longest label that `text` begins with names, and sets `*size` to its bytes.
 * Returns AN_LABELS_NOTHING if there is none. */
an_heading_label an__heading_label_read(an_text text, size_t *size);

/* Returns the bytes of a word between two players, where no dash stands, at the beginning of
 * `text`: "vs."; 0 if there is none. */
size_t an__against_size(an_text text);

/* Returns true if `text` begins with a label of the result: "Résultat". */
bool an__names_result(an_text text);

/* Returns true if `text` begins with the number of a board: "Table 2", "Brett n° 3". */
bool an__names_board(an_text text);

/* Returns the labels that name this in a language, which its code tells, as a list with | between
 * them; NULL if none is known. */
const char *an__heading_labels(const char *language, an_heading_label names);

#endif
