/* What is going on while a game is taken down. */
#ifndef AN_CLI_RECORDER_STATE_H
#define AN_CLI_RECORDER_STATE_H

#include "gamefile.h"
#include "record_messages.h"
#include "tree.h"

/* What a program is answered for each move and command. */
typedef enum echo_form { ECHO_NONE, ECHO_FEN, ECHO_UCI, ECHO_SAN } echo_form;

/* A reading of a word: the move that it means in some notations. */
typedef struct reading {
    an_move move;
    uint64_t readers; /* the notations that read the word so: bit n for notation n */
    uint8_t size;     /* of the move in the word; signs follow */
    uint8_t forms;    /* how the move is written: AN_FORM_… */
} reading;

enum { READINGS_MAX = 8, NOTATIONS_MAX = 64, OPEN_MAX = 64 };

/* All that a word may mean at the place of writing. */
typedef struct readings {
    reading at[READINGS_MAX];
    size_t count;
    /* Where the word means a pawn's move: the notations in which it names a piece that cannot make
     * this move. */
    uint64_t others;
} readings;

/* A text of the input that may have to be reported later, kept with its line. */
typedef struct input_place {
    an_buffer source; /* the whole line */
    size_t at, size;  /* of the text in it */
    uint64_t line;    /* the number of the line; 0: no text is kept */
} input_place;

/* The game, its file, and how far the two agree. */
typedef struct recorder_session {
    gamefile file;
    an_tree *tree;
    bool has_changed; /* the tree has something that is not saved yet */
    bool is_recorded; /* something was saved, now or in an earlier session */
    bool is_unsaved;  /* the last save failed */
    bool tells_saved; /* the user asked for a save: the next one is confirmed */
} recorder_session;

/* The line of the input that is read, and what goes on from one line to the next. */
typedef struct recorder_input {
    uint64_t line;     /* its number, from 1 */
    an_text source;    /* its text */
    an_buffer pending; /* a comment whose closing brace has not come yet */
    bool told_control; /* control characters were reported: once is enough */
    bool told_bytes;   /* so were bytes that are no UTF-8 */
} recorder_input;

/* The notations that words are read in, and which of them can read the whole game so far. */
typedef struct recorder_languages {
    an_notation notations[NOTATIONS_MAX];
    size_t count;
    uint64_t *readers; /* by node of the tree: the notations that read all moves up to it; 0: all */
    size_t reader_capacity;
    bool is_fixed;       /* they were given with --from: each letter of theirs counts */
    bool types_capitals; /* pieces are typed in capitals: a small letter is then a file */
} recorder_languages;

/* With whom the recorder talks, and what it shows. */
typedef struct recorder_dialogue {
    bool is_terminal; /* a person types and reads */
    bool reads_prose; /* a whole sheet comes through a pipe: words between its moves are comments */
    echo_form echo;   /* not ECHO_NONE: a program types and reads */
    bool shows_board; /* after each move */
    bool shows_sheet; /* games are shown as on a score sheet */
    bool is_flipped;  /* Black is at the bottom of the board */
} recorder_dialogue;

/* What will be told once the game is saved. */
typedef struct recorder_answers {
    an_buffer text;
    bool is_answered;    /* the program that types has its answer to the line */
    size_t last_move_at; /* where the last move stands in text */
    /* Moves of the line that were told; the first is told with its number. 0 where text ends with
     * something else. */
    size_t moves_told;
} recorder_answers;

/* The variations that are open at the place of writing. */
typedef struct recorder_variations {
    an_node open[OPEN_MAX]; /* the moves that they are alternatives to, where the lines go on */
    size_t count;
    bool awaits_first_move; /* a variation was opened and has no move yet */
    an_buffer remark;       /* a comment before that move */
    input_place opened_at;  /* the parenthesis of the outermost one */
} recorder_variations;

/* What was asked of the user, who answers with a number, or with yes or no. */
typedef struct recorder_question {
    readings readings; /* which of these was meant? */
    an_buffer word;    /* that was typed */
    bool asks_whether; /* was the first reading meant: yes or no? */
} recorder_question;

/* A result that counts at the end if nothing else has set one: it comes from a Result tag, or from
 * a line that holds only a result. */
typedef struct recorder_fallback {
    an_result result;
    bool needs_empty_game; /* it comes from a line: it counts only if the game has no moves */
    input_place place;     /* line 0: there is no such result */
} recorder_fallback;

/* The words between the moves of a sheet. */
typedef struct recorder_prose {
    bool slot_is_open;          /* a word that has the shape of a move is a move */
    bool is_numbered;           /* the slot was opened by the number of the move that is due */
    bool follows_higher_number; /* among words: the last number was above that of the move due */
    unsigned moves_after_it;    /* words of the shape of moves behind such numbers */
    const char *words_at;       /* words in this line that are not put yet; NULL: none */
    const char *number_at; /* the last token was this number, perhaps of the words; NULL: another */
    input_place first_words;
    input_place lost_move; /* a word that may have been a move of the game */
} recorder_prose;

/* What makes the session end, and with which status. */
typedef struct recorder_outcome {
    bool was_refused; /* a move or a command */
    bool is_lost;     /* the rest of a sheet is not read: its first refused move ends it */
    bool has_trouble; /* no memory, a file that cannot be read or written */
    bool quits;       /* the user asked to leave */
} recorder_outcome;

typedef struct recorder {
    const cli_settings *settings;
    an_report *report;
    recorder_session session;
    recorder_input input;
    recorder_languages languages;
    recorder_dialogue dialogue;
    recorder_answers answers;
    recorder_variations variations;
    recorder_question question;
    recorder_fallback fallback;
    recorder_prose prose;
    recorder_outcome outcome;
    an_buffer start_fen; /* of the position that the game begins with, as it was given */
} recorder;

#endif
