/* What every message of a table keeps to. */
#include "check.h"

#include <string.h>

#include "said.h"

static size_t count_holes(const char *text)
{
    size_t holes = 0;
    for (; (text = strchr(text, '%')) != NULL; text++, holes++)
        assert_int_equal(text[1], 's');
    return holes;
}

void check_said_in_both(const char *english, const char *french)
{
    assert_true(english != NULL && french != NULL && *english != '\0' && *french != '\0');
    assert_string_not_equal(english, french);
    assert_int_equal(count_holes(english), count_holes(french));
    assert_null(strstr(english, "«"));
    assert_null(strstr(french, " '")); /* guillemets, in French */
}
