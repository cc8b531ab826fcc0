/* The JSON that answers are made of, and what is read of the JSON of requests. */
#ifndef AN_CLI_LSP_JSON_H
#define AN_CLI_LSP_JSON_H

#include "editor_text.h"
#include "json_read.h"
#include "json_text.h"

/* Puts {"line":…,"character":…} for an offset. */
void lsp_put_place(an_buffer *out, editor_text *text, size_t offset);

/* Puts {"start":…,"end":…} for the bytes from `from` up to `to`. */
void lsp_put_range(an_buffer *out, editor_text *text, size_t from, size_t to);

/* Puts {"range":…,"newText":…}. */
void lsp_put_edit(an_buffer *out, editor_text *text, size_t from, size_t to, an_text bytes);

void lsp_put_number(an_buffer *out, int64_t number);

/* Puts a comma unless the last byte opened an array or an object. */
void lsp_put_comma(an_buffer *out);

/* Reads {"line":…,"character":…} and finds its offset. Returns false if it is anything else. */
bool lsp_read_place(size_t *offset, const editor_text *text, an_json place);

/* Reads a range; the smaller offset becomes *from. Returns false if it is none. */
bool lsp_read_range(size_t *from, size_t *to, const editor_text *text, an_json range);

/* Returns whether an array has this string. */
bool lsp_has_string(an_json array, const char *string);

#endif
