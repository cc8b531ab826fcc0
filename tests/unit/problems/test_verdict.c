/* Verdicts, by the facts alone. */
#include "check.h"

#include <string.h>

#include "intention.h"
#include "text.h"
#include "verdict.h"

static an_intention intention_of(const char *text)
{
    an_intention intention = {.count = 0};
    if (*text != '\0')
        assert_true(an__intention_read(&intention, an_text_of(text)));
    return intention;
}

/* Lines of moves named by letters: "ab", "ac" begin alike. A capital is a promotion to a queen, or
 * with ' behind it to a rook. A line behind - is shorter than asked. */
static an_solution_list lines_of(const char *const *lines)
{
    an_solution_list list = {.at = NULL};
    for (; *lines != NULL; lines++) {
        an_solution_node nodes[16];
        const char *at = *lines;
        an_solution line = {.kind = AN_SOLUTION_LINE, .nodes = nodes};
        if (*at == '-') {
            line.kind = AN_SOLUTION_SHORT_LINE;
            at++;
        }
        for (; *at != '\0'; at++) {
            if (*at == '\'') {
                nodes[line.count - 1].move.promotion = AN_ROOK;
                continue;
            }
            bool is_promotion = *at >= 'A' && *at <= 'Z';
            nodes[line.count++] = (an_solution_node){
                .move = {.from = (uint8_t)(*at & 31), .promotion = is_promotion ? AN_QUEEN : 0}};
        }
        line.moves = (unsigned)line.count;
        assert_true(an__solutions_add(&list, &line));
    }
    an__solutions_order(&list);
    return list;
}

static const char *verdict_of_lines(const char *const *lines, const char *intended,
                                    bool is_complete)
{
    an_solution_list list = lines_of(lines);
    an_stipulation stipulation;
    an_intention intention = intention_of(intended);
    assert_true(an_stipulation_read(&stipulation, an_text_of("h#1"), NULL));
    an_solution_facts facts = an__solution_facts(&list, stipulation, &intention);
    an__solutions_free(&list);
    return an__verdict_name(an__verdict_of(&facts, stipulation, &intention, is_complete));
}

#define LINES(...)                                                                                 \
    (const char *const[])                                                                          \
    {                                                                                              \
        __VA_ARGS__, NULL                                                                          \
    }

static void lines_are_held_against_what_is_intended(void **state)
{
    (void)state;
    assert_string_equal(verdict_of_lines(LINES("ab"), "", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("ab", "cd"), "", true), "cooked");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac"), "", true), "duals");
    assert_string_equal(verdict_of_lines(LINES("ab", "cd"), "2", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("ab", "cd"), "2.1.1…", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac"), "1.2", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("ab", "cd"), "1.2", true), "cooked");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac"), "2.1", true), "duals");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac", "de", "df"), "2.2", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac", "ad", "ef"), "2.2", true), "duals");
    assert_string_equal(verdict_of_lines(LINES("ab"), "2", true), "too-few");
    assert_string_equal(verdict_of_lines((const char *const[]){NULL}, "", true), "no-solution");
    assert_string_equal(verdict_of_lines(LINES("-a", "bc"), "", true), "short-solution");
}

static void the_last_promotion_may_be_another(void **state)
{
    (void)state;
    assert_string_equal(verdict_of_lines(LINES("aB", "aB'"), "", true), "sound");
    assert_string_equal(verdict_of_lines(LINES("Ab", "A'b"), "", true), "cooked");
}

static void what_is_found_may_decide_before_all_is_searched(void **state)
{
    (void)state;
    assert_string_equal(verdict_of_lines(LINES("ab"), "", false), "unproven");
    assert_string_equal(verdict_of_lines((const char *const[]){NULL}, "", false), "unproven");
    assert_string_equal(verdict_of_lines(LINES("ab", "cd"), "", false), "cooked");
    assert_string_equal(verdict_of_lines(LINES("ab", "ac"), "", false), "duals");
    assert_string_equal(verdict_of_lines(LINES("-a"), "", false), "short-solution");
}

/* ---- trees ---- */

static an_solution_node node(an_solution_node_kind kind, unsigned depth, char move, bool is_goal)
{
    return (an_solution_node){.move = {.from = (uint8_t)(move & 31)},
                              .depth = (uint16_t)depth,
                              .kind = (uint8_t)kind,
                              .reaches_goal = is_goal};
}

static an_solution_list key_of(unsigned moves, size_t keys)
{
    an_solution_node nodes[] = {
        node(AN_NODE_FIRST, 0, 'a', false),        node(AN_NODE_THREAT, 2, 'b', true),
        node(AN_NODE_DEFENCE, 1, 'c', false),      node(AN_NODE_CONTINUATION, 2, 'd', true),
        node(AN_NODE_CONTINUATION, 2, 'e', true),  node(AN_NODE_DEFENCE, 1, 'f', false),
        node(AN_NODE_CONTINUATION, 2, 'g', false), node(AN_NODE_DEFENCE, 3, 'h', false),
        node(AN_NODE_CONTINUATION, 4, 'i', true),  node(AN_NODE_CONTINUATION, 2, 'j', false),
        node(AN_NODE_DEFENCE, 3, 'k', false),      node(AN_NODE_CONTINUATION, 4, 'l', true)};
    an_solution key = {AN_SOLUTION_KEY, moves, nodes, sizeof nodes / sizeof *nodes};
    an_solution_list list = {.at = NULL};
    while (keys-- > 0)
        assert_true(an__solutions_add(&list, &key));
    return list;
}

