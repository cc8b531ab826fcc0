/* Reads the signs behind a move. Of the board it needs to know only whether the move gives
 * check. */
#include "suffix.h"

#include "bytes.h"
#include "fold.h"
#include "text.h"
#include "utf8.h"

#include "glyphs.h"
#include "signs.inc"
#include "symbols.h"

/* Returns whether a byte can begin a sign. It is called for every word, so that few words need a
 * closer look. Beyond ASCII, these are the first bytes of signs in UTF-8, and † ‡ – — ± µ × ÷ in
 * Windows-1252. */
static bool may_begin_sign(char c)
{
    static const bool begins[AN_BYTE_VALUES] = {
        ['+'] = true,  ['#'] = true,  ['!'] = true,  ['?'] = true,  ['='] = true,  ['-'] = true,
        ['('] = true,  ['['] = true,  [' '] = true,  ['~'] = true,  ['^'] = true,  ['@'] = true,
        ['<'] = true,  ['>'] = true,  ['&'] = true,  ['/'] = true,  ['|'] = true,  ['_'] = true,
        ['\\'] = true, ['e'] = true,  ['a'] = true,  ['i'] = true,  ['c'] = true,  ['d'] = true,
        ['m'] = true,  ['o'] = true,  ['z'] = true,  ['B'] = true,  ['E'] = true,  ['N'] = true,
        ['R'] = true,  ['T'] = true,  ['X'] = true,  ['Z'] = true,  [0xc2] = true, [0xc3] = true,
        [0xc7] = true, [0xce] = true, [0xe2] = true, [0x86] = true, [0x87] = true, [0x96] = true,
        [0x97] = true, [0xb1] = true, [0xb5] = true, [0xd7] = true, [0xf7] = true};
    return begins[(unsigned char)c];
}

/* If several marks begin alike, the longest one stands first. */
static const char *const en_passant_marks[] = {"(e.p.)", "(ep)", "en passant", "e. p.", "e.p.",
                                               "e.p",    "e/p",  "ep.",        "ep",    "E.P.",
                                               "E.P",    "a.p.", "i.p.",       "i.V.",  "i. V."};

size_t an__en_passant_size(an_text text)
{
    size_t blanks = an_spaces_size(text);
    text = an_text_after(text, blanks);
    char first = text.size > 0 ? *text.at : '\0';
    if (first != 'e' && first != 'E' && first != 'a' && first != 'i' && first != '(')
        return 0;
    for (size_t i = 0; i < sizeof en_passant_marks / sizeof *en_passant_marks; i++)
        if (*text.at == *en_passant_marks[i] && an_text_starts(text, en_passant_marks[i]))
            return blanks + strlen(en_passant_marks[i]);
    return 0;
}

/* ---- a sign of a list ---- */

/* Returns the bytes of `text` that stand for the next character of *sign: any dash for a hyphen, or
 * the byte of Windows-1252 for another character. Returns 0 if there are none. */
static size_t match_otherwise(an_text text, const char **sign)
{
    size_t bytes, sign_bytes;
    if (text.size == 0 || **sign == '-')
        return an__dash_size(text);
    if ((unsigned char)*text.at < 0x80 || (unsigned char)**sign < 0xc0)
        return 0;
    uint32_t due = an_utf8_decode(an_text_from(*sign, AN_UTF8_MAX), &sign_bytes);
    *sign += sign_bytes - 1;
    return an_utf8_decode(text, &bytes) == due ? bytes : 0;
}

/* Returns the bytes that match a sign at the beginning of a text; 0 if they do not. The sign ends
 * at a space or NUL. */
static size_t match(an_text text, const char *sign)
{
    size_t size = 0;
    for (; *sign != ' ' && *sign != '\0'; sign++) {
        bool is_same = size < text.size && text.at[size] == *sign;
        size_t bytes = is_same ? 1 : match_otherwise(an_text_after(text, size), &sign);
        if (bytes == 0)
            return 0;
        size += bytes;
    }
    return size;
}

