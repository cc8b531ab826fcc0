/* The lexicon agrees with what is read: each sign, each NAG, each event. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "suffix.h"
#include "symbols.h"
#include "text.h"

enum { WORD_MAX = 32 };

/* The next word of a list; false at its end. */
static bool take_word(const char **list, char *word)
{
    *list += strspn(*list, " ");
    size_t size = strcspn(*list, " ");
    assert_in_range(size, 0, WORD_MAX - 1);
    memcpy(word, *list, size);
    word[size] = '\0';
    *list += size;
    return size > 0;
}

/* The NAG that a text is, whole and alone; 0 if it is none. */
static unsigned nag_of(const char *text, bool gives_check)
{
    an_suffix suffix = an_suffix_read(an_text_of(text), gives_check);
    bool is_one = suffix.size == strlen(text) && suffix.nag_count == 1 && suffix.spelling == 0 &&
                  !suffix.draw_offer;
    return is_one ? suffix.nags[0] : 0;
}

static void is_read_as(const char *sign, unsigned nag)
{
    if (*sign != '\0' && nag_of(sign, false) != nag)
        fail_msg("%s is not read as $%u", sign, nag);
}

/* What is written for a NAG reads back as this NAG, whatever the move before it did. */
static void what_is_written_reads_back(void **state)
{
    (void)state;
    for (unsigned nag = 0; nag < 400; nag++) {
        const char *const signs[] = {an_nag_sign(nag), an_nag_ascii(nag)};
        for (size_t i = 0; i < 2; i++) {
            is_read_as(signs[i], nag);
            if (*signs[i] != '\0' && nag_of(signs[i], true) != nag)
                fail_msg("%s after a check is not read as $%u", signs[i], nag);
        }
    }
}

/* A sign of the table that stands in brackets is found where one opens. */
static void bracketed_signs_are_found(void **state)
{
    (void)state;
    size_t count = 0;
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++) {
        const char *const lists[] = {an__symbols[nag].unicode, an__symbols[nag].ascii,
                                     an__symbols[nag].also};
        for (size_t i = 0; i < 3 && an__symbols[nag].english != NULL; i++) {
            char word[WORD_MAX];
            for (const char *at = lists[i]; take_word(&at, word);) {
                if (*word != '(' && *word != '[')
                    continue;
                assert_int_equal(an__bracketed_sign_size(an_text_of(word)), strlen(word));
                count++;
            }
        }
    }
    assert_true(count > 5);
}

static void ascii_is_ascii(void **state)
{
    (void)state;
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++)
        for (const char *at = an_nag_ascii(nag); *at != '\0'; at++)
            assert_in_range(*at, '!', '~');
}

/* All that is defined has a meaning in both languages, and only that. */
static void meanings_are_whole(void **state)
{
    (void)state;
    unsigned defined = 0;
    for (unsigned nag = 0; nag < AN_NAG_COUNT; nag++) {
        const an_symbol *row = &an__symbols[nag];
        bool undefined = (nag >= 155 && nag <= 189) || (nag >= 194 && nag <= 200) ||
                         (nag >= 202 && nag <= 209) || (nag >= 216 && nag <= 219) ||
                         (nag >= 222 && nag <= 237);
        if (undefined) {
            assert_null(row->english);
            assert_null(row->french);
            assert_string_equal(an_nag_sign(nag), "");
            continue;
        }
        defined++;
        assert_true(row->english != NULL && *row->english != '\0');
        assert_true(row->french != NULL && *row->french != '\0');
    }
    assert_int_equal(defined, 186);
}

static void every_sign_of_a_row_is_read_as_its_nag(void **state)
{
    (void)state;
    char word[WORD_MAX];
    for (unsigned nag = 1; nag < AN_NAG_COUNT; nag++) {
        if (an__symbols[nag].english == NULL)
            continue;
        for (const char *list = an__symbols[nag].also; take_word(&list, word);)
            is_read_as(word, nag);
        for (const char *list = an__symbols[nag].elsewhere; take_word(&list, word);)
            if (nag_of(word, false) == nag)
                fail_msg("%s is read as $%u after all", word, nag);
    }
}

