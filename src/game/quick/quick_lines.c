/* Plays whole games of packed words: their start, their variations, and the test whether a finding
 * may be due. */
#include "quick_lines.h"

#include <string.h>

#include "alphabets.h"
#include "bitboard.h"
#include "draw_rules.h"
#include "position.h"
#include "quick_facts.h"
#include "quick_play.h"

/* ---- variations ---- */

/* Plays the words from index `ply` on up to a bracket, and goes over to the line that the bracket
 * opens or returns to. If no words stand before an opening bracket, another variation has just been
 * closed there, and the place before the last move is known. */
static bool play_to(an_quick_player *s, size_t ply, const an_quick_bracket *bracket)
{
    const size_t end = bracket->plies, last = end - (bracket->opens && end > ply);
    if (!an__quick_play_moves(s, ply, last))
        return false;
    if (last < end) {
        s->before[s->depth] = s->at;
        if (!an__quick_play_moves(s, last, end))
            return false;
    }
    if (bracket->opens) {
        s->after[s->depth] = s->at;
        s->at = s->before[s->depth++];
    } else {
        s->at = s->after[--s->depth];
    }
    return true;
}

/* Plays all words. Returns false if a finding may be due. */
static bool play_lines(an_quick_player *s, const an_quick_words *words)
{
    size_t ply = 0;
    for (size_t i = 0; i < words->bracket_count; i++) {
        if (!play_to(s, ply, &words->brackets[i]))
            return false;
        ply = words->brackets[i].plies;
    }
    return an__quick_play_moves(s, ply, words->count);
}

/* Removes the variations from the words and from the occupied squares. */
static void drop_variations(an_quick_player *s, an_quick_words *words)
{
    size_t kept = 0, from = 0, depth = 0;
    for (size_t i = 0; i <= words->bracket_count; i++) {
        const bool is_end = i == words->bracket_count;
        const size_t at = is_end ? words->count : words->brackets[i].plies;
        if (depth == 0) {
            memmove(words->plain + kept, words->plain + from, (at - from) * sizeof *words->plain);
            memmove(s->occupied + 1 + kept, s->occupied + 1 + from,
                    (at - from) * sizeof *s->occupied);
            kept += at - from;
        }
        from = at;
        depth += is_end ? 0 : words->brackets[i].opens ? 1 : SIZE_MAX;
    }
    words->count = kept;
}

/* ---- whole games ---- */

/* Returns the rows of the letters that were met, a bit for each. */
static uint32_t rows_met(const an_quick_player *s)
{
    uint32_t rows = 0;
    for (size_t i = 0; i < AN_QUICK_ROWS; i += AN_LANES)
        rows |= (uint32_t)an_marked(an_lanes_at((const char *)s->has_met + i) != an_each(0)) << i;
    return rows;
}

/* Returns the kings and rooks that may castle and stand on their usual squares. */
static an_squares castlers_at(const an_position *start)
{
    return start->castling | (start->castling & AN_RANK_1 ? an_bit(AN_QUICK_WHITE_KING) : 0) |
           (start->castling & AN_RANK_8 ? an_bit(AN_QUICK_BLACK_KING) : 0);
}

/* Returns false if a finding may be due about the start of a game of `plies` plies, or if kings and
 * rooks castle from unusual squares. */
static bool may_begin_at(const an_position *start, size_t plies)
{
    enum { NUMBER_MAX = 9000 }; /* with the moves of the game added it still has four digits */
    const an_squares corners = an_bit(0) | an_bit(7) | an_bit(56) | an_bit(63);
    const an_squares pieces = start->role[AN_KING] | (start->role[AN_ROOK] & corners);
    bool is_clear =
        start->halfmove_clock == 0 || start->halfmove_clock + plies < AN_FIFTY_MOVES_PLIES;
    return (castlers_at(start) & ~pieces) == 0 && is_clear && start->move_number < NUMBER_MAX &&
           !(start->role[AN_PAWN] == 0 && an_position_is_dead(start));
}

/* Returns the two squares of the double step that led to `start`; the empty set if there was
 * none. */
static an_squares step_before(const an_position *start)
{
    return start->passed_over == AN_NO_SQUARE
               ? 0
               : an_bit(start->passed_over - 8u) | an_bit(start->passed_over + 8u);
}

bool an__quick_play(an_quick_words *words, an_detection *detection, an_entry *entries,
                    an_position *end)
{
    const an_position *start = &detection->bench->start;
    const an_color us = (an_color)start->turn, them = an_opposite(us);
    an_quick_player s;
    if (!may_begin_at(start, words->count))
        return false;
    s.at = (an_quick_place){*start, 0, castlers_at(start), step_before(start)};
    s.depth = 0;
    s.over_after = 0;
    if (an_is_attacked(start, them, start->color[them], an_king_square(start, us),
                       an_occupied(start)))
        s.at.checkers = an_position_checkers(start);
    s.detection = detection;
    s.entries = entries;
    s.plain = words->plain;
    s.letters = an__letters_in(&detection->candidates->alphabets, detection->bench->notation);
    memset(s.has_met, 0, sizeof s.has_met);
    s.occupied[0] = an_occupied(&s.at.position);
    if (!play_lines(&s, words) && s.over_after != words->count)
        return false;
    if (words->bracket_count > 0)
        drop_variations(&s, words);
    if (an__quick_has_facts(words, detection->findings, s.occupied))
        return false;
    an__trial_note_rows(&detection->guess, rows_met(&s));
    an__quick_find_passed(&s.at);
    s.at.position.castling = an_quick_rights(&s.at);
    size_t quiet = an__quick_quiet(words);
    *end = s.at.position;
    end->halfmove_clock = (uint16_t)(quiet + (quiet == words->count ? start->halfmove_clock : 0));
    end->move_number =
        (uint16_t)(start->move_number + (words->count + (start->turn == AN_BLACK)) / 2);
    end->key = 0; /* not kept up by the player; no caller needs it */
    return true;
}