/* Returns whether a character of a text may match one of a sign, judging only by the first byte of
 * each. */
static bool may_match(char byte, char sign)
{
    bool is_long = (unsigned char)byte >= 0x80;
    return byte == sign || (is_long && (sign == '-' || (unsigned char)sign >= 0x80));
}

/* Returns the bytes of the longest sign of a list at the beginning of a text. */
static size_t match_list(an_text text, const char *list)
{
    size_t longest = 0;
    while (*list != '\0' && text.size > 0) {
        size_t size = may_match(*text.at, *list) ? match(text, list) : 0;
        if (size > longest)
            longest = size;
        while (*list != ' ' && *list != '\0')
            list++;
        if (*list == ' ')
            list++;
    }
    return longest;
}

/* Returns the bytes that match the sign at a place of signs_by_byte; 0 if they do not. */
static size_t match_place(an_text text, size_t place)
{
    const an_symbol *row = &an__symbols[signs_by_byte[place].nag];
    const char *const lists[] = {row->unicode, row->ascii, row->also};
    return match(text, lists[signs_by_byte[place].list] + signs_by_byte[place].at);
}

/* Finds the longest sign for check or mate at the beginning of a text, except for words. */
static an_check_sign find_bare_sign(an_text text, size_t *size)
{
    an_check_sign found = AN_NO_SIGN;
    *size = 0;
    if (text.size == 0 || !begins_check[(unsigned char)*text.at])
        return found;
    for (size_t i = 0; an__event_signs[i].sign != AN_NO_SIGN; i++) {
        size_t bytes = match_list(text, an__event_signs[i].signs);
        if (bytes <= *size)
            continue;
        found = an__event_signs[i].sign;
        *size = bytes;
    }
    return found;
}

/* Finds the longest words for check or mate at the beginning of a text. The second letter excludes
 * nearly all other words; a combining mark may stand before it. */
static an_check_sign find_words(an_text text, size_t *size)
{
    enum { MARKS_FIRST = 0x300, MARKS_LAST = 0x36f };
    an_check_sign found = AN_NO_SIGN;
    size_t first, next;
    *size = 0;
    const uint16_t *range = &words_of_byte[text.size < 2 ? '\0' : (unsigned char)*text.at];
    if (range[0] == range[1])
        return found;
    an_utf8_decode(text, &first);
    uint32_t second =
        first < text.size ? an__fold(an_utf8_decode(an_text_after(text, first), &next)) : 0;
    bool is_mark = second >= MARKS_FIRST && second <= MARKS_LAST;
    for (unsigned i = range[0]; i < range[1]; i++) {
        if (words_by_byte[i].second != second && !is_mark)
            continue;
        const an_event_sign *row = &an__check_words[words_by_byte[i].row];
        an_text words = an_text_from(row->signs + words_by_byte[i].at, words_by_byte[i].size);
        size_t bytes = an__folded_words_size(text, words);
        if (bytes <= *size)
            continue;
        found = row->sign;
        *size = bytes;
    }
    return found;
}

static bool begins_with_words(an_text text)
{
    size_t size;
    return find_words(text, &size) != AN_NO_SIGN;
}

size_t an__check_words_size(an_text text)
{
    size_t size, bare;
    find_words(text, &size);
    if (size == 0)
        return 0;
    find_bare_sign(text, &bare);
    return size > bare ? size : 0;
}

static an_check_sign find_check_sign(an_text text, size_t *size)
{
    size_t bare;
    an_check_sign sign = find_bare_sign(text, &bare), said = find_words(text, size);
    if (*size > bare)
        return said;
    *size = bare;
    return sign;
}

/* Sets *size to the bytes of the letters at the beginning of a text. Returns false if a digit
 * follows, as in "Nf3", so that they are no sign. */
static bool read_letters(an_text text, size_t *size)
{
    *size = 0;
    while (*size < text.size && an_is_letter(text.at[*size]))
        (*size)++;
    return *size == 0 || *size == text.size || !an_is_digit(text.at[*size]);
}

