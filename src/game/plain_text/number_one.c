/* Number 1 while a game is being read: whether another game begins there.
 *
 *     1. e4 e5 2. Cf3 Cc6            1. e4 e5 2. Cf3 Cc6
 *     Martin - Petit                 Après 1. e4 on joue aussi 1... c5.
 *     1. d4 1... d5 2. c4            3. Fb5 1. ... a6 4. Fa4
 *
 * On the left another game begins: the line holds a number 1 with its moves, alone or behind a
 * label. On the right the first number 1 is that of an example. The second one is a slip, as the
 * game goes on behind it with its own numbers. */
#include "number_one.h"

#include <string.h>

#include "brackets.h"
#include "comment.h"
#include "damaged.h"
#include "labels.h"
#include "next_heading.h"
#include "prose_words.h"

/* Returns true if the note of an earlier conversion stands before `number`, in the middle of a
 * game. The rest of that game follows, whatever its number. */
static bool follows_note(const an_prose *p, const an_token *number)
{
    const an_token *last = an_prose_last(p);
    return !p->draft->tokens.has_result && an_prose_follows(p, AN_TOKEN_COMMENT) &&
           number->offset >= last->offset + last->size &&
           an__note_size(an__comment_text(an_prose_text(p, last))) > 0 &&
           !an_prose_begins_paragraph(p, last);
}

/* ---- what follows number 1 ---- */

/* What stands behind number 1, up to the next number 1. Of the first moves three are enough. */
typedef struct outlook {
    uint32_t plies;  /* of the first moves: under consecutive numbers, or without numbers */
    an_token number; /* the first one that does not follow, and has its move; value 0: none */
    bool has_words;  /* words stand among the first moves */
    bool is_all;     /* a result or the end of the text stands right behind the first moves */
    bool is_alone;   /* no words up to a result, the end of the line or of the text */
    bool has_result; /* behind the moves, or behind words */
    bool is_example; /* the running game goes on behind them */
} outlook;

/* Moves `ahead` behind the parenthesis that `open` opens. Returns false if nothing closes it. */
static bool pass_parenthesis(const an_prose *p, an_lexer *ahead, const an_token *open)
{
    const char *at = an_prose_at(p, open);
    size_t size = an__bracket_size(&p->draft->brackets, at);
    if (size == 0 || size > (size_t)(ahead->end - at))
        return false;
    ahead->at = at + size;
    ahead->depth = p->draft->lexer.depth;
    return true;
}

static bool goes_on_from(const an_token *number, uint32_t plies)
{
    return number->value == plies / 2 + 1 && number->says_black == plies % 2;
}

static bool goes_on_with_running(const an_prose *p, const an_token *number, const outlook *o)
{
    return an__number_fits(p, number) && (!o->has_result || an_prose_begins_line(p, number));
}

/* Looks at what stands behind number 1, behind which the lexer is. */
static outlook look_out(const an_prose *p)
{
    enum { ENOUGH = 3, SOON = 48, TOKENS_MAX = 256 };
    an_lexer ahead = p->draft->lexer;
    outlook o = {.is_alone = true};
    uint32_t plies = 0;
    bool slot_is_open = true, has_line = false, is_parted = false;
    for (unsigned i = 0; i < TOKENS_MAX && !o.is_example; i++) {
        an_token token = an__look(p, &ahead, AN_PASS_FIGURES);
        const bool is_first = i < SOON && plies < ENOUGH && !is_parted;
        if (token.kind == AN_RAW_END || token.kind == AN_TOKEN_RESULT) {
            o.is_all = o.is_all || (is_first && plies > 0 && !o.has_words);
            is_parted = true;
            if (token.kind == AN_RAW_END)
                break;
            o.is_alone = o.is_alone && (o.has_result || !has_line);
            o.has_result = true;
        } else if (token.kind == AN_TOKEN_OPEN) {
            if (!pass_parenthesis(p, &ahead, &token))
                break;
        } else if (an__has_move(p, &token, ahead)) {
            slot_is_open = !o.has_result && goes_on_from(&token, plies);
            if (is_first && !slot_is_open) {
                o.number = token;
                is_parted = true;
            }
            if (token.value == 1 && !token.says_black)
                break;
            o.is_example = !slot_is_open && goes_on_with_running(p, &token, &o);
        } else if (slot_is_open && an__looks_like_move(p, &token)) {
            plies++;
            o.plies += is_first;
        } else if (token.kind == AN_TOKEN_MOVE) {
            o.has_words = o.has_words || is_first;
            has_line = has_line || o.has_result || an_prose_begins_line(p, &token);
            o.is_alone = o.is_alone && has_line;
            slot_is_open = false;
        }
    }
    return o;
}

