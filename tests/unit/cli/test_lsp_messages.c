/* What the language server says: every message in both languages, with the same holes, and every
 * error with a code that the protocol has. */
#include "check.h"

#include <string.h>

#include "lsp_messages.h"
#include "said.h"

static void every_message_in_both_languages(void **state)
{
    (void)state;
    for (lsp_message which = 0; which < LSP_MESSAGE_COUNT; which++)
        check_said_in_both(lsp_message_text(AN_MESSAGES_ENGLISH, which),
                           lsp_message_text(AN_MESSAGES_FRENCH, which));
}

static void every_error_has_a_code(void **state)
{
    (void)state;
    for (lsp_message error = 0; error < LSP_ERROR_COUNT; error++)
        assert_in_range(-lsp_error_code(error), 32002, 32803);
}

static void holes_are_filled_in_order(void **state)
{
    an_buffer out = {0};
    (void)state;
    lsp_message_put(&out, AN_MESSAGES_FRENCH, LSP_BAD_OPTION, "klingon", "to");
    assert_string_equal(out.at, "« klingon » n'est pas une valeur pour « to »");
    an__buffer_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_message_in_both_languages),
        cmocka_unit_test(every_error_has_a_code),
        cmocka_unit_test(holes_are_filled_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