static an_solution_facts facts_of_keys(unsigned moves, size_t keys, const char *intended,
                                       bool is_complete, const char *verdict)
{
    an_solution_list list = key_of(moves, keys);
    an_stipulation stipulation;
    an_intention intention = intention_of(intended);
    assert_true(an_stipulation_read(&stipulation, an_text_of("#3"), NULL));
    an_solution_facts facts = an__solution_facts(&list, stipulation, &intention);
    assert_string_equal(
        an__verdict_name(an__verdict_of(&facts, stipulation, &intention, is_complete)), verdict);
    an__solutions_free(&list);
    return facts;
}

static void keys_are_counted_with_what_follows(void **state)
{
    (void)state;
    an_solution_facts facts = facts_of_keys(3, 1, "", true, "sound");
    assert_int_equal(facts.threats, 1);
    assert_int_equal(facts.variations, 2);
    assert_int_equal(facts.duals, 1);
    assert_int_equal(facts.mates, 1);
    facts_of_keys(3, 2, "", true, "cooked");
    facts_of_keys(3, 2, "2", true, "sound");
    facts_of_keys(3, 1, "2", true, "too-few");
    facts_of_keys(3, 0, "", true, "no-solution");
    facts_of_keys(3, 0, "", false, "unproven");
    facts_of_keys(3, 1, "", false, "unproven");
    facts_of_keys(2, 1, "", true, "short-solution");
}

/* ---- the line of the author ---- */

static an_difference compare(const char *stipulation, const an_solution_list *list,
                             const char *moves)
{
    an_move line[16];
    an_given_line given = {line, 0};
    an_author_claims author = {.given = &given, .given_count = *moves != '\0'};
    an_stipulation read;
    assert_true(an_stipulation_read(&read, an_text_of(stipulation), NULL));
    for (; *moves != '\0'; moves++)
        line[given.count++] = (an_move){.from = (uint8_t)(*moves & 31)};
    return an__compare_given(&author, read, list);
}

static void a_line_is_compared_with_lines(void **state)
{
    an_solution_list list = lines_of(LINES("abc", "abd"));
    (void)state;
    assert_int_equal(compare("h#1.5", &list, "").kind, AN_DIFFERS_NOT);
    assert_int_equal(compare("h#1.5", &list, "abd").kind, AN_DIFFERS_NOT);
    assert_int_equal(compare("h#1.5", &list, "ab").kind, AN_DIFFERS_INCOMPLETE);
    an_difference difference = compare("h#1.5", &list, "abe");
    assert_int_equal(difference.kind, AN_DIFFERS_NO_SOLUTION);
    assert_int_equal(difference.half_move, 2);
    an__solutions_free(&list);
}

static void a_line_is_compared_with_trees(void **state)
{
    an_solution_list list = key_of(3, 1);
    (void)state;
    assert_int_equal(compare("#3", &list, "afjkl").kind, AN_DIFFERS_NOT);
    assert_int_equal(compare("#3", &list, "az").kind, AN_DIFFERS_NOT); /* the threat answers it */
    an_difference difference = compare("#3", &list, "afz");
    assert_int_equal(difference.kind, AN_DIFFERS_NO_SOLUTION);
    assert_int_equal(difference.half_move, 2);
    assert_int_equal(compare("#3", &list, "z").kind, AN_DIFFERS_NO_SOLUTION);
    an_solution_node try_nodes[] = {node(AN_NODE_FIRST, 0, 'x', false),
                                    node(AN_NODE_REFUTATION, 1, 'y', false)};
    an_solution refuted = {AN_SOLUTION_TRY, 3, try_nodes, 2};
    assert_true(an__solutions_add(&list, &refuted));
    difference = compare("#3", &list, "x");
    assert_int_equal(difference.kind, AN_DIFFERS_REFUTED);
    assert_int_equal(difference.refutation.from, 'y' & 31);
    an__solutions_free(&list);
}

static void intentions_are_numbers_and_branches(void **state)
{
    static const char *const wrong[] = {
        "", "00", "2.0", "x", "1000", "2..1", "2.1x", "-1", "1.1.1.1.1.1.1.1.1.1.1.1.1"};
    an_intention intention;
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(an__intention_read(&intention, an_text_of(wrong[i])));
    intention = intention_of(" 2.3.1... ");
    assert_int_equal(an__intention_total(&intention), 6);
    assert_int_equal(an__intention_branches(&intention, 1), 3);
    assert_int_equal(an__intention_branches(&intention, 9), 1);
    intention = intention_of("");
    assert_int_equal(an__intention_total(&intention), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_held_against_what_is_intended),
        cmocka_unit_test(the_last_promotion_may_be_another),
        cmocka_unit_test(what_is_found_may_decide_before_all_is_searched),
        cmocka_unit_test(keys_are_counted_with_what_follows),
        cmocka_unit_test(a_line_is_compared_with_lines),
        cmocka_unit_test(a_line_is_compared_with_trees),
        cmocka_unit_test(intentions_are_numbers_and_branches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
