/* The search for the claims that were played. It goes from claim to claim, and keeps the cheapest
 * explanations of all that stands before. */
#include "played.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "clues.h"
#include "spoken_of.h"
#include "token.h"

/* ---- what was played ---- */

/* Returns true if the first move of a claim repeats the last move of the game. */
static bool repeats_last(const an_claims *claims, const an_told_move *last, const an_claim *claim)
{
    if (claim->ply + 1 != last->ply || claim->count < AN_CLAIM_MOVES)
        return false;
    const an_claim *before = &claims->items[last->claim];
    return memcmp(claim->said, &before->said[before->count - 1], sizeof *claim->said) == 0;
}

/* Returns the index of the first move of a claim that continues the game; AN_CLAIM_MOVES if there
 * is none. */
static unsigned due_from(const an_step *step, const an_telling *from)
{
    const an_claim *claim = step->claim;
    const an_told_move *last = an_telling_last(step->tellings, from);
    const bool is_bare = claim->traits & AN_BARE, has_ply = !(claim->traits & AN_NO_NUMBER);
    an_move move;
    bool is_due = has_ply ? claim->ply == last->ply : is_bare || last->position.turn == AN_BLACK;
    if (is_due && (!is_bare || an__claim_move(&move, &last->position, claim, 0)))
        return 0;
    return has_ply && repeats_last(step->claims, last, claim) ? 1 : AN_CLAIM_MOVES;
}

static bool play_moves(const an_step *step, an_telling *to, unsigned first);

/* Adds the explanations in which word `i` of the claim is misspelt. A move that words call not
 * played is rather one of another line. Returns false when memory runs out. */
static bool forgive(const an_step *step, const an_telling *from, unsigned i)
{
    const an_told_move *last = an_telling_last(step->tellings, from);
    if (step->misspelt == NULL || step->claim->traits & (AN_CUES | AN_NO_NUMBER))
        return true;
    const uint32_t sound = from->sound < last->ply ? from->sound : last->ply;
    const an_meant meant = *an__misspelt_find(step->misspelt, step->claim, i, &last->position);
    for (size_t k = 0; k < meant.count; k++) {
        an_telling to = *from;
        to.cost += (int32_t)meant.list[k].cost;
        to.sound = sound;
        if (!an__telling_play(step->tellings, &to, meant.list[k].move, step->index) ||
            !play_moves(step, &to, i + 1))
            return false;
    }
    return true;
}

/* Plays the moves of a claim from index `first` on, and keeps the explanation. Returns false when
 * memory runs out. */
static bool play_moves(const an_step *step, an_telling *to, unsigned first)
{
    an_move move;
    for (unsigned i = first; i < step->claim->count; i++) {
        if (an__claim_move(&move, &an_telling_last(step->tellings, to)->position, step->claim, i)) {
            if (!an__telling_play(step->tellings, to, move, step->index))
                return false;
            continue;
        }
        if (!forgive(step, to, i))
            return false;
        if (an_may_be_word(step->claim, i))
            break;
        to->is_broken = true;
        to->broken_at = step->index;
        to->cost += an__clue_cost(step->misspelt != NULL ? AN_CLUE_GIVES_UP : AN_CLUE_BREAKS);
        break;
    }
    an__tellings_keep(step->tellings, to);
    return true;
}

/* "5... Cxe4 mène à l'Ouverte : 6. d4": returns true if a claim goes on from a line that is spoken
 * of in its sentence. */
static bool goes_on_aside(const an_telling *from, const an_claim *claim)
{
    return !from->took_last && from->spoken.ply > 0 && from->spoken.ply == claim->ply &&
           claim->traits & AN_IN_SENTENCE && !(claim->traits & AN_TOLD);
}

/* "Black took. After 8. a4 Bf5 9. e3 e6 10. Bxc4 he was fine": returns what it costs that a claim
 * stands behind "after" and no other claim has its number. */
