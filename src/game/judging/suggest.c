/* Suggestions: legal moves one slip of the pen away from what is written. Those with which the line
 * of play goes on furthest come first. */
#include "suggest.h"

#include <string.h>

#include "bitboard.h"
#include "letters.h"
#include "main_line.h"
#include "parse.h"
#include "plain.h"
#include "play.h"
#include "resolve.h"
#include "slip.h"
#include "text.h"
#include "token.h"
#include "trial.h"

enum {
    SEQUEL_MAX = 100,    /* the most plies that are tried after a refused move */
    SUGGESTED_MAX = 100, /* the most refused moves of a game that get suggestions */
    /* the fewest legal plies that justify a suggestion where a ply may be missing instead */
    ENOUGH_PLIES = 6
};

/* The moves that follow in the line of play, as they are written. */
typedef struct sequel {
    an_san said[SEQUEL_MAX];
    bool is_readable[SEQUEL_MAX];
    uint32_t count;
} sequel;

static void read_sequel(sequel *s, const an_bench *bench, size_t index)
{
    const an_game *game = bench->game;
    s->count = 0;
    while (s->count < SEQUEL_MAX &&
           (index = an__line_next(game, index + 1, AN_TOKEN_MOVE)) < game->token_count) {
        const an_token *token = &game->tokens[index];
        an_text word = an_token_text(game, token);
        an_san *said = &s->said[s->count];
        bool is_readable = an__plain_say(said, token->value, bench->letters) ||
                           an__san_read(said, word, bench->notation);
        s->is_readable[s->count] = is_readable;
        s->count += is_readable || an_san_is_attempt(word);
    }
}

static uint32_t count_legal(const sequel *s, const an_position *start, an_move move)
{
    an_position position = an_position_play(start, move);
    for (uint32_t ply = 0; ply < s->count; ply++) {
        if (!s->is_readable[ply] || !an__san_find(&move, &position, &s->said[ply]))
            return ply;
        an__play(&position, move);
    }
    return s->count;
}

/* The best suggestions so far, the best first. */
typedef struct ranking {
    an_suggestion at[AN_SUGGESTIONS_MAX];
    uint8_t count;
} ranking;

/* Returns true if the line goes on further with `a` than with `b`, and that by no mere chance. */
static bool is_far_ahead(const an_suggestion *a, const an_suggestion *b)
{
    bool alone_makes_whole = a->legal_after == a->of && b->legal_after < b->of;
    return alone_makes_whole || a->legal_after >= b->legal_after + AN_CHANCE_PLIES;
}

static bool is_case(const an_suggestion *suggestion)
{
    return suggestion->cost <= an_cost_of(AN_STEP_CASE);
}

/* Returns true if `a` is better than `b`. A move with the same letters in another case was most
 * likely meant, even if the line breaks off behind it, because the next moves may be written in the
 * same way. */
static bool is_better(const an_suggestion *a, const an_suggestion *b)
{
    if (is_case(a) != is_case(b))
        return is_case(a) ? !is_far_ahead(b, a) : is_far_ahead(a, b);
    return a->legal_after != b->legal_after ? a->legal_after > b->legal_after : a->cost < b->cost;
}

static void rank(ranking *r, an_suggestion suggestion)
{
    size_t place = r->count;
    while (place > 0 && is_better(&suggestion, &r->at[place - 1]))
        place--;
    if (place == AN_SUGGESTIONS_MAX)
        return;
    if (r->count < AN_SUGGESTIONS_MAX)
        r->count++;
    memmove(&r->at[place + 1], &r->at[place], (r->count - place - 1) * sizeof suggestion);
    r->at[place] = suggestion;
}

/* A word that may have been torn in two: that of the finding, and the next one. The blank between
 * them counts as the slip, and is kept; before the piece of a promotion it is removed. */
typedef struct torn {
    bool is_torn; /* otherwise only the word of the finding counts */
    size_t size;
    char text[AN_WORD_MAX];
} torn;

/* Returns true if `whole` says more than the refused word, with which it begins: bxa8 Q and bxa8
 * (Q); or N c6 and N xc6, where the refused word is a piece letter alone. */
