/* In which language a game is written: decided by replaying it, whatever shortcut is taken. */
#include "arbiter.h"

#include "text.h"

enum { NOTATIONS_MAX = 64 };

static bool letter_reads_same(const an_notation *a, const an_notation *b, an_role role)
{
    return strcmp(a->language->letter[role], b->language->letter[role]) == 0;
}

/* Whether b takes every letter that a used for these pieces for the same piece. */
static bool reads_same(const an_notation *a, const an_notation *b, uint32_t roles)
{
    if (a->language == NULL || b->language == NULL)
        return a->language == b->language;
    for (an_role role = AN_PAWN; role < AN_ROLES; role++)
        if ((roles >> role & 1) && !letter_reads_same(a, b, role))
            return false;
    return true;
}

/* Whether b has a meaning at all for every letter that a used. */
static bool may_read(const an_notation *a, const an_notation *b, uint32_t roles)
{
    if (a->language == NULL || b->language == NULL)
        return true;
    for (an_role used = AN_PAWN; used < AN_ROLES; used++) {
        if (!(roles >> used & 1))
            continue;
        bool known = false;
        for (an_role role = AN_PAWN; role < AN_ROLES && !known; role++)
            known = strcmp(a->language->letter[used], b->language->letter[role]) == 0;
        if (!known)
            return false;
    }
    return true;
}

/* The first notation in order of preference that reads the game like this one. */
static size_t first_alike(const an_arbiter *arbiter, size_t index, uint32_t roles)
{
    for (size_t i = 0; i < index; i++)
        if (reads_same(&arbiter->notations[index], &arbiter->notations[i], roles))
            return i;
    return index;
}

static uint64_t language_bit(const an_notation *notation)
{
    for (size_t i = 0; i < an_language_count; i++)
        if (notation->language == &an_languages[i])
            return UINT64_C(1) << i;
    return 0;
}

static size_t furthest(const an_trial *trials, size_t count)
{
    size_t best = 0;
    for (size_t i = 1; i < count; i++)
        if (trials[i].plies > trials[best].plies)
            best = i;
    return best;
}

/* Survivors that hold in the variations, if there are any. */
static void narrow(const an_trial *trials, bool *survives, size_t count)
{
    bool any = false;
    for (size_t i = 0; i < count; i++)
        any = any || (survives[i] && trials[i].variations_hold);
    for (size_t i = 0; any && i < count; i++)
        survives[i] = survives[i] && trials[i].variations_hold;
}

/* The last game's language is tried first: if it plays the game, and none but languages that read
 * the same could, nothing else needs to be replayed. */
static bool settles(const an_arbiter *arbiter, size_t index, const an_trial *trial)
{
    if (!trial->is_whole)
        return false;
    for (size_t i = 0; i < arbiter->notation_count; i++) {
        const an_notation *other = &arbiter->notations[i];
        if (!reads_same(&arbiter->notations[index], other, trial->roles) &&
            may_read(&arbiter->notations[index], other, trial->roles))
            return false;
    }
    return true;
}

static const an_notation *decide(an_arbiter *arbiter, const an_trial *trials)
{
    bool survives[NOTATIONS_MAX];
    size_t count = arbiter->notation_count, first = count;
    uint64_t readings = 0;
    bool with_english = false;
    for (size_t i = 0; i < count; i++)
        survives[i] = trials[i].is_whole;
    narrow(trials, survives, count);
    bool agree = true;
    for (size_t i = 0; i < count; i++) {
        if (!survives[i])
            continue;
        if (first == count)
            first = i;
        agree = agree &&
                reads_same(&arbiter->notations[first], &arbiter->notations[i], trials[first].roles);
        with_english = with_english || language_bit(&arbiter->notations[i]) == 1;
        readings |= language_bit(&arbiter->notations[i]);
    }
    if (first == count)
        return &arbiter->notations[arbiter->last = furthest(trials, count)];
    if (agree)
        return &arbiter->notations[arbiter->last = first];
    bool standard_decides = with_english && arbiter->game->tag_count > 0;
    an_finding *finding =
        an_arbiter_find(arbiter, standard_decides ? AN_LANGUAGE_NOTE : AN_UNDECIDED_LANGUAGE,
                        (uint32_t)arbiter->game->start, 1);
    /* English is the first row, so it is the first survivor */
    if (finding != NULL)
        finding->languages = standard_decides ? readings & ~UINT64_C(1) : readings;
    return standard_decides ? &arbiter->notations[first] : NULL;
}

const an_notation *an_arbiter_detect(an_arbiter *arbiter)
{
    an_trial trials[NOTATIONS_MAX];
    size_t last = arbiter->last;
    if (arbiter->notation_count == 1)
        return &arbiter->notations[0];
    trials[last] = an_arbiter_try(arbiter, &arbiter->notations[last]);
    if (settles(arbiter, last, &trials[last]))
        return &arbiter->notations[first_alike(arbiter, last, trials[last].roles)];
    for (size_t i = 0; i < arbiter->notation_count && i < NOTATIONS_MAX; i++)
        if (i != last)
            trials[i] = an_arbiter_try(arbiter, &arbiter->notations[i]);
    return decide(arbiter, trials);
}