/* Returns true if nothing but blanks stands between the last move and `number`, and the move is no
 * mate. */
static bool stands_beside_move(const an_prose *p, const an_token *number)
{
    const an_token *last = &p->draft->tokens.items[p->line.last_move];
    an_text move = an_prose_text(p, last);
    const char *at = an_prose_end_of(p, last), *end = an_prose_at(p, number);
    while (at < end && *at == ' ')
        at++;
    return at == end && memchr(move.at, '#', move.size) == NULL &&
           !(move.size > 2 && memcmp(move.at + move.size - 2, "++", 2) == 0);
}

/* Returns true if number 1 is a slip. Behind its moves the game goes on with its own numbers: "4.
 * Fg2 Fg7 1. 0-0 Cf6 6. d3". Or at most one pair follows the last move on its line, and nothing
 * behind the pair. */
static bool is_slip(const an_prose *p, const an_token *number, const outlook *o)
{
    enum { PAIR = 2 };
    bool is_last = o->is_all && o->plies <= PAIR && p->line.ply >= 2 * PAIR &&
                   p->line.slot_is_open && stands_beside_move(p, number);
    return is_last || (!o->has_words && o->number.value > 0 &&
                       goes_on_from(&o->number, p->line.ply + o->plies));
}

/* Returns true if `number` is a digit written for a letter: "2. 1f3". */
static bool is_part_of_word(const an_prose *p, const an_token *number)
{
    an_token next = an__prose_peek(p);
    return p->numbers.awaits_move && number->is_bare && an_is_glued(number, &next);
}

/* Returns true if number 1 stands behind a label. That of a game suffices: "Partie 2 : 1. d4 d5".
 * Behind a label of anything, moves alone must follow. Behind other words on the line, moves alone
 * and a result must follow, unless this game began behind such words, too. */
static bool is_labelled(const an_prose *p, const an_token *number, const outlook *o)
{
    an_label label = an__prose_label_before(p, number->offset);
    return label != AN_NO_LABEL && !o->is_example &&
           (label == AN_LABEL_OF_GAME || (o->is_alone && (label == AN_LABEL || o->has_result ||
                                                          an__prose_begins_behind_words(p))));
}

/* ---- number 1 ---- */

/* Returns true if number 1 opens a game that begins a line, or stands behind a label. On a line of
 * its own a pair of moves is enough, also with a number or a parenthesis before Black's; so is one
 * move, if nothing follows it. With words among the moves, number 2 must follow, and an empty line
 * stand above. */
static bool is_opening(const an_prose *p, const an_token *number, const outlook *o)
{
    enum { PAIR = 2 };
    if (!an_prose_begins_line(p, number))
        return is_labelled(p, number, o);
    if (an__plies_that_follow(p) == PAIR || o->is_all)
        return true;
    if (o->has_words)
        return o->plies > PAIR && an_prose_begins_paragraph(p, number);
    return o->plies >= PAIR;
}

/* Returns true if the game has ended: its last move is mate, or words right behind it say how it
 * ended. Several moves must follow number 1, and the running game must not go on behind them: "3.
 * Fb5 a6 nulle. La deuxième : 1. d4 d5". */
static bool has_ended(const an_prose *p, const outlook *o)
{
    enum { PAIR = 2 };
    const an_draft *draft = p->draft;
    size_t i = p->line.last_move + 1;
    an_text move = an_prose_text(p, &draft->tokens.items[p->line.last_move]);
    bool is_mate = memchr(move.at, '#', move.size) != NULL;
    while (i < draft->tokens.count && (draft->tokens.items[i].kind == AN_TOKEN_SIGN ||
                                       draft->tokens.items[i].kind == AN_TOKEN_NAG))
        i++;
    bool is_said = i < draft->tokens.count && draft->tokens.items[i].kind == AN_TOKEN_PROSE &&
                   an__says_end(p, &draft->tokens.items[i]);
    return (is_mate || is_said) && o->plies > PAIR && !o->is_example;
}

/* Returns true if `number`, number 1, begins another game: behind a result or the heading of the
 * next game, in an open slot, at the beginning of a line, or behind a label. Within a sentence it
 * is an example. */
static bool begins_another_game(const an_prose *p, const an_token *number)
{
    if (p->draft->tokens.has_result || (p->heading.is_met && number->offset >= p->heading.next))
        return true;
    const bool is_due = an_awaited_number(p) == 1;
    if (is_part_of_word(p, number) || (is_due && !p->has_moves))
        return false;
    outlook o = look_out(p);
    if (is_due)
        return is_labelled(p, number, &o);
    return !is_slip(p, number, &o) &&
           (p->line.slot_is_open || is_opening(p, number, &o) || has_ended(p, &o));
}

