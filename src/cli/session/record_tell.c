/* What the recorder tells: sentences of its dialogue, findings, and questions. */
#include "record_tell.h"

#include <stdarg.h>

#include "buffer.h"
#include "escape.h"
#include "record_messages.h"
#include "say.h"
#include "sentence.h"
#include "terminal.h"
#include "terms.h"
#include "text.h"

/* ---- talking ---- */

static void put_sentence(an_buffer *out, const char *sentence, va_list arguments)
{
    for (const char *at = sentence; *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 's') {
            an__put_escaped(out, an_text_of(va_arg(arguments, const char *)));
            at++;
        } else {
            an_buffer_put_char(out, *at);
            if (*at == '\n')
                an__buffer_put(out, RECORD_MARGIN);
        }
    }
    an_buffer_put_char(out, '\n');
}

static void tell(recorder *r, record_message which, va_list arguments)
{
    an__buffer_put(&r->answers.text, RECORD_MARGIN);
    put_sentence(&r->answers.text, record_message_text(message_language(), which), arguments);
    r->answers.moves_told = 0;
}

void recorder_tell(recorder *r, record_message which, ...)
{
    va_list arguments;
    if (!r->dialogue.is_terminal)
        return;
    va_start(arguments, which);
    tell(r, which, arguments);
    va_end(arguments);
}

/* ---- findings ---- */

static void put_at_terminal(recorder *r, const an_finding *finding)
{
    an_message_language language = message_language();
    an__buffer_put(&r->answers.text, RECORD_MARGIN);
    if (finding->level != AN_LEVEL_ERROR)
        AN_PUT_ALL(&r->answers.text, an__term_level(language, finding->level),
                   an__term(language, AN_TERM_COLON));
    an__buffer_put_made(&r->answers.text, an_report_sentence(r->report, finding));
    AN_PUT_ALL(&r->answers.text, " [", an_code_slug(finding->code), "]\n");
    if (an__has_help(finding)) {
        an__buffer_put(&r->answers.text, RECORD_MARGIN);
        an__put_help(&r->answers.text, finding, language);
        an_buffer_put_char(&r->answers.text, '\n');
    }
    r->answers.moves_told = 0;
}

static uint64_t columns_before(an_text line, const char *at)
{
    uint64_t columns = 0;
    for (const char *c = line.at; c < at; c++)
        columns += ((unsigned char)*c & 0xc0) != 0x80;
    return columns;
}

static an_place place_of(const recorder *r, const char *at)
{
    const char *name = r->settings->value[OPTION_STDIN_FILENAME];
    return (an_place){.file = name == NULL ? "<stdin>" : name,
                      .game = 1,
                      .line = r->input.line,
                      .column = 1 + columns_before(r->input.source, at)};
}

/* Records that something was refused, and answers a program. */
static void note_refusal(recorder *r, const char *answer)
{
    r->outcome.was_refused = true;
    r->outcome.is_lost = r->outcome.is_lost || r->dialogue.reads_prose;
    if (r->dialogue.echo == ECHO_NONE)
        return;
    AN_PUT_ALL(&r->answers.text, "! ", answer, "\n");
    r->answers.is_answered = true;
}

void recorder_refuse(recorder *r, an_finding *finding)
{
    /* A finding that only accompanies another one is not answered again. */
    if (finding->level == AN_LEVEL_ERROR)
        note_refusal(r, an_code_slug(finding->code));
    if (r->dialogue.is_terminal) {
        put_at_terminal(r, finding);
        return;
    }
    an_place place = place_of(r, finding->facts.text.at);
    say_finding(r->report, finding, &place);
}

/* Writes a sentence with its place to standard error, in the form of a finding. */
static void tell_aside(const recorder *r, an_level level, const char *at, record_message which,
                       va_list arguments)
{
    an_message_language language = message_language();
    an_place place = place_of(r, at);
    an_buffer out = {0};
    an__put_escaped(&out, an_text_of(place.file));
    an_buffer_put_char(&out, ':');
    an__buffer_put_number(&out, place.line);
    an_buffer_put_char(&out, ':');
    an__buffer_put_number(&out, place.column);
    AN_PUT_ALL(&out, ": ", an__term_level(language, level), ": ");
    put_sentence(&out, record_message_text(language, which), arguments);
    if (!out.failed)
        terminal_write(stderr, an_buffer_text(&out));
    an__buffer_free(&out);
}

