/* What the program itself says, in English and in French. */
#include "messages.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "platform.h"

/* English first; each %s is filled in order, in both languages. */
/* clang-format off */
static const char *const texts[][AN_MESSAGE_LANGUAGE_COUNT] = {
    [SAY_UNKNOWN_COMMAND] = {"unknown command '%s'", "commande inconnue « %s »"},
    [SAY_COMMAND_FIRST] =
        {"the command comes first: algnot COMMAND %s",
         "la commande vient d'abord : algnot COMMANDE %s"},
    [SAY_UNKNOWN_OPTION] = {"unknown option '%s'", "option inconnue « %s »"},
    [SAY_AMBIGUOUS_OPTION] =
        {"option '%s' may be any of: %s",
         "l'option « %s » est ambiguë ; au choix : %s"},
    [SAY_NOT_THIS_COMMAND] =
        {"option '%s' is not for '%s'",
         "l'option « %s » n'est pas pour « %s »"},
    [SAY_NEEDS_VALUE] = {"option '%s' needs a value", "l'option « %s » demande une valeur"},
    [SAY_TAKES_NO_VALUE] = {"option '%s' takes no value", "l'option « %s » ne prend pas de valeur"},
    [SAY_BAD_VALUE] = {"'%s' is not a value for '%s'", "« %s » n'est pas une valeur pour « %s »"},
    [SAY_TAG_FORM] =
        {"'%s': a tag is given as NAME=VALUE",
         "« %s » : une étiquette se donne NOM=VALEUR"},
    [SAY_TAG_FOLLOWS] =
        {"'%s': this tag follows from the game and cannot be set",
         "« %s » : cette étiquette découle de la partie et ne peut être fixée"},
    [SAY_DATE_FORM] =
        {"'%s' is no date, or does not tell day from month: write YYYY.MM.DD, for instance 2019.03.12",
         "« %s » n'est pas une date, ou le jour ne s'y distingue pas du mois : écrivez AAAA.MM.JJ, par "
         "exemple 2019.03.12"},
    [SAY_SAME_FILE] =
        {"'%s' and '%s' name the same file: %s",
         "« %s » et « %s » désignent le même fichier : %s"},
    [SAY_REJECTS_AMONG_OUTPUT] =
        {"'--rejects=-' is standard output, where the converted games go: send these to a file with "
         "--output=FILE",
         "« --rejects=- » est la sortie standard, où vont les parties converties : envoyez celles-ci "
         "dans un fichier avec --output=FICHIER"},
    [SAY_OVER_INPUT] =
        {"'%s' is to be read, and would be overwritten: choose another name",
         "« %s » est à lire et serait écrasé : choisissez un autre nom"},
    [SAY_NOT_TOGETHER] = {"'%s' does not go with '%s'", "« %s » ne va pas avec « %s »"},
    [SAY_GAMES_READ] = {"%s: games: %s", "%s : parties : %s"},
    [SAY_REWRITTEN] = {"%s: rewritten, games: %s", "%s : réécrit, parties : %s"},
    [SAY_UNCHANGED] = {"%s: unchanged, games: %s", "%s : inchangé, parties : %s"},
    [SAY_BRACES_LOST] =
        {"%s: game %s: a '}' in a comment became ')'",
         "%s : partie %s : une « } » dans un commentaire est devenue « ) »"},
    [SAY_VALUE_LOST] =
        {"%s: tag '%s' is given twice in a game: its first value is written",
         "%s : étiquette « %s » donnée deux fois dans une partie : sa première valeur est écrite"},
    [SAY_WORDS_LOST] =
        {"%s: the text before the first tag pair holds no game, and is left out",
         "%s : le texte avant la première étiquette ne contient aucune partie : il est laissé de "
         "côté"},
    [SAY_OPTION_IS] = {"%s=%s: %s", "%s=%s : %s"},
    [SAY_VALUES] = {"one of: %s", "au choix : %s"},
    [SAY_UNKNOWN_LANGUAGE] = {"unknown language '%s'", "langue inconnue « %s »"},
    [SAY_LANGUAGES_LISTED] = {"'algnot languages' lists them", "« algnot languages » les énumère"},
    [SAY_UNKNOWN_CODE] = {"unknown finding '%s'", "constat inconnu « %s »"},
    [SAY_CODES_LISTED] =
        {"'algnot explain' lists the findings",
         "« algnot explain » énumère les constats"},
    [SAY_DID_YOU_MEAN] = {"did you mean '%s'?", "vouliez-vous dire « %s » ?"},
    [SAY_MISSING_DEPTH] =
        {"a depth is missing: algnot perft DEPTH",
         "il manque une profondeur : algnot perft PROFONDEUR"},
    [SAY_MISSING_KEY] =
        {"the game to compare with is missing: algnot grade --key=GAME [SHEET]...",
         "il manque la partie de référence : algnot grade --key=PARTIE [FEUILLE]..."},
    [SAY_KEY_BROKEN] =
        {"'%s' cannot be the key: its game has an error, which 'algnot validate' shows",
         "« %s » ne peut servir de clé : la partie contient une erreur, que montre « algnot validate »"},
    [SAY_KEY_EMPTY] =
        {"'%s' cannot be the key: it holds no moves",
         "« %s » ne peut servir de clé : aucun coup n'y est écrit"},
    [SAY_ANOTHER_GAME] =
        {"not graded: this seems to be another game",
         "pas de note : il semble que ce soit une autre partie"},
    [SAY_EMPTY_SHEET] =
        {"not graded: no moves are written there", "pas de note : aucun coup n'y est écrit"},
    [SAY_TOO_MANY] = {"one argument too many: '%s'", "un argument de trop : « %s »"},
    [SAY_TRY_HELP] = {"try 'algnot help'", "voir « algnot help »"},
    [SAY_TRY_HELP_OF] = {"try 'algnot help %s'", "voir « algnot help %s »"},
    [SAY_CANNOT_READ] = {"%s: cannot be read: %s", "%s : lecture impossible : %s"},
    [SAY_IS_NO_TEXT] = {"%s is %s: %s", "%s est %s : %s"},
    [SAY_WORD_DOCUMENT] = {"a Word document", "un document Word"},
    [SAY_EXCEL_WORKBOOK] = {"an Excel workbook", "un classeur Excel"},
    [SAY_OPEN_DOCUMENT_TEXT] =
        {"a LibreOffice document (OpenDocument)",
         "un document LibreOffice (OpenDocument)"},
    [SAY_OPEN_DOCUMENT_SHEET] =
        {"a LibreOffice spreadsheet (OpenDocument)",
         "un classeur LibreOffice (OpenDocument)"},
    [SAY_OPEN_DOCUMENT] = {"an OpenDocument file", "un fichier OpenDocument"},
    [SAY_ELECTRONIC_BOOK] = {"an electronic book (EPUB)", "un livre numérique (EPUB)"},
    [SAY_OFFICE_DOCUMENT] = {"an Office document", "un document Office"},
    [SAY_OLD_OFFICE_DOCUMENT] =
        {"an old Office document (.doc, .xls)",
         "un ancien document Office (.doc, .xls)"},
    [SAY_RTF_DOCUMENT] = {"an RTF document", "un document RTF"},
    [SAY_PDF_DOCUMENT] = {"a PDF document", "un document PDF"},
    [SAY_WEB_PAGE] = {"a web page (HTML)", "une page web (HTML)"},
    [SAY_XML_FILE] = {"an XML file", "un fichier XML"},
    [SAY_ZIP_ARCHIVE] = {"a ZIP archive", "une archive ZIP"},
    [SAY_7Z_ARCHIVE] = {"a 7z archive", "une archive 7z"},
    [SAY_RAR_ARCHIVE] = {"a RAR archive", "une archive RAR"},
    [SAY_GZIP_FILE] = {"a file compressed with gzip", "un fichier compressé par gzip"},
    [SAY_ZSTD_FILE] = {"a file compressed with zstd", "un fichier compressé par zstd"},
    [SAY_XZ_FILE] = {"a file compressed with xz", "un fichier compressé par xz"},
    [SAY_BZIP2_FILE] = {"a file compressed with bzip2", "un fichier compressé par bzip2"},
    [SAY_PICTURE] = {"a picture", "une image"},
    [SAY_SCID_BASE] = {"a Scid database", "une base Scid"},
    [SAY_CHESSBASE_BASE] = {"a ChessBase database", "une base ChessBase"},
    [SAY_CHESSBASE_ARCHIVE] = {"a ChessBase archive", "une archive ChessBase"},
    [SAY_SAVE_AS_TEXT] =
        {"open it, save it as plain text (.txt), then give that file",
         "ouvrez-le, enregistrez-le comme texte brut (.txt), puis donnez ce fichier"},
    [SAY_OPEN_AND_COPY] =
        {"open it, copy the moves into a text file (.txt), then give that file",
         "ouvrez-le, copiez les coups dans un fichier texte (.txt), puis donnez ce fichier"},
    [SAY_SAVE_PAGE] =
        {"open it in a browser, save it as plain text or copy the moves into a text file (.txt), "
         "then give that file",
         "ouvrez-la dans un navigateur, enregistrez-la comme texte brut ou copiez les coups dans un "
         "fichier texte (.txt), puis donnez ce fichier"},
    [SAY_TURN_PDF_INTO_TEXT] =
        {"copy the moves into a text file (.txt), or make one with 'pdftotext -layout FILE', then "
         "give that file",
         "copiez les coups dans un fichier texte (.txt), ou tirez-en un avec « pdftotext -layout "
         "FICHIER », puis donnez ce fichier"},
    [SAY_UNPACK] =
        {"unpack it, then give the files that were in it",
         "décompressez-la, puis donnez les fichiers qu'elle contenait"},
    [SAY_USE_ZCAT] =
        {"decompress it first, for instance with 'zcat FILE | algnot COMMAND'",
         "décompressez-le d'abord, par exemple avec « zcat FICHIER | algnot COMMANDE »"},
    [SAY_USE_ZSTDCAT] =
        {"decompress it first, for instance with 'zstdcat FILE | algnot COMMAND'",
         "décompressez-le d'abord, par exemple avec « zstdcat FICHIER | algnot COMMANDE »"},
    [SAY_USE_XZCAT] =
        {"decompress it first, for instance with 'xzcat FILE | algnot COMMAND'",
         "décompressez-le d'abord, par exemple avec « xzcat FICHIER | algnot COMMANDE »"},
    [SAY_USE_BZCAT] =
        {"decompress it first, for instance with 'bzcat FILE | algnot COMMAND'",
         "décompressez-le d'abord, par exemple avec « bzcat FICHIER | algnot COMMANDE »"},
    [SAY_TYPE_MOVES] =
        {"type the moves into a text file (.txt), then give that file",
         "recopiez les coups dans un fichier texte (.txt), puis donnez ce fichier"},
    [SAY_EXPORT_FROM_SCID] =
        {"export the games as PGN with Scid, then give that file",
         "exportez les parties en PGN avec Scid, puis donnez ce fichier"},
    [SAY_EXPORT_FROM_CHESSBASE] =
        {"export the games as PGN with ChessBase, then give that file",
         "exportez les parties en PGN avec ChessBase, puis donnez ce fichier"},
    [SAY_CANNOT_WRITE] = {"%s: cannot be written: %s", "%s : écriture impossible : %s"},
    [SAY_NOT_IN_ENCODING] =
        {"%s: '%s' cannot be written in %s, the encoding of the file: choose another --to, or a "
         "--layout other than keep",
         "%s : « %s » ne peut s'écrire en %s, l'encodage du fichier : choisissez un autre --to, ou un "
         "--layout autre que keep"},
    [SAY_TWO_ENCODINGS] =
        {"%s: '%s' would be UTF-8 in a file with bytes of Windows-1252: say --encoding=cp1252 or "
         "--encoding=utf-8, or choose another --to, or a --layout other than keep",
         "%s : « %s » serait de l'UTF-8 dans un fichier à octets Windows-1252 : précisez "
         "--encoding=cp1252 ou --encoding=utf-8, ou choisissez un autre --to, ou un --layout autre "
         "que keep"},
    [SAY_MAY_BE_UTF_16] =
        {"%s: it has NUL bytes, as UTF-16 has: try --encoding=utf-16",
         "%s : il contient des octets nuls, comme l'UTF-16 : essayez --encoding=utf-16"},
    [SAY_TAGS_NOT_WRITTEN] =
        {"'--tag' has no effect: --layout=%s writes no tags",
         "« --tag » est sans effet : --layout=%s n'écrit aucune étiquette"},
    [SAY_SETTLED_AFTER] = {" (recognized after ", " (reconnu après "},
    [SAY_OUT_OF_MEMORY] = {"out of memory", "mémoire insuffisante"},
    [SAY_BAD_FEN] = {"this FEN cannot be used: %s", "ce FEN n'est pas utilisable : %s"},
    [SAY_MOMENTS] =
        {"a moment is 12w, 12b, start, end or a number of half-moves",
         "un moment est 12w (après le 12e coup des Blancs), 12n (des Noirs), début, fin ou un "
         "nombre de demi-coups"},
    [SAY_MEANS_BLACK] =
        {"'%s' is after a move of Black: for one of White write, for example, 12w",
         "« %s » est après un coup des Noirs (black) : écrivez par exemple 12n pour les Noirs, 12w pour les Blancs"},
    [SAY_ENDS_AFTER] =
        {"'%s' is not reached: game %s ends after %s",
         "« %s » n'est pas atteint : la partie %s finit après %s"},
    [SAY_HAS_NO_MOVE] =
        {"'%s' is not reached: game %s has no move",
         "« %s » n'est pas atteint : la partie %s n'a aucun coup"},
    [SAY_BEGINS_LATER] =
        {"'%s' is not reached: game %s begins at move %s",
         "« %s » n'est pas atteint : la partie %s commence au coup %s"},
    [SAY_BREAKS_OFF] =
        {"'%s' is not reached: game %s breaks off here:",
         "« %s » n'est pas atteint : la partie %s s'interrompt ici :"},
    [SAY_BOARD_THERE] = {"--at=%s is the moment before it", "--at=%s est le moment juste avant"},
    [SAY_NO_SUCH_GAME] =
        {"%s: there is no game %s, the last one is game %s",
         "%s : il n'y a pas de partie %s, la dernière est la partie %s"},
    [SAY_LACKS_LETTER] =
        {"a board needs a letter for the pawn, and '%s' has none",
         "il faut une lettre pour le pion sur un échiquier, et « %s » n'en a pas"},
    [SAY_LACKS_CASE] =
        {"the letters of '%s' do not tell White from Black on a board",
         "les lettres de « %s » ne distinguent pas les Blancs des Noirs sur un échiquier"},
    [SAY_STANDARD_OUTPUT] = {"standard output", "sortie standard"},
    [SAY_FAILED_OTHER] = {"unknown failure", "incident inconnu"},
    [SAY_FAILED_NOT_FOUND] = {"no such file or directory", "aucun fichier ou dossier de ce nom"},
    [SAY_FAILED_NO_ACCESS] = {"permission denied", "accès refusé"},
    [SAY_FAILED_IS_DIRECTORY] = {"it is a directory", "c'est un dossier"},
    [SAY_FAILED_DISK_FULL] = {"no space left on the disk", "plus de place sur le disque"},
    [SAY_FAILED_BROKEN_PIPE] = {"closed pipe", "tube fermé"},
    [SAY_FAILED_EXISTS] =
        {"it is there already: another run has left it, or is still writing it",
         "il existe déjà, laissé par une autre exécution ou en cours d'écriture"},
    [SAY_FAILED_NAME_TOO_LONG] = {"the name is too long", "le nom est trop long"},
    [SAY_FAILED_LOOP] = {"the links lead round in a circle", "les liens tournent en rond"},
    [SAY_FAILED_CLOSED] = {"it is closed", "flux fermé"},
    [SAY_FAILED_TOO_MANY_FILES] = {"too many files are open", "trop de fichiers ouverts"},
    [SAY_FAILED_DEVICE] = {"the disk or device has failed", "panne du disque ou de l'appareil"},
    [SAY_UNDECIDED] = {"undecided: ", "indécis : "},
    [SAY_NO_GAME] = {"no game", "aucune partie"},
    [SAY_SEVERAL_LANGUAGES] = {"several languages", "plusieurs langues"},
    [SAY_NOTHING_TO_REPORT] = {"nothing to report", "rien à signaler"},
    [SAY_LEFT_OUT] =
        {"findings not shown: %s (--max-errors=N shows up to N a game, 10000 at most)",
         "constats non montrés : %s (--max-errors=N en montre jusqu'à N par partie, 10000 au plus)"},
    [SAY_NOT_REGULAR] =
        {"%s: this is not an ordinary file: nothing can be recorded in it",
         "%s : ce n'est pas un fichier ordinaire : on ne peut rien y consigner"},
    [SAY_LOCKED] =
        {"%s: another 'algnot record' is writing there",
         "%s : un autre « algnot record » y écrit déjà"},
    [SAY_NOT_PGN] =
        {"%s: this is not PGN; 'algnot convert --to=en' makes PGN of it",
         "%s : ce n'est pas du PGN ; « algnot convert --to=en » en produit"},
    [SAY_NOT_SAVED] = {"%s: NOT SAVED: %s", "%s : NON ENREGISTRÉ : %s"},
    [SAY_CHANGED_BY_OTHERS] =
        {"%s: NOT SAVED: another program has changed the file",
         "%s : NON ENREGISTRÉ : un autre programme a modifié le fichier"},
    [SAY_NOT_IN_FILE] =
        {"%s: NOT SAVED: '%s' cannot be written in %s, the encoding of the file: take it back, or "
         "record into another file",
         "%s : NON ENREGISTRÉ : « %s » ne peut s'écrire en %s, l'encodage du fichier : annulez-le, "
         "ou consignez la partie dans un autre fichier"},
    [SAY_SAVED_AGAIN] =
        {"%s: saved, with all that was missing",
         "%s : enregistré, avec tout ce qui manquait"},
    [SAY_FOREIGN_JOURNAL] =
        {"%s: it no longer belongs to %s: look at it, then move it away",
         "%s : il ne correspond plus à %s : examinez-le, puis déplacez-le"},
    [SAY_NOTHING_TO_RESUME] =
        {"%s: no unfinished game to continue",
         "%s : aucune partie inachevée à reprendre"},
    [SAY_CANNOT_RESUME] =
        {"%s: game %s cannot be continued as it is written: 'algnot convert --to=en' makes a clean "
         "copy, if it has no illegal moves",
         "%s : la partie %s ne peut être reprise telle qu'elle est écrite : « algnot convert "
         "--to=en » la met au net, si elle n'a pas de coups illégaux"},
    [SAY_MISSING_FILE] =
        {"a file is missing: algnot record FILE",
         "il manque un fichier : algnot record FICHIER"},
    [SAY_UP_TO_THERE] =
        {"%s: the game was recorded up to there",
         "%s : la partie est consignée jusque-là"},
    [SAY_NOTHING_RECORDED] =
        {"%s: nothing was recorded", "%s : rien n'a été consigné"},
    [SAY_SPOKEN_OF] =
        {"%s: %s was recorded as played, but the text as a whole seems only to speak of it, as 'algnot "
         "convert' reads it: check which is right",
         "%s : %s est consigné comme joué, mais le texte, lu en entier, semble seulement en parler : "
         "c'est ainsi que le lit « algnot convert » ; vérifiez"},
    [SAY_NOT_RECORDED] =
        {"%s: the recorded game ends here, but 'algnot convert' reads %s as the next move: check which "
         "is right",
         "%s : la partie consignée s'arrête ici, mais « algnot convert » lit %s comme le coup suivant ; "
         "vérifiez"},
    [SAY_RESULT_NOT_RECORDED] =
        {"%s: 'algnot convert' reads the result %s in the words, which was not recorded: if it is right, "
         "write %s behind the last move",
         "%s : « algnot convert » lit dans le texte le résultat %s, qui n'est pas consigné ; s'il est "
         "juste, écrivez %s après le dernier coup"},
    [SAY_LEFT_UNSAVED] = {"%s: this could not be saved:", "%s : ceci n'a pu être enregistré :"},
    [SAY_EVENTS] = {"Events", "Événements"},
    [SAY_CHECK_WORDS] =
        {"In words, directly after a move",
         "En toutes lettres, juste après un coup"},
    [SAY_ANNOTATIONS] =
        {"Annotations\n(printed: what stands for it in books, but is read as something else)",
         "Annotations\n(imprimé : ce qui le note dans les livres, mais se lit autrement)"},
    [SAY_PRINTED] = {"; printed: ", " ; imprimé : "},
    [SAY_ENDGAMES] =
        {"In endings whose right result is known, after John Nunn\n(only in books that say so)",
         "Dans les finales au résultat connu, d'après John Nunn\n"
         "(seulement dans les livres qui le disent)"},
    [SAY_GROUP] = {", group ", ", "},
    [SAY_EXAMPLE] = {"Example", "Exemple"},
    [SAY_MENDED] = {"Mended", "Corrigé"},
    [SAY_WITHOUT_IT] = {"Without it", "Sans cela"},
    [SAY_SOURCE] = {"Source: ", "Source : "},
    [SAY_USAGE] = {"Usage: algnot ", "Usage : algnot "},
    [SAY_EXAMPLES] = {"Examples:", "Exemples :"},
    [SAY_RECIPES] = {"In editors and hooks:", "Dans les éditeurs et les hooks :"},
    [SAY_MEANT_VALIDATE] =
        {"did you mean 'algnot validate %s'?", "vouliez-vous dire « algnot validate %s » ?"},
    [SAY_UNREAD_GAMES] =
        {"%s: games not read to their end: %s; the finding that stopped each of them is not shown, "
         "because of --allow or --only",
         "%s : parties non lues jusqu'au bout : %s ; le constat qui a arrêté chacune d'elles n'est pas "
         "montré, à cause de --allow ou --only"},
    [SAY_CORRECTED] =
        {"%s:%s:%s: corrected: '%s' → '%s' [%s]",
         "%s:%s:%s: corrigé : « %s » → « %s » [%s]"},
    [SAY_CORRECTED_CASE] =
        {"%s:%s:%s: corrected: capitals and small letters throughout the game [%s]",
         "%s:%s:%s: corrigé : les majuscules et les minuscules de toute la partie [%s]"},
    [SAY_CORRECTED_BLANKS] = {"%s:%s:%s: corrected: the blanks inside %s moves [%s]",
                              "%s:%s:%s: corrigé : les blancs à l'intérieur de %s coups [%s]"},
    [SAY_CORRECTED_LANGUAGE] =
        {"%s:%s:%s: corrected: '%s' → '%s', as are all words in that language: %s [%s]",
         "%s:%s:%s: corrigé : « %s » → « %s », comme tous les mots de cette langue : %s [%s]"},
    [SAY_NOT_IN_PLACE] =
        {"%s: this is not an ordinary file: it cannot be changed in place",
         "%s : ce n'est pas un fichier ordinaire : il ne peut être modifié sur place"},
    [SAY_CHANGED_MEANWHILE] =
        {"%s: left as it is: it was changed while it was read; run the command again",
         "%s : laissé tel quel : il a été modifié pendant la lecture ; relancez la commande"},
    [SAY_NOT_CONVERTED_WHOLE] =
        {"%s: left as it is: not every game can be converted whole; correct them, or say what to do "
         "with --on-error",
         "%s : laissé tel quel : toutes les parties ne peuvent être converties en entier ; "
         "corrigez-les, ou dites que faire avec --on-error"},
    [SAY_MOVE_LEFT] =
        {"%s: 1 word in comments or prose may be a move, and stays as it is (-v shows it)",
         "%s : 1 mot des commentaires ou du texte est peut-être un coup ; il reste tel quel (-v le "
         "montre)"},
    [SAY_MOVES_LEFT] =
        {"%s: %s words in comments or prose may be moves, and stay as they are (-v shows them)",
         "%s : %s mots des commentaires ou du texte sont peut-être des coups ; ils restent tels quels "
         "(-v les montre)"},
    [SAY_TWO_SHEETS] =
        {"two sheets are needed, White's and Black's: algnot compare WHITE BLACK",
         "il faut deux feuilles, celle des Blancs et celle des Noirs : algnot compare BLANCS NOIRS"},
    [SAY_SAME_SHEET] =
        {"%s is given twice: name White's sheet first, then Black's",
         "%s est donné deux fois : nommez d'abord la feuille des Blancs, puis celle des Noirs"},
    [SAY_SEVERAL_GAMES] =
        {"%s has several games (%s): to compare all of them, say by which tags they go together: "
         "--by=White,Black,Round",
         "%s contient plusieurs parties (%s) : pour les comparer toutes, dites quelles étiquettes les "
         "réunissent : --by=White,Black,Round"},
    [SAY_NO_COUNTERPART] =
        {"%s: '%s' is not in %s", "%s : « %s » ne se trouve pas dans %s"},
    [SAY_SEVERAL_COUNTERPARTS] =
        {"%s: '%s' is several times in %s: name another tag with --by",
         "%s : « %s » se trouve plusieurs fois dans %s : ajoutez une étiquette à --by"},
    [SAY_OTHER_START] =
        {"%s: not the same game: they do not begin at the same position",
         "%s : ce n'est pas la même partie : la position de départ diffère"},
    [SAY_OTHER_MOVES] =
        {"%s: not the same game: from move %s on they have hardly anything in common",
         "%s : ce n'est pas la même partie : à partir du coup %s, presque plus rien ne concorde"},
    [SAY_OTHER_RESULT] =
        {"%s: not the same game: one ends before the other, with another result",
         "%s : ce n'est pas la même partie : l'une finit avant l'autre, avec un autre résultat"},
    [SAY_TOO_FEW_MOVES] =
        {"%s: too few moves in common to tell whether they are of the same game",
         "%s : trop peu de coups communs pour savoir si c'est la même partie"},
    [SAY_SHEET_UNREADABLE] =
        {"%s: they cannot be compared while one of them cannot be read; if its language is not "
         "known, say it with --from",
         "%s : comparaison impossible tant que l'une des feuilles ne peut être lue ; si sa langue "
         "est inconnue, indiquez-la avec --from"},
    [SAY_SHEET_TOO_LONG] =
        {"%s: too long to be compared: no game has so many moves",
         "%s : trop long pour être comparé : aucune partie n'a autant de coups"},
    [SAY_SHEET_COPIED] =
        {"%s: the same to the letter: are they not one sheet, given twice?",
         "%s : identiques à la lettre : n'est-ce pas une seule feuille, donnée deux fois ?"},
    [SAY_COMPARED] =
        {"%s: the same game; half-moves: %s, differences: %s, open: %s",
         "%s : la même partie ; demi-coups : %s, différences : %s, en suspens : %s"},
    [SAY_SOLVING] =
        {"%u:%02u  %s: half-move %s, %s of %s first moves, %s positions",
         "%u:%02u  %s : demi-coup %s, %s premiers coups sur %s, %s positions"},
    [SAY_NO_PROBLEM] = {"%s: no chess problem in it", "%s : aucun problème d'échecs n'y figure"},
    [SAY_STIPULATION_MISSING] =
        {"the stipulation is missing: give it with --stipulation='h#2'",
         "l'énoncé manque : donnez-le avec --stipulation='h#2'"},
    [SAY_ONE_POSITION] =
        {"--fen and --position name one problem: give no file with them",
         "--fen et --position désignent un seul problème : ne donnez pas de fichier en plus"},
    [SAY_DUPLEX] = {"Duplex:", "Duplex :"},
    [SAY_COMPILER] = {"compiler: ", "compilateur : "},
    [SAY_THREADS] = {"threads: ", "fils d'exécution : "},
    [SAY_MOMENT_THERE] =
        {"choose a moment up to there, or 'end'",
         "choisissez un moment jusque-là, ou « fin »"},
    [SAY_NOTHING_MARKED] =
        {"game %s asks for no diagram: write {[#]} or $220 behind a move, or name moments, "
         "--diagrams=11w,24b",
         "la partie %s ne demande aucun diagramme : écrivez {[#]} ou $220 après un coup, ou nommez des "
         "moments, --diagrams=11w,24n"},
    [SAY_NO_SQUARE] =
        {"'%s' is no square to mark: write e4, or with a color Re4 (G green, R red, Y yellow, B blue)",
         "« %s » n'est pas une case à marquer : écrivez e4, ou avec une couleur Re4 (G vert, R rouge, Y "
         "jaune, B bleu)"},
    [SAY_NO_ARROW] =
        {"'%s' is no arrow: write two squares, e2e4, or with a color Re2e4 (G green, R red, Y yellow, "
         "B blue)",
         "« %s » n'est pas une flèche : écrivez deux cases, e2e4, ou avec une couleur Re2e4 (G vert, R "
         "rouge, Y jaune, B bleu)"},
    [SAY_MARK_LEFT_OUT] =
        {"'%s' in a comment of game %s is no mark, and is not drawn: %s marks squares, %s draws arrows",
         "« %s » dans un commentaire de la partie %s n'est pas une marque, et n'est pas dessiné : %s marque "
         "des cases, %s trace des flèches"},
    [SAY_PICTURES_NEED_NAME] =
        {"several pictures need a name: with -o %s they become %s and so on",
         "plusieurs images demandent un nom : avec -o %s elles deviennent %s et ainsi de suite"},
    [SAY_GOES_WITH] = {"'%s' goes with '%s' only", "« %s » ne va qu'avec « %s »"},
    [SAY_PROSE_CONVERTS] =
        {"--prose=convert converts those that follow a number and can be played from there",
         "--prose=convert convertit ceux qui suivent un numéro et peuvent se jouer de là"},
    [SAY_OF_PROBLEMS] = {", problems\n", ", problèmes\n"},
};
/* clang-format on */

