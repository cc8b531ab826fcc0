/* The sentences about findings, English and French side by side. */
#include "finding_messages.h"

static const an_message sentences[AN_CODE_COUNT] = {
    [AN_OK] = {{"nothing to report", "rien à signaler"}},
    [AN_OUT_OF_MEMORY] = {{"out of memory", "mémoire insuffisante"}},
    [AN_UNREADABLE_TOKEN] = {{"{detail}", "{detail}"}},
    [AN_UNKNOWN_PIECE_LETTER] = {{"{move}: {no piece} in {language}{letters}",
                                  "{move} : {no piece} en {language}{letters}"}},
    [AN_UNDECIDED_LANGUAGE] =
        {{"the moves can be read in {languages}, each time as another game: say which with --from",
          "les coups se lisent en {languages}, chaque fois comme une autre partie : précisez avec --from"}},
    [AN_MIXED_LANGUAGES] =
        {{"{move} seems to be written in {languages}, the game in {language}: {detail}",
          "{move} semble écrit en {languages}, la partie en {language} : {detail}"}},
    [AN_NO_GAME] = {{"no game: {detail}", "aucune partie : {detail}"}},
    [AN_UNCLOSED_COMMENT] = {{"comment without its closing brace: close it where it ends",
                              "commentaire sans accolade fermante : fermez-le là où il finit"}},
    [AN_UNCLOSED_VARIATION] =
        {{"nothing closes {move}: close it where the variation or the remark ends",
          "rien ne ferme {move} : fermez là où finit la variante ou la remarque"}},
    [AN_UNMATCHED_PARENTHESIS] = {{"{move} closes what nothing opened",
                                   "{move} ferme ce que rien n'a ouvert"}},
    [AN_BAD_TAG] = {{"{detail}", "{detail}"}},
    [AN_GAME_TOO_LARGE] =
        {{"game larger than --max-game: it was not read; raise this limit",
          "partie plus longue que --max-game : elle n'a pas été lue ; augmentez cette limite"}},
    [AN_DUPLICATE_TAG] =
        {{"tag {move} is given twice; its first value, {other}, counts",
          "étiquette {move} donnée deux fois ; sa première valeur, {other}, l'emporte"}},
    [AN_UNREAD_MOVES] = {{"{detail}", "{detail}"}},
    [AN_MOVE_IN_PROSE] =
        {{"{move} could be a move; among words it is taken for prose",
          "{move} pourrait être un coup ; parmi des mots, il est pris pour du texte"}},
    [AN_DESCRIPTIVE_NOTATION] =
        {{"{move} is written in descriptive notation, which is not read: {detail}",
          "{move} est en notation descriptive, qui n'est pas lue : {detail}"}},
    [AN_BAD_ENCODING] = {{"{detail}", "{detail}"}},
    [AN_CONTROL_CHARACTER] = {{"control character {move} in the text",
                               "caractère de contrôle {move} dans le texte"}},
    [AN_NO_SUCH_MOVE] = {{"illegal move {move}: {detail}", "coup illégal {move} : {detail}"}},
    [AN_PATH_BLOCKED] = {{"illegal move {move}: {by} stands in the way of {piece}",
                          "coup illégal {move} : {by} barre le chemin {of piece}"}},
    [AN_PINNED_PIECE] = {{"illegal move {move}: {detail}", "coup illégal {move} : {detail}"}},
    [AN_KING_INTO_CHECK] = {{"illegal move {move}: {by} attacks {target}",
                             "coup illégal {move} : {by} contrôle {target}"}},
    [AN_CHECK_NOT_PARRIED] = {{"illegal move {move}: {king} stays in check from {by}",
                               "coup illégal {move} : {king} reste en échec par {by}"}},
    [AN_AMBIGUOUS_MOVE] = {{"ambiguous move {move}: {candidates}?",
                            "coup ambigu {move} : {candidates} ?"}},
    [AN_CASTLING_REFUSED] = {{"castling {move} is not allowed: {detail}",
                              "roque {move} interdit : {detail}"}},
    [AN_NOT_EN_PASSANT] = {{"{detail}", "{detail}"}},
    [AN_PROMOTION_MISSING] =
        {{"incomplete move {move}: what the pawn becomes must follow its square",
          "coup incomplet {move} : la pièce de promotion doit suivre la case"}},
    [AN_PROMOTION_IMPOSSIBLE] = {{"illegal move {move}: there is no such promotion",
                                  "coup illégal {move} : une telle promotion n'existe pas"}},
    [AN_OWN_PIECE_CAPTURED] = {{"illegal move {move}: {by} belongs to the same side",
                                "coup illégal {move} : {by} est du même camp"}},
    [AN_WRONG_SIDE] =
        {{"{move} is possible for {opponent} only, but it is {side}'s turn{detail}",
          "{move} n'est possible que pour les {opponent}, mais le trait est aux {side}{detail}"}},
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
    [AN_SETUP_MISSING] = {{"{detail}", "{detail}"}},
    [AN_UNSUPPORTED_VARIANT] = {{"variant {move} is not known: the game was not checked",
                                 "variante {move} inconnue : la partie n'a pas été vérifiée"}},
    [AN_NULL_MOVE] = {{"null move {move} in the main line",
                       "coup nul {move} dans la partie elle-même"}},
    [AN_MISSING_RESULT] = {{"no result after the moves: write 1-0, 0-1, 1/2-1/2 or *",
                            "pas de résultat après les coups : écrivez 1-0, 0-1, 1/2-1/2 ou *"}},
    [AN_SUPERFLUOUS_DISAMBIGUATION] =
        {{"superfluous disambiguation {move}: {due} is enough{detail}",
          "précision superflue {move} : {due} suffit{detail}"}},
    [AN_DISAMBIGUATION_FORM] = {{"{move} is to be written {due}", "{move} s'écrit {due}"}},
    [AN_CHECK_SIGN_WRONG] = {{"check sign {detail}", "signe d'échec {detail}"}},
    [AN_MATE_SIGN_WRONG] = {{"mate sign {detail}, which is not mate",
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
                               "{move} fait mat : le PGN écrit {pgn}"}},
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
    [AN_LONG_FORM] = {{"{move} {detail}: PGN writes {pgn}",
                       "{move} {detail} : le PGN écrit {pgn}"}},
    [AN_MOVE_NUMBER_FORM] = {{"{detail}", "{detail}"}},
    [AN_NOT_ENGLISH] =
        {{"the moves are written in {language}: PGN wants English letters (algnot convert --to=en)",
          "les coups sont écrits en {language} : le PGN veut les lettres anglaises (algnot convert --to=en)"}},
    [AN_OTHER_FORM] = {{"{move} {detail}", "{move} {detail}"}},
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
          "une feuille de partie ne porte pas de commentaire : seulement les coups, les temps, les propositions de nulle et le résultat"}},
    [AN_EVALUATION_ON_SHEET] = {{"a score sheet has no annotations such as {move}",
                                 "une feuille de partie ne porte pas d'appréciation comme {move}"}},
    [AN_VARIATION_ON_SHEET] =
        {{"a score sheet has no variations: only the moves that were played",
          "une feuille de partie ne porte pas de variante : seulement les coups joués"}},
    [AN_THREEFOLD] =
        {{"after {move} the same position appears for the third time: a draw may be claimed",
          "après {move}, la même position apparaît pour la troisième fois : la nulle peut être réclamée"}},
    [AN_FIFTY_MOVES] =
        {{"after {move} each side has played fifty moves without a capture or a pawn move: a draw may be claimed",
          "après {move}, cinquante coups de part et d'autre sans prise ni coup de pion : la nulle peut être réclamée"}},
    [AN_FIVEFOLD] =
        {{"after {move} the same position appears for the fifth time: the game is drawn",
          "après {move}, la même position apparaît pour la cinquième fois : partie nulle"}},
    [AN_SEVENTY_FIVE_MOVES] =
        {{"after {move} each side has played seventy-five moves without a capture or a pawn move: the game is drawn",
          "après {move}, soixante-quinze coups de part et d'autre sans prise ni coup de pion : partie nulle"}},
    [AN_DEAD_POSITION] = {{"neither side can mate with the pieces that are left: the game is drawn",
                           "le matériel restant ne permet plus aucun mat : partie nulle"}},
    [AN_DOUBTFUL_READING] = {{"{move} is legal, but another move seems to have been played",
                              "{move} est légal, mais un autre coup semble avoir été joué"}},
    [AN_MISSING_HALF_MOVE] =
        {{"a half-move by {side} is missing before {move}{detail}: write it, or put -- if it is illegible",
          "il manque un demi-coup des {side} avant {move}{detail} : écrivez-le, ou mettez -- s'il est illisible"}},
    [AN_MISSING_MOVES] =
        {{"{number} half-moves are missing before {move}{detail}: write them, or put -- for each that is illegible",
          "il manque {number} demi-coups avant {move}{detail} : écrivez-les, ou mettez -- pour chacun qui est illisible"}},
    [AN_MOVES_DOUBLED] = {{"{detail}", "{detail}"}},
    [AN_SHEET_IN_LOWERCASE] =
        {{"this sheet does not tell capitals from small letters: {number} words, from {move} on, were read whatever their case",
          "cette feuille ne distingue pas majuscules et minuscules : {number} mots, à partir de {move}, ont été lus quelle que soit leur casse"}},
    [AN_SHEET_IN_OTHER_LANGUAGE] =
        {{"{number} words of this sheet, from {move} on, are written in {language}: all of it was read so",
          "{number} mots de cette feuille, à partir de {move}, sont écrits en {language} : elle a été lue ainsi tout entière"}},
    [AN_PERHAPS_PLAYED] =
        {{"{move} was taken for an alternative, but the words allow that it was played",
          "{move} a été pris pour une variante, mais le texte permet aussi qu'il ait été joué"}},
    [AN_PERHAPS_ALTERNATIVE] =
        {{"{move} was taken as played, but the words allow that it is only an alternative",
          "{move} a été lu comme joué, mais le texte permet aussi que ce ne soit qu'une variante"}},
    [AN_COLUMNS_SWAPPED] =
        {{"in this sheet the moves of Black stand before those of White: {move} was read as the first move of White",
          "dans cette feuille, les coups des Noirs sont écrits avant ceux des Blancs : {move} a été lu comme premier coup des Blancs"}},
    [AN_EMPTY_VARIATION] = {{"variation without a move: it is not written again",
                             "variante sans aucun coup : elle ne sera pas reprise"}},
    [AN_MOVES_TORN] =
        {{"{number} moves of this sheet, from {move} on, have blanks inside, and were read without them",
          "{number} coups de cette feuille, à partir de {move}, sont coupés par des blancs, et ont été lus sans eux"}},
    [AN_MOVES_SWAPPED] = {{"{detail}", "{detail}"}},
    [AN_RESULT_IN_WORDS] =
        {{"{move} seems to say how the game ended, but not clearly with which result, and was kept as a comment: write 1-0, 0-1 or 1/2-1/2",
          "{move} semble dire comment la partie a fini, sans que le résultat soit clair, et reste un commentaire : écrivez 1-0, 0-1 ou 1/2-1/2"}},
    [AN_LANGUAGE_NOTE] =
        {{"read as {language}, {detail}; as {languages} it would be another game",
          "lu en {language}, {detail} ; en {languages}, ce serait une autre partie"}},
};

