/* The laws of conversion in every notation: there and back is the same text, twice is once. */
#include "check.h"

#include <string.h>

#include "passage.h"

static const char *const canonical[] = {"tests/data/games/annotated.pgn",
                                        "tests/data/games/classics.pgn",
                                        "tests/data/games/endings.pgn"};

enum { CANONICAL = sizeof canonical / sizeof *canonical, NOTATIONS_MAX = 512 };

static an_notation notations[NOTATIONS_MAX];
static size_t notation_count;
static an_buffer texts[CANONICAL];
static an_notation english;

/* Only the moves change on the way there, so nothing is left of it on the way back. */
static void keeping_there_and_back(const an_notation *notation, const an_buffer *text)
{
    an_script to = {.notation = *notation, .layout = AN_LAYOUT_KEEP};
    an_script home = {.notation = english, .layout = AN_LAYOUT_KEEP};
    an_buffer there = written(text_of(text), &english, &to);
    an_buffer back = written(text_of(&there), notation, &home);
    assert_same(&back, text);
    an_buffer_free(&there);
    an_buffer_free(&back);
}

/* Moves, NAGs, offers, comments and variations come back; what was written is written so again. */
static void writing_there_and_back(const an_notation *notation, const an_buffer *text)
{
    an_script to = {.notation = *notation, .layout = AN_LAYOUT_PGN, .width = 79};
    an_script home = {.notation = english, .layout = AN_LAYOUT_PGN, .width = 79};
    an_buffer there = written(text_of(text), &english, &to);
    an_buffer again = written(text_of(&there), notation, &to);
    an_buffer back = written(text_of(&there), notation, &home);
    an_buffer due = written(text_of(text), &english, &home);
    assert_same(&again, &there);
    assert_same(&back, &due);
    an_buffer *const all[] = {&there, &again, &back, &due};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an_buffer_free(all[i]);
}

static void check_notation(void **state)
{
    for (size_t i = 0; i < CANONICAL; i++) {
        keeping_there_and_back(*state, &texts[i]);
        writing_there_and_back(*state, &texts[i]);
    }
}

static void add_notation(struct CMUnitTest *tests, const an_language *language, an_style style)
{
    an_notation *notation = &notations[notation_count];
    *notation = an_notation_of(language, style);
    tests[notation_count++] = (struct CMUnitTest){.name = language != NULL ? language->english_name
                                                                           : an_style_name(style),
                                                  .test_func = check_notation,
                                                  .initial_state = notation};
}

int main(void)
{
    static struct CMUnitTest tests[NOTATIONS_MAX];
    english = notation_of("en");
    for (size_t i = 0; i < CANONICAL; i++)
        texts[i] = load(canonical[i]);
    for (size_t i = 0; i <= an_language_count; i++)
        for (an_style style = AN_SHORT; style <= AN_MINIMAL; style++)
            add_notation(tests, i < an_language_count ? &an_languages[i] : &an_figurine, style);
    add_notation(tests, NULL, AN_UCI);
    add_notation(tests, NULL, AN_ICCF);
    int failed = _cmocka_run_group_tests("laws", tests, notation_count, NULL, NULL);
    for (size_t i = 0; i < CANONICAL; i++)
        an_buffer_free(&texts[i]);
    return failed > 0;
}
