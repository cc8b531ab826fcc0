/* The variants: one row each, and every name they go by in English, French and German. */
#include "variants.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

enum { WHITE = 1 << AN_WHITE, BLACK = 1 << AN_BLACK, BOTH = WHITE | BLACK };

const an_variant_row an__variant_rows[AN_VARIANT_COUNT] = {
    [AN_STANDARD] = {"standard", "Standard", AN_ORDER_NONE, 0},
    [AN_CHESS960] = {"chess960", "Chess960", AN_ORDER_NONE, 0},
    [AN_ALPHABETIC] = {"alphabetic", "Alphabetic", AN_ORDER_BY_FILE, BOTH},
    [AN_ALPHABETIC_WHITE] = {"alphabetic-white", "Alphabetic White", AN_ORDER_BY_FILE, WHITE},
    [AN_ALPHABETIC_BLACK] = {"alphabetic-black", "Alphabetic Black", AN_ORDER_BY_FILE, BLACK},
    [AN_ANTIALPHABETIC] = {"antialphabetic", "Antialphabetic", AN_ORDER_BY_FILE_REVERSED, BOTH},
    [AN_ANTIALPHABETIC_WHITE] = {"antialphabetic-white", "Antialphabetic White",
                                 AN_ORDER_BY_FILE_REVERSED, WHITE},
    [AN_ANTIALPHABETIC_BLACK] = {"antialphabetic-black", "Antialphabetic Black",
                                 AN_ORDER_BY_FILE_REVERSED, BLACK},
    [AN_NUMERIC] = {"numeric", "Numeric", AN_ORDER_BY_RANK, BOTH},
    [AN_NUMERIC_WHITE] = {"numeric-white", "Numeric White", AN_ORDER_BY_RANK, WHITE},
    [AN_NUMERIC_BLACK] = {"numeric-black", "Numeric Black", AN_ORDER_BY_RANK, BLACK},
    [AN_ANTINUMERIC] = {"antinumeric", "Antinumeric", AN_ORDER_BY_RANK_REVERSED, BOTH},
    [AN_ANTINUMERIC_WHITE] = {"antinumeric-white", "Antinumeric White", AN_ORDER_BY_RANK_REVERSED,
                              WHITE},
    [AN_ANTINUMERIC_BLACK] = {"antinumeric-black", "Antinumeric Black", AN_ORDER_BY_RANK_REVERSED,
                              BLACK},
};

const char *an_variant_name(an_variant variant)
{
    return variant < AN_VARIANT_COUNT ? an__variant_rows[variant].name : NULL;
}

const char *an_variant_tag(an_variant variant)
{
    return variant < AN_VARIANT_COUNT ? an__variant_rows[variant].tag : NULL;
}

unsigned an_variant_square(an_variant variant, unsigned place)
{
    an_order order =
        variant < AN_VARIANT_COUNT ? (an_order)an__variant_rows[variant].order : AN_ORDER_NONE;
    return order == AN_ORDER_NONE ? AN_NO_SQUARE : an_ordered_square(order, place);
}

/* ---- names: small letters without accents and digits, nothing else ---- */

typedef struct variant_name {
    const char *name;
    an_variant variant;
} variant_name;

static const variant_name names[] = {
    {"standard", AN_STANDARD},
    {"chess", AN_STANDARD},
    {"normal", AN_STANDARD},
    {"orthodox", AN_STANDARD},
    {"regular", AN_STANDARD},
    {"fromposition", AN_STANDARD},
    {"lostposition", AN_STANDARD},
    {"chess960", AN_CHESS960},
    {"fischerandom", AN_CHESS960},
    {"fischerrandom", AN_CHESS960},
    {"fischerandomchess", AN_CHESS960},
    {"fischerrandomchess", AN_CHESS960},
    {"frc", AN_CHESS960},
    {"960", AN_CHESS960},
};

/* What is left of the name of a variant when the words for the game and for the bound side are
 * taken out: its order. */
