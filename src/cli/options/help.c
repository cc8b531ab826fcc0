/* The help of the program and of its commands, made of the tables. */
#include "help.h"

#include <string.h>

#include "columns.h"
#include "help_texts.h"
#include "terminal.h"
#include "text.h"

/* ---- laying out ---- */

/* Writes a paragraph, which ends at "\n" or at the end of the text, in lines from column `indent`
 * on. The first line stands there already. Returns the text behind the paragraph. */
static const char *put_paragraph(FILE *file, const char *words, int indent)
{
    const int room = columns_of_lines(file) - indent;
    for (;;) {
        terminal_write(file, columns_take_line(&words, room));
        fputc('\n', file);
        if (*words == '\0' || *words == '\n')
            return words + (*words == '\n');
        columns_put_padded(file, "", indent);
    }
}

/* ---- the help of the program ---- */

void help_put_program(FILE *file)
{
    static const char *const heads[AN_MESSAGE_LANGUAGE_COUNT] = {
        "algnot validates, converts and records chess games in algebraic notation.\n\n"
        "  algnot validate game.txt              silent if all is well (status 0)\n"
        "  algnot convert --to=fr game.pgn       Nf3 becomes Cf3; --style=long: Cg1-f3\n"
        "  algnot convert --to=en old.txt        PGN from a French score sheet\n"
        "  algnot record game.pgn                take a game down, and lose no move\n\n"
        "Commands:\n",
        "algnot valide, convertit, consigne des parties d'échecs en notation algébrique.\n\n"
        "  algnot validate partie.txt            muet si tout va bien (code 0)\n"
        "  algnot convert --to=fr partie.pgn     Nf3 devient Cf3 ; --style=long : Cg1-f3\n"
        "  algnot convert --to=en feuille.txt    du PGN à partir d'une feuille française\n"
        "  algnot record partie.pgn              consigner sans perdre un coup\n\n"
        "Commandes :\n"};
    static const char *const feet[AN_MESSAGE_LANGUAGE_COUNT] = {
        "\n'algnot help COMMAND' tells more, with examples and all options.\n"
        "Status: 0 without an error, 1 if a game has one, 2 if something failed.\n",
        "\n« algnot help COMMANDE » en dit plus, avec des exemples et toutes les options.\n"
        "Code de retour : 0 sans erreur, 1 s'il y en a une dans une partie,\n"
        "2 en cas d'incident.\n"};
    terminal_puts(heads[message_language()], file);
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const command_row *row = command_row_of((command_id)id);
        terminal_puts("  ", file);
        columns_put_padded(file, row->name, 12);
        put_paragraph(file, row->help[message_language()], 14);
    }
    terminal_puts(feet[message_language()], file);
}

/* ---- the help of a command ---- */

static void put_heading(FILE *file, const char *title)
{
    fputc('\n', file);
    terminal_puts(title, file);
    fputc('\n', file);
}

static void put_usage(FILE *file, const command_row *row)
{
    terminal_puts(message_text(message_language(), SAY_USAGE), file);
    terminal_puts(row->name, file);
    terminal_puts(" [OPTION]...", file);
    if (*row->operands[message_language()] != '\0')
        fputc(' ', file);
    terminal_puts(row->operands[message_language()], file);
    terminal_puts("\n\n", file);
    put_paragraph(file, row->help[message_language()], 0);
}

static void put_about(FILE *file, const char *paragraphs)
{
    while (paragraphs != NULL && *paragraphs != '\0') {
        fputc('\n', file);
        paragraphs = put_paragraph(file, paragraphs, 0);
    }
}

static void put_examples(FILE *file, const help_example *examples)
{
    enum { INDENT = 6 };
    if (examples[0].typed[message_language()] == NULL)
        return;
    put_heading(file, message_text(message_language(), SAY_EXAMPLES));
    for (int i = 0; i < HELP_EXAMPLES_MAX && examples[i].typed[message_language()] != NULL; i++) {
        terminal_puts("  ", file);
        terminal_puts(examples[i].typed[message_language()], file);
        fputc('\n', file);
        columns_put_padded(file, "", INDENT);
        put_paragraph(file, examples[i].what[message_language()], INDENT);
    }
}

static void put_recipes(FILE *file, const help_recipe *recipes)
{
    if (recipes[0].lines == NULL)
        return;
    put_heading(file, message_text(message_language(), SAY_RECIPES));
    for (int i = 0; i < HELP_RECIPES_MAX && recipes[i].lines != NULL; i++) {
        terminal_puts("  ", file);
        put_paragraph(file, recipes[i].title[message_language()], 2);
        for (const char *line = recipes[i].lines; *line != '\0'; line += strcspn(line, "\n") + 1) {
            terminal_puts("    ", file);
            terminal_write(file, an_text_from(line, strcspn(line, "\n")));
            fputc('\n', file);
        }
    }
}

static void put_option(FILE *file, const option_row *row)
{
    enum { NAME_WIDTH = 30, NARROW = 60, NARROW_INDENT = 10 };
    bool is_narrow = columns_of_lines(file) < NARROW;
    char name[64] = "      --";
    const char *argument = row->argument[message_language()];
    size_t begin = strlen(name);
    if (row->letter != '\0') {
        name[2] = '-';
        name[3] = row->letter;
        name[4] = ',';
    }
    snprintf(name + begin, sizeof name - begin, "%s%s%s", row->name,
             argument != NULL && *argument != '[' ? "=" : "", argument != NULL ? argument : "");
    if (is_narrow) {
        terminal_puts(name, file);
        fputc('\n', file);
        columns_put_padded(file, "", NARROW_INDENT);
    } else {
        columns_put_padded(file, name, NAME_WIDTH);
    }
    put_paragraph(file, row->help[message_language()], is_narrow ? NARROW_INDENT : NAME_WIDTH);
}

static void put_group(FILE *file, command_id command, option_group group)
{
    option_id id = option_in_group(0, group, command);
    if (id < OPTION_COUNT)
        put_heading(file, help_group_title(message_language(), group));
    for (; id < OPTION_COUNT; id = option_in_group(id + 1, group, command))
        put_option(file, option_row_of(id));
}

void help_put_command(FILE *file, command_id command)
{
    const help_text *text = help_text_of(command);
    put_usage(file, command_row_of(command));
    put_about(file, text->about[message_language()]);
    put_examples(file, text->examples);
    put_recipes(file, text->recipes);
    for (int group = 0; group < GROUP_COUNT; group++)
        put_group(file, command, (option_group)group);
}
