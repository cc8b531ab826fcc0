/* Variations and other brackets among the moves. */
#include "put_brackets.h"

#include "comments.h"
#include "main_line.h"
#include "moves.h"
#include "scribe.h"
#include "stray_signs.h"
#include "suffix.h"
#include "text.h"
#include "token.h"

size_t an__end_of_variation(const an_game *game, size_t index)
{
    const size_t end = an__line_end(game, index + 1);
    return end < game->token_count ? end : game->token_count - 1;
}

/* Returns true for "()", which confuses other readers. */
static bool holds_nothing(const an_game *game, size_t index)
{
    do
        index++;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER);
    return index < game->token_count && game->tokens[index].kind == AN_TOKEN_CLOSE;
}

/* Returns true for brackets that contain only words, as in "(see game 5)". They become a comment,
 * so that no comment may be among the words: its } would end theirs. */
static bool holds_words(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t end = an__scribe_past_remarks(scribe, index + 1);
    bool has_comment = false;
    for (size_t i = index + 1; i < end; i++)
        has_comment = has_comment || an_is_comment(&game->tokens[i]);
    /* In a sheet of two blocks, the end may stand before the beginning. */
    return end < game->token_count && game->tokens[end].kind == AN_TOKEN_CLOSE && !has_comment &&
           game->tokens[end].offset > game->tokens[index].offset;
}

/* Writes the content of brackets as one comment, or as a draw offer. Returns the index of the
 * closing bracket. */
static size_t put_words(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t last = an__end_of_variation(game, index);
    size_t begin = game->tokens[index].offset + 1, end = game->tokens[last].offset;
    an_text text = an_text_from(game->bytes.at + begin, end - begin);
    if (an_is_offer(text))
        an__scribe_put_offer(scribe);
    else
        an__scribe_put_comment(scribe, text);
    return last;
}

/* Returns true if a variation must get the number of its first move, which the game lacks there. In
 * plain text, parentheses that begin with a comment are no variation: a move or its number must
 * come first. */
static bool needs_number_first(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t first = index;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER)
        index++;
    if (index > first && an_scribe_current(scribe)->stopped)
        return false;
    bool is_move = index < game->token_count && game->tokens[index].kind == AN_TOKEN_MOVE;
    bool is_written = is_move && (scribe->judgement->plies[index].is_played ||
                                  an_scribe_current(scribe)->stopped);
    return !scribe->heading.has_tags && !is_written;
}

void an__scribe_open_variation(an_scribe *scribe, bool needs_number)
{
    an__rows_begin_aside(scribe);
    an_scribe_put_string(scribe, "(");
    scribe->page.glued = true;
    scribe->lines.last = AN_AFTER_ASIDE;
    an_scribe_open_line(scribe);
    if (needs_number) {
        an__scribe_put_number(scribe);
        scribe->lines.last = AN_AFTER_NUMBER;
    }
}

void an__scribe_close_variation(an_scribe *scribe)
{
    scribe->page.glued = true;
    an_scribe_put_string(scribe, ")");
    scribe->lines.last = AN_AFTER_ASIDE;
    an_written_lines_close(&scribe->lines);
}

/* Opens a variation. If no move comes before its next bracket, it gets no brackets: a variation
 * inside it begins at the same place, and can stand directly in the line around it. */
static void begin_variation(an_scribe *scribe, size_t index)
{
    bool is_stopped = an_scribe_current(scribe)->stopped;
    if (!is_stopped)
        an__scribe_put_signs_behind(scribe, index);
    if (is_stopped || an__scribe_begins_with_move(scribe, index + 1))
        an__scribe_open_variation(scribe, needs_number_first(scribe, index + 1));
    else
        an_scribe_current(scribe)->unopened++;
}

static void end_variation(an_scribe *scribe)
{
    if (an_scribe_current(scribe)->unopened > 0)
        an_scribe_current(scribe)->unopened--;
    else
        an__scribe_close_variation(scribe);
}

/* Opens a line that was left without brackets (begin_variation) if it has moves after all. It then
 * follows the variation that was written in its place. */
static void open_after_all(an_scribe *scribe, size_t index)
{
    an_written_line *line = an_scribe_current(scribe);
    if (line->unopened == 0 || !an__scribe_begins_with_move(scribe, index + 1))
        return;
    line->unopened--;
    an__scribe_open_variation(scribe, needs_number_first(scribe, index + 1));
}

bool an__scribe_put_bracket(an_scribe *scribe, size_t *index)
{
    const an_game *game = scribe->judgement->game;
    uint8_t kind = game->tokens[*index].kind;
    if (!an_is_bracket(&game->tokens[*index]))
        return false;
    bool is_stopped = an_scribe_current(scribe)->stopped;
    bool is_cut = scribe->options.stops_at_error && is_stopped;
    if (kind == AN_TOKEN_CLOSE)
        end_variation(scribe);
    else if (is_cut || an_scribe_drops(scribe, AN_DROP_VARIATIONS) ||
             (holds_nothing(game, *index) && !is_stopped))
        *index = an__end_of_variation(game, *index);
    else if (holds_nothing(game, *index) || (!is_stopped && holds_words(scribe, *index)))
        *index = put_words(scribe, *index);
    else
        begin_variation(scribe, *index);
    open_after_all(scribe, *index);
    return true;
}
