/* Encodings of files: text is decoded to UTF-8 when it is read, and encoded again when it is
 * written. */
#include "encoding.h"

#include <string.h>

#include "text.h"
#include "utf8.h"

const char *const an_encoding_names[] = {"auto", "utf-8", "cp1252", "cp850", "utf-16", NULL};

/* The characters of code page 850 from 0x80 on. */
static const uint16_t code_page_850[128] = {
    0x00c7, 0x00fc, 0x00e9, 0x00e2, 0x00e4, 0x00e0, 0x00e5, 0x00e7, /* 0x80 */
    0x00ea, 0x00eb, 0x00e8, 0x00ef, 0x00ee, 0x00ec, 0x00c4, 0x00c5, /* */
    0x00c9, 0x00e6, 0x00c6, 0x00f4, 0x00f6, 0x00f2, 0x00fb, 0x00f9, /* 0x90 */
    0x00ff, 0x00d6, 0x00dc, 0x00f8, 0x00a3, 0x00d8, 0x00d7, 0x0192, /* */
    0x00e1, 0x00ed, 0x00f3, 0x00fa, 0x00f1, 0x00d1, 0x00aa, 0x00ba, /* 0xa0 */
    0x00bf, 0x00ae, 0x00ac, 0x00bd, 0x00bc, 0x00a1, 0x00ab, 0x00bb, /* */
    0x2591, 0x2592, 0x2593, 0x2502, 0x2524, 0x00c1, 0x00c2, 0x00c0, /* 0xb0 */
    0x00a9, 0x2563, 0x2551, 0x2557, 0x255d, 0x00a2, 0x00a5, 0x2510, /* */
    0x2514, 0x2534, 0x252c, 0x251c, 0x2500, 0x253c, 0x00e3, 0x00c3, /* 0xc0 */
    0x255a, 0x2554, 0x2569, 0x2566, 0x2560, 0x2550, 0x256c, 0x00a4, /* */
    0x00f0, 0x00d0, 0x00ca, 0x00cb, 0x00c8, 0x0131, 0x00cd, 0x00ce, /* 0xd0 */
    0x00cf, 0x2518, 0x250c, 0x2588, 0x2584, 0x00a6, 0x00cc, 0x2580, /* */
    0x00d3, 0x00df, 0x00d4, 0x00d2, 0x00f5, 0x00d5, 0x00b5, 0x00fe, /* 0xe0 */
    0x00de, 0x00da, 0x00db, 0x00d9, 0x00fd, 0x00dd, 0x00af, 0x00b4, /* */
    0x00ad, 0x00b1, 0x2017, 0x00be, 0x00b6, 0x00a7, 0x00f7, 0x00b8, /* 0xf0 */
    0x00b0, 0x00a8, 0x00b7, 0x00b9, 0x00b3, 0x00b2, 0x25a0, 0x00a0, /* */
};

/* ---- what an encoding is ---- */

static bool is_utf_16(an_encoding encoding)
{
    return encoding >= AN_ENCODING_UTF_16;
}

bool an_encoding_is_decoded(an_encoding encoding)
{
    return encoding >= AN_ENCODING_CP1252;
}

size_t an_encoding_unit(an_encoding encoding)
{
    return is_utf_16(encoding) ? 2 : 1;
}

const char *an_encoding_title(an_encoding encoding)
{
    static const char *const titles[] = {"UTF-8", "UTF-8", "Windows-1252", "CP850", "UTF-16"};
    return titles[is_utf_16(encoding) ? AN_ENCODING_UTF_16 : encoding];
}

/* ---- bytes that are no text ---- */

static size_t put_broken(char *to, uint32_t value)
{
    to[0] = (char)AN_UTF8_BROKEN;
    for (int i = 3; i > 0; i--) {
        to[i] = (char)(0x80 | (value & 0x3f));
        value >>= 6;
    }
    return AN_DECODED_MAX;
}

static uint32_t broken_value(an_text text)
{
    uint32_t value = 0;
    for (size_t i = 1; i < text.size; i++)
        value = value << 6 | ((unsigned char)text.at[i] & 0x3f);
    return value;
}