/* Returns the NAG of the longest sign at the beginning of a text; 0 if there is none. */
static unsigned find_nag(an_text text, size_t *size)
{
    enum { LETTERS_MAX = 2 };
    size_t letters;
    unsigned found = 0;
    if (text.size == 0 || !may_begin_sign(*text.at) || !read_letters(text, &letters) ||
        letters > LETTERS_MAX || an_text_starts(text, "@@"))
        return 0;
    *size = 0;
    const uint16_t *range = &signs_of_byte[(unsigned char)*text.at];
    for (unsigned i = range[0]; i < range[1] && *size < text.size; i++) {
        size_t bytes = match_place(text, i);
        if (bytes <= *size)
            continue;
        found = signs_by_byte[i].nag;
        *size = bytes;
    }
    /* Letters are a sign only as a whole word. */
    if (*size < letters)
        return 0;
    an_text rest = an_text_after(text, *size);
    if (found > 0 && (an_text_starts(rest, "\uFE0E") || an_text_starts(rest, "\uFE0F")))
        *size += strlen("\uFE0F");
    return found;
}

bool an__may_begin_signs(an_text text, size_t size)
{
    size_t bytes;
    an_text word = an_text_from(text.at, size);
    return begins_check[(unsigned char)*text.at] || begins_with_words(text) ||
           an__en_passant_size(text) > 0 || find_nag(word, &bytes) > 0;
}

/* At most one blank may stand on each side of the =. */
size_t an__offer_size(an_text text)
{
    return an_text_starts_any(text, "(=)|( = )|( =)|(= )");
}

/* Returns whether a bracket closes before another one opens, and near enough for a sign between
 * them. */
static bool closes_soon(an_text text)
{
    for (size_t i = 1; i < AN_BRACKETED_SIGN_MAX && i < text.size; i++) {
        char c = text.at[i];
        if (c == ')' || c == ']' || c == '(' || c == '[')
            return c == ')' || c == ']';
    }
    return false;
}

size_t an__bracketed_sign_size(an_text text)
{
    if (text.size == 0 || (*text.at != '(' && *text.at != '['))
        return 0;
    if (!closes_soon(text))
        return 0;
    size_t size = an__en_passant_size(text);
    if (size > 0)
        return size;
    if ((size = an__offer_size(text)) > 0)
        return size;
    return find_nag(text, &size) > 0 ? size : 0;
}

/* ---- all signs behind a move ---- */

/* Reads annotations and draw offers, up to the first text that is neither. */
static void read_annotations(an_suffix *suffix, an_text text)
{
    while (suffix->size < text.size) {
        an_text rest = an_text_after(text, suffix->size);
        size_t size = an__invisible_size(rest);
        if (size > 0) {
            suffix->size += size;
            continue;
        }
        /* =N is a promotion, even where no pawn can promote. */
        if (suffix->size > 0 && rest.at[-1] == '=' && an_is_letter(*rest.at))
            return;
        unsigned nag = find_nag(rest, &size);
        if (nag > 0 && suffix->nag_count < AN_NAGS_MAX) {
            suffix->nags[suffix->nag_count++] = (uint8_t)nag;
        } else if ((size = an__offer_size(rest)) > 0) {
            suffix->draw_offer = true;
        } else {
            return;
        }
        suffix->size += size;
    }
}

/* Reads check or mate behind the annotations, as in "Qh5!+", provided that the whole text is then
 * understood. */
static an_suffix with_late_sign(an_suffix suffix, an_text text)
{
    an_suffix late = suffix;
    late.late_at = suffix.size;
    late.sign = (uint8_t)find_check_sign(an_text_after(text, suffix.size), &late.late);
    late.size += late.late;
    read_annotations(&late, text);
    return late.sign != AN_NO_SIGN && late.size == text.size ? late : suffix;
}

