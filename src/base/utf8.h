/* UTF-8, one code point at a time. A byte that is not part of UTF-8 is read as Windows-1252. */
#ifndef AN_BASE_UTF8_H
#define AN_BASE_UTF8_H

#include "bytes.h"

/* The byte order mark. */
#define AN_UTF8_MARK "\xEF\xBB\xBF"

enum { AN_UTF8_MAX = 4, AN_REPLACEMENT = 0xfffd };

/*
 * A lone surrogate, or half a UTF-16 unit at the end of a file, has no UTF-8. Text that was decoded
 * from UTF-16 holds it as four bytes: AN_UTF8_BROKEN, which begins no sequence of UTF-8, and 18
 * bits of value, six in each of the three bytes that follow. The value is the surrogate, or
 * AN_UTF8_HALF plus the single byte. The second of the four bytes is then one that Windows-1252
 * does not define, so that no other text looks like this. It decodes as AN_REPLACEMENT.
 */
enum { AN_UTF8_BROKEN = 0xf7, AN_UTF8_HALF = 0x10000 };

/* The characters of Windows-1252 from 0x80 to 0x9f; the five bytes it does not define stand for
 * control characters. */
extern const uint16_t an__windows_1252[32];

/* Returns whether a byte of valid UTF-8 begins a character. */
static inline bool an_utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xc0) != 0x80;
}

/* an_utf8_decode for a text whose first byte is not ASCII. */
uint32_t an__utf8_decode_long(an_text text, size_t *size);

/*
 * Returns the code point at the beginning of a text, which must not be empty; `*size` is the number
 * of its bytes. A byte that begins no well-formed sequence is a character of its own, the one that
 * it stands for in Windows-1252.
 */
static inline uint32_t an_utf8_decode(an_text text, size_t *size)
{
    *size = 1;
    unsigned char first = (unsigned char)*text.at;
    return first < 0x80 ? first : an__utf8_decode_long(text, size);
}

/* Writes a code point in UTF-8 to out[AN_UTF8_MAX]; returns its size in bytes. */
size_t an__utf8_encode(char *out, uint32_t point);

/* an_utf8_match for texts that first differ in a byte that is not ASCII. */
size_t an__utf8_match_long(an_text text, const char *string);

/*
 * Returns how many bytes of `text` spell `string` at its beginning; 0 if it begins otherwise. A
 * character of `string` may stand in `text` as its byte of Windows-1252.
 */
static inline size_t an_utf8_match(an_text text, const char *string)
{
    size_t size = 0;
    if (text.size == 0 || (*text.at != *string && (unsigned char)*text.at < 0x80))
        return 0;
    while (size < text.size && string[size] != '\0' && text.at[size] == string[size])
        size++;
    if (string[size] == '\0')
        return size;
    bool may_match = size < text.size && (unsigned char)text.at[size] >= 0x80 &&
                     (unsigned char)string[size] >= 0x80;
    return may_match ? an__utf8_match_long(text, string) : 0;
}

/* ---- long texts, many bytes at a time ---- */

/* Returns whether all bytes are ASCII and none is below `least`. */
bool an__utf8_is_ascii_from(an_text text, unsigned char least);

/* Returns whether the text is valid UTF-8 without control characters other than white space. It
 * needs then no look for what an__utf8_sound_size and an__utf8_clean_size find. */
bool an__utf8_is_printable(an_text text);

static inline an_marks an_utf8_copy_lanes(char *out, const char *at, unsigned char least)
{
    an_lanes lanes = an_lanes_at(at);
    memcpy(out, &lanes, sizeof lanes);
    return (an_lanes)(lanes - an_each(least)) >= an_each((unsigned char)(0x80 - least));
}

/* Copies `text` to `out`. Returns whether all bytes are ASCII and none is below `least`; if not,
 * what was copied is of no use. */
static inline bool an_utf8_copy_ascii_from(char *out, an_text text, unsigned char least)
{
    an_marks odd = {0};
    size_t at = 0, last = text.size - AN_LANES;
    if (text.size < AN_LANES) {
        if (text.at != NULL)
            memcpy(out, text.at, text.size);
        return an__utf8_is_ascii_from(text, least);
    }
    /* the last lanes may overlap those before them */
    for (; at < last; at += AN_LANES)
        odd |= an_utf8_copy_lanes(out + at, text.at + at, least);
    odd |= an_utf8_copy_lanes(out + last, text.at + last, least);
    return an_marked(odd) == 0;
}

/* Returns the number of bytes before the first one that is not valid UTF-8; the size if there is
 * none. */
size_t an__utf8_sound_size(an_text text);

/* Returns the number of bytes before the first control character that is not white space; the size
 * if there is none. */
size_t an__utf8_clean_size(an_text text);

/* Returns how many bytes at the end of a text may be the beginning of a character that is cut off;
 * 0 if none is. */
size_t an__utf8_cut_size(an_text text);

enum { AN_DOS_END = 0x1a }; /* ends a text under DOS; it counts as white space */

/* Returns the size of the invisible characters at the beginning of a text: soft hyphens, joiners,
 * marks for the direction of writing, byte order marks. */
size_t an__invisible_size(an_text text);

/* Returns the size of the white space of any script at the beginning of a text, invisible
 * characters included. */
size_t an__space_size(an_text text);

/* Returns the size of the beginning of a text up to white space of any
 * script, or one of `marks`. */
size_t an__size_up_to(an_text text, const char *marks);

#endif
