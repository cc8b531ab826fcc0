/* Print as Typst. All text stands in strings, where only quotes and backslashes have a meaning. */
#include "form.h"

#include "markup.h"
#include "rtl.h"
#include "svg.h"
#include "text.h"
#include "utf8.h"

static const an_around around[AN_PART_COUNT] = {
    [AN_PART_GAME] = {"#game[\n", "]\n\n"},   [AN_PART_PLAYERS] = {"#players[", "]\n"},
    [AN_PART_EVENT] = {"#event[", "]\n"},     [AN_PART_LINE] = {"#play[", "]\n"},
    [AN_PART_MOVES] = {"#strong[", "]"},      [AN_PART_VARIATIONS] = {"#variations[\n", "]\n"},
    [AN_PART_VARIATION] = {"#play[", "]\n"},  [AN_PART_DIAGRAM] = {"#diagram[\n", "]\n"},
    [AN_PART_CAPTION] = {"#caption[", "]\n"}, [AN_PART_RESULT] = {"#strong[#box[", "]]"},
    [AN_PART_RAW] = {"#emph[", "]"},          [AN_PART_UNBROKEN] = {"#box[", "]"},
};

/* Puts a text as the content of a string. */
static void put_string(an_buffer *out, an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        uint32_t point = an__printable_of(an_utf8_decode(text, &size));
        if (point == '"' || point == '\\')
            an_buffer_put_char(out, '\\');
        bool is_blank = point == '\t' || point == '\n' || point == '\r';
        an__buffer_put_point(out, is_blank ? ' ' : point);
    }
}

/* Text that runs from right to left, or changes the direction, stands between characters that
 * isolate it from the text around it. */
static void put_text(an_buffer *out, an_text text)
{
    bool is_apart = an__turns_direction(text);
    an__buffer_put(out, is_apart ? "#\"\\u{2068}" : "#\"");
    put_string(out, text);
    an__buffer_put(out, is_apart ? "\\u{2069}\"" : "\"");
}

/* The picture of the board is a string, too. */
static void put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                      an_message_language language)
{
    an_buffer svg = {0};
    an__put_svg(&svg, board, drawing, language);
    an__buffer_put(out, "#board(\"");
    put_string(out, an_buffer_text(&svg));
    an__buffer_put(out, "\")\n");
    an__buffer_free_part(&svg, out);
}

/* ---- the document ---- */

static const char *const papers[AN_PAPER_COUNT] = {"a4", "a5", "us-letter"};

static const char head[] =
    "#set par(justify: true, leading: 0.55em, spacing: 0.7em)\n"
    "#let game(body) = block(above: 1.6em, body)\n"
    "#let heading-line(body) = block(sticky: true, width: 100%, above: 0.7em, below: 0.7em,\n"
    "  align(center, par(justify: false, body)))\n"
    "#let players(body) = heading-line(text(size: 1.15em, weight: \"bold\", body))\n"
    "#let event(body) = heading-line(emph(body))\n"
    "#let play(body) = [#parbreak()#body#parbreak()]\n"
    "#let variations(body) = pad(left: 1.2em, text(size: 0.94em, body))\n"
    "#let board(svg) = image(bytes(svg), format: \"svg\", width: 80%)\n"
    "#let diagram(body) = block(breakable: false, width: 100%, above: 1em,\n"
    "  below: 1em, align(center, body))\n"
    "#let caption(body) = text(size: 0.88em, style: \"italic\", body)\n\n";

static void put_begin(an_buffer *out, const an_print_options *options, const char *language)
{
    const char *title = options->title;
    size_t code = strcspn(language, "-");
    an__buffer_put(out,
                   "// Compile with Typst 0.13 or later: typst compile FILE\n#set page(paper: \"");
    an__buffer_put(out, papers[options->paper]);
    an__buffer_put(out, "\", margin: (x: 12mm, top: 12mm, bottom: 16mm), columns: 2,\n"
                        "  numbering: \"1\")\n"
                        "#set text(size: 9.5pt, lang: \"");
    an_buffer_add(out, language, code);
    an__buffer_put(out, "\", font: (\"Libertinus Serif\", \"FreeSerif\", \"DejaVu Sans\", "
                        "\"Noto Serif CJK SC\"))\n");
    an__buffer_put(out, head);
    if (title == NULL || *title == '\0')
        return;
    an__buffer_put(out, "#place(top + center, scope: \"parent\", float: true, text(size: 1.8em)[");
    put_text(out, an_text_of(title));
    an__buffer_put(out, "])\n\n");
}

static void put_end(an_buffer *out)
{
    (void)out; /* a Typst document needs no end */
}

const an_form an__form_typst = {.name = "typst",
                                .around = around,
                                .put_text = put_text,
                                .put_board = put_board,
                                .put_begin = put_begin,
                                .put_end = put_end};
