/* A line of the input: moves, and anything that may stand between them. */
#include "record_line.h"

#include <stdlib.h>
#include <string.h>

#include "annotate.h"
#include "buffer.h"
#include "fold.h"
#include "lexer.h"
#include "move_words.h"
#include "navigate.h"
#include "parted.h"
#include "record_commands.h"
#include "record_messages.h"
#include "record_move.h"
#include "record_prose.h"
#include "record_show.h"
#include "record_tags.h"
#include "record_tell.h"
#include "record_word.h"
#include "saving.h"
#include "suffix.h"
#include "text.h"
#include "times.h"
#include "tree.h"

/* Tells what to type instead of a wrong number. `behind` is the lexer behind that number. If a
 * legal move follows there, it is repeated. */
static void tell_number_due(recorder *r, an_lexer behind)
{
    an_token next = an__lexer_next(&behind, behind.begin);
    an_text word = an_text_from(behind.begin + next.offset, next.size), signs;
    an_buffer number = {0}, move = {0};
    recorder_put_number(r, &number);
    if (next.kind == AN_TOKEN_MOVE && recorder_read(r, word, &signs).count > 0)
        an_buffer_put_text(&move, word);
    if (!number.failed && !move.failed && move.size > 0)
        recorder_tell(r, TELL_NUMBER_AND_MOVE, number.at, move.at, move.at);
    else if (!number.failed)
        recorder_tell(r, TELL_NUMBER, number.at);
    an__buffer_free(&number);
    an__buffer_free(&move);
}

/* Reports a number that is not that of the next move. Returns false if the rest of the line must
 * not be read: the user can type it again, because the number may be right, and a move missing
 * before it. `lexer` stands behind the number. */
static bool take_number(recorder *r, const an_lexer *lexer, const an_token *token, an_text text)
{
    const an_position *position = an_tree_position(r->session.tree);
    const bool is_refused = r->dialogue.is_terminal;
    /* Behind the end of the game, the move is refused, whatever its number is. */
    if (token->value == 0 || recorder_awaits(r->session.tree, token) ||
        (is_refused && recorder_is_over(r->session.tree)))
        return true;
    an_finding finding = {.code = AN_MOVE_NUMBER_WRONG,
                          .level = is_refused ? AN_LEVEL_ERROR : AN_LEVEL_WARNING,
                          .facts.text = text,
                          .has_position = true,
                          .position = *position,
                          .facts.number = position->move_number,
                          .notation = recorder_leading(r)};
    finding.facts.reason.detail = token->value == position->move_number;
    recorder_refuse(r, &finding);
    if (is_refused)
        tell_number_due(r, *lexer);
    return !is_refused;
}

/* Returns whether a number behind a parenthesis numbers a move. Times such as (1.30), (12) or
 * (45'/1h10) do not. */
static bool numbers_a_move(const an_token *number, an_lexer behind, const char *base)
{
    an_token next = an__lexer_next(&behind, base);
    an_text word = an_text_from(base + next.offset, next.size);
    bool is_glued = next.offset == number->offset + number->size;
    if (!an_is_digit(base[number->offset + number->size - 1]))
        return !is_glued || next.kind != AN_TOKEN_NUMBER;
    return next.kind == AN_TOKEN_MOVE &&
           (an_san_has_shape(word) || (!is_glued && an_san_is_attempt(word)));
}

/* Returns the size of a comment in parentheses; 0 if a variation begins. Parentheses hold a comment
 * unless they begin with a move or its number. */
static size_t comment_in_parentheses(const an_lexer *lexer)
{
    an_lexer ahead = *lexer;
    an_token first = an__lexer_next(&ahead, lexer->at);
    an_text word = an_text_from(lexer->at + first.offset, first.size);
    if ((first.kind == AN_TOKEN_NUMBER && numbers_a_move(&first, ahead, lexer->at)) ||
        first.kind == AN_TOKEN_COMMENT || (first.kind == AN_TOKEN_MOVE && an_san_has_shape(word)))
        return 0;
    size_t depth = 1;
    for (const char *at = lexer->at; at < lexer->end; at++) {
        depth += *at == '(';
        depth -= *at == ')';
        if (depth == 0)
            return (size_t)(at - lexer->at);
    }
    const char *close = memchr(lexer->at, ')', (size_t)(lexer->end - lexer->at));
    return close == NULL ? 0 : (size_t)(close - lexer->at);
}

