/* Games that are not converted, as they go to a file of their own. */
#include "rejects.h"

#include <inttypes.h>
#include <stdio.h>

#include "encoding.h"
#include "lines.h"
#include "text.h"
#include "utf8.h"

bool put_encoded(batch_output *out, an_buffer *encoded, unsigned kind, an_text text)
{
    an_text lacking;
    an__buffer_clear(encoded);
    an__buffer_put(encoded, "");
    if (!an__encoding_put(encoded, out->locator.encoding, text, &lacking)) {
        batch_output_put_whole(out, PIECE_LACKING, lacking);
        return false;
    }
    out->out_of_memory = out->out_of_memory || encoded->failed;
    return batch_output_put(out, kind, an_buffer_text(encoded));
}

bool reject_bytes(batch_output *out, an_buffer *encoded, an_text bytes)
{
    an_text mark = an_text_of(AN_UTF8_MARK);
    bool needs_mark =
        an_encoding_unit(out->locator.encoding) > 1 && !an_text_starts(bytes, mark.at);
    return (!needs_mark || put_encoded(out, encoded, PIECE_MARK, mark)) &&
           put_encoded(out, encoded, PIECE_REJECTS, bytes);
}

/* Returns a sheet without the mark of its file, and the empty lines before and behind it; the
 * indent of its first line stays. */
static an_text without_empty_lines(an_text sheet)
{
    sheet = an_text_after(sheet, an_utf8_match(sheet, AN_UTF8_MARK));
    for (;;) {
        size_t line = an__line_size(sheet), end = an__line_end_size(an_text_after(sheet, line));
        if (end == 0 || an_text_trimmed(an_text_from(sheet.at, line)).size > 0)
            break;
        sheet = an_text_after(sheet, line + end);
    }
    return an_text_trimmed_end(sheet);
}

/* Writes "; FILE:LINE" to origin[ORIGIN_MAX]. A name that is not ASCII might not fit the encoding
 * of its own file. */
enum { ORIGIN_MAX = 256 };
static an_text origin_of(char *origin, batch_output *out, an_text sheet)
{
    an_place place = batch_output_place(out, sheet.at, 0);
    bool is_decoded = an_encoding_is_decoded(out->locator.encoding);
    int size =
        snprintf(origin, ORIGIN_MAX, "; %.*s:%" PRIu64, ORIGIN_MAX - 32, place.file, place.line);
    for (int i = 0; i < size; i++)
        if (an_is_line_end(origin[i]) || (is_decoded && (unsigned char)origin[i] >= 0x80))
            origin[i] = '?';
    return an_text_from(origin, (size_t)size);
}

/* Sheets have no tags that part them: before each stands where it is from, and behind it an empty
 * line. */
static bool reject_sheet(batch_output *out, an_buffer *encoded, const an_game *game)
{
    char origin[ORIGIN_MAX];
    an_text bytes = game->bytes, sheet = without_empty_lines(bytes);
    size_t line = an__line_size(bytes), end = an__line_end_size(an_text_after(bytes, line));
    an_text line_end = end > 0 ? an_text_from(bytes.at + line, end) : an_text_of("\n");
    /* a sheet that was rejected before says so already */
    return (an__says_origin(sheet) || (reject_bytes(out, encoded, origin_of(origin, out, sheet)) &&
                                       reject_bytes(out, encoded, line_end))) &&
           reject_bytes(out, encoded, sheet) && reject_bytes(out, encoded, line_end) &&
           reject_bytes(out, encoded, line_end);
}

bool reject_game(batch_output *out, an_buffer *encoded, const an_game *game)
{
    return game->is_text ? reject_sheet(out, encoded, game)
                         : reject_bytes(out, encoded, game->bytes);
}
