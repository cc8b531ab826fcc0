/* The JSON that is written, the JSON that is read, and the strictness of the test that reads it. */
#include "check.h"

#include "buffer.h"
#include "json_read.h"
#include "json_text.h"
#include "strict_json.h"
#include "text.h"

static bool is_read(an_text text)
{
    an_json value;
    size_t offset;
    return an__json_read(&value, text, &offset);
}

static void sound_json_is_taken(void **state)
{
    static const char *const sound[] = {"{}",
                                        "[]",
                                        " [ ] ",
                                        "0",
                                        "-0",
                                        "-12.50e+7",
                                        "1E9",
                                        "\"\"",
                                        "true",
                                        "[false,null]",
                                        "{\"a\":1}",
                                        "{\"a\" : [1, 2] , \"b\":{\"c\":\"d\"}}\n",
                                        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
                                        "\"\\u00e9\\uD83D\\ude00 \xc3\xa9 \xf0\x9f\x99\x82 \x7f\""};
    (void)state;
    for (size_t i = 0; i < sizeof sound / sizeof *sound; i++)
        if (!json_is_sound(an_text_of(sound[i])) || !is_read(an_text_of(sound[i])))
            fail_msg("refused: %s", sound[i]);
}

static void anything_else_is_refused(void **state)
{
    static const char *const unsound[] = {"",
                                          " ",
                                          "{",
                                          "[1,]",
                                          "[,1]",
                                          "[1 2]",
                                          "{\"a\"}",
                                          "{\"a\":}",
                                          "{a:1}",
                                          "{\"a\":1,}",
                                          "'a'",
                                          "01",
                                          "+1",
                                          ".5",
                                          "1.",
                                          "1e",
                                          "NaN",
                                          "Infinity",
                                          "tru",
                                          "True",
                                          "\"",
                                          "\"\\x41\"",
                                          "\"\\u12\"",
                                          "\"\\u12g4\"",
                                          "\"\n\"",
                                          "\"\t\"",
                                          "\"\x1f\"",
                                          "\"\\ud83d\"",
                                          "\"\\ude00\"",
                                          "\"\\ud83d\\u0041\"",
                                          "\"\xff\"",
                                          "\"\xc3\"",
                                          "\"\xed\xa0\x80\"",
                                          "{} {}",
                                          "[]]",
                                          "1 1",
                                          "\xef\xbb\xbf{}",
                                          "//\n1"};
    (void)state;
    for (size_t i = 0; i < sizeof unsound / sizeof *unsound; i++)
        if (json_is_sound(an_text_of(unsound[i])) || is_read(an_text_of(unsound[i])))
            fail_msg("taken: %s", unsound[i]);
}

/* Every pair of bytes, as they stand and cut. */
static void every_text_is_written_soundly(void **state)
{
    (void)state;
    an_buffer out = {0};
    for (unsigned pair = 0; pair < 1u << 16; pair++) {
        char text[] = {'a', (char)(pair >> 8), (char)(pair & 0xff), 'b'};
        for (size_t size = 0; size <= sizeof text; size++) {
            an__buffer_clear(&out);
            an__json_put_text(&out, an_text_from(text, size));
            assert_true(json_is_sound(an_text_from(out.at, out.size)));
        }
    }
    an__buffer_free(&out);
}

/* The two readers know nothing of each other. Each byte of a text is replaced by each other one. */
static void both_readers_agree(void **state)
{
    static const char text[] = " {\"a\" :[1,-2.5e+3, {}],\"\\ud83d\\ude00\" : \"\\n\xc3\xa9\"\r,"
                               "\"b\":[[true],null ,false],\"a string of more bytes than a "
                               "processor looks at together\":0} ";
    char changed[sizeof text];
    (void)state;
    assert_true(is_read(an_text_of(text)));
    for (size_t at = 0; at < sizeof text - 1; at++)
        for (unsigned byte = 0; byte < 256; byte++) {
            memcpy(changed, text, sizeof text);
            changed[at] = (char)byte;
            an_text all = an_text_from(changed, sizeof text - 1), cut = an_text_from(changed, at);
            assert_int_equal(is_read(all), json_is_sound(all));
            assert_int_equal(is_read(cut), json_is_sound(cut));
        }
}

