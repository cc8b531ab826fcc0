/* What the codes mean: what the export format of the PGN standard asks for. */
#include "explain.h"

const an_explained an__explained_export[] = {
    {.code = AN_MISSING_RESULT,
     .summary = {"no result after the moves", "pas de résultat après les coups"},
     .meaning = {"In PGN the moves of every game end with 1-0, 0-1, 1/2-1/2, or with * where "
                 "the game goes on or its result is not known. Readers need it to see where a "
                 "game ends.",
                 "En PGN, les coups de chaque partie finissent par 1-0, 0-1, 1/2-1/2, ou par * "
                 "si la partie continue ou si son résultat est inconnu. C'est à cela qu'un "
                 "lecteur voit où elle finit."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 *"},
     .source = {AN_BOOK_PGN, "8.2.6"}},
    {.code = AN_CHECK_SIGN_MISSING,
     .summary = {"a check without its sign", "un échec sans son signe"},
     .meaning = {"The move gives check, and PGN marks every check with +. On a score sheet the "
                 "sign may be left out.",
                 "Le coup donne échec, et le PGN marque chaque échec d'un +. Sur une feuille de "
                 "partie, le signe peut manquer."},
     .example = {"[Event \"Club\"]\n\n1. e4 d5 2. Bb5 c6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 d5 2. Bb5+ c6 *"},
     .source = {AN_BOOK_PGN, "8.2.3.5"}},
    {.code = AN_MATE_SIGN_MISSING,
     .summary = {"a mate without its sign", "un mat sans son signe"},
     .meaning = {"The move mates, and PGN marks mate with #. A + alone says check and no more.",
                 "Le coup mate, et le PGN marque le mat d'un #. Un simple + dit échec, sans "
                 "plus."},
     .example = {"[Event \"Club\"]\n\n1. f3 e5 2. g4 Qh4+ 0-1"},
     .mended = {"[Event \"Club\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"},
     .source = {AN_BOOK_PGN, "8.2.3.5"}},
    {.code = AN_CAPTURE_SIGN_MISSING,
     .summary = {"a capture without its sign", "une prise sans son signe"},
     .meaning = {"The move captures, and PGN writes x before the square. FIDE leaves the x to "
                 "the writer, so a score sheet may do without it.",
                 "Le coup est une prise, et le PGN écrit x devant la case. La FIDE laisse ce x "
                 "au choix : une feuille de partie peut s'en passer."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Ne5 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Nxe5 *"},
     .source = {AN_BOOK_PGN, "8.2.3.3"}},
    {.code = AN_CASTLING_FORM,
     .summary = {"castling without capital letters O", "un roque sans la lettre O"},
     .meaning = {"PGN writes castling with capital letters O and hyphens: O-O and O-O-O. FIDE "
                 "and most books write it with zeros, which PGN readers may refuse.",
                 "Le PGN écrit le roque avec la lettre O majuscule et des traits d'union : O-O "
                 "et O-O-O. La FIDE et la plupart des livres l'écrivent avec des zéros, que "
                 "certains lecteurs de PGN refusent."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *"},
     .source = {AN_BOOK_PGN, "8.2.3.3"}},
    {.code = AN_PROMOTION_FORM,
     .summary = {"a promotion without =", "une promotion sans ="},
     .meaning = {"PGN writes a promotion with an equals sign and a capital letter: e8=Q. FIDE "
                 "writes e8Q, without the sign.",
                 "Le PGN écrit la promotion avec un signe égal et une majuscule : e8=Q. La FIDE "
                 "écrit e8Q, ou e8D en français, sans ce signe."},
     .example = {"[Event \"Club\"]\n\n1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 g6 5. bxa8Q *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 d5 2. exd5 c6 3. dxc6 Nf6 4. cxb7 g6 5. bxa8=Q *"},
     .source = {AN_BOOK_PGN, "8.2.3.3"}},
    {.code = AN_EN_PASSANT_FORM,
     .summary = {"a mark for en passant", "une mention de l'en passant"},
     .meaning = {"PGN does not mark captures en passant: the board shows them. FIDE allows the "
                 "mark on score sheets.",
                 "Le PGN ne marque pas la prise en passant : l'échiquier la montre. La FIDE "
                 "permet la mention sur les feuilles de partie."},
     .example = {"[Event \"Club\"]\n\n1. e4 a6 2. e5 d5 3. exd6 e.p. *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 a6 2. e5 d5 3. exd6 *"},
     .source = {AN_BOOK_PGN, "8.2.3.3"}},
    {.code = AN_PAWN_LETTER,
     .summary = {"a pawn with a letter", "un pion avec une lettre"},
     .meaning = {"A pawn move is recognised by having no letter, in PGN as in the Laws of Chess.",
                 "On reconnaît un coup de pion à ce qu'il n'a pas de lettre, en PGN comme dans "
                 "les règles de la FIDE."},
     .example = {"[Event \"Club\"]\n\n1. Pe4 e5 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 *"},
     .source = {AN_BOOK_PGN, "8.2.3.2"}},
    {.code = AN_LONG_FORM,
     .summary = {"both squares are written, or a dash", "les deux cases sont écrites, ou un tiret"},
     .meaning = {"The move is in the long form, with the square it comes from, or a dash stands "
                 "before its target. That is clear and FIDE accepts it, but PGN writes only what "
                 "is needed to tell one piece from another.",
                 "Le coup est en notation longue, avec sa case de départ, ou un tiret précède la "
                 "case d'arrivée. C'est clair, et la FIDE l'accepte, mais le PGN n'écrit que ce "
                 "qu'il faut pour distinguer deux pièces."},
     .example = {"[Event \"Club\"]\n\n1. e2-e4 e5 2. Ng1-f3 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 *"},
     .source = {AN_BOOK_PGN, "8.2.3.4"}},
    {.code = AN_MOVE_NUMBER_FORM,
     .summary = {"a number not written as in PGN", "un numéro écrit autrement qu'en PGN"},
     .meaning = {"PGN writes the number with one dot before a move of White. Before a move of "
                 "Black it stands, with three dots, only where something parts the two moves "
                 "or where Black begins.",
                 "Le PGN écrit le numéro suivi d'un point devant un coup blanc. Devant un coup "
                 "noir, il ne le met, suivi de trois points, que si quelque chose sépare les "
                 "deux coups ou si les Noirs commencent."},
     .example = {"[Event \"Club\"]\n\n1) e4 e5 2) Nf3 Nc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 *"},
     .source = {AN_BOOK_PGN, "8.2.2"}},
    {.code = AN_NOT_ENGLISH,
     .summary = {"not in English letters", "lettres de pièces non anglaises"},
     .meaning = {"PGN has the English letters, whatever the language of the players, so that "
                 "every program can read it. 'algnot convert --to=en' writes them.",
                 "Le PGN a les lettres anglaises, quelle que soit la langue des joueurs, pour "
                 "que tout programme le lise. « algnot convert --to=en » les écrit."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Cf3 Cc6 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 *"},
     .source = {AN_BOOK_PGN, "8.2.3.2"}},
    {.code = AN_MISSING_TAG,
     .summary = {"one of the seven tags is missing", "il manque une des sept étiquettes"},
     .meaning = {"Every PGN game has seven tags: Event, Site, Date, Round, White, Black and "
                 "Result. What is not known is written ?, and ????.??.?? for the date.",
                 "Toute partie en PGN a sept étiquettes : Event, Site, Date, Round, White, "
                 "Black et Result. Ce qu'on ignore s'écrit ?, et ????.??.?? pour la date."},
     .example = {"[Event \"Club\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[White \"Morphy\"]\n"
                 "[Black \"?\"]\n[Result \"*\"]\n\n1. e4 e5 *"},
     .mended = {"[Event \"Club\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[Round \"?\"]\n"
                "[White \"Morphy\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 e5 *"},
     .source = {AN_BOOK_PGN, "8.1.1"}},
    {.code = AN_TAG_ORDER,
     .summary = {"tags in another order", "des étiquettes dans un autre ordre"},
     .meaning = {"The seven tags stand first and in this order: Event, Site, Date, Round, "
                 "White, Black, Result. The others follow, in the order of the alphabet.",
                 "Les sept étiquettes viennent d'abord, dans cet ordre : Event, Site, Date, "
                 "Round, White, Black, Result. Les autres suivent, dans l'ordre alphabétique."},
     .example = {"[Event \"Club\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[Round \"?\"]\n"
                 "[Black \"?\"]\n[White \"Morphy\"]\n[Result \"*\"]\n\n1. e4 e5 *"},
     .mended = {"[Event \"Club\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[Round \"?\"]\n"
                "[White \"Morphy\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 e5 *"},
     .source = {AN_BOOK_PGN, "8.1.1"}},
    {.code = AN_BAD_DATE,
     .summary = {"a date that is not YYYY.MM.DD", "une date qui n'est pas AAAA.MM.JJ"},
     .meaning = {"PGN writes the date as year, month and day with dots between, and ? for each "
                 "digit that is not known. 03/04/1858 is one day in Europe and another in "
                 "America; 1858.04.03 is the same everywhere.",
                 "Le PGN écrit la date ainsi : année, mois, jour, séparés par des points, avec "
                 "un ? pour chaque chiffre inconnu. 03/04/1858 n'est pas le même jour des deux "
                 "côtés de l'Atlantique ; 1858.04.03 se lit partout de même."},
     .example = {"[Date \"21/10/1858\"]\n\n1. e4 e5 *"},
     .mended = {"[Date \"1858.10.21\"]\n\n1. e4 e5 *"},
     .source = {AN_BOOK_PGN, "8.1.1"}},
    {.code = AN_LINE_TOO_LONG,
     .summary = {"a line of 80 characters or more", "une ligne de 80 caractères ou plus"},
     .meaning = {"The lines of moves of a PGN file have fewer than 80 characters. A single "
                 "longer word is excused: it cannot be broken.",
                 "Les lignes de coups d'un fichier PGN ont moins de 80 caractères. Un mot plus "
                 "long à lui seul est excusé : il ne peut être coupé."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 "
                 "b5 7. Bb3 d6 8. c3 O-O *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 "
                "b5 7. Bb3\nd6 8. c3 O-O *"},
     .source = {AN_BOOK_PGN, "8.2.1"}},
    {.code = AN_BYTE_ORDER_MARK,
     .summary = {"a byte order mark begins the file", "une marque d'octets ouvre le fichier"},
     .meaning = {"Three bytes that cannot be seen stand before the first game, left there by an "
                 "editor. They are skipped here, but other readers stumble over the first tag. "
                 "Save the file as UTF-8 without BOM.",
                 "Trois octets invisibles précèdent la première partie : un éditeur les a "
                 "laissés. Ils sont ignorés ici, mais d'autres lecteurs butent sur la première "
                 "étiquette. Enregistrez en UTF-8 sans BOM."},
     .example = {"\ufeff[Event \"Club\"]\n\n1. e4 e5 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 *"},
     .source = {AN_BOOK_PGN, "4.1"}},
    {.code = AN_UNKNOWN_NAG,
     .summary = {"an annotation PGN does not define", "une annotation inconnue du PGN"},
     .meaning =
         {"The PGN standard gives a meaning to $0 up to $139. Greater numbers differ "
          "from program to program, or mean nothing. 'algnot symbols' lists those that "
          "are known.",
          "Le standard PGN donne un sens aux nombres de $0 à $139. Au-delà, il varie "
          "d'un programme à l'autre, quand il y en a un. « algnot symbols » énumère ceux que "
          "l'on connaît."},
     .example = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 $300 *"},
     .mended = {"[Event \"Club\"]\n\n1. e4 e5 2. Nf3 $3 *"},
     .source = {AN_BOOK_PGN, "10"}},
    {.code = AN_OK},
};
