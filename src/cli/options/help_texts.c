/* What the help of a command tells besides its options: what one should know, and examples. */
#include "help_texts.h"

/* clang-format off */

static const char *const titles[GROUP_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
    [GROUP_INPUT] = {"What is read:", "Ce qui est lu :"},
    [GROUP_PLACE] = {"Which moment:", "À quel moment :"},
    [GROUP_PROBLEM] = {"What is asked:", "Ce qui est demandé :"},
    [GROUP_LIMITS] = {"How long the search may go on:", "Limites de la recherche :"},
    [GROUP_NOTATION] = {"How moves are written:", "Écriture des coups :"},
    [GROUP_LAYOUT] = {"How games are laid out:", "Mise en page :"},
    [GROUP_TAGS] = {"Tags:", "Étiquettes :"},
    [GROUP_ERRORS] = {"After an error:", "En cas d'erreur :"},
    [GROUP_FINDINGS] = {"Which findings are shown:", "Constats à montrer :"},
    [GROUP_BOARD] = {"The board:", "L'échiquier :"},
    [GROUP_SESSION] = {"The session:", "La saisie :"},
    [GROUP_MARKS] = {"Marks:", "La note :"},
    [GROUP_OUTPUT] = {"Messages and output:", "Messages et sortie :"},
    [GROUP_GENERAL] = {"In general:", "En général :"},
};

