/* Decoding UTF-8, and finding what is wrong in long texts. */
#include "utf8.h"

#include "bytes.h"
#include "text.h"

const uint16_t an__windows_1252[32] = {
    0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, /* 0x80 */
    0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f,
    0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, /* 0x90 */
    0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
};

/* Returns the size of the sequence that a byte begins; 1 if it begins none. */
static size_t due_size(unsigned char first)
{
    if (first < 0xc2 || (first > 0xf4 && first != AN_UTF8_BROKEN))
        return 1;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

static bool is_continuation(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

static uint32_t decode_byte(unsigned char byte)
{
    return byte >= 0x80 && byte < 0xa0 ? an__windows_1252[byte - 0x80] : byte;
}

/* Returns whether `value` is one that follows AN_UTF8_BROKEN: a surrogate, or half a unit. */
static bool is_broken_value(uint32_t value)
{
    return (value >= 0xd800 && value < 0xe000) ||
           (value >= AN_UTF8_HALF && value < AN_UTF8_HALF + 0x100);
}

uint32_t an__utf8_decode_long(an_text text, size_t *size)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)text.at;
    size_t due = due_size(at[0]);
    /* most letters beyond ASCII take two bytes */
    if (due == 2 && text.size >= due && is_continuation(at[1])) {
        *size = due;
        return (at[0] & 0x1fu) << 6 | (at[1] & 0x3fu);
    }
    *size = 1;
    if (due == 1 || text.size < due)
        return decode_byte(at[0]);
    uint32_t point = at[0] & (0x7fu >> due);
    for (size_t i = 1; i < due; i++) {
        if (!is_continuation(at[i]))
            return decode_byte(at[0]);
        point = point << 6 | (at[i] & 0x3fu);
    }
    bool is_broken = at[0] == AN_UTF8_BROKEN;
    bool is_surrogate = point >= 0xd800 && point < 0xe000;
    bool is_sound = is_broken ? is_broken_value(point & 0x3ffff)
                              : point >= least[due] && point <= 0x10ffff && !is_surrogate;
    if (!is_sound)
        return decode_byte(at[0]);
    *size = due;
    return is_broken ? AN_REPLACEMENT : point;
}

size_t an__utf8_encode(char *out, uint32_t point)
{
    if (point < 0x80) {
        out[0] = (char)point;
        return 1;
    }
    size_t size = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    for (size_t i = size - 1; i > 0; i--) {
        out[i] = (char)(0x80 | (point & 0x3f));
        point >>= 6;
    }
    out[0] = (char)((0xf00u >> size & 0xff) | point);
    return size;
}

size_t an__utf8_match_long(an_text text, const char *string)
{
    size_t matched = 0;
    an_text due = an_text_of(string);
    while (due.size > 0) {
        size_t size, due_bytes;
        an_text rest = an_text_after(text, matched);
        if (rest.size == 0)
            return 0;
        uint32_t point = an_utf8_decode(rest, &size);
        /* a character of several bytes is compared as it stands */
        if (size > 1 && (due.size < size || memcmp(rest.at, due.at, size) != 0))
            return 0;
        if (point != an_utf8_decode(due, &due_bytes))
            return 0;
        matched += size;
        due = an_text_after(due, due_bytes);
    }
    return matched;
}

/* ---- long texts ---- */

/* Returns eight bytes, some of which have their high bit set if any of the eight at `at` is not
 * ASCII or is below `least`. `least` holds the bound eight times. */
static uint64_t odd_bits(const char *at, uint64_t least)
{
    uint64_t eight = an_eight_bytes(at);
    return eight | (eight - least);
}

bool an__utf8_is_ascii_from(an_text text, unsigned char least)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    char few[AN_EIGHT + 1] = "\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f";
    const char *last = few;
    uint64_t odd = 0;
    for (size_t at = 0; at + AN_EIGHT <= text.size; at += AN_EIGHT)
        odd |= odd_bits(text.at + at, ones * least);
    if (text.size >= AN_EIGHT)
        last = text.at + text.size - AN_EIGHT;
    else if (text.size > 0)
        memcpy(few, text.at, text.size);
    odd |= odd_bits(last, ones * least);
    return (odd & ones << 7) == 0;
}

