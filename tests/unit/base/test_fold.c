/* Capitals and small letters, with their accents. */
#include "check.h"

#include "fold.h"

static const struct {
    uint32_t capital, small;
} letters[] = {
    {'A', 'a'},     {'Z', 'z'},     {0xc9, 0xe9},     {0xd7, 0xd7},   {0xde, 0xfe},
    {0x108, 0x109}, {0x109, 0x109}, {0x130, 0x130},   {0x15e, 0x15f}, {0x13d, 0x13e},
    {0x17d, 0x17e}, {0x17e, 0x17e}, {0x218, 0x219},   {0x3a1, 0x3c1}, {0x404, 0x454},
    {0x386, 0x3ac}, {0x38f, 0x3ce}, {0x3ab, 0x3cb},   {0x41a, 0x43a}, {0x42f, 0x44f},
    {0x531, 0x561}, {0x5d0, 0x5d0}, {0x2654, 0x2654},
};

static void capitals_have_small_letters(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        assert_int_equal(an__small_letter(letters[i].capital), letters[i].small);
}

/* Folding for names, which asks neither for case nor for accents. */
static void names_are_folded(void **state)
{
    (void)state;
    assert_int_equal(an__fold('Q'), 'q');
    assert_int_equal(an__fold(0xc9), 'e');
    assert_int_equal(an__fold(0x394), 0x3b4);
    assert_int_equal(an__fold(0x38a), 0x3b9);
    assert_int_equal(an__fold(0x3cd), 0x3c5);
    assert_int_equal(an__fold(0x3c2), 0x3c3);
    assert_int_equal(an__fold(0x401), 0x451);
    assert_int_equal(an__fold(0x41a), 0x43a);
    assert_int_equal(an__fold(0x5d0), 0x5d0);
}

/* What is small stays small. */
static void small_letters_stay(void **state)
{
    (void)state;
    for (uint32_t point = 0; point < 0x3000; point++)
        assert_int_equal(an__small_letter(an__small_letter(point)), an__small_letter(point));
}

/* A text has the prefix of the words that it begins with, however they are written there. */
static void words_have_one_prefix(void **state)
{
    static const struct {
        const char *words, *text;
    } rows[] = {
        {"échiquier", "ECHIQUIER 2"},
        {"échiquier", "E\u0301chiquier 2"},
        {"début", "De\u0301but"},
        {"j'abandonne", "J’abandonne"},
        {"à la", "a\nla"},
        {"v", "V. Jones"},
        {"v.", "v. Jones"},
        {"y", "y"},
        {"ничья", "НИЧЬЯ."},
        {"Ίππος", "ιππος"},
        {"Ίππος", "ΙΠΠΟΣ"},
        {"½ à ½", "½  à  ½"},
        {"šachovnice", "Sachovnice"},
        {"abc", "a\u0301bc"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const an_text words = an_text_of(rows[i].words), text = an_text_of(rows[i].text);
        assert_true(an__prefix(words) < AN_PREFIXES);
        assert_int_equal(an__prefix(text), an__prefix(words));
    }
    assert_int_not_equal(an__prefix(an_text_of("white")), an__prefix(an_text_of("wins")));
}

static void rows_are_found_by_prefix(void **state)
{
    uint64_t rows[AN_PREFIXES] = {0};
    (void)state;
    an__prefixes_add(rows, "white|blancs", 3);
    an__prefixes_add(rows, "bleu", 63);
    an__prefixes_add(rows, NULL, 5);
    assert_true(rows[an__prefix(an_text_of("White"))] == UINT64_C(1) << 3);
    assert_true(rows[an__prefix(an_text_of("Blancs"))] == (UINT64_C(1) << 3 | UINT64_C(1) << 63));
}

static void case_means_nothing_accents_do(void **state)
{
    (void)state;
    assert_int_equal(an__size_in_any_case(an_text_of("КРf1"), an_text_of("Кр")), 4);
    assert_int_equal(an__size_in_any_case(an_text_of("nf3"), an_text_of("N")), 1);
    assert_int_equal(an__size_in_any_case(an_text_of("é4"), an_text_of("E4")), 0);
    assert_int_equal(an__size_in_any_case(an_text_of("К"), an_text_of("Кр")), 0);
    assert_int_equal(an__size_in_any_case(an_text_of("e4"), an_text_of("")), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals_have_small_letters),
        cmocka_unit_test(small_letters_stay),
        cmocka_unit_test(names_are_folded),
        cmocka_unit_test(words_have_one_prefix),
        cmocka_unit_test(rows_are_found_by_prefix),
        cmocka_unit_test(case_means_nothing_accents_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
