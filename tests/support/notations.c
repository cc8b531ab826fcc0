#include "notations.h"

#include "algnot/notation.h"

static an_notation notations[NOTATIONS_MAX];

static void add(struct CMUnitTest *tests, size_t *count, CMUnitTestFunction check,
                const an_language *language, an_style style)
{
    an_notation *notation = &notations[*count];
    *notation = an_notation_of(language, style);
    tests[(*count)++] = (struct CMUnitTest){.name = language != NULL ? language->english_name
                                                                     : an_style_name(style),
                                            .test_func = check,
                                            .initial_state = notation};
}

size_t tests_in_all_notations(struct CMUnitTest *tests, CMUnitTestFunction check)
{
    size_t count = 0;
    for (size_t i = 0; i <= an_language_count; i++)
        for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_MINIMAL; style++)
            add(tests, &count, check, i < an_language_count ? &an_languages[i] : &an_figurine,
                style);
    add(tests, &count, check, NULL, AN_STYLE_UCI);
    add(tests, &count, check, NULL, AN_STYLE_ICCF);
    return count;
}
