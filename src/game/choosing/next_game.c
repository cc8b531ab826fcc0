/* an_game_next: reads a game again and again, to find which reading of its text goes on furthest.
 *
 * In plain text the reader takes the first place that carries the number that is due. Where the
 * game breaks off then, the search leaves out the places before the break, the last one first, and
 * has the text read again. If nothing breaks, it does so for each place whose number stands
 * elsewhere, too. The reading that gets furthest is the game. In any text e4e5 is two moves glued
 * together, and e2 - e4 is one whose parts stand apart, if the game goes on further so. */
#include "attempt.h"

#include "game_end.h"
#include "parted.h"
#include "quick_game.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

enum { TRIES_MAX = 128 }; /* readings of one game */

/* A reading that gets as far as any, and the places where its main line resumed. */
typedef struct reading {
    an_choices choices;
    an_resumption places[AN_PLACES_KEPT];
    size_t place_count;
} reading;

typedef struct search {
    an_trier trier;
    unsigned tries;
    bool stays_whole; /* nothing that breaks off is better, however far it gets */
    an_reach best;
    reading readings[TRIES_MAX + 1]; /* the first of them is the best */
    size_t reading_count;
} search;

static void keep_reading(search *s, const an_choices *choices)
{
    const an_doubts *doubts = &s->trier.reader->doubts;
    reading *kept = &s->readings[s->reading_count++];
    size_t count = doubts->place_count;
    while (count > 0 && doubts->places[count - 1].ply > s->best.plies)
        count--;
    size_t first = count > AN_PLACES_KEPT ? count - AN_PLACES_KEPT : 0;
    kept->choices = *choices;
    kept->place_count = count - first;
    for (size_t i = 0; i < kept->place_count; i++)
        kept->places[i] = doubts->places[first + i];
}

static bool may_try(const search *s)
{
    return s->tries < TRIES_MAX && an_may_read_again(&s->trier);
}

/* Returns true if `reach` plays a move that is only mentioned, while `other` explains the whole
 * text without doing so. */
static bool is_unsound(an_reach reach, an_reach other)
{
    return reach.is_astray && !other.is_astray && other.is_whole;
}

static an_reach read_as(search *s, const an_choices *choices)
{
    an__reader_return(s->trier.reader, an_reader_game(s->trier.reader), choices);
    return an__read_again(&s->trier);
}

/* Reads the game again with other choices. A reading that gets further than the best replaces it,
 * and so does a sound one that gets as far; one that is merely as good is kept beside it. Returns
 * true if the best one was replaced. */
static bool gets_further(search *s, const an_choices *choices)
{
    s->tries++;
    an_reach r = read_as(s, choices);
    bool is_sounder =
        is_unsound(s->best, r) || (s->best.is_astray && !r.is_astray && r.plies == s->best.plies);
    bool is_further = r.plies > s->best.plies || is_sounder;
    if (s->trier.code != AN_OK || (s->stays_whole && !r.is_whole) || is_unsound(r, s->best) ||
        (r.plies < s->best.plies && !is_further))
        return false;
    /* a reading that gets as far and is whole only left the error out */
    if (is_further) {
        s->reading_count = 0;
        s->best = r;
    }
    keep_reading(s, choices);
    return is_further;
}

static bool leaves_out(const an_choices *choices, uint32_t offset)
{
    for (size_t i = 0; i < choices->left_out_count; i++)
        if (choices->left_out[i] == offset)
            return true;
    return false;
}

static bool leave_out_the_same(const an_choices *a, const an_choices *b)
{
    size_t common = 0;
    if (a->left_out_count != b->left_out_count)
        return false;
    for (size_t i = 0; i < a->left_out_count; i++)
        common += leaves_out(b, a->left_out[i]);
    return common == a->left_out_count;
}

