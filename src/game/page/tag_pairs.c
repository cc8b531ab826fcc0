/* Writes tag pairs. */
#include "tag_pairs.h"

#include <string.h>

#include "utf8.h"

/* Returns true if a value may lack escapes: it holds a quote, or ends with a backslash. */
static bool may_lack_escapes(an_text value)
{
    return value.size > 0 &&
           (value.at[value.size - 1] == '\\' || memchr(value.at, '"', value.size) != NULL);
}

/* Writes a value that has no escapes. Control characters, of which PGN allows none, become blanks.
 */
static void put_escaped(an_buffer *out, an_text value)
{
    for (size_t size; value.size > 0; value = an_text_after(value, size)) {
        if (*value.at == '"' || *value.at == '\\')
            an_buffer_put_char(out, '\\');
        uint32_t point = an_utf8_decode(value, &size);
        bool is_control = point < ' ' || point == 0x7f;
        an__buffer_put_utf8(out, is_control ? an_text_of(" ") : an_text_from(value.at, size));
    }
}

/* Writes a value that has escapes, and adds those that were forgotten. Without them other readers
 * would read only a part of the value. */
static void put_mended(an_buffer *out, an_text value)
{
    size_t begin = 0;
    for (size_t i = 0; i < value.size; i++) {
        bool is_last = i + 1 == value.size, is_backslash = value.at[i] == '\\';
        if (is_backslash && !is_last && (value.at[i + 1] == '"' || value.at[i + 1] == '\\')) {
            i++;
        } else if (value.at[i] == '"' || (is_backslash && is_last)) {
            an__buffer_put_utf8(out, an_text_from(value.at + begin, i - begin));
            an_buffer_put_char(out, '\\');
            begin = i;
        }
    }
    an__buffer_put_utf8(out, an_text_after(value, begin));
}

void an__tag_pair_put(an_buffer *out, an_text name, an_text value, bool is_plain)
{
    an_buffer_put_char(out, '[');
    an_buffer_put_text(out, name);
    an_buffer_add(out, " \"", 2);
    if (is_plain)
        put_escaped(out, value);
    else if (may_lack_escapes(value))
        put_mended(out, value);
    else
        an__buffer_put_utf8(out, value);
    an_buffer_add(out, "\"]\n", 3);
}

bool an__tag_pairs_copy(an_buffer *out, an_text first, an_text last)
{
    an_text text = an_text_from(first.at, (size_t)(last.at + last.size - first.at));
    if (!an_buffer_reserve(out, text.size) ||
        !an_utf8_copy_ascii_from(out->at + out->size, text, 0))
        return false;
    out->size += text.size;
    an_buffer_put_char(out, '\n');
    return true;
}
