/* Writes move numbers with their dots. Those that nearly all games need are written only once. */
#include "numerals.h"

#include <string.h>

#include "notation.h"
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

void an__numerals_begin(an_numerals *numerals, const an_notation *notation)
{
    numerals->dots[AN_WHITE] = take(".");
    numerals->dots[AN_BLACK] = take(an_chosen(notation, AN_CONVENTION_DOTS));
    for (unsigned half = 0; half < AN_NUMERALS; half++)
        numerals->of[half] = an__numeral_write(numerals, half);
}

/* The longest number has five digits, and three bytes of dots. */
an_numeral an__numeral_write(const an_numerals *numerals, unsigned half)
{
    const an_numeral *dots = &numerals->dots[half % 2];
    unsigned number = an_number_of_half(half), digits = an_digits_of(number);
    an_numeral numeral = {.size = digits + dots->size, .width = digits + dots->width};
    memcpy(numeral.text + digits, dots->text, dots->size);
    an_put_digits(numeral.text, number);
    return numeral;
}

void an__nag_write(char *out, unsigned nag)
{
    *out = '$';
    *an_put_digits(out + 1, nag) = '\0';
}
