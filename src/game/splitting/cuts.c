/* Where a plain text may be cut between two games. What stands before a place decides it.
 *
 *     1. e4 e5 2. Cf3 Cc6 1-0
 *     1. d4 d5 2. c4 ½-½          a cut before this line
 *
 * Wherever this stands among such games, the reader makes two games of it. The moves of the first
 * one stand behind their numbers, with nothing but comments and whole parentheses between them; its
 * result ends a line; and number 1 with a move begins the next line that is not empty. Anything
 * else forbids the cuts around it, and if a parenthesis may be open, all that follow. */
#include "cuts.h"

#include "lexer.h"
#include "lines.h"
#include "table_rows.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

/* A walk over the tokens of a text. */
typedef struct walk {
    an_cuts *cuts;
    an_text text;
    an_lexer lexer; /* behind the token at hand */
} walk;

static an_text text_of(const walk *w, const an_token *token)
{
    return an_text_from(w->text.at + token->offset, token->size);
}

static bool is_move(const walk *w, const an_token *token)
{
    an_text word = text_of(w, token);
    bool is_digit = token->kind == AN_TOKEN_MOVE && an_is_digit(*word.at) && *word.at != '0';
    return token->kind == AN_TOKEN_MOVE && !is_digit &&
           (token->value != 0 || an__word_has_shape(word));
}

static bool begins_line(const walk *w, const an_token *token)
{
    return an_begins_row(w->text.at, w->text.at + token->offset, w->text.at + w->text.size);
}

static bool is_opening_number(const an_token *token)
{
    return token->kind == AN_TOKEN_NUMBER && token->value == 1 && !token->says_black &&
           !token->is_bare;
}

/* Returns true if `token` is number 1 at the beginning of a line. */
static bool opens_game(const walk *w, const an_token *token)
{
    return is_opening_number(token) && begins_line(w, token);
}

/* Returns true if `token` is a bracket that the reader may pair with another one: a square bracket,
 * which may open a variation, or one that closes nothing here. Other marks stand alone. */
static bool is_loose_bracket(const walk *w, const an_token *token)
{
    char c = w->text.at[token->offset];
    return token->kind == AN_TOKEN_CLOSE || c == '[' || c == ']';
}

static size_t line_of(const walk *w, const an_token *token)
{
    size_t line = token->offset;
    while (line > 0 && !an_is_line_end(w->text.at[line - 1]))
        line--;
    return line;
}

/* ---- what stands aside ---- */

static bool is_quote(an_text rest)
{
    static const char *const quotes[] = {"\"", "«", "»", "“", "”", "„"};
    for (size_t i = 0; i < sizeof quotes / sizeof *quotes; i++)
        if (an_utf8_match(rest, quotes[i]) > 0)
            return true;
    return false;
}

/* Returns the offset behind the bracket that closes the parenthesis at `open`; 0 if it is not in
 * sight. `*is_far` tells that the end is too far away for another look. */
static size_t parenthesis_end(const walk *w, size_t open, bool *is_far)
{
    enum { FAR = 1 << 16, DEEP = 64 };
    size_t depth = 0, at = open;
    do {
        depth += w->text.at[at] == '(';
        depth -= w->text.at[at] == ')';
        at++;
    } while (depth > 0 && depth < DEEP && at < w->text.size && at - open < FAR);
    *is_far = depth >= DEEP || (depth > 0 && at - open >= FAR);
    return depth == 0 ? at : 0;
}

/* Returns true if the reader takes the parenthesis at `open`, among moves, for a comment, as it
 * begins with neither a move nor a number. `*first` receives its first token. */
static bool holds_words(const walk *w, size_t open, an_token *first)
{
    an_lexer ahead = w->lexer;
    ahead.at = w->text.at + open + 1;
    ahead.depth = 1;
    *first = an__lexer_next(&ahead, w->text.at);
    return first->kind != AN_TOKEN_NUMBER && first->kind != AN_TOKEN_RESULT && !is_move(w, first);
}

/* Returns true if a variation holds anything that might make the reader pair its brackets
 * differently: comments with brackets, quotations, square brackets. */
static bool is_doubtful(const walk *w, size_t from, size_t to, bool has_moves)
{
    bool in_comment = false, is_far;
    an_token first;
    for (size_t at = from; at < to; at++) {
        char c = w->text.at[at];
        if (!in_comment && c == '(' && has_moves && holds_words(w, at, &first)) {
            at = parenthesis_end(w, at, &is_far) - 1;
            continue;
        }
        if (in_comment ? c == '(' || c == ')' : c == '[' || c == ']' || c == '}')
            return true;
        bool may_hide =
            !in_comment && (c == ';' || c == '%' || is_quote(an_text_after(w->text, at)));
        bool is_amid = (c == ';' || c == '%') && !an__is_line_start(w->text.at, w->text.at + at);
        if (may_hide && !is_amid)
            return true;
        in_comment = in_comment ? c != '}' : c == '{';
    }
    return in_comment;
}

