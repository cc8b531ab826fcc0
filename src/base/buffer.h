/* Bytes and arrays that grow; a failed allocation is remembered, so that the code stays straight.
 */
#ifndef AN_BASE_BUFFER_H
#define AN_BASE_BUFFER_H

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
void an_buffer_add(an_buffer *buffer, const char *bytes, size_t size);
void an_buffer_put(an_buffer *buffer, const char *string);
void an_buffer_put_text(an_buffer *buffer, an_text text);
/* The same in proper UTF-8: a byte that is none becomes the character it stands for. */
void an_buffer_put_utf8(an_buffer *buffer, an_text text);
void an_buffer_put_char(an_buffer *buffer, char c);
void an_buffer_put_number(an_buffer *buffer, uint64_t number);

/* A quoted text as it is meant: \" and \\ are one character each. */
void an_buffer_put_unescaped(an_buffer *buffer, an_text text);

/*
 * Makes room for one more item in an array of count items; the array and its capacity change.
 * False, and nothing changed, when there is no memory.
 */
bool an_array_reserve(void **array, size_t *capacity, size_t count, size_t item_size);

#endif
