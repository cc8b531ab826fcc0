/* Two sheets of a game: each row of compare.tsv is two sheets, and what they say together. Whatever
 * is written, what they say together is a legal game, and the order of the sheets does not matter.
 */
#include "tsv.h"

#include <stdio.h>
#include <string.h>

#include "algnot/compare.h"
#include "buffer.h"
#include "passage.h"
#include "random.h"
#include "spoilt.h"

/* ---- sheets ---- */

static void keep(void *context, const an_judgement *judgement)
{
    an_sheet **sheet = context;
    an_sheet_close(*sheet);
    *sheet = an_sheet_open(judgement, true);
    assert_non_null(*sheet);
}

/* Returns the last game of a text as a sheet; `language` may be NULL. */
static an_sheet *sheet_of(an_text text, const char *language)
{
    an_sheet *sheet = NULL;
    an_notation from = {0};
    an_judge_options options = {.mending = AN_MEND_LIKELY};
    if (language != NULL) {
        from = notation_of(language);
        options.from = &from;
        options.from_count = 1;
    }
    each_game_under(text, &options, keep, &sheet);
    return sheet;
}

/* ---- what is told of a comparison ---- */

static const char *const identities[] = {
    [AN_SAME_GAME] = "same",          [AN_OTHER_START] = "other start",
    [AN_OTHER_MOVES] = "other moves", [AN_OTHER_RESULT] = "other result",
    [AN_TOO_FEW_MOVES] = "too few",   [AN_UNREADABLE_SHEET] = "unreadable",
};
static const char *const evidences[] = {
    [AN_EVIDENCE_BOTH] = "both",
    [AN_EVIDENCE_SETTLED] = "settled",
    [AN_EVIDENCE_ALONE] = "alone",
    [AN_EVIDENCE_OPEN] = "open",
};
static const char *const kinds[] = {
    [AN_SAID_MOVE] = "move",       [AN_SAID_OTHER] = "other", [AN_SAID_REFUSED] = "refused",
    [AN_SAID_HOLE] = "hole",       [AN_SAID_NOTHING] = "no",  [AN_SAID_SWAPPED] = "swapped",
    [AN_SAID_STOPPED] = "stopped",
};
static void put_move(an_buffer *out, const an_position *position, an_move move)
{
    const an_notation english = notation_of("en");
    char text[AN_SAN_MAX];
    assert_true(an_move_is_legal(position, move));
    an_move_write(text, position, move, &english);
    an__buffer_put(out, text);
}

static void put_game(an_buffer *out, const an_comparison *comparison)
{
    an_position position = comparison->start;
    for (size_t i = 0; i < comparison->ply_count; i++) {
        an__buffer_put(out, i > 0 ? " " : "");
        put_move(out, &position, comparison->plies[i].move);
        position = an_position_play(&position, comparison->plies[i].move);
    }
}

static void put_mark(an_buffer *out, size_t ply, const char *what)
{
    an__buffer_put(out, out->size > 0 ? " " : "");
    an__buffer_put_number(out, ply);
    an_buffer_put_char(out, ':');
    an__buffer_put(out, what);
}

/* Puts what is not said by both: "3:settled(refused,move)", "7:doubled", "8:alone". */
static void put_marks(an_buffer *out, const an_comparison *comparison)
{
    size_t next = 0;
    for (size_t i = 0; i <= comparison->ply_count; i++) {
        for (; next < comparison->surplus_count && comparison->surplus[next].ply == i; next++)
            put_mark(out, i + 1, comparison->surplus[next].is_doubled ? "doubled" : "word");
        if (i == comparison->ply_count || comparison->plies[i].evidence == AN_EVIDENCE_BOTH)
            continue;
        const an_compared_ply *ply = &comparison->plies[i];
        put_mark(out, i + 1, evidences[ply->evidence]);
        if (ply->evidence == AN_EVIDENCE_ALONE)
            continue;
        an__buffer_put(out, "(");
        an__buffer_put(out, kinds[ply->said[AN_WHITE].kind]);
        an__buffer_put(out, ",");
        an__buffer_put(out, kinds[ply->said[AN_BLACK].kind]);
        an__buffer_put(out, ")");
    }
    if (comparison->results.differ)
        put_mark(out, comparison->ply_count,
                 comparison->results.is_open ? "result"
                                             : an_result_name(comparison->results.of_game));
}

