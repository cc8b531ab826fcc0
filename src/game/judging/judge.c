/* Judging the lines of play, token by token, in one language. */
#include "judge.h"

#include <string.h>

#include "alphabets.h"
#include "bitboard.h"
#include "describe.h"
#include "descriptive.h"
#include "draw_facts.h"
#include "findings.h"
#include "judge_run.h"
#include "letters.h"
#include "lines_of_play.h"
#include "numbers.h"
#include "parse.h"
#include "plain.h"
#include "position.h"
#include "resolve.h"
#include "spelling.h"
#include "suggest.h"
#include "text.h"
#include "token.h"
#include "trial.h"

static void play(an_variation *line, an_ply *ply)
{
    an_variation_play(line, ply->move);
    if (line->checkers)
        ply->sign = an_position_has_move(&line->position) ? AN_SIGN_CHECK : AN_SIGN_MATE;
    an_san_parts parts = an_san_parts_of(&line->before, ply->move);
    ply->role = parts.role;
    ply->captured = parts.captured;
    ply->needs = parts.needs;
}

/* Plays what was probably meant for a move that cannot be played, or gives the line up. */
static void mend_or_stop(an_arbiter *arbiter, an_finding *finding, size_t index, an_variation *line)
{
    an_ply *ply = &arbiter->plies[index];
    line->stopped = ply->is_refused = finding == NULL || !an_suggest(arbiter, finding, index);
    if (line->stopped)
        return;
    if (arbiter->lines.count == 1 && !line->is_mended)
        arbiter->as_said = *line;
    *ply = (an_ply){.move = finding->suggestions[0].move, .is_played = true, .is_mended = true};
    line->is_mended = true;
    play(line, ply);
}

/* "N f3": what follows a lone capital is the rest of its move, and no move of its own. */
static bool is_torn(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    an_text word = an_token_text(arbiter->game, &game->tokens[index]);
    if (index + 1 == game->token_count || game->tokens[index + 1].kind != AN_TOKEN_MOVE)
        return false;
    char next = game->bytes.at[game->tokens[index + 1].offset];
    bool goes_on = an_names_file(next) || an_is_digit(next) || next == 'x';
    bool is_lone = word.size <= 4 && (an_is_upper(*word.at) || (unsigned char)*word.at >= 0x80) &&
                   !an_is_digit(word.at[word.size - 1]);
    return goes_on && is_lone;
}

static bool follows_number(const an_game *game, size_t index)
{
    return index > 0 && game->tokens[index - 1].kind == AN_TOKEN_NUMBER;
}

/* In a sheet a word that cannot be read is the move, unless it came between: "2. Nf3 tic Nc6". */
static bool is_in_place_of_move(const an_game *game, size_t index)
{
    bool precedes_move =
        index + 1 < game->token_count && game->tokens[index + 1].kind == AN_TOKEN_MOVE;
    return game->is_text && (follows_number(game, index) || !precedes_move);
}

/* A move after an end that nobody had to claim: fivefold repetition, 75 moves, a dead position. */
static void judge_ending(an_arbiter *arbiter, const an_token *token, const an_variation *line)
{
    if (arbiter->ending == AN_ENDING_NONE || arbiter->is_over || arbiter->lines.count > 1)
        return;
    arbiter->is_over = true;
    an_finding *finding = an_arbiter_find_at(arbiter, AN_GAME_OVER, token, line);
    if (finding == NULL)
        return;
    an_arbiter_lower(arbiter, finding, AN_LEVEL_WARNING);
    finding->reason.detail = (uint8_t)arbiter->ending;
}

/* A word in the notation that is guessed: with exact letters alone, as detection has it first, but
 * for pawns that are named plainly. */
static bool read_guess(const an_arbiter *arbiter, const an_token *token, const an_variation *line,
                       an_san *san, an_move *move)
{
    an_text word = an_token_text(arbiter->game, token);
    an_notation exact = *arbiter->notation;
    an_san exactly;
    exact.exact = true;
    bool is_read = an_plain_say(san, token->value, arbiter->letters) ||
                   (an_san_read(san, word, arbiter->notation) &&
                    an_san_read(&exactly, word, &exact) && memcmp(san, &exactly, sizeof *san) == 0);
    return is_read && an_san_find(move, &line->position, san);
}

