/* Findings for people and for programs: messages in English and French, a line each, or JSON. Here
 * are boards and explanations, too. */
#ifndef ALGNOT_REPORT_H
#define ALGNOT_REPORT_H

#include "finding.h"
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
    AN_OUTPUT_TEXT,       /* the message, the line of the input with carets, and help */
    AN_OUTPUT_SHORT,      /* file:line:column: level: message [code] */
    AN_OUTPUT_JSONL,      /* JSON Lines: one object a line */
    AN_OUTPUT_GCC,        /* as AN_OUTPUT_SHORT, the level always in English */
    AN_OUTPUT_GITHUB,     /* commands of GitHub's workflows, which become annotations */
    AN_OUTPUT_CHECKSTYLE, /* XML as Checkstyle writes it */
    AN_OUTPUT_JUNIT,      /* XML as of JUnit: a suite a file, a case a game */
    AN_OUTPUT_SARIF,      /* SARIF 2.1.0 */
    AN_OUTPUT_CSV,        /* RFC 4180: a row a game, and no findings */
    AN_OUTPUT_COUNT
} an_output;

/* Returns the name of a form, "junit"; NULL past the last. */
const char *an_output_name(an_output form);

/* What a caller must know of a form, as bits. */
enum {
    AN_OUTPUT_HAS_COLOR = 1,    /* it can be colored */
    AN_OUTPUT_FOR_PROGRAMS = 2, /* its messages should be English unless another language was asked
                                 * for by name */
    AN_OUTPUT_IS_DOCUMENT = 4,  /* an_report_begin and an_report_totals put its beginning and end */
    AN_OUTPUT_HOLDS_FILES = 8,  /* what is told of a file stands between what
                                 * an_report_begin_file, which wants to know how many cases it has,
                                 * and an_report_end_file put */
    AN_OUTPUT_TELLS_GAMES = 16, /* an_report_game puts something */
    AN_OUTPUT_TELLS_TROUBLE = 32, /* a document that says which files could not be read */
    AN_OUTPUT_NAMES_PLAYERS = 64  /* of a score sheet, it wants White and Black as its tags */
};
unsigned an_output_traits(an_output form);

/* Returns what every finding begins with, to be left out before the first; mostly empty. */
const char *an_output_separator(an_output form);

/* Returns the name of a language, in a language of the messages. */
const char *an_language_name(const an_language *language, an_message_language message_language);

/* The likeliest reading of a game that was mended. */
typedef struct an_reading_summary {
    an_text uci;     /* its moves; empty if the game was not mended to its end */
    uint64_t slips;  /* how many of them are written otherwise */
    bool is_certain; /* all of these are certain */
} an_reading_summary;

/* What forms for programs say of a game. NULL and empty texts become null in JSON. */
typedef struct an_game_summary {
    const an_place *place;
    bool is_valid;
    uint64_t plies;
    const char *result;
    const char *language;
    const char *variant;
    const char *fen;
    an_text uci;
    an_reading_summary read;
    an_text played_illegal; /* the half-moves of the main line, from 1, that were played though the
                             * rules forbid them: "13,27" */
    const an_text *tags;    /* names and values in turn; no name twice, values as PGN has them */
    size_t tag_count;
} an_game_summary;

typedef struct an_totals {
    uint64_t files, games, plies, errors, warnings;
} an_totals;

/* How many games and findings of a file are told as test cases, how many of them have an error, and
 * how often the file itself could not be read. */
typedef struct an_case_counts {
    uint64_t cases, failures, errors;
} an_case_counts;

typedef struct an_report an_report;

/* Opens a report; an_report_close frees it. Returns NULL when memory runs out. */
an_report *an_report_open(an_output form, an_message_language message_language, bool with_color);
void an_report_close(an_report *report);

/* Sets how many columns the line of the input under a finding may take: from 40 to 240; 100 unless
 * this is called. */
void an_report_set_columns(an_report *report, unsigned columns);

/* Sets whether a board stands under findings that only a board explains: pins, checks, lines that
 * are blocked. It does not unless this is called. */
void an_report_show_diagrams(an_report *report, bool shows);

/*
 * Each of these returns a text that the report owns until its next call; it is empty where the form
 * has nothing to say. Its `at` is NULL when memory ran out. The order is
 *
 *     an_report_begin
 *         an_report_begin_file
 *             an_report_finding                          about the file
 *             an_report_begin_game, an_report_finding …, an_report_game
 *             an_report_trouble                          it could not be read
 *         an_report_end_file
 *     an_report_totals
 *
 * Forms that are no documents need no more than findings. Games may be told by several reports, on
 * several threads, and their texts joined; all else, in a document, by one report. The name of a
 * file may be NULL, and so may `counts`.
 *
 * The texts are written one behind the other as they are. In forms of lines each ends with a
 * newline, unless it is empty.
 */
an_text an_report_begin(an_report *report);
an_text an_report_begin_file(an_report *report, const char *file, const an_case_counts *counts);
void an_report_begin_game(an_report *report);
an_text an_report_finding(an_report *report, const an_finding *finding, const an_place *place);
an_text an_report_game(an_report *report, const an_game_summary *game);
an_text an_report_trouble(an_report *report, const char *file, const char *message);
an_text an_report_end_file(an_report *report);
an_text an_report_totals(an_report *report, const an_totals *totals);

/* Returns the part of the text returned last that is the number of the game, so that a caller who
 * learns the number later can replace it; empty if there is none. */
an_text an_report_game_number(const an_report *report);

