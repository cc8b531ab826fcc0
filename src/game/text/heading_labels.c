/* Words that name what stands behind them in a heading, by language. A word of several languages
 * names the same thing in all of them. */
#include "heading_labels.h"

#include <stddef.h>

#include "fold.h"
#include "text.h"

typedef struct label {
    char language[3]; /* its code */
    const char *words;
    an_heading_label names;
} label;

/* clang-format off */
static const label labels[] = {
    {"en", "white", AN_LABELS_WHITE},             {"en", "black", AN_LABELS_BLACK},
    {"en", "white player", AN_LABELS_WHITE},      {"en", "black player", AN_LABELS_BLACK},
    {"en", "white elo", AN_LABELS_WHITE_ELO},     {"en", "black elo", AN_LABELS_BLACK_ELO},
    {"en", "whiteelo", AN_LABELS_WHITE_ELO},      {"en", "blackelo", AN_LABELS_BLACK_ELO},
    {"en", "white rating", AN_LABELS_WHITE_ELO},  {"en", "black rating", AN_LABELS_BLACK_ELO},
    {"en", "elo", AN_LABELS_ELO},                 {"en", "rating", AN_LABELS_ELO},
    {"en", "event", AN_LABELS_EVENT},             {"en", "tournament", AN_LABELS_EVENT},
    {"en", "site", AN_LABELS_SITE},               {"en", "venue", AN_LABELS_SITE},
    {"en", "location", AN_LABELS_SITE},           {"en", "place", AN_LABELS_SITE},
    {"en", "date", AN_LABELS_DATE},               {"en", "round", AN_LABELS_ROUND},
    {"en", "board", AN_LABELS_BOARD},             {"en", "board no.", AN_LABELS_BOARD},
    {"en", "result", AN_LABELS_RESULT},           {"en", "eco", AN_LABELS_ECO},
    {"en", "opening", AN_LABELS_OPENING},         {"en", "annotator", AN_LABELS_ANNOTATOR},
    {"en", "annotated by", AN_LABELS_ANNOTATOR},

    {"fr", "blancs", AN_LABELS_WHITE},            {"fr", "noirs", AN_LABELS_BLACK},
    {"fr", "blanc", AN_LABELS_WHITE},             {"fr", "noir", AN_LABELS_BLACK},
    {"fr", "les blancs", AN_LABELS_WHITE},        {"fr", "les noirs", AN_LABELS_BLACK},
    {"fr", "joueur blanc", AN_LABELS_WHITE},      {"fr", "joueur noir", AN_LABELS_BLACK},
    {"fr", "elo blancs", AN_LABELS_WHITE_ELO},    {"fr", "elo noirs", AN_LABELS_BLACK_ELO},
    {"fr", "elo blanc", AN_LABELS_WHITE_ELO},     {"fr", "elo noir", AN_LABELS_BLACK_ELO},
    {"fr", "elo des blancs", AN_LABELS_WHITE_ELO},{"fr", "elo des noirs", AN_LABELS_BLACK_ELO},
    {"fr", "classement", AN_LABELS_ELO},          {"fr", "tournoi", AN_LABELS_EVENT},
    {"fr", "compétition", AN_LABELS_EVENT},       {"fr", "épreuve", AN_LABELS_EVENT},
    {"fr", "événement", AN_LABELS_EVENT},         {"fr", "lieu", AN_LABELS_SITE},
    {"fr", "endroit", AN_LABELS_SITE},            {"fr", "ville", AN_LABELS_SITE},
    {"fr", "ronde", AN_LABELS_ROUND},             {"fr", "tour", AN_LABELS_ROUND},
    {"fr", "table", AN_LABELS_BOARD},             {"fr", "échiquier", AN_LABELS_BOARD},
    {"fr", "résultat", AN_LABELS_RESULT},         {"fr", "ouverture", AN_LABELS_OPENING},
    {"fr", "début", AN_LABELS_OPENING},           {"fr", "code eco", AN_LABELS_ECO},
    {"fr", "annotateur", AN_LABELS_ANNOTATOR},    {"fr", "commenté par", AN_LABELS_ANNOTATOR},
    {"fr", "commentaires de", AN_LABELS_ANNOTATOR},

    {"de", "weiß", AN_LABELS_WHITE},              {"de", "schwarz", AN_LABELS_BLACK},
    {"de", "weiss", AN_LABELS_WHITE},             {"de", "elo weiß", AN_LABELS_WHITE_ELO},
    {"de", "elo weiss", AN_LABELS_WHITE_ELO},     {"de", "elo schwarz", AN_LABELS_BLACK_ELO},
    {"de", "turnier", AN_LABELS_EVENT},           {"de", "veranstaltung", AN_LABELS_EVENT},
    {"de", "ort", AN_LABELS_SITE},                {"de", "spielort", AN_LABELS_SITE},
    {"de", "datum", AN_LABELS_DATE},              {"de", "runde", AN_LABELS_ROUND},
    {"de", "brett", AN_LABELS_BOARD},             {"de", "tisch", AN_LABELS_BOARD},
    {"de", "ergebnis", AN_LABELS_RESULT},         {"de", "resultat", AN_LABELS_RESULT},
    {"de", "eröffnung", AN_LABELS_OPENING},       {"de", "kommentator", AN_LABELS_ANNOTATOR},
    {"de", "dwz", AN_LABELS_ELO},                 {"de", "nwz", AN_LABELS_ELO},

    {"es", "blancas", AN_LABELS_WHITE},           {"es", "negras", AN_LABELS_BLACK},
    {"es", "elo blancas", AN_LABELS_WHITE_ELO},   {"es", "elo negras", AN_LABELS_BLACK_ELO},
    {"es", "torneo", AN_LABELS_EVENT},            {"es", "evento", AN_LABELS_EVENT},
    {"es", "lugar", AN_LABELS_SITE},              {"es", "sitio", AN_LABELS_SITE},
    {"es", "ciudad", AN_LABELS_SITE},             {"es", "fecha", AN_LABELS_DATE},
    {"es", "ronda", AN_LABELS_ROUND},             {"es", "mesa", AN_LABELS_BOARD},
    {"es", "tablero", AN_LABELS_BOARD},           {"es", "resultado", AN_LABELS_RESULT},
    {"es", "apertura", AN_LABELS_OPENING},

    {"it", "bianco", AN_LABELS_WHITE},            {"it", "nero", AN_LABELS_BLACK},
    {"it", "elo bianco", AN_LABELS_WHITE_ELO},    {"it", "elo nero", AN_LABELS_BLACK_ELO},
    {"it", "luogo", AN_LABELS_SITE},              {"it", "sede", AN_LABELS_SITE},
    {"it", "data", AN_LABELS_DATE},               {"it", "turno", AN_LABELS_ROUND},
    {"it", "tavolo", AN_LABELS_BOARD},            {"it", "scacchiera", AN_LABELS_BOARD},
    {"it", "risultato", AN_LABELS_RESULT},

    {"pt", "brancas", AN_LABELS_WHITE},           {"pt", "pretas", AN_LABELS_BLACK},
    {"pt", "elo brancas", AN_LABELS_WHITE_ELO},   {"pt", "elo pretas", AN_LABELS_BLACK_ELO},
    {"pt", "torneio", AN_LABELS_EVENT},           {"pt", "local", AN_LABELS_SITE},
    {"pt", "rodada", AN_LABELS_ROUND},            {"pt", "tabuleiro", AN_LABELS_BOARD},
    {"pt", "abertura", AN_LABELS_OPENING},

    {"nl", "wit", AN_LABELS_WHITE},               {"nl", "zwart", AN_LABELS_BLACK},
    {"nl", "elo wit", AN_LABELS_WHITE_ELO},       {"nl", "elo zwart", AN_LABELS_BLACK_ELO},
    {"nl", "toernooi", AN_LABELS_EVENT},          {"nl", "evenement", AN_LABELS_EVENT},
    {"nl", "plaats", AN_LABELS_SITE},             {"nl", "bord", AN_LABELS_BOARD},
    {"nl", "tafel", AN_LABELS_BOARD},             {"nl", "uitslag", AN_LABELS_RESULT},
    {"nl", "resultaat", AN_LABELS_RESULT},

    {"ru", "белые", AN_LABELS_WHITE},             {"ru", "чёрные", AN_LABELS_BLACK},
    {"ru", "черные", AN_LABELS_BLACK},            {"ru", "турнир", AN_LABELS_EVENT},
    {"ru", "соревнование", AN_LABELS_EVENT},      {"ru", "место", AN_LABELS_SITE},
    {"ru", "город", AN_LABELS_SITE},              {"ru", "дата", AN_LABELS_DATE},
    {"ru", "тур", AN_LABELS_ROUND},               {"ru", "раунд", AN_LABELS_ROUND},
    {"ru", "доска", AN_LABELS_BOARD},             {"ru", "стол", AN_LABELS_BOARD},
    {"ru", "результат", AN_LABELS_RESULT},        {"ru", "дебют", AN_LABELS_OPENING},
    {"ru", "эло", AN_LABELS_ELO},                 {"ru", "рейтинг", AN_LABELS_ELO},

    {"pl", "białe", AN_LABELS_WHITE},             {"pl", "czarne", AN_LABELS_BLACK},
    {"pl", "turniej", AN_LABELS_EVENT},           {"pl", "zawody", AN_LABELS_EVENT},
    {"pl", "miejsce", AN_LABELS_SITE},            {"pl", "miejscowość", AN_LABELS_SITE},
    {"pl", "runda", AN_LABELS_ROUND},             {"pl", "szachownica", AN_LABELS_BOARD},
    {"pl", "stolik", AN_LABELS_BOARD},            {"pl", "wynik", AN_LABELS_RESULT},
    {"pl", "debiut", AN_LABELS_OPENING},

    {"cs", "bílý", AN_LABELS_WHITE},              {"cs", "černý", AN_LABELS_BLACK},
    {"cs", "turnaj", AN_LABELS_EVENT},            {"cs", "soutěž", AN_LABELS_EVENT},
    {"cs", "místo", AN_LABELS_SITE},              {"cs", "kolo", AN_LABELS_ROUND},
    {"cs", "šachovnice", AN_LABELS_BOARD},        {"cs", "výsledek", AN_LABELS_RESULT},
    {"cs", "zahájení", AN_LABELS_OPENING},

    {"hu", "világos", AN_LABELS_WHITE},           {"hu", "sötét", AN_LABELS_BLACK},
    {"hu", "verseny", AN_LABELS_EVENT},           {"hu", "helyszín", AN_LABELS_SITE},
    {"hu", "forduló", AN_LABELS_ROUND},           {"hu", "tábla", AN_LABELS_BOARD},
    {"hu", "eredmény", AN_LABELS_RESULT},
    {"sv", "vit", AN_LABELS_WHITE},               {"sv", "svart", AN_LABELS_BLACK},
    {"sv", "turnering", AN_LABELS_EVENT},         {"sv", "plats", AN_LABELS_SITE},
    {"sv", "rond", AN_LABELS_ROUND},              {"da", "hvid", AN_LABELS_WHITE},
    {"da", "sort", AN_LABELS_BLACK},              {"da", "dato", AN_LABELS_DATE},
    {"ca", "blanques", AN_LABELS_WHITE},          {"ca", "negres", AN_LABELS_BLACK},
    {"ca", "lloc", AN_LABELS_SITE},               {"ca", "resultat", AN_LABELS_RESULT},
    {"en", "year", AN_LABELS_DATE},               {"fr", "année", AN_LABELS_DATE},
    {"de", "jahr", AN_LABELS_DATE},               {"es", "año", AN_LABELS_DATE},
    {"it", "anno", AN_LABELS_DATE},               {"nl", "jaar", AN_LABELS_DATE},
    {"ru", "год", AN_LABELS_DATE},                {"pl", "rok", AN_LABELS_DATE},
    {"en", "game", AN_LABELS_GAME},               {"fr", "partie", AN_LABELS_GAME},
    {"de", "partie", AN_LABELS_GAME},             {"es", "partida", AN_LABELS_GAME},
    {"it", "partita", AN_LABELS_GAME},            {"pt", "partida", AN_LABELS_GAME},
    {"nl", "partij", AN_LABELS_GAME},             {"ru", "партия", AN_LABELS_GAME},
    {"fr", "éch.", AN_LABELS_BOARD},              {"en", "bd.", AN_LABELS_BOARD},
    {"de", "br.", AN_LABELS_BOARD},               {"fr", "tab.", AN_LABELS_BOARD},
};
/* clang-format on */

