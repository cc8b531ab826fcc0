/* The commands: a row for each, and finding the one that a word names. */
#include "commands.h"

#include <limits.h>
#include <string.h>

#include "say.h"
#include "similar.h"
#include "stamp.h"

enum { ANY = INT_MAX };

/* English first. */
/* clang-format off */
static const command_row rows[COMMAND_COUNT] = {
    [COMMAND_VALIDATE] = {"validate", "check", {"[FILE]...", "[FICHIER]..."}, ANY,
        {"replay every move and report what is wrong",
         "rejouer chaque coup et signaler ce qui ne va pas"}},
    [COMMAND_CONVERT] = {"convert", NULL, {"[FILE]...", "[FICHIER]..."}, ANY,
        {"write games again in another notation", "réécrire des parties dans une autre notation"}},
    [COMMAND_COMPARE] = {"compare", "merge", {"WHITE BLACK", "BLANCS NOIRS"}, 2,
        {"make one game of White's and Black's score sheet",
         "faire une partie des feuilles des Blancs et des Noirs"}},
    [COMMAND_RECORD] = {"record", NULL, {"FILE", "FICHIER"}, 1,
        {"take a game down move by move, and lose none",
         "consigner une partie coup par coup, sans en perdre un"}},
    [COMMAND_SHOW] = {"show", NULL, {"[FILE]", "[FICHIER]"}, 1,
        {"draw the board at a moment of a game", "dessiner l'échiquier à un moment d'une partie"}},
    [COMMAND_MOVES] = {"moves", NULL, {"[FILE]", "[FICHIER]"}, 1,
        {"list the legal moves of a position", "lister les coups légaux d'une position"}},
    [COMMAND_PERFT] = {"perft", NULL, {"DEPTH", "PROFONDEUR"}, 1,
        {"count the move tree", "compter l'arbre des coups"}},
    [COMMAND_GRADE] = {"grade", NULL, {"--key=GAME [SHEET]...", "--key=PARTIE [FEUILLE]..."}, ANY,
        {"hold pupils' score sheets against a game, and give marks",
         "comparer des feuilles d'élèves à une partie, et les noter"}},
    [COMMAND_LSP] = {"lsp", NULL, {"", ""}, 0,
        {"a language server, for editors", "un serveur de langage, pour les éditeurs"}},
    [COMMAND_SOLVE] = {"solve", NULL, {"[FILE]...", "[FICHIER]..."}, ANY,
        {"solve and verify composed problems", "résoudre et vérifier des problèmes composés"}},
    [COMMAND_LANGUAGES] = {"languages", NULL, {"[FILE]...", "[FICHIER]..."}, ANY,
        {"the languages and their piece letters", "les langues et leurs lettres de pièces"}},
    [COMMAND_SYMBOLS] = {"symbols", NULL, {"", ""}, 0,
        {"the lexicon of signs and annotations", "le lexique des signes et des annotations"}},
    [COMMAND_EXPLAIN] = {"explain", NULL, {"[CODE]...", "[CODE]..."}, ANY,
        {"what a finding means, with an example and its cure",
         "ce que veut dire un constat, avec un exemple et son remède"}},
    [COMMAND_HELP] = {"help", NULL, {"[COMMAND]", "[COMMANDE]"}, 1,
        {"explain a command", "expliquer une commande"}},
    [COMMAND_VERSION] = {"version", NULL, {"", ""}, 0,
        {"print the version", "afficher la version"}},
};
/* clang-format on */

const command_row *command_row_of(command_id id)
{
    return &rows[id];
}

const char *command_name(command_id id)
{
    return rows[id].name;
}

command_id command_named(const char *name)
{
    command_id id = 0;
    while (id < COMMAND_COUNT && strcmp(name, rows[id].name) != 0 &&
           (rows[id].alias == NULL || strcmp(name, rows[id].alias) != 0))
        id++;
    return id;
}

int command_refuse_operand(command_id command, const char *operand)
{
    say(SAY_TOO_MANY, operand);
    say(SAY_TRY_HELP_OF, command_name(command));
    return STATUS_TROUBLE;
}

void command_refuse(const char *name)
{
    const char *names[COMMAND_COUNT];
    for (int id = 0; id < COMMAND_COUNT; id++)
        names[id] = rows[id].name;
    const char *similar = most_similar(name, names, COMMAND_COUNT);
    say(*name == '-' ? SAY_COMMAND_FIRST : SAY_UNKNOWN_COMMAND, name);
    if (platform_stamp_at(name).is_regular)
        say(SAY_MEANT_VALIDATE, name);
    else if (similar != NULL)
        say(SAY_DID_YOU_MEAN, similar);
    else
        say(SAY_TRY_HELP);
}
