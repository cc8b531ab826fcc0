/* Prints the tables of suffix.c: which signs may begin with each byte; or, with the argument
 * "endings" or "offers", those of result_words.c and draw_offers.c: which rows of an__ending_words
 * have such words that begin with two letters. The Makefile runs it while building; it is not part
 * of the library. */
#include <stdio.h>
#include <string.h>

#include "ending_words.h"
#include "fold.h"
#include "prefixes_print.h"
#include "symbols.h"
#include "utf8.h"

enum { BYTES = 256 };

/* First bytes of characters that may stand for a hyphen: dashes in UTF-8 and in Windows-1252. */
static const char dashes[] = "-\xe2\x96\x97";

/* Returns whether a sign, in UTF-8 or in Windows-1252, begins with this byte. */
static bool sign_begins(const char *sign, unsigned char byte)
{
    char character[AN_UTF8_MAX + 1] = {0};
    uint32_t point = byte >= 0x80 && byte < 0xa0 ? an__windows_1252[byte - 0x80] : byte;
    an__utf8_encode(character, point);
    return (unsigned char)*sign == byte || (*sign == '-' && strchr(dashes, byte) != NULL) ||
           (byte >= 0x80 && strncmp(sign, character, strlen(character)) == 0);
}

static bool list_begins(const char *list, unsigned char byte)
{
    while (*list != '\0') {
        if (sign_begins(list, byte))
            return true;
        list += strcspn(list, " ");
        list += *list == ' ';
    }
    return false;
}

/* Prints the places of the signs of a list that may begin with a byte. Returns how many there
 * are. */
static unsigned print_signs(unsigned nag, unsigned list, const char *signs, unsigned char byte)
{
    unsigned count = 0;
    for (const char *sign = signs; *sign != '\0'; sign += *sign == ' ') {
        if (sign_begins(sign, byte)) {
            printf("{%u, %u, %u},\n", nag, list, (unsigned)(sign - signs));
            count++;
        }
        sign += strcspn(sign, " ");
    }
    return count;
}

static unsigned print_nag(unsigned nag, unsigned char byte)
{
    const an_symbol *row = &an__symbols[nag];
    const char *const lists[] = {row->unicode, row->ascii, row->also};
    unsigned count = 0;
    if (row->english == NULL || byte == '\0')
        return 0;
    for (unsigned list = 0; list < sizeof lists / sizeof *lists; list++)
        count += print_signs(nag, list, lists[list], byte);
    return count;
}

static bool check_begins(unsigned char byte)
{
    for (size_t i = 0; an__event_signs[i].sign != AN_NO_SIGN; i++)
        if (byte != '\0' && list_begins(an__event_signs[i].signs, byte))
            return true;
    return false;
}

/* Returns whether a word may begin with this byte, without regard to the case and accents of its
 * first letter. */
static bool word_begins(const char *word, unsigned char byte)
{
    enum { LETTERS_END = 0x500 }; /* end of Latin, Greek and Cyrillic letters */
    size_t size;
    uint32_t due = an__fold(an_utf8_decode(an_text_of(word), &size));
    for (uint32_t point = 'A'; point < LETTERS_END; point++) {
        char letter[AN_UTF8_MAX + 1] = {0};
        an__utf8_encode(letter, point);
        if (an__fold(point) == due && sign_begins(letter, byte))
            return true;
    }
    return false;
}

/* Prints the words of a row that may begin with a byte. Returns how many there are. */
static unsigned print_words(unsigned row, unsigned char byte)
{
    const char *list = an__check_words[row].signs;
    unsigned count = 0;
    for (const char *word = list; byte != '\0' && word != NULL; word = strchr(word, ',')) {
        word += *word == ',';
        if (!word_begins(word, byte))
            continue;
        size_t first, second;
        an_utf8_decode(an_text_of(word), &first);
        uint32_t point = an__fold(an_utf8_decode(an_text_of(word + first), &second));
        printf("{%u, %u, %u, %u},\n", row, (unsigned)(word - list), (unsigned)strcspn(word, ","),
               (unsigned)point);
        count++;
    }
    return count;
}