static int cost_unrivalled(const an_step *step)
{
    enum { LONG = 5, NEAR = 16 }; /* half-moves; bytes of ", and after " and the like */
    const an_claim *claim = step->claim;
    if (!(claim->marks & AN_NO_RIVAL && claim->traits & AN_AFTER))
        return 0;
    const bool goes_straight_on = step->index > 0 && claim->offset - claim[-1].end <= NEAR &&
                                  an__line_plies(step->claims, step->index) >= LONG;
    return an__clue_cost(goes_straight_on ? AN_CLUE_STRAIGHT_ON : AN_CLUE_UNRIVALLED);
}

/* Adds the explanation in which the claim was played, if it is due. Returns false when memory runs
 * out. */
static bool play(const an_step *step, const an_telling *from)
{
    const an_claim *claim = step->claim;
    const unsigned first = due_from(step, from);
    if (from->is_broken || first == AN_CLAIM_MOVES || claim->offset > step->result_at)
        return true;
    const bool answers_aside =
        !from->took_last && claim->traits & AN_ANSWERS && claim->traits & AN_IN_SENTENCE;
    an_telling to = *from;
    to.took_last = true;
    to.spoken.ply = to.ahead = 0;
    to.lost = (an_lost_claims){0};
    to.may_go_on = UINT32_MAX;
    to.leaves_open = false;
    to.outlives_end = from->outlives_end || claim->traits & AN_BEHIND_END;
    to.cost += (from->outlives_end ? step->cost_again : step->cost) +
               an__tear_cost(claim, !from->took_last) +
               (goes_on_aside(from, claim) ? an__clue_cost(AN_CLUE_LEAVES) : 0) +
               (claim->marks & AN_OF_VARIATION ? an__clue_cost(AN_CLUE_OF_VARIATION) : 0) +
               (answers_aside ? an__clue_cost(AN_CLUE_ANSWERS_ASIDE) : 0) + cost_unrivalled(step) +
               (first > 0 ? an__clue_cost(AN_CLUE_REPEATS) : 0);
    return play_moves(step, &to, first);
}

/* ---- what follows from the cheapest explanation ---- */

/* Writes to counts[], by claim, how many moves were played in an explanation. */
static void count_moves(const an_played *played, const an_telling *telling, uint8_t *counts)
{
    for (size_t i = 0; i < played->claims.count; i++)
        counts[i] = 0;
    for (uint32_t i = telling->last; i > 0; i = played->tellings.moves[i].before)
        counts[played->tellings.moves[i].claim]++;
}

/* Finds the margin to the best explanation of another game. `others` has room for a count a
 * claim. */
static void find_margin(an_played *played, uint8_t *others)
{
    const an_telling *best = an_best_telling(played);
    played->best.margin = INT32_MAX;
    played->best.parts_at = (uint32_t)played->claims.count;
    for (size_t i = 1; i < played->tellings.count; i++) {
        count_moves(played, &played->tellings.list[i], others);
        for (uint32_t k = 0; k < played->claims.count; k++) {
            if ((others[k] > 0) == (played->taken[k] > 0))
                continue;
            played->best.margin = played->tellings.list[i].cost - best->cost;
            played->best.parts_at = k;
            return;
        }
    }
}

/* Lists the offsets of the numbers and moves that were played, and of the illegal claim after
 * them. */
static void list_places(an_played *played, const an_telling *telling)
{
    const an_claim *broken = telling->is_broken ? &played->claims.items[telling->broken_at] : NULL;
    played->best.until = broken != NULL ? broken->end : UINT32_MAX;
    played->place_count = played->best.claim_count = 0;
    for (size_t i = 0; i < played->claims.count; i++) {
        const an_claim *claim = &played->claims.items[i];
        if (played->taken[i] == 0 && claim != broken)
            continue;
        played->best.claim_count++;
        played->places[played->place_count++] = claim->offset;
        size_t count = claim->count;
        if (an_may_be_word(claim, claim->count - 1u) && claim != broken)
            count = played->taken[i];
        for (size_t k = 0; k < count; k++)
            played->places[played->place_count++] = claim->at[k];
    }
}

