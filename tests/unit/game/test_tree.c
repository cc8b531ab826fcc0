/* A game that is being written: the rows of tree.tsv, and what holds for each of them: undoing all
 * leaves nothing, redoing all brings it back, what is written is clean PGN and is read as itself.
 */
#include "edits.h"
#include "passage.h"
#include "positions.h"
#include "tree.h"
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"

/* ---- entries ---- */

typedef struct script {
    an_tree *tree;
    an_node open[8];
    size_t open_count;
    const char *remark;
} script;

/* _ stands for a blank. */
static an_text spaced(char *text)
{
    for (char *at = text; *at != '\0'; at++)
        if (*at == '_')
            *at = ' ';
    return an_text_of(text);
}

static void play(script *s, const char *word)
{
    an_notation english = notation_of("en");
    an_san said;
    an_move move = {0};
    if (an_san_parse(&said, an_text_of(word), &english) != AN_OK ||
        an_san_resolve(&move, an_tree_position(s->tree), &said, NULL) != AN_OK)
        fail_msg("%s cannot be played", word);
    an_tree_begin_entry(s->tree);
    an_tree_play(s->tree, move);
    if (s->remark != NULL)
        an_tree_add_remark(s->tree, an_text_of(s->remark));
    s->remark = NULL;
}

/* Corrects a move: "3:Nf3" is the third move of the main line. */
static void correct(script *s, const char *text)
{
    char *colon;
    unsigned long ply = strtoul(text, &colon, 10);
    an_notation english = notation_of("en");
    an_san said;
    an_move move = {0};
    an_node node = AN_TREE_START;
    for (; ply > 0; ply--)
        node = an__tree_node_at(s->tree, node)->first;
    const an_position *before = &an__tree_node_at(s->tree, an_tree_parent(s->tree, node))->position;
    an_san_parse(&said, an_text_of(colon + 1), &english);
    assert_int_equal(an_san_resolve(&move, before, &said, NULL), AN_OK);
    an_tree_begin_entry(s->tree);
    an_tree_replace(s->tree, node, move);
}

static void set_tag(script *s, char *text)
{
    char *value = strchr(text, '=');
    *value++ = '\0';
    an_tree_begin_entry(s->tree);
    an_tree_set_tag(s->tree, an_text_of(text), spaced(value));
}

static void set_result(script *s, const char *text)
{
    size_t size;
    an_tree_begin_entry(s->tree);
    an_tree_set_result(s->tree, an_result_read(an_text_of(text), &size));
}

static void go(script *s, unsigned ply)
{
    an_tree_go(s->tree, AN_TREE_START);
    while (ply-- > 0)
        an_tree_go(s->tree, an__tree_node_at(s->tree, an_tree_at(s->tree))->first);
}

static void enter(script *s, char *word)
{
    an_suffix suffix = an_suffix_read(an_text_of(word), false);
    if (strcmp(word, "(") == 0) {
        s->open[s->open_count++] = an_tree_at(s->tree);
        an_tree_go(s->tree, an__tree_node_at(s->tree, an_tree_at(s->tree))->parent);
    } else if (strcmp(word, ")") == 0) {
        an_tree_go(s->tree, s->open[--s->open_count]);
    } else if (strcmp(word, "undo") == 0) {
        an_tree_undo(s->tree);
    } else if (strcmp(word, "redo") == 0) {
        an_tree_redo(s->tree);
    } else if (*word == '{') {
        word[strlen(word) - 1] = '\0';
        an_tree_comment(s->tree, spaced(word + 1));
    } else if (*word == '=') {
        set_result(s, word + 1);
    } else if (strncmp(word, "Tag:", 4) == 0) {
        set_tag(s, word + 4);
    } else if (strncmp(word, "fix:", 4) == 0) {
        correct(s, word + 4);
    } else if (strcmp(word, "promote") == 0) {
        an_tree_begin_entry(s->tree);
        an_tree_promote(s->tree);
    } else if (strncmp(word, "go:", 3) == 0) {
        go(s, (unsigned)atoi(word + 3));
    } else if (strncmp(word, "r:", 2) == 0) {
        s->remark = spaced(word + 2).at;
    } else if (*word == '$') {
        assert_true(an_tree_add_nag(s->tree, (unsigned)atoi(word + 1)));
    } else if (suffix.draw_offer) {
        an_tree_offer_draw(s->tree);
    } else if (suffix.nag_count > 0) {
        assert_true(an_tree_add_nag(s->tree, suffix.nags[0]));
    } else {
        play(s, word);
    }
}

