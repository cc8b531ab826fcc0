/* The search for the claims that were played. It goes from claim to claim, and keeps the cheapest
 * explanations of all that stands before. */
#include "played.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "play.h"
#include "resolve.h"
#include "result.h"
#include "token.h"

enum { KEPT = 24, LOOKS_BACK = 64 }; /* explanations that are kept; moves that are looked back at */

/* One step of the search: a claim, and what its traits cost if it was played. */
typedef struct an_step {
    an_played *played;
    const an_claim *claim;
    uint32_t index;
    int cost;
} an_step;

/* ---- the board ---- */

static const an_told_move *last_of(const an_played *played, const an_telling *telling)
{
    return &played->moves[telling->last];
}

/* Returns the move with which the game of an explanation reaches `ply`; NULL if that is too far
 * back. */
static const an_told_move *move_at(const an_played *played, const an_telling *telling, uint32_t ply)
{
    const an_told_move *move = last_of(played, telling);
    for (unsigned i = 0; move->ply > ply; i++) {
        if (i == LOOKS_BACK)
            return NULL;
        move = &played->moves[move->before];
    }
    return move->ply == ply ? move : NULL;
}

static bool add_move(an_played *played, const an_told_move *move)
{
    if (!an_array_reserve((void **)&played->moves, &played->move_capacity, played->move_count,
                          sizeof *move))
        return false;
    played->moves[played->move_count++] = *move;
    return true;
}

/* Returns true if word `i` of a claim counts as a word, and not as a move, if it is illegal. */
static bool may_be_word(const an_claim *claim, unsigned i)
{
    return i > 0 && claim->traits & (AN_MAY_BE_WORD | AN_UNREADABLE);
}

/* ---- the explanations ---- */

/* Returns true if two explanations are equal in everything that matters for what follows. */
static bool are_alike(const an_played *played, const an_telling *a, const an_telling *b)
{
    const an_told_move *x = last_of(played, a), *y = last_of(played, b);
    bool same_aside =
        a->aside_ply == b->aside_ply && (a->aside_ply == 0 || a->aside.key == b->aside.key);
    return same_aside && a->is_broken == b->is_broken && a->took_last == b->took_last &&
           x->ply == y->ply && x->position.key == y->position.key;
}

/* Returns true if `a` comes before `b`: it is cheaper, or, at equal cost, its last move was added
 * earlier. */
static bool comes_before(const an_telling *a, const an_telling *b)
{
    return a->cost < b->cost || (a->cost == b->cost && a->last < b->last);
}

/* Keeps an explanation if it is one of the cheapest, and cheaper than those that are alike. */
static void keep_telling(an_played *played, const an_telling *telling)
{
    size_t place = 0, last = played->next_count;
    if (last == KEPT && !comes_before(telling, &played->next[KEPT - 1]))
        return;
    while (place < played->next_count && !comes_before(telling, &played->next[place]))
        if (are_alike(played, &played->next[place++], telling))
            return;
    for (size_t i = place; i < played->next_count && last == played->next_count; i++)
        if (are_alike(played, &played->next[i], telling))
            last = i;
    if (last == KEPT)
        last--;
    else if (last == played->next_count)
        played->next_count++;
    memmove(&played->next[place + 1], &played->next[place], (last - place) * sizeof *played->next);
    played->next[place] = *telling;
}

static int tear_cost(const an_claim *claim, bool tears)
{
    if (!tears || !(claim->traits & AN_JOINED))
        return 0;
    return an__clue_cost(claim->traits & AN_NEXT_LINE ? AN_CLUE_TEARS_LINE : AN_CLUE_TEARS);
}

/* ---- what is spoken of ---- */

/* Follows a claim that is spoken of, from the position `from`. Returns false if it is not legal
 * there. */
static bool follow_from(an_telling *to, const an_claim *claim, const an_position *from,
                        uint32_t ply)
{
    an_position position = *from;
    unsigned i = 0;
    if (position.turn != (claim->is_blacks ? AN_BLACK : AN_WHITE))
        return false;
    for (an_move move; i < claim->count && an__claim_move(&move, &position, claim, i); i++)
        an__play(&position, move);
    if (i < claim->count && !may_be_word(claim, i))
        return false;
    to->aside = position;
    to->aside_ply = ply + i;
    return true;
}

