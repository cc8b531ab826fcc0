/* Adds moves and words of prose to the draft, and counts moves that may be lost among the words. */
#include "lost.h"

#include "bitboard.h"
#include "lexer.h"
#include "prose_words.h"
#include "resumptions.h"
#include "unnumbered.h"
#include "word.h"

/* Returns true if `token` could be a move by its squares. A file or two do not suffice, as any word
 * may have them. */
static bool could_be_a_move(const an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    return token->kind == AN_TOKEN_MOVE && (*word.at == 'O' || an_holds_digit(word)) &&
           !an_is_digit(*word.at) && an__looks_like_move(p, token);
}

/* Returns true if `word`, right behind a number that fits, may be a damaged move: "Rcl", "Bb",
 * "3b". */
static bool is_ruin(const an_prose *p, an_text word)
{
    if (!p->numbers.awaits_move || word.size < 2 || word.size > 5)
        return false;
    bool is_file = an_names_file(word.at[1]);
    return an_is_digit(*word.at) ||
           (an_is_upper(*word.at) && (is_file || word.at[1] == 'x' || an_is_upper(word.at[1])));
}

static void note_lost(an_prose *p, uint32_t offset, uint32_t plies)
{
    if (p->unread.plies == 0)
        p->unread.at = offset;
    p->unread.plies += plies;
    p->unread.quoted = 0;
}

/* Counts `move` as unread. In a sheet without numbers any move is; in one with numbers it must
 * begin a line that holds nothing but moves. */
static void lose_unnumbered(an_prose *p, const an_token *move)
{
    bool is_line = p->numbers.have_begun && an__prose_is_line_of_moves(p, move);
    if ((p->numbers.have_begun && !is_line) || p->draft->tokens.has_result || an_prose_is_aside(p))
        return;
    note_lost(p, move->offset, is_line ? 2 : 1);
}

/* Returns true if moves follow `word` that show what it stands for. Two moves do behind a damaged
 * number: "1s. Fa4 Cf6", "S) Fa4 Cf6". One does behind the name of Black's piece: "1. d4 Cavalier
 * f6 2. c4". */
static bool has_moves_behind(const an_prose *p, const an_token *word)
{
    enum { PAIR = 2 };
    an_lexer ahead = p->draft->lexer;
    an_token next = an__prose_peek(p);
    if (word->kind == AN_TOKEN_NUMBER && an_is_glued(word, &next))
        ahead = p->sheet->ahead.lexer;
    next = an__look(p, &ahead, AN_PASS_FIGURES | AN_PASS_SIGNS | AN_PASS_CLOSES | AN_PASS_STOPS);
    uint32_t plies = 0;
    for (; plies < PAIR && an__looks_like_move(p, &next); plies++)
        next = an__look(p, &ahead, AN_PASS_FIGURES);
    bool is_next_number =
        next.kind == AN_TOKEN_NUMBER && !next.says_black && next.value == an_awaited_number(p) + 1;
    return plies == PAIR || (plies == 1 && p->line.ply % 2 == 1 && is_next_number);
}

/* Notes words of a sheet in the place of a move or number: "2. e prend d5", "2. d4 exd4 trois Cxd4
 * Cf6". If what could be a move follows them on the line, a move was lost there. */
static void note_words(an_prose *p, const an_token *token, bool is_move)
{
    enum { LONGEST = 4096 }; /* bytes of a line that are looked at */
    const char *base = p->draft->base;
    bool is_open = p->line.slot_is_open && an_prose_is_sheet(p) && !an_prose_is_aside(p);
    if (is_open && !p->unread.gap.is_open &&
        (p->numbers.awaits_move || has_moves_behind(p, token))) {
        p->unread.gap.is_open = true;
        p->unread.gap.at = token->offset;
    }
    if (!p->unread.gap.is_open || !is_move || token->offset - p->unread.gap.at > LONGEST ||
        an_holds_line_end(base + p->unread.gap.at, base + token->offset))
        return;
    note_lost(p, p->unread.gap.at, 2);
}

/* Returns true if words stand before the number that came last. */
static bool has_words_before_number(const an_prose *p)
{
    return p->numbers.awaits_move && p->has_moves && p->draft->tokens.count > 1 &&
           an_prose_follows(p, AN_TOKEN_NUMBER) && an_prose_last(p)[-1].kind == AN_TOKEN_PROSE;
}

/* Turns the last number into prose, as a word follows it: "Mat en 3 coups". */
static void give_back_number(an_prose *p)
{
    if (p->numbers.awaits_move && p->has_moves && an_prose_follows(p, AN_TOKEN_NUMBER))
        an_prose_last(p)->kind = AN_TOKEN_PROSE;
}

void an__prose_add_move(an_prose *p, an_token token)
{
    p->line.slot_is_open = true;
    p->line.ply++;
    p->line.last_move = (uint32_t)p->draft->tokens.count;
    p->numbers.are_moves =
        p->has_moves ? p->numbers.are_moves : an_is_digit(*an_prose_text(p, &token).at);
    p->has_moves = true;
    p->numbers.awaits_move = p->unread.gap.is_open = p->heading.is_met = false;
    if (!an_prose_is_aside(p))
        p->unread.plies = p->unread.stray.end = 0;
    an_draft_mark_start(p->draft, token.offset);
    an_draft_add(p->draft, token);
}

