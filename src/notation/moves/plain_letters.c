/* The letters of plain words: their numbers, and what they mean in a language. */
#include "plain_letters.h"

#include "glyphs.h"
#include "notation.h"
#include "text.h"
#include "utf8.h"

/* ---- numbers ---- */

/* A range of letters. Each is given by the last byte of its UTF-8. */
typedef struct script {
    char lead[3];
    uint8_t lead_size;
    unsigned char first, last;
    uint8_t letter; /* number of the first letter */
} script;

static const script scripts[] = {{"\xd0", 1, 0x90, 0xaf, AN_LETTER_CYRILLIC},
                                 {"\xe2\x99", 2, 0x94, 0x9f, AN_LETTER_FIGURINES},
                                 {"\xce", 1, 0x91, 0xa9, AN_LETTER_GREEK}};

/* Skips a р behind К. Returns the number of the letter Кр, or `letter` if there is no р. */
static unsigned joined(unsigned letter, const char **at)
{
    static const char r[] = "\xd1\x80";
    if (letter != AN_LETTER_CYRILLIC_K || (*at)[0] != r[0] || (*at)[1] != r[1])
        return letter;
    *at += strlen(r);
    return AN_LETTER_KR;
}

unsigned an__plain_take_letter(const char **at)
{
    char first = **at;
    bool is_latin = an_is_upper(first);
    *at += is_latin;
    if ((unsigned char)first < 0x80)
        return is_latin ? (unsigned)(first - 'A' + 1) : 0;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        const script *s = &scripts[i];
        if (first != s->lead[0] || (s->lead_size > 1 && (*at)[1] != s->lead[1]))
            continue;
        unsigned char last = (unsigned char)(*at)[s->lead_size];
        if (last < s->first || last > s->last)
            continue;
        *at += s->lead_size + 1;
        return joined(s->letter + (unsigned)(last - s->first), at);
    }
    return 0;
}

enum { LATIN_LAST = 'Z', GREEK_FIRST = 0x391, GREEK_LAST = 0x3a9 };
enum { CYRILLIC_FIRST = 0x410, CYRILLIC_LAST = 0x42f };

static uint32_t letter_point(unsigned letter)
{
    return letter < AN_LETTER_GREEK      ? 'A' + letter - 1
           : letter < AN_LETTER_CYRILLIC ? GREEK_FIRST + letter - AN_LETTER_GREEK
                                         : CYRILLIC_FIRST + letter - AN_LETTER_CYRILLIC;
}

/* Returns the number of the letter that a character is or looks like; 0 if there is none. */
static unsigned letter_seen(uint32_t point)
{
    uint32_t alike = an_look_alike(point);
    if (alike <= LATIN_LAST)
        return alike >= 'A' ? alike - 'A' + 1 : 0;
    if (alike <= GREEK_LAST)
        return alike >= GREEK_FIRST ? alike - GREEK_FIRST + AN_LETTER_GREEK : 0;
    bool is_cyrillic = alike >= CYRILLIC_FIRST && alike <= CYRILLIC_LAST;
    return is_cyrillic ? alike - CYRILLIC_FIRST + AN_LETTER_CYRILLIC : 0;
}

/* ---- what they mean in a language ---- */

/* Counts the letter that a piece letter or an alias begins with, or seems to begin with. */
static void count_beginning(unsigned *counts, const char *word)
{
    size_t size;
    if (*word != '\0')
        counts[letter_seen(an_utf8_decode(an_text_of(word), &size))]++;
}

static const char *next_alias(const char *alias)
{
    alias = strchr(alias, ' ');
    return alias == NULL ? NULL : alias + 1;
}

static void count_beginnings(unsigned *counts, const an_language *language)
{
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        count_beginning(counts, language->letter[role]);
        for (const char *alias = language->alias[role]; alias != NULL; alias = next_alias(alias))
            count_beginning(counts, alias);
    }
}

static void add_figurines(an_plain_letters *letters)
{
    static const uint8_t roles[] = {AN_KING, AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT};
    enum { PIECES = 6 };
    for (size_t i = 0; i < sizeof roles; i++)
        for (size_t color = 0; color < 2; color++)
            letters->rows[AN_LETTER_FIGURINES + color * PIECES + i] = AN_ROW_FIGURINES + roles[i];
}

/* Marks as unknown the letters that no piece letter of the language begins with. */
static void add_unknown(an_plain_letters *letters, const unsigned *counts)
{
    enum { X = 'X' - 'A' + 1 };
    for (unsigned letter = 1; letter < AN_LETTER_KR; letter++) {
        unsigned seen = letter_seen(letter_point(letter));
        bool is_capture_sign = seen == X && letter != X;
        if (counts[seen] == 0 && !is_capture_sign)
            letters->rows[letter] = AN_ROW_UNKNOWN;
    }
    letters->rows[AN_LETTER_KR] = letters->rows[AN_LETTER_CYRILLIC_K];
}

/* Sets the row of a letter, provided that it has no other meaning. */
static void add_letter(an_plain_letters *letters, const unsigned *counts, const char *at,
                       unsigned row)
{
    unsigned letter = an__plain_take_letter(&at);
    /* A letter that is not Latin means the same in all languages that have it; test_plain checks
     * this. */
    bool is_alone = letter >= AN_LETTER_GREEK || (letter > 0 && counts[letter] == 1);
    if (is_alone && (*at == '\0' || *at == ' '))
        letters->rows[letter] = (uint8_t)row;
}

static void add_aliases(an_plain_letters *letters, const unsigned *counts)
{
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        const char *alias = letters->language->alias[role];
        for (; alias != NULL; alias = next_alias(alias))
            add_letter(letters, counts, alias, AN_ROW_ALIASES + role);
    }
}

an_plain_letters an__plain_letters_of(const an_notation *notation)
{
    const an_language *language = an_is_coordinates(notation) ? NULL : notation->language;
    const bool exact = notation->exact;
    an_plain_letters letters = {.language = language, .exact = exact};
    enum { PROMOTIONS = AN_PLAIN_LETTERS - AN_LETTER_PROMOTES, BECOMING = AN_QUEEN - AN_PAWN };
    unsigned counts[AN_LETTER_FIGURINES] = {0};
    memset(letters.rows, AN_ROW_UNCLEAR, sizeof letters.rows);
    if (notation->style != AN_STYLE_ICCF)
        letters.rows[AN_LETTER_COORDINATES] = AN_ROW_COORDINATES;
    if (notation->style == AN_STYLE_UCI)
        memset(letters.rows + AN_LETTER_BECOMES + AN_KNIGHT, AN_ROW_COORDINATES, BECOMING);
    if (language == NULL)
        return letters;
    memset(letters.rows + AN_LETTER_PROMOTES, AN_ROW_PROMOTES, PROMOTIONS);
    letters.rows[AN_LETTER_STEPS] = AN_NO_ROLE;
    letters.rows[AN_LETTER_TAKES] = AN_PAWN;
    letters.rows[AN_LETTER_SHORT] = letters.rows[AN_LETTER_LONG] = AN_ROW_CASTLES;
    count_beginnings(counts, language);
    add_unknown(&letters, counts);
    if (!exact)
        add_aliases(&letters, counts);
    add_letter(&letters, counts, language->letter[AN_PAWN], exact ? AN_ROW_UNKNOWN : AN_ROW_NAMED);
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++)
        add_letter(&letters, counts, language->letter[role], role);
    add_figurines(&letters);
    return letters;
}
