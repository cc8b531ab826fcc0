/* Says which piece must move in alphabetic chess and its relatives, and why. */
#include "trace.h"

#include "reason.h"
#include "sentence.h"

static const an_message stuck[AN_IMMOBILITY_COUNT] = {
    [AN_IMMOBILITY_NONE] = {{"{piece} must move: {candidates}",
                             "{piece} doit jouer : {candidates}"}},
    [AN_IMMOBILITY_BLOCKED] = {{"{piece} has nowhere to go", "{piece} n'a aucune case où aller"}},
    [AN_IMMOBILITY_PINNED] = {{"{piece} is pinned to {king}",
                               "{piece} est cloué{e:piece} sur {king}"}},
    [AN_IMMOBILITY_CHECK] = {{"{piece} cannot parry the check from {by}",
                              "{piece} ne peut parer l'échec {of by}"}},
    [AN_IMMOBILITY_DOUBLE_CHECK] = {{"{piece} cannot parry a double check",
                                     "{piece} ne peut parer un échec double"}},
    [AN_IMMOBILITY_ATTACKED] = {{"{piece} has only attacked squares to go to",
                                 "{piece} n'a autour de lui que des cases contrôlées"}},
};

static const an_message any_piece = {
    {"{side} may move any piece", "les {side} jouent à leur guise"}};

static void put_line(an_buffer *out, an_message message, const an_finding *finding,
                     an_message_language language)
{
    an__put_message(out, message, finding, language);
    an_buffer_put_char(out, '\n');
}

static void put_piece(an_buffer *out, an_finding *about, unsigned square,
                      an_message_language language)
{
    unsigned by;
    an_immobility why = an__immobility_of(&about->position, square, &by);
    about->facts.reason.piece = (uint8_t)square;
    about->facts.reason.by = (uint8_t)by;
    put_line(out, stuck[why], about, language);
}

static void list_moves(an_finding *about)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&about->position, moves);
    for (size_t i = 0; i < count && i < AN_CANDIDATES_MAX; i++)
        about->facts.reason.candidates[about->facts.reason.candidate_count++] = moves[i];
}

void an__put_priority(an_buffer *out, const an_position *position, const an_notation *notation,
                      an_message_language language)
{
    an_finding about = {.position = *position, .has_position = true, .notation = notation};
    an_variant variant = (an_variant)position->variant;
    unsigned first = an_priority_square(position);
    an_color us = (an_color)position->turn;
    about.facts.reason.king = (uint8_t)an_king_square(position, us);
    an__buffer_put(out, "");
    if (first == AN_NO_SQUARE && an_position_has_move(position)) {
        put_line(out, any_piece, &about, language);
        return;
    }
    list_moves(&about);
    for (unsigned place = 0; place < AN_SQUARE_COUNT; place++) {
        unsigned square = an_variant_square(variant, place);
        if (square == AN_NO_SQUARE || !(position->color[us] & an_bit(square)))
            continue;
        put_piece(out, &about, square, language);
        if (square == first)
            return;
    }
}
