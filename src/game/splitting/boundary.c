/* Where games may begin, and where one surely does, many bytes at a time. */
#include "boundary.h"

#include "bytes.h"
#include "comment.h"
#include "compiler.h"
#include "tag.h"
#include "text.h"

/* ---- forwards ---- */

/* Marks each byte that is a ; or a [, or has a % behind it. [% is not marked: with it clock times
 * begin, in nearly every comment, and they do not matter here. */
static inline an_marks may_matter(const char *at)
{
    an_lanes c = an_lanes_at(at), next = an_lanes_at(at + 1);
    return an_are(c, ';') | (an_are(c, '[') ^ an_are(next, '%'));
}

static inline an_marks may_matter_in_block(const char *at)
{
    an_marks marks = may_matter(at);
    for (size_t i = AN_LANES; i < AN_BLOCK; i += AN_LANES)
        marks |= may_matter(at + i);
    return marks;
}

/* Returns a place where a tag pair, a line comment or an escape may begin, or the place before; one
 * near `end` if there is none. The byte at `end` is read. */
static const char *find_candidate(const char *at, const char *end)
{
    bool is_near = end - at >= AN_BLOCK && an_marked(may_matter(at)) != 0;
    while (!is_near && end - at >= AN_BLOCK && an_marked(may_matter_in_block(at)) == 0)
        at += AN_BLOCK;
    for (; end - at >= AN_LANES; at += AN_LANES) {
        an_marks marks = may_matter(at);
        if (an_marked(marks) != 0)
            return at + an_lanes_before(marks);
    }
    return at;
}

static bool is_brace(char c)
{
    return c == '{' || c == '}';
}

/* Returns the last brace between `begin` and `end`; `begin` if there is none. */
static const char *last_brace(const char *begin, const char *end)
{
    while (end > begin) {
        if (end - begin >= AN_BLOCK && an_braces_of(end - AN_BLOCK, AN_BLOCK) == 0) {
            end -= AN_BLOCK;
            continue;
        }
        const char *block = end - begin >= AN_BLOCK ? end - AN_BLOCK : begin;
        while (end > block)
            if (is_brace(*--end))
                return end;
    }
    return begin;
}

/* Returns the last place before `candidate` where the state is certain. `begin` is in the middle of
 * a line of movetext, outside comments.
 *
 *     12. Nf3 {[%clk 0:01:00]} Nc6 13. Bb5 {c d; …
 *                                          ^   ^ the candidate
 *
 * A comment ends only with its }. If the last brace is a }, no comment is open behind it. If it is
 * a {, one is open; in case that was opened earlier, the last { serves as well, as the comment ends
 * in the same place. Where none is open, a line begins behind the last line end, if that comes
 * after the brace; without a line end the candidate stands in the middle of a line. */
static const char *go_back(const char *begin, const char *candidate)
{
    const char *at = candidate;
    while (at > begin && !is_brace(at[-1]) && at[-1] != '\n' && at[-1] != '\r')
        at--;
    if (at == begin || *--at == '}')
        return candidate;
    if (*at == '{')
        return at;
    const char *brace = last_brace(begin, at);
    return *brace == '{' ? brace : at;
}

const char *an__pass_amid(const char *amid, const char *end)
{
    return go_back(amid, find_candidate(amid, end));
}

/* Returns a mask whose bit i is set if byte i of `block` may end a tag pair or a line. */
static inline uint64_t may_end_tag(const char *block)
{
    uint64_t ends = 0;
    for (size_t i = 0; i < AN_BLOCK; i += AN_LANES) {
        an_lanes c = an_lanes_at(block + i);
        ends |= (uint64_t)an_marked(an_are(c, ']') | (c < an_each(' '))) << i;
    }
    return ends;
}

static inline bool may_begin_tag_line(const char *line_end)
{
    return line_end[0] == '\n' && line_end[1] == '[' && an_is_upper(line_end[2]);
}

