/* Alphabetic chess and its relatives: names, orders, which piece must move, and counts of paths. */
#include "positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "priority.h"

/* ---- names ---- */

static const struct {
    const char *name;
    an_variant variant;
} named[] = {
    {"Standard", AN_STANDARD},
    {"From Position", AN_STANDARD},
    {"chess", AN_STANDARD},
    {"normal", AN_STANDARD},
    {"orthodox", AN_STANDARD},
    {"regular", AN_STANDARD},
    {"Lost Position", AN_STANDARD},
    {"chess 960", AN_CHESS960},
    {"960", AN_CHESS960},
    {"FRC", AN_CHESS960},
    {"Fischer-Random", AN_CHESS960},
    {"Fischerandom", AN_CHESS960},
    {"Fischer Random Chess", AN_CHESS960},
    {"Fischerandom chess", AN_CHESS960},
    {"alphabetic", AN_ALPHABETIC},
    {"Alphabetic Chess", AN_ALPHABETIC},
    {"ABC chess", AN_ALPHABETIC},
    {"Alphabet chess", AN_ALPHABETIC},
    {"Alphabetisches Schach", AN_ALPHABETIC},
    {"échecs alphabétiques", AN_ALPHABETIC},
    {"ÉCHECS ALPHABÉTIQUES", AN_ALPHABETIC},
    {"EchecsAlphabetiques", AN_ALPHABETIC},
    {"alphabetic-white", AN_ALPHABETIC_WHITE},
    {"WhiteAlphabeticChess", AN_ALPHABETIC_WHITE},
    {"alphabétique blanc", AN_ALPHABETIC_WHITE},
    {"Alphabetisch Weiß", AN_ALPHABETIC_WHITE},
    {"Alphabetisches Schach Schwarz", AN_ALPHABETIC_BLACK},
    {"BlackAlphabeticChess", AN_ALPHABETIC_BLACK},
    {"Noir Échecs alphabétiques", AN_ALPHABETIC_BLACK},
    {"alphabétique noir", AN_ALPHABETIC_BLACK},
    {"Antialphabetic", AN_ANTIALPHABETIC},
    {"échecs anti-alphabétiques", AN_ANTIALPHABETIC},
    {"échecs alphabétiques inversés", AN_ANTIALPHABETIC},
    {"antialphabetic black", AN_ANTIALPHABETIC_BLACK},
    {"numeric", AN_NUMERIC},
    {"échecs numériques", AN_NUMERIC},
    {"échecs 1-2-3", AN_NUMERIC},
    {"123 chess", AN_NUMERIC},
    {"123 Schach", AN_NUMERIC},
    {"Numeric White", AN_NUMERIC_WHITE},
    {"échecs 3-2-1", AN_ANTINUMERIC},
    {"Antinumeric Black", AN_ANTINUMERIC_BLACK},
    {"", AN_VARIANT_COUNT},
    {"-", AN_VARIANT_COUNT},
    {"Atomic", AN_VARIANT_COUNT},
    {"alphabetic white black", AN_VARIANT_COUNT},
    {"white", AN_VARIANT_COUNT},
    {"a name that is longer than the name of any variant of chess", AN_VARIANT_COUNT},
};

static void names_are_known(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (an_variant_from_name(an_text_of(named[i].name)) != named[i].variant) {
            print_error("%s is taken for another variant\n", named[i].name);
            fail();
        }
}

/* Each order goes by several names, and with each of them the side may be named that is bound. */
static void orders_are_known_with_each_side(void **state)
{
    static const struct {
        an_variant variant;
        const char *names;
    } rows[] = {
        {AN_ALPHABETIC, "alphabetic,alphabetical,alphabet,ABC,alphabétique,alphabétiques,"
                        "alphabetisch,alphabetisches"},
        {AN_ANTIALPHABETIC, "antialphabetic,anti-alphabetical,anti-alphabet,antialphabétique,"
                            "antialphabétiques,antialphabetisch,antialphabetisches,"
                            "alphabétique inversé,alphabétiques inversés,reverse alphabetic,"
                            "reversed alphabetic"},
        {AN_NUMERIC, "numeric,numerical,numérique,numériques,numerisch,numerisches,1-2-3"},
        {AN_ANTINUMERIC, "antinumeric,anti-numerical,antinumérique,antinumériques,antinumerisch,"
                         "antinumerisches,numériques inversés,3-2-1"},
    };
    static const struct {
        const char *word;
        unsigned step; /* from the variant that binds both sides */
    } sides[] = {{"", 0},      {"chess", 0}, {"Schach", 0}, {"échecs", 0},
                 {"white", 1}, {"blanc", 1}, {"blancs", 1}, {"weiß", 1},
                 {"black", 2}, {"noir", 2},  {"noirs", 2},  {"schwarz", 2}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (const char *at = rows[i].names; *at != '\0';) {
            size_t size = strcspn(at, ",");
            for (size_t k = 0; k < sizeof sides / sizeof *sides; k++) {
                char name[80];
                snprintf(name, sizeof name, "%.*s %s", (int)size, at, sides[k].word);
                if (an_variant_from_name(an_text_of(name)) != rows[i].variant + sides[k].step) {
                    print_error("%s is taken for another variant\n", name);
                    fail();
                }
            }
            at += size + (at[size] == ',');
        }
}

static void every_variant_knows_its_own_names(void **state)
{
    (void)state;
    for (int i = 0; i < AN_VARIANT_COUNT; i++) {
        an_variant variant = (an_variant)i;
        assert_int_equal(an_variant_from_name(an_text_of(an_variant_name(variant))), variant);
        assert_int_equal(an_variant_from_name(an_text_of(an_variant_tag(variant))), variant);
    }
    assert_null(an_variant_name(AN_VARIANT_COUNT));
    assert_null(an_variant_tag(AN_VARIANT_COUNT));
}

/* ---- orders ---- */

static void each_order_holds_every_square_once(void **state)
{
    static const struct {
        an_variant variant;
        const char *first, *second, *last;
    } orders[] = {{AN_ALPHABETIC, "a1", "a2", "h8"},
                  {AN_ANTIALPHABETIC_WHITE, "h8", "h7", "a1"},
                  {AN_NUMERIC_BLACK, "a1", "b1", "h8"},
                  {AN_ANTINUMERIC, "h8", "g8", "a1"}};
    (void)state;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        an_squares seen = 0;
        for (unsigned place = 0; place < AN_SQUARE_COUNT; place++)
            seen |= an_bit(an_variant_square(orders[i].variant, place));
        assert_true(seen == ~UINT64_C(0));
        const char *const due[] = {orders[i].first, orders[i].second, orders[i].last};
        const unsigned places[] = {0, 1, 63};
        for (size_t k = 0; k < 3; k++)
            assert_int_equal(
                an_variant_square(orders[i].variant, places[k]),
                an_square_at((unsigned)(due[k][0] - 'a'), (unsigned)(due[k][1] - '1')));
    }
    assert_int_equal(an_variant_square(AN_STANDARD, 0), AN_NO_SQUARE);
}

