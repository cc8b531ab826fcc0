/* Twins in Popeye's language. */
#include "popeye_twins.h"

#include "text.h"

static an_twin *last_twin(an_popeye_reader *p)
{
    an_twin_list *twins = &p->r->draft.twins;
    return &twins->at[twins->count - 1];
}

static void add_change(an_popeye_reader *p, an_twin_change change)
{
    an_twin *twin = last_twin(p);
    if (twin->count == AN_TWIN_CHANGES_MAX)
        an__popeye_refuse(p, AN_PROBLEM_TOO_MANY_TWINS, change.text);
    else
        twin->changes[twin->count++] = change;
}

static void add_piece(an_popeye_reader *p, an_text word, unsigned square, char piece)
{
    add_change(p, (an_twin_change){.kind = AN_TWIN_ADD,
                                   .from = AN_NO_SQUARE,
                                   .to = (uint8_t)square,
                                   .piece = piece,
                                   .text = word});
}

/* Reads the squares behind the word of a change: one, or two. */
static void read_change(an_popeye_reader *p, an_text word, an_twin_kind kind, unsigned squares)
{
    an_twin_change change = {.kind = (uint8_t)kind, .from = AN_NO_SQUARE, .to = AN_NO_SQUARE};
    an_text last = an__popeye_next(p);
    change.from = (uint8_t)(last.size == 2 ? an__popeye_square(last) : AN_NO_SQUARE);
    if (squares == 2) {
        last = an__popeye_next(p);
        change.to = (uint8_t)(last.size == 2 ? an__popeye_square(last) : AN_NO_SQUARE);
    }
    change.text = an_text_from(word.at, (size_t)(last.at + last.size - word.at));
    bool is_read = change.from != AN_NO_SQUARE && (squares == 1 || change.to != AN_NO_SQUARE);
    if (is_read)
        add_change(p, change);
    else
        an__popeye_refuse(p, AN_PROBLEM_TWIN, change.text);
}

static void read_twin_stipulation(an_popeye_reader *p)
{
    an_twin_change change = {.kind = AN_TWIN_STIPULATION, .text = an__popeye_next(p)};
    if (an_stipulation_read(&change.stipulation, change.text, NULL))
        add_change(p, change);
    else
        an__popeye_refuse(p, AN_PROBLEM_STIPULATION, change.text);
}

void an__popeye_twin(an_popeye_reader *p, an_text section)
{
    an_twin_list *twins = &p->r->draft.twins;
    if (twins->count == AN_TWINS_MAX) {
        an__popeye_refuse(p, AN_PROBLEM_TOO_MANY_TWINS, section);
        return;
    }
    twins->at[twins->count++] = (an_twin){.count = 0};
    for (;;) {
        an_text word = an__popeye_peek(p);
        unsigned means = an__popeye_word_in(p, AN_POPEYE_TWINNINGS, word);
        if (means == AN_POPEYE_NO_WORD && an__popeye_ends_list(p, word))
            return;
        an__popeye_take(p, word);
        if (means == AN_POPEYE_MOVE)
            read_change(p, word, AN_TWIN_MOVE, 2);
        else if (means == AN_POPEYE_EXCHANGE)
            read_change(p, word, AN_TWIN_EXCHANGE, 2);
        else if (means == AN_POPEYE_REMOVE)
            read_change(p, word, AN_TWIN_REMOVE, 1);
        else if (means == AN_POPEYE_ADD)
            an__popeye_pieces(p, true, add_piece);
        else if (means == AN_POPEYE_STIPULATION)
            read_twin_stipulation(p);
        else if (means == AN_POPEYE_CONTINUED)
            last_twin(p)->is_continued = true;
        else
            an__popeye_refuse(p, AN_PROBLEM_TWIN, word);
    }
}
