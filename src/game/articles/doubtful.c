/* Which claims of an article remain in doubt once the cheapest explanation is known. */
#include "doubtful.h"

#include <string.h>

#include "another_game.h"
#include "position.h"

/* Returns the index of the first claim after the last one that was played. */
static size_t claim_behind(const an_played *played)
{
    size_t i = played->claims.count;
    while (i > 0 && played->taken[i - 1] == 0)
        i--;
    return i;
}

/* Returns the index of the first claim after the last one that was played that does not speak of an
 * earlier number of the game. */
static size_t claim_ahead(const an_played *played)
{
    size_t i = claim_behind(played);
    while (i < played->claims.count && !(played->claims.items[i].traits & AN_NO_NUMBER) &&
           played->claims.items[i].ply < played->best.plies)
        i++;
    return i;
}

/* Returns true if words right before a claim that was played say that it was not; before the last
 * such claim (`is_last`), and before the items of a list, words further off count, too. They do not
 * count before a colon, or before a long line of moves, which is rather the game; words that end
 * the game in the sentence of the claim always do. */
static bool is_against_words(const an_claim *claim, bool is_last)
{
    enum { OF_CHOICE = AN_CUED_AFAR | AN_OUT_OF_ORDER };
    enum { BEHIND_THE_END = AN_AT_END | AN_ENDS_GAME | AN_JOINED };
    const uint32_t against = AN_CUED | (is_last ? AN_CUED_AFAR : 0);
    const bool is_against =
        (claim->traits & against) != 0 || (claim->traits & OF_CHOICE) == OF_CHOICE;
    return (is_against && !(claim->traits & (AN_BEHIND_COLON | AN_IN_RUN))) ||
           (claim->traits & BEHIND_THE_END) == AN_AT_END;
}

/* Returns the index of the first claim that was played against the words. The game begins with the
 * first one, whatever they say. */
static size_t claim_against_words(const an_played *played)
{
    const size_t behind = claim_behind(played);
    for (size_t i = 1; i < behind; i++) {
        const an_claim *claim = &played->claims.items[i];
        bool is_against = is_against_words(claim, i + 1 == behind) ||
                          (claim->marks & (AN_HANGS | AN_NO_RIVAL)) == AN_HANGS;
        if (played->taken[i] > 0 && is_against)
            return i;
    }
    return played->claims.count;
}

/* Returns true if words stand before a claim in its sentence, and none says that it was played. */
static bool is_untold_in_sentence(const an_claim *claim)
{
    return (claim->traits & (AN_IN_SENTENCE | AN_TOLD)) == AN_IN_SENTENCE;
}

/* "4. Bxc6 was safe, 4. Ba4 brave. 4... Nf6": returns true if one of the claims behind claim
 * `index`, which begins at `position`, up to `next` says another legal move under its number, no
 * more words speak against it, and claim `next`, with which the game goes on, may follow either. It
 * stands in the same sentence, unless a word behind claim `index` speaks against that one. Words
 * behind it do not count where none says that claim `index` was played: "he thought over 4. Bxc6
 * and sent 4. Ba4 instead". */
static bool has_equal(const an_claims *claims, size_t index, size_t next,
                      const an_position *position)
{
    enum { AGAINST = AN_CUES | AN_BEHIND_END | AN_NO_NUMBER | AN_SHORT | AN_DATED };
    const an_claim *claim = &claims->items[index];
    const uint32_t behind = claim->traits & (AN_CUED_BEHIND | AN_UNREAL_BEHIND);
    const bool is_untold = is_untold_in_sentence(claim);
    for (size_t i = index + 1; i < next; i++) {
        const an_claim *other = &claims->items[i];
        const uint32_t doubtful =
            behind | (is_untold ? AN_CUED_BEHIND : 0) |
            (other->marks & AN_WEAKLY_CUED ? AN_CUED_AFAR | (is_untold ? AN_CUED : 0u) : 0);
        an_position after = *position;
        an_move move;
        if (other->begin != other[-1].end && behind == 0)
            return false;
        if (other->ply == claim->ply && other->count == claim->count &&
            memcmp(other->said, claim->said, sizeof *claim->said) != 0 &&
            !(other->traits & AGAINST & ~doubtful) && an__play_claim(&after, other) &&
            an__claim_move(&move, &after, &claims->items[next], 0))
            return true;
    }
    return false;
}

