/* Words that name what stands behind them in a heading, by language. A word of several languages
 * names the same thing in all of them. */
#include "heading_labels.h"

#include <string.h>

#include "extremes.h"
#include "fold.h"
#include "text.h"

/* The labels of a language: lists by what they name, with | between words. */
typedef struct language_labels {
    const char *language; /* its code */
    const char *words[AN_LABELS_COUNT];
} language_labels;

/* clang-format off */
static const language_labels languages[] = {
    {"en", {[AN_LABELS_WHITE] = "white|white player|name of white",
           [AN_LABELS_BLACK] = "black|black player|name of black",
           [AN_LABELS_WHITE_ELO] = "white elo|whiteelo|white rating",
           [AN_LABELS_BLACK_ELO] = "black elo|blackelo|black rating",
           [AN_LABELS_ELO] = "elo|rating", [AN_LABELS_EVENT] = "event|tournament",
           [AN_LABELS_SITE] = "site|venue|location|place", [AN_LABELS_DATE] = "date|year",
           [AN_LABELS_ROUND] = "round", [AN_LABELS_BOARD] = "board|board no.|bd.",
           [AN_LABELS_RESULT] = "result", [AN_LABELS_ECO] = "eco", [AN_LABELS_OPENING] = "opening",
           [AN_LABELS_ANNOTATOR] = "annotator|annotated by", [AN_LABELS_GAME] = "game"}},
    {"fr", {[AN_LABELS_WHITE] = "blancs|blanc|les blancs|joueur blanc|nom des blancs|nom blancs",
           [AN_LABELS_BLACK] = "noirs|noir|les noirs|joueur noir|nom des noirs|nom noirs",
           [AN_LABELS_WHITE_ELO] = "elo blancs|elo blanc|elo des blancs",
           [AN_LABELS_BLACK_ELO] = "elo noirs|elo noir|elo des noirs",
           [AN_LABELS_ELO] = "classement",
           [AN_LABELS_EVENT] = "tournoi|compétition|épreuve|événement",
           [AN_LABELS_SITE] = "lieu|endroit|ville", [AN_LABELS_DATE] = "année",
           [AN_LABELS_ROUND] = "ronde|tour", [AN_LABELS_BOARD] = "table|échiquier|éch.|tab.",
           [AN_LABELS_RESULT] = "résultat", [AN_LABELS_ECO] = "code eco",
           [AN_LABELS_OPENING] = "ouverture|début",
           [AN_LABELS_ANNOTATOR] = "annotateur|commenté par|commentaires de",
           [AN_LABELS_GAME] = "partie"}},
    {"de", {[AN_LABELS_WHITE] = "weiß|weiss|name weiß|name weiss|spieler weiß|spieler weiss",
           [AN_LABELS_BLACK] = "schwarz|name schwarz|spieler schwarz",
           [AN_LABELS_WHITE_ELO] = "elo weiß|elo weiss", [AN_LABELS_BLACK_ELO] = "elo schwarz",
           [AN_LABELS_ELO] = "dwz|nwz", [AN_LABELS_EVENT] = "turnier|veranstaltung",
           [AN_LABELS_SITE] = "ort|spielort", [AN_LABELS_DATE] = "datum|jahr",
           [AN_LABELS_ROUND] = "runde", [AN_LABELS_BOARD] = "brett|tisch|br.",
           [AN_LABELS_RESULT] = "ergebnis|resultat", [AN_LABELS_OPENING] = "eröffnung",
           [AN_LABELS_ANNOTATOR] = "kommentator", [AN_LABELS_GAME] = "partie"}},
    {"es", {[AN_LABELS_WHITE] = "blancas|jugador blancas|nombre blancas",
           [AN_LABELS_BLACK] = "negras|jugador negras|nombre negras",
           [AN_LABELS_WHITE_ELO] = "elo blancas", [AN_LABELS_BLACK_ELO] = "elo negras",
           [AN_LABELS_EVENT] = "torneo|evento", [AN_LABELS_SITE] = "lugar|sitio|ciudad",
           [AN_LABELS_DATE] = "fecha|año", [AN_LABELS_ROUND] = "ronda",
           [AN_LABELS_BOARD] = "mesa|tablero", [AN_LABELS_RESULT] = "resultado",
           [AN_LABELS_OPENING] = "apertura", [AN_LABELS_GAME] = "partida"}},
    {"it", {[AN_LABELS_WHITE] = "bianco", [AN_LABELS_BLACK] = "nero",
           [AN_LABELS_WHITE_ELO] = "elo bianco", [AN_LABELS_BLACK_ELO] = "elo nero",
           [AN_LABELS_EVENT] = "torneo", [AN_LABELS_SITE] = "luogo|sede", [AN_LABELS_DATE] = "data|anno",
           [AN_LABELS_ROUND] = "turno", [AN_LABELS_BOARD] = "tavolo|scacchiera",
           [AN_LABELS_RESULT] = "risultato", [AN_LABELS_GAME] = "partita"}},
    {"pt", {[AN_LABELS_WHITE] = "brancas", [AN_LABELS_BLACK] = "pretas",
           [AN_LABELS_WHITE_ELO] = "elo brancas", [AN_LABELS_BLACK_ELO] = "elo pretas",
           [AN_LABELS_EVENT] = "torneio", [AN_LABELS_SITE] = "local", [AN_LABELS_ROUND] = "rodada",
           [AN_LABELS_BOARD] = "tabuleiro", [AN_LABELS_OPENING] = "abertura",
           [AN_LABELS_GAME] = "partida"}},
    {"nl", {[AN_LABELS_WHITE] = "wit", [AN_LABELS_BLACK] = "zwart",
           [AN_LABELS_WHITE_ELO] = "elo wit", [AN_LABELS_BLACK_ELO] = "elo zwart",
           [AN_LABELS_EVENT] = "toernooi|evenement", [AN_LABELS_SITE] = "plaats",
           [AN_LABELS_DATE] = "jaar", [AN_LABELS_BOARD] = "bord|tafel",
           [AN_LABELS_RESULT] = "uitslag|resultaat", [AN_LABELS_GAME] = "partij"}},
    {"ru", {[AN_LABELS_WHITE] = "белые", [AN_LABELS_BLACK] = "чёрные|черные",
           [AN_LABELS_ELO] = "эло|рейтинг", [AN_LABELS_EVENT] = "турнир|соревнование",
           [AN_LABELS_SITE] = "место|город", [AN_LABELS_DATE] = "дата|год",
           [AN_LABELS_ROUND] = "тур|раунд", [AN_LABELS_BOARD] = "доска|стол",
           [AN_LABELS_RESULT] = "результат", [AN_LABELS_OPENING] = "дебют",
           [AN_LABELS_GAME] = "партия"}},
    {"pl", {[AN_LABELS_WHITE] = "białe", [AN_LABELS_BLACK] = "czarne",
           [AN_LABELS_EVENT] = "turniej|zawody", [AN_LABELS_SITE] = "miejsce|miejscowość",
           [AN_LABELS_DATE] = "rok", [AN_LABELS_ROUND] = "runda",
           [AN_LABELS_BOARD] = "szachownica|stolik", [AN_LABELS_RESULT] = "wynik",
           [AN_LABELS_OPENING] = "debiut"}},
    {"cs", {[AN_LABELS_WHITE] = "bílý", [AN_LABELS_BLACK] = "černý",
           [AN_LABELS_EVENT] = "turnaj|soutěž", [AN_LABELS_SITE] = "místo",
           [AN_LABELS_ROUND] = "kolo", [AN_LABELS_BOARD] = "šachovnice",
           [AN_LABELS_RESULT] = "výsledek", [AN_LABELS_OPENING] = "zahájení"}},
    {"hu", {[AN_LABELS_WHITE] = "világos", [AN_LABELS_BLACK] = "sötét",
           [AN_LABELS_EVENT] = "verseny", [AN_LABELS_SITE] = "helyszín",
           [AN_LABELS_ROUND] = "forduló", [AN_LABELS_BOARD] = "tábla",
           [AN_LABELS_RESULT] = "eredmény"}},
    {"sv", {[AN_LABELS_WHITE] = "vit", [AN_LABELS_BLACK] = "svart", [AN_LABELS_EVENT] = "turnering",
           [AN_LABELS_SITE] = "plats", [AN_LABELS_ROUND] = "rond"}},
    {"da", {[AN_LABELS_WHITE] = "hvid", [AN_LABELS_BLACK] = "sort", [AN_LABELS_DATE] = "dato"}},
    {"ca", {[AN_LABELS_WHITE] = "blanques", [AN_LABELS_BLACK] = "negres", [AN_LABELS_SITE] = "lloc",
           [AN_LABELS_RESULT] = "resultat"}},
    /* names of the sides alone, which lists of pieces have */
    {"fi", {[AN_LABELS_WHITE] = "valkea|valkeat|valkoinen", [AN_LABELS_BLACK] = "musta|mustat"}},
    {"sk", {[AN_LABELS_WHITE] = "biely|bieli", [AN_LABELS_BLACK] = "čierny|čierni"}},
    {"uk", {[AN_LABELS_WHITE] = "білі", [AN_LABELS_BLACK] = "чорні"}},
    {"be", {[AN_LABELS_WHITE] = "белыя", [AN_LABELS_BLACK] = "чорныя"}},
    {"bg", {[AN_LABELS_WHITE] = "бели|белите", [AN_LABELS_BLACK] = "черни|черните"}},
    {"sr", {[AN_LABELS_WHITE] = "бели", [AN_LABELS_BLACK] = "црни"}},
    {"sr-Latn", {[AN_LABELS_WHITE] = "beli", [AN_LABELS_BLACK] = "crni"}},
    {"hr", {[AN_LABELS_WHITE] = "bijeli", [AN_LABELS_BLACK] = "crni"}},
    {"sl", {[AN_LABELS_WHITE] = "beli", [AN_LABELS_BLACK] = "črni"}},
    {"nb", {[AN_LABELS_WHITE] = "hvit", [AN_LABELS_BLACK] = "svart"}},
    {"is", {[AN_LABELS_WHITE] = "hvítur|hvítt", [AN_LABELS_BLACK] = "svartur|svart"}},
    {"ro", {[AN_LABELS_WHITE] = "alb|albul", [AN_LABELS_BLACK] = "negru|negrul"}},
    {"el", {[AN_LABELS_WHITE] = "λευκά", [AN_LABELS_BLACK] = "μαύρα"}},
    {"tr", {[AN_LABELS_WHITE] = "beyaz", [AN_LABELS_BLACK] = "siyah"}},
    {"lv", {[AN_LABELS_WHITE] = "baltie", [AN_LABELS_BLACK] = "melnie"}},
    {"lt", {[AN_LABELS_WHITE] = "baltieji", [AN_LABELS_BLACK] = "juodieji"}},
    {"et", {[AN_LABELS_WHITE] = "valged", [AN_LABELS_BLACK] = "mustad"}},
    {"gl", {[AN_LABELS_WHITE] = "brancas", [AN_LABELS_BLACK] = "negras"}},
    {"eo", {[AN_LABELS_WHITE] = "blankaj|blanko", [AN_LABELS_BLACK] = "nigraj|nigro"}},
    {"he", {[AN_LABELS_WHITE] = "לבן", [AN_LABELS_BLACK] = "שחור"}},
};
/* clang-format on */

