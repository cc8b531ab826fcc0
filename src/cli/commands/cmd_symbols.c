/* algnot symbols: the lexicon of signs and what they mean. */
#include "run.h"

#include <string.h>

#include "columns.h"
#include "say.h"
#include "settings.h"
#include "symbols.h"
#include "terminal.h"

enum { SIGNS_MAX = 64, NAG_WIDTH = 4 };

static const char *in_language(const char *english, const char *french)
{
    return message_language() == AN_MESSAGES_FRENCH ? french : english;
}

static void put_line(const char *text)
{
    terminal_puts(text, stdout);
    putchar('\n');
}

/* Writes a heading, with an empty line before it. */
static void put_heading(message which)
{
    putchar('\n');
    put_line(message_text(message_language(), which));
}

static void add_signs(char *list, const char *signs)
{
    if (*signs == '\0')
        return;
    size_t size = strlen(list);
    snprintf(list + size, SIGNS_MAX - size, "%s%s", size > 0 ? " " : "", signs);
}

/* Lists the signs that are read for an annotation, first the one that is written. */
static void list_signs(char *list, const an_symbol *row)
{
    list[0] = '\0';
    add_signs(list, row->unicode);
    if (strcmp(row->ascii, row->unicode) != 0)
        add_signs(list, row->ascii);
    add_signs(list, row->also);
}

/* Writes a list with commas on several indented lines. */
static void put_list(const char *list)
{
    enum { INDENT = 4 };
    char word[SIGNS_MAX];
    int column = LINE_WIDTH;
    for (const char *at = list; at != NULL; at = strchr(at, ',')) {
        at += *at == ',';
        int size = (int)strcspn(at, ",");
        snprintf(word, sizeof word, "%.*s%s", size, at, at[size] == ',' ? "," : "");
        bool is_full = column + 1 + columns_of(an_text_of(word)) > LINE_WIDTH;
        if (is_full && at != list)
            putchar('\n');
        column = is_full ? INDENT - 1 : column;
        printf("%*s", is_full ? INDENT : 1, "");
        terminal_puts(word, stdout);
        column += 1 + columns_of(an_text_of(word));
    }
    putchar('\n');
}

static void put_check_words(void)
{
    put_heading(SAY_CHECK_WORDS);
    for (size_t i = 0; i < an__check_word_count; i++) {
        const an_event_sign *row = &an__check_words[i];
        fputs("  ", stdout);
        put_line(in_language(row->english, row->french));
        put_list(row->signs);
    }
}

static void put_events(void)
{
    int width = 0;
    for (size_t i = 0; i < an__event_sign_count; i++)
        if (columns_of(an_text_of(an__event_signs[i].signs)) > width)
            width = columns_of(an_text_of(an__event_signs[i].signs));
    put_line(message_text(message_language(), SAY_EVENTS));
    for (size_t i = 0; i < an__event_sign_count; i++) {
        const an_event_sign *row = &an__event_signs[i];
        terminal_puts("  ", stdout);
        columns_put_padded(stdout, row->signs, width + 2);
        put_line(in_language(row->english, row->french));
    }
}

static void put_annotations(void)
{
    char signs[SIGNS_MAX];
    int width = 0;
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++) {
        if (an__symbols[nag].english == NULL)
            continue;
        list_signs(signs, &an__symbols[nag]);
        if (columns_of(an_text_of(signs)) > width)
            width = columns_of(an_text_of(signs));
    }
    put_heading(SAY_ANNOTATIONS);
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++) {
        const an_symbol *row = &an__symbols[nag];
        if (row->english == NULL)
            continue;
        char number[NAG_WIDTH + 1];
        snprintf(number, sizeof number, "$%u", nag);
        list_signs(signs, row);
        terminal_puts("  ", stdout);
        columns_put_padded(stdout, signs, width + 2);
        columns_put_padded(stdout, number, NAG_WIDTH + 2);
        terminal_puts(in_language(row->english, row->french), stdout);
        if (*row->elsewhere != '\0') {
            terminal_puts(message_text(message_language(), SAY_PRINTED), stdout);
            terminal_puts(row->elsewhere, stdout);
        }
        putchar('\n');
    }
}

static void put_endgame(void)
{
    put_heading(SAY_ENDGAMES);
    for (size_t i = 0; i < an__endgame_sign_count; i++) {
        const an_endgame_sign *row = &an__endgame_signs[i];
        terminal_puts("  ", stdout);
        columns_put_padded(stdout, row->sign, 4);
        put_line(in_language(row->english, row->french));
    }
}

int run_symbols(const cli_settings *settings)
{
    (void)settings;
    put_events();
    put_check_words();
    put_annotations();
    put_endgame();
    return STATUS_WELL;
}