/* Ends a table, and prints a second one with the index at which the entries of each byte begin. */
static void print_starts(const char *name, const unsigned *starts)
{
    printf("};\nstatic const uint16_t %s[] = {\n", name);
    for (unsigned byte = 0; byte <= BYTES; byte++)
        printf("%u,%s", starts[byte], byte % 16 == 15 ? "\n" : " ");
}

/* Prints the words for check and mate, by the bytes that they may begin with. */
static void print_word_table(void)
{
    unsigned starts[BYTES + 1] = {0}, count = 0;
    puts(
        "};\n/* Words of check and mate by the byte they may begin with: the row, where they stand\n"
        " * in it, their bytes and their second letter, folded; and where those of a byte stand. */\n"
        "static const struct {\n    uint16_t row, at, size, second;\n} words_by_byte[] = {");
    for (unsigned byte = 0; byte < BYTES; byte++) {
        starts[byte] = count;
        for (unsigned row = 0; row < an__check_word_count; row++)
            count += print_words(row, (unsigned char)byte);
    }
    starts[BYTES] = count;
    print_starts("words_of_byte", starts);
}

/* Adds all words of a row that speak of a side or, if `of_player`, of a player. */
static void add_fates(uint64_t rows[AN_PREFIXES], unsigned row, bool of_player)
{
    const an_ending_words *said = &an__ending_words[row];
    for (an_fate fate = AN_RESIGNS; fate < AN_FATE_COUNT; fate++)
        an__prefixes_add(rows, of_player ? said->of_player[fate] : said->of_side[fate], row);
}

static void print_endings(void)
{
    uint64_t sides[AN_PREFIXES] = {0}, players[AN_PREFIXES] = {0}, draws[AN_PREFIXES] = {0},
             agreements[AN_PREFIXES] = {0}, resignations[AN_PREFIXES] = {0};
    for (unsigned row = 0; an__ending_words[row].draw != NULL; row++) {
        const an_ending_words *said = &an__ending_words[row];
        an__prefixes_add(sides, said->sides[0], row);
        an__prefixes_add(sides, said->sides[1], row);
        add_fates(sides, row, false);
        add_fates(players, row, true);
        an__prefixes_add(draws, said->draw, row);
        an__prefixes_add(agreements, said->agreement, row);
        an__prefixes_add(resignations, said->resignation, row);
    }
    an_prefixes_print("side_rows", sides);
    an_prefixes_print("player_rows", players);
    an_prefixes_print("draw_rows", draws);
    an_prefixes_print("agreement_rows", agreements);
    an_prefixes_print("resignation_rows", resignations);
}

static void print_offers(void)
{
    uint64_t rows[AN_PREFIXES] = {0};
    for (unsigned row = 0; an__ending_words[row].draw != NULL; row++)
        an__prefixes_add(rows, an__ending_words[row].offers, row);
    an_prefixes_print("offer_rows", rows);
}

static void print_sign_tables(void)
{
    unsigned starts[BYTES + 1] = {0}, count = 0;
    puts(
        "/* The signs of annotations by the byte they begin with, each byte's in order: the NAG, in\n"
        " * which of its lists, and where in it; and where those of a byte stand. */\n"
        "static const struct {\n    uint8_t nag, list, at;\n} signs_by_byte[] = {");
    for (unsigned byte = 0; byte < BYTES; byte++) {
        starts[byte] = count;
        for (unsigned nag = 1; nag < AN_NAG_COUNT; nag++)
            count += print_nag(nag, (unsigned char)byte);
    }
    starts[BYTES] = count;
    print_starts("signs_of_byte", starts);
    puts("};\n/* Says which bytes check or mate may begin with. */\n"
         "static const bool begins_check[] = {");
    for (unsigned byte = 0; byte < BYTES; byte++)
        printf("%d,%s", check_begins((unsigned char)byte), byte % 32 == 31 ? "\n" : " ");
    print_word_table();
    puts("};");
}

int main(int count, char **arguments)
{
    const char *what = count > 1 ? arguments[1] : "signs";
    if (strcmp(what, "endings") == 0)
        print_endings();
    else if (strcmp(what, "offers") == 0)
        print_offers();
    else
        print_sign_tables();
    return 0;
}
