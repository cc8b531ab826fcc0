/* Capitals and small letters, with their accents. */
#include "check.h"

#include "fold.h"

/* The ends of each range of capitals, and what stands beside them. */
static const struct {
    uint32_t capital, small;
} letters[] = {
    {'@', '@'},       {'A', 'a'},       {'Z', 'z'},       {'[', '['},       {0xbf, 0xbf},
    {0xc0, 0xe0},     {0xc9, 0xe9},     {0xd6, 0xf6},     {0xd7, 0xd7},     {0xd8, 0xf8},
    {0xde, 0xfe},     {0xdf, 0xdf},     {0xff, 0xff},     {0x100, 0x101},   {0x108, 0x109},
    {0x109, 0x109},   {0x12e, 0x12f},   {0x130, 0x130},   {0x132, 0x133},   {0x136, 0x137},
    {0x138, 0x138},   {0x139, 0x13a},   {0x13d, 0x13e},   {0x147, 0x148},   {0x149, 0x149},
    {0x14a, 0x14b},   {0x15e, 0x15f},   {0x176, 0x177},   {0x178, 0x178},   {0x179, 0x17a},
    {0x17d, 0x17e},   {0x17e, 0x17e},   {0x17f, 0x17f},   {0x216, 0x216},   {0x218, 0x219},
    {0x21a, 0x21b},   {0x21c, 0x21c},   {0x390, 0x390},   {0x391, 0x3b1},   {0x3a1, 0x3c1},
    {0x3a9, 0x3c9},   {0x385, 0x385},   {0x386, 0x3ac},   {0x387, 0x387},   {0x388, 0x3ad},
    {0x38a, 0x3af},   {0x38b, 0x38b},   {0x38c, 0x3cc},   {0x38d, 0x38d},   {0x38e, 0x3cd},
    {0x38f, 0x3ce},   {0x3ab, 0x3cb},   {0x3ac, 0x3ac},   {0x3ff, 0x3ff},   {0x400, 0x450},
    {0x404, 0x454},   {0x40f, 0x45f},   {0x410, 0x430},   {0x41a, 0x43a},   {0x42f, 0x44f},
    {0x430, 0x430},   {0x48f, 0x48f},   {0x490, 0x491},   {0x492, 0x492},   {0x530, 0x530},
    {0x531, 0x561},   {0x556, 0x586},   {0x557, 0x557},   {0x5d0, 0x5d0},   {0x1e9e, 0x1e9e},
    {0x1ea0, 0x1ea1}, {0x1ef8, 0x1ef9}, {0x1efa, 0x1efa}, {0x2654, 0x2654},
};

static void capitals_have_small_letters(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        assert_int_equal(an__small_letter(letters[i].capital), letters[i].small);
}

/* Folding for names, which asks neither for case nor for accents: the ends of each range of letters
 * that are folded, and what stands beside them. */
static void names_are_folded(void **state)
{
    static const struct {
        uint32_t letter, folded;
    } rows[] = {
        {'@', '@'},     {'A', 'a'},       {'Q', 'q'},     {'Z', 'z'},       {'[', '['},
        {0x7f, 0x7f},   {0xbf, 0xbf},     {0xc0, 'a'},    {0xc6, 0xc6},     {0xc9, 'e'},
        {0xff, 'y'},    {0x100, 'a'},     {0x17e, 'z'},   {0x17f, 0x17f},   {0x180, 0x180},
        {0x217, 0x217}, {0x218, 's'},     {0x219, 's'},   {0x21a, 't'},     {0x21b, 't'},
        {0x21c, 0x21c}, {0x390, 0x3b9},   {0x391, 0x3b1}, {0x394, 0x3b4},   {0x3a9, 0x3c9},
        {0x385, 0x385}, {0x386, 0x3b1},   {0x387, 0x387}, {0x388, 0x3b5},   {0x38a, 0x3b9},
        {0x38c, 0x3bf}, {0x38f, 0x3c9},   {0x3ab, 0x3c5}, {0x3ac, 0x3b1},   {0x3c2, 0x3c3},
        {0x3cd, 0x3c5}, {0x3ce, 0x3c9},   {0x3cf, 0x3cf}, {0x3ff, 0x3ff},   {0x400, 0x450},
        {0x401, 0x451}, {0x40f, 0x45f},   {0x410, 0x430}, {0x42f, 0x44f},   {0x430, 0x430},
        {0x5d0, 0x5d0}, {0x2018, 0x2018}, {0x2019, '\''}, {0x201a, 0x201a},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(an__fold(rows[i].letter), rows[i].folded);
}

/* Marks combine with the letter before them, and nothing else does. */
static void marks_have_a_size(void **state)
{
    (void)state;
    assert_int_equal(an__marks_size(an_text_of("\u0300\u0301\u036fa\u0300")), 6);
    assert_int_equal(an__marks_size(an_text_of("\u02ff")), 0);
    assert_int_equal(an__marks_size(an_text_of("\u0370")), 0);
    assert_int_equal(an__marks_size(an_text_of("")), 0);
    assert_true(an__folded_equal(an_text_of("E\u0301a\u036f"), an_text_of("éa")));
    assert_false(an__folded_equal(an_text_of("ea"), an_text_of("eab")));
    assert_false(an__folded_equal(an_text_of("eab"), an_text_of("ea")));
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
        cmocka_unit_test(marks_have_a_size),
        cmocka_unit_test(words_have_one_prefix),
        cmocka_unit_test(rows_are_found_by_prefix),
        cmocka_unit_test(case_means_nothing_accents_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