const char *an__pass_tag_lines(const char *line_end, const char *end)
{
    bool moves = true;
    while (moves && end - line_end > AN_BLOCK + 3) {
        const char *block = line_end;
        uint64_t ends = may_end_tag(block) & ~UINT64_C(1);
        for (moves = false; ends != 0; moves = true) {
            const char *close = block + an_lowest_bit(ends);
            if (!may_begin_tag_line(line_end) || close[-1] != '"' || close[0] != ']' ||
                close[1] != '\n')
                return line_end;
            line_end = close + 1;
            ends &= ends - 1; /* the ] */
            ends &= ends - 1; /* and the line end */
        }
    }
    return line_end;
}

/* ---- backwards ---- */

static inline an_marks ends_line(const char *at)
{
    an_lanes c = an_lanes_at(at);
    return an_are(c, '\n') | an_are(c, '\r');
}

static bool may_matter_or_end_line(const char *block)
{
    an_marks marks = may_matter(block) | ends_line(block);
    for (size_t i = AN_LANES; i < AN_BLOCK; i += AN_LANES)
        marks |= may_matter(block + i) | ends_line(block + i);
    return an_marked(marks) != 0;
}

/* Returns true if a line of movetext alone ends at `end`, which is behind its last word: no tag
 * pair, line comment or escape begins on it. Returns false if the beginning of the line was not
 * read. */
static bool ends_movetext(const char *begin, const char *end)
{
    if (end == begin || !(an_is_letter(end[-1]) || an_is_digit(end[-1]) || end[-1] == '*' ||
                          end[-1] == '}' || end[-1] == ')'))
        return false;
    while (end - begin >= AN_BLOCK && !may_matter_or_end_line(end - AN_BLOCK))
        end -= AN_BLOCK;
    for (; end - begin >= AN_LANES; end -= AN_LANES) {
        unsigned ends = an_marked(ends_line(end - AN_LANES)),
                 matters = an_marked(may_matter(end - AN_LANES));
        if (ends != 0 || matters != 0)
            return (ends & ~matters) > matters; /* the line end is the later of the two */
    }
    return false;
}

/* Returns true if an empty line stands before the tag pair at `bracket`, and a line of movetext
 * before that. */
static bool is_behind_movetext(const char *begin, const char *bracket)
{
    const char *line_end = bracket - 1, *last = bracket;
    if (line_end - begin < 2 ||
        !(line_end[-1] == '\n' || (line_end[-1] == '\r' && line_end[-2] == '\n')))
        return false;
    while (last > begin && an_is_space(last[-1]))
        last--;
    return ends_movetext(begin, last);
}

/* Returns a mask whose bit i is set if byte i of `block` is a [ that begins a line. */
static uint64_t bracket_lines_of(const char *block)
{
    uint64_t lines = 0;
    for (size_t i = 0; i < AN_BLOCK; i += AN_LANES) {
        an_marks brackets = an_lanes_at(block + i) == an_each('['),
                 begins = an_lanes_at(block + i - 1) == an_each('\n');
        lines |= (uint64_t)an_marked(brackets & begins) << i;
    }
    return lines;
}

/* Returns the [ of the last tag pair behind movetext; NULL if there is none. It may stand within a
 * comment. */
static const char *last_heading(const char *begin, const char *end)
{
    an_tag tag;
    for (size_t left = (size_t)(end - begin); left > AN_BLOCK; left -= AN_BLOCK) {
        const char *block = begin + left - AN_BLOCK;
        for (uint64_t lines = bracket_lines_of(block); lines != 0;) {
            unsigned last = an_highest_bit(lines);
            const char *bracket = block + last;
            lines ^= UINT64_C(1) << last;
            if (is_behind_movetext(begin, bracket) &&
                an__plain_tag_read(an_text_from(bracket, (size_t)(end - bracket)), &tag) > 0)
                return bracket;
        }
    }
    return NULL;
}

const char *an__last_game(const char *begin, const char *end)
{
    const char *bracket = last_heading(begin, end);
    return bracket != NULL && *last_brace(begin, bracket) != '{' ? bracket : NULL;
}
