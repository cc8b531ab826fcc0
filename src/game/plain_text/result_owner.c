/* To which game a result behind moves belongs: to this game, to the next one, if it stands in the
 * heading of that, or to none, as a score within a sentence.
 *
 *     1. e4 e5 2. Cf3 Cc6 3. Fb5           1. e4 e5 2. Cf3 Cc6 3. Fb5
 *     Les Noirs abandonnent. 1-0           Martin - Petit 1-0
 *                                          1. d4 d5 2. c4 e6
 */
#include "result_owner.h"

#include <string.h>

#include "fold.h"
#include "labels.h"
#include "lexer.h"
#include "prose_words.h"
#include "result.h"
#include "times.h"
#include "utf8.h"
#include "word.h"

/* A result, from `at` to `behind`, and what stands around it. */
typedef struct place {
    const char *at, *behind;
    const char *line;  /* where its line begins */
    const char *moves; /* where the last move before it ends, with its signs; NULL: far away */
    bool has_words_before, has_words_behind; /* in its line */
} place;

static bool holds_empty_line(const char *from, const char *to)
{
    an_text between = from < to ? an_text_from(from, (size_t)(to - from)) : an_text_from(from, 0);
    return an__paragraph_size(between) < between.size;
}

/* ---- around the result ---- */

enum { NEAR = 48 }; /* tokens */

static const char *moves_end(const an_prose *p)
{
    const an_draft *draft = p->draft;
    for (size_t i = draft->tokens.count; i > 0 && draft->tokens.count - i < NEAR; i--) {
        const an_token *token = &draft->tokens.items[i - 1];
        if (!an__may_be_of_heading(token))
            return an_prose_end_of(p, token);
    }
    return NULL;
}

/* "1. e4 0:01 1/2 e5 0:02 1/2": returns true if half a minute was written before `from`. */
static bool has_half_minutes(const an_prose *p, const char *from)
{
    const an_draft *draft = p->draft;
    for (size_t i = draft->tokens.count; i > 0 && draft->tokens.count - i < NEAR; i--) {
        const an_token *token = &draft->tokens.items[i - 1];
        an_text word = an_prose_text(p, token);
        size_t size;
        if (word.at < from && token->kind == AN_TOKEN_PROSE &&
            an_result_read(word, &size) == AN_DRAW)
            return true;
    }
    return false;
}

/* Returns true if words stand between `from` and the end of what has been read. The times of a
 * clock are none, "2. Nf3 Nc6 0:45 - 1/2", unless half minutes are among them. */
static bool has_words_from(const an_prose *p, const char *from)
{
    const an_draft *draft = p->draft;
    for (size_t i = draft->tokens.count; i > 0; i--) {
        const an_token *token = &draft->tokens.items[i - 1];
        if (draft->base + token->offset < from)
            return false;
        an_text word = an_prose_text(p, token);
        if (token->kind == AN_TOKEN_PROSE && an__is_word(word))
            return !an__are_times(an_text_from(from, (size_t)(word.at + word.size - from))) ||
                   has_half_minutes(p, from);
    }
    return false;
}

/* Returns true if `number` is number 1 and has its move. The next game, not a word, then stands
 * behind the result. */
static bool begins_game(const an_prose *p, const an_token *number)
{
    return number->value == 1 && an__move_is_next(p, p->sheet->ahead.lexer);
}

/* Returns true if the words right before the result speak of it: the last one, apart from marks
 * behind it, says how the game ended ("Les Noirs abandonnent (1-0)", "**Nulle** ½-½"); or, behind a
 * colon, any of them from `from` on does, or announces a result ("Résultat de la partie : 1-0"). */
static bool is_said_before(const an_prose *p, const char *from, bool has_colon)
{
    static const char names[] = "resultat|result|ergebnis|resultado|risultato|score";
    bool is_last = true;
    for (size_t i = p->draft->tokens.count; i > 0; i--) {
        const an_token *token = &p->draft->tokens.items[i - 1];
        an_text word = an_prose_text(p, token);
        bool may_name = has_colon && word.at >= from;
        if (token->kind != AN_TOKEN_PROSE || !(is_last || may_name))
            return false;
        if (an__says_end(p, token) || (may_name && an__listed_size(word, names) > 0))
            return true;
        is_last = is_last && !an__is_word(word);
    }
    return false;
}

