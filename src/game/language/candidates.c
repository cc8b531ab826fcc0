/* The candidates, as the rules name them. */
#include "candidates.h"

#include <assert.h>
#include <stdlib.h>

#include "bitboard.h"
#include "notation.h"

static bool take_all_languages(an_candidates *candidates)
{
    candidates->own = calloc(an_language_count, sizeof *candidates->own);
    if (candidates->own == NULL)
        return false;
    for (size_t i = 0; i < an_language_count; i++)
        candidates->own[i] = an_notation_of(&an_languages[i], AN_STYLE_SHORT);
    candidates->notations = candidates->own;
    candidates->count = an_language_count;
    candidates->beyond[AN_BEYOND_FIGURINE] = an_notation_of(&an_figurine, AN_STYLE_SHORT);
    candidates->beyond[AN_BEYOND_UCI] = an_notation_of(NULL, AN_STYLE_UCI);
    candidates->beyond[AN_BEYOND_ICCF] = an_notation_of(NULL, AN_STYLE_ICCF);
    return true;
}

/* Returns true if a language is common enough to be tried in the first round. Notations that the
 * rules name always are. */
static bool is_well_attested(const an_candidates *candidates, const an_notation *notation)
{
    return candidates->own == NULL || notation->language->confidence <= AN_CONFIDENCE_MEDIUM;
}

bool an__candidates_open(an_candidates *candidates, const an_judge_options *rules)
{
    assert(rules->from == NULL || (rules->from_count > 0 && rules->from_count <= AN_NOTATIONS_MAX));
    candidates->rules = rules;
    candidates->notations = rules->from;
    candidates->count = rules->from_count;
    candidates->own = NULL;
    candidates->numeric = NULL;
    candidates->last = 0;
    candidates->last_beyond = NULL;
    candidates->lettered = candidates->well_attested = 0;
    an__alphabets_open(&candidates->alphabets);
    an__words_open(&candidates->words);
    if (rules->from == NULL && !take_all_languages(candidates))
        return false;
    for (size_t i = 0; i < candidates->count; i++) {
        const an_notation *notation = &candidates->notations[i];
        bool has_letters = notation->language != NULL && !an_is_coordinates(notation);
        candidates->lettered |= (uint64_t)has_letters << i;
        candidates->well_attested |= (uint64_t)is_well_attested(candidates, notation) << i;
        if (notation->style == AN_STYLE_ICCF)
            candidates->numeric = notation;
    }
    return true;
}

void an__candidates_close(an_candidates *candidates)
{
    free(candidates->own);
}

uint64_t an__languages_of(const an_notation *notations, uint64_t set)
{
    uint64_t languages = 0;
    while (set != 0) {
        const an_language *language = notations[an_take_first(&set)].language;
        for (size_t n = 0; n < an_language_count; n++)
            if (language == &an_languages[n])
                languages |= UINT64_C(1) << n;
    }
    return languages;
}
