/* UTF-8, and bytes that are none: a row says what a text decodes to, character by character. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "buffer.h"
#include "json_text.h"
#include "text.h"
#include "utf8.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

typedef struct text_row {
    const char *bytes;
    const char *points; /* and how many bytes each took, where those are not its UTF-8 */
    const char *mended; /* as proper UTF-8 */
    size_t sound, clean, cut;
} text_row;

static const text_row rows[] = {
    {"", "", "", 0, 0, 0},
    {"e4", "65 34", "e4", 2, 2, 0},
    {"½", "bd", "½", 2, 2, 0},
    {"♞f6", "265e 66 36", "♞f6", 5, 5, 0},
    {"😀", "1f600", "😀", 4, 4, 0},
    /* each byte alone, as in Windows-1252 */
    {"\xbd-\xbd", "bd:1 2d bd:1", "½-½", 0, 3, 0},
    {"M\xfcller", "4d fc:1 6c 6c 65 72", "Müller", 1, 6, 0},
    {"\x80\x85\x96\xa0\xff", "20ac:1 2026:1 2013:1 a0:1 ff:1", "€…–\u00a0ÿ", 0, 5, 0},
    {"\x8eg3", "17d:1 67 33", "Žg3", 0, 3, 0},
    /* what Windows-1252 lacks is a control character */
    {"a\x81\x8d\x8f\x90\x9d", "61 81:1 8d:1 8f:1 90:1 9d:1",
     "a\xc2\x81\xc2\x8d"
     "\xc2\x8f\xc2\x90"
     "\xc2\x9d",
     1, 1, 0},
    /* a sequence that is cut, by the end or by another */
    {"\xe2\x99", "e2:1 2122:1", "â™", 0, 2, 2},
    {"a\xe2", "61 e2:1", "aâ", 1, 2, 1},
    {"\xf0\x9f\x98", "f0:1 178:1 2dc:1", "ðŸ˜", 0, 3, 3},
    {"\xe2\x99 x", "e2:1 2122:1 20 78", "â™ x", 0, 4, 0},
    {"\xc3\xc3\xa9", "c3:1 e9", "Ãé", 0, 3, 0},
    /* longer than need be, a surrogate, beyond the last plane */
    {"\xc0\xaf", "c0:1 af:1", "À¯", 0, 2, 0},
    {"\xe0\x9f\xbf", "e0:1 178:1 bf:1", "àŸ¿", 0, 3, 0},
    {"\xed\xa0\xab", "ed:1 a0:1 ab:1", "í\u00a0«", 0, 3, 0},
    {"\xf4\x90\xbf\xbf", "f4:1 90:1 bf:1 bf:1", "ô\xc2\x90¿¿", 0, 1, 0},
    {"\xf7\xbd\xa0\xa0", "f7:1 bd:1 a0:1 a0:1", "÷½\u00a0\u00a0", 0, 4, 0},
    /* half of a surrogate pair, half a unit */
    {"\xf7\x8d\xa0\x80x", "fffd:4 78", "\ufffdx", 0, 5, 0},
    {"\xf7\x90\x81\x81", "fffd:4", "\ufffd", 0, 4, 0},
    {"\xf7\x90\x84\x80", "f7:1 90:1 201e:1 20ac:1", "÷\xc2\x90„€", 0, 1, 0},
    /* control characters, and white space */
    {"a\tb\n\v\f\r c", "61 9 62 a b c d 20 63", "a\tb\n\v\f\r c", 9, 9, 0},
    {"ab\x07", "61 62 7", "ab\x07", 3, 2, 0},
    {"\x7f", "7f", "\x7f", 1, 0, 0},
    {"a\xc2\x9bx", "61 9b 78", "a\xc2\x9bx", 4, 1, 0},
};

