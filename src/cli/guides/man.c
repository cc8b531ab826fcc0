/* The manual pages, in roff, made from the same tables as the help. */
#include "man.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "algnot.h"
#include "help_texts.h"
#include "man_texts.h"
#include "roff.h"
#include "terms.h"
#include "text.h"

/* ---- parts of pages ---- */

static void put_section(FILE *file, an_message_language language, man_title title)
{
    roff_put_heading(file, ".SH", man_title_text(language, title));
}

/* Writes the date of SOURCE_DATE_EPOCH, if this variable is set: "2026-11-25". */
static void put_date(FILE *file)
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    char date[16] = "";
    time_t seconds = epoch != NULL ? (time_t)strtoll(epoch, NULL, 10) : 0;
    const struct tm *day = epoch != NULL ? gmtime(&seconds) : NULL;
    if (day != NULL)
        strftime(date, sizeof date, "%Y-%m-%d", day);
    fprintf(file, "\"%s\"", date);
}

/* Writes .TH, and the section with the name and purpose of the page. */
static void put_head(FILE *file, an_message_language language, const char *command,
                     const char *section, const char *purpose)
{
    fputs(".\\\" Made by algnot help --man.\n.TH \"ALGNOT", file);
    for (const char *at = command; *at != '\0'; at++)
        fputc(toupper((unsigned char)*at), file);
    fprintf(file, "\" %s ", section);
    put_date(file);
    fprintf(file, " \"algnot %s\" \"", an_version());
    roff_put_text(file, man_title_text(language, MAN_MANUAL));
    /* No hyphens in words that are typed, ragged lines, and one blank behind a full stop. */
    fputs("\"\n.nh\n.ad l\n.ss 12 0\n", file);
    put_section(file, language, MAN_NAME);
    roff_put_text(file, "algnot");
    roff_put_text(file, command);
    fputs(" \\- ", file);
    roff_put_text(file, purpose);
    fputc('\n', file);
}

/* Writes a term in bold, with its meaning indented below it. */
static void put_term(FILE *file, const char *term, const char *meaning)
{
    fputs(".TP\n\\fB", file);
    roff_put_text(file, term);
    fputs("\\fR\n", file);
    roff_put_paragraphs(file, meaning);
}

static void put_terms(FILE *file, an_message_language language, const man_term *terms)
{
    for (; terms->word != NULL; terms++)
        put_term(file, terms->word, terms->meaning[language]);
}

static void put_statuses(FILE *file, an_message_language language, command_id command)
{
    put_section(file, language, MAN_STATUS);
    for (int status = STATUS_WELL; status <= STATUS_TROUBLE; status++) {
        const char *meaning = man_status(language, command, status);
        char number[2] = {(char)('0' + status), '\0'};
        if (meaning != NULL)
            put_term(file, number, meaning);
    }
}

/* ---- options ---- */

/* Writes an option as it is typed: \fB\-f\fR, \fB\-\-from\fR=\fILANG\fR. */
static void put_spelling(FILE *file, an_message_language language, const option_row *row)
{
    const char *argument = row->argument[language];
    if (row->letter != '\0')
        fprintf(file, "\\fB\\-%c\\fR, ", row->letter);
    fputs("\\fB\\-\\-", file);
    roff_put_text(file, row->name);
    fputs("\\fR", file);
    if (argument == NULL)
        return;
    const bool may_lack = *argument == '[';
    an_text value = may_lack
                        ? an_text_from(argument + strlen("[="), strlen(argument) - strlen("[=]"))
                        : an_text_of(argument);
    fprintf(file, "%s=\\fI%.*s\\fR%s", may_lack ? "[" : "", (int)value.size, value.at,
            may_lack ? "]" : "");
}

/* Writes a title of the help, without the colon at its end. */
static void put_subsection(FILE *file, const char *title)
{
    char text[64];
    snprintf(text, sizeof text, "%.*s", (int)strcspn(title, ":"), title);
    size_t size = strlen(text);
    if (size > 0 && text[size - 1] == ' ')
        text[size - 1] = '\0';
    roff_put_heading(file, ".SS", text);
}

static void put_group(FILE *file, an_message_language language, command_id command,
                      option_group group)
{
    option_id id = option_in_group(0, group, command);
    if (id < OPTION_COUNT)
        put_subsection(file, help_group_title(language, group));
    for (; id < OPTION_COUNT; id = option_in_group(id + 1, group, command)) {
        const option_row *row = option_row_of(id);
        roff_put_macro(file, ".TP");
        put_spelling(file, language, row);
        fputc('\n', file);
        roff_put_paragraphs(file, row->help[language]);
    }
}

/* ---- what some commands list ---- */

/* Writes each language with the letters of its pieces, from the king to the pawn. */
static void put_languages(FILE *file, an_message_language language)
{
    put_section(file, language, MAN_LANGUAGES);
    for (size_t i = 0; i < an_language_count; i++) {
        const an_language *row = &an_languages[i];
        fputs(".TP\n\\fB", file);
        roff_put_text(file, row->code);
        fputs("\\fR\n", file);
        for (int role = AN_KING; role >= AN_PAWN; role--) {
            roff_put_text(file, row->letter[role]);
            fputs(*row->letter[role] != '\0' ? " " : "", file);
        }
        const char *name = an_language_name(row, language);
        fputs("– ", file);
        roff_put_text(file, name);
        if (strcmp(name, row->autonym) != 0) {
            fputs(", ", file);
            roff_put_text(file, row->autonym);
        }
        fputc('\n', file);
    }
}

