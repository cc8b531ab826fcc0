/* The memory of batches is used again, but for that of a game that was unusually large. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "source.h"
#include "text.h"

enum { LARGE = 3 << 20, USUAL = 1 << 21, GAMES = 100000 };

/* A game of many bytes, and games that fill some batches. */
static an_buffer large_game_and_others(void)
{
    an_buffer text = {0};
    an__buffer_put(&text, "[Event \"a\"]\n\n1. e4 {");
    for (size_t i = 0; i < (size_t)LARGE; i++)
        an_buffer_put_char(&text, 'x');
    an__buffer_put(&text, "} *\n\n");
    for (size_t i = 0; i < (size_t)GAMES; i++)
        an__buffer_put(&text, "[Event \"b\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 *\n\n");
    assert_false(text.failed);
    return text;
}

static void a_large_room_is_given_back(void **state)
{
    (void)state;
    an_buffer text = large_game_and_others();
    const an_text given = an_buffer_text(&text);
    const cli_settings settings = {0};
    cli_source source;
    located_batch batches[2] = {0};
    size_t count = 0, large = 0;
    source_step step;
    source_open(&source, &settings, AN_ENCODING_AUTO, SIZE_MAX, "-", &given);
    while ((step = source_next(&source, &batches[count % 2])) != SOURCE_OVER) {
        if (step != SOURCE_BATCH)
            continue;
        large += batches[count % 2].room.capacity > USUAL;
        count++;
    }
    assert_int_equal(source.end.trouble, TROUBLE_NONE);
    assert_true(count > 3);
    assert_int_equal(large, 1);
    source_close(&source);
    for (size_t i = 0; i < 2; i++)
        free(batches[i].room.bytes);
    an__buffer_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_large_room_is_given_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
