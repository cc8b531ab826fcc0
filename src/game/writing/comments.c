/* Writes comments: chooses their brackets, and leaves out the parts that are dropped. */
#include "comments.h"

#include <string.h>

#include "buffer.h"
#include "comment.h"
#include "lexer.h"
#include "page.h"
#include "parted.h"
#include "scribe.h"
#include "text.h"
#include "times.h"
#include "utf8.h"
#include "word.h"

/* ---- clock times ---- */

/* Writes a text without its clock times, and without the blanks behind each of them. */
static void leave_out_clocks(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        size_t size = an__clock_size(text);
        if (size == 0)
            an_buffer_put_char(out, *text.at);
        text = an_text_after(text, size > 0 ? size : 1);
        while (size > 0 && text.size > 0 && an_is_space(*text.at))
            text = an_text_after(text, 1);
        if (size > 0 && text.size == 0)
            while (out->size > 0 && an_is_space(out->at[out->size - 1]))
                out->size--;
    }
}

/* Writes only the clock times of a text. A time written by hand, such as 1:23, counts only if it is
 * the whole text. */
static void leave_clocks(an_buffer *out, an_text text)
{
    an_text written = an_text_trimmed(text);
    if (an__are_times(written)) {
        an_buffer_put_text(out, written);
        return;
    }
    while (text.size > 0) {
        size_t size = an__clock_size(text);
        if (size > 0 && out->size > 0)
            an_buffer_put_char(out, ' ');
        an_buffer_add(out, text.at, size);
        text = an_text_after(text, size > 0 ? size : 1);
    }
}

/* Removes from a comment what the options drop. Returns false if nothing is left. */
static bool take_what_stays(an_scribe *scribe, an_text *text)
{
    an_buffer *rest = &scribe->probe.rest;
    bool drops_clocks = an_scribe_drops(scribe, AN_DROP_CLOCKS);
    if (an_scribe_drops(scribe, AN_DROP_COMMENTS))
        return false;
    if (!scribe->options.is_sheet && !drops_clocks)
        return true;
    an__buffer_clear(rest);
    if (!scribe->options.is_sheet)
        leave_out_clocks(rest, *text);
    else if (!drops_clocks)
        leave_clocks(rest, *text);
    scribe->failed = scribe->failed || rest->failed;
    bool was_empty = text->size == 0 && !scribe->options.is_sheet;
    *text = an_text_from(rest->at, rest->size);
    return was_empty || text->size > 0;
}

/* ---- brackets ---- */

/* Returns true if a move with brackets behind it is read as a move and a comment. If `is_text`, it
 * is read as plain text; otherwise as PGN behind a game with tags. */
static bool ends_with_comment(an_reader *reader, an_text text, bool is_text, bool *failed)
{
    enum { TOKENS = 3 }; /* number, move and comment */
    an_game game;
    an_reader_take(reader, &(an_batch){.bytes = text, .is_text = is_text});
    if (an_reader_next(reader, &game) != AN_OK) {
        *failed = true;
        return false;
    }
    if (game.token_count != TOKENS)
        return false;
    const an_token *last = &game.tokens[TOKENS - 1];
    return last->kind == AN_TOKEN_COMMENT && last->offset + last->size == text.size;
}

/* Returns true if a text might begin with a move after all. Where the game would not go on
 * otherwise, the reader joins parts of a move that stand apart ("N f3"), and separates moves that
 * are glued together ("e4e5"). */
static bool may_begin_with_move(an_text text)
{
    text = an_text_after(text, an__space_size(text));
    return an__parted_move_size(text, AN_JOINS_SQUARES) > 0 ||
           an__glued_pair_size(an_text_from(text.at, an__word_size(text, false))) > 0;
}

/* Returns true for a command such as [%clk 0:10:00], as in most comments. Every reader takes that
 * for a comment. */
static bool is_command(an_text text)
{
    return an_text_starts(an_text_after(text, an__space_size(text)), "[%");
}

/* Returns true if other readers could take the text in parentheses for a comment. Empty and nested
 * brackets confuse them, any number is read as a move number, and what looks like a tag pair is
 * read as one behind a game with tags. Notes of a conversion always stand in braces. */
