/* The heading of the next game, where one game follows another in a text. The words are known as a
 * heading only when the first number of that game comes. They are given back to it then.
 *
 *     1. e4 e5 2. Cf3 Cc6 3. Fb5
 *
 *     Martin - Petit 0-1
 *
 *     1. d4 d5 2. c4 e6
 */
#include "next_heading.h"

#include "labels.h"
#include "lexer.h"
#include "prose_words.h"
#include "table_cells.h"
#include "token.h"
#include "word.h"

static bool begins_row(const an_prose *p, const char *at)
{
    return an_begins_row(p->draft->lexer.begin, at, p->draft->lexer.end);
}

/* Returns true if the token at `offset` begins the line of `number`, which is number 1, apart from
 * a bullet, and stands behind a result or is the label of a game. Such a text has a game on each
 * line. */
static bool begins_line_of(const an_prose *p, uint32_t offset, uint32_t number)
{
    const an_draft *draft = p->draft;
    const char *at = draft->base + offset;
    const bool begins_line = begins_row(p, at) || an__follows_bullet(draft->lexer.begin, at);
    return begins_line && !an_holds_line_end(at, draft->base + number) &&
           (draft->tokens.has_result || an__prose_label_before(p, number) != AN_NO_LABEL);
}

static bool ends_sentence(an_text line)
{
    return line.size > 0 && an_is_among(line.at[line.size - 1], ".!?");
}

/* Returns the index of the first token of the lines right above number 1 in which no sentence ends.
 * Call it for a text behind a result. Returns the count of the tokens if number 1 does not begin a
 * line. */
static size_t lines_above(const an_prose *p, size_t first, uint32_t number)
{
    const an_draft *draft = p->draft;
    const char *begin = draft->base + draft->tokens.items[first].offset, *at = draft->base + number;
    if (!begins_row(p, at))
        return draft->tokens.count;
    at = an_line_begin(draft->base, at, AN_HEADING_LINE);
    for (an_text row; (row = an__row_above(draft->base, at)).at != NULL; at = row.at) {
        an_text line = an_text_trimmed(row);
        if (line.size == 0 || line.at < begin || ends_sentence(line))
            break;
    }
    size_t heading = first;
    while (heading < draft->tokens.count && draft->base + draft->tokens.items[heading].offset < at)
        heading++;
    return heading;
}

/* Returns the index of the token that begins the last sentence before number 1, if that sentence is
 * the label of a game: "1-0. Une belle partie. Partie 2 : 1. d4". Returns the count of the tokens
 * otherwise. */
static size_t label_behind(const an_prose *p, size_t first, uint32_t number)
{
    const an_draft *draft = p->draft;
    size_t count = draft->tokens.count, label = first;
    for (size_t i = first; i + 1 < count; i++)
        if (draft->tokens.items[i].kind == AN_TOKEN_PROSE &&
            ends_sentence(an_prose_text(p, &draft->tokens.items[i])))
            label = i + 1;
    const char *begin = draft->base + draft->tokens.items[label].offset,
               *end = draft->base + number;
    return an__heads_game(an_text_trimmed(an_text_from(begin, (size_t)(end - begin)))) ? label
                                                                                       : count;
}

/* Returns the index of the first token of the heading above number 1, or the count of the tokens if
 * there is none. These are tried in turn:
 *
 * - the paragraph or line that holds the result of the next game;
 * - behind the result of this game, what follows an empty line, or the lines right above number 1;
 * - in a game without a result, the last paragraph, or the words that begin the line of number 1;
 * - the label of a game before number 1.
 */
static size_t heading_begin(const an_prose *p, uint32_t number)
{
    const an_draft *draft = p->draft;
    size_t count = draft->tokens.count, first = count, heading = count;
    while (first > 0 && an__may_be_of_heading(&draft->tokens.items[first - 1]))
        first--;
    for (size_t i = first; i < count; i++) {
        uint32_t offset = draft->tokens.items[i].offset;
        bool has_begun = p->heading.is_met && offset >= p->heading.at;
        if (an__follows_empty_line(draft->base, draft->base + offset) ||
            (heading == count && (has_begun || begins_line_of(p, offset, number))))
            heading = i;
        if (has_begun || (draft->tokens.has_result && heading == i))
            break;
    }
    if (heading == count && first < count && draft->tokens.has_result)
        heading = lines_above(p, first, number);
    if (heading == count && first < count)
        heading = label_behind(p, first, number);
    return heading;
}

