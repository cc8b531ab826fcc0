/* Messages cut out of a stream. */
#include "lsp_frames.h"

#include "extremes.h"
#include "text.h"

static const char length_field[] = "Content-Length:";

void lsp_frames_free(lsp_frames *frames)
{
    an__buffer_free(&frames->bytes);
    *frames = (lsp_frames){0};
}

bool lsp_frames_add(lsp_frames *frames, an_text bytes)
{
    an_buffer *all = &frames->bytes;
    /* what was handed out is dropped once it is most of the bytes, so that none is moved often */
    if (frames->at > all->size / 2) {
        memmove(all->at, all->at + frames->at, all->size - frames->at);
        all->size -= frames->at;
        frames->at = 0;
    }
    an_buffer_put_text(all, bytes);
    return !all->failed;
}

static an_text waiting(const lsp_frames *frames)
{
    return an_text_from(frames->bytes.at + frames->at, frames->bytes.size - frames->at);
}

/* ---- headers ---- */

static bool starts_with_name(an_text text, const char *name)
{
    size_t size = strlen(name);
    if (text.size < size)
        return false;
    for (size_t i = 0; i < size; i++)
        if (an_lower(text.at[i]) != an_lower(name[i]))
            return false;
    return true;
}

/* Returns the offset of the next header in a text from `from` on; the size of the text if there is
 * none. */
static size_t find_header(an_text text, size_t from)
{
    for (size_t at = from; at < text.size; at++)
        if (an_lower(text.at[at]) == 'c' && starts_with_name(an_text_after(text, at), length_field))
            return at;
    return text.size;
}

/* What a header says. */
typedef struct header {
    size_t size;   /* with the empty line that ends it; 0: it is not there as a whole */
    size_t length; /* of the message; SIZE_MAX: it is not said */
    bool is_bad;
    bool is_other_encoding;
} header;

/* Reads digits with blanks around them; SIZE_MAX if they are anything else, or too large. */
static size_t read_length(an_text value)
{
    size_t length = 0;
    value = an_text_trimmed(value);
    if (value.size == 0 || an_digits_size(value) < value.size)
        return SIZE_MAX;
    for (size_t i = 0; i < value.size && length <= LSP_MESSAGE_MAX; i++)
        length = length * 10 + (size_t)(value.at[i] - '0');
    return length <= LSP_MESSAGE_MAX ? length : SIZE_MAX;
}

/* Returns whether the value of Content-Type names another encoding than UTF-8. */
static bool names_other_encoding(an_text value)
{
    for (; value.size > 0; value = an_text_after(value, 1)) {
        if (!starts_with_name(value, "charset="))
            continue;
        value = an_text_after(value, strlen("charset="));
        return !starts_with_name(value, "utf-8") && !starts_with_name(value, "utf8");
    }
    return false;
}

/* Reads a line without its end: a name, a colon and a value. */
static void read_field(header *head, an_text line)
{
    const char *colon = memchr(line.at, ':', line.size);
    if (colon == NULL || !an_is_letter(*line.at)) {
        head->is_bad = true;
        return;
    }
    an_text value = an_text_after(line, (size_t)(colon - line.at) + 1);
    if (starts_with_name(line, length_field))
        head->length = read_length(value);
    else if (starts_with_name(line, "Content-Type:"))
        head->is_other_encoding = names_other_encoding(value);
}

/* Reads line after line up to an empty one. */
static header read_header(an_text text)
{
    header head = {.length = SIZE_MAX};
    size_t at = 0;
    /* what begins with no letter will never be a header, however long one waits for its end */
    head.is_bad = text.size > 0 && !an_is_letter(*text.at);
    while (!head.is_bad && at < text.size) {
        const char *end = memchr(text.at + at, '\n', text.size - at);
        if (end == NULL)
            break;
        an_text line = an_text_from(text.at + at, (size_t)(end - text.at) - at);
        at += line.size + 1;
        if (line.size > 0 && line.at[line.size - 1] == '\r')
            line.size--;
        if (line.size == 0) {
            head.size = at;
            head.is_bad = head.length == SIZE_MAX;
            return head;
        }
        read_field(&head, line);
    }
    head.is_bad = head.is_bad || text.size - at > LSP_HEADER_MAX || at > LSP_HEADER_MAX;
    return head;
}

/* ---- messages ---- */

/* Goes to the next header behind what makes no sense. All but what may be the beginning of one is
 * dropped. */
static void skip(lsp_frames *frames)
{
    an_text text = waiting(frames);
    size_t next = find_header(text, frames->is_lost ? 0 : 1), kept = strlen(length_field);
    if (next == text.size)
        next -= an_smaller(next, kept);
    frames->at += next;
}

lsp_frame lsp_frames_next(lsp_frames *frames, an_text *message)
{
    if (frames->is_lost)
        skip(frames);
    an_text text = waiting(frames);
    if (frames->is_lost && !starts_with_name(text, length_field))
        return LSP_FRAME_NONE;
    header head = read_header(text);
    if (head.is_bad) {
        frames->is_lost = false;
        skip(frames);
        frames->is_lost = true;
        return LSP_FRAME_BAD_HEADER;
    }
    frames->is_lost = false;
    if (head.size == 0 || text.size - head.size < head.length)
        return LSP_FRAME_NONE;
    *message = an_text_from(text.at + head.size, head.length);
    frames->at += head.size + head.length;
    return head.is_other_encoding ? LSP_FRAME_BAD_ENCODING : LSP_FRAME_MESSAGE;
}

void lsp_frames_look_inside(lsp_frames *frames, an_text message)
{
    size_t at = find_header(message, 0);
    if (at < message.size)
        frames->at -= message.size - at;
}
