/*
 * Profile pgn: lines of movetext have less than 80 characters (PGN 8.2.1). The clause is about
 * tokens, which go on the next line if they do not fit. So a line is only reported if it could have
 * been broken. These cannot: a tag pair, which is one line by 8.1; a comment that ends with its
 * line; a word of more than 79 characters that is alone on its line.
 */
#include "extremes.h"
#include "profile.h"

#include <string.h>

#include "findings.h"
#include "lines.h"
#include "text.h"
#include "token.h"
#include "utf8.h"

enum { LINE_MAX_POINTS = 79 };

/* Returns the number of code points in a line; an invalid byte counts as one. Sets *at_limit to the
 * offset of the first one beyond the limit. */
static size_t points_in(an_text line, size_t *at_limit)
{
    size_t points = 0;
    *at_limit = LINE_MAX_POINTS;
    if (an__utf8_is_ascii_from(line, 0))
        return line.size;
    for (size_t at = 0, size; at < line.size; at += size) {
        an_utf8_decode(an_text_after(line, at), &size);
        if (points++ == LINE_MAX_POINTS)
            *at_limit = at;
    }
    return points;
}

/* Returns the size of the byte order mark at the beginning of the file, which does not count; 0 if
 * there is none. */
static size_t mark_size(const an_game *game)
{
    bool has_mark = game->offset == 0 && an_text_starts(game->bytes, AN_UTF8_MARK);
    return has_mark ? strlen(AN_UTF8_MARK) : 0;
}

/* Returns true if a comment has, between two places, a blank that could be a line end and would be
 * read as a blank again. */
static bool breaks_inside(an_text comment, size_t from, size_t to)
{
    for (size_t i = an_larger(from, 2); i < to && i + 2 < comment.size; i++)
        if (comment.at[i] == ' ' && an__may_break_at(comment, i, i + 1))
            return true;
    return false;
}

/* Returns true if the line from `from` to `to` could be broken. `token` is the index of the first
 * token that ends in it. */
static bool may_break(const an_game *game, size_t from, size_t to, size_t token)
{
    for (; token < game->token_count && game->tokens[token].offset < to; token++) {
        const an_token *here = &game->tokens[token];
        size_t end = (size_t)here->offset + here->size;
        size_t first = here->offset < from ? from - here->offset : 0;
        size_t last = an_smaller(end, to) - here->offset;
        if (here->kind == AN_TOKEN_COMMENT && breaks_inside(an_token_text(game, here), first, last))
            return true;
        bool goes_on = token + 1 < game->token_count && game->tokens[token + 1].offset < to;
        if (goes_on && an_is_space(game->bytes.at[end]))
            return true;
    }
    return false;
}

/* Does what may_break does, in a game of which no tokens but the result were kept, because its
 * movetext has no comments. */
static bool has_words(const an_game *game, size_t from, size_t to)
{
    const an_text last = game->tags[game->tag_count - 1].value;
    const size_t moves = (size_t)(last.at - game->bytes.at) + last.size + strlen("\"]");
    const size_t begin = an_larger(from, moves);
    an_text words = {game->bytes.at + begin, to > begin ? to - begin : 0};
    for (words = an_text_trimmed(words); words.size > 0; words = an_text_after(words, 1))
        if (an_is_space(*words.at))
            return true;
    return false;
}

/* Returns the line at byte `at` of the game. */
static an_text line_at(const an_game *game, size_t at)
{
    an_text line = an_text_after(game->bytes, at);
    line.size = an__line_size(line);
    return line;
}

/* Returns the place behind all lines from `at` on that are surely short: up to the next line feed,
 * as carriage returns can only make them shorter. Returns `at` if the next line may be long. */
static size_t pass_short_lines(const an_game *game, size_t at)
{
    for (;;) {
        const char *line = game->bytes.at + at;
        const size_t left = game->bytes.size - at;
        const char *feed = memchr(line, '\n', left > LINE_MAX_POINTS ? LINE_MAX_POINTS + 1 : left);
        if (feed == NULL)
            return at;
        at += (size_t)(feed - line) + 1;
    }
}

/* Judges a line that begins at byte `at`. *token is the index of a token that ends in it or before
 * it; moves on to the first one that ends in it. */
static void judge_line(const an_game *game, an_findings *findings, size_t at, an_text line,
                       size_t *token, bool has_tokens)
{
    size_t limit, points;
    /* blanks at the end, which a comment may keep, are invisible and do not count */
    line = an_text_trimmed_end(line);
    if (line.size <= LINE_MAX_POINTS || (points = points_in(line, &limit)) <= LINE_MAX_POINTS)
        return;
    while (*token < game->token_count &&
           (size_t)game->tokens[*token].offset + game->tokens[*token].size <= at)
        ++*token;
    if (!(has_tokens ? may_break(game, at, at + line.size, *token)
                     : has_words(game, at, at + line.size)))
        return;
    an_finding *finding =
        an__find(findings, AN_LINE_TOO_LONG, (uint32_t)(at + limit), (uint32_t)(line.size - limit));
    if (finding != NULL)
        finding->facts.number = (uint32_t)points;
}

void an__judge_lines(const an_bench *bench, an_findings *findings, bool has_tokens)
{
    const an_game *game = bench->game;
    size_t token = 0;
    for (size_t at = mark_size(game); (at = pass_short_lines(game, at)) < game->bytes.size;) {
        an_text line = line_at(game, at);
        judge_line(game, findings, at, line, &token, has_tokens);
        at += line.size;
        at += an__line_end_size(an_text_after(game->bytes, at));
    }
}
