/* The decoder: what was probably meant by a line of play that cannot be played as it is written. */
#ifndef AN_GAME_DECODER_H
#define AN_GAME_DECODER_H

#include "decoded.h"

/* Forgets the corrections of the previous game. Call it before anything else is decoded of a game.
 */
void an__decoder_begin(an_line_decoder *decoder);

/* Decodes the main line of the game on the bench, in the notation of the bench. Pass that game as
 * `game` if its tokens may change: signs and comments that stand for moves then become tokens of
 * moves. Otherwise pass NULL. Returns false when memory runs out. */
bool an__decode_main_line(an_line_decoder *decoder, const an_bench *bench, an_game *game);

/* Decodes the variation whose first token has index `token` and is to be played in `position`. The
 * corrections of the variation that was decoded before are lost. Returns false when memory runs
 * out. */
bool an__decode_variation(an_line_decoder *decoder, const an_bench *bench, size_t token,
                          const an_position *position);

/* Decodes the game on the bench from its bytes, as a score sheet written in the way `habit` says;
 * NULL stands for the usual way. `habit` must live as long as the corrections. Sets *plies to the
 * number of half-moves in the best reading. Returns false when memory runs out. */
bool an__decode_sheet(an_line_decoder *decoder, const an_bench *bench, const an_sheet_habit *habit,
                      size_t *plies);

/* Returns the cost, in tenths of a nat, of the best reading of the line that was decoded last. */
static inline uint32_t an_decoder_cost(const an_line_decoder *decoder)
{
    return decoder->graph.best.cost;
}

/* Leaves no correction certain. */
void an__decoder_doubt(an_line_decoder *decoder);

/* Returns the correction of the token with index `token`; NULL if the token has none. */
const an_correction *an__correction_at(const an_line_decoder *decoder, size_t token);

/* Frees the memory of a decoder, but not the decoder itself. */
void an__decoder_free(an_line_decoder *decoder);

#endif
