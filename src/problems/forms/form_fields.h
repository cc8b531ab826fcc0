/* What the readers of all forms share: the draft of the next problem, and how its fields are set.
 */
#ifndef AN_PROBLEMS_FORM_FIELDS_H
#define AN_PROBLEMS_FORM_FIELDS_H

#include "algnot/game.h"

#include "buffer.h"
#include "json_read.h"
#include "problem_reader.h"

/* The machinery that reads PGN; it is opened for the first problem. */
typedef struct an_pgn_input {
    an_splitter *splitter;
    an_reader *reader;
    an_arbiter *arbiter;
    an_batch batch;
    an_problem_fault line_fault; /* what is wrong with the main line of this game */
    an_buffer nodes;             /* of pgn_node: the moves of all lines */
    an_buffer lines;             /* of size_t: the last node of each variation */
    bool has_batch;
    bool was_fed;    /* all of the input was fed to the splitter */
    bool has_failed; /* memory ran out: there is no next game */
} an_pgn_input;

struct an_problem_reader {
    an_text input;
    size_t at; /* what comes before was read */
    an_problem_form form;
    const an_problem_defaults *defaults;
    an_problem_draft draft;
    an_problem_fault fault;            /* the first one of this problem */
    an_buffer content[AN_FIELD_COUNT]; /* fields that do not stand in the input as they are */
    an_buffer moves;         /* of an_move: the solutions that are given, one behind the other */
    an_buffer given;         /* of an_given_line */
    an_json solutions;       /* of an object of JSON: its list "keys" or "solutions" */
    an_json given_solutions; /* its list "given", those of the author; it counts before the other */
    an_pgn_input pgn;
    an_settled_problem settled;
};

/* Takes the next line of the input, without its end. Returns false at the end of the input. */
bool an__take_line(an_problem_reader *r, an_text *line);

/* Sets the fault, unless there is one already. */
void an__fault_at(an_problem_reader *r, an_problem_fault_kind kind, an_text part);

/* Sets a field to a part of the input. To set a field twice is a fault, such as two positions or
 * two stipulations. */
void an__set_field(an_problem_reader *r, an_draft_field field, an_text text);

/* Sets a field to `copy`, whose bytes are not those that stand at `place` in the input. */
void an__set_copy(an_problem_reader *r, an_draft_field field, an_text copy, an_text place);

/* Begins the next solution that is given, or adds a move to it. */
void an__begin_given(an_problem_reader *r);
void an__give_move(an_problem_reader *r, an_move move);

/* Takes back a solution that was just given, if it has no moves or is given already: in its first
 * `compared` moves. */
void an__end_given(an_problem_reader *r, size_t compared);

/* Hands the solutions that are given over to the settled problem. */
bool an__settle_given(an_problem_reader *r);

/* Returns 1 for "yes", "true", "1", "oui" and "ja", 0 for their opposites, else -1. */
int an__read_yes(an_text text);

/* ---- the forms, each in a file of its name ---- */

/* Fill the draft with the next problem. Return false at the end of the input. */
bool an__next_in_text(an_problem_reader *r);
bool an__next_in_pgn(an_problem_reader *r);
bool an__next_in_jsonl(an_problem_reader *r);
bool an__next_in_popeye(an_problem_reader *r);
bool an__next_in_yaml(an_problem_reader *r);

/* Settle a draft with its solutions: those of a game, or of an object. Return false, and set
 * r->fault, if that fails. */
bool an__settle_pgn(an_problem_reader *r);
bool an__settle_jsonl(an_problem_reader *r);

/* Return whether an input begins as problems for Popeye do; with a document of YAML, or with a
 * field of one. */
bool an__is_popeye(an_text input);
bool an__is_yaml(an_text input);

#endif
