/* Encodings of files: to UTF-8 on the way in, and back. */
#ifndef AN_CLI_ENCODING_H
#define AN_CLI_ENCODING_H

#include "algnot.h"
#include "buffer.h"

typedef enum cli_encoding {
    ENCODING_AUTO,   /* UTF-8 and bytes of Windows-1252, unless a UTF-16 mark comes first */
    ENCODING_UTF_8,  /* the same without that exception */
    ENCODING_CP1252, /* Windows-1252 */
    ENCODING_CP850,  /* DOS, western Europe */
    ENCODING_UTF_16, /* which byte comes first shows in the first ones */
    ENCODING_UTF_16_LE,
    ENCODING_UTF_16_BE
} cli_encoding;

/* As given to --encoding, in the order of the first enumerators; NULL past the last. */
extern const char *const encoding_names[];

/* As people know it: "Windows-1252". */
const char *encoding_title(cli_encoding encoding);

/* Whether a stream is decoded on its way in; if not, its bytes are read as they stand. */
bool encoding_is_decoded(cli_encoding encoding);

/* The bytes that a character of ASCII has in its file. */
static inline size_t encoding_unit(cli_encoding encoding)
{
    return encoding >= ENCODING_UTF_16 ? 2 : 1;
}

/* The bytes that the character at the beginning of a decoded text, or of any other, has in its
 * file; *size are those in the text. */
size_t encoding_original_size(cli_encoding encoding, an_text text, size_t *size);

/* What an_utf8_sound_size stops at: no character. */
typedef struct cli_broken {
    an_text text;
    uint32_t value; /* the byte, the surrogate, or the byte without its other half */
    enum { BROKEN_BYTE, BROKEN_SURROGATE, BROKEN_HALF } kind;
} cli_broken;

cli_broken encoding_broken_at(cli_encoding encoding, an_text text);

/* ---- on the way in ---- */

enum { DECODER_WAITING = 64, DECODED_MAX = 4 };

/* Zero-initialised but for its encoding. */
typedef struct cli_decoder {
    cli_encoding encoding; /* settled by the first bytes: UTF-16 with its byte order */
    bool is_settled;
    bool has_half;
    unsigned char half;            /* the first byte of a unit */
    uint16_t high;                 /* the first half of a surrogate pair, 0 if none */
    char waiting[DECODER_WAITING]; /* until the encoding is settled */
    size_t waiting_size;
} cli_decoder;

/* Whether the bytes that come now are text as they stand. */
bool decoder_is_done(const cli_decoder *decoder);

/*
 * Decodes the next bytes of a stream, none at its end, however it is located. to has room for
 * DECODED_MAX * (size + DECODER_WAITING) bytes; returns how many were written, which may be 0.
 */
size_t decoder_take(cli_decoder *decoder, const char *bytes, size_t size, char *to);

/* ---- on the way out ---- */

/*
 * Adds a text, as it was decoded or in UTF-8, to a buffer in an encoding. False where that lacks a
 * character, which *lacking is then.
 */
bool encoding_put(an_buffer *out, cli_encoding encoding, an_text text, an_text *lacking);

#endif
