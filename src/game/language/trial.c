/* Trials: plays a game through in one notation. */
#include "trial.h"

#include "alphabets.h"
#include "descriptive.h"
#include "main_line.h"
#include "notation.h"
#include "parse.h"
#include "plain.h"
#include "resolve.h"
#include "suffix.h"
#include "text.h"
#include "token.h"
#include "word_readings.h"

const an_trial an__trial_hopeful = {
    .is_whole = true, .variations_hold = true, .only_coordinates = true};

void an__detection_open(an_detection *d, an_bench *bench, an_candidates *candidates,
                        an_findings *findings)
{
    d->bench = bench;
    d->candidates = candidates;
    d->findings = findings;
    d->tried = 0;
    d->is_guess = false;
    d->guess = an__trial_hopeful;
    an__detection_begin(d);
}

void an__detection_begin(an_detection *d)
{
    d->opening.is_known = d->reached.is_known = false;
    d->counts.counted = 0;
    d->settled_at = 0;
}

static uint64_t mixed(uint64_t digest, an_move move)
{
    uint64_t word = (uint64_t)move.from | (uint64_t)move.to << 8 | (uint64_t)move.promotion << 16;
    return (digest ^ (word + 1)) * UINT64_C(0x9e3779b97f4a7c15) + (digest >> 29);
}

/* Combines the digests of the main line and of the variations, so that equal ones do not cancel
 * each other. */
static uint64_t joined(uint64_t main_line, uint64_t variations)
{
    return main_line * UINT64_C(0x9e3779b97f4a7c15) ^ variations;
}

void an__trial_note(an_trial *trial, const an_san *san)
{
    if (san->forms & AN_FORM_FIGURINE)
        trial->has_figurines = true;
    else if (san->kind == AN_SAN_MOVE)
        trial->roles |= 1u << san->role | 1u << san->promotion | 1u << san->captured;
    if (san->role != AN_NO_ROLE && !an_has_origin(san))
        trial->is_terse = true;
    if (san->forms & AN_FORM_LOOK_ALIKE)
        trial->has_look_alikes = true;
    if (!(san->forms & AN_FORM_COORDINATES) && san->kind != AN_SAN_NULL)
        trial->only_coordinates = false;
}

void an__trial_note_rows(an_trial *trial, uint32_t rows)
{
    enum { PIECES = (1 << AN_ROLE_COUNT) - 1, PAWN = 1 << AN_PAWN };
    trial->roles |= rows & (PIECES ^ PAWN);
    if (rows >> AN_ROW_NAMED & 1)
        trial->roles |= PAWN;
    if (rows >> AN_ROW_FIGURINES)
        trial->has_figurines = true;
    if (rows & ~(UINT32_C(1) << AN_ROW_COORDINATES))
        trial->only_coordinates = false;
}

void an__trial_note_rest(an_trial *trial, an_text word, const an_san *san)
{
    an_text rest = an_text_after(word, san->size);
    if (rest.size > 0 && !an_is_signs(rest))
        trial->leaves_over = true;
}

bool an__read_plain(const an_bench *bench, const an_token *token, const an_variation *line,
                    an_san *san, an_move *move)
{
    *move = an__plain_resolve(&line->position, line->state.checkers, token->value, bench->letters);
    return move->kind != AN_NULL_STEP && an__plain_say(san, token->value, bench->letters);
}

/* Narrows `alike` to the notations in which the letters of a plain word mean the same as here. In
 * an exact trial the letter of a pawn has no meaning; leniently it has, so `alike_leniently` loses
 * the notations with such a letter. */
static void note_plain(const an_detection *d, an_trial *trial, const an_token *token)
{
    uint64_t alike = an__plain_alike(&d->candidates->alphabets, d->bench->letters, token->value);
    trial->alike &= alike;
    if (d->bench->letters->exact)
        alike &= ~an_letter_readers(&d->candidates->alphabets,
                                    an_plain_letter(token->value))[AN_ROW_NAMED];
    trial->alike_leniently &= alike;
}

/* Narrows `alike` to the notations that read a word, which is not plain, in the same way; and
 * `alike_leniently` to those that also find no letter in it. */
static void note_word(const an_detection *d, an_trial *trial, const an_word *word,
                      const an_reading *reading)
{
    trial->alike &= reading == NULL ? 0 : reading->notations;
    trial->alike_leniently &= word->readers & d->tried ? 0 : ~word->readers;
}

/* Returns what a word says in the notation that is being tried; NULL if that is not known. */
static const an_reading *reading_of(an_detection *d, an_word *word, bool exact)
{
    const an_readings *readings = an__word_readings(d->candidates, word, exact);
    for (size_t i = 0; i < readings->count; i++)
        if (readings->at[i].notations & d->tried)
            return &readings->at[i];
    return NULL;
}

static bool read_word(an_san *san, an_detection *d, const an_token *token,
                      const an_notation *notation, an_trial *trial)
{
    an_word *word = an__word_met(d->candidates, an_token_text(d->bench->game, token));
    const an_reading *reading = word == NULL ? NULL : reading_of(d, word, notation->exact);
    if (word != NULL)
        note_word(d, trial, word, reading);
    else
        trial->alike = trial->alike_leniently = 0;
    if (reading == NULL)
        return an__san_read(san, an_token_text(d->bench->game, token), notation);
    *san = reading->san;
    return reading->is_read;
}

/* Returns true if a word that cannot be read is still an attempt at a move. */
static bool is_attempt(an_detection *d, const an_token *token)
{
    an_text text = an_token_text(d->bench->game, token);
    const an_word *word = an__word_met(d->candidates, an_token_text(d->bench->game, token));
    an_san san;
    if (d->candidates->numeric != NULL && an__san_read(&san, text, d->candidates->numeric))
        return true;
    return word != NULL ? word->is_attempt : an_san_is_attempt(text) || an__is_descriptive(text);
}

