/* The places where the line of play goes on after prose; another reading may leave them out. */
#include "prose.h"

#include "buffer.h"

/* Takes a place where the main line may go on, unless this reading leaves it out. */
static bool take_place(an_prose *p, const an_token *number)
{
    an_reader *reader = p->reader;
    uint32_t offset = (uint32_t)(reader->base + number->offset - reader->lexer.begin);
    for (size_t i = 0; i < reader->choices.left_out_count; i++)
        if (reader->choices.left_out[i] == offset)
            return false;
    if (an_array_reserve((void **)&reader->places, &reader->place_capacity, reader->place_count,
                         sizeof *reader->places))
        reader->places[reader->place_count++] = (an_resumption){offset, p->line.ply, false};
    else
        reader->failed = true;
    return true;
}

bool an_prose_goes_on_at(an_prose *p, const an_token *number)
{
    bool in_slot = p->line.slot_is_open;
    bool fitting = an_number_fits(p, number) && !an_is_decimal(p, number, p->reader->lexer);
    if (!fitting && !(in_slot && an_move_follows(p)) && !an_repeats_last_move(p, number))
        return false;
    bool is_doubtful = p->has_moves && p->reader->line_count == 0 &&
                       (fitting ? !in_slot : an_number_is_past(p, number) && number->value > 0);
    return !is_doubtful || take_place(p, number);
}

void an_prose_contest(an_prose *p, const an_token *number)
{
    an_reader *reader = p->reader;
    size_t kept = reader->place_count < AN_PLACES_KEPT ? reader->place_count : AN_PLACES_KEPT;
    if (number->value == 0 || reader->line_count > 0 || !an_move_follows(p))
        return;
    for (size_t i = reader->place_count - kept; i < reader->place_count; i++)
        if (reader->places[i].ply == an_ply_of(number))
            reader->places[i].is_contested = true;
}
