/* The sentences about findings, English and French side by side. */
#include "words.h"

#include "notation.h"

static const an_words sentences[AN_CODE_COUNT] = {
    [AN_OK] = {{"nothing to report", "rien à signaler"}},
    [AN_OUT_OF_MEMORY] = {{"out of memory", "mémoire insuffisante"}},
    [AN_UNREADABLE_TOKEN] = {{"{detail}", "{detail}"}},
    [AN_UNKNOWN_PIECE_LETTER] =
        {{"{move}: this letter names no piece in {language}{letters}",
          "{move} : cette lettre ne désigne aucune pièce en {language}{letters}"}},
    [AN_UNDECIDED_LANGUAGE] =
        {{"the moves can be read in {languages}, each time as another game: say which with --from",
          "les coups se lisent en {languages}, chaque fois comme une autre partie : préciser avec --from"}},
    [AN_MIXED_LANGUAGES] =
        {{"{move} seems to be written in {languages}, the game in {language}: with {due} it goes on",
          "{move} semble écrit en {languages}, la partie en {language} : avec {due}, elle continue"}},
    [AN_NO_GAME] = {{"no game: {detail}", "aucune partie : {detail}"}},
    [AN_UNCLOSED_COMMENT] = {{"comment without its closing brace",
                              "commentaire sans accolade fermante"}},
    [AN_UNCLOSED_VARIATION] = {{"variation without its closing parenthesis",
                                "variante sans parenthèse fermante"}},
    [AN_UNMATCHED_PARENTHESIS] = {{"closing parenthesis without an opening one",
                                   "parenthèse fermante sans parenthèse ouvrante"}},
    [AN_BAD_TAG] =
        {{"this is not a tag pair of the form [Name \"value\"], or it stands among the moves",
          "ce n'est pas une étiquette de la forme [Nom \"valeur\"], ou elle se trouve parmi les coups"}},
    [AN_GAME_TOO_LARGE] = {{"game larger than --max-game: it was not read",
                            "partie plus longue que --max-game : elle n'a pas été lue"}},
    [AN_DUPLICATE_TAG] =
        {{"tag {move} is given twice; its first value, {other}, counts",
          "étiquette {move} donnée deux fois ; sa première valeur, {other}, l'emporte"}},
    [AN_UNREAD_MOVES] = {{"{detail}", "{detail}"}},
    [AN_MOVE_IN_PROSE] = {{"{move} could be a move; among words it is taken for prose",
                           "{move} pourrait être un coup ; parmi des mots, c'est du texte"}},
    [AN_DESCRIPTIVE_NOTATION] = {{"{move} is written in descriptive notation, which is not read",
                                  "{move} est en notation descriptive, qui n'est pas lue"}},
    [AN_BAD_ENCODING] = {{"{detail}", "{detail}"}},
    [AN_CONTROL_CHARACTER] = {{"control character {move} in the text",
                               "caractère de contrôle {move} dans le texte"}},
    [AN_NO_SUCH_MOVE] = {{"illegal move {move}: {detail}", "coup illégal {move} : {detail}"}},
    [AN_PATH_BLOCKED] = {{"illegal move {move}: {by} stands in the way of {piece}",
                          "coup illégal {move} : {by} barre le chemin {of piece}"}},
    [AN_PINNED_PIECE] = {{"illegal move {move}: {piece} is pinned to {king} by {by}",
                          "coup illégal {move} : {piece} est cloué{e:piece} sur {king} par {by}"}},
    [AN_KING_INTO_CHECK] = {{"illegal move {move}: {by} attacks {target}",
                             "coup illégal {move} : {by} contrôle {target}"}},
    [AN_CHECK_NOT_PARRIED] = {{"illegal move {move}: {king} stays in check from {by}",
                               "coup illégal {move} : {king} reste sous l'échec {of by}"}},
    [AN_AMBIGUOUS_MOVE] = {{"ambiguous move {move}: {candidates}?",
                            "coup ambigu {move} : {candidates} ?"}},
    [AN_CASTLING_REFUSED] = {{"castling {move} is not allowed: {detail}",
                              "roque {move} interdit : {detail}"}},
    [AN_NOT_EN_PASSANT] = {{"{detail}", "{detail}"}},
    [AN_PROMOTION_MISSING] = {{"incomplete move {move}: what the pawn becomes is not written",
                               "coup incomplet {move} : la pièce de promotion n'est pas indiquée"}},
    [AN_PROMOTION_IMPOSSIBLE] = {{"illegal move {move}: there is no such promotion",
                                  "coup illégal {move} : une telle promotion n'existe pas"}},
    [AN_OWN_PIECE_CAPTURED] = {{"illegal move {move}: {by} belongs to the same side",
                                "coup illégal {move} : {by} est du même camp"}},
    [AN_WRONG_SIDE] =
        {{"{move} is a move for {opponent}, but it is {side}'s turn: a half-move seems to be missing",
          "{move} est un coup des {opponent}, mais le trait est aux {side} : il semble manquer un demi-coup"}},
    [AN_GAME_OVER] = {{"{move} after the end of the game: {detail}",
                       "{move} après la fin de la partie : {detail}"}},
    [AN_NOT_PRIORITY_PIECE] =
        {{"{move} is not allowed in this variant: {by} must move, {candidates}",
          "{move} n'est pas permis dans cette variante : c'est {by} qui doit jouer, {candidates}"}},
    [AN_RESULT_MISMATCH] = {{"{detail}", "{detail}"}},
    [AN_RESULT_CONTRADICTS_BOARD] = {{"result {move}, but on the board {detail}",
                                      "résultat {move}, mais sur l'échiquier {detail}"}},
    [AN_BAD_FEN] = {{"unreadable FEN: {detail}", "FEN illisible : {detail}"}},
    [AN_ILLEGAL_POSITION] = {{"illegal position: {detail}", "position illégale : {detail}"}},
    [AN_UNLIKELY_POSITION] = {{"the FEN contradicts itself: {detail}",
                               "le FEN se contredit : {detail}"}},
    [AN_SETUP_MISSING] = {{"a FEN tag without [SetUp \"1\"]", "étiquette FEN sans [SetUp \"1\"]"}},
    [AN_UNSUPPORTED_VARIANT] = {{"variant {move} is not known: the game was not judged",
                                 "variante {move} inconnue : la partie n'a pas été jugée"}},
    [AN_NULL_MOVE] = {{"null move {move} in the main line",
                       "coup nul {move} dans la ligne principale"}},
    [AN_MISSING_RESULT] = {{"no result after the moves, not even a *",
                            "pas de résultat après les coups, pas même un *"}},
    [AN_SUPERFLUOUS_DISAMBIGUATION] =
        {{"superfluous disambiguation {move}: {due} is enough{detail}",
          "précision superflue {move} : {due} suffit{detail}"}},
    [AN_DISAMBIGUATION_FORM] = {{"{move} is to be written {due}", "{move} s'écrit {due}"}},
    [AN_CHECK_SIGN_WRONG] = {{"check sign {detail}, which gives no such check",
                              "signe d'échec {detail}, qui ne donne pas un tel échec"}},
    [AN_MATE_SIGN_WRONG] = {{"mate sign {detail}, which does not mate",
                             "signe de mat {detail}, qui ne fait pas mat"}},
    [AN_CAPTURE_SIGN_WRONG] = {{"capture sign in {move}, which captures nothing",
                                "signe de prise dans {move}, qui ne prend rien"}},
    [AN_MOVE_NUMBER_WRONG] = {{"move number {move} {detail}", "numéro de coup {move} {detail}"}},
    [AN_LOWERCASE_PIECE] = {{"piece letter in lower case: {move}, to be written {due}",
                             "lettre de pièce en minuscule : {move}, qui s'écrit {due}"}},
    [AN_CAPTURED_PIECE_NAMED] = {{"{move} names the captured piece: {due} is enough",
                                  "{move} nomme la pièce prise : {due} suffit"}},
    [AN_PIECE_LETTER_MISSING] = {{"piece letter missing: {move}, to be written {due}",
                                  "lettre de pièce omise : {move}, qui s'écrit {due}"}},
    [AN_LOOK_ALIKE_CHARACTER] =
        {{"{move} holds a letter of another script that looks like the right one",
          "{move} contient une lettre d'un autre alphabet, semblable à la bonne"}},
    [AN_CHECK_SIGN_MISSING] = {{"{move} gives check: PGN writes {pgn}",
                                "{move} donne échec : le PGN écrit {pgn}"}},
    [AN_MATE_SIGN_MISSING] = {{"{move} mates: PGN writes {pgn}",
                               "{move} mate : le PGN écrit {pgn}"}},
    [AN_CAPTURE_SIGN_MISSING] = {{"{move} captures: PGN writes {pgn}",
                                  "{move} est une prise : le PGN écrit {pgn}"}},
    [AN_CASTLING_FORM] =
        {{"castling {move}: PGN writes {pgn}, with capital letters O and hyphens",
          "roque {move} : le PGN écrit {pgn}, avec des O majuscules et des traits d'union"}},
    [AN_PROMOTION_FORM] = {{"promotion {move}: PGN writes {pgn}",
                            "promotion {move} : le PGN écrit {pgn}"}},
    [AN_EN_PASSANT_FORM] = {{"{move} captures en passant: PGN writes {pgn}, without a mark",
                             "{move} prend en passant : le PGN écrit {pgn}, sans mention"}},
    [AN_PAWN_LETTER] = {{"{move} names the pawn by a letter: PGN writes {pgn}",
                         "{move} désigne le pion par une lettre : le PGN écrit {pgn}"}},
    [AN_LONG_FORM] = {{"{move} names both squares: PGN writes {pgn}",
                       "{move} nomme les deux cases : le PGN écrit {pgn}"}},
    [AN_MOVE_NUMBER_FORM] = {{"{detail}", "{detail}"}},
    [AN_NOT_ENGLISH] = {{"the moves are written in {language}: PGN has the English letters",
                         "les coups sont écrits en {language} : le PGN a les lettres anglaises"}},
    [AN_OTHER_FORM] = {{"{move} would be written {other}", "{move} s'écrirait {other}"}},
    [AN_MISSING_TAG] = {{"tag {other} of the Seven Tag Roster is missing",
                         "il manque l'étiquette {other}, l'une des sept obligatoires"}},
    [AN_TAG_ORDER] = {{"tag {move} belongs before {other}",
                       "l'étiquette {move} se place avant {other}"}},
    [AN_BAD_DATE] = {{"date {move}: {detail}", "date {move} : {detail}"}},
    [AN_LINE_TOO_LONG] = {{"this line has {number} characters, PGN allows 79",
                           "cette ligne a {number} caractères, le PGN en permet 79"}},
    [AN_BYTE_ORDER_MARK] = {{"byte order mark before the game: PGN has none",
                             "marque d'ordre des octets avant la partie : le PGN n'en a pas"}},
    [AN_UNKNOWN_NAG] = {{"{move} has no meaning in the PGN standard, which ends at $139",
                         "{move} n'a pas de sens dans le standard PGN, qui finit à $139"}},
    [AN_COMMENT_ON_SHEET] =
        {{"a score sheet has no comments: only moves, clock times, draw offers and the result",
          "une feuille de partie ne porte pas de commentaire : seulement les coups, les temps, les offres de nulle et le résultat"}},
    [AN_EVALUATION_ON_SHEET] = {{"a score sheet has no judgements such as {move}",
                                 "une feuille de partie ne porte pas d'appréciation comme {move}"}},
    [AN_VARIATION_ON_SHEET] =
        {{"a score sheet has no variations: only the moves that were played",
          "une feuille de partie ne porte pas de variante : seulement les coups joués"}},
    [AN_THREEFOLD] = {{"after {move} the position stands for the third time",
                       "après {move}, la position apparaît pour la troisième fois"}},
    [AN_FIFTY_MOVES] =
        {{"after {move} fifty moves of each side passed without capture or pawn move",
          "après {move}, cinquante coups de part et d'autre sans prise ni coup de pion"}},
    [AN_FIVEFOLD] = {{"after {move} the position stands for the fifth time: the game is drawn",
                      "après {move}, la position apparaît pour la cinquième fois : partie nulle"}},
    [AN_SEVENTY_FIVE_MOVES] =
        {{"after {move} seventy-five moves passed without capture or pawn move: the game is drawn",
          "après {move}, soixante-quinze coups sans prise ni coup de pion : partie nulle"}},
    [AN_DEAD_POSITION] = {{"nobody can mate any more with what is left: the game is drawn",
                           "le matériel restant ne permet plus aucun mat : partie nulle"}},
    [AN_LANGUAGE_NOTE] =
        {{"read as English, the language of PGN; as {languages} it would be another game",
          "lu en anglais, la langue du PGN ; en {languages}, ce serait une autre partie"}},
};

