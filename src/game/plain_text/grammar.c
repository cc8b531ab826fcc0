/* The grammar of plain text: a score sheet or an article, where moves stand in slots among words.
 *
 * A slot opens behind a number that fits, and stays open behind a move and its signs. A word of
 * prose closes it. Only in an open slot can a word be a move. What stands in quotation marks was
 * not played. */
#include "grammar.h"

#include <stdlib.h>

#include "beside_moves.h"
#include "blocks.h"
#include "damaged.h"
#include "enclosed.h"
#include "extremes.h"
#include "lexer.h"
#include "lost.h"
#include "next_heading.h"
#include "no_moves.h"
#include "number_one.h"
#include "numbered.h"
#include "prose_words.h"
#include "quotations.h"
#include "result_owner.h"
#include "resumptions.h"
#include "spelled_result.h"
#include "unnumbered.h"

/* Returns true if the moves have numbers, or if several stood there without a word among them. */
static bool is_among_moves(const an_prose *p)
{
    enum { SOME = 6 };
    return p->numbers.have_begun || (!p->has_words && p->line.ply >= SOME);
}

/* Takes a word. Returns true if it begins another game. */
static bool take_word(an_prose *p, an_token token)
{
    if (an__prose_is_told(p)) {
        if (an__prose_is_left_out(p, &token))
            an__prose_add(p, token);
        else
            an__prose_add_move(p, token);
        return false;
    }
    if (an__prose_begins_another_sheet(p, &token))
        return true;
    if (an__prose_links_pair(p, &token)) {
        p->numbers.are_linked = true;
        return false;
    }
    bool slot = p->line.slot_is_open
                    ? !an__is_word_in_slot(p, &token) && !an__prose_heads_game(p, &token)
                    : an__prose_opens_sheet(p, &token);
    if (slot && !p->draft->tokens.has_result &&
        (an__looks_like_move(p, &token) || (is_among_moves(p) && an__is_broken_move(p, &token)) ||
         an__prose_take_torn(p, &token)))
        an__prose_add_move(p, token);
    else
        an__prose_add(p, token);
    return false;
}

/* Takes a score as prose. The slot stays open if the score stands between two moves. */
static void pass_over_score(an_prose *p, an_token token)
{
    bool slot_is_open = p->line.slot_is_open && an__move_follows(p);
    an__prose_add(p, token);
    p->line.slot_is_open = slot_is_open;
}

/* Returns true if `token`, a result, ends the game, or repeats the result that ended it. */
static bool ends_game(an_prose *p, const an_token *token)
{
    if (!p->has_moves || p->draft->tokens.has_result)
        return p->has_moves && an_prose_follows(p, AN_TOKEN_RESULT);
    if (an__prose_quotes_game(p, token))
        return false;
    an_next_heading next;
    an_owner owner = an__prose_owner_of(p, token, &next);
    if (owner == AN_OF_NEXT_GAME && !p->heading.is_met)
        p->heading = next;
    p->heading.is_met = owner == AN_OF_NEXT_GAME || (p->heading.is_met && owner == AN_OF_NO_GAME);
    return owner == AN_OF_THIS_GAME;
}

static void add_result(an_prose *p, an_token token)
{
    if (!an_prose_is_aside(p)) {
        p->unread.stray.end = 0;
        an_draft_mark_result(&p->draft->tokens, p->draft->tokens.count);
    }
    p->line.slot_is_open = false;
    an_draft_add(p->draft, token);
}

/* Takes a result. Returns true if it begins another game, as an asterisk written for a piece letter
 * may. */
static bool take_result(an_prose *p, an_token token)
{
    if (token.value == AN_UNFINISHED && an__prose_take_asterisk(p, &token))
        return false;
    if (token.kind == AN_TOKEN_MOVE)
        return take_word(p, token);
    if (p->has_moves && !p->draft->tokens.has_result && an__prose_goes_on_behind(p, &token)) {
        pass_over_score(p, token);
    } else if (ends_game(p, &token)) {
        add_result(p, token);
    } else {
        p->unread.has_result = p->unread.has_result || !p->has_moves;
        an__prose_add(p, token);
    }
    return false;
}

/* Returns true if `c` may begin something that has a mark of its own at its end, such as a
 * quotation. */
static bool may_enclose(char c)
{
    return (unsigned char)c >= 0x80 || c == '(' || c == '[' || c == '"' || c == '*' || c == '_';
}

/* Returns true if `c` may begin a figure: it is a digit or a sign before one. */
static bool may_begin_figure(char c)
{
    return an_is_digit(c) || c == '+' || c == '-' || c == '#' || (unsigned char)c >= 0x80;
}

static bool ends_square(char c)
{
    return c == '\0' || c == '|' || an_is_space(c);
}

/* Returns true if `token` may begin the row of a board: with a number up to 8 that has no dot or
 * several, with a lone letter before another one, or with a square of the a-file. */
