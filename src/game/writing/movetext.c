/* Goes through the tokens of a game, and writes each of them in the new notation. */
#include "movetext.h"

#include "comment.h"
#include "comments.h"
#include "heading_labels.h"
#include "moves.h"
#include "page.h"
#include "put_brackets.h"
#include "put_clocks.h"
#include "read_heading.h"
#include "runs.h"
#include "scribe.h"
#include "stray_signs.h"
#include "suffix.h"
#include "text.h"
#include "token.h"
#include "verbatim.h"

/* ---- comments ---- */

/* Writes a note that the game is not converted from here on. `reason` is the slug of a finding. */
static void put_note(an_scribe *scribe, an_text reason)
{
    an_text note = an_text_of(an__note);
    an__rows_begin_aside(scribe);
    an_scribe_put_string(scribe, "{");
    scribe->page.glued = true;
    an_page_put_text(&scribe->page, an_text_from(note.at, note.size - 1));
    an_page_put_text(&scribe->page, reason);
    scribe->page.glued = true;
    an_scribe_put_string(scribe, "}");
}

/* Returns true if the next move from the token `index` on, behind its numbers, was refused. Sets
 * *move to the index of its token. */
static bool refuses(const an_scribe *scribe, size_t index, size_t *move)
{
    const an_judgement *judgement = scribe->judgement;
    if (judgement->plies == NULL) /* a game kept as packed moves has no refused move */
        return false;
    *move = an_scribe_past_numbers(scribe, index);
    return *move < judgement->game->token_count && judgement->plies[*move].is_refused;
}

/* Returns the size of what stands before the reason, if the comment is the note that an earlier
 * conversion put before this refused move; else 0. Such a note is not written twice. */
static size_t own_note_size(const an_scribe *scribe, size_t index, an_text text)
{
    size_t move, size = an__note_size(text);
    return size > 0 && refuses(scribe, index + 1, &move) ? size : 0;
}

/* Writes a comment. If it contains a draw offer or a note, that is written instead. */
static void put_remark(an_scribe *scribe, size_t index)
{
    an_text text = an__comment_text(an_scribe_text(scribe, index));
    size_t note = own_note_size(scribe, index, text);
    if (an_is_offer(text)) {
        an__scribe_put_offer(scribe);
    } else if (note > 0) {
        put_note(scribe, an_text_trimmed(an_text_after(text, note)));
        scribe->loss.has_note = true;
    } else {
        an__scribe_put_comment(scribe, text);
    }
}

/* ---- where the game could not be read ---- */

/* Returns the slug of the error at `offset`, or of the last one before it; NULL if there is none.
 * Ask for places in ascending order; a sheet of two blocks is the exception. */
static const char *reason_at(an_passed_findings *passed, const an_finding_list *findings,
                             size_t offset)
{
    if (offset < passed->offset)
        *passed = (an_passed_findings){0};
    passed->offset = offset;
    for (; passed->count < findings->count; passed->count++) {
        const an_finding *finding = &findings->list[passed->count];
        if (finding->where.offset > offset)
            break;
        if (finding->level == AN_LEVEL_ERROR)
            passed->reason = an_code_slug(finding->code);
    }
    return passed->reason;
}

/* Returns where the game can no longer be followed, which is found once at most; a place beyond the
 * end of the game if it always can. */
static size_t place_of_loss(const an_judgement *judgement)
{
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].code == AN_UNREAD_MOVES)
            return judgement->findings.list[i].where.offset;
    return judgement->game->bytes.size;
}

/* Returns true if `left`, what is left of words up to the token with the index `last`, says
 * nothing: marks between the columns of a table, or the label of the result behind it: "Résultat :
 * 1-0". */
static bool says_nothing(const an_game *game, an_text left, size_t last)
{
    const bool has_result =
        last + 1 < game->token_count && game->tokens[last + 1].kind == AN_TOKEN_RESULT;
    size_t size;
    const an_heading_label label = an__heading_label_read(left, &size);
    for (size_t i = has_result && label == AN_LABELS_RESULT ? size : 0; i < left.size; i++)
        if (!an_is_among(left.at[i], " \t\r\n,;|:="))
            return false;
    return true;
}

/* Writes a run of prose as a comment, without the parts that have become tags. Returns the index of
 * its last token. */
static size_t put_prose(an_scribe *scribe, size_t index)
{
    const an_stray_words words = an__scribe_words_from(scribe, index);
    const an_token *from = &words.from, *to = &words.to;
    if (scribe->loss.at >= from->offset && scribe->loss.at < to->offset + to->size)
        put_note(scribe, an_text_of(an_code_slug(AN_UNREAD_MOVES)));
    an_text left = an__scribe_words_left(scribe, from, to);
    if (!says_nothing(scribe->judgement->game, left, words.last))
        an__scribe_put_comment(scribe, left);
    return words.last;
}

