/* Chooses a language for a game that no language plays to its end. */
#include "broken.h"

#include "alphabets.h"
#include "bitboard.h"
#include "lines_of_play.h"
#include "main_line.h"
#include "parse.h"
#include "prose_language.h"
#include "resolve.h"
#include "text.h"
#include "token.h"
#include "trial.h"
#include "word_counts.h"

/* Plays the main line in notation `index`, with capitals where they are missing. Returns true if it
 * breaks off at a word that is a move only with a capital, and illegal even then: in a Catalan
 * sheet without capitals, the ae4 of "1. ae4 e5" is not the bishop's move Ae4. */
static bool breaks_at_capital(const an_detection *d, size_t index)
{
    const an_game *game = d->bench->game;
    an_notation notation = d->candidates->notations[index];
    an_variation line = an_variation_from(&d->bench->start);
    an_san san;
    an_move move;
    char recased[AN_WORD_MAX];
    notation.exact = true;
    for (size_t i = an__line_next(game, 0, AN_TOKEN_MOVE); i < game->token_count;
         i = an__line_next(game, i + 1, AN_TOKEN_MOVE)) {
        an_text word = an_text_at(game, i);
        if (!an__san_read(&san, word, &notation) || !an__san_find(&move, &line.position, &san)) {
            if (!an__recase(word, recased) ||
                !an__san_read(&san, an_text_from(recased, word.size), &notation))
                return false;
            if (!an__san_find(&move, &line.position, &san))
                return true;
        }
        an_variation_play(&line, move);
    }
    return false;
}

/* Returns the index of the notation that gets furthest; of several, the one in which most words are
 * moves, then the first. A rare language is preferred only if all words are moves in it, at least
 * two more than in the best so far, and the first word that needs its capital is legal. */
static size_t furthest(const an_round *r)
{
    an_detection *d = r->d;
    const an_word_counts *counts = &d->counts;
    uint64_t left = an__round_leaders(r);
    size_t best = an_take_first(&left);
    an__count_words(&d->counts, d->bench, d->candidates, UINT64_C(1) << best);
    unsigned most = an__words_known(counts, best);
    if (most < counts->words)
        an__count_words(&d->counts, d->bench, d->candidates, an_all_candidates(d->candidates));
    while (left != 0 && most < counts->words) {
        size_t index = an_take_first(&left);
        unsigned moves = an__words_known(counts, index);
        bool is_better =
            an_is_usual(&d->candidates->notations[index])
                ? moves > most
                : moves > most + 1 && moves == counts->words && !breaks_at_capital(d, index);
        if (!is_better)
            continue;
        best = index;
        most = moves;
    }
    return best;
}

/* Returns true if a rare language is to be held less likely: at least three words have a letter
 * that distinguishes languages (they are no moves in the notation that reads the fewest), or the
 * game has tags, which suggest English. */
static bool heeds_rarity(const an_detection *d)
{
    enum { ENOUGH = 3 };
    unsigned common = d->counts.words;
    for (size_t i = 0; i < d->candidates->count; i++) {
        unsigned moves = an__words_known(&d->counts, i);
        common = moves < common ? moves : common;
    }
    return d->counts.words >= common + ENOUGH || d->bench->game->tag_count > 0;
}

/* Returns the cost of taking the game as written in notation `index`. Each word that is no move in
 * it is a slip of the pen, and so is the illegal move at which it breaks off. A rare language costs
 * less than a slip; one that no letter attests, more, but less than two. */
static unsigned cost_of(const an_round *r, size_t index, bool heeds_rarity)
{
    enum { MISSED = 3, RARE = 2, RARER = 4 };
    const an_candidates *candidates = r->d->candidates;
    const unsigned missed = r->d->counts.words - an__words_known(&r->d->counts, index) +
                            an_round_trial(r, index)->breaks_on_board;
    bool is_attested = candidates->well_attested >> index & 1;
    bool is_rare = heeds_rarity && !an_is_usual(&candidates->notations[index]);
    return MISSED * missed + (!is_rare ? 0 : is_attested ? RARE : RARER);
}

/*
 * Returns the index of the cheapest notation among those that get nearly as far as the one that
 * gets furthest. At a wrong letter the true language breaks off, but another one, in which that
 * letter is a piece, may go on by chance: Gf3 in a French game is a queen's move in Interlingua.
 */
