/* Profile pgn: how moves are written (PGN 8.2.3). */
#include "profile.h"

#include <string.h>

#include "bitboard.h"
#include "describe.h"
#include "findings.h"
#include "glyphs.h"
#include "notation.h"
#include "position.h"
#include "signs.h"
#include "suffix.h"
#include "text.h"
#include "token.h"
#include "utf8.h"

/* A move as it is written, and as it should be. */
typedef struct spelling {
    const an_bench *bench;
    const an_variation *line; /* the line that has just played it */
    const an_ply *ply;
    an_san said;
    an_san due;
    an_text core;    /* the word without its signs */
    an_suffix glued; /* the signs glued to it */
    bool has_plus;   /* "+" is glued to it, and no other form of check */
    bool has_hash;   /* "#" is glued to it */
    bool has_mark;   /* "e.p." stands there, glued or apart */
    uint32_t size;   /* bytes of the whole, up to its last sign of check, mate or e.p. */
} spelling;

/* ---- reading it ---- */

static void read_glued(spelling *s, an_text rest)
{
    s->glued = an_signs_glued(rest, s->ply);
    s->has_mark = s->glued.en_passant;
    rest = an_text_after(rest, an__en_passant_size(rest));
    s->has_plus = s->glued.sign == AN_SIGN_CHECK && an_text_starts(rest, "+");
    s->has_hash = s->glued.sign == AN_SIGN_MATE && an_text_starts(rest, "#");
}

/* Reads the signs that stand apart behind the move. */
static void read_apart(spelling *s, size_t index)
{
    const an_game *game = s->bench->game;
    const an_token *move = &game->tokens[index];
    for (size_t i = index + 1; i < game->token_count && game->tokens[i].kind == AN_TOKEN_SIGN;
         i++) {
        const an_token *token = &game->tokens[i];
        an_suffix suffix = an_signs_apart(an_token_text(game, token), an_awaits_sign(s->ply));
        s->has_mark = s->has_mark || suffix.en_passant;
        if (suffix.spelling > 0)
            s->size = token->offset + (uint32_t)suffix.spelling - move->offset;
    }
}

static spelling read_spelling(const an_bench *bench, size_t index, const an_variation *line,
                              const an_san *said)
{
    const an_token *token = &bench->game->tokens[index];
    an_text word = an_token_text(bench->game, token);
    spelling s = {.bench = bench,
                  .line = line,
                  .ply = &bench->plies[index],
                  .said = *said,
                  .core = an_text_from(word.at, said->size),
                  .size = token->size};
    s.due = an__san_described(&line->before, s.ply->move, (an_check_sign)s.ply->sign);
    read_glued(&s, an_text_after(word, said->size));
    read_apart(&s, index);
    return s;
}

/* ---- what is asked of it ---- */

/* Returns true if a sign of check or mate is missing. A wrong sign does not count as missing. */
static bool lacks_check_sign(const spelling *s)
{
    bool is_double = an_has_many(an_checkers(&s->line->position));
    bool is_wrong =
        s->glued.sign == AN_SIGN_MATE || (s->glued.sign == AN_SIGN_DOUBLE && !is_double);
    return s->due.sign == AN_SIGN_CHECK && !s->has_plus && !is_wrong;
}

static bool lacks_mate_sign(const spelling *s)
{
    return s->due.sign == AN_SIGN_MATE && !s->has_hash;
}

static bool contains(an_text core, size_t (*size_of)(an_text text))
{
    for (size_t size; core.size > 0; core = an_text_after(core, size)) {
        if (size_of(core) > 0)
            return true;
        an_utf8_decode(core, &size);
    }
    return false;
}

/* Returns true if the sign of a capture is missing. The sign does not count in exd, without a rank,
 * and in Q x d5, whose parts stand apart. In bxa8 = Q only the promotion stands apart. */
static bool lacks_capture_sign(const spelling *s)
{
    bool is_parted = contains(s->core, an__space_size) && !an_has_origin(&s->said) &&
                     s->due.promotion == AN_NO_ROLE;
    bool has_sign = (s->said.forms & AN_FORM_CAPTURE_SIGN) && !is_parted &&
                    memchr(s->core.at, 'x', s->core.size) != NULL;
    return s->due.captured != AN_NO_ROLE && (!has_sign || s->said.to_rank == AN_UNSAID);
}