/* Returns the index of the first claim that was played though another one between it and the next
 * move of the game may have been played instead, unless words say that the game went on there. They
 * do not count where the claim stands behind words that do not say that it was played. */
static size_t claim_with_equal(const an_played *played)
{
    const an_told_move *moves = played->tellings.moves;
    size_t found = played->claims.count, next = found;
    for (uint32_t i = an_best_telling(played)->last; i > 0; i = moves[i].before) {
        const an_told_move *before = &moves[moves[i].before];
        const size_t claim = moves[i].claim;
        if (moves[i].before > 0 && before->claim == claim)
            continue;
        if (next < played->claims.count &&
            (is_untold_in_sentence(&played->claims.items[claim]) ||
             !(played->claims.items[next].traits & AN_TOLD)) &&
            has_equal(&played->claims, claim, next, &before->position))
            found = claim;
        next = claim;
    }
    return found;
}

/* "3. e5" and "3. Nc3", the headings of two variations; "3. e5 is tempting. White played 3. Nc3":
 * returns true if claim `other`, against which no word speaks, may have been played instead of the
 * last one: both begin a paragraph, or a word behind the last one speaks against it, while words
 * say that the other one was played. */
static bool is_rival_of_last(const an_claim *last, const an_claim *other)
{
    const bool are_headings = last->traits & other->traits & AN_BEGINS_PARAGRAPH;
    const bool is_rather = last->traits & AN_CUED_BEHIND && other->traits & AN_TOLD;
    return (are_headings || is_rather) && !(other->traits & AN_CUES) && other->ply == last->ply &&
           memcmp(other->said, last->said, sizeof *last->said) != 0;
}

/* "The beginner takes: 14. Qd1 cxd4 15. Rb1. After some thought, 14. Rad1 Qc7": returns true if
 * claim `other`, against which no word speaks, goes back to a number of the line that ends before
 * claim `behind`, and says another move there. Words stand before that line. */
static bool goes_back(const an_claims *claims, size_t behind, const an_claim *other)
{
    enum { AGAINST = AN_CUES | AN_JOINED | AN_NO_NUMBER | AN_BARE };
    size_t first = behind - 1, k = behind - 1;
    while (claims->items[first].traits & AN_JOINED)
        first--;
    while (k > first && claims->items[k].ply > other->ply)
        k--;
    const an_claim *claim = &claims->items[k];
    return first > 0 && k + 1 < behind && !(other->traits & AGAINST) && claim->ply == other->ply &&
           memcmp(other->said, claim->said, sizeof *claim->said) != 0;
}

/* Returns the index of a claim behind the last one that was played that may have been played
 * instead of that, or of the line that it ends. */
static size_t rival_of_last(const an_played *played)
{
    const an_claims *claims = &played->claims;
    const size_t behind = claim_behind(played);
    size_t i = behind;
    if (behind == 0)
        return claims->count;
    const an_claim *last = &claims->items[behind - 1];
    while (i < claims->count && !is_rival_of_last(last, &claims->items[i]) &&
           !goes_back(claims, behind, &claims->items[i]))
        i++;
    return i;
}

/* Returns true if words leave no doubt that a claim behind the game was not played: they say that
 * it would have been, or an earlier sentence says that the game was over, and other words say so,
 * too; or its own sentence says that the game was over. That may speak of something else, as in
 * "they shook hands with the mayor and went on", where a long line follows, and no other word right
 * beside it speaks against it. */
static bool is_surely_behind(const an_claims *claims, size_t index)
{
    enum { LONG = 5, AGAINST = AN_CUES & ~(AN_AT_END | AN_CUED_AFAR) };
    const an_claim *claim = &claims->items[index];
    const bool is_long = an__line_plies(claims, index) >= LONG && !(claim->traits & AGAINST);
    return (claim->traits & AN_AT_END && !is_long) || claim->marks & AN_UNREAL ||
           (claim->traits & AN_BEHIND_END && claim->traits & (AN_CUED | AN_CUED_AFAR));
}

static bool is_surely_left_out(const an_played *played, size_t index)
{
    return index < played->claims.count && played->taken[index] == 0 &&
           is_surely_behind(&played->claims, index);
}

