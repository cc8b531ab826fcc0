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
    an_trial trials[AN_NOTATIONS_MAX];
} round;

static uint64_t everybody(const an_arbiter *arbiter)
{
    return ~UINT64_C(0) >> (64 - arbiter->notation_count);
}

static size_t first_of(uint64_t set)
{
    return an_first(set);
}

static an_trial replay(const round *r, size_t index)
{
    an_arbiter *arbiter = r->arbiter;
    bool was_guessed = r->exact && index == arbiter->last && arbiter->reached.is_known;
    an_notation notation = arbiter->notations[index];
    notation.exact = r->exact;
    arbiter->tried = UINT64_C(1) << index;
    return was_guessed ? an_arbiter_try_on(arbiter, &notation) : an_arbiter_try(arbiter, &notation);
}

/* Takes a trial for those that cannot but read the game as one did, and for those with the same
 * letters throughout, which may differ beyond the table. */
static void share(round *r, size_t index, const an_trial *trial, uint64_t alike)
{
    an_arbiter *arbiter = r->arbiter;
    uint64_t free = r->entered & ~r->tried;
    uint64_t same = arbiter->rules->tries_all ? 0 : free & alike;
    uint64_t twins = same | (r->exact ? free & arbiter->twins[index] : 0);
    r->tried |= twins;
    r->certain |= same & trial->alike_leniently;
    while (twins != 0)
        r->trials[an_take_first(&twins)] = *trial;
}

static void try_one(round *r, size_t index)
{
    an_arbiter_know_letters(r->arbiter, index);
    r->trials[index] = replay(r, index);
    r->tried |= UINT64_C(1) << index;
    r->certain |= r->trials[index].alike_leniently & UINT64_C(1) << index;
}

static void try_all(round *r)
{
    uint64_t earlier = r->earlier == NULL ? 0 : r->earlier->certain, left = r->tried;
    while (earlier != 0) {
        size_t index = an_take_first(&earlier);
        const an_trial *trial = &r->earlier->trials[index];
        share(r, index, trial, trial->alike_leniently);
    }
    while (left != 0) {
        size_t index = an_take_first(&left);
        share(r, index, &r->trials[index], r->trials[index].alike);
    }
    while ((left = r->entered & ~r->tried) != 0) {
        size_t index = first_of(left);
        try_one(r, index);
        share(r, index, &r->trials[index], r->trials[index].alike);
    }
}

