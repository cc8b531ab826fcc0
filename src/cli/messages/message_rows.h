/* The sentences of the program: the name of each, its English and its French. The holes, each a %s,
 * are filled in order, in both languages. */
#ifndef AN_CLI_MESSAGE_ROWS_H
#define AN_CLI_MESSAGE_ROWS_H

/* clang-format off */
#define MESSAGES(X) \
    X(SAY_UNKNOWN_COMMAND, "unknown command '%s'", "commande inconnue « %s »") \
    X(SAY_COMMAND_FIRST, "the command comes first: algnot COMMAND %s", \
      "la commande vient d'abord : algnot COMMANDE %s") \
    X(SAY_UNKNOWN_OPTION, "unknown option '%s'", "option inconnue « %s »") \
    X(SAY_AMBIGUOUS_OPTION, "option '%s' may be any of: %s", \
      "l'option « %s » est ambiguë ; au choix : %s") \
    X(SAY_NOT_THIS_COMMAND, "option '%s' is not for '%s'", \
      "l'option « %s » n'est pas pour « %s »") \
    X(SAY_NEEDS_VALUE, "option '%s' needs a value", "l'option « %s » demande une valeur") \
    X(SAY_TAKES_NO_VALUE, "option '%s' takes no value", "l'option « %s » ne prend pas de valeur") \
    X(SAY_BAD_VALUE, "'%s' is not a value for '%s'", "« %s » n'est pas une valeur pour « %s »") \
    X(SAY_TAG_FORM, "'%s': a tag is given as NAME=VALUE", \
      "« %s » : une étiquette se donne NOM=VALEUR") \
    X(SAY_TAG_NAME, \
      "'%s': the name of a tag begins with a letter and has none but letters without accents, " \
      "digits and _, for instance WhiteElo", \
      "« %s » : le nom d'une étiquette commence par une lettre et n'a que des lettres sans accent, " \
      "des chiffres et des _, par exemple WhiteElo") \
    X(SAY_TAG_FOLLOWS, "'%s': this tag follows from the game and cannot be set", \
      "« %s » : cette étiquette découle de la partie et ne peut être fixée") \
    X(SAY_DATE_FORM, \
      "'%s' is no date, or does not tell day from month: write YYYY.MM.DD, for instance " \
      "2019.03.12", \
      "« %s » n'est pas une date, ou le jour ne s'y distingue pas du mois : écrivez " \
      "AAAA.MM.JJ, par exemple 2019.03.12") \
    X(SAY_SAME_FILE, "'%s' and '%s' name the same file: %s", \
      "« %s » et « %s » désignent le même fichier : %s") \
    X(SAY_REJECTS_AMONG_OUTPUT, \
      "'--rejects=-' is standard output, where the converted games go: send these to a file " \
      "with --output=FILE", \
      "« --rejects=- » est la sortie standard, où vont les parties converties : envoyez " \
      "celles-ci dans un fichier avec --output=FICHIER") \
    X(SAY_OVER_INPUT, "'%s' is to be read, and would be overwritten: choose another name", \
      "« %s » est à lire et serait écrasé : choisissez un autre nom") \
    X(SAY_NOT_TOGETHER, "'%s' does not go with '%s'", "« %s » ne va pas avec « %s »") \
    X(SAY_GAMES_READ, "%s: games: %s", "%s : parties : %s") \
    X(SAY_REWRITTEN, "%s: rewritten, games: %s", "%s : réécrit, parties : %s") \
    X(SAY_UNCHANGED, "%s: unchanged, games: %s", "%s : inchangé, parties : %s") \
    X(SAY_BRACES_LOST, "%s: game %s: a '}' in a comment became ')'", \
      "%s : partie %s : une « } » dans un commentaire est devenue « ) »") \
    X(SAY_VALUE_LOST, "%s: tag '%s' is given twice in a game: its first value is written", \
      "%s : étiquette « %s » donnée deux fois dans une partie : sa première valeur est écrite") \
    X(SAY_WORDS_LOST, \
      "%s: the text before the first tag pair holds no game, and is left out", \
      "%s : le texte avant la première étiquette ne contient aucune partie : il est laissé de " \
      "côté") \
    X(SAY_OPTION_IS, "%s=%s: %s", "%s=%s : %s") \
    X(SAY_VALUES, "one of: %s", "au choix : %s") \
    X(SAY_UNKNOWN_LANGUAGE, "unknown language '%s'", "langue inconnue « %s »") \
    X(SAY_LANGUAGES_LISTED, "'algnot languages' lists them", "« algnot languages » les énumère") \
    X(SAY_UNKNOWN_CODE, "unknown finding '%s'", "constat inconnu « %s »") \
    X(SAY_CODES_LISTED, "'algnot explain' lists the findings", \
      "« algnot explain » énumère les constats") \
    X(SAY_DID_YOU_MEAN, "did you mean '%s'?", "vouliez-vous dire « %s » ?") \
    X(SAY_MISSING_DEPTH, "a depth is missing: algnot perft DEPTH", \
      "il manque une profondeur : algnot perft PROFONDEUR") \
    X(SAY_MISSING_KEY, "the game to compare with is missing: algnot grade --key=GAME [SHEET]...", \
      "il manque la partie de référence : algnot grade --key=PARTIE [FEUILLE]...") \
    X(SAY_KEY_BROKEN, \
      "'%s' cannot be the key: its game has an error, which 'algnot validate' shows", \
      "« %s » ne peut servir de clé : la partie contient une erreur, que montre « algnot " \
      "validate »") \
    X(SAY_KEY_EMPTY, "'%s' cannot be the key: it holds no moves", \
      "« %s » ne peut servir de clé : aucun coup n'y est écrit") \
    X(SAY_ANOTHER_GAME, "not graded: this seems to be another game", \
      "pas de note : il semble que ce soit une autre partie") \
    X(SAY_EMPTY_SHEET, "not graded: no moves are written there", \
      "pas de note : aucun coup n'y est écrit") \
    X(SAY_TOO_MANY, "one argument too many: '%s'", "un argument de trop : « %s »") \
    X(SAY_TRY_HELP, "try 'algnot help'", "voir « algnot help »") \
    X(SAY_TRY_HELP_OF, "try 'algnot help %s'", "voir « algnot help %s »") \
    X(SAY_CANNOT_READ, "%s: cannot be read: %s", "%s : lecture impossible : %s") \
    X(SAY_IS_NO_TEXT, "%s is %s: %s", "%s est %s : %s") \
    X(SAY_WORD_DOCUMENT, "a Word document", "un document Word") \
    X(SAY_EXCEL_WORKBOOK, "an Excel workbook", "un classeur Excel") \
    X(SAY_OPEN_DOCUMENT_TEXT, "a LibreOffice document (OpenDocument)", \
      "un document LibreOffice (OpenDocument)") \
    X(SAY_OPEN_DOCUMENT_SHEET, "a LibreOffice spreadsheet (OpenDocument)", \
      "un classeur LibreOffice (OpenDocument)") \
    X(SAY_OPEN_DOCUMENT, "an OpenDocument file", "un fichier OpenDocument") \
    X(SAY_ELECTRONIC_BOOK, "an electronic book (EPUB)", "un livre numérique (EPUB)") \
    X(SAY_OFFICE_DOCUMENT, "an Office document", "un document Office") \
    X(SAY_OLD_OFFICE_DOCUMENT, "an old Office document (.doc, .xls)", \
      "un ancien document Office (.doc, .xls)") \
    X(SAY_RTF_DOCUMENT, "an RTF document", "un document RTF") \
    X(SAY_PDF_DOCUMENT, "a PDF document", "un document PDF") \
    X(SAY_WEB_PAGE, "a web page (HTML)", "une page web (HTML)") \
    X(SAY_XML_FILE, "an XML file", "un fichier XML") \
    X(SAY_ZIP_ARCHIVE, "a ZIP archive", "une archive ZIP") \
    X(SAY_7Z_ARCHIVE, "a 7z archive", "une archive 7z") \
    X(SAY_RAR_ARCHIVE, "a RAR archive", "une archive RAR") \
    X(SAY_GZIP_FILE, "a file compressed with gzip", "un fichier compressé par gzip") \
    X(SAY_ZSTD_FILE, "a file compressed with zstd", "un fichier compressé par zstd") \
    X(SAY_XZ_FILE, "a file compressed with xz", "un fichier compressé par xz") \
    X(SAY_BZIP2_FILE, "a file compressed with bzip2", "un fichier compressé par bzip2") \
    X(SAY_PICTURE, "a picture", "une image") \
    X(SAY_SCID_BASE, "a Scid database", "une base Scid") \
    X(SAY_CHESSBASE_BASE, "a ChessBase database", "une base ChessBase") \
    X(SAY_CHESSBASE_ARCHIVE, "a ChessBase archive", "une archive ChessBase") \
    X(SAY_SAVE_AS_TEXT, "open it, save it as plain text (.txt), then give that file", \
      "ouvrez-le, enregistrez-le comme texte brut (.txt), puis donnez ce fichier") \
    X(SAY_OPEN_AND_COPY, "open it, copy the moves into a text file (.txt), then give that file", \
      "ouvrez-le, copiez les coups dans un fichier texte (.txt), puis donnez ce fichier") \
    X(SAY_SAVE_PAGE, \
      "open it in a browser, save it as plain text or copy the moves into a text file (.txt), " \
      "then give that file", \
      "ouvrez-la dans un navigateur, enregistrez-la comme texte brut ou copiez les coups dans " \
      "un fichier texte (.txt), puis donnez ce fichier") \
    X(SAY_TURN_PDF_INTO_TEXT, \
      "copy the moves into a text file (.txt), or make one with 'pdftotext -layout FILE', then " \
      "give that file", \
      "copiez les coups dans un fichier texte (.txt), ou tirez-en un avec « pdftotext -layout " \
      "FICHIER », puis donnez ce fichier") \
    X(SAY_UNPACK, "unpack it, then give the files that were in it", \
      "décompressez-la, puis donnez les fichiers qu'elle contenait") \
    X(SAY_USE_ZCAT, "decompress it first, for instance with 'zcat FILE | algnot COMMAND'", \
      "décompressez-le d'abord, par exemple avec « zcat FICHIER | algnot COMMANDE »") \
    X(SAY_USE_ZSTDCAT, "decompress it first, for instance with 'zstdcat FILE | algnot COMMAND'", \
      "décompressez-le d'abord, par exemple avec « zstdcat FICHIER | algnot COMMANDE »") \
    X(SAY_USE_XZCAT, "decompress it first, for instance with 'xzcat FILE | algnot COMMAND'", \
      "décompressez-le d'abord, par exemple avec « xzcat FICHIER | algnot COMMANDE »") \
    X(SAY_USE_BZCAT, "decompress it first, for instance with 'bzcat FILE | algnot COMMAND'", \
      "décompressez-le d'abord, par exemple avec « bzcat FICHIER | algnot COMMANDE »") \
    X(SAY_TYPE_MOVES, "type the moves into a text file (.txt), then give that file", \
      "recopiez les coups dans un fichier texte (.txt), puis donnez ce fichier") \
    X(SAY_EXPORT_FROM_SCID, "export the games as PGN with Scid, then give that file", \
      "exportez les parties en PGN avec Scid, puis donnez ce fichier") \
    X(SAY_EXPORT_FROM_CHESSBASE, "export the games as PGN with ChessBase, then give that file", \
      "exportez les parties en PGN avec ChessBase, puis donnez ce fichier") \
    X(SAY_CANNOT_WRITE, "%s: cannot be written: %s", "%s : écriture impossible : %s") \
    X(SAY_NOT_IN_ENCODING, \
      "%s: '%s' cannot be written in %s, the encoding of the file: choose another --to, or a " \
      "--layout other than keep", \
      "%s : « %s » ne peut s'écrire en %s, l'encodage du fichier : choisissez un autre --to, " \
      "ou un --layout autre que keep") \
    X(SAY_TWO_ENCODINGS, \
      "%s: '%s' would be UTF-8 in a file with bytes of Windows-1252: say --encoding=cp1252 or " \
      "--encoding=utf-8, or choose another --to, or a --layout other than keep", \
      "%s : « %s » serait de l'UTF-8 dans un fichier à octets Windows-1252 : précisez " \
      "--encoding=cp1252 ou --encoding=utf-8, ou choisissez un autre --to, ou un --layout autre " \
      "que keep") \
    X(SAY_MAY_BE_UTF_16, "%s: it has NUL bytes, as UTF-16 has: try --encoding=utf-16", \
      "%s : il contient des octets nuls, comme l'UTF-16 : essayez --encoding=utf-16") \
    X(SAY_TAGS_NOT_WRITTEN, "'--tag' has no effect: --layout=%s writes no tags", \
      "« --tag » est sans effet : --layout=%s n'écrit aucune étiquette") \
    X(SAY_SETTLED_AFTER, " (recognized after ", " (reconnu après ") \
    X(SAY_OUT_OF_MEMORY, "out of memory", "mémoire insuffisante") \
    X(SAY_BAD_FEN, "this FEN cannot be used: %s", "ce FEN n'est pas utilisable : %s") \
    X(SAY_MOMENTS, \
      "a moment is 12w, 12b, start, end or a number of half-moves", \
      "un moment est 12w (après le 12e coup des Blancs), 12n (des Noirs), début, fin ou un " \
      "nombre de demi-coups") \
    X(SAY_MEANS_BLACK, \
      "'%s' is after a move of Black; 12w, for example, is after one of White", \
      "« %s » : après un coup des Noirs (b : black) ; 12w, par exemple, est après un coup des Blancs") \
    X(SAY_ENDS_AFTER, "'%s' is not reached: game %s ends after %s", \
      "« %s » n'est pas atteint : la partie %s finit après %s") \
    X(SAY_HAS_NO_MOVE, "'%s' is not reached: game %s has no move", \
      "« %s » n'est pas atteint : la partie %s n'a aucun coup") \
    X(SAY_BEGINS_LATER, "'%s' is not reached: game %s begins at move %s", \
      "« %s » n'est pas atteint : la partie %s commence au coup %s") \
    X(SAY_BREAKS_OFF, "'%s' is not reached: game %s breaks off here:", \
      "« %s » n'est pas atteint : la partie %s s'interrompt ici :") \
    X(SAY_BOARD_THERE, "--at=%s is the moment before it", "--at=%s est le moment juste avant") \
    X(SAY_NO_SUCH_GAME, "%s: there is no game %s, the last one is game %s", \
      "%s : il n'y a pas de partie %s, la dernière est la partie %s") \
    X(SAY_LACKS_LETTER, "a board needs a letter for the pawn, and '%s' has none", \
      "il faut une lettre pour le pion sur un échiquier, et « %s » n'en a pas") \
    X(SAY_LACKS_CASE, "the letters of '%s' do not tell White from Black on a board", \
      "les lettres de « %s » ne distinguent pas les Blancs des Noirs sur un échiquier") \
    X(SAY_STANDARD_OUTPUT, "standard output", "sortie standard") \
    X(SAY_FAILED_OTHER, "unknown failure", "incident inconnu") \
    X(SAY_FAILED_NOT_FOUND, "no such file or directory", "aucun fichier ou dossier de ce nom") \
    X(SAY_FAILED_NO_ACCESS, "permission denied", "accès refusé") \
    X(SAY_FAILED_IS_DIRECTORY, "it is a directory", "c'est un dossier") \
    X(SAY_FAILED_DISK_FULL, "no space left on the disk", "plus de place sur le disque") \
    X(SAY_FAILED_BROKEN_PIPE, "closed pipe", "tube fermé") \
    X(SAY_FAILED_EXISTS, "it is there already: another run has left it, or is still writing it", \
      "il existe déjà, laissé par une autre exécution ou en cours d'écriture") \
    X(SAY_FAILED_NAME_TOO_LONG, "the name is too long", "le nom est trop long") \
    X(SAY_FAILED_LOOP, "the links lead round in a circle", "les liens tournent en rond") \
    X(SAY_FAILED_CLOSED, "it is closed", "flux fermé") \
    X(SAY_FAILED_TOO_MANY_FILES, "too many files are open", "trop de fichiers ouverts") \
    X(SAY_FAILED_DEVICE, "the disk or device has failed", "panne du disque ou de l'appareil") \
    X(SAY_UNDECIDED, "undecided: ", "indécis : ") \
    X(SAY_NO_GAME, "no game", "aucune partie") \
    X(SAY_SEVERAL_LANGUAGES, "several languages", "plusieurs langues") \
    X(SAY_NOTHING_TO_REPORT, "nothing to report", "rien à signaler") \
    X(SAY_LEFT_OUT, "findings not shown: %s (--max-errors=N shows up to N a game, 10000 at most)", \
      "constats non montrés : %s (--max-errors=N en montre jusqu'à N par partie, 10000 au plus)") \
    X(SAY_NOT_REGULAR, "%s: this is not an ordinary file: nothing can be recorded in it", \
      "%s : ce n'est pas un fichier ordinaire : on ne peut rien y consigner") \
    X(SAY_LOCKED, "%s: another 'algnot record' is writing there", \
      "%s : un autre « algnot record » y écrit déjà") \
    X(SAY_NOT_PGN, "%s: this is not PGN; 'algnot convert --to=en' makes PGN of it", \
      "%s : ce n'est pas du PGN ; « algnot convert --to=en » en produit") \
    X(SAY_NOT_SAVED, "%s: NOT SAVED: %s", "%s : NON ENREGISTRÉ : %s") \
    X(SAY_CHANGED_BY_OTHERS, "%s: NOT SAVED: another program has changed the file", \
      "%s : NON ENREGISTRÉ : un autre programme a modifié le fichier") \
    X(SAY_NOT_IN_FILE, \
      "%s: NOT SAVED: '%s' cannot be written in %s, the encoding of the file: take it back, or " \
      "record into another file", \
      "%s : NON ENREGISTRÉ : « %s » ne peut s'écrire en %s, l'encodage du fichier : annulez-le, " \
      "ou consignez la partie dans un autre fichier") \
    X(SAY_SAVED_AGAIN, "%s: saved, with all that was missing", \
      "%s : enregistré, avec tout ce qui manquait") \
    X(SAY_FOREIGN_JOURNAL, "%s: it no longer belongs to %s: look at it, then move it away", \
      "%s : il ne correspond plus à %s : examinez-le, puis déplacez-le") \
    X(SAY_NOTHING_TO_RESUME, "%s: no unfinished game to continue", \
      "%s : aucune partie inachevée à reprendre") \
    X(SAY_CANNOT_RESUME, \
      "%s: game %s cannot be continued as it is written: 'algnot convert --to=en' makes a clean " \
      "copy, if it has no illegal moves", \
      "%s : la partie %s ne peut être reprise telle qu'elle est écrite : « algnot convert " \
      "--to=en » la met au net, si elle n'a pas de coups illégaux") \
    X(SAY_MISSING_FILE, "a file is missing: algnot record FILE", \
      "il manque un fichier : algnot record FICHIER") \
    X(SAY_UP_TO_THERE, "%s: the game was recorded up to there", \
      "%s : la partie est consignée jusque-là") \
    X(SAY_NOTHING_RECORDED, "%s: nothing was recorded", "%s : rien n'a été consigné") \
    X(SAY_SPOKEN_OF, \
      "%s: %s was recorded as played, but the text as a whole seems only to speak of it, as " \
      "'algnot convert' reads it: check which is right", \
      "%s : %s est consigné comme joué, mais le texte, lu en entier, semble seulement en " \
      "parler : c'est ainsi que le lit « algnot convert » ; vérifiez") \
    X(SAY_NOT_RECORDED, \
      "%s: the recorded game ends here, but 'algnot convert' reads %s as the next move: check " \
      "which is right", \
      "%s : la partie consignée s'arrête ici, mais « algnot convert » lit %s comme le coup " \
      "suivant ; vérifiez") \
    X(SAY_RESULT_NOT_RECORDED, \
      "%s: 'algnot convert' reads the result %s in the words, which was not recorded: if it is " \
      "right, write %s behind the last move", \
      "%s : « algnot convert » lit dans le texte le résultat %s, qui n'est pas consigné ; s'il " \
      "est juste, écrivez %s après le dernier coup") \
    X(SAY_LEFT_UNSAVED, "%s: this could not be saved:", "%s : ceci n'a pu être enregistré :") \
    X(SAY_EVENTS, "Events", "Événements") \
    X(SAY_CHECK_WORDS, "In words, directly after a move", \
      "En toutes lettres, juste après un coup") \
    X(SAY_ANNOTATIONS, \
      "Annotations\n(printed: what stands for it in books, but is read as something else)", \
      "Annotations\n(imprimé : ce qui le note dans les livres, mais se lit autrement)") \
    X(SAY_PRINTED, "; printed: ", " ; imprimé : ") \
    X(SAY_ENDGAMES, \
      "In endings whose right result is known, after John Nunn\n(only in books that say so)", \
      "Dans les finales au résultat connu, d'après John Nunn\n" \
      "(seulement dans les livres qui le disent)") \
    X(SAY_GROUP, ", group ", ", ") \
    X(SAY_EXAMPLE, "Example", "Exemple") \
    X(SAY_MENDED, "Mended", "Corrigé") \
    X(SAY_WITHOUT_IT, "Without it", "Sans cela") \
    X(SAY_SOURCE, "Source: ", "Source : ") \
    X(SAY_USAGE, "Usage: algnot ", "Usage : algnot ") \
    X(SAY_EXAMPLES, "Examples:", "Exemples :") \
    X(SAY_RECIPES, "In editors and hooks:", "Dans les éditeurs et les hooks :") \
    X(SAY_MEANT_VALIDATE, "did you mean 'algnot validate %s'?", \
      "vouliez-vous dire « algnot validate %s » ?") \
    X(SAY_UNREAD_GAMES, \
      "%s: games not read to their end: %s; the finding that stopped each of them is not shown, " \
      "because of --allow or --only", \
      "%s : parties non lues jusqu'au bout : %s ; le constat qui a arrêté chacune d'elles " \
      "n'est pas montré, à cause de --allow ou --only") \
    X(SAY_CORRECTED, "%s:%s:%s: corrected: '%s' → '%s' [%s]", \
      "%s:%s:%s: corrigé : « %s » → « %s » [%s]") \
    X(SAY_CORRECTED_CASE, \
      "%s:%s:%s: corrected: capitals and small letters throughout the game [%s]", \
      "%s:%s:%s: corrigé : les majuscules et les minuscules de toute la partie [%s]") \
    X(SAY_CORRECTED_BLANKS, "%s:%s:%s: corrected: the blanks inside %s moves [%s]", \
      "%s:%s:%s: corrigé : les blancs à l'intérieur de %s coups [%s]") \
    X(SAY_CORRECTED_LANGUAGE, \
      "%s:%s:%s: corrected: '%s' → '%s', as are all words in that language: %s [%s]", \
      "%s:%s:%s: corrigé : « %s » → « %s », comme tous les mots de cette langue : %s [%s]") \
    X(SAY_NOT_IN_PLACE, "%s: this is not an ordinary file: it cannot be changed in place", \
      "%s : ce n'est pas un fichier ordinaire : il ne peut être modifié sur place") \
    X(SAY_CHANGED_MEANWHILE, \
      "%s: left as it is: it was changed while it was read; run the command again", \
      "%s : laissé tel quel : il a été modifié pendant la lecture ; relancez la commande") \
    X(SAY_NOT_CONVERTED_WHOLE, \
      "%s: left as it is: not every game can be converted whole; correct them, or say what to " \
      "do with --on-error", \
      "%s : laissé tel quel : une partie au moins ne peut être convertie en entier ; " \
      "corrigez-la, ou dites que faire avec --on-error") \
    X(SAY_MOVE_LEFT, \
      "%s: 1 word in comments or prose may be a move, and stays as it is (-v shows it)", \
      "%s : 1 mot des commentaires ou du texte est peut-être un coup ; il reste tel quel (-v le " \
      "montre)") \
    X(SAY_MOVES_LEFT, \
      "%s: %s words in comments or prose may be moves, and stay as they are (-v shows them)", \
      "%s : %s mots des commentaires ou du texte sont peut-être des coups ; ils restent tels " \
      "quels (-v les montre)") \
    X(SAY_TWO_SHEETS, "two sheets are needed, White's and Black's: algnot compare WHITE BLACK", \
      "il faut deux feuilles, celle des Blancs et celle des Noirs : algnot compare BLANCS NOIRS") \
    X(SAY_SAME_SHEET, "%s is given twice: name White's sheet first, then Black's", \
      "%s est donné deux fois : nommez d'abord la feuille des Blancs, puis celle des Noirs") \
    X(SAY_SEVERAL_GAMES, \
      "%s has several games (%s): to compare all of them, say by which tags they go together: " \
      "--by=White,Black,Round", \
      "%s contient plusieurs parties (%s) : pour les comparer toutes, dites quelles étiquettes " \
      "les réunissent : --by=White,Black,Round") \
    X(SAY_NO_COUNTERPART, "%s: '%s' is not in %s", "%s : « %s » ne se trouve pas dans %s") \
    X(SAY_SEVERAL_COUNTERPARTS, "%s: '%s' is several times in %s: name another tag with --by", \
      "%s : « %s » se trouve plusieurs fois dans %s : ajoutez une étiquette à --by") \
    X(SAY_OTHER_START, "%s: not the same game: they do not begin at the same position", \
      "%s : ce n'est pas la même partie : la position de départ diffère") \
    X(SAY_OTHER_MOVES, \
      "%s: not the same game: from move %s on they have hardly anything in common", \
      "%s : ce n'est pas la même partie : à partir du coup %s, presque plus rien ne concorde") \
    X(SAY_OTHER_RESULT, "%s: not the same game: one ends before the other, with another result", \
      "%s : ce n'est pas la même partie : l'une finit avant l'autre, avec un autre résultat") \
    X(SAY_TOO_FEW_MOVES, "%s: too few moves in common to tell whether they are of the same game", \
      "%s : trop peu de coups communs pour savoir si c'est la même partie") \
    X(SAY_SHEET_UNREADABLE, \
      "%s: they cannot be compared while one of them cannot be read; if its language is not " \
      "known, say it with --from", \
      "%s : comparaison impossible tant que l'une des feuilles ne peut être lue ; si sa langue " \
      "est inconnue, indiquez-la avec --from") \
    X(SAY_SHEET_TOO_LONG, "%s: too long to be compared: no game has so many moves", \
      "%s : trop long pour être comparé : aucune partie n'a autant de coups") \
    X(SAY_SHEET_COPIED, "%s: the same to the letter: are they not one sheet, given twice?", \
      "%s : identiques à la lettre : n'est-ce pas une seule feuille, donnée deux fois ?") \
    X(SAY_COMPARED, "%s: the same game; half-moves: %s, differences: %s, open: %s", \
      "%s : la même partie ; demi-coups : %s, différences : %s, en suspens : %s") \
    X(SAY_SOLVING, "%s: half-move %s, %s of %s first moves, %s positions  %s", \
      "%s : demi-coup %s, %s premiers coups sur %s, %s positions  %s") \
    X(SAY_NO_PROBLEM, "%s: no chess problem in it", "%s : aucun problème d'échecs n'y figure") \
    X(SAY_STIPULATION_MISSING, "the stipulation is missing: give it with --stipulation='h#2'", \
      "l'énoncé manque : donnez-le avec --stipulation='h#2'") \
    X(SAY_ONE_POSITION, "--fen and --position name one problem: give no file with them", \
      "--fen et --position désignent un seul problème : ne donnez pas de fichier en plus") \
    X(SAY_DUPLEX, "Duplex:", "Duplex :") \
    X(SAY_COMPILER, "compiler: ", "compilateur : ") \
    X(SAY_THREADS, "threads: ", "fils d'exécution : ") \
    X(SAY_MOMENT_THERE, "choose a moment up to there, or 'end'", \
      "choisissez un moment jusque-là, ou « fin »") \
    X(SAY_NOTHING_MARKED, \
      "game %s asks for no diagram: write {[#]} or $220 behind a move, or name moments, " \
      "--diagrams=11w,24b", \
      "la partie %s ne demande aucun diagramme : écrivez {[#]} ou $220 après un coup, ou " \
      "nommez des moments, --diagrams=11w,24n") \
    X(SAY_NO_SQUARE, \
      "'%s' is no square to mark: write e4, or with a color Re4 (G green, R red, Y yellow, B " \
      "blue)", \
      "« %s » n'est pas une case à marquer : écrivez e4, ou avec une couleur Re4 (G vert, R " \
      "rouge, Y jaune, B bleu)") \
    X(SAY_NO_ARROW, \
      "'%s' is no arrow: write two squares, e2e4, or with a color Re2e4 (G green, R red, Y " \
      "yellow, B blue)", \
      "« %s » n'est pas une flèche : écrivez deux cases, e2e4, ou avec une couleur Re2e4 (G " \
      "vert, R rouge, Y jaune, B bleu)") \
    X(SAY_MARK_LEFT_OUT, \
      "'%s' in a comment of game %s is no mark, and is not drawn: %s marks squares, %s draws " \
      "arrows", \
      "« %s » dans un commentaire de la partie %s n'est pas une marque, et n'est pas dessiné : " \
      "%s marque des cases, %s trace des flèches") \
    X(SAY_PICTURES_NEED_NAME, "several pictures need a name: with -o %s they become %s and so on", \
      "plusieurs images demandent un nom : avec -o %s elles deviennent %s et ainsi de suite") \
    X(SAY_GOES_WITH, "'%s' goes with '%s' only", "« %s » ne va qu'avec « %s »") \
    X(SAY_PROSE_CONVERTS, \
      "--prose=convert converts those that follow a number and can be played from there", \
      "--prose=convert convertit ceux qui suivent un numéro et peuvent se jouer de là") \
    X(SAY_OF_PROBLEMS, ", problems\n", ", problèmes\n")
/* clang-format on */

#define MESSAGE_NAME(name, english, french) name,
typedef enum message { MESSAGES(MESSAGE_NAME) MESSAGE_COUNT } message;
#undef MESSAGE_NAME

#endif