static void a_fault_has_its_place(void **state)
{
    static const struct {
        const char *text;
        size_t offset;
    } faults[] = {{"", 0},          {"{\"a\":1,}", 7}, {"[1 2]", 3},    {"{} {}", 3},
                  {"[\"\\x\"]", 2}, {"\"abc", 4},      {"[1,\xff]", 3}, {"{1:2}", 1}};
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        an_json value;
        size_t offset = SIZE_MAX;
        assert_false(an__json_read(&value, an_text_of(faults[i].text), &offset));
        assert_int_equal(offset, faults[i].offset);
    }
}

static void depth_is_bounded(void **state)
{
    char text[2 * AN_JSON_DEPTH_MAX + 2];
    (void)state;
    for (size_t depth = AN_JSON_DEPTH_MAX; depth <= AN_JSON_DEPTH_MAX + 1; depth++) {
        memset(text, '[', depth);
        memset(text + depth, ']', depth);
        assert_int_equal(is_read(an_text_from(text, 2 * depth)), depth <= AN_JSON_DEPTH_MAX);
    }
}

static void members_and_items_are_found(void **state)
{
    static const char text[] =
        "{\"a\" : [ 1 , [2, 3], {\"x\":\"]\"} , -9223372036854775808 ] , \"e\":{}, \"a\":7,"
        "\"s\":\"\\u00e9\\t\\ud83d\\ude00.\", \"n\":9223372036854775808, \"f\":1.5,\"z\":null}";
    an_json object, key, item;
    size_t offset, at = 0, count = 0;
    int64_t number = 5;
    an_buffer content = {0};
    (void)state;
    assert_true(an__json_read(&object, an_text_of(text), &offset));
    an_json array = an__json_member(object, "a");
    assert_int_equal(array.kind, AN_JSON_ARRAY);
    while ((item = an__json_next(array, &at, NULL)).kind != AN_JSON_NONE)
        if (++count == 3)
            assert_true(an__json_is(an__json_member(item, "x"), "]"));
    assert_int_equal(count, 4);
    for (at = 0, count = 0; an__json_next(object, &at, &key).kind != AN_JSON_NONE; count++)
        assert_int_equal(key.kind, AN_JSON_STRING);
    assert_int_equal(count, 7);
    assert_true(an__json_is(key, "z"));
    at = 0;
    assert_int_equal(an__json_next(an__json_member(object, "e"), &at, NULL).kind, AN_JSON_NONE);
    assert_int_equal(an__json_member(object, "none").kind, AN_JSON_NONE);
    assert_int_equal(an__json_member(array, "a").kind, AN_JSON_NONE);
    assert_true(an__json_put_content(&content, an__json_member(object, "s")));
    assert_string_equal(content.at, "\xc3\xa9\t\xf0\x9f\x98\x80.");
    assert_false(an__json_put_content(&content, array));
    an__buffer_free(&content);
    assert_false(an__json_integer(&number, an__json_member(object, "n")));
    assert_false(an__json_integer(&number, an__json_member(object, "f")));
    assert_false(an__json_integer(&number, array));
    assert_int_equal(number, 5);
    for (at = 0, count = 0; count < 4; count++)
        item = an__json_next(array, &at, NULL);
    assert_true(an__json_integer(&number, item));
    assert_true(number == INT64_MIN);
}

/* Some programs write "textDocument\/hover". */
static void strings_are_compared_by_what_they_say(void **state)
{
    static const struct {
        const char *json, *string;
        bool is_same;
    } rows[] = {{"\"a/b\"", "a/b", true},
                {"\"a\\/b\"", "a/b", true},
                {"\"\\u00e9\"", "\xc3\xa9", true},
                {"\"\\u0061\\n\"", "a\n", true},
                {"\"a\\/b\"", "a/", false},
                {"\"a\\/\"", "a/b", false},
                {"\"\\u0000\"", "", false},
                {"\"a\\\\b\"", "a\\b", true},
                {"\"\\u00e9\"", "\xc3", false},
                {"\"\"", "", true},
                {"\"ab\"", "a", false},
                {"1", "1", false}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_json value;
        size_t offset;
        assert_true(an__json_read(&value, an_text_of(rows[i].json), &offset));
        if (an__json_is(value, rows[i].string) != rows[i].is_same)
            fail_msg("%s and %s", rows[i].json, rows[i].string);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sound_json_is_taken),
                                       cmocka_unit_test(anything_else_is_refused),
                                       cmocka_unit_test(both_readers_agree),
                                       cmocka_unit_test(a_fault_has_its_place),
                                       cmocka_unit_test(depth_is_bounded),
                                       cmocka_unit_test(members_and_items_are_found),
                                       cmocka_unit_test(strings_are_compared_by_what_they_say),
                                       cmocka_unit_test(every_text_is_written_soundly)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
