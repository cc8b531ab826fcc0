/* Trying a language: the game is replayed in it, and nothing is judged. */
#include "trial.h"

#include "alphabets.h"
#include "descriptive.h"
#include "notation.h"
#include "parse.h"
#include "plain.h"
#include "resolve.h"
#include "text.h"
#include "token.h"
#include "word_readings.h"

const an_trial an_trial_hopeful = {
    .is_whole = true, .variations_hold = true, .only_coordinates = true};

static uint64_t mixed(uint64_t digest, an_move move)
{
    uint64_t word = (uint64_t)move.from | (uint64_t)move.to << 8 | (uint64_t)move.promotion << 16;
    return (digest ^ (word + 1)) * UINT64_C(0x9e3779b97f4a7c15) + (digest >> 29);
}

/* Of the main line and the variations. What is played in both is no less told. */
static uint64_t joined(uint64_t main_line, uint64_t variations)
{
    return main_line * UINT64_C(0x9e3779b97f4a7c15) ^ variations;
}

void an_trial_note(an_trial *trial, const an_san *san)
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

void an_trial_note_rows(an_trial *trial, uint32_t rows)
{
    enum { MEN = (1 << AN_ROLE_COUNT) - 1, NO_ROLE = 1 << AN_NO_ROLE, PAWN = 1 << AN_PAWN };
    if (rows & MEN)
        trial->roles |= (rows & (MEN ^ PAWN)) | NO_ROLE;
    if (rows >> AN_ROW_NAMED & 1)
        trial->roles |= PAWN | NO_ROLE;
    if (rows >> AN_ROW_FIGURINES)
        trial->has_figurines = true;
    if (rows)
        trial->only_coordinates = false;
}

void an_trial_note_rest(an_trial *trial, an_text word, const an_san *san)
{
    an_text rest = an_text_after(word, san->size);
    if (rest.size > 0 && an_suffix_read(rest, true).size < rest.size)
        trial->leaves_over = true;
}

bool an_arbiter_read_plain(const an_arbiter *arbiter, const an_token *token,
                           const an_variation *line, an_san *san, an_move *move)
{
    *move = an_plain_resolve(&line->position, line->checkers, token->value, arbiter->letters);
    return move->kind != AN_NULL_STEP && an_plain_say(san, token->value, arbiter->letters);
}

/* Of a plain word: those in which its letters mean the same are still alike. To those who do not
 * read it because it is a pawn's letter it means something beyond the table. */
static void note_plain(const an_arbiter *arbiter, an_trial *trial, const an_token *token)
{
    uint64_t alike = an_arbiter_alike(arbiter, token->value);
    trial->alike &= alike;
    if (arbiter->letters->exact)
        alike &= ~an_arbiter_readers(arbiter, an_plain_letter(token->value))[AN_ROW_NAMED];
    trial->alike_leniently &= alike;
}

/* Of another word: those to which it says the same; beyond the table, those without a letter in it.
 */
static void note_word(const an_arbiter *arbiter, an_trial *trial, const an_word *word,
                      const an_reading *reading)
{
    trial->alike &= reading == NULL ? 0 : reading->notations;
    trial->alike_leniently &= word->readers & arbiter->tried ? 0 : ~word->readers;
}

/* What a word says to the notation that is tried; NULL if that is not known. */
static const an_reading *reading_of(an_arbiter *arbiter, an_word *word, bool exact)
{
    const an_readings *readings = an_arbiter_readings(arbiter, word, exact);
    for (size_t i = 0; i < readings->count; i++)
        if (readings->at[i].notations & arbiter->tried)
            return &readings->at[i];
    return NULL;
}

static bool read_word(an_san *san, an_arbiter *arbiter, const an_token *token,
                      const an_notation *notation, an_trial *trial)
{
    an_word *word = an_arbiter_word(arbiter, token);
    const an_reading *reading = word == NULL ? NULL : reading_of(arbiter, word, notation->exact);
    if (word != NULL)
        note_word(arbiter, trial, word, reading);
    else
        trial->alike = trial->alike_leniently = 0;
    if (reading == NULL)
        return an_san_read(san, an_token_text(arbiter->game, token), notation);
    *san = reading->san;
    return reading->is_read;
}

/* Whether a word that is not read was meant as a move all the same. */
static bool is_attempt(an_arbiter *arbiter, const an_token *token)
{
    an_text text = an_token_text(arbiter->game, token);
    const an_word *word = an_arbiter_word(arbiter, token);
    an_san san;
    if (arbiter->numeric != NULL && an_san_read(&san, text, arbiter->numeric))
        return true;
    return word != NULL ? word->is_attempt : an_san_is_attempt(text) || an_is_descriptive(text);
}

/* False if the notation cannot read the word, or the board not play it. */
static bool try_move(an_arbiter *arbiter, const an_token *token, an_variation *line,
                     const an_notation *notation, an_trial *trial, uint64_t *digest)
{
    an_san san;
    an_move move;
    trial->breaks_on_board = false;
    bool is_foreign = an_plain_is_foreign(token->value, arbiter->letters);
    bool is_plain = !is_foreign && an_plain_say(&san, token->value, arbiter->letters);
    if (is_foreign || is_plain)
        note_plain(arbiter, trial, token);
    if (is_foreign)
        return false;
    if (!is_plain || !an_arbiter_read_plain(arbiter, token, line, &san, &move)) {
        bool is_read = is_plain || read_word(&san, arbiter, token, notation, trial);
        if (!is_read && !is_attempt(arbiter, token))
            return true;
        trial->breaks_on_board = is_read;
        if (!is_read || !an_san_find(&move, &line->position, &san))
            return false;
        if (!is_plain)
            an_trial_note_rest(trial, an_token_text(arbiter->game, token), &san);
    }
    an_trial_note(trial, &san);
    *digest = mixed(*digest, move);
    an_variation_play(line, move);
    return true;
}

