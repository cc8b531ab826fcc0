/* Where comments in braces end: the splitter and the lexer must agree on it. */
#include "comment.h"

#include <string.h>

#include "lines.h"
#include "tag.h"
#include "text.h"

/* Returns the bytes of an empty line with its line end; 0 if `text` begins with none. The line may
 * hold blanks. */
static size_t empty_line_size(an_text text)
{
    size_t blanks = 0;
    while (blanks < text.size && an_is_space(text.at[blanks]) && text.at[blanks] != '\n' &&
           text.at[blanks] != '\r')
        blanks++;
    size_t end = an__line_end_size(an_text_after(text, blanks));
    return end > 0 ? blanks + end : 0;
}

/* Returns the bytes of a comment whose end is missing: up to an empty line before a sound tag. */
static size_t lost_comment_size(an_text comment)
{
    size_t at = 0;
    while (at < comment.size) {
        size_t line = at + an__line_size(an_text_after(comment, at));
        size_t next = line + an__line_end_size(an_text_after(comment, line));
        size_t empty = empty_line_size(an_text_after(comment, next));
        if (empty > 0) {
            an_text after = an_text_after(comment, next + empty);
            an_tag tag;
            bool sound;
            /* A batch of games ends where the splitter saw the tag of the next one. */
            if (after.size == 0)
                return next;
            if (*after.at == '[' && an__tag_read(after, &tag, &sound) && sound)
                return next;
        }
        at = next;
    }
    return comment.size;
}

size_t an__short_comment_size(const char *brace, const char *end)
{
    for (const char *at = brace + 1; end - at >= AN_CLOCK && at - brace < AN_SHORT_COMMENT;
         at += AN_CLOCK) {
        for (uint64_t braces = an_braces_of(at, AN_CLOCK); braces; braces &= braces - 1) {
            const char *next = at + an_lowest_bit(braces);
            if (*next == '}')
                return (size_t)(next - brace) + 1;
            if (*next == '{')
                return 0;
        }
    }
    return 0;
}

size_t an__comment_size(an_text from_brace, const char **next_brace, bool *closed)
{
    const char *end = from_brace.at + from_brace.size;
    if (*next_brace == NULL || *next_brace < from_brace.at || *next_brace > end)
        *next_brace = memchr(from_brace.at, '}', from_brace.size);
    if (*next_brace == NULL)
        *next_brace = end;
    const char *brace = *next_brace < end ? *next_brace : NULL;
    size_t size = brace == NULL ? from_brace.size : (size_t)(brace - from_brace.at) + 1;
    const char *again = memchr(from_brace.at + 1, '{', size - 1);
    *closed = brace != NULL;
    if (brace != NULL && again == NULL)
        return size;
    size_t lost = lost_comment_size(an_text_from(from_brace.at, size));
    bool opens_later = lost < size && memchr(from_brace.at + lost, '{', size - lost) != NULL;
    if (lost == size || (brace != NULL && !opens_later))
        return size;
    *closed = false;
    return lost;
}

an_text an__comment_text(an_text token)
{
    static const char *const brackets[] = {"{}", "()", "[]"};
    char first = *token.at, last = token.at[token.size - 1];
    if (an_is_among(first, "{;%"))
        token = an_text_after(token, 1);
    for (size_t i = 0; i < sizeof brackets / sizeof *brackets; i++) {
        if (first != brackets[i][0] || last != brackets[i][1] || token.size == 0)
            continue;
        token = an_text_after(token, first != '{');
        token.size--;
    }
    return token;
}

const char an__note[] = "algnot: not converted from here: ";

const char an__played_mark[] = "algnot: illegal, played";

/* Returns the bytes of `note` if `text` begins with it; 0 otherwise. Any white space counts as a
 * blank of the note. */
static size_t size_if_begun(an_text text, const char *note)
{
    size_t size = 0;
    while (size < text.size && note[size] != '\0' &&
           (text.at[size] == note[size] || (note[size] == ' ' && an_is_space(text.at[size]))))
        size++;
    return note[size] == '\0' ? size : 0;
}

size_t an__note_size(an_text text)
{
    return size_if_begun(text, an__note);
}

bool an__is_played_mark(an_text text)
{
    text = an_text_trimmed(text);
    return text.size > 0 && size_if_begun(text, an__played_mark) == text.size;
}
