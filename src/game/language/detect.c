/* Detection: a game is played in every notation, and the one that plays it to the end is its own.
 * The first round tries well attested languages with exact letters. A second round, in which all
 * languages are read leniently, follows only if none of them plays the game. */
#include "detect.h"

#include "alphabets.h"
#include "bitboard.h"
#include "broken.h"
#include "findings.h"
#include "named_pawns.h"
#include "prose_language.h"
#include "rounds.h"
#include "trial.h"

/* Returns the index of the notation after which a game is named that all of `set` read alike: the
 * one whose words a plain text uses most, otherwise the first. */
static size_t name_of(const an_detection *d, uint64_t set)
{
    const an_game *game = d->bench->game;
    return game->is_text ? an__language_named(game->bytes, d->candidates->notations, set)
                         : an_first(set);
}

/* Returns, of each different game that the `surviving` notations play, the first notation. */
static uint64_t readings_of(const an_round *r, uint64_t surviving)
{
    uint64_t readings = 0;
    for (size_t i = 0; i < r->d->candidates->count; i++) {
        if (!(surviving >> i & 1))
            continue;
        bool is_new = true;
        for (size_t j = 0; j < i; j++)
            if ((readings >> j & 1) && an_round_trial(r, j)->digest == an_round_trial(r, i)->digest)
                is_new = false;
        if (is_new)
            readings |= UINT64_C(1) << i;
    }
    return readings;
}

/* Returns the index of the `surviving` notation whose words the text uses most, and sets `*word` to
 * the first of them. Returns AN_NOTATIONS_MAX if the words of a notation that plays another game
 * weigh as much, or if none weigh AN_WORD_USE_TELLS. */
static size_t told_in(const an_round *r, uint64_t surviving, an_text *word)
{
    const an_candidates *candidates = r->d->candidates;
    size_t best = AN_NOTATIONS_MAX, most = AN_WORD_USE_TELLS - 1;
    while (surviving != 0) {
        size_t i = an_take_first(&surviving);
        an_word_use use = an__word_use(r->d->bench->game->bytes, &candidates->notations[i]);
        if (use.weight > most) {
            best = i;
            most = use.weight;
            *word = use.first;
        } else if (use.weight == most && best != AN_NOTATIONS_MAX &&
                   an_round_trial(r, i)->digest != an_round_trial(r, best)->digest) {
            best = AN_NOTATIONS_MAX;
        }
    }
    return best;
}

/* Decides between different games. If there are tags, the English one counts, by the PGN standard.
 * Otherwise the words of the text decide; if they do not, the language stays undecided. */
static const an_notation *judge_readings(const an_round *r, uint64_t readings, uint64_t surviving)
{
    an_detection *d = r->d;
    const an_game *game = d->bench->game;
    uint64_t languages = an__languages_of(d->candidates->notations, readings);
    an_text word = {0};
    /* English is the first row of the table, and so its reading is the first */
    size_t chosen =
        (languages & 1) && game->tag_count > 0 ? an_first(readings) : told_in(r, surviving, &word);
    bool is_decided = chosen != AN_NOTATIONS_MAX;
    const an_notation *notation = is_decided ? &d->candidates->notations[chosen] : NULL;
    an_finding *finding =
        an__find(d->findings, is_decided ? AN_LANGUAGE_NOTE : AN_UNDECIDED_LANGUAGE,
                 (uint32_t)game->start, 1);
    if (finding == NULL)
        return notation;
    for (uint64_t others = readings; is_decided && others != 0;) {
        size_t i = an_take_first(&others);
        if (an_round_trial(r, i)->digest == an_round_trial(r, chosen)->digest)
            readings &= ~(UINT64_C(1) << i);
    }
    finding->facts.languages = an__languages_of(d->candidates->notations, readings);
    finding->facts.other = word;
    finding->notation = notation;
    return notation;
}

/* Returns the ply at which the last of the other notations broke off. That is the last ply of the
 * game if another notation played all of it with letters of another script. */
static uint32_t settling_ply(const an_round *r, uint64_t surviving)
{
    uint32_t last = 0, end = an_round_trial(r, an_first(surviving))->plies;
    for (size_t i = 0; i < r->d->candidates->count; i++)
        if ((r->entered & ~surviving) >> i & 1 && an_round_trial(r, i)->plies + 1 > last)
            last = an_round_trial(r, i)->plies + 1;
    return last < end ? last : end;
}

static const an_notation *settle(an_round *r, uint64_t surviving)
{
    an_detection *d = r->d;
    uint64_t readings = readings_of(r, surviving);
    d->settled_at = settling_ply(r, surviving);
    if ((readings & (readings - 1)) != 0)
        return judge_readings(r, readings, surviving);
    d->candidates->last = name_of(d, surviving);
    return &d->candidates->notations[d->candidates->last];
}

/* Returns true if a trial played every move, named pieces by letters, and understood each word to
 * its end. */
static bool plays_all(const an_trial *trial)
{
    return trial->is_whole && trial->variations_hold && !trial->has_figurines &&
           !trial->leaves_over;
}