static bool is_completed(const an_bench *bench, const an_finding *finding, an_text whole)
{
    an_san san;
    an_text word = finding->facts.text;
    if (finding->code == AN_PROMOTION_MISSING)
        return an__san_read(&san, whole, bench->notation) && san.promotion != AN_NO_ROLE &&
               san.size == whole.size;
    char next = whole.at[word.size + 1];
    return an__may_be_piece(word) && (an_names_file(next) || next == 'x');
}

static torn join(const an_bench *bench, const an_finding *finding, size_t next)
{
    torn both = {.is_torn = false};
    const an_game *game = bench->game;
    if (next == game->token_count)
        return both;
    an_text word = finding->facts.text, rest = an_text_at(game, next);
    size_t blank = finding->code != AN_PROMOTION_MISSING;
    both.size = word.size + blank + rest.size;
    if (rest.at != word.at + word.size + 1 || rest.at[-1] != ' ' || both.size > sizeof both.text)
        return both;
    memcpy(both.text, word.at, word.size);
    memcpy(both.text + word.size, rest.at - blank, blank + rest.size);
    both.is_torn = is_completed(bench, finding, an_text_from(both.text, both.size));
    return both;
}

/* Returns what it costs that `word` means `meant`. An ambiguous word means one of its candidates,
 * of which one may be in another language. */
static unsigned cost_of(const an_finding *finding, const an_written *word, an_move move,
                        const an_san *meant)
{
    const an_reason *reason = &finding->facts.reason;
    unsigned cost = an__slip_between(word, meant).cost;
    if (finding->code != AN_AMBIGUOUS_MOVE)
        return cost;
    if (!an_is_listed_move(move, reason->candidates, reason->candidate_count))
        return AN_TOO_FAR;
    return cost < AN_TOO_FAR ? cost : an_cost_of(AN_STEP_LANGUAGE);
}

static void rank_all(ranking *r, const an_bench *bench, const an_finding *finding, size_t index,
                     const torn *both)
{
    an_move moves[AN_MOVES_MAX];
    sequel after;
    size_t count = an_position_moves(&finding->position, moves);
    an_text word = both->is_torn ? an_text_from(both->text, both->size) : finding->facts.text;
    an_written written = an__written_read(word, bench->notation);
    read_sequel(&after, bench, index + both->is_torn);
    for (size_t i = 0; i < count; i++) {
        an_san meant = an_san_describe(&finding->position, moves[i]);
        unsigned cost = cost_of(finding, &written, moves[i], &meant);
        bool is_said = written.san.promotion == AN_NO_ROLE || !both->is_torn ||
                       meant.promotion == written.san.promotion;
        if (cost >= AN_TOO_FAR || !is_said)
            continue;
        cost += an__slip_doubt_of_check(&written, &meant);
        uint32_t legal = count_legal(&after, &finding->position, moves[i]);
        rank(r, (an_suggestion){moves[i], legal, after.count, cost, false});
    }
    /* E4 can only be e4; but cf3, which can be read, may be a wrong move of a pawn */
    bool says_one = both->is_torn || !(written.is_parsed || written.has_gap);
    if (r->count > 0 && r->at[0].cost <= an_cost_of(AN_STEP_CASE) && says_one)
        r->count = 1;
}

/* Returns true if a suggestion should be shown. "3. Bb5 4. O-O" is explained by a missing ply, so
 * there a suggestion is only useful if the line goes on with it. */
static bool is_worth_saying(const an_finding *finding, const an_suggestion *suggestion)
{
    return finding->code != AN_WRONG_SIDE || suggestion->legal_after == suggestion->of ||
           suggestion->legal_after >= ENOUGH_PLIES;
}

/* Records how many moves are legal where one could not be read, if no other move follows that would
 * tell which it was. */
static void count_open(const an_bench *bench, an_finding *finding, size_t index)
{
    an_move moves[AN_MOVES_MAX];
    if (an__line_next(bench->game, index + 1, AN_TOKEN_MOVE) == bench->game->token_count)
        finding->help.fitting = (uint32_t)an_position_moves(&finding->position, moves);
}

