/* In which language a game is written: decided by replaying it, whatever shortcut is taken.
 *
 * Languages are first tried with the letters of the table alone; pawn letters, aliases, small and
 * look-alike letters, and languages that are badly attested, only if none plays the game so. */
#include "arbiter.h"

#include "notation.h"
#include "text.h"

/* One round of trials: by notation, with exact letters or not. */
typedef struct round {
    an_arbiter *arbiter;
    bool exact;
    uint64_t entered; /* notations that take part, bit by index */
    uint64_t tried;
    uint64_t certain;            /* of these, what is read the same with letters beyond the table */
    const struct round *earlier; /* the round with exact letters, NULL in that one */
    an_trial *trials;            /* by notation, of those that were tried themselves */
    uint64_t own;                /* those with a trial of their own */
    uint64_t shared_by[AN_NOTATIONS_MAX]; /* who shares it, the notation itself included */
    uint8_t tried_as[AN_NOTATIONS_MAX];   /* whose trial is each one's */
} round;

static uint64_t everybody(const an_arbiter *arbiter)
{
    return ~UINT64_C(0) >> (64 - arbiter->notation_count);
}

static size_t first_of(uint64_t set)
{
    return an_first(set);
}

static const an_trial *trial_of(const round *r, size_t index)
{
    return &r->trials[r->tried_as[index]];
}

/* A guess that has met named pawns is of the second round, any other of the first. */
static an_trial replay(const round *r, size_t index)
{
    an_arbiter *arbiter = r->arbiter;
    bool was_guessed = r->exact != an_arbiter_guess_names_pawns(arbiter) &&
                       index == arbiter->last && arbiter->reached.is_known;
    an_notation notation = arbiter->notations[index];
    notation.exact = r->exact;
    arbiter->tried = UINT64_C(1) << index;
    return was_guessed ? an_arbiter_try_on(arbiter, &notation) : an_arbiter_try(arbiter, &notation);
}

static void keep(round *r, size_t index, const an_trial *trial)
{
    uint64_t self = UINT64_C(1) << index;
    r->trials[index] = *trial;
    r->tried_as[index] = (uint8_t)index;
    r->shared_by[index] = self;
    r->own |= self;
    r->tried |= self;
    r->certain |= self & trial->alike_leniently;
}

/* Takes the trial of a notation for those that cannot but read the game as it did, and for those
 * with the same letters throughout, which may differ beyond the table. */
static void share(round *r, size_t index, uint64_t alike)
{
    an_arbiter *arbiter = r->arbiter;
    uint64_t free = r->entered & ~r->tried;
    uint64_t same = arbiter->rules->tries_all ? 0 : free & alike;
    uint64_t twins = same | (r->exact ? free & arbiter->twins[index] : 0);
    r->shared_by[index] |= twins;
    r->tried |= twins;
    r->certain |= same & r->trials[index].alike_leniently;
    while (twins != 0)
        r->tried_as[an_take_first(&twins)] = (uint8_t)index;
}

static void try_one(round *r, size_t index)
{
    an_arbiter_know_letters(r->arbiter, index);
    an_trial trial = replay(r, index);
    keep(r, index, &trial);
}

/* What was certain in the earlier round is so in this one. */
static void take_earlier(round *r)
{
    if (r->earlier == NULL)
        return;
    uint64_t certain = r->earlier->certain & r->entered;
    while ((certain &= ~r->tried) != 0) {
        size_t index = first_of(certain);
        keep(r, index, trial_of(r->earlier, index));
        share(r, index, r->trials[index].alike_leniently);
    }
}

static void try_all(round *r)
{
    uint64_t left = r->tried;
    take_earlier(r);
    while (left != 0) {
        size_t index = an_take_first(&left);
        share(r, index, r->trials[index].alike);
    }
    while ((left = r->entered & ~r->tried) != 0) {
        size_t index = first_of(left);
        try_one(r, index);
        share(r, index, r->trials[index].alike);
    }
}

/* What plays the whole main line, and of that what plays the variations, if anything does. */
static uint64_t survivors(const round *r)
{
    uint64_t whole = 0, holding = 0, own = r->own;
    while (own != 0) {
        size_t index = an_take_first(&own);
        const an_trial *trial = &r->trials[index];
        whole |= trial->is_whole ? r->shared_by[index] : 0;
        holding |= trial->is_whole && trial->variations_hold ? r->shared_by[index] : 0;
    }
    return r->entered & (holding != 0 ? holding : whole);
}