/* "Les Blancs menacent 15. Dd3": follows a threat, which is a further move of the side that has
 * just moved. Returns false if it is not legal. */
static bool follow_threat(an_telling *to, const an_claim *claim, const an_told_move *last)
{
    an_position position = last->position;
    if (claim->ply != last->ply + 1 || claim->traits & AN_JOINED || an_checkers(&position) != 0)
        return false;
    an__play(&position, (an_move){.kind = AN_NULL_STEP});
    return follow_from(to, claim, &position, claim->ply);
}

/* "... Cf6": follows a claim without a number: from the last line that was spoken of, from Black's
 * last turn, or as the answer that is due. Returns false if it is not legal there. */
static bool follow_dots(const an_played *played, const an_telling *from, an_telling *to,
                        const an_claim *claim)
{
    const an_told_move *last = last_of(played, from);
    const bool black_is_due = last->ply % 2 == 1 || last->ply == 0;
    const an_told_move *at = black_is_due ? last : &played->moves[last->before];
    return (from->aside_ply > 0 && follow_from(to, claim, &from->aside, from->aside_ply)) ||
           follow_from(to, claim, &at->position, at->ply);
}

/* Follows a claim that is spoken of, from the last such line, or from the game. Returns false if it
 * is legal nowhere. */
static bool follow_aside(const an_played *played, const an_telling *from, an_telling *to,
                         const an_claim *claim)
{
    if (claim->traits & AN_NO_NUMBER)
        return follow_dots(played, from, to, claim);
    const an_told_move *last = last_of(played, from), *at = move_at(played, from, claim->ply);
    bool goes_on = from->aside_ply > 0 && from->aside_ply == claim->ply;
    return (goes_on && follow_from(to, claim, &from->aside, claim->ply)) ||
           (at != NULL && follow_from(to, claim, &at->position, claim->ply)) ||
           follow_threat(to, claim, last) || (claim->ply < last->ply && at == NULL);
}

/* Follows a claim that goes on from the last line that was spoken of, in which a move is misspelt.
 * Returns false if there is none. */
static bool follow_misspelt(const an_step *step, const an_telling *from, an_telling *to)
{
    an_move move;
    const an_claim *claim = step->claim;
    an_position position = from->aside;
    bool goes_on = from->aside_ply > 0 &&
                   (claim->traits & AN_NO_NUMBER || claim->ply == from->aside_ply) &&
                   position.turn == (claim->is_blacks ? AN_BLACK : AN_WHITE);
    if (!step->played->forgives || !goes_on)
        return false;
    for (unsigned i = 0; i < claim->count; i++) {
        if (!an__claim_move(&move, &position, claim, i)) {
            const an_meant *meant = an__misspelt_find(&step->played->misspelt, claim, i, &position);
            if (meant->count == 0)
                return false;
            move = meant->list[0].move;
        }
        an__play(&position, move);
    }
    to->aside = position;
    to->aside_ply = from->aside_ply + claim->count;
    to->cost += an__clue_cost(AN_CLUE_ILLEGAL);
    return true;
}

/* Returns true if the moves of a claim that is spoken of were played in the game. */
static bool says_played(const an_played *played, const an_telling *from, const an_claim *claim)
{
    const an_told_move *at =
        claim->traits & AN_NO_NUMBER ? NULL : move_at(played, from, claim->ply);
    an_move move;
    for (unsigned i = 0; i < claim->count && at != NULL; i++) {
        const an_told_move *next = move_at(played, from, claim->ply + i + 1);
        bool is_same = next != NULL && an__claim_move(&move, &at->position, claim, i) &&
                       an_move_equal(move, next->move);
        at = is_same ? next : NULL;
    }
    return at != NULL;
}

