/* A round of trials: each notation is tried, or shares the trial of one that reads all words alike.
 */
#include "rounds.h"

#include <stdlib.h>

#include "alphabets.h"
#include "bitboard.h"
#include "trial.h"

/* Returns the trial of notation `index`. If that was guessed, goes on where the guess broke off. A
 * guess that met named pawns counts as a trial of the lenient round, any other guess as one of the
 * exact round. */
static an_trial replay(const an_round *r, size_t index)
{
    an_detection *d = r->d;
    bool was_guessed = r->exact != an_guess_names_pawns(d) && index == d->candidates->last &&
                       d->candidates->last_beyond == NULL && d->reached.is_known;
    an_notation notation = d->candidates->notations[index];
    notation.exact = r->exact;
    d->tried = UINT64_C(1) << index;
    return was_guessed ? an__try_on(d, &notation) : an__try(d, &notation);
}

static void keep(an_round *r, size_t index, const an_trial *trial)
{
    uint64_t self = UINT64_C(1) << index;
    r->trials[index] = *trial;
    r->tried_as[index] = (uint8_t)index;
    r->shared_by[index] = self;
    r->own |= self;
    r->tried |= self;
    r->certain |= self & trial->alike_leniently;
}

/* Lets the notations in `alike`, which are bound to read the game as notation `index` does, share
 * its trial. */
static void share(an_round *r, size_t index, uint64_t alike)
{
    uint64_t same = r->d->bench->rules->tries_all ? 0 : r->entered & ~r->tried & alike;
    r->shared_by[index] |= same;
    r->tried |= same;
    r->certain |= same & r->trials[index].alike_leniently;
    while (same != 0)
        r->tried_as[an_take_first(&same)] = (uint8_t)index;
}

static void try_one(an_round *r, size_t index)
{
    an__know_letters(r->d->candidates);
    an_trial trial = replay(r, index);
    keep(r, index, &trial);
}

/* Takes over the trials of the earlier round that would be the same in this one. */
static void take_earlier(an_round *r)
{
    if (r->earlier == NULL)
        return;
    uint64_t certain = r->earlier->certain & r->entered;
    while ((certain &= ~r->tried) != 0) {
        size_t index = an_first(certain);
        keep(r, index, an_round_trial(r->earlier, index));
        share(r, index, r->trials[index].alike_leniently);
    }
}

void an__round_try(an_round *r)
{
    uint64_t left;
    take_earlier(r);
    while ((left = r->entered & ~r->tried) != 0) {
        size_t index = an_first(left);
        try_one(r, index);
        share(r, index, r->trials[index].alike);
    }
}

/* Returns those of `set` that read the game with letters of their own script; all of `set` if none
 * does. */
static uint64_t in_own_letters(const an_round *r, uint64_t set)
{
    uint64_t alike = 0, own = r->own;
    while (own != 0) {
        size_t index = an_take_first(&own);
        alike |= r->trials[index].has_look_alikes ? r->shared_by[index] : 0;
    }
    return set & ~alike ? set & ~alike : set;
}

uint64_t an__round_survivors(const an_round *r)
{
    uint64_t whole = 0, holding = 0, own = r->own;
    while (own != 0) {
        size_t index = an_take_first(&own);
        const an_trial *trial = &r->trials[index];
        whole |= trial->is_whole ? r->shared_by[index] : 0;
        holding |= trial->is_whole && trial->variations_hold ? r->shared_by[index] : 0;
    }
    return in_own_letters(r, r->entered & (holding != 0 ? holding : whole));
}

uint64_t an__round_leaders(const an_round *r)
{
    uint64_t set = 0, own = r->own;
    uint32_t plies = 0;
    while (own != 0) {
        size_t index = an_take_first(&own);
        if (r->trials[index].plies > plies)
            set = 0;
        if (r->trials[index].plies >= plies) {
            plies = r->trials[index].plies;
            set |= r->shared_by[index];
        }
    }
    return r->entered & set;
}
