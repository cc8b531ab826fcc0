/* Digits, dots and dashes. */
#include "dots.h"

#include "glyphs.h"
#include "text.h"

size_t an__wide_digit_size(an_text text, unsigned *digit)
{
    size_t size;
    *digit = an_look_alike(an_utf8_decode(text, &size)) - '0';
    return *digit < 10 ? size : 0;
}

size_t an__dot_size(an_text text, unsigned *dots)
{
    static const char *const full_stop = "\uff0e";
    *dots = text.size > 0 && *text.at == '.' ? 1 : 2;
    if (*dots == 1)
        return 1;
    size_t size = an_utf8_match(text, full_stop);
    *dots = size > 0 ? 1 : 2;
    return size > 0 ? size : an_utf8_match(text, "…");
}

/* Returns the bytes of the white space before the dots of a number, without a line end. */
static size_t blanks_size(an_text text)
{
    size_t space = an__space_size(text), size = 0;
    while (size < space && !an_is_line_end(text.at[size]))
        size++;
    return size;
}

size_t an__dots_size(an_text text, bool *says_black)
{
    size_t size = 0;
    unsigned dots = 0, more;
    bool has_ellipsis = false;
    for (;;) {
        an_text rest = an_text_after(text, size);
        size_t blanks = 0;
        while (blanks < rest.size && rest.at[blanks] == ' ')
            blanks++;
        if (size == 0 && blanks == 0)
            blanks = blanks_size(rest);
        const an_text behind = an_text_after(rest, blanks);
        size_t dot = an__dot_size(behind, &more);
        const bool is_ellipsis = more == 2 || an_text_starts(behind, "...");
        if (dot == 0 || (has_ellipsis && is_ellipsis && blanks > 0))
            break;
        has_ellipsis |= is_ellipsis;
        dots += more;
        size += blanks + dot;
    }
    *says_black = dots > 1;
    return size;
}

/* Returns the character beyond ASCII at `at`, or what else may belong to it. */
static an_text wide_character(const char *at)
{
    enum { LONGEST = 3 };
    size_t size = 0;
    while (size < LONGEST && (unsigned char)at[size] >= 0x80)
        size++;
    return an_text_from(at, size);
}

bool an__begins_dots(const char *at)
{
    unsigned dots;
    return an__dot_size(wide_character(at), &dots) > 0;
}

bool an__begins_dash(const char *at)
{
    return an__dash_size(wide_character(at)) > 0;
}

bool an__ends_in_dash(an_text word)
{
    enum { CONTINUES = 0x80, LEAD_BITS = 0xc0 };
    size_t at = word.size;
    while (at > 1 && ((unsigned char)word.at[at - 1] & LEAD_BITS) == CONTINUES)
        at--;
    return at > 0 && an__dash_size(an_text_after(word, at - 1)) > 0;
}

size_t an__punctuation_size(an_text text)
{
    size_t dash = an__dash_size(text);
    bool is_lone_colon = *text.at == ':' && text.size > 1 && an_is_space(text.at[1]);
    if (*text.at == ',' || is_lone_colon)
        return 1;
    an_text behind = an_text_after(text, dash);
    bool is_lone = behind.size == 0 || *behind.at == ',' || an__space_size(behind) > 0;
    return is_lone ? dash : 0;
}