/*
 * Settles the language without other trials, after one in the notation of the last game. Only a
 * notation that knows all letters of the game, and disagrees on one, can read another game. If
 * there is none, returns the one of those that agree on all of them after which the game is named.
 * Returns NULL if others must be tried.
 */
static const an_notation *settle_alone(an_detection *d, uint64_t entered, const an_trial *trial)
{
    if (!plays_all(trial))
        return NULL;
    an_agreement agreement = an__agreement_on(d->candidates, d->candidates->last, trial->roles);
    if (agreement.knows & ~agreement.reads_same & entered)
        return NULL;
    return &d->candidates->notations[name_of(d, agreement.reads_same & entered)];
}

/* Returns figurine or UCI for a game that has only figurines or coordinates; otherwise `notation`.
 */
static const an_notation *beyond_language(const an_detection *d, const an_notation *notation,
                                          const an_trial *trial)
{
    if (notation == NULL || d->candidates->own == NULL || trial->plies == 0)
        return notation;
    if (trial->has_figurines && trial->roles <= 1)
        return &d->candidates->beyond[AN_BEYOND_FIGURINE];
    if (trial->only_coordinates)
        return &d->candidates->beyond[AN_BEYOND_UCI];
    return notation;
}

/* Returns true if the first move is a number, such as 5254. Then all moves are, and no language is
 * tried. */
static bool begins_with_number(const an_detection *d)
{
    const an_game *game = d->bench->game;
    size_t first = 0;
    while (first < game->token_count && game->tokens[first].kind != AN_TOKEN_MOVE)
        first++;
    if (d->candidates->own == NULL || first == game->token_count)
        return false;
    char digit = game->bytes.at[game->tokens[first].offset];
    return digit >= '1' && digit <= '8';
}

static bool is_numeric(an_detection *d)
{
    d->tried = 0;
    return begins_with_number(d) && an__try(d, &d->candidates->beyond[AN_BEYOND_ICCF]).plies > 0;
}

const an_notation *an__last_notation(const an_detection *d)
{
    bool is_asked = d->candidates->count > 1 && !d->bench->rules->tries_all;
    if (is_asked && d->candidates->last_beyond != NULL)
        return d->candidates->last_beyond;
    bool is_well_attested = d->candidates->well_attested >> d->candidates->last & 1;
    return is_asked && is_well_attested ? &d->candidates->notations[d->candidates->last] : NULL;
}

const an_notation *an__guess(const an_detection *d)
{
    return begins_with_number(d) ? NULL : an__last_notation(d);
}

/* Returns true if detection would also name the guess, which is no language. All languages read
 * figurines alike, and coordinates too, except for the letter of a promotion. */
static bool is_beyond(an_detection *d, const an_notation *guess)
{
    const an_trial *trial = &d->guess;
    if (guess == &d->candidates->beyond[AN_BEYOND_FIGURINE])
        return trial->variations_hold && !trial->leaves_over && trial->has_figurines &&
               trial->roles <= 1;
    const an_notation *found = settle_alone(d, d->candidates->well_attested, trial);
    return found != NULL && beyond_language(d, found, trial) == guess;
}

bool an__guess_is_right(an_detection *d)
{
    const an_trial *trial = &d->guess;
    if (d->bench->notation == d->candidates->last_beyond)
        return is_beyond(d, d->bench->notation);
    if (an_guess_names_pawns(d))
        return plays_all(trial) && an__only_guess_fits(d);
    const an_notation *found = settle_alone(d, d->candidates->well_attested, trial);
    return found == d->bench->notation && beyond_language(d, found, trial) == found;
}

static const an_notation *detect(an_detection *d)
{
    if (d->candidates->count == 1)
        return &d->candidates->notations[0];
    if (is_numeric(d))
        return &d->candidates->beyond[AN_BEYOND_ICCF];
    an_round exact = {
        .d = d, .exact = true, .entered = d->candidates->well_attested, .trials = d->trials};
    an__round_try(&exact);
    uint64_t surviving = an__round_survivors(&exact);
    if (surviving != 0)
        return beyond_language(d, settle(&exact, surviving),
                               an_round_trial(&exact, an_first(surviving)));

    an_round lenient = {.d = d,
                        .entered = an_all_candidates(d->candidates),
                        .earlier = &exact,
                        .trials = d->lenient_trials};
    an__round_try(&lenient);
    surviving = an__round_survivors(&lenient);
    if (surviving != 0 && !an__is_owed_to_chance(&exact, &lenient, surviving))
        return settle(&lenient, surviving);
    return an__detect_broken(&exact, &lenient);
}

const an_notation *an__detect(an_detection *d)
{
    const an_notation *found = detect(d), *beyond = d->candidates->beyond;
    bool can_be_guessed = found == &beyond[AN_BEYOND_FIGURINE] || found == &beyond[AN_BEYOND_UCI];
    d->candidates->last_beyond = can_be_guessed ? found : NULL;
    return found;
}
