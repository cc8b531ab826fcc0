/* A line of the input: moves and all that may stand between them. */
#include <stdlib.h>
#include <string.h>

#include "arbiter.h"
#include "castling.h"
#include "lexer.h"
#include "notation.h"
#include "recorder.h"
#include "text.h"
#include "word.h"

/* ---- moves ---- */

static bool is_over(const recorder *r)
{
    an_node at = an_tree_at(r->tree);
    return an_tree_in_main_line(r->tree, at) && an_tree_node_at(r->tree, at)->first == 0 &&
           an_tree_result(r->tree) != AN_UNFINISHED;
}

void recorder_refuse_word(recorder *r, an_code code, an_text word)
{
    an_finding finding = {.code = code,
                          .level = an_code_level(code),
                          .text = word,
                          .has_position = true,
                          .position = *an_tree_position(r->tree),
                          .notation = recorder_leading(r)};
    finding.level = AN_ERROR;
    finding.reason.bar =
        (uint8_t)(code == AN_GAME_OVER ? an_tree_ending(r->tree, an_tree_at(r->tree)) : 0);
    recorder_refuse(r, &finding);
}

static const an_tree_node *last_move(const recorder *r)
{
    return an_tree_node_at(r->tree, an_tree_at(r->tree));
}

/* e.p. behind another move. */
static void refuse_en_passant(recorder *r, an_text text)
{
    const an_tree_node *last = last_move(r);
    an_finding finding = {.code = AN_NOT_EN_PASSANT,
                          .level = AN_ERROR,
                          .text = text,
                          .has_position = true,
                          .position = an_tree_node_at(r->tree, last->parent)->position,
                          .move = last->move,
                          .notation = recorder_leading(r)};
    finding.reason.by = AN_NO_SQUARE;
    recorder_refuse(r, &finding);
}

/* A sign that the board denies may betray a slip: the move is played, and the sign told. */
static void tell_wrong_sign(recorder *r, an_code code, an_text text)
{
    const an_tree_node *last = last_move(r);
    an_finding finding = {.code = code,
                          .level = AN_WARNING,
                          .text = text,
                          .has_position = true,
                          .position = an_tree_node_at(r->tree, last->parent)->position,
                          .move = last->move,
                          .notation = recorder_leading(r)};
    finding.reason.bar = code != AN_CAPTURE_SIGN_WRONG; /* the sign alone, or the move with it */
    if (code != AN_OK)
        recorder_refuse(r, &finding);
}

static bool takes_nothing(const recorder *r)
{
    const an_tree_node *last = last_move(r);
    const an_position *before = &an_tree_node_at(r->tree, last->parent)->position;
    return last->move.kind != AN_EN_PASSANT && last->move.kind != AN_CASTLING &&
           !(an_occupied(before) & an_bit(last->move.to));
}

static void take_signs(recorder *r, an_text text)
{
    bool gives_check = an_position_in_check(an_tree_position(r->tree));
    an_suffix suffix = an_suffix_read(text, gives_check);
    if (an_tree_at(r->tree) == AN_TREE_START || suffix.size < text.size) {
        recorder_refuse_word(r, AN_UNREADABLE_TOKEN, text);
        return;
    }
    if (suffix.en_passant && last_move(r)->move.kind != AN_EN_PASSANT) {
        refuse_en_passant(r, text);
        return;
    }
    for (unsigned i = 0; i < suffix.nag_count; i++)
        an_tree_add_nag(r->tree, suffix.nags[i]);
    if (suffix.draw_offer)
        an_tree_offer_draw(r->tree);
    r->has_changed = true;
    recorder_answer_signs(r);
    tell_wrong_sign(r,
                    an_sign_fault((an_check_sign)suffix.sign, (an_check_sign)last_move(r)->sign,
                                  an_tree_position(r->tree)),
                    text);
}

