/* Shows where a finding is: its place, and the line of the input, shortened if necessary, with
 * carets below it. */
#include "excerpt.h"

#include "escape.h"
#include "sentence.h"
#include "terms.h"
#include "text.h"
#include "utf8.h"
#include "width.h"

enum {
    POINTS_A_COLUMN = 4 /* limits text of combining marks alone, which take no column */
};

/* The part of a line that is shown, in bytes. */
typedef struct window {
    size_t begin, end;
    unsigned before;   /* columns before the finding, including the ellipsis */
    bool begins_later; /* the line is cut at its beginning, where an ellipsis is shown */
    bool ends_earlier;
} window;

/* Where a walk through the line ended, in bytes, and how many columns it passed. */
typedef struct walk {
    size_t at;
    unsigned columns;
} walk;

/* Every tab takes the four columns of \x09: tab stops are unknown in a shortened line. */
static an_glyph glyph_at(an_text line, size_t at)
{
    return an_glyph_of(an_text_after(line, at));
}

static walk walk_on(an_text line, size_t at, unsigned room)
{
    walk w = {at, 0};
    for (unsigned left = POINTS_A_COLUMN * room; left > 0 && w.at < line.size; left--) {
        an_glyph glyph = glyph_at(line, w.at);
        if (w.columns + glyph.columns > room)
            break;
        w.columns += glyph.columns;
        w.at += glyph.size;
    }
    return w;
}

/* Returns the beginning of the character that ends at byte `at`. */
static size_t before(an_text line, size_t at)
{
    bool is_long = (unsigned char)line.at[at - 1] >= 0x80;
    for (size_t size = 2; is_long && size <= 4 && size <= at; size++) {
        size_t found;
        an_utf8_decode(an_text_from(line.at + at - size, size), &found);
        if (found == size)
            return at - size;
    }
    return at - 1;
}

static walk walk_back(an_text line, size_t at, unsigned room)
{
    walk w = {at, 0};
    for (unsigned left = POINTS_A_COLUMN * room; left > 0 && w.at > 0; left--) {
        size_t to = before(line, w.at);
        an_glyph glyph = glyph_at(line, to);
        if (w.columns + glyph.columns > room)
            break;
        w.columns += glyph.columns;
        w.at = to;
    }
    return w;
}

/* Returns how many columns to show from the beginning of the finding on, if the line does not fit:
 * the finding itself, or two fifths of the room if as much text follows. Some text before the
 * finding is always left visible. */
static unsigned columns_after(unsigned finding, unsigned rest, unsigned room)
{
    unsigned wanted = finding + 1 > room * 2 / 5 ? finding + 1 : room * 2 / 5;
    wanted = wanted < rest ? wanted : rest;
    return wanted < room * 3 / 4 ? wanted : room * 3 / 4;
}

/* Skips combining marks whose base character is cut off. */
static size_t skip_marks(an_text line, size_t at, size_t end)
{
    while (at < end && glyph_at(line, at).columns == 0)
        at += glyph_at(line, at).size;
    return at;
}

static window window_of(an_text line, size_t at, size_t size, unsigned room)
{
    walk back = walk_back(line, at, room), on = walk_on(line, at, room);
    bool fits = back.at == 0 && on.at == line.size && back.columns + on.columns <= room;
    if (fits)
        return (window){0, line.size, back.columns, false, false};
    unsigned finding = walk_on(an_text_from(line.at, at + size), at, room).columns;
    unsigned rest = on.at == line.size ? on.columns : room;
    unsigned after = columns_after(finding, rest, room);
    if (back.at == 0 && back.columns < room - after)
        after = room - back.columns;
    back = walk_back(line, at, room - after);
    bool begins_later = back.at > 0, ends_earlier;
    if (begins_later) {
        back = walk_back(line, at, room - after - 1);
        back.at = skip_marks(line, back.at, at);
    }
    on = walk_on(line, at, after);
    ends_earlier = on.at < line.size;
    if (ends_earlier)
        on = walk_on(line, at, after - 1);
    return (window){back.at, on.at, back.columns + begins_later, begins_later, ends_earlier};
}

static void put_window(an_buffer *out, an_text line, const window *w)
{
    an__buffer_put(out, w->begins_later ? "…" : "");
    for (size_t at = w->begin; at < w->end;) {
        an_glyph glyph = glyph_at(line, at);
        if (glyph.point == '\t')
            an_put_blanks(out, glyph.columns);
        else
            an__put_glyph(out, glyph);
        at += glyph.size;
    }
    an__buffer_put(out, w->ends_earlier ? "…\n" : "\n");
}

/* Puts the carets and whose move it is: behind the carets, or before them near the right edge. */
static void put_carets(an_buffer *out, unsigned before_them, unsigned carets, unsigned room,
                       const an_finding *finding, const an_appearance *appearance)
{
    an_buffer turn = {0};
    if (finding->where.ply > 0 && finding->has_position)
        an__put_turn(&turn, finding, appearance->language);
    unsigned size = an__columns_of_text(an_buffer_text(&turn));
    bool stands_behind = before_them + carets + 1 + size <= room || size + 1 > before_them;
    an_put_blanks(out, stands_behind ? before_them : before_them - size - 1);
    if (size > 0 && !stands_behind) {
        an_buffer_put_text(out, an_buffer_text(&turn));
        an_buffer_put_char(out, ' ');
    }
    an_put_text_color(out, appearance, (an_text_color)finding->level);
    for (unsigned i = 0; i < carets; i++)
        an_buffer_put_char(out, '^');
    an_put_text_color(out, appearance, AN_TEXT_COLOR_PLAIN);
    if (size > 0 && stands_behind) {
        an_buffer_put_char(out, ' ');
        an_buffer_put_text(out, an_buffer_text(&turn));
    }
    an_buffer_put_char(out, '\n');
    an__buffer_free_part(&turn, out);
}

void an__put_place_and_level(an_buffer *out, const an_place *place, an_level level,
                             an_message_language language, const an_appearance *appearance)
{
    an__put_escaped(out, an_text_of(place->file));
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->line);
    an_buffer_put_char(out, ':');
    an__buffer_put_number(out, place->column);
    an__buffer_put(out, ": ");
    an_put_text_color(out, appearance, (an_text_color)level);
    an__buffer_put(out, an__term_level(language, level));
    an_put_text_color(out, appearance, AN_TEXT_COLOR_PLAIN);
    an__buffer_put(out, ": ");
}

size_t an__put_excerpt(an_buffer *out, const an_finding *finding, const an_place *place,
                       const an_appearance *appearance)
{
    an_text line = place->source;
    size_t at = place->source_at, before_number = out->size;
    size_t size = finding->where.size < line.size - at ? finding->where.size : line.size - at;
    an_put_blanks(out, 2);
    an__buffer_put_number(out, place->line);
    size_t margin = out->failed ? 0 : out->size - before_number;
    unsigned room = appearance->columns - (unsigned)margin - 3;
    window w = window_of(line, at, size, room);
    an__buffer_put(out, " | ");
    put_window(out, line, &w);
    an_put_blanks(out, margin);
    an__buffer_put(out, " | ");
    size_t shown = at + size < w.end ? at + size : w.end;
    unsigned carets = walk_on(an_text_from(line.at, shown), at, room).columns;
    put_carets(out, w.before, carets > 0 ? carets : 1, room, finding, appearance);
    return margin + 1;
}
