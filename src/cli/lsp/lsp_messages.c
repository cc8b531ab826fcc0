/* What the language server says, in English and in French. */
#include "lsp_messages.h"

#include <assert.h>
#include <stdarg.h>

/* English first; each %s is filled in order, in both languages. */
/* clang-format off */
static const char *const texts[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [LSP_NO_JSON] =
        {"this message is no JSON from its byte %s on",
         "ce message n'est pas du JSON à partir de l'octet %s"},
    [LSP_BAD_HEADER] =
        {"this header has no Content-Length that makes sense; the next header is looked for",
         "cet en-tête n'a pas de Content-Length sensé ; l'en-tête suivant est recherché"},
    [LSP_BAD_ENCODING] =
        {"messages must be in UTF-8", "les messages doivent être en UTF-8"},
    [LSP_CUT_MESSAGE] =
        {"the input ended amid a message, after %s bytes of it",
         "l'entrée s'est arrêtée au milieu d'un message, après %s octets"},
    [LSP_NO_REQUEST] =
        {"this is no request of JSON-RPC 2.0", "ceci n'est pas une requête JSON-RPC 2.0"},
    [LSP_UNKNOWN_METHOD] = {"unknown method '%s'", "méthode inconnue « %s »"},
    [LSP_NOT_INITIALIZED] = {"'initialize' must come first", "« initialize » doit venir d'abord"},
    [LSP_INITIALIZED_TWICE] =
        {"'initialize' has come before", "« initialize » est déjà venu"},
    [LSP_SHUT_DOWN] =
        {"after 'shutdown' only 'exit' may come", "après « shutdown », seul « exit » peut venir"},
    [LSP_BAD_PARAMS] =
        {"the parameters are not those of this method",
         "les paramètres ne sont pas ceux de cette méthode"},
    [LSP_UNKNOWN_DOCUMENT] = {"this document is not open", "ce document n'est pas ouvert"},
    [LSP_CANCELLED] = {"cancelled", "annulé"},
    [LSP_NO_PLAYER] =
        {"only the name of a player in a tag White or Black can be changed",
         "seul le nom d'un joueur dans une étiquette White ou Black peut être changé"},
    [LSP_BAD_NAME] =
        {"a name is one line, and not empty", "un nom tient en une ligne et n'est pas vide"},
    [LSP_OUT_OF_MEMORY] = {"out of memory", "mémoire insuffisante"},
    [LSP_BAD_OPTION] =
        {"'%s' is not a value for '%s'", "« %s » n'est pas une valeur pour « %s »"},
    [LSP_LEFT_OUT] =
        {"findings not shown: %s ('algnot validate' shows them)",
         "constats non montrés : %s (« algnot validate » les montre)"},
    [LSP_COMPARE] = {"compare with this", "à comparer avec ceci"},
    [LSP_REPLACE] = {"Write '%s'", "Écrire « %s »"},
    [LSP_EXPLAIN] = {"Explain '%s'", "Expliquer « %s »"},
    [LSP_EXPLAINED] =
        {"%s: %s\n'algnot explain %s' shows an example.",
         "%s : %s\n« algnot explain %s » montre un exemple."},
    [LSP_FIX_ALL] =
        {"Mend all slips that only one move explains",
         "Corriger toutes les fautes qu'un seul coup explique"},
    [LSP_KEPT] =
        {"games left as they stand, because not all of them would be written: %s",
         "parties laissées telles quelles, parce qu'elles ne seraient pas écrites en entier : %s"},
    [LSP_GAME] = {"Game %s", "Partie %s"},
    [LSP_CANNOT] = {"'%s' cannot be played here", "« %s » ne peut se jouer ici"},
    [LSP_GOES] = {"%s goes from %s to %s", "%s va de %s en %s"},
    [LSP_TAKES] = {"%s on %s takes %s on %s", "%s %s prend %s %s"},
    [LSP_PASSES] = {"the turn passes", "le trait passe"},
    [LSP_CASTLES_SHORT] = {"castles kingside", "petit roque"},
    [LSP_CASTLES_LONG] = {"castles queenside", "grand roque"},
    [LSP_PROMOTES] = {", and becomes %s", ", et devient %s"},
    [LSP_EN_PASSANT] = {" en passant, and goes to %s", " en passant, et va en %s"},
    [LSP_CHECK] = {", check", ", échec"},
    [LSP_MATE] = {", checkmate", ", échec et mat"},
    [LSP_MENDED] = {"'%s' is read as '%s'", "« %s » est lu comme « %s »"},
};
/* clang-format on */

static_assert(sizeof texts / sizeof *texts == LSP_MESSAGE_COUNT, "every message has a text");

static const int codes[LSP_ERROR_COUNT] = {
    [LSP_NO_JSON] = -32700,         [LSP_BAD_HEADER] = -32700,        [LSP_BAD_ENCODING] = -32700,
    [LSP_CUT_MESSAGE] = -32700,     [LSP_NO_REQUEST] = -32600,        [LSP_UNKNOWN_METHOD] = -32601,
    [LSP_NOT_INITIALIZED] = -32002, [LSP_INITIALIZED_TWICE] = -32600, [LSP_SHUT_DOWN] = -32600,
    [LSP_BAD_PARAMS] = -32602,      [LSP_UNKNOWN_DOCUMENT] = -32602,  [LSP_CANCELLED] = -32800,
    [LSP_NO_PLAYER] = -32803,       [LSP_BAD_NAME] = -32803,          [LSP_OUT_OF_MEMORY] = -32603,
};

int lsp_error_code(lsp_message error)
{
    return codes[error];
}

const char *lsp_message_text(an_message_language language, lsp_message which)
{
    return texts[which][language];
}

void lsp_message_put(an_buffer *out, an_message_language language, lsp_message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    for (const char *at = texts[which][language]; *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 's') {
            an__buffer_put(out, va_arg(arguments, const char *));
            at++;
        } else {
            an_buffer_put_char(out, *at);
        }
    }
    va_end(arguments);
}