enum { COUNT = sizeof labels / sizeof *labels, SIGN_MAX = 6 /* bytes of " n° " and its like */ };

an_heading_label an__heading_label_read(an_text text, size_t *size)
{
    an_heading_label longest = AN_LABELS_NOTHING;
    *size = 0;
    for (size_t i = 0; i < COUNT; i++) {
        size_t bytes = an_folded_size(text, labels[i].words);
        if (bytes <= *size)
            continue;
        *size = bytes;
        longest = labels[i].names;
    }
    return longest;
}

bool an__names_result(an_text text)
{
    size_t size = 0;
    for (size_t i = 0; i < COUNT && size == 0; i++)
        if (labels[i].names == AN_LABELS_RESULT)
            size = an_folded_size(text, labels[i].words);
    return size > 0;
}

bool an__names_board(an_text text)
{
    size_t size = 0;
    while (text.size > 0 && an_is_among(*text.at, "*_#")) /* the marks of **Table 2** */
        text = an_text_after(text, 1);
    for (size_t i = 0; i < COUNT && size == 0; i++)
        if (labels[i].names == AN_LABELS_BOARD)
            size = an_folded_size(text, labels[i].words);
    an_text rest = an_text_after(text, size);
    while (size > 0 && rest.size > 0 && !an_is_digit(*rest.at) && !an_is_line_end(*rest.at) &&
           rest.at - text.at < (ptrdiff_t)size + SIGN_MAX)
        rest = an_text_after(rest, 1);
    return size > 0 && rest.size > 0 && an_is_digit(*rest.at);
}

const char *an__heading_label_words(size_t index, an_heading_label *names)
{
    if (index >= COUNT)
        return NULL;
    *names = labels[index].names;
    return labels[index].words;
}

const char *an__heading_label_language(size_t index)
{
    return labels[index].language;
}
