/* The settings of a run: the command line as typed, and what its values mean. */
#ifndef AN_CLI_SETTINGS_H
#define AN_CLI_SETTINGS_H

#include "algnot.h"
#include "options.h"

/* A value of an option, which may be one of several. */
typedef struct option_value {
    option_id option;
    const char *text;
} option_value;

/* What --max-game is where nobody says otherwise: 64 MiB. */
#define GAME_SIZE_MAX (UINT64_C(64) << 20)

/* The command line as typed. */
typedef struct cli_settings {
    command_id command;
    const char *value[OPTION_COUNT]; /* NULL: not given; "" for options without value; the last */
    option_value *given;             /* every value, in order: an option may have several */
    size_t given_count;
    char **files; /* what is no option, in order */
    size_t file_count;
    an_tongue message_language;
    bool with_color;
} cli_settings;

/* These return false after a message that a value means nothing. */

enum { FROM_MAX = 64 };

typedef struct from_notations {
    an_notation at[FROM_MAX];
    size_t count; /* 0: every language */
} from_notations;

/* A language by its name; NULL after a message. */
const an_language *settings_language(const cli_settings *settings, an_text name);

bool settings_from(const cli_settings *settings, from_notations *from);
bool settings_to(const cli_settings *settings, an_notation *to);
/* The same, but where no language or notation is asked for it is the one of a game. */
bool settings_to_like(const cli_settings *settings, const an_notation *own, an_notation *to);
bool settings_variant(const cli_settings *settings, an_variant *variant);
bool settings_rules(const cli_settings *settings, const from_notations *from, an_rules *rules);
bool settings_number(const cli_settings *settings, option_id option, uint64_t otherwise,
                     uint64_t *number);
/* False after a message; *refused, which may be NULL, says why if the FEN is at fault. */
bool settings_position(const cli_settings *settings, an_position *position, an_code *refused);

/* The code with this slug; AN_OK after a message that helps to find the right one. */
an_code settings_code(const cli_settings *settings, an_text slug);

/* Says that a value means nothing, and what the option is for. */
bool settings_refuse_value(const cli_settings *settings, option_id option);

/* Whether an option, as it is typed, stands without others that it makes senseless. */
bool settings_go_without(const cli_settings *settings, const char *what, const option_id *others,
                         size_t count);

/* The next name of a list with commas; false at its end. */
bool settings_next_name(const char **list, an_text *name);

/* A value from a list of names: NULL-terminated; its index, or -1 after a message. */
int settings_choice(const cli_settings *settings, option_id option, const char *const *names,
                    int otherwise);

/* Values from a list of names, with commas between; bit n is added for the n-th name. */
bool settings_choices(const cli_settings *settings, option_id option, const char *const *names,
                      unsigned *bits);

#endif