/* Castling of the side that is not to move, but whose number stands before it: "3. Bb5 4. O-O". */
static bool is_castling_of_opponent(const an_arbiter *arbiter, size_t index,
                                    const an_position *position, const an_san *san)
{
    const an_token *number = &arbiter->game->tokens[index - (index > 0)];
    an_position turned = *position;
    an_move move;
    if (number->kind != AN_TOKEN_NUMBER || number->says_black == (position->turn == AN_BLACK) ||
        an_checkers(position))
        return false;
    turned.turn = (uint8_t)an_opposite((an_color)position->turn);
    turned.en_passant = AN_NO_SQUARE;
    return an_san_find(&move, &turned, san);
}

static bool refuse_descriptive(an_arbiter *arbiter, size_t index, an_variation *line)
{
    an_arbiter_find_at(arbiter, AN_DESCRIPTIVE_NOTATION, &arbiter->game->tokens[index], line);
    line->stopped = arbiter->plies[index].is_refused = true;
    return false;
}

/* Reads a move that is not plain, or no move; what cannot be played is reported, and mended if that
 * is asked for. False: nothing is to be played. */
static bool read_with_care(an_arbiter *arbiter, size_t index, an_variation *line, an_san *san)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_text word = an_token_text(arbiter->game, token);
    an_ply *ply = &arbiter->plies[index];
    an_reason reason;
    if (arbiter->is_guess) {
        line->stopped = !read_guess(arbiter, token, line, san, &ply->move);
        return !line->stopped;
    }
    bool is_plain = an_plain_say(san, token->value, arbiter->letters);
    an_code code = is_plain ? AN_OK : an_san_parse(san, word, arbiter->notation);
    if (code != AN_OK && an_is_descriptive(word))
        return refuse_descriptive(arbiter, index, line);
    if (code != AN_OK) {
        an_finding *finding = an_arbiter_find_at(arbiter, code, token, line);
        if (code == AN_UNKNOWN_PIECE_LETTER || an_san_is_attempt(word) || is_torn(arbiter, index) ||
            is_in_place_of_move(arbiter->game, index))
            mend_or_stop(arbiter, finding, index, line);
        return false;
    }
    code = an_san_resolve(&ply->move, &line->position, san,
                          arbiter->rules->without_reasons ? NULL : &reason);
    if (code == AN_OK)
        return true;
    /* PxP: algebraic names a pawn by its file; in Dutch it is a move of knights */
    if (san->role == AN_PAWN && an_is_descriptive(word))
        return refuse_descriptive(arbiter, index, line);
    bool is_of_opponent = code == AN_CASTLING_REFUSED &&
                          is_castling_of_opponent(arbiter, index, &line->position, san);
    if (is_of_opponent)
        code = AN_WRONG_SIDE;
    an_finding *finding = an_arbiter_find_at(arbiter, code, token, line);
    if (finding != NULL && !arbiter->rules->without_reasons && !is_of_opponent)
        finding->reason = reason;
    mend_or_stop(arbiter, finding, index, line);
    return false;
}

/* A small letter that may be a file or a piece is not guessed at: whoever guesses, stops. */
static bool refuse_doubtful(an_arbiter *arbiter, size_t index, an_variation *line,
                            const an_san *san)
{
    an_reason reason;
    if (!an_san_is_doubtful(&line->position, san, arbiter->plies[index].move,
                            arbiter->notation->language, &reason))
        return false;
    if (arbiter->is_guess) {
        line->stopped = true;
        return true;
    }
    an_finding *finding =
        an_arbiter_find_at(arbiter, AN_AMBIGUOUS_MOVE, &arbiter->game->tokens[index], line);
    if (finding != NULL && !arbiter->rules->without_reasons)
        finding->reason = reason;
    mend_or_stop(arbiter, finding, index, line);
    return true;
}

static void judge_signs_glued(an_arbiter *arbiter, const an_token *token, an_variation *line,
                              an_ply *ply, const an_san *san)
{
    an_text rest = an_text_after(an_token_text(arbiter->game, token), san->size);
    if (rest.size == 0)
        return;
    an_check_sign sign = an_plain_sign(token->value);
    if (rest.size == an_plain_suffix_size(token->value))
        an_judge_sign(arbiter, token, line, ply, sign);
    else
        sign = an_judge_suffix(arbiter, token, rest, line, ply);
    ply->says_check = sign != AN_NO_SIGN;
}

/* Of what is not plain other languages may make something else, or letters beyond the table. */
static void note_guessed(an_arbiter *arbiter, const an_token *token, const an_san *san)
{
    an_san plain;
    an_trial_note(&arbiter->guess, san);
    if (!an_plain_say(&plain, token->value, arbiter->letters))
        an_trial_note_rest(&arbiter->guess, an_token_text(arbiter->game, token), san);
}

