/* The laws of conversion in every notation: there and back is the same text, twice is once. */
#include "check.h"

#include <string.h>

#include "notations.h"
#include "passage.h"

static const char *const canonical[] = {"tests/data/games/annotated.pgn",
                                        "tests/data/games/classics.pgn",
                                        "tests/data/games/endings.pgn"};

enum { CANONICAL = sizeof canonical / sizeof *canonical };

static an_buffer texts[CANONICAL];
static an_notation english;

/* Only the moves change on the way there, so nothing is left of it on the way back. */
static void keeping_there_and_back(const an_notation *notation, const an_buffer *text)
{
    an_write_options to = {.notation = *notation, .layout = AN_LAYOUT_KEEP};
    an_write_options home = {.notation = english, .layout = AN_LAYOUT_KEEP};
    an_buffer there = written(text_of(text), &english, &to);
    an_buffer back = written(text_of(&there), notation, &home);
    assert_same(&back, text);
    an__buffer_free(&there);
    an__buffer_free(&back);
}

/* Moves, NAGs, offers, comments and variations come back; what was written is written so again. */
static void writing_there_and_back(const an_notation *notation, const an_buffer *text)
{
    an_write_options to = {.notation = *notation, .layout = AN_LAYOUT_PGN, .width = 79};
    an_write_options home = {.notation = english, .layout = AN_LAYOUT_PGN, .width = 79};
    an_buffer there = written(text_of(text), &english, &to);
    an_buffer again = written(text_of(&there), notation, &to);
    an_buffer back = written(text_of(&there), notation, &home);
    an_buffer due = written(text_of(text), &english, &home);
    assert_same(&again, &there);
    assert_same(&back, &due);
    an_buffer *const all[] = {&there, &again, &back, &due};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

/* Each way to write what a pawn becomes is read back as that piece. */
static void promoting_there_and_back(const an_notation *notation)
{
    static const char start[] = "[SetUp \"1\"]\n[FEN \"1r2k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n\n";
    static const char *const moves[] = {"1. a8=Q h1=R+ *\n\n", "1. axb8=R+ Ke7 *\n\n",
                                        "1. a8=B h1=N *\n\n", "1. axb8=N h1=Q+ *\n\n"};
    an_buffer text = {0};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        an__buffer_put(&text, start);
        an__buffer_put(&text, moves[i]);
    }
    an_write_options to = {.notation = *notation, .layout = AN_LAYOUT_PGN, .width = 79};
    an_write_options home = {.notation = english, .layout = AN_LAYOUT_PGN, .width = 79};
    an_buffer due = written(text_of(&text), &english, &home);
    for (unsigned i = 0; an_convention_choice(AN_CONVENTION_PROMOTION, i) != NULL; i++) {
        to.notation.choice[AN_CONVENTION_PROMOTION] = (uint8_t)i;
        an_buffer there = written(text_of(&text), &english, &to);
        an_buffer back = written(text_of(&there), notation, &home);
        assert_same(&back, &due);
        an__buffer_free(&there);
        an__buffer_free(&back);
    }
    an__buffer_free(&text);
    an__buffer_free(&due);
}

static void check_notation(void **state)
{
    promoting_there_and_back(*state);
    for (size_t i = 0; i < CANONICAL; i++) {
        keeping_there_and_back(*state, &texts[i]);
        writing_there_and_back(*state, &texts[i]);
    }
}

int main(void)
{
    static struct CMUnitTest tests[NOTATIONS_MAX];
    english = notation_of("en");
    for (size_t i = 0; i < CANONICAL; i++)
        texts[i] = load(canonical[i]);
    size_t count = tests_in_all_notations(tests, check_notation);
    int failed = _cmocka_run_group_tests("laws", tests, count, NULL, NULL);
    for (size_t i = 0; i < CANONICAL; i++)
        an__buffer_free(&texts[i]);
    return failed > 0;
}
