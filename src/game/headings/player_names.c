/* What may be the name of a player or a place, and what stands beside it. */
#include "player_names.h"

#include <string.h>

#include "event_words.h"
#include "extremes.h"
#include "fold.h"
#include "heading_labels.h"
#include "text.h"
#include "utf8.h"

/* Words of names that are written without a capital. */
static const char particles[] =
    "de|du|des|d|la|le|les|van|von|der|den|dem|zu|zur|di|da|do|dos|das|del|della|dello|dal|y|e|i|"
    "ter|ten|te|el|al|bin|ben|ibn|of|the|sur|sous|en|an|am|nad|lès|upon|st|'t|v|and|et|und|och|и";

/* Words of tournaments and games that name no event. */
static const char tournaments[] =
    "finale|final|club|ronde|round|partie|game|runde|ronda|partida|turno|partita|rodada|beker|"
    "партия|тур|partia|kolo|blitz|rapid|simultanée|simultan|échecs|chess|schach|équipe|team|groupe|"
    "group|gruppe";

/* Words of openings. */
static const char openings[] =
    "défense|defence|gambit|variante|variation|ouverture|opening|attaque|attack|système|system|"
    "contre|countergambit|verteidigung|eröffnung|angriff|defensa|apertura|ataque|difesa|attacco|"
    "defesa|abertura|verdediging|aanval|защита|гамбит|дебют|атака|вариант|obrona|otwarcie|obrana|"
    "zahájení|sicilienne|sicilian|espagnole|française|italienne|anglaise|indienne|scandinave|nimzo|"
    "catalane|cavaliers|knights|viennoise|écossaise|hollandaise|sizilianisch|französisch|spanisch|"
    "siciliana|francesa|española|italiana|spagnola";

/* Other words that head a text. */
static const char titles[] =
    "chapitre|chapter|kapitel|capítulo|diagramme|diagram|exercice|exercise|joueur|player|spieler|"
    "giocatore|jugador|speler|moi|toi|lui|elle|ich|yo|ik|hij|jag";

/* The colors, which are surnames, too. */
static const char colors[] =
    "blanc|blancs|noir|noirs|white|black|weiß|weiss|schwarz|blancas|negras|bianco|nero|brancas|"
    "pretas|wit|zwart|белые|чёрные|черные|białe|czarne|bílý|černý";

/* Returns true if `word` begins with a capital, or is written in a script that has none. */
static bool has_capital(an_text word)
{
    enum { ARMENIAN = 0x530, PUNCTUATION = 0x2000, KANA = 0x3040 };
    size_t size;
    uint32_t point = an_utf8_decode(word, &size);
    bool is_elided = word.size > 2 && word.at[1] == '\'' && an_lower(*word.at) == 'd';
    if (is_elided) /* "d'Orléans" */
        return has_capital(an_text_after(word, 2));
    return an__small_letter(point) != point || (point >= ARMENIAN && point < PUNCTUATION) ||
           point >= KANA;
}

/* Returns true if `c` has no place in a name. */
static bool is_no_letter(char c)
{
    return (unsigned char)c < ' ' || an_is_digit(c) ||
           an_is_among(c, "!?:;()[]{}<>=+*#\"|_&%$@~\\/");
}

/* Returns true if several blanks stand in `text`, as between a name and another column. */
static bool has_gap(an_text text)
{
    for (size_t i = 1; i < text.size; i++)
        if (text.at[i - 1] == ' ' && text.at[i] == ' ')
            return true;
    return false;
}

/* Returns true if a dash in `text` joins no two words: it may stand between two names. */
static bool has_dash_apart(an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        if (text.at[i] == '-' && (i == 0 || i + 1 == text.size || text.at[i - 1] == ' ' ||
                                  text.at[i + 1] == ' ' || text.at[i + 1] == '-'))
            return true;
    return false;
}

/* Returns true if `text` may be a name. If `needs_capitals`, every word begins with one, except for
 * particles. Unless `is_sure`, a color is none but behind a first name, "Lucie Blanc". */