/* ---- what is written ---- */

static an_buffer written_tree(an_tree *tree)
{
    an_buffer out = {0};
    an_text pgn = an_tree_write(tree);
    assert_non_null(pgn.at);
    an_buffer_put_text(&out, pgn);
    return out;
}

/* Line ends are | in the table. */
static void check_text(const tsv_row *row, const an_buffer *pgn)
{
    char tags[512] = "", *movetext = strstr(pgn->at, "\n\n") + 2;
    const char *named = tsv_field(row, "tags");
    for (; *named != '\0'; named += strcspn(named, "|"), named += *named == '|') {
        snprintf(tags, sizeof tags, "%.*s\n", (int)strcspn(named, "|"), named);
        if (strstr(pgn->at, tags) == NULL)
            fail_msg("no %s in %s", tags, pgn->at);
    }
    size_t size = strlen(movetext);
    assert_true(size > 2 && strcmp(movetext + size - 2, "\n\n") == 0);
    movetext[size - 2] = '\0';
    for (char *at = movetext; (at = strchr(at, '\n')) != NULL;)
        *at = '|';
    assert_string_equal(movetext, tsv_field(row, "movetext"));
    for (char *at = movetext; (at = strchr(at, '|')) != NULL;)
        *at = '\n';
    movetext[size - 2] = '\n';
}

static void check_read(void *context, const an_judgement *judgement)
{
    const an_buffer *pgn = context;
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].level != AN_LEVEL_NOTE)
            fail_msg("%s in %s", an_code_slug(judgement->findings.list[i].code), pgn->at);
    an_tree *again = an_tree_open(&judgement->board.start);
    assert_true(an_tree_read(again, judgement));
    an_buffer copy = written_tree(again);
    assert_same(pgn, &copy);
    an__buffer_free(&copy);
    an_tree_close(again);
}

static void check_laws(an_tree *tree, an_buffer *pgn)
{
    const an_judge_options rules = {.findings.profile = AN_PROFILE_PGN};
    each_game_under(text_of(pgn), &rules, check_read, pgn);
    while (an_tree_undo(tree))
        ;
    assert_int_equal(an_tree_end(tree, AN_TREE_START), AN_TREE_START);
    assert_null(an__tree_node_at(tree, AN_TREE_START)->notes.comment);
    while (an_tree_redo(tree))
        ;
}

static void writes(void **state)
{
    const tsv_row *row = *state;
    const char *fen = tsv_field(row, "fen");
    an_position start = *fen == '\0' ? an_position_start() : position_of(fen, AN_STANDARD);
    script s = {.tree = an_tree_open(&start)};
    char entries[512];
    assert_true(strlen(tsv_field(row, "entries")) < sizeof entries);
    strcpy(entries, tsv_field(row, "entries"));
    for (char *word = strtok(entries, " "); word != NULL; word = strtok(NULL, " "))
        enter(&s, word);
    an_buffer pgn = written_tree(s.tree);
    check_text(row, &pgn);
    check_laws(s.tree, &pgn);
    an_buffer again = written_tree(s.tree);
    bool leaves_undone = strstr(tsv_field(row, "entries"), "undo") != NULL;
    if (!leaves_undone)
        assert_same(&pgn, &again);
    an__buffer_free(&again);
    an__buffer_free(&pgn);
    an_tree_close(s.tree);
}

/* ---- real games ---- */

typedef struct copying {
    bool as_scribe;
    size_t games;
} copying;

static void check_copy(void *context, const an_judgement *judgement)
{
    const an_write_options as_english = {
        .notation = notation_of("en"), .layout = AN_LAYOUT_PGN, .width = 79};
    copying *c = context;
    an_tree *tree = an_tree_open(&judgement->board.start);
    if (an_tree_read(tree, judgement)) {
        an_buffer copy = written_tree(tree);
        an_buffer due = written(judgement->game->bytes, NULL, &as_english);
        if (c->as_scribe)
            assert_same(&due, &copy);
        check_laws(tree, &copy);
        an__buffer_free(&due);
        an__buffer_free(&copy);
        c->games++;
    }
    an_tree_close(tree);
}

/* The tree writes what the scribe writes; but what is an alternative to the first move of a
 * variation stands beside it, not in it. */
