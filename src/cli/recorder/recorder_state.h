/* What is going on while a game is taken down. */
#ifndef AN_CLI_RECORDER_STATE_H
#define AN_CLI_RECORDER_STATE_H

#include "gamefile.h"
#include "record_messages.h"
#include "tree.h"

/* What a program is answered for each move and command. */
typedef enum echo_form { ECHO_NONE, ECHO_FEN, ECHO_UCI, ECHO_SAN } echo_form;

/* What a word may mean: a move, and the notations that read it so, bit by their number. */
typedef struct reading {
    an_move move;
    uint64_t readers;
    uint8_t size;  /* of the move in the word; signs follow */
    uint8_t forms; /* how it is written: AN_FORM_… */
} reading;

enum { READINGS_MAX = 8, NOTATIONS_MAX = 64, OPEN_MAX = 64 };

typedef struct readings {
    reading at[READINGS_MAX];
    size_t count;
    uint64_t
        others; /* the notations that read a piece, where at names a pawn: it cannot go there */
} readings;

/* A text of the input that may have to be told later; line 0: none. */
typedef struct input_place {
    an_buffer source; /* the line that holds it */
    size_t at, size;
    uint64_t line;
} input_place;

/* What stands between the moves of a sheet. */
typedef struct prose_state {
    bool slot_is_open; /* a word of the shape of a move is one */
    bool is_numbered;  /* the awaited number has opened it */
    bool is_above;     /* among words: behind a number that is not below it */
    unsigned plies_above;
    const char *begin;  /* of the words in this line that are not put yet; NULL: none */
    const char *number; /* the last token was this number, perhaps one of them; NULL: it was not */
    input_place first, lost; /* the first words; what may have been a move */
} prose_state;

typedef struct recorder {
    const cli_settings *settings;
    gamefile file;
    an_tree *tree;
    an_report *report;
    /* the notations that are understood, and by node those that read all moves up to there */
    an_notation notations[NOTATIONS_MAX];
    size_t notation_count;
    uint64_t *readers;
    size_t reader_capacity;
    bool is_fixed;       /* they were given by name: each letter of theirs counts */
    bool types_capitals; /* a small letter is then a file */
    /* how it is talked */
    bool is_terminal;
    bool reads_prose; /* a whole sheet comes through a pipe: words between the moves are no moves */
    echo_form echo;
    bool shows_board, shows_sheet, is_flipped;
    /* what is going on */
    an_node open[OPEN_MAX]; /* where the lines go on that variations interrupt */
    size_t open_count;
    an_buffer fen;     /* of the start, as it was given */
    an_buffer remark;  /* a comment before the next move */
    bool begins;       /* a variation was opened, and has no move yet */
    readings question; /* which of these was meant? */
    an_buffer asked;   /* the word */
    an_buffer pending; /* a comment that goes on in the next line */
    uint64_t line;     /* of the input */
    an_text source;    /* its text */
    prose_state prose;
    input_place opened;     /* the outermost variation that is open */
    an_result due;          /* what counts in the end if no other result is told: of a tag, */
    bool due_without_moves; /* or of a line of its own, if no move is told either */
    input_place due_at;
    an_buffer answers; /* what is to be told once the game is saved */
    bool is_answered;  /* a program has its line for this one */
    size_t told_at;    /* where the last move is in it */
    size_t heard;      /* moves of this line: their number is told with the first */
    bool has_changed;  /* something is not saved yet */
    bool is_recorded;  /* something was */
    bool is_unsaved;   /* and could not be */
    bool tells_saved;  /* when it is, for that was asked */
    bool was_refused;  /* a move or a command */
    bool has_told_control, has_told_bytes; /* of the input that are no text */
    bool is_lost; /* where the game goes on: a whole sheet ends at its first refused move */
    bool has_trouble;
    bool quits;
} recorder;

#endif
