/* The decoder: what was probably meant by a line of play that cannot be played as it is written. */
#ifndef AN_GAME_DECODER_H
#define AN_GAME_DECODER_H

#include "decoded.h"

/* Forgets the corrections of the game before this one. */
void an__decoder_begin(an_line_decoder *decoder);

/* Decodes the main line of the game on the bench, in the bench's notation. `game` is the game, if
 * its tokens may change, or NULL: its signs and comments may stand for moves then, and become such.
 * Returns false when memory runs out. */
bool an__decode_main_line(an_line_decoder *decoder, const an_bench *bench, an_game *game);

/* Decodes a variation from a token on, which is due in a position; forgets the corrections of the
 * variation before. Returns false when memory runs out. */
bool an__decode_variation(an_line_decoder *decoder, const an_bench *bench, size_t token,
                          const an_position *position);

/* Decodes the game on the bench from its bytes, as a score sheet that is written as `habit` says,
 * or as usual if that is NULL; the habit must live as long as the corrections. *plies becomes the
 * number of half-moves that it has in the best reading. Returns false when memory runs out. */
bool an__decode_sheet(an_line_decoder *decoder, const an_bench *bench, const an_sheet_habit *habit,
                      size_t *plies);

/* Returns the cost of the best reading of the game that was decoded last. */
static inline uint32_t an_decoder_cost(const an_line_decoder *decoder)
{
    return decoder->search.best_cost;
}

/* Returns the correction of a token; NULL if there is none. */
const an_correction *an__correction_at(const an_line_decoder *decoder, size_t token);

void an__decoder_free(an_line_decoder *decoder);

#endif
