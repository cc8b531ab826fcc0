/* The options: one table, from which parsing and help come. */
#include "options.h"

#include <stdlib.h>
#include <string.h>

#include "common.h"

enum {
    V = 1 << COMMAND_VALIDATE,
    C = 1 << COMMAND_CONVERT,
    R = 1 << COMMAND_RECORD,
    S = 1 << COMMAND_SHOW,
    M = 1 << COMMAND_MOVES,
    P = 1 << COMMAND_PERFT,
    L = 1 << COMMAND_LANGUAGES,
    ALL = (1 << COMMAND_COUNT) - 1
};

static const option_row rows[OPTION_COUNT] = {
    [OPTION_FROM] = {"from",
                     'f',
                     "LANG",
                     V | C | S | R,
                     {"language of the games: auto, or names with commas (auto)",
                      "langue des parties : auto, ou des noms séparés par des virgules (auto)"}},
    [OPTION_TO] = {"to",
                   't',
                   "LANG",
                   C | M | R,
                   {"language to write, figurine, uci or iccf (en)",
                    "langue à écrire, figurine, uci ou iccf (en)"}},
    [OPTION_STYLE] = {"style",
                      '\0',
                      "STYLE",
                      C | M | R,
                      {"short, long, full or minimal (short)",
                       "short, long, full ou minimal (short)"}},
    [OPTION_DIALECT] = {"dialect",
                        '\0',
                        "NAME",
                        C | M | R,
                        {"all conventions at once: pgn or fide",
                         "toutes les conventions d'un coup : pgn ou fide"}},
    [OPTION_CASTLING] = {"castling", '\0', "SIGN", C | M | R, {"O, 0 or 0–0", "O, 0 ou 0–0"}},
    [OPTION_PROMOTION] =
        {"promotion", '\0', "SIGN", C | M | R, {"=, none, () or /", "=, none, () ou /"}},
    [OPTION_CAPTURE] = {"capture", '\0', "SIGN", C | M | R, {"x, ×, : or none", "x, ×, : ou none"}},
    [OPTION_EN_PASSANT] = {"en-passant",
                           '\0',
                           "HOW",
                           C | M | R,
                           {"mark or omit e.p.", "mark ou omit : marquer ou taire e.p."}},
    [OPTION_CHECK_SIGN] = {"check-sign", '\0', "SIGN", C | M | R, {"+, † or omit", "+, † ou omit"}},
    [OPTION_MATE_SIGN] =
        {"mate-sign", '\0', "SIGN", C | M | R, {"#, ++, ‡, mat or omit", "#, ++, ‡, mat ou omit"}},
    [OPTION_RESULT] = {"result",
                       '\0',
                       "SIGN",
                       C | R,
                       {"of a draw: 1/2-1/2, ½-½ or ½–½", "de la nulle : 1/2-1/2, ½-½ ou ½–½"}},
    [OPTION_NAGS] = {"nags",
                     '\0',
                     "HOW",
                     C | R,
                     {"annotations as number, unicode or ascii",
                      "annotations : number, unicode ou ascii"}},
    [OPTION_DRAW_OFFER] = {"draw-offer",
                           '\0',
                           "HOW",
                           C | R,
                           {"as comment {(=)} or sign (=)", "comment {(=)} ou sign (=)"}},
    [OPTION_BLACK_DOTS] = {"black-dots", '\0', "DOTS", C | R, {"... or …", "... ou …"}},
    [OPTION_FIGURINES] = {"figurines",
                          '\0',
                          "WHOSE",
                          C | M | R,
                          {"figurines of the mover, white or black (mover)",
                           "figurines du joueur (mover), blanches (white) ou noires (black)"}},
    [OPTION_DISAMBIGUATION] =
        {"disambiguation",
         '\0',
         "AGAINST",
         C | M | R,
         {"men that could go there by orthodox rules, or by the variant's (orthodox)",
          "pièces à distinguer : orthodox, selon les règles usuelles, ou variant (orthodox)"}},
    [OPTION_LAYOUT] = {"layout",
                       '\0',
                       "NAME",
                       C,
                       {"auto, pgn, text, lines, columns, oneline, jsonl or keep (auto)",
                        "auto, pgn, text, lines, columns, oneline, jsonl ou keep (auto)"}},
    [OPTION_COMMENTS] = {"comments",
                         '\0',
                         "HOW",
                         C,
                         {"comments in braces or parentheses",
                          "commentaires entre accolades (braces) ou parenthèses (parentheses)"}},
    [OPTION_WIDTH] = {"width",
                      '\0',
                      "N",
                      C,
                      {"longest line of moves; 0: none (79)",
                       "plus longue ligne de coups ; 0 : sans limite (79)"}},
    [OPTION_TAG] = {"tag",
                    '\0',
                    "NAME=VALUE",
                    C | R,
                    {"a tag to set in every game; may be repeated",
                     "étiquette à mettre dans chaque partie ; peut se répéter"}},
    [OPTION_DROP] = {"drop",
                     '\0',
                     "WHAT",
                     C,
                     {"leave out comments,variations,nags,clocks,tags",
                      "laisser de côté comments,variations,nags,clocks,tags"}},
    [OPTION_SHEET] = {"sheet",
                      '\0',
                      NULL,
                      C | R,
                      {"only moves, clock times, (=) and result, as on a score sheet",
                       "seulement coups, temps, (=) et résultat, comme sur une feuille de partie"}},
    [OPTION_ON_ERROR] =
        {"on-error",
         '\0',
         "HOW",
         C,
         {"after an error keep the text, stop the line, drop the game, or fix (keep)",
          "après une erreur : keep le texte, stop, drop la partie, ou fix (keep)"}},
    [OPTION_AFTER_ERROR] = {"after-error",
                            '\0',
                            "HOW",
                            V,
                            {"stop the line of play, or repair it with what was meant (stop)",
                             "stop : arrêter la ligne de jeu, ou repair : la réparer (stop)"}},
    [OPTION_REJECTS] = {"rejects",
                        '\0',
                        "FILE",
                        C,
                        {"games with an error go there, untouched, instead",
                         "les parties erronées vont là, telles quelles, à la place"}},
    [OPTION_CHECK] = {"check",
                      '\0',
                      NULL,
                      C,
                      {"write nothing, list what would change (status 1)",
                       "ne rien écrire, lister ce qui changerait (code 1)"}},
    [OPTION_VARIANT] = {"variant",
                        '\0',
                        "NAME",
                        V | C | S | M | P | R,
                        {"standard, chess960, alphabetic, numeric and their kin (standard)",
                         "standard, chess960, alphabetic, numeric et leurs dérivés (standard)"}},
    [OPTION_FEN] = {"fen",
                    '\0',
                    "FEN",
                    V | C | S | M | P | R,
                    {"start position; in files, of games without a FEN tag",
                     "position de départ ; dans un fichier, des parties sans étiquette FEN"}},
    [OPTION_PROFILE] = {"profile",
                        '\0',
                        "NAME",
                        V,
                        {"what games are held against: default, pgn or fide (default)",
                         "ce qui est exigé des parties : default, pgn ou fide (default)"}},
    [OPTION_ALLOW] =
        {"allow", '\0', "CODES", V, {"findings that are not to be shown", "constats à taire"}},
    [OPTION_DENY] = {"deny",
                     '\0',
                     "CODES",
                     V,
                     {"findings that count as errors", "constats comptés comme erreurs"}},
    [OPTION_ONLY] =
        {"only", '\0', "CODES", V, {"the only findings to be shown", "seuls constats à montrer"}},
    [OPTION_STRICT] = {"strict",
                       '\0',
                       NULL,
                       V,
                       {"warnings count as errors", "les avertissements comptent comme erreurs"}},
    [OPTION_FORMAT] = {"format",
                       '\0',
                       "FORM",
                       V | C | L,
                       {"form of what is told: text, short or jsonl (text)",
                        "forme de ce qui est dit : text, short ou jsonl (text)"}},
    [OPTION_EMIT] = {"emit",
                     '\0',
                     "KINDS",
                     V,
                     {"with --format=jsonl, lines of finding,game,summary (all)",
                      "avec --format=jsonl, lignes finding,game,summary (toutes)"}},
    [OPTION_MAX_ERRORS] = {"max-errors",
                           '\0',
                           "N",
                           V,
                           {"findings shown per game (20)", "constats montrés par partie (20)"}},
    [OPTION_MAX_GAME] = {"max-game",
                         '\0',
                         "SIZE",
                         V | C | S,
                         {"longest game that is read (64MiB)",
                          "plus longue partie à lire (64MiB)"}},
    [OPTION_ENCODING] = {"encoding",
                         '\0',
                         "NAME",
                         V | C | S,
                         {"of the input: auto, utf-8, cp1252, cp850 or utf-16 (auto)",
                          "de l'entrée : auto, utf-8, cp1252, cp850 ou utf-16 (auto)"}},
    [OPTION_STDIN_FILENAME] = {"stdin-filename",
                               '\0',
                               "NAME",
                               V | C | S | R,
                               {"name of standard input in findings (<stdin>)",
                                "nom de l'entrée standard dans les constats (<stdin>)"}},
    [OPTION_OUTPUT] = {"output",
                       'o',
                       "FILE",
                       V | C | S,
                       {"write there: whole, or not at all", "écrire là : tout, ou rien"}},
    [OPTION_DETECT] = {"detect",
                       '\0',
                       NULL,
                       L,
                       {"name the language of each file", "nommer la langue de chaque fichier"}},
    [OPTION_DIVIDE] =
        {"divide", '\0', NULL, P, {"a count for each first move", "un compte par premier coup"}},
    [OPTION_BATCH] = {"batch",
                      '\0',
                      NULL,
                      M | P,
                      {"positions on standard input, one a line",
                       "des positions sur l'entrée standard, une par ligne"}},
    [OPTION_TRACE] = {"trace",
                      '\0',
                      NULL,
                      M,
                      {"in the variant's order, why each man must or cannot move",
                       "dans l'ordre de la variante, pourquoi chaque pièce doit ou ne peut jouer"}},
    [OPTION_RESUME] = {"resume",
                       '\0',
                       NULL,
                       R,
                       {"go on with the last unfinished game",
                        "reprendre la dernière partie inachevée"}},
    [OPTION_ECHO] =
        {"echo",
         '\0',
         "FORM",
         R,
         {"for programs: answer each move with a line: fen, uci or san",
          "pour un programme : répondre à chaque coup par une ligne : fen, uci ou san"}},
    [OPTION_BOARD] = {"board",
                      '\0',
                      NULL,
                      R,
                      {"draw the board after every move",
                       "dessiner l'échiquier après chaque coup"}},
    [OPTION_WHITE] = {"white", '\0', "NAME", R, {"who has White", "qui a les blancs"}},
    [OPTION_BLACK] = {"black", '\0', "NAME", R, {"who has Black", "qui a les noirs"}},
    [OPTION_EVENT] = {"event", '\0', "NAME", R, {"the tournament", "le tournoi"}},
    [OPTION_SITE] = {"site", '\0', "NAME", R, {"where it is played", "où l'on joue"}},
    [OPTION_DATE] = {"date", '\0', "YYYY.MM.DD", R, {"when it is played", "quand l'on joue"}},
    [OPTION_ROUND] = {"round", '\0', "N", R, {"the round", "la ronde"}},
    [OPTION_AT] =
        {"at",
         '\0',
         "MOMENT",
         S,
         {"12w, 12b: after the 12th move of White, of Black; start, end; half-moves (end)",
          "12w, 12b : après le 12e coup des Blancs, des Noirs ; start, end ; "
          "des demi-coups (end)"}},
    [OPTION_GAME] =
        {"game", '\0', "N", S, {"of several in a file (1)", "parmi celles du fichier (1)"}},
    [OPTION_EVERY] = {"every",
                      '\0',
                      "N",
                      S,
                      {"a board every N half-moves up to that moment",
                       "un échiquier tous les N demi-coups jusqu'à ce moment"}},
    [OPTION_FORM] =
        {"form", '\0', "FORM", S, {"text, svg or fen (text)", "text, svg ou fen (text)"}},
    [OPTION_CHARSET] = {"charset",
                        '\0',
                        "NAME",
                        S,
                        {"of the board: unicode or ascii; auto: as the terminal can (auto)",
                         "de l'échiquier : unicode ou ascii ; auto : selon le terminal (auto)"}},
    [OPTION_LETTERS] = {"letters",
                        '\0',
                        "LANG",
                        S,
                        {"language of the letters on the board, or figurine",
                         "langue des lettres sur l'échiquier, ou figurine"}},
    [OPTION_FLIP] = {"flip", '\0', NULL, S, {"Black is below", "les Noirs en bas"}},
    [OPTION_COORDINATES] = {"coordinates",
                            '\0',
                            "YES|NO",
                            S,
                            {"files and ranks around the board (yes)",
                             "colonnes et rangées autour de l'échiquier (yes)"}},
    [OPTION_PRIORITY] = {"priority",
                         '\0',
                         NULL,
                         S,
                         {"number the squares in the variant's order, and say who must move",
                          "numéroter les cases dans l'ordre de la variante, et dire qui doit "
                          "jouer"}},
    [OPTION_MESSAGES] = {"messages",
                         '\0',
                         "LANG",
                         ALL,
                         {"language of the messages: auto, en or fr (auto)",
                          "langue des messages : auto, en ou fr (auto)"}},
    [OPTION_COLOR] = {"color",
                      '\0',
                      "WHEN",
                      ALL,
                      {"auto, always or never (auto)", "auto, always ou never (auto)"}},
    [OPTION_QUIET] =
        {"quiet", 'q', NULL, V | C, {"exit status only", "le code de retour seulement"}},
    [OPTION_VERBOSE] = {"verbose",
                        'v',
                        NULL,
                        V | C,
                        {"notes, and a summary of each file", "notes, et un bilan par fichier"}},
    [OPTION_HELP] = {"help", 'h', NULL, ALL, {"this help", "cette aide"}},
};