static bool may_be_name(an_text text, bool needs_capitals, bool is_sure)
{
    enum { LONGEST = 60, WORDS = 6 };
    size_t words = 0, capitals = 0, longest = 0;
    bool has_first_name = is_sure;
    if (text.size == 0 || text.size > LONGEST || has_gap(text) || has_dash_apart(text))
        return false;
    for (size_t i = 0; i < text.size; i++)
        if (is_no_letter(text.at[i]))
            return false;
    for (size_t size; text.size > 0; text = an_text_after(text, size > 0 ? size : 1)) {
        size = an__size_up_to(text, ",.-/");
        an_text word = an_text_from(text.at, size);
        if (size == 0)
            continue;
        bool is_capital = has_capital(word);
        bool is_particle = an__is_listed(word, particles);
        if (needs_capitals && !is_capital && !is_particle)
            return false;
        if (an__is_listed(word, colors) && !(is_capital && has_first_name))
            return false;
        if (an__is_event_word(word) || an__is_listed(word, tournaments) ||
            an__is_listed(word, openings) || an__is_listed(word, titles))
            return false;
        longest = an_larger(size, longest);
        capitals += is_capital;
        has_first_name = has_first_name || (is_capital && !is_particle);
        words++;
    }
    return (capitals > 0 || !needs_capitals) && words <= WORDS && longest > 1;
}

bool an__may_be_name(an_text text)
{
    return may_be_name(text, true, false);
}

bool an__may_be_labelled_name(an_text text)
{
    return may_be_name(text, true, true);
}

bool an__may_be_small_name(an_text text)
{
    enum { WORDS = 2 }; /* a first name and a surname */
    return an_text_count(text, ' ') < WORDS && may_be_name(text, false, false);
}

bool an__names_opening(an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size > 0 ? size : 1)) {
        size = an__size_up_to(text, " ,.-/:");
        if (size > 0 && an__is_listed(an_text_from(text.at, size), openings))
            return true;
    }
    return false;
}

/* Returns the bytes of the word for a rating that `text` begins with, and of the colon and the
 * blanks behind it; 0 if there is none. */
static size_t rating_word_size(an_text text)
{
    static const char federations[] = "fide|ffe|uscf|ecf";
    size_t size;
    if (an__heading_label_read(text, &size) != AN_LABELS_ELO &&
        (size = an__listed_size(text, federations)) == 0)
        return 0;
    size_t colon = size + an_spaces_size(an_text_after(text, size));
    size = an_text_starts(an_text_after(text, colon), ":") ? colon + 1 : size;
    return size + an_spaces_size(an_text_after(text, size));
}

static void pass_rating_words(an_text *text)
{
    for (size_t size; (size = rating_word_size(*text)) > 0;)
        *text = an_text_after(*text, size);
}

/* Returns the bytes of the letter behind a rating in French lists, and of a blank before it: "1850
 * F" for FIDE, N for national, E for estimated; 0 if `text` is something else. */
static size_t rating_kind_size(an_text text)
{
    const size_t blank = an_text_starts(text, " ");
    return text.size == blank + 1 && an_is_among(text.at[blank], "FNE") ? text.size : 0;
}

/* Returns true if all of `text` is a rating: "1850", "Elo 950", "FIDE Elo: 1850", "1850 Elo", "1850
 * F". Without a word it has four digits. */
static bool is_rating(an_text text, an_text *rating)
{
    enum { LEAST = 3, DIGITS = 4 };
    an_text rest = text;
    pass_rating_words(&rest);
    *rating = an_text_from(rest.at, an_digits_size(rest));
    rest = an_text_after(rest, rating->size);
    rest = an_text_after(rest, rating_kind_size(rest));
    rest = an_text_after(rest, an_spaces_size(rest));
    pass_rating_words(&rest);
    bool is_named = rating->size < text.size;
    return rest.size == 0 && rating->size >= (is_named ? LEAST : DIGITS) &&
           rating->size <= DIGITS && (is_named || (*rating->at >= '1' && *rating->at <= '3'));
}