static_assert(sizeof texts / sizeof *texts == MESSAGE_COUNT, "every message has a text");

const char *message_text(an_message_language language, message which)
{
    return texts[which][language];
}

/* Returns whether the name of a locale, "fr_BE.UTF-8", begins with this language. */
static bool speaks(const char *locale, const char *language)
{
    size_t size = strlen(language);
    return strncmp(locale, language, size) == 0 &&
           (locale[size] == '\0' || strchr("_.@:-", locale[size]) != NULL);
}

/* Returns the first variable of the three that is set, or else what the system knows. */
static const char *locale_of_messages(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && *value != '\0')
            return value;
    }
    return platform_language();
}

an_message_language message_language_of_environment(void)
{
    const char *locale = locale_of_messages(), *list = getenv("LANGUAGE");
    bool is_c = strncmp(locale, "C", 1) == 0 || strcmp(locale, "POSIX") == 0;
    while (!is_c && list != NULL && *list != '\0') {
        if (speaks(list, "fr"))
            return AN_MESSAGES_FRENCH;
        if (speaks(list, "en"))
            return AN_MESSAGES_ENGLISH;
        list += strcspn(list, ":");
        list += *list == ':';
    }
    return speaks(locale, "fr") ? AN_MESSAGES_FRENCH : AN_MESSAGES_ENGLISH;
}
