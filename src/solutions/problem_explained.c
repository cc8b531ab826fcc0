/* The meaning of the codes for problems that cannot be read, each with an example and its
 * correction. */
#include "problem_explained.h"

#include "text.h"

typedef struct explained_row {
    const char *slug;
    const char *meaning[AN_MESSAGE_LANGUAGE_COUNT];
    const char *example, *mended;
} explained_row;

/* clang-format off */
static const explained_row rows[] = {
    {"no-position",
        {"No position stands before the stipulation. Give a FEN, or the pieces as a "
         "list.",
         "Aucune position ne précède l'énoncé. Donnez un FEN, ou la liste des "
         "pièces."},
        "h#2",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2"},
    {"bad-position",
        {"The FEN cannot be read, or no game can be played from it; the message says "
         "why.",
         "Le FEN ne se lit pas, ou la position est impossible ; le message dit "
         "pourquoi."},
        "3K4/2B5/8/8/8/8/8/5k1Z b - - 0 1\nh#2",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2"},
    {"several-kings",
        {"A side may have one king, or none, but not several. Perhaps a letter is of "
         "another language: R is the king in French, the rook in English.",
         "Un camp peut avoir un roi ou n'en pas avoir, mais jamais plusieurs. "
         "Peut-être une lettre est-elle d'une autre langue : R est le roi en "
         "français, la tour en anglais."},
        "White: Kf1 Kg1 / Black: Ke5\n#2",
        "White: Kf1 Rg1 / Black: Ke5\n#2"},
    {"two-positions",
        {"A second position follows before the first problem has ended. An empty "
         "line ends a problem.",
         "Une deuxième position suit avant la fin du premier problème. Une ligne "
         "vide termine un problème."},
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\",\"pieces\":\"White: "
        "Ke1\",\"stipulation\":\"h#2\"}",
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\",\"stipulation\":\"h#2\"}"},
    {"bad-pieces",
        {"A list of pieces holds a word that is neither a piece nor a square.",
         "La liste des pièces contient un mot qui n'est ni une pièce ni une case."},
        "White: Kf1 !a3 / Black: Kh5\n#2",
        "White: Kf1 Qa3 / Black: Kh5\n#2"},
    {"fairy-piece",
        {"A letter stands for none of the six orthodox pieces in any language. Fairy "
         "pieces such as the grasshopper are not known here, and the problem is not "
         "solved as another.",
         "Une lettre ne désigne aucune des six pièces orthodoxes, en aucune langue. "
         "Les pièces féeriques, comme la sauterelle, ne sont pas connues ici, et le "
         "problème n'est pas résolu comme s'il en était un autre."},
        "White: Kf1 Xa3 / Black: Ke5\n#2",
        "White: Kf1 Qa3 / Black: Ke5\n#2"},
    {"unclear-comma",
        {"In a list of pieces a comma without blanks puts one more piece of the same kind "
         "on the next square: Ra3,b3. Here a side would have more of them than at the "
         "beginning of a game, and the square may be meant for a pawn.",
         "Dans une liste de pièces, une virgule sans blanc met une pièce de plus de la même "
         "sorte sur la case suivante : Ta3,b3. Ici, un camp en aurait plus qu'au début d'une "
         "partie, et la case est peut-être celle d'un pion."},
        "White: Kf1 Qa3,b2 / Black: Ke5\n#2",
        "White: Kf1 Qa3, b2 / Black: Ke5\n#2"},
    {"no-color",
        {"Pieces are listed before it is said whose they are.",
         "Des pièces sont nommées avant qu'on sache à quel camp elles sont."},
        "begin pieces kf1 white qa3 black kh5 stipulation h#2 end",
        "begin pieces white kf1 qa3 black kh5 stipulation h#2 end"},
    {"no-square",
        {"A piece is named, and no square behind it.",
         "Une pièce est nommée, et aucune case ne la suit."},
        "White: Kf1 Q / Black: Ke5\n#2",
        "White: Kf1 Qa3 / Black: Ke5\n#2"},
    {"square-twice",
        {"Two pieces stand on one square.",
         "Deux pièces occupent la même case."},
        "White: Kf1 Qf1 / Black: Ke5\n#2",
        "White: Kf1 Qa3 / Black: Ke5\n#2"},
    {"piece-count",
        {"The number of pieces that is given, as (2+1), is not that of the board: a "
         "piece was left out, or is one too many.",
         "Le nombre de pièces indiqué, comme (2+1), n'est pas celui de l'échiquier : "
         "une pièce a été omise, ou est de trop."},
        "White: Kf1 Qa3 / Black: Ke5 (3+1)\n#2",
        "White: Kf1 Qa3 / Black: Ke5 (2+1)\n#2"},
    {"no-stipulation",
        {"Nothing says what is to be reached. Write it below the position, or give "
         "it with --stipulation.",
         "Rien ne dit ce qu'il faut atteindre. Écrivez l'énoncé sous la position, ou "
         "donnez-le avec --stipulation."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2"},
    {"unknown-stipulation",
        {"The stipulation is none that can be solved here: direct, self, reflex, "
         "help and series play, with mate, stalemate, both or check as their goal.",
         "L'énoncé n'est pas de ceux qui se résolvent ici : jeu direct, inverse, "
         "réflexe, aidé et séries, avec pour but le mat, le pat, l'un ou l'autre, ou "
         "l'échec."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - stip \"dia4\";",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - stip \"h#2\";"},
    {"two-stipulations",
        {"A problem has one stipulation, and here are two that differ.",
         "Un problème a un seul énoncé, et en voici deux qui diffèrent."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\n#3",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2"},
    {"unknown-condition",
        {"A condition is named that is not known here; only those of the alphabetic "
         "family are. The problem is not solved without it.",
         "Une condition n'est pas connue ici ; seules celles des échecs "
         "alphabétiques et de leurs dérivés le sont. Le problème n'est pas résolu "
         "sans elle."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2 Circe",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2"},
    {"two-conditions",
        {"A problem has one condition, and here are two that differ.",
         "Un problème a une seule condition, et en voici deux qui diffèrent."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nalphabetic\nnumeric",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nalphabetic"},
    {"unknown-option",
        {"An option, or a field of JSON or YAML, is not understood. What is not "
         "understood might change the solution, so nothing is solved.",
         "Une option, ou un champ JSON ou YAML, n'est pas compris. Il pourrait "
         "changer la solution : rien n'est donc résolu."},
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q w - - 0 1\",\"stipulation\":\"#2\",\"circe\":1}",
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q w - - 0 1\",\"stipulation\":\"#2\"}"},
    {"bad-value",
        {"The value of an option or field means nothing there.",
         "La valeur d'une option ou d'un champ n'y a aucun sens."},
        "begin pieces white kf1 black kh5 stipulation h#2 option maxsol x end",
        "begin pieces white kf1 black kh5 stipulation h#2 option maxsol 9 end"},
    {"bad-intention",
        {"The solutions that the author claims are a number, or a number of branches "
         "for each half-move: 2, 2.1.1.",
         "Les solutions voulues par l'auteur sont un nombre, ou un nombre de "
         "branches par demi-coup : 2, 2.1.1."},
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q b - - 0 "
        "1\",\"stipulation\":\"h#2\",\"intended\":\"x\"}",
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q b - - 0 "
        "1\",\"stipulation\":\"h#2\",\"intended\":2}"},
    {"bad-twin",
        {"The words behind the letter of a twin are none of the changes that are "
         "known: a move, an exchange, a piece removed, added or turned into another, "
         "a stipulation.",
         "Les mots qui suivent la lettre d'un jumeau ne sont aucune des "
         "modifications connues : déplacer, échanger, ôter, ajouter, remplacer une "
         "pièce, changer d'énoncé."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) mirror",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) c7→c6"},
    {"twin-empty-square",
        {"A twin takes a piece from a square on which nothing stands.",
         "Un jumeau prend une pièce sur une case vide."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) -a1",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) -c7"},
    {"twin-occupied-square",
        {"A twin puts a piece on a square that is occupied.",
         "Un jumeau met une pièce sur une case occupée."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) c7→h1",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) c7→c6"},
    {"twin-other-piece",
        {"A twin names the piece that it moves or removes, and another one stands there.",
         "Un jumeau nomme la pièce qu'il déplace ou retire, et c'en est une autre qui s'y "
         "trouve."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) Rc7→c6",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) Bc7→c6"},
    {"twin-without-base",
        {"A twin changes the one before it, and that one was refused: its position is "
         "not known.",
         "Un jumeau modifie le précédent, et celui-ci a été refusé : sa position n'est "
         "pas connue."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) a1→a2 +c) c7→c6",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) h1→a1 +c) c7→c6"},
    {"twin-position",
        {"The position of a twin is impossible; the message says why.",
         "La position d'un jumeau est impossible ; le message dit pourquoi."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) d8→f2",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) d8→d7"},
    {"too-many-twins",
        {"A problem may have 25 twins, of eight changes each.",
         "Un problème peut avoir 25 jumeaux, de huit modifications chacun."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) -c7 -c7 -c7 -c7 -c7 -c7 -c7 -c7 "
        "-c7",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\nh#2\nb) -c7"},
    {"unknown-word",
        {"A word stands where Popeye's language expects the name of a section.",
         "Un mot se trouve là où le langage de Popeye attend le nom d'une section."},
        "begin pieces white kf1 black kh5 sstipulation h#2 end",
        "begin pieces white kf1 black kh5 stipulation h#2 end"},
    {"bad-json",
        {"The line begins as a JSON object, and is none. In JSON Lines each problem "
         "is one line.",
         "La ligne commence comme un objet JSON et n'en est pas un. En JSON Lines, "
         "chaque problème tient en une ligne."},
        "{\"fen\":}",
        "{\"fen\":\"3K4/2B5/8/8/8/8/8/5k1Q b - - 0 1\",\"stipulation\":\"h#2\"}"},
    {"bad-solution",
        {"The solution that stands with the problem cannot be played from its "
         "position; the message says why.",
         "La solution donnée avec le problème ne se joue pas depuis sa position ; le "
         "message dit pourquoi."},
        "3K4/2B5/8/8/8/8/8/5k1Q b - - stip \"#2\"; bm Kf3;",
        "3K4/2B5/8/8/8/8/8/5k1Q b - - stip \"#2\";"},
    {"no-duplex",
        {"Duplex asks the same of the other side, which cannot begin: its opponent "
         "would be in check.",
         "Duplex demande la même chose à l'autre camp, qui ne peut commencer : son "
         "adversaire serait déjà en échec."},
        "{\"fen\":\"7k/8/8/8/8/8/8/K6R b - - 0 "
        "1\",\"stipulation\":\"h#2\",\"duplex\":true}",
        "{\"fen\":\"7k/8/8/8/8/8/8/K6R b - - 0 1\",\"stipulation\":\"h#2\"}"},
    {"twin-off-board",
        {"A twin shifts all pieces, and one of them would leave the board.",
         "Un jumeau décale toutes les pièces, et l'une d'elles sortirait de l'échiquier."},
        "begin pieces white kf1 qh3 black kh5 stipulation h#2 twin shift a1 b1 end",
        "begin pieces white kf1 qg3 black kg5 stipulation h#2 twin shift a1 b1 end"},
    {"no-white-to-play",
        {"White to play is for help play of at least two moves, which Black begins.",
         "« Aux Blancs de jouer » vaut pour le jeu aidé d'au moins deux coups, que les Noirs commencent."},
        "begin pieces white kf1 qa3 black kh5 stipulation #2 option whitetoplay end",
        "begin pieces white kf1 qa3 black kh5 stipulation h#2 option whitetoplay end"},
};
/* clang-format on */

bool an__problem_explain(an_explanation *explanation, an_text slug, an_message_language language)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!an_text_is(slug, rows[i].slug))
            continue;
        *explanation = (an_explanation){.meaning = rows[i].meaning[language],
                                        .example = rows[i].example,
                                        .mended = rows[i].mended,
                                        .command = "solve",
                                        .book = "algnot",
                                        .clause = ""};
        return true;
    }
    return false;
}
