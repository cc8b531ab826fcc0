/* Cuts between the games of a plain text: the parts hold the games that the whole does. */
#include "arbiter.h"
#include "buffer.h"
#include "check.h"
#include "cuts.h"
#include "draft.h"
#include "random.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"

/* ---- what is made of a text, and of its parts ---- */

static void note_game(an_buffer *out, const an_game *game, const an_judgement *judgement)
{
    if (game->is_empty && game->faults.count == 0)
        return;
    an__buffer_put(out, "\n@");
    an__buffer_put_number(out, game->offset + game->start);
    for (size_t i = 0; i < game->token_count; i++)
        if (game->tokens[i].kind != AN_TOKEN_PROSE) {
            an_buffer_put_char(out, ' ');
            an_buffer_put_text(out, an_game_text(game, &game->tokens[i]));
        }
    an__buffer_put(out, " =");
    an__buffer_put_number(out, judgement->main.ply_count);
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        an_buffer_put_char(out, ' ');
        an__buffer_put(out, an_code_slug(finding->code));
        an_buffer_put_char(out, '@');
        an__buffer_put_number(out, game->offset + finding->where.offset);
    }
}

static void note_part(an_buffer *out, an_reader *reader, an_text stream, size_t from, size_t to)
{
    an_judge_options rules = {.variant = AN_STANDARD};
    an_arbiter *arbiter = an_arbiter_open(&rules);
    char *bytes = malloc(to - from + 1);
    assert_non_null(bytes);
    memcpy(bytes, stream.at + from, to - from);
    bytes[to - from] = '\0';
    an_batch batch = {.bytes = {bytes, to - from}, .offset = from, .is_text = true};
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    while (an_game_next(reader, arbiter, &game, &judgement) == AN_OK)
        note_game(out, &game, &judgement);
    an_arbiter_close(arbiter);
    free(bytes);
}

/* Cuts a text wherever it can be cut; returns how many parts there are. */
static size_t check_parts(an_text stream)
{
    an_buffer whole = {0}, parts = {0};
    an_reader *reader = an_reader_open();
    an_cuts sheets = {.at = 0};
    size_t from = 0, cut, known, count = 1;
    an__buffer_put(&whole, "");
    an__buffer_put(&parts, "");
    note_part(&whole, reader, stream, 0, stream.size);
    for (; an__cuts_next(&sheets, stream, &cut, &known); from = cut, count++)
        note_part(&parts, reader, stream, from, cut);
    note_part(&parts, reader, stream, from, stream.size);
    if (strcmp(whole.at, parts.at) != 0)
        fail_msg("%s\nas a whole:%s\nin %zu parts:%s", stream.at, whole.at, count, parts.at);
    an_reader_close(reader);
    an__buffer_free(&whole);
    an__buffer_free(&parts);
    return count;
}

/* ---- texts ---- */

typedef struct text_row {
    const char *name, *text;
    size_t parts;
} text_row;

static const text_row rows[] = {
    {"one game", "1. e4 e5 *\n", 1},
    {"a game a line", "1. e4 e5 *\n1. d4 d5 1-0\n1. c4 c5 1/2-1/2\n1. Nf3 0-1\n", 4},
    {"empty lines between", "1. e4 e5 *\n\n1. d4 d5 1-0\n\n\n1. c4 c5 *", 3},
    {"lines that are broken", "1. e4\ne5 2.\nNf3 Nc6\n1-0\n1. d4 d5\n2. c4 ½-½\n1. e4 *\n", 3},
    {"a move pair a line", "1. e4 e5\n2. Cf3 Cc6 1-0\n\n1. d4 d5\n2. c4 *\n\n1. e4 *\n", 3},
    {"columns", " 1. e4      e5\n 2. Nf3     Nc6\n1-0\n\n 1. d4      d5\n*\n\n 1. c4 *\n", 3},
    {"comments and variations",
     "1. e4 {best\nby :) test} e5 (1... c5 2. Nf3 {Open} (2. c3) d6) 2. Nf3 1-0\n"
     "{Then} {came} 1. d4 (a \"word\" [so.) 1... d5 $1 *\n1. c4 *\n",
     3},
    {"a parenthesis that a comment may close", "1. e4 e5 (1... c5 {or :)} d5) *\n1. d4 *\n", 1},
    {"comments before", "{a} 1. e4 e5 *\n{b} {c} 1. d4 d5 *\n1. c4 *\n", 3},
    {"a comment above", "1. e4 e5 *\n{b}\n1. d4 d5 *\n1. c4 *\n", 2},
    {"numbers with brackets behind a variation", "1) e4 e5 (1... c5) *\n1) d4 d5 *\n", 2},
    {"signs", "1. e4! e5?! ± 2. Nf3 +- 1-0\n1. d4 d5 (=) *\n", 2},
    {"a heading first", "Metz (1990), round 1\n\n1. e4 e5 *\n1. d4 d5 *\n", 2},
    {"headings between", "1. e4 e5 *\n\nMartin - Petit 1-0\n\n1. d4 d5 *\n1. c4 *\n", 2},
    {"a second result", "1. e4 e5 *\n*\n1. d4 d5 *\n1. c4 *\n", 2},
    {"words behind a result", "1. e4 e5 * to be\n1. d4 d5 *\n1. c4 *\n", 2},
    {"moves behind a result", "1. e4 e5 *\n2. Nf3 Nc6 3. Bb5 a6\n1. d4 d5 *\n1. c4 *\n", 1},
    {"a wrong number", "1. e4 e5 3. Nf3 *\n1. d4 d5 *\n1. c4 *\n", 2},
    {"an article", "1. e4 e5 was played 2. Nf3 then *\n1. d4 d5 *\n1. c4 *\n", 2},
    {"an open parenthesis", "1. e4 e5 (2. Nf3 *\n1. d4 d5 *\n1. c4 *\n", 1},
    {"one that closes later", "1. e4 e5 (2. Nf3 *\n1. d4 d5 *\n1. c4 *) *\n", 1},
    {"an open bracket", "1. e4 e5 [2. Nf3 *\n1. d4 d5 *\n1. c4 *\n", 1},
    {"an open comment", "1. e4 e5 {2. Nf3 *\n1. d4 d5 *\n1. c4 *\n", 1},
    {"no first move", "1. e4 e5 *\n1. was it?\n1. d4 d5 *\n1. c4 *\n", 1},
    {"half a point", "1. e4 e5 ½\n1. d4 d5 *\n1. c4 *\n", 2},
    {"a score with blanks", "1. e4 e5 1 - 0\n1. d4 d5 *\n1. c4 *\n", 2},
    {"two games in a line", "1. e4 e5 * 1. d4 d5 *\n1. c4 *\n1. Nf3 *\n", 1},
    {"two sheets side by side", "1 e4 e5   21 Qd2 Rc8\n2 Nf3 Nc6   22 a3 1-0\n1. c4 c5 *\n", 1},
};

