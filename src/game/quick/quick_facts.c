/* Repetitions and quiet plies, found after the whole game was played, from the words and the
 * occupied squares alone. Equal positions have the same squares occupied, but different ones may
 * have them, too. So what is found here may be a false alarm, and the general way decides. */
#include "quick_facts.h"

#include "compiler.h"
#include "draw_rules.h"
#include "plain.h"

/* A quick test by a hash, which equal positions share. Returns false only if none of the `count`
 * positions can have occurred `times` times. */
static bool may_repeat(const an_squares *occupied, size_t count, unsigned times)
{
    enum { BITS = 8 };
    uint8_t met[1 << BITS] = {0};
    unsigned most = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned here = ++met[occupied[i] * UINT64_C(0x9e3779b97f4a7c15) >> (64 - BITS)];
        most = here > most ? here : most;
    }
    return most >= times;
}

/* Returns true if the same squares are occupied at least `times` times with the same side to move.
 */
static bool repeats(const an_squares *occupied, size_t count, unsigned times)
{
    unsigned most = 0;
    for (size_t first = 0; first < count; first++) {
        unsigned here = 0;
        for (size_t i = first; i < count; i += 2)
            here += occupied[i] == occupied[first];
        most = here > most ? here : most;
    }
    return most >= times;
}

/* Returns true if a stretch of `quiet` plies may call for a finding. */
static bool is_remarkable(const an_findings *findings, const an_squares *occupied, size_t quiet)
{
    const bool *raises = findings->raises;
    unsigned times = raises[AN_THREEFOLD] ? AN_THREEFOLD_TIMES : AN_FIVEFOLD_TIMES;
    return quiet >= (raises[AN_FIFTY_MOVES] ? AN_FIFTY_MOVES_PLIES : AN_SEVENTY_FIVE_MOVES_PLIES) ||
           (may_repeat(occupied, quiet + 1, times) && repeats(occupied, quiet + 1, times));
}

/* Returns the ply at which the quiet plies before `ply` begin. */
static size_t quiet_since(const an_quick_words *words, size_t ply)
{
    while (ply > 0 && !an_plain_zeroes(words->plain[ply - 1]))
        ply--;
    return ply;
}

/* Returns the first ply from `ply` on that is not quiet. */
static size_t quiet_until(const an_quick_words *words, size_t ply)
{
    while (ply < words->count && !an_plain_zeroes(words->plain[ply]))
        ply++;
    return ply;
}

/* Returns true if a stretch of at least 2 * block quiet plies may call for a finding. Each such
 * stretch contains a whole aligned block, so it is enough to test all plies of a block at once. */
static AN_INLINED bool has_facts(const an_quick_words *words, const an_findings *findings,
                                 const an_squares *occupied, size_t block)
{
    for (size_t ply = 0; ply + block <= words->count; ply += block) {
        an_plain any = 0;
        for (size_t i = 0; i < block; i++)
            any |= words->plain[ply + i];
        if (an_plain_zeroes(any))
            continue;
        size_t since = quiet_since(words, ply), until = quiet_until(words, ply);
        if (until - since >= 2 * block && is_remarkable(findings, occupied + since, until - since))
            return true;
        ply = until / block * block;
    }
    return false;
}

bool an__quick_has_facts(const an_quick_words *words, const an_findings *findings,
                         const an_squares *occupied)
{
    enum {
        THREEFOLD = 8,
        FIVEFOLD = 16
    }; /* the fewest plies before a position can stand for the third, or fifth, time */
    if (findings->bench->rules->without_facts)
        return false;
    return findings->raises[AN_THREEFOLD] ? has_facts(words, findings, occupied, THREEFOLD / 2)
                                          : has_facts(words, findings, occupied, FIVEFOLD / 2);
}

size_t an__quick_quiet(const an_quick_words *words)
{
    return words->count - quiet_since(words, words->count);
}