static bool suits_parentheses(an_text text)
{
    if (text.size == 0 || an__note_size(text) > 0)
        return false;
    for (size_t i = 0; i < text.size; i++) {
        bool may_be_tag = text.at[i] == '[' && i + 1 < text.size && an_is_letter(text.at[i + 1]);
        if (may_be_tag || an_is_among(text.at[i], "(){}"))
            return false;
    }
    an_lexer lexer = {.begin = text.at, .at = text.at, .end = text.at + text.size, .is_text = true};
    an_token first = an__lexer_next(&lexer, text.at);
    return first.kind != AN_RAW_END && first.kind != AN_TOKEN_NUMBER;
}

/* Returns true if the reader takes a text in parentheses behind a move for a comment, as it is
 * meant. `is_numeric` says that moves are written as in ICCF. */
static bool reads_as_comment(an_comment_probe *probe, an_text text, bool is_numeric, bool *failed)
{
    an_buffer *sample = &probe->sample;
    if (is_command(text))
        return true;
    if (probe->reader == NULL)
        probe->reader = an_reader_open();
    an__buffer_clear(sample);
    an__buffer_put(sample, is_numeric ? "1. 5254 (" : "1. e4 (");
    an_buffer_put_text(sample, text);
    an_buffer_put_char(sample, ')');
    for (size_t i = 0; i < sample->size && !sample->failed; i++) /* its lines will be broken anew */
        sample->at[i] = an_is_space(sample->at[i]) ? ' ' : sample->at[i];
    *failed = *failed || probe->reader == NULL || sample->failed;
    an_text whole = an_text_from(sample->at, sample->size);
    return !*failed && ends_with_comment(probe->reader, whole, true, failed) &&
           ends_with_comment(probe->reader, whole, false, failed) && !may_begin_with_move(text);
}

static bool wants_parentheses(const an_scribe *scribe)
{
    an_brackets brackets = scribe->options.brackets;
    bool is_wanted = brackets == AN_BRACKETS_PARENTHESES ||
                     (brackets == AN_BRACKETS_AUTO && scribe->arrangement->has_parentheses);
    return is_wanted && !scribe->heading.has_tags;
}

/* Returns true if the layout asks for parentheses, and this comment can stand in them. */
static bool stands_in_parentheses(an_scribe *scribe, an_text text)
{
    bool is_numeric = scribe->options.notation.style == AN_STYLE_ICCF;
    return wants_parentheses(scribe) && suits_parentheses(text) &&
           reads_as_comment(&scribe->probe, text, is_numeric, &scribe->failed);
}

/* Writes a comment that contains a }, which would end a comment in braces. It becomes a comment to
 * the end of its line or, where the game has only one line, gets a ) for each }. */
static void put_with_brace(an_scribe *scribe, an_text text)
{
    an_page *page = &scribe->page;
    if (page->is_one_line) {
        an_buffer changed = {0};
        an_buffer_put_text(&changed, text);
        for (size_t i = 0; i < changed.size; i++) {
            scribe->probe.braces_lost += changed.at[i] == '}';
            changed.at[i] = changed.at[i] == '}' ? ')' : changed.at[i];
        }
        an__page_put_between(page, '{', an_text_from(changed.at, changed.size), '}');
        scribe->failed = scribe->failed || changed.failed;
        an__buffer_free(&changed);
        return;
    }
    size_t width = page->width;
    an__page_end_line(page);
    page->width = 0;
    page->is_one_line = true;
    an__page_put_between(page, ';', text, '\0');
    page->is_one_line = false;
    page->width = width;
    an__page_end_line(page);
}

bool an__scribe_copies_comments(const an_scribe *scribe)
{
    return !wants_parentheses(scribe) && !scribe->options.is_sheet && scribe->clocks.count == 0 &&
           !an_scribe_drops(scribe, AN_DROP_COMMENTS | AN_DROP_CLOCKS);
}

void an__scribe_put_comment(an_scribe *scribe, an_text text)
{
    an_page *page = &scribe->page;
    if (!take_what_stays(scribe, &text))
        return;
    an__rows_begin_aside(scribe);
    if (text.size > 0 && memchr(text.at, '}', text.size) != NULL)
        put_with_brace(scribe, text);
    else if (stands_in_parentheses(scribe, text))
        an__page_put_between(page, '(', text, ')');
    else
        an__page_put_between(page, '{', text, '}');
    scribe->last = an_last_with_comment(scribe->last);
}