/* The first survivor with each reading. */
static uint64_t readings_of(const round *r, uint64_t surviving)
{
    uint64_t readings = 0;
    for (size_t i = 0; i < r->arbiter->notation_count; i++) {
        if (!(surviving >> i & 1))
            continue;
        bool is_new = true;
        for (size_t j = 0; j < i; j++)
            if ((readings >> j & 1) && trial_of(r, j)->digest == trial_of(r, i)->digest)
                is_new = false;
        if (is_new)
            readings |= UINT64_C(1) << i;
    }
    return readings;
}

/* The set as languages of the table. */
static uint64_t languages_of(const an_arbiter *arbiter, uint64_t set)
{
    uint64_t languages = 0;
    for (size_t i = 0; i < arbiter->notation_count; i++)
        for (size_t n = 0; n < an_language_count && n < 64; n++)
            if ((set >> i & 1) && arbiter->notations[i].language == &an_languages[n])
                languages |= UINT64_C(1) << n;
    return languages;
}

/* Several readings survive: English if there are tags (the PGN standard says so), else none. */
static const an_notation *judge_readings(an_arbiter *arbiter, uint64_t readings)
{
    uint64_t languages = languages_of(arbiter, readings);
    bool standard_decides = (languages & 1) && arbiter->game->tag_count > 0;
    an_finding *finding =
        an_arbiter_find(arbiter, standard_decides ? AN_LANGUAGE_NOTE : AN_UNDECIDED_LANGUAGE,
                        (uint32_t)arbiter->game->start, 1);
    if (finding != NULL)
        finding->languages = standard_decides ? languages & ~UINT64_C(1) : languages;
    /* English is the first row, so it is the first survivor */
    return standard_decides ? &arbiter->notations[first_of(readings)] : NULL;
}

/* The ply after which no language but those that read the same game was left. */
static uint32_t settling_ply(const round *r, uint64_t surviving)
{
    uint32_t last = 0;
    for (size_t i = 0; i < r->arbiter->notation_count; i++)
        if ((r->entered & ~surviving) >> i & 1 && trial_of(r, i)->plies + 1 > last)
            last = trial_of(r, i)->plies + 1;
    return last;
}

static const an_notation *settle(round *r, uint64_t surviving)
{
    an_arbiter *arbiter = r->arbiter;
    uint64_t readings = readings_of(r, surviving);
    arbiter->settled_at = settling_ply(r, surviving);
    if ((readings & (readings - 1)) != 0)
        return judge_readings(arbiter, readings);
    arbiter->last = first_of(surviving);
    return &arbiter->notations[arbiter->last];
}

/* Those that got furthest. */
static uint64_t leaders(const round *r)
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

/* What got furthest; of several that which knows most of the letters, then the first. A language
 * that is rarer than English and French must know all of them, and more than one letter more. */
static size_t furthest(const round *r)
{
    an_arbiter *arbiter = r->arbiter;
    const an_legible *legible = &arbiter->legible;
    uint64_t left = leaders(r);
    size_t best = an_take_first(&left);
    an_arbiter_count_legible(arbiter, UINT64_C(1) << best);
    unsigned most = an_legible_moves(legible, best);
    if (most < legible->words)
        an_arbiter_count_legible(arbiter, everybody(arbiter));
    while (left != 0 && most < legible->words) {
        size_t index = an_take_first(&left);
        unsigned moves = an_legible_moves(legible, index);
        bool is_better = an_is_usual(&arbiter->notations[index])
                             ? moves > most
                             : moves > most + 1 && moves == legible->words;
        if (!is_better)
            continue;
        best = index;
        most = moves;
    }
    return best;
}

/* A language with letters of its own, that no other one shares throughout. */
static bool is_loner(an_arbiter *arbiter, size_t index)
{
    an_arbiter_know_letters(arbiter, index);
    return (arbiter->twins[index] & arbiter->well_attested) == UINT64_C(1) << index;
}

/*
 * Where a letter is wrong, the language of the game breaks off, and a rarer one, in which that
 * letter is a piece, may go on by chance: Gf3 of a French game is a queen's move in Interlingua. So
 * one that got nearly as far is likelier if it knows all but a few of the words, and the rare one
 * misses several times as many; English or French also if it misses a single one, and a rare one
 * that stands alone misses as many.
 */
