/* Marked squares and arrows: lists of them, and how each color is drawn. */
#ifndef AN_REPORT_BOARD_MARKS_H
#define AN_REPORT_BOARD_MARKS_H

#include "algnot/report.h"

/* How marks of a color look. What differs in color differs in form, too. */
typedef struct an_mark_style {
    char color;       /* as in an_board_mark */
    const char *ink;  /* a color of SVG */
    const char *dash; /* a pattern of dashes of SVG */
} an_mark_style;

/* Returns the style of a color; NULL if there is no such color. */
const an_mark_style *an__mark_style_of(char color);

#endif