static void real_games_are_written_as_by_the_scribe(void **state)
{
    static const struct {
        const char *path;
        bool as_scribe;
    } files[] = {{"tests/data/games/classics.pgn", true},
                 {"tests/data/games/endings.pgn", true},
                 {"tests/data/games/annotated.pgn", false}};
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        an_buffer text = load(files[i].path);
        copying c = {.as_scribe = files[i].as_scribe};
        each_game(text_of(&text), NULL, check_copy, &c);
        assert_true(c.games > 0);
        an__buffer_free(&text);
    }
}

/* ---- games of others ---- */

#define TAGS "[Event \"?\"]\n\n"

/* What a tree makes of the movetext of a game; NULL: it holds what a tree does not. */
static const struct {
    const char *name, *pgn, *movetext;
} foreign[] = {
    {"two comments", TAGS "1. e4 {a} {b} *", "1. e4 {a b} *"},
    {"a draw offer", TAGS "1. e4 (=) *", "1. e4 {(=)} *"},
    {"a glued draw offer", TAGS "1. e4(=) *", "1. e4 {(=)} *"},
    {"a draw offer twice", TAGS "1. e4 (=) (=) *", "1. e4 {(=)} *"},
    {"an empty comment", TAGS "1. e4 {} *", "1. e4 *"},
    {"a control character in a comment", TAGS "1. e4 {a\177b} *", "1. e4 {a b} *"},
    {"an empty tag", "[Event \"?\"]\n[White \"\"]\n\n1. e4 *", "1. e4 *"},
    {"a sign apart", TAGS "1. e4 ! *", "1. e4 $1 *"},
    {"a comment before a variation's move", TAGS "1. e4 ({a} 1. d4) *", "1. e4 ({a} 1. d4) *"},
    {"two of them", TAGS "1. e4 ({a} {b} 1. d4) *", NULL},
    {"a move that cannot be played", TAGS "1. e4 Nf9 *", NULL},
    {"a variation of no move", TAGS "(1. d4) 1. e4 *", NULL},
    {"a variation without a move", TAGS "1. e4 () *", NULL},
    {"a variation that begins with another", TAGS "1. e4 ((1. d4) 1. c4) *", NULL},
    {"a number that is no NAG", TAGS "1. e4 $256 *", NULL},
    {"more NAGs than there is room for", TAGS "1. e4 $7 $8 $9 $10 $11 $12 $13 $14 $15 *", NULL},
    {"a sign beyond that", TAGS "1. e4 $7 $8 $9 $10 $11 $12 $13 $14 ± *", NULL},
    {"a NAG before the first move", TAGS "$14 1. e4 *", NULL},
    {"a draw offer before the first move", TAGS "(=) 1. e4 *", NULL},
    {"a line comment", TAGS "1. e4 ; a\n*", NULL},
    {"a result in a variation", TAGS "1. e4 (1. d4 1-0) *", NULL},
};

static void check_foreign(void *context, const an_judgement *judgement)
{
    const char *movetext = *(const char *const *)context;
    an_tree *tree = an_tree_open(&judgement->board.start);
    assert_int_equal(an_tree_read(tree, judgement), movetext != NULL);
    if (movetext != NULL) {
        an_buffer pgn = written_tree(tree);
        const char *found = strstr(pgn.at, "\n\n") + 2;
        assert_memory_equal(found, movetext, strlen(movetext));
        an__buffer_free(&pgn);
    }
    an_tree_close(tree);
}

static void games_of_others(void **state)
{
    an_notation english = notation_of("en");
    (void)state;
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        print_message("%s\n", foreign[i].name);
        const char *movetext = foreign[i].movetext;
        each_game(an_text_of(foreign[i].pgn), &english, check_foreign, &movetext);
    }
}

/* There is no $256: it is refused, not cut to another one. */
static void a_number_without_meaning_is_refused(void **state)
{
    (void)state;
    an_position start = an_position_start();
    script s = {.tree = an_tree_open(&start)};
    char move[] = "e4";
    enter(&s, move);
    assert_false(an_tree_add_nag(s.tree, AN_TREE_NAG_LAST + 1));
    assert_int_equal(an__tree_node_at(s.tree, 1)->notes.nag_count, 0);
    assert_true(an_tree_add_nag(s.tree, AN_TREE_NAG_LAST));
    an_tree_close(s.tree);
}

enum { MANY_TAGS = 20000 };

static void check_many_tags(void *context, const an_judgement *judgement)
{
    size_t *count = context;
    an_tree *tree = an_tree_open(&judgement->board.start);
    assert_true(an_tree_read(tree, judgement));
    an_buffer pgn = written_tree(tree);
    const char *line = strstr(pgn.at, "[T00000 ");
    for (; *line == '['; line = strchr(line, '\n') + 1, ++*count)
        assert_int_equal(strtol(line + 2, NULL, 10), *count);
    an__buffer_free(&pgn);
    an_tree_close(tree);
}