static void play(recorder *r, const reading *chosen, an_text signs)
{
    bool is_aside = an_tree_node_at(r->tree, an_tree_at(r->tree))->first != 0 && !r->begins;
    uint64_t left = recorder_readers(r, an_tree_at(r->tree));
    an_tree_begin_entry(r->tree);
    an_node node = an_tree_play(r->tree, chosen->move);
    recorder_set_readers(r, node, left & chosen->readers ? left & chosen->readers : left);
    if (r->remark.size > 0)
        an_tree_add_remark(r->tree, an_text_from(r->remark.at, r->remark.size));
    an_buffer_clear(&r->remark);
    r->begins = false;
    r->has_changed = true;
    recorder_answer_move(r);
    if (signs.size > 0)
        take_signs(r, signs);
    if ((chosen->forms & AN_FORM_CAPTURE_SIGN) && takes_nothing(r))
        tell_wrong_sign(r, AN_CAPTURE_SIGN_WRONG,
                        an_text_from(signs.at - chosen->size, chosen->size));
    if (is_aside && an_tree_node_at(r->tree, an_tree_node_at(r->tree, node)->parent)->first != node)
        recorder_tell(r, TELL_VARIATION);
    recorder_tell_end(r);
    if (r->echo != ECHO_NONE)
        recorder_settle(r);
}

static bool shows_capital(an_text word)
{
    return an_is_upper(*word.at) && *word.at != 'O';
}

static void ask_or_refuse(recorder *r, an_text word, const readings *found)
{
    if (r->is_terminal) {
        recorder_ask(r, word, found);
        return;
    }
    an_finding finding = {.code = AN_UNDECIDED_LANGUAGE,
                          .level = AN_ERROR,
                          .text = word,
                          .notation = recorder_leading(r)};
    uint64_t readers = found->others;
    for (size_t i = 0; i < found->count && found->others == 0; i++)
        readers |= found->at[i].readers;
    if (found->others != 0) /* all the others read the same pawn */
        readers |= found->at[0].readers & (~found->at[0].readers + 1);
    finding.languages = an_languages_of(r->notations, readers);
    recorder_refuse(r, &finding);
}

/* False: the rest of the line is not read. */
static bool take_move(recorder *r, an_text word)
{
    an_text signs;
    if (is_over(r)) {
        if (!r->is_terminal)
            recorder_refuse_word(r, AN_GAME_OVER, word);
        recorder_tell(r, TELL_OVER, an_result_name(an_tree_result(r->tree)));
        return false;
    }
    readings found = recorder_read(r, word, &signs);
    if (found.count == 0) {
        recorder_judge(r, word, recorder_refuse);
        return false;
    }
    if (found.count > 1 || found.others != 0) {
        ask_or_refuse(r, word, &found);
        return false;
    }
    bool in_main_line = an_tree_in_main_line(r->tree, an_tree_at(r->tree)) && !r->begins;
    if (found.at[0].move.kind == AN_NULL_STEP && in_main_line) {
        recorder_refuse_word(r, AN_NULL_MOVE, word);
        return false;
    }
    r->types_capitals = r->types_capitals || shows_capital(word);
    play(r, &found.at[0], signs);
    return true;
}

/* ---- lines ---- */

/* A number that is none of the awaited one is worth a word. */
static void take_number(recorder *r, const an_token *token, an_text text)
{
    const an_position *position = an_tree_position(r->tree);
    if (token->value == 0 || recorder_awaits(r, token))
        return;
    an_finding finding = {.code = AN_MOVE_NUMBER_WRONG,
                          .level = AN_WARNING,
                          .text = text,
                          .has_position = true,
                          .position = *position,
                          .number = position->move_number,
                          .notation = recorder_leading(r)};
    finding.reason.bar = token->value == position->move_number;
    recorder_refuse(r, &finding);
}

/* Whether a parenthesis that begins with a number holds moves: (1.30), (12), (45'/1h10) are times.
 */
static bool numbers_a_move(const an_token *number, an_lexer behind, const char *base)
{
    an_token next = an_lexer_next(&behind, base);
    an_text word = an_text_from(base + next.offset, next.size);
    bool is_glued = next.offset == number->offset + number->size;
    if (!an_is_digit(base[number->offset + number->size - 1]))
        return !is_glued || next.kind != AN_TOKEN_NUMBER;
    return next.kind == AN_TOKEN_MOVE &&
           (an_san_has_shape(word) || (!is_glued && an_san_is_attempt(word)));
}

/* ( … ) that does not begin with a move or its number is a comment; its bytes, 0: a variation. */
static size_t comment_in_parentheses(const an_lexer *lexer)
{
    an_lexer ahead = *lexer;
    an_token first = an_lexer_next(&ahead, lexer->at);
    an_text word = an_text_from(lexer->at + first.offset, first.size);
    if ((first.kind == AN_TOKEN_NUMBER && numbers_a_move(&first, ahead, lexer->at)) ||
        first.kind == AN_TOKEN_COMMENT || (first.kind == AN_TOKEN_MOVE && an_san_has_shape(word)))
        return 0;
    const char *close = memchr(lexer->at, ')', (size_t)(lexer->end - lexer->at));
    return close == NULL ? 0 : (size_t)(close - lexer->at);
}