static bool was_tried(const search *s, const an_choices *choices)
{
    for (size_t i = 0; i < s->reading_count; i++) {
        const an_choices *other = &s->readings[i].choices;
        bool reads_alike =
            other->cuts_pairs == choices->cuts_pairs && other->joins == choices->joins;
        if (reads_alike && leave_out_the_same(choices, other))
            return true;
    }
    return false;
}

/* Returns choices without the places that are left out behind `offset`. */
static an_choices only_up_to(const an_choices *choices, uint32_t offset)
{
    an_choices before = *choices;
    before.left_out_count = 0;
    for (size_t i = 0; i < choices->left_out_count; i++)
        if (choices->left_out[i] <= offset)
            before.left_out[before.left_out_count++] = choices->left_out[i];
    return before;
}

static bool gets_further_anew(search *s, const an_choices *choices)
{
    return may_try(s) && !was_tried(s, choices) && gets_further(s, choices);
}

/* Leaves out one more place of a reading. Returns true if the game gets further so, or if it does
 * when the places behind that one are no longer left out. */
static bool gets_further_without_one(search *s, size_t index)
{
    for (size_t i = s->readings[index].place_count; i > 0 && may_try(s); i--) {
        an_choices choices = s->readings[index].choices;
        an_resumption place = s->readings[index].places[i - 1];
        if (choices.left_out_count == AN_LEFT_OUT_MAX)
            return false;
        choices.left_out[choices.left_out_count++] = place.offset;
        if ((s->best.is_whole && !place.is_contested) || place.ply > s->best.plies)
            continue;
        an_choices before = only_up_to(&choices, place.offset);
        bool has_later = before.left_out_count < choices.left_out_count;
        bool is_further = gets_further_anew(s, &choices);
        if ((has_later && gets_further_anew(s, &before)) || is_further)
            return true;
    }
    return false;
}

static void leave_out_places(search *s)
{
    size_t index = 0;
    while (index < s->reading_count && may_try(s)) {
        s->stays_whole = s->best.is_whole;
        index = gets_further_without_one(s, index) ? 0 : index + 1;
    }
}

/* Returns the text of the first error in the main line; empty if there is none. */
static an_text first_error(const search *s)
{
    for (size_t i = 0; i < s->trier.judgement->finding_count; i++) {
        const an_finding *finding = &s->trier.judgement->findings[i];
        if (finding->depth == 0 && finding->ply > 0 && finding->level == AN_LEVEL_ERROR)
            return finding->text;
    }
    return an_text_from(NULL, 0);
}

/* Returns true if one of the words of a text begins a move whose parts stand apart. */
static bool has_parted_move(an_text text, an_joining joins)
{
    bool begins_word = true;
    for (size_t step; text.size > 0; text = an_text_after(text, step)) {
        if (begins_word && an__parted_move_size(text, joins) > 0)
            return true;
        size_t space = an__space_size(text);
        step = space > 0 ? space : 1;
        begins_word = space > 0 || an_ends_word(*text.at) || *text.at == '.';
    }
    return false;
}

/* Returns true if the game breaks off at such a move: at its first part, or, where no error tells
 * since the rest was taken for prose, if the text has one anywhere. */
static bool breaks_at_parts(const search *s, an_text error)
{
    const an_text game = s->trier.game->bytes;
    if (error.size == 0)
        return has_parted_move(game, AN_JOINS_SQUARES);
    an_text rest = an_text_after(game, (size_t)(error.at - game.at));
    return an__parted_move_size(rest, AN_JOINS_SQUARES) > 0;
}

/* Leaves out the places whose moves are only mentioned; returns false if there are none, or no room
 * for more. */
static bool leave_out_spoken(const an_doubts *doubts, an_choices *choices)
{
    uint8_t before = choices->left_out_count;
    for (size_t i = 0; i < doubts->place_count && choices->left_out_count < AN_LEFT_OUT_MAX; i++)
        if (doubts->places[i].is_spoken)
            choices->left_out[choices->left_out_count++] = doubts->places[i].offset;
    return choices->left_out_count > before;
}

