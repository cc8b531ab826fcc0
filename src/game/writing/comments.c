/* Writes comments: chooses their brackets, leaves out the parts that are dropped, and finds the
 * words among the moves that become one. */
#include "comments.h"

#include <string.h>

#include "buffer.h"
#include "comment.h"
#include "lexer.h"
#include "lines.h"
#include "page.h"
#include "parted.h"
#include "scribe.h"
#include "table_index.h"
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
    *text = an_buffer_text(rest);
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
    const an_token *tokens = game.tokens;
    return game.token_count == TOKENS && tokens[TOKENS - 1].kind == AN_TOKEN_COMMENT &&
           tokens[TOKENS - 1].offset + tokens[TOKENS - 1].size == text.size;
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
    an_lexer lexer = {
        .begin = text.at, .at = text.at, .end = text.at + text.size, .mode.is_text = true};
    an_token first = an__lexer_next(&lexer, text.at);
    return first.kind != AN_RAW_END && first.kind != AN_TOKEN_NUMBER;
}

/* Returns true if the reader takes a text in parentheses behind a move for a comment. `is_numeric`
 * says that moves are written as in ICCF. */
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
    an_text whole = an_buffer_text(sample);
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
        an__page_put_between(page, '{', an_buffer_text(&changed), '}');
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
    return !wants_parentheses(scribe) && !scribe->options.is_sheet &&
           scribe->clocks.all.count == 0 &&
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
    scribe->lines.last = an_last_with_comment(scribe->lines.last);
}

/* ---- words among the moves ---- */

static uint32_t end_of(const an_token *token)
{
    return token->offset + token->size;
}

/* Returns true for dots without a number. They announce a move of Black, unless they are glued to a
 * word or stand between words. */
static bool is_dots(const an_token *token)
{
    return token->kind == AN_TOKEN_NUMBER && token->value == 0;
}

/* Returns true if the token `index` belongs to the words before it. In a sheet of two blocks, the
 * next token may stand before this one, and another block between those of two lines. */
static bool goes_on(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_token *before = &game->tokens[index - 1];
    if (index == game->token_count || game->tokens[index].offset <= before->offset)
        return false;
    const char *bytes = game->bytes.at;
    if (game->has_blocks &&
        an_holds_line_end(bytes + end_of(before), bytes + game->tokens[index].offset))
        return false;
    if (an_scribe_is_prose(scribe, index))
        return true;
    const an_token *dots = &game->tokens[index];
    if (!is_dots(dots) || scribe->judgement->plies[index].is_refused)
        return false;
    bool is_glued = dots->offset == end_of(before);
    bool precedes_word = index + 1 < game->token_count && an_scribe_is_prose(scribe, index + 1);
    return is_glued || precedes_word;
}

/* Returns true for a mark that may be glued to a word. */
static bool is_mark(char c)
{
    return an_is_among(c, ".,:!?\"\'");
}

/* Returns true if the character at `offset` is part of the frame of a table. */
static bool frames_cell(const an_game *game, uint32_t offset)
{
    return game->own.tables != NULL && an__frames_cells(game->own.tables, game->bytes.at + offset);
}

/* Returns the end of the marks glued behind a token, up to the next token at most; and of a colon
 * with the blank that French has before it. */
static uint32_t end_of_marks(const an_game *game, size_t index)
{
    uint32_t end = end_of(&game->tokens[index]);
    bool has_next = index + 1 < game->token_count &&
                    game->tokens[index + 1].offset > game->tokens[index].offset;
    size_t most = has_next ? game->tokens[index + 1].offset : game->bytes.size;
    while (end < most && is_mark(game->bytes.at[end]) && !frames_cell(game, end))
        end++;
    const size_t blank = an__space_size(an_text_from(game->bytes.at + end, most - end));
    return end + blank < most && game->bytes.at[end + blank] == ':' ? end + (uint32_t)blank + 1
                                                                    : end;
}

/* Returns the beginning of a quotation mark that is glued before a token, but not behind another
 * one. */
static uint32_t begin_of_marks(const an_game *game, size_t index)
{
    uint32_t begin = game->tokens[index].offset;
    bool has_mark = index > 0 && end_of(&game->tokens[index - 1]) < begin &&
                    game->bytes.at[begin - 1] == '"' && !frames_cell(game, begin - 1);
    return begin - has_mark;
}

an_stray_words an__scribe_words_from(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    an_stray_words words = {.last = index};
    while (goes_on(scribe, words.last + 1))
        words.last++;
    words.from = game->tokens[index];
    words.from.offset = begin_of_marks(game, index);
    words.from.size += game->tokens[index].offset - words.from.offset;
    words.to = game->tokens[words.last];
    if (words.last == index)
        words.to = words.from;
    words.to.size = end_of_marks(game, words.last) - words.to.offset;
    return words;
}
