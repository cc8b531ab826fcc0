/* The tables of languages, styles, conventions and signs: nothing clashes, every name leads back.
 */
#include "check.h"

#include <ctype.h>
#include <string.h>

#include "letters.h"
#include "symbols.h"
#include "text.h"

static void english_and_french_come_first(void **state)
{
    (void)state;
    /* an_finding.languages has a bit for each, and record one for ICCF's numbers, too */
    assert_in_range(an_language_count, 2, 63);
    assert_string_equal(an_languages[0].code, "en");
    assert_string_equal(an_languages[1].code, "fr");
}

static void letters_of_a_language_do_not_clash(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++) {
        const char *const *letter = an_languages[i].letter;
        assert_string_equal(letter[AN_NO_ROLE], "");
        for (an_role a = AN_KNIGHT; a < AN_ROLE_COUNT; a++) {
            assert_string_not_equal(letter[a], "");
            for (an_role b = AN_PAWN; b < a; b++)
                assert_string_not_equal(letter[a], letter[b]);
        }
    }
}

/* A small letter of ASCII is a file or a sign. */
static void letters_of_pieces_are_not_small(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++)
        for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++)
            if (islower((unsigned char)*an_languages[i].letter[role]))
                fail_msg("%s: '%s' begins with a small letter, which only a pawn's may do",
                         an_languages[i].code, an_languages[i].letter[role]);
}

/* The letter that a text begins with, whatever the language, is all of it. */
static void assert_is_letter(const char *code, const char *text, size_t size)
{
    an_letter found[AN_LETTERS_MAX];
    size_t count = an__any_letters_read(found, an_text_from(text, size));
    if (count == 0 || found[0].size != size)
        fail_msg("%s: '%.*s' is not read as one letter; one of several characters needs a row in "
                 "long_letters (notation/tables/letters.c)",
                 code, (int)size, text);
}

/* But for small ones, which are no letters unless the language is known. */
static void letters_are_whole_in_any_language(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++)
        for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
            const char *letter = an_languages[i].letter[role], *alias = an_languages[i].alias[role];
            if (!islower((unsigned char)*letter) && *letter != '\0')
                assert_is_letter(an_languages[i].code, letter, strlen(letter));
            while (alias != NULL && *alias != '\0') {
                size_t size = strcspn(alias, " ");
                assert_is_letter(an_languages[i].code, alias, size);
                alias += size + (alias[size] == ' ');
            }
        }
}

/* Notations may have a language of their own, which is no row of the table. */
static void names_are_those_of_the_language_that_is_given(void **state)
{
    (void)state;
    uint8_t role = AN_NO_ROLE;
    const an_language *french = an_language_from_name(an_text_of("fr"));
    struct {
        char shift;
        an_language language;
    } own = {'\0', *french};
    own.language.name[AN_QUEEN] = "reine";
    assert_int_equal(an__piece_name_size(an_text_of("Reine e4"), &own.language, &role), 5);
    assert_int_equal(role, AN_QUEEN);
    assert_int_equal(an__piece_name_size(an_text_of("dame"), &own.language, &role), 0);
    assert_int_equal(an__piece_name_size(an_text_of("dame"), french, &role), 4);
    assert_int_equal(an__piece_name_size(an_text_of("springer"), NULL, &role), 8);
    assert_int_equal(role, AN_KNIGHT);
}

static void codes_and_names_are_of_one_language(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++) {
        const an_language *row = &an_languages[i];
        const char *const names[] = {row->code, row->english_name, row->french_name, row->autonym};
        for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
            char upper[64] = "";
            assert_in_range(strlen(names[n]), 1, sizeof upper - 1);
            for (size_t c = 0; names[n][c] != '\0'; c++)
                upper[c] = (char)toupper((unsigned char)names[n][c]);
            const an_language *found = an_language_from_name(an_text_of(names[n]));
            if (found != row)
                fail_msg("row %zu of languages: '%s' leads to %s, which %s", i, names[n],
                         found == NULL ? "no row" : found->english_name,
                         n == 0 ? "has taken this code" : "has taken this name");
            assert_ptr_equal(an_language_from_name(an_text_of(upper)), row);
        }
    }
}

