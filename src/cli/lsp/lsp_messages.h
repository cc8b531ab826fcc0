/* What the language server says, in English and in French. */
#ifndef AN_CLI_LSP_MESSAGES_H
#define AN_CLI_LSP_MESSAGES_H

#include "algnot/report.h"
#include "buffer.h"

typedef enum lsp_message {
    /* errors, each with its code of the protocol */
    LSP_NO_JSON, /* at which byte */
    LSP_BAD_HEADER,
    LSP_BAD_ENCODING,
    LSP_CUT_MESSAGE, /* how many bytes there were */
    LSP_NO_REQUEST,
    LSP_UNKNOWN_METHOD, /* its name */
    LSP_NOT_INITIALIZED,
    LSP_INITIALIZED_TWICE,
    LSP_SHUT_DOWN,
    LSP_BAD_PARAMS,
    LSP_UNKNOWN_DOCUMENT,
    LSP_CANCELLED,
    LSP_NO_PLAYER,
    LSP_BAD_NAME,
    LSP_OUT_OF_MEMORY,
    LSP_ERROR_COUNT,
    LSP_DONE = LSP_ERROR_COUNT, /* there is no error */
    /* for people */
    LSP_BAD_OPTION = LSP_ERROR_COUNT, /* value, name */
    LSP_LEFT_OUT,                     /* how many */
    LSP_COMPARE,
    LSP_REPLACE,   /* by what */
    LSP_EXPLAIN,   /* the code */
    LSP_EXPLAINED, /* code, meaning, code */
    LSP_FIX_ALL,
    LSP_KEPT,   /* how many games */
    LSP_GAME,   /* its number */
    LSP_CANNOT, /* the move */
    LSP_GOES,   /* piece, square, square */
    LSP_TAKES,  /* piece, square, piece, square */
    LSP_PASSES,
    LSP_CASTLES_SHORT,
    LSP_CASTLES_LONG,
    LSP_PROMOTES,   /* to which piece */
    LSP_EN_PASSANT, /* square */
    LSP_CHECK,
    LSP_MATE,
    LSP_MENDED, /* the word, the move */
    LSP_MESSAGE_COUNT
} lsp_message;

/* Returns the code of an error: -32601. */
int lsp_error_code(lsp_message error);

/* Puts a message; the further arguments, strings, fill each %s in it. */
void lsp_message_put(an_buffer *out, an_message_language language, lsp_message which, ...);

/* Returns the text of a message with its holes. */
const char *lsp_message_text(an_message_language language, lsp_message which);

#endif
