/* What each clue of an article weighs. The costs were learned from articles, few of which hang on a
 * single one. */
#include "check.h"

#include "clues.h"

/* Traits of a claim, and what it costs to take it as played: of each group of clues the first that
 * fits, and of all groups together. */
static void traits_have_their_costs(void **state)
{
    /* clang-format off */
    static const struct {
        uint32_t traits;
        int played;
    } rows[] = {
        {AN_BARE | AN_BEGINS_PARAGRAPH, 19}, /* Fxe4 perd une pièce */
        {AN_BARE | AN_BEGINS_LINE, 19}, /* Fxe4 perd une pièce */
        {AN_BEGINS_PARAGRAPH, -58}, /* 12. Df3 a6 perd une pièce */
        {AN_BEGINS_LINE, -34}, /* 12. Df3 a6 perd une pièce */
        {AN_RETURNS, -12}, /* 11... Fe7 12. Df3 11... b5 */
        {AN_BEGINS_SENTENCE, -26}, /* Une faute. 12. Df3 */
        {AN_JOINED | AN_IN_RUN | AN_BEHIND_END, 0}, /* Il perdit au temps. Il y avait 10. Df3 a6 11. Td1 */
        {AN_JOINED | AN_IN_RUN, -8}, /* 10. Df3 a6 11. Td1 b5 12. g4 b4 13. Cd5 exd5 14. exd5 */
        {AN_CUED, 17}, /* si 12. Df3 */
        {AN_CUED_AFAR | AN_BEHIND_COLON, -3}, /* il fit mieux que cela : 12. Df3 */
        {AN_CUED_AFAR, 11}, /* pas le meilleur coup 12. Df3 */
        {AN_JOINED | AN_CUED_EARLIER, 3}, /* si 12. Df3 a6 13. Td1 */
        {AN_CUED_EARLIER, 11}, /* si 12. Df3, il y a 12... a6 */
        {AN_TOLD, -22}, /* il joue 12. Df3 */
        {AN_AFTER | AN_ENDS_GAME, -20}, /* après 12. Df3 les Noirs abandonnent */
        {AN_AFTER, 25}, /* après 12. Df3 */
        {AN_DATED, 11}, /* en 1936 il joua 12. Df3 */
        {AN_OUT_OF_ORDER, 8}, /* 12. Df3, où d'autres coups sont en début de ligne */
        {AN_BEHIND_RESULT, 100}, /* Les Noirs abandonnent. 12. Df3 */
        {AN_AFTER | AN_ENDS_GAME | AN_AT_END, -20}, /* les Noirs abandonnent après 12. Df3 */
        {AN_JOINED | AN_ENDS_GAME | AN_AT_END, 0}, /* les Noirs abandonnent après 12. Df3 a6 13. Td1 */
        {AN_JOINED | AN_IN_RUN | AN_AT_END, -8}, /* donnant la main au maire, puis 10. Df3 a6 11. Td1 */
        {AN_JOINED | AN_AT_END, 5}, /* les Noirs abandonnent : 12. Df3 a6 13. Td1 */
        {AN_AT_END, 18}, /* les Noirs abandonnent : 12. Df3 */
        {AN_JOINED | AN_BEHIND_END, 0}, /* les Noirs abandonnent. 12. Df3 a6 13. Td1 */
        {AN_BEHIND_END, 27}, /* les Noirs abandonnent. 12. Df3 */
        {AN_BEHIND_COLON, -8}, /* il trouve : 12. Df3 */
        {AN_CLOSES | AN_CUED, 17}, /* si 12. Df3 a6 1-0 */
        {AN_CLOSES | AN_CUED_EARLIER, 11}, /* si 12. Df3 a6 13. Td1 1-0 */
        {AN_CLOSES | AN_BEHIND_END, 27}, /* les Noirs abandonnent. 12. Df3 a6 */
        {AN_CLOSES, -6}, /* 12. Df3 a6 1-0 */
        {AN_BEGINS_SENTENCE | AN_UNREAL_BEHIND, 24}, /* Il joue. 12. Df3 serait */
        {AN_BEGINS_LINE | AN_UNREAL_BEHIND, 16}, /* 12. Df3 serait */
        {AN_BEGINS_PARAGRAPH | AN_UNREAL_BEHIND, -8}, /* 12. Df3 serait */
        {AN_UNREAL_BEHIND, 34}, /* 12. Df3 serait */
        {AN_BEGINS_SENTENCE | AN_CUED_BEHIND, 6}, /* Il joue. 12. Df3 était */
        {AN_BEGINS_LINE | AN_CUED_BEHIND, -6}, /* 12. Df3 était */
        {AN_BEGINS_PARAGRAPH | AN_CUED_BEHIND, -30}, /* 12. Df3 était */
        {AN_CUED_BEHIND, 16}, /* 12. Df3 était */
        {AN_BARE | AN_ALONE, -15}, /* - Fxe4, on a line of its own */
        {AN_BARE | AN_NUMBERED_BEHIND, -12}, /* Il prend. Fxe4 13. Td1 */
        {AN_SHORT, 21}, /* et les Noirs e5 */
        {AN_ANSWERS, -15}, /* 12. Df3, et les Noirs Fxe4 */
        {AN_BARE, 19}, /* puis Fxe4 */
        {AN_NO_NUMBER, 6}, /* ... a6 */
        {AN_BEGINS_PARAGRAPH | AN_BEGINS_LINE, -58},
        {AN_AFTER | AN_ENDS_GAME | AN_DATED, -9},
        {AN_CUED | AN_TOLD | AN_BEHIND_COLON, 9},
        {AN_BEGINS_LINE | AN_CUED | AN_AT_END | AN_CUED_BEHIND, 29},
        {AN_IN_SENTENCE, 0},
    };
    /* clang-format on */
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (an__cost_played(rows[i].traits) != rows[i].played)
            fail_msg("row %zu: %d, not %d", i, an__cost_played(rows[i].traits), rows[i].played);
}

static void what_the_board_adds_has_its_cost(void **state)
{
    static const int due[AN_CLUE_COUNT] = {
        [AN_CLUE_TEARS] = 17,
        [AN_CLUE_TEARS_LINE] = 8,
        [AN_CLUE_ILLEGAL] = 27,
        [AN_CLUE_AHEAD] = 6,
        [AN_CLUE_BREAKS] = 54,
        [AN_CLUE_REPEATS] = 4,
        [AN_CLUE_DUE] = 7,
        [AN_CLUE_KNOWN] = -11,
        [AN_CLUE_LEAVES] = 20,
        [AN_CLUE_UNRIVALLED] = -8,
        [AN_CLUE_OF_VARIATION] = 8,
        [AN_CLUE_GIVES_UP] = 100,
        [AN_CLUE_ANSWERS_ASIDE] = 34,
        [AN_CLUE_STRAIGHT_ON] = -40,
    };
    (void)state;
    for (an_clue clue = 0; clue < AN_CLUE_COUNT; clue++)
        assert_int_equal(an__clue_cost(clue), due[clue]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(traits_have_their_costs),
        cmocka_unit_test(what_the_board_adds_has_its_cost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
