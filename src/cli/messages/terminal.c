/* Text on its way to a terminal whose locale names another encoding than UTF-8. */
#include "terminal.h"

#include <string.h>

#include "buffer.h"
#include "fold.h"
#include "messages.h"
#include "platform.h"
#include "text.h"
#include "utf8.h"

typedef enum terminal_encoding { UTF_8, LATIN_1, LATIN_9, ASCII } terminal_encoding;

/* Names behind the dot of a locale, in small letters, without what is no letter or digit. */
static const struct {
    const char *name;
    terminal_encoding encoding;
} encodings[] = {{"utf8", UTF_8},     {"iso88591", LATIN_1},    {"latin1", LATIN_1},
                 {"cp1252", LATIN_1}, {"windows1252", LATIN_1}, {"iso885915", LATIN_9},
                 {"latin9", LATIN_9}};

/* The eight characters in which Latin 9 differs from Latin 1. */
static const struct {
    unsigned char byte;
    uint16_t point;
} of_latin_9[] = {{0xa4, 0x20ac}, {0xa6, 0x160}, {0xa8, 0x161}, {0xb4, 0x17d},
                  {0xb8, 0x17e},  {0xbc, 0x152}, {0xbd, 0x153}, {0xbe, 0x178}};

/* What is written where the encoding lacks a character. Letters with accents lose them. */
static const struct {
    const char *character, *written;
} stand_ins[] = {{"«", "\""},     {"»", "\""}, {"“", "\""},  {"”", "\""},  {"„", "\""},
                 {"‘", "'"},      {"’", "'"},  {"–", "-"},   {"—", "-"},   {"−", "-"},
                 {"…", "..."},    {"→", "->"}, {"½", "1/2"}, {"×", "x"},   {"†", "+"},
                 {"‡", "#"},      {"œ", "oe"}, {"Œ", "OE"},  {"€", "EUR"}, {"\u00a0", " "},
                 {"\u202f", " "}, {"♔", "K"},  {"♕", "Q"},   {"♖", "R"},   {"♗", "B"},
                 {"♘", "N"},      {"♙", "P"},  {"♚", "K"},   {"♛", "Q"},   {"♜", "R"},
                 {"♝", "B"},      {"♞", "N"},  {"♟", "P"}};

/* A locale that names no encoding, as C does, says nothing of the terminal: most are UTF-8. */
static terminal_encoding encoding_of(const char *locale)
{
    char name[16] = "";
    size_t size = 0;
    const char *at = strchr(locale, '.');
    if (at == NULL)
        return strstr(locale, "@euro") != NULL ? LATIN_9 : UTF_8;
    for (; *at != '\0' && *at != '@' && size + 1 < sizeof name; at++)
        if (an_is_letter(*at) || an_is_digit(*at))
            name[size++] = an_lower(*at);
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
        if (strcmp(name, encodings[i].name) == 0)
            return encodings[i].encoding;
    return ASCII;
}

static terminal_encoding encoding_of_environment(void)
{
    const char *locale = locale_for("LC_CTYPE");
    return locale == NULL ? UTF_8 : encoding_of(locale);
}

/* Puts a character that the encoding has; returns false if it has none. */
static bool put_byte(an_buffer *out, uint32_t point, terminal_encoding encoding)
{
    bool is_plain = point < 0x80 || (point >= 0xa0 && point <= 0xff && encoding != ASCII);
    unsigned char byte = (unsigned char)point;
    for (size_t i = 0; encoding == LATIN_9 && i < sizeof of_latin_9 / sizeof *of_latin_9; i++) {
        if (of_latin_9[i].point == point) {
            byte = of_latin_9[i].byte;
            is_plain = true;
        } else if (of_latin_9[i].byte == point) {
            is_plain = false;
        }
    }
    if (is_plain)
        an_buffer_put_char(out, (char)byte);
    return is_plain;
}

static void put_stand_in(an_buffer *out, an_text character, uint32_t point)
{
    uint32_t letter = an__fold(point);
    for (size_t i = 0; i < sizeof stand_ins / sizeof *stand_ins; i++)
        if (an_text_is(character, stand_ins[i].character)) {
            an__buffer_put(out, stand_ins[i].written);
            return;
        }
    bool is_capital = an__small_letter(point) != point;
    char c = letter < 0x80 ? (char)letter : '?';
    an_buffer_put_char(out, is_capital ? an_upper(c) : c);
}

static void put_recoded(an_buffer *out, an_text text, terminal_encoding encoding)
{
    while (text.size > 0) {
        size_t size;
        uint32_t point = an_utf8_decode(text, &size);
        if (!put_byte(out, point, encoding))
            put_stand_in(out, an_text_from(text.at, size), point);
        text = an_text_after(text, size);
    }
}

size_t terminal_write(FILE *file, an_text text)
{
    terminal_encoding encoding = platform_is_terminal(file) ? encoding_of_environment() : UTF_8;
    an_buffer out = {0};
    if (text.size == 0)
        return 0;
    if (encoding == UTF_8)
        return fwrite(text.at, 1, text.size, file);
    put_recoded(&out, text, encoding);
    bool is_whole = !out.failed && fwrite(out.at, 1, out.size, file) == out.size;
    an__buffer_free(&out);
    return is_whole ? text.size : 0;
}

void terminal_puts(const char *text, FILE *file)
{
    terminal_write(file, an_text_of(text));
}
