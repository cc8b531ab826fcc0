/* Text of any bytes in XML and HTML. */
#include "markup.h"

#include "text.h"
#include "utf8.h"

static const struct {
    char character;
    const char *entity;
} entities[] = {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}};

uint32_t an__printable_of(uint32_t point)
{
    enum { PICTURES = 0x2400, DELETE = 0x7f, PICTURE_OF_DELETE = 0x2421 };
    bool is_c1 = point > DELETE && point < 0xa0;
    bool is_no_character = (point >= 0xfdd0 && point <= 0xfdef) || (point & 0xfffe) == 0xfffe;
    if (point == '\t' || point == '\n' || point == '\r')
        return point;
    if (point < ' ')
        return PICTURES + point;
    if (point == DELETE)
        return PICTURE_OF_DELETE;
    return is_c1 || is_no_character ? AN_REPLACEMENT : point;
}

const char *an__markup_entity(uint32_t point)
{
    for (size_t i = 0; i < sizeof entities / sizeof *entities; i++)
        if (point == (unsigned char)entities[i].character)
            return entities[i].entity;
    return NULL;
}

void an__put_markup_text(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        size_t size;
        uint32_t point = an__printable_of(an_utf8_decode(text, &size));
        const char *entity = an__markup_entity(point);
        if (entity != NULL)
            an__buffer_put(out, entity);
        else
            an__buffer_put_point(out, point);
        text = an_text_after(text, size);
    }
}
