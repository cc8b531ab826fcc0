/* Finds the claims of an article. */
#include "claims.h"

#include <string.h>

#include "buffer.h"
#include "castling.h"
#include "confusions.h"
#include "dots.h"
#include "lexer.h"
#include "lines.h"
#include "neighbours.h"
#include "parse.h"
#include "play.h"
#include "resolve.h"
#include "surroundings.h"
#include "text.h"
#include "times.h"
#include "token.h"
#include "word.h"

/* How far the search for claims has come. */
typedef struct an_seeker {
    an_claims *claims;
    const an_game *game;
    const an_notation *notation;
    an_lexer lexer;
    an_surroundings around;
} an_seeker;

/* Returns the bytes of the clock time at `token`; 0 if there is none. It belongs to the move before
 * it, and does not separate the moves of a pair. */
static size_t time_at(const an_seeker *seeker, const an_token *token)
{
    const char *at = seeker->game->bytes.at + token->offset;
    bool may_be_time = token->kind != AN_RAW_END && an_is_digit(*at);
    return may_be_time ? an__time_size(an_text_from(at, (size_t)(seeker->lexer.end - at))) : 0;
}

/* Returns the next token, passing signs, comments, brackets, quotations and clock times. */
static an_token next_token(an_seeker *seeker)
{
    for (;;) {
        an_token token = an__lexer_next(&seeker->lexer, seeker->game->bytes.at);
        const char *at = seeker->game->bytes.at + token.offset;
        bool is_enclosed;
        size_t size = an__enclosed_size(&seeker->around, at, &is_enclosed);
        size = size > 0 ? size : time_at(seeker, &token);
        if (size > 0) {
            seeker->lexer.at = at + size;
            seeker->lexer.depth = 0;
        } else if (token.kind != AN_TOKEN_SIGN && token.kind != AN_TOKEN_NAG &&
                   token.kind != AN_TOKEN_COMMENT) {
            return token;
        }
    }
}

static bool keep(an_seeker *seeker, an_claim *claim)
{
    an_claims *claims = seeker->claims;
    an__surroundings_read(&seeker->around, claims, claim);
    if (!AN_ARRAY_RESERVE(claims->items, claims->capacity, claims->count))
        return false;
    claims->items[claims->count++] = *claim;
    claims->has_words |= (claim->traits & AN_UNREAL_BEHIND) != 0;
    return true;
}

/* ---- moves with a number ---- */

/* Reads the word `token`, after a number, as the next move of its claim, or as a failed attempt at
 * one, as in "7. CdS#". Returns false if it is neither. */
static bool read_move(const an_seeker *seeker, const an_token *token, an_claim *claim)
{
    an_text word = an_token_text(seeker->game, token);
    const char *bytes = seeker->game->bytes.at;
    bool is_first = claim->count == 0;
    if (token->kind != AN_TOKEN_MOVE ||
        (!is_first && an__names_castling(word, an_text_from(bytes + claim->at[0], claim->size[0]))))
        return false;
    if (!an__san_read(&claim->said[claim->count], word, seeker->notation)) {
        if (claim->traits & AN_NO_NUMBER || !(an_san_is_attempt(word) || an__is_move_alike(word)))
            return false;
        claim->traits |= AN_UNREADABLE;
    }
    if (an_is_of_files(word))
        claim->traits |= is_first ? AN_SHORT : AN_MAY_BE_WORD;
    claim->size[claim->count] = token->size;
    claim->at[claim->count++] = token->offset;
    claim->end = token->offset + token->size;
    return true;
}

/* Returns the last claim that is a single move of White under `number`; NULL if there is none. */
static const an_claim *answered_by(const an_claims *claims, uint32_t number)
{
    for (size_t i = claims->count; i > 0 && number > 0; i--) {
        const an_claim *claim = &claims->items[i - 1];
        if (claim->count == 1 && !(claim->traits & AN_NO_NUMBER) && claim->ply == (number - 1) * 2)
            return claim;
    }
    return NULL;
}

