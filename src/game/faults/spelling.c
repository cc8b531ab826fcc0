/* Spelling: finds what is superfluous, wrong or missing in the word of a move that was understood.
 */
#include "spelling.h"

#include "attacks.h"
#include "bitboard.h"
#include "confusions.h"
#include "describe.h"
#include "findings.h"
#include "main_line.h"
#include "notation.h"
#include "position.h"
#include "reason.h"
#include "signs.h"
#include "text.h"
#include "token.h"
#include "utf8.h"

/* Records in `finding` the piece of the same kind that could also move there if it were not pinned.
 * Because of the pin the move needs no origin. */
static void add_pin(an_finding *finding, const an_position *position, an_move move)
{
    an_role role = an_role_at(position, move.from);
    an_squares others = an_role_attacks(role, move.to, an_occupied(position)) &
                        an_pieces(position, (an_color)position->turn, role) & ~an_bit(move.from);
    while (others) {
        unsigned square = an_take_first(&others), pinner = an__pinner_of(position, square);
        if (pinner == AN_NO_SQUARE)
            continue;
        finding->facts.reason.piece = (uint8_t)square;
        finding->facts.reason.by = (uint8_t)pinner;
        finding->facts.reason.king = (uint8_t)an_king_square(position, (an_color)position->turn);
    }
}

static void judge_disambiguation(an_findings *findings, const an_token *token,
                                 const an_variation *line, const an_ply *ply, const an_san *san)
{
    if (san->kind != AN_SAN_MOVE || an_origin_is_due(an_origin_said(san), ply->needs))
        return;
    bool needs_none = !(ply->needs & (AN_NEEDS_FILE | AN_NEEDS_RANK));
    an_code code = needs_none ? AN_SUPERFLUOUS_DISAMBIGUATION : AN_DISAMBIGUATION_FORM;
    an_finding *finding = an__find_move(findings, code, token, line, ply->move);
    if (finding != NULL)
        add_pin(finding, &line->before, ply->move);
}

/* "3. Bb5: the Spanish": returns true if a colon ends the word of a move, and words follow, so that
 * it need not be a sign of capture. */
static bool ends_clause(const an_game *game, const an_token *token)
{
    const an_text word = an_token_text(game, token);
    const an_token *next = token + 1;
    return word.size > 0 && word.at[word.size - 1] == ':' &&
           next < game->tokens + game->token_count &&
           (next->kind == AN_TOKEN_PROSE || next->kind == AN_TOKEN_RESULT);
}

static void judge_forms(const an_bench *bench, an_findings *findings, const an_token *token,
                        const an_variation *line, const an_ply *ply, const an_san *san)
{
    static const struct {
        unsigned form;
        an_code code;
    } codes[] = {{AN_FORM_LOWERCASE, AN_LOWERCASE_PIECE},
                 {AN_FORM_LOOK_ALIKE, AN_LOOK_ALIKE_CHARACTER}};
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++)
        if (san->forms & codes[i].form)
            an__find_move(findings, codes[i].code, token, line, ply->move);
    if (san->kind != AN_SAN_MOVE || ply->move.kind == AN_CASTLING)
        return;
    if ((san->forms & AN_FORM_CAPTURE_SIGN) && ply->captured == AN_NO_ROLE &&
        !ends_clause(bench->game, token))
        an__find_move(findings, AN_CAPTURE_SIGN_WRONG, token, line, ply->move);
    if (san->captured)
        an__find_move(findings, AN_CAPTURED_PIECE_NAMED, token, line, ply->move);
    if (san->role == AN_NO_ROLE && !an_is_coordinates(bench->notation) && ply->role != AN_PAWN)
        an__find_move(findings, AN_PIECE_LETTER_MISSING, token, line, ply->move);
}

/* Returns true if the word has nothing that could be superfluous or wrong: no origin but the file
 * of a pawn that takes, and a sign of capture only where something is taken. */
static bool is_sparing(const an_ply *ply, const an_san *san)
{
    bool is_pawn = san->role == AN_NO_ROLE;
    bool names_file = san->from_file != AN_UNSAID;
    bool says_more = san->kind != AN_SAN_MOVE || san->from_rank != AN_UNSAID || san->captured ||
                     (names_file && !is_pawn) || (san->forms & ~AN_FORM_CAPTURE_SIGN);
    return !says_more &&
           (ply->captured != AN_NO_ROLE || !(names_file || (san->forms & AN_FORM_CAPTURE_SIGN)));
}

void an__judge_spelling(const an_bench *bench, an_findings *findings, const an_token *token,
                        const an_variation *line, const an_ply *ply, const an_san *san)
{
    if (is_sparing(ply, san))
        return;
    if (san->kind == AN_SAN_NULL && bench->lines.count == 1)
        an__find_move(findings, AN_NULL_MOVE, token, line, ply->move);
    judge_disambiguation(findings, token, line, ply, san);
    judge_forms(bench, findings, token, line, ply, san);
}