/* Writes the meaning of each finding, by groups. */
static void put_findings(FILE *file, an_message_language language)
{
    put_section(file, language, MAN_FINDINGS);
    for (int group = AN_GROUP_READING; group <= AN_GROUP_FACTS; group++) {
        roff_put_heading(file, ".SS", an__term_group(language, (an_group)group));
        for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
            an_explanation told;
            if (an_code_group(code) == (an_group)group && an_code_explain(&told, code, language))
                put_term(file, an_code_slug(code), told.meaning);
        }
    }
}

/* The lists that pages of commands have behind their options. */
static void (*const lists[COMMAND_COUNT])(FILE *file, an_message_language language) = {
    [COMMAND_LANGUAGES] = put_languages,
    [COMMAND_EXPLAIN] = put_findings,
};

static void put_example(FILE *file, an_message_language language, const help_example *example)
{
    if (example->typed[language] != NULL)
        put_term(file, example->typed[language], example->what[language]);
}

static void put_examples(FILE *file, an_message_language language, const help_example *examples)
{
    if (examples[0].typed[language] == NULL)
        return;
    put_section(file, language, MAN_EXAMPLES);
    for (int i = 0; i < HELP_EXAMPLES_MAX; i++)
        put_example(file, language, &examples[i]);
}

static void put_recipes(FILE *file, an_message_language language, const help_recipe *recipes)
{
    if (recipes[0].lines == NULL)
        return;
    put_section(file, language, MAN_RECIPES);
    for (int i = 0; i < HELP_RECIPES_MAX && recipes[i].lines != NULL; i++) {
        if (i > 0)
            roff_put_macro(file, ".PP");
        roff_put_paragraphs(file, recipes[i].title[language]);
        roff_put_lines(file, recipes[i].lines);
    }
}

/* Writes references to the other pages, in the order of the commands. */
static void put_see_also(FILE *file, an_message_language language, command_id here)
{
    put_section(file, language, MAN_SEE_ALSO);
    if (here != COMMAND_NONE)
        fputs(".BR algnot (1),\n", file);
    for (int id = 0; id < COMMAND_COUNT; id++)
        if (id != (int)here)
            fprintf(file, ".BR algnot\\-%s (1),\n", command_name((command_id)id));
    fputs(".BR algnot (3)\n", file);
}

/* ---- pages ---- */

void man_put_command(FILE *file, an_message_language language, command_id command)
{
    const command_row *row = command_row_of(command);
    const help_text *text = help_text_of(command);
    char name[32];
    snprintf(name, sizeof name, "-%s", row->name);
    put_head(file, language, name, "1", row->help[language]);
    put_section(file, language, MAN_SYNOPSIS);
    fprintf(file, "\\fBalgnot %s\\fR [\\fIOPTION\\fR]...%s", row->name,
            *row->operands[language] != '\0' ? " " : "");
    roff_put_text(file, row->operands[language]);
    fputc('\n', file);
    if (text->about[language] != NULL) {
        put_section(file, language, MAN_DESCRIPTION);
        roff_put_paragraphs(file, text->about[language]);
    }
    put_section(file, language, MAN_OPTIONS);
    for (int group = 0; group < GROUP_COUNT; group++)
        put_group(file, language, command, (option_group)group);
    if (lists[command] != NULL)
        lists[command](file, language);
    put_statuses(file, language, command);
    put_examples(file, language, text->examples);
    put_recipes(file, language, text->recipes);
    put_see_also(file, language, command);
}

void man_put_program(FILE *file, an_message_language language)
{
    static const char *const command[AN_MESSAGE_LANGUAGE_COUNT] = {"COMMAND", "COMMANDE"};
    put_head(file, language, "", "1", man_purpose_of_program(language));
    put_section(file, language, MAN_SYNOPSIS);
    fprintf(file, "\\fBalgnot\\fR \\fI%s\\fR [\\fIOPTION\\fR]... ", command[language]);
    roff_put_text(file, command_row_of(COMMAND_VALIDATE)->operands[language]);
    fputc('\n', file);
    put_section(file, language, MAN_DESCRIPTION);
    roff_put_paragraphs(file, man_about_program(language));
    put_section(file, language, MAN_COMMANDS);
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const command_row *row = command_row_of((command_id)id);
        put_term(file, row->name, row->help[language]);
    }
    put_statuses(file, language, COMMAND_NONE);
    put_section(file, language, MAN_ENVIRONMENT);
    put_terms(file, language, man_variables);
    put_section(file, language, MAN_EXAMPLES);
    for (int id = 0; id < COMMAND_COUNT; id++)
        put_example(file, language, &help_text_of((command_id)id)->examples[0]);
    put_see_also(file, language, COMMAND_NONE);
}

void man_put_library(FILE *file, an_message_language language)
{
    put_head(file, language, "", "3", man_purpose_of_library(language));
    put_section(file, language, MAN_SYNOPSIS);
    roff_put_lines(file, "#include <algnot.h>\n\ncc game.c $(pkg-config --cflags --libs algnot)\n");
    put_section(file, language, MAN_DESCRIPTION);
    roff_put_paragraphs(file, man_about_library(language));
    put_section(file, language, MAN_CHAPTERS);
    put_terms(file, language, man_chapters);
    put_section(file, language, MAN_EXAMPLE);
    roff_put_lines(file, man_example);
    put_section(file, language, MAN_SEE_ALSO);
    fputs(".BR algnot (1),\n.BR algnot\\-explain (1)\n", file);
}
