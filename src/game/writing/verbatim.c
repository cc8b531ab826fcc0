/* Copies what follows an error in its line of play. Every character is kept, but not the width of
 * white space. */
#include "verbatim.h"

#include <string.h>

#include "comments.h"
#include "glyphs.h"
#include "lines.h"
#include "page.h"
#include "scribe.h"
#include "table_rows.h"
#include "text.h"
#include "token.h"
#include "utf8.h"

/* ---- words ---- */

static void put_unbroken(an_page *page, an_text word)
{
    size_t width = page->width;
    page->width = 0;
    an__page_put(page, word);
    page->width = width;
    page->word = 0;
}

static void put_apart(an_scribe *scribe, an_text word)
{
    scribe->page.glued = false;
    an__scribe_put_comment(scribe, word);
}

/* Writes a word so that it is read again as the same word. Some words must not begin a line, and a
 * semicolon would turn the rest of its line into a comment. */
static void put_word(an_scribe *scribe, an_text word)
{
    bool is_bound = scribe->loss.bound > 0;
    scribe->loss.bound -= is_bound;
    if (memchr(word.at, ';', word.size) != NULL)
        put_apart(scribe, word);
    else if (!is_bound && an__may_begin_line(word))
        an__page_put(&scribe->page, word);
    else
        put_unbroken(&scribe->page, word);
}

static bool opens(char c)
{
    return c == '(' || c == '[';
}

/* Returns true for three marks or more in a row. Each is a word of its own, so that lines may be
 * broken between them. */
static bool is_mass(an_text text)
{
    if (text.size <= 2)
        return false;
    char first = text.at[0], second = text.at[1];
    return (opens(first) && opens(second)) || (first == second && an_is_among(first, ")]};$\""));
}

static void put_each(an_scribe *scribe, an_text marks)
{
    for (size_t size; marks.size > 0; marks = an_text_after(marks, size)) {
        an_utf8_decode(marks, &size);
        put_word(scribe, an_text_from(marks.at, size));
    }
}

/* ---- what belongs to no token ---- */

/* Cuts a gap at its first letter or digit. In a sheet of two blocks, the line goes on there with
 * words of the other block, which are separate tokens. */
static an_text without_other_block(an_text gap)
{
    size_t size = 0;
    while (size < gap.size && !an_is_letter(gap.at[size]) && !an_is_digit(gap.at[size]))
        size++;
    return an_text_from(gap.at, size);
}

/* Returns what stands between the token `index` and the one before it. If `index` is the number of
 * tokens, that is the rest of the game. */
static an_text gap_before(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_token *tokens = game->tokens;
    size_t end = index < game->token_count ? tokens[index].offset : game->bytes.size;
    size_t begin = index > 0 ? tokens[index - 1].offset + tokens[index - 1].size : end;
    /* In a sheet of two blocks, the token before may stand behind this one in the text. */
    an_text gap = an_text_from(game->bytes.at + begin, begin < end ? end - begin : 0);
    return game->has_blocks ? without_other_block(gap) : gap;
}

/* Returns true for a bracket or a quote, which is a word of its own, and for a character that
 * begins or ends a comment. */
static bool stands_apart(char c)
{
    return an_is_among(c, "()[]{};\"$");
}

/* Returns true if something may be glued to the token before `index` on the page. */
static bool takes_glue(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_token *before = &game->tokens[index - 1];
    size_t end = before->offset + before->size;
    return before->kind != AN_TOKEN_LINE_COMMENT && !stands_apart(game->bytes.at[end - 1]) &&
           (index == game->token_count || end <= game->tokens[index].offset);
}

/* Returns the bytes of the first word of a gap. */
static size_t mark_size(an_text gap)
{
    size_t size = 0, step;
    while (size < gap.size && an__space_size(an_text_after(gap, size)) == 0) {
        an_utf8_decode(an_text_after(gap, size), &step);
        size += step;
    }
    return size;
}

/* Writes a dash or a colon, and keeps the words around it on its line: a line that ended behind "0
 * : 1" would end the game. */
static void put_dash(an_scribe *scribe, an_text dash)
{
    enum { BOUND = 2 };
    put_unbroken(&scribe->page, dash);
    scribe->loss.bound = BOUND;
}

