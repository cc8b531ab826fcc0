/* The JSON that is written, and the strictness of the test that reads it. */
#include "check.h"

#include "buffer.h"
#include "json_text.h"
#include "strict_json.h"
#include "text.h"

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
        if (!json_is_sound(an_text_of(sound[i])))
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
        if (json_is_sound(an_text_of(unsound[i])))
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sound_json_is_taken),
                                       cmocka_unit_test(anything_else_is_refused),
                                       cmocka_unit_test(every_text_is_written_soundly)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