an_code an__sign_fault(an_check_sign said, an_check_sign given, const an_position *after)
{
    an_code code = AN_OK;
    switch (said) {
    case AN_NO_SIGN:
        break;
    case AN_SIGN_CHECK:
        code = given == AN_NO_SIGN ? AN_CHECK_SIGN_WRONG : AN_OK;
        break;
    case AN_SIGN_DOUBLE:
        if (given != AN_SIGN_MATE && !an_has_many(an_checkers(after)))
            code = AN_CHECK_SIGN_WRONG;
        break;
    case AN_SIGN_MATE:
        code = given != AN_SIGN_MATE ? AN_MATE_SIGN_WRONG : AN_OK;
        break;
    }
    return code;
}

void an__judge_sign(an_findings *findings, const an_token *token, const an_variation *line,
                    const an_ply *ply, an_check_sign said)
{
    an_code code = an__sign_fault(said, (an_check_sign)ply->sign, &line->position);
    if (code == AN_OK)
        return;
    an_finding *finding = an__find_move(findings, code, token, line, ply->move);
    if (finding != NULL)
        finding->facts.reason.detail =
            an_sign_fault_detail(code, (an_check_sign)ply->sign, token->kind == AN_TOKEN_SIGN);
}

static bool may_be_letter(char c)
{
    return an_is_letter(c) || (unsigned char)c >= 0x80;
}

/* "a8=dame": one letter was read as the promotion, but the finding should show the whole word.
 * Returns `rest`, extended by the letter before it if both belong to one word. */
static an_text with_letter_before(an_text rest)
{
    const char *at = rest.at;
    do
        at--;
    while (!an_utf8_begins(*at));
    bool is_word = may_be_letter(*at) && may_be_letter(*rest.at);
    return is_word ? an_text_from(at, rest.size + (size_t)(rest.at - at)) : rest;
}

/* Returns the move right before that of `ply` in its line of play, if that captures en passant;
 * otherwise NULL. */
static const an_token *passed_before(const an_bench *bench, const an_ply *ply)
{
    const an_token *tokens = bench->game->tokens;
    size_t index = (size_t)(ply - bench->plies);
    while (index-- > 0 && tokens[index].kind != AN_TOKEN_OPEN &&
           tokens[index].kind != AN_TOKEN_CLOSE)
        if (tokens[index].kind == AN_TOKEN_MOVE)
            return bench->plies[index].is_played && bench->plies[index].move.kind == AN_EN_PASSANT
                       ? &tokens[index]
                       : NULL;
    return NULL;
}

/* Reports "e.p." behind a move that is no capture en passant. It is a warning if it belongs to the
 * move before. */
static void tell_not_en_passant(const an_bench *bench, an_findings *findings, const an_token *token,
                                const an_variation *line, const an_ply *ply)
{
    an_finding *finding = an__find_move(findings, AN_NOT_EN_PASSANT, token, line, ply->move);
    const an_token *passed = passed_before(bench, ply);
    if (finding == NULL || passed == NULL)
        return;
    finding->facts.other = an_token_text(bench->game, passed);
    an__findings_lower(findings, finding, AN_LEVEL_WARNING);
}

/* Ends the line of play at `token`, behind which something stands that may be a move. The next move
 * of the line is refused, so that it is not written as if it were a comment. */
static void stop_behind(const an_bench *bench, const an_token *token, an_variation *line)
{
    const an_game *game = bench->game;
    const size_t next = an__line_next(game, (size_t)(token - game->tokens) + 1, AN_TOKEN_MOVE);
    if (next < game->token_count)
        bench->plies[next].is_refused = true;
    line->state.stopped = true;
}

an_check_sign an__judge_suffix(const an_bench *bench, an_findings *findings, const an_token *token,
                               an_text suffix_text, an_variation *line, const an_ply *ply)
{
    bool is_glued = token->kind == AN_TOKEN_MOVE;
    an_suffix suffix = is_glued ? an_signs_glued(suffix_text, ply)
                                : an_signs_apart(suffix_text, an_awaits_sign(ply));
    an__judge_sign(findings, token, line, ply, (an_check_sign)suffix.sign);
    if (suffix.en_passant && ply->move.kind != AN_EN_PASSANT)
        tell_not_en_passant(bench, findings, token, line, ply);
    if (suffix.size == suffix_text.size)
        return (an_check_sign)suffix.sign;
    an_text rest = an_text_after(suffix_text, suffix.size);
    bool has_shape = an_san_has_shape(rest);
    bool is_behind_letter = is_glued && suffix.size == 0 && ply->move.promotion != AN_NO_ROLE;
    if (is_behind_letter && !has_shape)
        rest = with_letter_before(rest);
    an_finding *finding =
        an__find_in_line(findings, AN_UNREADABLE_TOKEN, (uint32_t)(rest.at - bench->game->bytes.at),
                         (uint32_t)rest.size, line);
    bool names_piece = rest.at < suffix_text.at;
    bool is_dagger = is_glued && ply->sign != AN_NO_SIGN && an__is_dagger_alike(suffix_text);
    if (finding != NULL && (names_piece || is_dagger) && !bench->rules->findings.without_reasons)
        finding->help.list[finding->help.count++] = (an_suggestion){.move = ply->move};
    if (has_shape)
        stop_behind(bench, token, line);
    return (an_check_sign)suffix.sign;
}