/* ---- the table ---- */

static void compares(void **state)
{
    const tsv_row *row = *state;
    an_buffer white = unescaped(tsv_field(row, "white")),
              black = unescaped(tsv_field(row, "black"));
    an_sheet *sheets[] = {sheet_of(text_of(&white), NULL), sheet_of(text_of(&black), NULL)};
    an_comparer *comparer = an_comparer_open();
    an_comparison comparison;
    an_buffer game = {0}, marks = {0};
    an__buffer_put(&game, "");
    an__buffer_put(&marks, "");
    assert_int_equal(an_compare(comparer, sheets[0], sheets[1], NULL, 0, &comparison), AN_OK);
    assert_string_equal(identities[comparison.identity], tsv_field(row, "identity"));
    if (comparison.identity == AN_SAME_GAME) {
        put_game(&game, &comparison);
        put_marks(&marks, &comparison);
    } else {
        an__buffer_put_number(&marks, comparison.parts_at);
    }
    assert_string_equal(game.at, tsv_field(row, "game"));
    assert_string_equal(marks.at, tsv_field(row, "marks"));
    an_comparer_close(comparer);
    an_sheet_close(sheets[0]);
    an_sheet_close(sheets[1]);
    an__buffer_free(&white);
    an__buffer_free(&black);
    an__buffer_free(&game);
    an__buffer_free(&marks);
}

/* ---- laws ---- */

enum { PAIRS = 1 + 30 / TEST_STEP };

/* What two sheets say together is a legal game (put_game looks); in the other order they are of one
 * game, too, and say the same if that is certain. */
static void the_order_does_not_matter(void **state)
{
    uint64_t seed = UINT64_C(88172645463325252);
    an_comparer *comparer = an_comparer_open();
    an_buffer text = {0};
    (void)state;
    for (unsigned i = 0; i < PAIRS; i++) {
        an_comparison one, other;
        an_buffer first = {0}, second = {0};
        an__buffer_put(&first, "");
        an__buffer_put(&second, "");
        spoil(&text, &seed, SHEET_WORDS, i % 8);
        an_sheet *white = sheet_of(text_of(&text), "fr");
        spoil(&text, &seed, SHEET_WORDS - random_after(&seed) % 12, i % 5);
        an_sheet *black = sheet_of(text_of(&text), "fr");
        assert_int_equal(an_compare(comparer, white, black, NULL, 0, &one), AN_OK);
        put_game(&first, &one);
        assert_int_equal(an_compare(comparer, black, white, NULL, 0, &other), AN_OK);
        put_game(&second, &other);
        assert_int_equal(one.identity, other.identity);
        assert_int_equal(one.is_certain, other.is_certain);
        if (one.is_certain)
            assert_string_equal(first.at, second.at);
        an_sheet_close(white);
        an_sheet_close(black);
        an__buffer_free(&first);
        an__buffer_free(&second);
    }
    an_comparer_close(comparer);
    an__buffer_free(&text);
}

/* Writes the sheet with a question mark in the place of a word. */
static void write_with_hole(an_buffer *out, size_t hole)
{
    an__buffer_clear(out);
    for (size_t i = 0; i < SHEET_WORDS; i++) {
        if (i % 2 == 0) {
            an__buffer_put_number(out, i / 2 + 1);
            an__buffer_put(out, ". ");
        }
        an__buffer_put(out, i == hole ? "?" : sheet_words[i]);
        an__buffer_put(out, i % 2 == 1 ? "\n" : " ");
    }
}