static const an_words castling_bars[AN_CASTLING_BARS] = {
    [AN_CASTLING_NO_RIGHT] = {{"king or rook has already moved, or is not in its place",
                               "le roi ou la tour a déjà bougé, ou n'est pas à sa place"}},
    [AN_CASTLING_IN_CHECK] = {{"the king is in check from {by}",
                               "le roi est sous l'échec {of by}"}},
    [AN_CASTLING_BLOCKED] = {{"{by} stands between king and rook",
                              "{by} est entre le roi et la tour"}},
    [AN_CASTLING_OBSTRUCTED] = {{"{by} stands in the way of the king or the castling rook",
                                 "{by} barre le chemin du roi ou de la tour qui roque"}},
    [AN_CASTLING_THROUGH] = {{"the king would cross {target}, attacked by {by}",
                              "le roi passerait par la case {target}, contrôlée par {by}"}},
    [AN_CASTLING_INTO_CHECK] = {{"the king would end on {target}, attacked by {by}",
                                 "le roi arriverait sur la case {target}, contrôlée par {by}"}},
};

static const an_words fen_defects[] = {
    [AN_FEN_SOUND] = {{"", ""}},
    [AN_FEN_EMPTY] = {{"it is empty", "il est vide"}},
    [AN_FEN_LETTER] = {{"character {number} of it is neither a man nor a number",
                        "son caractère {number} n'est ni une pièce ni un chiffre"}},
    [AN_FEN_RANK_SHORT] = {{"the rank before character {number} has fewer than eight squares",
                            "la rangée avant le caractère {number} a moins de huit cases"}},
    [AN_FEN_RANK_LONG] = {{"the rank around character {number} has more than eight squares",
                           "la rangée autour du caractère {number} a plus de huit cases"}},
    [AN_FEN_RANK_COUNT] = {{"it does not have eight ranks", "il n'a pas huit rangées"}},
    [AN_FEN_TURN] = {{"the side to move is neither w nor b", "le trait n'est ni w ni b"}},
    [AN_FEN_CASTLING] = {{"character {number} is not a castling right",
                          "le caractère {number} n'est pas un droit de roque"}},
    [AN_FEN_EN_PASSANT] = {{"the e.p. field is neither - nor a square of the third or sixth rank",
                            "le champ e.p. n'est ni - ni une case de la 3e ou de la 6e rangée"}},
    [AN_FEN_CLOCK] = {{"the halfmove clock is not a number from 0 to 65535",
                       "le compteur de demi-coups n'est pas un nombre de 0 à 65535"}},
    [AN_FEN_MOVE_NUMBER] = {{"the move number is not a number from 0 to 65535",
                             "le numéro de coup n'est pas un nombre de 0 à 65535"}},
    [AN_FEN_TRAILING] = {{"something follows its six fields", "quelque chose suit ses six champs"}},
    [AN_FEN_KINGS] = {{"there is not exactly one king of each side",
                       "il n'y a pas exactement un roi de chaque camp"}},
    [AN_FEN_LAST_RANK_PAWN] = {{"a pawn stands on the first or the eighth rank",
                                "un pion se trouve sur la première ou la huitième rangée"}},
    [AN_FEN_OPPONENT_IN_CHECK] = {{"the side that is not to move is in check",
                                   "le camp qui n'a pas le trait est en échec"}},
    [AN_FEN_CASTLING_RIGHT] = {{"a castling right without its king or rook in place (ignored)",
                                "un droit de roque sans roi ou tour à sa place (ignoré)"}},
    [AN_FEN_EN_PASSANT_RIGHT] = {{"no pawn can just have passed the e.p. square (ignored)",
                                  "aucun pion ne vient de passer la case e.p. (ignorée)"}},
};