const option_row *option_row_of(option_id id)
{
    return &rows[id];
}

/* ---- similar words ---- */

static size_t smallest(size_t a, size_t b, size_t c)
{
    size_t least = a < b ? a : b;
    return least < c ? least : c;
}

enum { WORD_MAX = 31 };

/* Letters to insert, delete or change (Levenshtein). */
static size_t distance(const char *a, const char *b)
{
    size_t width = strlen(b), row[WORD_MAX + 1];
    if (strlen(a) > WORD_MAX || width > WORD_MAX)
        return WORD_MAX;
    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 1; a[i - 1] != '\0'; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= width; j++) {
            size_t above = row[j];
            row[j] = smallest(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[width];
}

const char *most_similar(const char *word, const char *const *names, size_t count)
{
    const char *best = NULL;
    size_t least = strlen(word) / 3 + 2;
    for (size_t i = 0; i < count; i++) {
        size_t d = distance(word, names[i]);
        if (d >= least)
            continue;
        least = d;
        best = names[i];
    }
    return best;
}

/* ---- parsing ---- */

static bool complain(const cli_settings *settings, message which, const char *word)
{
    say(settings, which, word, command_name(settings->command));
    return false;
}

static bool suggest_option(const cli_settings *settings, const char *name)
{
    const char *names[OPTION_COUNT];
    size_t count = 0;
    for (int id = 0; id < OPTION_COUNT; id++)
        if (rows[id].commands >> settings->command & 1)
            names[count++] = rows[id].name;
    const char *similar = most_similar(name, names, count);
    if (similar != NULL) {
        char dashed[64] = "--";
        strncat(dashed, similar, sizeof dashed - 3);
        say(settings, SAY_DID_YOU_MEAN, dashed);
    } else {
        say(settings, SAY_TRY_HELP_OF, command_name(settings->command));
    }
    return false;
}

/* The option with this name, or the only one that begins like it; OPTION_COUNT after a message. */
static option_id find_long(const cli_settings *settings, const char *word, size_t size)
{
    option_id found = OPTION_COUNT;
    bool several = false;
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (!(rows[id].commands >> settings->command & 1) ||
            strncmp(rows[id].name, word, size) != 0)
            continue;
        if (rows[id].name[size] == '\0')
            return (option_id)id;
        several = found != OPTION_COUNT;
        found = (option_id)id;
    }
    char name[WORD_MAX + 3] = "--";
    strncat(name, word, size < WORD_MAX ? size : WORD_MAX);
    if (several)
        complain(settings, SAY_AMBIGUOUS_OPTION, name);
    if (several)
        return OPTION_COUNT;
    if (found != OPTION_COUNT)
        return found;
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (strlen(rows[id].name) != size || strncmp(rows[id].name, word, size) != 0)
            continue;
        complain(settings, SAY_NOT_THIS_COMMAND, name);
        return OPTION_COUNT;
    }
    complain(settings, SAY_UNKNOWN_OPTION, name);
    suggest_option(settings, name + 2);
    return OPTION_COUNT;
}

