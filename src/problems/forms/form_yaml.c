/* Problems in YAML, as YACPDB and olive write them; words in their values are Popeye's, in English:
 *
 *     ---
 *     algebraic:
 *       white: [Ka2, Rh1, Bg8]
 *       black: [Ke5, Qc8]
 *     stipulation: "h#2"
 *     intended-solutions: 2
 *     options:
 *       - SetPlay
 *     twins:
 *       b: Move h1 a5
 *
 * Twins that begin with a) say that the position itself is no problem. Of YAML, only this much is
 * read; anything else is refused, not passed over. */
#include "form_fields.h"

#include "lines.h"
#include "popeye_problem.h"
#include "popeye_twins.h"
#include "text.h"

typedef enum yaml_use {
    YAML_FIELD, /* a field of the draft */
    YAML_PIECES,
    YAML_OPTIONS, /* options and conditions */
    YAML_TWINS,
    YAML_IGNORED /* says where the problem is from, or what somebody found */
} yaml_use;

static const struct {
    const char *key;
    yaml_use use;
    an_draft_field field;
} keys[] = {
    {"algebraic", YAML_PIECES, 0},
    {"stipulation", YAML_FIELD, AN_FIELD_STIPULATION},
    {"intended-solutions", YAML_FIELD, AN_FIELD_INTENDED},
    {"id", YAML_FIELD, AN_FIELD_ID},
    {"options", YAML_OPTIONS, 0},
    {"conditions", YAML_OPTIONS, 0},
    {"twins", YAML_TWINS, 0},
    {"authors", YAML_IGNORED, 0},
    {"award", YAML_IGNORED, 0},
    {"comments", YAML_IGNORED, 0},
    {"date", YAML_IGNORED, 0},
    {"distinction", YAML_IGNORED, 0},
    {"foreignids", YAML_IGNORED, 0},
    {"judges", YAML_IGNORED, 0},
    {"keywords", YAML_IGNORED, 0},
    {"reprints", YAML_IGNORED, 0},
    {"solution", YAML_IGNORED, 0},
    {"source", YAML_IGNORED, 0},
    {"source-id", YAML_IGNORED, 0},
    {"title", YAML_IGNORED, 0},
    {"tourney", YAML_IGNORED, 0},
};

/* ---- lines ---- */

/* Returns whether a line says nothing: it is empty, or a remark. */
static bool is_empty(an_text line)
{
    an_text rest = an_text_trimmed(line);
    return rest.size == 0 || *rest.at == '#';
}

static bool begins_document(an_text line)
{
    return an_text_starts(line, "---") || an_text_starts(line, "...");
}

/* Returns the key that begins a line, without its colon; empty if there is none. */
static an_text key_of(an_text line)
{
    an_text rest = an_text_after(line, an_spaces_size(line));
    size_t size = 0;
    while (size < rest.size && (an_is_letter(rest.at[size]) || (size > 0 && rest.at[size] == '-')))
        size++;
    bool is_key = size < rest.size && rest.at[size] == ':' &&
                  (size + 1 == rest.size || an_is_space(rest.at[size + 1]));
    return an_text_from(rest.at, is_key ? size : 0);
}

/* Returns the first line of a text, without its end. */
static an_text first_line(an_text text)
{
    return an_text_from(text.at, an__line_size(text));
}

/* Returns the next line without taking it; empty at the end of the input. */
static an_text peek_line(const an_problem_reader *r)
{
    return first_line(an_text_after(r->input, r->at));
}

/* Takes the lines that belong to a key: those that are indented more, and the entries of a list.
 * Returns the value: what stands behind the key, up to the last of them. */
static an_text take_value(an_problem_reader *r, an_text key, size_t indent)
{
    const char *from = key.at + key.size + 1;
    while (r->at < r->input.size) {
        an_text line = peek_line(r), rest = an_text_after(line, an_spaces_size(line));
        bool is_entry = an_text_starts(rest, "- ") || an_text_is(rest, "-");
        bool is_part = is_empty(line) || an_spaces_size(line) > indent ||
                       (is_entry && an_spaces_size(line) == indent);
        if (!is_part)
            break;
        an__take_line(r, &line);
    }
    return an_text_trimmed(an_text_from(from, (size_t)(r->input.at + r->at - from)));
}

/* Returns what a value says that stands in one line: without quotation marks, or the remark behind
 * it. */
static an_text scalar_of(an_text value)
{
    size_t size = 0;
    if (value.size > 0 && an_is_among(*value.at, "\"'")) {
        const char *end = memchr(value.at + 1, *value.at, value.size - 1);
        return end == NULL ? value : an_text_from(value.at + 1, (size_t)(end - value.at - 1));
    }
    while (size < value.size && !an_is_line_end(value.at[size]) &&
           !(an_is_space(value.at[size]) && size + 1 < value.size && value.at[size + 1] == '#'))
        size++;
    return an_text_trimmed(an_text_from(value.at, size));
}

