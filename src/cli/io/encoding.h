/* Encodings of files: text is decoded to UTF-8 when it is read, and encoded again when it is
 * written.
 *
 * Bytes that are no text in the encoding are not lost. A lone surrogate, or the last byte of a file
 * of UTF-16 with an odd number of bytes, becomes four bytes that begin with AN_UTF8_BROKEN, which
 * no character does, and is written back as it was. */
#ifndef AN_CLI_ENCODING_H
#define AN_CLI_ENCODING_H

#include "algnot.h"
#include "buffer.h"

typedef enum cli_encoding {
    ENCODING_AUTO,  /* UTF-8 and bytes of Windows-1252, unless the file begins with a UTF-16 mark */
    ENCODING_UTF_8, /* UTF-8 and bytes of Windows-1252, whatever the file begins with */
    ENCODING_CP1252, /* Windows-1252 */
    ENCODING_CP850,  /* DOS, western Europe */
    ENCODING_UTF_16, /* the first bytes of the file tell the byte order */
    ENCODING_UTF_16_LE,
    ENCODING_UTF_16_BE
} cli_encoding;

/* The values of --encoding, in the order of the first enumerators; NULL ends them. */
extern const char *const encoding_names[];

/* Returns the name that people know: "Windows-1252". */
const char *encoding_title(cli_encoding encoding);

/* Returns whether input is decoded; if not, its bytes are read as they stand. */
bool encoding_is_decoded(cli_encoding encoding);

/* Returns how many bytes a character of ASCII has in the file. */
static inline size_t encoding_unit(cli_encoding encoding)
{
    return encoding >= ENCODING_UTF_16 ? 2 : 1;
}

/* Returns how many bytes the first character of a text has in its file. *size is how many it has in
 * the text, which was decoded if the encoding is one that is decoded. */
size_t encoding_original_size(cli_encoding encoding, an_text text, size_t *size);

/* What is no text in the encoding, at the place where an_utf8_sound_size stops. */
typedef struct cli_broken {
    an_text text;
    uint32_t value; /* the byte, the surrogate, or the byte that lacks its other half */
    enum { BROKEN_BYTE, BROKEN_SURROGATE, BROKEN_HALF } kind;
} cli_broken;

cli_broken encoding_broken_at(cli_encoding encoding, an_text text);

/* ---- decoding ---- */

enum { DECODER_WAITING = 64, DECODED_MAX = 4 };

/* Begins with all members zero but `encoding`. */
typedef struct cli_decoder {
    cli_encoding encoding; /* the first bytes settle it: UTF-16 becomes UTF-16 LE or BE */
    bool is_settled;
    bool has_half;
    unsigned char half;            /* the first byte of a unit of UTF-16 */
    uint16_t high;                 /* the first half of a surrogate pair; 0 if there is none */
    char waiting[DECODER_WAITING]; /* bytes that wait until the encoding is settled */
    size_t waiting_size;
} cli_decoder;

/* Returns whether the bytes that follow need no decoding. */
bool decoder_is_done(const cli_decoder *decoder);

/* Decodes the next bytes of a stream, wherever it is cut; `size` is 0 at its end. `to` has room for
 * DECODED_MAX * (size + DECODER_WAITING) bytes. Returns how many bytes were written, which may be
 * 0. */
size_t decoder_take(cli_decoder *decoder, const char *bytes, size_t size, char *to);

/* ---- encoding ---- */

/* Appends a text to `out` in an encoding; the text is as it was decoded, or UTF-8. Returns false if
 * the encoding lacks a character, which is then *lacking. */
bool encoding_put(an_buffer *out, cli_encoding encoding, an_text text, an_text *lacking);

#endif