static const an_message turns[] = {
    [AN_WHITE] = {{"White, move {move number}", "Blancs, coup {move number}"}},
    [AN_BLACK] = {{"Black, move {move number}", "Noirs, coup {move number}"}},
};

static const an_message help = {
    {"help: did you mean {suggestions}?{prospect}",
     "aide : vouliez-vous dire {suggestions} ?{prospect}"},
};

/* Several half-moves are missing, and few moves can be the first of them. */
static const an_message first_of_lost = {
    {"help: the first of them seems to be {suggestions}:{prospect}",
     "aide : le premier semble être {suggestions} :{prospect}"}};

/* Several moves fit. Indices: not all of them are named; no following half-move tells which. */
static const an_message fitting[2][2] = {
    {{{"help: {fitting} moves fit, {suggestions}:{prospect}",
       "aide : {fitting} coups conviennent, {suggestions} :{prospect}"}},
     {{"help: nothing follows that tells which of {fitting} moves it was: {suggestions}",
       "aide : rien ne suit qui dise lequel des {fitting} coups possibles c'était : {suggestions}"}}},
    {{{"help: {fitting} moves fit, among them {suggestions}:{prospect}",
       "aide : {fitting} coups conviennent, dont {suggestions} :{prospect}"}},
     {{"help: nothing follows that tells which of {fitting} moves it was",
       "aide : rien ne suit qui dise lequel des {fitting} coups possibles c'était"}}},
};

