/* What came of a game, held against what came of it another way. */
#include "outcome.h"

#include "position.h"

#include <string.h>

/* Not only the same bytes, but those at the same place. */
static bool is_same_text(an_text a, an_text b)
{
    return a.at == b.at && a.size == b.size;
}

static bool is_same_tag(const an_tag *a, const an_tag *b)
{
    return is_same_text(a->name, b->name) && is_same_text(a->value, b->value) &&
           is_same_text(a->first, b->first);
}

static bool is_same_result(const an_token *a, const an_token *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->offset == b->offset && a->size == b->size && a->value == b->value &&
           a->kind == b->kind && a->says_black == b->says_black && a->is_bare == b->is_bare;
}

static bool is_same_fault(const an_fault *a, const an_fault *b)
{
    return a->code == b->code && a->offset == b->offset && a->size == b->size;
}

static bool are_same_tags(const an_game *a, const an_game *b)
{
    bool same = a->tag_count == b->tag_count && a->own.tag_names == b->own.tag_names;
    for (size_t i = 0; same && i < a->tag_count; i++)
        same = is_same_tag(&a->tags[i], &b->tags[i]);
    return same;
}

static bool are_same_faults(const an_game *a, const an_game *b)
{
    bool same = a->faults.count == b->faults.count &&
                (a->faults.unlisted == NULL) == (b->faults.unlisted == NULL);
    for (size_t i = 0; same && i < a->faults.count; i++)
        same = is_same_fault(&a->faults.list[i], &b->faults.list[i]);
    for (size_t code = 0; same && a->faults.unlisted != NULL && code < AN_CODE_COUNT; code++)
        same = a->faults.unlisted[code] == b->faults.unlisted[code];
    return same;
}

const char *games_differ(const an_game *a, const an_game *b)
{
    return !is_same_text(a->bytes, b->bytes)       ? "bytes"
           : a->offset != b->offset                ? "offset"
           : a->start != b->start                  ? "start"
           : !are_same_tags(a, b)                  ? "tags"
           : !is_same_result(a->result, b->result) ? "the result's token"
           : !are_same_faults(a, b)                ? "faults"
           : a->is_text != b->is_text              ? "is_text"
           : a->is_empty != b->is_empty            ? "is_empty"
           : a->is_printable != b->is_printable    ? "is_printable"
                                                   : NULL;
}

/* Each arbiter has notations of its own. */
static bool is_same_notation(const an_notation *a, const an_notation *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->language == b->language && a->style == b->style && a->exact == b->exact &&
           memcmp(a->choice, b->choice, sizeof a->choice) == 0;
}

/* But for the key, which the end of a game may lack. */
static bool is_same_board(const an_position *a, const an_position *b)
{
    return memcmp(a->role, b->role, sizeof a->role) == 0 &&
           memcmp(a->color, b->color, sizeof a->color) == 0 && a->castling == b->castling &&
           a->halfmove_clock == b->halfmove_clock && a->move_number == b->move_number &&
           a->turn == b->turn && a->en_passant == b->en_passant &&
           a->passed_over == b->passed_over && a->variant == b->variant;
}

static bool is_same_position(const an_position *a, const an_position *b)
{
    return a->key == b->key && is_same_board(a, b);
}

static bool is_same_move(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

static bool is_same_reason(const an_reason *a, const an_reason *b)
{
    bool same = a->piece == b->piece && a->by == b->by && a->king == b->king &&
                a->target == b->target && a->detail == b->detail &&
                a->candidate_count == b->candidate_count;
    for (size_t i = 0; same && i < a->candidate_count; i++)
        same = is_same_move(a->candidates[i], b->candidates[i]);
    return same;
}

static bool are_same_suggestions(const an_finding *a, const an_finding *b)
{
    bool same = a->help.count == b->help.count;
    for (size_t i = 0; same && i < a->help.count; i++) {
        const an_suggestion *left = &a->help.list[i], *right = &b->help.list[i];
        same = is_same_move(left->move, right->move) && left->legal_after == right->legal_after &&
               left->of == right->of;
    }
    return same;
}

static bool is_same_finding(const an_finding *a, const an_finding *b)
{
    return a->code == b->code && a->level == b->level && a->where.offset == b->where.offset &&
           a->where.size == b->where.size && a->where.ply == b->where.ply &&
           a->where.depth == b->where.depth && a->has_position == b->has_position &&
           is_same_position(&a->position, &b->position) &&
           is_same_reason(&a->facts.reason, &b->facts.reason) &&
           is_same_text(a->facts.text, b->facts.text) &&
           is_same_text(a->facts.other, b->facts.other) &&
           is_same_move(a->facts.move, b->facts.move) && a->facts.number == b->facts.number &&
           a->facts.languages == b->facts.languages && is_same_notation(a->notation, b->notation) &&
           are_same_suggestions(a, b) && a->is_after_error == b->is_after_error &&
           a->unchecked == b->unchecked;
}

static bool are_same_findings(const an_judgement *a, const an_judgement *b)
{
    bool same = a->findings.count == b->findings.count;
    for (size_t i = 0; same && i < a->findings.count; i++)
        same = is_same_finding(&a->findings.list[i], &b->findings.list[i]);
    return same;
}

const char *judgements_differ(const an_judgement *a, const an_judgement *b)
{
    return !is_same_notation(a->notation, b->notation)              ? "notation"
           : a->settled_at != b->settled_at                         ? "settled_at"
           : a->variant != b->variant                               ? "variant"
           : a->board.is_known != b->board.is_known                 ? "has_board"
           : !is_same_position(&a->board.start, &b->board.start)    ? "start"
           : !is_same_board(&a->board.end, &b->board.end)           ? "end"
           : a->main.ply_count != b->main.ply_count                 ? "ply_count"
           : a->main.played_count != b->main.played_count           ? "played_count"
           : a->main.is_whole != b->main.is_whole                   ? "is_whole"
           : a->result != b->result                                 ? "result"
           : !are_same_findings(a, b)                               ? "findings"
           : a->findings.error_count != b->findings.error_count     ? "error_count"
           : a->findings.warning_count != b->findings.warning_count ? "warning_count"
                                                                    : NULL;
}

static bool is_same_token(const an_token *a, const an_token *b)
{
    return a->offset == b->offset && a->size == b->size && a->kind == b->kind &&
           (a->value == b->value || a->kind == AN_TOKEN_MOVE) && a->says_black == b->says_black &&
           a->is_bare == b->is_bare;
}

const char *tokens_differ(const an_game *a, const an_game *b)
{
    bool same = a->token_count == b->token_count;
    for (size_t i = 0; same && i < a->token_count; i++)
        same = is_same_token(&a->tokens[i], &b->tokens[i]);
    return same ? NULL : "a token";
}

static bool is_same_ply(const an_ply *a, const an_ply *b)
{
    return an_move_equal(a->move, b->move) && a->is_played == b->is_played &&
           a->is_refused == b->is_refused && a->is_mended == b->is_mended && a->sign == b->sign &&
           a->says_check == b->says_check && a->size == b->size && a->role == b->role &&
           a->captured == b->captured && a->needs == b->needs;
}

const char *plies_differ(const an_judgement *a, const an_judgement *b)
{
    bool same = (a->plies == NULL) == (b->plies == NULL);
    for (size_t i = 0; same && a->plies != NULL && i < a->game->token_count; i++)
        same = is_same_ply(&a->plies[i], &b->plies[i]);
    return same ? NULL : "a ply";
}
