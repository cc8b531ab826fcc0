/* What stands beside the moves of a plain text: variations and comments. */
#include "enclosed.h"

#include <string.h>

#include "bitboard.h"
#include "brackets.h"
#include "buffer.h"
#include "bytes.h"
#include "lexer.h"
#include "lost.h"
#include "prose_words.h"
#include "resumptions.h"
#include "roster.h"
#include "tag.h"
#include "word.h"

/* Returns true if `number`, the token of the last an__prose_peek, numbers a move.
 *
 * A number without a dot may be a year, a rating or minutes, "(2015)"; it counts only if a move
 * follows, or a word that looks like an attempt at one. Digits glued to its dot make it a time or a
 * score, "(1.12)". A word glued to the digits is rather the unit of a time, "(45'/1h10)", unless it
 * is a move. */
static bool numbers_a_move(const an_prose *p, const an_token *number)
{
    an_lexer ahead = p->sheet->ahead.lexer;
    if (an__is_decimal(p, number, ahead))
        return false;
    if (number->value == 0 || !an_prose_is_bare(p, number))
        return number->value > 0;
    an_token next = an__look(p, &ahead, 0);
    return next.kind == AN_TOKEN_MOVE &&
           (an__looks_like_move(p, &next) ||
            (!an_is_glued(number, &next) && an_san_is_attempt(an_prose_text(p, &next))));
}

/* Returns true if "(1. e4 e5 2. Cf3)" quotes another game from its first move on, where this one
 * has gone further. Numbers 1 and 2 would hardly both be slips. */
static bool quotes_opening(const an_prose *p, const an_token *number)
{
    enum { PAIR = 2 };
    an_lexer ahead = p->sheet->ahead.lexer;
    if (number->value != 1 || number->says_black || p->line.ply <= PAIR || p->line.begin > 0)
        return false;
    an_token next;
    an__look_over_moves(p, &ahead, AN_PASS_FIGURES, &next);
    return next.kind == AN_TOKEN_NUMBER && next.value == 2 && !next.says_black;
}

/* Returns true if `number` is that of the half-move that is due: "4. dxe5 (4... dxe5) 4... Fxf3".
 * Such brackets show a reply before the one that was played; a variation would go back by a
 * move. */
static bool goes_on_from_move(const an_prose *p, const an_token *number)
{
    return number->value > 0 && an_ply_of(number) == p->line.ply;
}

/* Returns true if `word` is one of the last moves. */
static bool was_just_played(const an_prose *p, const an_token *word)
{
    enum { MOST = 64 }; /* tokens, of which words are most */
    const an_draft_tokens *tokens = &p->draft->tokens;
    for (size_t i = 0; i < tokens->count && i < MOST; i++)
        if (an__is_same_move(p, &tokens->items[tokens->count - 1 - i], word))
            return true;
    return false;
}

/* Returns true if parentheses behind words begin with `word`, which is one of the last moves, or a
 * square alone: "le point faible (f7)", "deux pièces (Cc6 et Ff8)". The words speak of it. */
static bool is_named_by_words(const an_prose *p, const an_token *word)
{
    const char *end = an_prose_end_of(p, word);
    bool is_square = word->size == 2 && an_names_square(end - 2) && *end == ')';
    return an_prose_follows(p, AN_TOKEN_PROSE) && (is_square || was_just_played(p, word));
}

/* Returns true if `word`, the next token, begins a sentence of words: it is two files, "(de nos
 * jours)", or in an article a square, "(d3 belongs to the bishop)". */
static bool begins_words(const an_prose *p, const an_token *word)
{
    enum { SQUARE = 2 };
    an_lexer ahead = p->sheet->ahead.lexer;
    if (!an_is_of_files(an_prose_text(p, word)) && !(word->size == SQUARE && an__prose_is_told(p)))
        return false;
    an_token next = an__look(p, &ahead, 0);
    return next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next);
}

/* Returns true if the next token is a move, or the number of one, with which a variation may begin.
 */
static bool variation_follows(const an_prose *p)
{
    if (!p->has_moves)
        return false;
    an_token next = an__prose_peek(p);
    if (next.kind != AN_TOKEN_NUMBER)
        return an__looks_like_move(p, &next) && !is_named_by_words(p, &next) &&
               !begins_words(p, &next);
    if (an__prose_is_told(p) && an_ply_of(&next) + 1 != p->line.ply)
        return false; /* an article may speak of any move, not only of the last one */
    return numbers_a_move(p, &next) && !an__prose_begins_figure(p, &next) &&
           !quotes_opening(p, &next) && !goes_on_from_move(p, &next);
}

