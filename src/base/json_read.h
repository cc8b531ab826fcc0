/* JSON that others wrote, read to the letter of RFC 8259. Nothing is copied: a value is a part of
 * the text that it was read from, and lives as long as that text. */
#ifndef AN_BASE_JSON_READ_H
#define AN_BASE_JSON_READ_H

#include "buffer.h"

typedef enum an_json_kind {
    AN_JSON_NONE, /* there is no such value */
    AN_JSON_NULL,
    AN_JSON_FALSE,
    AN_JSON_TRUE,
    AN_JSON_NUMBER,
    AN_JSON_STRING,
    AN_JSON_ARRAY,
    AN_JSON_OBJECT
} an_json_kind;

typedef struct an_json {
    an_json_kind kind;
    an_text text; /* with its quotes or brackets */
} an_json;

/* Arrays and objects inside each other may be this deep. */
enum { AN_JSON_DEPTH_MAX = 64 };

/*
 * Reads the one value that a text holds, with white space around it. Returns false, and stores in
 * *offset the byte where it stops to be JSON, if the text is anything else, is not UTF-8, holds
 * half of a surrogate pair, or is deeper than AN_JSON_DEPTH_MAX.
 *
 * The functions below take values that come from here.
 */
bool an__json_read(an_json *value, an_text text, size_t *offset);

/* Returns the value of the first member with this key. The kind is AN_JSON_NONE if `object` is no
 * object, or has no such member. */
an_json an__json_member(an_json object, const char *key);

/*
 * Returns the next item of an array, or the value of the next member of an object, and AN_JSON_NONE
 * behind the last. *at must be 0 at the first call. `key` becomes the key of a member; it may be
 * NULL.
 */
an_json an__json_next(an_json container, size_t *at, an_json *key);

/* Adds what a string says, without quotes and escapes. Returns false, and adds nothing, if the
 * value is no string. */
bool an__json_put_content(an_buffer *out, an_json string);

/* Returns whether the value is a string and says this, whatever of it is escaped. */
bool an__json_is(an_json value, const char *string);

/* Stores a number that has neither fraction nor exponent, and fits. Returns false, and leaves
 * *number untouched, otherwise. */
bool an__json_integer(int64_t *number, an_json value);

#endif
