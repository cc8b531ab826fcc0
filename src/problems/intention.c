/* How many solutions an author claims, as text. */
#include "intention.h"

#include "text.h"

/* Returns the size of `text` if it is only dots, which stand for one branch at each further
 * half-move; else 0. */
static size_t ending_size(an_text text)
{
    static const char *const endings[] = {"...", "..", ".", "…"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (an_text_is(text, endings[i]))
            return text.size;
    return 0;
}

bool an__intention_read(an_intention *intention, an_text text)
{
    enum { DIGITS_MAX = 3 };
    an_intention read = {.count = 0};
    text = an_text_trimmed(text);
    if (an_text_is(text, "0")) {
        *intention = (an_intention){.is_none = true};
        return true;
    }
    for (;;) {
        size_t digits = an_digits_size(text);
        unsigned branches = 0;
        if (digits == 0 || digits > DIGITS_MAX || read.count == AN_INTENDED_MAX)
            return false;
        for (size_t i = 0; i < digits; i++)
            branches = branches * 10 + (unsigned)(text.at[i] - '0');
        if (branches == 0)
            return false;
        read.branches[read.count++] = (uint16_t)branches;
        text = an_text_after(text, digits);
        if (text.size == 0 || ending_size(text) > 0)
            break;
        if (*text.at != '.')
            return false;
        text = an_text_after(text, 1);
    }
    *intention = read;
    return true;
}

void an__intention_put(an_buffer *out, const an_intention *intention)
{
    for (size_t i = 0; i < intention->count; i++) {
        if (i > 0)
            an_buffer_put_char(out, '.');
        an__buffer_put_number(out, intention->branches[i]);
    }
}

unsigned an__intention_branches(const an_intention *intention, size_t half_move)
{
    return half_move < intention->count ? intention->branches[half_move] : 1;
}

uint64_t an__intention_total(const an_intention *intention)
{
    uint64_t total = 1;
    for (size_t i = 0; i < intention->count && total < UINT32_MAX; i++)
        total *= intention->branches[i];
    return total;
}
