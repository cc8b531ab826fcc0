/* What is written for annotations is read back as the same NAGs: each of the table, and each behind
 * every other. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "passage.h"
#include "symbols.h"

enum { GAME_MAX = 160 };

/* Where they may stand; [Event] begins each game. */
static const char *const places[] = {
    "1. d4 %s %s e5 2. Nf3 *",           "1. d4 e5 2. dxe5 Bb4+ %s %s 3. c3 *",
    "1. d4 {x} %s %s e5 2. Nf3 *",       "1. d4 %s {x} %s e5 2. Nf3 *",
    "1. d4 e5 (1... {x} %s %s c5) *",    "1. d4 e5 (%s %s 1... c5) 2. Nf3 *",
    "1. d4 %s (1. e4 %s) e5 2. Nf3 *",   "1. d4 (1. e4) %s %s e5 2. Nf3 *",
    "1. d4 %s {(=)} %s e5 2. Nf3 *",     "1. d4 e5 2. Nf3 {x} Nc6 %s %s 1-0",
    "1. f3 e5 2. g4 Qh4# %s %s {x} 0-1", "1. d4 e5 2. dxe5 Bb4+ {x} %s %s 3. c3 *",
};
enum { PLACES = sizeof places / sizeof *places };

static an_notation english, french;

static bool has_sign(unsigned nag)
{
    return *an_nag_sign(nag) != '\0' || *an_nag_ascii(nag) != '\0';
}

static void put_game(an_buffer *out, const char *place, const char *first, const char *second)
{
    char game[GAME_MAX];
    snprintf(game, sizeof game, place, first, second);
    an__buffer_put(out, "[Event \"x\"]\n\n");
    an__buffer_put(out, game);
    an__buffer_put(out, "\n\n");
}

/* A NAG alone in a place, and in front of every one that has a sign, itself among them. */
static an_buffer games_of(const char *place, unsigned nag)
{
    an_buffer out = {0};
    char first[8], second[8];
    snprintf(first, sizeof first, "$%u", nag);
    put_game(&out, place, first, "");
    for (unsigned other = 0; other < AN_NAG_COUNT; other++) {
        snprintf(second, sizeof second, "$%u", other);
        if (has_sign(nag) && has_sign(other))
            put_game(&out, place, first, second);
    }
    return out;
}

static an_buffer noted(an_text text, const an_notation *from)
{
    an_write_options script = {.notation = english, .layout = AN_LAYOUT_PGN, .drops = AN_DROP_TAGS};
    return written(text, from, &script);
}

static void comes_back(const an_buffer *games, const an_write_options *script)
{
    an_buffer there = written(text_of(games), &english, script);
    an_buffer again = written(text_of(&there), &script->notation, script);
    an_buffer due = noted(text_of(games), &english);
    an_buffer back = noted(text_of(&there), &script->notation);
    assert_same(&back, &due);
    assert_same(&again, &there);
    an_buffer *const all[] = {&there, &again, &due, &back};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

static unsigned choice_of(an_convention convention, const char *name)
{
    unsigned choice = 0;
    while (strcmp(an_convention_choice(convention, choice), name) != 0)
        choice++;
    return choice;
}

/* With tags and without, with a check sign before them and without. */
static void signs_come_back(const char *how)
{
    static const an_layout layouts[] = {AN_LAYOUT_PGN, AN_LAYOUT_TEXT};
    an_write_options script = {.notation = french, .width = 79};
    script.notation.choice[AN_CONVENTION_NAGS] = (uint8_t)choice_of(AN_CONVENTION_NAGS, how);
    for (unsigned place = 0; place < PLACES; place++)
        for (unsigned nag = 0; nag <= AN_NAG_COUNT; nag += TEST_STEP) {
            an_buffer games = games_of(places[place], nag);
            for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
                script.layout = layouts[i];
                script.notation.choice[AN_CONVENTION_CHECK] = french.choice[AN_CONVENTION_CHECK];
                comes_back(&games, &script);
                if (strchr(places[place], '+') == NULL)
                    continue;
                script.notation.choice[AN_CONVENTION_CHECK] =
                    (uint8_t)choice_of(AN_CONVENTION_CHECK, "omit");
                comes_back(&games, &script);
            }
            an__buffer_free(&games);
        }
}

static void unicode_comes_back(void **state)
{
    (void)state;
    signs_come_back("unicode");
}

static void ascii_comes_back(void **state)
{
    (void)state;
    signs_come_back("ascii");
}

/* In plain text a sign is none before the first move of all. */
static void before_the_first_move(void **state)
{
    static const an_layout layouts[] = {AN_LAYOUT_PGN, AN_LAYOUT_TEXT, AN_LAYOUT_ONELINE};
    static const char text[] = "[Event \"x\"]\n\n$14 $1 {(=)} $36 1. d4 $36 *\n";
    (void)state;
    an_buffer game = {0};
    an__buffer_put(&game, text);
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
        comes_back(&game,
                   &(an_write_options){.notation = french, .layout = layouts[i], .width = 79});
    an__buffer_free(&game);
}

int main(void)
{
    english = notation_of("en");
    french = notation_of("fr");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unicode_comes_back),
        cmocka_unit_test(ascii_comes_back),
        cmocka_unit_test(before_the_first_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
