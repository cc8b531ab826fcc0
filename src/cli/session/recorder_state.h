/* The state of the recorder while a game is taken down. */
#ifndef AN_CLI_RECORDER_STATE_H
#define AN_CLI_RECORDER_STATE_H

#include "gamefile.h"
#include "record_messages.h"
#include "settings.h"
#include "tree.h"

/* The form in which a program is answered after each move and command. */
typedef enum echo_form { ECHO_NONE, ECHO_FEN, ECHO_UCI, ECHO_SAN } echo_form;

/* A reading of a word: the move that it means in some notations. */
typedef struct reading {
    an_move move;
    uint64_t readers; /* the notations that read the word so, as a set: bit n for notation n */
    uint8_t size;     /* bytes of the move in the word; signs follow */
    uint8_t forms;    /* how the move is written, as bits AN_FORM_… */
} reading;

enum { READINGS_MAX = 8, OPEN_MAX = 64 };

/* All readings of a word at the place of writing. */
typedef struct readings {
    reading at[READINGS_MAX];
    size_t count;
    /* If the word means a pawn's move: the notations in which it would name a piece that cannot
     * make this move. */
    uint64_t others;
} readings;

/* A text of the input that may be reported later, with its line. */
typedef struct input_place {
    an_buffer source; /* the whole line */
    size_t at, size;  /* the text, as bytes of the line */
    uint64_t line;    /* number of the line, from 1; 0: no text is kept */
} input_place;

/* The game and its file, and whether the file is up to date. */
typedef struct recorder_session {
    gamefile file;
    an_tree *tree;
    an_node checked;  /* the last move behind which a sign of check was read; another + is none */
    bool has_changed; /* the tree has changes that are not saved yet */
    bool is_recorded; /* something was saved, in this or an earlier session */
    bool is_unsaved;  /* the last save failed */
    bool tells_saved; /* the user asked for a save, so that the next one is confirmed */
} recorder_session;

/* The current line of the input, and what continues from one line to the next. */
typedef struct recorder_input {
    uint64_t line;     /* its number, from 1 */
    an_text source;    /* its text */
    an_buffer pending; /* a comment whose closing brace is still missing */
    an_buffer sheet;   /* all lines of a sheet so far, to be read again at its end */
    bool is_mixed;     /* the input has commands or tag pairs, too, and is not read again */
    bool told_control; /* control characters were already reported */
    bool told_bytes;   /* bytes that are not UTF-8 were already reported */
} recorder_input;

/* The notations in which words are read, and which of them can read the whole game so far. */
typedef struct recorder_languages {
    an_notation notations[AN_NOTATIONS_MAX];
    size_t count;
    uint64_t *readers; /* by node: notations that read all moves up to it; 0: all */
    size_t reader_capacity;
    bool is_fixed;       /* they come from --from, so that each of their letters counts */
    bool types_capitals; /* pieces are typed in capitals, so that a small letter is a file */
} recorder_languages;

/* Whether the recorder talks to a user or a program, and what it shows. */
typedef struct recorder_dialogue {
    bool is_terminal; /* a user types and reads */
    bool reads_prose; /* a whole sheet comes through a pipe: words between moves are comments */
    echo_form echo;   /* if not ECHO_NONE, a program types and reads */
    bool shows_board; /* the board is shown after each move */
    bool shows_sheet; /* games are shown as on a score sheet */
    bool is_flipped;  /* Black is at the bottom of the board */
} recorder_dialogue;

/* The answers that are written once the game is saved. */
typedef struct recorder_answers {
    an_buffer text;
    bool is_answered;    /* the program already has its answer to the current line */
    size_t last_move_at; /* where the last move begins in `text` */
    /* Number of moves of the current line at the end of `text`. The first has its number. It is 0
     * if `text` ends with something else. */
    size_t moves_told;
} recorder_answers;

/* The open variations around the place of writing, outermost first. */
typedef struct recorder_variations {
    an_node open[OPEN_MAX]; /* the moves that they are alternatives to */
    size_t count;
    bool awaits_first_move; /* a variation was opened, but has no move yet */
    an_buffer remark;       /* a comment before that move */
    input_place opened_at;  /* the parenthesis of the outermost variation */
} recorder_variations;

/* A question to the user, who answers with a number, or with yes or no. */
typedef struct recorder_question {
    readings readings; /* which of these was meant? */
    an_buffer word;    /* the word that was typed */
    bool asks_whether; /* the question is whether the first reading was meant: yes or no */
} recorder_question;

/* A result that counts at the end if no other was set. It comes from a Result tag, or from a line
 * that holds only a result. */
typedef struct recorder_fallback {
    an_result result;
    bool needs_empty_game; /* it comes from a line, and counts only if the game has no moves */
    input_place place;     /* line 0: there is no such result */
} recorder_fallback;

/* The words between the moves of a sheet. */
typedef struct recorder_prose {
    bool slot_is_open;          /* a word that has the shape of a move is read as a move */
    bool is_numbered;           /* the number of the next move has opened the slot */
    bool follows_higher_number; /* among words: the last number was above that of the next move */
    unsigned moves_after_it;    /* number of words with the shape of a move behind such numbers */
    const char *words_at;  /* words of this line that are not yet put into a comment; NULL: none */
    const char *number_at; /* the last token, if it was a number that may be prose; else NULL */
    input_place first_words;
    input_place lost_move; /* a word that may have been a move */
} recorder_prose;

/* Why the session ends, and its exit status. */
typedef struct recorder_outcome {
    bool was_refused; /* a move or a command was refused */
    bool is_lost;     /* a move of a sheet was refused: the rest of it is not read */
    bool has_trouble; /* memory ran out, or a file cannot be read or written */
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
    an_buffer start_fen; /* FEN of the start position, as it was given */
} recorder;

#endif
