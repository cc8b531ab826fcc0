/* Damaged moves and numbers of a score sheet: "Fb%", "hh", "12h05", "1O)".
 *
 * A sheet has no prose. A word in an open slot that is followed by more moves is therefore a
 * damaged move. */
#include "damaged.h"

#include "bitboard.h"
#include "castling.h"
#include "glyphs.h"
#include "illegible.h"
#include "letters.h"
#include "lexer.h"
#include "prose_words.h"
#include "utf8.h"
#include "word.h"

/* Returns true if `rest` is one character that may have been written for a digit: a capital, a
 * file, a letter like x, l, i or o that resembles a digit, or one beyond ASCII, as the ó of "hó".
 */
static bool may_be_wrong(an_text rest)
{
    size_t size = 0;
    if (rest.size > 0)
        an_utf8_decode(rest, &size);
    char c = rest.size > 0 ? *rest.at : '\0';
    bool is_likely =
        an_is_upper(c) || an_names_file(c) || (unsigned char)c >= 0x80 || an_is_among(c, "xlio");
    return is_likely && size == rest.size;
}

/* Returns the bytes of the piece's letter: 1 for the N of "Nf3", and for the n of "nxf3", as a
 * small letter before a capture that names no file. */
static size_t piece_size(an_text word)
{
    bool takes = word.size > 1 && word.at[1] == 'x';
    bool is_small = takes && an_is_letter(*word.at) && !an_names_file(*word.at);
    size_t capital = an__capital_size(word);
    return capital > 0 ? capital : is_small;
}

/* Returns true if `rest` is a move without its rank: an optional file of origin, an optional
 * capture, the target's file, and at most one wrong character. Behind a piece it may also end with
 * the capture. */
static bool is_file_alone(an_text rest, bool has_piece)
{
    an_text behind = an_text_after(rest, an__file_size(rest));
    if (behind.size < rest.size && behind.size > 0 &&
        (*behind.at == 'x' || (behind.size > 1 && an__file_size(behind) > 0)))
        rest = behind;
    bool takes = rest.size > 0 && *rest.at == 'x';
    rest = an_text_after(rest, takes);
    size_t file = an__file_size(rest);
    if (file == 0)
        return rest.size == 0 && has_piece && takes;
    rest = an_text_after(rest, file);
    return rest.size == 0 || may_be_wrong(rest);
}

/* Returns true if `word` is a move whose rank is missing or is a wrong character: "Nf", "exd",
 * "hh". */
static bool is_cut_off(an_text word)
{
    size_t piece = piece_size(word), letters = an__long_letter_size(word);
    return is_file_alone(an_text_after(word, piece), piece > 0) ||
           (letters > 0 && is_file_alone(an_text_after(word, letters), true));
}

/* Returns true if `word` begins with a piece or a file, or with a sign written for one, and holds
 * the rank of a target: "R%2", "Fe?6", "'4". */
static bool has_rank(an_text word)
{
    enum { TORN_MAX = 6 };
    size_t capital = an__capital_size(word);
    bool begins = capital > 0 || an_names_file(*word.at);
    bool stands_in = word.size == 2 && an_is_among(*word.at, "%'?.,-");
    size_t ranks = 0, digits = 0, most = TORN_MAX + (capital > 1 ? capital - 1 : 0);
    for (size_t i = 1; i < word.size && word.size <= most; i++) {
        ranks += an_names_rank(word.at[i]);
        digits += an_is_digit(word.at[i]);
    }
    return (begins || stands_in) && ranks > 0 && digits <= 2;
}

/* Returns true if `number` is the rank of a move whose file is missing or damaged. It is either one
 * digit without a dot, within a line, that does not number the next moves (5 for d5), or two digits
 * right behind the number of the move (83 for g3). */
static bool is_rank_alone(const an_prose *p, const an_token *number)
{
    an_text text = an_prose_text(p, number);
    if (text.size == 2 && p->numbers.awaits_move)
        return an_names_rank(text.at[1]);
    return text.size == 1 && an_names_rank(*text.at) && number->value != an_awaited_number(p) + 1 &&
           !an_prose_begins_line(p, number);
}

