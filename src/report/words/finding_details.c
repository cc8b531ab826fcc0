/* The words for the hole {detail} of a sentence, by code and by reason.detail. */
#include "finding_details.h"

static const an_message castling_obstacles[AN_CASTLING_OBSTACLE_COUNT] = {
    [AN_CASTLING_NO_RIGHT] = {{"king or rook has already moved", "le roi ou la tour a déjà joué"}},
    [AN_CASTLING_IN_CHECK] = {{"the king is in check from {by}", "le roi est en échec par {by}"}},
    [AN_CASTLING_BLOCKED] = {{"{by} stands between king and rook",
                              "{by} est entre le roi et la tour"}},
    [AN_CASTLING_OBSTRUCTED] = {{"{by} stands in the way of the king or the castling rook",
                                 "{by} barre le chemin du roi ou de la tour qui roque"}},
    [AN_CASTLING_THROUGH] = {{"the king would cross {target}, attacked by {by}",
                              "le roi passerait par la case {target}, contrôlée par {by}"}},
    [AN_CASTLING_INTO_CHECK] = {{"the king would end on {target}, attacked by {by}",
                                 "le roi arriverait sur la case {target}, contrôlée par {by}"}},
    [AN_CASTLING_KING_AWAY] = {{"the king is not on {target}", "le roi n'est pas en {target}"}},
    [AN_CASTLING_ROOK_AWAY] = {{"there is no rook on {target}",
                                "il n'y a pas de tour en {target}"}},
    [AN_CASTLING_NOT_GIVEN] = {{"the FEN does not give the right to it",
                                "le FEN n'en donne pas le droit"}},
    [AN_CASTLING_KING_MOVED] = {{"the king has already moved: {earlier}",
                                 "le roi a déjà joué : {earlier}"}},
    [AN_CASTLING_ROOK_MOVED] = {{"the rook from {target} has already moved: {earlier}",
                                 "la tour {target} a déjà joué : {earlier}"}},
    [AN_CASTLING_ROOK_TAKEN] = {{"the rook on {target} was captured: {earlier}",
                                 "la tour {target} a été prise : {earlier}"}},
};

static const an_message fen_defects[] = {
    [AN_FEN_SOUND] = {{"", ""}},
    [AN_FEN_EMPTY] = {{"it is empty", "il est vide"}},
    [AN_FEN_LETTER] = {{"character {number} is neither a piece nor a digit from 1 to 8",
                        "le caractère {number} n'est ni une pièce ni un chiffre de 1 à 8"}},
    [AN_FEN_RANK_SHORT] = {{"the rank before character {number} has fewer than eight squares",
                            "la rangée avant le caractère {number} a moins de huit cases"}},
    [AN_FEN_RANK_LONG] = {{"the rank around character {number} has more than eight squares",
                           "la rangée autour du caractère {number} a plus de huit cases"}},
    [AN_FEN_RANK_COUNT] = {{"it does not have eight ranks", "il n'a pas huit rangées"}},
    [AN_FEN_TURN] = {{"the side to move is neither w nor b", "le trait n'est ni w ni b"}},
    [AN_FEN_CASTLING] = {{"character {number} is not a castling right",
                          "le caractère {number} n'est pas un droit de roque"}},
    [AN_FEN_CASTLING_FILE] =
        {{"character {number} names a castling rook by its file, as Shredder-FEN does: give "
          "--variant=chess960",
          "le caractère {number} désigne une tour du roque par sa colonne, à la manière de "
          "Shredder-FEN : précisez --variant=chess960"}},
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
    [AN_FEN_OPPONENT_IN_CHECK] =
        {{"{king} is in check from {by}, though it is the other side's turn",
          "{king} est en échec par {by}, alors que l'autre camp a le trait"}},
    [AN_FEN_KINGS_ADJACENT] = {{"the kings stand side by side", "les deux rois se touchent"}},
    [AN_FEN_CASTLING_RIGHT] = {{"a castling right without its king or rook in place (ignored)",
                                "un droit de roque sans roi ou tour à sa place (ignoré)"}},
    [AN_FEN_EN_PASSANT_RIGHT] = {{"no pawn can just have passed the e.p. square (ignored)",
                                  "aucun pion ne vient de passer la case e.p. (ignorée)"}},
};