static void put_refusal(an_scribe *scribe, size_t move)
{
    const an_judgement *judgement = scribe->judgement;
    const char *reason =
        reason_at(&scribe->loss.passed, &judgement->findings, judgement->game->tokens[move].offset);
    an_scribe_current(scribe)->stopped = true;
    if (reason != NULL && !scribe->loss.has_note)
        put_note(scribe, an_text_of(reason));
    an__rows_begin_aside(scribe);
    scribe->loss.has_note = false;
}

/* ---- tokens ---- */

/* Writes a result within a variation. In the main line it writes, as a comment, a result that
 * contradicts that of the game, or the words that say it. The result of the game itself is written
 * at its end. */
static void put_result(an_scribe *scribe, const an_token *token)
{
    an_text text = an_token_text(scribe->judgement->game, token);
    if (!an_scribe_in_main_line(scribe))
        an_scribe_put_string(scribe,
                             an_result_write((an_result)token->value, &scribe->options.notation));
    else if (token->value != scribe->heading.result || an_is_spelled_result(token, text))
        an__scribe_put_comment(scribe, *text.at == '(' ? an__comment_text(text) : text);
}

/* Writes a token, or the run of prose that begins with it. Sets *index to the last token that was
 * written. */
static void put_token(an_scribe *scribe, size_t *index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *token = &judgement->game->tokens[*index];
    an_text text = an_token_text(scribe->judgement->game, token);
    if (scribe->clocks.all.count > 0 && an__scribe_put_clock(scribe, *index))
        return;
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_NUMBER: /* put_in_line has written it */
    case AN_TOKEN_OPEN:   /* an__scribe_put_bracket has written it */
    case AN_TOKEN_CLOSE:
    case AN_TOKEN_AGAIN:
        break;
    case AN_TOKEN_MOVE: /* a move that was not played; put_moves writes the others */
        *index = put_prose(scribe, *index);
        break;
    case AN_TOKEN_SIGN:
    case AN_TOKEN_NAG:
        an__scribe_put_sign(scribe, *index, an_scribe_current(scribe)->awaits_sign);
        break;
    case AN_TOKEN_COMMENT:
        put_remark(scribe, *index);
        break;
    case AN_TOKEN_LINE_COMMENT:
        if (*text.at != '%' &&
            !(judgement->game->is_text && says_nothing(judgement->game, text, *index)))
            put_remark(scribe, *index);
        break;
    case AN_TOKEN_RESULT:
        put_result(scribe, token);
        break;
    case AN_TOKEN_PROSE:
        *index = put_prose(scribe, *index);
        break;
    }
}

/* Writes a token that is no bracket: in the new notation before the first error of its line of
 * play, unchanged behind it. A comment is never copied unchanged. */
static void put_in_line(an_scribe *scribe, size_t *index, bool is_comment)
{
    const an_token *token = &scribe->judgement->game->tokens[*index];
    const an_written_line *line = an_scribe_current(scribe);
    const bool was_stopped = line->stopped;
    size_t move = *index;
    if (!was_stopped && refuses(scribe, *index, &move))
        put_refusal(scribe, move);
    if (!line->stopped && token->kind == AN_TOKEN_NUMBER)
        *index = move - 1; /* only numbers stand before the move, so skip them */
    else if (!line->stopped || (is_comment && !scribe->options.stops_at_error))
        put_token(scribe, index);
    else
        an__scribe_put_verbatim(scribe, *index, !was_stopped);
}

/* Writes whatever is not part of a plain run. Sets *index to the last token that was written. */
static void put_with_care(an_scribe *scribe, size_t *index)
{
    const an_token *token = &scribe->judgement->game->tokens[*index];
    bool is_comment = an_is_comment(token);
    if (an_scribe_current(scribe)->stopped && (is_comment || an_is_bracket(token)))
        an__scribe_put_marks_before(scribe, *index);
    if (!an__scribe_put_bracket(scribe, index))
        put_in_line(scribe, index, is_comment);
}

/* Writes moves, and comments in plain runs. Returns the index of the first token that is something
 * else. */
static size_t put_moves(an_scribe *scribe, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    for (;;) {
        index = an__scribe_put_run(scribe, index);
        size_t move = an_scribe_past_numbers(scribe, index);
        if (move == judgement->game->token_count || !judgement->plies[move].is_played)
            return index;
        an__scribe_put_move(scribe, move);
        index = move + 1;
    }
}