static bool may_begin_row(const an_prose *p, const an_token *token)
{
    const char *at = an_prose_at(p, token);
    if (token->kind == AN_TOKEN_NUMBER)
        return token->value <= 8 && (token->says_black || token->is_bare);
    if (token->size == 2 && *at == 'a')
        return at[2] == ' ' && at[3] == 'b';
    return token->size == 1 && ends_square(at[1]) && at[1] != '\0' && at[2] != '\0' &&
           ends_square(at[3]);
}

/* Takes what begins with the first byte of `token` and is longer than the token: a result between
 * marks, a quotation, a figure or the row of a board. Returns false if there is none. */
static bool take_larger(an_prose *p, an_token token)
{
    char first = p->draft->base[token.offset];
    bool may_quote = first == '"' || (unsigned char)first >= 0x80;
    if (p->has_moves && may_enclose(first) && an__prose_take_enclosed(p, &token)) {
        add_result(p, token);
        return true;
    }
    return (p->has_moves && may_quote && an__prose_take_quotation(p, token)) ||
           (may_begin_figure(first) && an__prose_take_figure(p, token)) ||
           (may_begin_row(p, &token) && an__prose_take_board_row(p, token));
}

/* Takes a token. Returns true if it begins another game; it is not taken then. */
static bool take(an_prose *p, an_token token)
{
    if (token.kind != AN_TOKEN_COMMENT && take_larger(p, token))
        return false;
    if (p->line.slot_is_open && an__is_idea(p, &token)) {
        an__prose_add_idea(p, token);
        return false;
    }
    switch (token.kind) {
    case AN_TOKEN_NUMBER:
        return an__prose_take_number(p, token);
    case AN_TOKEN_MOVE:
        return take_word(p, token);
    case AN_TOKEN_SIGN:
        an__prose_add_sign(p, token);
        break;
    case AN_TOKEN_OPEN:
        an__prose_open_parenthesis(p, token);
        break;
    case AN_TOKEN_CLOSE:
        an__prose_close_parenthesis(p, token);
        break;
    case AN_TOKEN_RESULT:
        return take_result(p, token);
    case AN_TOKEN_COMMENT:
        if (!p->draft->lexer.closed)
            an__draft_fault(p->draft, AN_UNCLOSED_COMMENT, token.offset, 1);
        an_draft_add(p->draft, token);
        break;
    case AN_TOKEN_LINE_COMMENT:
        /* where a rejected sheet was from is no comment on the game */
        if (p->has_moves || !an__says_origin(an_prose_text(p, &token)))
            an_draft_add(p->draft, token);
        break;
    case AN_TOKEN_NAG:
        an_draft_add(p->draft, token);
        break;
    case AN_RAW_BRACKET:
        an__prose_take_bracket(p, token);
        break;
    default:
        an__prose_add(p, token);
    }
    return false;
}

/* Forgets the gap and the run of skipped moves that began on a line of a block. The next line that
 * is read may stand elsewhere in the text. */
static void leave_line(an_prose *p)
{
    p->unread.gap.is_open = false;
    p->unread.stray.end = 0;
}

/* Reads the block to the right, when its first number is due. Its lines may put another block
 * aside. */
static void take_block(an_prose *p)
{
    an_draft *draft = p->draft;
    const an_lexer here = draft->lexer;
    const an_token behind = an__prose_peek(p); /* of the block to the left */
    uint32_t next = behind.kind == AN_TOKEN_NUMBER ? behind.value : 0;
    size_t count = p->sheet->block.count;
    p->sheet->block.count = 0;
    draft->has_blocks = true;
    for (size_t i = 0; i < count; i++) {
        const an_block_line line = p->sheet->block.lines[i];
        p->sheet->block.next = i + 1 < count ? p->sheet->block.lines[i + 1].number : next;
        leave_line(p);
        draft->lexer.at = line.at;
        draft->lexer.end = line.end;
        for (an_token token;
             (token = an__lexer_next(&draft->lexer, draft->base)).kind != AN_RAW_END;)
            take(p, token);
    }
    leave_line(p);
    p->sheet->block.next = 0;
    draft->lexer = here;
}

static bool belongs_to_last_move(an_token next)
{
    return next.kind == AN_TOKEN_SIGN || next.kind == AN_TOKEN_NAG ||
           next.kind == AN_TOKEN_COMMENT || next.kind == AN_TOKEN_OPEN;
}

/* Returns true if the block to the right goes on from here: its first number is due. Where Black's
 * last move of the left block is missing, the block goes on at its end. */
static bool block_is_due(const an_prose *p)
{
    const an_block *block = &p->sheet->block;
    const uint32_t awaited = an_awaited_number(p);
    if (block->count == 0)
        return false;
    const an_token next = an__prose_peek(p);
    if (block->lines[0].number == awaited)
        return !belongs_to_last_move(next);
    bool is_end = next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT;
    return is_end && p->line.ply % 2 == 1 && block->lines[0].number == awaited + 1;
}

/* Moves the lexer back to where the next game begins, the first number of which was met. The } that
 * the lexer remembers need not be the next one there, so it is forgotten. */
static void go_back_to_heading(an_prose *p, uint32_t number)
{
    an_lexer *lexer = &p->draft->lexer;
    lexer->at = p->draft->base + an__prose_give_back_heading(p, number);
    lexer->next_brace = NULL;
}