/* Plays a move of the game on `line`, and updates *trial and *digest. Returns false if the notation
 * cannot read it, or the board refuses it. */
static bool try_move(an_detection *d, const an_token *token, an_variation *line,
                     const an_notation *notation, an_trial *trial, uint64_t *digest)
{
    an_san san;
    an_move move;
    trial->breaks_on_board = false;
    bool is_foreign = an_plain_is_foreign(token->value, d->bench->letters);
    bool is_plain = !is_foreign && an__plain_say(&san, token->value, d->bench->letters);
    if (is_foreign || is_plain)
        note_plain(d, trial, token);
    if (is_foreign)
        return false;
    if (!is_plain || !an__read_plain(d->bench, token, line, &san, &move)) {
        bool is_read = is_plain || read_word(&san, d, token, notation, trial);
        if (!is_read && !is_attempt(d, token))
            return true;
        trial->breaks_on_board = is_read;
        if (!is_read || !an__san_find(&move, &line->position, &san))
            return false;
        if (!is_plain)
            an__trial_note_rest(trial, an_token_text(d->bench->game, token), &san);
    }
    an__trial_note(trial, &san);
    *digest = mixed(*digest, move);
    an_variation_play(line, move);
    return true;
}

/* Returns true if a token is a plain move without letters, which every language reads alike. */
static bool is_common(const an_token *token)
{
    return token->kind == AN_TOKEN_MOVE && an_plain_is_common(token->value);
}

static void play_opening(an_detection *d)
{
    const an_game *game = d->bench->game;
    an_opening *opening = &d->opening;
    an_san san;
    an_move move;
    *opening = (an_opening){.is_known = true, .trial = an__trial_hopeful};
    opening->line = an_variation_from(&d->bench->start);
    for (size_t *i = &opening->next; *i < game->token_count; ++*i) {
        const an_token *token = &game->tokens[*i];
        if (token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE)
            break;
        if (token->kind != AN_TOKEN_MOVE)
            continue;
        if (!is_common(token) || !an__read_plain(d->bench, token, &opening->line, &san, &move))
            break;
        an__trial_note(&opening->trial, &san);
        opening->trial.digest = mixed(opening->trial.digest, move);
        an_variation_play(&opening->line, move);
    }
    opening->trial.plies = opening->line.state.ply;
}

static an_trial try_from(an_detection *d, const an_notation *notation, const an_opening *opening)
{
    const an_game *game = d->bench->game;
    an_trial trial = opening->trial;
    uint64_t of_variations = opening->of_variations;
    if (!an__variations_begin(&d->bench->lines, &d->bench->start)) {
        d->bench->failed = true;
        return trial;
    }
    d->bench->lines.current = opening->line;
    for (size_t i = opening->next; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        an_variation *line = an_variations_current(&d->bench->lines);
        bool in_main_line = d->bench->lines.count == 1;
        uint64_t *digest = in_main_line ? &trial.digest : &of_variations;
        if (token->kind == AN_TOKEN_OPEN) {
            if (!an__variations_open(&d->bench->lines)) {
                d->bench->failed = true;
                break;
            }
        } else if (token->kind == AN_TOKEN_CLOSE) {
            an__variations_close(&d->bench->lines);
        } else if (token->kind == AN_TOKEN_MOVE && !line->state.stopped &&
                   !try_move(d, token, line, notation, &trial, digest)) {
            line->state.stopped = true;
            trial.variations_hold = false;
            if (in_main_line) {
                trial.is_whole = false;
                break;
            }
        }
    }
    /* variations that break off do not distinguish readings */
    if (trial.variations_hold)
        trial.digest = joined(trial.digest, of_variations);
    trial.plies = an__variations_main(&d->bench->lines)->state.ply;
    return trial;
}

an_trial an__try(an_detection *d, const an_notation *notation)
{
    an_opening *opening = &d->opening;
    d->bench->letters = an__letters_in(&d->candidates->alphabets, notation);
    if (d->bench->letters->language == NULL) {
        an_opening none = {.trial = an__trial_hopeful, .line = an_variation_from(&d->bench->start)};
        return try_from(d, notation, &none);
    }
    if (!opening->is_known)
        play_opening(d);
    opening->trial.alike = opening->trial.alike_leniently = d->candidates->lettered;
    return try_from(d, notation, opening);
}

an_trial an__try_on(an_detection *d, const an_notation *notation)
{
    const an_game *game = d->bench->game;
    an_opening *reached = &d->reached;
    size_t main_move = an__line_next(game, 0, AN_TOKEN_MOVE);
    an_san san;
    d->bench->letters = an__letters_in(&d->candidates->alphabets, notation);
    reached->trial = d->guess;
    reached->trial.alike = reached->trial.alike_leniently = d->candidates->lettered;
    for (size_t i = 0; i < reached->next; i++) {
        const an_ply *ply = &d->bench->plies[i];
        bool in_main_line = i == main_move;
        if (in_main_line)
            main_move = an__line_next(game, i + 1, AN_TOKEN_MOVE);
        uint64_t *digest = in_main_line ? &reached->trial.digest : &reached->of_variations;
        if (!ply->is_played)
            continue;
        *digest = mixed(*digest, ply->move);
        if (an__plain_say(&san, game->tokens[i].value, d->bench->letters))
            note_plain(d, &reached->trial, &game->tokens[i]);
        else
            read_word(&san, d, &game->tokens[i], notation, &reached->trial);
    }
    return try_from(d, notation, reached);
}