/* Returns what it costs to take a claim as spoken of. */
static int cost_of_aside(const an_played *played, const an_telling *from, const an_claim *claim,
                         bool is_legal)
{
    const uint32_t ply = last_of(played, from)->ply;
    const bool is_cued = claim->traits & AN_CUES, has_ply = !(claim->traits & AN_NO_NUMBER);
    int cost = tear_cost(claim, from->took_last);
    if (is_legal)
        return cost + (!is_cued && claim->ply == ply ? an__clue_cost(AN_CLUE_DUE) : 0);
    if (from->is_broken)
        return cost;
    bool is_ahead = has_ply && !is_cued && claim->ply > ply;
    return cost + an__clue_cost(AN_CLUE_ILLEGAL) + (is_ahead ? an__clue_cost(AN_CLUE_AHEAD) : 0);
}

/* Notes a claim that is legal nowhere if it may be the continuation of the game after a gap. */
static void note_lost(const an_step *step, an_telling *to)
{
    const an_claim *claim = step->claim;
    if (claim->traits & (AN_CUES | AN_NO_NUMBER) || claim->ply < last_of(step->played, to)->ply)
        return;
    to->lost_at = to->lost == 0 ? step->index : to->lost_at;
    to->lost += claim->count - may_be_word(claim, claim->count - 1u);
}

/* Notes how far a line that is spoken of goes beyond the game. */
static void note_ahead(const an_played *played, an_telling *to)
{
    const uint32_t ply = last_of(played, to)->ply;
    if (to->aside_ply > ply + to->ahead)
        to->ahead = to->aside_ply - ply;
}

/* Notes a claim that would go on with the game, though it stands behind others that are spoken of:
 * "3... a6, mieux que 3... d6 4. Fa4 Cf6". */
static void note_going_on(const an_step *step, an_telling *to)
{
    enum { OF_ITS_OWN = (AN_CUES & ~AN_CUED_EARLIER) | AN_BEHIND_END | AN_SHORT | AN_NO_NUMBER };
    const an_claim *claim = step->claim;
    const an_told_move *last = last_of(step->played, to);
    an_move move;
    if (to->may_go_on == UINT32_MAX && !(claim->traits & OF_ITS_OWN) && claim->ply == last->ply &&
        claim->offset < step->played->result_at && an__claim_move(&move, &last->position, claim, 0))
        to->may_go_on = step->index;
}

/* Adds the explanation in which the claim is only spoken of. A bare move says too little to be
 * followed on the board. */
static void speak_of(const an_step *step, const an_telling *from)
{
    enum { UNKNOWN = AN_BARE | AN_NO_NUMBER };
    an_played *played = step->played;
    const an_claim *claim = step->claim;
    an_telling to = *from;
    to.took_last = false;
    if (says_played(played, from, claim)) {
        to.cost += an__clue_cost(AN_CLUE_KNOWN);
        to.aside_ply = 0;
    } else if ((claim->traits & UNKNOWN) != UNKNOWN) {
        bool is_legal = follow_aside(played, from, &to, claim) || follow_misspelt(step, from, &to);
        to.cost += cost_of_aside(played, from, claim, is_legal);
        to.aside_ply = is_legal ? to.aside_ply : 0;
        to.leaves_open |= !is_legal || !(claim->traits & AN_CUES);
        if (!is_legal)
            note_lost(step, &to);
        note_ahead(played, &to);
        note_going_on(step, &to);
    }
    keep_telling(played, &to);
}

/* ---- what was played ---- */

/* Returns true if the first move of a claim repeats the last move of the game. */
static bool repeats_last(const an_played *played, const an_told_move *last, const an_claim *claim)
{
    if (claim->ply + 1 != last->ply || claim->count < AN_CLAIM_MOVES)
        return false;
    const an_claim *before = &played->claims.items[last->claim];
    return memcmp(claim->said, &before->said[before->count - 1], sizeof *claim->said) == 0;
}

/* Returns the index of the first move of a claim that continues the game; AN_CLAIM_MOVES if there
 * is none. */
