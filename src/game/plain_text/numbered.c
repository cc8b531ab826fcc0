/* What a number does to the game being read: it goes on with the game, opens it, begins another
 * game or a block, or numbers nothing. */
#include "numbered.h"

#include "blocks.h"
#include "damaged.h"
#include "enclosed.h"
#include "lost.h"
#include "no_moves.h"
#include "number_one.h"
#include "prose_words.h"
#include "resumptions.h"

/* Returns true if `number` numbers nothing and is part of a damaged move: "12h05", the 5 of "d5",
 * the "0." of "0.0". `*number` then becomes that move. */
static bool is_part_of_move(an_prose *p, an_token *number)
{
    return !an__number_fits(p, number) && !number->says_black && !an__move_follows(p) &&
           an__prose_take_torn(p, number);
}

/* Returns true if `number` is the full stop behind a move or result: "Nc6. 1-0." */
static bool ends_sentence(const an_prose *p, const an_token *number)
{
    if (!an__is_full_stop(p, number) || !p->has_moves)
        return false;
    return (p->line.slot_is_open && !p->numbers.awaits_move) ||
           an_prose_follows(p, AN_TOKEN_RESULT);
}

/* Returns true if a move follows the number. Behind number 1 comments, signs and clock times may
 * stand before it: "1. {0:03} e4", "1. (0:03) e4". */
static bool is_followed(const an_prose *p, const an_token *number)
{
    an_lexer ahead = p->draft->lexer;
    if (an__move_follows(p) || number->value != 1 || number->is_bare)
        return an__move_follows(p);
    an_token next = an__look(p, &ahead, AN_PASS_COMMENTS | AN_PASS_SIGNS | AN_PASS_FIGURES);
    return an__looks_like_move(p, &next);
}

/* Returns true if the word behind number 1 is a damaged move. */
static bool opens_spoilt(const an_prose *p)
{
    return an__attempt_follows(p) || an__prose_opens_torn(p);
}

/* Returns true if `number` is the first of the game: no move stands before it, and one follows.
 * `followed` says that this move is sound. */
static bool opens_game(an_prose *p, const an_token *number, bool followed)
{
    if (p->has_moves || number->value == 0)
        return false;
    if (!followed && !(number->value == 1 && opens_spoilt(p)))
        return false;
    p->numbers.have_begun = true;
    p->has_words = false;
    if (number->value == 2 && !number->says_black)
        an__prose_note_opening(p);
    p->line.ply = p->line.begin = an_ply_of(number);
    return true;
}

static void add_number(an_prose *p, an_token token)
{
    an_draft_mark_start(p->draft, token.offset);
    an__prose_leave_restart(p, &token);
    if (p->line.ply % 2 == 1 && token.value == an_awaited_number(p) && !token.says_black &&
        an_prose_follows(p, AN_TOKEN_MOVE))
        p->numbers.are_of_both = true;
    an__prose_add_number(p, token);
}

/* Takes a number of a running game: as a repetition, as the number that is due, or as a part of a
 * move. The moves under any other number are left out. `is_of_words` says that the number belongs
 * to words. */
static void take_number_of_game(an_prose *p, an_token token, bool is_of_words)
{
    if (an__prose_put_aside(p, &token, true))
        return;
    bool is_of_black = p->numbers.are_of_both && p->line.ply % 2 == 1 && p->line.slot_is_open;
    bool repeats = !is_of_black && an__repeats_last_move(p, &token);
    if (repeats && an__is_spoken_of_there(p)) {
        an__prose_add(p, token);
        return;
    }
    if (repeats && an__prose_goes_on_at(p, &token)) {
        an__prose_take_again(p);
        return;
    }
    if (is_part_of_move(p, &token)) {
        an__prose_add_move(p, token);
        return;
    }
    if (!is_of_words && an__prose_goes_on_at(p, &token)) {
        add_number(p, token);
        return;
    }
    if (!is_of_words) {
        if (!an__number_fits(p, &token) || an__prose_is_amid_stray(p, &token))
            an__prose_lose(p, &token);
        an__prose_leave_out(p, &token);
        an__prose_follow_restart(p, &token);
    }
    an__prose_add(p, token);
}