/* Returns true if what could be moves was found from offset `begin` on. It is no heading then. */
static bool holds_moves(const an_prose *p, uint32_t begin)
{
    const an_draft *draft = p->draft;
    bool was_lost = p->unread.plies > 0 && p->unread.at >= begin;
    return was_lost || (draft->faults.count > 0 &&
                        draft->faults.items[draft->faults.count - 1].offset >= begin);
}

/* Returns the offset of the heads of columns above `offset`, if that begins the first row of a
 * table. Returns `offset` otherwise. */
static uint32_t with_heads(const an_prose *p, uint32_t offset)
{
    const char *at = p->draft->base + offset;
    return begins_row(p, at) ? (uint32_t)(an__heads_above(p->draft->base, at) - p->draft->base)
                             : offset;
}

uint32_t an__prose_give_back_heading(an_prose *p, uint32_t number)
{
    an_draft *draft = p->draft;
    size_t heading = heading_begin(p, number);
    if (heading < draft->tokens.count && !holds_moves(p, draft->tokens.items[heading].offset)) {
        number = draft->tokens.items[heading].offset;
        draft->tokens.count = heading;
    }
    const uint32_t begin = with_heads(p, number);
    while (draft->tokens.count > 0 && an_prose_last(p)->offset >= begin)
        draft->tokens.count--;
    return begin;
}

/* ---- the opening in a heading ---- */

bool an__prose_heads_game(const an_prose *p, const an_token *word)
{
    an_text code = an_text_stripped_end(an_prose_text(p, word), ":.");
    return an__is_opening_code(code) && p->numbers.have_begun && !p->numbers.awaits_move &&
           !an_prose_is_aside(p) && an_prose_begins_line(p, word) &&
           (p->line.ply % 2 == 0 || an_prose_begins_paragraph(p, word));
}

bool an__prose_begins_behind_words(const an_prose *p)
{
    const an_draft *draft = p->draft;
    size_t i = p->from;
    while (i < draft->tokens.count && draft->tokens.items[i].offset < draft->start)
        i++;
    return i > 0 && draft->tokens.items[i - 1].kind == AN_TOKEN_PROSE &&
           !begins_row(p, draft->base + draft->start);
}

/* Turns everything read so far into words before the game, except for comments, and begins anew. */
static void begin_anew(an_prose *p)
{
    an_draft *draft = p->draft;
    for (size_t i = p->from; i < draft->tokens.count; i++) {
        an_token *token = &draft->tokens.items[i];
        bool is_aside = an_is_comment(token);
        if (!is_aside)
            *token = an_prose_token(token->offset, token->size);
    }
    draft->has_start = false;
    p->doubts->break_count = 0;
    *p = (an_prose){.draft = draft,
                    .sheet = p->sheet,
                    .choices = p->choices,
                    .doubts = p->doubts,
                    .from = draft->tokens.count,
                    .unread.has_result = p->heading.is_met};
}

/* Returns true if the moves so far began behind words on a line, and stand once more behind another
 * number 1. */
static bool repeats_opening(const an_prose *p)
{
    const an_draft *draft = p->draft;
    an_lexer ahead = draft->lexer;
    if (draft->tokens.has_result || !an__prose_begins_behind_words(p))
        return false;
    for (size_t i = p->from; i < draft->tokens.count; i++) {
        const an_token *token = &draft->tokens.items[i];
        if (token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_AGAIN)
            return false;
        if (token->kind != AN_TOKEN_MOVE)
            continue;
        an_token next = an__look(p, &ahead, AN_PASS_NUMBERS | AN_PASS_SIGNS | AN_PASS_COMMENTS);
        if (!an__is_same_move(p, token, &next))
            return false;
    }
    return true;
}

bool an__prose_drop_opening(an_prose *p)
{
    bool repeats = repeats_opening(p);
    if (repeats)
        begin_anew(p);
    return repeats;
}

/* ---- a move in a title ---- */

/* Returns true if `text` has more letters in a row than a move with its signs: "e4-Eröffnung". */
static bool holds_word(an_text text)
{
    enum { LETTERS_MAX = 5 }; /* letters of "échec" */
    size_t letters = 0;
    for (size_t i = 0; i < text.size && letters <= LETTERS_MAX; i++) {
        bool is_letter = an_is_letter(text.at[i]) || (unsigned char)text.at[i] >= 0xc3;
        bool goes_on = (unsigned char)text.at[i] >= 0x80 && !is_letter;
        letters = is_letter ? letters + 1 : goes_on ? letters : 0;
    }
    return letters > LETTERS_MAX;
}

