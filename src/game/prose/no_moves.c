/* Words and numbers that look like those of a game and are none.
 *
 *     Buenos Aires, 3 de mayo de 1939       Beginn 18.00 Uhr       Cadence 1h30      Partie 2 : d4
 *     13. e5 △ 14. ♘d5                      5. Fd7 ab. 6. Cf3      1. e4. c5 est possible.
 *     4. 0-0 Petit roque, enfin. 4... Cf6
 */
#include "no_moves.h"

#include "castling.h"
#include "labels.h"
#include "prose_words.h"
#include "suffix.h"
#include "times.h"
#include "word.h"

bool an__is_bare_and_apart(const an_prose *p, const an_token *number)
{
    an_token next = an__prose_peek(p);
    return an_prose_is_bare(p, number) && !an_prose_begins_line(p, number) &&
           !an_is_on_line(p, number, &next);
}

/* ---- 3 de mayo ---- */

/* Returns true if `token` goes on with a sentence: it is a word, or a number without a move. */
static bool is_said_next(const an_prose *p, const an_token *token, an_lexer behind)
{
    if (token->kind == AN_TOKEN_MOVE)
        return !an__looks_like_move(p, token) && !an_san_is_attempt(an_prose_text(p, token));
    return token->kind == AN_TOKEN_NUMBER && !an__is_full_stop(p, token) &&
           !an__move_is_next(p, behind);
}

/* Returns true if Black's move under the same number follows further on. The number is then that of
 * a move after all: "3 de, and after 3...Nxe5". */
static bool is_answered(const an_prose *p, const an_token *number, an_lexer ahead)
{
    enum { TOKENS_MAX = 64 };
    for (unsigned i = 0; i < TOKENS_MAX && an__number_fits(p, number); i++) {
        an_token next = an__look(p, &ahead, 0);
        if (next.kind == AN_RAW_END)
            break;
        if (next.kind == AN_TOKEN_NUMBER && next.value == number->value)
            return next.says_black;
    }
    return false;
}

/* Returns true if the word behind `number` is two files that are a word of the sentence around it:
 * "3 de mayo", "Runde 3 ab 14 Uhr". Before the first move of a game "de" cannot be a capture.
 * Later, the number must have no dot, and stand among words or in a game whose own numbers have
 * dots. */
static bool is_before_word_of_files(const an_prose *p, const an_token *number)
{
    an_token word = an__prose_peek(p);
    if (word.kind != AN_TOKEN_MOVE || !an_is_of_files(an_prose_text(p, &word)))
        return false;
    bool is_apart = an_prose_is_bare(p, number) && (!p->line.slot_is_open || !p->numbers.are_bare);
    if (p->has_moves && !is_apart)
        return false;
    an_lexer ahead = p->draft->lexer;
    an__look(p, &ahead, 0);
    an_token next = an__look(p, &ahead, 0);
    return is_said_next(p, &next, ahead) && !is_answered(p, number, ahead);
}

/* ---- 18.00, 5 000 ---- */

/* Returns true if the next word is two or three zeros that may be the decimals or the last digits
 * of `number`: glued to its dot, or behind a comma or a blank if it has no dot. */
static bool has_zeros(const an_prose *p, const an_token *number)
{
    enum { GAP_MAX = 3 }; /* bytes of a narrow no-break space */
    an_token next = an__prose_peek(p);
    an_text text = an_prose_text(p, &next);
    const char *end = an_prose_end_of(p, number);
    size_t gap = (size_t)(text.at - end);
    size_t zeros = 0;
    while (zeros < text.size && text.at[zeros] == '0')
        zeros++;
    char behind = text.at[zeros];
    bool goes_on = an_is_letter(behind) || an_is_digit(behind) || behind == '-' || behind == '+';
    bool is_near = an_prose_is_bare(p, number) ? gap > 0 && gap <= GAP_MAX : gap == 0;
    return next.kind == AN_TOKEN_MOVE && (zeros == 2 || zeros == 3) && !goes_on && is_near &&
           an_is_on_line(p, number, &next);
}

