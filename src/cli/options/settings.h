/* What the commands share: their table, talking, settings as meant. */
#ifndef AN_CLI_SETTINGS_H
#define AN_CLI_SETTINGS_H

#include <inttypes.h>
#include <stdio.h>

#include "algnot.h"
#include "options.h"
#include "platform.h"

enum { STATUS_WELL = 0, STATUS_FINDINGS = 1, STATUS_TROUBLE = 2 };

/* ---- commands ---- */

typedef struct command_row {
    const char *name;
    const char *alias; /* NULL if it has none */
    int (*run)(const cli_settings *settings);
    const char *operands[AN_TONGUES]; /* what stands behind it beside options, as usage shows it */
    size_t operands_max;
    const char *help[AN_TONGUES];
} command_row;

const command_row *command_row_of(command_id id);
const char *command_name(command_id id);

/* By its name or alias; COMMAND_COUNT: there is none. */
command_id command_named(const char *name);

/* Says so, and helps to find the right one. */
void refuse_command(const cli_settings *settings, const char *name);

/* Says that the command takes no more files or words than it has, and where its help is. */
void refuse_operand(const cli_settings *settings, const char *operand);

int run_validate(const cli_settings *settings);
int run_convert(const cli_settings *settings);
int run_record(const cli_settings *settings);
int run_show(const cli_settings *settings);
int run_moves(const cli_settings *settings);
int run_perft(const cli_settings *settings);
int run_languages(const cli_settings *settings);
int run_symbols(const cli_settings *settings);
int run_explain(const cli_settings *settings);
int run_help(const cli_settings *settings);
int run_version(const cli_settings *settings);

/* The help of one command, or of the program: COMMAND_COUNT. */
void put_help(FILE *file, an_tongue tongue, command_id command);

/* Columns of UTF-8 text without wide characters; a text and blanks up to so many. */
int width_of(const char *text);
void put_padded(FILE *file, const char *text, int width);

/* ---- talk.c: what is said on standard error ---- */

/* Text from without as it may be shown: nothing of it commands a terminal. */
void put_shown(FILE *file, an_text text);

/* "algnot: …" and a line end on stderr; the rest fills the %s of the message. */
void say(const cli_settings *settings, message which, ...);

enum { NUMBER_ROOM = 24 };

/* A number as a message takes it, in room for it. */
static inline const char *number_text(char *room, uint64_t number)
{
    snprintf(room, NUMBER_ROOM, "%" PRIu64, number);
    return room;
}

/* A message that names a file and why the last call on it failed. */
void say_failed(const cli_settings *settings, message which, const char *name);

/* The same for a call that failed before. */
void say_failure(const cli_settings *settings, message which, const char *name,
                 platform_failure failure);

/* ---- meant.c: settings as meant; false after a message that a value means nothing ---- */

enum { FROM_MAX = 64 };

typedef struct from_notations {
    an_notation at[FROM_MAX];
    size_t count; /* 0: every language */
} from_notations;

/* A language by its name; NULL after a message. */
const an_language *mean_language(const cli_settings *settings, an_text name);

bool mean_from(const cli_settings *settings, from_notations *from);
bool mean_to(const cli_settings *settings, an_notation *to);
/* The same, but where no language or notation is asked for it is the one of a game. */
bool mean_to_like(const cli_settings *settings, const an_notation *own, an_notation *to);
bool mean_variant(const cli_settings *settings, an_variant *variant);
bool mean_rules(const cli_settings *settings, const from_notations *from, an_rules *rules);
bool mean_number(const cli_settings *settings, option_id option, uint64_t otherwise,
                 uint64_t *number);
/* False after a message; *refused, which may be NULL, says why if the FEN is at fault. */
bool mean_position(const cli_settings *settings, an_position *position, an_code *refused);

/* The code with this slug; AN_OK after a message that helps to find the right one. */
an_code mean_code(const cli_settings *settings, an_text slug);

/* Says that a value means nothing, and what the option is for. */
bool refuse_value(const cli_settings *settings, option_id option);

/* Whether an option, as it is typed, stands without others that it makes senseless. */
bool goes_without(const cli_settings *settings, const char *what, const option_id *others,
                  size_t count);

/* The next name of a list with commas; false at its end. */
bool next_name(const char **list, an_text *name);

/* A value from a list of names: NULL-terminated; its index, or -1 after a message. */
int mean_choice(const cli_settings *settings, option_id option, const char *const *names,
                int otherwise);

/* Values from a list of names, with commas between; bit n is added for the n-th name. */
bool mean_set(const cli_settings *settings, option_id option, const char *const *names,
              unsigned *bits);

#endif
