/* Buffers grow until that fails; what failed takes nothing more. */
#include "check.h"

#include <stdint.h>

#include "buffer.h"
#include "text.h"

static void what_failed_takes_nothing_more(void **state)
{
    an_buffer buffer = {0};
    (void)state;
    an__buffer_put(&buffer, "so far");
    assert_false(an__buffer_grow(&buffer, SIZE_MAX / 4));
    assert_true(buffer.failed);
    assert_false(an__buffer_grow(&buffer, 1));
    an__buffer_clear(&buffer);
    assert_true(an__buffer_grow(&buffer, 1));
    an__buffer_free(&buffer);
}

static void a_text_that_could_not_be_made_fails(void **state)
{
    an_buffer buffer = {0};
    (void)state;
    an__buffer_put_made(&buffer, an_text_from("", 0));
    an__buffer_put_made(&buffer, an_text_from("made", 4));
    assert_false(buffer.failed);
    assert_string_equal(buffer.at, "made");
    an__buffer_put_made(&buffer, an_text_from(NULL, 0));
    an__buffer_put_made(&buffer, an_text_from("more", 4));
    assert_true(buffer.failed);
    an__buffer_free(&buffer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(what_failed_takes_nothing_more),
                                       cmocka_unit_test(a_text_that_could_not_be_made_fails)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