/* Returns whether `size` bytes from `at` on are all printable ASCII or white space. There is no
 * branch for each byte, so that the compiler can look at many at once. Two differences modulo 256
 * decide: from HT, only bytes outside ASCII, DEL, and those below HT are farther than '~'; from SO,
 * only the control characters from SO on are nearer than the blank, as HT to CR wrap around. */
static AN_INLINED bool are_printable(const char *at, size_t size)
{
    enum { HT = '\t', SO = '\r' + 1 };
    unsigned char most = 0, least = 0xff;
    for (size_t i = 0; i < size; i++) {
        unsigned char from_ht = (unsigned char)(at[i] - HT), from_so = (unsigned char)(at[i] - SO);
        most = most > from_ht ? most : from_ht;
        least = least < from_so ? least : from_so;
    }
    return most <= '~' - HT && least >= ' ' - SO;
}

/* Returns whether all of `text`, which has at least AN_BLOCK bytes, is printable ASCII or white
 * space. The last block is counted from the end of `text`, so that it may overlap the one before.
 */
static AN_INLINED bool is_ascii(an_text text)
{
    enum { BLOCKS = 4 * AN_BLOCK };
    size_t at = 0;
    for (; text.size - at >= BLOCKS; at += BLOCKS)
        if (!are_printable(text.at + at, BLOCKS))
            return false;
    for (; text.size - at >= AN_BLOCK; at += AN_BLOCK)
        if (!are_printable(text.at + at, AN_BLOCK))
            return false;
    return are_printable(text.at + text.size - AN_BLOCK, AN_BLOCK);
}

static bool is_ascii_by_any(an_text text)
{
    return is_ascii(text);
}

AN_WIDE_BY_MACHINE static bool is_ascii_by_machine(an_text text)
{
    return is_ascii(text);
}

static bool begins_sound(an_text text)
{
    size_t size;
    an_utf8_decode(text, &size);
    unsigned char first = (unsigned char)*text.at;
    return first < 0x80 || (size > 1 && first != AN_UTF8_BROKEN);
}

static bool begins_clean(an_text text)
{
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    return point < 0x20 ? an_is_space((char)point) : point < 0x7f || point > 0x9f;
}

static bool begins_printable(an_text text)
{
    return begins_sound(text) && begins_clean(text);
}

/* What kind of byte each one of a block is; bit i stands for byte i. */
typedef struct kinds {
    uint64_t is_ascii;
    uint64_t is_printable;   /* in ASCII, white space included */
    uint64_t follows;        /* within a sequence */
    uint64_t two, three;     /* begins a sequence of two or of three bytes, as most letters have */
    uint64_t may_be_control; /* within a sequence of two bytes: that is a control character, C1, if
                              * 0xc2 begins it */
    uint64_t begins_control; /* 0xc2 */
} kinds;

/* Returns the marks of the bytes from `first` to `last`. */
static inline an_marks in_range(an_lanes lanes, unsigned char first, unsigned char last)
{
    return (an_lanes)(lanes - an_each(first)) <= an_each((unsigned char)(last - first));
}

static inline kinds kinds_of(const char *block)
{
    kinds k = {0};
    uint64_t begins = 0;
    for (size_t i = 0; i < AN_BLOCK; i += AN_LANES) {
        an_lanes c = an_lanes_at(block + i);
        an_marks three = in_range(c, 0xe1, 0xef) & (c != an_each(0xed));
        an_marks printable = in_range(c, ' ', '~') | in_range(c, '\t', '\r');
        k.is_ascii |= (uint64_t)an_marked(an_above(c, -1)) << i;
        k.is_printable |= (uint64_t)an_marked(printable) << i;
        begins |= (uint64_t)an_marked(an_above(c, 0xbf - 0x100)) << i;
        k.two |= (uint64_t)an_marked(in_range(c, 0xc2, 0xdf)) << i;
        k.three |= (uint64_t)an_marked(three) << i;
        k.may_be_control |= (uint64_t)an_marked(in_range(c, 0x80, 0x9f)) << i;
        k.begins_control |= (uint64_t)an_marked(an_are(c, 0xc2)) << i;
    }
    k.follows = ~begins;
    return k;
}

/* Returns the bytes of the whole characters of a block, if all are ASCII or usual sequences of two
 * or three bytes; else 0, though all may be sound. */