static size_t likeliest(const round *r, size_t furthest_one)
{
    enum { CLEARLY = 3, MORE_IF_USUAL = 2, MORE = 3 };
    an_arbiter *arbiter = r->arbiter;
    const an_legible *legible = &arbiter->legible;
    uint32_t plies = trial_of(r, furthest_one)->plies;
    size_t best = furthest_one;
    if (an_is_usual(&arbiter->notations[furthest_one]))
        return best;
    an_arbiter_count_legible(arbiter, everybody(arbiter));
    unsigned missed = legible->words - an_legible_moves(legible, furthest_one), least = missed;
    bool is_alone = is_loner(arbiter, furthest_one) && missed > 0;
    for (uint64_t left = r->entered; left != 0;) {
        size_t index = an_take_first(&left);
        unsigned misses = legible->words - an_legible_moves(legible, index);
        unsigned more = an_is_usual(&arbiter->notations[index]) ? MORE_IF_USUAL : MORE;
        bool is_near = trial_of(r, index)->plies + AN_CHANCE_PLIES > plies;
        bool is_plainer = missed >= misses + more && missed >= CLEARLY * misses;
        bool is_slip = misses == 1 && is_alone && an_is_usual(&arbiter->notations[index]);
        if (is_near && ((is_plainer && misses < least) || (is_slip && best == furthest_one))) {
            best = index;
            least = misses;
        }
    }
    return best;
}

/* Whether a notation beyond the languages reads all that this one reads, some of it by a form of
 * its own. What neither reads does not tell. */
static bool reads_all(const an_arbiter *arbiter, const an_notation *beyond, unsigned form,
                      const an_notation *notation)
{
    const an_game *game = arbiter->game;
    bool has_form = false;
    for (size_t i = 0; i < game->token_count; i++) {
        an_san san;
        if (game->tokens[i].kind != AN_TOKEN_MOVE)
            continue;
        an_text word = an_token_text(game, &game->tokens[i]);
        if (an_san_read(&san, word, beyond))
            has_form |= (san.forms & form) != 0;
        else if (an_san_read(&san, word, notation))
            return false;
    }
    return has_form;
}

/* A broken game without a language of its own: what stands behind the error is asked, too, for it
 * is judged by what is found here. */
static const an_notation *beyond_broken(const an_arbiter *arbiter, const an_notation *notation,
                                        const an_trial *trial)
{
    const an_notation *figurine = &arbiter->beyond[AN_BEYOND_FIGURINE];
    const an_notation *uci = &arbiter->beyond[AN_BEYOND_UCI];
    if (arbiter->own_notations == NULL)
        return notation;
    if (trial->only_coordinates && reads_all(arbiter, uci, AN_FORM_COORDINATES, notation))
        return uci;
    bool has_letters = trial->roles > 1;
    bool is_figurine = !has_letters && reads_all(arbiter, figurine, AN_FORM_FIGURINE, notation);
    return is_figurine ? figurine : notation;
}

/*
 * No language plays the game: that in which its error comes last. A few plies more may be owed to
 * chance (an impossible Bd3 of an English game is a pawn move with the letter of a German pawn), so
 * letters beyond the table must carry a game further than that.
 */
static const an_notation *judge_broken(const round *exact, const round *lenient)
{
    size_t strict = furthest(exact), best = furthest(lenient);
    const round *r = best == strict ? exact : lenient;
    if (trial_of(lenient, best)->plies < trial_of(exact, strict)->plies + AN_CHANCE_PLIES) {
        best = likeliest(exact, strict);
        r = exact;
    }
    return beyond_broken(exact->arbiter, &exact->arbiter->notations[best], trial_of(r, best));
}

/* A move that a language reads, but cannot play, is no other move in another language for want of
 * better, unless much of the game bears it out, or each man who is named stands where he is said to
 * come from. */
static bool is_owed_to_chance(const round *exact, const round *lenient, uint64_t surviving)
{
    uint32_t furthest_plies = trial_of(exact, first_of(leaders(exact)))->plies;
    const an_trial *trial = trial_of(lenient, first_of(surviving));
    return trial->is_terse && trial->plies < furthest_plies + AN_CHANCE_PLIES &&
           trial_of(exact, furthest(exact))->breaks_on_board;
}

uint64_t an_well_attested(const an_arbiter *arbiter)
{
    uint64_t set = 0;
    for (size_t i = 0; i < arbiter->notation_count; i++) {
        const an_language *language = arbiter->notations[i].language;
        if (arbiter->own_notations == NULL || language->confidence <= AN_CONFIDENCE_MEDIUM)
            set |= UINT64_C(1) << i;
    }
    return set;
}

/* Whether a trial played everything, by letters, and nothing is left over. */
static bool plays_all(const an_trial *trial)
{
    return trial->is_whole && trial->variations_hold && !trial->has_figurines &&
           !trial->leaves_over;
}

/*
 * The language of the last game is tried first. If it plays the game, only languages that know all
 * of its letters, and read one of them differently, could play another one. The first that reads it
 * alike gives its name; NULL: all are to be asked.
 */