/* False: the rest of the line is not read, for its moves would be taken for the game's. */
static bool take_open(recorder *r, an_lexer *lexer, an_text text)
{
    record_word why;
    size_t size = comment_in_parentheses(lexer);
    if (size > 0) {
        recorder_comment(r, an_text_trimmed(an_text_from(lexer->at, size)));
        lexer->at += size + 1;
        return true;
    }
    if (recorder_open_variation(r, &why)) {
        recorder_remember(r, &r->opened, text);
        return true;
    }
    recorder_deny(r, NOT_POSSIBLE, why);
    return false;
}

/* At a terminal it says 'end', whatever is open. */
static void take_close(recorder *r, an_text text)
{
    bool is_open = r->open_count > 0 || !an_tree_in_main_line(r->tree, an_tree_at(r->tree));
    if (r->echo != ECHO_NONE && !is_open)
        recorder_refuse_word(r, AN_UNMATCHED_PARENTHESIS, text);
    else
        recorder_close_variation(r);
}

/* What stands in braces; where the closing one is to come, it goes on in the next line. */
static bool take_comment(recorder *r, const an_lexer *lexer, an_text text)
{
    if (!lexer->closed) {
        an_buffer rest = {0};
        an_buffer_put_text(&rest, an_text_from(text.at, (size_t)(lexer->end - text.at)));
        recorder_has_whole(r, &rest);
        an_buffer_free(&r->pending);
        r->pending = rest;
        return false;
    }
    an_text inner = an_text_trimmed(an_text_from(text.at + 1, text.size - 2));
    if (an_text_is(inner, "(=)"))
        an_tree_offer_draw(r->tree);
    else
        recorder_comment(r, inner);
    r->has_changed = true;
    return true;
}

static void take_tag(recorder *r, const an_lexer *lexer, an_text text)
{
    an_buffer value = {0};
    an_buffer_put(&value, "");
    an_buffer_put_unescaped(&value, lexer->tag.value);
    recorder_take_tag(r, lexer->tag.name, an_text_from(value.at, value.size), text);
    an_buffer_free(&value);
}

/* A sheet with two results says which is meant by neither. */
static void take_result(recorder *r, an_result result, an_text text)
{
    an_finding finding = {.code = AN_RESULT_MISMATCH,
                          .level = AN_ERROR,
                          .text = text,
                          .other = an_text_of(an_result_name(r->due)),
                          .notation = recorder_leading(r)};
    if (r->reads_prose && r->due_at.line > 0 && !r->due_without_moves && r->due != result)
        recorder_refuse(r, &finding);
    else
        recorder_set_result(r, result, text);
}

/* False: the rest of the line is not read. */
static bool take_token(recorder *r, an_lexer *lexer, const an_token *token, an_text text)
{
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        take_number(r, token, text);
        return true;
    case AN_TOKEN_MOVE:
        return recorder_has_thread(r) && take_move(r, text);
    case AN_TOKEN_SIGN:
        take_signs(r, text);
        return true;
    case AN_TOKEN_NAG:
        if (!an_tree_add_nag(r->tree, token->value))
            recorder_refuse_word(r, AN_UNREADABLE_TOKEN, text);
        r->has_changed = true;
        recorder_answer_signs(r);
        return true;
    case AN_TOKEN_COMMENT:
        return take_comment(r, lexer, text);
    case AN_TOKEN_LINE_COMMENT:
        if (*text.at == ';')
            recorder_comment(r, an_text_trimmed(an_text_after(text, 1)));
        return true;
    case AN_TOKEN_OPEN:
        return take_open(r, lexer, text);
    case AN_TOKEN_CLOSE:
        take_close(r, text);
        return true;
    case AN_TOKEN_RESULT:
        take_result(r, (an_result)token->value, text);
        return true;
    case AN_RAW_TAG:
        take_tag(r, lexer, text);
        return true;
    case AN_RAW_BAD_TAG:
        recorder_refuse_word(r, AN_BAD_TAG, text);
        return false;
    default:
        recorder_refuse_word(r, AN_UNREADABLE_TOKEN, text);
        return false;
    }
}

