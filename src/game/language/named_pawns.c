/* Whether a game that names its pawns by letters, and was judged in the language guessed, could be
 * in another one: its letters tell.
 *
 * Detection tries exact letters first, and nobody has named pawns among them: a word whose letter
 * is unknown, or a pawn's, is as far as any language comes. Beyond the table only those are left
 * that know all letters; where they all read them alike they play the same game, and the first of
 * them gives its name. */
#include "named_pawns.h"

#include "alphabets.h"
#include "bitboard.h"
#include "main_line.h"
#include "plain.h"
#include "trial.h"

/* The notations that are left after some words. */
typedef struct rivals {
    uint64_t strict;       /* read them with exact letters */
    uint64_t known;        /* have all their letters in some reading */
    uint64_t alike;        /* read them as the one guessed */
    uint32_t strict_plies; /* that were played with exact letters, at the most */
} rivals;

/* Whether a letter cannot but have its meaning. */
static bool is_clear(unsigned row)
{
    return an_row_is_of_men(row) || row == AN_ROW_CASTLES || row == AN_ROW_NAMED;
}

/* A word that was played; of one that is not plain nothing is known. */
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

bool an_only_guess_fits(an_detection *d)
{
    const an_game *game = d->bench->game;
    rivals r = {.strict = d->candidates->well_attested,
                .known = ~UINT64_C(0) >> (64 - d->candidates->count),
                .alike = ~UINT64_C(0)};
    size_t main_move = an_line_next(game, 0, AN_TOKEN_MOVE);
    an_know_letters(d->candidates);
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        if (token->kind == AN_TOKEN_MOVE)
            meet(&r, d, token->value, i == main_move);
        if (i == main_move)
            main_move = an_line_next(game, i + 1, AN_TOKEN_MOVE);
    }
    /* what plays all of the game with exact letters is not that far behind */
    bool is_far_ahead = d->guess.plies >= r.strict_plies + AN_CHANCE_PLIES;
    return is_far_ahead && (r.known & ~r.alike) == 0 && an_first(r.known) == d->candidates->last;
}
