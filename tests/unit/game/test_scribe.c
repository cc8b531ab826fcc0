/* The laws of writing: twice is once, there and back is the same game. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "algnot/game.h"
#include "passage.h"

static const char *const games[] = {
    "tests/data/games/annotated.pgn", "tests/data/games/classics.pgn",
    "tests/data/games/club.pgn",      "tests/data/games/endings.pgn",
    "tests/data/games/errors.pgn",    "tests/data/games/feuille.txt",
    "tests/data/games/morphy.txt",    "tests/data/games/notation.txt",
    "tests/data/games/ronde3.txt"};

static const char *const canonical[] = {"tests/data/games/annotated.pgn",
                                        "tests/data/games/classics.pgn",
                                        "tests/data/games/endings.pgn"};

static an_notation in_english;

enum { GAMES = sizeof games / sizeof *games, CANONICAL = sizeof canonical / sizeof *canonical };

/* ---- twice is once ---- */

/* What is tested of one game. */
typedef struct trial {
    const char *language;
    an_layout layout;
} trial;

static void fail_for_change(void *context, const an_finding *finding)
{
    (void)context;
    fail_msg("'%.*s' is yet to become '%.*s'", (int)finding->facts.text.size,
             finding->facts.text.at, (int)finding->facts.other.size, finding->facts.other.at);
}

static void check_unchanged(void *context, const an_judgement *judgement)
{
    assert_true(an_scribe_check(context, judgement, fail_for_change, NULL));
}

/* The check has nothing to list of what was written as it demands. */
static void check_settled(an_text text, const an_write_options *script)
{
    an_judge_options rules = {.from = &script->notation, .from_count = 1};
    an_scribe *scribe = an_scribe_open(script);
    each_game_under(text, &rules, check_unchanged, scribe);
    an_scribe_close(scribe);
}

static void check_twice(void *context, const an_judgement *judgement)
{
    const trial *t = context;
    an_write_options script = {
        .notation = notation_of(t->language), .layout = t->layout, .width = 79};
    an_buffer once = written(judgement->game->bytes, NULL, &script);
    an_buffer twice = written(text_of(&once), &script.notation, &script);
    assert_same(&once, &twice);
    check_settled(text_of(&once), &script);
    an__buffer_free(&once);
    an__buffer_free(&twice);
}

static void test_twice_is_once(void **state)
{
    (void)state;
    for (size_t i = 0; i < GAMES; i++) {
        an_buffer text = load(games[i]);
        for (an_layout layout = AN_LAYOUT_AUTO; layout < AN_LAYOUT_COUNT; layout++) {
            if (layout == AN_LAYOUT_JSONL)
                continue; /* is not read back */
            each_game(text_of(&text), NULL, check_twice, &(trial){"en", layout});
            each_game(text_of(&text), NULL, check_twice, &(trial){"fr", layout});
        }
        an__buffer_free(&text);
    }
}

/* What could not be read, or was left unread, stands there the second time as it did the first. */
static void test_errors_twice(void **state)
{
    (void)state;
    static const char *const errors[] = {
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 and later 7. O-O Nf6 8. Re1 b5",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (some words) and 7. O-O Nf6 8. Re1 b5 {more} 1-0",
        "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {end}\n\n1. d4 d5 2. c4",
        "[Event \"x\"]\n\n1. Ke7 d5 2. Nf3 1-0",
        "[Event \"x\"]\n\n1. e4 (1. Ke7 {why} d5) e5 2. Ke7 {never} Nf6 (2... Nc6 3. Kd6) *",
        "[Event \"x\"]\n\n1. e4 {[a\nb] c\n[D e] f\n} 2. Ke7 {x\n[Y z]} Nf6",
        "[Event \"x\"]\n\n1. e4 {without a brace",
        "[Event \"x\"]\n\n1. e4 e5 2. Ke3 {algnot: not converted from here: x} d5 *"};
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        for (an_layout layout = AN_LAYOUT_PGN; layout <= AN_LAYOUT_ONELINE; layout++) {
            each_game(an_text_of(errors[i]), &in_english, check_twice, &(trial){"en", layout});
            each_game(an_text_of(errors[i]), &in_english, check_twice, &(trial){"fr", layout});
        }
}

/* ---- there and back ---- */

/* What a text says, whatever its notation: moves, NAGs, offers, comments and variations. */
static an_buffer noted(an_text text, const an_notation *from)
{
    an_write_options script = {.notation = an_notation_of(NULL, AN_STYLE_UCI),
                               .layout = AN_LAYOUT_ONELINE};
    return written(text, from, &script);
}