/*
 * Tells why a piece must move in alphabetic chess and its relatives: a line for each piece of the
 * side to move, in the variant's order, that has no legal move and why, and one for the first piece
 * that has a move. This text, and those of the functions below, are the report's until its next
 * call; at NULL when memory runs out.
 */
an_text an_report_priority(an_report *report, const an_position *position,
                           const an_notation *notation);

/* The message of a finding alone: "illegal move 'Cxd5': the knight on c3 is pinned …". */
an_text an_report_sentence(an_report *report, const an_finding *finding);

/* ---- boards ---- */

/* A position, and what a board shows besides it. */
typedef struct an_board {
    an_position position;
    an_position before; /* the position before the last move */
    an_move move;
    bool has_move; /* before and move are set */
    uint8_t
        taken[2][AN_ROLE_COUNT]; /* numbers of pieces that were captured, by their color and role */
} an_board;

/* Return a board on which no move was played, and a board after one more legal move. */
an_board an_board_of(const an_position *position);
an_board an_board_play(const an_board *board, an_move move);

/* A square that is marked in a picture, or an arrow from a square to another one. */
typedef struct an_board_mark {
    uint8_t from, to; /* the same square twice: it is marked */
    char color;       /* G, R, Y or B: green, red, yellow, blue, each with a form of its own */
} an_board_mark;

enum { AN_MARKS_MAX = 64 };

/* An empty list is all zeros. */
typedef struct an_board_marks {
    an_board_mark list[AN_MARKS_MAX];
    size_t count;
} an_board_marks;

typedef enum an_board_mark_kind { AN_MARK_SQUARE, AN_MARK_ARROW } an_board_mark_kind;

/*
 * Adds marks that stand in a list with commas: squares as e4,Rd5, arrows as e2e4,Rg1f3. The color,
 * a capital before the squares, is green if there is none. What is beyond AN_MARKS_MAX is left out.
 * Returns false if one of them is no mark of this kind, also of an empty list: *wrong is the first
 * of these, a part of `list`, and all others are added.
 */
bool an_board_marks_add(an_board_marks *marks, an_board_mark_kind kind, an_text list,
                        an_text *wrong);

/* Adds the marks that a comment holds: [%csl Rd5] has squares, [%cal Ge2e4] arrows. Returns as
 * an_board_marks_add does. */
bool an_board_marks_add_of_comment(an_board_marks *marks, an_text comment, an_text *wrong);

/* Where the names of files and ranks stand. */
typedef enum an_coordinates {
    AN_COORDINATES_OUTSIDE,
    AN_COORDINATES_INSIDE, /* in the squares at the edge; SVG alone */
    AN_COORDINATES_NONE
} an_coordinates;

/* How a board is drawn. AN_DRAWING_INIT: in ASCII with English letters, White below. */
#define AN_DRAWING_INIT AN_OPTIONS_INIT
typedef struct an_drawing {
    bool in_unicode;             /* figurines and shaded squares; SVG ignores it */
    const an_language *letters;  /* the language of the piece letters, if an_language_suits_boards;
                                    NULL: English, or figurines */
    const an_notation *notation; /* the notation of the last move; NULL: English */
    bool is_flipped;             /* Black is below */
    bool numbers_squares; /* numbers the squares in the order of the variant, or of alphabetic chess
                             if it has none, and marks the piece that must move */
    bool is_bare;         /* in text: puts nothing below the board; in SVG: no sign of whose turn it
                             is beside it */
    bool has_heading;     /* in text: puts the last move above the board */
    bool is_hatched;      /* SVG: dark squares are hatched, for a printer without greys */
    an_coordinates coordinates;
    const an_board_marks *marks; /* SVG: NULL if there are none */
    an_text stipulation; /* of a problem; stands below the board, with the numbers of pieces:
                            "h#2.5"; empty: neither does */
    const char *caption; /* SVG: stands below the board; "": the last move; NULL: nothing does */
} an_drawing;

/* Why the letters of a language do not suit a board: a piece has no letter, or its letter has no
 * case that could tell White from Black. */
typedef enum an_unfitness { AN_SUITS_BOARDS, AN_LACKS_LETTER, AN_LACKS_CASE } an_unfitness;
an_unfitness an_language_unfitness(const an_language *language);
bool an_language_suits_boards(const an_language *language);

/* A board as lines of text, and as a document of SVG 1.1, which needs no font but for its caption.
 */
an_text an_report_board(an_report *report, const an_board *board, const an_drawing *drawing);
an_text an_report_svg(an_report *report, const an_board *board, const an_drawing *drawing);

/* ---- what a finding means ---- */

/* What a code means, in a language of the messages. All texts are constants. */
typedef struct an_explanation {
    const char *summary; /* a few words, without a full stop */
    const char *meaning; /* some sentences in one paragraph */
    const char *example; /* a game that has the finding, as it stands in a file */
    const char *mended;  /* the same game without the finding */
    const char *command; /* the command of algnot that finds it, with its options; NULL: validate
                            without options */
    const char *book;    /* where the rule is from: "FIDE Laws of Chess, article" */
    const char *clause;  /* "3.9.2"; empty if the book has no such numbers */
} an_explanation;

/* Returns false, and leaves *explanation untouched, for AN_OK and AN_OUT_OF_MEMORY, which are never
 * findings. */
bool an_code_explain(an_explanation *explanation, an_code code,
                     an_message_language message_language);

#ifdef __cplusplus
}
#endif

#endif
