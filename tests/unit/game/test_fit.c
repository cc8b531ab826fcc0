/* What a word of a sheet costs as a half-move of the key: one character that differs is near. */
#include "check.h"

#include <string.h>

#include "grader.h"
#include "position.h"
#include "text.h"

static void one_character_apart_is_near(void **state)
{
    (void)state;
    enum { NEAR = 4, FAR = 7 }; /* as in fit.c */
    static const struct {
        const char *word;
        uint8_t cost;
    } rows[] = {{"Cf4", NEAR},    /* another character at the end */
                {"Bf3", NEAR},    /* at the beginning */
                {"Ch3", NEAR},    /* between */
                {"f3", NEAR},     /* one is missing */
                {"Cf", NEAR},     /* likewise */
                {"Cf33", NEAR},   /* one is too many */
                {"C+f3+3", NEAR}, /* signs do not count */
                {"C=f=3", NEAR},  /* nothing but signs is wrong */
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(one_character_apart_is_near)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
