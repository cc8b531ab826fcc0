/* Bytes and arrays that grow. A buffer remembers that an allocation failed, so that callers add
 * without checking and look at `failed` once, at the end. */
#ifndef AN_BASE_BUFFER_H
#define AN_BASE_BUFFER_H

#include <string.h>

#include "algnot/base.h"

/* An empty buffer is all zeros. `at` is terminated by NUL as soon as something was added. */
typedef struct an_buffer {
    char *at;
    size_t size;
    size_t capacity;
    bool failed; /* an allocation failed: the content is incomplete, and nothing more is added */
} an_buffer;

void an__buffer_free(an_buffer *buffer);
void an__buffer_clear(an_buffer *buffer);

/* Frees `part`, whose text was put into `whole`. If `part` has failed, so has `whole`. */
void an__buffer_free_part(an_buffer *part, an_buffer *whole);

/* Returns the content, which lasts until the buffer changes. */
static inline an_text an_buffer_text(const an_buffer *buffer)
{
    an_text text = {buffer->at, buffer->size};
    return text;
}

/* Makes room for `size` more bytes and a NUL. Returns false, and sets `failed`, when memory runs
 * out. */
bool an__buffer_grow(an_buffer *buffer, size_t size);

/* Like an__buffer_grow, but costs next to nothing if there is room already. */
static inline bool an_buffer_reserve(an_buffer *buffer, size_t size)
{
    return buffer->capacity - buffer->size > size || an__buffer_grow(buffer, size);
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

/* Adds a text that was made for it. If its `at` is NULL, memory ran out, and the buffer has failed.
 */
void an__buffer_put_made(an_buffer *buffer, an_text made);

static inline void an_buffer_put_char(an_buffer *buffer, char c)
{
    an_buffer_add(buffer, &c, 1);
}

void an__buffer_put(an_buffer *buffer, const char *string);

/* Adds all further arguments, which are strings. */
#define AN_PUT_ALL(buffer, ...) an__buffer_put_all(buffer, (const char *const[]){__VA_ARGS__, NULL})
void an__buffer_put_all(an_buffer *buffer, const char *const *strings);

/* Adds a text as valid UTF-8: each byte that is not UTF-8 becomes the character it stands for in
 * Windows-1252. */
void an__buffer_put_utf8(an_buffer *buffer, an_text text);
void an__buffer_put_number(an_buffer *buffer, uint64_t number);

/* Adds a code point in UTF-8. */
void an__buffer_put_point(an_buffer *buffer, uint32_t point);

/* Adds the text of a template up to its next {hole}. Returns false, and has added the rest, if
 * there is no further hole. Otherwise sets *hole to its name, and *form to what follows it. */
bool an__buffer_put_to_hole(an_buffer *buffer, const char **form, an_text *hole);

/* Adds the content of a quoted text: \" and \\ become one character each. */
void an__buffer_put_unescaped(an_buffer *buffer, an_text text);

/* Doubles the capacity of an array. Returns false, and changes nothing, when memory runs out. */
bool an__array_grow(void **array, size_t *capacity, size_t item_size);

static inline bool an_array_reserve(void **array, size_t *capacity, size_t count, size_t item_size)
{
    return count < *capacity || an__array_grow(array, capacity, item_size);
}

bool an__array_reserve_all(void **array, size_t *capacity, size_t count, size_t item_size);

/* Make room for one more item in an array that holds `count` items, and for `count` items in all.
 * The pointer `items` and its `capacity` change if it must grow. Return false, and change nothing,
 * when memory runs out. */
#define AN_ARRAY_RESERVE(items, capacity, count)                                                   \
    an_array_reserve((void **)&(items), &(capacity), count, sizeof *(items))
#define AN_ARRAY_RESERVE_ALL(items, capacity, count)                                               \
    an__array_reserve_all((void **)&(items), &(capacity), count, sizeof *(items))

#endif