/* Opens a variation. Returns false if that is impossible: its moves must not be read as moves of
 * the game. */
static bool take_open(recorder *r, an_lexer *lexer, an_text text)
{
    record_message why;
    size_t size = comment_in_parentheses(lexer);
    if (size > 0) {
        recorder_comment(r, an_text_trimmed(an_text_from(lexer->at, size)));
        lexer->at += size + 1;
        return true;
    }
    if (recorder_open_variation(r, &why)) {
        recorder_remember(&r->input, &r->variations.opened_at, text);
        return true;
    }
    recorder_deny(r, NOT_POSSIBLE, why);
    return false;
}

/* Closes a variation. At a terminal, the user may do so even if none is open, and goes to the end
 * of the game. */
static void take_close(recorder *r, an_text text)
{
    bool is_open = r->variations.count > 0 ||
                   !an__tree_in_main_line(r->session.tree, an_tree_at(r->session.tree));
    if (r->dialogue.echo != ECHO_NONE && !is_open)
        recorder_refuse_word(r, AN_UNMATCHED_PARENTHESIS, text);
    else
        recorder_close_variation(r);
}

/* Takes a comment in braces. Returns false if its closing brace is not in this line. */
static bool take_comment(recorder *r, const an_lexer *lexer, an_text text)
{
    if (!lexer->closed) {
        an_buffer rest = {0};
        an_buffer_put_text(&rest, an_text_from(text.at, (size_t)(lexer->end - text.at)));
        recorder_has_whole(r, &rest);
        an__buffer_free(&r->input.pending);
        r->input.pending = rest;
        return false;
    }
    an_text inner = an_text_trimmed(an_text_from(text.at + 1, text.size - 2));
    if (an_is_offer(inner))
        an_tree_offer_draw(r->session.tree);
    else
        recorder_comment(r, inner);
    r->session.has_changed = true;
    return true;
}

static void take_tag(recorder *r, const an_lexer *lexer, an_text text)
{
    an_buffer value = {0};
    an__buffer_put(&value, "");
    an__buffer_put_unescaped(&value, lexer->tag.value);
    recorder_take_tag(r, lexer->tag.name, an_buffer_text(&value), text);
    an__buffer_free(&value);
}

/* Sets a result that the movetext gives. In a sheet whose Result tag gives another one, refuses it,
 * because the sheet does not say which is meant. */
static void take_result(recorder *r, an_result result, an_text text)
{
    an_finding finding = {.code = AN_RESULT_MISMATCH,
                          .level = AN_LEVEL_ERROR,
                          .facts.text = text,
                          .facts.other = an_text_of(an_result_name(r->fallback.result)),
                          .notation = recorder_leading(r)};
    if (r->dialogue.reads_prose && r->fallback.place.line > 0 && !r->fallback.needs_empty_game &&
        r->fallback.result != result)
        recorder_refuse(r, &finding);
    else
        recorder_set_result(r, result, text);
}