static void cuts(void **state)
{
    const text_row *row = *state;
    assert_int_equal(check_parts(an_text_of(row->text)), row->parts);
}

static uint64_t next_random(void)
{
    static uint64_t state = 5;
    return random_after(&state);
}

/* Sound games, with anything that may stand in a text between their parts. */
static void anything_between(void **state)
{
    enum { TEXTS = 20000 / TEST_STEP, PIECES = 24 };
    static const char *const sound[] = {"1. e4 e5 2. Nf3 Nc6 1-0\n",
                                        "1. d4 d5 2. c4 e6 *\n",
                                        "1. c4 c5 1/2-1/2\n\n",
                                        "1. b3 e5\n2. Bb2 Nc6 0-1\n\n",
                                        "{b} 1. g3 {c} d5 2. Bg2 (2. Nf3 {d}) 2... c6 *\n",
                                        " 1. e4 e5\n 2. Ke3 (a word) 2... Nc6\n*\n"};
    static const char *const other[] = {"\n",
                                        "words ",
                                        "Martin - Petit 1-0\n",
                                        "(",
                                        ")",
                                        "[",
                                        "]",
                                        "{",
                                        "}",
                                        "(1990) ",
                                        "\"",
                                        "« ",
                                        "»",
                                        "; ",
                                        "\n; a ( comment\n",
                                        "% ",
                                        "\n%\n",
                                        "12. ",
                                        "Rc4 ",
                                        "e4\n",
                                        "de ",
                                        "1. ",
                                        "1... ",
                                        "2... d6 ",
                                        "* ",
                                        "*",
                                        "½ ",
                                        "1 - 0 ",
                                        "a) ",
                                        "(see ",
                                        "3) ",
                                        "Nf9 ",
                                        "O-O ",
                                        "$3 ",
                                        "+- ",
                                        "e.p. ",
                                        "1. e4 *\n",
                                        "1 d4 d5\n",
                                        "5254 5755 ",
                                        "1.e4e5 ",
                                        "(1-0)\n",
                                        "**1-0**\n",
                                        "\r\n",
                                        "(nor (so)) ",
                                        "(2. d4 \"a)\" d5) ",
                                        "([%c] a) ",
                                        "(2. d4 ([%c] \"a\") d5) ",
                                        "(2. d4 (a ( b) d5) ",
                                        "N ",
                                        "x",
                                        "... ",
                                        "2 Nf3 Nc6   21 Qd2 Rc8\n",
                                        "{a)} "};
    enum { SOUND = sizeof sound / sizeof *sound, OTHER = sizeof other / sizeof *other };
    an_buffer text = {0};
    size_t parts = 0;
    (void)state;
    for (int i = 0; i < TEXTS; i++) {
        uint64_t oddity = 2 + next_random() % 30;
        an__buffer_clear(&text);
        an__buffer_put(&text, "");
        for (size_t piece = next_random() % PIECES; piece > 0; piece--)
            an__buffer_put(&text, next_random() % oddity == 0 ? other[next_random() % OTHER]
                                                              : sound[next_random() % SOUND]);
        parts += check_parts((an_text){text.at, text.size});
    }
    assert_true(parts > TEXTS * 3 / 2);
    an__buffer_free(&text);
}

int main(void)
{
    enum { ROWS = sizeof rows / sizeof *rows };
    struct CMUnitTest tests[ROWS + 1];
    size_t count = 0;
    for (size_t i = 0; i < ROWS; i++)
        tests[count++] = (struct CMUnitTest){
            .name = rows[i].name, .test_func = cuts, .initial_state = (void *)&rows[i]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(anything_between);
    return _cmocka_run_group_tests("sheets", tests, count, NULL, NULL) > 0;
}