static const an_message encodings[] = {
    [AN_ENCODING_FAULT_BYTE] =
        {{"byte {hex} is not UTF-8: such bytes are read as Windows-1252, here {move}; if that is "
          "wrong, give --encoding",
          "l'octet {hex} n'est pas de l'UTF-8 : de tels octets sont lus en Windows-1252, ici {move} ; si "
          "c'est à tort, précisez --encoding"}},
    [AN_ENCODING_FAULT_SURROGATE] =
        {{"{hex} is half of a surrogate pair of UTF-16, without the other half",
          "{hex} est la moitié d'une paire UTF-16, sans l'autre moitié"}},
    [AN_ENCODING_FAULT_HALF] =
        {{"the text ends within a character of UTF-16, after its byte {hex}",
          "le texte finit au milieu d'un caractère UTF-16, après son octet {hex}"}},
};

static const an_message no_moves[] = {
    [AN_MISSING_WAY] = {{"no {role} can go to {target}", "{no role} ne peut aller en {target}"}},
    [AN_MISSING_STEP] = {{"{piece} stands there already", "{piece} s'y trouve déjà"}},
    [AN_MISSING_FILE] = {{"the file of the pawn that captures is missing",
                          "il manque la colonne du pion qui prend"}},
    [AN_MISSING_CAPTURE] = {{"no legal capture is written like this",
                             "aucune prise légale ne s'écrit ainsi"}},
    [AN_MISSING_CAPTURED] = {{"it does not capture the piece that is named",
                              "la pièce prise n'est pas celle qui est nommée"}},
    [AN_MISSING_PREY] = {{"there is nothing to capture on {target}",
                          "il n'y a rien à prendre en {target}"}},
    [AN_MISSING_ON_FILE] = {{"no {role} on the {origin}-file can go to {target}",
                             "{no role} de la colonne {origin} ne peut aller en {target}"}},
    [AN_MISSING_ON_RANK] = {{"no {role} on rank {origin} can go to {target}",
                             "{no role} de la rangée {origin} ne peut aller en {target}"}},
    [AN_MISSING_FROM_SQUARE] = {{"{piece} cannot go to {target}",
                                 "{piece} ne peut aller en {target}"}},
    [AN_MISSING_ON_SQUARE] = {{"{side} has no {role} on {origin}",
                               "les {side} n'ont pas de {role} en {origin}"}},
    [AN_MISSING_LICENCE] = {{"a king is never captured", "un roi ne se prend jamais"}},
    [AN_MISSING_PIECE] = {{"{side} has no {role}", "les {side} n'ont pas de {role}"}},
};

/* Index 1 and 2: whether the move before it is a capture en passant. */
static const an_message passes[] = {
    {{"illegal move {move}: {by} has not just moved two squares",
      "coup illégal {move} : {by} ne vient pas d'avancer de deux cases"}},
    {{"{due} is not a capture en passant", "{due} n'est pas une prise en passant"}},
    {{"{due} is not a capture en passant: {other}, right before it, is one",
      "{due} n'est pas une prise en passant : c'est {other}, juste avant, qui en est une"}},
};

static const an_message unreadables[] = {
    [AN_UNREADABLE_WORD] = {{"{move} is neither a move nor a sign",
                             "{move} n'est ni un coup ni un signe"}},
    [AN_SIGN_FOR_MOVE] = {{"{move} stands where a move is due",
                           "{move} se trouve là où un coup est attendu"}},
    [AN_PARTLY_READ] = {{"a part of {move} could not be read",
                         "{move} n'a pu être lu qu'en partie"}},
    [AN_NESTED_TOO_DEEPLY] = {{"variations nested too deeply: this one is not read",
                               "variantes trop imbriquées : celle-ci n'est pas lue"}},
};

static const an_message unread[] = {
    [AN_UNREAD_BEHIND] =
        {{"moves follow that do not go on from the last one, and were not read: check the numbers, or put remarks in parentheses",
          "des coups suivent qui ne continuent pas le dernier, et n'ont pas été lus : vérifiez les numéros, ou mettez les remarques entre parenthèses"}},
    [AN_UNREAD_BEFORE] =
        {{"the game begins with number {number}: the moves before it, or the starting position, are missing",
          "la partie commence au numéro {number} : il manque les coups précédents, ou la position de départ"}},
    [AN_UNREAD_LACKS_WHITE] =
        {{"White's move {number} was not found before these moves, so they were not read: write it, or put -- if it is illegible",
          "le coup {number} des Blancs n'a pas été trouvé avant ces coups, qui n'ont donc pas été lus : écrivez-le, ou mettez « -- » s'il est illisible"}},
    [AN_UNREAD_LACKS_BLACK] =
        {{"Black's move {number} was not found before these moves, so they were not read: write it, or put -- if it is illegible",
          "le coup {number} des Noirs n'a pas été trouvé avant ces coups, qui n'ont donc pas été lus : écrivez-le, ou mettez « -- » s'il est illisible"}},
    [AN_UNREAD_BESIDE] =
        {{"another game stands beside this one and was not read: write it below",
          "une autre partie est écrite à côté de celle-ci et n'a pas été lue : écrivez-la en dessous"}},
};