/* "; sheets/rossi.txt:12": returns true if `token` is a line behind an empty one that says where
 * the next sheet is from. Whatever stands under it is another game. */
static bool parts_sheets(const an_prose *p, const an_token *token)
{
    return token->kind == AN_TOKEN_LINE_COMMENT && p->has_moves &&
           an__follows_empty_line(p->draft->lexer.begin, an_prose_at(p, token)) &&
           an__says_origin(an_prose_text(p, token));
}

/* Returns true, and moves the lexer back to `token`, if another game begins with the token. */
static bool begins_another(an_prose *p, const an_token *token)
{
    an_lexer *lexer = &p->draft->lexer;
    const char *at = an_prose_at(p, token);
    const uint32_t another_at = p->choices->another_at;
    if (!parts_sheets(p, token) && (another_at == 0 || token->offset < another_at))
        return false;
    lexer->at = at;
    lexer->next_brace = NULL;
    return true;
}

/* Takes all tokens up to the lexer's end. Returns false if another game begins before it. */
static bool take_all(an_prose *p)
{
    for (;;) {
        an_token token = an__prose_next(p);
        if (token.kind == AN_RAW_END || p->draft->failed)
            return true;
        if (begins_another(p, &token))
            return false;
        if (take(p, token)) {
            go_back_to_heading(p, token.offset);
            return false;
        }
        while (block_is_due(p))
            take_block(p);
    }
}

/* Makes a game without moves of a text that holds nothing but a result. */
static void take_lone_result(an_draft *draft)
{
    for (size_t i = 0; i < draft->tokens.count; i++) {
        size_t size;
        an_token *token = &draft->tokens.items[i];
        an_result result =
            an_result_read(an_text_from(draft->base + token->offset, token->size), &size);
        if (token->kind != AN_TOKEN_PROSE || result == AN_NO_RESULT || size != token->size)
            continue;
        token->kind = AN_TOKEN_RESULT;
        token->value = result;
        an_draft_mark_result(&draft->tokens, i);
        an_draft_mark_start(draft, token->offset);
        return;
    }
}

/* Reports `line`, the first line of another game beside this one, as unread. */
static void report_game_beside(an_prose *p, const an_block_line *line)
{
    an__draft_fault(p->draft, AN_UNREAD_MOVES, (uint32_t)(line->at - p->draft->base),
                    (uint32_t)(line->end - line->at));
    p->unread.plies = 0;
}

/* Reports the lines of a block that was never due, and adds them as words, so that none is lost. */
static void leave_block(an_prose *p)
{
    const an_block *block = &p->sheet->block;
    if (block->count == 0)
        return;
    p->draft->has_blocks = true;
    if (block->lines[0].number == 1) {
        report_game_beside(p, &block->lines[0]);
    } else {
        p->unread.at = (uint32_t)(block->lines[0].at - p->draft->base);
        p->unread.plies += 2;
    }
    for (size_t i = 0; i < block->count; i++) {
        const an_block_line *line = &block->lines[i];
        an_draft_add(p->draft, an_prose_token((uint32_t)(line->at - p->draft->base),
                                              (size_t)(line->end - line->at)));
    }
}

void an__prose_sheet_free(an_prose_sheet *sheet)
{
    free(sheet->lines);
    free(sheet->block.lines);
}

void an__prose_read(an_prose_sheet *sheet, an_draft *draft, const an_choices *choices,
                    an_doubts *doubts)
{
    an_prose p = {.draft = draft, .sheet = sheet, .choices = choices, .doubts = doubts};
    sheet->line_count = sheet->block.count = 0;
    sheet->ahead.from = NULL;
    for (size_t i = 0; i < AN_SHAPES_KEPT; i++)
        sheet->shapes[i].size = 0;
    take_all(&p);
    an__prose_end_restart(&p);
    an__prose_take_spelled_result(&p);
    if (!p.has_moves && !p.has_words && p.unread.has_result)
        take_lone_result(draft);
    leave_block(&p);
    if (sheet->line_count > 0)
        an__draft_fault(draft, AN_UNCLOSED_VARIATION, p.asides.at, 1);
    /* this reading may end before the text that the choices are about */
    const uint32_t end = (uint32_t)(draft->lexer.at - draft->base);
    if (choices->doubt.size > 0 && choices->doubt.offset + choices->doubt.size <= end)
        an__draft_fault(draft, choices->doubt.code, choices->doubt.offset, choices->doubt.size);
    if (choices->played != NULL && choices->lost_at < end) {
        const uint32_t at = p.unread.plies > 0 ? p.unread.at : choices->lost_at;
        p.unread.at = (uint32_t)an_smaller(at, choices->lost_at);
        p.unread.plies = 2;
    }
    if (p.unread.plies < 2 && an__prose_stands_in_columns(&p, &p.unread.at))
        p.unread.plies = 2;
    if (p.unread.plies > 1)
        an__draft_fault(draft, p.unread.quoted > 0 ? AN_PERHAPS_PLAYED : AN_UNREAD_MOVES,
                        p.unread.at, p.unread.quoted > 0 ? p.unread.quoted : 1);
}