static void case_and_accents_are_ignored(void **state)
{
    static const char *const words[] = {"FR", "French", "Français", "francais", "FRANÇAIS"};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_ptr_equal(an_language_from_name(an_text_of(words[i])), &an_languages[1]);
}

/* Regions and scripts are left out of a code, unless the table has a row for them. */
static void other_names_lead_to_a_language(void **state)
{
    static const char *const names[][2] = {{"fr-CA", "fr"},  {"pt_BR", "pt"},       {"no", "nb"},
                                           {"nn", "nb"},     {"norsk", "nb"},       {"no_NO", "nb"},
                                           {"BOKMAL", "nb"}, {"sr-Latn", "sr-Latn"}};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_string_equal(an_language_from_name(an_text_of(names[i][0]))->code, names[i][1]);
}

static void other_words_are_no_languages(void **state)
{
    static const char *const words[] = {"",        "e",     "eng", "french ", "frenc",
                                        "volapük", "xx-YY", "fr-", "fra-CA"};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_null(an_language_from_name(an_text_of(words[i])));
}

static void styles_lead_back(void **state)
{
    (void)state;
    for (an_style style = AN_STYLE_SHORT; style < AN_STYLE_COUNT; style++)
        assert_int_equal(an_style_from_name(an_text_of(an_style_name(style))), style);
    assert_int_equal(an_style_from_name(an_text_of("shorter")), AN_STYLE_COUNT);
}

static void choices_are_found_again(void **state)
{
    (void)state;
    for (an_convention c = 0; c < AN_CONVENTION_COUNT; c++) {
        an_notation notation = an_notation_of(an_languages, AN_STYLE_SHORT);
        const char *name;
        unsigned count = 0;
        for (; (name = an_convention_choice(c, count)) != NULL; count++) {
            assert_true(an_notation_choose(&notation, c, an_text_of(name)));
            assert_int_equal(notation.choice[c], count);
        }
        assert_in_range(count, 2, 16);
        assert_false(an_notation_choose(&notation, c, an_text_of("whatever")));
        assert_int_equal(notation.choice[c], count - 1);
        for (an_convention other = 0; other < c; other++)
            assert_string_not_equal(an_convention_name(c), an_convention_name(other));
    }
}

/* English is written as the PGN standard says, all others as FIDE does. */
static void dialects_are_those_of_the_languages(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++) {
        an_notation own = an_notation_of(&an_languages[i], AN_STYLE_LONG), taken = own;
        assert_true(an_notation_take_dialect(&taken, an_text_of(i == 0 ? "pgn" : "fide")));
        assert_memory_equal(taken.choice, own.choice, sizeof own.choice);
        assert_true(an_notation_take_dialect(&taken, an_text_of(i == 0 ? "fide" : "pgn")));
        assert_memory_not_equal(taken.choice, own.choice, sizeof own.choice);
        assert_false(an_notation_take_dialect(&taken, an_text_of("dutch")));
    }
}

/* Traditional signs as they are typed, all others in Unicode. */
static void nags_have_their_signs(void **state)
{
    static const struct {
        unsigned nag;
        const char *sign;
    } signs[] = {{0, ""},    {1, "!"},    {2, "?"},    {3, "!!"},   {4, "??"},
                 {5, "!?"},  {6, "?!"},   {7, "□"},    {10, "="},   {13, "∞"},
                 {14, "⩲"},  {15, "⩱"},   {16, "±"},   {17, "∓"},   {18, "+−"},
                 {19, "−+"}, {20, "+−−"}, {21, "−−+"}, {44, "⯹"}, {255, ""}};
    (void)state;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        assert_string_equal(an_nag_sign(signs[i].nag), signs[i].sign);
}