static void decodes(void **state)
{
    const text_row *row = *state;
    char points[128] = "";
    an_text text = an_text_of(row->bytes);
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        char one[AN_UTF8_MAX];
        uint32_t point = an_utf8_decode(text, &size);
        bool is_short = size == an__utf8_encode(one, point) && memcmp(one, text.at, size) == 0;
        char *end = points + strlen(points);
        int written = sprintf(end, "%s%x", *points == '\0' ? "" : " ", (unsigned)point);
        if (!is_short)
            sprintf(end + written, ":%zu", size);
    }
    assert_string_equal(points, row->points);
}

static void is_mended(void **state)
{
    const text_row *row = *state;
    an_buffer out = {0};
    an__buffer_put(&out, "");
    an__buffer_put_utf8(&out, an_text_of(row->bytes));
    assert_string_equal(out.at, row->mended);
    assert_int_equal(an__utf8_sound_size(an_text_of(out.at)), out.size);
    an__buffer_free(&out);
}

/* Fills some bytes with a character; what is left, if it has several, with x. */
static void fill(char *at, size_t size, const char *character)
{
    for (size_t each = strlen(character); size >= each; at += each, size -= each)
        memcpy(at, character, each);
    memset(at, 'x', size);
}

/* Wherever it stands among blocks that are looked at together, of whichever characters. */
static void is_found(void **state)
{
    static const char *const fillings[] = {"x", "я", "♘"};
    const text_row *row = *state;
    size_t size = strlen(row->bytes);
    char room[400];
    assert_int_equal(an__utf8_cut_size(an_text_of(row->bytes)), row->cut);
    for (size_t i = 0; i < 3 * 200; i++) {
        const size_t before = i / 3;
        fill(room, before, fillings[i % 3]);
        memcpy(room + before, row->bytes, size);
        fill(room + before + size, sizeof room - before - size, fillings[i % 3]);
        an_text text = {room, row->cut > 0 ? before + size : sizeof room};
        bool is_sound = row->sound == size, is_clean = row->clean == size;
        assert_int_equal(an__utf8_sound_size(text), is_sound ? text.size : before + row->sound);
        assert_int_equal(an__utf8_clean_size(text), is_clean ? text.size : before + row->clean);
        assert_int_equal(an__utf8_is_printable(text), is_sound && is_clean);
    }
}

static void every_code_point_comes_back(void **state)
{
    (void)state;
    for (uint32_t point = 0; point < 0x110000; point++) {
        char bytes[AN_UTF8_MAX];
        size_t size, written = an__utf8_encode(bytes, point);
        if (point >= 0xd800 && point < 0xe000)
            continue;
        assert_int_equal(an_utf8_decode((an_text){bytes, written}, &size), point);
        assert_int_equal(size, written);
    }
}

static void strings_match_in_both_forms(void **state)
{
    static const struct {
        const char *text, *string;
        size_t size;
    } matches[] = {{"½-½", "½", 2},       {"\xbd-\xbd", "½", 1}, {"\xbd-\xbd", "½-½", 3},
                   {"½-\xbd", "½-½", 4},  {"e.p.", "e.p", 3},    {"", "x", 0},
                   {"x", "xy", 0},        {"\xbd", "½-½", 0},    {"\x97", "–", 0},
                   {"\x96", "–", 1},      {"Ž", "\xc5\xbd", 2},  {"\x8e", "Ž", 1},
                   {"\xc5", "Ž", 0},      {"½", "x", 0},         {"\xab a", "«", 1},
                   {"\xc2\xabz", "«", 2}, {"\x85\x85", "……", 2}, {"\xf7\x8d\xa0\x80", "�", 0}};
    (void)state;
    for (size_t i = 0; i < COUNT(matches); i++) {
        size_t size = an_utf8_match(an_text_of(matches[i].text), matches[i].string);
        if (size != matches[i].size)
            print_error("%s in %s: %zu bytes\n", matches[i].string, matches[i].text, size);
        assert_int_equal(size, matches[i].size);
    }
}