static void judge_move(an_arbiter *arbiter, size_t index, an_variation *line)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_ply *ply = &arbiter->plies[index];
    an_san san;
    if (!an_arbiter_read_plain(arbiter, token, line, &san, &ply->move) &&
        !read_with_care(arbiter, index, line, &san))
        return;
    if (refuse_doubtful(arbiter, index, line, &san))
        return;
    judge_ending(arbiter, token, line);
    ply->is_played = true;
    ply->size = san.size;
    play(line, ply);
    an_judge_facts(arbiter, token, ply);
    an_judge_spelling(arbiter, token, line, ply->move, &san);
    judge_signs_glued(arbiter, token, line, ply, &san);
    if (arbiter->is_guess)
        note_guessed(arbiter, token, &san);
}

/* "3. ?? ?? 4. Bb5": a question mark where a move is due, of which nobody knows what it was. */
static bool is_unknown_move(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    if (!follows_number(game, index) || index + 1 == game->token_count ||
        *an_token_text(game, &game->tokens[index]).at != '?')
        return false;
    const an_token *next = &game->tokens[index + 1];
    return next->kind == AN_TOKEN_NUMBER ||
           (next->kind == AN_TOKEN_SIGN && *an_token_text(game, next).at == '?');
}

/* A sign that is made of letters, where a move is due: "2. Bb"; a sheet's "2. ?" at its end. */
static bool stands_for_move(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    char first = *an_token_text(game, &game->tokens[index]).at;
    bool is_last =
        index + 1 == game->token_count || game->tokens[index + 1].kind == AN_TOKEN_RESULT;
    return follows_number(game, index) &&
           (an_is_upper(first) || (first == '?' && game->is_text && is_last));
}

/* Whether a word is a letter of a piece in the language of the game. */
static bool names_piece(const an_arbiter *arbiter, an_text word)
{
    an_letter found[AN_LETTERS_MAX];
    const an_language *language = arbiter->notation->language;
    size_t count = language == NULL ? 0 : an_letters_read(found, word, language, false);
    return count > 0 && found[0].size == word.size && found[0].role != AN_PAWN;
}

static bool is_playable(const an_arbiter *arbiter, const an_variation *line, an_text word)
{
    an_san san;
    an_move move;
    return an_san_parse(&san, word, arbiter->notation) == AN_OK &&
           an_san_find(&move, &line->position, &san);
}

/* "2. d4 N exd4": whether the next word is a move by itself, and none with the one before it. */
static bool stands_alone(const an_arbiter *arbiter, size_t index, const an_variation *line)
{
    char both[AN_SAN_MAX];
    const an_game *game = arbiter->game;
    an_text word = an_token_text(game, &game->tokens[index]);
    an_text next = an_token_text(game, &game->tokens[index + 1]);
    an_text joined = an_text_from(both, word.size + next.size);
    bool is_short = joined.size <= sizeof both;
    if (is_short) {
        memcpy(both, word.at, word.size);
        memcpy(both + word.size, next.at, next.size);
    }
    return is_playable(arbiter, line, next) && !(is_short && is_playable(arbiter, line, joined));
}

/* "1. e4 N e5": a novelty where N is no piece, or cannot go there; else a piece apart from its
 * square. */
static bool is_torn_piece(const an_arbiter *arbiter, size_t index, const an_variation *line)
{
    const an_game *game = arbiter->game;
    an_text word = an_token_text(game, &game->tokens[index]);
    if (!is_torn(arbiter, index))
        return false;
    return (follows_number(game, index) && word.size == 1) ||
           (names_piece(arbiter, word) && !stands_alone(arbiter, index, line));
}

/* "2. Nf3 N" at the end of a file that is cut off: no novelty, but a piece that has no square. */
static bool is_cut_off(const an_arbiter *arbiter, size_t index)
{
    const an_game *game = arbiter->game;
    bool is_last = !game->is_text && game->result == NULL && index + 1 == game->token_count;
    return is_last && arbiter->lines.count == 1 &&
           names_piece(arbiter, an_token_text(game, &game->tokens[index]));
}

static an_finding *find_sign(an_arbiter *arbiter, const an_token *token, const an_variation *line)
{
    an_finding *finding = an_arbiter_find_at(arbiter, AN_UNREADABLE_TOKEN, token, line);
    if (finding != NULL && *finding->text.at == '?')
        finding->reason.detail = AN_SIGN_FOR_MOVE;
    return finding;
}