/* What is no text, at the beginning of a text. */
static an_encoding_fault fault_at(an_encoding encoding, an_text text)
{
    if (!an_encoding_is_decoded(encoding))
        return (an_encoding_fault){an_text_from(text.at, 1), (unsigned char)*text.at,
                                   AN_ENCODING_FAULT_BYTE};
    text.size = AN_DECODED_MAX;
    uint32_t value = broken_value(text);
    return value < AN_UTF8_HALF
               ? (an_encoding_fault){text, value, AN_ENCODING_FAULT_SURROGATE}
               : (an_encoding_fault){text, value - AN_UTF8_HALF, AN_ENCODING_FAULT_HALF};
}

bool an_encoding_find_fault(an_encoding encoding, an_text text, an_encoding_fault *fault)
{
    size_t at = an__utf8_sound_size(text);
    if (at == text.size)
        return false;
    *fault = fault_at(encoding, an_text_after(text, at));
    return true;
}

size_t an__encoding_original_size(an_encoding encoding, an_text text, size_t *size)
{
    uint32_t point = an_utf8_decode(text, size);
    if (!an_encoding_is_decoded(encoding))
        return *size;
    if (!is_utf_16(encoding))
        return 1;
    bool is_half = *size == AN_DECODED_MAX && point == AN_REPLACEMENT &&
                   fault_at(encoding, text).kind == AN_ENCODING_FAULT_HALF;
    return is_half ? 1 : point > 0xffff ? 4 : 2;
}

/* ---- decoding ---- */

static uint32_t point_of_byte(an_encoding encoding, unsigned char byte)
{
    if (byte < 0x80)
        return byte;
    if (encoding == AN_ENCODING_CP850)
        return code_page_850[byte - 0x80];
    return byte < 0xa0 ? an__windows_1252[byte - 0x80] : byte;
}

static bool is_high(uint32_t unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}

