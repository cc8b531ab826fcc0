/* Stipulations: what is read as which, what is refused and where, and how they are written. */
#include "check.h"

#include <string.h>

#include "algnot/solve.h"

static const struct {
    const char *text;
    const char *written;
    unsigned half_moves;
} readable[] = {
    {"#2", "#2", 3},
    {" # 2 ", "#2", 3},
    {"2#", "#2", 3},
    {"‡3", "#3", 5},
    {"mat 3", "#3", 5},
    {"Mate 3", "#3", 5},
    {"MATT4", "#4", 7},
    {"=2", "=2", 3},
    {"patt 2", "=2", 3},
    {"==4", "==4", 7},
    {"+1", "+1", 1},
    {"s#3", "s#3", 6},
    {"S=3", "s=3", 6},
    {"3s#", NULL, 1},
    {"s3#", "s#3", 6},
    {"r#2", "r#2", 4},
    {"Reflex #2", "r#2", 4},
    {"Semi-r#3", "semi-r#3", 6},
    {"semir# 3", "semi-r#3", 6},
    {"h#2", "h#2", 4},
    {"h#2.5", "h#2.5", 5},
    {"h‡2,5", "h#2.5", 5},
    {"h#2½", "h#2.5", 5},
    {"h 2.5 #", "h#2.5", 5},
    {"hs#3", "hs#3", 6},
    {"hs#3.5", "hs#3.5", 7},
    {"ser-#8", "ser-#8", 8},
    {"ser-h= 18", "ser-h=18", 19},
    {"sér.-h‡5", "ser-h#5", 6},
    {"ser–h#5", "ser-h#5", 6},
    {"series-s#4", "ser-s#4", 5},
    {"série h#4", "ser-h#4", 5},
    {"ser-r#4", "ser-r#4", 5},
    {"ser-semi-r#4", "ser-semi-r#4", 5},
    {"sh#5", "ser-h#5", 6},
    {"#100", "#100", 199},
    {"h#100", "h#100", 200},
    {"ser-h#500", "ser-h#500", 501},
    {"mate in 3", "#3", 5},
    {"Mat en 2 coups", "#2", 3},
    {"Mat aidé en 2,5 coups.", "h#2.5", 5},
    {"mat inverse en 4 coups", "s#4", 8},
    {"Les Blancs jouent et font mat en 2 coups", "#2", 3},
    {"White to play and mate in 2 moves.", "#2", 3},
    {"White mates in 4", "#4", 7},
    {"Helpmate in 3 moves", "h#3", 6},
    {"Selfmate in 2", "s#2", 4},
    {"Hilfsmatt in 3 Zügen", "h#3", 6},
    {"Weiss zieht und setzt in 3 Zügen matt", "#3", 5},
    {"Série pat aidé en 4", "ser-h=4", 5},
    {"Selbstmatt in 3 Zügen", "s#3", 6},
    {"Automate en 2", "s#2", 4},
    {"Semireflex #2", "semi-r#2", 4},
    {"mat réflexe en 2 coups", "r#2", 4},
    {"mate ayudado en 2", "h#2", 4},
    {"mate inverso en 2", "s#2", 4},
    {"Les Blancs jouent et matent en 2 coups", "#2", 3},
    {"Les Blancs font mat en 2 coups", "#2", 3},
    {"Les Blancs matent en 2 coups", "#2", 3},
    {"White to move and mate in 2", "#2", 3},
    {"Weiss am Zug setzt in 2 Zügen matt", "#2", 3},
    {"Weiss setzt in 2 Zügen matt", "#2", 3},
    {"Weiß zieht und setzt in 3 Zügen matt", "#3", 5},
    {"Weiß am Zug setzt in 2 Zügen matt", "#2", 3},
    {"Weiß setzt in 2 Zügen matt", "#2", 3},
    {"Blancas juegan y dan mate en 2", "#2", 3},
    {"Las blancas juegan y dan mate en 2", "#2", 3},
    /* refused: the number is where */
    {"", NULL, 0},
    {"h", NULL, 1},
    {"2", NULL, 1},
    {"#", NULL, 1},
    {"#0", NULL, 1},
    {"#x", NULL, 1},
    {"mate in", NULL, 5},
    {"mate in three", NULL, 5},
    {"mat en 2 temps", NULL, 9},
    {"#2 x", NULL, 3},
    {"x#2", NULL, 0},
    {"#2.5", NULL, 1},
    {"s#2.5", NULL, 2},
    {"ser-h#2.5", NULL, 6},
    {"ser-hs#2", NULL, 7},
    {"h#100.5", NULL, 2},
    {"#101", NULL, 1},
    {"ser-#501", NULL, 5},
    {"#99999999999999999999", NULL, 1},
    {"h#2.", NULL, 3},
};