/* Time squared would be minutes. */
static void many_tags_come_in_order(void **state)
{
    (void)state;
    an_buffer pgn = {0};
    size_t count = 0;
    for (unsigned i = 0; i < MANY_TAGS; i++) {
        char tag[32];
        snprintf(tag, sizeof tag, "[T%05u \"x\"]\n", i * 7919 % MANY_TAGS);
        an__buffer_put(&pgn, tag);
    }
    an__buffer_put(&pgn, "\n1. e4 *\n");
    each_game(text_of(&pgn), NULL, check_many_tags, &count);
    assert_int_equal(count, MANY_TAGS);
    an__buffer_free(&pgn);
}

/* The first move of the line that a variation leaves. */
static void a_variation_knows_where_it_begins(void **state)
{
    (void)state;
    an_position start = an_position_start();
    script s = {.tree = an_tree_open(&start)};
    char entries[][4] = {"e4", "e5", "(", "c5", "Nf3"};
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
        enter(&s, entries[i]);
    an_node in_line = an_tree_at(s.tree);
    go(&s, 2);
    assert_int_equal(an__tree_branch(s.tree, in_line), an_tree_at(s.tree));
    assert_int_equal(an__tree_branch(s.tree, AN_TREE_START), AN_TREE_START);
    an_tree_close(s.tree);
}

static void other_numbers_are_no_places(void **state)
{
    const an_node others[] = {3, 1000, UINT32_MAX};
    an_position start = an_position_start();
    script s = {.tree = an_tree_open(&start)};
    (void)state;
    play(&s, "e4");
    play(&s, "e5");
    const an_node at = an_tree_at(s.tree);
    const an_move move = an__tree_node_at(s.tree, at)->move;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_false(an_tree_go(s.tree, others[i]));
        assert_int_equal(an_tree_parent(s.tree, others[i]), AN_TREE_START);
        assert_int_equal(an_tree_end(s.tree, others[i]), AN_TREE_START);
        assert_int_equal(an_tree_replace(s.tree, others[i], move), AN_TREE_START);
    }
    assert_int_equal(an_tree_at(s.tree), at);
    an_tree_close(s.tree);
}

/* Of the signs ! to ?! a move has one, of other signs any. */
static void a_sign_replaces_another(void **state)
{
    an_position start = an_position_start();
    script s = {.tree = an_tree_open(&start)};
    (void)state;
    play(&s, "e4");
    for (unsigned nag = 1; nag <= 7; nag++)
        assert_true(an_tree_add_nag(s.tree, nag));
    assert_non_null(strstr(an_tree_write(s.tree).at, "1. e4 $6 $7 "));
    assert_true(an_tree_add_nag(s.tree, 1));
    assert_non_null(strstr(an_tree_write(s.tree).at, "1. e4 $7 $1 "));
    an_tree_close(s.tree);
}

/* It has no place among the moves that follow, which are searched for it. */
static void an_undone_move_is_not_replaced(void **state)
{
    an_position start = an_position_start();
    script s = {.tree = an_tree_open(&start)};
    (void)state;
    play(&s, "d4");
    const an_move other = an__tree_node_at(s.tree, an_tree_at(s.tree))->move;
    an_tree_undo(s.tree);
    play(&s, "e4");
    const an_node undone = an_tree_at(s.tree);
    an_tree_undo(s.tree);
    assert_int_equal(an_tree_replace(s.tree, undone, other), AN_TREE_START);
    assert_int_equal(an_tree_parent(s.tree, undone), AN_TREE_START);
    assert_int_equal(an_tree_end(s.tree, undone), undone);
    an_tree_close(s.tree);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(real_games_are_written_as_by_the_scribe),
        cmocka_unit_test(games_of_others),
        cmocka_unit_test(a_number_without_meaning_is_refused),
        cmocka_unit_test(many_tags_come_in_order),
        cmocka_unit_test(a_variation_knows_where_it_begins),
        cmocka_unit_test(other_numbers_are_no_places),
        cmocka_unit_test(a_sign_replaces_another),
        cmocka_unit_test(an_undone_move_is_not_replaced),
    };
    int failures = tsv_run("tests/data/tree.tsv", writes);
    return cmocka_run_group_tests(tests, NULL, NULL) + failures > 0;
}