/* Returns true if a variation begins here. One that is nested too deeply is reported and becomes
 * prose. */
static bool may_open_variation(an_prose *p, an_token token)
{
    if (!variation_follows(p))
        return false;
    if (p->sheet->line_count < AN_DEPTH_MAX)
        return true;
    an__draft_fault(p->draft, AN_UNREADABLE_TOKEN, token.offset, token.size);
    return false;
}

static void open_variation(an_prose *p, an_token token)
{
    an_draft *draft = p->draft;
    an_token next = an__prose_peek(p);
    if (!AN_ARRAY_RESERVE(p->sheet->lines, p->sheet->line_capacity, p->sheet->line_count)) {
        draft->failed = true;
        return;
    }
    if (!an_prose_is_aside(p))
        p->asides.at = token.offset;
    p->sheet->lines[p->sheet->line_count++] = p->line;
    p->line.ply = next.kind == AN_TOKEN_NUMBER ? an_ply_of(&next) : p->line.ply - 1;
    p->line.begin = p->line.ply;
    p->line.is_implied = false;
    p->line.slot_is_open = true;
    token.kind = AN_TOKEN_OPEN;
    an_draft_add(draft, token);
}

/* Returns true if `bracket` begins with the name of a usual tag: [Event 'x'], ["Site" "x"], [White
 * Dupont], [FEN 8/8]. */
static bool names_a_tag(an_text bracket)
{
    an_text name = an_text_after(bracket, 1);
    bool is_quoted = an_text_starts(name, "\"");
    name = an_text_after(name, is_quoted);
    size_t size = 0;
    while (size < name.size && an_is_letter(name.at[size]))
        size++;
    if (size == name.size || !(is_quoted ? name.at[size] == '"' : an_is_space(name.at[size])))
        return false;
    name.size = size;
    for (size_t i = 0; i < AN_USUAL_TAGS; i++)
        if (an_text_is(name, an__usual_tags[i]))
            return true;
    return false;
}

/* Returns true if `at` stands behind a '>', the mark of a line that a mail quotes. */
static bool is_quoted(const an_prose *p, const char *at)
{
    const char *begin = p->draft->lexer.begin;
    while (at > begin && at[-1] == ' ')
        at--;
    return at > begin && at[-1] == '>';
}

/* Returns true if `bracket` is a tag that cannot be read, as it is badly written or misplaced. In
 * the quoted lines of a mail, brackets behind the first move are words. */
static bool is_lost_tag(const an_prose *p, const an_token *open, an_text bracket)
{
    an_tag tag;
    if (!p->has_moves && an_prose_begins_line(p, open) &&
        an__tag_fault_of(bracket) == AN_TAG_ACCENT)
        return true;
    return *bracket.at == '[' && names_a_tag(bracket) &&
           (an_prose_begins_line(p, open) ||
            (p->has_moves && an__plain_tag_read(bracket, &tag) == bracket.size &&
             !is_quoted(p, bracket.at)));
}

/* Takes a tag without its closing bracket, [White "Dupont", up to the end of its line, and reports
 * it. Returns false if there is none. */
static bool take_open_tag(an_prose *p, an_token token)
{
    an_lexer *lexer = &p->draft->lexer;
    const char *at = an_prose_at(p, &token);
    an_text line = an_text_from(at, (size_t)(lexer->end - at));
    if (*at != '[' || !names_a_tag(line) || !an_prose_begins_line(p, &token))
        return false;
    line.size = an__line_size(line);
    if (memchr(line.at, '"', line.size) == NULL)
        return false;
    token.kind = AN_TOKEN_PROSE;
    token.size = (uint32_t)line.size;
    lexer->at = at + line.size;
    an__draft_fault(p->draft, AN_BAD_TAG, token.offset, token.size);
    an_draft_add(p->draft, token);
    return true;
}

/* Returns how many bytes in a row equal the one that `token` consists of, including it. */
static size_t count_alike(const an_prose *p, const an_token *token)
{
    return an_same_size(an_prose_at(p, token), p->draft->lexer.end);
}

