/* The help of the program and of its commands, made of the tables. */
#include "help.h"

#include <string.h>

#include "columns.h"

void help_put_program(FILE *file, an_message_language language)
{
    static const char *const heads[AN_MESSAGE_LANGUAGE_COUNT] = {
        "algnot validates, converts and records chess games in algebraic notation.\n\n"
        "  algnot validate game.txt              silent if all is well (status 0)\n"
        "  algnot convert --to=fr game.pgn       Nf3 becomes Cf3; --style=long: Cg1-f3\n"
        "  algnot convert --to=en old.txt        PGN from a French score sheet\n"
        "  algnot record game.pgn                take a game down, and lose no move\n\n"
        "Commands:\n",
        "algnot valide, convertit et consigne des parties d'échecs en notation algébrique.\n\n"
        "  algnot validate partie.txt            muet si tout va bien (code 0)\n"
        "  algnot convert --to=fr partie.pgn     Nf3 devient Cf3 ; --style=long : Cg1-f3\n"
        "  algnot convert --to=en feuille.txt    du PGN à partir d'une feuille française\n"
        "  algnot record partie.pgn              consigner une partie, sans perdre un coup\n\n"
        "Commandes :\n"};
    static const char *const feet[AN_MESSAGE_LANGUAGE_COUNT] = {
        "\n'algnot help COMMAND' lists its options. Status: 0 all well, 1 findings, 2 trouble.\n",
        "\n« algnot help COMMANDE » donne ses options. "
        "Code : 0 tout va bien, 1 constats, 2 incident.\n"};
    fputs(heads[language], file);
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const command_row *row = command_row_of((command_id)id);
        fputs("  ", file);
        columns_put_padded(file, row->name, 12);
        fputs(row->help[language], file);
        fputc('\n', file);
    }
    fputs(feet[language], file);
}

enum { NAME_WIDTH = 30 };

/* Writes a sentence in the right column, over several lines if need be. */
static void put_what_for(FILE *file, const char *words)
{
    int column = NAME_WIDTH;
    while (*words != '\0') {
        an_text piece = columns_next_piece(words);
        int width = columns_of(piece);
        if (column > NAME_WIDTH && column + 1 + width > LINE_WIDTH) {
            fputc('\n', file);
            columns_put_padded(file, "", NAME_WIDTH);
            column = NAME_WIDTH;
        } else if (column > NAME_WIDTH) {
            fputc(' ', file);
            column++;
        }
        fwrite(piece.at, 1, piece.size, file);
        column += width;
        words = columns_after_piece(piece);
    }
    fputc('\n', file);
}

static void put_option(FILE *file, an_message_language language, const option_row *row)
{
    char name[64] = "      --";
    if (row->letter != '\0') {
        name[2] = '-';
        name[3] = row->letter;
        name[4] = ',';
    }
    strncat(name, row->name, sizeof name - strlen(name) - 1);
    if (row->argument[language] != NULL) {
        strncat(name, "=", sizeof name - strlen(name) - 1);
        strncat(name, row->argument[language], sizeof name - strlen(name) - 1);
    }
    columns_put_padded(file, name, NAME_WIDTH);
    put_what_for(file, row->help[language]);
}

void help_put_command(FILE *file, an_message_language language, command_id command)
{
    const command_row *row = command_row_of(command);
    fputs(language == AN_MESSAGES_FRENCH ? "Usage : algnot " : "Usage: algnot ", file);
    fputs(row->name, file);
    fputs(" [OPTION]...", file);
    if (*row->operands[language] != '\0')
        fputc(' ', file);
    fputs(row->operands[language], file);
    fputs("\n\n", file);
    fputs(row->help[language], file);
    fputs("\n\n", file);
    for (int id = 0; id < OPTION_COUNT; id++)
        if (option_row_of((option_id)id)->commands >> command & 1)
            put_option(file, language, option_row_of((option_id)id));
}