size_t an__against_size(an_text text)
{
    static const char against[] =
        "vs.|vs|v.|v|versus|against|contre|gegen|contra|contro|tegen|против|"
        "proti|przeciw|mot";
    return an__listed_size(text, against);
}

enum { LANGUAGES = sizeof languages / sizeof *languages };

/* Returns the size of the longest label that `text` begins with, of those that name this; 0 if
 * there is none. */
static size_t label_size(an_text text, an_heading_label names)
{
    size_t longest = 0;
    for (size_t i = 0; i < LANGUAGES; i++) {
        size_t size = an__listed_size(text, languages[i].words[names]);
        longest = an_larger(size, longest);
    }
    return longest;
}

an_heading_label an__heading_label_read(an_text text, size_t *size)
{
    an_heading_label longest = AN_LABELS_NOTHING;
    *size = 0;
    for (an_heading_label i = AN_LABELS_NOTHING; i <= AN_LABELS_GAME; i++) {
        size_t bytes = label_size(text, i);
        if (bytes <= *size)
            continue;
        *size = bytes;
        longest = i;
    }
    return longest;
}

bool an__names_result(an_text text)
{
    return label_size(text, AN_LABELS_RESULT) > 0;
}

bool an__names_board(an_text text)
{
    enum { SIGN_MAX = 6 };                                /* bytes of " n° " and its like */
    while (text.size > 0 && an_is_among(*text.at, "*_#")) /* the marks of **Table 2** */
        text = an_text_after(text, 1);
    size_t size = label_size(text, AN_LABELS_BOARD);
    an_text rest = an_text_after(text, size);
    while (size > 0 && rest.size > 0 && !an_is_digit(*rest.at) && !an_is_line_end(*rest.at) &&
           rest.at - text.at < (ptrdiff_t)size + SIGN_MAX)
        rest = an_text_after(rest, 1);
    return size > 0 && rest.size > 0 && an_is_digit(*rest.at);
}

const char *an__heading_labels(const char *language, an_heading_label names)
{
    for (size_t i = 0; i < LANGUAGES; i++)
        if (strcmp(languages[i].language, language) == 0)
            return languages[i].words[names];
    return NULL;
}
