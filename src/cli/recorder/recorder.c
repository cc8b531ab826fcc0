/* A game taken down move by move: the dialogue. */
#include "recorder.h"

#include "failure.h"
#include "platform.h"
#include "record_line.h"
#include "record_prose.h"
#include "record_show.h"
#include "record_tell.h"
#include "record_word.h"
#include "saving.h"
#include "say.h"
#include "text.h"
#include "utf8.h"

/* The next line without its end; false at the end of the input, or when it is interrupted. */
static bool next_line(an_buffer *line)
{
    int c = '\0';
    an_buffer_clear(line);
    an_buffer_put(line, "");
    while (!line->failed && c != '\n' && (c = getc(stdin)) != EOF)
        an_buffer_put_char(line, (char)c);
    return (line->size > 0 || line->failed) && !platform_was_interrupted();
}

/* Control characters, which are read as blanks, and bytes that are no UTF-8: the first speaks for
 * all. */
static void tell_odd_bytes(recorder *r)
{
    size_t at = an_utf8_clean_size(r->source), size;
    bool has_control = at < r->source.size;
    bool has_bytes = an_utf8_sound_size(r->source) < r->source.size;
    an_finding finding = {
        .code = AN_CONTROL_CHARACTER, .level = AN_WARNING, .notation = recorder_leading(r)};
    if (has_control && !r->has_told_control) {
        an_utf8_decode(an_text_after(r->source, at), &size);
        finding.text = an_text_from(r->source.at + at, size);
        recorder_refuse(r, &finding);
    }
    if (has_bytes && !r->has_told_bytes)
        recorder_warn(r, TELL_BYTES);
    r->has_told_control = r->has_told_control || has_control;
    r->has_told_bytes = r->has_told_bytes || has_bytes;
}

static void welcome(recorder *r)
{
    char plies[NUMBER_TEXT_MAX];
    if (r->settings->value[OPTION_RESUME] == NULL) {
        recorder_tell(r, TELL_NEW_GAME, r->file.path);
        return;
    }
    recorder_tell(r, TELL_OLD_GAME, r->file.path,
                  number_text(plies, an_tree_node_at(r->tree, an_tree_at(r->tree))->ply));
    if (r->is_terminal)
        recorder_put_game(r, r->shows_sheet ? AN_LAYOUT_COLUMNS : AN_LAYOUT_TEXT);
}

/* The input is over; if it could not be read to its end, that is said. */
static void end_input(recorder *r)
{
    const char *name = r->settings->value[OPTION_STDIN_FILENAME];
    if (ferror(stdin) && !platform_was_interrupted()) {
        say_failed(r->settings->message_language, SAY_CANNOT_READ, name == NULL ? "<stdin>" : name);
        r->has_trouble = true;
    }
    if (r->is_terminal)
        putchar('\n');
}

/* Nothing that was told is lost without its text being seen once more. */
static void put_unsaved(recorder *r)
{
    an_buffer pgn = {0};
    say(r->settings->message_language, SAY_LEFT_UNSAVED, r->file.path);
    an_tree_write(&pgn, r->tree);
    if (!pgn.failed)
        fwrite(pgn.at, 1, pgn.size, stderr);
    an_buffer_free(&pgn);
    r->has_trouble = true;
}

static void say_goodbye(recorder *r)
{
    an_node last = an_tree_end(r->tree, AN_TREE_START);
    char plies[NUMBER_TEXT_MAX];
    number_text(plies, an_tree_node_at(r->tree, last)->ply);
    if (r->file.is_new) {
        recorder_tell(r, TELL_NOTHING);
        return;
    }
    if (r->is_terminal && r->shows_sheet)
        recorder_put_game(r, AN_LAYOUT_COLUMNS);
    recorder_tell(r, TELL_GOODBYE, r->file.path, plies, an_result_name(an_tree_result(r->tree)));
    if (an_tree_result(r->tree) == AN_UNFINISHED)
        recorder_tell(r, TELL_RESUME, r->file.path);
}

static void take_line(recorder *r, an_text line)
{
    const bool had_changed = r->has_changed;
    r->line++;
    r->source = line;
    an_tree_begin_entry(r->tree);
    tell_odd_bytes(r);
    recorder_take_line(r, line);
    if (r->shows_board && r->has_changed && !had_changed)
        recorder_put_board(r);
    recorder_settle(r);
}

static void take_input(recorder *r, an_buffer *line)
{
    while (!r->quits && !r->is_lost && !platform_was_interrupted()) {
        if (r->is_terminal)
            recorder_prompt(r);
        if (!next_line(line)) {
            end_input(r);
            break;
        }
        if (!recorder_has_whole(r, line))
            break;
        take_line(r, an_text_from(line->at, line->size));
    }
}

int recorder_run(recorder *r)
{
    an_buffer line = {0}; /* the last one is looked at to the end */
    platform_catch_interrupt();
    welcome(r);
    recorder_settle(r);
    take_input(r, &line);
    if (r->is_lost)
        say(r->settings->message_language, SAY_UP_TO_THERE, r->file.path);
    if (r->pending.size > 0) {
        r->source = an_text_from(r->pending.at, r->pending.size);
        recorder_refuse_word(r, AN_UNCLOSED_COMMENT, an_text_from(r->pending.at, 1));
    }
    recorder_end_sheet(r);
    recorder_settle(r);
    if (r->is_unsaved)
        put_unsaved(r);
    else
        say_goodbye(r);
    r->has_changed = false;
    recorder_settle(r);
    an_buffer_free(&line);
    if (r->has_trouble)
        return STATUS_TROUBLE;
    return r->was_refused && !r->is_terminal ? STATUS_FINDINGS : STATUS_WELL;
}
