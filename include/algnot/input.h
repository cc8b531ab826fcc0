/* Files as they come: their bytes are decoded to UTF-8, and places in them become lines and
 * columns. Nothing here allocates, and no file is opened: the caller reads it.
 *
 * A decoder turns the bytes of a file into text. An encoding is told or, with AN_ENCODING_AUTO,
 * guessed from the first bytes. A file of UTF-8 or of Windows-1252 needs no decoding: its bytes
 * pass as they stand, and everything that reads text takes a byte that is no UTF-8 for the
 * character of Windows-1252. Other encodings become UTF-8.
 *
 * Bytes that are no text in the encoding are not lost: they pass as they stand, and what is no
 * UTF-16 becomes four bytes that are no UTF-8. Each can be told as an an_encoding_fault. A byte
 * order mark stays at the beginning of the text. */
#ifndef ALGNOT_INPUT_H
#define ALGNOT_INPUT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- encodings ---- */

typedef enum an_encoding {
    AN_ENCODING_AUTO,   /* UTF-8 and bytes of Windows-1252, unless a UTF-16 mark comes first */
    AN_ENCODING_UTF_8,  /* UTF-8 and bytes of Windows-1252, whatever comes first */
    AN_ENCODING_CP1252, /* Windows-1252 */
    AN_ENCODING_CP850,  /* DOS, western Europe */
    AN_ENCODING_UTF_16, /* the first bytes of the file tell the byte order */
    AN_ENCODING_UTF_16_LE,
    AN_ENCODING_UTF_16_BE,
    AN_ENCODING_COUNT
} an_encoding;

/* Names of the encodings up to AN_ENCODING_UTF_16, in their order: "auto", "utf-8", "cp1252",
 * "cp850", "utf-16". NULL ends them. */
extern const char *const an_encoding_names[];

/* Returns the name that people know: "Windows-1252". */
const char *an_encoding_title(an_encoding encoding);

/* Returns whether files in this encoding are decoded. If not, their bytes are text as they stand.
 */
bool an_encoding_is_decoded(an_encoding encoding);

/* Returns how many bytes a character of ASCII has in a file: 1, or 2 in UTF-16. */
size_t an_encoding_unit(an_encoding encoding);

/* What is no text in its encoding. */
typedef enum an_encoding_fault_kind {
    AN_ENCODING_FAULT_BYTE,      /* a byte that is no UTF-8 */
    AN_ENCODING_FAULT_SURROGATE, /* UTF-16: half of a character that lacks its other half */
    AN_ENCODING_FAULT_HALF       /* UTF-16: the last byte of a file with an odd number of them */
} an_encoding_fault_kind;

typedef struct an_encoding_fault {
    an_text text;   /* the part of the decoded text that stands for it */
    uint32_t value; /* the byte, or the surrogate */
    an_encoding_fault_kind kind;
} an_encoding_fault;

/* Finds the first part of a decoded text that is no text in `encoding`. Returns false, and leaves
 * *fault untouched, if there is none. To have it as a finding, call an_encoding_check (game.h). */
bool an_encoding_find_fault(an_encoding encoding, an_text text, an_encoding_fault *fault);

/* ---- the decoder ---- */

/* A decoder writes at most AN_DECODED_MAX bytes for each byte that it was given, and as many for
 * each of AN_DECODER_WAITING bytes that it may have kept back. */
enum { AN_DECODER_WAITING = 64, AN_DECODED_MAX = 4 };

/* The state of decoding one file. Only `encoding` is for the caller to read: it is settled by the
 * first bytes, where UTF-16 becomes UTF-16 LE or BE, and AN_ENCODING_AUTO may become UTF-16. */
typedef struct an_decoder {
    an_encoding encoding;
    struct {
        bool is_settled;
        bool has_half;
        unsigned char half; /* the first byte of a unit of UTF-16 */
        uint16_t high;      /* the first half of a surrogate pair; 0 if there is none */
        char waiting[AN_DECODER_WAITING]; /* bytes that wait until the encoding is settled */
        size_t waiting_size;
    } own; /* the decoder's own */
} an_decoder;

/* Returns a decoder for one file, from its first byte on. */
an_decoder an_decoder_of(an_encoding encoding);

/* Returns whether the bytes that follow need no decoding. A caller may then save the copy. */
bool an_decoder_is_done(const an_decoder *decoder);

/* Decodes the next `size` bytes of a file, wherever it is cut; call it with size 0 at the end. `to`
 * has room for AN_DECODED_MAX * (size + AN_DECODER_WAITING) bytes. Returns how many bytes were
 * written, which may be 0. an_splitter_feed (game.h) decodes into a splitter. */
size_t an_decoder_take(an_decoder *decoder, const char *bytes, size_t size, char *to);

/* ---- the locator ---- */

/* A place in a file. Lines and columns count from 1; a column is a character (code point). */
typedef struct an_place {
    const char *file;
    uint64_t game; /* from 1; 0: about the whole file */
    uint64_t line;
    uint64_t column;
    uint64_t end_column; /* the one after the last */
    uint64_t offset;     /* in bytes of the file, before they were decoded */
    an_text source;      /* the line, without its end */
    size_t source_at;    /* offset of the place in source, in bytes */
} an_place;

/* How far a locator has counted. Only the locator reads it. */
typedef struct an_locator_state {
    size_t at;      /* in the bytes taken */
    size_t line_at; /* where the line begins; 0 if it began before these bytes */
    uint64_t line;
    uint64_t column;
    uint64_t offset;
} an_locator_state;

/* Counts the lines of a file, whose text is taken batch after batch. A copy of a locator finds the
 * same places as the original, also on another thread, while the bytes taken last are there. */
typedef struct an_locator {
    const char *file; /* the name that places bear; the caller's */
    an_encoding encoding;
    struct {
        an_text bytes;
        size_t indent;
        an_locator_state now;
        an_locator_state first;   /* at the beginning of the bytes */
        an_locator_state earlier; /* before the first place that was asked for in `game` */
        an_locator_state end;     /* behind the last of the bytes */
        uint64_t game;
    } own; /* the locator's own */
} an_locator;

/* Returns a locator at the beginning of a file. `file` is its name, or NULL. */
an_locator an_locator_of(const char *file);

/* Goes on to the next part of the text: all of an_batch.bytes, and an_batch.indent, which is the
 * number of blanks before them that can be read too. `encoding` is what the decoder has settled on.
 * Every batch must be taken, in order. */
void an_locator_take(an_locator *locator, an_encoding encoding, an_text bytes, size_t indent);

/* Returns the place of a part of the bytes taken last, in which it must lie, also if it is empty;
 * in the game with this number (from 1; 0: none). Places may be asked for in any order within a
 * game, but game after game. The texts of the place point into the bytes. */
an_place an_locator_place(an_locator *locator, an_text part, uint64_t game);

#ifdef __cplusplus
}
#endif

#endif
