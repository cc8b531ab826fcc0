/* Marked squares and arrows: lists of them, and how each color looks. */
#ifndef AN_REPORT_BOARD_MARKS_H
#define AN_REPORT_BOARD_MARKS_H

#include "algnot/report.h"

/* How marks of one color look. Marks that differ in color differ in form, too. */
typedef struct an_mark_style {
    char color;       /* as in an_board_mark */
    const char *ink;  /* a color, as SVG writes it */
    const char *dash; /* a pattern of dashes, as SVG writes it */
} an_mark_style;

/* Returns the style of a color, or NULL if there is no such color. */
const an_mark_style *an__mark_style_of(char color);

#endif
