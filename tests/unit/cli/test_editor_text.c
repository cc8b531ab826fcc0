/* The text of an editor: its lines, its places in both units, and edits, held against a plain
 * reference that looks at every byte. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "editor_text.h"

static uint32_t random_state = 1;

static uint32_t random_below(uint32_t limit)
{
    random_state = random_state * 1664525 + 1013904223;
    return (random_state >> 8) % limit;
}

static editor_text text_of(const char *bytes, editor_units units)
{
    editor_text text = {.units = units};
    assert_true(editor_text_edit(&text, 0, 0, an_text_of(bytes)));
    return text;
}

static void check_place(editor_text *text, size_t offset, uint64_t line, uint64_t character)
{
    editor_place place = editor_text_place(text, offset);
    assert_int_equal(place.line, line);
    assert_int_equal(place.character, character);
    assert_int_equal(editor_text_offset(text, place), offset);
}

/* ---- places ---- */

/* é has one unit of UTF-16 and two bytes, ♘ one and three, 🙂 two and four. */
static void places_count_units(void **state)
{
    static const char bytes[] = "é♘🙂x\nCf3";
    editor_text wide = text_of(bytes, EDITOR_UTF_16), narrow = text_of(bytes, EDITOR_UTF_8);
    (void)state;
    check_place(&wide, 0, 0, 0);
    check_place(&wide, 2, 0, 1);
    check_place(&wide, 5, 0, 2);
    check_place(&wide, 9, 0, 4);
    check_place(&wide, 10, 0, 5);
    check_place(&wide, 13, 1, 2);
    check_place(&narrow, 5, 0, 5);
    check_place(&narrow, 9, 0, 9);
    check_place(&narrow, 14, 1, 3);
    editor_text_free(&wide);
    editor_text_free(&narrow);
}

static void each_line_end_counts_once(void **state)
{
    editor_text text = text_of("a\r\nb\rc\nd\r\r\n", EDITOR_UTF_16);
    static const size_t lines[] = {0, 3, 5, 7, 9, 11};
    (void)state;
    assert_int_equal(text.line_count, sizeof lines / sizeof *lines);
    assert_memory_equal(text.lines, lines, sizeof lines);
    assert_int_equal(editor_text_line_end(&text, 0), 1);
    assert_int_equal(editor_text_line_end(&text, 4), 9);
    assert_int_equal(editor_text_line_end(&text, 5), 11);
    editor_text_free(&text);
}

static size_t offset_of(const editor_text *text, uint64_t line, uint64_t character)
{
    return editor_text_offset(text, (editor_place){line, character});
}

static void places_that_are_not_there_are_near(void **state)
{
    editor_text wide = text_of("a🙂b\r\nc", EDITOR_UTF_16), narrow = text_of("é", EDITOR_UTF_8);
    editor_text empty = text_of("", EDITOR_UTF_16);
    (void)state;
    assert_int_equal(offset_of(&wide, 0, 2), 1); /* amid a character */
    assert_int_equal(offset_of(&wide, 0, 99), 6);
    assert_int_equal(offset_of(&wide, 1, UINT64_MAX), 9);
    assert_int_equal(offset_of(&wide, 2, 0), 9);
    assert_int_equal(offset_of(&wide, UINT64_MAX, 0), 9);
    assert_int_equal(offset_of(&narrow, 0, 1), 0);
    assert_int_equal(offset_of(&empty, 0, 0), 0);
    assert_int_equal(offset_of(&empty, 3, 3), 0);
    check_place(&empty, 0, 0, 0);
    editor_text_free(&wide);
    editor_text_free(&narrow);
    editor_text_free(&empty);
}

/* ---- edits ---- */

/* The reference: where lines begin, byte by byte. */
static size_t count_lines(const char *bytes, size_t size, size_t *lines)
{
    size_t count = 0;
    lines[count++] = 0;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == '\n' || (bytes[i] == '\r' && (i + 1 == size || bytes[i + 1] != '\n')))
            lines[count++] = i + 1;
    return count;
}

/* The reference: a place by all that is before it. */
static editor_place place_of(const char *bytes, size_t size, size_t offset, editor_units units)
{
    editor_place place = {0, 0};
    for (size_t i = 0; i < offset; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        bool ends = byte == '\n' || (byte == '\r' && (i + 1 == size || bytes[i + 1] != '\n'));
        bool begins_character = (byte & 0xc0) != 0x80;
        if (ends)
            place = (editor_place){place.line + 1, 0};
        else if (units == EDITOR_UTF_8 || begins_character)
            place.character += units == EDITOR_UTF_16 && byte >= 0xf0 ? 2 : 1;
    }
    return place;
}

static bool is_boundary(const editor_text *text, size_t offset)
{
    return offset == text->bytes.size || ((unsigned char)text->bytes.at[offset] & 0xc0) != 0x80;
}

static size_t random_boundary(const editor_text *text)
{
    size_t offset = random_below((uint32_t)text->bytes.size + 1);
    while (!is_boundary(text, offset))
        offset--;
    return offset;
}

static void check_text(editor_text *text, const char *bytes, size_t size)
{
    size_t lines[512];
    assert_int_equal(text->bytes.size, size);
    assert_memory_equal(text->bytes.at, bytes, size);
    assert_int_equal(text->line_count, count_lines(bytes, size, lines));
    assert_memory_equal(text->lines, lines, text->line_count * sizeof *lines);
    for (int i = 0; i < 4; i++) {
        size_t offset = random_boundary(text);
        editor_place due = place_of(bytes, size, offset, text->units);
        /* between CR and LF there is no place: it is that before them */
        if (offset > 0 && offset < size && bytes[offset] == '\n' && bytes[offset - 1] == '\r')
            continue;
        check_place(text, offset, due.line, due.character);
    }
}

/* Edits cut between CR and LF, and join them, as they cut and join anything else. */
static void edits_are_as_if_the_text_were_new(void **state)
{
    static const char *const parts[] = {"",     "\r",  "\n", "\r\n", "a",    "é",
                                        "🙂", "Cf3", "♘ ", "\n\r", "\n\n", "\r\n\r\n1. e4"};
    enum { PARTS = sizeof parts / sizeof *parts, ROUNDS = 40000 / TEST_STEP, MOST = 400 };
    (void)state;
    for (editor_units units = EDITOR_UTF_16; units <= EDITOR_UTF_8; units++) {
        editor_text text = text_of("", units);
        char bytes[MOST + 32] = "";
        size_t size = 0;
        for (int round = 0; round < ROUNDS; round++) {
            size_t from = random_boundary(&text), to = random_boundary(&text);
            size_t end = from < to ? to : from;
            from = from < to ? from : to;
            if (size < MOST / 2 && random_below(2) > 0)
                end = from;
            an_text by = size > MOST ? an_text_of("") : an_text_of(parts[random_below(PARTS)]);
            memmove(bytes + from + by.size, bytes + end, size - end);
            memcpy(bytes + from, by.at, by.size);
            size += by.size - (end - from);
            assert_true(editor_text_edit(&text, from, end, by));
            check_text(&text, bytes, size);
        }
        editor_text_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_count_units),
        cmocka_unit_test(each_line_end_counts_once),
        cmocka_unit_test(places_that_are_not_there_are_near),
        cmocka_unit_test(edits_are_as_if_the_text_were_new),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