void an__prose_add(an_prose *p, an_token token)
{
    bool could_be = could_be_a_move(p, &token), is_move = p->has_moves && could_be;
    /* If the text turns out to have no moves at all, the hint shows what was overlooked. */
    if (!p->has_moves && could_be && p->draft->hint.size == 0)
        p->draft->hint = an_prose_text(p, &token);
    if (is_move || is_ruin(p, an_prose_text(p, &token)))
        an__draft_fault(p->draft, AN_MOVE_IN_PROSE, token.offset, token.size);
    if (is_move)
        lose_unnumbered(p, &token);
    note_words(p, &token, is_move);
    if (an__is_word(an_prose_text(p, &token))) {
        give_back_number(p);
        an__prose_pass(p, &token);
        p->line.slot_is_open = false;
        p->has_words = p->has_words || token.kind != AN_TOKEN_RESULT;
    }
    p->numbers.awaits_move = false;
    token.kind = AN_TOKEN_PROSE;
    an_draft_add(p->draft, token);
}

void an__prose_add_number(an_prose *p, an_token number)
{
    if (has_words_before_number(p))
        give_back_number(p);
    p->line.slot_is_open = p->numbers.awaits_move = true;
    p->numbers.are_bare = an_prose_is_bare(p, &number);
    p->numbers.are_others = false;
    an_draft_add(p->draft, number);
}

void an__prose_add_sign(an_prose *p, an_token sign)
{
    bool is_of_words = has_words_before_number(p) && !an__move_follows(p);
    if (is_of_words)
        give_back_number(p);
    if (p->line.slot_is_open && !is_of_words)
        an_draft_add(p->draft, sign);
    else
        an__prose_add(p, sign);
}

void an__prose_add_idea(an_prose *p, an_token token)
{
    if (token.kind == AN_TOKEN_MOVE)
        an__draft_fault(p->draft, AN_MOVE_IN_PROSE, token.offset, token.size);
    p->has_words = true;
    p->unread.idea = token.offset;
    token.kind = AN_TOKEN_PROSE;
    an_draft_add(p->draft, token);
}

void an__prose_add_marks(an_prose *p, an_token token, size_t count)
{
    an_lexer *lexer = &p->draft->lexer;
    /* Three marks or fewer stay single, as "" may be a quotation. */
    if (count > 3) {
        for (size_t others = count - 2; others > 0; others--, lexer->at++, token.size++) {
            lexer->depth += *lexer->at == '(';
            lexer->depth -= *lexer->at == ')' && lexer->depth > 0;
        }
    }
    p->numbers.awaits_move = false;
    token.kind = AN_TOKEN_PROSE;
    an_draft_add(p->draft, token);
}

/* Returns true if only one move stands between its number and the result of the game: "16. Pf3
 * 1-0". */
static bool is_last_move(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    an__look(p, &ahead, 0);
    an_token next = an__look(p, &ahead, AN_PASS_FIGURES | AN_PASS_SIGNS);
    return next.kind == AN_TOKEN_RESULT && next.value != AN_UNFINISHED;
}

void an__prose_lose(an_prose *p, const an_token *number)
{
    enum { NEAR = 8 }; /* half-moves; a number further ahead counts something else */
    if (an_prose_is_aside(p) || an__number_is_past(p, number))
        return;
    /* A number that begins a line ahead of its turn shows that a move before it was left out. On a
     * sheet the line is lost, too, if a word that could be a move stands further on: "6. Zz9 0-0".
     */
    const bool is_ahead = an_prose_begins_line(p, number) && an_ply_of(number) > p->line.ply;
    const uint32_t plies = an__plies_that_follow(p);
    if (plies > 0) {
        note_lost(p, number->offset, plies == 1 && (is_ahead || is_last_move(p)) ? 2 : plies);
    } else if (is_ahead && an_ply_of(number) <= p->line.ply + NEAR && an_prose_is_sheet(p) &&
               !p->unread.gap.is_open) {
        p->unread.gap.is_open = true;
        p->unread.gap.at = number->offset;
    }
}

/* Returns true if an empty line stands between the result and `number`. */
static bool is_in_other_paragraph(const an_prose *p, const an_token *number)
{
    const char *behind = an_prose_end_of(p, &p->draft->tokens.items[p->draft->tokens.result]);
    const an_text words = an_text_from(behind, (size_t)(an_prose_at(p, number) - behind));
    return an__paragraph_size(words) < words.size;
}

void an__prose_lose_behind_result(an_prose *p, const an_token *number)
{
    if (!an_prose_follows(p, AN_TOKEN_PROSE)) {
        an__prose_lose(p, number);
        return;
    }
    if (an_prose_is_aside(p) || p->unread.has_remark || an__number_is_past(p, number) ||
        is_in_other_paragraph(p, number) || an__plies_that_follow(p) == 0)
        return;
    const an_token move = an__prose_peek(p);
    an__draft_fault(p->draft, AN_PERHAPS_PLAYED, number->offset,
                    move.offset + move.size - number->offset);
    p->unread.has_remark = true;
}
