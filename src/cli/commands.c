/* The commands: one row each; help, and finding the one that was meant. */
#include <string.h>

#include "common.h"

static const command_row rows[COMMAND_COUNT] = {
    [COMMAND_VALIDATE] = {"validate",
                          "check",
                          run_validate,
                          "[FILE]...",
                          {"replay every move and report what is wrong",
                           "rejouer chaque coup et signaler ce qui ne va pas"}},
    [COMMAND_CONVERT] = {"convert",
                         NULL,
                         run_convert,
                         "[FILE]...",
                         {"write games again in another notation",
                          "récrire des parties dans une autre notation"}},
    [COMMAND_RECORD] = {"record",
                        NULL,
                        run_record,
                        "FILE",
                        {"take a game down move by move, and lose none",
                         "consigner une partie coup par coup, sans en perdre un"}},
    [COMMAND_SHOW] = {"show",
                      NULL,
                      run_show,
                      "[FILE]",
                      {"draw the board at a moment of a game",
                       "dessiner l'échiquier à un moment d'une partie"}},
    [COMMAND_MOVES] = {"moves",
                       NULL,
                       run_moves,
                       "[FILE]",
                       {"list the legal moves of a position",
                        "lister les coups légaux d'une position"}},
    [COMMAND_PERFT] =
        {"perft", NULL, run_perft, "DEPTH", {"count the move tree", "compter l'arbre des coups"}},
    [COMMAND_LANGUAGES] = {"languages",
                           NULL,
                           run_languages,
                           "[FILE]...",
                           {"the languages and their piece letters",
                            "les langues et leurs lettres de pièces"}},
    [COMMAND_SYMBOLS] = {"symbols",
                         NULL,
                         run_symbols,
                         "",
                         {"the lexicon of signs and annotations",
                          "le lexique des signes et des annotations"}},
    [COMMAND_EXPLAIN] = {"explain",
                         NULL,
                         run_explain,
                         "[CODE]...",
                         {"what a finding means, with an example and its cure",
                          "ce que veut dire un constat, avec un exemple et son remède"}},
    [COMMAND_HELP] =
        {"help", NULL, run_help, "[COMMAND]", {"explain a command", "expliquer une commande"}},
    [COMMAND_VERSION] = {"version", NULL, run_version, "", {"print the version", "la version"}},
};

const command_row *command_row_of(command_id id)
{
    return &rows[id];
}

const char *command_name(command_id id)
{
    return rows[id].name;
}