static bool is_remnant(const an_prose *p, const an_token *token)
{
    an_text word = an__prose_bare_word(an_prose_text(p, token));
    if (token->kind == AN_TOKEN_NUMBER)
        return is_rank_alone(p, token);
    return token->kind == AN_TOKEN_MOVE && (is_cut_off(word) || has_rank(word));
}

/* Returns true if `next`, a word or a zero, is glued to `token`, and so part of it: "12h05",
 * "0.0". */
static bool belongs_to(const an_token *token, const an_token *next)
{
    bool is_zero = next->kind == AN_TOKEN_NUMBER && next->value == 0 && !next->says_black;
    return an_is_glued(token, next) && (next->kind == AN_TOKEN_MOVE || is_zero);
}

static bool is_beside(an_text word, an_text next)
{
    return next.at == word.at + word.size + 1 && an_is_among(next.at[-1], " ,");
}

static bool is_lone_capital(an_text word)
{
    return an__capital_size(word) == word.size;
}

/* Returns true if `next` is the rank of the move that `token` begins: "Nf 3", "Nf,3", "N 3". */
static bool is_rank_of(const an_prose *p, const an_token *token, const an_token *next)
{
    an_text word = an_prose_text(p, token), rank = an_prose_text(p, next);
    bool is_rank = rank.size == 1 && an_names_rank(*rank.at);
    return token->kind == AN_TOKEN_MOVE && is_beside(word, rank) && is_rank &&
           (is_cut_off(word) || is_lone_capital(word));
}

/* Returns true if `token` is a piece, `next` its file, and the rank follows: "R f 3". */
static bool is_file_of(const an_prose *p, const an_token *token, const an_token *next,
                       an_lexer behind)
{
    an_text word = an_prose_text(p, token), file = an_prose_text(p, next);
    bool is_file = next->kind == AN_TOKEN_MOVE && an__file_size(file) == file.size;
    if (token->kind != AN_TOKEN_MOVE || !is_lone_capital(word) || !is_file ||
        !is_beside(word, file))
        return false;
    an_token rank = an__look(p, &behind, 0);
    return is_rank_of(p, next, &rank);
}

/* Returns true if `token` is a piece, and `next` its square, with or without a capture: "N f3". */
static bool is_square_of(const an_prose *p, const an_token *token, const an_token *next)
{
    an_text word = an_prose_text(p, token), square = an_prose_text(p, next);
    return token->kind == AN_TOKEN_MOVE && an__may_be_piece(word) && is_beside(word, square) &&
           an__goes_to_square(p, next);
}

/* Extends `token` by what belongs to it, and moves `ahead` behind that. */
static void take_rest(const an_prose *p, an_token *token, an_lexer *ahead)
{
    enum { PARTS_MAX = 5 }; /* castling: 0.0.0 */
    for (unsigned parts = 1; parts < PARTS_MAX; parts++) {
        an_lexer behind = *ahead;
        an_token next = an__look(p, &behind, 0);
        if (is_file_of(p, token, &next, behind))
            next = an__look(p, &behind, 0);
        else if (!belongs_to(token, &next) && !is_rank_of(p, token, &next))
            return;
        token->size = next.offset + next.size - token->offset;
        *ahead = behind;
    }
}

static bool is_due(const an_prose *p)
{
    return p->numbers.awaits_move || p->line.ply % 2 == 1;
}

/* How a text goes on behind a word: first with `plies` moves, of which two are looked at. */
typedef struct sequel {
    uint32_t plies;
    bool goes_on; /* then with the next number and its move */
    bool ends;    /* then with a result, another game, or the end of the text */
} sequel;

/* Returns true if `number` is that of Black's move, and follows a word in the place of White's: "4.
 * h 4... Ne3". */
static bool numbers_answer(const an_prose *p, const an_token *number, an_lexer behind)
{
    bool fits = number->value == 0 || number->value == an_awaited_number(p);
    return p->line.ply % 2 == 0 && number->says_black && fits && an__move_is_next(p, behind);
}

/* Tells whether the game goes on or ends at `number`. A number counts if its move follows, or if it
 * has a dot and is the last word of a text: "15.". There, and before a result, a number without a
 * dot is ignored: the game ends. */
