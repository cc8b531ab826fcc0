/* The explanations in which a claim is only spoken of: a variation, a threat, another game. */
#include "spoken_of.h"

#include "clues.h"
#include "play.h"

int an__tear_cost(const an_claim *claim, bool tears)
{
    if (!tears || !(claim->traits & AN_JOINED))
        return 0;
    return an__clue_cost(claim->traits & AN_NEXT_LINE ? AN_CLUE_TEARS_LINE : AN_CLUE_TEARS);
}

/* Follows a claim that is spoken of, from the position `from`. Returns false if it is not legal
 * there. */
static bool follow_from(an_spoken_line *to, const an_claim *claim, const an_position *from,
                        uint32_t ply)
{
    an_position position = *from;
    unsigned i = 0;
    if (position.turn != (claim->is_blacks ? AN_BLACK : AN_WHITE))
        return false;
    for (an_move move; i < claim->count && an__claim_move(&move, &position, claim, i); i++)
        an__play(&position, move);
    if (i < claim->count && !an_may_be_word(claim, i))
        return false;
    *to = (an_spoken_line){position, ply + i};
    return true;
}

/* "Les Blancs menacent 15. Dd3": follows a threat, which is a further move of the side that has
 * just moved to `position`, after `ply` half-moves. Returns false if it is not legal, or if words
 * say that it was played, or if it is a pair of moves that no word calls a threat: a half-move is
 * rather lost before it. */
static bool follow_threat(an_spoken_line *to, const an_claim *claim, const an_position *position,
                          uint32_t ply)
{
    an_position passed = *position;
    const bool is_game =
        claim->traits & AN_TOLD || (claim->count > 1 && !(claim->traits & AN_CUES));
    if (claim->ply != ply + 1 || claim->traits & AN_JOINED || is_game || an_checkers(&passed) != 0)
        return false;
    an__play(&passed, (an_move){.kind = AN_NULL_STEP});
    return follow_from(to, claim, &passed, claim->ply);
}

/* "He expected 5. Ng5, with the threat 6. Nxf7, but 5... O-O stops it": follows a threat in the
 * last line that was spoken of. That line goes on from where it was, unless the threat goes on. */
static bool follow_threat_aside(const an_step *step, const an_telling *from, an_spoken_line *to)
{
    const an_claims *claims = step->claims;
    const bool is_last = step->index + 1 == claims->count;
    const bool goes_on = !is_last && step->claim[1].traits & AN_JOINED;
    if (from->spoken.ply == 0 || !(step->claim->traits & AN_CUED) ||
        step->claim->begin != step->claim[-1].end ||
        !follow_threat(to, step->claim, &from->spoken.position, from->spoken.ply))
        return false;
    *to = goes_on ? *to : from->spoken;
    return true;
}

/* "... Cf6": follows a claim without a number: from the last line that was spoken of, from Black's
 * last turn, or as the answer that is due. Returns false if it is not legal there. */
static bool follow_dots(const an_tellings *tellings, const an_telling *from, an_spoken_line *to,
                        const an_claim *claim)
{
    const an_told_move *last = an_telling_last(tellings, from);
    const bool black_is_due = last->ply % 2 == 1 || last->ply == 0;
    const an_told_move *at = black_is_due ? last : &tellings->moves[last->before];
    return (from->spoken.ply > 0 &&
            follow_from(to, claim, &from->spoken.position, from->spoken.ply)) ||
           follow_from(to, claim, &at->position, at->ply);
}

/* Follows a claim that is spoken of, from the last such line, or from the game. Returns false if it
 * is legal nowhere. */
static bool follow_aside(const an_step *step, const an_telling *from, an_spoken_line *to)
{
    const an_tellings *tellings = step->tellings;
    const an_claim *claim = step->claim;
    if (claim->traits & AN_NO_NUMBER)
        return follow_dots(tellings, from, to, claim);
    const an_told_move *last = an_telling_last(tellings, from),
                       *at = an__telling_at(tellings, from, claim->ply);
    const bool goes_on = from->spoken.ply > 0 && from->spoken.ply == claim->ply;
    return (goes_on && follow_from(to, claim, &from->spoken.position, claim->ply)) ||
           (at != NULL && follow_from(to, claim, &at->position, claim->ply)) ||
           follow_threat(to, claim, &last->position, last->ply) ||
           follow_threat_aside(step, from, to) || (claim->ply < last->ply && at == NULL);
}

/* Follows a claim that goes on from the last line that was spoken of, in which a move is misspelt.
 * Returns false if there is none. */
