/* Lists what the scribe would write otherwise than the game has it, token by token. */

#include <string.h>

#include "buffer.h"
#include "bytes.h"
#include "comment.h"
#include "lines_of_play.h"
#include "moves.h"
#include "numerals.h"
#include "packed_move.h"
#include "scribe.h"
#include "signs.h"
#include "suffix.h"
#include "text.h"
#include "token.h"
#include "utf8.h"

typedef struct checking {
    an_scribe *scribe;
    void (*take)(void *context, const an_finding *finding);
    void *context;
    an_variations lines; /* for the positions of moves, which findings have */
    size_t played;       /* index of a token; the current line has played the moves before it */
    bool keeps_signs;    /* layout keep: checks moves alone, with the signs that belong to their
                            spelling */
    an_buffer stands;    /* a token as it is written, with signs of it that stand apart */
    an_buffer due;
} checking;

static an_text text_of(const checking *c, const an_token *token)
{
    return an_token_text(c->scribe->judgement->game, token);
}

/* Plays the moves of the current line that stand before the token `index`. Returns the line. */
static const an_variation *catch_up(checking *c, size_t index)
{
    const an_judgement *judgement = c->scribe->judgement;
    return an__variations_replay(&c->lines, judgement->game, judgement->plies, &c->played, index);
}

static void compare(checking *c, const an_token *token)
{
    const an_judgement *judgement = c->scribe->judgement;
    an_text stands = an_buffer_text(&c->stands);
    an_text due = an_buffer_text(&c->due);
    /* A difference in the encoding alone is no difference. */
    if (an_text_equal(due, stands) ||
        (due.size > 0 && an_utf8_match(stands, due.at) == stands.size))
        return;
    bool is_move = token->kind == AN_TOKEN_MOVE;
    const an_variation *line = catch_up(c, (size_t)(token - judgement->game->tokens) + 1);
    an_finding finding = {
        .code = AN_OTHER_FORM,
        .level = an_code_level(AN_OTHER_FORM),
        .where.offset = token->offset,
        .where.size = token->size,
        .where.ply = is_move ? line->state.ply : 0,
        .where.depth = (uint32_t)c->lines.count - 1,
        .has_position = is_move,
        .position = line->before,
        .facts.reason = {AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, 0, 0, {{0}}},
        .facts.text = stands,
        .facts.other = due,
        .notation = judgement->notation};
    c->take(c->context, &finding);
}

/* Compares what is written at a token with what would be written, and empties both texts. */
static void find(checking *c, const an_token *token)
{
    if (c->stands.failed || c->due.failed)
        return;
    compare(c, token);
    an__buffer_clear(&c->stands);
    an__buffer_clear(&c->due);
}

/* Adds a sign to what would be written, glued to it or apart. */
static void add_due(checking *c, const char *sign, bool is_glued)
{
    if (c->due.size > 0 && !is_glued)
        an_buffer_put_char(&c->due, ' ');
    an__buffer_put(&c->due, sign);
}

static void add_nag(checking *c, unsigned nag, bool between_moves)
{
    char sign[AN_NAG_MAX];
    if (an_scribe_drops(c->scribe, AN_DROP_NAGS))
        return;
    bool is_glued = an__scribe_write_nag(sign, c->scribe, nag, between_moves);
    add_due(c, sign, is_glued);
    if (is_glued)
        c->scribe->lines.last = an_last_with_sign(c->scribe->lines.last);
}

/* Adds signs that are not part of the spelling of a move, both as they are written and as they
 * would be. */
static void add_signs(checking *c, an_text text, const an_suffix *suffix, bool between_moves)
{
    if (c->keeps_signs)
        return;
    for (size_t i = suffix->spelling; i < text.size; i++)
        if (text.at[i] != ' ')
            an_buffer_put_char(&c->stands, text.at[i]);
    for (unsigned i = 0; i < suffix->nag_count; i++)
        add_nag(c, suffix->nags[i], between_moves && i + 1 == suffix->nag_count);
    if (suffix->draw_offer)
        add_due(c, an__scribe_offer(c->scribe), false);
    an_buffer_put_text(&c->due, an_text_after(text, suffix->size));
}

