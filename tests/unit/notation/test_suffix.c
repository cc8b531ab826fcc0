/* Signs after a move: a row of suffix.tsv says what they mean and what is left over. */
#include "tsv.h"

#include <stdio.h>
#include <string.h>

#include "algnot/notation.h"

enum { MEANING_MAX = 64 };

/* "check e.p. offer $5", in this order. */
static void name_meaning(char *out, const an_suffix *suffix)
{
    static const char *const signs[] = {"", "check ", "double ", "mate "};
    int size = sprintf(out, "%s%s%s", signs[suffix->sign], suffix->en_passant ? "e.p. " : "",
                       suffix->draw_offer ? "offer " : "");
    assert_in_range(suffix->nag_count, 0, AN_NAGS_MAX);
    for (unsigned i = 0; i < suffix->nag_count; i++)
        size += sprintf(out + size, "$%u ", suffix->nags[i]);
    if (size > 0)
        out[size - 1] = '\0';
}

static void means(void **state)
{
    const tsv_row *row = *state;
    const char *text = tsv_field(row, "text"), *signs = tsv_field(row, "signs");
    bool gives_check = strcmp(tsv_field(row, "gives_check"), "yes") == 0;
    an_suffix suffix = an_suffix_read(an_text_of(text), gives_check);

    char meaning[MEANING_MAX];
    name_meaning(meaning, &suffix);
    assert_string_equal(meaning, tsv_field(row, "meaning"));
    assert_int_equal(suffix.spelling, strlen(signs));
    assert_memory_equal(text, signs, suffix.spelling);
    assert_in_range(suffix.size, suffix.spelling, strlen(text));
    assert_string_equal(text + suffix.size, tsv_field(row, "left"));
}

static void reading_ends_where_the_text_does(void **state)
{
    (void)state;
    an_suffix suffix = an_suffix_read((an_text){"+!?", 2}, true);
    assert_int_equal(suffix.sign, AN_SIGN_CHECK);
    assert_int_equal(suffix.nag_count, 1);
    assert_int_equal(suffix.nags[0], 1);
    assert_int_equal(suffix.size, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(reading_ends_where_the_text_does)};
    int failed = tsv_run("tests/data/suffix.tsv", means);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
