/* Texts of manual pages that are not in the help. */
#include "man_texts.h"

/* English stands first. */
/* clang-format off */
static const char *const titles[MAN_TITLE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [MAN_MANUAL] = {"algnot manual", "Manuel d'algnot"},
    [MAN_NAME] = {"NAME", "NOM"},
    [MAN_SYNOPSIS] = {"SYNOPSIS", "SYNOPSIS"},
    [MAN_DESCRIPTION] = {"DESCRIPTION", "DESCRIPTION"},
    [MAN_COMMANDS] = {"COMMANDS", "COMMANDES"},
    [MAN_OPTIONS] = {"OPTIONS", "OPTIONS"},
    [MAN_EXAMPLES] = {"EXAMPLES", "EXEMPLES"},
    [MAN_EXAMPLE] = {"EXAMPLE", "EXEMPLE"},
    [MAN_RECIPES] = {"IN EDITORS AND HOOKS", "DANS LES ÉDITEURS ET LES HOOKS"},
    [MAN_LANGUAGES] = {"LANGUAGES", "LANGUES"},
    [MAN_FINDINGS] = {"FINDINGS", "CONSTATS"},
    [MAN_CHAPTERS] = {"HEADERS", "EN-TÊTES"},
    [MAN_STATUS] = {"EXIT STATUS", "CODE DE RETOUR"},
    [MAN_ENVIRONMENT] = {"ENVIRONMENT", "ENVIRONNEMENT"},
    [MAN_SEE_ALSO] = {"SEE ALSO", "VOIR AUSSI"},
};

static const char *const well[AN_MESSAGE_LANGUAGE_COUNT] = {"all is well", "tout va bien"};

/* When the status is STATUS_TROUBLE. A command without a row uses that of COMMAND_NONE. */
static const char *const troubles[COMMAND_COUNT + 1][AN_MESSAGE_LANGUAGE_COUNT] = {
    [COMMAND_COMPARE] = {
        "the sheets are not of the same game, the command line makes no sense, a file cannot be read or "
        "written, or memory ran out",
        "les feuilles ne sont pas de la même partie, la ligne de commande n'a pas de sens, un fichier ne "
        "peut être lu ou écrit, ou la mémoire manque"},
    [COMMAND_SOLVE] = {
        "a problem is not understood, a limit or an interrupt ended its search before the verdict, the "
        "command line makes no sense, a file cannot be read or written, or memory ran out; the other "
        "problems are still solved",
        "un problème n'est pas compris, une limite ou une interruption a mis fin à sa recherche avant le "
        "verdict, la ligne de commande n'a pas de sens, un fichier ne peut être lu ou écrit, ou la "
        "mémoire manque ; les autres problèmes sont résolus quand même"},
    [COMMAND_NONE] = {
        "the command line makes no sense, a file cannot be read or written, or memory ran out; the other "
        "files are still processed",
        "la ligne de commande n'a pas de sens, un fichier ne peut être lu ou écrit, ou la mémoire "
        "manque ; les autres fichiers sont traités quand même"},
};

/* When the status is STATUS_FINDINGS. A command without a row never ends with it. */
static const char *const findings[COMMAND_COUNT + 1][AN_MESSAGE_LANGUAGE_COUNT] = {
    [COMMAND_VALIDATE] = {"an error was found or, with --strict, a warning; with --diff also: something "
                          "would change",
                          "une erreur a été constatée ou, avec --strict, un avertissement ; avec --diff "
                          "aussi : quelque chose changerait"},
    [COMMAND_CONVERT] = {"a game could not be converted as a whole; with --check: something would change",
                         "une partie n'a pu être convertie en entier ; avec --check : quelque chose changerait"},
    [COMMAND_RECORD] = {"in a pipe, a move was refused", "dans un tube, un coup a été refusé"},
    [COMMAND_SHOW] = {"the moment is not reached", "le moment n'est pas atteint"},
    [COMMAND_MOVES] = {"the position is illegal, or the moment is not reached",
                       "la position est illégale, ou le moment n'est pas atteint"},
    [COMMAND_PERFT] = {"with --batch, a count differs", "avec --batch, un compte diffère"},
    [COMMAND_COMPARE] = {"a move is open or, with --strict, the sheets differ",
                         "un coup reste en suspens ou, avec --strict, les feuilles diffèrent"},
    [COMMAND_SOLVE] = {"a problem is not sound",
                       "un problème n'est pas juste"},
    [COMMAND_GRADE] = {"a sheet has an error", "une feuille contient une faute"},
    [COMMAND_LSP] = {"the editor ended without saying so before", "l'éditeur est parti sans prévenir"},
    [COMMAND_LANGUAGES] = {"with --detect, the language of a file is undecided",
                           "avec --detect, la langue d'un fichier reste indécise"},
    [COMMAND_EXPLAIN] = {"there is no such finding", "il n'y a pas de tel constat"},
    [COMMAND_NONE] = {"something was found: the page of each command says what",
                      "quelque chose a été constaté : la page de chaque commande dit quoi"},
};

