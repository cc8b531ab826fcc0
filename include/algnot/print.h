/* Games on paper: pages of HTML, LaTeX and Typst with boards in them, and score sheets. */
#ifndef ALGNOT_PRINT_H
#define ALGNOT_PRINT_H

#include "game.h"
#include "report.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum an_print_form {
    AN_PRINT_HTML,       /* one file that needs no other */
    AN_PRINT_LATEX,      /* for XeLaTeX, with the packages xskak and chessboard */
    AN_PRINT_TYPST,      /* for Typst 0.13 and later */
    AN_PRINT_SCORESHEET, /* HTML: a sheet to write on, or with the moves of the game */
    AN_PRINT_FORM_COUNT
} an_print_form;

/* Returns the name of a form, "html"; NULL past the last. */
const char *an_print_form_name(an_print_form form);

typedef enum an_paper { AN_PAPER_A4, AN_PAPER_A5, AN_PAPER_LETTER, AN_PAPER_COUNT } an_paper;

/* Returns the name of a size of paper, "a5"; NULL past the last. */
const char *an_paper_name(an_paper paper);

/* How games are printed. Begin with AN_PRINT_OPTIONS_INIT, and set the notation and what else
 * differs. */
#define AN_PRINT_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_print_options {
    an_write_options writing; /* the notation, and what is left out; layout, width and brackets do
                               * not matter */
    an_print_form form;
    an_paper paper;
    an_message_language language; /* of the words that are added, unless the moves are English or
                                   * French */
    bool is_tight;                /* no space between number and move: 1.e4 */
    bool is_hatched;              /* dark squares are hatched, not grey */
    const char *title;            /* of the whole; NULL: it has none */
} an_print_options;

typedef struct an_printer an_printer;

/* Returns a printer that prints by a copy of *options, or NULL when memory runs out. The language
 * of the notation, the tags and the title must outlive the printer. */
an_printer *an_printer_open(const an_print_options *options);
void an_printer_close(an_printer *printer);

/* What the document begins with, each game in it, and what it ends with. Each returns a text that
 * is the printer's until its next call; at NULL when memory runs out, or when an_scribe_can_write
 * would say that too little of the game was kept. */
an_text an_printer_begin(an_printer *printer);
an_text an_printer_end(an_printer *printer);

/* Diagrams stand where the game asks for them, and at `count` more places of the main line:
 * half-moves after its start, in ascending order. */
an_text an_printer_game(an_printer *printer, const an_judgement *judgement,
                        const uint64_t *diagrams, size_t count);

/* Returns the first mark on a diagram of the game printed last that is none, as in [%csl Re9]; NULL
 * if all of them are. The string is the printer's until it prints the next game. */
const char *an_printer_wrong_mark(const an_printer *printer);

/* Returns a score sheet without a game, in AN_PRINT_SCORESHEET; an empty text in other forms. */
an_text an_printer_blank(an_printer *printer);

#ifdef __cplusplus
}
#endif

#endif
