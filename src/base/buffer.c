/* Bytes and arrays that grow. */
#include "buffer.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"
#include "utf8.h"

void an__buffer_free(an_buffer *buffer)
{
    free(buffer->at);
    *buffer = (an_buffer){0};
}

void an__buffer_free_part(an_buffer *part, an_buffer *whole)
{
    whole->failed = whole->failed || part->failed;
    an__buffer_free(part);
}

void an__buffer_clear(an_buffer *buffer)
{
    buffer->size = 0;
    buffer->failed = false;
}

bool an__buffer_grow(an_buffer *buffer, size_t size)
{
    if (buffer->failed || size > SIZE_MAX / 4 - buffer->size) {
        buffer->failed = true;
        return false;
    }
    size_t capacity = (buffer->size + size + 64) * 2;
    char *at = realloc(buffer->at, capacity);
    if (at == NULL) {
        buffer->failed = true;
        return false;
    }
    buffer->at = at;
    buffer->capacity = capacity;
    return true;
}

void an__buffer_put_made(an_buffer *buffer, an_text made)
{
    buffer->failed = buffer->failed || made.at == NULL;
    an_buffer_put_text(buffer, made);
}

void an__buffer_put(an_buffer *buffer, const char *string)
{
    an_buffer_add(buffer, string, strlen(string));
}

void an__buffer_put_all(an_buffer *buffer, const char *const *strings)
{
    for (; *strings != NULL; strings++)
        an__buffer_put(buffer, *strings);
}

void an__buffer_put_point(an_buffer *buffer, uint32_t point)
{
    char bytes[AN_UTF8_MAX];
    an_buffer_add(buffer, bytes, an__utf8_encode(bytes, point));
}

void an__buffer_put_utf8(an_buffer *buffer, an_text text)
{
    if (an__utf8_is_ascii_from(text, 0)) {
        an_buffer_add(buffer, text.at, text.size);
        return;
    }
    while (text.size > 0) {
        size_t size = an__utf8_sound_size(text);
        an_buffer_add(buffer, text.at, size);
        text = an_text_after(text, size);
        if (text.size == 0)
            break;
        an__buffer_put_point(buffer, an_utf8_decode(text, &size));
        text = an_text_after(text, size);
    }
}

void an__buffer_put_number(an_buffer *buffer, uint64_t number)
{
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    an_buffer_add(buffer, digits + at, sizeof digits - at);
}

bool an__buffer_put_to_hole(an_buffer *buffer, const char **form, an_text *hole)
{
    const size_t size = strcspn(*form, "{");
    an_buffer_add(buffer, *form, size);
    *form += size;
    if (**form == '\0')
        return false;
    *hole = an_text_from(*form + 1, strcspn(*form, "}") - 1);
    *form += hole->size + 2;
    return true;
}

void an__buffer_put_unescaped(an_buffer *buffer, an_text text)
{
    for (size_t i = 0; i < text.size; i++) {
        bool escapes = text.at[i] == '\\' && i + 1 < text.size &&
                       (text.at[i + 1] == '"' || text.at[i + 1] == '\\');
        i += escapes;
        an_buffer_put_char(buffer, text.at[i]);
    }
}

bool an__array_grow(void **array, size_t *capacity, size_t item_size)
{
    size_t wanted = *capacity < 32 ? 64 : *capacity * 2;
    if (wanted > SIZE_MAX / item_size)
        return false;
    void *grown = realloc(*array, wanted * item_size);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = wanted;
    return true;
}

bool an__array_reserve_all(void **array, size_t *capacity, size_t count, size_t item_size)
{
    if (count <= *capacity)
        return true;
    void *grown = count > SIZE_MAX / item_size ? NULL : realloc(*array, count * item_size);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = count;
    return true;
}