/* "Black brings his king to safety. 10.O-O Bg4": returns true if claim `index`, behind the last one
 * that was played, would go on with the game if a half-move stood before it, and no word speaks
 * against it. */
static bool skips_half_move(const an_played *played, size_t index)
{
    const uint32_t plies = played->best.plies;
    return index < played->claims.count && played->claims.items[index].ply == plies + 1 &&
           !(played->claims.items[index].traits & (AN_CUES | AN_NO_NUMBER));
}

/* Returns the index of the claim behind the game with which the line begins that goes ahead of it.
 */
static size_t line_behind(const an_played *played)
{
    size_t i = claim_ahead(played);
    while (i > claim_behind(played) && played->claims.items[i].traits & AN_JOINED)
        i--;
    return i;
}

/* Returns true if the line that is only spoken of at the end continues the game for long, or
 * doubles it, though words leave some doubt. */
static bool goes_far_ahead(const an_played *played)
{
    enum { LONG = 6, SOME = 3 };
    const uint32_t ahead = an_best_telling(played)->ahead;
    const size_t behind = claim_ahead(played);
    const bool skips = skips_half_move(played, behind);
    bool is_far = ahead >= LONG || (ahead >= SOME && (skips || ahead >= played->best.plies)) ||
                  (skips && played->claims.items[behind].traits & AN_TOLD);
    return is_far && behind < played->claims.count &&
           played->claims.items[behind].offset < played->result_at &&
           !is_surely_left_out(played, line_behind(played));
}

/* Returns true if claim `index` goes on from the one before it, in the same line or sentence, and
 * neither was played. */
static bool answers_aside(const an_played *played, size_t index)
{
    const an_claim *claim = &played->claims.items[index];
    return index > 0 && played->taken[index] == 0 && played->taken[index - 1] == 0 &&
           (claim->traits & AN_JOINED ||
            (claim->begin == claim[-1].end && claim->ply == claim[-1].ply + claim[-1].count));
}

/* Returns true if another claim says a legal move of `position` under the number of claim `index`,
 * which says one, too. Unless words before the claim speak against it, one that goes on from an
 * aside is no rival: in "5... e6 6. d4 is playable, but Black plays 5... Ngf6, and 6. Nd6 is mate",
 * 6. d4 answers 5... e6. */
static bool has_legal_rival(const an_played *played, size_t index, const an_position *position)
{
    const an_claims *claims = &played->claims;
    const an_claim *claim = &claims->items[index];
    const bool is_cued = claim->traits & (AN_CUED | AN_CUED_AFAR | AN_CUED_EARLIER);
    an_move move, other;
    bool is_rival = false;
    for (size_t i = 0; i < claims->count && !is_rival; i++)
        is_rival =
            i != index && claims->items[i].ply == claim->ply &&
            !(claims->items[i].traits & AN_NO_NUMBER) && (is_cued || !answers_aside(played, i)) &&
            an__claim_move(&move, position, claim, 0) &&
            an__claim_move(&other, position, &claims->items[i], 0) && !an_move_equal(move, other);
    return is_rival;
}

/* "After 7... Nc6 he closed the centre with 8. d5 Ne7.": returns true if "after" stands before a
 * claim, which the next one continues in its sentence, and no word speaks against that. */
static bool goes_on_behind_after(const an_claim *claim)
{
    enum { AGAINST = AN_AGAINST | AN_AFTER | AN_CUED_BEHIND };
    return claim->traits & AN_AFTER && claim[1].begin == claim->end &&
           claim[1].ply == claim->ply + claim->count && !(claim[1].traits & AGAINST);
}

/* "Fidèle à la théorie, 4. Fa4 Cf6.", "5. Nc6+ won the queen. He resigned.", "after 5. d3 Black had
 * seen enough": returns the index of the claim behind the last one that was played, if it goes on
 * with the game, and no other move may stand there. If words before it speak against it, or "after"
 * stands there and further moves of the sentence behind it, it must go on for two half-moves or
 * more, and no other word may say that it was not played. */
