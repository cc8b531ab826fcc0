/* The options: one table, from which parsing and help are made. */
#ifndef AN_CLI_OPTIONS_H
#define AN_CLI_OPTIONS_H

#include "commands.h"

typedef enum option_id {
    OPTION_FROM,
    OPTION_TO,
    OPTION_STYLE,
    OPTION_DIALECT,
    OPTION_CASTLING, /* from here to OPTION_DISAMBIGUATION in the order of an_convention */
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
    OPTION_HEADINGS,
    OPTION_WIDTH,
    OPTION_TAG,
    OPTION_DROP,
    OPTION_SHEET,
    OPTION_ON_ERROR,
    OPTION_AFTER_ERROR,
    OPTION_PLAYED_ILLEGAL,
    OPTION_REJECTS,
    OPTION_CHECK,
    OPTION_DIFF,
    OPTION_WRITE,
    OPTION_FIX,
    OPTION_NULL,
    OPTION_BY,
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
    OPTION_KEY,
    OPTION_OUT_OF,
    OPTION_PER_ERROR,
    OPTION_MESSAGES,
    OPTION_COLOR,
    OPTION_QUIET,
    OPTION_VERBOSE,
    OPTION_HELP,
    OPTION_STIPULATION,
    OPTION_POSITION,
    OPTION_INPUT,
    OPTION_TWINS,
    OPTION_INTENDED,
    OPTION_KEYS,
    OPTION_TRIES,
    OPTION_SET_PLAY,
    OPTION_DUPLEX,
    OPTION_ALL,
    OPTION_MAX_SOLUTIONS,
    OPTION_MAX_NODES,
    OPTION_MAX_TIME,
    OPTION_MEMORY,
    OPTION_PROGRESS,
    OPTION_SHORT,
    OPTION_MAN,
    OPTION_COMPLETION,
    OPTION_DIAGRAMS,
    OPTION_MARK,
    OPTION_ARROW,
    OPTION_CAPTION,
    OPTION_TURN,
    OPTION_HATCHED,
    OPTION_PAGE,
    OPTION_SPACING,
    OPTION_TITLE,
    OPTION_PROSE,
    OPTION_COUNT
} option_id;

/* Under which heading the help of a command lists an option; the headings stand in help.c. */
typedef enum option_group {
    GROUP_INPUT,
    GROUP_PLACE,
    GROUP_PROBLEM,
    GROUP_LIMITS,
    GROUP_NOTATION,
    GROUP_LAYOUT,
    GROUP_TAGS,
    GROUP_ERRORS,
    GROUP_FINDINGS,
    GROUP_BOARD,
    GROUP_SESSION,
    GROUP_MARKS,
    GROUP_OUTPUT,
    GROUP_GENERAL,
    GROUP_COUNT
} option_group;

typedef struct option_row {
    const char *name;
    char letter;                                     /* -f for --from; '\0' if there is none */
    const char *argument[AN_MESSAGE_LANGUAGE_COUNT]; /* what stands behind the = in the help; NULL:
                                                        no value; "[=COMMAND]" is one that may be
                                                        left out */
    unsigned commands; /* the commands that take it: bit n for command n */
    option_group group;
    const char *help[AN_MESSAGE_LANGUAGE_COUNT];
} option_row;

const option_row *option_row_of(option_id id);

/* Returns the first option of a group, from `id` on, that a command takes; OPTION_COUNT if there is
 * none. */
option_id option_in_group(option_id id, option_group group, command_id command);

bool option_takes_value(option_id id);

/* Returns whether the option is refused without a value. One that may be left out stands in the
 * same word: --man=convert. */
bool option_needs_value(option_id id);

/* An option as messages show it: "--to", "-j", or what was typed instead of one, cut if it is long.
 */
typedef struct option_spelling {
    char text[40];
} option_spelling;

/* Returns a name with -- before it. */
option_spelling option_spelled(an_text name);
option_spelling option_spelled_of(option_id id);

#endif
