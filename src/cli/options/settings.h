/* The settings of a run: the command line as it was typed, and what its values mean. */
#ifndef AN_CLI_SETTINGS_H
#define AN_CLI_SETTINGS_H

#include "algnot.h"
#include "options.h"

/* One value that was given to an option. An option may be given several times. */
typedef struct option_value {
    option_id option;
    const char *text;
} option_value;

/* The largest game that is read unless --max-game says otherwise: 64 MiB. */
#define GAME_SIZE_MAX (UINT64_C(64) << 20)

/* The command line as it was typed. */
typedef struct cli_settings {
    command_id command;
    /* The last value given to each option; NULL: the option was not given; "": it takes no value.
     */
    const char *value[OPTION_COUNT];
    option_value *given; /* every value, in the order of the command line */
    size_t given_count;
    char **files; /* what is no option, in the order of the command line */
    size_t file_count;
    bool with_color;
} cli_settings;

/* ---- what a value means ----
 *
 * These functions translate the value of an option. If it means nothing, they say so and return
 * false. If the option was not given, they use its default. */

/* The notations that games may be written in. */
typedef struct from_notations {
    an_notation at[AN_NOTATIONS_MAX];
    size_t count; /* 0: any language */
} from_notations;

bool settings_from(const cli_settings *settings, from_notations *from);
bool settings_to(const cli_settings *settings, an_notation *to);

/* Returns the notation of the language that messages are in: for what is said of a game whose own
 * language is open. */
an_notation spoken_notation(void);

/* Like settings_to, but the default for --to is `own`, the notation of a game. */
bool settings_to_like(const cli_settings *settings, const an_notation *own, an_notation *to);

bool settings_variant(const cli_settings *settings, an_variant *variant);

/* Reads --format: how findings are reported. Only validate writes documents. */
bool settings_form(const cli_settings *settings, an_output *form);

/* Reads a number. --max-game and --memory take a unit, too: 64MiB, 10K. */
bool settings_number(const cli_settings *settings, option_id option, uint64_t otherwise,
                     uint64_t *number);

/* Returns the index of the value in `names`, which ends with NULL; -1 after a message. */
int settings_choice(const cli_settings *settings, option_id option, const char *const *names,
                    int otherwise);

/* The same with the names of the option's table (option_names). */
int settings_named(const cli_settings *settings, option_id option, int otherwise);

/* Reads a list of these names with commas between them: sets bit n of *bits for name n. */
bool settings_all_named(const cli_settings *settings, option_id option, unsigned *bits);

/* Takes the first name off a list with commas. Returns false if the list is empty. */
bool settings_next_name(const char **list, an_text *name);

/* Returns the language with this name; NULL after a message. */
const an_language *language_of_name(an_text name);

/* Returns the code with this slug; AN_OK after a message that suggests the right one. */
an_code code_of_slug(an_text slug);

/* ---- what is refused, or follows from several values ---- */

/* Says that the value of an option means nothing, and what the option is for. Returns false. */
bool settings_refuse_value(const cli_settings *settings, option_id option);

/* Returns false after a message if one of `others` was given, which make no sense together with
 * `what`: an option as it is typed, "--batch". */
bool settings_go_without(const cli_settings *settings, const char *what, const option_id *others,
                         size_t count);

/* Returns false after a message if one of `options` was given, which go only with `what`. */
bool settings_need(const cli_settings *settings, const char *what, const option_id *options,
                   size_t count);

/* Sets *mending to what --played-illegal asks for; to `otherwise` without it. Returns false after a
 * message, also if an option was given that mends moves in another way. */
bool settings_mending(const cli_settings *settings, an_mending otherwise, an_mending *mending);

/* Returns whether the data that a command writes goes to a terminal. */
bool settings_write_to_terminal(const cli_settings *settings);

#endif
