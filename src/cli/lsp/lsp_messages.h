/* What the language server says, in English and in French. */
#ifndef AN_CLI_LSP_MESSAGES_H
#define AN_CLI_LSP_MESSAGES_H

#include "algnot/report.h"
#include "buffer.h"

/* The errors, each with its code in the protocol. The holes of all messages, each a %s, are filled
 * in order, in both languages. */
/* clang-format off */
#define LSP_ERRORS(X) \
    X(LSP_NO_JSON, -32700, "this message is no JSON from its byte %s on", \
      "ce message n'est pas du JSON à partir de l'octet %s") \
    X(LSP_BAD_HEADER, -32700, \
      "this header has no Content-Length that makes sense; the next header is looked for", \
      "cet en-tête n'a pas de Content-Length sensé ; l'en-tête suivant est recherché") \
    X(LSP_BAD_ENCODING, -32700, "messages must be in UTF-8", "les messages doivent être en UTF-8") \
    X(LSP_CUT_MESSAGE, -32700, "the input ended amid a message, after %s bytes of it", \
      "l'entrée s'est arrêtée au milieu d'un message, après %s octets") \
    X(LSP_NO_REQUEST, -32600, "this is no request of JSON-RPC 2.0", \
      "ceci n'est pas une requête JSON-RPC 2.0") \
    X(LSP_UNKNOWN_METHOD, -32601, "unknown method '%s'", "méthode inconnue « %s »") \
    X(LSP_NOT_INITIALIZED, -32002, "'initialize' must come first", \
      "« initialize » doit venir d'abord") \
    X(LSP_INITIALIZED_TWICE, -32600, "'initialize' has come before", \
      "« initialize » est déjà venu") \
    X(LSP_SHUT_DOWN, -32600, "after 'shutdown' only 'exit' may come", \
      "après « shutdown », seul « exit » peut venir") \
    X(LSP_BAD_PARAMS, -32602, "the parameters are not those of this method", \
      "les paramètres ne sont pas ceux de cette méthode") \
    X(LSP_UNKNOWN_DOCUMENT, -32602, "this document is not open", "ce document n'est pas ouvert") \
    X(LSP_CANCELLED, -32800, "cancelled", "annulé") \
    X(LSP_NO_PLAYER, -32803, "only the name of a player in a tag White or Black can be changed", \
      "seul le nom d'un joueur dans une étiquette White ou Black peut être changé") \
    X(LSP_BAD_NAME, -32803, "a name is one line, and not empty", \
      "un nom tient en une ligne et n'est pas vide") \
    X(LSP_OUT_OF_MEMORY, -32603, "out of memory", "mémoire insuffisante")

/* The sentences that people read. */
#define LSP_SENTENCES(X) \
    X(LSP_BAD_OPTION, "'%s' is not a value for '%s'", "« %s » n'est pas une valeur pour « %s »") \
    X(LSP_LEFT_OUT, "findings not shown: %s ('algnot validate' shows them)", \
      "constats non montrés : %s (« algnot validate » les montre)") \
    X(LSP_COMPARE, "compare with this", "à comparer avec ceci") \
    X(LSP_REPLACE, "Write '%s'", "Écrire « %s »") \
    X(LSP_EXPLAIN, "Explain '%s'", "Expliquer « %s »") \
    X(LSP_EXPLAINED, "%s: %s\n'algnot explain %s' shows an example.", \
      "%s : %s\n« algnot explain %s » montre un exemple.") \
    X(LSP_FIX_ALL, "Mend all slips that only one move explains", \
      "Corriger toutes les fautes qu'un seul coup explique") \
    X(LSP_KEPT, "games left as they stand, because not all of them would be written: %s", \
      "parties laissées telles quelles, parce qu'elles ne seraient pas écrites en entier : %s") \
    X(LSP_GAME, "Game %s", "Partie %s") \
    X(LSP_CANNOT, "'%s' cannot be played here", "« %s » ne peut se jouer ici") \
    X(LSP_GOES, "%s goes from %s to %s", "%s va de %s en %s") \
    X(LSP_TAKES, "%s on %s takes %s on %s", "%s %s prend %s %s") \
    X(LSP_PASSES, "the turn passes", "le trait passe") \
    X(LSP_CASTLES_SHORT, "castles kingside", "petit roque") \
    X(LSP_CASTLES_LONG, "castles queenside", "grand roque") \
    X(LSP_PROMOTES, ", and becomes %s", ", et devient %s") \
    X(LSP_EN_PASSANT, " en passant, and goes to %s", " en passant, et va en %s") \
    X(LSP_CHECK, ", check", ", échec") \
    X(LSP_MATE, ", checkmate", ", échec et mat") \
    X(LSP_MENDED, "'%s' is read as '%s'", "« %s » est lu comme « %s »")
/* clang-format on */

#define LSP_ERROR_NAME(name, code, english, french) name,
#define LSP_SENTENCE_NAME(name, english, french)    name,
typedef enum lsp_message {
    LSP_ERRORS(LSP_ERROR_NAME) LSP_ERROR_COUNT,
    LSP_DONE = LSP_ERROR_COUNT,           /* there is no error */
    LSP_LAST_ERROR = LSP_ERROR_COUNT - 1, /* the sentences are numbered from there on */
    LSP_SENTENCES(LSP_SENTENCE_NAME) LSP_MESSAGE_COUNT
} lsp_message;
#undef LSP_ERROR_NAME
#undef LSP_SENTENCE_NAME

/* Returns the code of an error: -32601. */
int lsp_error_code(lsp_message error);

/* Puts a message; the further arguments, strings, fill each %s in it. */
void lsp_message_put(an_buffer *out, an_message_language language, lsp_message which, ...);

/* Returns the text of a message with its holes. */
const char *lsp_message_text(an_message_language language, lsp_message which);

#endif
