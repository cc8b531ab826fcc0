/* A game is built from moves and written as PGN, as a program does that has the public headers
 * alone. */
#include "check.h"

#include <string.h>

#include "algnot.h"

static an_text text_from(const char *string)
{
    return (an_text){.at = string, .size = strlen(string)};
}

/* Returns the move that a word says in the position where the game is being written. */
static an_move move_of(const an_tree *tree, const char *word)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_san san;
    an_move move = {0};
    assert_int_equal(an_san_parse(&san, text_from(word), &english), AN_OK);
    assert_int_equal(an_san_resolve(&move, an_tree_position(tree), &san, NULL), AN_OK);
    return move;
}

static void play(an_tree *tree, const char *word)
{
    an_tree_begin_entry(tree);
    assert_true(an_tree_play(tree, move_of(tree, word)));
}

static an_tree *opened(void)
{
    const an_position start = an_position_start();
    an_tree *tree = an_tree_open(&start);
    assert_non_null(tree);
    return tree;
}

static void assert_written(an_tree *tree, const char *due)
{
    an_text pgn = an_tree_write(tree);
    assert_non_null(pgn.at);
    assert_false(an_tree_has_failed(tree));
    assert_int_equal(pgn.size, strlen(due));
    assert_memory_equal(pgn.at, due, pgn.size);
}

#define NO_TAGS                                                                                    \
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"           \
    "[Black \"?\"]\n"

static void a_game_with_everything(void **state)
{
    an_tree *tree = opened();
    (void)state;
    assert_true(an_tree_set_tag(tree, text_from("White"), text_from("Anderssen \"A\"")));
    assert_true(an_tree_set_tag(tree, text_from("ECO"), text_from("C33")));
    an_tree_comment(tree, text_from("London, {1851}"));
    play(tree, "e4");
    play(tree, "e5");
    an_node black = an_tree_at(tree);
    assert_true(an_tree_go(tree, an_tree_parent(tree, black)));
    play(tree, "c5");
    an_tree_add_remark(tree, text_from("or"));
    assert_true(an_tree_add_nag(tree, 14));
    play(tree, "Nf3");
    assert_true(an_tree_go(tree, black));
    play(tree, "f4");
    assert_true(an_tree_add_nag(tree, 2));
    assert_true(an_tree_add_nag(tree, 1)); /* in the stead of the other one */
    an_tree_add_comment(tree, text_from("the King's"));
    an_tree_add_comment(tree, text_from("Gambit"));
    play(tree, "exf4");
    an_tree_offer_draw(tree);
    an_tree_set_result(tree, AN_DRAW);
    assert_string_equal(an_tree_tag(tree, "ECO"), "C33");
    assert_null(an_tree_tag(tree, "Opening"));
    assert_int_equal(an_tree_result(tree), AN_DRAW);
    assert_written(tree,
                   "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                   "[White \"Anderssen \\\"A\\\"\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"
                   "[ECO \"C33\"]\n\n"
                   "{London, {1851)} 1. e4 e5 ({or} 1... c5 $14 2. Nf3) 2. f4 $1 {the King's\n"
                   "Gambit} 2... exf4 {(=)} 1/2-1/2\n\n");
    an_tree_close(tree);
}

static void undone_and_redone(void **state)
{
    an_tree *tree = opened();
    (void)state;
    assert_false(an_tree_undo(tree));
    play(tree, "f3");
    play(tree, "e5");
    play(tree, "g4");
    play(tree, "Qh4");
    an_node mate = an_tree_at(tree);
    assert_int_equal(an_tree_result(tree), AN_BLACK_WINS);
    assert_true(an_tree_undo(tree));
    assert_int_equal(an_tree_end(tree, AN_TREE_START), an_tree_parent(tree, mate));
    assert_false(an_tree_go(tree, mate));
    assert_int_equal(an_tree_at(tree), an_tree_parent(tree, mate));
    assert_written(tree, NO_TAGS "[Result \"*\"]\n\n1. f3 e5 2. g4 *\n\n");
    assert_true(an_tree_redo(tree));
    assert_false(an_tree_redo(tree));
    assert_written(tree, NO_TAGS "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
    assert_true(an_tree_go(tree, AN_TREE_START));
    assert_true(an_tree_go(tree, mate));
    an_tree_close(tree);
}

static void what_is_refused(void **state)
{
    an_tree *tree = opened();
    (void)state;
    const an_move e4 = move_of(tree, "e4");
    assert_false(an_tree_add_nag(tree, 1)); /* of no move */
    play(tree, "e4");
    assert_false(an_tree_play(tree, e4)); /* a second time */
    assert_false(an_tree_add_nag(tree, AN_TREE_NAG_LAST + 1));
    assert_false(an_tree_go(tree, 2));
    assert_false(an_tree_set_tag(tree, text_from("FEN"), text_from("8/8/8/8/8/8/8/8 w - - 0 1")));
    assert_false(an_tree_set_tag(tree, text_from("Result"), text_from("1-0")));
    assert_false(an_tree_set_tag(tree, text_from("two words"), text_from("value")));
    assert_written(tree, NO_TAGS "[Result \"*\"]\n\n1. e4 *\n\n");
    an_tree_close(tree);
    an_tree_close(NULL);
}

/* Each variation begins in the one before it, by the other of two moves. */
static void variations_that_are_too_deep(void **state)
{
    static const char *const words[] = {"Nf3", "Nf6", "Ng1", "Ng8"}, *const others[] = {
                                                                         "Nh3", "Nh6", "Ng1",
                                                                         "Ng8"};
    an_tree *tree = opened();
    size_t depth = 0;
    (void)state;
    for (size_t ply = 0; depth <= AN_TREE_DEPTH_MAX; ply++) {
        play(tree, words[ply % 4]);
        if (ply % 4 > 1)
            continue;
        an_node before = an_tree_parent(tree, an_tree_at(tree));
        assert_true(an_tree_go(tree, before));
        bool is_played = an_tree_play(tree, move_of(tree, others[ply % 4]));
        assert_int_equal(is_played, ++depth <= AN_TREE_DEPTH_MAX);
        if (!is_played)
            assert_int_equal(an_tree_at(tree), before);
        assert_true(is_played || depth > AN_TREE_DEPTH_MAX);
    }
    assert_non_null(an_tree_write(tree).at);
    assert_false(an_tree_has_failed(tree));
    an_tree_close(tree);
}

/* A game that was read goes on. */
static void a_game_that_was_read(void **state)
{
    static const char bytes[] = "[White \"W\"]\n\n1. d4 (1. c4 {English}) d5 *\n";
    const an_batch batch = {.bytes = {bytes, sizeof bytes - 1}};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&(an_judge_options){0});
    an_tree *tree = opened();
    an_game game;
    an_judgement judgement;
    (void)state;
    an_reader_take(reader, &batch);
    assert_int_equal(an_game_next(reader, arbiter, &game, &judgement), AN_OK);
    assert_true(an_tree_read(tree, &judgement));
    play(tree, "c4");
    assert_written(tree, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                         "[White \"W\"]\n[Black \"?\"]\n[Result \"*\"]\n\n"
                         "1. d4 (1. c4 {English}) 1... d5 2. c4 *\n\n");
    an_tree_close(tree);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
}

static void other_results_are_left_to_the_board(void **state)
{
    an_tree *tree = opened();
    (void)state;
    static const int others[] = {AN_RESULT_COUNT, 99};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        an_tree_set_result(tree, (an_result)others[i]);
        assert_int_equal(an_tree_result(tree), AN_UNFINISHED);
    }
    assert_non_null(strstr(an_tree_write(tree).at, "[Result \"*\"]"));
    an_tree_close(tree);
}

/* A reader that took no batch has no game, whoever asks. */
static void a_reader_that_took_nothing(void **state)
{
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&(an_judge_options){0});
    an_game game;
    an_judgement judgement;
    (void)state;
    assert_int_equal(an_game_next(reader, arbiter, &game, &judgement), AN_NO_GAME);
    assert_int_equal(an_reader_next(reader, &game), AN_NO_GAME);
    assert_int_equal(an_game_next(reader, arbiter, &game, &judgement), AN_NO_GAME);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
}