const man_term man_variables[] = {
    {"LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        {"The language of messages, as programs with gettext find it: the first in the list LANGUAGE, "
         "de:fr:en say, that is French or English, unless the locale is C; else that of the locale, "
         "which the first of the other three names that is set. They change nothing else: neither the "
         "notation that is written nor the status.",
         "La langue des messages, comme la trouvent les programmes qui suivent gettext : la première de "
         "la liste LANGUAGE, par exemple de:fr:en, qui soit le français ou l'anglais, sauf si les "
         "paramètres régionaux sont C ; sinon celle de ces paramètres, que donne la première des trois "
         "autres variables qui est fixée. Elles ne changent rien d'autre : ni la notation écrite, ni le "
         "code de retour."}},
    {"NO_COLOR, TERM",
        {"Nothing is colored if NO_COLOR is set and not empty, or TERM is dumb, unless --color says "
         "otherwise.",
         "Rien n'est coloré si NO_COLOR est fixée et non vide, ou si TERM vaut dumb, sauf si --color en "
         "décide autrement."}},
    {"COLUMNS",
        {"The width of a terminal that does not tell its own.",
         "La largeur d'un terminal qui ne dit pas la sienne."}},
    {"SOURCE_DATE_EPOCH",
        {"The date that algnot help --man puts on a page, in seconds since 1970. Without it the page "
         "has no date.",
         "La date qu'algnot help --man met sur une page, en secondes depuis 1970. Sans elle, la page "
         "n'en a pas."}},
    {NULL, {NULL}},
};

const man_term man_chapters[] = {
    {"algnot/base.h", {"texts, and the catalogue of what can be found wrong",
                       "textes, et catalogue de ce qui peut être constaté"}},
    {"algnot/input.h", {"encodings; lines and columns", "encodages ; lignes et colonnes"}},
    {"algnot/chess.h", {"positions and legal moves", "positions et coups légaux"}},
    {"algnot/finding.h", {"findings: where they stand, and what is told of them",
                          "constats : leur place, et ce qui en est dit"}},
    {"algnot/notation.h", {"written moves: languages, styles, findings",
                           "coups écrits : langues, styles, constats"}},
    {"algnot/game.h", {"whole games: split, read, judged, written",
                       "parties entières : découpées, lues, jugées, écrites"}},
    {"algnot/tree.h", {"a game that a program makes from moves, and writes as PGN",
                       "partie qu'un programme compose coup par coup et écrit en PGN"}},
    {"algnot/compare.h", {"two score sheets of one game, read together",
                          "deux feuilles d'une même partie, lues ensemble"}},
    {"algnot/grade.h", {"what a pupil wrote of a game, held against it",
                        "ce qu'un élève a noté d'une partie, comparé à la partie même"}},
    {"algnot/report.h", {"findings and boards for people and for programs",
                         "constats et échiquiers, pour les gens et pour les programmes"}},
    {"algnot/print.h", {"games on paper: HTML, LaTeX, Typst, score sheets",
                        "parties sur papier : HTML, LaTeX, Typst, feuilles de partie"}},
    {"algnot/solve.h", {"composed problems: stipulations, and all solutions",
                        "problèmes composés : énoncés, et toutes les solutions"}},
    {NULL, {NULL}},
};

static const char *const purpose_of_program[AN_MESSAGE_LANGUAGE_COUNT] = {
    "validate, convert and record chess games in algebraic notation",
    "valider, convertir et consigner des parties d'échecs en notation algébrique"};

