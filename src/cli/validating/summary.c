/* The line that ends a validation: what was read, and what was found. */
#include "summary.h"

#include <inttypes.h>
#include <stdio.h>

#include "messages.h"
#include "say.h"
#include "terminal.h"
#include "terms.h"

void tally_language(cli_tally *tally, const an_language *language)
{
    if (!tally->has_language)
        tally->language = language;
    else if (tally->language != language)
        tally->language = NULL;
    tally->has_language = true;
}

void tally_add(cli_tally *all, const cli_tally *part)
{
    all->totals.files += part->totals.files;
    all->totals.games += part->totals.games;
    all->totals.plies += part->totals.plies;
    all->totals.errors += part->totals.errors;
    all->totals.warnings += part->totals.warnings;
    all->cases.cases += part->cases.cases;
    all->cases.failures += part->cases.failures;
    all->unread += part->unread;
    all->left_out += part->left_out;
    if (part->has_language)
        tally_language(all, part->language);
}

bool tally_is_clean(const cli_tally *tally)
{
    return tally->totals.games > 0 && tally->totals.errors == 0 && tally->totals.warnings == 0 &&
           tally->unread == 0;
}

/* What is counted: one and many, English and French. */
typedef struct counted {
    const char *one[AN_MESSAGE_LANGUAGE_COUNT], *many[AN_MESSAGE_LANGUAGE_COUNT];
} counted;

static const counted files = {{"file", "fichier"}, {"files", "fichiers"}};
static const counted games = {{"game", "partie"}, {"games", "parties"}};
static const counted plies = {{"half-move", "demi-coup"}, {"half-moves", "demi-coups"}};
static const counted errors = {{"error", "erreur"}, {"errors", "erreurs"}};
static const counted warnings = {{"warning", "avertissement"}, {"warnings", "avertissements"}};

/* Writes a number and what is counted. French uses the singular for none, too: 0 partie. */
static void put_count(FILE *file, uint64_t count, const counted *what)
{
    const an_message_language language = message_language();
    bool is_plural = an__is_plural(language, count);
    fprintf(file, "%" PRIu64 " ", count);
    terminal_puts((is_plural ? what->many : what->one)[language], file);
}

void put_plies(FILE *file, uint64_t count)
{
    put_count(file, count, &plies);
}

void put_summary(const cli_tally *tally, const char *name)
{
    const an_message_language language = message_language();
    const an_totals *t = &tally->totals;
    const char *colon = an__term(language, AN_TERM_COLON);
    if (name != NULL)
        say_escaped(stderr, an_text_of(name));
    else
        put_count(stderr, t->files, &files);
    terminal_puts(colon, stderr);
    put_count(stderr, t->games, &games);
    fputs(", ", stderr);
    put_plies(stderr, t->plies);
    if (tally->language != NULL) {
        fputs(", ", stderr);
        terminal_puts(an_language_name(tally->language, language), stderr);
    }
    terminal_puts(colon, stderr);
    if (t->errors == 0 && t->warnings == 0 && tally->unread == 0) {
        terminal_puts(message_text(language, SAY_NOTHING_TO_REPORT), stderr);
        fputc('\n', stderr);
        return;
    }
    put_count(stderr, t->errors, &errors);
    fputs(", ", stderr);
    put_count(stderr, t->warnings, &warnings);
    fputc('\n', stderr);
}
