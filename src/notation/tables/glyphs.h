/* What characters look like, in any script. */
#ifndef AN_NOTATION_GLYPHS_H
#define AN_NOTATION_GLYPHS_H

#include "algnot/notation.h"

/* The Latin letter that each Greek or Cyrillic character from AN_ALIKE_FIRST to AN_ALIKE_LAST looks
 * like; 0 if there is none. */
enum { AN_ALIKE_FIRST = 0x391, AN_ALIKE_LAST = 0x456 };
extern const char an__looks_like[AN_ALIKE_LAST - AN_ALIKE_FIRST + 1];

/* The full-width forms of ASCII, from ! to ~. */
enum { AN_WIDE_FIRST = 0xff01, AN_WIDE_LAST = 0xff5e };

/* Returns the ASCII character that looks like `point`, a character of another script or width.
 * Returns `point` if there is none. */
static inline uint32_t an_look_alike(uint32_t point)
{
    if (point < AN_ALIKE_FIRST)
        return point;
    if (point <= AN_ALIKE_LAST) {
        char latin = an__looks_like[point - AN_ALIKE_FIRST];
        return latin == '\0' ? point : (uint32_t)latin;
    }
    bool has_full_width = point >= AN_WIDE_FIRST && point <= AN_WIDE_LAST;
    return has_full_width ? point - AN_WIDE_FIRST + '!' : point;
}

enum { AN_NARROW_MAX = 16, AN_WIDE_LEAD = 0xef /* the first byte of a full-width form */ };

/* The beginning of a text, with each character replaced by the ASCII byte that it looks like,
 * or by NUL if there is none. at[i] is the offset in the text of the character that bytes[i]
 * stands for. */
typedef struct an_narrow {
    char bytes[AN_NARROW_MAX];
    uint8_t at[AN_NARROW_MAX + 1];
} an_narrow;

/* Narrows the beginning of `text`, up to its first blank, in *narrow. Returns what is then in
 * narrow->bytes, or `text` itself if no character at its beginning has full width. */
an_text an__narrow_text(an_narrow *narrow, an_text text);

/* Returns the file (if `first` is 'a') or the rank (if it is '1') that a character stands for, from
 * 0 to 7; AN_UNSAID if it is none. Greek and Hebrew letters count as files, full-width and Arabic
 * digits as ranks. */
unsigned an__coordinate_alike(uint32_t point, uint32_t first);

/* Returns the bytes of the letter of a file, in any script, at the beginning of `text`; 0 if there
 * is none. */
size_t an__file_size(an_text text);

/* Returns the role of the figurine, of either color, at the beginning of `text`; AN_NO_ROLE if
 * there is none. *size becomes its bytes, including a variation selector behind it. */
an_role an__figurine_read(an_text text, size_t *size);

/* The black figurines. The letters of the language an_figurine are the white ones. */
extern const char *const an__black_figurines[AN_ROLE_COUNT];

/* Return the bytes of a dash, or of a sign of capture, at the beginning of `text`; 0 if there is
 * none. */
size_t an__dash_size(an_text text);
size_t an__capture_size(an_text text);

/* Returns the bytes of what joins the parts of a word at the beginning of `text`: a dash, or two or
 * three hyphens that stand for one. Returns 0 if there is none. */
size_t an__joint_size(an_text text);

/* Returns the bytes of a sign with the white space around it; 0 if there is none. `sign_size`
 * returns the bytes of the sign at the beginning of a text. */
size_t an__parted_size(an_text text, size_t (*sign_size)(an_text text));

#endif
