/* The letters of pieces on a board: capitals for White, small letters for Black; or figurines. */
#include "piece_letters.h"

#include <assert.h>
#include <string.h>

#include "fold.h"
#include "glyphs.h"
#include "text.h"
#include "utf8.h"
#include "width.h"

/* Writes a letter in lower case. Letters of more than two bytes have no case, and are copied. */
static void write_small(char *out, an_text letter)
{
    while (letter.size > 0) {
        size_t size;
        uint32_t point = an_utf8_decode(letter, &size), small = an__small_letter(point);
        memcpy(out, letter.at, size);
        if (size == 1)
            out[0] = (char)small;
        if (size == 2) {
            out[0] = (char)(0xc0 | small >> 6);
            out[1] = (char)(0x80 | (small & 0x3f));
        }
        out += size;
        letter = an_text_after(letter, size);
    }
    *out = '\0';
}

static void write_letter(char *out, const an_language *language, an_role role, an_color color)
{
    const char *letter = language->letter[role];
    if (color == AN_BLACK && language == &an_figurine) {
        strcpy(out, an__black_figurines[role]);
        return;
    }
    if (color == AN_BLACK) {
        write_small(out, an_text_of(letter));
        return;
    }
    strcpy(out, letter);
    if (*out >= 'a' && *out <= 'z') /* Dutch: pi */
        *out = (char)(*out - 'a' + 'A');
}

unsigned an__piece_letter_write(char *out, const an_language *language, an_role role,
                                an_color color)
{
    write_letter(out, language, role, color);
    return an__columns_of_text(an_text_of(out));
}

unsigned an__piece_letters_columns(const an_language *language)
{
    unsigned most = 1;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        unsigned columns = an__columns_of_text(an_text_of(language->letter[role]));
        most = columns > most ? columns : most;
    }
    return most;
}

an_unfitness an_language_unfitness(const an_language *language)
{
    char white[AN_PIECE_LETTER_MAX], black[AN_PIECE_LETTER_MAX];
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        if (*language->letter[role] == '\0')
            return AN_LACKS_LETTER;
        assert(strlen(language->letter[role]) < AN_PIECE_LETTER_MAX);
        write_letter(white, language, role, AN_WHITE);
        write_letter(black, language, role, AN_BLACK);
        if (strcmp(white, black) == 0)
            return AN_LACKS_CASE;
    }
    return AN_SUITS_BOARDS;
}

bool an_language_suits_boards(const an_language *language)
{
    return an_language_unfitness(language) == AN_SUITS_BOARDS;
}
