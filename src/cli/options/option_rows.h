/* The options, in the order of the help. A row is two lines: the enumerator and what is typed, and
 * what it is for, first in English. The members are those of option_row; options.c names the
 * commands by their letters. */
#ifndef AN_CLI_OPTION_ROWS_H
#define AN_CLI_OPTION_ROWS_H

/* clang-format off */
#define OPTIONS(ROW) \
    ROW(OPTION_FROM, "from", 'f', {"LANG", "LANGUE"}, V | C | B | S | M | R | G | E | X, GROUP_INPUT, \
      {"language of the games: auto, or names with commas (auto)", \
       "langue des parties : auto, ou des noms séparés par des virgules (auto)"}) \
    ROW(OPTION_TO, "to", 't', {"LANG", "LANGUE"}, C | B | M | R | E | X, GROUP_NOTATION, \
      {"language to write, figurine, uci or iccf (convert, compare: en; solve: that of the messages; else " \
       "the game's own; record: of the moves it tells, its file being PGN in English)", \
       "langue des coups écrits, figurine, uci ou iccf (convert, compare : en ; solve : celle des " \
       "messages ; sinon celle de la partie ; record : celle des coups affichés, le fichier étant du PGN " \
       "en anglais)"}) \
    ROW(OPTION_STYLE, "style", '\0', {"STYLE", "STYLE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"short, long, full or minimal (short; solve: long)", \
       "écriture des coups : short, long, full ou minimal (short ; solve : long)"}) \
    ROW(OPTION_DIALECT, "dialect", '\0', {"NAME", "NOM"}, C | B | M | R | X, GROUP_NOTATION, \
      {"all conventions at once: pgn or fide", "toutes les conventions à la fois : pgn ou fide"}) \
    /* from here to OPTION_DISAMBIGUATION in the order of an_convention */ \
    ROW(OPTION_CASTLING, "castling", '\0', {"SIGN", "SIGNE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"O, 0 or 0–0", "roque : O, 0 ou 0–0"}) \
    ROW(OPTION_PROMOTION, "promotion", '\0', {"SIGN", "SIGNE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"=, none, () or /", "signe de la promotion : =, none (aucun), () ou /"}) \
    ROW(OPTION_CAPTURE, "capture", '\0', {"SIGN", "SIGNE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"x, ×, : or none", "prise : x, ×, : ou none (aucun signe)"}) \
    ROW(OPTION_EN_PASSANT, "en-passant", '\0', {"HOW", "MANIÈRE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"mark or omit e.p.", "prise en passant : écrire (mark) ou omettre (omit) e.p."}) \
    ROW(OPTION_CHECK_SIGN, "check-sign", '\0', {"SIGN", "SIGNE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"+, † or omit", "échec : +, † ou omit (aucun signe)"}) \
    ROW(OPTION_MATE_SIGN, "mate-sign", '\0', {"SIGN", "SIGNE"}, C | B | M | R | X, GROUP_NOTATION, \
      {"#, ++, ‡, mat or omit", "mat : #, ++, ‡, mat ou omit (aucun signe)"}) \
    ROW(OPTION_RESULT, "result", '\0', {"SIGN", "SIGNE"}, C | B | R, GROUP_NOTATION, \
      {"of a draw: 1/2-1/2, ½-½ or ½–½", "nulle : 1/2-1/2, ½-½ ou ½–½"}) \
    ROW(OPTION_NAGS, "nags", '\0', {"HOW", "MANIÈRE"}, C | B | R, GROUP_NOTATION, \
      {"annotations as number, unicode or ascii", \
       "annotations : numéros (number), signes unicode ou ascii"}) \
    ROW(OPTION_DRAW_OFFER, "draw-offer", '\0', {"HOW", "MANIÈRE"}, C | B | R, GROUP_NOTATION, \
      {"as comment {(=)} or sign (=)", "proposition de nulle : {(=)} (comment) ou (=) (sign)"}) \
    ROW(OPTION_BLACK_DOTS, "black-dots", '\0', {"DOTS", "POINTS"}, C | B | R | X, GROUP_NOTATION, \
      {"... or …", "points après le numéro d'un coup noir : ... ou …"}) \
    ROW(OPTION_FIGURINES, "figurines", '\0', {"WHOSE", "COULEUR"}, C | B | M | R | X, GROUP_NOTATION, \
      {"figurines of the mover, white or black (mover)", \
       "figurines du joueur (mover), blanches (white) ou noires (black)"}) \
    ROW(OPTION_DISAMBIGUATION, "disambiguation", '\0', {"RULES", "RÈGLES"}, C | B | M | R | X, GROUP_NOTATION, \
      {"pieces that could go there by orthodox rules, or by the variant's (orthodox)", \
       "pièces à distinguer : orthodox, selon les règles usuelles, ou variant (orthodox)"}) \
    ROW(OPTION_LAYOUT, "layout", '\0', {"NAME", "NOM"}, C | B, GROUP_LAYOUT, \
      {"auto, pgn, text, lines, columns, oneline, jsonl (without comments and variations) or keep; to " \
       "print: html, latex, typst or scoresheet (auto)", \
       "mise en page : auto, pgn, text, lines, columns, oneline, jsonl (sans commentaires ni variantes) " \
       "ou keep ; à imprimer : html, latex, typst ou scoresheet (auto)"}) \
    ROW(OPTION_COMMENTS, "comments", '\0', {"HOW", "MANIÈRE"}, C | B, GROUP_LAYOUT, \
      {"comments in braces or parentheses", \
       "commentaires entre accolades (braces) ou parenthèses (parentheses)"}) \
    ROW(OPTION_HEADINGS, "headings", '\0', {"HOW", "MANIÈRE"}, C, GROUP_LAYOUT, \
      {"heading of a score sheet: tags where it is surely understood, or a comment (tags)", \
       "en-tête d'une feuille de partie : étiquettes (tags) pour ce qui est sûrement compris, ou " \
       "commentaire (comment) pour le tout (tags)"}) \
    ROW(OPTION_WIDTH, "width", '\0', {"N", "N"}, C | B | X, GROUP_LAYOUT, \
      {"longest line of moves; 0: none (79)", \
       "plus longue ligne de coups ; 0 : sans limite (79)"}) \
    ROW(OPTION_TAG, "tag", '\0', {"NAME=VALUE", "NOM=VALEUR"}, C | B | R, GROUP_TAGS, \
      {"a tag to set in every game that is written with tags; may be repeated", \
       "étiquette à mettre dans chaque partie écrite avec étiquettes ; peut se répéter"}) \
    ROW(OPTION_DROP, "drop", '\0', {"WHAT", "QUOI"}, C, GROUP_LAYOUT, \
      {"leave out comments,variations,nags,clocks,tags", \
       "ce qui est omis, parmi comments,variations,nags,clocks,tags"}) \
    ROW(OPTION_SHEET, "sheet", '\0', {NULL}, C | R, GROUP_LAYOUT, \
      {"only moves, clock times, (=) and result, as on a score sheet", \
       "seulement les coups, les temps, (=) et le résultat, comme sur une feuille de partie"}) \
    ROW(OPTION_ON_ERROR, "on-error", '\0', {"HOW", "MANIÈRE"}, C, GROUP_ERRORS, \
      {"after an error keep the text, stop the line, drop the game, or fix (keep)", \
       "en cas d'erreur : keep garde le texte, stop s'arrête là, drop omet la partie, fix " \
       "corrige (keep)"}) \
    ROW(OPTION_AFTER_ERROR, "after-error", '\0', {"HOW", "MANIÈRE"}, V, GROUP_ERRORS, \
      {"stop at the first error, or repair it and go on (repair in plain text, stop in PGN)", \
       "stop : s'arrêter à la première erreur ; repair : corriger et continuer (repair dans un " \
       "texte, stop en PGN)"}) \
    ROW(OPTION_PLAYED_ILLEGAL, "played-illegal", '\0', {"HOW", "ACTION"}, V | C | S, GROUP_ERRORS, \
      {"stop at an illegal move, or keep it as it was played: the piece is put where the move says, it is " \
       "marked {algnot: illegal, played}, and the rest is judged (stop; with keep, nothing is repaired)", \
       "stop : s'arrêter à un coup illégal ; keep : le conserver tel qu'il a été joué, la pièce posée là " \
       "où il le dit, le marquer {algnot: illegal, played} et juger la suite (stop ; avec keep, rien " \
       "n'est corrigé)"}) \
    ROW(OPTION_REJECTS, "rejects", '\0', {"FILE", "FICHIER"}, C, GROUP_ERRORS, \
      {"write games with an error to this file, untouched, and not to the output; above each one " \
       "without tags stands \"; FILE:LINE\", where it was", \
       "écrire dans ce fichier les parties erronées, telles quelles, et non dans la sortie ; " \
       "« ; FICHIER:LIGNE » au-dessus de celles sans étiquettes dit d'où elles viennent"}) \
    ROW(OPTION_CHECK, "check", '\0', {NULL}, C, GROUP_OUTPUT, \
      {"write nothing, list what would change (status 1)", \
       "ne rien écrire, lister ce qui changerait (code 1)"}) \
    ROW(OPTION_DIFF, "diff", '\0', {NULL}, V | C, GROUP_OUTPUT, \
      {"write nothing, show as a unified diff what --fix or --write would change (status 1)", \
       "ne rien écrire, montrer en diff unifié ce que changerait --fix ou --write (code 1)"}) \
    ROW(OPTION_WRITE, "write", '\0', {NULL}, C, GROUP_OUTPUT, \
      {"convert each file in place, as a whole or not at all", \
       "convertir chaque fichier sur place, en entier ou pas du tout"}) \
    ROW(OPTION_FIX, "fix", '\0', {NULL}, V, GROUP_ERRORS, \
      {"write corrections that are certain into the files, then report what is left", \
       "écrire dans les fichiers les corrections certaines, puis signaler ce qui reste"}) \
    ROW(OPTION_NULL, "null", '0', {NULL}, C, GROUP_LAYOUT, \
      {"end every game with a NUL byte, for xargs -0 and its like: games of several lines stay whole", \
       "finir chaque partie par un octet nul, pour xargs -0 et autres : les parties de plusieurs " \
       "lignes restent entières"}) \
    ROW(OPTION_BY, "by", '\0', {"TAGS", "ÉTIQUETTES"}, B, GROUP_INPUT, \
      {"compare all games of two files; those go together that have these tags alike: " \
       "White,Black,Round", \
       "comparer toutes les parties de deux fichiers ; vont ensemble celles dont ces étiquettes " \
       "concordent : White,Black,Round"}) \
    ROW(OPTION_VARIANT, "variant", '\0', {"NAME", "NOM"}, V | C | B | S | M | P | R | G | E | X, GROUP_INPUT, \
      {"standard, chess960, alphabetic, numeric and their kin (standard)", \
       "standard, chess960, alphabetic, numeric et leurs dérivés (standard)"}) \
    ROW(OPTION_FEN, "fen", '\0', {"FEN", "FEN"}, V | C | B | S | M | P | R | G | X, GROUP_INPUT, \
      {"start position; in files, of games without a FEN tag", \
       "position de départ ; dans un fichier, des parties sans étiquette FEN"}) \
    ROW(OPTION_PROFILE, "profile", '\0', {"NAME", "NOM"}, V | E, GROUP_FINDINGS, \
      {"what games are held against: default, pgn or fide (default)", \
       "ce qui est exigé des parties : default, pgn ou fide (default)"}) \
    ROW(OPTION_ALLOW, "allow", '\0', {"CODES", "CODES"}, V, GROUP_FINDINGS, \
      {"findings that are not to be shown", "constats à ne pas montrer"}) \
    ROW(OPTION_DENY, "deny", '\0', {"CODES", "CODES"}, V, GROUP_FINDINGS, \
      {"findings that count as errors", "constats comptés comme erreurs"}) \
    ROW(OPTION_ONLY, "only", '\0', {"CODES", "CODES"}, V, GROUP_FINDINGS, \
      {"the only findings to be shown", "les seuls constats à montrer"}) \
    ROW(OPTION_STRICT, "strict", '\0', {NULL}, V | B, GROUP_FINDINGS, \
      {"warnings count as errors; compare: differences that are settled do, too", \
       "les avertissements comptent comme erreurs ; compare : les différences tranchées aussi"}) \
    ROW(OPTION_FORMAT, "format", '\0', {"FORM", "FORME"}, V | C | B | L | G | X, GROUP_OUTPUT, \
      {"form of the messages: text, jsonl; of findings also short, gcc, github (annotations) and, " \
       "for validate, checkstyle, junit, sarif; csv for a row a game, or a row of marks; of " \
       "solutions pgn, popeye (text)", \
       "forme des messages : text, jsonl ; pour les constats aussi short, gcc, github (annotations) " \
       "et, pour validate, checkstyle, junit, sarif ; csv pour une ligne par partie ou par note ; pour " \
       "les solutions pgn, popeye (text)"}) \
    ROW(OPTION_EMIT, "emit", '\0', {"KINDS", "GENRES"}, V, GROUP_OUTPUT, \
      {"with --format=jsonl, lines of finding,game,summary (all)", \
       "avec --format=jsonl, lignes finding,game,summary (toutes)"}) \
    ROW(OPTION_MAX_ERRORS, "max-errors", '\0', {"N", "N"}, V, GROUP_FINDINGS, \
      {"findings shown per game (20)", "constats montrés par partie (20)"}) \
    ROW(OPTION_MAX_GAME, "max-game", '\0', {"SIZE", "TAILLE"}, V | C | B | S | M | G, GROUP_INPUT, \
      {"longest game that is read (64MiB)", "plus longue partie à lire (64MiB)"}) \
    ROW(OPTION_ENCODING, "encoding", '\0', {"NAME", "NOM"}, V | C | B | S | M | G | X, GROUP_INPUT, \
      {"of the input: auto, utf-8, cp1252, cp850 or utf-16 (auto)", \
       "encodage de l'entrée : auto, utf-8, cp1252, cp850 ou utf-16 (auto)"}) \
    ROW(OPTION_STDIN_FILENAME, "stdin-filename", '\0', {"NAME", "NOM"}, V | C | B | S | M | R | G | X, GROUP_INPUT, \
      {"name of standard input in findings (<stdin>)", \
       "nom de l'entrée standard dans les constats (<stdin>)"}) \
    ROW(OPTION_JOBS, "jobs", 'j', {"N", "N"}, V | C | L | X, GROUP_INPUT, \
      {"threads that judge games (as many as there are processors)", \
       "fils d'exécution qui jugent les parties (autant que de processeurs)"}) \
    ROW(OPTION_OUTPUT, "output", 'o', {"FILE", "FICHIER"}, V | C | B | S | G | X, GROUP_OUTPUT, \
      {"write to this file, as a whole or not at all; compare: the game that both sheets say", \
       "écrire dans ce fichier, en entier ou pas du tout ; compare : la partie que disent les deux " \
       "feuilles"}) \
    ROW(OPTION_DETECT, "detect", '\0', {NULL}, L, GROUP_OUTPUT, \
      {"name the language of each file", "nommer la langue de chaque fichier"}) \
    ROW(OPTION_DIVIDE, "divide", '\0', {NULL}, P, GROUP_OUTPUT, \
      {"a count for each first move", "un compte par premier coup"}) \
    ROW(OPTION_BATCH, "batch", '\0', {NULL}, M | P, GROUP_INPUT, \
      {"positions on standard input, one a line", \
       "des positions sur l'entrée standard, une par ligne"}) \
    ROW(OPTION_TRACE, "trace", '\0', {NULL}, M, GROUP_OUTPUT, \
      {"in the variant's order, why each piece must or cannot move", \
       "dans l'ordre de la variante, pourquoi chaque pièce doit jouer ou ne le peut pas"}) \
    ROW(OPTION_RESUME, "resume", '\0', {NULL}, R, GROUP_SESSION, \
      {"go on with the last unfinished game", "reprendre la dernière partie inachevée"}) \
    ROW(OPTION_ECHO, "echo", '\0', {"FORM", "FORME"}, R, GROUP_SESSION, \
      {"for programs: answer each move with a line: fen, uci or san", \
       "pour un programme : répondre à chaque coup par une ligne : fen, uci ou san"}) \
    ROW(OPTION_BOARD, "board", '\0', {NULL}, R, GROUP_BOARD, \
      {"draw the board after every move", "dessiner l'échiquier après chaque coup"}) \
    ROW(OPTION_WHITE, "white", '\0', {"NAME", "NOM"}, R, GROUP_TAGS, \
      {"who has White", "qui a les Blancs"}) \
    ROW(OPTION_BLACK, "black", '\0', {"NAME", "NOM"}, R, GROUP_TAGS, \
      {"who has Black", "qui a les Noirs"}) \
    ROW(OPTION_EVENT, "event", '\0', {"NAME", "NOM"}, R, GROUP_TAGS, \
      {"the tournament", "le tournoi"}) \
    ROW(OPTION_SITE, "site", '\0', {"NAME", "NOM"}, R, GROUP_TAGS, \
      {"where it is played", "où l'on joue"}) \
    ROW(OPTION_DATE, "date", '\0', {"YYYY.MM.DD", "AAAA.MM.JJ"}, R, GROUP_TAGS, \
      {"when it is played, with ? for what is not known", \
       "quand l'on joue, avec des ? pour ce qui n'est pas connu"}) \
    ROW(OPTION_ROUND, "round", '\0', {"N", "N"}, R, GROUP_TAGS, \
      {"the round", "la ronde"}) \
    ROW(OPTION_AT, "at", '\0', {"MOMENT", "MOMENT"}, S | M, GROUP_PLACE, \
      {"12w, 12b: after the 12th move of White, of Black; 12: after 12 half-moves; start, end (end)", \
       "12w, 12n : après le 12e coup des Blancs, des Noirs ; 12 : après 12 demi-coups ; début, fin (fin)"}) \
    ROW(OPTION_GAME, "game", '\0', {"N", "N"}, S | M, GROUP_PLACE, \
      {"number of the game in its file (1)", "numéro de la partie dans le fichier (1)"}) \
    ROW(OPTION_EVERY, "every", '\0', {"N", "N"}, S, GROUP_PLACE, \
      {"a board every N half-moves up to that moment", \
       "un échiquier tous les N demi-coups jusqu'à ce moment"}) \
    ROW(OPTION_FORM, "form", '\0', {"FORM", "FORME"}, S, GROUP_BOARD, \
      {"text, svg or fen (text)", "ce qui est dessiné : text, svg ou fen (text)"}) \
    ROW(OPTION_CHARSET, "charset", '\0', {"NAME", "NOM"}, S, GROUP_BOARD, \
      {"of the board: unicode or ascii; auto: as the terminal can (auto)", \
       "caractères de l'échiquier : unicode ou ascii ; auto : selon le terminal (auto)"}) \
    ROW(OPTION_LETTERS, "letters", '\0', {"LANG", "LANGUE"}, S, GROUP_BOARD, \
      {"language of the letters on the board, or figurine (the game's own)", \
       "langue des lettres sur l'échiquier, ou figurine (celle de la partie)"}) \
    ROW(OPTION_FLIP, "flip", '\0', {NULL}, S, GROUP_BOARD, \
      {"Black is below", "les Noirs en bas"}) \
    ROW(OPTION_COORDINATES, "coordinates", '\0', {"WHERE", "OÙ"}, S, GROUP_BOARD, \
      {"files and ranks: yes, around the board; no; with svg inside, in the squares (yes)", \
       "colonnes et rangées : yes, autour de l'échiquier ; no ; avec svg inside, dans les cases (yes)"}) \
    ROW(OPTION_PRIORITY, "priority", '\0', {NULL}, S, GROUP_BOARD, \
      {"number the squares in the variant's order, and say who must move", \
       "numéroter les cases dans l'ordre de la variante, et dire qui doit jouer"}) \
    ROW(OPTION_KEY, "key", '\0', {"GAME", "PARTIE"}, G, GROUP_MARKS, \
      {"the game as it was played: the first one of this file", \
       "la partie telle qu'elle a été jouée : la première de ce fichier"}) \
    ROW(OPTION_OUT_OF, "out-of", '\0', {"N", "N"}, G, GROUP_MARKS, \
      {"the highest mark (20)", "la meilleure note (20)"}) \
    ROW(OPTION_PER_ERROR, "per-error", '\0', {"POINTS", "POINTS"}, G, GROUP_MARKS, \
      {"what an error costs (1), or kinds of errors: notation, other, illegal, omission, extra, result, " \
       "as in notation:0.5,illegal:2", \
       "ce que coûte une faute (1), ou un type de faute : notation, other, illegal, omission, extra, " \
       "result, comme notation:0.5,illegal:2"}) \
    ROW(OPTION_MESSAGES, "messages", '\0', {"LANG", "LANGUE"}, ALL, GROUP_GENERAL, \
      {"language of the messages: auto, en or fr (auto)", \
       "langue des messages : auto, en ou fr (auto)"}) \
    ROW(OPTION_COLOR, "color", '\0', {"WHEN", "QUAND"}, ALL, GROUP_GENERAL, \
      {"auto, always or never (auto)", "quand colorer : auto, always ou never (auto)"}) \
    ROW(OPTION_QUIET, "quiet", 'q', {NULL}, V | C | B | X, GROUP_OUTPUT, \
      {"exit status only", "le code de retour seulement"}) \
    ROW(OPTION_VERBOSE, "verbose", 'v', {NULL}, V | C | B | G, GROUP_OUTPUT, \
      {"notes, and a summary of each file; of a mark, each error", \
       "notes, et un bilan par fichier ; d'une note, chaque faute"}) \
    ROW(OPTION_HELP, "help", 'h', {NULL}, ALL, GROUP_GENERAL, \
      {"this help", "cette aide"}) \
    ROW(OPTION_STIPULATION, "stipulation", '\0', {"WHAT", "ÉNONCÉ"}, X | S, GROUP_PROBLEM, \
      {"what is to be reached: #3, s#2, h#2.5, ser-h=5, semi-r#2 and their like", \
       "ce qu'il faut atteindre : #3, s#2, h#2,5, ser-h=5, semi-r#2 et leurs semblables"}) \
    ROW(OPTION_POSITION, "position", '\0', {"PIECES", "PIÈCES"}, X | S | M, GROUP_INPUT, \
      {"a position as a list, in any language: 'White: Kf1 Qa3 / Black: Ke5'", \
       "une position en liste, dans toutes les langues : « Blancs : Rf1 Da3 / Noirs : Re5 »"}) \
    ROW(OPTION_INPUT, "input", '\0', {"FORM", "FORME"}, X, GROUP_INPUT, \
      {"form of the input: auto, text (or EPD), pgn, jsonl, popeye or yaml (auto)", \
       "forme de l'entrée : auto, text (ou EPD), pgn, jsonl, popeye ou yaml (auto)"}) \
    ROW(OPTION_TWINS, "twins", '\0', {"TWINS", "JUMEAUX"}, X, GROUP_PROBLEM, \
      {"twins of the problem: 'b) c3→c4 c) -d5 d) +wPe4'; + before a letter goes on from the twin " \
       "before it", \
       "jumeaux du problème : « b) c3→c4 c) -d5 d) +wPe4 » ; + devant la lettre continue le jumeau " \
       "précédent"}) \
    ROW(OPTION_INTENDED, "intended", '\0', {"N[.N]...", "N[.N]..."}, X, GROUP_PROBLEM, \
      {"how many solutions the author claims, or branches a half-move: 2, 2.1.1 (1)", \
       "nombre de solutions voulues, ou de branches par demi-coup : 2, 2.1.1 (1)"}) \
    ROW(OPTION_KEYS, "keys", '\0', {NULL}, X, GROUP_PROBLEM, \
      {"first moves only, without variations", "les clés seulement, sans les variantes"}) \
    ROW(OPTION_TRIES, "tries", '\0', {"[=N]", "[=N]"}, X, GROUP_PROBLEM, \
      {"also first moves with at most N refutations (1)", \
       "aussi les essais qui ont au plus N réfutations (1)"}) \
    ROW(OPTION_SET_PLAY, "set-play", '\0', {NULL}, X, GROUP_PROBLEM, \
      {"also what happens if the other side begins", \
       "aussi le jeu apparent, où l'autre camp commence"}) \
    ROW(OPTION_DUPLEX, "duplex", '\0', {NULL}, X, GROUP_PROBLEM, \
      {"also the same for the other side", "aussi le même énoncé pour l'autre camp"}) \
    ROW(OPTION_ALL, "all", '\0', {NULL}, X, GROUP_PROBLEM, \
      {"help and series play: longer lines, too, up to full length, where shorter ones exist", \
       "jeu aidé et séries : aussi les solutions plus longues là où il y en a de plus courtes"}) \
    ROW(OPTION_MAX_SOLUTIONS, "max-solutions", '\0', {"N", "N"}, X, GROUP_LIMITS, \
      {"solutions that are shown of a problem (1000)", \
       "solutions montrées par problème (1000)"}) \
    ROW(OPTION_MAX_NODES, "max-nodes", '\0', {"N", "N"}, X, GROUP_LIMITS, \
      {"positions that are visited for a problem; 0: no limit (0)", \
       "positions visitées par problème ; 0 : sans limite (0)"}) \
    ROW(OPTION_MAX_TIME, "max-time", '\0', {"SECONDS", "SECONDES"}, X, GROUP_LIMITS, \
      {"whole seconds for a problem; 0: no limit (0)", \
       "secondes entières par problème ; 0 : sans limite (0)"}) \
    ROW(OPTION_MEMORY, "memory", '\0', {"SIZE", "TAILLE"}, X, GROUP_LIMITS, \
      {"memory of the search, from 64KiB (64MiB)", \
       "mémoire de la recherche, au moins 64KiB (64MiB)"}) \
    ROW(OPTION_PROGRESS, "progress", '\0', {"WHEN", "QUAND"}, X, GROUP_OUTPUT, \
      {"how far a long search has got, on standard error: auto, always or never (auto)", \
       "avancement d'une longue recherche, sur la sortie d'erreur : auto, always ou never (auto)"}) \
    ROW(OPTION_SHORT, "short", '\0', {NULL}, N, GROUP_OUTPUT, \
      {"the number alone", "le numéro seulement"}) \
    ROW(OPTION_MAN, "man", '\0', {"[=COMMAND]", "[=COMMANDE]"}, H, GROUP_OUTPUT, \
      {"the manual page of algnot, of a command or, with 3, of the library: algnot help --man | " \
       "man -l -", \
       "la page de manuel d'algnot, d'une commande ou, avec 3, de la bibliothèque : algnot help " \
       "--man | man -l -"}) \
    ROW(OPTION_COMPLETION, "completion", '\0', {"SHELL", "SHELL"}, H, GROUP_OUTPUT, \
      {"a script that lets bash, zsh or fish complete command lines", \
       "un script qui fait compléter les lignes de commande par bash, zsh ou fish"}) \
    ROW(OPTION_DIAGRAMS, "diagrams", '\0', {"MOMENTS", "MOMENTS"}, C | S, GROUP_PLACE, \
      {"several boards: moments with commas, 11w,24b,end; marked: those that the game asks for with " \
       "{[#]} or $220 (convert prints these always; there, 2:11w is of the second game)", \
       "plusieurs échiquiers : des moments séparés par des virgules, 11w,24n,fin ; marked : ceux que " \
       "la partie demande par {[#]} ou $220 (convert les imprime toujours ; là, 2:11w vaut pour la " \
       "deuxième partie)"}) \
    ROW(OPTION_MARK, "mark", '\0', {"SQUARES", "CASES"}, S, GROUP_BOARD, \
      {"with svg, squares to mark: e4,d5; with a color before them: Re4 (G, R, Y or B)", \
       "avec svg, cases à marquer : e4,d5 ; précédées d'une couleur : Re4 (G vert, R rouge, Y jaune, B " \
       "bleu)"}) \
    ROW(OPTION_ARROW, "arrow", '\0', {"ARROWS", "FLÈCHES"}, S, GROUP_BOARD, \
      {"with svg, arrows to draw: e2e4,Rg1f3", "avec svg, flèches à tracer : e2e4,Rg1f3"}) \
    ROW(OPTION_CAPTION, "caption", '\0', {"TEXT", "TEXTE"}, S, GROUP_BOARD, \
      {"with svg, what stands below the board; auto: the last move", \
       "avec svg, légende sous l'échiquier ; auto : le dernier coup"}) \
    ROW(OPTION_TURN, "turn", '\0', {"YES|NO", "YES|NO"}, S, GROUP_BOARD, \
      {"with svg, a square beside the board shows whose turn it is (yes)", \
       "avec svg, un carré près de l'échiquier montre qui a le trait (yes)"}) \
    ROW(OPTION_HATCHED, "hatched", '\0', {NULL}, C | S, GROUP_BOARD, \
      {"in a picture dark squares are hatched, for printing in black and white", \
       "sur une image, cases noires hachurées, pour l'impression en noir et blanc"}) \
    ROW(OPTION_PAGE, "page", '\0', {"SIZE", "FORMAT"}, C, GROUP_LAYOUT, \
      {"paper of a printed layout: a4, a5 or letter (a4)", \
       "papier d'une mise en page imprimée : a4, a5 ou letter (a4)"}) \
    ROW(OPTION_SPACING, "spacing", '\0', {"EXAMPLE", "EXEMPLE"}, C, GROUP_LAYOUT, \
      {"in a printed layout, number and move: '1. e4' or '1.e4' (1. e4)", \
       "dans une mise en page imprimée, numéro et coup : « 1. e4 » ou « 1.e4 » (1. e4)"}) \
    ROW(OPTION_TITLE, "title", '\0', {"TEXT", "TEXTE"}, C, GROUP_LAYOUT, \
      {"title of a printed layout, above all games", \
       "titre d'une mise en page imprimée, au-dessus des parties"}) \
    ROW(OPTION_PROSE, "prose", '\0', {"HOW", "MANIÈRE"}, C, GROUP_LAYOUT, \
      {"with --layout=keep, moves in comments and prose: keep them, or convert those that follow a " \
       "number and can be played from there (keep)", \
       "avec --layout=keep, les coups cités dans les commentaires et le texte : keep, les laisser, ou " \
       "convert, convertir ceux qui suivent un numéro et peuvent se jouer de là (keep)"})
/* clang-format on */

#define OPTION_NAME(id, ...) id,
typedef enum option_id { OPTIONS(OPTION_NAME) OPTION_COUNT } option_id;
#undef OPTION_NAME

#endif