/* What plays the whole main line, and of that what plays the variations, if anything does. */
static uint64_t survivors(const round *r)
{
    uint64_t whole = 0, holding = 0;
    for (size_t i = 0; i < r->arbiter->notation_count; i++) {
        if (!(r->entered >> i & 1) || !r->trials[i].is_whole)
            continue;
        whole |= UINT64_C(1) << i;
        if (r->trials[i].variations_hold)
            holding |= UINT64_C(1) << i;
    }
    return holding != 0 ? holding : whole;
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
            if ((readings >> j & 1) && r->trials[j].digest == r->trials[i].digest)
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
        if ((r->entered & ~surviving) >> i & 1 && r->trials[i].plies + 1 > last)
            last = r->trials[i].plies + 1;
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

enum { WORDS_READ = 60 }; /* of which AN_LEGIBLE_BITS keep the number */

/* Of some notations those that read a word, asked one by one. */
static uint64_t readers_among(const an_arbiter *arbiter, uint64_t asked, an_text word)
{
    uint64_t set = 0;
    while (asked != 0) {
        size_t index = an_take_first(&asked);
        an_notation notation = arbiter->notations[index];
        an_san san;
        notation.exact = true;
        set |= (uint64_t)an_san_read(&san, word, &notation) << index;
    }
    return set;
}

/* Of some notations those in which a word is a move, with exact letters. */
static uint64_t legible_to(an_arbiter *arbiter, uint64_t asked, const an_token *token)
{
    unsigned letter = an_plain_letter(token->value);
    unsigned said = letter > AN_LETTER_PROMOTES ? letter - AN_LETTER_PROMOTES : letter;
    uint64_t foreign = arbiter->readers[letter][AN_ROW_UNKNOWN];
    uint64_t set = letter == AN_LETTER_PROMOTES ? arbiter->lettered : arbiter->sayers[said];
    uint64_t unclear = asked & ~set & ~foreign;
    if (unclear == 0)
        return set;
    an_word *word = token->value == 0 ? an_arbiter_word(arbiter, token) : NULL;
    const an_readings *readings = word == NULL ? NULL : an_arbiter_readings(arbiter, word, true);
    for (size_t i = 0; readings != NULL && i < readings->count; i++) {
        const an_reading *reading = &readings->at[i];
        set |= reading->is_read ? unclear & reading->notations : 0;
        unclear &= ~reading->notations;
    }
    return set | readers_among(arbiter, unclear, an_game_text(arbiter->game, token));
}

/* Adds one for each notation of a set. */
static void count_in(an_legible *legible, uint64_t set)
{
    for (size_t i = 0; i < AN_LEGIBLE_BITS && set != 0; i++) {
        uint64_t carried = legible->moves[i] & set;
        legible->moves[i] ^= set;
        set = carried;
    }
}

static void count_legible(an_arbiter *arbiter, uint64_t asked)
{
    const an_game *game = arbiter->game;
    an_legible *legible = &arbiter->legible;
    size_t depth = 0;
    if ((asked & ~legible->counted) == 0)
        return;
    *legible = (an_legible){.counted = asked};
    for (size_t i = 0; i < game->token_count && legible->words < WORDS_READ; i++) {
        const an_token *token = &game->tokens[i];
        depth += token->kind == AN_TOKEN_OPEN;
        depth -= token->kind == AN_TOKEN_CLOSE;
        if (depth > 0 || token->kind != AN_TOKEN_MOVE)
            continue;
        if (token->value == 0 && an_is_descriptive(an_game_text(game, token)))
            break;
        legible->words++;
        count_in(legible, legible_to(arbiter, asked, token));
    }
}

static unsigned moves_legible(const an_legible *legible, size_t index)
{
    unsigned moves = 0;
    for (size_t i = 0; i < AN_LEGIBLE_BITS; i++)
        moves |= (unsigned)(legible->moves[i] >> index & 1) << i;
    return moves;
}

/* What got furthest; of several that which knows most of the letters, then the first. A language
 * that is rarer than English and French must know all of them, and more than one letter more. */
static size_t furthest(const round *r)
{
    an_arbiter *arbiter = r->arbiter;
    size_t best = first_of(r->entered);
    for (size_t i = best; i < arbiter->notation_count; i++)
        if (r->trials[i].plies > r->trials[best].plies)
            best = i;
    const an_legible *legible = &arbiter->legible;
    count_legible(arbiter, UINT64_C(1) << best);
    size_t first = best;
    unsigned most = moves_legible(legible, best);
    if (most < legible->words)
        count_legible(arbiter, everybody(arbiter));
    for (size_t i = first + 1; i < arbiter->notation_count && most < legible->words; i++) {
        const an_notation *notation = &arbiter->notations[i];
        if (!(r->entered >> i & 1) || r->trials[i].plies < r->trials[first].plies)
            continue;
        unsigned moves = moves_legible(legible, i);
        bool is_better =
            an_is_usual(notation) ? moves > most : moves > most + 1 && moves == legible->words;
        if (!is_better)
            continue;
        best = i;
        most = moves;
    }
    return best;
}

enum { CHANCE_PLIES = 4 };

/*
 * No language plays the game: that in which its error comes last. A few plies more may be owed to
 * chance (an impossible Bd3 of an English game is a pawn move with the letter of a German pawn), so
 * letters beyond the table must carry a game further than that.
 */
static const an_notation *judge_broken(const round *exact, const round *lenient)
{
    size_t strict = furthest(exact), best = furthest(lenient);
    if (lenient->trials[best].plies < exact->trials[strict].plies + CHANCE_PLIES)
        best = strict;
    return &exact->arbiter->notations[best];
}

/* A move that a language reads, but cannot play, is no other move in another language for want of
 * better, unless much of the game bears it out. */
static bool is_owed_to_chance(const round *exact, const round *lenient, uint64_t surviving)
{
    const an_trial *strict = &exact->trials[furthest(exact)];
    return strict->breaks_on_board &&
           lenient->trials[first_of(surviving)].plies < strict->plies + CHANCE_PLIES;
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

const an_notation *an_arbiter_guess(const an_arbiter *arbiter)
{
    bool is_asked = arbiter->notation_count > 1 && !arbiter->rules->tries_all;
    if (!is_asked || begins_with_number(arbiter) || !(arbiter->well_attested >> arbiter->last & 1))
        return NULL;
    return &arbiter->notations[arbiter->last];
}

bool an_arbiter_guessed_right(an_arbiter *arbiter)
{
    const an_trial *trial = &arbiter->guess;
    const an_notation *found = settle_alone(arbiter, arbiter->well_attested, trial);
    return found == arbiter->notation && beyond_language(arbiter, found, trial) == found;
}

const an_notation *an_arbiter_detect(an_arbiter *arbiter)
{
    if (arbiter->notation_count == 1)
        return &arbiter->notations[0];
    if (is_numeric(arbiter))
        return &arbiter->beyond[AN_BEYOND_ICCF];
    round exact = {.arbiter = arbiter, .exact = true, .entered = arbiter->well_attested};
    const an_notation *quick = take_shortcut(&exact);
    if (quick != NULL)
        return beyond_language(arbiter, quick, &exact.trials[first_of(exact.tried)]);
    try_all(&exact);
    uint64_t surviving = survivors(&exact);
    if (surviving != 0)
        return beyond_language(arbiter, settle(&exact, surviving),
                               &exact.trials[first_of(surviving)]);

    round lenient = {.arbiter = arbiter, .entered = everybody(arbiter), .earlier = &exact};
    try_all(&lenient);
    surviving = survivors(&lenient);
    if (surviving != 0 && !is_owed_to_chance(&exact, &lenient, surviving))
        return settle(&lenient, surviving);
    return judge_broken(&exact, &lenient);
}