/* Only one move fits. The sentences: no following half-move confirms it; it is certain; it is a
 * half-move that is missing; it is uncertain, because too few half-moves follow or other slips are
 * near. */
static const an_message alone = {
    {"help: {suggestions} is the only legal move", "aide : {suggestions} est le seul coup légal"}};

static const an_message alone_surely = {
    {"help: only {suggestions} fits:{prospect}", "aide : seul {suggestions} convient :{prospect}"}};

static const an_message alone_missing = {
    {"help: only {suggestions} fits:{prospect}; but a missing move is yours to add",
     "aide : seul {suggestions} convient :{prospect} ; mais c'est à vous d'ajouter un coup qui manque"}};

static const an_message alone_perhaps[2] = {
    {{"help: only {suggestions} fits:{prospect}; too few of them for certainty",
      "aide : seul {suggestions} convient :{prospect} ; c'est trop peu pour en être certain"}},
    {{"help: only {suggestions} fits:{prospect}; other slips near it leave it uncertain",
      "aide : seul {suggestions} convient :{prospect} ; d'autres fautes voisines laissent un doute"}},
};

/* Indexed by an_placing: what becomes of an illegal move. */
static const an_message placings[] = {
    [AN_PLACING_NOT_ASKED] = {{"", ""}},
    [AN_PLACED] = {{"note: it was played all the same, and the game goes on with it",
                    "note : il a été joué malgré tout, et la partie continue avec ce coup"}},
    [AN_PLACING_SEVERAL] =
        {{"note: not kept as played, for more than one piece may be meant: write the square it came from",
          "note : non conservé, car plusieurs pièces sont possibles : écrivez sa case de départ"}},
    [AN_PLACING_UNSAID] = {{"note: it cannot be kept as it was played",
                            "note : il ne peut être conservé tel qu'il a été joué"}},
};

