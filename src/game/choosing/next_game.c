/*
 * an_game_next: reads a game, and reads it again where its text allows another reading.
 *
 * In plain text the words around the moves tell which of them were played (article.h); and where
 * one game ends and another begins, the board tells (game_end.h). In any text e4e5 is two moves
 * glued together, and e2 - e4 is one whose parts stand apart, if the game goes on further so.
 */
#include "article.h"

#include "boards.h"
#include "capitals.h"
#include "game_end.h"
#include "parted.h"
#include "quick_game.h"
#include "text.h"
#include "token.h"
#include "utf8.h"
#include "word.h"

typedef struct search {
    an_trier trier;
    an_reach best;
    an_choices choices; /* those of the best reading so far */
} search;

/* Reads the game again with `choices`, and keeps them if the game gets more than `least` half-moves
 * further. */
static void try_choices(search *s, const an_choices *choices, size_t least)
{
    if (!an_may_read_again(&s->trier))
        return;
    an_reach reach = an_read_as(&s->trier, choices);
    if (s->trier.code != AN_OK || reach.plies <= s->best.plies + least)
        return;
    s->best = reach;
    s->choices = *choices;
}

/* Returns true if some word of `text` begins a move whose parts stand apart. */
static bool has_parted_move(an_text text, an_joining joins)
{
    bool begins_word = true;
    for (size_t step; text.size > 0; text = an_text_after(text, step)) {
        if (begins_word && an__parted_move_size(text, joins) > 0)
            return true;
        bool may_be_space = an_is_space(*text.at) || (unsigned char)*text.at >= 0x80;
        size_t space = may_be_space ? an__space_size(text) : 0;
        step = space > 0 ? space : 1;
        begins_word = space > 0 || an_ends_word(*text.at) || *text.at == '.';
    }
    return false;
}

/* Returns true if the game breaks off at a move whose parts stand apart; without an error, as the
 * rest may count as prose, if its text has such a move anywhere. */
static bool breaks_at_parts(const search *s, an_text error)
{
    const an_text game = s->trier.game->bytes;
    if (error.size == 0)
        return has_parted_move(game, AN_JOINS_SQUARES);
    an_text rest = an_text_after(game, (size_t)(error.at - game.at));
    return an__parted_move_size(rest, AN_JOINS_SQUARES) > 0;
}

/* "3. d4 c x d4": returns true if the words may hide a part of a capture. After the last number the
 * rest of a capture counts as prose and raises no error. */
static bool hides_capture(const search *s)
{
    const an_game *game = s->trier.game;
    return an__has_fault(&game->faults, AN_MOVE_IN_PROSE) &&
           has_parted_move(game->bytes, AN_JOINS_CAPTURES);
}

/* Tries to join the parts of captures behind an error, "3. Cç3 dx e4", and keeps the reading if it
 * has more moves. */
static void join_behind_error(search *s)
{
    const size_t count = an__count_moves(s->trier.game);
    const an_choices joined = {.joins = AN_JOINS_CAPTURES};
    if (!an_may_read_again(&s->trier))
        return;
    an_reach reach = an_read_as(&s->trier, &joined);
    if (s->trier.code == AN_OK && reach.plies >= s->best.plies &&
        an__count_moves(s->trier.game) > count) {
        s->best = reach;
        s->choices = joined;
    }
}

/* Tries readings that cut glued moves apart, or join the parts of a move, and keeps what gets
 * further. */
static void cut_or_join(search *s)
{
    enum { PAIR = 2 };
    const an_finding *found = an__first_error(&s->trier.judgement->findings);
    const an_text error = found != NULL ? found->facts.text : an_text_from(NULL, 0);
    if (an__glued_pair_size(error) > 0) {
        /* "12. Ng1g5" is rather a wrong move than "Ng1 g5", unless the game goes on behind it; but
         * "1.e4e5" may be all there is */
        const bool may_be_all = s->best.plies == 0 && an_names_square(error.at);
        try_choices(s, &(an_choices){.cuts_pairs = true}, may_be_all ? 0 : PAIR);
    } else if (breaks_at_parts(s, error)) {
        try_choices(s, &(an_choices){.joins = AN_JOINS_CAPTURES}, 0);
        if (!s->best.is_whole)
            try_choices(s, &(an_choices){.joins = AN_JOINS_SQUARES}, 0);
    } else if (has_parted_move(s->trier.game->bytes, AN_JOINS_CAPTURES)) {
        join_behind_error(s);
    } else {
        return;
    }
    if (s->trier.code != AN_OK)
        return;
    /* read the best reading again, unless it was the last one */
    an_read_as(&s->trier, &s->choices);
}

/* Reads a text without moves again if most of its words are moves in capitals. */
static void read_capitals(search *s)
{
    const an_game *game = s->trier.game;
    if (!game->is_text || !game->is_empty || !an_may_read_again(&s->trier) ||
        !an__is_in_capitals(game->bytes))
        return;
    s->choices = (an_choices){.in_capitals = true};
    s->best = an_read_as(&s->trier, &s->choices);
}

/* Returns true if the text may hold more or fewer games than its numbers say. */
static bool may_end_elsewhere(const search *s)
{
    const an_doubts *doubts = &s->trier.reader->doubts;
    return an_may_read_again(&s->trier) && s->trier.game->is_text &&
           (doubts->may_be_list || (!s->best.is_whole && doubts->break_count > 0));
}

/* Deducts the bytes that were read at first (`size`) and do not belong to the game that is kept
 * (`kept`), because later games will read them again. */
static void charge_rest(an_reader *reader, size_t size, size_t kept)
{
    an__reader_spend(reader, size > kept ? size - kept : 0);
}

static an_code read_next(an_reader *reader, an_arbiter *arbiter, an_game *game,
                         an_judgement *judgement)
{
    const an_choices choices = {.another_at = an__reader_expected(reader)};
    reader->choices = choices;
    if (arbiter->bench.rules->keeps != AN_KEEP_TOKENS &&
        an__quick_game(reader, arbiter, game, judgement))
        return AN_OK;
    search s = {.trier = {reader, arbiter, game, judgement, AN_OK}, .choices = choices};
    s.best = an__read_and_judge(&s.trier);
    const size_t size = game->bytes.size;
    if (s.trier.code == AN_OK)
        read_capitals(&s);
    if (s.trier.code == AN_OK && (!s.best.is_whole || hides_capture(&s)))
        cut_or_join(&s);
    an_told told = AN_TOLD_NOTHING;
    if (s.trier.code == AN_OK)
        told = an__read_article(&s.trier, &s.best, &s.choices);
    if (may_end_elsewhere(&s))
        an__find_game_end(&s.trier, s.best.is_whole);
    reader->choices.played = NULL; /* these offsets are of this game */
    if (s.trier.code != AN_OK)
        return s.trier.code;
    charge_rest(reader, size, game->bytes.size);
    if (!an_is_judged(game))
        return AN_OK;
    return an__arbiter_mend(arbiter, told == AN_TOLD_NOTHING ? game : NULL, told != AN_TOLD_PARTLY,
                            judgement);
}

an_code an_game_next(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement)
{
    an_code code = read_next(reader, arbiter, game, judgement);
    if (code == AN_OK && game->is_text)
        an__boards_share(&reader->shared, game);
    return code;
}