typedef enum aside { ASIDE_WHOLE, ASIDE_RESULT, ASIDE_OPEN, ASIDE_UNKNOWN } aside;

static aside pass_parenthesis(walk *w, const an_token *open, bool has_moves)
{
    bool is_far;
    an_token first;
    size_t end = parenthesis_end(w, open->offset, &is_far);
    if (end == 0)
        return is_far ? ASIDE_UNKNOWN : ASIDE_OPEN;
    bool is_comment = holds_words(w, open->offset, &first) && has_moves;
    if (!is_comment && is_doubtful(w, open->offset + 1, end - 1, has_moves))
        return ASIDE_UNKNOWN;
    w->lexer.at = w->text.at + end;
    w->lexer.depth = 0;
    return first.kind == AN_TOKEN_RESULT ? ASIDE_RESULT : ASIDE_WHOLE;
}

/* ---- the tokens, by what was known before ---- */

/* Gives the game up: it goes on, but its moves are not followed. The reader ends such a game at
 * number 1 if it has two moves or more. */
static void lose(an_cuts *cuts)
{
    cuts->state = cuts->ply > 1 ? AN_CUT_LOST : AN_CUT_UNKNOWN;
    cuts->behind_number = false;
}

static void open_game(an_cuts *cuts, uint32_t ply)
{
    cuts->state = AN_CUT_MOVES;
    cuts->ply = ply;
    cuts->has_number = cuts->needs_number = false;
}

static void await_opening(const walk *w, const an_token *number, bool follows_game)
{
    an_cuts *cuts = w->cuts;
    cuts->state = AN_CUT_OPENS;
    cuts->follows_game = follows_game;
    cuts->next = line_of(w, number);
}

static void take_heading(const walk *w, const an_token *token)
{
    an_cuts *cuts = w->cuts;
    bool behind_number = cuts->behind_number;
    cuts->behind_number = token->kind == AN_TOKEN_NUMBER;
    if (is_opening_number(token))
        await_opening(w, token, false);
    else if (is_loose_bracket(w, token) ||
             (is_move(w, token) && (behind_number || begins_line(w, token))))
        cuts->state = AN_CUT_UNKNOWN;
}

/* Returns true if `token` is a result that ends the game and its line. Half a point, or a result
 * with blanks in it, may be something else. */
static bool ends_game(const walk *w, const an_token *token)
{
    enum { SHORTEST = 3 }; /* bytes of "1-0" */
    an_text result = text_of(w, token), rest = an_text_after(w->text, token->offset + token->size);
    bool is_clear = token->value == AN_UNFINISHED ? result.size == 1 : result.size >= SHORTEST;
    for (size_t i = 0; i < result.size; i++)
        is_clear =
            is_clear && !an_is_space(result.at[i]) && result.at[i] != '.' && result.at[i] != ',';
    size_t line = an__line_size(rest);
    return is_clear && an_text_trimmed(an_text_from(rest.at, line)).size == 0;
}

static bool fits(const an_cuts *cuts, const an_token *number)
{
    return !number->is_bare && number->value == cuts->ply / 2 + 1 &&
           number->says_black == cuts->ply % 2;
}

static bool is_due_move(const walk *w, const an_token *token)
{
    const an_cuts *cuts = w->cuts;
    bool is_numbered = cuts->has_number || (cuts->ply % 2 == 1 && !cuts->needs_number);
    return is_numbered && is_move(w, token) && !an_is_of_files(text_of(w, token));
}

static void take_moves(const walk *w, const an_token *token)
{
    an_cuts *cuts = w->cuts;
    if (token->kind == AN_TOKEN_NUMBER && fits(cuts, token) && !cuts->has_number) {
        cuts->has_number = true;
    } else if (is_due_move(w, token)) {
        cuts->ply++;
        cuts->has_number = cuts->needs_number = false;
    } else if (token->kind == AN_TOKEN_RESULT && !cuts->has_number && ends_game(w, token)) {
        cuts->state = AN_CUT_OVER;
    } else if (is_loose_bracket(w, token)) {
        cuts->state = AN_CUT_UNKNOWN;
    } else if (token->kind != AN_TOKEN_COMMENT && token->kind != AN_TOKEN_NAG &&
               (token->kind != AN_TOKEN_SIGN || cuts->has_number || cuts->needs_number)) {
        lose(cuts);
    }
}

static void take_lost(const walk *w, const an_token *token)
{
    an_cuts *cuts = w->cuts;
    bool behind_number = cuts->behind_number;
    cuts->behind_number = token->kind == AN_TOKEN_NUMBER && token->value == 1;
    if (opens_game(w, token)) {
        cuts->state = AN_CUT_REOPENS;
        cuts->ply = 0;
    } else if (is_loose_bracket(w, token) || (behind_number && is_move(w, token))) {
        cuts->state = AN_CUT_UNKNOWN;
    }
}

