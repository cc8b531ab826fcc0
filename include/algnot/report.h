/* Findings for people and for programs: sentences in two languages, one line, or JSON. */
#ifndef ALGNOT_REPORT_H
#define ALGNOT_REPORT_H

#include "input.h"
#include "notation.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum an_message_language {
    AN_MESSAGES_ENGLISH,
    AN_MESSAGES_FRENCH,
    AN_MESSAGE_LANGUAGE_COUNT
} an_message_language;

typedef enum an_output {
    AN_OUTPUT_TEXT,  /* the finding, the line with a caret, advice */
    AN_OUTPUT_SHORT, /* file:line:column: level: message [code] */
    AN_OUTPUT_JSONL, /* an object a line */
    AN_OUTPUT_COUNT
} an_output;

/* A language's name in one of the languages of the messages. */
const char *an_language_name(const an_language *language, an_message_language message_language);

/* What the record of a game says; NULL and empty texts are null in JSON. */
typedef struct an_game_summary {
    const an_place *place;
    bool is_valid;
    uint64_t plies;
    const char *result;
    const char *language;
    const char *variant;
    const char *fen;
    an_text uci;
    const an_text *tags; /* name and value in turn, no name twice, the value as written in PGN */
    size_t tag_count;
} an_game_summary;

typedef struct an_totals {
    uint64_t files, games, plies, errors, warnings;
} an_totals;

typedef struct an_report an_report;

/* NULL when there is no memory. */
an_report *an_report_open(an_output form, an_message_language message_language, bool with_color);
void an_report_close(an_report *report);

/* How wide the source line under a finding may be: 100 columns unless it is said, never less than
 * 40 nor more than 240. */
void an_report_set_columns(an_report *report, unsigned columns);

/* Whether a board stands under findings that only a board explains: pins, checks, lines that are
 * blocked. Not unless it is said. */
void an_report_show_diagrams(an_report *report, bool shows);

/* The text of each is owned by the report until its next call; at NULL when there is no memory. */
an_text an_report_finding(an_report *report, const an_finding *finding, const an_place *place);
an_text an_report_game(an_report *report, const an_game_summary *record);
an_text an_report_totals(an_report *report, const an_totals *totals);

/* Where the text returned last says the number of the game, for those who learn it later; empty
 * where it does not say it. */
an_text an_report_game_number(const an_report *report);

/*
 * Why the piece that must move must: the pieces of the side to move in the variant's order, up to
 * the first that has a legal move, and why each earlier one has none; a line each.
 */
an_text an_report_priority(an_report *report, const an_position *position,
                           const an_notation *notation);

/* The message alone: "illegal move 'Cxd5': the knight on c3 is pinned …". */
an_text an_report_sentence(an_report *report, const an_finding *finding);

/* ---- boards ---- */

/* A position, and what a board shows besides. */
typedef struct an_board {
    an_position position;
    an_position before; /* where the last move was played */
    an_move move;
    bool has_move;                   /* before and move are set */
    uint8_t taken[2][AN_ROLE_COUNT]; /* pieces that left the board, by an_color and an_role */
} an_board;

/* A board on which nothing was played yet, and one after another legal move. */
an_board an_board_of(const an_position *position);
an_board an_board_play(const an_board *board, an_move move);

/* How a board is drawn. AN_DRAWING_INIT: in ASCII with English letters, White below. */
#define AN_DRAWING_INIT AN_OPTIONS_INIT
typedef struct an_drawing {
    bool in_unicode;             /* figurines, shaded squares; SVG does not ask */
    const an_language *letters;  /* of the pieces, if an_language_suits_boards; NULL: as above */
    const an_notation *notation; /* of the last move; NULL: English */
    bool is_flipped;             /* Black is below */
    bool without_coordinates;
    bool numbers_squares; /* in the variant's order, else in that of alphabetic chess, and the piece
                             that must move is marked */
    bool is_bare;         /* in text: the board alone, nothing said below it */
    bool has_heading;     /* in text: the last move stands above it */
} an_drawing;

/* Whether every piece has a letter in a language, and if so one that tells White from Black; or why
 * not. */
typedef enum an_unfitness { AN_SUITS_BOARDS, AN_LACKS_LETTER, AN_LACKS_CASE } an_unfitness;
an_unfitness an_language_unfitness(const an_language *language);
bool an_language_suits_boards(const an_language *language);

/* In text, lines with their ends; or as a document of SVG 1.1. */
an_text an_report_board(an_report *report, const an_board *board, const an_drawing *drawing);
an_text an_report_svg(an_report *report, const an_board *board, const an_drawing *drawing);

/* ---- what a finding means ---- */

/* A code told at length in one of the languages of the messages; every text is a constant. */
typedef struct an_explanation {
    const char *summary; /* a few words, without a full stop */
    const char *meaning; /* some sentences in one paragraph */
    const char *example; /* a game that has the finding, as it stands in a file */
    const char *mended;  /* the same without it */
    const char *command; /* of algnot, with the options that raise it; NULL: validate alone */
    const char *book;    /* where the rule is from: "FIDE Laws of Chess, article" */
    const char *clause;  /* "3.9.2"; empty if the book has no such numbers */
} an_explanation;

/* False, and explanation untouched, for AN_OK and AN_OUT_OF_MEMORY, which are no findings. */
bool an_code_explain(an_explanation *explanation, an_code code,
                     an_message_language message_language);

#ifdef __cplusplus
}
#endif

#endif