static const struct {
    const char *text;
    an_stipulation_fault fault;
} faulty[] = {
    {"h#2.5", AN_STIPULATION_SOUND},       {"", AN_STIPULATION_STRANGE},
    {"dia5", AN_STIPULATION_STRANGE},      {"#x", AN_STIPULATION_STRANGE},
    {"reci-h#2", AN_STIPULATION_STRANGE},  {"ser-hs#2.5", AN_STIPULATION_STRANGE},
    {"#2#", AN_STIPULATION_STRANGE},       {"#", AN_STIPULATION_UNCOUNTED},
    {"ser-h#0", AN_STIPULATION_UNCOUNTED}, {"mat en", AN_STIPULATION_STRANGE},
    {"#2.5", AN_STIPULATION_HALVED},       {"ser-h#2,5", AN_STIPULATION_HALVED},
    {"#101", AN_STIPULATION_LONG},         {"h#100.5", AN_STIPULATION_LONG},
    {"ser-=501", AN_STIPULATION_LONG},     {"99999999999999999999#", AN_STIPULATION_LONG},
};

static void what_is_wrong_with_a_stipulation_is_told(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof faulty / sizeof *faulty; i++)
        if (an_stipulation_fault_of(an_text_of(faulty[i].text)) != faulty[i].fault)
            fail_msg("%s", faulty[i].text);
}

static void stipulations_are_read_and_written(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof readable / sizeof *readable; i++) {
        an_stipulation read = {.moves = 77};
        size_t offset = 99;
        char written[AN_STIPULATION_MAX];
        bool is_read = an_stipulation_read(&read, an_text_of(readable[i].text), &offset);
        if (is_read != (readable[i].written != NULL))
            fail_msg("%s", readable[i].text);
        if (!is_read) {
            if (offset != readable[i].half_moves)
                fail_msg("%s stops at %zu", readable[i].text, offset);
            assert_int_equal(read.moves, 77);
            assert_false(an_stipulation_read(&read, an_text_of(readable[i].text), NULL));
            continue;
        }
        size_t size = an_stipulation_write(written, read);
        assert_string_equal(written, readable[i].written);
        assert_int_equal(size, strlen(written));
        assert_int_equal(an_stipulation_half_moves(read), readable[i].half_moves);
    }
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    for (unsigned play = 0; play < AN_PLAY_COUNT; play++)
        for (unsigned goal = 0; goal < AN_GOAL_COUNT; goal++)
            for (unsigned form = 0; form < 4; form++) {
                an_stipulation wanted = {(uint8_t)play, (uint8_t)goal, form & 1, form >> 1, 12};
                an_stipulation read;
                char written[AN_STIPULATION_MAX];
                an_stipulation_write(written, wanted);
                bool is_help = play == AN_PLAY_HELP || play == AN_PLAY_HELP_SELF;
                bool is_sound = (!wanted.has_half || (is_help && !wanted.is_series)) &&
                                !(wanted.is_series && play == AN_PLAY_HELP_SELF);
                assert_int_equal(an_stipulation_read(&read, an_text_of(written), NULL), is_sound);
                if (!is_sound)
                    continue;
                assert_memory_equal(&read, &wanted, sizeof read);
                unsigned length = an_stipulation_half_moves(read);
                an_stipulation same = an_stipulation_of_length(read, length);
                assert_memory_equal(&same, &read, sizeof read);
            }
}

static void battle_is_no_series_and_no_help(void **state)
{
    (void)state;
    assert_true(an_stipulation_is_battle((an_stipulation){.play = AN_PLAY_DIRECT}));
    assert_true(an_stipulation_is_battle((an_stipulation){.play = AN_PLAY_SEMI_REFLEX}));
    assert_false(an_stipulation_is_battle((an_stipulation){.play = AN_PLAY_HELP}));
    assert_false(an_stipulation_is_battle((an_stipulation){.play = AN_PLAY_HELP_SELF}));
    assert_false(an_stipulation_is_battle((an_stipulation){.play = AN_PLAY_SELF, .is_series = 1}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(stipulations_are_read_and_written),
                                       cmocka_unit_test(what_is_written_is_read),
                                       cmocka_unit_test(what_is_wrong_with_a_stipulation_is_told),
                                       cmocka_unit_test(battle_is_no_series_and_no_help)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
