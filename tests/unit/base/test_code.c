/* The catalogue of codes: its slugs are names that can be typed, and lead back to their codes. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "algnot/base.h"

static bool is_finding(an_code code)
{
    return an_code_group(code) != AN_GROUP_TROUBLE;
}

/* Words of lower-case letters with one dash between. */
static void slugs_are_words_with_dashes(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        const char *slug = an_code_slug(code);
        size_t length = strlen(slug);
        assert_int_equal(strspn(slug, "abcdefghijklmnopqrstuvwxyz-"), length);
        assert_true(length > 0 && slug[0] != '-' && slug[length - 1] != '-');
        assert_null(strstr(slug, "--"));
    }
}

/* By number. Programs keep numbers and slugs: neither ever changes, and new ones come at the end.
 */
static const char *const pinned[] = {
    "ok",
    "out-of-memory",
    "unreadable-token",
    "unknown-piece-letter",
    "undecided-language",
    "no-game",
    "unclosed-comment",
    "unclosed-variation",
    "unmatched-parenthesis",
    "bad-tag",
    "game-too-large",
    "duplicate-tag",
    "unread-moves",
    "move-in-prose",
    "descriptive-notation",
    "bad-encoding",
    "control-character",
    "no-such-move",
    "path-blocked",
    "pinned-piece",
    "king-into-check",
    "check-not-parried",
    "ambiguous-move",
    "castling-refused",
    "not-en-passant",
    "promotion-missing",
    "promotion-impossible",
    "own-piece-captured",
    "wrong-side",
    "game-over",
    "not-priority-piece",
    "mixed-languages",
    "result-mismatch",
    "result-contradicts-board",
    "bad-fen",
    "illegal-position",
    "unlikely-position",
    "setup-missing",
    "unsupported-variant",
    "null-move",
    "missing-result",
    "superfluous-disambiguation",
    "disambiguation-form",
    "check-sign-wrong",
    "mate-sign-wrong",
    "capture-sign-wrong",
    "move-number-wrong",
    "lowercase-piece",
    "captured-piece-named",
    "piece-letter-missing",
    "look-alike-character",
    "check-sign-missing",
    "mate-sign-missing",
    "capture-sign-missing",
    "castling-form",
    "promotion-form",
    "en-passant-form",
    "pawn-letter",
    "long-form",
    "move-number-form",
    "not-english",
    "other-form",
    "missing-tag",
    "tag-order",
    "bad-date",
    "line-too-long",
    "byte-order-mark",
    "unknown-nag",
    "comment-on-sheet",
    "evaluation-on-sheet",
    "variation-on-sheet",
    "language",
    "threefold",
    "fifty-moves",
    "fivefold",
    "seventy-five-moves",
    "dead-position",
    "doubtful-reading",
    "missing-half-move",
    "missing-moves",
    "moves-doubled",
    "result-in-words",
    "sheet-in-lowercase",
    "sheet-in-other-language",
    "columns-swapped",
    "perhaps-played",
    "perhaps-alternative",
    "empty-variation",
    "moves-swapped",
    "moves-torn",
};

static void numbers_and_slugs_never_change(void **state)
{
    (void)state;
    if (AN_CODE_COUNT != sizeof pinned / sizeof *pinned)
        fail_msg("%d codes, but %zu slugs in `pinned`: a new code adds its own at the end",
                 AN_CODE_COUNT, sizeof pinned / sizeof *pinned);
    for (int number = 0; number < AN_CODE_COUNT; number++)
        assert_string_equal(an_code_slug((an_code)number), pinned[number]);
}

static void slugs_are_unique(void **state)
{
    (void)state;
    for (an_code a = AN_OK; a < AN_CODE_COUNT; a++)
        for (an_code b = AN_OK; b < a; b++)
            assert_string_not_equal(an_code_slug(a), an_code_slug(b));
}

static void slugs_lead_back(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        assert_int_equal(an_code_from_slug(an_text_of(an_code_slug(code))),
                         is_finding(code) ? code : AN_OK);
}

static void other_words_are_no_codes(void **state)
{
    static const char *const words[] = {
        "", "-", "pinned", "pinned-piec", "pinned-pieces", "Pinned-Piece", "pinned_piece"};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_int_equal(an_code_from_slug(an_text_of(words[i])), AN_OK);
    assert_int_equal(an_code_from_slug(an_text_of(NULL)), AN_OK);
}

static void only_trouble_is_no_finding(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        assert_in_range(an_code_level(code), AN_LEVEL_NOTE, AN_LEVEL_ERROR);
        assert_in_range(an_code_group(code), AN_GROUP_TROUBLE, AN_GROUP_FACTS);
        assert_in_range(an_code_profile(code), AN_PROFILE_DEFAULT, AN_PROFILE_COUNT - 1);
        assert_int_equal(is_finding(code), code != AN_OK && code != AN_OUT_OF_MEMORY);
    }
}

static void the_version_is_told_in_one_way(void **state)
{
    char version[32];
    (void)state;
    snprintf(version, sizeof version, "%d.%d.%d", AN_VERSION_MAJOR, AN_VERSION_MINOR,
             AN_VERSION_PATCH);
    assert_string_equal(AN_VERSION, version);
    assert_string_equal(an_version(), version);
}

static void past_the_last_there_is_no_slug(void **state)
{
    (void)state;
    assert_null(an_code_slug(AN_CODE_COUNT));
    assert_null(an_code_slug((an_code)1000));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slugs_are_words_with_dashes),
        cmocka_unit_test(numbers_and_slugs_never_change),
        cmocka_unit_test(slugs_are_unique),
        cmocka_unit_test(slugs_lead_back),
        cmocka_unit_test(other_words_are_no_codes),
        cmocka_unit_test(only_trouble_is_no_finding),
        cmocka_unit_test(past_the_last_there_is_no_slug),
        cmocka_unit_test(the_version_is_told_in_one_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