/* English first. */
static const help_text texts[COMMAND_COUNT] = {
    [COMMAND_VALIDATE] = {
        .about = {
            "Reads PGN and plain score sheets, in any language; without FILE, or with -, standard "
            "input. Nothing is printed if all is well. The status is 1 if there is an error, with "
            "--strict also if there is a warning, else 0. Each finding ends with its code in brackets, which 'algnot explain CODE' explains.\n"
            "In plain text, a score sheet or an article, a move is read where one is due: after its "
            "number, or after the move before it. Where several places carry the number that is "
            "due, the game is what goes on furthest. What looks like a move among words is a note "
            "(-v); numbered moves that were left unread are an error.\n"
            "With --variant=alphabetic the first piece in the order a1, a2 ... h8 that has a legal "
            "move must move; antialphabetic turns the order round, numeric has a1, b1 ... h8, and "
            "-white or -black after the name binds one side only.\n"
            "Files are UTF-8, or UTF-16 with a byte order mark; a byte that is neither is read as "
            "Windows-1252, which is reported once a file.\n"
            "Games are judged on several threads; findings come in the order of the input.\n"
            "--fix writes corrections into the files, only those that are certain and no other byte, "
            "tells them, and then reports what is left: the status is 0 if that is no error. --diff "
            "shows them instead, as patch can apply them; the status is 1 if there are any, or if an "
            "error would be left. Standard input is written, corrected, to standard output.",
            "Lit le PGN et les feuilles de partie en texte simple, dans toutes les langues ; sans "
            "FICHIER, ou avec -, l'entrée standard. Rien ne s'affiche si tout va bien. Le code de "
            "retour est 1 s'il y a une erreur, avec --strict aussi s'il y a un avertissement, sinon 0. "
            "Chaque constat finit par son code entre crochets, que "
            "« algnot explain CODE » explique.\n"
            "Dans un texte simple, feuille de partie ou article, un coup est lu là où il est "
            "attendu : après son numéro, ou après le coup précédent. Si plusieurs endroits portent "
            "le numéro attendu, la partie est celle qui va le plus loin. Ce qui ressemble à un coup "
            "parmi des mots est une note (-v) ; des coups numérotés qui n'ont pas été lus sont une erreur.\n"
            "Avec --variant=alphabetic, la première pièce dans l'ordre a1, a2 ... h8 qui a un coup "
            "légal doit jouer ; antialphabetic inverse l'ordre, numeric suit a1, b1 ... h8, et "
            "-white ou -black après le nom ne lie qu'un camp.\n"
            "Les fichiers sont en UTF-8, ou en UTF-16 avec une marque d'ordre ; un octet qui n'est "
            "ni l'un ni l'autre est lu en Windows-1252, ce qui est signalé une fois par fichier.\n"
            "Les parties sont vérifiées sur plusieurs fils d'exécution ; les constats suivent l'ordre "
            "de l'entrée.\n"
            "--fix écrit des corrections dans les fichiers, seulement celles qui sont certaines et "
            "sans toucher un autre octet, les annonce, puis signale ce qui reste : le code est 0 s'il "
            "ne reste aucune erreur. --diff les montre au lieu de les écrire, comme patch sait les "
            "appliquer ; le code est 1 s'il y en a, ou s'il resterait une erreur. L'entrée standard "
            "est écrite, corrigée, sur la sortie standard."},
        .examples = {
            {{"algnot validate game.txt", "algnot validate partie.txt"},
             {"what is wrong with this game", "ce qui ne va pas dans cette partie"}},
            {{"algnot validate --profile=pgn *.pgn", "algnot validate --profile=pgn *.pgn"},
             {"what the export format of PGN forbids, too",
              "et ce qu'interdit le format d'exportation du PGN"}},
            {{"algnot validate --after-error=repair game.pgn",
              "algnot validate --after-error=repair partie.pgn"},
             {"go on after an error with what was probably meant",
              "continuer après une erreur avec le coup sans doute voulu"}},
            {{"algnot validate --fix sheet.txt", "algnot validate --fix feuille.txt"},
             {"correct what is certain, and report the rest (--diff shows it first)",
              "corriger ce qui est certain, et signaler le reste (--diff le montre d'abord)"}},
            {{"algnot validate --format=jsonl --emit=game *.pgn",
              "algnot validate --format=jsonl --emit=game *.pgn"},
             {"a line of JSON for each game", "une ligne de JSON par partie"}}},
        .recipes = {
            {{"Visual Studio Code, in a task of .vscode/tasks.json:",
              "Visual Studio Code, dans une tâche de .vscode/tasks.json :"},
             "\"problemMatcher\": {\n"
             "  \"owner\": \"algnot\",\n"
             "  \"fileLocation\": [\"autoDetect\", \"${workspaceFolder}\"],\n"
             "  \"pattern\": {\n"
             "    \"regexp\": \"^(.+?):(\\\\d+):(\\\\d+): (\\\\w+): (.+) \\\\[([a-z-]+)\\\\]$\",\n"
             "    \"file\": 1, \"line\": 2, \"column\": 3,\n"
             "    \"severity\": 4, \"message\": 5, \"code\": 6\n"
             "  }\n"
             "}\n"},
            {{"Vim, in ~/.vim/compiler/algnot.vim, for \":compiler algnot\" and \":make\":",
              "Vim, dans ~/.vim/compiler/algnot.vim, pour « :compiler algnot » et « :make » :"},
             "CompilerSet makeprg=algnot\\ validate\\ --format=gcc\\ %:S\n"
             "CompilerSet errorformat=%f:%l:%v:\\ %t%*[a-z]:\\ %m\n"},
            {{"pre-commit, in .pre-commit-config.yaml (or algnot-fix):",
              "pre-commit, dans .pre-commit-config.yaml (ou algnot-fix) :"},
             "- repo: URL\n"
             "  rev: TAG\n"
             "  hooks:\n"
             "  - id: algnot-validate\n"}}},
    [COMMAND_CONVERT] = {
        .about = {
            "A language goes by its code, its name or its own name: de, German, allemand, Deutsch. "
            "--dialect=pgn writes O-O, e8=Q, 1/2-1/2 and $1 (as for English), --dialect=fide 0-0, "
            "e8Q, ½-½ and ! (as for French); each convention can also be set alone.\n"
            "--layout=keep replaces the moves and touches no other byte of the file. What -o names "
            "is written as a whole, or stays as it was.\n"
            "--write does the same with each file in place; one with a game that cannot be converted "
            "whole stays as it was, unless --on-error is given. --diff shows what --write would do, "
            "for instance with --check, and patch can apply it: the status is 1 if anything would "
            "change.\n"
            "In a pipe, --layout=oneline gives a line for each game from the usual start, and jsonl for "
            "any game; in the other layouts a comment may hold an empty line, so that only --null parts "
            "games for sure.\n"
            "--layout=html, latex and typst make pages to print, with a diagram where the game has "
            "{[#]} or $220 and at the moments of --diagrams. The HTML is one file; the LaTeX is for "
            "XeLaTeX with the packages xskak and chessboard. The words on a page, and the spaces in its "
            "comments, are those of the language of the moves; with figurines, of --messages. "
            "--layout=scoresheet makes a score sheet, to write on or with the moves of each game.",
            "Une langue se donne par son code, son nom ou celui qu'elle se donne : de, German, "
            "allemand, Deutsch. --dialect=pgn écrit O-O, e8=Q, 1/2-1/2 et $1 (comme en anglais), "
            "--dialect=fide 0-0, e8D, ½-½ et ! (comme en français) ; chaque convention peut aussi "
            "se régler seule.\n"
            "--layout=keep remplace les coups sans toucher aucun autre octet du fichier. Ce que -o "
            "désigne est écrit en entier, ou reste tel quel.\n"
            "--write fait de même de chaque fichier, sur place ; un fichier dont une partie ne peut "
            "être convertie en entier reste tel quel, sauf si --on-error est donné. --diff, par "
            "exemple avec --check, montre ce que ferait --write, et patch peut l'appliquer : le code "
            "est 1 si quelque chose changerait.\n"
            "Dans un tube, --layout=oneline donne une ligne par partie commençant à la position "
            "initiale, et jsonl par partie quelle qu'elle soit ; ailleurs, un commentaire peut contenir "
            "une ligne vide : seul --null sépare sûrement les parties.\n"
            "--layout=html, latex et typst font des pages à imprimer, avec un diagramme là où la "
            "partie porte {[#]} ou $220 et aux moments de --diagrams. Le HTML tient en un fichier ; "
            "le LaTeX est pour XeLaTeX avec les paquets xskak et chessboard. Les mots d'une page et les "
            "espaces de ses commentaires sont ceux de la langue des coups ; avec des figurines, ceux de "
            "--messages. --layout=scoresheet fait une feuille de partie, vierge ou avec les coups de "
            "chaque partie."},
        .examples = {
            {{"algnot convert --to=fr game.pgn", "algnot convert --to=fr partie.pgn"},
             {"Nf3 becomes Cf3", "Nf3 devient Cf3"}},
            {{"algnot convert --to=en old.txt > game.pgn",
              "algnot convert --to=en feuille.txt > partie.pgn"},
             {"PGN from a French score sheet", "du PGN à partir d'une feuille française"}},
            {{"algnot convert --to=figurine --style=long game.pgn",
              "algnot convert --to=figurine --style=long partie.pgn"},
             {"♘g1-f3", "♘g1-f3"}},
            {{"algnot convert --to=de --layout=keep --write game.pgn",
              "algnot convert --to=de --layout=keep --write partie.pgn"},
             {"change the moves of a file, and nothing else",
              "changer les coups d'un fichier, et rien d'autre"}},
            {{"algnot convert --to=fr --layout=html --page=a5 game.pgn > game.html",
              "algnot convert --to=fr --layout=html --page=a5 partie.pgn > partie.html"},
             {"a page to print", "une page à imprimer"}},
            {{"algnot convert --on-error=fix old.txt", "algnot convert --on-error=fix feuille.txt"},
             {"mend slips that only one move explains",
              "corriger les fautes qu'un seul coup explique"}}}},
    [COMMAND_COMPARE] = {
        .about = {
            "Reads White's and Black's score sheet of the same game together, each in its own "
            "language and with its own slips: where one is wrong, has a hole or lacks a half-move, "
            "the other decides. Prints a line for each difference, in the order of the game: the "
            "move, what stands in either sheet, and behind the arrow what was played. Where both "
            "are legal and the rest tells nothing, it is open: on a terminal you are asked.\n"
            "With --to, --layout or -o the game is written, too, with the comments of both sheets, and "
            "of the clock times those of whoever moved; a move that is open has a comment. On standard "
            "output it stands alone: the differences then go to standard error.\n"
            "The status is 0 if it is the same game and nothing is open, 1 if something is open or the "
            "end stands on one sheet alone (with --strict: if anything differs), 2 if the sheets are not of the same game or "
            "cannot be read.\n"
            "With --by, each file holds the sheets of a round: those with the same tags go together.",
            "Lit ensemble la feuille des Blancs et celle des Noirs d'une même partie, chacune dans "
            "sa langue et avec ses fautes : là où l'une se trompe, a un trou ou omet un demi-coup, "
            "l'autre tranche. Affiche une ligne par différence, dans l'ordre de la partie : le coup, "
            "ce qui figure sur chaque feuille et, après la flèche, ce qui a été joué. Si les deux "
            "sont légaux et que la suite ne dit rien, le coup reste en suspens : sur un terminal, la "
            "question vous est posée.\n"
            "Avec --to, --layout ou -o, la partie est écrite aussi, avec les commentaires des deux "
            "feuilles et, pour les temps, ceux de qui a joué ; un coup en suspens porte un commentaire. "
            "Sur la sortie standard, elle est seule : les différences vont alors sur la sortie "
            "d'erreur.\n"
            "Le code de retour est 0 si c'est la même partie et que rien n'est en suspens, 1 si "
            "quelque chose l'est ou que la fin ne figure que sur une feuille (avec --strict : si quoi "
            "que ce soit diffère), 2 si ce n'est pas la "
            "même partie ou qu'une feuille ne peut être lue.\n"
            "Avec --by, chaque fichier contient les feuilles d'une ronde : celles qui ont les mêmes "
            "étiquettes vont ensemble."},
        .examples = {
            {{"algnot compare white.txt black.txt", "algnot compare blancs.txt noirs.txt"},
             {"what differs between the two sheets", "ce qui diffère entre les deux feuilles"}},
            {{"algnot compare white.txt black.txt -o game.pgn",
              "algnot compare blancs.txt noirs.txt -o partie.pgn"},
             {"and the game that they say together", "et la partie qu'elles disent ensemble"}},
            {{"algnot compare --by=White,Black,Round white.pgn black.pgn",
              "algnot compare --by=White,Black,Round blancs.pgn noirs.pgn"},
             {"all games of a round", "toutes les parties d'une ronde"}}}},
    [COMMAND_RECORD] = {
        .about = {
            "Asks for move after move, in any language: e4, Nf3, e2e4, O-O, with or without "
            "numbers, several in one line; then ! ? $14 {a comment} (=). Small letters are "
            "understood where one move fits. What two languages read differently is asked about, and "
            "so is a piece letter that is not of the game's language. After a number that is not "
            "that of the next move nothing is played. 'help' lists the commands: undo, go, "
            "variation, comment, result and others.\n"
            "A move that was acknowledged is on the disk: whenever the program is stopped, FILE is "
            "a whole PGN with every move so far, and older games keep every byte. Only a change of "
            "more than two blocks of the disk is first written to FILE.algnot-journal; if a crash "
            "leaves that file behind, the next 'algnot record FILE' finishes what was begun. "
            "A full disk is reported at that very move, and the next save brings all that was "
            "missing.\n"
            "In a pipe, a whole sheet is recorded up to the first move that is refused (status 1); "
            "words between the moves become comments. With --echo, each line is answered with "
            "one line: the move or the place in the game, '! CODE' if it was refused, "
            "'! not-saved' if it is not on the disk. CODE is that of a finding, or not-understood "
            "or not-possible for a command.",
            "Demande coup après coup, dans toutes les langues : e4, Cf3, e2e4, 0-0, avec ou sans "
            "numéros, plusieurs par ligne ; puis ! ? $14 {un commentaire} (=). Les minuscules sont "
            "comprises là où un seul coup convient. Ce que deux langues lisent différemment fait "
            "l'objet d'une question, de même qu'une lettre de pièce étrangère à la langue de la "
            "partie. Rien n'est joué après un numéro qui n'est pas celui du coup attendu. « aide » "
            "donne les commandes : annule, va, variante, commente, résultat et d'autres.\n"
            "Un coup confirmé est sur le disque : à quelque moment que le programme s'arrête, "
            "FICHIER est un PGN complet avec tous les coups, et les parties plus anciennes gardent "
            "chacun de leurs octets. Seul un changement de plus de deux blocs du disque passe "
            "d'abord par FICHIER.algnot-journal ; si une panne laisse ce fichier, le prochain "
            "« algnot record FICHIER » achève ce qui était commencé. Un disque plein est signalé au "
            "coup même, et l'enregistrement suivant apporte tout ce qui manquait.\n"
            "Dans un tube, une feuille entière est consignée jusqu'au premier coup refusé (code "
            "1) ; les mots entre les coups deviennent des commentaires. Avec --echo, chaque ligne "
            "reçoit une ligne en réponse : le coup ou l'endroit de la partie, « ! CODE » en cas de "
            "refus, « ! not-saved » si le coup n'est pas sur le disque. CODE est celui d'un "
            "constat, ou not-understood ou not-possible pour une commande."},
        .examples = {
            {{"algnot record --white=Polerio --black=Domenico game.pgn",
              "algnot record --white=Polerio --black=Domenico partie.pgn"},
             {"a new game at the end of the file", "une partie nouvelle à la fin du fichier"}},
            {{"algnot record --resume game.pgn", "algnot record --resume partie.pgn"},
             {"go on with the last unfinished game", "reprendre la dernière partie inachevée"}},
            {{"algnot record --board --sheet game.pgn", "algnot record --board --sheet partie.pgn"},
             {"with a board after each move, the game in two columns",
              "avec un échiquier après chaque coup, la partie en deux colonnes"}},
            {{"algnot record --echo=fen game.pgn", "algnot record --echo=fen partie.pgn"},
             {"for a program that sends moves and reads answers",
              "pour un programme qui envoie des coups et lit les réponses"}}}},
    [COMMAND_SHOW] = {
        .about = {
            "The squares of the last move stand in brackets. Figurines go to UTF-8 terminals, "
            "letters anywhere else, unless --charset or --letters says otherwise.\n"
            "A picture (--form=svg) has the marks and arrows of the comments on its move, "
            "[%csl Re4] and [%cal Ge2e4], too. Several pictures are several files: with "
            "-o board.svg they become board-12w.svg and so on.",
            "Les cases du dernier coup sont entre crochets. Un terminal en UTF-8 reçoit des "
            "figurines, le reste des lettres, sauf si --charset ou --letters en décide autrement.\n"
            "Une image (--form=svg) porte aussi les marques et les flèches des commentaires de son "
            "coup, [%csl Re4] et [%cal Ge2e4]. Plusieurs images font plusieurs fichiers : avec "
            "-o echiquier.svg, elles s'appellent echiquier-12w.svg et ainsi de suite."},
        .examples = {
            {{"algnot show --at=12w game.pgn", "algnot show --at=12w partie.pgn"},
             {"the board after the 12th move of White", "l'échiquier après le 12e coup des Blancs"}},
            {{"algnot show --form=svg -o board.svg game.pgn",
              "algnot show --form=svg -o echiquier.svg partie.pgn"},
             {"a picture of the last position", "une image de la dernière position"}},
            {{"algnot show --form=svg --diagrams=11w,24b -o board.svg game.pgn",
              "algnot show --form=svg --diagrams=11w,24n -o echiquier.svg partie.pgn"},
             {"two pictures, each a file", "deux images, un fichier chacune"}},
            {{"algnot show --every=10 --flip --game=3 club.pgn",
              "algnot show --every=10 --flip --game=3 club.pgn"},
             {"the third game, a board every five moves, seen by Black",
              "la troisième partie, un échiquier tous les cinq coups, vu par les Noirs"}}}},
    [COMMAND_MOVES] = {
        .about = {
            "The position is that after the main line of a game in FILE, or where --at says. Without "
            "FILE, the game is read from standard input if that is no terminal and has any text; "
            "otherwise the position is that of --fen or --position, or the usual start.",
            "La position est celle qui suit la ligne principale d'une partie de FICHIER, ou celle que "
            "donne --at. Sans FICHIER, la partie est lue sur l'entrée standard si ce n'est pas un "
            "terminal et qu'il s'y trouve du texte ; sinon, la position est celle de --fen ou de "
            "--position, ou la position de départ."},
        .examples = {
            {{"algnot moves --at=12w game.pgn", "algnot moves --at=12w partie.pgn"},
             {"what Black can play then", "ce que les Noirs peuvent alors jouer"}},
            {{"algnot moves --variant=alphabetic --trace",
              "algnot moves --variant=alphabetic --trace"},
             {"which piece must move in alphabetic chess",
              "quelle pièce doit jouer aux échecs alphabétiques"}},
            {{"algnot moves --batch --to=uci < positions.txt",
              "algnot moves --batch --to=uci < positions.txt"},
             {"a line of moves for each FEN", "une ligne de coups par FEN"}}}},
    [COMMAND_PERFT] = {
        .examples = {
            {{"algnot perft 5", "algnot perft 5"},
             {"4865609, from the usual start", "4865609, depuis la position initiale"}},
            {{"algnot perft 6 --batch < suite.epd", "algnot perft 6 --batch < suite.epd"},
             {"check rows of the form FEN ;D1 20 ;D2 400",
              "vérifier des lignes de la forme FEN ;D1 20 ;D2 400"}}}},
    [COMMAND_GRADE] = {
        .about = {
            "The key is the game as it was played, without an error; pupils may write in another "
            "language or style, and leave out signs of check. Each sheet gets a line: its mark, and "
            "what went wrong. A half-move of the key is written right, or in a wrong notation (cf3), "
            "or as another move, or as one that cannot be played, or it is missing; other words are "
            "too many, and the result may be wrong. Each error costs a point unless --per-error says "
            "otherwise. The status is 0 if all sheets are perfect, else 1.",
            "La clé est la partie telle qu'elle a été jouée, sans erreur ; les élèves peuvent écrire "
            "dans une autre langue ou un autre style, et omettre le signe d'échec. Chaque feuille "
            "reçoit une ligne : sa note, et ce qui ne va pas. Un demi-coup de la clé est juste, ou "
            "mal noté (cf3), ou c'est un autre coup, ou un coup injouable, ou il manque ; les mots "
            "qui restent sont en trop, et le résultat peut être faux. Chaque faute coûte un point, sauf "
            "avis contraire de --per-error. Le code de retour est 0 si toutes les feuilles sont sans faute, sinon 1."},
        .examples = {
            {{"algnot grade --key=game.pgn sheets/*.txt",
              "algnot grade --key=partie.pgn feuilles/*.txt"},
             {"a line for each pupil", "une ligne par élève"}},
            {{"algnot grade --key=game.pgn --per-error=notation:0.5,illegal:2 -v lea.txt",
              "algnot grade --key=partie.pgn --per-error=notation:0.5,illegal:2 -v lea.txt"},
             {"other costs, and each error", "un autre barème, et chaque faute"}},
            {{"algnot grade --key=game.pgn --format=csv *.txt > marks.csv",
              "algnot grade --key=partie.pgn --format=csv *.txt > notes.csv"},
             {"for a spreadsheet", "pour un tableur"}}}},
    [COMMAND_SOLVE] = {
        .about = {
            "Finds all solutions of a problem under orthodox rules or those of alphabetic chess and "
            "its relatives, and says whether it is sound: exactly what its author claims, one "
            "solution unless --intended says otherwise.\n"
            "Stipulations: #n =n ==n +n, s#n, r#n, semi-r#n, h#n, h#n.5, hs#n, ser-#n, ser-h#n, "
            "ser-s#n, ser-r#n, with = instead of # as well. The side of the FEN begins. A list of "
            "pieces says nothing of that: White begins then, in help play Black.\n"
            "A FILE, or standard input, holds problems as lines of text (pieces or FEN, "
            "stipulation, variant, twins; an empty line between problems), EPD, PGN with the tags "
            "FEN, Stipulation and Variant, whose main line is the solution that is intended, and "
            "whose variations are further ones if they have its length or another key, JSON Lines, "
            "with such solutions as \"keys\" or \"solutions\", or input for Popeye. What is not "
            "understood is an error, and that problem is not solved.\n"
            "Status: 0 if all problems are sound, 1 if one is not, 2 if an input was wrong or a "
            "limit was reached before the verdict. ^C ends the search, and tells what was found.",
            "Trouve toutes les solutions d'un problème, selon les règles orthodoxes ou celles des "
            "échecs alphabétiques et de leurs dérivés, et dit s'il est juste : exactement ce que "
            "veut son auteur, une seule solution sauf si --intended dit autre chose.\n"
            "Énoncés : #n =n ==n +n, s#n, r#n, semi-r#n, h#n, h#n,5, hs#n, ser-#n, ser-h#n, "
            "ser-s#n, ser-r#n, et de même avec = au lieu de #. Le camp du FEN commence. Une liste de "
            "pièces n'en dit rien : les Blancs commencent alors, dans le jeu aidé les Noirs.\n"
            "Un FICHIER, ou l'entrée standard, contient des problèmes en lignes de texte (pièces ou "
            "FEN, énoncé, variante, jumeaux ; une ligne vide entre deux problèmes), en EPD, en PGN "
            "avec les étiquettes FEN, Stipulation et Variant, dont la ligne principale est la "
            "solution voulue, et dont les variantes en sont d'autres si elles ont sa longueur ou une "
            "autre clé, en JSON Lines, où \"keys\" ou \"solutions\" donnent ces solutions, ou en "
            "entrée pour Popeye. Ce qui n'est pas compris est une erreur, et ce problème n'est pas "
            "résolu.\n"
            "Code de retour : 0 si tous les problèmes sont justes, 1 si l'un ne l'est pas, 2 si une "
            "entrée était fausse ou une limite atteinte avant le verdict. ^C arrête la recherche et dit ce qui est "
            "trouvé."},
        .examples = {
            {{"algnot solve --stipulation=h#2 --position='White: Kc8 e7 / Black: Ka6 Rf7'",
              "algnot solve --stipulation=h#2 --position='Blancs : Rc8 e7 / Noirs : Ra6 Tf7'"},
             {"a helpmate, from the list of its pieces", "un mat aidé, d'après la liste des pièces"}},
            {{"algnot solve --stipulation=#2 --tries --set-play --fen='FEN'",
              "algnot solve --stipulation=#2 --tries --set-play --fen='FEN'"},
             {"key, threat, variations, tries and set play of a two-mover",
              "clé, menace, variantes, essais et jeu apparent d'un deux-coups"}},
            {{"algnot solve --variant=alphabetic --stipulation='ser-h#23' --fen='FEN'",
              "algnot solve --variant=alphabetic --stipulation='ser-h#23' --fen='FEN'"},
             {"a serieshelpmate under the alphabetic condition",
              "un mat aidé de série sous la condition alphabétique"}},
            {{"algnot solve --format=jsonl problems.pgn", "algnot solve --format=jsonl problemes.pgn"},
             {"an object of JSON for each problem of a file",
              "un objet JSON pour chaque problème d'un fichier"}}}},
    [COMMAND_LANGUAGES] = {
        .examples = {
            {{"algnot languages --detect *.txt", "algnot languages --detect *.txt"},
             {"in which language each file is written", "en quelle langue est chaque fichier"}}}},
    [COMMAND_EXPLAIN] = {
        .examples = {
            {{"algnot explain ambiguous-move", "algnot explain ambiguous-move"},
             {"what it means, with an example, its cure and the rule",
              "ce que cela veut dire, avec un exemple, le remède et la règle"}},
            {{"algnot explain", "algnot explain"}, {"all findings", "tous les constats"}}}},
    [COMMAND_LSP] = {
        .about = {
            "Speaks the Language Server Protocol 3.17 on standard input and output. An editor starts "
            "it, and then shows what 'algnot validate' finds while you type. Quick fixes write what "
            "was meant, or show what 'algnot explain' says; the pointer over a move shows what it "
            "is, and the board; hints behind the moves give them in your own language; the outline "
            "lists the games; completion lists the legal moves; renaming changes the name of a "
            "player in all tags. Formatting does what 'algnot convert --layout=pgn' does, but a "
            "game that would not be written as a whole stays as it is.\n"
            "The editor may send settings, at the start (initializationOptions) or in its section "
            "'algnot': to, from, variant and profile mean what the options mean, and formatTo is "
            "the language that formatting writes (en). Unless 'to' is given, your language is that "
            "of the editor.\n"
            "neovim: vim.lsp.start({cmd = {'algnot', 'lsp'}, init_options = {to = 'fr'}}), in an "
            "autocommand for the file type pgn.\n"
            "VS Code: with the extension Generic LSP Client (v2), set glspc.server.command to "
            "algnot, glspc.server.commandArguments to [\"lsp\"] and glspc.server.languageId to "
            "[\"pgn\", \"plaintext\"].\n"
            "emacs, with eglot: (add-to-list 'eglot-server-programs '((pgn-mode text-mode) . "
            "(\"algnot\" \"lsp\"))), then M-x eglot.",
            "Parle le Language Server Protocol 3.17 sur l'entrée et la sortie standard. Un éditeur "
            "le lance, et montre alors au fil de la frappe ce que trouve « algnot validate ». Les "
            "corrections rapides écrivent ce qui était voulu, ou montrent ce que dit « algnot "
            "explain » ; le pointeur sur un coup montre ce qu'il est, et l'échiquier ; des "
            "indications derrière les coups les donnent dans votre langue ; le plan liste les "
            "parties ; la complétion liste les coups légaux ; renommer change le nom d'un joueur "
            "dans toutes les étiquettes. La mise en forme fait ce que fait « algnot convert "
            "--layout=pgn », mais une partie qui ne serait pas écrite en entier reste telle quelle.\n"
            "L'éditeur peut envoyer des réglages, au début (initializationOptions) ou dans sa "
            "section « algnot » : to, from, variant et profile ont le sens des options, et formatTo "
            "est la langue qu'écrit la mise en forme (en). Sans « to », votre langue est celle de "
            "l'éditeur.\n"
            "neovim : vim.lsp.start({cmd = {'algnot', 'lsp'}, init_options = {to = 'fr'}}), dans "
            "une autocommande pour le type de fichier pgn.\n"
            "VS Code : avec l'extension Generic LSP Client (v2), mettre glspc.server.command à "
            "algnot, glspc.server.commandArguments à [\"lsp\"] et glspc.server.languageId à "
            "[\"pgn\", \"plaintext\"].\n"
            "emacs, avec eglot : (add-to-list 'eglot-server-programs '((pgn-mode text-mode) . "
            "(\"algnot\" \"lsp\"))), puis M-x eglot."}},
};

/* clang-format on */

const help_text *help_text_of(command_id command)
{
    return &texts[command];
}

const char *help_group_title(an_message_language language, option_group group)
{
    return titles[group][language];
}