/* Returns true if `number` begins another game, behind a result, whose first move is damaged: "1.dé
 * d5 2.c4". */
static bool begins_spoilt(const an_prose *p, const an_token *number)
{
    return p->draft->tokens.has_result && number->value == 1 && !number->says_black &&
           an_prose_begins_line(p, number) && opens_spoilt(p);
}

/* Takes a number of which the search has told whether it was played. Returns true if it begins
 * another game. */
static bool take_told_number(an_prose *p, an_token token)
{
    if (an__prose_is_left_out(p, &token)) {
        if (an__move_follows(p) && an__prose_ends_before(p, &token))
            return true;
        an__prose_follow_restart(p, &token);
        an__prose_add(p, token);
    } else if (an__repeats_last_move(p, &token)) {
        an__prose_take_again(p);
    } else {
        opens_game(p, &token, true);
        add_number(p, token);
    }
    return false;
}

/* What else a number may be, in the order in which it is tried: part of a damaged move, the number
 * of a pair that stands there twice, a damaged number, minutes of a clock. Each function replaces
 * the token by all that belongs to it; one whose kind is TAKEN takes all of it. */
static const struct {
    bool (*is_it)(an_prose *p, an_token *number);
    enum { MOVE, NUMBER, FIGURE, TAKEN } kind;
} others[] = {
    {an__prose_take_letter, MOVE},        {an__prose_take_pair_again, TAKEN},
    {an__prose_take_torn_number, NUMBER}, {an__prose_join_number, NUMBER},
    {an__stands_amid_pair, FIGURE},
};

/* Takes `token` if it is one of `others`, or number 1 before a hole. Returns false otherwise. */
static bool take_other(an_prose *p, an_token token)
{
    an_token hole;
    if (!p->has_moves && an__prose_take_hole(p, &token, &hole)) {
        p->numbers.have_begun = true;
        p->has_words = false;
        add_number(p, token);
        an__prose_add_move(p, hole);
        return true;
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (!others[i].is_it(p, &token))
            continue;
        if (others[i].kind == MOVE)
            an__prose_add_move(p, token);
        else if (others[i].kind == NUMBER)
            add_number(p, token);
        else if (others[i].kind == FIGURE)
            an_draft_add(p->draft, an_prose_token(token.offset, token.size));
        return true;
    }
    return false;
}

bool an__prose_take_number(an_prose *p, an_token token)
{
    token.says_black = token.says_black || an__dash_says_black(p, &token);
    if (ends_sentence(p, &token) || an__prose_put_aside(p, &token, false))
        return false;
    an__prose_part_alternatives(p, &token);
    if (an__prose_is_told(p))
        return take_told_number(p, token);
    if (take_other(p, token))
        return false;
    bool is_apart = an__is_bare_and_apart(p, &token);
    bool is_of_words = is_apart && !p->line.slot_is_open; /* "Ronde 3", above a sheet */
    bool is_of_none = an__numbers_no_move(p, &token);
    if (is_of_none)
        is_apart = is_of_words = true;
    bool followed = is_followed(p, &token) && !is_apart;
    if ((followed || begins_spoilt(p, &token)) && an__prose_ends_before(p, &token))
        return true;
    bool is_first = !is_apart && opens_game(p, &token, followed);
    if (p->draft->tokens.has_result && !is_of_none) {
        an__prose_lose_behind_result(p, &token);
        an__prose_follow_restart(p, &token);
    }
    if (p->draft->tokens.has_result || (!p->has_moves && !is_first))
        an__prose_add(p, token);
    else
        take_number_of_game(p, token, is_of_words);
    return false;
}
