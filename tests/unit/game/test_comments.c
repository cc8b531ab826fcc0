/* A comment is read back as itself, whatever it says: in every layout, and wherever it stands. */
#include "check.h"

#include <string.h>

#include "passage.h"

/* What means something elsewhere: results, moves, numbers, signs, the beginnings of tags and words,
 * in several notations; parts of moves that stand apart. */
static const char *const contents[] = {"1-0",
                                       "0-1",
                                       "*",
                                       "½",
                                       "½-½",
                                       "1/2-1/2",
                                       "1:0",
                                       "1–0",
                                       "0,5-0,5",
                                       "1-0F",
                                       "1-0.",
                                       "1-0!",
                                       "0 - 1",
                                       "remis",
                                       "e4",
                                       "1. e4",
                                       "12.",
                                       "12",
                                       "1)",
                                       "1...",
                                       "1…",
                                       "1985",
                                       "1 e4",
                                       "2. Nf3",
                                       "Nf3",
                                       "Nf3 is best",
                                       "O-O",
                                       "0-0",
                                       "0 - 0",
                                       "N x e5",
                                       "e2 - e4",
                                       "N f3",
                                       "ed",
                                       "ed5",
                                       "e5:",
                                       "e2e4",
                                       "5254",
                                       "P-K4",
                                       "N-KB3",
                                       "P-K4 5254",
                                       "Cf3",
                                       "Kf3",
                                       "♘",
                                       "♘f3",
                                       "--",
                                       "Z0",
                                       "@@@@",
                                       "0000",
                                       "=Q",
                                       "Q",
                                       "/Q",
                                       "=",
                                       "+",
                                       "#",
                                       "++",
                                       "x",
                                       "ch",
                                       "mat",
                                       "e.p.",
                                       "_",
                                       "□",
                                       "±",
                                       "+-",
                                       "=/∞",
                                       "N",
                                       "TN",
                                       "!",
                                       "?",
                                       "$1",
                                       "$",
                                       "$142 and so",
                                       "[",
                                       "]",
                                       "[x",
                                       "x]",
                                       "][",
                                       "(",
                                       ")",
                                       "(x",
                                       "x)",
                                       ")(",
                                       "(1-0)",
                                       "\"",
                                       "\"1-0\"",
                                       "«1-0»",
                                       "“quoted",
                                       "%",
                                       "%x",
                                       ";",
                                       "; x",
                                       "a; b",
                                       "\\",
                                       ".",
                                       "…",
                                       "—",
                                       "–",
                                       "-",
                                       "/",
                                       "<b>",
                                       "&",
                                       "'",
                                       "^",
                                       "|",
                                       "||",
                                       "@",
                                       "[%clk 0:01:0]",
                                       "[Event",
                                       "[White \"x\"]",
                                       "Round 1",
                                       "1990",
                                       "A00",
                                       "12:30",
                                       "word",
                                       "é",
                                       "мат",
                                       "\u00a0",
                                       " blank ",
                                       "two\nlines",
                                       "",
                                       " ",
                                       "1. d4 d5 2. c4 dxc4",
                                       "algnot: not converted from here: x",
                                       "1. e4 e5 1-0"};

/* Where it stands. */
static const char *const places[] = {"{@} 1. e4 e5 *",
                                     "1. e4 {@} e5 2. Nf3 *",
                                     "1. e4 e5 {@} 2. Nf3 1-0",
                                     "1. e4 e5 2. Nf3 {@} *",
                                     "1. e4 e5 2. Nf3 {@} 0-1",
                                     "1. e4 e5 {@} {word} 2. Nf3 *",
                                     "1. e4 e5 {word} {@} 2. Nf3 *",
                                     "1. e4 e5 $14 {@} 2. Nf3 *",
                                     "1. e4 e5 2. Nf3 {(=)} {@} *",
                                     "1. e4 e5 {@} (1... c5) 2. Nf3 *",
                                     "1. e4 (1. d4 {@} d5) 1... e5 2. Nf3 *",
                                     "1. e4 ({@} 1. d4 d5) 1... e5 2. Nf3 *",
                                     "1. e4 (1. d4 d5 {@}) 1... e5 2. Nf3 *"};

enum { CONTENTS = sizeof contents / sizeof *contents, PLACES = sizeof places / sizeof *places };

