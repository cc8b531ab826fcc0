/* What the codes mean: moves that are understood, but not spelled as they should be. */
#include "explain.h"

const an_explained an__explained_spelling[] = {
    {.code = AN_SUPERFLUOUS_DISAMBIGUATION,
     .summary = {"an origin that is not needed", "une précision inutile"},
     .meaning = {"The file or rank of origin is written, though only one piece of that kind can "
                 "make the move. One that is pinned does not count: in the example the knight "
                 "on c3 could not go to e2.",
                 "La colonne ou la rangée de départ est écrite, alors qu'une seule pièce de ce "
                 "genre peut jouer le coup. Une pièce clouée ne compte pas : dans l'exemple, le "
                 "cavalier c3 ne pouvait pas aller en e2."},
     .example = {"1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Nge2",
                 "1. d4 Cf6 2. c4 e6 3. Cc3 Fb4 4. e3 0-0 5. Cge2"},
     .mended = {"1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Ne2",
                "1. d4 Cf6 2. c4 e6 3. Cc3 Fb4 4. e3 0-0 5. Ce2"},
     .source = {AN_BOOK_PGN, "8.2.3.4"}},
    {.code = AN_DISAMBIGUATION_FORM,
     .summary = {"the rank where the file is expected", "la rangée au lieu de la colonne"},
     .meaning = {"It is clear which piece moves, but it is not said in the usual way. The file of "
                 "origin comes first; the rank serves only if the file is the same, and the "
                 "square if neither will do.",
                 "On comprend quelle pièce joue, mais ce n'est pas dit comme il est d'usage. "
                 "C'est d'abord la colonne de départ ; la rangée ne sert que si la colonne est "
                 "la même, et la case entière si ni l'une ni l'autre ne suffit."},
     .example = {"1. Nc3 e6 2. Nb5 d6 3. Nd4 c6 4. N4f3", "1. Cc3 e6 2. Cb5 d6 3. Cd4 c6 4. C4f3"},
     .mended = {"1. Nc3 e6 2. Nb5 d6 3. Nd4 c6 4. Ndf3", "1. Cc3 e6 2. Cb5 d6 3. Cd4 c6 4. Cdf3"},
     .source = {AN_BOOK_PGN, "8.2.3.4"}},
    {.code = AN_CHECK_SIGN_WRONG,
     .summary = {"a check sign without check", "un signe d'échec sans échec"},
     .meaning = {"The move is marked as check, or as double check, and gives none. The sign may "
                 "be a slip; it may also mean that the board was another one, so look at the "
                 "moves before.",
                 "Le coup est noté avec échec, ou échec double, et n'en donne pas. Le signe est "
                 "peut-être de trop ; il peut aussi trahir une autre position : relisez les "
                 "coups qui précèdent."},
     .example = {"1. e4 e5 2. Bc4+ Nc6", "1. e4 e5 2. Fc4+ Cc6"},
     .mended = {"1. e4 e5 2. Bc4 Nc6", "1. e4 e5 2. Fc4 Cc6"},
     .source = {AN_BOOK_PGN, "8.2.3.5"}},
    {.code = AN_MATE_SIGN_WRONG,
     .summary = {"a mate sign without mate", "un signe de mat sans mat"},
     .meaning = {"The move is marked as mate, and the king can still escape. If it gives check, "
                 "it takes +; if the game really ended here, an earlier move is not as it was "
                 "played.",
                 "Le coup est noté mat, et le roi a encore une issue. S'il donne échec, le "
                 "signe est + ; si la partie a vraiment fini là, un coup précédent n'est pas "
                 "celui qui a été joué."},
     .example = {"1. e4 e5 2. Bc4 Nc6 3. Bxf7#", "1. e4 e5 2. Fc4 Cc6 3. Fxf7#"},
     .mended = {"1. e4 e5 2. Bc4 Nc6 3. Bxf7+", "1. e4 e5 2. Fc4 Cc6 3. Fxf7+"},
     .source = {AN_BOOK_PGN, "8.2.3.5"}},
    {.code = AN_CAPTURE_SIGN_WRONG,
     .summary = {"a capture sign without capture", "un signe de prise sans prise"},
     .meaning =
         {"The move is marked as a capture, and its square is empty. Either the sign is "
          "wrong, or an earlier move is: what should stand there never got there.",
          "Le coup est noté comme une prise, et la case d'arrivée est vide. Ou bien le "
          "signe est de trop, ou bien un coup précédent est faux : ce qui devait s'y trouver n'y "
          "est jamais venu."},
     .example = {"1. e4 e5 2. Nxf3 Nc6", "1. e4 e5 2. Cxf3 Cc6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.9"}},
    {.code = AN_MOVE_NUMBER_WRONG,
     .summary = {"a number that does not fit", "un numéro de coup qui ne convient pas"},
     .meaning = {"The number before the move is not the one expected, or it is on the wrong "
                 "side. The moves fit, so they are played; but a number that jumps often means "
                 "that a pair of moves was left out. The count goes on from it.",
                 "Le numéro devant le coup n'est pas celui qu'on attend, ou n'est pas du bon "
                 "côté. Les coups conviennent et sont joués ; mais un numéro qui saute trahit "
                 "souvent un oubli. Le compte reprend à partir de lui."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 3. Nf3 Nc6 4. Bb5 *",
                 "[Event \"Club\"]\n\n1. e4 e5 3. Cf3 Cc6 4. Fb5 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
                "[Event \"Club\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Fb5 *"},
     .source = {AN_BOOK_PGN, "8.2.2"}},
    {.code = AN_LOWERCASE_PIECE,
     .summary = {"a piece letter in lower case", "une lettre de pièce en minuscule"},
     .meaning = {"Pieces have capital letters, files small ones. This letter does not name a file, "
                 "so the move was understood; a small b, in English, would be a pawn of the b-file "
                 "and never a bishop.",
                 "Les pièces ont des majuscules, les colonnes des minuscules. Cette lettre "
                 "n'est pas une colonne, et le coup a été compris ; mais un petit c, en "
                 "français, est un pion de la colonne c et jamais un cavalier."},
     .example = {"1. e4 e5 2. nf3 Nc6", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0 Fe7 5. te1"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0 Fe7 5. Te1"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.2"}},
    {.code = AN_CAPTURED_PIECE_NAMED,
     .summary = {"the captured piece is named", "la pièce prise est nommée"},
     .meaning = {"The letter of the captured piece stands before the square. The square is "
                 "enough.",
                 "La lettre de la pièce prise est écrite devant la case. La case suffit."},
     .example = {"1. e4 d5 2. exd5 QxPd5", "1. e4 d5 2. exd5 DxPd5"},
     .mended = {"1. e4 d5 2. exd5 Qxd5", "1. e4 d5 2. exd5 Dxd5"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.8"}},
    {.code = AN_PIECE_LETTER_MISSING,
     .summary = {"no letter for a piece that moves", "une pièce joue sans sa lettre"},
     .meaning = {"Both squares are written, but not the letter of the piece, and only pawns do "
                 "without a letter. The square of origin shows which piece it is.",
                 "Les deux cases sont écrites, mais pas la lettre de la pièce, et seul le pion "
                 "s'en passe. La case de départ montre de quelle pièce il s'agit."},
     .example = {"1. e2-e4 e7-e5 2. g1-f3 Nb8-c6", "1. e2-e4 e7-e5 2. g1-f3 Cb8-c6"},
     .mended = {"1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6", "1. e2-e4 e7-e5 2. Cg1-f3 Cb8-c6"},
     .source = {AN_BOOK_LAWS_APPENDIX, "C.8"}},
    {.code = AN_LOOK_ALIKE_CHARACTER,
     .summary = {"a letter of another alphabet", "une lettre d'un autre alphabet"},
     .meaning = {"A letter looks right, but is one of another alphabet: the first e of the "
                 "example is Cyrillic. It was read as what it looks like; a search in the file "
                 "will not find the move.",
                 "Une lettre a l'air juste, mais appartient à un autre alphabet : le premier e "
                 "de l'exemple est cyrillique. Elle a été lue pour ce dont elle a l'air ; mais "
                 "une recherche dans le fichier ne trouvera pas ce coup."},
     .example = {"1. \u0435"
                 "4 e5 2. Nf3 Nc6",
                 "1. \u0435"
                 "4 e5 2. Cf3 Cc6"},
     .mended = {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Cf3 Cc6"},
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_OTHER_FORM,
     .summary = {"what convert --check lists", "ce qu'énumère convert --check"},
     .meaning =
         {"Nothing is wrong: this is how convert --check lists what convert would "
          "change. A text that is already in the notation that is asked for has none.",
          "Rien de faux : c'est ainsi que convert --check énumère ce que convert "
          "changerait. Dans un texte déjà écrit dans la notation demandée, rien n'est à changer."},
     .example = {"1. e4 e5 2. Nf3 Nc6"},
     .mended = {"1. e4 e5 2. Cf3 Cc6"},
     .command = "convert --to=fr --check",
     .source = {AN_BOOK_ALGNOT, ""}},
    {.code = AN_OK},
};
