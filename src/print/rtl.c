/* Scripts that are written from right to left. */
#include "rtl.h"

#include "text.h"
#include "utf8.h"

typedef struct range {
    uint32_t from, to;
} range;

static const range rtl[] = {
    {0x0590, 0x08ff}, /* Hebrew, Arabic, Syriac, Thaana, NKo and related scripts */
    {0xfb1d, 0xfdff},
    {0xfe70, 0xfefc},
    {0x10800, 0x10fff},
    {0x1e800, 0x1efff}};

static const range commands[] = {
    {0x061c, 0x061c}, {0x200e, 0x200f}, {0x202a, 0x202e}, {0x2066, 0x2069}};

static bool is_among(uint32_t point, const range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (point >= ranges[i].from && point <= ranges[i].to)
            return true;
    return false;
}

bool an__is_rtl(uint32_t point)
{
    return is_among(point, rtl, sizeof rtl / sizeof *rtl);
}

bool an__commands_direction(uint32_t point)
{
    return is_among(point, commands, sizeof commands / sizeof *commands);
}

bool an__turns_direction(an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        uint32_t point = an_utf8_decode(text, &size);
        if (an__is_rtl(point) || an__commands_direction(point))
            return true;
    }
    return false;
}