/* "6. Nf3 … 6.-Nbd7", "6. Nf3 … 6 Nbd7": returns true if a single move under a number of White's
 * form answers White's move under it. Then the number ends in a dash; or it begins a line, and
 * lacks the full stop that White's number has, since the dots before Black's move are lost. */
static bool is_answer(const an_seeker *seeker, const an_token *number)
{
    const char *begin = seeker->game->bytes.at;
    const an_text text = an_token_text(seeker->game, number);
    const bool is_bare = an_digits_size(text) == text.size && an__is_line_start(begin, text.at);
    if (!is_bare && !an__ends_in_dash(text))
        return false;
    const an_claim *whites = answered_by(seeker->claims, number->value);
    return whites != NULL && (!is_bare || begin[whites->offset + text.size] == '.');
}

/* Reads the moves after a number, or after dots. Returns false if there are none. */
static bool read_claim(an_seeker *seeker, const an_token *number, an_claim *claim)
{
    const bool is_blacks = number->says_black;
    *claim = (an_claim){.offset = number->offset,
                        .ply = number->value > 0 ? (number->value - 1) * 2 + is_blacks : 0,
                        .is_blacks = is_blacks,
                        .traits = number->value == 0 ? AN_NO_NUMBER : 0};
    const unsigned most = number->value > 0 && !is_blacks ? AN_CLAIM_MOVES : 1;
    while (claim->count < most && !(claim->traits & AN_UNREADABLE)) {
        an_lexer here = seeker->lexer;
        an_token token = next_token(seeker);
        if (!read_move(seeker, &token, claim)) {
            seeker->lexer = here;
            break;
        }
    }
    if (claim->count == 1 && !is_blacks && is_answer(seeker, number)) {
        claim->is_blacks = true;
        claim->ply++;
    }
    return claim->count > 0;
}

/* ---- moves without a number ---- */

/* Returns true if the last claim is a single move of White, which Black has to answer. */
static bool answers_last(const an_claims *claims)
{
    const an_claim *last = claims->count > 0 ? &claims->items[claims->count - 1] : NULL;
    return last != NULL && last->count == 1 && !last->is_blacks && !(last->traits & AN_NO_NUMBER);
}

/* "- d4": returns true if nothing else stands on the line of a word, but for a bullet and signs. */
static bool is_alone(const an_seeker *seeker, const an_token *token)
{
    const an_text text = seeker->game->bytes;
    const char *begin = text.at + token->offset, *end = begin + token->size;
    while (begin > text.at && an_is_among(begin[-1], " -*"))
        begin--;
    while (end < text.at + text.size && an_is_among(*end, " !?"))
        end++;
    bool ends_line = end == text.at + text.size || an_is_line_end(*end);
    return ends_line && (begin == text.at || an_is_line_end(begin[-1]));
}

/* "Il prend. Fxe4 13. Td1": reads a word as a move without number. A bare square counts as a move
 * only where Black has to answer, where the next number follows, or alone on its line. Returns
 * false if the word is no move. */
static bool read_bare_claim(an_seeker *seeker, const an_token *token, an_claim *claim)
{
    enum { SQUARE = 2 };
    an_text word = an_token_text(seeker->game, token);
    if (token->kind != AN_TOKEN_MOVE || !an_holds_digit(word) || !an_san_has_shape(word))
        return false;
    *claim = (an_claim){.offset = token->offset, .traits = AN_BARE};
    if (!read_move(seeker, token, claim))
        return false;
    const an_lexer here = seeker->lexer;
    an_token next;
    do /* the lexer reads a full stop as dots, too */
        next = next_token(seeker);
    while (next.kind == AN_TOKEN_NUMBER && next.value == 0 && !next.says_black);
    seeker->lexer = here;
    const bool is_square = claim->said[0].size <= SQUARE, answers = answers_last(seeker->claims);
    claim->is_blacks = next.kind == AN_TOKEN_NUMBER && next.value > 1 && !next.says_black;
    claim->ply = claim->is_blacks ? (next.value - 1) * 2 - 1 : 0;
    claim->traits |= claim->is_blacks ? AN_NUMBERED_BEHIND : AN_NO_NUMBER;
    const bool alone = is_alone(seeker, token);
    claim->traits |= (answers ? AN_ANSWERS : 0) | (alone ? AN_ALONE : 0);
    claim->traits |= is_square && !claim->is_blacks && !alone ? AN_SHORT : 0;
    return !is_square || claim->is_blacks || answers || alone;
}

