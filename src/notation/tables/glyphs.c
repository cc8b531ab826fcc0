/* What characters look like: letters, digits, figurines, dashes and signs of capture. */
#include "glyphs.h"

#include "extremes.h"
#include "text.h"
#include "utf8.h"

#define ALIKE(point, latin) [(point)-AN_ALIKE_FIRST] = (latin)
const char an__looks_like[AN_ALIKE_LAST - AN_ALIKE_FIRST + 1] = {
    ALIKE(0x391, 'A'), ALIKE(0x392, 'B'), ALIKE(0x395, 'E'), ALIKE(0x396, 'Z'), ALIKE(0x397, 'H'),
    ALIKE(0x399, 'I'), ALIKE(0x39a, 'K'), ALIKE(0x39c, 'M'), ALIKE(0x39d, 'N'), ALIKE(0x39f, 'O'),
    ALIKE(0x3a1, 'P'), ALIKE(0x3a4, 'T'), ALIKE(0x3a5, 'Y'), ALIKE(0x3a7, 'X'), ALIKE(0x3bf, 'o'),
    ALIKE(0x405, 'S'), ALIKE(0x406, 'I'), ALIKE(0x408, 'J'), ALIKE(0x410, 'A'), ALIKE(0x412, 'B'),
    ALIKE(0x415, 'E'), ALIKE(0x41a, 'K'), ALIKE(0x41c, 'M'), ALIKE(0x41d, 'H'), ALIKE(0x41e, 'O'),
    ALIKE(0x420, 'P'), ALIKE(0x421, 'C'), ALIKE(0x422, 'T'), ALIKE(0x425, 'X'), ALIKE(0x430, 'a'),
    ALIKE(0x435, 'e'), ALIKE(0x43e, 'o'), ALIKE(0x440, 'p'), ALIKE(0x441, 'c'), ALIKE(0x445, 'x'),
    ALIKE(0x456, 'i')};

an_text an__narrow_text(an_narrow *narrow, an_text text)
{
    size_t count = 0, place = 0, size;
    size_t near = an_smaller(text.size, AN_NARROW_MAX);
    if (text.size == 0 || memchr(text.at, AN_WIDE_LEAD, near) == NULL)
        return text;
    for (; place < text.size && count < AN_NARROW_MAX && text.at[place] != ' '; place += size) {
        uint32_t point = an_utf8_decode(an_text_after(text, place), &size);
        uint32_t alike = point >= AN_WIDE_FIRST ? an_look_alike(point) : point;
        narrow->at[count] = (uint8_t)place;
        narrow->bytes[count++] = alike < 0x80 ? (char)alike : '\0';
    }
    narrow->at[count] = (uint8_t)place;
    return an_text_from(narrow->bytes, count);
}

/* ---- figurines, files and ranks ---- */

const char *const an__black_figurines[AN_ROLE_COUNT] = {"", "♟", "♞", "♝", "♜", "♛", "♚"};

an_role an__figurine_read(an_text text, size_t *size)
{
    static const uint8_t roles[] = {AN_KING, AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT, AN_PAWN};
    if (text.size < 3)
        return AN_NO_ROLE;
    uint32_t point = an_utf8_decode(text, size);
    if (point < 0x2654 || point > 0x265f)
        return AN_NO_ROLE;
    an_text rest = an_text_after(text, *size);
    if (an_text_starts(rest, "\uFE0E") || an_text_starts(rest, "\uFE0F"))
        *size += 3;
    return (an_role)roles[(point - 0x2654) % 6];
}

unsigned an__coordinate_alike(uint32_t point, uint32_t first)
{
    uint32_t alike = an_look_alike(point);
    if (alike >= first && alike < first + 8)
        return alike - first;
    if (first == '1')
        return point >= 0x661 && point <= 0x668   ? point - 0x661
               : point >= 0x6f1 && point <= 0x6f8 ? point - 0x6f1
                                                  : AN_UNSAID;
    /* αβγδεζηθ and אבגדהוזח */
    return point >= 0x3b1 && point <= 0x3b8   ? point - 0x3b1
           : point >= 0x5d0 && point <= 0x5d7 ? point - 0x5d0
                                              : AN_UNSAID;
}

size_t an__file_size(an_text text)
{
    size_t size = 0;
    if (text.size == 0)
        return 0;
    uint32_t point = an_utf8_decode(text, &size);
    if (an__coordinate_alike(point, 'a') == AN_UNSAID)
        return 0;
    return size + an__invisible_size(an_text_after(text, size));
}

/* ---- dashes and signs of capture ---- */

size_t an__dash_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (*text.at == '-')
        return 1;
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    return (point >= 0x2010 && point <= 0x2015) || point == 0x2212 || point == 0xff0d ? size : 0;
}

size_t an__joint_size(an_text text)
{
    if (an_text_starts(text, "--"))
        return an_text_starts(text, "---") ? 3 : 2;
    return an__dash_size(text);
}

size_t an__capture_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (*text.at == 'x' || *text.at == 'X' || *text.at == ':')
        return 1;
    /* This includes the multiplication sign, the Cyrillic х, and full-width characters. */
    size_t size;
    uint32_t point = an_utf8_decode(text, &size), alike = an_look_alike(point);
    bool is_capture = alike == 'x' || alike == 'X' || alike == ':';
    return point == 0xd7 || is_capture ? size : 0;
}

size_t an__parted_size(an_text text, size_t (*sign_size)(an_text text))
{
    size_t before = an__space_size(text), sign = sign_size(an_text_after(text, before));
    return sign > 0 ? before + sign + an__space_size(an_text_after(text, before + sign)) : 0;
}