static bool has_other_castling(const spelling *s)
{
    return s->due.kind != AN_SAN_MOVE &&
           !an_text_is(s->core, s->due.kind == AN_SAN_SHORT_CASTLING ? "O-O" : "O-O-O");
}

static bool has_other_promotion(const spelling *s)
{
    if (s->due.promotion == AN_NO_ROLE)
        return false;
    const char *equals = memchr(s->core.at, '=', s->core.size);
    /* a wrong letter is reported by an__judge_letters */
    return equals == NULL || (equals[1] >= 'a' && equals[1] <= 'z') ||
           contains(s->core, an__space_size);
}

static bool marks_en_passant(const spelling *s)
{
    return s->due.en_passant && s->has_mark;
}

static bool has_pawn_letter(const spelling *s)
{
    return (s->said.forms & AN_FORM_PAWN_LETTER) != 0;
}

static bool names_both_squares(const spelling *s)
{
    const unsigned both = AN_NEEDS_FILE | AN_NEEDS_RANK;
    bool is_due = (s->due.needs & both) == both && !an_is_coordinates(s->bench->notation);
    return an_has_origin(&s->said) && !is_due;
}

/* Returns true if both squares are named where less is due, or if a dash stands between them. */
static bool is_long(const spelling *s)
{
    return s->due.kind == AN_SAN_MOVE &&
           (names_both_squares(s) || contains(s->core, an__dash_size));
}

static const struct {
    an_code code;
    bool (*departs)(const spelling *s);
} questions[] = {
    {AN_CHECK_SIGN_MISSING, lacks_check_sign},
    {AN_MATE_SIGN_MISSING, lacks_mate_sign},
    {AN_CAPTURE_SIGN_MISSING, lacks_capture_sign},
    {AN_CASTLING_FORM, has_other_castling},
    {AN_PROMOTION_FORM, has_other_promotion},
    {AN_EN_PASSANT_FORM, marks_en_passant},
    {AN_PAWN_LETTER, has_pawn_letter},
    {AN_LONG_FORM, is_long},
};

void an__judge_export_form(const an_bench *bench, an_findings *findings, size_t index,
                           const an_variation *line, const an_san *said)
{
    if (said->kind == AN_SAN_NULL)
        return;
    const an_token *token = &bench->game->tokens[index];
    const spelling s = read_spelling(bench, index, line, said);
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        if (!questions[i].departs(&s))
            continue;
        an_finding *finding = an__find_move(findings, questions[i].code, token, line, s.ply->move);
        if (finding == NULL)
            continue;
        finding->where.size = s.size;
        finding->facts.text.size = s.size;
        if (finding->code == AN_LONG_FORM)
            finding->facts.reason.detail =
                names_both_squares(&s) ? AN_LENGTH_BOTH_SQUARES : AN_LENGTH_DASH;
    }
}

/* ---- letters ---- */

/* Returns true if the word names the same pieces when it is read in English. */
static bool reads_in_english(an_text word, const an_san *said, const an_notation *notation)
{
    if (said->forms & AN_FORM_FIGURINE)
        return false;
    if (notation->language == &an_languages[0])
        return true;
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_san san;
    return an_san_parse(&san, word, &english) == AN_OK && san.role == said->role &&
           san.promotion == said->promotion && san.captured == said->captured;
}

bool an__judge_letters(const an_bench *bench, an_findings *findings, size_t index,
                       const an_variation *line, const an_san *said)
{
    static const an_notation in_figurines = {.language = &an_figurine};
    const an_token *token = &bench->game->tokens[index];
    an_text word = an_token_text(bench->game, token);
    if (an_is_coordinates(bench->notation) || said->kind != AN_SAN_MOVE ||
        reads_in_english(word, said, bench->notation))
        return false;
    an_finding *finding =
        an__find_move(findings, AN_NOT_ENGLISH, token, line, bench->plies[index].move);
    if (finding != NULL && (said->forms & AN_FORM_FIGURINE))
        finding->notation = &in_figurines;
    return true;
}