static bool is_low(uint32_t unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

static size_t take_unit(an_decoder *decoder, uint32_t unit, char *to)
{
    size_t size = 0;
    uint32_t high = decoder->own.high;
    decoder->own.high = is_high(unit) ? (uint16_t)unit : 0;
    if (high != 0 && is_low(unit))
        return an__utf8_encode(to, 0x10000 + ((high - 0xd800) << 10) + (unit - 0xdc00));
    if (high != 0)
        size = put_broken(to, high);
    if (is_low(unit))
        return size + put_broken(to + size, unit);
    return is_high(unit) ? size : size + an__utf8_encode(to + size, unit);
}

static size_t take_byte(an_decoder *decoder, unsigned char byte, char *to)
{
    if (!is_utf_16(decoder->encoding))
        return an__utf8_encode(to, point_of_byte(decoder->encoding, byte));
    decoder->own.has_half = !decoder->own.has_half;
    if (decoder->own.has_half) {
        decoder->own.half = byte;
        return 0;
    }
    bool big_end_first = decoder->encoding == AN_ENCODING_UTF_16_BE;
    unsigned first = decoder->own.half, high = big_end_first ? first : byte;
    return take_unit(decoder, high << 8 | (big_end_first ? byte : first), to);
}

/* Writes what was begun and never ended: half a surrogate pair, or half a unit. */
static size_t take_end(an_decoder *decoder, char *to)
{
    size_t size = decoder->own.high != 0 ? put_broken(to, decoder->own.high) : 0;
    if (decoder->own.has_half)
        size += put_broken(to + size, AN_UTF8_HALF + decoder->own.half);
    decoder->own.high = 0;
    decoder->own.has_half = false;
    return size;
}

/* Returns which byte of a unit comes first. A chess game has more ASCII than anything else: the
 * zeros are the high bytes. */
static an_encoding guess_order(const char *bytes, size_t size)
{
    size_t zeros[2] = {0, 0};
    for (size_t i = 0; i < size; i++)
        zeros[i % 2] += bytes[i] == '\0';
    return zeros[0] > zeros[1] ? AN_ENCODING_UTF_16_BE : AN_ENCODING_UTF_16_LE;
}

static an_encoding settled(const an_decoder *decoder)
{
    an_text first = an_text_from(decoder->own.waiting, decoder->own.waiting_size);
    bool may_be_utf_16 =
        decoder->encoding == AN_ENCODING_AUTO || decoder->encoding == AN_ENCODING_UTF_16;
    if (may_be_utf_16 && an_text_starts(first, "\xFF\xFE"))
        return AN_ENCODING_UTF_16_LE;
    if (may_be_utf_16 && an_text_starts(first, "\xFE\xFF"))
        return AN_ENCODING_UTF_16_BE;
    if (decoder->encoding == AN_ENCODING_UTF_16)
        return guess_order(first.at, first.size);
    return decoder->encoding;
}

an_decoder an_decoder_of(an_encoding encoding)
{
    return (an_decoder){.encoding = encoding};
}

bool an_decoder_is_done(const an_decoder *decoder)
{
    return decoder->own.is_settled && !an_encoding_is_decoded(decoder->encoding);
}

static size_t decode(an_decoder *decoder, const char *bytes, size_t size, char *to)
{
    size_t written = 0;
    if (an_decoder_is_done(decoder)) {
        if (size > 0)
            memcpy(to, bytes, size);
        return size;
    }
    for (size_t i = 0; i < size; i++)
        written += take_byte(decoder, (unsigned char)bytes[i], to + written);
    return written;
}

size_t an_decoder_take(an_decoder *decoder, const char *bytes, size_t size, char *to)
{
    size_t written = 0;
    bool ends = size == 0;
    if (!decoder->own.is_settled) {
        size_t due = decoder->encoding == AN_ENCODING_AUTO     ? 2
                     : decoder->encoding == AN_ENCODING_UTF_16 ? AN_DECODER_WAITING
                                                               : 0;
        for (; decoder->own.waiting_size < due && size > 0; bytes++, size--)
            decoder->own.waiting[decoder->own.waiting_size++] = *bytes;
        if (decoder->own.waiting_size < due && !ends)
            return 0;
        decoder->encoding = settled(decoder);
        decoder->own.is_settled = true;
        written = decode(decoder, decoder->own.waiting, decoder->own.waiting_size, to);
    }
    written += decode(decoder, bytes, size, to + written);
    return ends ? written + take_end(decoder, to + written) : written;
}

/* ---- encoding ---- */

static void put_unit(an_buffer *out, an_encoding encoding, uint32_t unit)
{
    char low = (char)(unit & 0xff), high = (char)(unit >> 8);
    bool big_end_first = encoding == AN_ENCODING_UTF_16_BE;
    an_buffer_put_char(out, big_end_first ? high : low);
    an_buffer_put_char(out, big_end_first ? low : high);
}

static void put_utf_16(an_buffer *out, an_encoding encoding, uint32_t point)
{
    if (point <= 0xffff) {
        put_unit(out, encoding, point);
        return;
    }
    put_unit(out, encoding, 0xd800 + ((point - 0x10000) >> 10));
    put_unit(out, encoding, 0xdc00 + ((point - 0x10000) & 0x3ff));
}

static bool put_byte(an_buffer *out, an_encoding encoding, uint32_t point)
{
    unsigned byte = point < 0x80 ? point : 0x80;
    while (byte < 0x100 && point_of_byte(encoding, (unsigned char)byte) != point)
        byte++;
    if (byte == 0x100)
        return false;
    an_buffer_put_char(out, (char)byte);
    return true;
}

static bool put_character(an_buffer *out, an_encoding encoding, an_text character)
{
    size_t size;
    uint32_t point = an_utf8_decode(character, &size);
    if (!is_utf_16(encoding))
        return put_byte(out, encoding, point);
    bool is_broken = (unsigned char)*character.at == AN_UTF8_BROKEN && point == AN_REPLACEMENT;
    uint32_t value = is_broken ? broken_value(character) : point;
    if (is_broken && value >= AN_UTF8_HALF)
        an_buffer_put_char(out, (char)(value - AN_UTF8_HALF));
    else
        put_utf_16(out, encoding, value);
    return true;
}

bool an__encoding_put(an_buffer *out, an_encoding encoding, an_text text, an_text *lacking)
{
    if (!an_encoding_is_decoded(encoding)) {
        an_buffer_put_text(out, text);
        return true;
    }
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        an_utf8_decode(text, &size);
        *lacking = an_text_from(text.at, size);
        if (!put_character(out, encoding, *lacking))
            return false;
    }
    return true;
}
