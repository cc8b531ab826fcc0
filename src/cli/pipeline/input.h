/* What a command reads, and how it is judged. */
#ifndef AN_CLI_INPUT_H
#define AN_CLI_INPUT_H

#include <stdio.h>

#include "buffer.h"
#include "encoding.h"
#include "settings.h"

typedef struct cli_input {
    from_notations from;
    an_judge_options rules; /* point to `from`: the struct must not be moved */
    an_encoding encoding;
    uint64_t max_game;
    size_t jobs; /* threads in all; with one, each batch is delivered before the next is judged */
} cli_input;

/* Reads the options for input. Without a file, if standard input is a terminal, shows the help of
 * the command instead. Returns false after a message or the help. */
bool settings_input(cli_input *input, const cli_settings *settings);

/* Adds all bytes of a file to a buffer; `name` names it in messages. Returns false after a message.
 */
bool input_read_to_end(an_buffer *bytes, FILE *file, const char *name);

/* Reads standard input to its end, if a file is "-"; else bytes->at stays NULL. Returns false after
 * a message. */
bool settings_read_standard_input(const cli_settings *settings, an_buffer *bytes);

/* Reads standard input to its end, unless it is a terminal or closed. If it holds nothing but
 * white space, bytes->size becomes 0. Returns false after a message. */
bool settings_read_piped_input(an_buffer *bytes);

/* Reads --jobs alone. Returns false after a message. */
bool settings_jobs(cli_input *input, const cli_settings *settings);

#endif
