/* Moves in the words behind a game, which may be its continuation. */
#include "further_moves.h"

#include "behind_move.h"
#include "lines.h"
#include "main_line.h"
#include "mending.h"
#include "parse.h"
#include "play.h"
#include "resolve.h"
#include "text.h"
#include "token.h"

/* Returns where the last move of the main line ends; 0 if there is none. */
static uint32_t end_of_moves(const an_game *game)
{
    uint32_t end = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        end = game->tokens[i].offset + game->tokens[i].size;
    return end;
}

/* Returns true if a number before a word, as in "9. Fe3" and "9...Cb8", says which move it is. The
 * digit of a square before it, as in "Cc6. Fb5", does not. */
static bool is_numbered(const an_game *game, const an_fault *word)
{
    const char *begin = game->bytes.at, *at = begin + word->offset;
    while (at > begin && !an_is_letter(at[-1]) && !an_is_digit(at[-1]) &&
           !an_is_among(at[-1], ",;:()\n"))
        at--;
    const char *digits = at;
    while (at > begin && an_is_digit(at[-1]))
        at--;
    return at < digits && (at == begin || !an_is_letter(at[-1]));
}

/* Returns true if a letter stands between two words, so that the moves are told one after the
 * other. Moves side by side, as in "Fb5 a6 serait une espagnole", are rather a line. */
static bool are_told_apart(const an_game *game, const an_fault *first, const an_fault *second)
{
    for (uint32_t at = first->offset + first->size; at < second->offset; at++)
        if (an_is_letter(game->bytes.at[at]))
            return true;
    return false;
}

/* "3. Fb5 et a6": returns true if only "and" stands between the last move, which ends at `end`, and
 * a word. */
static bool is_linked(const an_game *game, uint32_t end, const an_fault *word)
{
    an_text between = an_text_from(game->bytes.at + end, word->offset - end);
    between = an_text_after(between, an_blanks_size(between));
    const size_t size = an__and_size(between);
    return size > 0 && an_blanks_size(an_text_after(between, size)) == between.size - size;
}

/* "20. Cf3 1 h Cc6": returns true if a word on a score sheet stands in the row of White's last
 * move, which ends at `end`. */
static bool answers_in_row(const an_game *game, const an_position *position, uint32_t end,
                           const an_fault *word)
{
    const char *base = game->bytes.at;
    return position->turn == AN_BLACK && !an_holds_line_end(base + end, base + word->offset) &&
           an__may_be_sheet(game);
}

/* Plays a word, if it is a legal move. */
static bool play_word(an_position *position, const an_game *game, const an_fault *word,
                      const an_notation *notation)
{
    an_san san;
    an_move move;
    if (!an__san_read(&san, an_text_from(game->bytes.at + word->offset, word->size), notation) ||
        !an__san_find(&move, position, &san))
        return false;
    an__play(position, move);
    return true;
}

bool an__judge_further_moves(const an_bench *bench, an_findings *findings,
                             const an_notation *notation, const an_position *end)
{
    unsigned fewest = 2;
    const an_game *game = bench->game;
    const uint32_t from = end_of_moves(game);
    const uint32_t until = game->result != NULL ? game->result->offset : UINT32_MAX;
    const an_fault *first = NULL, *last = NULL;
    an_position position = *end;
    unsigned count = 0;
    for (size_t i = 0; i < game->faults.count && count < fewest; i++) {
        const an_fault *word = &game->faults.list[i];
        if (word->code != AN_MOVE_IN_PROSE || word->offset < from || word->offset > until)
            continue;
        if ((last != NULL && !are_told_apart(game, last, word)) || is_numbered(game, word) ||
            !play_word(&position, game, word, notation))
            return false;
        fewest -= count == 0 && (is_linked(game, from, word) || an_position_is_mate(&position));
        first = count++ == 0 ? word : first;
        last = word;
    }
    fewest -= count == 1 && fewest > 1 && answers_in_row(game, end, from, first);
    if (count < fewest || an__has_fault(&game->faults, AN_UNREAD_MOVES))
        return false;
    an__find(findings, AN_PERHAPS_PLAYED, first->offset, first->size);
    return true;
}