/* Returns where the rating at the end of `text` begins, or its bracket; its size if there is none.
 */
static size_t rating_begin(an_text text, an_text *rating)
{
    bool is_enclosed = text.size > 0 && an_is_among(text.at[text.size - 1], ")]");
    char open = is_enclosed && text.at[text.size - 1] == ']' ? '[' : '(';
    for (size_t i = 1; i < text.size; i++) {
        an_text rest = an_text_after(text, i + is_enclosed);
        rest.size -= is_enclosed && rest.size > 0;
        bool begins = an_is_among(text.at[i - 1], " \t") && (!is_enclosed || text.at[i] == open);
        if (begins && is_rating(rest, rating))
            return i;
    }
    return text.size;
}

size_t an__rating_at_end(an_text text, an_text *rating)
{
    size_t begin = rating_begin(text, rating);
    if (begin == text.size)
        return 0;
    bool is_bare = rating->at == text.at + begin && rating->size == text.size - begin;
    size_t end = begin; /* of the name */
    while (end > 0 && an_is_among(text.at[end - 1], " \t,*"))
        end--;
    bool is_year = is_bare && memchr(text.at + end, ',', begin - end) != NULL; /* "Lyon, 1962" */
    return is_year ? 0 : text.size - end;
}

/* "cat. 2N, Elo 1712", "CM, 2001": sets *rating to that behind the last comma of a bracket. Behind
 * a place a number without a word may be a year. */
static void read_rating_among(an_text inside, an_text *rating)
{
    static const char categories[] =
        "cm|fm|im|gm|wcm|wfm|wim|wgm|mf|mi|gmi|mn|cat|cat.|kat|kat.|kl|кмс|мс|разряд|разр|nc";
    bool is_titled = false;
    size_t begin = 0;
    for (size_t i = 0; i < inside.size; i++) {
        begin = inside.at[i] == ',' ? i + 1 : begin;
        is_titled = is_titled || ((i == 0 || inside.at[i - 1] == ' ') &&
                                  an__listed_size(an_text_after(inside, i), categories) > 0);
    }
    const an_text last = an_text_trimmed(an_text_after(inside, begin));
    if (begin == 0 || !is_rating(last, rating) || (!is_titled && rating->size == last.size))
        *rating = an_text_from(inside.at, 0);
}

size_t an__size_before_bracket(an_text text, an_text *rating)
{
    *rating = an_text_from(text.at, 0);
    const char *open = memchr(text.at, '(', text.size);
    const size_t before = open == NULL ? text.size : (size_t)(open - text.at);
    const char *close = memchr(text.at + before, ')', text.size - before);
    if (close == NULL)
        return 0;
    const an_text behind = an_text_after(text, (size_t)(close + 1 - text.at));
    if (behind.size == 0)
        read_rating_among(an_text_from(open + 1, (size_t)(close - open - 1)), rating);
    if (behind.size > 0 && an__rating_at_end(behind, rating) < behind.size)
        return 0;
    return an_text_trimmed(an_text_from(text.at, before)).size;
}

size_t an__eco_read(an_text text, an_text *code)
{
    enum { SIZE = 3 };
    size_t mark = text.size > 0 && an_is_among(*text.at, "([");
    if (text.size < SIZE + 2 * mark)
        return 0;
    const char *at = text.at + mark;
    if (*at < 'A' || *at > 'E' || !an_is_digit(at[1]) || !an_is_digit(at[2]))
        return 0;
    size_t size = SIZE + mark;
    if (mark > 0 && text.at[size] != (*text.at == '(' ? ')' : ']'))
        return 0;
    size += mark;
    if (size < text.size && an_is_of_word(text.at[size]))
        return 0;
    *code = an_text_from(at, SIZE);
    return size;
}
