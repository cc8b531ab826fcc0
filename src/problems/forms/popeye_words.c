/* The words of Popeye's language, in English, French and German. */
#include "popeye_words.h"

#include "text.h"

typedef struct word_row {
    an_popeye_list list;
    unsigned means; /* an_popeye_word */
    const char *word[AN_POPEYE_LANGUAGE_COUNT];
} word_row;

/* clang-format off */
static const word_row rows[] = {
    {AN_POPEYE_SECTIONS, AN_POPEYE_BEGIN, {"beginproblem", "debutprobleme", "anfangproblem"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_NEXT, {"nextproblem", "asuivre", "weiteresproblem"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_END, {"endproblem", "finprobleme", "endeproblem"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_TWIN, {"twin", "jumeau", "zwilling"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_ZERO_POSITION, {"zeroposition", "zeroposition", "nullstellung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_REMARK, {"remark", "remarque", "bemerkung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_UNSUPPORTED, {"sstipulation", "senonce", "sforderung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_REMARK, {"author", "auteur", "autor"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_REMARK, {"origin", "source", "quelle"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_PIECES, {"pieces", "pieces", "steine"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_CONDITION, {"condition", "condition", "bedingung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_OPTION, {"option", "option", "option"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_STIPULATION, {"stipulation", "enonce", "forderung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_REMARK, {"protocol", "protocol", "protokoll"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_TITLE, {"title", "titre", "titel"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_UNSUPPORTED, {"latex", "latex", "latex"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_UNSUPPORTED, {"latexpieces", "pieceslatex", "latexsteine"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_REMARK, {"award", "prix", "auszeichnung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_UNSUPPORTED,
        {"initialgamearray", "positioninitialepartie", "partieanfangsstellung"}},
    {AN_POPEYE_SECTIONS, AN_POPEYE_FORSYTH, {"forsyth", "forsyth", "forsyth"}},

    {AN_POPEYE_COLORS, AN_POPEYE_WHITE, {"white", "blanc", "weiss"}},
    {AN_POPEYE_COLORS, AN_POPEYE_BLACK, {"black", "noir", "schwarz"}},
    {AN_POPEYE_COLORS, AN_POPEYE_UNSUPPORTED, {"neutral", "neutre", "neutral"}},
    {AN_POPEYE_COLORS, AN_POPEYE_UNSUPPORTED, {"totalinvisible", "totalinvisible", "totalunsichtbar"}},

    {AN_POPEYE_OPTIONS, AN_POPEYE_DEFENCE, {"defence", "defense", "widerlegung"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_SET_PLAY, {"setplay", "apparent", "satzspiel"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_WHITE_TO_PLAY, {"whitetoplay", "apparentseul", "weissbeginnt"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"variations", "variantes", "varianten"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"movenumbers", "trace", "zugnummern"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"startmovenumber", "enroute", "startzugnummer"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"nowk", "sansrb", "ohnewk"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_DUPLEX, {"duplex", "duplex", "duplex"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"nobk", "sansrn", "ohnesk"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"threat", "menace", "drohung"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"nothreat", "sansmenace", "ohnedrohung"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_TRY, {"try", "essais", "verfuehrung"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED_NUMBER, {"maxsolutions", "maxsolutions", "maxloesungen"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED,
        {"maxflightsquares", "maxcasesfuites", "maxfluchtfelder"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"search", "search", "suchen"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED,
        {"multisolutions", "multisolutions", "mehrereloesungen"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"nosymmetry", "nonsymetrique", "keinesymmetrie"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"nontrivial", "nontrivial", "nichttrivial"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED,
        {"keepmatingpiece", "retienspiecematante", "haltemattsetzendenstein"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_EN_PASSANT, {"enpassant", "enpassant", "enpassant"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"noboard", "sansechiquier", "ohnebrett"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED,
        {"noshortvariations", "sansvariantescourtes", "ohnekurzvarianten"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_HALF_DUPLEX, {"halfduplex", "demiduplex", "halbduplex"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"postkeyplay", "aprescle", "nachschluessel"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"intelligent", "intelligent", "intelligent"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED_NUMBER, {"maxtime", "maxtemps", "maxzeit"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_NO_CASTLING, {"nocastling", "sansroquer", "keinerochade"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED, {"quodlibet", "quodlibet", "quodlibet"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_UNSUPPORTED,
        {"stoponshortsolutions", "finapressolutionscourtes", "stopnachkurzloesungen"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"beep", "bip", "pieps"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"suppressgrid", "sansgrille", "ohnegitter"}},
    {AN_POPEYE_OPTIONS, AN_POPEYE_IGNORED, {"writegrid", "ajoutegrille", "zeichnegitter"}},

    {AN_POPEYE_TWINNINGS, AN_POPEYE_MOVE, {"move", "deplacement", "versetze"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_EXCHANGE, {"exchange", "echange", "tausche"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_STIPULATION, {"stipulation", "enonce", "forderung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_UNSUPPORTED, {"sstipulation", "senonce", "sforderung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_ADD, {"add", "ajoute", "hinzufuegen"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_REMOVE, {"remove", "ote", "entferne"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_CONTINUED, {"continued", "enplus", "ferner"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_ROTATE, {"rotate", "rotation", "drehung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_UNSUPPORTED, {"condition", "condition", "bedingung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_UNSUPPORTED, {"polishtype", "couleurechange", "farbwechsel"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_MIRROR, {"mirror", "miroir", "spiegelung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_SHIFT, {"shift", "translation", "verschiebung"}},
    {AN_POPEYE_TWINNINGS, AN_POPEYE_UNSUPPORTED, {"substitute", "remplace", "ersetze"}},

    {AN_POPEYE_CONDITIONS, AN_POPEYE_VARIANT + (int)AN_ALPHABETIC,
        {"alphabeticchess", "echecsalphabetiques", "alphabetischesschach"}},
    {AN_POPEYE_CONDITIONS, AN_POPEYE_VARIANT + (int)AN_ALPHABETIC_WHITE,
        {"whitealphabeticchess", "blancechecsalphabetiques", "weissesalphabetischesschach"}},
    {AN_POPEYE_CONDITIONS, AN_POPEYE_VARIANT + (int)AN_ALPHABETIC_BLACK,
        {"blackalphabeticchess", "noirechecsalphabetiques", "schwarzesalphabetischesschach"}},
};
/* clang-format on */

/* Returns whether `word` is the beginning of `whole`, whatever its case. */
static bool begins(an_text word, const char *whole)
{
    for (size_t i = 0; i < word.size; i++)
        if (whole[i] == '\0' || an_lower(word.at[i]) != whole[i])
            return false;
    return true;
}

/* Returns whether a word is long enough: a condition may be cut only behind "alph", which tells it
 * from Popeye's many other conditions. */
static bool is_long_enough(an_popeye_list list, an_text word, const char *whole)
{
    const char *alphabet = strstr(whole, "alphab");
    return list != AN_POPEYE_CONDITIONS || alphabet == NULL ||
           word.size >= (size_t)(alphabet - whole) + strlen("alph");
}

unsigned an__popeye_word(an_popeye_language language, an_popeye_list list, an_text word)
{
    unsigned means = AN_POPEYE_NO_WORD;
    size_t found = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows && word.size > 0; i++) {
        const char *whole = rows[i].word[language];
        if (rows[i].list != list || !begins(word, whole) || !is_long_enough(list, word, whole))
            continue;
        if (whole[word.size] == '\0')
            return rows[i].means;
        means = rows[i].means;
        found++;
    }
    return found == 1 ? means : AN_POPEYE_NO_WORD;
}

an_role an__popeye_piece(an_popeye_language language, char letter)
{
    static const char *const letters[AN_POPEYE_LANGUAGE_COUNT] = {"psbrqk", "pcftdr", "bsltdk"};
    const char *at = letter == '\0' ? NULL : strchr(letters[language], an_lower(letter));
    return at == NULL ? AN_NO_ROLE : (an_role)(AN_PAWN + (at - letters[language]));
}