/* ---- what all claims tell together ---- */

/* Marks claims within a sentence as probably only spoken of, if FEWEST claims or more begin a line,
 * and fewer begin a sentence within a line. */
static void mark_order(an_claims *claims)
{
    enum { FEWEST = 5 };
    size_t in_order = 0, others = 0;
    for (size_t i = 0; i < claims->count; i++) {
        const uint32_t traits = claims->items[i].traits;
        in_order += (traits & (AN_BEGINS_PARAGRAPH | AN_BEGINS_LINE)) != 0;
        others += (traits & AN_BEGINS_SENTENCE) != 0;
    }
    for (size_t i = 0; i < claims->count && in_order >= FEWEST && in_order > others; i++)
        if ((claims->items[i].traits & (AN_IN_SENTENCE | AN_JOINED)) == AN_IN_SENTENCE)
            claims->items[i].traits |= AN_OUT_OF_ORDER;
}

/* Returns true if a claim behind claim `index` has its number, or a lower one. */
static bool is_returned_to(const an_claims *claims, size_t index)
{
    for (size_t i = index + 1; i < claims->count; i++)
        if (!(claims->items[i].traits & AN_NO_NUMBER) &&
            claims->items[i].ply <= claims->items[index].ply)
            return true;
    return false;
}

/* "3... f5 4. Fe3 perd un pion. Suivit 3... cxd4", "we found that 3... f5 4. Be3 would hold": words
 * behind the last claim of a line, which ends at `end`, speak of all of it, if a later claim
 * returns to its number, or if they say "would" and other words stand before the line. It may begin
 * anew within a run of claims that continue each other, which begins at `begin`. */
static void share_words_behind(an_claims *claims, size_t begin, size_t end)
{
    enum { BEGINS = AN_BEGINS_PARAGRAPH | AN_BEGINS_LINE };
    const uint32_t behind = claims->items[end - 1].traits & (AN_CUED_BEHIND | AN_UNREAL_BEHIND);
    size_t first = end - 1;
    while (first > begin && !(claims->items[first].traits & BEGINS))
        first--;
    const bool is_unreal =
        behind & AN_UNREAL_BEHIND && claims->items[first].traits & AN_IN_SENTENCE;
    const bool is_aside =
        behind != 0 && claims->items[first].ply > 0 && (is_unreal || is_returned_to(claims, first));
    for (size_t i = first; i < end && is_aside; i++)
        claims->items[i].traits |= behind;
}

/* Marks runs of claims that continue each other, if they are long, or if the last claim closes the
 * text or ends the game. Marks those behind a claim that words call not played, if a later claim
 * returns to its number. */
static void mark_runs(an_claims *claims)
{
    enum { MANY = 5 };
    for (size_t begin = 0, end; begin < claims->count; begin = end) {
        for (end = begin + 1; end < claims->count && claims->items[end].traits & AN_JOINED; end++)
            ;
        const uint32_t closes = (claims->items[end - 1].traits & (AN_CLOSES | AN_ENDS_GAME)) |
                                (claims->items[begin].traits & AN_ENDS_GAME);
        bool is_variation =
            claims->items[begin].traits & (AN_CUED | AN_CUED_AFAR) && is_returned_to(claims, begin);
        for (size_t i = begin; i < end; i++) {
            claims->items[i].traits |= closes | (end - begin >= MANY ? AN_IN_RUN : 0);
            claims->items[i].marks |= is_variation && i > begin ? AN_OF_VARIATION : 0;
        }
        share_words_behind(claims, begin, end);
    }
}