/* ---- rights that can never be used do not tell positions apart ---- */

static uint64_t key_of(const char *fen, an_variant variant)
{
    an_position position;
    assert_int_equal(an_position_from_fen(&position, an_text_of(fen), variant, NULL), AN_OK);
    return an__priority_key(&position);
}

static void idle_rights_are_no_part_of_the_key(void **state)
{
    static const char all[] = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    static const char kings[] = "r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1";
    static const char queens[] = "r3k2r/8/8/8/8/8/8/R3K2R w Qq - 0 1";
    static const char white[] = "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1";
    (void)state;
    assert_true(key_of(all, AN_ALPHABETIC) == key_of(kings, AN_ALPHABETIC));
    assert_true(key_of(all, AN_NUMERIC) == key_of(kings, AN_NUMERIC));
    assert_true(key_of(all, AN_ANTIALPHABETIC) == key_of(queens, AN_ANTIALPHABETIC));
    assert_true(key_of(all, AN_ANTINUMERIC) == key_of(queens, AN_ANTINUMERIC));
    assert_true(key_of(all, AN_ALPHABETIC) != key_of(queens, AN_ALPHABETIC));
    assert_true(key_of(all, AN_ALPHABETIC_WHITE) == key_of(white, AN_ALPHABETIC_WHITE));
    assert_true(key_of(all, AN_ALPHABETIC_WHITE) != key_of(kings, AN_ALPHABETIC_WHITE));
    assert_true(key_of(all, AN_STANDARD) != key_of(kings, AN_STANDARD));
    /* exd6 may be played only where the pawn is the first piece that can move */
    assert_true(key_of("4k3/8/8/3pP3/8/8/P7/4K3 w - d6 0 1", AN_ALPHABETIC) ==
                key_of("4k3/8/8/3pP3/8/8/P7/4K3 w - - 0 1", AN_ALPHABETIC));
    assert_true(key_of("4k3/8/8/3pP3/8/8/P7/4K3 w - d6 0 1", AN_ANTINUMERIC) !=
                key_of("4k3/8/8/3pP3/8/8/P7/4K3 w - - 0 1", AN_ANTINUMERIC));
}

/* ---- moves ---- */

static void lists_moves(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of_row(row);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&position, moves);
    char list[AN_MOVES_MAX][AN_UCI_MAX], joined[AN_MOVES_MAX * AN_UCI_MAX] = "";
    for (size_t i = 0; i < count; i++)
        an_move_to_uci(list[i], &position, moves[i]);
    qsort(list, count, sizeof *list, (int (*)(const void *, const void *))strcmp);
    for (size_t i = 0; i < count; i++)
        strcat(strcat(joined, i == 0 ? "" : " "), list[i]);
    assert_string_equal(joined, tsv_field(row, "legal"));
    assert_int_equal(an_position_count_moves(&position), count);

    const char *priority = tsv_field(row, "priority");
    unsigned due = *priority == '-'
                       ? AN_NO_SQUARE
                       : an_square_at((unsigned)(priority[0] - 'a'), (unsigned)(priority[1] - '1'));
    assert_int_equal(an_priority_square(&position), due);
}

static void counts_paths(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of_row(row);
    char *at = (char *)tsv_field(row, "counts");
    for (unsigned depth = 1; *at != '\0'; depth++) {
        unsigned long due = strtoul(at, &at, 10);
        assert_int_equal(an_position_perft(&position, depth), due);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_known),
        cmocka_unit_test(orders_are_known_with_each_side),
        cmocka_unit_test(every_variant_knows_its_own_names),
        cmocka_unit_test(each_order_holds_every_square_once),
        cmocka_unit_test(idle_rights_are_no_part_of_the_key),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    failed += tsv_run("tests/data/variants.tsv", lists_moves);
    return failed + tsv_run("tests/data/variants-perft.tsv", counts_paths) > 0;
}
