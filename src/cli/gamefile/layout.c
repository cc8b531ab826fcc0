/* How a game stands in its file: with the line ends and in the encoding that are there. */
#include "layout.h"

#include <string.h>

#include "change.h"
#include "in_place.h"
#include "say.h"
#include "text.h"
#include "utf8.h"

const char *gamefile_line_end_of(an_text text)
{
    size_t at = 0;
    while (at < text.size && text.at[at] != '\n' && text.at[at] != '\r')
        at++;
    if (at == text.size || text.at[at] == '\n')
        return "\n";
    return at + 1 < text.size && text.at[at + 1] == '\n' ? "\r\n" : "\r";
}

/* ---- the encoding ---- */

/* Finds out whether a block of the file has characters of UTF-8 beyond ASCII, and bytes that are
 * no UTF-8. Returns how many bytes were looked at: a character at the end of the block may go on
 * in the next one. */
static size_t look_at(an_text block, bool is_last, bool *has_utf_8, bool *has_bytes)
{
    size_t at = 0, size;
    while (at < block.size && (is_last || block.size - at >= AN_UTF8_MAX)) {
        an_utf8_decode(an_text_after(block, at), &size);
        *has_utf_8 = *has_utf_8 || size > 1;
        *has_bytes = *has_bytes || (size == 1 && (unsigned char)block.at[at] >= 0x80);
        at += size;
    }
    return at;
}

/* The file is Windows-1252 if it has bytes that are no UTF-8, and no character of UTF-8 beyond
 * ASCII. */
static bool find_encoding(gamefile *file)
{
    char block[1 << 14];
    bool has_utf_8 = false, has_bytes = false;
    size_t got = sizeof block;
    for (uint64_t at = 0; got == sizeof block && !has_utf_8;) {
        if (!platform_read_at(file->stream, at, block, sizeof block, &got))
            return false;
        at += look_at(an_text_from(block, got), got < sizeof block, &has_utf_8, &has_bytes);
    }
    file->form.encoding = has_bytes && !has_utf_8 ? AN_ENCODING_CP1252 : AN_ENCODING_UTF_8;
    return true;
}

static bool is_ascii(an_text text)
{
    return an__utf8_is_ascii_from(text, 0);
}

/* The file's encoding is detected only when the first character beyond ASCII is to be written. */
bool gamefile_encode(gamefile *file, an_text game, an_buffer *out)
{
    an_text lacking;
    char character[AN_UTF8_MAX + 1] = "";
    if (file->form.encoding == AN_ENCODING_AUTO && !is_ascii(game) && !find_encoding(file))
        return say_failed(SAY_CANNOT_READ, file->path);
    if (!an__encoding_put(out, file->form.encoding, game, &lacking)) {
        memcpy(character, lacking.at, lacking.size);
        return say(SAY_NOT_IN_FILE, file->path, character, an_encoding_title(file->form.encoding));
    }
    return true;
}

/* ---- the lines ---- */

/* Puts a blank that stands too near to a border: it becomes a line end right before the border,
 * or right behind it if there is no room before. */
static void put_up_to_border(an_buffer *out, uint64_t left, bool ends_tags, const char *line_end)
{
    size_t size = strlen(line_end);
    size_t padding = (size_t)left < size ? (size_t)left : (size_t)left - size;
    while (padding-- > 0)
        an_buffer_put_char(out, ends_tags && size == 1 ? *line_end : ' ');
    an__buffer_put(out, line_end);
}

void gamefile_lay_out(const gamefile *file, an_buffer *out, an_text game)
{
    enum { KEPT_CLEAR = 2 };
    const char *line_end = file->form.line_end;
    bool in_tags = true, in_comment = false;
    size_t end = game.size, size = strlen(line_end);
    while (end > 0 && game.at[end - 1] == '\n')
        end--;
    for (size_t i = 0; i < game.size; i++) {
        char c = game.at[i];
        uint64_t left =
            DISK_BLOCK -
            (file->base + out->size) %
                DISK_BLOCK; /* bytes left in the block, the first of which c would take */
        bool ends_tags = in_tags && i > 0 && c == '\n' && game.at[i - 1] == '\n';
        bool is_blank = an_is_space(c) && !in_tags && !in_comment && i < end;
        if ((is_blank || ends_tags) && left <= KEPT_CLEAR + size)
            put_up_to_border(out, left, ends_tags, line_end);
        else if (c == '\n')
            an__buffer_put(out, line_end);
        else
            an_buffer_put_char(out, c);
        in_tags = in_tags && !ends_tags;
        in_comment = !in_tags && (c == '{' || (in_comment && c != '}'));
    }
}