/* False where the value is missing, after a message. */
static bool take_value(cli_settings *settings, option_id id, const char *value, const char *name)
{
    if (value == NULL)
        return complain(settings, SAY_NEEDS_VALUE, name);
    settings->value[id] = value;
    settings->given[settings->given_count++] = (option_value){id, value};
    return true;
}

static bool parse_long(cli_settings *settings, const char *word, const char *next, bool *took_next)
{
    const char *equals = strchr(word, '=');
    size_t size = equals == NULL ? strlen(word) : (size_t)(equals - word);
    option_id id = find_long(settings, word, size);
    if (id == OPTION_COUNT)
        return false;
    if (rows[id].argument == NULL) {
        settings->value[id] = "";
        return equals == NULL || complain(settings, SAY_TAKES_NO_VALUE, rows[id].name);
    }
    *took_next = equals == NULL;
    return take_value(settings, id, equals == NULL ? next : equals + 1, rows[id].name);
}

/* Short options may be bundled; one that takes a value takes the rest of the word. */
static bool parse_short(cli_settings *settings, const char *word, const char *next, bool *took_next)
{
    for (; *word != '\0'; word++) {
        char letter[3] = {'-', *word, '\0'};
        int id = 0;
        while (id < OPTION_COUNT &&
               (rows[id].letter != *word || !(rows[id].commands >> settings->command & 1)))
            id++;
        if (id == OPTION_COUNT) {
            complain(settings, SAY_UNKNOWN_OPTION, letter);
            say(settings, SAY_TRY_HELP_OF, command_name(settings->command));
            return false;
        }
        if (rows[id].argument == NULL) {
            settings->value[id] = "";
            continue;
        }
        *took_next = word[1] == '\0';
        return take_value(settings, (option_id)id, *took_next ? next : word + 1, letter);
    }
    return true;
}

bool options_parse(cli_settings *settings, char **words, size_t count)
{
    bool only_files = false;
    settings->files = words;
    settings->file_count = 0;
    settings->given = calloc(count + 1, sizeof *settings->given);
    if (settings->given == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        char *word = words[i];
        const char *next = i + 1 < count ? words[i + 1] : NULL;
        bool took_next = false, parsed = true;
        if (only_files || word[0] != '-' || word[1] == '\0')
            settings->files[settings->file_count++] = word;
        else if (strcmp(word, "--") == 0)
            only_files = true;
        else if (word[1] == '-')
            parsed = parse_long(settings, word + 2, next, &took_next);
        else
            parsed = parse_short(settings, word + 1, next, &took_next);
        if (!parsed)
            return false;
        i += took_next;
    }
    return true;
}

void options_free(cli_settings *settings)
{
    free(settings->given);
    settings->given = NULL;
}