static size_t likeliest(const an_round *r, size_t furthest_one)
{
    an_detection *d = r->d;
    const uint32_t plies = an_round_trial(r, furthest_one)->plies;
    size_t best = furthest_one;
    if (an_is_usual(&d->candidates->notations[best]) &&
        an__words_known(&d->counts, best) + 1 >= d->counts.words)
        return best;
    an__count_words(&d->counts, d->bench, d->candidates, an_all_candidates(d->candidates));
    const bool is_heeded = heeds_rarity(d);
    unsigned least = cost_of(r, best, is_heeded);
    for (uint64_t left = r->entered; left != 0;) {
        size_t index = an_take_first(&left);
        unsigned cost = cost_of(r, index, is_heeded);
        if (cost >= least || an_round_trial(r, index)->plies + AN_CHANCE_PLIES < plies ||
            breaks_at_capital(d, index))
            continue;
        best = index;
        least = cost;
    }
    return best;
}

/* Returns the index of the token at which the main line breaks off after `plies` half-moves. */
static size_t token_of_break(const an_game *game, uint32_t plies)
{
    size_t index = an__line_next(game, 0, AN_TOKEN_MOVE);
    for (; plies > 0 && index < game->token_count; plies--)
        index = an__line_next(game, index + 1, AN_TOKEN_MOVE);
    return index;
}

/* Returns true if `beyond`, which is no language, reads every word that `notation` reads, and at
 * least one word has its characteristic form, such as e2e4. The word at which the game breaks off
 * does not count if others stand before it: it is a slip in any notation, and N8g8 does not make a
 * UCI game English. */
static bool reads_all(const an_detection *d, const an_notation *beyond, unsigned form,
                      const an_notation *notation, const an_trial *trial)
{
    const an_game *game = d->bench->game;
    const size_t slip = trial->plies > 0 ? token_of_break(game, trial->plies) : game->token_count;
    bool has_form = false;
    for (size_t i = 0; i < game->token_count; i++) {
        an_san san;
        if (game->tokens[i].kind != AN_TOKEN_MOVE)
            continue;
        an_text word = an_text_at(game, i);
        if (an__san_read(&san, word, beyond))
            has_form |= (san.forms & form) != 0;
        else if (i != slip && an__san_read(&san, word, notation))
            return false;
    }
    return has_form;
}

/* Returns figurine or UCI if the whole broken game is written in it, also after its error;
 * otherwise `notation`. */
static const an_notation *beyond_broken(const an_detection *d, const an_notation *notation,
                                        const an_trial *trial)
{
    const an_notation *figurine = &d->candidates->beyond[AN_BEYOND_FIGURINE];
    const an_notation *uci = &d->candidates->beyond[AN_BEYOND_UCI];
    if (d->candidates->own == NULL)
        return notation;
    if (trial->only_coordinates && reads_all(d, uci, AN_FORM_COORDINATES, notation, trial))
        return uci;
    bool has_letters = trial->roles > 1;
    bool is_figurine = !has_letters && reads_all(d, figurine, AN_FORM_FIGURINE, notation, trial);
    return is_figurine ? figurine : notation;
}

/* Returns the well attested notations that have the letters of notation `index`; its bit alone if
 * it is not well attested. */
static uint64_t alike(const an_detection *d, size_t index)
{
    const uint64_t self = UINT64_C(1) << index, attested = d->candidates->well_attested;
    const uint64_t set = an__agreement_on(d->candidates, index, UINT32_MAX).reads_same & attested;
    return attested & self ? set : self;
}

const an_notation *an__detect_broken(const an_round *exact, const an_round *lenient)
{
    size_t strict = furthest(exact), best = furthest(lenient);
    const an_round *r = best == strict ? exact : lenient;
    if (an_round_trial(lenient, best)->plies <
        an_round_trial(exact, strict)->plies + AN_CHANCE_PLIES) {
        best = likeliest(exact, strict);
        r = exact;
    }
    const an_notation *notations = exact->d->candidates->notations;
    const an_game *game = exact->d->bench->game;
    if (game->is_text)
        best = an__language_named(game->bytes, notations, alike(exact->d, best));
    return beyond_broken(exact->d, &notations[best], an_round_trial(r, best));
}

bool an__is_owed_to_chance(const an_round *exact, const an_round *lenient, uint64_t surviving)
{
    uint32_t furthest_plies = an_round_trial(exact, an_first(an__round_leaders(exact)))->plies;
    const an_trial *trial = an_round_trial(lenient, an_first(surviving));
    return trial->is_terse && trial->plies < furthest_plies + AN_CHANCE_PLIES &&
           an_round_trial(exact, furthest(exact))->breaks_on_board;
}