static void look_behind_number(const an_prose *p, sequel *s, const an_token *number, an_lexer ahead)
{
    uint32_t awaited = an_awaited_number(p);
    bool has_dot = !an_prose_is_bare(p, number);
    an_token move = an__look(p, &ahead, 0);
    bool has_move = an__looks_like_move(p, &move);
    bool is_last = move.kind == AN_RAW_END, is_before_result = move.kind == AN_TOKEN_RESULT;
    s->goes_on = (has_move || (is_last && has_dot)) && number->value == awaited + 1;
    s->ends =
        is_last || is_before_result ? !has_dot : has_move && number->value == 1 && awaited > 1;
}

static sequel look_ahead(const an_prose *p, an_lexer ahead)
{
    an_token next;
    sequel s = {0};
    s.plies =
        an__look_over_moves(p, &ahead, AN_PASS_SIGNS | AN_PASS_COMMENTS | AN_PASS_STOPS, &next);
    if (next.kind == AN_TOKEN_NUMBER && !next.says_black)
        look_behind_number(p, &s, &next, ahead);
    else if (next.kind == AN_TOKEN_NUMBER)
        s.goes_on = s.plies == 0 && numbers_answer(p, &next, ahead);
    else
        s.ends = next.kind == AN_TOKEN_RESULT || next.kind == AN_RAW_END;
    return s;
}

/* Returns true if `word` is a damaged move. If moves follow it, any word may be one, as long as the
 * numbers behind it agree. If none follows, it must be what is left of a move, or the only word
 * behind the last number. "Ta b8" at the very end counts as well. */
static bool is_torn(const an_prose *p, const an_token *word, const sequel *s)
{
    if (an__is_castling_word(an__prose_bare_word(an_prose_text(p, word))))
        return true;
    bool is_alone = p->numbers.awaits_move && s->ends && word->kind == AN_TOKEN_MOVE;
    if (s->plies == 0)
        return (is_alone && !an__says_more(p, word) && !an__says_end(p, word)) ||
               ((s->goes_on || s->ends) && is_remnant(p, word));
    bool is_in_place = p->numbers.awaits_move ||
                       (s->plies == 1 && is_cut_off(an__prose_bare_word(an_prose_text(p, word))));
    return s->goes_on || (s->ends && is_in_place);
}

bool an__prose_take_torn(an_prose *p, an_token *token)
{
    if (!an_prose_is_sheet(p) || p->numbers.are_moves || !p->line.slot_is_open ||
        an_prose_is_aside(p) || !is_due(p) || !an__is_word(an_prose_text(p, token)))
        return false;
    an_token word = *token;
    an_lexer ahead = p->draft->lexer;
    take_rest(p, &word, &ahead);
    sequel s = look_ahead(p, ahead);
    if (!is_torn(p, &word, &s))
        return false;
    /* The word in between stands beside two moves of its number, so that it is no ply of its own.
     */
    p->line.ply -= !p->numbers.awaits_move && s.plies > 0;
    word.kind = AN_TOKEN_MOVE;
    word.value = 0;
    word.says_black = false;
    *token = word;
    p->draft->lexer.at = ahead.at;
    return true;
}

bool an__prose_take_letter(an_prose *p, an_token *number)
{
    if (!p->line.slot_is_open || !is_due(p) || !number->is_bare || number->size != 1 ||
        number->value == an_awaited_number(p) || number->value == p->line.ply + 1)
        return false;
    const an_token next = an__prose_peek(p);
    if (!an_is_glued(number, &next) || next.kind != AN_TOKEN_MOVE)
        return false;
    an_text square = an__without_signs(an_prose_text(p, &next));
    if (square.size != 2 || !an_names_square(square.at))
        return false;
    an__prose_next(p);
    number->kind = AN_TOKEN_MOVE;
    number->size += next.size;
    number->value = 0;
    number->is_bare = false;
    return true;
}