/* Explains one more claim, in each way, for every explanation that is kept. Returns false when
 * memory runs out. */
static bool explain(const an_step *step)
{
    for (size_t i = 0; i < step->tellings->count; i++) {
        an__speak_of(step, &step->tellings->list[i]);
        if (!play(step, &step->tellings->list[i]))
            return false;
    }
    an__tellings_advance(step->tellings);
    return true;
}

static bool reserve(an_played *played)
{
    enum { PLACES = AN_CLAIM_MOVES + 1 };
    const size_t count = played->claims.count;
    return AN_ARRAY_RESERVE_ALL(played->taken, played->capacity, 2 * count + 1) &&
           AN_ARRAY_RESERVE_ALL(played->places, played->place_capacity, PLACES * count + 1);
}

/* Returns the offset of the result in figures; UINT32_MAX if there is none. Where words say one, it
 * is a part of what is to be explained. */
static uint32_t result_at(const an_game *game)
{
    size_t size;
    if (game->result == NULL)
        return UINT32_MAX;
    bool is_in_figures = an_result_read(an_token_text(game, game->result), &size) != AN_NO_RESULT;
    return is_in_figures ? game->result->offset : UINT32_MAX;
}

/* Searches for the cheapest explanation of the claims from `start` on. Moves may be misspelt unless
 * `misspelt` is NULL. Returns false when memory runs out. */
static bool search(an_played *played, const an_position *start, an_misspelt *misspelt)
{
    an_step step = {.tellings = &played->tellings,
                    .claims = &played->claims,
                    .misspelt = misspelt,
                    .result_at = played->result_at};
    if (!an__tellings_begin(step.tellings, start))
        return false;
    for (; step.index < played->claims.count; step.index++) {
        step.claim = &played->claims.items[step.index];
        step.cost = an__cost_played(step.claim->traits);
        /* a joined claim pays nothing for the end before it */
        const uint32_t end = step.claim->traits & AN_JOINED ? 0 : AN_BEHIND_END;
        step.cost_again = an__cost_played(step.claim->traits & ~end);
        if (!explain(&step))
            return false;
    }
    return true;
}

/* Stores what the cheapest explanation says. */
static void tell(an_played *played)
{
    const an_telling *best = an_best_telling(played);
    count_moves(played, best, played->taken);
    played->best.plies = an_telling_last(&played->tellings, best)->ply;
    played->best.sound = best->sound < played->best.plies ? best->sound : played->best.plies;
    played->is_known = played->best.plies > 0;
    played->best.lost_at =
        best->lost.count > 1 ? played->claims.items[best->lost.first].offset : UINT32_MAX;
    list_places(played, best);
    find_margin(played, played->taken + played->claims.count);
}

bool an__played_find(an_played *played, const an_game *game, const an_notation *notation,
                     const an_position *start, an_draft *draft)
{
    if (!an__claims_find(&played->claims, game, notation, draft) || !reserve(played))
        return false;
    played->is_known = played->claims.has_words;
    if (!played->is_known)
        return true;
    played->result_at = result_at(game);
    if (!search(played, start, NULL))
        return false;
    tell(played);
    return true;
}

bool an__played_forgive(an_played *played, const an_game *game, const an_notation *notation,
                        const an_position *start)
{
    if (!played->is_known ||
        (!an_best_telling(played)->is_broken && an_best_telling(played)->lost.count < 2))
        return true;
    an__misspelt_begin(&played->misspelt, game, notation);
    if (!search(played, start, &played->misspelt))
        return false;
    tell(played);
    return true;
}

void an__played_free(an_played *played)
{
    free(played->claims.items);
    an__tellings_free(&played->tellings);
    free(played->taken);
    free(played->places);
}
