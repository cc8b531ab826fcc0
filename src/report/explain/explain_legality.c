/* What the codes mean: moves that cannot be played. */
#include "explain.h"

const an_explained an__explained_legality[] = {
    {.code = AN_NO_SUCH_MOVE,
     .summary = {"no piece of that kind can go there", "aucune pièce de ce nom ne peut y aller"},
     .meaning =
         {"No piece of that kind (from the file, the rank or the square given, if one is) can "
          "reach that square, even on an empty board. Look for a wrong letter, or for a square "
          "one file or one rank off.",
          "Aucune pièce du genre indiqué (et partant de la colonne, de la rangée ou de la "
          "case indiquée, s'il y en a une) n'atteint la case d'arrivée, même sur un "
          "échiquier vide. Cherchez une lettre prise pour une autre, ou une case voisine "
          "d'une colonne ou d'une rangée."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. Bb6 a6", "1. e4 e5 2. Cf3 Cc6 3. Fb6 a6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6"},
     .source = {AN_BOOK_LAWS, "3"}},
    {.code = AN_PATH_BLOCKED,
     .summary = {"another piece stands in the way", "une autre pièce barre le chemin"},
     .meaning = {"The piece moves that way, but something stands between it and its square, and "
                 "only a knight jumps. Often an earlier move, the one that opened the line, was "
                 "left out or miswritten.",
                 "La pièce se déplace bien ainsi, mais une autre est sur son chemin, et seul le "
                 "cavalier saute. Souvent, c'est un coup précédent, celui qui ouvrait la ligne, "
                 "qui manque ou qui est mal écrit."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. Bf4", "1. e4 e5 2. Cf3 Cc6 3. Ff4"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bc4", "1. e4 e5 2. Cf3 Cc6 3. Fc4"},
     .source = {AN_BOOK_LAWS, "3.5"}},
    {.code = AN_PINNED_PIECE,
     .summary = {"a pinned piece leaves its line", "une pièce clouée quitte sa ligne"},
     .meaning = {"The piece shields its own king from a rook, a bishop or a queen: it is pinned, "
                 "and may only move along that line. In the example the knight on c3 is pinned "
                 "to the king on e1 by the bishop on b4; it was the pawn on e4 that captured.",
                 "La pièce protège son roi d'une tour, d'un fou ou d'une dame : elle est clouée "
                 "et ne peut que rester sur cette ligne. Dans l'exemple, le fou b4 cloue le "
                 "cavalier c3 sur le roi e1 : c'est le pion c4 qui a pris, avec un c minuscule."},
     .example = {"1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. Nxd5",
                 "1. d4 Cf6 2. c4 e6 3. Cc3 Fb4 4. e3 0-0 5. Fd3 d5 6. Cxd5"},
     .mended = {"1. e4 e6 2. d4 d5 3. Nc3 Bb4 4. exd5",
                "1. d4 Cf6 2. c4 e6 3. Cc3 Fb4 4. e3 0-0 5. Fd3 d5 6. cxd5"},
     .source = {AN_BOOK_LAWS, "3.9.2"}},
    {.code = AN_KING_INTO_CHECK,
     .summary = {"the king goes to an attacked square", "le roi va sur une case contrôlée"},
     .meaning = {"The king would stand on a square that an enemy piece attacks, even if that "
                 "piece is itself pinned. The king never moves into check.",
                 "Le roi se mettrait sur une case que l'adversaire contrôle, même par une "
                 "pièce clouée. Un roi ne se met jamais en échec lui-même."},
     .example = {"1. e4 d5 2. Ke2 Nf6 3. Kf3 d4 4. Kg4", "1. e4 d5 2. Re2 Cf6 3. Rf3 d4 4. Rg4"},
     .mended = {"1. e4 d5 2. Ke2 Nf6 3. Kf3 d4 4. Ke2", "1. e4 d5 2. Re2 Cf6 3. Rf3 d4 4. Re2"},
     .source = {AN_BOOK_LAWS, "3.9.2"}},
    {.code = AN_CHECK_NOT_PARRIED,
     .summary = {"the king is left in check", "le roi reste en échec"},
     .meaning = {"The king is in check, and would still be after this move. A check is met in "
                 "one of three ways: move the king, capture the piece that gives check, or "
                 "put one in between.",
                 "Le roi est en échec et le serait encore après ce coup. Un échec se pare de "
                 "trois façons : déplacer le roi, prendre la pièce qui donne échec, ou en "
                 "interposer une."},
     .example = {"1. e4 e5 2. f4 Qh4+ 3. Nf3", "1. e4 e5 2. f4 Dh4+ 3. Cf3"},
     .mended = {"1. e4 e5 2. f4 Qh4+ 3. g3", "1. e4 e5 2. f4 Dh4+ 3. g3 De7 4. Cf3"},
     .source = {AN_BOOK_LAWS, "3.9.2"}},
    {.code = AN_AMBIGUOUS_MOVE,
     .summary = {"several pieces can make this move", "plusieurs pièces peuvent jouer ce coup"},
     .meaning =
         {"Two or more pieces of that kind can go to this square, and nothing says which "
          "one did. Add the file it comes from, or its rank if the file is the same. A "
          "check sign does not tell them apart. A small letter may also stand for a piece or "
          "for the file of a pawn: write the capital, or the pawn's move without it.",
          "Deux pièces au moins peuvent aller sur cette case, et rien ne dit laquelle y "
          "est allée. Ajoutez sa colonne de départ, ou sa rangée si la colonne est la "
          "même. Un signe d'échec ne les départage pas. Une minuscule peut aussi désigner "
          "une pièce, ou la colonne d'un pion : écrivez la majuscule, ou le coup du "
          "pion sans elle."},
     .example = {"1. d4 d5 2. Nf3 Nf6 3. Nd2", "1. d4 d5 2. Cf3 Cf6 3. Cd2"},
     .mended = {"1. d4 d5 2. Nf3 Nf6 3. Nbd2", "1. d4 d5 2. Cf3 Cf6 3. Cbd2"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.10"}},
    {.code = AN_CASTLING_REFUSED,
     .summary = {"castling is not allowed here", "le roque n'est pas permis ici"},
     .meaning =
         {"Castling needs a king and a rook that have not moved, nothing between them, "
          "and a king that is not in check, crosses no attacked square and ends on none. "
          "The message says what forbids it, and which move did if king or rook has moved.",
          "Pour roquer, il faut que ni le roi ni la tour n'aient joué, que rien ne les "
          "sépare, et que le roi ne soit pas en échec, ne passe par aucune case "
          "contrôlée et n'arrive pas sur une telle case. Le message dit ce qui s'y oppose, et "
          "par quel coup si le roi ou la tour a joué."},
     .example = {"1. e4 e5 2. Nf3 Nc6 3. O-O", "1. e4 e5 2. Cf3 Cc6 3. 0-0"},
     .mended = {"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O", "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. 0-0"},
     .source = {AN_BOOK_LAWS, "3.8"}},
    {.code = AN_NOT_EN_PASSANT,
     .summary = {"no capture en passant here", "la prise en passant est impossible"},
     .meaning = {"A pawn that has just advanced two squares may be captured as if it had "
                 "advanced one, but only by the very next move. Here the pawn moved earlier, or "
                 "the capture that is marked e.p. is an ordinary one.",
                 "Un pion qui vient d'avancer de deux cases peut être pris comme s'il n'avait "
                 "avancé que d'une, mais seulement au coup suivant. Ici, le pion a avancé plus "
                 "tôt, ou la prise marquée e.p. est une prise ordinaire."},
     .example = {"1. e4 e6 2. e5 d5 3. Nf3 Bb4 4. exd6", "1. e4 e6 2. e5 d5 3. Cf3 Fb4 4. exd6"},
     .mended = {"1. e4 e6 2. e5 d5 3. exd6 Bxd6 4. Nf3", "1. e4 e6 2. e5 d5 3. exd6 Fxd6 4. Cf3"},
     .source = {AN_BOOK_LAWS, "3.7"}},
    {.code = AN_PROMOTION_MISSING,
     .summary = {"what the pawn becomes is missing", "la pièce de promotion manque"},
     .meaning = {"A pawn that reaches the last rank must become a queen, a rook, a bishop or a "
                 "knight, and the move says which. A queen is likely, but it is not for a "
                 "reader to guess.",
                 "Un pion arrivé sur la dernière rangée devient dame, tour, fou ou cavalier, et "
                 "le coup dit lequel. Une dame est probable, mais ce n'est pas au lecteur de "
                 "deviner."},
     .example = {"1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 g6 5. bxa8",
                 "1. e4 d5 2. exd5 c6 3. dxc6 Cf6 4. cxb7 g6 5. bxa8"},
     .mended = {"1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 g6 5. bxa8=Q",
                "1. e4 d5 2. exd5 c6 3. dxc6 Cf6 4. cxb7 g6 5. bxa8D"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.11"}},
    {.code = AN_PROMOTION_IMPOSSIBLE,
     .summary = {"no such promotion", "pas de promotion ici, ou pas en cela"},
     .meaning = {"Only a pawn that reaches the last rank is promoted, and never to a king or "
                 "to a pawn. A rook is R in English, T in French.",
                 "Seul un pion qui atteint la dernière rangée est promu, et jamais en roi ni en "
                 "pion. Attention au R : c'est le roi en français, la tour en anglais."},
     .example = {"1. e4 d5 2. exd5 Nf6 3. d6 a6 4. dxc7 h6 5. cxb8=K",
                 "1. e4 d5 2. exd5 Cf6 3. d6 a6 4. dxc7 h6 5. cxb8R"},
     .mended = {"1. e4 d5 2. exd5 Nf6 3. d6 a6 4. dxc7 h6 5. cxb8=R",
                "1. e4 d5 2. exd5 Cf6 3. d6 a6 4. dxc7 h6 5. cxb8T"},
     .source = {AN_BOOK_LAWS, "3.7"}},
    {.code = AN_OWN_PIECE_CAPTURED,
     .summary = {"a piece of one's own stands there", "une pièce de son camp occupe la case"},
     .meaning =
         {"The square is taken by a piece of the same colour, and one never captures one's "
          "own. Often the square is a slip, or that piece should have moved away before.",
          "La case est occupée par une pièce du même camp, et l'on ne prend pas ses "
          "propres pièces. Souvent, la case est une faute de plume, ou cette pièce aurait dû "
          "partir avant."},
     .example = {"1. e4 e5 2. Nf3 d6 3. d4 exd4 4. Qxf3", "1. e4 e5 2. Cf3 d6 3. d4 exd4 4. Dxf3"},
     .mended = {"1. e4 e5 2. Nf3 d6 3. d4 exd4 4. Qxd4", "1. e4 e5 2. Cf3 d6 3. d4 exd4 4. Dxd4"},
     .source = {AN_BOOK_LAWS, "3.1"}},
    {.code = AN_WRONG_SIDE,
     .summary = {"it is the other side's turn", "le trait est à l'autre camp"},
     .meaning =
         {"The move cannot be played by the side whose turn it is, but by the other one. "
          "Either a half-move was left out, or written twice, just before: restore it, "
          "or strike it out. Or its file or rank is wrong: the help then says what it may be.",
          "Ce coup n'est pas possible pour le camp qui a le trait, mais il l'est pour "
          "l'autre. Ou bien un demi-coup a été oublié, ou noté deux fois, juste avant : "
          "rétablissez-le, ou rayez-le. Ou bien sa colonne ou sa rangée est fausse : l'aide dit "
          "alors ce qu'il peut être."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 3. Bb5 a6 *",
                 "[Event \"Club\"]\n\n1. e4 e5 2. Cf3 3. Fb5 a6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *",
                "[Event \"Club\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *"},
     .source = {AN_BOOK_LAWS, "1"}},
    {.code = AN_NOT_PRIORITY_PIECE,
     .summary = {"another piece must move in this variant",
                 "une autre pièce doit jouer dans cette variante"},
     .meaning = {"In alphabetic chess and its relatives the first piece that has a legal move must "
                 "move, in the order a1, a2 ... a8, b1 ... h8 (alphabetic), a1, b1 ... h1, a2 ... "
                 "h8 (numeric), or one of these reversed. Check, mate and castling are those of "
                 "ordinary chess. 'algnot moves --trace' shows why each earlier piece has no move.",
                 "Aux échecs alphabétiques et à leurs dérivés, c'est la première pièce ayant un "
                 "coup légal qui doit jouer, dans l'ordre a1, a2 ... a8, b1 ... h8 "
                 "(alphabétique), a1, b1 ... h1, a2 ... h8 (numérique), ou l'inverse. Échec, mat "
                 "et roque restent ceux du jeu usuel. « algnot moves --trace » montre pourquoi "
                 "chaque pièce précédente n'a pas de coup."},
     .example = {"[Variant \"Alphabetic\"]\n\n1. a3 a6 2. Ra2 Ra7",
                 "[Variant \"Alphabetic\"]\n\n1. a3 a6 2. Ta2 Ta7"},
     .mended = {"[Variant \"Alphabetic\"]\n\n1. a3 a6 2. Ra2 a5",
                "[Variant \"Alphabetic\"]\n\n1. a3 a6 2. Ta2 a5"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_GAME_OVER,
     .summary = {"a move after the end of the game", "un coup après la fin de la partie"},
     .meaning = {"Mate and stalemate end the game at once, and nothing is played after them. "
                 "Either the moves that follow belong to another game, or an earlier one was "
                 "not played as it is written. After a draw that needs no claim (fivefold "
                 "repetition, seventy-five moves, dead position) it is only a warning.",
                 "Le mat et le pat terminent aussitôt la partie, et rien ne se joue après. Ou "
                 "bien les coups qui suivent sont d'une autre partie, ou bien l'un des "
                 "précédents n'a pas été joué tel qu'il est écrit. Après une nulle d'office "
                 "(quintuple répétition, soixante-quinze coups, position morte), ce n'est qu'un "
                 "avertissement."},
     .example = {"1. f3 e5 2. g4 Qh4# 3. Nc3", "1. f3 e5 2. g4 Dh4# 3. Cc3"},
     .mended = {"1. f3 e5 2. g4 Qh4# 0-1", "1. f3 e5 2. g4 Dh4# 0-1"},
     .source = {AN_BOOK_LAWS, "5.1.1"}},
    {.code = AN_OK},
};
