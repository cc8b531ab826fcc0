/* UTF-8, one code point at a time; a byte that is none is read as Windows-1252. */
#ifndef AN_BASE_UTF8_H
#define AN_BASE_UTF8_H

#include "bytes.h"

/* The byte order mark. */
#define AN_UTF8_MARK "\xEF\xBB\xBF"

enum { AN_UTF8_MAX = 4, AN_REPLACEMENT = 0xfffd };

/*
 * Half of a surrogate pair, or half a unit at the end of a text, has no UTF-8. In a text that was
 * decoded from UTF-16 it travels as this byte, which begins no sequence, and its value in three
 * more of six bits each: the surrogate, or AN_UTF8_HALF and the byte. The second byte is then one
 * that Windows-1252 lacks, so that no other text reads like it. It decodes as AN_REPLACEMENT.
 */
enum { AN_UTF8_BROKEN = 0xf7, AN_UTF8_HALF = 0x10000 };

/* The characters of Windows-1252 from 0x80 to 0x9f; the five it lacks are control characters. */
extern const uint16_t an_windows_1252[32];

/* Whether a byte of proper UTF-8 begins a character. */
static inline bool an_utf8_begins(char byte)
{
    return ((unsigned char)byte & 0xc0) != 0x80;
}

/* an_utf8_decode of a text that does not begin with ASCII. */
uint32_t an_utf8_decode_long(an_text text, size_t *size);

/*
 * The code point at the beginning of a text that is not empty, and its bytes. A byte that begins no
 * well-formed sequence is the character of Windows-1252 that it stands for, of one byte.
 */
static inline uint32_t an_utf8_decode(an_text text, size_t *size)
{
    *size = 1;
    unsigned char first = (unsigned char)*text.at;
    return first < 0x80 ? first : an_utf8_decode_long(text, size);
}

/* The UTF-8 of a code point to out[AN_UTF8_MAX]; returns its bytes. */
size_t an_utf8_encode(char *out, uint32_t point);

/* an_utf8_match where the texts part at a byte that is no ASCII. */
size_t an_utf8_match_long(an_text text, const char *string);

/*
 * The bytes of a text that spell a string at its beginning, 0 if it begins otherwise. In the text a
 * character may stand as its byte of Windows-1252.
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
    return may_match ? an_utf8_match_long(text, string) : 0;
}

/* ---- long texts: many bytes at a glance ---- */

/* Whether all bytes are ASCII, and none is below a certain one. */
bool an_utf8_is_ascii_from(an_text text, unsigned char least);

/* Whether all bytes are ASCII, and none is a control character but white space: then all is sound
 * and clean. */
bool an_utf8_is_printable(an_text text);

static inline an_marks an_utf8_copy_lanes(char *out, const char *at, unsigned char least)
{
    an_lanes lanes = an_lanes_at(at);
    memcpy(out, &lanes, sizeof lanes);
    return (an_lanes)(lanes - an_each(least)) >= an_each((unsigned char)(0x80 - least));
}

/* The same of a text that is copied; what was written is of no use if it is not so. */
static inline bool an_utf8_copy_ascii_from(char *out, an_text text, unsigned char least)
{
    an_marks odd = {0};
    size_t at = 0, last = text.size - AN_LANES;
    if (text.size < AN_LANES) {
        if (text.at != NULL)
            memcpy(out, text.at, text.size);
        return an_utf8_is_ascii_from(text, least);
    }
    /* the last ones may be met twice */
    for (; at < last; at += AN_LANES)
        odd |= an_utf8_copy_lanes(out + at, text.at + at, least);
    odd |= an_utf8_copy_lanes(out + last, text.at + last, least);
    return an_marked(odd) == 0;
}

/* Bytes up to the first that begins no well-formed sequence; all if there is none. */
size_t an_utf8_sound_size(an_text text);

/* Bytes up to the first control character that is no white space; all if there is none. */
size_t an_utf8_clean_size(an_text text);

/* Bytes at the end that may be the beginning of a sequence; 0 if none is cut. */
size_t an_utf8_cut_size(an_text text);

enum { AN_DOS_END = 0x1a }; /* the end mark of a text under DOS: white space */

/* Bytes of characters at the beginning that are not seen: soft hyphens, joiners, marks of the
 * direction of writing, byte order marks. */
size_t an_invisible_size(an_text text);

/* Bytes of white space at the beginning, in whatever script, and of what is not seen beside it. */
size_t an_space_size(an_text text);

#endif
