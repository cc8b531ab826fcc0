/* Print as HTML: a single file with boards in SVG, which is readable even without its style
 * sheet. */
#include "form.h"

#include "html_page.h"
#include "markup.h"
#include "rtl.h"
#include "svg.h"
#include "text.h"
#include "utf8.h"

const an_around an__html_around[AN_PART_COUNT] = {
    [AN_PART_GAME] = {"<article>\n", "</article>\n"},
    [AN_PART_PLAYERS] = {"<h2>", "</h2>\n"},
    [AN_PART_EVENT] = {"<p class=\"event\">", "</p>\n"},
    [AN_PART_LINE] = {"<p>", "</p>\n"},
    [AN_PART_MOVES] = {"<b>", "</b>"},
    [AN_PART_VARIATIONS] = {"<ul>\n", "</ul>\n"},
    [AN_PART_VARIATION] = {"<li>", "</li>\n"},
    [AN_PART_DIAGRAM] = {"<figure>\n", "</figure>\n"},
    [AN_PART_CAPTION] = {"\n<figcaption>", "</figcaption>\n"},
    [AN_PART_RESULT] = {"<b>", "</b>"},
    [AN_PART_RAW] = {"<i>", "</i>"},
    [AN_PART_UNBROKEN] = {"<span>", "</span>"},
};

/* Signs that most fonts lack. They are drawn at the height of a letter. */
static const struct {
    uint32_t point;
    const char *sign, *shape;
} drawn[] = {{0x2a72, "⩲", "M1 3.5H7M4 .5V6.5M1 8.6H7M1 10.6H7"},
             {0x2a71, "⩱", "M1 .8H7M1 2.8H7M1 8H7M4 5V11"}};

/* Returns the index of the row for the sign at the beginning of a text, or DRAWN if there is none.
 * *size becomes the bytes of the first character. */
enum { DRAWN = sizeof drawn / sizeof *drawn };
static size_t drawn_sign(an_text text, size_t *size)
{
    uint32_t point = an_utf8_decode(text, size);
    size_t row = 0;
    while (row < DRAWN && drawn[row].point != point)
        row++;
    return row;
}

static void put_drawn(an_buffer *out, size_t row)
{
    AN_PUT_ALL(out, "<svg role=\"img\" aria-label=\"", drawn[row].sign,
               "\" width=\".6em\" height=\".8em\" viewBox=\"0 0 8 11\"><path d=\"",
               drawn[row].shape, "\" fill=\"none\" stroke=\"currentColor\"/></svg>");
}

void an__html_put_text(an_buffer *out, an_text text)
{
    bool is_apart = an__turns_direction(text);
    an__buffer_put(out, is_apart ? "<bdi>" : "");
    for (size_t size, plain = 0; text.size > 0; plain = 0) {
        size_t row = DRAWN;
        while (plain < text.size && (row = drawn_sign(an_text_after(text, plain), &size)) == DRAWN)
            plain += size;
        an__put_markup_text(out, an_text_from(text.at, plain));
        if (plain < text.size)
            put_drawn(out, row);
        text = an_text_after(text, plain < text.size ? plain + size : plain);
    }
    an__buffer_put(out, is_apart ? "</bdi>" : "");
}

static void put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                      an_message_language language)
{
    an__put_svg_in_page(out, board, drawing, language);
}

/* ---- the document ---- */

static const char *const page_sizes[AN_PAPER_COUNT] = {"A4", "A5", "letter"};

static const char style[] =
    "body { margin: 0; color: #111; background: #fff; line-height: 1.35;\n"
    "  font-family: \"Libertinus Serif\", \"Linux Libertine O\", Georgia, \"Times New Roman\",\n"
    "    FreeSerif, \"DejaVu Serif\", \"DejaVu Sans\", \"Noto Sans Math\", \"Cambria Math\",\n"
    "    \"Apple Symbols\", \"Noto Sans Symbols 2\", serif }\n"
    "main { max-width: 38em; margin: auto; padding: 1em }\n"
    "h1 { text-align: center; margin: 0 0 1em; column-span: all }\n"
    "h2 { font-size: 1.15em; margin: 1.6em 0 .2em; text-align: center; break-after: avoid }\n"
    "article:first-of-type h2 { margin-top: 0 }\n"
    "p { margin: .4em 0; text-align: justify; hyphens: auto; orphans: 2; widows: 2 }\n"
    ".event { margin: 0; text-align: center; font-style: italic; break-after: avoid }\n"
    "ul { list-style: none; margin: .4em 0; padding-left: 1.2em; font-size: .94em }\n"
    "li { margin: .2em 0; text-align: justify; hyphens: auto }\n"
    "span { white-space: nowrap }\n"
    "figure { margin: .9em auto; text-align: center; break-inside: avoid }\n"
    "figure svg { width: 56mm; max-width: 100%; height: auto }\n"
    "figcaption { font-size: .88em; font-style: italic }\n"
    "@media print {\n"
    "  body { font-size: 9.5pt }\n"
    "  main { max-width: none; padding: 0; columns: 2; column-gap: 6mm }\n"
    "}\n";

void an__html_put_begin(an_buffer *out, const an_print_options *options, const char *language,
                        const char *sheet, an_print_word usual_title)
{
    const char *title = options->title;
    an_message_language words = strcmp(language, "fr") == 0   ? AN_MESSAGES_FRENCH
                                : strcmp(language, "en") == 0 ? AN_MESSAGES_ENGLISH
                                                              : options->language;
    bool has_title = title != NULL && *title != '\0';
    an__buffer_put(out, "<!DOCTYPE html>\n<html lang=\"");
    an__buffer_put(out, language);
    an__buffer_put(out, "\">\n<head>\n<meta charset=\"utf-8\">\n"
                        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
    an__put_markup_text(out, an_text_of(has_title ? title : an__print_word(usual_title, words)));
    AN_PUT_ALL(out, "</title>\n<style>\n@page { size: ", page_sizes[options->paper],
               "; margin: 12mm }\n", sheet, "</style>\n</head>\n<body>\n");
}

static void put_begin(an_buffer *out, const an_print_options *options, const char *language)
{
    const an_drawing drawing = {.is_hatched = options->is_hatched};
    an__html_put_begin(out, options, language, style, AN_WORD_GAMES);
    an__put_svg_shapes(out, &drawing);
    an__buffer_put(out, "<main>\n");
    if (options->title == NULL || *options->title == '\0')
        return;
    an__buffer_put(out, "<h1>");
    an__html_put_text(out, an_text_of(options->title));
    an__buffer_put(out, "</h1>\n");
}

static void put_end(an_buffer *out)
{
    an__buffer_put(out, "</main>\n</body>\n</html>\n");
}

const an_form an__form_html = {.name = "html",
                               .around = an__html_around,
                               .put_text = an__html_put_text,
                               .put_board = put_board,
                               .put_begin = put_begin,
                               .put_end = put_end};