/* Returns true if words stand on the line of the last move, behind it or glued to it. */
static bool has_words_behind(const an_prose *p)
{
    const an_draft_tokens *tokens = &p->draft->tokens;
    const an_token *move = &tokens->items[p->line.last_move];
    const an_token *next = move + 1, *end = tokens->items + tokens->count;
    while (next < end && next->kind == AN_TOKEN_SIGN)
        next++;
    return holds_word(an_prose_text(p, move)) ||
           (next < end && next->kind == AN_TOKEN_PROSE && an__is_word(an_prose_text(p, next)) &&
            an_is_on_line(p, move, next));
}

enum { TOKENS_MAX = 64 }; /* tokens that are looked at to see how a game begins */

/* Returns the next token outside parentheses that is neither a comment nor a sign. */
static an_token next_outside(const an_prose *p, an_lexer *ahead)
{
    an_token token;
    unsigned count = 0;
    do
        token =
            an__look(p, ahead, AN_PASS_FIGURES | AN_PASS_SIGNS | AN_PASS_COMMENTS | AN_PASS_CLOSES);
    while (ahead->depth > p->draft->lexer.depth && ++count < TOKENS_MAX);
    return token;
}

/* Returns true if a game goes on behind number 1 and its move: Black's answer follows, and no
 * "1..." comes further on. A later "1..." shows that the move was only an example. */
static bool goes_on_from(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    next_outside(p, &ahead);
    an_token next = next_outside(p, &ahead);
    if (next.kind == AN_TOKEN_NUMBER && next.value == 1 && next.says_black)
        next = next_outside(p, &ahead);
    if (!an__looks_like_move(p, &next))
        return false;
    for (unsigned i = 0; i < TOKENS_MAX && next.kind != AN_RAW_END; i++) {
        next = next_outside(p, &ahead);
        if (next.kind == AN_TOKEN_NUMBER && next.value == 1)
            return !next.says_black;
    }
    return true;
}

/* Returns true if the only move so far stands again behind number 1. In "1.e4: King's pawn" the
 * colon shows that the move is spoken of. */
static bool is_played_again(const an_prose *p, const an_token *number)
{
    an_text move = an_prose_text(p, &p->draft->tokens.items[p->line.last_move]);
    return move.at[move.size - 1] != ':' && an__repeats_last_move(p, number);
}

/* Returns true if the moves so far are part of a title, or stand within a sentence, and the game
 * begins with `number`. A title has one move, "Najdorf 6.Bg5", and so may a sentence before it,
 * "2.c3 is easy to learn"; another sentence has a few, and a paragraph begins behind it: "Those who
 * know 1.e4 e5 2.Nf3 Nc6 3.Bc4 may skip this chapter". */
static bool are_mentioned(const an_prose *p, const an_token *number)
{
    enum { PAIR = 2, MOST = 8 };
    if (!p->numbers.have_begun || p->draft->tokens.has_result)
        return false;
    bool is_alone = p->line.ply == p->line.begin + 1 && p->unread.plies < 2;
    /* A game begins with number 1; a line that began with another number is a title. */
    if (is_alone && (p->line.begin > 0 || an_prose_begins_line(p, number)) &&
        !is_played_again(p, number) && goes_on_from(p) &&
        (an__prose_begins_behind_words(p) || has_words_behind(p)))
        return true;
    if (p->line.begin > 0 && p->line.ply == p->line.begin + PAIR &&
        an_prose_begins_line(p, number) && an__prose_begins_behind_words(p) && goes_on_from(p))
        return true;
    return p->line.begin == 0 && p->line.ply <= MOST && !p->line.slot_is_open &&
           an_prose_begins_paragraph(p, number) && an__prose_begins_behind_words(p) &&
           has_words_behind(p) && goes_on_from(p);
}

bool an__prose_drop_title(an_prose *p, const an_token *number)
{
    if (!are_mentioned(p, number))
        return false;
    const an_token move = p->draft->tokens.items[p->line.last_move];
    an__draft_fault(p->draft, AN_MOVE_IN_PROSE, move.offset, move.size);
    begin_anew(p);
    return true;
}
