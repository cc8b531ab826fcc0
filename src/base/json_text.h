/* Strings of JSON, always valid UTF-8. */
#ifndef AN_BASE_JSON_TEXT_H
#define AN_BASE_JSON_TEXT_H

#include "buffer.h"

/* The text in quotes, control characters escaped. */
void an_json_put_text(an_buffer *out, an_text text);

/* A comma, the key and a colon. */
void an_json_put_key(an_buffer *out, const char *key);

/* A key and a string, null if the text is at NULL. */
void an_json_put_member(an_buffer *out, const char *key, an_text value);

#endif