void an__suggest(const an_bench *bench, an_repairs *repairs, an_finding *finding, size_t index)
{
    ranking r = {.count = 0};
    if (bench->rules->findings.without_reasons || repairs->suggested == SUGGESTED_MAX)
        return;
    repairs->suggested++;
    if (finding->code == AN_UNREADABLE_TOKEN && finding->facts.reason.detail == AN_SIGN_FOR_MOVE) {
        count_open(bench, finding, index);
        return;
    }
    torn both = join(bench, finding, index + 1);
    rank_all(&r, bench, finding, index, &both);
    /* moves that get less than half as far as the best are not shown */
    for (size_t i = 0; i < r.count && r.at[i].legal_after * 2 >= r.at[0].legal_after; i++)
        if (is_worth_saying(finding, &r.at[i]))
            finding->help.list[finding->help.count++] = r.at[i];
}

/* Lists the moves that fit in a hole, or in the place of the first half-move that is missing. If
 * there are too many, and nothing follows that decides between them, they are only counted. */
static void suggest_missing(const an_bench *bench, an_finding *finding,
                            const an_correction *correction)
{
    const an_candidate_moves *candidates = &correction->candidates;
    sequel after;
    read_sequel(&after, bench, correction->token);
    uint32_t of = after.count + (bench->game->tokens[correction->token].kind == AN_TOKEN_MOVE &&
                                 correction->lost.count > 0);
    uint32_t legal = candidates->legal_after < of ? candidates->legal_after : of;
    finding->help.fitting = candidates->fitting;
    if (candidates->fitting > AN_SUGGESTIONS_MAX && legal == 0)
        return;
    for (size_t i = 0; i < candidates->count; i++)
        finding->help.list[finding->help.count++] = (an_suggestion){
            candidates->list[i].move, legal, of, correction->cost + candidates->list[i].more,
            correction->is_certain && i == 0};
}

void an__suggest_correction(const an_bench *bench, an_finding *finding,
                            const an_correction *correction)
{
    const an_candidate_moves *candidates = &correction->candidates;
    sequel after;
    if (bench->rules->findings.without_reasons)
        return;
    if (correction->step == AN_STEP_HOLE && candidates->fitting > 0) {
        suggest_missing(bench, finding, correction);
        return;
    }
    read_sequel(&after, bench, correction->token);
    for (size_t i = 0; i < candidates->count; i++) {
        an_choice choice = candidates->list[i];
        if (finding->code == AN_DOUBTFUL_READING &&
            an_move_equal(choice.move, bench->plies[correction->token].move))
            continue; /* that is the move as it is written */
        uint32_t legal = count_legal(&after, &finding->position, choice.move);
        finding->help.list[finding->help.count++] =
            (an_suggestion){choice.move, legal, after.count, correction->cost + choice.more,
                            correction->is_certain && i == 0};
    }
}

bool an__is_mended(const an_bench *bench)
{
    switch (bench->rules->mending) {
    case AN_MEND_NOTHING:
    case AN_MEND_PLAYED:
        return false;
    case AN_MEND_TEXT:
    case AN_MEND_TOLD:
        return bench->game->is_text;
    case AN_MEND_LIKELY:
    case AN_MEND_CERTAIN:
        return true;
    }
    return false;
}

/* Returns true if the moves that may be missing are few, and those that the finding is to name. Of
 * a pair, where it was lost must be known. */
static bool are_nameable(const an_finding *finding, const an_correction *correction)
{
    const unsigned fitting = correction->candidates.fitting;
    const bool is_pair = correction->lost.count > 1;
    return fitting > 0 && fitting <= AN_SUGGESTIONS_MAX &&
           !(is_pair && finding->facts.reason.detail == AN_LOST_AT_LATEST);
}

void an__suggest_lost(const an_bench *bench, an_finding *finding, const an_correction *correction)
{
    finding->facts.number = correction->lost.count;
    if (correction->step == AN_STEP_LOST_HALF || correction->step == AN_STEP_LOST_PAIR)
        finding->facts.reason.detail = AN_LOST_AT_LATEST;
    if (are_nameable(finding, correction) && !bench->rules->findings.without_reasons)
        suggest_missing(bench, finding, correction);
}
