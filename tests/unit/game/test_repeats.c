/* Tags with the name of an earlier one: each is found, in few and in many. */
#include "check.h"
#include "passage.h"
#include "tag_names.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

/* A game whose i-th tag is named and numbered. */
static an_buffer game_of(size_t count, size_t names)
{
    an_buffer pgn = {0};
    for (size_t i = 0; i < count; i++) {
        an__buffer_put(&pgn, "[Tag");
        an__buffer_put_number(&pgn, i % names);
        an__buffer_put(&pgn, " \"");
        an__buffer_put_number(&pgn, i);
        an__buffer_put(&pgn, "\"]\n");
    }
    an__buffer_put(&pgn, "\n1. e4 *\n");
    assert_false(pgn.failed);
    return pgn;
}

/* The names come round again and again: the first value of each is its number. */
static void check_repeats(void *context, const an_judgement *judgement)
{
    const size_t *names = context;
    const an_game *game = judgement->game;
    an_game unknown = *game; /* by somebody who says nothing of names */
    unknown.own.tag_names = 0;
    assert_null(an_game_tag(game, "").at);
    assert_null(an_game_tag(game, "Tag").at);
    for (size_t i = 0; i < game->tag_count; i++) {
        char number[24], name[32];
        snprintf(name, sizeof name, "Tag%zu", i % *names);
        snprintf(number, sizeof number, "%zu", i % *names);
        assert_true(an_text_is(game->tags[i].name, name));
        assert_true(an_text_is(game->tags[i].first, number));
        assert_true(an_text_is(an_game_tag(game, name), number));
        assert_true(an_text_is(an_game_tag(&unknown, name), number));
    }
    size_t repeats = game->tag_count > *names ? game->tag_count - *names : 0;
    assert_int_equal(judgement->findings.count, repeats);
    for (size_t i = 0; i < repeats; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        assert_int_equal(finding->code, AN_DUPLICATE_TAG);
        assert_true(an_text_equal(finding->facts.text, game->tags[*names + i].name));
        assert_true(an_text_equal(finding->facts.other, game->tags[*names + i].first));
    }
}

static void every_repeated_tag_is_found(void **state)
{
    static const size_t counts[] = {1, 2, 31, 32, 33, 34, 100, 1000}, many[] = {1, 2, 7, 30, 400};
    (void)state;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (size_t j = 0; j < sizeof many / sizeof *many; j++) {
            size_t names = many[j];
            an_buffer pgn = game_of(counts[i], names);
            each_game(text_of(&pgn), NULL, check_repeats, &names);
            an__buffer_free(&pgn);
        }
}

/* Names are not compared where their bits differ: so do those that stand in one game. */
static void usual_names_have_bits_of_their_own(void **state)
{
    static const char *const usual[] = {
        "Event",    "Site",     "Date",       "Round",      "White",    "Black",  "Result",
        "WhiteElo", "BlackElo", "WhiteTitle", "BlackTitle", "ECO",      "FEN",    "SetUp",
        "UTCDate",  "UTCTime",  "Opening",    "EventDate",  "PlyCount", "Variant"};
    uint64_t bits = 0;
    (void)state;
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        uint64_t bit = an_tag_bit(an_text_of(usual[i]));
        assert_true((bits & bit) == 0);
        bits |= bit;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_repeated_tag_is_found),
                                       cmocka_unit_test(usual_names_have_bits_of_their_own)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