/* Adds check, mate and e.p. signs that stand apart, because they are part of the spelling of the
 * move. */
static void add_signs_apart(checking *c, size_t move)
{
    const an_judgement *judgement = c->scribe->judgement;
    const an_game *game = judgement->game;
    for (size_t i = move + 1; i < game->token_count && game->tokens[i].kind == AN_TOKEN_SIGN; i++) {
        an_text text = an_text_at(game, i);
        an_suffix suffix = an_signs_apart(text, an_awaits_sign(&judgement->plies[move]));
        if (suffix.spelling > 0)
            an_buffer_put_char(&c->stands, ' ');
        an_buffer_add(&c->stands, text.at, suffix.spelling);
    }
}

/* Compares a played move and its signs with what would be written. */
static void check_move(checking *c, size_t index)
{
    const an_judgement *judgement = c->scribe->judgement;
    const an_token *token = &judgement->game->tokens[index];
    const an_ply *ply = &judgement->plies[index];
    char due[AN_SAN_MAX];
    size_t size = an_scribe_write_move(c->scribe, due, an_entry_of(ply));
    an_written_line_pass(an_scribe_current(c->scribe), ply);
    c->scribe->lines.last = AN_AFTER_MOVE;
    an_text word = text_of(c, token);
    size_t written = an__scribe_move_size(c->scribe, index);
    an_text rest = an_text_after(word, written);
    an_suffix suffix = an_signs_glued(rest, ply);
    an_buffer_add(&c->stands, word.at, written + suffix.spelling);
    add_signs_apart(c, index);
    an_buffer_add(&c->due, due, size);
    add_signs(c, rest, &suffix, an_scribe_is_between_moves(c->scribe, index));
    find(c, token);
}

/* Checks a number before a move. Only the last of several numbers would be written, and before a
 * move of Black only where it is needed. */
static void check_number(checking *c, const an_token *token, size_t index)
{
    const an_scribe *scribe = c->scribe;
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    size_t move = an_scribe_past_numbers(scribe, index);
    if (c->keeps_signs || move == game->token_count || !judgement->plies[move].is_played)
        return;
    unsigned half = an_scribe_half(scribe, an_scribe_current(scribe));
    if (move == index + 1 && (half % 2 == AN_WHITE || an_black_needs_number(scribe->lines.last))) {
        an_numeral numeral = an_numeral_of(&scribe->words.numerals, half);
        an_buffer_add(&c->due, numeral.text, numeral.size);
    }
    an_buffer_put_text(&c->stands, text_of(c, token));
    find(c, token);
}

static void check_nag(checking *c, size_t index)
{
    const an_token *token = &c->scribe->judgement->game->tokens[index];
    if (c->keeps_signs || an_scribe_drops(c->scribe, AN_DROP_NAGS))
        return;
    an_buffer_put_text(&c->stands, text_of(c, token));
    add_nag(c, token->value, an_scribe_is_between_moves(c->scribe, index));
    find(c, token);
}

static void check_result(checking *c, const an_token *token)
{
    if (c->keeps_signs)
        return;
    an_buffer_put_text(&c->stands, text_of(c, token));
    an__buffer_put(&c->due, an_result_write((an_result)token->value, &c->scribe->options.notation));
    find(c, token);
}

/* Checks a draw offer in a comment against the form that the options ask for, and remembers how
 * comments separate moves. */