/* Processes a token. Returns false if the rest of the line must not be read. */
static bool take_token(recorder *r, an_lexer *lexer, const an_token *token, an_text text)
{
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        return take_number(r, lexer, token, text);
    case AN_TOKEN_MOVE:
        return recorder_has_thread(r) && recorder_take_move(r, text);
    case AN_TOKEN_SIGN:
        recorder_take_signs(r, text);
        return true;
    case AN_TOKEN_NAG:
        if (!an_tree_add_nag(r->session.tree, token->value))
            recorder_refuse_word(r, AN_UNREADABLE_TOKEN, text);
        r->session.has_changed = true;
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
        r->input.is_mixed = true;
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

/* Joins the parts of "e2 - e4" and "Cavalier f3" into one move, unless the first alone is a legal
 * move. */
static void join_parts(const recorder *r, an_lexer *lexer, an_token *token, an_text rest)
{
    an_text signs;
    size_t size = an__spelled_move_size(rest, false);
    size = size > 0 ? size : an__parted_move_size(rest, AN_JOINS_SQUARES);
    if (size <= token->size ||
        recorder_read(r, an_text_from(rest.at, token->size), &signs).count > 0)
        return;
    token->kind = AN_TOKEN_MOVE;
    token->size = (uint32_t)size;
    lexer->at = rest.at + size;
}

/* Returns the size of the text from [ to the matching ]; 1 if there is none in the line. */
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

/* In a sheet, brackets that are no tag pair hold a comment, even if there are moves in it: [after
 * 5... Bg4 6. h3]. */
static void take_bracket(const recorder *r, an_lexer *lexer, an_token *token, an_text text)
{
    bool may_be_tag = token->kind == AN_RAW_BAD_TAG && memchr(text.at, '"', text.size) != NULL;
    if (!r->dialogue.reads_prose || may_be_tag || *text.at != '[' ||
        (token->kind != AN_RAW_BAD_TAG && token->kind != AN_RAW_BRACKET))
        return;
    token->kind = AN_RAW_BRACKET;
    token->size = (uint32_t)bracket_size(an_text_from(text.at, (size_t)(lexer->end - text.at)));
    lexer->at = text.at + token->size;
}

/* In a sheet, a semicolon or a comment in parentheses that stands among words is a part of them. */
static void take_punctuation(const recorder *r, an_lexer *lexer, an_token *token, an_text text)
{
    if (r->prose.words_at == NULL)
        return;
    size_t size = token->kind == AN_TOKEN_OPEN ? comment_in_parentheses(lexer) : 0;
    if (size == 0 && token->kind != AN_TOKEN_LINE_COMMENT)
        return;
    token->kind = AN_RAW_BRACKET;
    token->size = (uint32_t)(size > 0 ? size + 2 : 1);
    lexer->at = text.at + token->size;
}

/* Takes a clock time behind a move, with or without parentheses: 1:05 or (1h05). In a sheet, no
 * answer shows how it was read, so that it must say what its parts are. */
static void take_clock(recorder *r, an_lexer *lexer)
{
    an_text rest = an_text_trimmed_start(an_text_from(lexer->at, (size_t)(lexer->end - lexer->at)));
    bool is_enclosed = an_text_starts(rest, "(");
    rest = an_text_after(rest, is_enclosed);
    size_t size = 0;
    while (size < rest.size && rest.at[size] != ')' && !an_is_space(rest.at[size]))
        size++;
    an_time time;
    char clock[AN_CLOCK_MAX];
    bool is_closed = size < rest.size && rest.at[size] == ')';
    if (is_enclosed != is_closed || !an__time_read(&time, an_text_from(rest.at, size)) ||
        (r->dialogue.reads_prose && time.unit != AN_TIME_SURE))
        return;
    size_t written = an__clock_write(clock, time.seconds);
    recorder_comment(r, an_text_from(clock, written));
    clock[written - 1] = '\0'; /* removes the bracket */
    recorder_tell(r, TELL_CLOCK, strchr(clock, ' ') + 1);
    lexer->at = rest.at + size + is_closed;
}

static void take_tokens(recorder *r, an_text line)
{
    an_lexer lexer = {.begin = line.at, .at = line.at, .end = line.at + line.size};
    bool goes_on = true;
    r->prose.slot_is_open = true;
    while (goes_on && !r->outcome.is_lost) {
        an_token token = an__lexer_next(&lexer, line.at);
        an_text text = an_text_from(line.at + token.offset, token.size);
        if (token.kind == AN_RAW_END) {
            recorder_put_prose(r, lexer.end);
            return;
        }
        take_bracket(r, &lexer, &token, text);
        take_punctuation(r, &lexer, &token, text);
        join_parts(r, &lexer, &token, an_text_after(line, token.offset));
        text.size = token.size;
        if (recorder_takes_prose(r, &token, text))
            continue;
        recorder_put_prose(r, text.at);
        goes_on = take_token(r, &lexer, &token, text);
        if (goes_on && token.kind == AN_TOKEN_MOVE)
            take_clock(r, &lexer);
    }
    an_text rest = an_text_trimmed(an_text_from(lexer.at, (size_t)(lexer.end - lexer.at)));
    if (rest.size > 0 && r->input.pending.size == 0)
        recorder_leave_out(r, rest);
}

/* Words for yes and no, in any language of messages. An empty line means yes. */
static const struct {
    const char *word;
    bool is_yes;
} answers[] = {{"", true},    {"o", true},  {"oui", true},  {"y", true},
               {"yes", true}, {"n", false}, {"non", false}, {"no", false}};

/* Reads yes or no. Returns false if the line is neither. */
static bool read_answer(an_text line, bool *is_yes)
{
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        if (an__folded_equal(line, an_text_of(answers[i].word))) {
            *is_yes = answers[i].is_yes;
            return true;
        }
    return false;
}

/* Takes the answer to a question: the number of a reading, or yes or no. Any other line withdraws
 * the question. Returns false then. */
static bool take_choice(recorder *r, an_text line)
{
    size_t count = r->question.readings.count, index = 0;
    bool is_yes = true;
    r->question.readings.count = 0;
    bool is_number =
        count > 0 && line.size == 1 && *line.at >= '1' && *line.at < (char)('1' + count);
    if (is_number)
        index = (size_t)(*line.at - '1');
    else if (count == 0 || !r->question.asks_whether || !read_answer(line, &is_yes))
        return false;
    if (!is_yes) {
        recorder_tell(r, TELL_NOT_PLAYED);
        return true;
    }
    const reading *chosen = &r->question.readings.at[index];
    an_text asked = an_buffer_text(&r->question.word);
    recorder_play(r, chosen, an_text_after(asked, chosen->size));
    return true;
}

/* Processes a line that is no command. It may end a comment that began in an earlier line. */
static void take_text(recorder *r, an_text line)
{
    if (r->input.pending.size == 0) {
        take_tokens(r, line);
        return;
    }
    if (memchr(line.at, '}', line.size) == NULL) {
        an_buffer_put_text(&r->input.pending, line);
        recorder_has_whole(r, &r->input.pending);
        return;
    }
    an_buffer whole = r->input.pending;
    r->input.pending = (an_buffer){0};
    an_buffer_put_text(&whole, line);
    r->input.source = an_buffer_text(&whole);
    if (recorder_has_whole(r, &whole))
        take_tokens(r, r->input.source);
    an__buffer_free(&whole);
}

void recorder_take_line(recorder *r, an_text line)
{
    an_text trimmed = an_text_trimmed(line);
    r->answers.is_answered = false;
    if (r->input.pending.size > 0 || !(take_choice(r, trimmed) || recorder_command(r, trimmed)))
        take_text(r, line);
    else
        r->input.is_mixed = true;
    if (!r->answers.is_answered && trimmed.size > 0 && r->input.pending.size == 0)
        recorder_answer_place(r);
}

void recorder_forget_lines(recorder *r)
{
    an_buffer *const texts[] = {&r->start_fen,
                                &r->variations.remark,
                                &r->question.word,
                                &r->input.pending,
                                &r->input.sheet,
                                &r->answers.text,
                                &r->prose.first_words.source,
                                &r->prose.lost_move.source,
                                &r->variations.opened_at.source,
                                &r->fallback.place.source};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        an__buffer_free(texts[i]);
    free(r->languages.readers);
    r->languages.readers = NULL;
}