/* Leaves out all mentioned moves at once: where one is left out, another may take its place. */
static void pass_over_spoken(search *s)
{
    an_choices choices = s->readings[0].choices;
    choices.marks_spoken = true;
    do {
        s->tries++;
        read_as(s, &choices);
    } while (leave_out_spoken(&s->trier.reader->doubts, &choices) && may_try(s));
    choices.marks_spoken = false;
    if (may_try(s))
        gets_further(s, &choices);
}

static void join_parts(search *s)
{
    gets_further(s, &(an_choices){.joins = AN_JOINS_CAPTURES});
    if (!s->best.is_whole && may_try(s))
        gets_further(s, &(an_choices){.joins = AN_JOINS_SQUARES});
}

/* "3. d4 c x d4": returns true if a part of a capture may hide among the words. Behind the last
 * number what is left of a capture is a word of prose, and no error. */
static bool hides_capture(const search *s)
{
    bool has_prose = false;
    for (size_t i = 0; i < s->trier.game->fault_count; i++)
        has_prose = has_prose || s->trier.game->faults[i].code == AN_MOVE_IN_PROSE;
    return has_prose && has_parted_move(s->trier.game->bytes, AN_JOINS_CAPTURES);
}

/* Returns true if the main line could also go on elsewhere from a place where it resumed. */
static bool has_contested_place(const an_doubts *doubts)
{
    bool is_contested = false;
    for (size_t i = 0; i < doubts->place_count; i++)
        is_contested = is_contested || doubts->places[i].is_contested;
    return is_contested;
}

/* Looks for a reading that gets further than the first one. */
static void find_thread(search *s)
{
    const an_text error = first_error(s);
    const bool has_spoken = s->trier.reader->doubts.has_spoken;
    keep_reading(s, &(an_choices){.cuts_pairs = false});
    if (!may_try(s))
        return;
    if (an__glued_pair_size(error) > 0)
        gets_further(s, &(an_choices){.cuts_pairs = true});
    else if (breaks_at_parts(s, error))
        join_parts(s);
    if (has_spoken && may_try(s))
        pass_over_spoken(s);
    if (s->trier.game->is_text)
        leave_out_places(s);
    if (s->trier.code != AN_OK || s->tries == 0)
        return;
    /* the last try need not have been the best */
    read_as(s, &s->readings[0].choices);
}

/* Returns true if the text may hold more games than its numbers say, or fewer. */
static bool may_end_elsewhere(const search *s)
{
    const an_doubts *doubts = &s->trier.reader->doubts;
    return an_may_read_again(&s->trier) && s->trier.game->is_text &&
           (doubts->may_be_list || (!s->best.is_whole && doubts->break_count > 0));
}

/* Charges for what was read first and is no part of the game: it is read again with the games
 * behind. */
static void charge_rest(an_reader *reader, size_t size, size_t kept)
{
    an__reader_spend(reader, size > kept ? size - kept : 0);
}

an_code an_game_next(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement)
{
    reader->choices = (an_choices){.cuts_pairs = false};
    if (arbiter->bench.rules->keeps != AN_KEEP_TOKENS &&
        an__quick_game(reader, arbiter, game, judgement))
        return AN_OK;
    search s;
    s.trier = (an_trier){reader, arbiter, game, judgement, AN_OK};
    s.tries = 0;
    s.stays_whole = false;
    s.reading_count = 0;
    s.best = an__read_and_judge(&s.trier);
    const size_t size = game->bytes.size;
    if (s.trier.code == AN_OK && (!s.best.is_whole || hides_capture(&s) ||
                                  (game->is_text && has_contested_place(&reader->doubts))))
        find_thread(&s);
    if (may_end_elsewhere(&s))
        an__find_game_end(&s.trier, s.best.is_whole);
    if (s.trier.code != AN_OK)
        return s.trier.code;
    charge_rest(reader, size, game->bytes.size);
    return an__is_judged(game) ? an__arbiter_mend(arbiter, game, judgement) : AN_OK;
}
