/* A game taken down move by move: the dialogue. */
#ifndef AN_CLI_RECORDER_H
#define AN_CLI_RECORDER_H

#include "gamefile.h"
#include "record_messages.h"

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
    ledger book;
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

/* Takes the whole input down; the status. */
int recorder_run(recorder *r);

/* What was accepted is told only when it is on the disk, or with the news that it is not. */
void recorder_settle(recorder *r);

/* Whether there was memory for a text; if not, it is said, and the status tells. */
bool recorder_has_whole(recorder *r, const an_buffer *text);

/* ---- record_line.c: a line of the input ---- */

/* Frees what lines have left: all texts, and who reads them. */
void recorder_forget_lines(recorder *r);

void recorder_take_line(recorder *r, an_text line);

/* ---- record_move.c: its moves and their signs ---- */

/* False: the move is not played, and the rest of the line is not to be read. */
bool recorder_take_move(recorder *r, an_text word);
void recorder_play(recorder *r, const reading *chosen, an_text signs);

/* Signs of the last move, glued to it or apart. */
void recorder_take_signs(recorder *r, an_text text);
void recorder_refuse_word(recorder *r, an_code code, an_text word);

/* ---- record_prose.c: the words of a sheet ---- */

/* Whether a token is one of them, or a number that only makes room for a move. */
bool recorder_takes_prose(recorder *r, const an_token *token, an_text text);
/* The words so far, up to an end in the line, become a comment. */
void recorder_put_prose(recorder *r, const char *end);

/* Whether a number is that of the move to be played. */
bool recorder_awaits(const recorder *r, const an_token *number);
/* Whether no move was lost among words before one that is to be played; else it is refused. */
bool recorder_has_thread(recorder *r);

/* Keeps a text of the line at hand, if the place holds none yet. */
void recorder_remember(const recorder *r, input_place *place, an_text text);
/* The input is over: what was left open is told, and a result that was due is set. */
void recorder_end_sheet(recorder *r);

/* ---- record_read.c: from a word to a move, whatever its language ---- */

/* All that a word may mean at the place of writing; none: it is refused. rest: what stands behind
 * the move, its signs. */
readings recorder_read(const recorder *r, an_text word, an_text *rest);

/* The notations that read all moves so far, and the first of them. */
uint64_t recorder_readers(const recorder *r, an_node node);
void recorder_set_readers(recorder *r, an_node node, uint64_t readers);
const an_notation *recorder_leading(const recorder *r);

/* Refuses a word that means nothing, for what the arbiter finds wrong with it. */
void recorder_judge(recorder *r, an_text word);

/* ---- commands: record_commands.c, record_places.c, record_remarks.c, record_tags.c ---- */

/* Does what a line says that begins with a command; false: it is none. */
bool recorder_command(recorder *r, an_text line);

/* A tag pair of the input: it may say how the game begins or ends, too, or is refused. */
void recorder_take_tag(recorder *r, an_text name, an_text value, an_text text);
/* A tag pair that the session begins with: 'undo' takes back moves. False if its name or value
 * cannot be. */
bool recorder_fix_tag(recorder *r, an_text name, an_text value);

/* False if none can be: why not. */
bool recorder_open_variation(recorder *r, record_word *why);
void recorder_close_variation(recorder *r);
void recorder_set_result(recorder *r, an_result result, an_text word);
void recorder_comment(recorder *r, an_text text);

/* ---- record_talk.c ---- */

/* What is said to somebody at a terminal begins with this. */
#define RECORD_MARGIN "   "

/* Adds a sentence of the dialogue to what will be told, its %s filled. */
void recorder_tell(recorder *r, record_word which, ...);
/* Tells a finding: an error refuses what it is about, a warning is a remark. */
void recorder_refuse(recorder *r, an_finding *finding);

/* What a program is answered where no finding says why. */
#define NOT_UNDERSTOOD "not-understood" /* what stands behind a command is not for it */
#define NOT_POSSIBLE   "not-possible"   /* there is nothing to undo, no such move to go to */

/* Refuses what is no move, with a sentence that says why. */
void recorder_deny(recorder *r, const char *answer, record_word why, ...);
/* Says what is worth a word about a line that is taken all the same. */
void recorder_warn(recorder *r, record_word which, ...);
/* Says that the line is not read from here on. */
void recorder_leave_out(recorder *r, an_text rest);
void recorder_ask(recorder *r, an_text word, const readings *found);

/* ---- record_show.c ---- */

void recorder_prompt(recorder *r);
void recorder_answer_move(recorder *r);
/* Once more, with the signs that have come since. */
void recorder_answer_signs(recorder *r);
/* A program gets a line for what was no move, too: where the game stands. */
void recorder_answer_place(recorder *r);
void recorder_tell_end(recorder *r);
void recorder_put_board(recorder *r);
void recorder_put_game(recorder *r, an_layout layout);
void recorder_put_place(recorder *r);

/* The notation that moves are told in. */
an_notation recorder_notation(const recorder *r);

#endif