/* By what is broken: a byte, a pair, a unit. */
static const an_words encodings[] = {
    {{"byte {hex} is not UTF-8: it and its like are read as Windows-1252, here {move}; if that is "
      "wrong, see --encoding",
      "l'octet {hex} n'est pas de l'UTF-8 : lui et ses semblables sont lus en Windows-1252, ici "
      "{move} ; sinon, voir --encoding"}},
    {{"{hex} is half of a surrogate pair of UTF-16, without the other half",
      "{hex} est la moitié d'une paire UTF-16, sans l'autre moitié"}},
    {{"the text ends within a character of UTF-16, after its byte {hex}",
      "le texte finit au milieu d'un caractère UTF-16, après son octet {hex}"}},
};

static const an_words no_moves[] = {
    [AN_LACK_WAY] = {{"no {role} can go to {target}", "{no role} ne peut aller en {target}"}},
    [AN_LACK_FILE] = {{"the file of the pawn that captures is missing",
                       "il manque la colonne du pion qui prend"}},
    [AN_LACK_CAPTURE] = {{"no legal capture is written like this",
                          "aucune prise légale ne s'écrit ainsi"}},
    [AN_LACK_CAPTURED] = {{"it does not capture the man that is named",
                           "la pièce prise n'est pas celle qui est nommée"}},
    [AN_LACK_ON_FILE] = {{"no {role} on the {origin}-file can go to {target}",
                          "{no role} de la colonne {origin} ne peut aller en {target}"}},
    [AN_LACK_ON_RANK] = {{"no {role} on rank {origin} can go to {target}",
                          "{no role} de la rangée {origin} ne peut aller en {target}"}},
    [AN_LACK_FROM_SQUARE] = {{"{piece} cannot go to {target}",
                              "{piece} ne peut aller en {target}"}},
    [AN_LACK_ON_SQUARE] = {{"{side} has no {role} on {origin}",
                            "les {side} n'ont pas de {role} en {origin}"}},
};

