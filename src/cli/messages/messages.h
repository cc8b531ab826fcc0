/* What the program itself says, on stderr, English and French side by side. */
#ifndef AN_CLI_MESSAGES_H
#define AN_CLI_MESSAGES_H

#include "algnot/report.h"

/* Enumerator, English, French; %s are filled in order. */
#define MESSAGES(X)                                                                                  \
    X(SAY_UNKNOWN_COMMAND, "unknown command '%s'", "commande inconnue « %s »")                       \
    X(SAY_COMMAND_FIRST, "the command comes first: algnot COMMAND %s",                               \
      "la commande vient d'abord : algnot COMMANDE %s")                                              \
    X(SAY_UNKNOWN_OPTION, "unknown option '%s'", "option inconnue « %s »")                           \
    X(SAY_AMBIGUOUS_OPTION, "option '%s' may be any of: %s",                                         \
      "l'option « %s » est ambiguë ; au choix : %s")                                                 \
    X(SAY_NOT_THIS_COMMAND, "option '%s' is not for '%s'",                                           \
      "l'option « %s » n'est pas pour « %s »")                                                       \
    X(SAY_NEEDS_VALUE, "option '%s' needs a value", "l'option « %s » demande une valeur")            \
    X(SAY_TAKES_NO_VALUE, "option '%s' takes no value", "l'option « %s » ne prend pas de valeur")    \
    X(SAY_BAD_VALUE, "'%s' is no value for '%s'", "« %s » n'est pas une valeur pour « %s »")         \
    X(SAY_TAG_FORM, "'%s': a tag is given as NAME=VALUE",                                            \
      "« %s » : une étiquette se donne NOM=VALEUR")                                                  \
    X(SAY_TAG_FOLLOWS, "'%s': what this tag says follows from the game",                             \
      "« %s » : ce que dit cette étiquette découle de la partie")                                    \
    X(SAY_SAME_FILE, "'%s' and '%s' name the same file: %s",                                         \
      "« %s » et « %s » désignent le même fichier : %s")                                             \
    X(SAY_NOT_TOGETHER, "'%s' does not go with '%s'", "« %s » ne va pas avec « %s »")                \
    X(SAY_BRACES_LOST, "%s: game %s: a '}' in a comment became ')'",                                 \
      "%s : partie %s : une « } » dans un commentaire est devenue « ) »")                            \
    X(SAY_VALUE_LOST, "%s: tag '%s' is given twice in a game: its first value is written",           \
      "%s : étiquette « %s » donnée deux fois dans une partie : sa première valeur est écrite")      \
    X(SAY_WORDS_LOST, "%s: the text before the first tag pair holds no game, and is left out",       \
      "%s : le texte avant la première étiquette ne contient aucune partie : il est laissé de côté") \
    X(SAY_OPTION_IS, "%s=%s: %s", "%s=%s : %s")                                                      \
    X(SAY_VALUES, "one of: %s", "au choix : %s")                                                     \
    X(SAY_UNKNOWN_LANGUAGE, "unknown language '%s'", "langue inconnue « %s »")                       \
    X(SAY_LANGUAGES_LISTED, "'algnot languages' lists them", "« algnot languages » les énumère")     \
    X(SAY_UNKNOWN_CODE, "unknown finding '%s'", "constat inconnu « %s »")                            \
    X(SAY_CODES_LISTED, "'algnot explain' lists the findings",                                       \
      "« algnot explain » énumère les constats")                                                     \
    X(SAY_DID_YOU_MEAN, "did you mean '%s'?", "vouliez-vous dire « %s » ?")                          \
    X(SAY_MISSING_DEPTH, "a depth is missing: algnot perft DEPTH",                                   \
      "il manque une profondeur : algnot perft PROFONDEUR")                                          \
    X(SAY_TOO_MANY, "one argument too many: '%s'", "un argument de trop : « %s »")                   \
    X(SAY_TRY_HELP, "try 'algnot help'", "voir « algnot help »")                                     \
    X(SAY_TRY_HELP_OF, "try 'algnot help %s'", "voir « algnot help %s »")                            \
    X(SAY_CANNOT_READ, "%s: cannot be read: %s", "%s : lecture impossible : %s")                     \
    X(SAY_CANNOT_WRITE, "%s: cannot be written: %s", "%s : écriture impossible : %s")                \
    X(SAY_NOT_IN_ENCODING,                                                                           \
      "%s: '%s' cannot be written in %s, the encoding of the file: choose another --to, or "         \
      "a --layout other than keep",                                                                  \
      "%s : « %s » ne peut s'écrire en %s, l'encodage du fichier : choisir un autre --to, ou un " \
      "--layout autre que keep")                                                                     \
    X(SAY_TWO_ENCODINGS,                                                                             \
      "%s: '%s' would be UTF-8 in a file with bytes of Windows-1252: say --encoding=cp1252 or "      \
      "--encoding=utf-8, or choose another --to, or a --layout other than keep",                     \
      "%s : « %s » serait de l'UTF-8 dans un fichier à octets Windows-1252 : préciser "          \
      "--encoding=cp1252 ou --encoding=utf-8, ou choisir un autre --to, ou un --layout autre que "   \
      "keep")                                                                                        \
    X(SAY_OUT_OF_MEMORY, "out of memory", "mémoire insuffisante")                                    \
    X(SAY_BAD_FEN, "this FEN cannot be used: %s", "ce FEN n'est pas utilisable : %s")                \
    X(SAY_MOMENTS, "a moment is 12w, 12b, start, end or a number of half-moves",                     \
      "un moment est 12w (après le 12e coup des Blancs), 12b (des Noirs), start, end ou un "        \
      "nombre de demi-coups")                                                                        \
    X(SAY_ENDS_AFTER, "'%s' is not reached: game %s ends after %s",                                  \
      "« %s » n'est pas atteint : la partie %s finit après %s")                                      \
    X(SAY_HAS_NO_MOVE, "'%s' is not reached: game %s has no move",                                   \
      "« %s » n'est pas atteint : la partie %s n'a aucun coup")                                      \
    X(SAY_BEGINS_LATER, "'%s' is not reached: game %s begins at move %s",                            \
      "« %s » n'est pas atteint : la partie %s commence au coup %s")                                 \
    X(SAY_BREAKS_OFF, "'%s' is not reached: game %s breaks off here:",                               \
      "« %s » n'est pas atteint : la partie %s s'interrompt ici :")                                  \
    X(SAY_BOARD_THERE, "--at=%s is the moment before it", "--at=%s est le moment juste avant")       \
    X(SAY_NO_SUCH_GAME, "%s: there is no game %s, the last one is game %s",                          \
      "%s : il n'y a pas de partie %s, la dernière est la partie %s")                                \
    X(SAY_LACKS_LETTER, "a board needs a letter for the pawn, and '%s' has none",                    \
      "il faut une lettre pour le pion sur un échiquier, et « %s » n'en a pas")                      \
    X(SAY_LACKS_CASE, "the letters of '%s' do not tell White from Black on a board",                 \
      "les lettres de « %s » ne distinguent pas les Blancs des Noirs sur un échiquier")              \
    X(SAY_STANDARD_OUTPUT, "standard output", "sortie standard")                                     \
    X(SAY_FAILED_OTHER, "unknown trouble", "incident inconnu")                                       \
    X(SAY_FAILED_NOT_FOUND, "no such file or directory", "aucun fichier ou dossier de ce nom")       \
    X(SAY_FAILED_NO_ACCESS, "permission denied", "accès refusé")                                     \
    X(SAY_FAILED_IS_DIRECTORY, "it is a directory", "c'est un dossier")                              \
    X(SAY_FAILED_DISK_FULL, "no space left on the disk", "plus de place sur le disque")              \
    X(SAY_FAILED_BROKEN_PIPE, "closed pipe", "tube fermé")                                           \
    X(SAY_FAILED_EXISTS,                                                                             \
      "it is there already, and may be what another run has left or still writes",                   \
      "il existe déjà, laissé par une autre exécution ou en cours d'écriture")                       \
    X(SAY_UNDECIDED, "undecided: ", "indécis : ")                                                    \
    X(SAY_NO_GAME, "no game", "aucune partie")                                                       \
    X(SAY_SEVERAL_LANGUAGES, "several languages", "plusieurs langues")                               \
    X(SAY_NOTHING_TO_REPORT, "nothing to report", "rien à signaler")                                 \
    X(SAY_LEFT_OUT,                                                                                  \
      "findings that are not shown: %s (--max-errors=N shows up to N a game, 10000 at most)",        \
      "constats non montrés : %s (--max-errors=N en montre jusqu'à N par partie, 10000 au plus)")    \
    X(SAY_NOT_REGULAR, "%s: this is no ordinary file: nothing can be recorded there",                \
      "%s : ce n'est pas un fichier ordinaire : rien ne peut y être consigné")                       \
    X(SAY_LOCKED, "%s: another 'algnot record' is writing there",                                    \
      "%s : un autre « algnot record » y écrit déjà")                                                \
    X(SAY_NOT_PGN, "%s: this is not PGN; 'algnot convert --to=en' makes PGN of it",                  \
      "%s : ce n'est pas du PGN ; « algnot convert --to=en » en fait")                               \
    X(SAY_NOT_SAVED, "%s: NOT SAVED: %s", "%s : NON ENREGISTRÉ : %s")                                \
    X(SAY_CHANGED_BY_OTHERS, "%s: NOT SAVED: another program has changed the file",                  \
      "%s : NON ENREGISTRÉ : un autre programme a modifié le fichier")                               \
    X(SAY_NOT_IN_FILE,                                                                               \
      "%s: NOT SAVED: '%s' cannot be written in %s, the encoding of the file: take it back, or "     \
      "record into another file",                                                                    \
      "%s : NON ENREGISTRÉ : « %s » ne peut s'écrire en %s, l'encodage du fichier : l'annuler, " \
      "ou consigner dans un autre fichier")                                                          \
    X(SAY_SAVED_AGAIN, "%s: saved, with all that was missing",                                       \
      "%s : enregistré, avec tout ce qui manquait")                                                  \
    X(SAY_FOREIGN_JOURNAL, "%s: it no longer belongs to %s: look into it, then move it away",        \
      "%s : il ne correspond plus à %s : l'examiner, puis le déplacer")                              \
    X(SAY_NOTHING_TO_RESUME, "%s: no unfinished game to go on with",                                 \
      "%s : aucune partie inachevée à reprendre")                                                    \
    X(SAY_CANNOT_RESUME,                                                                             \
      "%s: game %s cannot be gone on with as it is written: "                                        \
      "'algnot convert --to=en' writes it plainly",                                                  \
      "%s : la partie %s ne peut être reprise telle qu'elle est écrite : "                         \
      "« algnot convert --to=en » la met au net")                                                    \
    X(SAY_MISSING_FILE, "a file is missing: algnot record FILE",                                     \
      "il manque un fichier : algnot record FICHIER")                                                \
    X(SAY_UP_TO_THERE, "%s: the game was recorded up to there",                                      \
      "%s : la partie est consignée jusque-là")                                                      \
    X(SAY_LEFT_UNSAVED, "%s: this could not be saved:", "%s : ceci n'a pu être enregistré :")

typedef enum message {
#define MESSAGE_ENUMERATOR(name, english, french) name,
    MESSAGES(MESSAGE_ENUMERATOR)
#undef MESSAGE_ENUMERATOR
        MESSAGE_COUNT
} message;

const char *message_text(an_tongue language, message which);

/* From LC_ALL, LC_MESSAGES, LANG, read as strings. */
an_tongue message_language_of_environment(void);

#endif
