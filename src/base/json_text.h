/* JSON keys and strings, always valid UTF-8. */
#ifndef AN_BASE_JSON_TEXT_H
#define AN_BASE_JSON_TEXT_H

#include "buffer.h"

/* Puts the text in quotes, with control characters escaped. */
void an__json_put_text(an_buffer *out, an_text text);

/* Puts a comma, the key and a colon. */
void an__json_put_key(an_buffer *out, const char *key);

/* Puts a comma, the key, a colon and the value: a string, or null if value.at is NULL. */
void an__json_put_member(an_buffer *out, const char *key, an_text value);

/* Put a comma, the key, a colon and the value. */
void an__json_put_number(an_buffer *out, const char *key, uint64_t value);
void an__json_put_flag(an_buffer *out, const char *key, bool value);

#endif
