/* What the codes mean: start, result and variant of a game, and what an arbiter should know. */
#include "explain.h"

const an_explained an__explained_game[] = {
    {.code = AN_RESULT_MISMATCH,
     .summary = {"tag and movetext differ in the result", "deux résultats pour une partie"},
     .meaning = {"The end of the moves says one thing and the Result tag another, or the heading "
                 "of the score sheet, or the words before the result. Only the meaning counts: "
                 "1/2-1/2 and ½-½ agree. Correct the one that is wrong.",
                 "La fin des coups dit une chose, l'étiquette Result une autre, ou l'en-tête de la "
                 "feuille, ou les mots devant le résultat. Seul le sens compte : 1/2-1/2 et ½-½ "
                 "s'accordent. Corrigez celui des deux qui est faux."},
     .example = {"[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1",
                 "[Result \"1-0\"]\n\n1. e4 e5 2. Cf3 Cc6 0-1"},
     .mended = {"[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1",
                "[Result \"0-1\"]\n\n1. e4 e5 2. Cf3 Cc6 0-1"},
     .source = {AN_BOOK_PGN, "8.2.6"}},
    {.code = AN_RESULT_CONTRADICTS_BOARD,
     .summary = {"the board says another result", "l'échiquier dit un autre résultat"},
     .meaning = {"The last move mates or stalemates, and the result that is written is another. "
                 "Mate wins and stalemate draws, whatever the sheet says.",
                 "Le dernier coup donne mat ou pat, et le résultat écrit est un autre. Le mat "
                 "gagne et le pat fait nulle, quoi qu'en dise la feuille."},
     .example = {"1. f3 e5 2. g4 Qh4# 1-0", "1. f3 e5 2. g4 Dh4# 1-0"},
     .mended = {"1. f3 e5 2. g4 Qh4# 0-1", "1. f3 e5 2. g4 Dh4# 0-1"},
     .source = {AN_BOOK_LAWS, "5.1.1"}},
    {.code = AN_BAD_FEN,
     .summary = {"a FEN that cannot be read", "un FEN illisible"},
     .meaning = {"The FEN tag describes no position: it takes eight ranks of eight squares, "
                 "then the side to move, the castling rights and the e.p. square. Without a "
                 "start the moves cannot be judged. The message names the first fault.",
                 "L'étiquette FEN ne décrit aucune position : il y faut huit rangées de huit "
                 "cases, puis le trait, les droits de roque et la case de prise en passant. "
                 "Sans position de départ, les coups ne peuvent être jugés. Le message signale le "
                 "premier défaut."},
     .example = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2 w - - 0 1\"]\n\n1. e4 *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *"},
     .source = {AN_BOOK_PGN, "16.1"}},
    {.code = AN_ILLEGAL_POSITION,
     .summary = {"a position that cannot be", "une position impossible"},
     .meaning = {"The position of the FEN cannot be played from: each side needs exactly one "
                 "king, no pawn stands on the first or the last rank, and the side that is not "
                 "to move is not in check.",
                 "On ne peut jouer à partir de cette position : il faut un roi de chaque "
                 "couleur, aucun pion sur la première ni la dernière rangée, et le camp qui n'a "
                 "pas le trait ne doit pas être en échec."},
     .example = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/P3K3 w - - 0 1\"]\n\n1. a4 *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a4 *"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_UNLIKELY_POSITION,
     .summary = {"a FEN that contradicts itself", "un FEN qui se contredit"},
     .meaning = {"The FEN grants a castling right whose king or rook is not in its place, or an "
                 "e.p. square that no pawn has just passed. The right is ignored and the game "
                 "is judged without it.",
                 "Le FEN accorde un roque dont le roi ou la tour n'est pas à sa place, ou une "
                 "prise en passant qu'aucun pion ne vient de permettre. Ce droit est ignoré, et "
                 "la partie est vérifiée sans lui."},
     .example = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w K - 0 1\"]\n\n1. a4 *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a4 *"},
     .source = {AN_BOOK_PGN, "16.1"}},
    {.code = AN_SETUP_MISSING,
     .summary = {"a FEN tag without SetUp", "une étiquette FEN sans SetUp"},
     .meaning = {"A game that begins at a position of its own has the tag [SetUp \"1\"] beside "
                 "FEN. It is read all the same, but another program may start from the usual "
                 "position. Where SetUp stands without FEN, or a position only among words, the "
                 "game is judged from the usual start: add the tag, or take away SetUp.",
                 "Une partie qui part d'une position donnée porte l'étiquette [SetUp \"1\"] à "
                 "côté de FEN. Elle est lue tout de même, mais un autre programme pourrait "
                 "partir de la position initiale. Si SetUp est là sans FEN, ou la position "
                 "seulement dans le texte, la partie est vérifiée depuis la position initiale : "
                 "ajoutez l'étiquette, ou retirez SetUp."},
     .example = {"[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a4 *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a4 *"},
     .source = {AN_BOOK_PGN, "9.7"}},
    {.code = AN_UNSUPPORTED_VARIANT,
     .summary = {"a variant that is not known", "une variante du jeu inconnue"},
     .meaning = {"The Variant tag names a game whose rules are not known here. It is not "
                 "judged, and copied untouched when files are converted. If it is ordinary "
                 "chess after all, correct the tag or leave it out.",
                 "L'étiquette Variant nomme un jeu dont les règles ne sont pas connues ici. La "
                 "partie n'est pas vérifiée, et se recopie telle quelle dans une conversion. Si "
                 "c'est en fait une partie ordinaire, corrigez l'étiquette ou retirez-la."},
     .example = {"[Variant \"Atomic\"]\n\n1. Nf3 d5 *", "[Variant \"Atomic\"]\n\n1. Cf3 d5 *"},
     .mended = {"[Variant \"Standard\"]\n\n1. Nf3 d5 *", "[Variant \"Standard\"]\n\n1. Cf3 d5 *"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_NULL_MOVE,
     .summary = {"a null move in the game itself", "un coup nul dans la partie même"},
     .meaning = {"A null move passes the turn. In a variation it shows a threat; in the game "
                 "itself nobody may pass, so a real move must be missing.",
                 "Un coup nul passe le trait. Dans une variante, il montre une menace ; dans la "
                 "partie même, personne ne peut passer son tour : il manque un vrai coup."},
     .example = {"[Event \"Club\"]\n\n1. e4 -- 2. d4 d5 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 (1... -- 2. d4) 2. d4 d5 *"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_COMMENT_ON_SHEET,
     .summary = {"a comment on a score sheet", "un commentaire sur la feuille"},
     .meaning = {"During the game a player may write down the moves, the clock times, the "
                 "offers of a draw and what concerns a claim, and nothing else. A clock time "
                 "(%clk) is no comment.",
                 "Pendant la partie, le joueur note les coups, les temps, les propositions de "
                 "nulle et ce qui touche à une réclamation, et rien d'autre. Un temps de "
                 "pendule (%clk) n'est pas un commentaire."},
     .example = {"1. e4 {as always} e5 2. Nf3 Nc6", "1. e4 {comme toujours} e5 2. Cf3 Cc6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6"},
     .source = {AN_BOOK_LAWS, "8.1.4"}},
    {.code = AN_EVALUATION_ON_SHEET,
     .summary = {"an annotation on a score sheet", "une appréciation sur la feuille"},
     .meaning = {"A sign that assesses a move or the position, such as !, ?! or ±, is a note to "
                 "oneself, and notes are not allowed during the game. The offer of a draw, "
                 "(=), is no such sign: it must be written.",
                 "Un signe qui juge un coup ou la position, comme !, ?! ou ±, est une note pour "
                 "soi-même, et les notes sont interdites pendant la partie. La proposition de "
                 "nulle, (=), n'en est pas une : elle doit être écrite."},
     .example = {"1. e4 e5 2. Nf3! Nc6", "1. e4 e5 2. Cf3! Cc6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6"},
     .source = {AN_BOOK_LAWS, "8.1.4"}},
    {.code = AN_VARIATION_ON_SHEET,
     .summary = {"a variation on a score sheet", "une variante sur la feuille"},
     .meaning = {"A score sheet holds the moves that were played. Moves that might have been "
                 "are analysis, and wait until the game is over.",
                 "La feuille contient les coups joués. Ceux qui auraient pu l'être sont de "
                 "l'analyse, et attendent la fin de la partie."},
     .example = {"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6", "1. e4 e5 (1... c5 2. Cf3) 2. Cf3 Cc6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6"},
     .source = {AN_BOOK_LAWS, "8.1.4"}},
    {.code = AN_LANGUAGE_NOTE,
     .summary = {"in another language, another game", "dans une autre langue, une autre partie"},
     .meaning = {"The moves can be read in several languages, each time as another game. A game "
                 "with tags is taken for English, the language of PGN; one without tags for "
                 "the language in which its text names the sides and the pieces most often. "
                 "This note says which it was. If that is wrong, name the language with --from.",
                 "Les coups se lisent en plusieurs langues, chaque fois comme une autre "
                 "partie. Si elle a des étiquettes, elle est lue en anglais, la langue du PGN ; "
                 "sinon, dans la langue où son texte nomme le plus souvent les camps et les "
                 "pièces. Cette note le dit. Si c'est à tort, nommez la langue avec --from."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Ke2 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Ke2 Nf6 *"},
     .source = {AN_BOOK_PGN, "8.2.3.2"}},
    {.code = AN_THREEFOLD,
     .summary = {"the same position for the third time", "la même position, troisième fois"},
     .meaning = {"The same position has now appeared three times: the same pieces on the same "
                 "squares, the same side to move, the same moves possible. The player to move "
                 "may claim a draw; the game goes on if nobody does.",
                 "La même position est apparue trois fois : mêmes pièces sur les mêmes cases, "
                 "même trait, mêmes coups possibles. Le joueur au trait peut réclamer la nulle ; "
                 "s'il ne le fait pas, la partie continue."},
     .example = {"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8",
                 "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8"},
     .mended = {"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 d5",
                "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 d5"},
     .source = {AN_BOOK_LAWS, "9.2"}},
    {.code = AN_FIFTY_MOVES,
     .summary = {"fifty moves without capture or pawn", "cinquante coups sans prise ni pion"},
     .meaning = {"Each side has played fifty moves without a capture or a pawn move. The "
                 "player to move may claim a draw. In the example the fifth field of the FEN "
                 "says that 99 such half-moves had been played before.",
                 "Chaque camp a joué cinquante coups sans prise ni coup de pion. Le "
                 "joueur au trait peut réclamer la nulle. Dans l'exemple, le cinquième champ du "
                 "FEN dit que 99 de ces demi-coups avaient déjà été joués."},
     .example = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 99 80\"]\n\n80. Ra5+ *",
                 "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 99 80\"]\n\n80. Ta5+ *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 99 80\"]\n\n80. e4 *"},
     .source = {AN_BOOK_LAWS, "9.3"}},
    {.code = AN_FIVEFOLD,
     .summary = {"the same position for the fifth time", "la même position, cinquième fois"},
     .meaning = {"The same position has appeared five times. The game is drawn, without any claim; "
                 "no move should have been played after that.",
                 "La même position est apparue cinq fois. La partie est nulle, sans que "
                 "personne la réclame ; les coups suivants n'avaient plus à être joués."},
     .example = {"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\n"
                 "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2",
                 "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8\n"
                 "5. Cf3 Cf6 6. Cg1 Cg8 7. Cf3 Cf6 8. Cg1 Cg8 ½-½"},
     .mended = {"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8\n"
                "5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 d5 1/2-1/2",
                "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8\n"
                "5. Cf3 Cf6 6. Cg1 Cg8 7. Cf3 Cf6 8. Cg1 d5 ½-½"},
     .source = {AN_BOOK_LAWS, "9.6.1"}},
    {.code = AN_SEVENTY_FIVE_MOVES,
     .summary = {"seventy-five such moves: a draw", "soixante-quinze de ces coups : nulle"},
     .meaning = {"Each side has played seventy-five moves without a capture or a pawn move. "
                 "The game is drawn, without any claim, unless the last move mates. In the "
                 "example the FEN says that 149 such half-moves had been played before.",
                 "Chaque camp a joué soixante-quinze coups sans prise ni coup de pion. La "
                 "partie est nulle d'office, à moins que le dernier coup ne mate. Dans "
                 "l'exemple, le FEN dit que 149 de ces demi-coups avaient déjà été joués."},
     .example = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 149 105\"]\n\n"
                 "105. Ra5+ 1/2-1/2",
                 "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 149 105\"]\n\n"
                 "105. Ta5+ ½-½"},
     .mended = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/R3K3 w - - 149 105\"]\n\n105. e4 *"},
     .source = {AN_BOOK_LAWS, "9.6.2"}},
    {.code = AN_DEAD_POSITION,
     .summary = {"neither side can mate any more: a draw", "plus aucun mat possible : nulle"},
     .meaning = {"With the pieces that are left neither side can mate, however badly the other "
                 "plays: king against king, or with one bishop or knight, or with bishops "
                 "alone that all stand on squares of one colour. The game is drawn at once.",
                 "Avec ce qui reste sur l'échiquier, aucun camp ne peut mater, si mal que joue "
                 "l'autre : roi contre roi, ou avec un seul fou ou cavalier, ou avec des fous "
                 "seulement, tous sur des cases de même couleur. La partie est aussitôt nulle."},
     .example = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4P3/8/8/4K3 b - - 0 60\"]\n\n60... Kxe4 *",
                 "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4P3/8/8/4K3 b - - 0 60\"]\n\n60... Rxe4 *"},
     .mended = {"[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4P3/8/8/4K3 b - - 0 60\"]\n\n60... Kd6 *",
                "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4P3/8/8/4K3 b - - 0 60\"]\n\n60... Rd6 *"},
     .source = {AN_BOOK_LAWS, "5.2.2"}},
    {.code = AN_OK},
};