static unsigned due_from(const an_played *played, const an_telling *from, const an_claim *claim)
{
    const an_told_move *last = last_of(played, from);
    const bool is_bare = claim->traits & AN_BARE, has_ply = !(claim->traits & AN_NO_NUMBER);
    an_move move;
    bool is_due = has_ply ? claim->ply == last->ply : is_bare || last->position.turn == AN_BLACK;
    if (is_due && (!is_bare || an__claim_move(&move, &last->position, claim, 0)))
        return 0;
    return has_ply && repeats_last(played, last, claim) ? 1 : AN_CLAIM_MOVES;
}

/* Adds a move to the game of an explanation. Returns false when memory runs out. */
static bool play_move(const an_step *step, an_telling *to, an_move move)
{
    an_told_move told = *last_of(step->played, to);
    an__play(&told.position, move);
    told.move = move;
    told.before = to->last;
    told.ply++;
    told.claim = step->index;
    to->last = (uint32_t)step->played->move_count;
    return add_move(step->played, &told);
}

static bool play_moves(const an_step *step, an_telling *to, unsigned first);

/* Adds the explanations in which word `i` of the claim is misspelt. A move that words call not
 * played is rather one of another line. Returns false when memory runs out. */
static bool forgive(const an_step *step, const an_telling *from, unsigned i)
{
    const an_told_move *last = last_of(step->played, from);
    if (!step->played->forgives || step->claim->traits & (AN_CUES | AN_NO_NUMBER))
        return true;
    const uint32_t sound = from->sound < last->ply ? from->sound : last->ply;
    const an_meant meant =
        *an__misspelt_find(&step->played->misspelt, step->claim, i, &last->position);
    for (size_t k = 0; k < meant.count; k++) {
        an_telling to = *from;
        to.cost += (int32_t)meant.list[k].cost;
        to.sound = sound;
        if (!play_move(step, &to, meant.list[k].move) || !play_moves(step, &to, i + 1))
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
        if (an__claim_move(&move, &last_of(step->played, to)->position, step->claim, i)) {
            if (!play_move(step, to, move))
                return false;
            continue;
        }
        if (!forgive(step, to, i))
            return false;
        if (may_be_word(step->claim, i))
            break;
        to->is_broken = true;
        to->broken_at = step->index;
        to->cost += an__clue_cost(step->played->forgives ? AN_CLUE_GIVES_UP : AN_CLUE_BREAKS);
        break;
    }
    keep_telling(step->played, to);
    return true;
}

/* "5... Cxe4 mène à l'Ouverte : 6. d4": returns true if a claim goes on from a line that is spoken
 * of in its sentence. */
static bool goes_on_aside(const an_telling *from, const an_claim *claim)
{
    return !from->took_last && from->aside_ply > 0 && from->aside_ply == claim->ply &&
           claim->traits & AN_IN_SENTENCE && !(claim->traits & AN_TOLD);
}

/* Adds the explanation in which the claim was played, if it is due. Returns false when memory runs
 * out. */
static bool play(const an_step *step, const an_telling *from)
{
    const an_claim *claim = step->claim;
    const unsigned first = due_from(step->played, from, claim);
    if (from->is_broken || first == AN_CLAIM_MOVES || claim->offset > step->played->result_at)
        return true;
    an_telling to = *from;
    to.took_last = true;
    to.aside_ply = to.lost = to.ahead = 0;
    to.may_go_on = UINT32_MAX;
    to.cost += step->cost + tear_cost(claim, !from->took_last) +
               (goes_on_aside(from, claim) ? an__clue_cost(AN_CLUE_LEAVES) : 0) +
               (first > 0 ? an__clue_cost(AN_CLUE_REPEATS) : 0);
    return play_moves(step, &to, first);
}

/* ---- what follows from the cheapest explanation ---- */

/* Writes to counts[], by claim, how many moves were played in an explanation. */
static void count_moves(const an_played *played, const an_telling *telling, uint8_t *counts)
{
    for (size_t i = 0; i < played->claims.count; i++)
        counts[i] = 0;
    for (uint32_t i = telling->last; i > 0; i = played->moves[i].before)
        counts[played->moves[i].claim]++;
}

/* Finds the margin to the best explanation of another game. `others` has room for a count a
 * claim. */
