/* What a word of a sheet costs as a half-move of the key: one character that differs is near. */
#include "check.h"

#include <string.h>

#include "grader.h"
#include "passage.h"
#include "position.h"
#include "text.h"

static void one_character_apart_is_near(void **state)
{
    (void)state;
    enum { MEANT = 1, NEAR = 4, FAR = 7 }; /* as in fit.c */
    static const struct {
        const char *word;
        uint8_t cost;
    } rows[] = {{"cf3", MEANT},   /* a small letter */
                {"Nf3", MEANT},   /* the letter of English */
                {"Cf4", NEAR},    /* another character at the end */
                {"Bf3", NEAR},    /* at the beginning */
                {"Ch3", NEAR},    /* between */
                {"f3", NEAR},     /* one is missing */
                {"Cf", NEAR},     /* likewise */
                {"Cf33", NEAR},   /* one is too many */
                {"C+f3+3", NEAR}, /* signs do not count */
                {"C=f=3", NEAR},  /* nothing but signs is wrong */
                /* a small letter before full-width forms: 32 bytes, as many as are read */
                {"cｇ１－ｆ３！？！？！+", MEANT},
                {"Ch6", FAR},
                {"C", FAR},
                {"Cfff3", FAR},
                {"Cffffffffffffffffffffffffffffffffffffffff3", FAR}}; /* too long for any move */
    an_position start = an_position_start();
    an_notation french = an_notation_of(an_language_from_name(an_text_of("fr")), AN_STYLE_SHORT);
    an_move move;
    assert_int_equal(an_move_read(&move, &start, an_text_of("Cf3"), &french, NULL), AN_OK);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_fit fit = an__fit_of(&start, move, an_text_of(rows[i].word), &french);
        if (fit.cost != rows[i].cost)
            fail_msg("%s: %u instead of %u", rows[i].word, fit.cost, rows[i].cost);
    }
}

static void take_key(void *context, const an_judgement *judgement)
{
    an_grader *grader = an_grader_open(judgement);
    assert_non_null(grader);
    const size_t plies = an_grader_plies(grader);
    assert_int_equal(plies, 2);
    assert_int_equal(an_grader_move(grader, plies - 1).kind, AN_DOUBLE_STEP);
    assert_int_equal(an_grader_move(grader, plies).kind, AN_NULL_STEP);
    assert_int_equal(an_grader_move(grader, SIZE_MAX).kind, AN_NULL_STEP);
    an_grader_close(grader);
    ++*(size_t *)context;
}

static void a_key_has_no_move_behind_its_last(void **state)
{
    size_t games = 0;
    (void)state;
    each_game(an_text_of("1. e4 e5 *\n"), NULL, take_key, &games);
    assert_int_equal(games, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_character_apart_is_near),
        cmocka_unit_test(a_key_has_no_move_behind_its_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