static const an_message descriptives[] = {
    [AN_DESCRIPTIVE_UNRESOLVED] = {{"write it in algebraic notation",
                                    "écrivez-le en notation algébrique"}},
    [AN_DESCRIPTIVE_RESOLVED] = {{"write {due}", "écrivez {due}"}},
};

/* Indexed by whether the text has a word that could be a move. */
static const an_message no_games[] = {
    {{"neither a move, nor a result, nor a tag", "ni coup, ni résultat, ni étiquette"}},
    {{"{move} could be a move, but among words it is taken for prose: give it its number",
      "{move} pourrait être un coup, mais parmi des mots, il est pris pour du texte : donnez-lui son numéro"}},
};

static const an_message numbers[] = {
    [AN_NUMBER_OF_ANOTHER_MOVE] = {{"instead of {number}", "au lieu de {number}"}},
    [AN_NUMBER_OF_THE_OTHER_SIDE] = {{"although it is {side}'s turn",
                                      "alors que le trait est aux {side}"}},
    [AN_NUMBER_OF_LATER_MOVE] =
        {{"instead of {number}: moves may have been left out before it",
          "au lieu de {number} : des coups ont peut-être été oubliés avant lui"}},
};

static const an_message lengths[] = {
    [AN_LENGTH_BOTH_SQUARES] = {{"names both squares", "nomme les deux cases"}},
    [AN_LENGTH_DASH] = {{"has a dash", "contient un tiret"}},
};

static const an_message number_faults[] = {
    [AN_NUMBER_FORM] = {{"move number {move}: PGN writes {numbering}",
                         "numéro de coup {move} : le PGN écrit {numbering}"}},
    [AN_NUMBER_MISSING] = {{"no move number right before {move}: PGN writes {numbering}",
                            "pas de numéro juste avant {move} : le PGN écrit {numbering}"}},
    [AN_NUMBER_NOT_DUE] =
        {{"move number {move}: PGN has none where Black's move follows White's at once",
          "numéro de coup {move} : le PGN n'en met pas quand le coup noir suit aussitôt le coup blanc"}},
    [AN_NUMBER_STRAY] = {{"move number {move} without a move", "numéro de coup {move} sans coup"}},
};

/* Why one of several languages was taken. Index: a word of the text told it. */
static const an_message languages[] = {
    {{"the language of PGN", "la langue du PGN"}},
    {{"the language of {other} in the text", "la langue du mot {other} dans le texte"}},
};

static const an_message date_faults[] = {
    [AN_DATE_SOUND] = {{"", ""}},
    [AN_DATE_FORM] = {{"PGN writes YYYY.MM.DD, with ? for what is not known",
                       "le PGN écrit AAAA.MM.JJ, avec des ? pour ce qui n'est pas connu"}},
    [AN_DATE_NO_SUCH_DAY] = {{"the calendar has no such day",
                              "ce jour n'existe pas dans le calendrier"}},
};

static const an_message results[] = {
    [AN_AGAINST_TAG] = {{"the moves end with {move}, but the Result tag says {other}",
                         "la partie finit par {move}, mais l'étiquette Result dit {other}"}},
    [AN_AGAINST_WORDS] =
        {{"the moves end with {move}; the Result tag says {other}, which is no result",
          "la partie finit par {move} ; l'étiquette Result dit {other}, qui n'est pas un résultat"}},
    [AN_AGAINST_HEADING] = {{"the moves end with {move}, but the heading says {other}",
                             "la partie finit par {move}, mais l'en-tête dit {other}"}},
    [AN_AGAINST_RESULT] = {{"a second result, {move}, after {other}",
                            "un second résultat, {move}, après {other}"}},
};

