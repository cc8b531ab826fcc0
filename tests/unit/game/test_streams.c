/* Games behind each other are read back as those games, in layouts without tags, too: where what is
 * written of one says nothing of where it ends, the next one tells. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "passage.h"

static const char *const games[] = {
    "1. e4 e5 2. Nf3 Nc6 1-0",
    "1. d4 d5 2. c4 e6",
    "0-1",
    "*",
    "{forfeit} 1/2-1/2",
    "{first} 1. c4 c5 2. g3 {last} 1-0",
    "{one} {two (} 1. Nf3 Nf6 2. Nc3 *",
    "1. e4 {a word} e5 {1-0} (1... c5 {Sicilian} 2. Nf3) 2. Nc3 {O-O} 1-0",
    "1. e4 ({or} 1. d4 {! better}) 1... e5 2. Bc4 Nf6",
    "1. f3 e5 2. g4 Qh4# {at last} 0-1",
    "1. a3 a6 2. a4 a5 3. b3 b6 4. c3 c6 5. c4 c5 6. d3 d6 7. e3 e6 8. e4 e5 9. f3 f6 10. g3 g6",
    "1. e4 e5 2. Nf6 Nc6 *",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 {end}\n\n1. d4 d5 2. c4",
    "1. Ke7 d5 2. Nf3 Nf6",
    "1. e4 {alone}",
    "@k7/8/8/8/8/8/P7/K7 w - - 0 1@1. a4 {a step} Kb7 1-0",
    "@k7/8/8/8/8/8/P7/K7 w - - 0 1@{nothing} *",
    "@k7/8/8/8/8/8/P7/K7 b - - 0 9@9... Kb7 10. a4"};

enum { GAMES = sizeof games / sizeof *games };

/* A game with a tag; or with its start, which stands between two @. */
static void put_game(an_buffer *out, const char *game)
{
    an__buffer_put(out, "[Event \"?\"]\n");
    if (*game == '@') {
        const char *end = strchr(game + 1, '@');
        an__buffer_put(out, "[SetUp \"1\"]\n[FEN \"");
        an_buffer_add(out, game + 1, (size_t)(end - game - 1));
        an__buffer_put(out, "\"]\n");
        game = end + 1;
    }
    an_buffer_put_char(out, '\n');
    an__buffer_put(out, game);
    an__buffer_put(out, "\n\n");
}

/* What is said of the moves of each game, and of its comments; white space is alike. */
static an_buffer noted(an_text text, const an_notation *from)
{
    an_write_options script = {.notation = an_notation_of(NULL, AN_STYLE_UCI),
                               .layout = AN_LAYOUT_PGN};
    return written(text, from, &script);
}

static void check_stream(const an_buffer *stream, an_layout layout)
{
    an_notation english = notation_of("en"), french = notation_of("fr");
    an_write_options script = {.notation = french, .layout = layout, .width = 79};
    an_buffer due = noted(text_of(stream), &english);
    an_buffer once = written(text_of(stream), &english, &script);
    an_buffer found = noted(text_of(&once), &french);
    an_buffer twice = written(text_of(&once), &french, &script);
    if (found.size != due.size || memcmp(found.at, due.at, due.size) != 0)
        fail_msg("in layout %s\n%s\nis read back as\n%s\nnot as\n%s", an_layout_name(layout),
                 once.at, found.at, due.at);
    assert_same(&twice, &once);
    an_buffer *const all[] = {&due, &once, &found, &twice};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

/* Three games, of which the first and the last are any. */
static void test_layout(void **state)
{
    const an_layout layout = (an_layout)(uintptr_t)*state;
    for (size_t i = 0; i < GAMES * GAMES; i++) {
        an_buffer stream = {0};
        put_game(&stream, games[i / GAMES]);
        put_game(&stream, games[i % GAMES]);
        put_game(&stream, games[(i / GAMES + i) % GAMES]);
        check_stream(&stream, layout);
        an__buffer_free(&stream);
    }
}

int main(void)
{
    struct CMUnitTest tests[AN_LAYOUT_COUNT];
    size_t count = 0;
    for (an_layout layout = AN_LAYOUT_PGN; layout <= AN_LAYOUT_ONELINE; layout++)
        tests[count++] = (struct CMUnitTest){.name = an_layout_name(layout),
                                             .test_func = test_layout,
                                             .initial_state = (void *)(uintptr_t)layout};
    return _cmocka_run_group_tests("streams", tests, count, NULL, NULL);
}