/* e2 - e4 is one move, where its first part is none that can be played. */
static void join_parts(const recorder *r, an_lexer *lexer, an_token *token, an_text rest)
{
    an_text signs;
    size_t size = an_parted_move_size(rest, AN_JOINS_SQUARES);
    if (size <= token->size ||
        recorder_read(r, an_text_from(rest.at, token->size), &signs).count > 0)
        return;
    token->kind = AN_TOKEN_MOVE;
    token->size = (uint32_t)size;
    lexer->at = rest.at + size;
}

/* Bytes from [ to the ] that belongs to it; 1 where the line has none. */
static size_t bracket_size(an_text text)
{
    size_t depth = 0;
    for (size_t i = 0; i < text.size; i++) {
        depth += text.at[i] == '[';
        depth -= text.at[i] == ']';
        if (depth == 0)
            return i + 1;
    }
    return 1;
}

/* [after 5... Bg4 6. h3]: in a sheet a bracket that begins no tag pair, sound or with quotes, is a
 * remark, whatever moves it holds. */
static void take_bracket(const recorder *r, an_lexer *lexer, an_token *token, an_text text)
{
    bool may_be_tag = token->kind == AN_RAW_BAD_TAG && memchr(text.at, '"', text.size) != NULL;
    if (!r->reads_prose || may_be_tag || *text.at != '[' ||
        (token->kind != AN_RAW_BAD_TAG && token->kind != AN_RAW_BRACKET))
        return;
    token->kind = AN_RAW_BRACKET;
    token->size = (uint32_t)bracket_size(an_text_from(text.at, (size_t)(lexer->end - text.at)));
    lexer->at = text.at + token->size;
}

static void take_tokens(recorder *r, an_text line)
{
    an_lexer lexer = {.begin = line.at, .at = line.at, .end = line.at + line.size};
    bool goes_on = true;
    r->prose.slot_is_open = true;
    while (goes_on && !r->is_lost) {
        an_token token = an_lexer_next(&lexer, line.at);
        an_text text = an_text_from(line.at + token.offset, token.size);
        if (token.kind == AN_RAW_END) {
            recorder_put_prose(r, lexer.end);
            return;
        }
        take_bracket(r, &lexer, &token, text);
        join_parts(r, &lexer, &token, an_text_after(line, token.offset));
        text.size = token.size;
        if (recorder_takes_prose(r, &token, text))
            continue;
        recorder_put_prose(r, text.at);
        goes_on = take_token(r, &lexer, &token, text);
    }
    an_text rest = an_text_trimmed(an_text_from(lexer.at, (size_t)(lexer.end - lexer.at)));
    if (rest.size > 0 && r->pending.size == 0)
        recorder_leave_out(r, rest);
}

/* The answer to a question is a number; whatever else is said takes it back. */
static bool take_choice(recorder *r, an_text line)
{
    size_t count = r->question.count;
    r->question.count = 0;
    if (count == 0 || line.size != 1 || *line.at < '1' || *line.at >= (char)('1' + count))
        return false;
    const reading *chosen = &r->question.at[*line.at - '1'];
    an_text asked = an_text_from(r->asked.at, r->asked.size);
    play(r, chosen, an_text_after(asked, chosen->size));
    return true;
}

/* What goes on from the line before, or begins here. */
static void take_text(recorder *r, an_text line)
{
    if (r->pending.size == 0) {
        take_tokens(r, line);
        return;
    }
    an_buffer whole = r->pending;
    r->pending = (an_buffer){0};
    an_buffer_put_text(&whole, line);
    r->source = an_text_from(whole.at, whole.size);
    if (recorder_has_whole(r, &whole))
        take_tokens(r, r->source);
    an_buffer_free(&whole);
}

/* Every line is answered, but where it says nothing, or goes on in the next. */
void recorder_take_line(recorder *r, an_text line)
{
    an_text trimmed = an_text_trimmed(line);
    r->is_answered = false;
    if (r->pending.size > 0 || !(take_choice(r, trimmed) || recorder_command(r, trimmed)))
        take_text(r, line);
    if (!r->is_answered && trimmed.size > 0 && r->pending.size == 0)
        recorder_answer_place(r);
}

void recorder_forget_lines(recorder *r)
{
    an_buffer *const texts[] = {&r->fen,
                                &r->remark,
                                &r->asked,
                                &r->pending,
                                &r->answers,
                                &r->prose.first.source,
                                &r->prose.lost.source,
                                &r->opened.source,
                                &r->due_at.source};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        an_buffer_free(texts[i]);
    free(r->readers);
    r->readers = NULL;
}