/* Returns true if `number`, number 1, begins an item of a list. Each item is a line with number 1
 * and a pair of moves: "1. e4 e5", "1. Cf3 Cc6". */
static bool is_item(an_prose *p, const an_token *number)
{
    bool is_list = p->numbers.have_begun && p->line.slot_is_open && !p->heading.is_met &&
                   p->line.ply == 2 * (p->numbers.items + 1) && an_prose_begins_line(p, number);
    p->numbers.items += is_list;
    p->doubts->may_be_list = is_list && !p->choices->joins_items;
    return is_list;
}

bool an__prose_ends_before(an_prose *p, const an_token *number)
{
    if (number->value != 1 || number->says_black || an_prose_is_aside(p))
        return false;
    if (an__prose_drop_title(p, number) || !begins_another_game(p, number) ||
        follows_note(p, number))
        return false;
    return !an__prose_drop_opening(p) && (!is_item(p, number) || !p->choices->joins_items);
}

/* ---- another game that was not read ---- */

/* Returns true if the token before the number could have been a move and stands on its line: "l.d4
 * d5 2.c4". The line begins at `line`. */
static bool stands_behind_moves(const an_prose *p, const char *line)
{
    const an_draft *draft = p->draft;
    if (draft->faults.count == 0 || draft->tokens.count == 0)
        return false;
    const an_fault *last = &draft->faults.items[draft->faults.count - 1];
    return last->code == AN_MOVE_IN_PROSE && draft->base + last->offset >= line &&
           last->offset == an_prose_last(p)->offset;
}

/* Returns where another game begins, at `number` or before it: at number 1 that begins a line or
 * stands behind the head of a game; or, behind a result, at number 2 that begins a line. If moves
 * stand before number 2, the game begins with their line. Returns NULL if none begins. */
static const char *restart_at(const an_prose *p, const an_token *number)
{
    const char *at = an_prose_at(p, number);
    uint32_t ply = an_ply_of(number);
    bool may_begin = ply == 0 || (ply == 2 && p->draft->tokens.has_result);
    if (may_begin &&
        (an_prose_begins_line(p, number) || (ply == 0 && an__prose_stands_behind_head(p, number))))
        return at;
    if (!may_begin || ply == 0 || p->draft->tokens.count == 0)
        return NULL;
    /* The game before may have ended on the same line. */
    const char *line =
        an_line_begin(p->draft->base + p->draft->tokens.items[0].offset, at, AN_HEADING_LINE);
    return stands_behind_moves(p, line) ? line : NULL;
}

void an__prose_follow_restart(an_prose *p, const an_token *number)
{
    enum { PAIR = 2 };
    an_restart *restart = &p->unread.restart;
    if (an_prose_is_aside(p) || number->value == 0)
        return;
    uint32_t ply = an_ply_of(number);
    bool begins_line = an_prose_begins_line(p, number);
    const char *at = restart_at(p, number);
    bool begins = at != NULL;
    if (begins)
        *restart = (an_restart){(uint32_t)(at - p->draft->base), ply, ply, 0};
    restart->lines += begins_line && number->value == restart->lines + 1 && an__move_follows(p);
    if (begins || (restart->plies > 0 && ply == restart->plies))
        restart->plies += an__plies_that_follow(p);
    if (begins && restart->plies == 0 && (an__attempt_follows(p) || an__prose_opens_torn(p)))
        restart->plies = PAIR;
}

static void report_restart(an_prose *p)
{
    an__draft_fault(p->draft, AN_UNREAD_MOVES, p->unread.restart.at, 1);
    p->unread.plies = 0;
}

void an__prose_leave_restart(an_prose *p, const an_token *number)
{
    enum { FEWEST = 3 };
    if (an_prose_is_aside(p))
        return;
    if (p->unread.restart.plies >= p->unread.restart.from + FEWEST && number->value > 0 &&
        an_ply_of(number) == p->unread.restart.plies)
        report_restart(p);
    p->unread.restart.plies = p->unread.restart.lines = p->unread.restart.from = 0;
}

void an__prose_end_restart(an_prose *p)
{
    enum { FEWEST = 4, FEWEST_LINES = 3 };
    if (p->unread.restart.plies >= p->unread.restart.from + FEWEST ||
        p->unread.restart.lines >= FEWEST_LINES)
        report_restart(p);
}