static size_t line_without_rival(const an_played *played)
{
    enum { LONG = 2 };
    enum { AGAINST = AN_CUED | AN_CUED_AFAR | AN_CUED_EARLIER };
    enum { BEFORE = AGAINST | AN_SHORT | AN_BARE };
    const an_claims *claims = &played->claims;
    const an_telling *best = an_best_telling(played);
    const an_told_move *end = an_telling_last(&played->tellings, best);
    const size_t behind = claim_ahead(played);
    const uint32_t sure = AN_UNREAL_BEHIND | (best->outlives_end ? 0 : AN_BEHIND_END);
    an_move move;
    if (played->best.plies == 0 || behind == claims->count)
        return claims->count;
    const an_claim *claim = &claims->items[behind];
    const bool is_last = behind + 1 == claims->count;
    const bool is_joined = !is_last && (claim[1].traits & AN_JOINED || goes_on_behind_after(claim));
    const bool has_more = !is_last && claim[1].begin == claim->end;
    const bool is_cued =
        claim->traits & (BEFORE | (has_more ? AN_AFTER : 0)) && !(claim->marks & AN_WEAKLY_CUED);
    const bool is_short = claim->count < LONG && !is_joined;
    bool goes_on =
        !(claim->marks & AN_CONDITIONAL) && !(claim->traits & sure) && !(is_cued && is_short) &&
        !(claim->traits & AGAINST && claim->traits & AN_CUED_BEHIND) && claim->ply == end->ply &&
        claim->offset < played->result_at && !is_surely_behind(claims, behind) &&
        an__claim_move(&move, &end->position, claim, 0) &&
        !has_legal_rival(played, behind, &end->position);
    return goes_on ? behind : claims->count;
}

/* "4. Ba4, but not 4. Bxc6 Nf6": returns the index of the claim behind the last one that was
 * played, if that is a move of White, and the claim is a pair under the same number in the same
 * sentence, whose second move may also be the answer in the game. */
static size_t answer_of_aside(const an_played *played)
{
    const an_claims *claims = &played->claims;
    const an_told_move *end = an_telling_last(&played->tellings, an_best_telling(played));
    const size_t behind = claim_behind(played);
    an_move move;
    if (behind == 0 || behind == claims->count || end->ply % 2 == 0)
        return claims->count;
    const an_claim *claim = &claims->items[behind];
    bool may_answer = claim->begin == claim[-1].end && claim->ply + 1 == end->ply &&
                      claim->count == AN_CLAIM_MOVES && !(claim->traits & AN_NO_NUMBER) &&
                      claim->offset < played->result_at &&
                      an__claim_move(&move, &end->position, claim, 1);
    return may_answer && !is_surely_behind(claims, behind) ? behind : claims->count;
}

/* "No sooner said than done: 12. e4 c6.": returns the index of a claim behind the game that would
 * go on with it, though words further off, or "was", say that it was not played, or it was played
 * "a year later", or "after" stands before several moves. */
static size_t line_left_out(const an_played *played)
{
    enum { SURE = AN_CUES & ~(AN_CUED_AFAR | AN_CUED_EARLIER) };
    enum { NEVER = AN_BEHIND_END | AN_SHORT | AN_NO_NUMBER };
    enum { OF_CHOICE = AN_CUED_AFAR | AN_OUT_OF_ORDER };
    const an_claims *claims = &played->claims;
    const an_told_move *end = an_telling_last(&played->tellings, an_best_telling(played));
    for (size_t i = claim_behind(played); i < claims->count; i++) {
        const an_claim *claim = &claims->items[i];
        const bool is_long = claim->count == AN_CLAIM_MOVES ||
                             (i + 1 < claims->count && claim[1].traits & AN_JOINED);
        const uint32_t unsure =
            (claim->marks & (AN_WEAKLY_CUED | AN_TOLD_ELSEWHERE) ? AN_CUED : 0u) |
            (is_long ? AN_AFTER : 0u);
        an_move move;
        if (claim->ply == end->ply && claim->offset < played->result_at &&
            !(claim->traits & ((SURE & ~unsure) | NEVER)) &&
            (claim->traits & OF_CHOICE) != OF_CHOICE &&
            !(claim->marks & (AN_UNREAL | AN_CONDITIONAL)) &&
            an__claim_move(&move, &end->position, claim, 0))
            return i;
    }
    return claims->count;
}