/* Whether a token says the same in every language, as far as it is plain. */
static bool is_common(const an_token *token)
{
    return token->kind == AN_TOKEN_MOVE && an_plain_is_common(token->value);
}

static void play_opening(an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    an_opening *opening = &arbiter->opening;
    an_san san;
    an_move move;
    *opening = (an_opening){.is_known = true, .trial = an_trial_hopeful};
    opening->line = an_variation_from(&arbiter->start);
    for (size_t *i = &opening->next; *i < game->token_count; ++*i) {
        const an_token *token = &game->tokens[*i];
        if (token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE)
            break;
        if (token->kind != AN_TOKEN_MOVE)
            continue;
        if (!is_common(token) ||
            !an_arbiter_read_plain(arbiter, token, &opening->line, &san, &move))
            break;
        an_trial_note(&opening->trial, &san);
        opening->trial.digest = mixed(opening->trial.digest, move);
        an_variation_play(&opening->line, move);
    }
    opening->trial.plies = opening->line.ply;
}

/* Whether the first word that is not read alike in every language is a foreign one. */
static bool ends_at_once(const an_arbiter *arbiter)
{
    const an_game *game = arbiter->game;
    size_t next = arbiter->opening.next;
    return next < game->token_count && game->tokens[next].kind == AN_TOKEN_MOVE &&
           an_plain_is_foreign(game->tokens[next].value, arbiter->letters);
}

static an_trial try_from(an_arbiter *arbiter, const an_notation *notation,
                         const an_opening *opening)
{
    const an_game *game = arbiter->game;
    an_trial trial = opening->trial;
    uint64_t of_variations = opening->of_variations;
    if (!an_variations_begin(&arbiter->lines, &arbiter->start)) {
        arbiter->failed = true;
        return trial;
    }
    arbiter->lines.current = opening->line;
    for (size_t i = opening->next; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        an_variation *line = an_variations_current(&arbiter->lines);
        bool in_main_line = arbiter->lines.count == 1;
        uint64_t *digest = in_main_line ? &trial.digest : &of_variations;
        if (token->kind == AN_TOKEN_OPEN) {
            if (!an_variations_open(&arbiter->lines)) {
                arbiter->failed = true;
                break;
            }
        } else if (token->kind == AN_TOKEN_CLOSE) {
            an_variations_close(&arbiter->lines);
        } else if (token->kind == AN_TOKEN_MOVE && !line->stopped &&
                   !try_move(arbiter, token, line, notation, &trial, digest)) {
            line->stopped = true;
            trial.variations_hold = false;
            if (in_main_line) {
                trial.is_whole = false;
                break;
            }
        }
    }
    /* variations that break off do not tell one reading from another */
    if (trial.variations_hold)
        trial.digest = joined(trial.digest, of_variations);
    trial.plies = an_variations_main(&arbiter->lines)->ply;
    return trial;
}

an_trial an_arbiter_try(an_arbiter *arbiter, const an_notation *notation)
{
    an_opening *opening = &arbiter->opening;
    arbiter->letters = an_arbiter_letters_of(arbiter, notation);
    if (arbiter->letters->language == NULL) {
        an_opening none = {.trial = an_trial_hopeful, .line = an_variation_from(&arbiter->start)};
        return try_from(arbiter, notation, &none);
    }
    if (!opening->is_known)
        play_opening(arbiter);
    opening->trial.alike = opening->trial.alike_leniently = arbiter->lettered;
    if (!ends_at_once(arbiter))
        return try_from(arbiter, notation, opening);
    an_trial trial = opening->trial;
    note_plain(arbiter, &trial, &arbiter->game->tokens[opening->next]);
    trial.is_whole = trial.variations_hold = false;
    return trial;
}

an_trial an_arbiter_try_on(an_arbiter *arbiter, const an_notation *notation)
{
    const an_game *game = arbiter->game;
    an_opening *reached = &arbiter->reached;
    size_t depth = 0;
    an_san san;
    arbiter->letters = an_arbiter_letters_of(arbiter, notation);
    reached->trial = arbiter->guess;
    reached->trial.alike = reached->trial.alike_leniently = arbiter->lettered;
    for (size_t i = 0; i < reached->next; i++) {
        const an_ply *ply = &arbiter->plies[i];
        depth += game->tokens[i].kind == AN_TOKEN_OPEN;
        depth -= game->tokens[i].kind == AN_TOKEN_CLOSE && depth > 0;
        uint64_t *digest = depth > 0 ? &reached->of_variations : &reached->trial.digest;
        if (!ply->is_played)
            continue;
        *digest = mixed(*digest, ply->move);
        if (an_plain_say(&san, game->tokens[i].value, arbiter->letters))
            note_plain(arbiter, &reached->trial, &game->tokens[i]);
        else
            read_word(&san, arbiter, &game->tokens[i], notation, &reached->trial);
    }
    return try_from(arbiter, notation, reached);
}