/* Returns how many brackets in a row, from `token` on, open and never close. */
static size_t count_unclosed(an_prose *p, const an_token *token)
{
    const char *at = an_prose_at(p, token), *end = p->draft->lexer.end, *c = at;
    size_t count = 1;
    while (count > 0 && c < end && (*c == '(' || *c == '[')) {
        count = an__unclosed_count(&p->draft->brackets, c);
        c += count < (size_t)(end - c) ? count : (size_t)(end - c);
    }
    return (size_t)(c - at);
}

/* Returns true if a parenthesis that never closes stands before numbered moves, perhaps with a word
 * before them: "2. Cf3 Cc6 (ou 2... d6 3. d4". */
static bool holds_moves(const an_prose *p, const an_token *open)
{
    if (!p->has_moves || *an_prose_at(p, open) != '(')
        return false;
    an_token next = an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    if (next.kind == AN_TOKEN_MOVE)
        next = an__look(p, &ahead, 0);
    if (next.kind != AN_TOKEN_NUMBER || next.value == 0 || an_prose_is_bare(p, &next))
        return false;
    next = an__look(p, &ahead, 0);
    return next.kind == AN_TOKEN_MOVE && an__looks_like_move(p, &next);
}

/* ":(", ";)", "^^)", ": )": returns true if a bracket is the mouth of a face. */
static bool is_of_face(const an_prose *p, const an_token *bracket)
{
    const char *at = an_prose_at(p, bracket);
    at -= at > p->draft->base && at[-1] == ' ';
    return at > p->draft->base && an_is_among(at[-1], ":;=^");
}

/* Returns true if `bracket` stands where a move is due, rather than among words or in a face. */
static bool stands_among_moves(const an_prose *p, const an_token *bracket)
{
    return !is_of_face(p, bracket) && p->has_moves && p->line.slot_is_open &&
           !(an_prose_follows(p, AN_TOKEN_PROSE) && an_is_glued(an_prose_last(p), bracket));
}

/* Returns true if words of a heading stand right before the bracket, which is then part of them:
 * "Dupont (1850) - Martin (1790)". */
static bool is_amid_heading(const an_prose *p)
{
    return !p->has_moves && an_prose_follows(p, AN_TOKEN_PROSE);
}

/* Takes a bracket that begins with neither a move nor a number, up to its end. It is a comment,
 * whatever stands in it. */
static void take_words_in_brackets(an_prose *p, an_token token)
{
    an_draft *draft = p->draft;
    const char *at = draft->base + token.offset;
    size_t size = an__bracket_size(&draft->brackets, at);
    /* A bracket that closes beyond the line of a block is not read with that line. */
    if (size == 0 || size > (size_t)(draft->lexer.end - at)) {
        if (take_open_tag(p, token))
            return;
        if (size == 0 && (stands_among_moves(p, &token) || holds_moves(p, &token)))
            an__draft_fault(draft, AN_UNCLOSED_VARIATION, token.offset, 1);
        an__prose_add_marks(p, token, count_unclosed(p, &token));
        return;
    }
    if (is_lost_tag(p, &token, an_text_from(at, size)))
        an__draft_fault(draft, AN_BAD_TAG, token.offset, (uint32_t)size);
    token.kind = is_amid_heading(p) ? AN_TOKEN_PROSE : AN_TOKEN_COMMENT;
    token.size = (uint32_t)size;
    draft->lexer.depth -= *at == '(' && draft->lexer.depth > 0;
    draft->lexer.at = at + size;
    an_draft_add(draft, token);
}

void an__prose_open_parenthesis(an_prose *p, an_token token)
{
    an_lexer *lexer = &p->draft->lexer;
    const an_lexer here = *lexer;
    while (an__prose_peek(p).kind == AN_TOKEN_COMMENT) /* "({Better is} 4. g3)" */
        *lexer = p->sheet->ahead.lexer;
    const bool opens = may_open_variation(p, token);
    if (opens)
        open_variation(p, token);
    *lexer = here;
    if (!opens)
        take_words_in_brackets(p, token);
}

/* Closes a variation that no bracket opened. `token` is where it ends. */
static void close_implied(an_prose *p, an_token token)
{
    token.kind = AN_TOKEN_CLOSE;
    p->line = p->sheet->lines[--p->sheet->line_count];
    an_draft_add(p->draft, token);
}

/* Returns true if `close`, a parenthesis that nothing opened, is glued to a move, played or not:
 * "3... Cf6 4. 0-0) 4. Fa4". */