/* A sign stands in one row, or which NAG it is would hang on their order. */
static void no_sign_stands_twice(void **state)
{
    (void)state;
    char word[WORD_MAX];
    for (unsigned nag = 1; nag < AN_NAG_COUNT; nag++) {
        if (an__symbols[nag].english == NULL)
            continue;
        const char *const own[] = {an__symbols[nag].unicode, an__symbols[nag].ascii,
                                   an__symbols[nag].also};
        for (unsigned other = nag + 1; other < AN_NAG_COUNT; other++) {
            if (an__symbols[other].english == NULL)
                continue;
            const char *const lists[] = {an__symbols[other].unicode, an__symbols[other].ascii,
                                         an__symbols[other].also};
            for (size_t i = 0; i < 3; i++)
                for (const char *list = lists[i]; take_word(&list, word);)
                    for (size_t j = 0; j < 3; j++) {
                        const char *at = strstr(own[j], word);
                        size_t size = strlen(word);
                        bool is_word = at != NULL && (at == own[j] || at[-1] == ' ') &&
                                       (at[size] == ' ' || at[size] == '\0');
                        if (is_word)
                            fail_msg("%s stands for $%u and $%u", word, nag, other);
                    }
        }
    }
}

/* What may be a move, a promotion, a capture, a null move, check or mate. */
static void what_may_be_a_move_is_no_annotation(void **state)
{
    static const char *const words[] = {
        "x",     "X",    "×",    ":",    "#",   "+",   "++",   "†",    "‡",    "oo",  "o-o",
        "o-o-o", "O-O",  "OO",   "O",    "0-0", "()",  "--",   "——",   "—",    "-",   "–",
        "@@@@",  "Z0",   "0000", "<>",   "<",   ">",   "/",    "R",    "D",    "B",   "Q",
        "Nf3",   "Nf3!", "N5",   "Nxe4", "Rd8", "Bb5", "Bb5!", "Bbd7", "RRd8", "e4",  "(=)",
        "(Q)",   "(N)",  "=Q",   "=N",   "ed",  "Nb",  "NN",   "zzz",  "e.p.", "mat", "mate",
    };
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (int gives_check = 0; gives_check < 2; gives_check++) {
            an_suffix suffix = an_suffix_read(an_text_of(words[i]), gives_check);
            if (suffix.size == strlen(words[i]) && suffix.nag_count > 0)
                fail_msg("%s is read as $%u", words[i], suffix.nags[0]);
        }
}

static void brackets_are_whole_signs(void **state)
{
    static const char *const signs[] = {"(=)", "(e.p.)", "(ep)", "(.)", "(+)",
                                        "(_)", "[]",     "[+]",  "[++]"};
    static const char *const others[] = {"",   "(",      "()", "(Q)", "(1", "(. )", "[",
                                         "[+", "[Event", "(=", "!",   "=",  "[ ]"};
    (void)state;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        assert_int_equal(an__bracketed_sign_size(an_text_of(signs[i])), strlen(signs[i]));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_equal(an__bracketed_sign_size(an_text_of(others[i])), 0);
}

/* What the lexicon says of check and mate is what is read. */
static void check_signs_are_read(void **state)
{
    (void)state;
    char word[WORD_MAX];
    for (size_t i = 0; i < an__event_sign_count; i++)
        for (const char *list = an__event_signs[i].signs; take_word(&list, word);) {
            an_suffix suffix = an_suffix_read(an_text_of(word), true);
            if (an__event_signs[i].sign == AN_NO_SIGN && *word != 'X' && strcmp(word, "×") != 0)
                assert_int_equal(suffix.sign, AN_NO_SIGN);
            if (an__event_signs[i].sign == AN_NO_SIGN)
                continue;
            assert_int_equal(suffix.sign, an__event_signs[i].sign);
            assert_int_equal(suffix.size, strlen(word));
        }
    assert_int_equal(an__event_signs[0].sign, AN_SIGN_CHECK);
}