static const variant_name orders[] = {
    {"alphabetic", AN_ALPHABETIC},
    {"alphabetical", AN_ALPHABETIC},
    {"alphabet", AN_ALPHABETIC},
    {"abc", AN_ALPHABETIC},
    {"alphabetique", AN_ALPHABETIC},
    {"alphabetiques", AN_ALPHABETIC},
    {"alphabetisch", AN_ALPHABETIC},
    {"alphabetisches", AN_ALPHABETIC},
    {"antialphabetic", AN_ANTIALPHABETIC},
    {"antialphabetical", AN_ANTIALPHABETIC},
    {"antialphabet", AN_ANTIALPHABETIC},
    {"antialphabetique", AN_ANTIALPHABETIC},
    {"antialphabetiques", AN_ANTIALPHABETIC},
    {"antialphabetisch", AN_ANTIALPHABETIC},
    {"antialphabetisches", AN_ANTIALPHABETIC},
    {"alphabetiqueinverse", AN_ANTIALPHABETIC},
    {"alphabetiquesinverses", AN_ANTIALPHABETIC},
    {"reversealphabetic", AN_ANTIALPHABETIC},
    {"reversedalphabetic", AN_ANTIALPHABETIC},
    {"numeric", AN_NUMERIC},
    {"numerical", AN_NUMERIC},
    {"numerique", AN_NUMERIC},
    {"numeriques", AN_NUMERIC},
    {"numerisch", AN_NUMERIC},
    {"numerisches", AN_NUMERIC},
    {"123", AN_NUMERIC},
    {"antinumeric", AN_ANTINUMERIC},
    {"antinumerical", AN_ANTINUMERIC},
    {"antinumerique", AN_ANTINUMERIC},
    {"antinumeriques", AN_ANTINUMERIC},
    {"antinumerisch", AN_ANTINUMERIC},
    {"antinumerisches", AN_ANTINUMERIC},
    {"numeriquesinverses", AN_ANTINUMERIC},
    {"321", AN_ANTINUMERIC},
};

/* The words for the game and for the side that is bound, whose row follows that of both. Schach and
 * Schwarz come first: there is a "chess" in Alphabetisches Schach. */
static const struct {
    const char *word;
    unsigned step;
} parts[] = {{"schach", 0}, {"schwarz", 2}, {"chess", 0}, {"echecs", 0},
             {"white", 1},  {"blancs", 1},  {"blanc", 1}, {"weiss", 1},
             {"black", 2},  {"noirs", 2},   {"noir", 2}};

enum { NAME_MAX = 40 };

/* Writes a name without case, accents, spaces and dashes, so that "Échecs alphabétiques" and
 * "echecs-alphabetiques" are one. Returns false if it is longer than any name that is known. */
static bool fold_name(char *out, an_text written)
{
    size_t count = 0, size;
    for (; written.size > 0; written = an_text_after(written, size)) {
        uint32_t point = an__fold(an_utf8_decode(written, &size));
        const char *letters = point == 0xdf ? "ss" : (const char[]){(char)point, '\0'};
        bool counts = point == 0xdf ||
                      (point < 0x80 && (an_is_letter((char)point) || an_is_digit((char)point)));
        for (; counts && *letters != '\0'; letters++) {
            if (count == NAME_MAX)
                return false;
            out[count++] = *letters;
        }
    }
    out[count] = '\0';
    return count > 0;
}

static an_variant look_up(const variant_name *rows, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(rows[i].name, name) == 0)
            return rows[i].variant;
    return AN_VARIANT_COUNT;
}

/* Takes the words for the game and for a side out of a name. Returns which side it was, as the
 * distance of its row from that of both sides. */
static unsigned take_out_parts(char *name)
{
    unsigned step = 0;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char *found = strstr(name, parts[i].word);
        if (found == NULL)
            continue;
        size_t size = strlen(parts[i].word);
        memmove(found, found + size, strlen(found + size) + 1);
        step |= parts[i].step;
    }
    return step;
}

an_variant an_variant_from_name(an_text name)
{
    char folded[NAME_MAX + 1];
    if (!fold_name(folded, name))
        return AN_VARIANT_COUNT;
    an_variant variant = look_up(names, sizeof names / sizeof *names, folded);
    if (variant != AN_VARIANT_COUNT)
        return variant;
    unsigned step = take_out_parts(folded);
    variant = look_up(orders, sizeof orders / sizeof *orders, folded);
    return variant == AN_VARIANT_COUNT || step > 2 ? AN_VARIANT_COUNT
                                                   : (an_variant)(variant + step);
}
