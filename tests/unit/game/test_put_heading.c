/* The tags of a game are put as if it stood alone, whatever games came before it. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "algnot/game.h"
#include "passage.h"
#include "text.h"

#define FIRST  "[Event \"e\"]\n[Site \"s\"]\n[Date \"2001.02.03\"]\n[Round \"4\"]\n"
#define ROSTER FIRST "[White \"w\"]\n[Black \"b\"]\n[Result \"*\"]\n"
#define MOVES  "\n1. e4 e5 *\n\n"

static const char *const games[] = {
    ROSTER MOVES,
    "[Result \"*\"]\n[Black \"c\"]\n[White \"v\"]\n" FIRST MOVES,
    FIRST "[White \"w\"]\n[Black \"b\"]\n[Result \"1/2\"]\n\n1. e4 e5 1/2-1/2\n\n",
    FIRST "[White  \"w\"]\n[Black \"b\"]\n[Result \"*\"]\n" MOVES,
    FIRST "[White \"w \\\"x\\\"\"]\n[Black \"b\\\\\"]\n[Result \"*\"]\n" MOVES,
    FIRST "[White \"w \"x\" y\"]\n[Black \"b\"]\n[Result \"*\"]\n" MOVES,
    FIRST "[White \"w\"] [Black \"b\"]\n[Result \"*\"]\n" MOVES,
    FIRST MOVES,
    "[Event \"e\"]\n\n*\n\n",
    "[Event \"e\"]\n" MOVES,
    FIRST "[White \"w\"]\n[White \"x\"]\n[Black \"b\"]\n[Result \"*\"]\n" MOVES,
    FIRST "[White \"w\"]\n[White \"x\"]\n[Black \"b\"]\n" MOVES,
    ROSTER "[WhiteElo \"1\"]\n[BlackElo \"2\"]\n[ECO \"C20\"]\n" MOVES,
    ROSTER "[WhiteElo \"3\"]\n[BlackElo \"4\"]\n[ECO \"C20\"]\n" MOVES,
    ROSTER "[BlackElo \"3\"]\n[WhiteElo \"4\"]\n[ECO \"C20\"]\n" MOVES,
    ROSTER "[ECO \"C20\"]\n[BlackElo \"3\"]\n[WhiteElo \"4\"]\n" MOVES,
    ROSTER "[WhiteTeamCountry \"f\"]\n[WhiteTeam \"g\"]\n[WhiteTea \"h\"]\n" MOVES,
    ROSTER "[WhiteTeamC \"f\"]\n[WhiteTeamB \"g\"]\n[WhiteTeamA \"h\"]\n[White1 \"i\"]\n" MOVES,
    ROSTER "[ATagWhoseNameIsRatherLong \"1\"]\n" MOVES,
    ROSTER "[ATagWhoseNameIsRatherLong \"2\"]\n" MOVES,
    ROSTER "[Variant \"Standard\"]\n" MOVES,
    ROSTER "[Variant \"Chess960\"]\n" MOVES,
    ROSTER "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n\n",
    ROSTER
    "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n" MOVES};

enum { GAMES = sizeof games / sizeof *games, MANY = 200 };

static const an_tag given[] = {{.name = {"Site", 4}, .value = {"here", 4}},
                               {.name = {"Annotator", 9}, .value = {"me", 2}}};

static const an_write_options scripts[] = {
    {.layout = AN_LAYOUT_PGN},
    {.layout = AN_LAYOUT_PGN, .drops = AN_DROP_TAGS},
    {.layout = AN_LAYOUT_PGN, .tags = given, .tag_count = 1},
    {.layout = AN_LAYOUT_PGN, .tags = given, .tag_count = sizeof given / sizeof *given}};

/* Writes one game behind another, in the same way. */
static void check_pair(const char *first, const char *second, an_write_options script)
{
    const an_notation english = notation_of("en");
    an_buffer text = {0}, due = {0};
    script.notation = english;
    an__buffer_put(&text, first);
    an__buffer_put(&text, second);
    an_buffer out = written(text_of(&text), &english, &script);
    an_buffer one = written(an_text_of(first), &english, &script),
              other = written(an_text_of(second), &english, &script);
    an__buffer_put(&due, one.at);
    an__buffer_put(&due, other.at);
    assert_same(&out, &due);
    an_buffer *const all[] = {&text, &due, &out, &one, &other};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

static void each_after_each(void **state)
{
    (void)state;
    for (size_t way = 0; way < sizeof scripts / sizeof *scripts; way++)
        for (size_t i = 0; i < GAMES; i++)
            for (size_t j = 0; j < GAMES; j++)
                check_pair(games[i], games[j], scripts[way]);
}

/* Names of the same size, more of them than are kept apart. */
static void many_names(void **state)
{
    enum { SIZE = 256 };
    char first[SIZE], second[SIZE];
    (void)state;
    sprintf(first, ROSTER "[T000 \"x\"]\n[S \"y\"]\n" MOVES);
    for (int i = 1; i < MANY; i++) {
        sprintf(second, ROSTER "[T%03d \"x\"]\n[S \"y\"]\n" MOVES, i);
        check_pair(first, second, scripts[0]);
        sprintf(second, ROSTER "[T%d \"x\"]\n[S \"y\"]\n" MOVES, i);
        check_pair(first, second, scripts[0]);
    }
}

/* Names that begin as another one does. */
static void names_that_begin_names(void **state)
{
    enum { SIZE = 256, LONGEST = 30 };
    static const char name[] = "ThatWillBeCutOffAgainAndAgain";
    char first[SIZE], second[SIZE];
    (void)state;
    for (int i = 1; i < LONGEST; i++)
        for (int j = 1; j < LONGEST; j++) {
            sprintf(first, ROSTER "[%.*s \"x\"]\n[ThatWillBe \"y\"]\n" MOVES, i, name);
            sprintf(second, ROSTER "[%.*s \"x\"]\n[ThatWillBe \"y\"]\n" MOVES, j, name);
            check_pair(first, second, scripts[0]);
        }
}

/* Behind the roster the order is that of the bytes. */
static void order_of_names(void **state)
{
    static const char tags[] =
        "[c \"1\"]\n[Zug \"2\"]\n[WhiteTeamB \"3\"]\n[WhiteTeam \"4\"]\n[WhiteTeamA \"5\"]\n"
        "[WhiteTea \"6\"]\n[WhiteTe \"8\"]\n";
    static const char due[] =
        "[WhiteTe \"8\"]\n[WhiteTea \"6\"]\n[WhiteTeam \"4\"]\n[WhiteTeamA \"5\"]\n"
        "[WhiteTeamB \"3\"]\n[Zug \"2\"]\n[c \"1\"]\n";
    const an_notation english = notation_of("en");
    an_write_options script = {.notation = english, .layout = AN_LAYOUT_PGN};
    an_buffer text = {0};
    (void)state;
    an__buffer_put(&text, ROSTER);
    an__buffer_put(&text, tags);
    an__buffer_put(&text, MOVES);
    an_buffer out = written(text_of(&text), &english, &script);
    assert_non_null(strstr(out.at, due));
    an__buffer_free(&text);
    an__buffer_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_after_each), cmocka_unit_test(many_names),
        cmocka_unit_test(names_that_begin_names), cmocka_unit_test(order_of_names)};
    return cmocka_run_group_tests_name("put_heading", tests, NULL, NULL);
}