static const an_words passes[] = {
    {{"illegal move {move}: {by} has not just moved two squares",
      "coup illégal {move} : {by} ne vient pas d'avancer de deux cases"}},
    {{"{due} is not a capture en passant", "{due} n'est pas une prise en passant"}},
};

static const an_words unreadables[] = {
    [AN_UNREADABLE_WORD] = {{"{move} is neither a move nor a sign",
                             "{move} n'est ni un coup ni un signe"}},
    [AN_NESTED_TOO_DEEPLY] = {{"variations nested too deeply: this one is not read",
                               "variantes trop imbriquées : celle-ci n'est pas lue"}},
};

static const an_words unread[] = {
    [AN_UNREAD_BEHIND] = {{"moves follow that were not read: the thread is lost here",
                           "des coups suivent, qui n'ont pas été lus : le fil se perd ici"}},
    [AN_UNREAD_BEFORE] =
        {{"the game begins with number {number}: the moves before it, or their position, are missing",
          "la partie commence au numéro {number} : il manque les coups d'avant, ou leur position"}},
};

/* By whether a word could be a move. */
static const an_words no_games[] = {
    {{"neither a move, nor a result, nor a tag", "ni coup, ni résultat, ni étiquette"}},
    {{"{move} could be a move, but among words it is taken for prose",
      "{move} pourrait être un coup, mais parmi des mots, c'est du texte"}},
};