/* Returns true if the number that is due comes further on, with its move, before any other result.
 */
static bool game_goes_on(const an_prose *p, an_lexer ahead)
{
    enum { TOKENS_MAX = 64 };
    for (unsigned i = 0; i < TOKENS_MAX; i++) {
        an_token next = an__look(p, &ahead, 0);
        if (next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT)
            return false;
        if (next.kind == AN_TOKEN_NUMBER && an__number_fits(p, &next) && an__move_is_next(p, ahead))
            return true;
    }
    return false;
}

/* Returns true if words right behind the result, on its line, say how the game ended, and it does
 * not go on: "et ½-½ par accord", "et 1-0 au temps". */
static bool precedes_end(const an_prose *p, const char *behind)
{
    static const char by[] = "par|au|sur|by|on|durch|nach|per|por",
                      agreed[] = "accord|agreed|agreement|vereinbarung";
    an_lexer ahead = p->draft->lexer;
    an_token word = an__look(p, &ahead, 0);
    if (word.kind == AN_TOKEN_MOVE && an__listed_size(an_prose_text(p, &word), by) > 0)
        word = an__look(p, &ahead, 0);
    bool says_end =
        word.kind == AN_TOKEN_MOVE &&
        (an__says_end(p, &word) || an__listed_size(an_prose_text(p, &word), agreed) > 0);
    return says_end && !an_holds_line_end(behind, an_prose_at(p, &word)) && !game_goes_on(p, ahead);
}

static bool has_words_behind(const an_prose *p, const char *behind)
{
    an_token next = an__prose_peek(p);
    bool is_word = next.kind == AN_TOKEN_MOVE || next.kind == AN_TOKEN_RESULT ||
                   (next.kind == AN_TOKEN_NUMBER && !begins_game(p, &next));
    return is_word && an__is_word(an_prose_text(p, &next)) &&
           !an_holds_line_end(behind, an_prose_at(p, &next));
}

static place look_around(const an_prose *p, const an_token *result)
{
    const char *base = p->draft->base, *at = base + result->offset;
    place r = {.at = at, .behind = at + result->size};
    r.line = an_line_begin(base, at, AN_HEADING_LINE);
    r.moves = moves_end(p);
    r.has_words_before = has_words_from(p, r.moves != NULL && r.moves > r.line ? r.moves : r.line);
    r.has_words_behind = has_words_behind(p, r.behind);
    return r;
}

/* ---- the heading of the next game ---- */

/* Returns true if the next game may begin with `token`, which a move follows. It is a move that
 * begins a line, or number 1 that begins a line or stands on that of the result; with `may_be_amid`
 * it may stand anywhere. */
static bool may_begin_game(const an_prose *p, const an_token *token, const char *behind,
                           bool may_be_amid)
{
    const char *at = an_prose_at(p, token);
    bool begins_line = an_prose_begins_line(p, token);
    if (token->kind != AN_TOKEN_NUMBER)
        return begins_line && an__looks_like_move(p, token);
    return token->value == 1 && !token->says_black &&
           (begins_line || may_be_amid || !an_holds_line_end(behind, at));
}

/* Returns where the next game begins, if that is within 512 bytes. Returns NULL if no game begins
 * there, or if this one goes on first. */
static const char *next_game(const an_prose *p, const char *behind, bool may_be_amid)
{
    enum { SOON = 512 };
    const char *base = p->draft->base;
    an_lexer ahead = p->draft->lexer;
    ahead.next_brace = NULL;
    if (ahead.end - behind > SOON)
        ahead.end = an_line_begin(behind, behind + SOON, AN_HEADING_LINE);
    an_token token = an__look(p, &ahead, 0), next;
    for (; token.kind != AN_RAW_END; token = next) {
        next = an__look(p, &ahead, 0);
        if (!an__looks_like_move(p, &next))
            continue;
        if (may_begin_game(p, &token, behind, may_be_amid))
            return base + token.offset;
        if (token.kind == AN_TOKEN_NUMBER && an__number_fits(p, &token))
            return NULL;
    }
    return NULL;
}