static size_t sound_block_size(const kinds *k)
{
    const uint64_t due = k->two << 1 | k->three << 1 | k->three << 2;
    if (~(k->is_ascii | k->follows | k->two | k->three) != 0 || k->follows != due)
        return 0;
    return k->three >> (AN_BLOCK - 2) & 1              ? AN_BLOCK - 2
           : (k->two | k->three) >> (AN_BLOCK - 1) & 1 ? AN_BLOCK - 1
                                                       : AN_BLOCK;
}

static size_t sound_block(const char *block)
{
    const kinds k = kinds_of(block);
    return sound_block_size(&k);
}

static size_t clean_block(const char *block)
{
    const kinds k = kinds_of(block);
    bool has_control =
        k.is_printable != k.is_ascii || (k.begins_control << 1 & k.may_be_control) != 0;
    return has_control ? 0 : sound_block_size(&k);
}

/* Returns how many bytes at the beginning of `text` pass as a block. The last ones, which are fewer
 * than a block, are followed by blanks there. */
static size_t passing_block(an_text text, size_t (*block_size)(const char *block))
{
    char few[AN_BLOCK];
    if (text.size >= AN_BLOCK)
        return block_size(text.at);
    memset(few, ' ', sizeof few);
    memcpy(few, text.at, text.size);
    return block_size(few) > 0 ? text.size : 0;
}

/* Returns the number of bytes before the first character that fails `passes`. block_size returns
 * how many bytes at the beginning of a block pass; 0 if they must be looked at one by one. */
static size_t passing_size(an_text text, size_t (*block_size)(const char *block),
                           bool (*passes)(an_text text))
{
    size_t at = 0, looked_at = 0;
    while (at < text.size) {
        const size_t passed =
            at >= looked_at ? passing_block(an_text_after(text, at), block_size) : 0;
        if (passed > 0) {
            at += passed;
            continue;
        }
        if (at >= looked_at)
            looked_at = at + AN_BLOCK;
        an_text rest = an_text_after(text, at);
        size_t size;
        if (!passes(rest))
            break;
        an_utf8_decode(rest, &size);
        at += size;
    }
    return at;
}

size_t an__utf8_sound_size(an_text text)
{
    return passing_size(text, sound_block, begins_sound);
}

size_t an__utf8_clean_size(an_text text)
{
    return passing_size(text, clean_block, begins_clean);
}

bool an__utf8_is_printable(an_text text)
{
    bool is_ascii = text.size >= AN_BLOCK &&
                    (an_machine_is_wide() ? is_ascii_by_machine : is_ascii_by_any)(text);
    return is_ascii || passing_size(text, clean_block, begins_printable) == text.size;
}

size_t an__utf8_cut_size(an_text text)
{
    for (size_t back = 1; back < AN_UTF8_MAX && back <= text.size; back++) {
        unsigned char byte = (unsigned char)text.at[text.size - back];
        if (!is_continuation(byte))
            return due_size(byte) > back ? back : 0;
    }
    return 0;
}

static bool is_invisible(uint32_t point)
{
    return point == 0xad || (point >= 0x200b && point <= 0x200f) ||
           (point >= 0x202a && point <= 0x202e) || (point >= 0x2060 && point <= 0x206f) ||
           point == 0xfeff;
}

size_t an__invisible_size(an_text text)
{
    size_t size = 0, bytes;
    while (size < text.size && (unsigned char)text.at[size] >= 0x80 &&
           is_invisible(an_utf8_decode(an_text_after(text, size), &bytes)))
        size += bytes;
    return size;
}

size_t an__space_size(an_text text)
{
    size_t size = 0;
    while (size < text.size) {
        char c = text.at[size];
        if (an_is_space(c) || c == AN_DOS_END) {
            size++;
            continue;
        }
        if ((unsigned char)c < 0x80)
            break;
        size_t bytes;
        uint32_t point = an_utf8_decode(an_text_after(text, size), &bytes);
        bool is_space = point == 0xa0 || (point >= 0x2000 && point <= 0x200a) || point == 0x2028 ||
                        point == 0x2029 || point == 0x202f || point == 0x3000;
        if (!is_space && !is_invisible(point))
            break;
        size += bytes;
    }
    return size;
}

size_t an__size_up_to(an_text text, const char *marks)
{
    size_t size = 0, step;
    for (; size < text.size && !an_is_among(text.at[size], marks); size += step) {
        const an_text rest = an_text_after(text, size);
        if (an__space_size(rest) > 0)
            break;
        an_utf8_decode(rest, &step);
    }
    return size;
}