/* Each word but the first is in turn one that says nothing: the other sheet has it. */
static void one_sheet_fills_the_other(void **state)
{
    an_comparer *comparer = an_comparer_open();
    an_buffer text = {0};
    uint64_t seed = 1;
    (void)state;
    spoil(&text, &seed, SHEET_WORDS, 0);
    an_sheet *whole = sheet_of(text_of(&text), "fr");
    for (size_t hole = 1; hole < SHEET_WORDS; hole++) {
        an_comparison comparison;
        const char *said = sheet_words[hole];
        write_with_hole(&text, hole);
        an_sheet *other = sheet_of(text_of(&text), "fr");
        assert_int_equal(an_compare(comparer, whole, other, NULL, 0, &comparison), AN_OK);
        assert_int_equal(comparison.identity, AN_SAME_GAME);
        assert_int_equal(comparison.ply_count, SHEET_WORDS);
        assert_true(comparison.is_certain);
        assert_int_equal(comparison.plies[hole].said[AN_BLACK].kind, AN_SAID_HOLE);
        assert_int_equal(comparison.plies[hole].said[AN_WHITE].text.size, strlen(said));
        an_sheet_close(other);
    }
    an_sheet_close(whole);
    an_comparer_close(comparer);
    an__buffer_free(&text);
}

/* What is open can be settled: then the rest is read so that it fits. */
static void what_is_settled_is_played(void **state)
{
    an_comparer *comparer = an_comparer_open();
    an_sheet *white =
        sheet_of(an_text_of("1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. 0-0 Cf6 5. d3 h6 6. c3 "
                            "d6 7. h3 0-0"),
                 "fr");
    an_sheet *black =
        sheet_of(an_text_of("1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. 0-0 Cf6 5. d3 h6 6. c3 "
                            "d6 7. h4 0-0"),
                 "fr");
    an_comparison comparison;
    an_settled settled = {.ply = 12};
    (void)state;
    assert_int_equal(an_compare(comparer, white, black, NULL, 0, &comparison), AN_OK);
    const an_compared_ply *ply = &comparison.plies[settled.ply];
    assert_int_equal(ply->evidence, AN_EVIDENCE_OPEN);
    assert_int_equal(comparison.open_count, 1);
    assert_in_range(ply->choice_count, 2, AN_SUGGESTIONS_MAX);
    for (size_t i = 0; i < 2; i++) {
        assert_int_equal(an_compare(comparer, white, black, NULL, 0, &comparison), AN_OK);
        settled.move = comparison.plies[settled.ply].choices[i];
        assert_int_equal(an_compare(comparer, white, black, &settled, 1, &comparison), AN_OK);
        assert_memory_equal(&comparison.plies[settled.ply].move, &settled.move,
                            sizeof settled.move);
        assert_int_equal(comparison.plies[settled.ply].evidence, AN_EVIDENCE_SETTLED);
        assert_int_equal(comparison.open_count, 0);
    }
    an_sheet_close(white);
    an_sheet_close(black);
    an_comparer_close(comparer);
}

static void tags_are_kept(void **state)
{
    an_sheet *pgn =
        sheet_of(an_text_of("[White \"O \\\"X\\\" Y\"]\n[Round \"3\"]\n\n1. e4 *\n"), NULL);
    an_sheet *text =
        sheet_of(an_text_of("Blancs : Dupont\nNoirs : Martin\n\n1. e4 e5 2. Cf3\n"), NULL);
    (void)state;
    assert_int_equal(an_sheet_tag_count(pgn), 2);
    an_text white = an_sheet_tag(pgn, "White"), name = an_sheet_tag_name(pgn, 1);
    assert_memory_equal(white.at, "O \"X\" Y", white.size);
    assert_memory_equal(name.at, "Round", name.size);
    assert_null(an_sheet_tag(pgn, "Black").at);
    an_text black = an_sheet_tag(text, "Black");
    assert_memory_equal(black.at, "Martin", black.size);
    an_sheet_close(pgn);
    an_sheet_close(text);
    an_sheet_close(NULL);
    an_comparer_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_order_does_not_matter), cmocka_unit_test(one_sheet_fills_the_other),
        cmocka_unit_test(what_is_settled_is_played), cmocka_unit_test(tags_are_kept)};
    int failed = tsv_run("tests/data/compare.tsv", compares);
    return failed + cmocka_run_group_tests(tests, NULL, NULL);
}