static const an_notation *settle_alone(an_arbiter *arbiter, uint64_t entered, const an_trial *trial)
{
    if (!plays_all(trial))
        return NULL;
    an_kinship kin = an_arbiter_kinship(arbiter, arbiter->last, trial->roles);
    if (kin.knows & ~kin.reads_same & entered)
        return NULL;
    return &arbiter->notations[first_of(kin.reads_same & entered)];
}

/* What the last language is enough for. Where others may play another game, or read this one alike,
 * they know all of its letters: none but these are left to be tried. (The badly attested ones,
 * which only enter by name, have letters that are another's letter and a file.) */
static const an_notation *take_shortcut(round *r)
{
    an_arbiter *arbiter = r->arbiter;
    size_t last = arbiter->last;
    if (arbiter->rules->tries_all || !(r->entered >> last & 1))
        return NULL;
    try_one(r, last);
    const an_notation *found = settle_alone(arbiter, r->entered, &r->trials[last]);
    if (found != NULL)
        arbiter->last = (size_t)(found - arbiter->notations);
    else if (arbiter->own_notations != NULL && plays_all(&r->trials[last]))
        r->entered &= an_arbiter_kinship(arbiter, last, r->trials[last].roles).knows;
    return found;
}

/* A game that names its pieces by figurines, or not at all, has no language of its own. */
static const an_notation *beyond_language(const an_arbiter *arbiter, const an_notation *notation,
                                          const an_trial *trial)
{
    if (notation == NULL || arbiter->own_notations == NULL || trial->plies == 0)
        return notation;
    if (trial->has_figurines && trial->roles <= 1)
        return &arbiter->beyond[AN_BEYOND_FIGURINE];
    if (trial->only_coordinates)
        return &arbiter->beyond[AN_BEYOND_UCI];
    return notation;
}

/* Whether the first move is a number: 5254. Then so are all, and no language is asked. */
static bool begins_with_number(const an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    size_t first = 0;
    while (first < game->token_count && game->tokens[first].kind != AN_TOKEN_MOVE)
        first++;
    if (arbiter->own_notations == NULL || first == game->token_count)
        return false;
    char digit = game->bytes.at[game->tokens[first].offset];
    return digit >= '1' && digit <= '8';
}

static bool is_numeric(an_arbiter *arbiter)
{
    arbiter->tried = 0;
    return begins_with_number(arbiter) &&
           an_arbiter_try(arbiter, &arbiter->beyond[AN_BEYOND_ICCF]).plies > 0;
}

const an_notation *an_arbiter_last(const an_arbiter *arbiter)
{
    bool is_asked = arbiter->notation_count > 1 && !arbiter->rules->tries_all;
    bool is_well_attested = arbiter->well_attested >> arbiter->last & 1;
    return is_asked && is_well_attested ? &arbiter->notations[arbiter->last] : NULL;
}

const an_notation *an_arbiter_guess(const an_arbiter *arbiter)
{
    return begins_with_number(arbiter) ? NULL : an_arbiter_last(arbiter);
}

bool an_arbiter_guessed_right(an_arbiter *arbiter)
{
    const an_trial *trial = &arbiter->guess;
    if (an_arbiter_guess_names_pawns(arbiter))
        return plays_all(trial) && an_arbiter_is_alone(arbiter);
    const an_notation *found = settle_alone(arbiter, arbiter->well_attested, trial);
    return found == arbiter->notation && beyond_language(arbiter, found, trial) == found;
}

const an_notation *an_arbiter_detect(an_arbiter *arbiter)
{
    if (arbiter->notation_count == 1)
        return &arbiter->notations[0];
    if (is_numeric(arbiter))
        return &arbiter->beyond[AN_BEYOND_ICCF];
    round exact = {.arbiter = arbiter,
                   .exact = true,
                   .entered = arbiter->well_attested,
                   .trials = arbiter->trials};
    const an_notation *quick = take_shortcut(&exact);
    if (quick != NULL)
        return beyond_language(arbiter, quick, trial_of(&exact, first_of(exact.tried)));
    try_all(&exact);
    uint64_t surviving = survivors(&exact);
    if (surviving != 0)
        return beyond_language(arbiter, settle(&exact, surviving),
                               trial_of(&exact, first_of(surviving)));

    round lenient = {.arbiter = arbiter,
                     .entered = everybody(arbiter),
                     .earlier = &exact,
                     .trials = arbiter->lenient_trials};
    try_all(&lenient);
    surviving = survivors(&lenient);
    if (surviving != 0 && !is_owed_to_chance(&exact, &lenient, surviving))
        return settle(&lenient, surviving);
    return judge_broken(&exact, &lenient);
}
