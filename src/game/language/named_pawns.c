/*
 * Games that name their pawns by a letter, such as Be4 in German: could they be in another language
 * than the guessed one? Their letters decide that, without a trial.
 *
 * The first round of detection accepts exact letters only, and pawn letters are not among them. So
 * in that round every language stops at the first move written with a pawn letter, or with a letter
 * that it does not know. In the second, lenient round only languages that know all letters are
 * left. If all of them read the letters alike, they play the same game, and the first gives its
 * name.
 */
#include "named_pawns.h"

#include "alphabets.h"
#include "bitboard.h"
#include "main_line.h"
#include "plain.h"
#include "trial.h"

/* The notations that are still possible after the words so far. */
typedef struct rivals {
    uint64_t strict;       /* those that read all words with exact letters */
    uint64_t known;        /* those that know all letters, read leniently */
    uint64_t alike;        /* those that read all words as the guessed notation does */
    uint32_t strict_plies; /* plies of the main line that some notation of `strict` has read */
} rivals;

/* Returns true if a letter with this row has only one meaning. */
static bool is_clear(unsigned row)
{
    return an_row_is_of_pieces(row) || row == AN_ROW_CASTLES || row == AN_ROW_NAMED ||
           row == AN_ROW_COORDINATES;
}

/* Narrows the sets by a word that was played. If not plain, only the guess is known to read it. */
static void meet(rivals *r, const an_detection *d, an_plain plain, bool in_main_line)
{
    const uint64_t *readers = an_letter_readers(&d->candidates->alphabets, an_plain_letter(plain));
    unsigned row = an_plain_row(plain, d->bench->letters);
    bool is_plain = plain != 0 && is_clear(row);
    if (is_plain) {
        r->known &= ~readers[AN_ROW_UNKNOWN];
        r->alike &= readers[row] | (row < AN_ROLE_COUNT ? readers[AN_ROW_ALIASES + row] : 0);
    } else {
        r->alike &= UINT64_C(1) << d->candidates->last;
    }
    if (!in_main_line)
        return;
    if (is_plain)
        r->strict &= ~(readers[AN_ROW_UNKNOWN] | readers[AN_ROW_NAMED]);
    r->strict_plies += r->strict != 0;
}

bool an__only_guess_fits(an_detection *d)
{
    const an_game *game = d->bench->game;
    rivals r = {.strict = d->candidates->well_attested,
                .known = ~UINT64_C(0) >> (64 - d->candidates->count),
                .alike = ~UINT64_C(0)};
    size_t main_move = an__line_next(game, 0, AN_TOKEN_MOVE);
    an__know_letters(d->candidates);
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        if (token->kind == AN_TOKEN_MOVE)
            meet(&r, d, token->value, i == main_move);
        if (i == main_move)
            main_move = an__line_next(game, i + 1, AN_TOKEN_MOVE);
    }
    /* this is also false if a notation reads the whole game with exact letters */
    bool is_far_ahead = d->guess.plies >= r.strict_plies + AN_CHANCE_PLIES;
    return is_far_ahead && (r.known & ~r.alike) == 0 && an_first(r.known) == d->candidates->last;
}