static const an_words numbers[] = {
    {{"where {number} is due", "à la place de {number}"}},
    {{"where it is {side}'s turn", "alors que le trait est aux {side}"}},
};

static const an_words number_faults[] = {
    [AN_NUMBER_FORM] = {{"move number {move}: PGN writes {numbering}",
                         "numéro de coup {move} : le PGN écrit {numbering}"}},
    [AN_NUMBER_MISSING] = {{"no move number right before {move}: PGN writes {numbering}",
                            "pas de numéro juste avant {move} : le PGN écrit {numbering}"}},
    [AN_NUMBER_NOT_DUE] =
        {{"move number {move}: PGN has none where Black's move follows White's at once",
          "numéro de coup {move} : le PGN n'en met pas si les Noirs suivent aussitôt les Blancs"}},
    [AN_NUMBER_STRAY] = {{"move number {move} without a move", "numéro de coup {move} sans coup"}},
};

static const an_words date_faults[] = {
    [AN_DATE_SOUND] = {{"", ""}},
    [AN_DATE_FORM] = {{"PGN writes YYYY.MM.DD, with ? for what is not known",
                       "le PGN écrit AAAA.MM.JJ, avec des ? pour ce qui n'est pas connu"}},
    [AN_DATE_NO_SUCH_DAY] = {{"the calendar has no such day",
                              "ce jour n'existe pas dans le calendrier"}},
};

