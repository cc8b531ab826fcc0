/* A file that is rewritten in place is the old one or the new one, and one that somebody else has
 * changed meanwhile is left alone. Diffs of texts that no game looks like. */
#define _POSIX_C_SOURCE 200809L /* mkdtemp */

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "diff.h"
#include "rewrite.h"
#include "text.h"

static char folder[] = "/tmp/test_rewrite.XXXXXX";
static char path[64];

static void fill(const char *content)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fputs(content, file);
    fclose(file);
}

static void expect(const char *content)
{
    char found[256] = "";
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    found[fread(found, 1, sizeof found - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(found, content);
}

static rewrite_result rewrite(const char *first, const char *second, const char *meanwhile,
                              bool wanted)
{
    cli_rewrite r;
    platform_stamp read = platform_stamp_at(path);
    rewrite_begin(&r, path);
    rewrite_put(&r, an_text_of(first));
    if (meanwhile != NULL)
        fill(meanwhile);
    rewrite_put(&r, an_text_of(second));
    return rewrite_end(&r, &read, wanted);
}

static void it_is_the_new_one(void **state)
{
    static const char *const contents[][3] = {
        {"1. e4 e5", "1. d4", " d5"}, {"1. e4 e5", "1. e", "5"}, {"1. e4", "1. e4", " e5"},
        {"1. e4 e5", "1. e4", ""},    {"", "1. ", "e4"},         {"1. e4", "", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof contents / sizeof *contents; i++) {
        char whole[64];
        fill(contents[i][0]);
        assert_int_equal(rewrite(contents[i][1], contents[i][2], NULL, false), REWRITE_SAME);
        expect(contents[i][0]);
        assert_int_equal(rewrite(contents[i][1], contents[i][2], NULL, true), REWRITE_DONE);
        expect(strcat(strcpy(whole, contents[i][1]), contents[i][2]));
    }
}

static void what_is_the_same_is_not_written(void **state)
{
    (void)state;
    fill("1. e4 e5");
    platform_stamp before = platform_stamp_at(path);
    assert_int_equal(rewrite("1. e4", " e5", NULL, true), REWRITE_SAME);
    platform_stamp after = platform_stamp_at(path);
    assert_true(platform_stamps_equal(&before, &after));
}

static void what_somebody_else_wrote_stays(void **state)
{
    (void)state;
    fill("1. e4 e5");
    assert_int_equal(rewrite("1. d4", " d5", "1. c4 is mine", true), REWRITE_FAILED);
    expect("1. c4 is mine");
    fill("1. e4 e5");
    assert_int_equal(rewrite("1. e4", " c5", "1. e4 e6 is mine", true), REWRITE_FAILED);
    expect("1. e4 e6 is mine");
    assert_int_equal(remove(path), 0);
    platform_stamp read = {.is_there = true, .is_regular = true, .size = 8};
    cli_rewrite r;
    rewrite_begin(&r, path);
    rewrite_put(&r, an_text_of("1. d4"));
    assert_int_equal(rewrite_end(&r, &read, true), REWRITE_FAILED);
    assert_int_not_equal(access(path, F_OK), 0);
}

/* ---- diffs ---- */

static void diff(const char *old, const char *new, const char *wanted)
{
    an_buffer out = {0};
    assert_true(diff_put(&out, "a", an_text_of(old), an_text_of(new)));
    assert_string_equal(out.size > 0 ? out.at : "", wanted);
    an__buffer_free(&out);
}

static void small_diffs(void **state)
{
    (void)state;
    diff("", "", "");
    diff("a\n", "a\n", "");
    diff("", "a\n", "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n");
    diff("a\n", "", "--- a\n+++ a\n@@ -1 +0,0 @@\n-a\n");
    diff("a", "a\n", "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
    diff("a\nb\nc\n", "a\nc\n", "--- a\n+++ a\n@@ -1,3 +1,2 @@\n a\n-b\n c\n");
    /* six equal lines between two differences are one hunk, seven are two */
    diff("x\n1\n2\n3\n4\n5\n6\ny\n", "X\n1\n2\n3\n4\n5\n6\nY\n",
         "--- a\n+++ a\n@@ -1,8 +1,8 @@\n-x\n+X\n 1\n 2\n 3\n 4\n 5\n 6\n-y\n+Y\n");
    diff(
        "x\n1\n2\n3\n4\n5\n6\n7\ny\n", "X\n1\n2\n3\n4\n5\n6\n7\nY\n",
        "--- a\n+++ a\n@@ -1,4 +1,4 @@\n-x\n+X\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-y\n+Y\n");
}

static void names_that_patch_must_be_told(void **state)
{
    static const struct {
        const char *name, *written;
    } rows[] = {{"a b", "a b\t"},
                {"a\tb", "\"a\\011b\""},
                {"a\"\\b", "\"a\\\"\\\\b\""},
                {"caf\xe9", "caf\xe9"}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_buffer out = {0};
        char wanted[64];
        assert_true(diff_put(&out, rows[i].name, an_text_of(""), an_text_of("x\n")));
        snprintf(wanted, sizeof wanted, "--- %s\n+++ %s\n@@", rows[i].written, rows[i].written);
        assert_int_equal(strncmp(out.at, wanted, strlen(wanted)), 0);
        an__buffer_free(&out);
    }
}

/* Takes a diff as patch does, and returns whether it makes `new` of `old`. */
static bool applies(an_text old, an_text new, an_text patch)
{
    const char *at = old.at, *made = new.at, *end = patch.at + patch.size;
    for (const char *line = patch.at; line < end;) {
        const char *next = (const char *)memchr(line, '\n', (size_t)(end - line)) + 1;
        size_t size = (size_t)(next - line) - 1;
        if (strncmp(line, "@@ -", 4) == 0) {
            size_t first = strtoul(line + 4, NULL, 10), here = 1;
            for (const char *c = old.at; c < at; c++)
                here += *c == '\n';
            for (; here < first; here++) { /* lines between the hunks */
                size_t same = (size_t)((const char *)strchr(at, '\n') - at) + 1;
                if (memcmp(at, made, same) != 0)
                    return false;
                at += same;
                made += same;
            }
        } else if (strncmp(line, "---", 3) != 0 && strncmp(line, "+++", 3) != 0) {
            if (*line != '+' && (memcmp(at, line + 1, size) != 0 || (at += size) == NULL))
                return false;
            if (*line != '-' && (memcmp(made, line + 1, size) != 0 || (made += size) == NULL))
                return false;
        }
        line = next;
    }
    return strcmp(at, made) == 0;
}

/* Lines of few kinds in any order, so that most are there several times. */
static void any_diff_applies(void **state)
{
    enum { ROUNDS = 3000, LINES = 40 };
    uint32_t seed = 1;
    (void)state;
    for (int round = 0; round < ROUNDS; round++) {
        char texts[2][2 * LINES + 1] = {"", ""};
        for (size_t t = 0; t < 2; t++) {
            size_t size = 0, kinds = 2 + (size_t)round % 25;
            for (seed = seed * 1664525 + 1013904223; size < 2 * (seed >> 8) % (2 * LINES);) {
                uint32_t next = (seed ^ (uint32_t)size * 2654435761u) >> 7;
                bool is_same = t == 1 && next % 3 > 0 && size < strlen(texts[0]);
                texts[t][size] = (char)(is_same ? texts[0][size] : (char)('a' + next / 8 % kinds));
                texts[t][size + 1] = '\n';
                size += 2;
            }
        }
        an_buffer out = {0};
        an_text old = an_text_of(texts[0]), new = an_text_of(texts[1]);
        assert_true(diff_put(&out, "a", old, new));
        assert_true(applies(old, new, an_text_from(out.size > 0 ? out.at : "", out.size)));
        an__buffer_free(&out);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_the_new_one),
        cmocka_unit_test(what_is_the_same_is_not_written),
        cmocka_unit_test(what_somebody_else_wrote_stays),
        cmocka_unit_test(small_diffs),
        cmocka_unit_test(names_that_patch_must_be_told),
        cmocka_unit_test(any_diff_applies),
    };
    if (mkdtemp(folder) == NULL)
        return 1;
    snprintf(path, sizeof path, "%s/game.pgn", folder);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    remove(path);
    rmdir(folder);
    return failed;
}
