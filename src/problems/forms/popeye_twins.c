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

/* The changes that have squares behind their word. */
static const struct {
    unsigned means; /* an_popeye_word */
    an_twin_kind kind;
    unsigned squares;
} changes[] = {
    {AN_POPEYE_MOVE, AN_TWIN_MOVE, 2},
    {AN_POPEYE_EXCHANGE, AN_TWIN_EXCHANGE, 2},
    {AN_POPEYE_REMOVE, AN_TWIN_REMOVE, 1},
    {AN_POPEYE_SHIFT, AN_TWIN_SHIFT, 2},
};

/* What stands behind the words that turn and mirror the board: degrees, and two corners that change
 * places. Turning by 90 degrees brings a1 to h1. */
static const struct {
    unsigned means; /* an_popeye_word */
    const char *word;
    unsigned turn; /* bits of an_board_turn */
} turns[] = {
    {AN_POPEYE_ROTATE, "90", AN_SWAP_AXES | AN_FLIP_FILES},
    {AN_POPEYE_ROTATE, "180", AN_FLIP_FILES | AN_FLIP_RANKS},
    {AN_POPEYE_ROTATE, "270", AN_SWAP_AXES | AN_FLIP_RANKS},
    {AN_POPEYE_MIRROR, "a1<-->h1", AN_FLIP_FILES},
    {AN_POPEYE_MIRROR, "a1<-->a8", AN_FLIP_RANKS},
    {AN_POPEYE_MIRROR, "a1<-->h8", AN_SWAP_AXES | AN_FLIP_FILES | AN_FLIP_RANKS},
    {AN_POPEYE_MIRROR, "a8<-->h1", AN_SWAP_AXES},
};

static an_text text_between(an_text first, an_text last)
{
    return an_text_from(first.at, (size_t)(last.at + last.size - first.at));
}

/* Reads the squares behind the word of a change. Returns false if `means` is no such change. */
static bool read_change(an_popeye_reader *p, an_text word, unsigned means)
{
    an_twin_change change = {.from = AN_NO_SQUARE, .to = AN_NO_SQUARE};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        if (changes[i].means != means)
            continue;
        an_text last = an__popeye_next(p);
        change.kind = (uint8_t)changes[i].kind;
        change.from = (uint8_t)(last.size == 2 ? an__popeye_square(last) : AN_NO_SQUARE);
        if (changes[i].squares == 2) {
            last = an__popeye_next(p);
            change.to = (uint8_t)(last.size == 2 ? an__popeye_square(last) : AN_NO_SQUARE);
        }
        change.text = text_between(word, last);
        bool is_read =
            change.from != AN_NO_SQUARE && (changes[i].squares == 1 || change.to != AN_NO_SQUARE);
        if (is_read)
            add_change(p, change);
        else
            an__popeye_refuse(p, AN_PROBLEM_TWIN, change.text);
        return true;
    }
    return false;
}

/* Reads how the board is turned or mirrored. */
static void read_turn(an_popeye_reader *p, an_text word, unsigned means)
{
    an_text last = an__popeye_next(p);
    an_twin_change change = {.kind = AN_TWIN_TURN,
                             .from = AN_NO_SQUARE,
                             .to = AN_NO_SQUARE,
                             .text = text_between(word, last)};
    for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
        if (turns[i].means != means || !an_text_equal(last, an_text_of(turns[i].word)))
            continue;
        change.turn = (uint8_t)turns[i].turn;
        add_change(p, change);
        return;
    }
    an__popeye_refuse(p, AN_PROBLEM_TWIN, change.text);
}

static void read_twin_stipulation(an_popeye_reader *p)
{
    an_twin_change change = {.kind = AN_TWIN_STIPULATION, .text = an__popeye_next(p)};
    if (an_stipulation_read(&change.stipulation, change.text, NULL))
        add_change(p, change);
    else
        an__popeye_refuse(p, an__problem_of_stipulation(change.text), change.text);
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
        if (read_change(p, word, means))
            continue;
        if (means == AN_POPEYE_ROTATE || means == AN_POPEYE_MIRROR)
            read_turn(p, word, means);
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