static void check_comment(checking *c, const an_token *token)
{
    an_text text = text_of(c, token);
    bool is_offer = an_is_offer(an__comment_text(text));
    if (is_offer && !c->keeps_signs) {
        an_buffer_put_text(&c->stands, text);
        an__buffer_put(&c->due, an__scribe_offer(c->scribe));
        find(c, token);
    }
    bool stays = is_offer ? *an__scribe_offer(c->scribe) == '{'
                          : !an_scribe_drops(c->scribe, AN_DROP_COMMENTS);
    if (stays)
        c->scribe->lines.last = is_offer ? an_last_with_offer(c->scribe->lines.last)
                                         : an_last_with_comment(c->scribe->lines.last);
}

static bool open_line(checking *c, size_t index)
{
    catch_up(c, index);
    c->scribe->lines.last = AN_AFTER_ASIDE;
    an_scribe_open_line(c->scribe);
    return !c->scribe->failed && an__variations_open(&c->lines);
}

static void close_line(checking *c, size_t index)
{
    catch_up(c, index);
    c->scribe->lines.last = AN_AFTER_ASIDE;
    an_written_lines_close(&c->scribe->lines);
    an__variations_close(&c->lines);
}

/* Checks a sign that stands apart from the move at the token `move`. */
static void check_sign(checking *c, const an_token *token, size_t index, size_t move)
{
    an_text text = text_of(c, token);
    bool awaits_sign = an_awaits_sign(&c->scribe->judgement->plies[move]);
    an_suffix suffix = an_signs_apart(text, awaits_sign);
    add_signs(c, text, &suffix, an_scribe_is_between_moves(c->scribe, index));
    find(c, token);
}

/* Checks the token `index`. *move is the index of the last played move before it, or the number of
 * tokens if there is none, and is updated. Returns false when memory runs out. */
static bool check_token(checking *c, size_t index, size_t *move)
{
    const an_judgement *judgement = c->scribe->judgement;
    const an_token *token = &judgement->game->tokens[index];
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_MOVE:
        if (judgement->plies[index].is_played)
            check_move(c, *move = index);
        break;
    case AN_TOKEN_NUMBER:
        check_number(c, token, index);
        break;
    case AN_TOKEN_SIGN:
        if (*move < index)
            check_sign(c, token, index, *move);
        break;
    case AN_TOKEN_NAG:
        check_nag(c, index);
        break;
    case AN_TOKEN_COMMENT:
        check_comment(c, token);
        break;
    case AN_TOKEN_OPEN:
        return open_line(c, index);
    case AN_TOKEN_CLOSE:
        close_line(c, index);
        break;
    case AN_TOKEN_RESULT:
        check_result(c, token);
        break;
    case AN_TOKEN_LINE_COMMENT:
    case AN_TOKEN_AGAIN:
    case AN_TOKEN_PROSE:
        break;
    }
    return !c->stands.failed && !c->due.failed;
}

/* Returns the first eight bytes of a token, of which the first is the lowest; 0, which no token
 * begins with, near the end of the game. */
static inline uint64_t eight_bytes_of(const an_game *game, const an_token *token)
{
    bool are_readable = token->offset + AN_EIGHT <= game->bytes.size;
    return are_readable ? an_eight_bytes(game->bytes.at + token->offset) : 0;
}

/* Returns true if a token is surely written as `numeral`. */
static inline bool is_numeral(const an_game *game, const an_token *token, an_numeral numeral)
{
    uint64_t difference = eight_bytes_of(game, token) ^ an_eight_bytes(numeral.text);
    return token->size == numeral.size && difference << 8 * (AN_EIGHT - numeral.size) == 0;
}

/* Returns true if a move has only signs of check and mate, glued or apart. */
static inline bool stands_alone(const an_game *game, const an_token *token, const an_ply *ply)
{
    return !an_has_signs(game, token) && an_ply_is_bare(ply, token);
}

/* Returns true if a played move of `us` is surely written as it would be, and nothing else stands
 * behind it. */