/* Words are read as they stand in the lexicon, each as the sign of its row. */
static void check_words_are_read(void **state)
{
    (void)state;
    for (size_t i = 0; i < an__check_word_count; i++)
        for (const char *at = an__check_words[i].signs; at != NULL; at = strchr(at, ',')) {
            at += *at == ',';
            an_text word = an_text_from(at, strcspn(at, ","));
            an_suffix suffix = an_suffix_read(word, true);
            assert_int_equal(suffix.sign, an__check_words[i].sign);
            assert_int_equal(suffix.size, word.size);
        }
}

/* What is a sign as it stands is one everywhere; words are none but where they stand for one. */
static void words_are_no_bare_signs(void **state)
{
    (void)state;
    assert_int_equal(an__check_words_size(an_text_of("mat")), 0);
    assert_int_equal(an__check_words_size(an_text_of("ch")), 0);
    assert_int_equal(an__check_words_size(an_text_of("Matt.")), strlen("Matt"));
    assert_int_equal(an__check_words_size(an_text_of("échec et mat !")), strlen("échec et mat"));
    assert_int_equal(an__check_words_size(an_text_of("échecs")), 0);
    assert_int_equal(an__check_words_size(an_text_of("checkers")), 0);
}

/* The other events, each by what reads it. */
static void events_are_read(void **state)
{
    static const char *const suffixes[] = {"e.p. ep e.p e/p E.P. a.p. i.p. i.V. (e.p.)", "(=)"};
    static const char *const moves[] = {"0-0 O-O o-o", "0-0-0 O-O-O o-o-o", "-- Z0 @@@@ 0000"};
    static const char *const results[] = {"1-0 1:0", "0-1 0:1", "½-½ 1/2-1/2 ½", "1-0F 0-1F", "*"};
    char word[WORD_MAX];
    unsigned found = 0;
    (void)state;
    an_notation notation = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    for (size_t i = 0; i < an__event_sign_count; i++) {
        const char *const signs = an__event_signs[i].signs;
        for (size_t j = 0; j < sizeof suffixes / sizeof *suffixes; j++)
            if (strcmp(signs, suffixes[j]) == 0)
                for (const char *list = signs; take_word(&list, word); found++)
                    assert_int_equal(an_suffix_read(an_text_of(word), false).size, strlen(word));
        for (size_t j = 0; j < sizeof moves / sizeof *moves; j++)
            if (strcmp(signs, moves[j]) == 0)
                for (const char *list = signs; take_word(&list, word); found++) {
                    an_san san;
                    assert_int_equal(an_san_parse(&san, an_text_of(word), &notation), AN_OK);
                    assert_int_equal(san.size, strlen(word));
                }
        for (size_t j = 0; j < sizeof results / sizeof *results; j++)
            if (strcmp(signs, results[j]) == 0)
                for (const char *list = signs; take_word(&list, word); found++) {
                    size_t size;
                    assert_int_not_equal(an_result_read(an_text_of(word), &size), AN_NO_RESULT);
                    assert_int_equal(size, strlen(word));
                }
    }
    assert_int_equal(found, 9 + 1 + 3 + 3 + 4 + 2 + 2 + 3 + 2 + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_reads_back),
        cmocka_unit_test(bracketed_signs_are_found),
        cmocka_unit_test(ascii_is_ascii),
        cmocka_unit_test(meanings_are_whole),
        cmocka_unit_test(every_sign_of_a_row_is_read_as_its_nag),
        cmocka_unit_test(no_sign_stands_twice),
        cmocka_unit_test(what_may_be_a_move_is_no_annotation),
        cmocka_unit_test(brackets_are_whole_signs),
        cmocka_unit_test(check_signs_are_read),
        cmocka_unit_test(check_words_are_read),
        cmocka_unit_test(words_are_no_bare_signs),
        cmocka_unit_test(events_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