static void put_tokens(an_scribe *scribe)
{
    const an_game *game = scribe->judgement->game;
    for (size_t i = 0; i < game->token_count && !scribe->failed; i++) {
        if (an_signs_are_due(&scribe->signs) && !an__scribe_is_sign(scribe, i))
            an__scribe_put_held(scribe);
        bool waits = an_sign_waits(&scribe->signs);
        if (!an_scribe_current(scribe)->stopped && !waits)
            i = put_moves(scribe, i);
        if (i == game->token_count)
            break;
        if (waits && scribe->judgement->plies[i].is_played)
            an__scribe_put_awaited_move(scribe, i);
        else
            put_with_care(scribe, &i);
    }
    if (an_signs_are_due(&scribe->signs))
        an__scribe_put_held(scribe);
    if (an_scribe_current(scribe)->stopped)
        an__scribe_put_marks_before(scribe, game->token_count);
    while (scribe->lines.count > 1)
        an__scribe_close_variation(scribe);
}

/* Writes the NAG at the token `index` of a packed game. */
static void put_packed_nag(an_scribe *scribe, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *token = &judgement->game->tokens[index];
    an_text text = an_scribe_text(scribe, index);
    unsigned nag = 0;
    for (size_t i = 1; i < text.size; i++)
        nag = nag * 10 + (unsigned)(text.at[i] - '0');
    an__scribe_put_nag(scribe, nag, an_moves_before(judgement, token + 1) > scribe->packed);
}

/* Opens or leaves out a variation of a packed game, whose next token is `index`. Returns the index
 * of the next token to be written. */
static size_t open_packed_variation(an_scribe *scribe, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *tokens = judgement->game->tokens;
    if (an_scribe_drops(scribe, AN_DROP_VARIATIONS)) {
        index = an__end_of_variation(judgement->game, index - 1) + 1;
        scribe->packed = tokens[index - 1].value;
    } else {
        bool begins_with_move = an_moves_before(judgement, &tokens[index]) > scribe->packed;
        an__scribe_open_variation(scribe, !scribe->heading.has_tags && !begins_with_move);
    }
    return index;
}

static void put_packed_aside(an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    if (token->kind == AN_TOKEN_CLOSE)
        an__scribe_close_variation(scribe);
    else if (token->kind == AN_TOKEN_COMMENT)
        put_remark(scribe, index);
    else if (token->kind == AN_TOKEN_SIGN)
        an__scribe_put_signs(scribe, an_scribe_text(scribe, index), false, true);
    else
        put_packed_nag(scribe, index);
}

/* Writes a game that is kept as packed moves, without its result. */
static void put_packed(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    for (size_t index = 0; !scribe->failed;) {
        index = an__scribe_put_packed_run(scribe, index);
        const an_token *token = &judgement->game->tokens[index];
        if (scribe->packed < an_moves_before(judgement, token))
            an__scribe_put_packed_move(scribe, judgement->own.entries[scribe->packed++]);
        else if (token->kind == AN_TOKEN_OPEN)
            index = open_packed_variation(scribe, index + 1);
        else if (token->kind == AN_TOKEN_RESULT)
            return;
        else
            put_packed_aside(scribe, index++);
    }
}

/* Returns true if only a result tells a reader where the next game begins: behind a game with tags,
 * where no number begins one, and behind a single move, where the number 1 does not. */
static bool needs_result(const an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    return scribe->heading.has_tags ||
           (judgement->main.played_count == 1 && !judgement->game->is_text);
}

void an__scribe_put_movetext(an_scribe *scribe, const an_arrangement *arrangement)
{
    const an_judgement *judgement = scribe->judgement;
    an_page *page = &scribe->page;
    scribe->arrangement = arrangement;
    page->is_one_line = arrangement->is_one_line;
    page->width = arrangement->is_one_line ? 0 : scribe->options.width;
    an_scribe_begin_lines(scribe);
    if (scribe->failed)
        return;
    scribe->lines.last = AN_AFTER_ASIDE;
    scribe->packed = 0;
    scribe->loss = (an_loss){.at = place_of_loss(judgement)};
    an__stray_signs_begin(&scribe->signs);
    an__scribe_find_clocks(scribe);
    if (judgement->own.entries != NULL)
        put_packed(scribe);
    else
        put_tokens(scribe);
    an__rows_begin_aside(scribe);
    if (arrangement->always_result || scribe->heading.result != AN_NO_RESULT ||
        needs_result(scribe))
        an_scribe_put_string(scribe,
                             an_result_write(scribe->heading.result, &scribe->options.notation));
    an__page_end_line(page);
}
