/* The scribe: writes a judged game in a layout and a notation. */
#include "scribe_write.h"

#include <stdlib.h>
#include <string.h>

#include "layouts.h"
#include "notation.h"
#include "numerals.h"
#include "page.h"
#include "read_heading.h"
#include "scribe.h"
#include "text.h"
#include "utf8.h"

/* What a layout makes of the heading of a game. */
typedef enum heading_form {
    HEADING_AS_IT_STANDS,
    HEADING_AS_TAGS, /* that of a score sheet, too */
    HEADING_AS_TEXT  /* tags are left out */
} heading_form;

typedef struct layout_row {
    const char *name;
    void (*write)(an_scribe *scribe);
    bool appends; /* the layout can write behind what the buffer already holds */
    heading_form heading;
} layout_row;

static const layout_row layouts[AN_LAYOUT_COUNT] = {
    [AN_LAYOUT_AUTO] = {"auto", NULL, false, HEADING_AS_IT_STANDS},
    [AN_LAYOUT_PGN] = {"pgn", an__layout_pgn, true, HEADING_AS_TAGS},
    [AN_LAYOUT_TEXT] = {"text", an__layout_text, true, HEADING_AS_TEXT},
    [AN_LAYOUT_LINES] = {"lines", an__layout_lines, true, HEADING_AS_TEXT},
    [AN_LAYOUT_COLUMNS] = {"columns", an__layout_columns, false, HEADING_AS_TEXT},
    [AN_LAYOUT_ONELINE] = {"oneline", an__layout_oneline, true, HEADING_AS_TEXT},
    [AN_LAYOUT_JSONL] = {"jsonl", an__layout_jsonl, false, HEADING_AS_TAGS},
    [AN_LAYOUT_KEEP] = {"keep", an__layout_keep, false, HEADING_AS_IT_STANDS},
};

const char *an_layout_name(an_layout layout)
{
    return layout < AN_LAYOUT_COUNT ? layouts[layout].name : NULL;
}

bool an__layout_drops_tags(an_layout layout)
{
    return layouts[layout].heading == HEADING_AS_TEXT;
}

an_scribe *an_scribe_open(const an_write_options *options)
{
    an_scribe *scribe = calloc(1, sizeof *scribe);
    if (scribe == NULL)
        return NULL;
    scribe->options = *options;
    scribe->heading.usual_start = an_position_start();
    an__numerals_begin(&scribe->words.numerals, &scribe->options.notation);
    scribe->words.templates.notation = &scribe->options.notation;
    if (options->is_sheet)
        scribe->options.drops |= AN_DROP_VARIATIONS | AN_DROP_NAGS;
    return scribe;
}

static void free_quoted(an_quoted_moves *quoted)
{
    free(quoted->known.positions);
    free(quoted->known.lines);
    free(quoted->words);
    free(quoted->left);
    an__buffer_free(&quoted->text);
    an__buffer_free(&quoted->texts[0]);
    an__buffer_free(&quoted->texts[1]);
}

void an_scribe_close(an_scribe *scribe)
{
    if (scribe == NULL)
        return;
    an__buffer_free(&scribe->page.out);
    an__buffer_free(&scribe->probe.sample);
    an__buffer_free(&scribe->probe.rest);
    an_reader_close(scribe->probe.reader);
    free(scribe->lines.at);
    free(scribe->heading.pairs);
    an__buffer_free(&scribe->heading.rest);
    free(scribe->stops.at);
    free(scribe->clocks.all.list);
    free(scribe->patches.at);
    an__buffer_free(&scribe->patches.text);
    free_quoted(&scribe->patches.quoted);
    free(scribe);
}

static an_layout layout_for(const an_scribe *scribe)
{
    if (scribe->options.layout != AN_LAYOUT_AUTO)
        return scribe->options.layout;
    const an_notation *notation = &scribe->options.notation;
    bool is_english = notation->language == &an_languages[0] && !an_is_coordinates(notation);
    bool has_tags = !scribe->judgement->game->is_text || scribe->options.tag_count > 0;
    return has_tags || is_english ? AN_LAYOUT_PGN : AN_LAYOUT_TEXT;
}

