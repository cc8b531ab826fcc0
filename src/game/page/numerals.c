/* Move numbers with their dots: those of nearly all games are written once. */
#include "numerals.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

static an_numeral take(const char *text)
{
    an_numeral numeral = {.size = (uint32_t)strlen(text)};
    for (const char *at = text; *at != '\0'; at++)
        numeral.width += an_utf8_begins(*at);
    memcpy(numeral.text, text, numeral.size);
    return numeral;
}

void an_numerals_begin(an_numerals *numerals, const an_notation *notation)
{
    numerals->dots[AN_WHITE] = take(".");
    numerals->dots[AN_BLACK] =
        take(an_convention_choice(AN_CONVENTION_DOTS, notation->choice[AN_CONVENTION_DOTS]));
    for (unsigned half = 0; half < AN_NUMERALS; half++)
        numerals->of[half] = an_numeral_write(numerals, half);
}

/* Five digits and three bytes of dots are the most. */
an_numeral an_numeral_write(const an_numerals *numerals, unsigned half)
{
    const an_numeral *dots = &numerals->dots[half % 2];
    unsigned number = an_number_of_half(half), digits = an_digits_of(number);
    an_numeral numeral = {.size = digits + dots->size, .width = digits + dots->width};
    memcpy(numeral.text + digits, dots->text, dots->size);
    for (; digits > 0; number /= 10)
        numeral.text[--digits] = (char)('0' + number % 10);
    return numeral;
}