bool an__prose_take_torn_number(an_prose *p, an_token *number)
{
    enum { LONGEST = 4 };
    an_lexer *lexer = &p->draft->lexer;
    bool is_due = p->line.slot_is_open && !p->numbers.awaits_move && p->line.ply % 2 == 0;
    /* Beside the left-hand block of a sheet, the number may belong to the right-hand block. */
    bool is_alone = !an_prose_is_aside(p) && p->sheet->block.count == 0;
    if (!an_prose_is_sheet(p) || !is_due || !is_alone || !an_is_digit(lexer->at[-1]))
        return false;
    size_t size = number->size;
    const char *at = p->draft->base + number->offset; /* a stroke makes it a half point */
    while (size < LONGEST && at[size] != '.' && at[size] != '/' && !an_ends_word(at[size]))
        size++;
    bool has_bracket = at[size] == ')' && an_prose_begins_line(p, number);
    if (size == number->size || (at[size] != '.' && !has_bracket))
        return false;
    an_lexer ahead = *lexer;
    ahead.at = at + size + 1;
    if (!an__move_is_next(p, ahead))
        return false;
    lexer->at = ahead.at;
    number->size = (uint32_t)(size + 1);
    return true;
}

bool an__prose_join_number(an_prose *p, an_token *number)
{
    enum { TEN = 10 };
    bool may_be = p->numbers.have_begun && number->is_bare && number->value > 0 &&
                  number->value < TEN && p->line.ply % 2 == 0;
    if (!may_be)
        return false;
    an_token next = an__prose_peek(p);
    bool goes_on = next.kind == AN_TOKEN_NUMBER && next.value < TEN && !next.is_bare &&
                   !next.says_black && next.offset == number->offset + number->size + 1 &&
                   number->value * TEN + next.value == an_awaited_number(p) &&
                   an__move_is_next(p, p->sheet->ahead.lexer);
    if (!goes_on)
        return false;
    an__prose_next(p);
    number->value = an_awaited_number(p);
    number->size = next.offset + next.size - number->offset;
    return true;
}

bool an__prose_opens_torn(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    if (an_is_digit(ahead.at[-1]))
        return false;
    an_token word = an__look(p, &ahead, 0);
    an_lexer behind = ahead;
    const an_token square = an__look(p, &behind, 0);
    if (is_square_of(p, &word, &square))
        ahead = behind;
    else if (word.kind != AN_TOKEN_MOVE || !an__is_word(an_prose_text(p, &word)))
        return false;
    else
        take_rest(p, &word, &ahead);
    sequel s = look_ahead(p, ahead);
    return s.plies == 1 && s.goes_on;
}

bool an__prose_take_hole(an_prose *p, const an_token *number, an_token *hole)
{
    an_lexer ahead = p->draft->lexer;
    if (number->value != 1 || number->says_black || an_prose_is_bare(p, number) ||
        !an_prose_begins_line(p, number))
        return false;
    ahead.at += an_blanks_size(an_lexer_rest(&ahead));
    const size_t size = an__hole_at(an_lexer_rest(&ahead));
    *hole = (an_token){.offset = (uint32_t)(ahead.at - p->draft->base),
                       .size = (uint32_t)size,
                       .kind = AN_TOKEN_MOVE};
    ahead.at += size;
    const char *behind = ahead.at;
    an_token next = an__look(p, &ahead, 0);
    if (size == 0 || !(an__looks_like_move(p, &next) || an__has_move(p, &next, ahead)))
        return false;
    p->draft->lexer.at = behind;
    return true;
}

/* Returns true if `comment` holds a move numbered 1. */
static bool holds_opening(const an_prose *p, const an_token *comment)
{
    an_lexer inside = p->draft->lexer;
    inside.at = p->draft->base + comment->offset + 1;
    inside.end = inside.at + comment->size - 1;
    inside.next_brace = NULL;
    for (an_token token; (token = an__lexer_next(&inside, p->draft->base)).kind != AN_RAW_END;) {
        if (token.kind == AN_TOKEN_NUMBER && token.value == 1 && !token.says_black &&
            an__move_is_next(p, inside))
            return true;
    }
    return false;
}

void an__prose_note_opening(an_prose *p)
{
    const an_draft *draft = p->draft;
    for (size_t i = 0; i < draft->tokens.count; i++) {
        const an_token *token = &draft->tokens.items[i];
        if (token->kind == AN_TOKEN_COMMENT && holds_opening(p, token)) {
            an__draft_fault(p->draft, AN_UNREAD_MOVES, token->offset, 1);
            return;
        }
    }
}