static void find_margin(an_played *played, uint8_t *others)
{
    const an_telling *best = &played->tellings[0];
    played->best.margin = INT32_MAX;
    played->best.parts_at = (uint32_t)played->claims.count;
    for (size_t i = 1; i < played->count; i++) {
        count_moves(played, &played->tellings[i], others);
        for (uint32_t k = 0; k < played->claims.count; k++) {
            if ((others[k] > 0) == (played->taken[k] > 0))
                continue;
            played->best.margin = played->tellings[i].cost - best->cost;
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
        if (may_be_word(claim, claim->count - 1u) && claim != broken)
            count = played->taken[i];
        for (size_t k = 0; k < count; k++)
            played->places[played->place_count++] = claim->at[k];
    }
}

/* Explains one more claim, in each way, for every explanation that is kept. Returns false when
 * memory runs out. */
static bool explain(const an_step *step)
{
    an_played *played = step->played;
    played->next_count = 0;
    for (size_t i = 0; i < played->count; i++) {
        speak_of(step, &played->tellings[i]);
        if (!play(step, &played->tellings[i]))
            return false;
    }
    an_telling *tellings = played->tellings;
    played->tellings = played->next;
    played->count = played->next_count;
    played->next = tellings;
    return true;
}

static bool reserve(an_played *played)
{
    enum { PLACES = AN_CLAIM_MOVES + 1 };
    const size_t count = played->claims.count;
    if (played->tellings == NULL)
        played->tellings = malloc(KEPT * sizeof *played->tellings);
    if (played->next == NULL)
        played->next = malloc(KEPT * sizeof *played->next);
    return played->tellings != NULL && played->next != NULL &&
           an__array_reserve_all((void **)&played->taken, &played->capacity, 2 * count + 1,
                                 sizeof *played->taken) &&
           an__array_reserve_all((void **)&played->places, &played->place_capacity,
                                 PLACES * count + 1, sizeof *played->places);
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

/* Searches for the cheapest explanation of the claims from `start` on. Returns false when memory
 * runs out. */
static bool search(an_played *played, const an_game *game, const an_position *start)
{
    an_step step = {.played = played};
    played->result_at = result_at(game);
    played->move_count = 0;
    played->count = 1;
    played->tellings[0] = (an_telling){.may_go_on = UINT32_MAX, .sound = UINT32_MAX};
    if (!add_move(played, &(an_told_move){.position = *start}))
        return false;
    for (; step.index < played->claims.count; step.index++) {
        step.claim = &played->claims.items[step.index];
        step.cost = an__cost_played(step.claim);
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
    played->best.plies = last_of(played, best)->ply;
    played->best.sound = best->sound < played->best.plies ? best->sound : played->best.plies;
    played->is_known = played->best.plies > 0;
    played->best.lost_at = best->lost > 1 ? played->claims.items[best->lost_at].offset : UINT32_MAX;
    list_places(played, best);
    find_margin(played, played->taken + played->claims.count);
}

bool an__played_find(an_played *played, const an_game *game, const an_notation *notation,
                     const an_position *start, an_draft *draft)
{
    if (!an__claims_find(&played->claims, game, notation, draft) || !reserve(played))
        return false;
    played->is_known = played->claims.count <= AN_CLAIMS_MAX && played->claims.has_words;
    if (!played->is_known)
        return true;
    played->forgives = false;
    if (!search(played, game, start))
        return false;
    tell(played);
    return true;
}

bool an__played_forgive(an_played *played, const an_game *game, const an_notation *notation,
                        const an_position *start)
{
    if (!played->is_known ||
        (!an_best_telling(played)->is_broken && an_best_telling(played)->lost < 2))
        return true;
    an__misspelt_begin(&played->misspelt, game, notation);
    played->forgives = true;
    if (!search(played, game, start))
        return false;
    tell(played);
    return true;
}

void an__played_free(an_played *played)
{
    free(played->claims.items);
    free(played->moves);
    free(played->tellings);
    free(played->next);
    free(played->taken);
    free(played->places);
}
