/* The options: one table, from which parsing and help come. */
#ifndef AN_CLI_OPTIONS_H
#define AN_CLI_OPTIONS_H

#include "messages.h"

typedef enum command_id {
    COMMAND_VALIDATE,
    COMMAND_CONVERT,
    COMMAND_RECORD,
    COMMAND_SHOW,
    COMMAND_MOVES,
    COMMAND_PERFT,
    COMMAND_LANGUAGES,
    COMMAND_SYMBOLS,
    COMMAND_EXPLAIN,
    COMMAND_HELP,
    COMMAND_VERSION,
    COMMAND_COUNT
} command_id;

typedef enum option_id {
    OPTION_FROM,
    OPTION_TO,
    OPTION_STYLE,
    OPTION_DIALECT,
    OPTION_CASTLING, /* the conventions, in the order of an_convention */
    OPTION_PROMOTION,
    OPTION_CAPTURE,
    OPTION_EN_PASSANT,
    OPTION_CHECK_SIGN,
    OPTION_MATE_SIGN,
    OPTION_RESULT,
    OPTION_NAGS,
    OPTION_DRAW_OFFER,
    OPTION_BLACK_DOTS,
    OPTION_FIGURINES,
    OPTION_DISAMBIGUATION,
    OPTION_LAYOUT,
    OPTION_COMMENTS,
    OPTION_WIDTH,
    OPTION_TAG,
    OPTION_DROP,
    OPTION_SHEET,
    OPTION_ON_ERROR,
    OPTION_AFTER_ERROR,
    OPTION_REJECTS,
    OPTION_CHECK,
    OPTION_VARIANT,
    OPTION_FEN,
    OPTION_PROFILE,
    OPTION_ALLOW,
    OPTION_DENY,
    OPTION_ONLY,
    OPTION_STRICT,
    OPTION_FORMAT,
    OPTION_EMIT,
    OPTION_MAX_ERRORS,
    OPTION_MAX_GAME,
    OPTION_ENCODING,
    OPTION_STDIN_FILENAME,
    OPTION_JOBS,
    OPTION_OUTPUT,
    OPTION_DETECT,
    OPTION_DIVIDE,
    OPTION_BATCH,
    OPTION_TRACE,
    OPTION_RESUME,
    OPTION_ECHO,
    OPTION_BOARD,
    OPTION_WHITE,
    OPTION_BLACK,
    OPTION_EVENT,
    OPTION_SITE,
    OPTION_DATE,
    OPTION_ROUND,
    OPTION_AT,
    OPTION_GAME,
    OPTION_EVERY,
    OPTION_FORM,
    OPTION_CHARSET,
    OPTION_LETTERS,
    OPTION_FLIP,
    OPTION_COORDINATES,
    OPTION_PRIORITY,
    OPTION_MESSAGES,
    OPTION_COLOR,
    OPTION_QUIET,
    OPTION_VERBOSE,
    OPTION_HELP,
    OPTION_COUNT
} option_id;

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
    an_tongue tongue;
    bool with_color;
} cli_settings;

typedef struct option_row {
    const char *name;
    char letter;                      /* '\0' if it has none */
    const char *argument[AN_TONGUES]; /* NULL if it takes none */
    unsigned commands;                /* bit by command_id */
    const char *help[AN_TONGUES];
} option_row;

const option_row *option_row_of(option_id id);
bool option_takes_value(option_id id);

/* The name of an option, or what was typed for one, as messages show it: --to. */
typedef struct option_spelling {
    char text[40];
} option_spelling;

option_spelling option_spelled(an_text name);
option_spelling option_spelled_of(option_id id);

/*
 * Sorts the words after the command into values and files (words is reordered), and takes the
 * language of messages from them. False after a message about the first word that is neither, in
 * that language; where the command is none (COMMAND_COUNT), without one. What the settings then own
 * is freed by options_free.
 */
bool options_parse(cli_settings *settings, char **words, size_t count);

void options_free(cli_settings *settings);

#endif
