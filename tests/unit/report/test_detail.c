/* What findings say beyond their codes: a finding whose sentence depends on its detail tells of
 * which kind that is, and all kinds come through. */
#include "check.h"

#include <string.h>

#include "algnot/report.h"

/* A finding about a move, with all that a sentence may name. */
static an_finding finding_of(an_code code, uint8_t detail)
{
    static an_notation english;
    english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_finding finding = {.code = code,
                          .level = an_code_level(code),
                          .where.ply = 1,
                          .has_position = true,
                          .position = an_position_start(),
                          .facts.text = an_text_of("Nf3"),
                          .facts.other = an_text_of("0-1"),
                          .facts.number = 65,
                          .notation = &english};
    an_move_from_uci(&finding.facts.move, &finding.position, an_text_of("g1f3"));
    finding.facts.reason =
        (an_reason){.piece = 6, .by = 57, .king = 4, .target = 21, .detail = detail};
    return finding;
}

/* A detail other than 1 that any finding of the code may have. */
static uint8_t other_than_one(an_code code)
{
    return code == AN_CASTLING_REFUSED ? AN_CASTLING_IN_CHECK : 0;
}

static void a_sentence_with_a_detail_has_a_kind(void **state)
{
    an_report *report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_ENGLISH, false);
    size_t kinds = 0;
    (void)state;
    assert_non_null(report);
    for (an_code code = AN_UNREADABLE_TOKEN; code < AN_CODE_COUNT; code++) {
        char first[1000];
        const an_finding one = finding_of(code, 1), two = finding_of(code, other_than_one(code));
        an_text sentence = an_report_sentence(report, &one);
        assert_in_range(sentence.size, 1, sizeof first);
        memcpy(first, sentence.at, sentence.size);
        size_t size = sentence.size;
        sentence = an_report_sentence(report, &two);
        bool is_same = size == sentence.size && memcmp(first, sentence.at, size) == 0;
        bool has_kind = an_finding_detail(&one).kind != AN_DETAIL_NONE;
        if (is_same == has_kind)
            fail_msg("%s has %s {detail} in its sentence, and %s row in kind_of "
                     "(notation/moves/detail.c)",
                     an_code_slug(code), is_same ? "no" : "a", has_kind ? "a" : "no");
        kinds += has_kind;
    }
    assert_int_equal(kinds, 25);
    an_report_close(report);
}

static void a_sentence_with_a_number_has_a_count(void **state)
{
    an_report *report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_ENGLISH, false);
    (void)state;
    assert_non_null(report);
    for (an_code code = AN_UNREADABLE_TOKEN; code < AN_CODE_COUNT; code++) {
        bool has_number = false;
        for (int i = 0; i < 2; i++) {
            char first[1000];
            an_finding finding = finding_of(code, i == 0 ? 1 : other_than_one(code));
            an_text sentence = an_report_sentence(report, &finding);
            assert_in_range(sentence.size, 1, sizeof first);
            memcpy(first, sentence.at, sentence.size);
            size_t size = sentence.size;
            finding.facts.number++;
            sentence = an_report_sentence(report, &finding);
            has_number |= size != sentence.size || memcmp(first, sentence.at, size) != 0;
        }
        const an_finding finding = finding_of(code, 0);
        if (has_number && an_finding_number(&finding) == AN_NUMBER_IS_NONE)
            fail_msg("%s has {number} in its sentence, but no row in an_finding_number "
                     "(notation/moves/detail.c)",
                     an_code_slug(code));
    }
    an_report_close(report);
}

static void details_are_what_was_found(void **state)
{
    an_finding finding = finding_of(AN_CASTLING_REFUSED, AN_CASTLING_THROUGH);
    (void)state;
    assert_int_equal(an_finding_detail(&finding).of.castling_obstacle, AN_CASTLING_THROUGH);
    finding = finding_of(AN_UNLIKELY_POSITION, AN_FEN_EN_PASSANT_RIGHT);
    assert_int_equal(an_finding_detail(&finding).of.fen_defect, AN_FEN_EN_PASSANT_RIGHT);
    finding = finding_of(AN_CHECK_SIGN_WRONG, AN_WRONG_SIGN_APART | AN_WRONG_SIGN_DOUBLE);
    assert_int_equal(an_finding_detail(&finding).of.wrong_sign, 3);
    assert_int_equal(an_finding_number(&finding), AN_NUMBER_IS_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sentence_with_a_detail_has_a_kind),
        cmocka_unit_test(a_sentence_with_a_number_has_a_count),
        cmocka_unit_test(details_are_what_was_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