static bool closes_moves(const an_prose *p, const an_token *close)
{
    const an_token *last = an_prose_last(p);
    if (!p->has_moves || last == NULL)
        return false;
    an_text word = an_prose_text(p, last);
    bool is_move =
        last->kind == AN_TOKEN_MOVE ||
        (last->kind == AN_TOKEN_PROSE && an_holds_digit(word) && an__word_has_shape(word));
    return is_move && an_is_glued(last, close);
}

/* Takes closing brackets that nothing opened. */
static void take_unmatched(an_prose *p, an_token token)
{
    if (stands_among_moves(p, &token) || closes_moves(p, &token))
        an__draft_fault(p->draft, AN_UNMATCHED_PARENTHESIS, token.offset, token.size);
    an__prose_add_marks(p, token, count_alike(p, &token));
}

void an__prose_close_parenthesis(an_prose *p, an_token token)
{
    while (p->line.is_implied)
        close_implied(p, token);
    if (!an_prose_is_aside(p)) {
        take_unmatched(p, token);
        return;
    }
    p->line = p->sheet->lines[--p->sheet->line_count];
    an__draft_close_variation(p->draft, token);
}

/* Returns true if `token` is a semicolon that parts moves as a comma does: "1. e4, e5; 2. Cf3". */
static bool is_parting(const an_prose *p, const an_token *token)
{
    return *an_prose_text(p, token).at == ';' && p->line.slot_is_open && p->has_moves &&
           token->size == 1;
}

/* Returns true if `token` is a semicolon behind which a number of the variation begins an
 * alternative: "[3. Fc4 Fc5; 3. d4 exd4]". */
static bool parts_alternatives(const an_prose *p, const an_token *token)
{
    an_token next = an__prose_peek(p);
    if (*an_prose_text(p, token).at != ';' || !an_prose_is_aside(p) ||
        next.kind != AN_TOKEN_NUMBER || !numbers_a_move(p, &next))
        return false;
    uint32_t ply = an_ply_of(&next);
    return ply < p->line.ply && (ply >= p->line.begin || p->line.is_implied) &&
           p->sheet->line_count < AN_DEPTH_MAX;
}

/* Ends the variation at `token` and opens another one at the same move. */
static void begin_anew(an_prose *p, an_token token)
{
    token.kind = AN_TOKEN_CLOSE;
    an_draft_add(p->draft, token);
    token.kind = AN_TOKEN_OPEN;
    an_draft_add(p->draft, token);
    p->line.ply = p->line.begin;
    p->line.slot_is_open = true;
}

void an__prose_part_alternatives(an_prose *p, const an_token *number)
{
    bool begins_again = an_prose_is_aside(p) && number->value > 0 && !p->line.is_implied &&
                        an_ply_of(number) == p->line.begin && p->line.ply > p->line.begin &&
                        an__move_follows(p);
    if (!begins_again || an_prose_follows(p, AN_TOKEN_OPEN))
        return;
    const an_token *last = an_prose_last(p);
    const uint32_t end = last->offset + last->size;
    if (end < number->offset) /* what stands between them parts the variations */
        begin_anew(p, an_prose_token(end, number->offset - end));
}

/* Opens the alternative behind `token`. One that replaces the first move of the variation stands
 * beside it; any other becomes a variation within it. */
static void begin_alternative(an_prose *p, an_token token)
{
    an_token number = an__prose_peek(p);
    while (p->line.is_implied && an_ply_of(&number) < p->line.begin)
        close_implied(p, token);
    if (an_ply_of(&number) <= p->line.begin) {
        begin_anew(p, token);
        return;
    }
    open_variation(p, token);
    p->line.is_implied = true;
}

void an__prose_take_bracket(an_prose *p, an_token token)
{
    char bracket = *an_prose_text(p, &token).at;
    if (parts_alternatives(p, &token)) {
        begin_alternative(p, token);
    } else if (bracket == '[' && may_open_variation(p, token)) {
        p->asides.brackets++;
        open_variation(p, token);
    } else if (bracket == ']' && p->asides.brackets > 0 && an_prose_is_aside(p)) {
        p->asides.brackets--;
        token.kind = AN_TOKEN_CLOSE;
        an__prose_close_parenthesis(p, token);
    } else if (bracket == '[') {
        take_words_in_brackets(p, token);
    } else if (bracket == ']' || bracket == '}') {
        take_unmatched(p, token);
    } else if (!is_parting(p, &token)) {
        an__prose_add_marks(p, token, count_alike(p, &token));
    }
}
