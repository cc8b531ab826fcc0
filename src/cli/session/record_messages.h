/* The sentences of the recorder's dialogue, in English and French. */
#ifndef AN_CLI_RECORD_MESSAGES_H
#define AN_CLI_RECORD_MESSAGES_H

#include "algnot/report.h"

/* The texts are in record_messages.c. */
typedef enum record_message {
    TELL_NEW_GAME,
    TELL_OLD_GAME,
    TELL_WHITE,
    TELL_BLACK,
    TELL_GOODBYE,
    TELL_RESUME,
    TELL_NOTHING,
    TELL_SAVED,
    TELL_TAKEN_BACK,
    TELL_NO_UNDO,
    TELL_NO_REDO,
    TELL_NO_MOVE,
    TELL_NO_MOVES,
    TELL_EMPTY,
    TELL_STUCK,
    TELL_THEIRS,
    TELL_NO_PLACE,
    TELL_MEANS_BLACK,
    TELL_START,
    TELL_AFTER,
    TELL_VARIATION,
    TELL_NO_VARIATION,
    TELL_CORRECTED,
    TELL_NO_LONGER_FITS,
    TELL_SAME_MOVE,
    TELL_IS_VARIATION,
    TELL_NOT_ASIDE,
    TELL_IS_GAME,
    TELL_PROMOTED,
    TELL_CLOCK,
    TELL_USAGE,
    TELL_AS_WORDS,
    TELL_SEVERAL,
    TELL_SIMILAR,
    TELL_SIGN,
    TELL_OVER,
    TELL_NUMBER,
    TELL_NUMBER_AND_MOVE,
    TELL_ASK,
    TELL_ASK_PAWN,
    TELL_ASK_WHETHER,
    TELL_NOT_PLAYED,
    TELL_BYTES,
    TELL_REPLACED,
    TELL_CHOICE,
    TELL_LEFT_OUT,
    TELL_MATE,
    TELL_STALEMATE,
    TELL_FIVEFOLD,
    TELL_SEVENTY_FIVE,
    TELL_DEAD,
    TELL_THREEFOLD,
    TELL_FIFTY,
    TELL_OFFER,
    TELL_RESULT,
    TELL_RESULT_BACK,
    TELL_FOR_RESULT,
    TELL_TAG,
    TELL_COMMENT,
    TELL_DATE_FORM,
    TELL_HELP,
    RECORD_MESSAGE_COUNT
} record_message;

/* Returns the text of a message. Each %s in it is to be filled. */
const char *record_message_text(an_message_language language, record_message which);

#endif
