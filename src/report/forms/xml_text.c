/* Text in XML documents. */
#include "xml_text.h"

#include "escape.h"
#include "markup.h"
#include "text.h"
#include "utf8.h"

/* Returns true for characters that XML 1.0 (section 2.2) forbids, even as character references. */
static bool is_forbidden(uint32_t point)
{
    return (point < ' ' && point != '\t' && point != '\n' && point != '\r') || point == 0xfffe ||
           point == 0xffff;
}

static void put_by_number(an_buffer *out, uint32_t point)
{
    an__buffer_put(out, "&#");
    an__buffer_put_number(out, point);
    an_buffer_put_char(out, ';');
}

static void put_point(an_buffer *out, uint32_t point, bool is_value)
{
    bool is_kept = !is_value && (point == '\t' || point == '\n');
    bool is_control = point < ' ' || (point >= 0x7f && point < 0xa0);
    const char *entity = point == '\'' ? "&apos;" : an__markup_entity(point);
    if (entity != NULL)
        an__buffer_put(out, entity);
    else if (is_forbidden(point))
        an__put_glyph(out, (an_glyph){.point = point, .is_escaped = true});
    else if (is_control && !is_kept)
        put_by_number(out, point);
    else
        an__buffer_put_point(out, point);
}

static void put_text(an_buffer *out, an_text text, bool is_value)
{
    while (text.size > 0) {
        size_t size;
        put_point(out, an_utf8_decode(text, &size), is_value);
        text = an_text_after(text, size);
    }
}

void an__xml_put_content(an_buffer *out, an_text text)
{
    put_text(out, text, false);
}

void an__xml_put_value(an_buffer *out, an_text text)
{
    put_text(out, text, true);
}

void an__xml_put_attribute(an_buffer *out, const char *name, an_text value)
{
    AN_PUT_ALL(out, " ", name, "=\"");
    an__xml_put_value(out, value);
    an_buffer_put_char(out, '"');
}

void an__xml_put_number(an_buffer *out, const char *name, uint64_t value)
{
    AN_PUT_ALL(out, " ", name, "=\"");
    an__buffer_put_number(out, value);
    an_buffer_put_char(out, '"');
}
