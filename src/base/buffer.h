/* Bytes and arrays that grow; a failed allocation is remembered, so that the code stays straight.
 */
#ifndef AN_BASE_BUFFER_H
#define AN_BASE_BUFFER_H

#include <string.h>

#include "algnot/base.h"

/* Zero-initialised it is empty. at is NUL-terminated once something was added. */
typedef struct an_buffer {
    char *at;
    size_t size;
    size_t capacity;
    bool failed; /* an allocation failed: content is cut, additions are ignored */
} an_buffer;

void an_buffer_free(an_buffer *buffer);
void an_buffer_clear(an_buffer *buffer);

/* Room for so many bytes more, and a NUL; false, and the buffer failed, when there is no memory. */
bool an_buffer_grow(an_buffer *buffer, size_t size);

/* The same where that room may be there. */
static inline bool an_buffer_reserve(an_buffer *buffer, size_t size)
{
    return buffer->capacity - buffer->size > size || an_buffer_grow(buffer, size);
}

static inline void an_buffer_add(an_buffer *buffer, const char *bytes, size_t size)
{
    if (!an_buffer_reserve(buffer, size))
        return;
    if (size > 0)
        memcpy(buffer->at + buffer->size, bytes, size);
    buffer->size += size;
    buffer->at[buffer->size] = '\0';
}

static inline void an_buffer_put_text(an_buffer *buffer, an_text text)
{
    an_buffer_add(buffer, text.at, text.size);
}

static inline void an_buffer_put_char(an_buffer *buffer, char c)
{
    an_buffer_add(buffer, &c, 1);
}

void an_buffer_put(an_buffer *buffer, const char *string);
/* The same in proper UTF-8: a byte that is none becomes the character it stands for. */
void an_buffer_put_utf8(an_buffer *buffer, an_text text);
void an_buffer_put_number(an_buffer *buffer, uint64_t number);

/* A quoted text as it is meant: \" and \\ are one character each. */
void an_buffer_put_unescaped(an_buffer *buffer, an_text text);

/* Doubles the capacity of an array; false, and nothing changed, when there is no memory. */
bool an_array_grow(void **array, size_t *capacity, size_t item_size);

/*
 * Makes room for one more item in an array of count items; the array and its capacity change.
 * False, and nothing changed, when there is no memory.
 */
static inline bool an_array_reserve(void **array, size_t *capacity, size_t count, size_t item_size)
{
    return count < *capacity || an_array_grow(array, capacity, item_size);
}

/* The same for an array that is to hold so many items. */
bool an_array_reserve_all(void **array, size_t *capacity, size_t count, size_t item_size);

#endif
