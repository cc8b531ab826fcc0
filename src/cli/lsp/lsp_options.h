/* What the user wants of the language server: the command line says it, and the settings of the
 * editor say it again. */
#ifndef AN_CLI_LSP_OPTIONS_H
#define AN_CLI_LSP_OPTIONS_H

#include "editor_judge.h"
#include "json_read.h"
#include "settings.h"

typedef struct lsp_options {
    from_notations from;
    an_variant variant;
    bool variant_is_given;
    an_profile profile;
    an_notation to;        /* the reader's own, for hints and hovers */
    bool to_is_given;      /* it is not guessed by the locale */
    an_notation formatted; /* what formatting writes */
    an_message_language language;
} lsp_options;

/* Reads the command line. Returns false after a message. */
bool lsp_options_read(lsp_options *options, const cli_settings *settings);

/* Heeds the locale of the client, "fr-FR", where the command line does not say otherwise. */
void lsp_options_take_locale(lsp_options *options, const cli_settings *settings, an_json locale);

/*
 * Heeds the settings of the editor, an object such as {"to":"fr","profile":"pgn"}. Members of other
 * names are left alone, as are those that are null. Calls `refuse` for each value that means
 * nothing, which then changes nothing. Returns false when memory runs out.
 */
bool lsp_options_take(lsp_options *options, an_json object,
                      void (*refuse)(void *context, an_text value, const char *name),
                      void *context);

/* Returns how documents are to be judged. It points into the options. */
editor_rules lsp_options_rules(const lsp_options *options);

#endif
