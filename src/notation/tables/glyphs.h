/* What characters look like, whatever the script they are of. */
#ifndef AN_NOTATION_GLYPHS_H
#define AN_NOTATION_GLYPHS_H

#include "algnot/notation.h"

/* Latin letters that Greek and Cyrillic ones look like, from AN_ALIKE_FIRST on; 0 where there is
 * none. */
enum { AN_ALIKE_FIRST = 0x391, AN_ALIKE_LAST = 0x456 };
extern const char an__looks_like[AN_ALIKE_LAST - AN_ALIKE_FIRST + 1];

/* The full-width forms of ASCII, from ! to ~. */
enum { AN_WIDE_FIRST = 0xff01, AN_WIDE_LAST = 0xff5e };

/* Returns the ASCII character that a character of another script or width looks like; else the
 * character itself. */
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

/* Text with each character replaced by the ASCII byte it looks like, or NUL, and where each
 * character stands in the original. */
typedef struct an_narrow {
    char bytes[AN_NARROW_MAX];
    uint8_t at[AN_NARROW_MAX + 1];
} an_narrow;

/* Returns the beginning of a text, up to the first blank, as it looks, in narrow->bytes. Returns
 * the text itself if nothing at its beginning has full width. */
an_text an__narrow_text(an_narrow *narrow, an_text text);

/* Returns the file (if `first` is 'a') or the rank (if it is '1') that a character stands for, 0…7;
 * AN_UNSAID if none. Greek and Hebrew letters are files, too, and full-width and Arabic digits are
 * ranks. */
unsigned an__coordinate_alike(uint32_t point, uint32_t first);

/* Returns the bytes of the letter of a file, in any script; 0 if there is none. */
size_t an__file_size(an_text text);

/* Returns the role of a figurine of either color; *size becomes its bytes, with a variation
 * selector if there is one. Returns AN_NO_ROLE if there is none. */
an_role an__figurine_read(an_text text, size_t *size);

/* The black figurines. The letters of an_figurine are the white ones. */
extern const char *const an__black_figurines[AN_ROLE_COUNT];

/* Return the bytes of a dash, or of a sign of capture, at the beginning of a text; 0 if there is
 * none. */
size_t an__dash_size(an_text text);
size_t an__capture_size(an_text text);

/* Returns the bytes of what joins the parts of a word: a dash, or two or three hyphens that stand
 * for one. */
size_t an__joint_size(an_text text);

/* Returns the bytes of a sign, as `sign_size` measures it, with the white space around it; 0 if
 * there is no sign. */
size_t an__parted_size(an_text text, size_t (*sign_size)(an_text text));

#endif
