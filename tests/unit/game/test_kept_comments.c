/* The text of comments is the same in every layout, narrow and wide, whatever stands in it and
 * however long it is. test_comments has what may be read as something else. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "passage.h"

static void put_comments(void *context, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        an_text text = {game->bytes.at + token->offset + 1, token->size - 1};
        if (token->kind == AN_TOKEN_COMMENT)
            text.size--;
        if (token->kind == AN_TOKEN_COMMENT || token->kind == AN_TOKEN_LINE_COMMENT) {
            an_buffer_put_char(context, '<');
            for (size_t c = 0; c < text.size; c++)
                an_buffer_put_char(context, text.at[c] == '\n' ? ' ' : text.at[c]);
            an_buffer_put_char(context, '>');
        }
    }
}

static an_buffer comments_of(an_text text)
{
    const an_notation english = notation_of("en");
    an_buffer comments = {0};
    an__buffer_put(&comments, "");
    each_game(text, &english, put_comments, &comments);
    return comments;
}

/* The comments of a game are the same in every layout, narrow and wide. */
static void check_comments(const char *text)
{
    static const size_t widths[] = {0, 20, 79};
    const an_notation english = notation_of("en");
    an_buffer before = comments_of(an_text_of(text));
    for (an_layout layout = AN_LAYOUT_PGN; layout < AN_LAYOUT_COUNT; layout++) {
        if (layout == AN_LAYOUT_JSONL || (layout == AN_LAYOUT_ONELINE && strchr(text, '}')[1]))
            continue;
        for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
            an_write_options script = {
                .notation = notation_of("en"), .layout = layout, .width = widths[i]};
            an_buffer out = written(an_text_of(text), &english, &script);
            an_buffer after = comments_of(text_of(&out));
            assert_same(&before, &after);
            an__buffer_free(&out);
            an__buffer_free(&after);
        }
    }
    an__buffer_free(&before);
}

static void test_comments_keep_their_text(void **state)
{
    static const char *const comments[] = {
        "",
        " ",
        "  \t ",
        "plain",
        " blanks around ",
        "runs   of    blanks \t and\ttabs, which stay what they are for ever and ever",
        "(in parentheses)",
        "an unmatched ) here",
        "Nf3 is better",
        "2. Nf3 is better",
        "- Nf3, with a dash",
        "O-O",
        "e.p.",
        "=",
        "1-0",
        "$14",
        "; a semicolon ; and another ; which must not begin a line ; ever ; at all ; no",
        "per cent % signs % which % must not % begin % a line % either % at all % no %",
        "a tag [Event \"x\"] in [White \"a text\"] that is [Black \"longer than a line\"] is",
        "two lines\n\nwith an empty one between",
        "\nbegins and ends with a line end\n",
        "a { brace",
        "[%clk 1:00:00][%eval 0.3] and 1... e5 what not",
        "caf\xc3\xa9 \xe2\x99\x9e \xd0\xba\xd0\xbe\xd0\xbd\xd1\x8c, counted in characters, not bytes"};
    char text[256];
    (void)state;
    for (size_t i = 0; i < sizeof comments / sizeof *comments; i++) {
        snprintf(text, sizeof text, "1. e4 {%s} e5 2. Nf3 *", comments[i]);
        check_comments(text);
        snprintf(text, sizeof text, "1. e4 e5 (1... c5 {%s}) 2. Nf3 *", comments[i]);
        check_comments(text);
        snprintf(text, sizeof text, "1. e4 e5 (1... {%s} c5) 2. Nf3 *", comments[i]);
        check_comments(text);
    }
}

/* A } is written behind a ; and where no line may end it becomes a ). */
static void test_closing_brace(void **state)
{
    (void)state;
    static const char text[] = "1. e4\n;a } and  blanks\ne5 2. Nf3 *\n";
    const an_notation english = notation_of("en");
    an_write_options script = {.notation = english, .layout = AN_LAYOUT_ONELINE};
    check_comments(text);
    an_buffer out = written(an_text_of(text), &english, &script);
    assert_string_equal(out.at, "1. e4 {a ) and  blanks} 1... e5 2. Nf3 *\n");
    an__buffer_free(&out);
}

static void test_long_comment(void **state)
{
    (void)state;
    for (size_t word = 1; word < 12000; word *= 7) {
        an_buffer text = {0};
        an__buffer_put(&text, "1. e4 {");
        for (size_t i = 0; i < 10000; i++)
            an_buffer_put_char(&text, i % (word + 1) == word ? ' ' : 'x');
        an__buffer_put(&text, "} e5 *");
        check_comments(text.at);
        an__buffer_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_comments_keep_their_text),
                                       cmocka_unit_test(test_closing_brace),
                                       cmocka_unit_test(test_long_comment)};
    return cmocka_run_group_tests_name("kept_comments", tests, NULL, NULL);
}