static inline bool is_as_due(an_scribe *scribe, const an_token *token, const an_ply *ply,
                             an_color us)
{
    const an_game *game = scribe->judgement->game;
    if (!stands_alone(game, token, ply))
        return false;
    const an_entry move = an_entry_of(ply);
    const an_template *template = an_template_for(&scribe->words.templates, move, us);
    return template != NULL &&
           an_template_is(template, move, eight_bytes_of(game, token), token->size);
}

/* Passes numbers and moves of the current line, from the token `index` on, that are surely written
 * as they would be, as nearly all are. Returns the index of the first token that is left to
 * check_token, and sets *last_move to that of the last move, if one was passed. */
static size_t pass_as_due(checking *c, size_t index, size_t *last_move)
{
    an_scribe *scribe = c->scribe;
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    an_written_line *line = an_scribe_current(scribe);
    const unsigned first_half = an_scribe_half(scribe, line);
    unsigned half = first_half;
    for (bool needs_number = an_black_needs_number(scribe->lines.last);; needs_number = false) {
        size_t move = index;
        if (move < game->token_count && game->tokens[move].kind == AN_TOKEN_NUMBER) {
            const bool is_due = half % 2 == AN_WHITE || needs_number;
            const an_numeral numeral = an_numeral_of(&scribe->words.numerals, half);
            if (!is_due || !is_numeral(game, &game->tokens[move++], numeral))
                break;
        }
        if (move >= game->token_count ||
            !is_as_due(scribe, &game->tokens[move], &judgement->plies[move], (an_color)(half % 2)))
            break;
        *last_move = move;
        index = move + 1;
        half++;
    }
    if (half > first_half) {
        line->ply += half - first_half - 1;
        an_written_line_pass(line, &judgement->plies[*last_move]);
        scribe->lines.last = AN_AFTER_MOVE;
    }
    return index;
}

/* Returns true if moves and numbers are written as in PGN's export format. */
static bool writes_exported(const an_write_options *options)
{
    const an_notation *asked = &options->notation;
    const an_notation due = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    return asked->language == due.language && asked->style == due.style &&
           memcmp(asked->choice, due.choice, sizeof due.choice) == 0;
}

void an_judge_options_check_for(an_judge_options *judge, const an_write_options *write)
{
    judge->keeps = writes_exported(write) ? AN_KEEP_UNUSUAL : AN_KEEP_TOKENS;
}

/* Checks all tokens. Returns false when memory runs out. */
static bool check_tokens(checking *c)
{
    const an_game *game = c->scribe->judgement->game;
    bool has_memory = true;
    size_t move = game->token_count;
    for (size_t i = 0; has_memory && (i = pass_as_due(c, i, &move)) < game->token_count; i++)
        has_memory = check_token(c, i, &move);
    return has_memory;
}

bool an_scribe_check(an_scribe *scribe, const an_judgement *judgement,
                     void (*take)(void *context, const an_finding *finding), void *context)
{
    checking c = {.scribe = scribe,
                  .take = take,
                  .context = context,
                  .keeps_signs = scribe->options.layout == AN_LAYOUT_KEEP};
    const an_game *game = judgement->game;
    scribe->judgement = judgement;
    if (judgement->notation == NULL || !judgement->board.is_known)
        return true;
    bool lacks_plies = judgement->plies == NULL && game->token_count > 0;
    if (lacks_plies && !(judgement->own.is_exported && writes_exported(&scribe->options)))
        return false;
    scribe->failed = false;
    scribe->lines.last = AN_AFTER_ASIDE;
    scribe->heading.has_tags = !game->is_text;
    an_scribe_begin_lines(scribe);
    bool has_memory = !scribe->failed && an__variations_begin(&c.lines, &judgement->board.start);
    if (lacks_plies)
        check_result(&c, &game->tokens[game->token_count - 1]);
    else
        has_memory = has_memory && check_tokens(&c);
    an__variations_free(&c.lines);
    an__buffer_free(&c.stands);
    an__buffer_free(&c.due);
    return has_memory;
}
