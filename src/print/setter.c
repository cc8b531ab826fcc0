/* The setter: puts words and parts on a page in a form. */
#include "setter.h"

#include "text.h"

/* ---- parts ---- */

static void put_markup(an_setter *setter, const char *markup)
{
    size_t size = strlen(markup);
    an__buffer_put(setter->out, markup);
    if (size > 0 && markup[size - 1] == '\n')
        setter->line = setter->out->size;
}

void an__setter_open(an_setter *setter, an_part part)
{
    put_markup(setter, setter->form->around[part].before);
    setter->needs_space = false;
}

void an__setter_close(an_setter *setter, an_part part)
{
    put_markup(setter, setter->form->around[part].behind);
}

void an__setter_put_part(an_setter *setter, an_part part, an_text text)
{
    an__setter_open(setter, part);
    setter->form->put_text(setter->out, text);
    an__setter_close(setter, part);
}

/* ---- spaces ---- */

/* Puts the space before the next word. It may be a line end, which is a space in every form, and
 * keeps the lines of the source readable. */
static void put_space(an_setter *setter)
{
    enum { WIDE = 90 };
    if (!setter->needs_space)
        return;
    bool is_wide = setter->out->size - setter->line > WIDE;
    an_buffer_put_char(setter->out, is_wide ? '\n' : ' ');
    if (is_wide)
        setter->line = setter->out->size;
    setter->needs_space = false;
}

/* ---- lines of play ---- */

static void turn_moves(an_setter *setter, bool in_moves)
{
    if (setter->in_moves == in_moves)
        return;
    setter->in_moves = in_moves;
    if (!in_moves) {
        an__setter_close(setter, AN_PART_MOVES);
        return;
    }
    put_space(setter);
    an__setter_open(setter, AN_PART_MOVES);
}

void an__setter_enter_line(an_setter *setter, bool in_moves)
{
    if (setter->in_variations)
        an__setter_leave(setter);
    if (!setter->in_line)
        an__setter_open(setter, AN_PART_LINE);
    setter->in_line = true;
    turn_moves(setter, in_moves);
}

void an__setter_leave(an_setter *setter)
{
    if (setter->in_line) {
        turn_moves(setter, false);
        an__setter_close(setter, AN_PART_LINE);
    }
    if (setter->in_variations)
        an__setter_close(setter, AN_PART_VARIATIONS);
    setter->in_line = setter->in_variations = setter->needs_space = false;
}

/* ---- words ---- */

void an__setter_put_word(an_setter *setter, an_text word)
{
    bool has_dash = word.size > 0 && memchr(word.at, '-', word.size) != NULL;
    put_space(setter);
    if (has_dash)
        an__setter_open(setter, AN_PART_UNBROKEN);
    setter->form->put_text(setter->out, word);
    if (has_dash)
        an__setter_close(setter, AN_PART_UNBROKEN);
    setter->needs_space = true;
}

void an__setter_put_prose(an_setter *setter, an_text prose)
{
    put_space(setter);
    setter->form->put_text(setter->out, prose);
    setter->needs_space = true;
}

void an__setter_put_raw(an_setter *setter, const char *label, an_text raw)
{
    an__setter_put_word(setter, an_text_of(label));
    put_space(setter);
    an__setter_put_part(setter, AN_PART_RAW, an_text_trimmed(raw));
    setter->needs_space = true;
}

void an__setter_glue(an_setter *setter, const char *text)
{
    setter->form->put_text(setter->out, an_text_of(text));
    setter->needs_space = true;
}
