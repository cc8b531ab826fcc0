/* The table of clues. Most costs were learned: whenever a wrong explanation of an article was
 * cheaper than the true one, the costs in which the two differ were moved. Costs are tenths of a
 * nat. */
#include "clues.h"

typedef struct an_clue_row {
    uint32_t trait;
    int8_t played; /* the cost of taking such a claim as played; below 0: it was probably played */
    const char *example;
} an_clue_row;

/* The rows stand in groups, which end with an empty row. Of each group only the first row counts
 * whose traits the claim has. */
static const an_clue_row rows[] = {
    {AN_BARE | AN_BEGINS_PARAGRAPH, 0, "Fxe4 perd une pièce"},
    {AN_BARE | AN_BEGINS_LINE, 0, "Fxe4 perd une pièce"},
    {AN_BEGINS_PARAGRAPH, -58, "12. Df3 a6 perd une pièce"},
    {AN_BEGINS_LINE, -34, "12. Df3 a6 perd une pièce"},
    {AN_RETURNS, -12, "11... Fe7 12. Df3 11... b5"},
    {AN_BEGINS_SENTENCE, -26, "Une faute. 12. Df3"},
    {AN_JOINED | AN_IN_RUN | AN_BEHIND_END, 0, "Il perdit au temps. Il y avait 10. Df3 a6 11. Td1"},
    {AN_JOINED | AN_IN_RUN, -8, "10. Df3 a6 11. Td1 b5 12. g4 b4 13. Cd5 exd5 14. exd5"},
    {0},
    {AN_CUED, 17, "si 12. Df3"},
    {AN_CUED_AFAR | AN_BEHIND_COLON, 5, "il fit mieux que cela : 12. Df3"},
    {AN_CUED_AFAR, 11, "pas le meilleur coup 12. Df3"},
    {AN_JOINED | AN_CUED_EARLIER, 3, "si 12. Df3 a6 13. Td1"},
    {AN_CUED_EARLIER, 11, "si 12. Df3, il y a 12... a6"},
    {AN_TOLD, -22, "il joue 12. Df3"},
    {AN_AFTER | AN_ENDS_GAME, -20, "après 12. Df3 les Noirs abandonnent"},
    {AN_AFTER, 25, "après 12. Df3"},
    {0},
    {AN_DATED, 11, "en 1936 il joua 12. Df3"},
    {0},
    {AN_OUT_OF_ORDER, 8, "12. Df3, où d'autres coups sont en début de ligne"},
    {0},
    {AN_BEHIND_RESULT, 100, "Les Noirs abandonnent. 12. Df3"},
    {AN_AFTER | AN_ENDS_GAME | AN_AT_END, 0, "les Noirs abandonnent après 12. Df3"},
    {AN_JOINED | AN_ENDS_GAME | AN_AT_END, 0, "les Noirs abandonnent après 12. Df3 a6 13. Td1"},
    {AN_JOINED | AN_IN_RUN | AN_AT_END, 0, "donnant la main au maire, puis 10. Df3 a6 11. Td1"},
    {AN_JOINED | AN_AT_END, 5, "les Noirs abandonnent : 12. Df3 a6 13. Td1"},
    {AN_AT_END, 18, "les Noirs abandonnent : 12. Df3"},
    {AN_JOINED | AN_BEHIND_END, 0, "les Noirs abandonnent. 12. Df3 a6 13. Td1"},
    {AN_BEHIND_END, 27, "les Noirs abandonnent. 12. Df3"},
    {0},
    {AN_BEHIND_COLON, -8, "il trouve : 12. Df3"},
    {0},
    {AN_CLOSES | AN_CUED, 0, "si 12. Df3 a6 1-0"},
    {AN_CLOSES | AN_CUED_EARLIER, 0, "si 12. Df3 a6 13. Td1 1-0"},
    {AN_CLOSES | AN_BEHIND_END, 0, "les Noirs abandonnent. 12. Df3 a6"},
    {AN_CLOSES, -6, "12. Df3 a6 1-0"},
    {0},
    {AN_BEGINS_SENTENCE | AN_UNREAL_BEHIND, 50, "Il joue. 12. Df3 serait"},
    {AN_BEGINS_LINE | AN_UNREAL_BEHIND, 50, "12. Df3 serait"},
    {AN_BEGINS_PARAGRAPH | AN_UNREAL_BEHIND, 50, "12. Df3 serait"},
    {AN_UNREAL_BEHIND, 34, "12. Df3 serait"},
    {AN_BEGINS_SENTENCE | AN_CUED_BEHIND, 32, "Il joue. 12. Df3 était"},
    {AN_BEGINS_LINE | AN_CUED_BEHIND, 28, "12. Df3 était"},
    {AN_BEGINS_PARAGRAPH | AN_CUED_BEHIND, 28, "12. Df3 était"},
    {AN_CUED_BEHIND, 16, "12. Df3 était"},
    {0},
    {AN_BARE | AN_ALONE, -15, "- Fxe4, on a line of its own"},
    {AN_BARE | AN_NUMBERED_BEHIND, -12, "Il prend. Fxe4 13. Td1"},
    {AN_SHORT, 21, "et les Noirs e5"},
    {AN_ANSWERS, -15, "12. Df3, et les Noirs Fxe4"},
    {AN_BARE, 19, "puis Fxe4"},
    {AN_NO_NUMBER, 6, "... a6"},
    {0},
};

static const int8_t costs[AN_CLUE_COUNT] = {
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

int an__clue_cost(an_clue clue)
{
    return costs[clue];
}

int an__cost_played(uint32_t traits)
{
    int total = 0;
    bool is_done = false; /* a row of this group counts */
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const an_clue_row *row = &rows[i];
        bool fits = !is_done && row->trait != 0 && (traits & row->trait) == row->trait;
        total += fits ? row->played : 0;
        is_done = row->trait != 0 && (is_done || fits);
    }
    return total;
}
