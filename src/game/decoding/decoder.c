/* The decoder: makes marks of a game, finds their best reading, and lists its corrections. */
#include "decoder.h"

#include <stdlib.h>

#include "best_reading.h"
#include "corrections.h"
#include "marks.h"
#include "path.h"
#include "sheet.h"

void an__decoder_free(an_line_decoder *decoder)
{
    an__graph_free(&decoder->graph);
    free(decoder->corrections);
    free(decoder->path.arcs);
    free(decoder->path.is_placed);
    free(decoder->path.lost);
    free(decoder->sheet.tokens);
    free(decoder->sheet.faults);
}

void an__decoder_begin(an_line_decoder *decoder)
{
    decoder->correction_count = decoder->main_count = 0;
}

/* ---- a line of play, as its tokens are ---- */

/* Adds the corrections of the tokens of an arc. */
static bool correct_arc(an_line_decoder *decoder, size_t index)
{
    const an_arc *arc = an_path_arc(decoder, index);
    const an_mark *mark = an_path_mark(decoder, index);
    if (!an__is_correction(&decoder->graph, arc))
        return true;
    if (an__correct(decoder, index, mark->index) == NULL)
        return false;
    size_t word = 0;
    for (size_t i = 1; i < arc->parts; i++)
        if (an_is_word(&mark[i]) && !an__correct_next(decoder, index, ++word, mark[i].index))
            return false;
    return true;
}

static bool decode_line(an_line_decoder *decoder, const an_bench *bench, size_t token,
                        const an_position *position, bool takes_signs)
{
    const size_t before = decoder->correction_count;
    if (!an__marks_of_line(&decoder->graph.line, bench, token, takes_signs) ||
        !an__find_best_reading(decoder, position))
        return false;
    for (size_t i = 0; i < decoder->path.count; i++)
        if (!correct_arc(decoder, i))
            return false;
    an__corrections_certain(decoder, before);
    return true;
}

bool an__decode_main_line(an_line_decoder *decoder, const an_bench *bench, an_game *game)
{
    an__decoder_begin(decoder);
    if (!decode_line(decoder, bench, 0, &bench->start, game != NULL) ||
        (game != NULL && !an__tell_holes(decoder, game)))
        return false;
    decoder->main_count = decoder->correction_count;
    return true;
}

bool an__decode_variation(an_line_decoder *decoder, const an_bench *bench, size_t token,
                          const an_position *position)
{
    decoder->correction_count = decoder->main_count;
    return decode_line(decoder, bench, token, position, false);
}

/* ---- a sheet, from its bytes ---- */

bool an__decode_sheet(an_line_decoder *decoder, const an_bench *bench, const an_sheet_habit *habit,
                      size_t *plies)
{
    an__decoder_begin(decoder);
    if (!an__marks_of_sheet(&decoder->graph.line, bench, habit, &decoder->sheet.result) ||
        !an__find_best_reading(decoder, &bench->start))
        return false;
    *plies = 0;
    for (size_t i = 0; i < decoder->path.count; i++) {
        const an_arc *arc = an_path_arc(decoder, i);
        *plies += arc->loses + arc->said.count;
    }
    return true;
}

void an__decoder_doubt(an_line_decoder *decoder)
{
    for (size_t i = 0; i < decoder->correction_count; i++)
        decoder->corrections[i].is_certain = false;
}

const an_correction *an__correction_at(const an_line_decoder *decoder, size_t token)
{
    for (size_t i = 0; i < decoder->correction_count; i++)
        if (decoder->corrections[i].token == token)
            return &decoder->corrections[i];
    return NULL;
}