static const char *const about_program[AN_MESSAGE_LANGUAGE_COUNT] = {
    "Validates, converts and records chess games in algebraic notation, in fifty languages: PGN, and "
    "plain score sheets and articles. A piece letter is never guessed: every character of a move is "
    "either understood or reported, and the language of a game is found by replaying it.\n"
    "Without FILE, or with -, standard input is read. Results go to standard output, messages to "
    "standard error. The output is the same with any number of threads.\n"
    "Each command has a page of its own.",
    "Valide, convertit et consigne des parties d'échecs en notation algébrique, dans cinquante "
    "langues : du PGN, mais aussi des feuilles de partie et des articles en texte simple. Une lettre de "
    "pièce n'est jamais devinée : chaque caractère d'un coup est compris ou signalé, et la langue d'une "
    "partie se trouve en la rejouant.\n"
    "Sans FICHIER, ou avec -, l'entrée standard est lue. Les résultats vont sur la sortie standard, les "
    "messages sur la sortie d'erreur. La sortie est la même quel que soit le nombre de fils "
    "d'exécution.\n"
    "Chaque commande a sa propre page."};

static const char *const purpose_of_library[AN_MESSAGE_LANGUAGE_COUNT] = {
    "chess games in algebraic notation, read, judged and written",
    "parties d'échecs en notation algébrique, lues, jugées et écrites"};

static const char *const about_library[AN_MESSAGE_LANGUAGE_COUNT] = {
    "The library never prints, exits, opens files or starts threads, reads no locale and no "
    "environment, and keeps no state of its own. Positions, moves and notations are plain values; what "
    "a function whose name ends in _open returns is given back to the one that ends in _close, to which "
    "NULL may be given, too. Threads may use the library at the same time, each with objects of its "
    "own.\n"
    "Texts are pairs of a place and a size, and belong to somebody else: the headers say to whom, and "
    "how long they last. Functions return codes: AN_OK, or the code of what was found.\n"
    "algnot.h includes all headers, shows a whole program that validates a file, and draws the order of "
    "the calls. Each header describes what it declares.",
    "La bibliothèque n'affiche rien, n'arrête jamais le programme, n'ouvre aucun fichier, ne lance aucun "
    "fil d'exécution, ne lit ni les paramètres régionaux ni l'environnement, et ne garde aucun état. "
    "Positions, coups et notations sont de simples valeurs ; ce que renvoie une fonction dont le nom "
    "finit par _open se rend à celle qui finit par _close, laquelle accepte aussi NULL. Plusieurs fils "
    "d'exécution peuvent l'employer à la fois, chacun avec ses propres objets.\n"
    "Un texte est une adresse et une taille, et appartient à quelqu'un d'autre : les en-têtes disent à "
    "qui, et combien de temps il dure. Les fonctions renvoient des codes : AN_OK, ou celui de ce qui a "
    "été constaté.\n"
    "algnot.h inclut tous les en-têtes, montre un programme entier qui valide un fichier et dessine "
    "l'ordre des appels. Chaque en-tête décrit (en anglais) ce qu'il déclare."};
/* clang-format on */

/* clang-format off */
const char man_example[] =
    "#include <algnot.h>\n"
    "#include <stdio.h>\n"
    "\n"
    "int main(void)\n"
    "{\n"
    "    const an_language *fr = an_language_from_name(an_text_of(\"fr\"));\n"
    "    an_notation french = an_notation_of(fr, AN_STYLE_LONG);\n"
    "    an_position position = an_position_start();\n"
    "    an_san said;\n"
    "    an_move move;\n"
    "    char text[AN_SAN_MAX];\n"
    "    an_code code = an_san_parse(&said, an_text_of(\"Cf3\"), &french);\n"
    "    if (code == AN_OK)\n"
    "        code = an_san_resolve(&move, &position, &said, NULL);\n"
    "    if (code != AN_OK)\n"
    "        return puts(an_code_slug(code)), 1;\n"
    "    an_move_write(text, &position, move, &french);\n"
    "    puts(text); /* Cg1-f3 */\n"
    "    return 0;\n"
    "}\n";
/* clang-format on */

const char *man_title_text(an_message_language language, man_title title)
{
    return titles[title][language];
}

const char *man_status(an_message_language language, command_id command, int status)
{
    if (status == STATUS_WELL)
        return well[language];
    if (status == STATUS_FINDINGS)
        return findings[command][language];
    const char *trouble = troubles[command][language];
    return trouble != NULL ? trouble : troubles[COMMAND_NONE][language];
}

const char *man_about_program(an_message_language language)
{
    return about_program[language];
}

const char *man_purpose_of_program(an_message_language language)
{
    return purpose_of_program[language];
}

const char *man_about_library(an_message_language language)
{
    return about_library[language];
}

const char *man_purpose_of_library(an_message_language language)
{
    return purpose_of_library[language];
}