static const an_message tags[] = {
    [AN_TAG_FORM] =
        {{"this is not a tag pair of the form [Name \"value\"], or it stands among the moves",
          "ce n'est pas une étiquette de la forme [Nom \"valeur\"], ou elle se trouve parmi les coups"}},
    [AN_TAG_MISSPELT] = {{"tag {move} was not read: its name is written {other}",
                          "étiquette {move} non lue : son nom s'écrit {other}"}},
    [AN_TAG_QUOTES] =
        {{"the value of tag {move} is in typographic quotes: it was read, but PGN has \"straight\" ones",
          "valeur de l'étiquette {move} entre guillemets typographiques : elle a été lue, mais PGN "
          "veut des guillemets droits"}},
    [AN_TAG_ACCENT] =
        {{"this tag cannot be read: its name may have no accent, only letters from a to z and digits",
          "étiquette illisible : son nom ne peut contenir d'accents : seulement des lettres de a à z et "
          "des chiffres"}},
    [AN_TAG_UNQUOTED] = {{"this tag cannot be read: the quote behind its value is missing",
                          "étiquette illisible : il manque le guillemet droit après sa valeur"}},
};

static const an_message setups[] = {
    [AN_FEN_ALONE] = {{"a FEN tag without [SetUp \"1\"]", "étiquette FEN sans [SetUp \"1\"]"}},
    [AN_SETUP_ALONE] =
        {{"[SetUp \"1\"] without a FEN tag: the game is played from the usual start",
          "[SetUp \"1\"] sans étiquette FEN : la partie est jouée depuis la position initiale"}},
    [AN_FEN_IN_WORDS] =
        {{"this position is only words here: the game is played from the usual start, unless --fen "
          "or a tag [FEN \"…\"] gives it",
          "cette position n'est ici que du texte : la partie est jouée depuis la position "
          "initiale, sauf si --fen ou une étiquette [FEN \"…\"] la donne"}},
};

/* Indexed by the bits of an_wrong_sign. */
static const an_message check_signs[] = {
    [0] = {{"in {move}, which gives no check", "dans {move}, qui ne donne pas échec"}},
    [AN_WRONG_SIGN_APART] = {{"{move} after {due}, which gives no check",
                              "{move} après {due}, qui ne donne pas échec"}},
    [AN_WRONG_SIGN_DOUBLE] = {{"in {move}, which gives no double check",
                               "dans {move}, qui ne donne pas d'échec double"}},
    [AN_WRONG_SIGN_APART |
        AN_WRONG_SIGN_DOUBLE] = {{"{move} after {due}, which gives no double check",
                                  "{move} après {due}, qui ne donne pas d'échec double"}},
};

static const an_message mate_signs[] = {
    [0] = {{"in {move}", "dans {move}"}},
    [AN_WRONG_SIGN_APART] = {{"{move} after {due}", "{move} après {due}"}},
};

static const an_message ends[AN_ENDING_COUNT] = {
    [AN_ENDING_NONE] = {{"it is over", "elle est finie"}},
    [AN_ENDING_MATE] = {{"{side} is mated", "les {side} sont mat"}},
    [AN_ENDING_STALEMATE] = {{"{side} is stalemated", "les {side} sont pat"}},
    [AN_ENDING_FIVEFOLD] = {{"the same position has appeared five times",
                             "la même position est apparue cinq fois"}},
    [AN_ENDING_SEVENTY_FIVE] = {{"seventy-five moves without capture or pawn move have passed",
                                 "soixante-quinze coups sans prise ni coup de pion ont été joués"}},
    [AN_ENDING_DEAD] = {{"neither side can mate any more", "plus aucun mat n'est possible"}},
};

static const an_message pinned[] = {
    [AN_PIN_OF_PIECE] = {{"{piece} is pinned to {king} by {by}",
                          "{piece} est cloué{e:piece} sur {king} par {by}"}},
    [AN_PIN_OF_CAPTURED] = {{"without the pawn captured en passant, {by} would attack {king}",
                             "sans le pion pris en passant, {by} attaquerait {king}"}},
};

static const an_message pins[] = {
    {{"", ""}},
    {{" ({piece} is pinned by {by})", " ({piece} est cloué{e:piece} par {by})"}},
};

/* Indexed by whether all words like it are told at once. */
static const an_message mixtures[] = {
    {{"with {due} it goes on", "avec {due}, elle continue"}},
    {{"with {due} it goes on; such words: {number}",
      "avec {due}, elle continue ; mots dans ce cas : {number}"}},
};

/* Indexed by whether another form would be written. */
static const an_message other_forms[] = {
    {{"would be left out", "ne serait pas écrit"}},
    {{"would be written {other}", "s'écrirait {other}"}},
};

/* Why it is the other side's turn, by the suggestions: there is none; it may be one of them; it is
 * certain. */
static const an_message wrong_sides[] = {
    {{": a half-move may be missing", " : il manque peut-être un demi-coup"}},
    {{": a slip of the pen, or a half-move is missing",
      " : erreur de notation, ou demi-coup oublié"}},
    {{"", ""}},
};