static void check_there_and_back(void *context, const an_judgement *judgement)
{
    const trial *t = context;
    an_text text = judgement->game->bytes;
    an_write_options french = {.notation = notation_of("fr"), .layout = t->layout, .width = 79};
    an_write_options english = {.notation = notation_of("en"), .layout = t->layout, .width = 79};
    an_buffer there = written(text, &english.notation, &french);
    an_buffer back = written(text_of(&there), &french.notation, &english);
    an_buffer before = noted(text, &in_english), between = noted(text_of(&there), &french.notation),
              after = noted(text_of(&back), &in_english);
    assert_same(&before, &between);
    assert_same(&before, &after);
    if (t->layout == AN_LAYOUT_KEEP)
        assert_true(back.size == text.size && memcmp(back.at, text.at, text.size) == 0);
    an_buffer *const all[] = {&there, &back, &before, &between, &after};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

static void test_there_and_back(void **state)
{
    (void)state;
    for (size_t i = 0; i < CANONICAL; i++) {
        an_buffer text = load(canonical[i]);
        for (an_layout layout = AN_LAYOUT_PGN; layout < AN_LAYOUT_COUNT; layout++)
            if (layout != AN_LAYOUT_JSONL)
                each_game(text_of(&text), &in_english, check_there_and_back,
                          &(trial){"en", layout});
        an__buffer_free(&text);
    }
}

/* ---- what is left out, and what is put in ---- */

static const char annotated[] = "[Event \"Coupe\"]\n[White \"A\"]\n[Board \"4\"]\n\n"
                                "1. e4! {[%clk 0:10:00] good} e5 {[%clk 0:09:58]} (1... c5 "
                                "{sharp}) 2. Nf3 {(=)} Nc6 $14 {} 1/2-1/2";

static void assert_written(const an_write_options *script, const char *expected)
{
    an_buffer out = written(an_text_of(annotated), &in_english, script);
    assert_string_equal(out.at, expected);
    an__buffer_free(&out);
}

static void test_drops(void **state)
{
    (void)state;
    an_write_options script = {.notation = notation_of("fr"), .layout = AN_LAYOUT_ONELINE};
    script.drops = AN_DROP_COMMENTS;
    assert_written(&script, "1. e4! e5 (1… c5) 2. Cf3 (=) Cc6 ⩲ ½-½\n");
    script.drops = AN_DROP_CLOCKS;
    assert_written(&script, "1. e4! {good} 1… e5 (1… c5 {sharp}) 2. Cf3 (=) Cc6 ⩲ {} ½-½\n");
    script.drops = AN_DROP_VARIATIONS | AN_DROP_NAGS | AN_DROP_COMMENTS;
    assert_written(&script, "1. e4 e5 2. Cf3 (=) Cc6 ½-½\n");
    script.drops = 0;
    script.is_sheet = true;
    assert_written(&script, "1. e4 {[%clk 0:10:00]} 1… e5 {[%clk 0:09:58]} 2. Cf3 (=) Cc6 ½-½\n");
    script.drops = AN_DROP_CLOCKS;
    assert_written(&script, "1. e4 e5 2. Cf3 (=) Cc6 ½-½\n");
}

static void test_tags(void **state)
{
    (void)state;
    an_tag tags[] = {{.name = an_text_of("Site"), .value = an_text_of("a \"b\" \\c")},
                     {.name = an_text_of("Board"), .value = an_text_of("5")},
                     {.name = an_text_of("Table"), .value = an_text_of("1")},
                     {.name = an_text_of("Table"), .value = an_text_of("2")}};
    an_write_options script = {.notation = notation_of("en"),
                               .drops = AN_DROP_COMMENTS | AN_DROP_VARIATIONS | AN_DROP_NAGS,
                               .tags = tags,
                               .tag_count = 4};
    assert_written(&script,
                   "[Event \"Coupe\"]\n[Site \"a \\\"b\\\" \\\\c\"]\n[Date \"????.??.??\"]\n"
                   "[Round \"?\"]\n[White \"A\"]\n[Black \"?\"]\n"
                   "[Result \"1/2-1/2\"]\n[Board \"5\"]\n[Table \"2\"]\n\n"
                   "1. e4 e5 2. Nf3 {(=)} 2... Nc6 1/2-1/2\n\n");
    script.drops |= AN_DROP_TAGS;
    assert_written(&script, "[Site \"a \\\"b\\\" \\\\c\"]\n[Board \"5\"]\n[Table \"2\"]\n\n"
                            "1. e4 e5 2. Nf3 {(=)} 2... Nc6 1/2-1/2\n\n");
    script.layout = AN_LAYOUT_JSONL;
    assert_written(&script,
                   "{\"v\":1,\"type\":\"game\",\"tags\":{\"Site\":\"a \\\"b\\\" \\\\c\","
                   "\"Board\":\"5\",\"Table\":\"2\"},\"variant\":\"standard\",\"fen\":null,"
                   "\"language\":\"en\",\"style\":\"short\",\"moves\":[\"e4\",\"e5\",\"Nf3\","
                   "\"Nc6\"],\"result\":\"1/2-1/2\",\"error\":null,\"played_illegal\":[]}\n");
}

/* Tags stand in the order of the PGN standard, few or many, and the first of a name in the roster.
 */
static void check_order_of_tags(int count)
{
    an_write_options script = {.notation = notation_of("en"), .layout = AN_LAYOUT_PGN};
    an_buffer text = {0}, due = {0};
    char tag[32];
    an__buffer_put(&text, "[Site \"s\"]\n");
    an__buffer_put(&due, "[Event \"e\"]\n[Site \"s\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                         "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n");
    for (int i = 0; i < count; i++) {
        snprintf(tag, sizeof tag, "[T%02d \"%d\"]\n", count - 1 - i, i);
        an__buffer_put(&text, tag);
        snprintf(tag, sizeof tag, "[T%02d \"%d\"]\n", i, count - 1 - i);
        an__buffer_put(&due, tag);
    }
    an__buffer_put(&text, "[Event \"e\"]\n[Site \"again\"]\n[T00 \"again\"]\n\n*\n");
    an_buffer out = written(text_of(&text), &in_english, &script);
    const char *rest = strstr(due.at, "[T01");
    due.size = (size_t)(rest - due.at);
    assert_memory_equal(out.at, due.at, due.size);
    assert_memory_equal(out.at + due.size, "[T00 \"again\"]\n", 14);
    assert_memory_equal(out.at + due.size + 14, rest, strlen(rest));
    an_buffer *const all[] = {&text, &due, &out};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

static void test_order_of_tags(void **state)
{
    (void)state;
    check_order_of_tags(5);
    check_order_of_tags(60);
}

/* Two blocks side by side are read in the order of their numbers, and stay where they stand. */
static void test_keep_two_blocks(void **state)
{
    (void)state;
    an_write_options script = {.notation = notation_of("fr"), .layout = AN_LAYOUT_KEEP};
    an_buffer out = written(an_text_of("1. e4 e5    3. Bb5 a6\n2. Nf3 Nc6  4. Ba4 Nf6\n"),
                            &in_english, &script);
    assert_string_equal(out.at, "1. e4 e5    3. Fb5 a6\n2. Cf3 Cc6  4. Fa4 Cf6\n");
    an__buffer_free(&out);
}

/* A move of Black's without number is none of White's, whatever is said of it. */
static void test_null_move_of_black(void **state)
{
    (void)state;
    static const char text[] = "1. e4 e5 (1... -- 2. d4 -- 3. c4) 2. Nf3 *\n";
    an_write_options script = {.notation = in_english, .layout = AN_LAYOUT_ONELINE};
    an_buffer out = written(an_text_of(text), &in_english, &script);
    assert_string_equal(out.at, text);
    an__buffer_free(&out);
}

/* ---- what was not kept ---- */

typedef struct kept {
    an_keeping keeps;
    bool is_unusual;
    an_write_options options;
    size_t games;
} kept;

static void ignore(void *context, const an_finding *finding)
{
    (void)context;
    (void)finding;
}

static void check_kept(void *context, const an_judgement *judgement)
{
    kept *k = context;
    an_scribe *scribe = an_scribe_open(&k->options);
    an_judge_options enough = AN_JUDGE_OPTIONS_INIT;
    an_judge_options_keep_for(&enough, &k->options);
    bool is_all = k->keeps == AN_KEEP_TOKENS || (k->keeps == AN_KEEP_UNUSUAL && k->is_unusual);
    bool is_enough = is_all || (k->keeps == AN_KEEP_FOR_WRITING && enough.keeps == k->keeps);
    an_judge_options_check_for(&enough, &k->options);
    bool may_check = is_all || (k->keeps == AN_KEEP_UNUSUAL && enough.keeps == k->keeps);
    assert_int_equal(an_scribe_can_write(scribe, judgement), is_enough);
    assert_int_equal(an_scribe_write(scribe, judgement).at != NULL, is_enough);
    assert_int_equal(an_scribe_check(scribe, judgement, ignore, NULL), may_check);
    an_scribe_close(scribe);
    k->games++;
}

/* A game of which too little was kept is refused, whatever is to be written of it: it is not
 * written without its moves. */
static void test_too_little_kept(void **state)
{
    static const char *const texts[] = {"[Event \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n",
                                        "[Event \"?\"]\n\n1. e4 e5 2. Nf3 {Knight} Nc6 1-0\n"};
    static const an_style styles[] = {AN_STYLE_SHORT, AN_STYLE_MINIMAL};
    enum { STYLES = sizeof styles / sizeof *styles, TEXTS = sizeof texts / sizeof *texts };
    (void)state;
    for (an_keeping keeps = AN_KEEP_TOKENS; keeps <= AN_KEEP_RESULT; keeps++)
        for (an_layout layout = 0; an_layout_name(layout) != NULL; layout++)
            for (size_t i = 0; i < TEXTS * STYLES; i++) {
                an_judge_options rules = {.from = &in_english, .from_count = 1, .keeps = keeps};
                kept k = {
                    .keeps = keeps,
                    .is_unusual = i / STYLES > 0,
                    .options = {.layout = layout,
                                .notation = an_notation_of(&an_languages[0], styles[i % STYLES])}};
                each_game_under(an_text_of(texts[i / STYLES]), &rules, check_kept, &k);
                assert_int_equal(k.games, 1);
            }
}

static void check_blanks(void *context, const an_judgement *judgement)
{
    const an_tag tags[] = {{.name = an_text_of("White"), .value = an_text_of("a\"b\\\n\x7f\tc")}};
    an_write_options options = {
        .notation = in_english, .layout = AN_LAYOUT_PGN, .tags = tags, .tag_count = 1};
    an_scribe *scribe = an_scribe_open(&options);
    assert_non_null(strstr(an_scribe_write(scribe, judgement).at, "[White \"a\\\"b\\\\   c\"]\n"));
    an_scribe_close(scribe);
    ++*(size_t *)context;
}

/* As in a tree: an end of a line would end the tag pair. */
static void test_control_characters_of_tags(void **state)
{
    size_t count = 0;
    (void)state;
    each_game_under(an_text_of("[White \"?\"]\n\n1. e4 *\n"), &(an_judge_options){0}, check_blanks,
                    &count);
    assert_int_equal(count, 1);
}

/* A text without a game is not judged; still it can be asked for what was found, and be written. */
static void test_nothing_to_write(void **state)
{
    static const char *const texts[] = {"hello\n", "", "{a comment}\n", "; a line\n% another\n"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts * AN_LAYOUT_COUNT * AN_KEEPING_COUNT; i++) {
        const size_t text = i / AN_LAYOUT_COUNT / AN_KEEPING_COUNT;
        an_judge_options rules = {.keeps = (an_keeping)(i % AN_KEEPING_COUNT)};
        an_write_options options = {.notation = in_english,
                                    .layout = (an_layout)(i / AN_KEEPING_COUNT % AN_LAYOUT_COUNT)};
        an_batch batch = {.bytes = an_text_of(texts[text]), .is_text = true};
        an_reader *reader = an_reader_open();
        an_arbiter *arbiter = an_arbiter_open(&rules);
        an_scribe *scribe = an_scribe_open(&options);
        an_game game;
        an_judgement judgement;
        an_reader_take(reader, &batch);
        for (;;) {
            memset(&judgement, 0x5a, sizeof judgement); /* what may lie on the stack */
            if (an_game_next(reader, arbiter, &game, &judgement) != AN_OK)
                break;
            assert_true(game.is_empty);
            assert_ptr_equal(judgement.game, &game);
            assert_int_equal(judgement.findings.count, 0);
            assert_int_equal(judgement.result, AN_NO_RESULT);
            assert_true(an_scribe_can_write(scribe, &judgement));
            assert_non_null(an_scribe_write(scribe, &judgement).at);
            assert_true(an_scribe_check(scribe, &judgement, ignore, NULL));
        }
        an_scribe_close(scribe);
        an_arbiter_close(arbiter);
        an_reader_close(reader);
    }
}

int main(void)
{
    in_english = notation_of("en");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_twice_is_once),
        cmocka_unit_test(test_errors_twice),
        cmocka_unit_test(test_there_and_back),
        cmocka_unit_test(test_drops),
        cmocka_unit_test(test_tags),
        cmocka_unit_test(test_order_of_tags),
        cmocka_unit_test(test_keep_two_blocks),
        cmocka_unit_test(test_null_move_of_black),
        cmocka_unit_test(test_too_little_kept),
        cmocka_unit_test(test_control_characters_of_tags),
        cmocka_unit_test(test_nothing_to_write),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