/* A sign says something of the last move, unless it was meant as a move itself. */
static void judge_sign(an_arbiter *arbiter, size_t index, an_variation *line, size_t last_move)
{
    const an_token *token = &arbiter->game->tokens[index];
    if (is_cut_off(arbiter, index) || is_torn_piece(arbiter, index, line) ||
        is_unknown_move(arbiter, index))
        mend_or_stop(arbiter, find_sign(arbiter, token, line), index, line);
    else if (stands_for_move(arbiter, index))
        find_sign(arbiter, token, line);
    else if (last_move < arbiter->game->token_count && arbiter->plies[last_move].is_played)
        an_judge_suffix(arbiter, token, an_token_text(arbiter->game, token), line,
                        &arbiter->plies[last_move]);
}

static bool judge_token(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_token *token = &arbiter->game->tokens[index];
    an_variation *line = an_variations_current(&arbiter->lines);
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        an_judge_number(arbiter, index, line);
        break;
    case AN_TOKEN_MOVE:
        judge_move(arbiter, index, line);
        *last_move = index;
        break;
    case AN_TOKEN_SIGN:
        judge_sign(arbiter, index, line, *last_move);
        break;
    case AN_TOKEN_OPEN:
        *last_move = arbiter->game->token_count;
        return an_variations_open(&arbiter->lines);
    case AN_TOKEN_CLOSE:
        *last_move = arbiter->game->token_count;
        an_variations_close(&arbiter->lines);
        break;
    default:
        break;
    }
    return true;
}

/* Whether a guess has met what a trial would not play, or would take otherwise. */
static bool is_refuted(const an_arbiter *arbiter)
{
    return arbiter->is_guess && arbiter->lines.current.stopped;
}

/* Where a guess breaks off in the main line, at a move that it could not play, judging may go on.
 */
static void note_reached(an_arbiter *arbiter, size_t index)
{
    an_variation *line = an_variations_current(&arbiter->lines);
    bool is_move = arbiter->game->tokens[index].kind == AN_TOKEN_MOVE;
    if (arbiter->lines.count > 1 || !is_move || arbiter->plies[index].is_played)
        return;
    line->stopped = false;
    arbiter->reached = (an_opening){.is_known = true, .next = index, .line = *line};
}

/* Leaves only the main line, at its start. */
static bool begin_lines(an_arbiter *arbiter)
{
    bool has_memory = an_variations_begin(&arbiter->lines, &arbiter->start);
    arbiter->failed = arbiter->failed || !has_memory;
    return has_memory;
}

static bool is_bracket(const an_token *token)
{
    return token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE;
}

/* The next token that is to be looked at: no run of moves begins with a bracket, and of a line that
 * is given up there is nothing more to be said. */
static size_t pass_run(an_arbiter *arbiter, size_t index, size_t *last_move)
{
    const an_game *game = arbiter->game;
    if (index == game->token_count || is_bracket(&game->tokens[index]))
        return index;
    if (!an_variations_current(&arbiter->lines)->stopped)
        return an_judge_run(arbiter, index, last_move);
    while (index < game->token_count && !is_bracket(&game->tokens[index]))
        index++;
    return index;
}

/* Judges on from where the main line was played up to a token. */
static bool judge_from(an_arbiter *arbiter, const an_notation *notation, size_t index)
{
    const size_t token_count = arbiter->game->token_count;
    size_t last_move = token_count;
    arbiter->notation = notation;
    arbiter->letters = an_arbiter_letters_of(arbiter, notation);
    for (; (index = pass_run(arbiter, index, &last_move)) < token_count; index++) {
        if (!judge_token(arbiter, index, &last_move)) {
            arbiter->failed = true;
            return false;
        }
        if (is_refuted(arbiter)) {
            note_reached(arbiter, index);
            return false;
        }
    }
    return true;
}

bool an_judge_play(an_arbiter *arbiter, const an_notation *notation)
{
    an_judge_start_facts(arbiter);
    return begin_lines(arbiter) && judge_from(arbiter, notation, 0);
}

bool an_judge_play_on(an_arbiter *arbiter, const an_notation *notation)
{
    if (!begin_lines(arbiter))
        return false;
    arbiter->lines.current = arbiter->reached.line;
    return judge_from(arbiter, notation, arbiter->reached.next);
}
