/* What a number does to the game being read: it goes on with the game, opens it, begins another
 * game or a block, or numbers nothing. */
#include "numbered.h"

#include "blocks.h"
#include "damaged.h"
#include "lost.h"
#include "number_one.h"
#include "other_numbers.h"
#include "prose_words.h"
#include "repeated.h"
#include "resumptions.h"

/* Returns true if the number is followed by a move, or by what was meant as one. Once the block has
 * begun, anything may follow. */
static bool may_be_of_block(const an_prose *p)
{
    return p->sheet->block.count > 0 || an__move_follows(p) || an__attempt_follows(p) ||
           an__torn_pair_follows(p);
}

static bool put_aside(an_prose *p, const an_token *number)
{
    if (!an__block_put_aside(&p->sheet->block, &p->draft->lexer, number->value,
                             p->draft->base + number->offset))
        p->draft->failed = true;
    return true;
}

/* Puts a line of another game beside this one aside. That game is not read. Returns false if
 * `number` begins no such line. */
static bool puts_game_aside(an_prose *p, const an_token *number)
{
    if (number->says_black || number->value == 0 || p->sheet->line_count > 0 || !p->has_moves ||
        p->draft->has_result ||
        !an__block_is_beside(&p->sheet->block, &p->draft->lexer, number->value,
                             p->draft->base + number->offset, an_awaited_number(p)) ||
        (p->sheet->block.count == 0 && an_prose_begins_line(p, number)))
        return false;
    p->draft->has_blocks = true;
    return put_aside(p, number);
}

/* Puts a line of the right-hand block of a sheet aside. Returns false if `number` begins no such
 * line. */
static bool puts_aside(an_prose *p, const an_token *number)
{
    an_draft *draft = p->draft;
    bool is_too_high = number->value > an_awaited_number(p) && !number->says_black &&
                       p->line.ply % 2 == 0 && p->line.slot_is_open;
    if (!is_too_high || p->sheet->line_count > 0 || !p->has_moves || !may_be_of_block(p) ||
        an_prose_begins_line(p, number) ||
        !an__block_begins(&p->sheet->block, &draft->lexer, number->value, an_awaited_number(p)))
        return false;
    return put_aside(p, number);
}

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
           an_prose_last_kind(p) == AN_TOKEN_RESULT;
}

/* Returns true if `number` is the first of the game: no move stands before it, and one follows.
 * `followed` says that a sound move does. */
static bool opens_game(an_prose *p, const an_token *number, bool followed)
{
    if (p->has_moves || number->value == 0)
        return false;
    if (!followed && !(number->value == 1 && (an__attempt_follows(p) || an__prose_opens_torn(p))))
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
        an_prose_last_kind(p) == AN_TOKEN_MOVE)
        p->numbers.are_of_both = true;
    an__prose_add_number(p, token);
}

/* Takes a number of a running game: as a repetition, as the number that is due, or as a part of a
 * move. The moves under any other number are left out. `is_of_words` says that the number belongs
 * to words. */
static void take_number_of_game(an_prose *p, an_token token, bool is_of_words)
{
    if (puts_aside(p, &token))
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
    return p->draft->has_result && number->value == 1 && !number->says_black &&
           an_prose_begins_line(p, number) && (an__attempt_follows(p) || an__prose_opens_torn(p));
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

/* Takes number 1 and the hole behind it that stands for White's first move. */
static void open_with_hole(an_prose *p, an_token number)
{
    p->numbers.have_begun = true;
    p->has_words = false;
    add_number(p, number);
    an__prose_add_move(p, an__prose_take_hole(p));
}

bool an__prose_take_number(an_prose *p, an_token token)
{
    if (ends_sentence(p, &token) || puts_game_aside(p, &token))
        return false;
    if (an__prose_is_told(p))
        return take_told_number(p, token);
    if (!p->has_moves && an__prose_opens_with_hole(p, &token)) {
        open_with_hole(p, token);
        return false;
    }
    if (an__prose_take_letter(p, &token)) {
        an__prose_add_move(p, token);
        return false;
    }
    if (an__prose_take_pair_again(p, &token))
        return false;
    if (an__prose_take_torn_number(p, &token) || an__prose_join_number(p, &token)) {
        add_number(p, token);
        return false;
    }
    if (an__stands_amid_pair(p, &token)) {
        an_draft_add(p->draft, an_prose_token(token.offset, token.size));
        return false;
    }
    bool is_apart = an__is_bare_and_apart(p, &token);
    bool is_of_words = is_apart && !p->line.slot_is_open; /* "Ronde 3", above a sheet */
    bool is_of_none = an__numbers_no_move(p, &token);
    if (is_of_none)
        is_apart = is_of_words = true;
    bool followed = an__move_follows(p) && !is_apart;
    if ((followed || begins_spoilt(p, &token)) && an__prose_ends_before(p, &token))
        return true;
    bool is_first = !is_apart && opens_game(p, &token, followed);
    if (p->draft->has_result && !is_of_none) {
        an__prose_lose(p, &token);
        an__prose_follow_restart(p, &token);
    }
    if (p->draft->has_result || (!p->has_moves && !is_first))
        an__prose_add(p, token);
    else
        take_number_of_game(p, token, is_of_words);
    return false;
}