/* Returns true if two claims say different moves under one number. */
static bool are_rivals(const an_claim *a, const an_claim *b)
{
    for (uint32_t i = 0; i < a->count; i++) {
        const uint32_t k = a->ply + i - b->ply; /* a huge number where `a` comes first */
        if (k < b->count && memcmp(&a->said[i], &b->said[k], sizeof *a->said) != 0)
            return true;
    }
    return false;
}

/* Returns true if another claim has the number of one of the moves of claim `index`, and says
 * another move. */
static bool has_rival(const an_claims *claims, size_t index)
{
    const an_claim *claim = &claims->items[index];
    for (size_t i = 0; i < claims->count; i++) {
        const an_claim *other = &claims->items[i];
        if (i != index && !(other->traits & AN_NO_NUMBER) && are_rivals(claim, other))
            return true;
    }
    return false;
}

/* Marks claims without rivals. A claim that the text refuses, and returns to, was not played. */
static void mark_rivals(an_claims *claims)
{
    for (size_t i = 0; i < claims->count; i++) {
        an_claim *claim = &claims->items[i];
        if (claim->traits & AN_NO_NUMBER)
            continue;
        claim->marks |= has_rival(claims, i) ? 0 : AN_NO_RIVAL;
        claim->traits |=
            claim->marks & AN_REFUSED && is_returned_to(claims, i) ? AN_UNREAL_BEHIND : 0;
    }
}

bool an__claims_find(an_claims *claims, const an_game *game, const an_notation *notation,
                     an_draft *draft)
{
    const char *begin = game->bytes.at;
    an_seeker seeker;
    seeker.claims = claims;
    seeker.game = game;
    seeker.notation = notation;
    seeker.lexer = draft->lexer;
    seeker.lexer.begin = begin;
    seeker.lexer.at = begin + game->start;
    seeker.lexer.end = begin + game->bytes.size;
    seeker.lexer.depth = 0;
    seeker.lexer.next_brace = NULL;
    an__surroundings_begin(&seeker.around, &claims->cues, game, notation, &draft->brackets);
    claims->count = 0;
    claims->has_words = claims->is_cut = false;
    for (bool is_behind_claim = false;;) {
        an_token token = next_token(&seeker);
        an_claim claim;
        if (is_behind_claim && (token.kind == AN_TOKEN_RESULT || token.kind == AN_RAW_END))
            claims->items[claims->count - 1].traits |= AN_CLOSES;
        claims->is_cut = token.kind != AN_RAW_END && claims->count == AN_CLAIMS_MAX;
        if (token.kind == AN_RAW_END || claims->is_cut)
            break;
        bool is_number = token.kind == AN_TOKEN_NUMBER && (token.value > 0 || token.says_black);
        bool is_claim = is_number ? read_claim(&seeker, &token, &claim)
                                  : read_bare_claim(&seeker, &token, &claim);
        if (is_claim && !keep(&seeker, &claim))
            return false;
        is_behind_claim = is_claim || (is_behind_claim && token.kind != AN_TOKEN_MOVE);
    }
    claims->is_over = game->result != NULL || an__is_over_behind(&seeker.around);
    mark_order(claims);
    an__mark_choices(claims, game);
    mark_rivals(claims);
    mark_runs(claims);
    return true;
}

uint32_t an__line_plies(const an_claims *claims, size_t index)
{
    size_t last = index;
    while (last + 1 < claims->count && claims->items[last + 1].traits & AN_JOINED)
        last++;
    return claims->items[last].ply + claims->items[last].count - claims->items[index].ply;
}

bool an__claim_move(an_move *move, const an_position *position, const an_claim *claim, unsigned i)
{
    bool is_readable = !(claim->traits & AN_UNREADABLE) || i + 1u < claim->count;
    return is_readable && an__san_find(move, position, &claim->said[i]);
}

bool an__play_claim(an_position *position, const an_claim *claim)
{
    an_move move;
    for (unsigned i = 0; i < claim->count; i++) {
        if (!an__claim_move(&move, position, claim, i))
            return false;
        an__play(position, move);
    }
    return true;
}