/* Returns the other words on the line of a result. Where the result is alone, returns the line
 * above. */
static an_text words_around(const an_prose *p, const place *r)
{
    const char *base = p->draft->base, *begin = r->line, *end = r->at;
    if (!r->has_words_before && r->has_words_behind) {
        begin = base + an__prose_peek(p).offset;
        end = begin + an__line_size(an_text_from(begin, (size_t)(p->draft->lexer.end - begin)));
    } else if (!r->has_words_before) {
        for (end = r->line; end > base && an_is_space(end[-1]);)
            end--;
        begin = an_line_begin(base, end, AN_HEADING_LINE);
    }
    return an_text_trimmed(an_text_from(begin, (size_t)(end - begin)));
}

/* Returns true if `words` head the game that begins at `next`. The empty lines around them decide;
 * else what the words say, and whether the result of this game stood in its heading, too. */
static bool are_heading(const an_prose *p, const place *r, an_text words, const char *next)
{
    const char *first = words.at < r->at ? words.at : r->at;
    bool follow_moves = r->moves != NULL && !holds_empty_line(r->moves, first);
    bool precede_moves = !holds_empty_line(r->behind, next);
    if (first == r->at && follow_moves)
        return false;
    if (holds_empty_line(words.at + words.size, r->at))
        return an__names_two(words);
    bool speak_of_game = an__names_two(words) || an__is_label(words) || an__are_names(words);
    if (follow_moves == precede_moves)
        return speak_of_game;
    return precede_moves || (speak_of_game && p->unread.has_result);
}

/* Returns true if the result begins a row with the moves of a game behind it, "0-1; 1. d4 d5", as
 * it did where this game began. */
static bool begins_row(const an_prose *p, const place *r)
{
    bool begins_line = (r->moves == NULL || r->moves <= r->line) && !r->has_words_before;
    if (!begins_line || !p->unread.has_result ||
        an_holds_line_end(r->behind, p->draft->base + an__prose_peek(p).offset))
        return false;
    const char *next = next_game(p, r->behind, false);
    return next != NULL && !an_holds_line_end(r->behind, next);
}

/* Returns true if the result is a cell of a row whose other cells hold a heading and moves. */
static bool is_cell(const place *r)
{
    return r->has_words_before && (!r->has_words_behind || an_is_among(*r->behind, "\t;|,"));
}

/* Returns true if the heading of the next game holds the result, and sets `*heading` to its
 * place. */
static bool find_heading(const an_prose *p, const place *r, an_next_heading *heading)
{
    const char *base = p->draft->base;
    bool is_alone = !r->has_words_before && !r->has_words_behind;
    bool is_first = begins_row(p, r);
    if (is_alone && !is_first && !an_prose_follows(p, AN_TOKEN_PROSE))
        return false;
    an_text words = is_first ? an_text_from(r->at, 0) : words_around(p, r);
    const char *next = next_game(p, r->behind, an__names_two(words));
    if (next == NULL || (r->moves != NULL && r->moves > words.at))
        return false;
    const char *begin = words.at < r->at ? words.at : r->at;
    *heading = (an_next_heading){.at = (uint32_t)(begin - base), .next = (uint32_t)(next - base)};
    bool is_row = !an_holds_line_end(r->behind, next);
    return is_first || (is_row ? is_cell(r) : are_heading(p, r, words, next));
}

/* ---- whose it is ---- */

bool an__prose_goes_on_behind(const an_prose *p, const an_token *result)
{
    an_text text = an_prose_text(p, result);
    bool has_half = an__is_half(text);
    an_token next = an__prose_peek(p);
    if (!has_half && memchr(text.at, ' ', text.size) == NULL)
        return false;
    if (next.kind == AN_TOKEN_NUMBER)
        return p->line.ply > 0 && an__number_fits(p, &next);
    return has_half && an__looks_like_move(p, &next) &&
           !an_holds_line_end(text.at + text.size, an_prose_at(p, &next));
}

