/* A game taken down move by move: the dialogue from its beginning to its end. */
#include "recorder.h"

#include "platform.h"
#include "record_line.h"
#include "record_prose.h"
#include "record_show.h"
#include "record_tell.h"
#include "record_word.h"
#include "saving.h"
#include "say.h"
#include "second_reading.h"
#include "terminal.h"
#include "text.h"
#include "utf8.h"

/* Reads the next line, without its end. Returns false at the end of the input, or after an
 * interrupt. */
static bool next_line(an_buffer *line)
{
    int c = '\0';
    an__buffer_clear(line);
    an__buffer_put(line, "");
    while (!line->failed && c != '\n' && (c = getc(stdin)) != EOF)
        an_buffer_put_char(line, (char)c);
    return (line->size > 0 || line->failed) && !platform_was_interrupted();
}

/* Reports control characters, which are read as blanks, and bytes that are not UTF-8, each only
 * once in a session. */
static void tell_odd_bytes(recorder *r)
{
    size_t at = an__utf8_clean_size(r->input.source), size;
    bool has_control = at < r->input.source.size;
    bool has_bytes = an__utf8_sound_size(r->input.source) < r->input.source.size;
    an_finding finding = {
        .code = AN_CONTROL_CHARACTER, .level = AN_LEVEL_WARNING, .notation = recorder_leading(r)};
    if (has_control && !r->input.told_control) {
        an_utf8_decode(an_text_after(r->input.source, at), &size);
        finding.facts.text = an_text_from(r->input.source.at + at, size);
        recorder_refuse(r, &finding);
    }
    if (has_bytes && !r->input.told_bytes)
        recorder_warn(r, TELL_BYTES);
    r->input.told_control = r->input.told_control || has_control;
    r->input.told_bytes = r->input.told_bytes || has_bytes;
}

static void welcome(recorder *r)
{
    char plies[NUMBER_TEXT_MAX];
    if (r->settings->value[OPTION_RESUME] == NULL) {
        recorder_tell(r, TELL_NEW_GAME, r->session.file.path);
        return;
    }
    recorder_tell(r, TELL_OLD_GAME, r->session.file.path,
                  number_text(plies, an_tree_here(r->session.tree)->ply));
    if (r->dialogue.is_terminal)
        recorder_put_game(r, r->dialogue.shows_sheet ? AN_LAYOUT_COLUMNS : AN_LAYOUT_TEXT);
}

/* Reports if the input could not be read to its end. */
static void end_input(recorder *r)
{
    const char *name = r->settings->value[OPTION_STDIN_FILENAME];
    if (ferror(stdin) && !platform_was_interrupted()) {
        say_failed(SAY_CANNOT_READ, name == NULL ? "<stdin>" : name);
        r->outcome.has_trouble = true;
    }
    if (r->dialogue.is_terminal)
        putchar('\n');
}

/* Writes the game to standard error, so that nothing that was accepted is lost. */
static void put_unsaved(recorder *r)
{
    say(SAY_LEFT_UNSAVED, r->session.file.path);
    an_text pgn = an_tree_write(r->session.tree);
    if (pgn.at != NULL)
        terminal_write(stderr, pgn);
    r->outcome.has_trouble = true;
}

static void say_goodbye(recorder *r)
{
    an_node last = an_tree_end(r->session.tree, AN_TREE_START);
    char plies[NUMBER_TEXT_MAX];
    number_text(plies, an__tree_node_at(r->session.tree, last)->ply);
    if (r->session.file.is_new) {
        recorder_tell(r, TELL_NOTHING);
        return;
    }
    if (r->dialogue.is_terminal && r->dialogue.shows_sheet)
        recorder_put_game(r, AN_LAYOUT_COLUMNS);
    recorder_tell(r, TELL_GOODBYE, r->session.file.path, plies,
                  an_result_name(an_tree_result(r->session.tree)));
    if (an_tree_result(r->session.tree) == AN_UNFINISHED)
        recorder_tell(r, TELL_RESUME, r->session.file.path);
}

static void take_line(recorder *r, an_text line)
{
    const bool had_changed = r->session.has_changed;
    r->input.line++;
    r->input.source = line;
    an_tree_begin_entry(r->session.tree);
    tell_odd_bytes(r);
    recorder_take_line(r, line);
    if (r->dialogue.reads_prose && !r->input.is_mixed)
        an_buffer_put_text(&r->input.sheet, line);
    if (r->dialogue.shows_board && r->session.has_changed && !had_changed)
        recorder_put_board(r);
    recorder_settle(r);
}

static void take_input(recorder *r, an_buffer *line)
{
    while (!r->outcome.quits && !r->outcome.is_lost && !platform_was_interrupted()) {
        if (r->dialogue.is_terminal)
            recorder_prompt(r);
        if (!next_line(line)) {
            end_input(r);
            break;
        }
        if (!recorder_has_whole(r, line))
            break;
        take_line(r, an_buffer_text(line));
    }
}

int recorder_run(recorder *r)
{
    an_buffer line = {0}; /* the last line, to which r->input.source points until the end */
    platform_catch_interrupt();
    welcome(r);
    recorder_settle(r);
    take_input(r, &line);
    if (r->outcome.is_lost)
        say(r->session.is_recorded ? SAY_UP_TO_THERE : SAY_NOTHING_RECORDED, r->session.file.path);
    if (r->input.pending.size > 0) {
        r->input.source = an_buffer_text(&r->input.pending);
        recorder_refuse_word(r, AN_UNCLOSED_COMMENT, an_text_from(r->input.pending.at, 1));
    }
    recorder_end_sheet(r);
    recorder_settle(r);
    if (!r->outcome.is_lost && r->settings->value[OPTION_RESUME] == NULL)
        recorder_read_again(r);
    if (r->session.is_unsaved)
        put_unsaved(r);
    else
        say_goodbye(r);
    r->session.has_changed = false;
    recorder_settle(r);
    an__buffer_free(&line);
    if (r->outcome.has_trouble)
        return STATUS_TROUBLE;
    return r->outcome.was_refused && !r->dialogue.is_terminal ? STATUS_FINDINGS : STATUS_WELL;
}