bool an__prose_castles_at(const an_prose *p, const an_token *number)
{
    if (!p->has_moves || number->kind != AN_TOKEN_NUMBER || !an__number_fits(p, number) ||
        !has_zeros(p, number))
        return false;
    an_lexer ahead = p->draft->lexer;
    an__look(p, &ahead, 0);
    an_token next = an__look(p, &ahead, 0);
    bool is_due_again = next.kind == AN_TOKEN_NUMBER && next.value == number->value;
    return p->line.slot_is_open ? !is_due_again || next.says_black : an__looks_like_move(p, &next);
}

/* Returns true if `number` and the zeros behind it are an amount. In an open slot zeros under a
 * wrong number are castling. */
static bool is_amount(const an_prose *p, const an_token *number)
{
    return !(p->has_moves && p->line.slot_is_open) && has_zeros(p, number) &&
           !an__prose_castles_at(p, number);
}

/* Returns true if `number` begins a time of day. Once there are moves, times are those of clocks.
 */
static bool is_time(const an_prose *p, const an_token *number)
{
    return !p->has_moves && an_prose_is_bare(p, number) &&
           an__time_size(an__prose_text_from(p, number)) > 0;
}

bool an__numbers_no_move(const an_prose *p, const an_token *number)
{
    return number->value > 0 && !number->says_black &&
           (is_amount(p, number) || is_time(p, number) || is_before_word_of_files(p, number) ||
            an__is_number_of_label(p, number));
}

bool an__stands_amid_pair(an_prose *p, an_token *number)
{
    return p->line.slot_is_open && !p->numbers.awaits_move && p->line.ply % 2 == 1 &&
           p->numbers.have_begun && !p->numbers.are_bare && an_prose_is_bare(p, number) &&
           number->value != an_awaited_number(p) && !an_prose_begins_line(p, number) &&
           an__move_follows(p) && !an_is_glued(number, &p->sheet->ahead.token);
}

/* ---- words in an open slot ---- */

/* Returns true if `word` stands behind a full stop that is glued to a move: "1. e4. c5 est
 * possible." */
static bool begins_sentence(const an_prose *p, const an_token *word)
{
    const an_token *last = an_prose_last(p);
    return an_prose_follows(p, AN_TOKEN_MOVE) && word->offset > last->offset &&
           *an_prose_end_of(p, last) == '.';
}

/* Returns true if the last token belongs to an idea: its sign, a number, or a move with a comma
 * behind. */
static bool follows_idea(const an_prose *p)
{
    const an_token *last = an_prose_last(p);
    if (last == NULL || !p->has_moves || p->numbers.awaits_move)
        return false;
    an_text text = an_prose_text(p, last);
    if (last->kind == AN_TOKEN_PROSE)
        return last->offset == p->unread.idea &&
               (an_is_digit(*text.at) || text.at[text.size] == ',');
    return last->kind == AN_TOKEN_SIGN && an__introduction_size(text) > 0;
}

bool an__is_idea(const an_prose *p, const an_token *token)
{
    if (!follows_idea(p))
        return false;
    if (token->kind == AN_TOKEN_NUMBER)
        return !an__number_fits(p, token) && an__move_follows(p);
    if (!an__looks_like_move(p, token))
        return false;
    an_token next = an__prose_peek(p);
    bool is_needed = next.kind == AN_TOKEN_NUMBER && next.value > 0 &&
                     an_ply_of(&next) == p->line.ply + 1 &&
                     an__move_is_next(p, p->sheet->ahead.lexer);
    return !is_needed;
}

/* "4. 0-0 Petit roque, enfin. 4... Cf6": returns true if `word` names the castling right before it.
 */
static bool names_castling(const an_prose *p, const an_token *word)
{
    return !p->numbers.awaits_move && an_prose_follows(p, AN_TOKEN_MOVE) &&
           an__names_castling(an_prose_text(p, word), an_prose_text(p, an_prose_last(p)));
}

bool an__is_word_in_slot(an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    if (names_castling(p, token))
        return true;
    bool is_of_files = an_is_of_files(word), is_dash = an_text_equal(word, an_text_of("--")),
         is_doubtful = p->numbers.have_begun && !p->numbers.awaits_move && !an_prose_is_aside(p);
    if (!is_doubtful || !(is_of_files || is_dash || begins_sentence(p, token)))
        return false;
    an_token next = an__prose_peek(p);
    bool is_short = is_of_files && word.at[word.size] == '.' && p->line.ply % 2 == 0;
    bool goes_on = next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next);
    return is_short || goes_on;
}