/* "He resigned in view of 3... a6 4. Ba4", where the sentence of a line has no other moves before
 * it: returns true if several words introduce the line, and none says that it was played. A line
 * behind a colon was played unless words follow it (`goes_on`), or a whole sentence without moves
 * stands before. Where words follow, a colon or such a sentence introduces it as well: "Why play
 * on? 3... a6 4. Ba4 b5 wins." */
static bool is_in_own_sentence(const an_claim *first, bool goes_on)
{
    const bool is_behind_colon = first->traits & AN_BEHIND_COLON;
    const bool is_behind_sentence = first->marks & AN_BEHIND_SENTENCE;
    const bool is_told = first->traits & AN_TOLD;
    if (is_behind_colon)
        return goes_on || (is_behind_sentence && !is_told && first->marks & AN_INTRODUCED);
    return !is_told && (first->marks & AN_INTRODUCED || (goes_on && is_behind_sentence));
}

/* "3. Bb5, which wins: 3... a6 4. Ba4. 1-0", "3. Bb5, when 3... a6 4. Ba4 picks up the queen":
 * returns true if words stand between a line and an earlier move of its sentence, and further words
 * follow it (`goes_on`), or a colon stands before it and the result behind it. */
static bool is_in_same_sentence(const an_claim *first, bool goes_on)
{
    const bool is_conclusion =
        (first->traits & (AN_BEHIND_COLON | AN_CLOSES | AN_TOLD)) == (AN_BEHIND_COLON | AN_CLOSES);
    return first->traits & AN_IN_SENTENCE && (goes_on || is_conclusion);
}

size_t an__line_among_words(const an_played *played)
{
    enum { LONG = 5, LONG_LED_IN = 9 };
    enum { BEGINS = AN_BEGINS_LINE | AN_BEGINS_PARAGRAPH };
    const an_claims *claims = &played->claims;
    const size_t behind = claim_behind(played);
    size_t first = behind;
    while (first > 1 && played->taken[first - 1] > 0 &&
           (first == behind || (claims->items[first].traits & (AN_JOINED | BEGINS)) == AN_JOINED))
        first--;
    if (first == 0 || first == behind)
        return claims->count;
    const an_claim *claim = &claims->items[first];
    const an_told_move *end = an_telling_last(&played->tellings, an_best_telling(played));
    const bool goes_on = claims->items[behind - 1].marks & AN_WORD_BEHIND;
    const bool is_in_sentence = claim->begin == claim[-1].end;
    const uint32_t leads = claim->traits & (AN_AFTER | AN_BEHIND_COLON | AN_TOLD);
    const bool is_led_in = goes_on && !claims->is_over &&
                           (leads == AN_AFTER || (leads == AN_BEHIND_COLON && is_in_sentence));
    const bool is_doubtful = is_led_in || (is_in_sentence ? is_in_same_sentence(claim, goes_on)
                                                          : is_in_own_sentence(claim, goes_on));
    const bool may_be_game = claim->traits & AN_BEHIND_COLON && !goes_on;
    const uint32_t length =
        is_led_in || (claim->marks & AN_BEHIND_SENTENCE && !may_be_game) ? LONG_LED_IN : LONG;
    const bool is_sure = claim->traits & AN_ENDS_GAME || end->ply >= claim->ply + length ||
                         an_position_is_mate(&end->position);
    return is_doubtful && !is_sure ? first : claims->count;
}

size_t an__doubtful_claim(const an_played *played)
{
    enum { DOUBTFUL = 12 }; /* a margin in tenths of a nat */
    const an_telling *best = an_best_telling(played);
    const size_t none = played->claims.count;
    size_t at = none;
    if (played->best.claim_count < none && played->best.margin < DOUBTFUL &&
        !is_surely_left_out(played, played->best.parts_at))
        at = played->best.parts_at;
    else if (goes_far_ahead(played))
        at = line_behind(played);
    else if (best->may_go_on < none)
        at = best->may_go_on;
    else
        at = claim_against_words(played);
    at = at < none ? at : claim_with_equal(played);
    at = at < none ? at : rival_of_last(played);
    at = at < none ? at : answer_of_aside(played);
    at = at < none ? at : line_without_rival(played);
    at = at < none ? at : line_left_out(played);
    at = at < none ? at : an__line_among_words(played);
    return at < none ? at : an__untold_game(played);
}