/* Reads words for mate directly behind a sign of check, as in "+mat". */
static void read_mate(an_suffix *suffix, an_text text)
{
    size_t size;
    an_text rest = an_text_after(text, suffix->size);
    if (rest.size == 0 || find_words(rest, &size) != AN_SIGN_MATE)
        return;
    suffix->sign = AN_SIGN_MATE;
    suffix->size += size;
}

static an_suffix read_with_sign(an_text text, bool takes_sign)
{
    an_suffix suffix = {0};
    /* The en passant mark stands before the check sign or behind it. */
    for (int turn = 0; turn == 0 || (turn == 1 && suffix.size > 0); turn++) {
        size_t size = 0;
        if (!suffix.en_passant)
            size = an__en_passant_size(an_text_after(text, suffix.size));
        suffix.en_passant = suffix.en_passant || size > 0;
        suffix.size += size;
        if (!takes_sign || suffix.sign != AN_NO_SIGN)
            continue;
        suffix.sign = (uint8_t)find_check_sign(an_text_after(text, suffix.size), &size);
        suffix.size += size;
        if (suffix.sign == AN_SIGN_CHECK)
            read_mate(&suffix, text);
    }
    suffix.spelling = suffix.size;
    read_annotations(&suffix, text);
    bool may_be_late = takes_sign && suffix.sign == AN_NO_SIGN && suffix.nag_count > 0;
    return may_be_late && suffix.size < text.size ? with_late_sign(suffix, text) : suffix;
}

/* Reads "++–" or "++=" behind a move that gives check as a check and an evaluation that begins with
 * a plus. */
static an_suffix read_with_single_check(an_text text)
{
    an_suffix suffix = {.sign = AN_SIGN_CHECK, .size = 1, .spelling = 1};
    read_annotations(&suffix, text);
    return suffix;
}

static an_suffix read_as_it_stands(an_text text, bool gives_check)
{
    if (text.size == 0 || !(may_begin_sign(*text.at) || begins_with_words(text)))
        return (an_suffix){0};
    /* The reading that the board confirms comes first. The other one is used if it leaves no text
     * over. */
    an_suffix first = read_with_sign(text, true);
    bool is_single = gives_check && an_text_is(text, "++=");
    if (first.sign == AN_NO_SIGN || (gives_check && first.size == text.size && !is_single))
        return first;
    an_suffix second = read_with_sign(text, false);
    if (second.size == text.size)
        return second;
    if (gives_check && (first.size < text.size || is_single) && an_text_starts(text, "++")) {
        an_suffix single = read_with_single_check(text);
        if (single.size == text.size)
            return single;
    }
    return first;
}

an_suffix an_suffix_read(an_text text, bool gives_check)
{
    an_suffix suffix = read_as_it_stands(text, gives_check);
    an_narrow narrow;
    bool may_be_wide =
        suffix.size < text.size && (unsigned char)text.at[suffix.size] == AN_WIDE_LEAD;
    an_text looks = may_be_wide ? an__narrow_text(&narrow, text) : text;
    if (looks.at != narrow.bytes)
        return suffix;
    an_suffix wide = read_as_it_stands(looks, gives_check);
    wide.size = narrow.at[wide.size];
    wide.spelling = narrow.at[wide.spelling];
    wide.late = (size_t)(narrow.at[wide.late_at + wide.late] - narrow.at[wide.late_at]);
    wide.late_at = narrow.at[wide.late_at];
    return wide.size > suffix.size ? wide : suffix;
}

bool an__nag_introduces_moves(unsigned nag)
{
    enum { IDEA = 140, AS_GOOD = 144 };
    return nag >= IDEA && nag <= AS_GOOD;
}

size_t an__introduction_size(an_text text)
{
    const an_suffix signs = an_suffix_read(text, false);
    bool introduces =
        signs.nag_count > 0 && an__nag_introduces_moves(signs.nags[signs.nag_count - 1]);
    return introduces ? signs.size : 0;
}
