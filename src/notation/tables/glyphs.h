/* What characters look like, whatever the script they are of. */
#ifndef AN_NOTATION_GLYPHS_H
#define AN_NOTATION_GLYPHS_H

#include "algnot/notation.h"

/* Greek and Cyrillic letters that are drawn like Latin ones, from the first; else 0. */
enum { AN_ALIKE_FIRST = 0x391, AN_ALIKE_LAST = 0x456 };
extern const char an_looks_like[AN_ALIKE_LAST - AN_ALIKE_FIRST + 1];

/* ASCII in full width, from ! to ~. */
enum { AN_WIDE_FIRST = 0xff01, AN_WIDE_LAST = 0xff5e };

/* The ASCII character that a letter or digit of another script or width looks like; else itself. */
static inline uint32_t an_look_alike(uint32_t point)
{
    if (point < AN_ALIKE_FIRST)
        return point;
    if (point <= AN_ALIKE_LAST) {
        char latin = an_looks_like[point - AN_ALIKE_FIRST];
        return latin == '\0' ? point : (uint32_t)latin;
    }
    bool has_full_width = point >= AN_WIDE_FIRST && point <= AN_WIDE_LAST;
    return has_full_width ? point - AN_WIDE_FIRST + '!' : point;
}

enum { AN_NARROW_MAX = 16, AN_WIDE_LEAD = 0xef /* the first byte of what has full width */ };

/* Characters of full width as they look, each a byte, and where it stands in the text. */
typedef struct an_narrow {
    char bytes[AN_NARROW_MAX];
    uint8_t at[AN_NARROW_MAX + 1];
} an_narrow;

/* The first letters, digits and signs of a text, up to white space, as they look; the text itself
 * if none of them has full width. */
an_text an_narrow_text(an_narrow *narrow, an_text text);

/* The file ('a' is first) or rank ('1' is first) that a character stands for, 0…7: Greek and Hebrew
 * letters are files, too, and digits of full width or Arabic ones ranks. AN_UNSAID: none. */
unsigned an_coordinate_alike(uint32_t point, uint32_t first);

/* Bytes of the letter of a file, in any script. */
size_t an_file_size(an_text text);

/* The role of a figurine of either color, and its bytes with a variation selector. */
an_role an_figurine_read(an_text text, size_t *size);

/* The letters of an_figurine are the white ones. */
extern const char *const an_black_figurines[AN_ROLE_COUNT];

/* Bytes of the dash or capture sign at the beginning of a text; 0 if there is none. */
size_t an_dash_size(an_text text);
size_t an_capture_size(an_text text);

/* The same of what joins the parts of a word: a dash, or the two or three hyphens that a typesetter
 * makes one of. */
size_t an_joint_size(an_text text);

/* Bytes of one of these with the white space before and behind it; 0 if there is no sign. */
size_t an_parted_size(an_text text, size_t (*sign_size)(an_text text));

#endif
