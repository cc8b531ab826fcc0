/* The forms of print: how each of them writes the parts of a page. */
#ifndef AN_PRINT_FORM_H
#define AN_PRINT_FORM_H

#include "algnot/print.h"
#include "buffer.h"

/* The parts of a page. They are nested like brackets. */
typedef enum an_part {
    AN_PART_GAME,
    AN_PART_PLAYERS,
    AN_PART_EVENT,      /* a line with the rest of the heading */
    AN_PART_LINE,       /* a paragraph of the main line with its comments */
    AN_PART_MOVES,      /* the moves in that paragraph */
    AN_PART_VARIATIONS, /* all variations of a move */
    AN_PART_VARIATION,
    AN_PART_DIAGRAM,
    AN_PART_CAPTION, /* below a diagram */
    AN_PART_RESULT,
    AN_PART_RAW,      /* text that could not be read, unchanged */
    AN_PART_UNBROKEN, /* a word that must stay on its line */
    AN_PART_COUNT
} an_part;

/* What stands before and behind a part. */
typedef struct an_around {
    const char *before, *behind;
} an_around;

typedef struct an_form {
    const char *name;
    const an_around *around; /* indexed by an_part */

    /* Puts a text of any bytes so that it is shown unchanged, even if it has a meaning in the
     * form. */
    void (*put_text)(an_buffer *out, an_text text);

    void (*put_board)(an_buffer *out, const an_board *board, const an_drawing *drawing,
                      an_message_language language);

    /* Put the beginning and the end of the document. `language` is the language of the games, in
     * BCP 47. */
    void (*put_begin)(an_buffer *out, const an_print_options *options, const char *language);
    void (*put_end)(an_buffer *out);

    /* Puts the moves of a game for programs that read the form; NULL if there are no such
     * programs. */
    void (*put_moves)(an_buffer *out, const an_judgement *judgement);

    bool is_sheet; /* each game is a table of its moves */
} an_form;

extern const an_form an__form_html, an__form_latex, an__form_typst, an__form_score_sheet;

#endif