/* Returns the bytes of a game, without a byte order mark before the first game. */
static an_text without_mark(const an_game *game)
{
    bool has_mark = game->offset == 0 && an_text_starts(game->bytes, AN_UTF8_MARK);
    return an_text_after(game->bytes, has_mark ? strlen(AN_UTF8_MARK) : 0);
}

static an_keeping keeping_for(const an_write_options *options)
{
    bool walks_tokens = options->corrects != NULL || options->converts_prose;
    bool asks_of_targets = options->notation.style == AN_STYLE_MINIMAL;
    return walks_tokens || asks_of_targets ? AN_KEEP_TOKENS : AN_KEEP_FOR_WRITING;
}

void an_judge_options_keep_for(an_judge_options *judge, const an_write_options *write)
{
    judge->keeps = keeping_for(write);
}

bool an_scribe_can_write(const an_scribe *scribe, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    if (judgement->plies != NULL || game->token_count == 0 || game->is_empty)
        return true;
    return judgement->own.entries != NULL && keeping_for(&scribe->options) == AN_KEEP_FOR_WRITING;
}

static void begin(an_scribe *scribe, const an_judgement *judgement)
{
    scribe->judgement = judgement;
    scribe->heading.result = judgement->result;
    scribe->heading.found.used_count = 0;
    scribe->failed = scribe->heading.failed = scribe->heading.has_tags = false;
    scribe->probe.braces_lost = 0;
    *scribe->patches.foreign = '\0';
    scribe->patches.quoted.left_count = 0;
}

static bool is_played(const an_judgement *judgement)
{
    return judgement->notation != NULL && judgement->board.is_known;
}

/* Returns false if memory ran out while the game was written. */
static bool is_written(const an_scribe *scribe)
{
    return !scribe->failed && !scribe->heading.failed && !scribe->page.out.failed;
}

static void write_layout(an_scribe *scribe, an_layout layout)
{
    if (layouts[layout].heading == HEADING_AS_TAGS)
        an__scribe_read_heading(scribe);
    layouts[layout].write(scribe);
}

an_text an_scribe_write(an_scribe *scribe, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    if (!an_scribe_can_write(scribe, judgement))
        return an_text_from(NULL, 0);
    begin(scribe, judgement);
    an_layout layout = layout_for(scribe);
    if (!is_played(judgement) && layout == AN_LAYOUT_KEEP)
        return game->bytes;
    if (game->is_empty && layout != AN_LAYOUT_KEEP)
        return an_text_from("", 0);
    an__page_clear(&scribe->page);
    an__buffer_put(&scribe->page.out, "");
    if (is_played(judgement) || layout == AN_LAYOUT_JSONL)
        write_layout(scribe, layout);
    else
        an__buffer_put_utf8(&scribe->page.out, without_mark(game));
    return is_written(scribe) ? an_buffer_text(&scribe->page.out) : an_text_from(NULL, 0);
}

bool an__scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out)
{
    begin(scribe, judgement);
    an_layout layout = layout_for(scribe);
    bool is_apart = !layouts[layout].appends || !is_played(judgement) ||
                    judgement->game->is_empty || !an_scribe_can_write(scribe, judgement);
    if (is_apart) {
        an_text text = an_scribe_write(scribe, judgement);
        an_buffer_put_text(out, text);
        return text.at != NULL && !out->failed;
    }
    an_buffer own = scribe->page.out;
    scribe->page.out = *out;
    an__page_begin(&scribe->page);
    write_layout(scribe, layout);
    bool appended = is_written(scribe);
    *out = scribe->page.out;
    scribe->page.out = own;
    return appended;
}

const char *an_scribe_foreign(const an_scribe *scribe)
{
    return *scribe->patches.foreign == '\0' ? NULL : scribe->patches.foreign;
}

const an_text *an_scribe_left(const an_scribe *scribe, size_t *count)
{
    *count = scribe->patches.quoted.left_count;
    return scribe->patches.quoted.left;
}

size_t an_scribe_braces_lost(const an_scribe *scribe)
{
    return scribe->probe.braces_lost;
}