static void nag_signs_read_back(void **state)
{
    (void)state;
    unsigned with_sign = 0;
    for (unsigned nag = 0; nag < 256; nag++) {
        an_text sign = an_text_of(an_nag_sign(nag));
        if (sign.size == 0)
            continue;
        with_sign++;
        an_suffix suffix = an_suffix_read(sign, false);
        assert_int_equal(suffix.size, sign.size);
        assert_int_equal(suffix.nag_count, 1);
        assert_int_equal(suffix.nags[0], nag);
        assert_int_equal(suffix.sign, AN_NO_SIGN);
    }
    assert_in_range(with_sign, 6, 255);
}

/* All that is read as an annotation is, with any dash for a hyphen. */
static void assert_reads_as(an_text sign, unsigned nag)
{
    static const char *const dashes[] = {"-", "–", "−", "\x96"};
    for (size_t i = 0; i < sizeof dashes / sizeof *dashes; i++) {
        char text[32] = "";
        assert_true(sign.size < 10);
        for (size_t c = 0; c < sign.size; c++)
            if (sign.at[c] == '-')
                strcat(text, dashes[i]);
            else
                strncat(text, &sign.at[c], 1);
        an_suffix suffix = an_suffix_read(an_text_of(text), false);
        assert_int_equal(suffix.size, strlen(text));
        assert_int_equal(suffix.nag_count, 1);
        assert_int_equal(suffix.nags[0], nag);
    }
}

static void lists_of_signs_read_as_their_nags(void **state)
{
    (void)state;
    for (unsigned nag = 1; nag < AN_NAG_COUNT; nag++) {
        const an_symbol *row = &an__symbols[nag];
        const char *const lists[] = {row->unicode, row->ascii, row->also};
        for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
            for (const char *sign = lists[i]; sign != NULL && *sign != '\0';) {
                size_t size = strcspn(sign, " ");
                assert_reads_as(an_text_from(sign, size), nag);
                sign += size + (sign[size] == ' ');
            }
    }
}

static void check_signs_read_back(void **state)
{
    (void)state;
    for (size_t i = 0; an__event_signs[i].sign != AN_NO_SIGN; i++)
        for (const char *sign = an__event_signs[i].signs; *sign != '\0';) {
            size_t size = strcspn(sign, " ");
            an_suffix suffix = an_suffix_read(an_text_from(sign, size), true);
            assert_int_equal(suffix.sign, an__event_signs[i].sign);
            assert_int_equal(suffix.size, size);
            sign += size + (sign[size] == ' ');
        }
}

static void past_the_last_there_is_no_name(void **state)
{
    an_notation notation = an_notation_of(an_languages, AN_STYLE_SHORT), before = notation;
    const an_convention others[] = {AN_CONVENTION_COUNT, (an_convention)1000};
    (void)state;
    assert_null(an_style_name(AN_STYLE_COUNT));
    assert_null(an_style_name((an_style)1000));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_null(an_convention_name(others[i]));
        assert_null(an_convention_choice(others[i], 0));
        assert_false(an_notation_choose(&notation, others[i], an_text_of("O")));
    }
    assert_memory_equal(&notation, &before, sizeof notation);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(english_and_french_come_first),
        cmocka_unit_test(letters_of_a_language_do_not_clash),
        cmocka_unit_test(letters_of_pieces_are_not_small),
        cmocka_unit_test(letters_are_whole_in_any_language),
        cmocka_unit_test(names_are_those_of_the_language_that_is_given),
        cmocka_unit_test(codes_and_names_are_of_one_language),
        cmocka_unit_test(case_and_accents_are_ignored),
        cmocka_unit_test(other_names_lead_to_a_language),
        cmocka_unit_test(other_words_are_no_languages),
        cmocka_unit_test(styles_lead_back),
        cmocka_unit_test(choices_are_found_again),
        cmocka_unit_test(past_the_last_there_is_no_name),
        cmocka_unit_test(dialects_are_those_of_the_languages),
        cmocka_unit_test(nags_have_their_signs),
        cmocka_unit_test(nag_signs_read_back),
        cmocka_unit_test(lists_of_signs_read_as_their_nags),
        cmocka_unit_test(check_signs_read_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
