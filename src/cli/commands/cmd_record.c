/* algnot record: takes a game down as it is played. */
#include "run.h"

#include <stdlib.h>
#include <string.h>

#include "given_tags.h"
#include "platform.h"
#include "record_line.h"
#include "record_tags.h"
#include "recorder.h"
#include "resume.h"
#include "roster.h"
#include "say.h"
#include "settings_position.h"
#include "text.h"
#include "write_options.h"

/* Fills the notations that are understood: those of --from, else every language and ICCF's
 * numbers. */
static bool read_notations(recorder *r)
{
    from_notations from;
    if (!settings_from(r->settings, &from))
        return false;
    r->languages.is_fixed = from.count > 0;
    for (size_t i = 0; i < from.count; i++)
        r->languages.notations[r->languages.count++] = from.at[i];
    for (size_t i = 0; i < an_language_count && !r->languages.is_fixed; i++)
        r->languages.notations[r->languages.count++] =
            an_notation_of(&an_languages[i], AN_STYLE_SHORT);
    if (!r->languages.is_fixed)
        r->languages.notations[r->languages.count++] = an_notation_of(NULL, AN_STYLE_ICCF);
    return true;
}

static bool read_dialogue(recorder *r)
{
    const cli_settings *settings = r->settings;
    an_notation ignored;
    int echo = settings_named(settings, OPTION_ECHO, ECHO_NONE);
    if (echo < 0 || !settings_to(settings, &ignored))
        return false;
    r->dialogue.echo = (echo_form)echo;
    r->dialogue.is_terminal =
        platform_is_terminal(stdin) && platform_is_terminal(stdout) && echo == 0;
    r->dialogue.reads_prose = !r->dialogue.is_terminal && echo == 0;
    r->languages.types_capitals = r->dialogue.reads_prose;
    r->dialogue.shows_board = settings->value[OPTION_BOARD] != NULL && r->dialogue.is_terminal;
    r->dialogue.shows_sheet = settings->value[OPTION_SHEET] != NULL;
    return true;
}

static bool fix_tag(recorder *r, an_text name, an_text value)
{
    char date[AN_DATE_MAX];
    an_text due = an__tag_is_date(name) ? date_in_file(value, date) : value;
    return due.at != NULL && recorder_fix_tag(r, name, due);
}

/* Sets the tag of --tag NAME=VALUE. Returns false after a message. */
static bool fix_given_tag(recorder *r, const char *given)
{
    size_t size = strcspn(given, "=");
    if (given[size] == '=' &&
        fix_tag(r, tag_name_in_file(an_text_from(given, size)), an_text_of(given + size + 1)))
        return true;
    return settings_refuse_tag(given);
}

/* Sets the tags given with --tag NAME=VALUE, and those with an option of their own. */
static bool set_tags(recorder *r)
{
    static const struct {
        option_id option;
        const char *name;
    } own[] = {{OPTION_WHITE, "White"}, {OPTION_BLACK, "Black"}, {OPTION_EVENT, "Event"},
               {OPTION_SITE, "Site"},   {OPTION_DATE, "Date"},   {OPTION_ROUND, "Round"}};
    const cli_settings *settings = r->settings;
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        const char *value = settings->value[own[i].option];
        if (value != NULL && !fix_tag(r, an_text_of(own[i].name), an_text_of(value)))
            return say(SAY_DATE_FORM, value);
    }
    for (size_t i = 0; i < settings->given_count; i++) {
        const option_value *given = &settings->given[i];
        if (given->option == OPTION_TAG && !fix_given_tag(r, given->text))
            return false;
    }
    /* tags alone are not saved: they are no game yet */
    r->session.has_changed = r->session.has_changed && r->settings->value[OPTION_RESUME] != NULL;
    return true;
}

static bool open_game(recorder *r)
{
    an_position start;
    if (r->settings->value[OPTION_RESUME] != NULL && r->session.file.is_new)
        return say_failure(SAY_CANNOT_READ, r->session.file.path, FAILURE_NOT_FOUND);
    if (r->settings->value[OPTION_RESUME] != NULL) {
        r->session.tree = gamefile_resume(&r->session.file);
        if (r->session.tree == NULL)
            return false;
        r->session.is_recorded = true;
    } else {
        if (r->settings->value[OPTION_FEN] != NULL)
            an__buffer_put(&r->start_fen, r->settings->value[OPTION_FEN]);
        if (!settings_position(r->settings, &start, NULL) || !gamefile_begin(&r->session.file))
            return false;
        r->session.tree = an_tree_open(&start);
        if (r->session.tree == NULL)
            say(SAY_OUT_OF_MEMORY);
    }
    return r->session.tree != NULL && set_tags(r);
}

static void close_recorder(recorder *r)
{
    gamefile_close(&r->session.file);
    an_tree_close(r->session.tree);
    an_report_close(r->report);
    recorder_forget_lines(r);
}

static bool may_resume(const cli_settings *settings)
{
    static const option_id others[] = {OPTION_FEN, OPTION_VARIANT};
    return settings->value[OPTION_RESUME] == NULL ||
           settings_go_without(settings, "--resume", others, sizeof others / sizeof *others);
}

int run_record(const cli_settings *settings)
{
    int status = STATUS_TROUBLE;
    recorder *r = calloc(1, sizeof *r);
    if (r == NULL || settings->file_count == 0) {
        say(r == NULL ? SAY_OUT_OF_MEMORY : SAY_MISSING_FILE);
        free(r);
        return STATUS_TROUBLE;
    }
    r->settings = settings;
    r->report = an_report_open(AN_OUTPUT_SHORT, message_language(), false);
    if (r->report == NULL)
        say(SAY_OUT_OF_MEMORY);
    else if (may_resume(settings) && read_notations(r) && read_dialogue(r) &&
             gamefile_open(&r->session.file, settings->files[0]) && open_game(r))
        status = recorder_run(r);
    close_recorder(r);
    free(r);
    return status;
}