static const an_words results[] = {
    [AN_AGAINST_TAG] = {{"the moves end with {move}, but the Result tag says {other}",
                         "la partie finit par {move}, mais l'étiquette Result dit {other}"}},
    [AN_AGAINST_RESULT] = {{"a second result, {move}, after {other}",
                            "un second résultat, {move}, après {other}"}},
};

/* By whether the sign stands apart from its move. */
static const an_words signs[] = {
    {{"in {move}", "dans {move}"}},
    {{"{move} after {due}", "{move} après {due}"}},
};

static const an_words ends[AN_ENDINGS] = {
    [AN_ENDING_NONE] = {{"it is over", "elle est finie"}},
    [AN_ENDING_MATE] = {{"{side} is mated", "les {side} sont mat"}},
    [AN_ENDING_STALEMATE] = {{"{side} is stalemated", "les {side} sont pat"}},
    [AN_ENDING_FIVEFOLD] = {{"the position has stood five times",
                             "la position s'est répétée cinq fois"}},
    [AN_ENDING_SEVENTY_FIVE] = {{"seventy-five moves without capture or pawn move have passed",
                                 "soixante-quinze coups sans prise ni coup de pion ont été joués"}},
    [AN_ENDING_DEAD] = {{"nobody can mate any more", "plus aucun mat n'est possible"}},
};

static const an_words pins[] = {
    {{"", ""}},
    {{" ({piece} is pinned by {by})", " ({piece} est cloué{e:piece} par {by})"}},
};

static const an_words turns[] = {
    [AN_WHITE] = {{"White, move {move number}", "blancs, coup {move number}"}},
    [AN_BLACK] = {{"Black, move {move number}", "noirs, coup {move number}"}},
};

static const an_words help = {
    {"help: did you mean {suggestions}?{prospect}",
     "aide : vouliez-vous dire {suggestions} ?{prospect}"},
};

static const an_words best = {{"the first {best count} of them", "les {best count} premiers"}};

/* By whether the best suggestions are some of several, only a part of what follows becomes legal,
 * and that is more than one half-move. */
static const an_words prospects[2][2][2] = {
    {
        {{{" the next half-move is then legal", " le demi-coup suivant est alors légal"}},
         {{" the next {after} half-moves are then legal",
           " les {after} demi-coups suivants sont alors légaux"}}},
        {{{" of the {following} half-moves that follow, the first is then legal",
           " des {following} demi-coups suivants, le premier est alors légal"}},
         {{" of the {following} half-moves that follow, the first {after} are then legal",
           " des {following} demi-coups suivants, les {after} premiers sont alors légaux"}}},
    },
    {
        {{{" with {best}, the next half-move is legal",
           " avec {best}, le demi-coup suivant est légal"}},
         {{" with {best}, the next {after} half-moves are legal",
           " avec {best}, les {after} demi-coups suivants sont légaux"}}},
        {{{" with {best}, of the {following} half-moves that follow, the first is legal",
           " avec {best}, des {following} demi-coups suivants, le premier est légal"}},
         {{" with {best}, of the {following} half-moves that follow, the first {after} are legal",
           " avec {best}, des {following} demi-coups suivants, les {after} premiers sont légaux"}}},
    },
};

static const char *const levels[AN_TONGUES][3] = {
    {"note", "warning", "error"},
    {"note", "avertissement", "erreur"},
};

static const char *const groups[AN_TONGUES][AN_GROUP_FACTS + 1] = {
    {"trouble", "reading", "legality", "game", "notation", "file", "score sheet", "facts"},
    {"incident", "lecture", "légalité", "partie", "notation", "fichier", "feuille de partie",
     "faits"},
};

static const char *const roles[AN_TONGUES][AN_ROLES] = {
    {"man", "pawn", "knight", "bishop", "rook", "queen", "king"},
    {"pièce", "pion", "cavalier", "fou", "tour", "dame", "roi"},
};

/* Masculine and feminine. */
static const char *const articles[AN_TONGUES][4][2] = {
    {[AN_THE] = {"the ", "the "},
     [AN_OF_THE] = {"of the ", "of the "},
     [AN_A] = {"a ", "a "},
     [AN_NO] = {"no ", "no "}},
    {[AN_THE] = {"le ", "la "},
     [AN_OF_THE] = {"du ", "de la "},
     [AN_A] = {"un ", "une "},
     [AN_NO] = {"aucun ", "aucune "}},
};