static const an_message unchecked[] = {
    {{"note: the rest (1 half-move) was not checked, too much would have to be guessed: correct this first",
      "note : la suite (1 demi-coup) n'a pas été vérifiée, il faudrait trop deviner : corrigez d'abord ceci"}},
    {{"note: the rest ({unchecked} half-moves) was not checked, too much would have to be guessed: correct this first",
      "note : la suite ({unchecked} demi-coups) n'a pas été vérifiée, il faudrait trop deviner : corrigez d'abord ceci"}},
};

static const an_message best = {{"the first {best count} of them", "les {best count} premiers"}};

/* Indices: only some suggestions are the best; only a part of the following moves becomes legal;
 * that part is more than one half-move. */
static const an_message prospects[2][2][2] = {
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

/* Doubtful readings, by an_reading_doubt, where the reason of the doubt is known. */
static const an_message doubts[] = {
    [AN_DOUBT_REST] =
        {{"{move} is legal, but another move seems to have been played: {other} of move {number} cannot come after it",
          "{move} est légal, mais un autre coup semble avoir été joué : {other}, au coup {number}, ne peut pas venir après"}},
    [AN_DOUBT_LATE] =
        {{"{move} is legal, but another move seems to have been played: {other} of move {number} comes too late after it, as only the very next move can capture en passant",
          "{move} est légal, mais un autre coup semble avoir été joué : {other}, au coup {number}, vient trop tard, car seul le coup qui suit peut prendre en passant"}},
    [AN_DOUBT_TAKES_NOTHING] =
        {{"{move} is legal, but captures nothing: the sign is superfluous, or moves before it are missing, or another move was played",
          "{move} est légal, mais ne prend rien : ou le signe de prise est de trop, ou il manque des coups avant, ou un autre coup a été joué"}},
    [AN_DOUBT_REST_TAKES_NOTHING] =
        {{"{move} is legal, but another move seems to have been played: {other} of move {number} would capture nothing after it",
          "{move} est légal, mais un autre coup semble avoir été joué : {other}, au coup {number}, ne prendrait rien"}},
    [AN_DOUBT_NO_CHECK] =
        {{"{move} is legal, but gives no check: another move seems to have been played",
          "{move} est légal, mais ne donne pas échec : un autre coup semble avoir été joué"}},
    [AN_DOUBT_ODD] =
        {{"{move} is legal, but another move may have been played, after which the next ones are more likely",
          "{move} est légal, mais un autre coup a pu être joué, qui rend la suite plus vraisemblable"}},
};

an_message an__message_of_finding(const an_finding *finding)
{
    const an_detail detail = an_finding_detail(finding);
    if (detail.kind == AN_DETAIL_DOUBT && detail.of.doubt != AN_DOUBT_MOVE)
        return doubts[detail.of.doubt];
    return sentences[finding->code];
}

an_message an__message_of_turn(an_color color)
{
    return turns[color];
}

an_message an__message_of_help(const an_finding *finding)
{
    enum { ENOUGH_PLIES = 6 };
    if (finding->help.fitting == 0)
        return help;
    if (finding->code == AN_MISSING_MOVES)
        return first_of_lost;
    bool are_more = finding->help.fitting > finding->help.count && finding->help.fitting > 1;
    bool is_open = finding->help.count == 0 || finding->help.list[0].legal_after == 0;
    if (finding->help.fitting > 1)
        return fitting[are_more][is_open];
    if (is_open)
        return alone;
    const bool is_enough = finding->help.list[0].legal_after >= ENOUGH_PLIES;
    if (finding->help.list[0].is_certain)
        return alone_surely;
    const bool is_missing = finding->code == AN_MISSING_HALF_MOVE; /* other slips have no part */
    return is_missing && is_enough ? alone_missing : alone_perhaps[is_enough];
}

an_message an__message_of_sequel(const an_finding *finding)
{
    return finding->unchecked > 0 ? unchecked[finding->unchecked > 1] : placings[finding->placing];
}

unsigned an__best_suggestions(const an_suggestions *suggested)
{
    unsigned count = 0;
    while (count < suggested->count &&
           suggested->list[count].legal_after == suggested->list[0].legal_after)
        count++;
    return count;
}

an_message an__message_of_best(void)
{
    return best;
}

an_message an__message_of_prospect(const an_suggestions *suggested)
{
    const an_suggestion *first = &suggested->list[0];
    if (suggested->count == 0 || first->legal_after == 0)
        return (an_message){{"", ""}};
    bool is_choice = an__best_suggestions(suggested) < suggested->count;
    bool is_part = first->legal_after < first->of;
    return prospects[is_choice][is_part][first->legal_after > 1];
}