static bool follow_misspelt(const an_step *step, const an_telling *from, an_telling *to)
{
    an_move move;
    const an_claim *claim = step->claim;
    an_position position = from->spoken.position;
    bool goes_on = from->spoken.ply > 0 &&
                   (claim->traits & AN_NO_NUMBER || claim->ply == from->spoken.ply) &&
                   position.turn == (claim->is_blacks ? AN_BLACK : AN_WHITE);
    if (step->misspelt == NULL || !goes_on)
        return false;
    for (unsigned i = 0; i < claim->count; i++) {
        if (!an__claim_move(&move, &position, claim, i)) {
            const an_meant *meant = an__misspelt_find(step->misspelt, claim, i, &position);
            if (meant->count == 0)
                return false;
            move = meant->list[0].move;
        }
        an__play(&position, move);
    }
    to->spoken = (an_spoken_line){position, from->spoken.ply + claim->count};
    to->cost += an__clue_cost(AN_CLUE_ILLEGAL);
    return true;
}

/* Returns true if the moves of a claim that is spoken of were played in the game. */
static bool says_played(const an_tellings *tellings, const an_telling *from, const an_claim *claim)
{
    const an_told_move *at =
        claim->traits & AN_NO_NUMBER ? NULL : an__telling_at(tellings, from, claim->ply);
    an_move move;
    for (unsigned i = 0; i < claim->count && at != NULL; i++) {
        const an_told_move *next = an__telling_at(tellings, from, claim->ply + i + 1);
        bool is_same = next != NULL && an__claim_move(&move, &at->position, claim, i) &&
                       an_move_equal(move, next->move);
        at = is_same ? next : NULL;
    }
    return at != NULL;
}

/* Returns what it costs to take a claim as spoken of. */
static int cost_of_aside(const an_tellings *tellings, const an_telling *from, const an_claim *claim,
                         bool is_legal)
{
    const uint32_t ply = an_telling_last(tellings, from)->ply;
    const bool is_cued = claim->traits & AN_CUES, has_ply = !(claim->traits & AN_NO_NUMBER);
    int cost = an__tear_cost(claim, from->took_last);
    if (is_legal)
        return cost + (!is_cued && claim->ply == ply ? an__clue_cost(AN_CLUE_DUE) : 0);
    const bool goes_on = has_ply && from->lost.until > 0 && from->lost.until == claim->ply;
    if (from->is_broken)
        return cost;
    if (goes_on) /* most was paid for the claim before it */
        return cost + an__clue_cost(AN_CLUE_AHEAD);
    bool is_ahead = has_ply && !is_cued && claim->ply > ply;
    return cost + an__clue_cost(AN_CLUE_ILLEGAL) + (is_ahead ? an__clue_cost(AN_CLUE_AHEAD) : 0);
}

/* Notes a claim that is legal nowhere if it may be the continuation of the game after a gap. */
static void note_lost(const an_step *step, an_telling *to)
{
    const an_claim *claim = step->claim;
    if (claim->traits & (AN_CUES | AN_NO_NUMBER) ||
        claim->ply < an_telling_last(step->tellings, to)->ply)
        return;
    to->lost.first = to->lost.count == 0 ? step->index : to->lost.first;
    const uint32_t count = claim->count - an_may_be_word(claim, claim->count - 1u);
    to->lost.count += count;
    to->lost.until = claim->ply + count;
}

/* Notes how far a line that is spoken of goes beyond the game. */
static void note_ahead(const an_tellings *tellings, an_telling *to)
{
    const uint32_t ply = an_telling_last(tellings, to)->ply;
    if (to->spoken.ply > ply + to->ahead)
        to->ahead = to->spoken.ply - ply;
}

/* Notes a claim that would go on with the game, though it stands behind others that are spoken of:
 * "3... a6, mieux que 3... d6 4. Fa4 Cf6". */
static void note_going_on(const an_step *step, an_telling *to)
{
    enum { OF_ITS_OWN = (AN_CUES & ~AN_CUED_EARLIER) | AN_BEHIND_END | AN_SHORT | AN_NO_NUMBER };
    const an_claim *claim = step->claim;
    const an_told_move *last = an_telling_last(step->tellings, to);
    an_move move;
    if (to->may_go_on == UINT32_MAX && !(claim->traits & OF_ITS_OWN) && claim->ply == last->ply &&
        claim->offset < step->result_at && an__claim_move(&move, &last->position, claim, 0))
        to->may_go_on = step->index;
}

void an__speak_of(const an_step *step, const an_telling *from)
{
    enum { UNKNOWN = AN_BARE | AN_NO_NUMBER };
    const an_tellings *tellings = step->tellings;
    const an_claim *claim = step->claim;
    an_telling to = *from;
    to.took_last = false;
    if (says_played(tellings, from, claim)) {
        to.cost += an__clue_cost(AN_CLUE_KNOWN);
        to.spoken.ply = 0;
    } else if ((claim->traits & UNKNOWN) != UNKNOWN) {
        bool is_legal = follow_aside(step, from, &to.spoken) || follow_misspelt(step, from, &to);
        to.cost += cost_of_aside(tellings, from, claim, is_legal);
        to.spoken.ply = is_legal ? to.spoken.ply : 0;
        to.leaves_open |= !is_legal || !(claim->traits & AN_CUES);
        if (!is_legal)
            note_lost(step, &to);
        note_ahead(tellings, &to);
        note_going_on(step, &to);
    }
    an__tellings_keep(step->tellings, &to);
}