/* Returns true if another result stands right before this one: "Metz 1-0 0-1". */
static bool follows_other(const an_prose *p, const place *r)
{
    if (!r->has_words_before || !an_prose_follows(p, AN_TOKEN_PROSE))
        return false;
    an_text last = an_prose_text(p, an_prose_last(p));
    return *last.at != '*' && an__is_result(last);
}

an_owner an__prose_owner_of(const an_prose *p, const an_token *result, an_next_heading *next)
{
    if (an_prose_is_aside(p))
        return AN_OF_THIS_GAME;
    place r = look_around(p, result);
    if (find_heading(p, &r, next))
        return AN_OF_NEXT_GAME;
    bool is_amid_words = r.has_words_before && r.has_words_behind;
    bool is_said = r.has_words_behind && precedes_end(p, r.behind);
    bool is_named = is_said || (r.has_words_before && !r.has_words_behind &&
                                is_said_before(p, r.line, an__follows_colon(p, r.at)));
    bool is_half_of_words = an__is_half(an_prose_text(p, result)) && !is_named &&
                            (r.has_words_before || r.has_words_behind);
    return (is_amid_words && !is_said) || is_half_of_words || follows_other(p, &r)
               ? AN_OF_NO_GAME
               : AN_OF_THIS_GAME;
}

/* ---- between marks ---- */

static const struct {
    const char *open, *close;
} marks[] = {{"(", ")"},   {"[", "]"}, {"\"", "\""}, {"«", "»"}, {"“", "”"},
             {"**", "**"}, {"*", "*"}, {"__", "__"}, {"_", "_"}};

/* Returns the bytes of a result between the marks of this pair, at the beginning of `text`, and
 * sets `*result` and `*value`. Returns 0 if there is none. */
static size_t enclosed_size(an_text text, size_t pair, an_text *result, an_result *value)
{
    size_t size, at = an_utf8_match(text, marks[pair].open);
    if (at == 0)
        return 0;
    at += an__space_size(an_text_after(text, at));
    *value = an_result_read(an_text_after(text, at), &size);
    if (*value == AN_NO_RESULT || *value == AN_UNFINISHED)
        return 0;
    *result = an_text_from(text.at + at, size);
    at += size + an__space_size(an_text_after(text, at + size));
    size_t close = an_utf8_match(an_text_after(text, at), marks[pair].close);
    return close > 0 && !an_holds_line_end(text.at, text.at + at) ? at + close : 0;
}

/* Returns true if a result between marks ends the game. Behind words it is a remark, unless they
 * end with a colon or say how the game ended. Half a point is a remark even without words. */
static bool ends_moves(const an_prose *p, const an_token *mark, const an_token *result)
{
    an_next_heading heading;
    place r = look_around(p, result);
    an_token next = an__prose_peek(p);
    bool goes_on = an__looks_like_move(p, &next) ||
                   (next.kind == AN_TOKEN_NUMBER && an__number_fits(p, &next));
    bool is_said = an__is_half(an_prose_text(p, result)) || r.has_words_before;
    bool may_be =
        !is_said || an__follows_colon(p, an_prose_at(p, mark)) || is_said_before(p, r.line, false);
    return !goes_on && may_be && !r.has_words_behind &&
           an__prose_owner_of(p, result, &heading) == AN_OF_THIS_GAME;
}

bool an__prose_take_enclosed(an_prose *p, an_token *mark)
{
    an_lexer *lexer = &p->draft->lexer;
    if (p->draft->tokens.has_result || an_prose_is_aside(p))
        return false;
    const an_lexer before = *lexer;
    an_text result, text = an__prose_text_from(p, mark);
    size_t size = 0;
    an_result value = AN_UNFINISHED;
    for (size_t i = 0; i < sizeof marks / sizeof *marks && size == 0; i++)
        size = enclosed_size(text, i, &result, &value);
    if (size == 0)
        return false;
    an_token token = {.offset = (uint32_t)(result.at - p->draft->base),
                      .size = (uint32_t)result.size,
                      .value = value,
                      .kind = AN_TOKEN_RESULT};
    lexer->at = text.at + size;
    lexer->depth -= mark->kind == AN_TOKEN_OPEN;
    if (!ends_moves(p, mark, &token)) {
        *lexer = before;
        return false;
    }
    *mark = token;
    return true;
}
