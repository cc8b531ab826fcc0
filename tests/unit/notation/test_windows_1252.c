/* Moves, signs and results in Windows-1252: what the tables of tests hold in UTF-8 reads the same
 * where each character is one byte. */
#include "tsv.h"

#include <stdio.h>
#include <string.h>

#include "algnot/notation.h"
#include "symbols.h"
#include "text.h"
#include "utf8.h"

enum { TEXT_MAX = 256 };

/* The byte of a character, 0 if it has none. */
static unsigned char byte_of(uint32_t point)
{
    for (unsigned byte = 1; byte < 0x100; byte++) {
        size_t size;
        char one = (char)byte;
        if (an_utf8_decode((an_text){&one, 1}, &size) == point)
            return (unsigned char)byte;
    }
    return 0;
}

/* False if the text has a character that Windows-1252 lacks, or none that is not ASCII. */
static bool recode(char *out, const char *text)
{
    bool differs = false;
    an_text rest = an_text_of(text);
    for (size_t size; rest.size > 0; rest = an_text_after(rest, size)) {
        unsigned char byte = byte_of(an_utf8_decode(rest, &size));
        if (byte == 0)
            return false;
        differs = differs || byte >= 0x80;
        *out++ = (char)byte;
    }
    *out = '\0';
    return differs;
}

/* Bytes of the recoded text that so many of the text became. */
static size_t recoded_size(const char *text, size_t size)
{
    size_t characters = 0;
    for (size_t i = 0; i < size; i++)
        characters += ((unsigned char)text[i] & 0xc0) != 0x80;
    return characters;
}

static void check_suffix(const char *text)
{
    char bytes[TEXT_MAX];
    if (!recode(bytes, text))
        return;
    for (int gives_check = 0; gives_check < 2; gives_check++) {
        an_suffix due = an_suffix_read(an_text_of(text), gives_check);
        an_suffix got = an_suffix_read(an_text_of(bytes), gives_check);
        assert_int_equal(got.sign, due.sign);
        assert_int_equal(got.en_passant, due.en_passant);
        assert_int_equal(got.draw_offer, due.draw_offer);
        assert_int_equal(got.nag_count, due.nag_count);
        assert_memory_equal(got.nags, due.nags, due.nag_count);
        assert_int_equal(got.size, recoded_size(text, due.size));
        assert_int_equal(got.spelling, recoded_size(text, due.spelling));
    }
}

static void suffix_reads_the_same(void **state)
{
    check_suffix(tsv_field(*state, "text"));
}

/* Every sign that is one byte. */
static void signs_read_the_same(void **state)
{
    (void)state;
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++) {
        const an_symbol *row = &an__symbols[nag];
        const char *const lists[] = {row->unicode, row->ascii, row->also};
        for (size_t i = 0; i < sizeof lists / sizeof *lists && row->english != NULL; i++) {
            an_text rest = an_text_of(lists[i]);
            for (size_t size; rest.size > 0; rest = an_text_after(rest, size)) {
                char sign[TEXT_MAX];
                const char *end = memchr(rest.at, ' ', rest.size);
                size = end == NULL ? rest.size : (size_t)(end - rest.at) + 1;
                snprintf(sign, sizeof sign, "%.*s", (int)(size - (end != NULL)), rest.at);
                check_suffix(sign);
            }
        }
    }
}

static void check_move(const char *text, const an_language *language)
{
    char bytes[TEXT_MAX];
    an_notation notation = an_notation_of(language, AN_STYLE_SHORT);
    an_san due = {0}, got = {0};
    if (!recode(bytes, text))
        return;
    for (int exact = 0; exact < 2; exact++) {
        notation.exact = exact;
        an_code code = an_san_parse(&due, an_text_of(text), &notation);
        assert_int_equal(an_san_parse(&got, an_text_of(bytes), &notation), code);
        if (code != AN_OK)
            continue;
        due.size = (uint8_t)recoded_size(text, due.size);
        assert_memory_equal(&got, &due, sizeof due);
    }
    assert_int_equal(an_san_has_shape(an_text_of(bytes)), an_san_has_shape(an_text_of(text)));
    assert_int_equal(an_san_is_attempt(an_text_of(bytes)), an_san_is_attempt(an_text_of(text)));
}

static void move_reads_the_same(void **state)
{
    for (size_t i = 0; i < an_language_count; i++)
        check_move(tsv_field(*state, "text"), &an_languages[i]);
}

/* Every letter of every language that is one byte. */
static void letters_read_the_same(void **state)
{
    size_t letters = 0;
    (void)state;
    for (size_t i = 0; i < an_language_count; i++)
        for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
            char move[TEXT_MAX], bytes[TEXT_MAX];
            strcat(strcpy(move, an_languages[i].letter[role]), "e4");
            check_move(move, &an_languages[i]);
            letters += recode(bytes, move);
        }
    assert_true(letters > 0);
}

static void results_read_the_same(void **state)
{
    static const char *const results[] = {"½-½",     "½–½",  "1–0", "0—1", "½",
                                          "1/2–1/2", "½:½ ", "½–",  "–½"};
    (void)state;
    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        char bytes[TEXT_MAX];
        size_t size = 0, due_size = 0;
        assert_true(recode(bytes, results[i]));
        an_result due = an_result_read(an_text_of(results[i]), &due_size);
        assert_int_equal(an_result_read(an_text_of(bytes), &size), due);
        if (due != AN_NO_RESULT)
            assert_int_equal(size, recoded_size(results[i], due_size));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_read_the_same),
        cmocka_unit_test(signs_read_the_same),
        cmocka_unit_test(results_read_the_same),
    };
    int failed = tsv_run("tests/data/suffix.tsv", suffix_reads_the_same);
    failed += tsv_run("tests/data/san.tsv", move_reads_the_same);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