/* Indexed by whether it is a pair of words. */
static const an_message doubles[] = {
    {{"{move} is written twice", "{move} est écrit deux fois"}},
    {{"{move} and {other} are written twice", "{move} et {other} sont écrits deux fois"}},
};

static const an_message swaps[AN_SWAP_COUNT] = {
    [AN_SWAP_OF_PAIR] = {{"{move} and {other} are written in the reverse order",
                          "{move} et {other} sont écrits dans l'ordre inverse"}},
    [AN_SWAP_OF_SIDE] =
        {{"{move} and {other} seem to have changed places: put each where the other stands",
          "{move} et {other} semblent intervertis : écrivez chacun à la place de l'autre"}},
    [AN_SWAP_OF_PAIRS] =
        {{"the pair that begins with {move} and the next one, with {other}, seem to have changed places",
          "la paire qui commence par {move} et la suivante, par {other}, semblent interverties"}},
};

static const an_message lost_half_moves[] = {
    [AN_LOST_HERE] = {{"", ""}},
    [AN_LOST_AT_LATEST] = {{" at the latest", " au plus tard"}},
};

static const an_message lost_moves[] = {
    [AN_LOST_HERE] = {{", the first one by {side}", ", le premier des {side}"}},
    [AN_LOST_AT_LATEST] = {{" at the latest, one by each side",
                            " au plus tard, un de chaque camp"}},
};

/* The words that may fill the hole, by code. */
static const an_message *const words_by_code[AN_CODE_COUNT] = {
    [AN_UNREADABLE_TOKEN] = unreadables,
    [AN_DESCRIPTIVE_NOTATION] = descriptives,
    [AN_LANGUAGE_NOTE] = languages,
    [AN_OTHER_FORM] = other_forms,
    [AN_MIXED_LANGUAGES] = mixtures,
    [AN_MOVES_SWAPPED] = swaps,
    [AN_MOVES_DOUBLED] = doubles,
    [AN_MISSING_HALF_MOVE] = lost_half_moves,
    [AN_MISSING_MOVES] = lost_moves,
    [AN_NO_GAME] = no_games,
    [AN_UNREAD_MOVES] = unread,
    [AN_CASTLING_REFUSED] = castling_obstacles,
    [AN_BAD_FEN] = fen_defects,
    [AN_ILLEGAL_POSITION] = fen_defects,
    [AN_UNLIKELY_POSITION] = fen_defects,
    [AN_BAD_ENCODING] = encodings,
    [AN_PINNED_PIECE] = pinned,
    [AN_WRONG_SIDE] = wrong_sides,
    [AN_NO_SUCH_MOVE] = no_moves,
    [AN_MOVE_NUMBER_WRONG] = numbers,
    [AN_CHECK_SIGN_WRONG] = check_signs,
    [AN_MATE_SIGN_WRONG] = mate_signs,
    [AN_RESULT_MISMATCH] = results,
    [AN_BAD_TAG] = tags,
    [AN_SETUP_MISSING] = setups,
    [AN_LONG_FORM] = lengths,
    [AN_MOVE_NUMBER_FORM] = number_faults,
    [AN_BAD_DATE] = date_faults,
    [AN_NOT_EN_PASSANT] = passes,
    [AN_GAME_OVER] = ends,
    [AN_RESULT_CONTRADICTS_BOARD] = ends,
    [AN_SUPERFLUOUS_DISAMBIGUATION] = pins,
};

/* Returns which of the words of its code say what `finding` is about. */
static size_t index_of(const an_finding *finding)
{
    const an_reason *reason = &finding->facts.reason;
    switch (finding->code) {
    case AN_LANGUAGE_NOTE:
    case AN_OTHER_FORM:
    case AN_MOVES_DOUBLED:
        return finding->facts.other.size > 0;
    case AN_MIXED_LANGUAGES:
        return finding->facts.number > 0;
    case AN_NO_GAME:
        return finding->facts.text.size > 0;
    case AN_WRONG_SIDE:
        return finding->help.count == 0 ? 0 : 1u + finding->help.list[0].is_certain;
    case AN_NOT_EN_PASSANT:
        return (reason->by == AN_NO_SQUARE) + (finding->facts.other.size > 0 ? 1u : 0u);
    case AN_SUPERFLUOUS_DISAMBIGUATION:
        return reason->by != AN_NO_SQUARE;
    default:
        return reason->detail;
    }
}

an_message an__detail_of_finding(const an_finding *finding)
{
    const an_message *words = words_by_code[finding->code];
    return words == NULL ? (an_message){{"", ""}} : words[index_of(finding)];
}