static void tell_or_say_aside(recorder *r, an_level level, const char *at, record_message which,
                              va_list arguments)
{
    if (r->dialogue.is_terminal)
        tell(r, which, arguments);
    else
        tell_aside(r, level, at, which, arguments);
}

void recorder_deny(recorder *r, const char *answer, record_message why, ...)
{
    va_list arguments;
    va_start(arguments, why);
    note_refusal(r, answer);
    tell_or_say_aside(r, AN_LEVEL_ERROR, an_text_trimmed(r->input.source).at, why, arguments);
    va_end(arguments);
}

void recorder_warn(recorder *r, record_message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    tell_or_say_aside(r, AN_LEVEL_WARNING, an_text_trimmed(r->input.source).at, which, arguments);
    va_end(arguments);
}

static void tell_left_out(recorder *r, const char *at, ...)
{
    va_list arguments;
    va_start(arguments, at);
    tell_or_say_aside(r, AN_LEVEL_NOTE, at, TELL_LEFT_OUT, arguments);
    va_end(arguments);
}

/* In a sheet this says nothing, because there the end of the whole game is reported. */
void recorder_leave_out(recorder *r, an_text rest)
{
    an_buffer left_out = {0};
    an_buffer_put_text(&left_out, rest);
    if (!left_out.failed && !r->dialogue.reads_prose)
        tell_left_out(r, rest.at, left_out.at);
    an__buffer_free(&left_out);
}

/* ---- questions ---- */

/* Puts the languages of a set of notations, or the names of notations without a language. */
static void put_readers(const recorder *r, an_buffer *out, uint64_t readers)
{
    enum { NAMED = 3 };
    size_t count = 0;
    for (size_t i = 0; i < r->languages.count; i++) {
        if (!(readers >> i & 1) || count == NAMED)
            continue;
        const an_notation *notation = &r->languages.notations[i];
        an__buffer_put(out, count++ > 0 ? ", " : "");
        an__buffer_put(out, notation->language == NULL
                                ? an_style_name((an_style)notation->style)
                                : an_language_name(notation->language, message_language()));
    }
    an__buffer_put(out, (readers & (readers - 1)) != 0 && count == NAMED ? "…" : "");
}

static const char *role_word(const recorder *r, an_move move)
{
    an_role role = an_position_role(an_tree_position(r->session.tree), move.from);
    return an__term_role(message_language(), role);
}

/* Asks about a pawn's move that other languages would read as an impossible move of a piece. */
static void tell_contest(recorder *r, uint64_t others)
{
    an_buffer readers = {0};
    put_readers(r, &readers, others);
    if (!readers.failed)
        recorder_tell(r, TELL_ASK_PAWN, r->question.word.at, readers.at);
    an__buffer_free(&readers);
}

static void set_question(recorder_question *question, an_text word, const readings *found)
{
    question->readings = *found;
    question->asks_whether = false;
    an__buffer_clear(&question->word);
    an_buffer_put_text(&question->word, word);
}

void recorder_ask_whether(recorder *r, an_text word, const reading *meant, const char *move)
{
    const readings found = {.at = {*meant}, .count = 1};
    set_question(&r->question, word, &found);
    r->question.asks_whether = true;
    recorder_tell(r, TELL_ASK_WHETHER, move);
}

void recorder_ask(recorder *r, an_text word, const readings *found)
{
    set_question(&r->question, word, found);
    if (found->others != 0)
        tell_contest(r, found->others);
    else
        recorder_tell(r, TELL_ASK, r->question.word.at);
    for (size_t i = 0; i < found->count; i++) {
        an_buffer move = {0}, readers = {0};
        char number[2] = {(char)('1' + i), '\0'}, uci[AN_UCI_MAX];
        an_move_to_uci(uci, an_tree_position(r->session.tree), found->at[i].move);
        AN_PUT_ALL(&move, role_word(r, found->at[i].move), " ", uci);
        put_readers(r, &readers, found->at[i].readers);
        if (!move.failed && !readers.failed)
            recorder_tell(r, TELL_CHOICE, number, move.at, readers.at);
        an__buffer_free(&move);
        an__buffer_free(&readers);
    }
}