/* ---- fields ---- */

/* Refuses the next word, if there is one. */
static void expect_end(an_popeye_reader *p, an_problem_fault_kind kind)
{
    an_text word = an__popeye_peek(p);
    if (word.size > 0)
        an__popeye_refuse(p, kind, word);
}

static void read_options(an_popeye_reader *p)
{
    for (an_text word; (word = an__popeye_next(p)).size > 0;) {
        if (an__popeye_word_in(p, AN_POPEYE_OPTIONS, word) != AN_POPEYE_NO_WORD)
            an__popeye_option(p, word);
        else
            an__popeye_condition(p, word);
    }
}

/* Calls `read` while `part` is all of the input that is seen. */
static void read_within(an_popeye_reader *p, an_text part, an_text key,
                        void (*read)(an_popeye_reader *p, an_text key))
{
    an_text input = p->r->input;
    size_t at = p->r->at;
    p->r->at = (size_t)(part.at - input.at);
    p->r->input.size = p->r->at + part.size;
    read(p, key);
    p->r->input = input;
    p->r->at = at;
}

static void read_pieces(an_popeye_reader *p, an_text key)
{
    an__popeye_board(p, key);
    expect_end(p, AN_PROBLEM_PIECES_WORD);
}

static void read_all_options(an_popeye_reader *p, an_text key)
{
    (void)key;
    read_options(p);
}

static void read_twin(an_popeye_reader *p, an_text key)
{
    an__popeye_twin(p, key);
    expect_end(p, AN_PROBLEM_TWIN);
}

/* A twin a line: its letter, a colon, and its changes. */
static void read_twins(an_popeye_reader *p, an_text field)
{
    an_text line;
    (void)field;
    p->is_yaml = false;
    while (an__take_line(p->r, &line)) {
        an_text key = key_of(line);
        if (is_empty(line))
            continue;
        if (key.size != 1) {
            an__popeye_refuse(p, AN_PROBLEM_TWIN, an_text_trimmed(line));
            continue;
        }
        an_text value = an_text_trimmed(an_text_after(line, (size_t)(key.at - line.at) + 2));
        bool is_first = p->r->draft.twins.count == 0;
        p->r->draft.is_zero_position |= is_first && an_lower(*key.at) == 'a';
        read_within(p, scalar_of(value), key, read_twin);
    }
    p->is_yaml = true;
}

static void read_field(an_popeye_reader *p, an_text key, an_text value)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (!an_text_is(key, keys[i].key))
            continue;
        switch (keys[i].use) {
        case YAML_FIELD:
            an__set_field(p->r, keys[i].field, scalar_of(value));
            break;
        case YAML_PIECES:
            read_within(p, value, key, read_pieces);
            break;
        case YAML_OPTIONS:
            read_within(p, value, key, read_all_options);
            break;
        case YAML_TWINS:
            read_within(p, value, key, read_twins);
            break;
        case YAML_IGNORED:
            break;
        }
        return;
    }
    an__popeye_refuse(p, AN_PROBLEM_OPTION, key);
}

/* ---- a problem ---- */

/* Skips to the first line of the next document. Returns false at the end of the input. */
static bool seek_document(an_problem_reader *r)
{
    an_text line = peek_line(r);
    while (r->at < r->input.size && (is_empty(line) || begins_document(line))) {
        an__take_line(r, &line);
        line = peek_line(r);
    }
    return r->at < r->input.size;
}

bool an__is_yaml(an_text input)
{
    an_text line = first_line(input), key;
    while (input.size > line.size && is_empty(line)) {
        input = an_text_after(input, line.size + 1);
        line = first_line(input);
    }
    key = key_of(line);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (an_text_is(key, keys[i].key))
            return true;
    return begins_document(line);
}

bool an__next_in_yaml(an_problem_reader *r)
{
    an_popeye_reader p = {.r = r, .color = -1, .en_passant = AN_NO_SQUARE, .is_yaml = true};
    an_text line;
    if (!seek_document(r))
        return false;
    r->draft.source = an_text_trimmed(peek_line(r));
    size_t indent = an_spaces_size(peek_line(r));
    while (r->at < r->input.size && !begins_document(peek_line(r))) {
        an__take_line(r, &line);
        an_text key = key_of(line);
        if (key.size > 0)
            read_field(&p, key, take_value(r, key, indent));
        else if (!is_empty(line))
            an__popeye_refuse(&p, AN_PROBLEM_OPTION, an_text_trimmed(line));
    }
    an__popeye_end(&p);
    return true;
}