/* Returns true if a mark would be read as something else: an asterisk as a result, or a semicolon
 * as the beginning of a comment. */
static bool misleads(an_text mark)
{
    return memchr(mark.at, '*', mark.size) != NULL || memchr(mark.at, ';', mark.size) != NULL;
}

/* Writes a mark. Returns true if something may be glued to it. */
static bool put_mark(an_scribe *scribe, an_text mark)
{
    if (misleads(mark))
        put_apart(scribe, mark);
    else if (is_mass(mark))
        put_each(scribe, mark);
    else if (*mark.at == ':' || an__dash_size(mark) > 0)
        put_dash(scribe, mark);
    else
        put_word(scribe, mark);
    return !misleads(mark) && !stands_apart(mark.at[mark.size - 1]);
}

/* Returns the bytes at the beginning of a gap that would be misread, but mean nothing: part of the
 * frame of a table, or marks that emphasize a move. Returns 0 if there are none. */
static size_t frame_size(const an_scribe *scribe, an_text gap)
{
    const an_game *game = scribe->judgement->game;
    an_text rest = an_text_from(gap.at, (size_t)(game->bytes.at + game->bytes.size - gap.at));
    bool may_mislead = gap.size > 0 && misleads(an_text_from(gap.at, 1));
    return may_mislead ? an__frame_size(game->bytes.at, rest, game->own.tables) : 0;
}

/* Writes the marks between the token `index` and the one before it. They are glued to each other
 * and to both tokens as in the game. */
static void put_gap(an_scribe *scribe, size_t index)
{
    an_text gap = gap_before(scribe, index);
    bool is_glued = takes_glue(scribe, index);
    for (;;) {
        size_t space = an__space_size(gap);
        size_t frame = frame_size(scribe, an_text_after(gap, space));
        gap = an_text_after(gap, space + frame);
        is_glued = is_glued && space + frame == 0 && !stands_apart(*gap.at);
        if (frame > 0)
            continue;
        scribe->page.glued = scribe->page.glued || is_glued;
        if (gap.size == 0)
            return;
        an_text mark = an_text_from(gap.at, mark_size(gap));
        is_glued = put_mark(scribe, mark);
        gap = an_text_after(gap, mark.size);
    }
}

/* ---- tokens ---- */

void an__scribe_put_marks_before(an_scribe *scribe, size_t index)
{
    an_text gap = gap_before(scribe, index);
    if (scribe->options.stops_at_error || an__space_size(gap) == gap.size)
        return;
    put_gap(scribe, index);
    scribe->page.glued = false;
}

/* Ends the line of play that has the error. The result of the game, which is written last, stands
 * behind it and is not part of it. */
static void end_play(an_scribe *scribe)
{
    scribe->page.glued = false;
    an_scribe_current(scribe)->stopped = false;
}

/* Returns true for a move behind its number, or for a sign behind its move. */
static bool is_bound_to(const an_token *token, const an_token *before)
{
    bool is_sign = token->kind == AN_TOKEN_SIGN || token->kind == AN_TOKEN_NAG;
    return before->kind == (is_sign ? AN_TOKEN_MOVE : AN_TOKEN_NUMBER);
}

void an__scribe_put_verbatim(an_scribe *scribe, size_t index, bool is_first)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    an_text text = an_token_text(scribe->judgement->game, token);
    bool is_end = token->kind == AN_TOKEN_RESULT && an_scribe_in_main_line(scribe);
    scribe->lines.last = AN_AFTER_ASIDE;
    if (scribe->options.stops_at_error)
        return;
    if (is_first)
        scribe->loss.bound = 0;
    else
        put_gap(scribe, index);
    scribe->page.bound = !is_first && is_bound_to(token, token - 1);
    if (is_end && an_is_spelled_result(token, text))
        put_word(scribe, text);
    if (is_end)
        end_play(scribe);
    else if (token->kind == AN_TOKEN_PROSE && is_mass(text))
        put_each(scribe, text);
    else
        put_word(scribe, text);
    scribe->lines.last = AN_AFTER_ASIDE;
}