static const char *const sides[AN_TONGUES][2] = {{"White", "Black"}, {"Blancs", "Noirs"}};

static const char *const small_words[AN_SMALL_WORDS][AN_TONGUES] = {
    [AN_WORD_OPEN_QUOTE] = {"'", "« "},  [AN_WORD_CLOSE_QUOTE] = {"'", " »"},
    [AN_WORD_OR] = {" or ", " ou "},     [AN_WORD_IN_LANGUAGE] = {" in ", " en "},
    [AN_WORD_ON_SQUARE] = {" on ", " "},
};

an_words an_words_of_finding(const an_finding *finding)
{
    return sentences[finding->code];
}

an_words an_words_of_detail(const an_finding *finding)
{
    switch (finding->code) {
    case AN_UNREADABLE_TOKEN:
        return unreadables[finding->reason.bar];
    case AN_NO_GAME:
        return no_games[finding->text.size > 0];
    case AN_UNREAD_MOVES:
        return unread[finding->reason.bar];
    case AN_CASTLING_REFUSED:
        return castling_bars[finding->reason.bar];
    case AN_BAD_FEN:
    case AN_ILLEGAL_POSITION:
    case AN_UNLIKELY_POSITION:
        return fen_defects[finding->reason.bar];
    case AN_BAD_ENCODING:
        return encodings[finding->reason.bar];
    case AN_NO_SUCH_MOVE:
        return no_moves[finding->reason.bar];
    case AN_MOVE_NUMBER_WRONG:
        return numbers[finding->reason.bar];
    case AN_CHECK_SIGN_WRONG:
    case AN_MATE_SIGN_WRONG:
        return signs[finding->reason.bar];
    case AN_RESULT_MISMATCH:
        return results[finding->reason.bar];
    case AN_MOVE_NUMBER_FORM:
        return number_faults[finding->reason.bar];
    case AN_BAD_DATE:
        return date_faults[finding->reason.bar];
    case AN_NOT_EN_PASSANT:
        return passes[finding->reason.by == AN_NO_SQUARE];
    case AN_GAME_OVER:
    case AN_RESULT_CONTRADICTS_BOARD:
        return ends[finding->reason.bar];
    case AN_SUPERFLUOUS_DISAMBIGUATION:
        return pins[finding->reason.by != AN_NO_SQUARE];
    default:
        return (an_words){{"", ""}};
    }
}

an_words an_words_of_turn(an_color color)
{
    return turns[color];
}

an_words an_words_of_help(void)
{
    return help;
}

unsigned an_best_suggestions(const an_finding *finding)
{
    unsigned count = 0;
    while (count < finding->suggestion_count &&
           finding->suggestions[count].legal_after == finding->suggestions[0].legal_after)
        count++;
    return count;
}

an_words an_words_of_best(void)
{
    return best;
}

an_words an_words_of_prospect(const an_finding *finding)
{
    const an_suggestion *first = &finding->suggestions[0];
    if (finding->suggestion_count == 0 || first->legal_after == 0)
        return (an_words){{"", ""}};
    bool is_choice = an_best_suggestions(finding) < finding->suggestion_count;
    bool is_part = first->legal_after < first->of;
    return prospects[is_choice][is_part][first->legal_after > 1];
}

const char *an_word_level(an_tongue tongue, an_level level)
{
    return levels[tongue][level];
}

const char *an_word_group(an_tongue tongue, an_group group)
{
    return groups[tongue][group];
}

const char *an_word_role(an_tongue tongue, an_role role)
{
    return roles[tongue][role];
}

bool an_role_is_feminine(an_role role)
{
    return role == AN_ROOK || role == AN_QUEEN || role == AN_NO_ROLE;
}

const char *an_word_article(an_tongue tongue, an_article article, an_role role)
{
    return articles[tongue][article][an_role_is_feminine(role)];
}

const char *an_word_side(an_tongue tongue, an_color color)
{
    return sides[tongue][color];
}

const char *an_word(an_tongue tongue, an_small_word word)
{
    return small_words[word][tongue];
}
