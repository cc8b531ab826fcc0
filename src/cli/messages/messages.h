/* What the program itself says, in English and in French. */
#ifndef AN_CLI_MESSAGES_H
#define AN_CLI_MESSAGES_H

#include "algnot/report.h"

/* The text of each stands in messages.c. */
typedef enum message {
    SAY_UNKNOWN_COMMAND,
    SAY_COMMAND_FIRST,
    SAY_UNKNOWN_OPTION,
    SAY_AMBIGUOUS_OPTION,
    SAY_NOT_THIS_COMMAND,
    SAY_NEEDS_VALUE,
    SAY_TAKES_NO_VALUE,
    SAY_BAD_VALUE,
    SAY_TAG_FORM,
    SAY_TAG_FOLLOWS,
    SAY_SAME_FILE,
    SAY_NOT_TOGETHER,
    SAY_BRACES_LOST,
    SAY_VALUE_LOST,
    SAY_WORDS_LOST,
    SAY_OPTION_IS,
    SAY_VALUES,
    SAY_UNKNOWN_LANGUAGE,
    SAY_LANGUAGES_LISTED,
    SAY_UNKNOWN_CODE,
    SAY_CODES_LISTED,
    SAY_DID_YOU_MEAN,
    SAY_MISSING_DEPTH,
    SAY_TOO_MANY,
    SAY_TRY_HELP,
    SAY_TRY_HELP_OF,
    SAY_CANNOT_READ,
    SAY_CANNOT_WRITE,
    SAY_NOT_IN_ENCODING,
    SAY_TWO_ENCODINGS,
    SAY_OUT_OF_MEMORY,
    SAY_BAD_FEN,
    SAY_MOMENTS,
    SAY_ENDS_AFTER,
    SAY_HAS_NO_MOVE,
    SAY_BEGINS_LATER,
    SAY_BREAKS_OFF,
    SAY_BOARD_THERE,
    SAY_NO_SUCH_GAME,
    SAY_LACKS_LETTER,
    SAY_LACKS_CASE,
    SAY_STANDARD_OUTPUT,
    SAY_FAILED_OTHER,
    SAY_FAILED_NOT_FOUND,
    SAY_FAILED_NO_ACCESS,
    SAY_FAILED_IS_DIRECTORY,
    SAY_FAILED_DISK_FULL,
    SAY_FAILED_BROKEN_PIPE,
    SAY_FAILED_EXISTS,
    SAY_UNDECIDED,
    SAY_NO_GAME,
    SAY_SEVERAL_LANGUAGES,
    SAY_NOTHING_TO_REPORT,
    SAY_LEFT_OUT,
    SAY_NOT_REGULAR,
    SAY_LOCKED,
    SAY_NOT_PGN,
    SAY_NOT_SAVED,
    SAY_CHANGED_BY_OTHERS,
    SAY_NOT_IN_FILE,
    SAY_SAVED_AGAIN,
    SAY_FOREIGN_JOURNAL,
    SAY_NOTHING_TO_RESUME,
    SAY_CANNOT_RESUME,
    SAY_MISSING_FILE,
    SAY_UP_TO_THERE,
    SAY_LEFT_UNSAVED,
    SAY_EVENTS,
    SAY_CHECK_WORDS,
    SAY_ANNOTATIONS,
    SAY_PRINTED,
    SAY_ENDGAMES,
    SAY_GROUP,
    SAY_EXAMPLE,
    SAY_MENDED,
    SAY_WITHOUT_IT,
    SAY_SOURCE,
    SAY_USAGE,
    SAY_EXAMPLES,
    MESSAGE_COUNT
} message;

/* Returns the text of a message; each %s in it is a hole to be filled. */
const char *message_text(an_message_language language, message which);

/* Returns the language that LC_ALL, LC_MESSAGES or LANG names, the first of them that is set:
 * French if it begins with "fr", else English. */
an_message_language message_language_of_environment(void);

#endif