/* Of a game of which not all was kept nothing can be read. */
static void a_game_of_which_too_little_was_kept(void **state)
{
    static const char bytes[] = "[White \"W\"]\n\n1. d4 d5 2. c4 e6 *\n";
    const an_batch batch = {.bytes = {bytes, sizeof bytes - 1}};
    (void)state;
    for (an_keeping keeps = AN_KEEP_TOKENS; keeps <= AN_KEEP_RESULT; keeps++) {
        an_reader *reader = an_reader_open();
        an_arbiter *arbiter = an_arbiter_open(&(an_judge_options){.keeps = keeps});
        an_tree *tree = opened();
        an_game game;
        an_judgement judgement;
        an_reader_take(reader, &batch);
        assert_int_equal(an_game_next(reader, arbiter, &game, &judgement), AN_OK);
        assert_int_equal(an_tree_read(tree, &judgement), keeps == AN_KEEP_TOKENS);
        an_tree_close(tree);
        an_arbiter_close(arbiter);
        an_reader_close(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_game_with_everything),
                                       cmocka_unit_test(undone_and_redone),
                                       cmocka_unit_test(what_is_refused),
                                       cmocka_unit_test(other_results_are_left_to_the_board),
                                       cmocka_unit_test(variations_that_are_too_deep),
                                       cmocka_unit_test(a_game_that_was_read),
                                       cmocka_unit_test(a_reader_that_took_nothing),
                                       cmocka_unit_test(a_game_of_which_too_little_was_kept)};
    return cmocka_run_group_tests_name("build a game", tests, NULL, NULL);
}
