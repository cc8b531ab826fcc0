/* What the program needs of encodings besides algnot/input.h: text is encoded again when it is
 * written.
 *
 * A lone surrogate, or the last byte of a file of UTF-16 with an odd number of bytes, is decoded to
 * four bytes that begin with AN_UTF8_BROKEN, which no character does, and written back as it was.
 */
#ifndef AN_INPUT_ENCODING_H
#define AN_INPUT_ENCODING_H

#include "algnot/input.h"

#include "buffer.h"

/* Returns how many bytes the first character of a text has in its file. *size is how many it has in
 * the text, which was decoded if the encoding is one that is decoded. */
size_t an__encoding_original_size(an_encoding encoding, an_text text, size_t *size);

/* Appends a text to `out` in an encoding; the text is as it was decoded, or UTF-8. Returns false if
 * the encoding lacks a character, which is then *lacking. */
bool an__encoding_put(an_buffer *out, an_encoding encoding, an_text text, an_text *lacking);

#endif