/* Returns true if heads of a table stand above the line of `number`. They are no tokens, and belong
 * to its game. */
static bool stands_in_table(const walk *w, const an_token *number)
{
    const char *at = w->text.at + number->offset;
    return an__heads_above(w->text.at + w->cuts->at, at) < at;
}

/* Takes a token behind a game. A comment on the line of the next game, before its moves, belongs to
 * that game. */
static void take_behind_game(const walk *w, const an_token *token)
{
    an_cuts *cuts = w->cuts;
    bool is_behind_comment = cuts->state == AN_CUT_FOREWORD;
    bool is_first = is_behind_comment || begins_line(w, token);
    size_t from = is_behind_comment ? cuts->at : token->offset;
    bool is_on_line =
        !an_holds_line_end(w->text.at + from, w->text.at + token->offset + token->size);
    if (token->kind == AN_TOKEN_COMMENT && is_first && is_on_line) {
        cuts->next = is_behind_comment ? cuts->next : line_of(w, token);
        cuts->state = AN_CUT_FOREWORD;
    } else if (is_first && is_on_line && is_opening_number(token) && !stands_in_table(w, token)) {
        await_opening(w, token, true);
    } else {
        cuts->state = AN_CUT_HEADING;
        cuts->behind_number = false;
        take_heading(w, token);
    }
}

static void take(const walk *w, const an_token *token)
{
    an_cuts *cuts = w->cuts;
    switch (cuts->state) {
    case AN_CUT_HEADING:
        take_heading(w, token);
        break;
    case AN_CUT_OPENS:
        if (is_move(w, token))
            open_game(cuts, 1);
        else
            cuts->state = AN_CUT_UNKNOWN;
        break;
    case AN_CUT_MOVES:
        take_moves(w, token);
        break;
    case AN_CUT_OVER:
    case AN_CUT_FOREWORD:
        take_behind_game(w, token);
        break;
    case AN_CUT_LOST:
        take_lost(w, token);
        break;
    case AN_CUT_REOPENS:
        if (!is_move(w, token))
            cuts->state = AN_CUT_UNKNOWN;
        else if (++cuts->ply == 2)
            open_game(cuts, 2);
        break;
    case AN_CUT_UNKNOWN:
        break;
    }
}

/* Goes on behind a whole parenthesis. If it holds a result, the game may have ended there. */
static void take_behind_parenthesis(an_cuts *cuts, bool holds_result)
{
    cuts->needs_number = true;
    cuts->behind_number = false;
    if (cuts->state == AN_CUT_MOVES && (holds_result || cuts->has_number))
        lose(cuts);
    else if (cuts->state == AN_CUT_OVER || cuts->state == AN_CUT_FOREWORD)
        cuts->state = AN_CUT_HEADING;
    else if (cuts->state == AN_CUT_OPENS || cuts->state == AN_CUT_REOPENS)
        cuts->state = AN_CUT_UNKNOWN;
}

/* Takes the parenthesis at `open`. Returns false if its end is not in sight. */
static bool take_parenthesis(walk *w, const an_token *open)
{
    an_cuts *cuts = w->cuts;
    aside which = pass_parenthesis(w, open, cuts->state == AN_CUT_MOVES);
    if (which == ASIDE_UNKNOWN)
        cuts->state = AN_CUT_UNKNOWN;
    else if (which != ASIDE_OPEN)
        take_behind_parenthesis(cuts, which == ASIDE_RESULT);
    return which != ASIDE_OPEN;
}

bool an__cuts_next(an_cuts *cuts, an_text text, size_t *cut, size_t *known)
{
    walk w = {.cuts = cuts,
              .text = text,
              .lexer = {.begin = text.at,
                        .at = text.at + cuts->at,
                        .end = text.at + text.size,
                        .mode.is_text = true}};
    if (text.size > UINT32_MAX)
        cuts->state = AN_CUT_UNKNOWN; /* offsets of tokens do not reach that far */
    while (cuts->state != AN_CUT_UNKNOWN && cuts->at < text.size) {
        bool awaits_cut = cuts->state == AN_CUT_OPENS && cuts->follows_game;
        an_token token = an__lexer_next(&w.lexer, text.at);
        bool is_open = token.kind == AN_TOKEN_COMMENT && !w.lexer.closed;
        if (is_open || (token.kind == AN_TOKEN_OPEN && !take_parenthesis(&w, &token)))
            return false;
        if (token.kind != AN_TOKEN_OPEN && token.kind != AN_RAW_END)
            take(&w, &token);
        cuts->at = (size_t)(w.lexer.at - text.at);
        if (!awaits_cut || cuts->state != AN_CUT_MOVES)
            continue;
        an_text rest = an_text_after(text, cuts->at);
        *cut = cuts->next;
        *known = cuts->at + an__line_size(rest);
        return true;
    }
    return false;
}