static void json_is_valid_utf8(void **state)
{
    an_buffer out = {0};
    (void)state;
    an__json_put_text(&out, an_text_of("M\xfcller \xbd\x81\x1b\"\xc2\x9b\xf7\x8d\xa0\x80"));
    assert_string_equal(out.at, "\"Müller ½\\u0081\\u001b\\\"\\u009b\ufffd\"");
    an__buffer_free(&out);
}

/* One byte among others decides, wherever it stands. */
static void one_byte_is_no_ascii(void **state)
{
    (void)state;
    static const unsigned char least[] = {0, ' ', 'A'};
    char text[40], copy[sizeof text + 1];
    memset(text, 'e', sizeof text);
    for (size_t size = 0; size <= sizeof text; size++)
        for (size_t at = 0; at < size; at++)
            for (int byte = (int)at % TEST_STEP; byte < 256; byte += TEST_STEP)
                for (size_t i = 0; i < COUNT(least); i++) {
                    text[at] = (char)byte;
                    bool is_due = byte >= least[i] && byte < 0x80;
                    assert_int_equal(an__utf8_is_ascii_from((an_text){text, size}, least[i]),
                                     is_due);
                    memset(copy, '#', sizeof copy);
                    assert_int_equal(an_utf8_copy_ascii_from(copy, (an_text){text, size}, least[i]),
                                     is_due);
                    assert_memory_equal(copy, text, size);
                    assert_int_equal(copy[size], '#');
                    text[at] = 'e';
                }
    assert_true(an__utf8_is_ascii_from((an_text){NULL, 0}, ' '));
    assert_true(an_utf8_copy_ascii_from(copy, (an_text){NULL, 0}, ' '));
}

static void one_byte_is_not_printable(void **state)
{
    (void)state;
    char text[340];
    memset(text, 'e', sizeof text);
    for (size_t size = 0; size <= sizeof text; size++)
        for (size_t at = 0; at < size; at++)
            for (int byte = (int)at % TEST_STEP; byte < 256; byte += TEST_STEP) {
                text[at] = (char)byte;
                bool is_due = an_is_space((char)byte) || (byte >= ' ' && byte < 0x7f);
                assert_int_equal(an__utf8_is_printable((an_text){text, size}), is_due);
                text[at] = 'e';
            }
    assert_true(an__utf8_is_printable((an_text){NULL, 0}));
}

static void white_space_and_what_is_not_seen(void **state)
{
    (void)state;
    const struct {
        const char *text;
        size_t invisible, space;
    } gaps[] = {{"", 0, 0},
                {"a", 0, 0},
                {" \u00a0\u2028\u2029\u202fa", 0, 12},
                {"\u00ad\u200b\u200e\u2060\ufeffa", 14, 14},
                {"\xad x", 1, 2},
                {"\u2010", 0, 0}};
    for (size_t i = 0; i < COUNT(gaps); i++) {
        assert_int_equal(an__invisible_size(an_text_of(gaps[i].text)), gaps[i].invisible);
        assert_int_equal(an__space_size(an_text_of(gaps[i].text)), gaps[i].space);
    }
}

int main(void)
{
    enum { ROWS = COUNT(rows) };
    static void (*const checks[])(void **state) = {decodes, is_mended, is_found};
    struct CMUnitTest tests[COUNT(checks) * ROWS + 6];
    size_t count = 0;
    for (size_t check = 0; check < COUNT(checks); check++)
        for (size_t i = 0; i < ROWS; i++)
            tests[count++] = (struct CMUnitTest){.name = rows[i].points,
                                                 .test_func = checks[check],
                                                 .initial_state = (void *)&rows[i]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(every_code_point_comes_back);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(strings_match_in_both_forms);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(one_byte_is_no_ascii);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(one_byte_is_not_printable);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(json_is_valid_utf8);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(white_space_and_what_is_not_seen);
    return _cmocka_run_group_tests("utf8", tests, count, NULL, NULL) > 0;
}