/* How it is written, and read again. */
static const struct {
    const char *language;
    an_style style;
    an_brackets brackets;
    size_t width;
} ways[] = {{"fr", AN_STYLE_SHORT, AN_BRACKETS_AUTO, 79},
            {"de", AN_STYLE_LONG, AN_BRACKETS_PARENTHESES, 9},
            {"en", AN_STYLE_ICCF, AN_BRACKETS_AUTO, 79}};

/* The game with a comment at a place, or two texts in one. */
static an_buffer game_with(const char *place, const char *text, const char *more)
{
    const char *at = strchr(place, '@');
    an_buffer game = {0};
    an__buffer_put(&game, "[Event \"x\"]\n\n");
    an_buffer_add(&game, place, (size_t)(at - place));
    an__buffer_put(&game, text);
    if (more != NULL)
        an_buffer_put_char(&game, ' ');
    an__buffer_put(&game, more != NULL ? more : "");
    an__buffer_put(&game, at + 1);
    return game;
}

/* All that a text says, in one line whatever its notation; blanks and line ends are alike. */
static an_buffer noted(an_text text, const an_notation *from)
{
    an_write_options script = {.notation = an_notation_of(NULL, AN_STYLE_UCI),
                               .layout = AN_LAYOUT_ONELINE};
    an_buffer line = written(text, from, &script);
    for (size_t i = 0; i + 1 < line.size; i++)
        if (line.at[i] == '\n')
            line.at[i] = ' ';
    return line;
}

static void check_way(an_text game, const an_buffer *due, size_t way)
{
    an_notation english = notation_of("en"), notation = notation_of(ways[way].language);
    notation = an_notation_of(notation.language, ways[way].style);
    for (an_layout layout = AN_LAYOUT_PGN; layout <= AN_LAYOUT_ONELINE; layout++) {
        an_write_options script = {.notation = notation,
                                   .layout = layout,
                                   .brackets = ways[way].brackets,
                                   .width = ways[way].width};
        an_buffer text = written(game, &english, &script);
        an_buffer found = noted(text_of(&text), &notation);
        if (found.size != due->size || memcmp(found.at, due->at, due->size) != 0)
            fail_msg("in layout %s\n%s\nis read back as\n%s", an_layout_name(layout), text.at,
                     found.at);
        an__buffer_free(&text);
        an__buffer_free(&found);
    }
}

static void check_comment(const char *place, const char *text, const char *more)
{
    an_notation english = notation_of("en");
    an_buffer game = game_with(place, text, more), due = noted(text_of(&game), &english);
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++)
        check_way(text_of(&game), &due, way);
    an__buffer_free(&game);
    an__buffer_free(&due);
}

/* Alone, and with what stands next to it in the table, so that one word leads to another. */
static void test_comment_is_read_back(void **state)
{
    const char *place = *state;
    for (size_t i = 0; i < CONTENTS; i += TEST_STEP) {
        check_comment(place, contents[i], NULL);
        check_comment(place, contents[i], contents[(i + 1) % CONTENTS]);
    }
}

/* Braces are for what needs them. */
static void test_words_stand_in_parentheses(void **state)
{
    (void)state;
    static const char *const words[] = {"word",       "Round 1, 1990", "Time: 12 minutes",
                                        "1-0 for me", "see game 5",    "[%clk 0:01:00]"};
    an_notation english = notation_of("en");
    an_write_options script = {.notation = english, .layout = AN_LAYOUT_TEXT, .width = 79};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        an_buffer game = game_with("1. e4 e5 {@} 2. Nf3 *", words[i], NULL);
        an_buffer text = written(text_of(&game), &english, &script);
        if (strchr(text.at, '(') == NULL)
            fail_msg("%s", text.at);
        an__buffer_free(&game);
        an__buffer_free(&text);
    }
}

int main(void)
{
    struct CMUnitTest tests[PLACES + 1];
    for (size_t i = 0; i < PLACES; i++)
        tests[i] = (struct CMUnitTest){.name = places[i],
                                       .test_func = test_comment_is_read_back,
                                       .initial_state = (void *)(uintptr_t)places[i]};
    tests[PLACES] = (struct CMUnitTest)cmocka_unit_test(test_words_stand_in_parentheses);
    return _cmocka_run_group_tests("comments", tests, PLACES + 1, NULL, NULL);
}
