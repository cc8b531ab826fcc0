/* What the codes mean: texts that cannot be read as a game with certainty. */
#include "explain.h"

const an_explained an__explained_reading[] = {
    {.code = AN_UNREADABLE_TOKEN,
     .summary = {"a word that is no move and no sign", "un mot qui n'est ni coup ni signe"},
     .meaning =
         {"Among the moves stands a word that is neither a move, nor a sign, nor a comment: a "
          "slip of the pen, or a remark that belongs between { and }. Or it stands for a move "
          "that nobody could read (?, ..., ___, \"illegible\", N?3): then the help says which "
          "moves fit. A variation that lies more than a hundred thousand deep in others is left "
          "unread as well.",
          "Parmi les coups se trouve un mot qui n'est ni un coup, ni un signe, ni un "
          "commentaire : une faute de plume, ou une remarque à mettre entre { et }. Ou bien il "
          "tient la place d'un coup illisible (?, ..., ___, « illisible », C?3), et l'aide dit "
          "quels coups conviennent. Une variante imbriquée dans plus de cent mille autres n'est "
          "pas lue non plus."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf9 Nc6 *",
                 "[Event \"Club\"]\n\n1. e4 e5 2. Cf9 Cc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 *",
                "[Event \"Club\"]\n\n1. e4 e5 2. Cf3 Cc6 *"},
     .source = {AN_BOOK_PGN, "7"}},
    {.code = AN_UNKNOWN_PIECE_LETTER,
     .summary = {"a letter that names no piece", "une lettre qui ne désigne aucune pièce"},
     .meaning = {"The word looks like a move, but its letter names no piece in the language of "
                 "the game. It may be the next key on the keyboard, or a letter of another "
                 "language: the message says where it is a piece.",
                 "Le mot a la forme d'un coup, mais sa lettre ne désigne aucune pièce dans la "
                 "langue de la partie. C'est peut-être la touche voisine, ou la lettre d'une "
                 "autre langue : le message dit où elle désigne une pièce."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. Vb5", "1. e4 e5 2. Cf3 Vc6 3. Fb5"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5", "1. e4 e5 2. Cf3 Cc6 3. Fb5"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.3"}},
    {.code = AN_UNDECIDED_LANGUAGE,
     .summary = {"two languages read two games", "deux langues y lisent deux parties"},
     .meaning = {"The text can be read in several languages, and each time it is another game: "
                 "K is the king in English, the bishop in Esperanto, the knight in Indonesian, "
                 "and all three can go to e2. Name the language with --from, or add moves: one "
                 "that tells them apart is enough.",
                 "Le texte se lit en plusieurs langues, et c'est chaque fois une autre partie : "
                 "R est le roi en français, le cavalier en afrikaans, le fou en lituanien, et "
                 "tous trois peuvent aller en e2. Nommez la langue avec --from, ou continuez : "
                 "un seul coup qui les départage suffit."},
     .example = {"1. e4 e5 2. Ke2", "1. e4 e5 2. Re2"},
     .mended = {"1. e4 e5 2. Ke2 Nf6", "1. e4 e5 2. Re2 Cf6"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_MIXED_LANGUAGES,
     .summary = {"a move in another language", "un coup dans une autre langue"},
     .meaning =
         {"The game is in one language and this move in another, in which it fits and "
          "the game goes on. Two people may have kept the score, or the move was "
          "copied from a book. Write it with the letters of the game. If many words of a sheet "
          "are in the other language, the first of them stands for all.",
          "La partie est dans une langue et ce coup dans une autre, où il convient et où "
          "la partie continue. Deux personnes ont peut-être tenu la feuille, ou le coup "
          "vient d'un livre étranger : Re1, c'est la tour des Anglais. Écrivez-le avec les lettres "
          "de la partie. Si bien des mots d'une feuille sont dans l'autre langue, le premier "
          "est signalé pour tous."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. La4 Nf6",
                 "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. 0-0 Fe7 6. Re1 b5"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6",
                "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fa4 Cf6 5. 0-0 Fe7 6. Te1 b5"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_DESCRIPTIVE_NOTATION,
     .summary = {"descriptive notation, not algebraic", "notation descriptive, non algébrique"},
     .meaning =
         {"The moves are in the old descriptive notation, where each side counts the "
          "ranks from its own end: P-K4 is e4 for White and e5 for Black. It is not "
          "read here: the message says what the move is in algebraic notation, in which score "
          "sheets are kept.",
          "Les coups sont en notation descriptive, où chaque camp compte les rangées "
          "depuis son bord : P-K4, en anglais, c'est e4 pour les Blancs et e5 pour les "
          "Noirs. Elle n'est pas lue ici : le message donne le coup en notation algébrique, "
          "celle des feuilles de partie."},
     .example = {"1. P-K4 P-K4 2. N-KB3 N-QB3"},
     .mended = {"1. e4 e5 2. Nf3 Nc6"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_NO_GAME,
     .summary = {"no game in the text", "aucune partie dans le texte"},
     .meaning = {"The text holds neither a move, nor a result, nor a tag. Perhaps it is not "
                 "the file you meant, or its moves are in a form that is not read, or they stand "
                 "among words without numbers: then number them.",
                 "Le texte ne contient ni coup, ni résultat, ni étiquette. Ce n'est peut-être "
                 "pas le bon fichier, ou les coups y sont sous une forme qui ne se lit pas, ou "
                 "encore parmi des mots, sans numéros : numérotez-les alors."},
     .example = {"The game of the last round, as promised.",
                 "La partie de la dernière ronde, comme promis."},
     .mended = {"The game of the last round, as promised.\n\n1. e4 e5 2. Nf3",
                "La partie de la dernière ronde, comme promis.\n\n1. e4 e5 2. Cf3"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_UNCLOSED_COMMENT,
     .summary = {"a { without its }", "une { sans sa }"},
     .meaning = {"A comment begins with { and nothing ends it, so that the moves after it would "
                 "be lost. Comments do not nest: the first } closes them. Put the } where "
                 "the comment ends.",
                 "Un commentaire commence par { et rien ne le termine : les coups qui le "
                 "suivent seraient perdus. Les commentaires ne s'emboîtent pas : la première } "
                 "les ferme. Mettez la } là où le commentaire finit."},
     .example = {"[Event \"Club\"]\n\n1. e4 {the best move e5 2. Nf3 *",
                 "[Event \"Club\"]\n\n1. e4 {le meilleur coup e5 2. Cf3 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 {the best move} e5 2. Nf3 *",
                "[Event \"Club\"]\n\n1. e4 {le meilleur coup} e5 2. Cf3 *"},
     .source = {AN_BOOK_PGN, "5"}},
    {.code = AN_UNCLOSED_VARIATION,
     .summary = {"a ( without its )", "une ( sans sa )"},
     .meaning =
         {"A bracket opens behind a move and nothing closes it. Where the game would go on "
          "can only be guessed, so that its moves may be taken for those of a variation, "
          "or for words. Put the ) where the variation or the remark ends.",
          "Une parenthèse s'ouvre après un coup et rien ne la ferme. On ne peut que deviner où "
          "la partie reprend, et ses coups risquent d'être pris pour ceux d'une variante ou "
          "pour du texte. Mettez la ) là où finit la variante ou la remarque."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Nf3 2. Nf3 Nc6 *",
                 "[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Cf3 2. Cf3 Cc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
                "[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Cf3) 2. Cf3 Cc6 *"},
     .source = {AN_BOOK_PGN, "8.2.5"}},
    {.code = AN_UNMATCHED_PARENTHESIS,
     .summary = {"a ) without its (", "une ) sans sa ("},
     .meaning = {"A bracket closes what was never opened. Either the ( of a variation is missing, "
                 "and its moves were read as moves of the game, or there is one ) too many.",
                 "Une parenthèse ferme ce que rien n'a ouvert. Ou bien la ( d'une variante manque, "
                 "et ses coups ont été lus comme ceux de la partie, ou bien il y a une ) de trop."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Nf3)) 2. Nf3 Nc6 *",
                 "[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Cf3)) 2. Cf3 Cc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *",
                "[Event \"Club\"]\n\n1. e4 e5 (1... c5 2. Cf3) 2. Cf3 Cc6 *"},
     .source = {AN_BOOK_PGN, "8.2.5"}},
    {.code = AN_BAD_TAG,
     .summary = {"a tag that cannot be read", "une étiquette illisible"},
     .meaning =
         {"A tag is a name and a value in double quotes, within brackets and before the "
          "moves. Here a quote or a bracket is missing, the tag stands among the moves, "
          "or its name is not spelled, capitals included, as programs know it. A "
          "quote within the value is written \\\".",
          "Une étiquette est un nom et une valeur entre guillemets droits, le tout entre "
          "crochets et avant les coups. Ici, il manque un guillemet ou un crochet, "
          "l'étiquette est parmi les coups, ou son nom n'est pas écrit, majuscules comprises, "
          "comme les programmes le connaissent. Un guillemet dans la valeur s'écrit \\\"."},
     .example = {"[White \"Steinitz\"]\n[Black 'Zukertort']\n\n1. d4 d5 *"},
     .mended = {"[White \"Steinitz\"]\n[Black \"Zukertort\"]\n\n1. d4 d5 *"},
     .source = {AN_BOOK_PGN, "8.1"}},
    {.code = AN_GAME_TOO_LARGE,
     .summary = {"a game longer than --max-game", "une partie plus longue que --max-game"},
     .meaning =
         {"A game is read as a whole, and this one is longer than --max-game allows "
          "(64 MiB unless you say otherwise). No real game is: most likely the file holds "
          "something "
          "else, or a comment without its } swallows everything. It was not judged.",
          "Une partie se lit d'un seul tenant, et celle-ci est plus longue que "
          "--max-game ne le permet (64 Mio, sauf mention contraire). Aucune vraie partie "
          "ne l'est : le fichier contient autre chose, ou un commentaire sans } engloutit tout. "
          "Elle n'a pas été vérifiée."},
     .example = {"1. e4 {as long as a novel, or nearly} e5 *",
                 "1. e4 {long comme un roman, ou presque} e5 *"},
     .mended = {"1. e4 {short} e5 *", "1. e4 {bref} e5 *"},
     .command = "validate --max-game=40",
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_DUPLICATE_TAG,
     .summary = {"a tag given twice", "une étiquette donnée deux fois"},
     .meaning = {"Two tags of a game have the same name, and programs disagree on which one "
                 "counts. Here it is the first; keep the right one.",
                 "Deux étiquettes de la partie portent le même nom, et les programmes ne "
                 "retiennent pas tous la même. Ici, la première l'emporte : gardez la bonne."},
     .example = {"[White \"Anderssen\"]\n[White \"Kieseritzky\"]\n\n1. e4 e5 2. f4 exf4 *"},
     .mended = {"[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n1. e4 e5 2. f4 exf4 *"},
     .source = {AN_BOOK_PGN, "8.1"}},
    {.code = AN_UNREAD_MOVES,
     .summary = {"moves that follow were not read", "des coups qui suivent n'ont pas été lus"},
     .meaning =
         {"After the last move that was understood the text goes on with numbered moves, "
          "but the number that should come next is missing. They look like moves of the game "
          "and not like mere prose: look for the gap at the place that is shown. The same is said "
          "where a game begins with a later number than 1, and neither a FEN tag nor --fen gives "
          "its position.",
          "Après le dernier coup compris, le texte continue par des coups numérotés, "
          "mais le numéro attendu manque. Ils ont tout l'air de coups de la partie : "
          "cherchez le trou à l'endroit indiqué. De même si une partie commence par "
          "un autre numéro que 1, sans que l'étiquette FEN ou --fen donne la position."},
     .example = {"1. e4 e5 and then 4. Nf3 Nc6 5. Bb5 a6", "1. e4 e5 puis 4. Cf3 Cc6 5. Fb5 a6"},
     .mended = {"1. e4 e5 and then 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 puis 2. Cf3 Cc6 3. Fb5 a6"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_MOVE_IN_PROSE,
     .summary = {"a word of prose that could be a move", "un mot du texte qui peut être un coup"},
     .meaning =
         {"A word among others has the shape of a move, but no number stands before it, so "
          "it was taken for prose. That is right in an article; if the move was played, "
          "give it its number.",
          "Un mot parmi d'autres a la forme d'un coup, mais aucun numéro ne le précède : il a "
          "été pris pour du texte. Dans un article, c'est bien ainsi ; si le coup a été "
          "joué, donnez-lui son numéro."},
     .example = {"1. e4 e5 2. Nf3 Nc6 and now Bb5, the Spanish Game",
                 "1. e4 e5 2. Cf3 Cc6 et maintenant Fb5, la partie espagnole"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 and now 3. Bb5, the Spanish Game",
                "1. e4 e5 2. Cf3 Cc6 et maintenant 3. Fb5, la partie espagnole"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_BAD_ENCODING,
     .summary = {"a byte that is not UTF-8", "un octet qui n'est pas de l'UTF-8"},
     .meaning = {"The file is not all UTF-8. Bytes that are not were read as Windows-1252, "
                 "which is right for most old files of Western Europe; if the names look "
                 "wrong, name the encoding with --encoding.",
                 "Le fichier n'est pas entièrement en UTF-8. Les autres octets ont été lus en "
                 "Windows-1252, ce qui convient à la plupart des vieux fichiers français ; si "
                 "les noms sont défigurés, précisez l'encodage avec --encoding."},
     .example = {"[Black \"R\\xe9ti\"]\n\n1. e4 Nf6 *"},
     .mended = {"[Black \"Réti\"]\n\n1. e4 Nf6 *"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_CONTROL_CHARACTER,
     .summary = {"a control character in the text", "un caractère de contrôle dans le texte"},
     .meaning = {"The text holds a byte that is no character but an order to a terminal or a "
                 "printer. It is shown here as \\x and two digits, is never printed as it is, "
                 "and is not part of a move. Delete it.",
                 "Le texte contient un octet qui n'est pas un caractère, mais un ordre pour un "
                 "terminal ou une imprimante. Il s'affiche ici par \\x et deux chiffres, n'est "
                 "jamais envoyé tel quel, et n'entre dans aucun coup. Effacez-le."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5\x07 2. Nf3 *",
                 "[Event \"Club\"]\n\n1. e4 e5\x07 2. Cf3 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 *", "[Event \"Club\"]\n\n1. e4 e5 2. Cf3 *"},
     .source = {AN_BOOK_PGN, "4.1"}},
    {.code = AN_DOUBTFUL_READING,
     .summary = {"a legal move that was not played", "un coup légal qui n'a pas été joué"},
     .meaning = {"The move can be played, but the moves after it show that another one was "
                 "meant: with a slip here, all that follows fits. The moves were judged as if "
                 "the suggested one were written.",
                 "Le coup est jouable, mais la suite montre qu'un autre était voulu : avec une "
                 "faute ici, tout ce qui suit convient. La suite a été vérifiée comme si le coup "
                 "proposé était écrit."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 exd4 6. cxd4 Bb4+",
                 "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. c3 Cf6 5. d3 exd4 6. cxd4 Fb4+"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d4 exd4 6. cxd4 Bb4+",
                "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. c3 Cf6 5. d4 exd4 6. cxd4 Fb4+"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_MISSING_HALF_MOVE,
     .summary = {"a half-move that is not written", "un demi-coup qui n'est pas écrit"},
     .meaning =
         {"The numbers and the moves show that a half-move of one side is missing. The "
          "moves after it were judged without it, or with the one that makes them "
          "legal. Where few moves fit, the help lists them. Where only the moves show it, it "
          "may be missing further up: \"at the latest\". Write the move, or -- if nobody "
          "can read it.",
          "Les numéros et les coups montrent qu'il manque un demi-coup d'un camp. La "
          "suite a été vérifiée sans lui, ou avec celui qui la rend légale. Si peu de coups "
          "conviennent, l'aide les donne. Si seuls les coups le montrent, il peut manquer "
          "plus haut : « au plus tard ». Écrivez le coup, ou -- s'il est illisible."},
     .example = {"1. e4 e5\n2. Nf3\n3. Bb5 a6", "1. e4 e5\n2. Cf3\n3. Fb5 a6"},
     .mended = {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6", "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_MISSING_MOVES,
     .summary = {"several half-moves that are not written",
                 "des demi-coups qui ne sont pas écrits"},
     .meaning =
         {"The numbers and the moves show that half-moves are missing: a pair of moves "
          "was left out, or a line of the sheet. The moves after them were judged as far as "
          "they are legal without them, or with those that make them legal. If few moves can have "
          "been the first, the help names them. Where only the moves "
          "show it, they may be missing further up: \"at the latest\". Write the missing "
          "moves, or -- for each that nobody can read.",
          "Les numéros et les coups montrent qu'il manque des demi-coups : une paire de "
          "coups a été sautée, ou une ligne de la feuille. La suite a été vérifiée "
          "sans eux tant qu'elle restait légale, ou avec ceux qui la rendent légale. Si peu de coups "
          "ont pu être le premier, l'aide les donne. Si seuls les "
          "coups le montrent, ils peuvent manquer plus haut : « au plus tard ». Écrivez "
          "les coups qui manquent, ou -- pour chacun qui est illisible."},
     .example = {"1. e4 e5\n2. Nf3 Nc6\n4. Ba4 Nf6\n5. O-O Be7",
                 "1. e4 e5\n2. Cf3 Cc6\n4. Fa4 Cf6\n5. 0-0 Fe7"},
     .mended = {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7",
                "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6\n4. Fa4 Cf6\n5. 0-0 Fe7"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_MOVES_DOUBLED,
     .summary = {"moves that are written twice", "des coups écrits deux fois"},
     .meaning =
         {"The same move, or the same pair of moves, stands here once more, and the game "
          "goes on only without it: whoever wrote or copied it lost the place. Strike it out.",
          "Le même coup, ou la même paire de coups, se trouve ici une fois de plus, et la "
          "partie ne continue que sans lui : celui qui a écrit ou recopié s'est trompé de "
          "ligne. Rayez-le."},
     .example = {"1. e4 e5\n2. Nf3 Nc6\n3. Nf3 Nc6\n4. Bb5 a6",
                 "1. e4 e5\n2. Cf3 Cc6\n3. Cf3 Cc6\n4. Fb5 a6"},
     .mended = {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6", "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_SHEET_IN_LOWERCASE,
     .summary = {"a sheet in which capitals are missing",
                 "une feuille où il manque des majuscules"},
     .meaning =
         {"The whole sheet seems to have been typed without regard to capitals, on a phone "
          "perhaps: "
          "as it stands it cannot be played, but if nf3 may be Nf3, and E4 may be e4, it can. "
          "It was read that way, and this is said once. A word that may be a pawn's move or a "
          "piece's, after which the game goes on either way, has a finding of its own.",
          "Toute cette feuille semble tapée sans souci des majuscules, sur un téléphone par "
          "exemple : telle quelle, elle ne se joue pas, mais si cf3 peut être Cf3, et E4 être "
          "e4, elle se joue. Elle a été lue ainsi, et c'est dit une seule fois. Un mot qui peut "
          "être un coup de pion ou de pièce, et après lequel la partie continue dans les "
          "deux cas, reçoit son propre message."},
     .example = {"1. E4 E5 2. nf3 nc6 3. bb5 nf6 4. d3 be7",
                 "1. E4 e5 2. cf3 cc6 3. fb5 cf6 4. d3 fc5"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. d3 Be7",
                "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. d3 Fc5"},
     .source = {AN_BOOK_LAWS, "C.1"}},
    {.code = AN_SHEET_IN_OTHER_LANGUAGE,
     .summary = {"a sheet in another language than --from says",
                 "une feuille dans une autre langue que --from"},
     .meaning = {"The option --from names the language of the moves, but this sheet can only be "
                 "played in another one. It was read in that one. Leave --from out, or name both "
                 "languages.",
                 "L'option --from dit en quelle langue sont les coups ; or cette feuille ne se "
                 "joue que dans une autre. Elle a été lue dans celle-ci. Omettez --from, ou "
                 "nommez les deux langues."},
     .example = {"1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O Fc5",
                 "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Bc5"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Bc5",
                "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0 Fc5"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_COLUMNS_SWAPPED,
     .summary = {"Black's moves before White's", "les coups des Noirs avant ceux des Blancs"},
     .meaning =
         {"After each number Black's move stands before White's: the columns were exchanged when "
          "the sheet was copied, or it is printed like that. The moves were read in the order of "
          "play. Exchange the columns.",
          "Après chaque numéro, le coup des Noirs précède celui des Blancs : les colonnes "
          "de la feuille ont été échangées en la recopiant, ou elle est imprimée ainsi. Les "
          "coups ont été lus dans l'ordre du jeu. Remettez les colonnes à leur place."},
     .example = {"1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5", "1. e5 e4\n2. Cc6 Cf3\n3. a6 Fb5"},
     .mended = {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6", "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_MOVES_TORN,
     .summary = {"blanks inside the moves of a sheet", "des blancs dans les coups d'une feuille"},
     .meaning =
         {"Throughout the sheet a blank parts the letter of the piece from the square, as where "
          "text was copied from a PDF file or from a page with figurines. The moves were read "
          "without these blanks. Close them up.",
          "Dans toute la feuille, un blanc sépare la lettre de la pièce de la case, comme dans un "
          "texte copié d'un PDF ou d'une page à figurines. Les coups ont été lus sans ces blancs. "
          "Supprimez-les."},
     .example = {"1. e4 e5 2. N f3 N c6 3. B b5 N f6 4. O-O B c5",
                 "1. e4 e5 2. C f3 C c6 3. F b5 C f6 4. 0-0 F c5"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Bc5",
                "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0 Fc5"},
     .source = {AN_BOOK_PGN, "7"}},
    {.code = AN_PERHAPS_PLAYED,
     .summary = {"a move that may have been played", "un coup qui a peut-être été joué"},
     .meaning = {"In an article the moves of the game stand among others that are only spoken of. "
                 "The place of a move, the words around it and the moves after it show which it "
                 "is. For this one they only just do: it was left out as an alternative. Begin a "
                 "line with each move that was played, or put the others in parentheses.",
                 "Dans un article, les coups de la partie se mêlent à d'autres dont il n'est que "
                 "question. La place d'un coup, les mots qui l'entourent et les coups qui suivent "
                 "disent lequel il est. Pour celui-ci, ils le disent de justesse : il a été laissé "
                 "de côté comme variante. Mettez chaque coup joué en début de ligne, ou les autres "
                 "entre parenthèses."},
     .example = {"1. e4 e5 2. Nf3 Nc6 We saw 3. Bc4 and 3. Bb5 a6 4. Ba4",
                 "1. e4 e5 2. Cf3 Cc6 Puis 3. Fc4 et 3. Fb5 a6 4. Fa4"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 (We saw 3. Bc4) 3. Bb5 a6 4. Ba4",
                "1. e4 e5 2. Cf3 Cc6 (Puis 3. Fc4) 3. Fb5 a6 4. Fa4"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_PERHAPS_ALTERNATIVE,
     .summary = {"a move that may be only an alternative",
                 "un coup qui n'est peut-être qu'une variante"},
     .meaning = {"In an article the moves of the game stand among others that are only spoken of. "
                 "The place of a move, the words around it and the moves after it show which it "
                 "is. For this one they only just do: it was taken as played. Begin a line "
                 "with each move that was played, or put the others in parentheses.",
                 "Dans un article, les coups de la partie se mêlent à d'autres dont il n'est que "
                 "question. La place d'un coup, les mots qui l'entourent et les coups qui suivent "
                 "disent lequel il est. Pour celui-ci, ils le disent de justesse : il a été lu "
                 "comme joué. Mettez chaque coup joué en début de ligne, ou les autres entre "
                 "parenthèses."},
     .example = {"1. e4 e5 2. Nf3 Nc6 We saw 3. Bc4 a6 and 3. Bb5 a6",
                 "1. e4 e5 2. Cf3 Cc6 Puis 3. Fc4 a6 et 3. Fb5 a6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6\n3. Bc4 a6\n(Once 3. Bb5 a6)",
                "1. e4 e5 2. Cf3 Cc6\n3. Fc4 a6\n(On a vu 3. Fb5 a6)"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_EMPTY_VARIATION,
     .summary = {"( and ) with no move between", "( et ) sans aucun coup entre elles"},
     .meaning = {"A variation is opened and closed, and holds nothing, or the number of a move "
                 "alone. Its moves may have been lost, or a program has left the parentheses "
                 "behind. Other programs stumble over them, so convert does not write them.",
                 "Une variante s'ouvre et se ferme sans rien contenir, ou ne contient qu'un "
                 "numéro. Ses coups ont peut-être été perdus, ou un logiciel a laissé là les "
                 "parenthèses. D'autres logiciels trébuchent dessus : convert ne les écrit pas."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 ( ) 2. Nf3 Nc6 *",
                 "[Event \"Club\"]\n\n1. e4 e5 ( ) 2. Cf3 Cc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 (1... c5) 2. Nf3 Nc6 *",
                "[Event \"Club\"]\n\n1. e4 e5 (1... c5) 2. Cf3 Cc6 *"},
     .source = {AN_BOOK_PGN, "8.2.5"}},
    {.code = AN_MOVES_SWAPPED,
     .summary = {"two moves in the reverse order", "deux coups dans l'ordre inverse"},
     .meaning = {"Of two moves that follow each other the second is written first: Black's move in "
                 "the column of White, perhaps. In the right order both are legal, and the game "
                 "goes on.",
                 "De deux coups qui se suivent, le second est écrit le premier : celui des Noirs "
                 "dans la colonne des Blancs, par exemple. Dans le bon ordre, tous deux sont "
                 "légaux et la partie continue."},
     .example = {"1. e4 e5\n2. Nc6 Nf3\n3. Bb5 a6\n4. Ba4 Nf6",
                 "1. e4 e5\n2. Cc6 Cf3\n3. Fb5 a6\n4. Fa4 Cf6"},
     .mended = {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6",
                "1. e4 e5\n2. Cf3 Cc6\n3. Fb5 a6\n4. Fa4 Cf6"},
     .source = {AN_BOOK_LAWS, "8.1.1"}},
    {.code = AN_RESULT_IN_WORDS,
     .summary = {"words that may tell the result", "des mots qui disent peut-être le résultat"},
     .meaning = {"The game has no result in figures, and a word after its last move sounds as if "
                 "it said how "
                 "the game ended. It was not taken for the result: it does not say which side won, "
                 "or it stands in a sentence that says more. Write 1-0, 0-1 or 1/2-1/2, or these "
                 "words alone: \"Black resigns\", \"draw agreed\".",
                 "La partie n'a pas de résultat chiffré, et un mot après le dernier coup semble "
                 "dire comment elle a fini. Il n'a pas été pris pour le résultat : il ne dit pas "
                 "quel camp a gagné, ou la phrase en dit davantage. Écrivez le résultat, en "
                 "chiffres ou par ces seuls mots : « les Noirs abandonnent », « nulle »."},
     .example = {"1. e4 e5 2. Nf3 Nc6 won on time", "1. e4 e5 2. Cf3 Cc6 gagné au temps"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 White won on time",
                "1. e4 e5 2. Cf3 Cc6 les Blancs gagnent au temps"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_OK},
};
