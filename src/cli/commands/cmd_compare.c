/* algnot compare: White's and Black's score sheet of a game, or of each game of a round. */
#include "run.h"

#include <string.h>

#include "ask_open.h"
#include "compare_json.h"
#include "escape.h"
#include "fold.h"
#include "given_tags.h"
#include "merged_game.h"
#include "platform.h"
#include "say.h"
#include "sheet_files.h"
#include "text.h"

enum { BY_MAX = 8 };

/* The tags that the sheets of a game have alike. */
typedef struct pairing {
    an_text by[BY_MAX];
    size_t count; /* 0: each file has one game */
} pairing;

typedef struct comparing {
    const cli_settings *settings;
    cli_writing writing;
    bool writes;         /* the game that both say is wanted, too */
    bool tells_programs; /* the differences are JSON */
    bool asks;           /* a user is there to answer */
    pairing pairing;
    sheet_file files[2];
    an_comparer *comparer;
    merger merger;
    cli_output told, output; /* the differences, and the games */
    uint64_t merged;         /* pairs of sheets that are of one game */
    int status;
} comparing;

static void raise_status(comparing *c, int status)
{
    c->status = status > c->status ? status : c->status;
}

static void lack_memory(comparing *c)
{
    say(SAY_OUT_OF_MEMORY);
    output_abandon(&c->output);
    raise_status(c, STATUS_TROUBLE);
}

/* ---- settings ---- */

/* Reads --by. Returns false after a message. */
static bool read_by(pairing *p, const cli_settings *settings)
{
    const char *list = settings->value[OPTION_BY];
    an_text name;
    while (list != NULL && settings_next_name(&list, &name)) {
        if (name.size == 0 || p->count == BY_MAX)
            return settings_refuse_value(settings, OPTION_BY);
        p->by[p->count++] = tag_name_in_file(name);
    }
    return settings->value[OPTION_BY] == NULL || p->count > 0 ||
           settings_refuse_value(settings, OPTION_BY);
}

/* Returns false after a message unless there are two files, and not the same one twice. */
static bool check_files(const cli_settings *settings)
{
    if (settings->file_count != 2) {
        say(SAY_TWO_SHEETS);
        return say(SAY_TRY_HELP_OF, command_name(COMMAND_COMPARE));
    }
    if (strcmp(settings->files[0], settings->files[1]) != 0)
        return true;
    return say(SAY_SAME_SHEET, settings->files[0]);
}

static bool reads_standard_input(const cli_settings *settings)
{
    return strcmp(settings->files[0], "-") == 0 || strcmp(settings->files[1], "-") == 0;
}

/* Games are written if it is said how or where. */
static bool is_written(const cli_settings *settings)
{
    return settings->value[OPTION_TO] != NULL || settings->value[OPTION_OUTPUT] != NULL ||
           settings->value[OPTION_LAYOUT] != NULL;
}

static bool read_settings(comparing *c)
{
    const cli_settings *settings = c->settings;
    if (!check_files(settings) || !read_by(&c->pairing, settings) ||
        !settings_writing(settings, &c->writing))
        return false;
    if (c->writing.options.layout == AN_LAYOUT_KEEP)
        return say(SAY_NOT_TOGETHER, "--layout=keep", "compare");
    int form = settings_named(settings, OPTION_FORMAT, 0);
    if (form < 0)
        return false;
    c->tells_programs = form == 1;
    c->writes = is_written(settings);
    c->merger.writing = &c->writing;
    c->asks = settings->value[OPTION_QUIET] == NULL && !reads_standard_input(settings) &&
              platform_is_terminal(stdin) && platform_is_terminal(stderr);
    return true;
}

/* Differences are the data, unless games are written to standard output. */
static bool open_outputs(comparing *c)
{
    const char *path = c->settings->value[OPTION_OUTPUT];
    bool shares = c->writes && (path == NULL || strcmp(path, "-") == 0);
    c->told = (cli_output){.file = shares ? stderr : stdout};
    c->output = (cli_output){.file = stdout};
    return !c->writes || output_open(&c->output, c->settings);
}

/* ---- a pair of sheets ---- */

/* Says why two sheets are not those of one game. */
static void say_other_game(comparing *c, const an_comparison *comparison, const char *name)
{
    static const message reasons[] = {
        [AN_OTHER_START] = SAY_OTHER_START,           [AN_OTHER_MOVES] = SAY_OTHER_MOVES,
        [AN_OTHER_RESULT] = SAY_OTHER_RESULT,         [AN_TOO_FEW_MOVES] = SAY_TOO_FEW_MOVES,
        [AN_UNREADABLE_SHEET] = SAY_SHEET_UNREADABLE, [AN_SHEET_TOO_LONG] = SAY_SHEET_TOO_LONG,
    };
    char number[NUMBER_TEXT_MAX];
    uint64_t first = comparison->start.move_number, half = comparison->start.turn;
    say(reasons[comparison->identity], name,
        number_text(number, first + (half + comparison->parts_at) / 2));
    raise_status(c, STATUS_TROUBLE);
}

/* Compares two sheets, and asks the user, if there is one, about what is open. Returns false when
 * memory runs out. */
static bool compare(comparing *c, differences *d, an_comparison *comparison)
{
    answers a = {0};
    bool is_well = true, goes_on = true;
    while (is_well && goes_on) {
        is_well = an_compare(c->comparer, d->sheets[AN_WHITE], d->sheets[AN_BLACK], a.settled,
                             a.count, comparison) == AN_OK;
        goes_on = is_well && c->asks && comparison->identity == AN_SAME_GAME && answers_ask(&a, d);
    }
    answers_free(&a);
    return is_well;
}

/* Tells what differs; `name` names the sheets, and stands above it if it is a title. */
static bool tell(comparing *c, const differences *d, const char *name, bool is_title)
{
    an_buffer out = {0};
    an_buffer_put_text(&out, an_text_of(""));
    if (c->tells_programs)
        compare_json_put(&out, d, an_text_of(name));
    else if (d->of->identity == AN_SAME_GAME)
        differences_put(&out, d);
    if (out.size > 0 && is_title && !c->tells_programs &&
        c->settings->value[OPTION_QUIET] == NULL) {
        output_write(&c->told, an_text_of(name));
        output_write(&c->told, an_text_of("\n"));
    }
    if (!out.failed && c->settings->value[OPTION_QUIET] == NULL)
        output_write(&c->told, an_buffer_text(&out));
    bool is_well = !out.failed;
    an__buffer_free(&out);
    return is_well;
}

static void say_summary(const comparing *c, const an_comparison *comparison, size_t differing,
                        const char *name)
{
    char plies[NUMBER_TEXT_MAX], all[NUMBER_TEXT_MAX], open[NUMBER_TEXT_MAX];
    bool to_people = platform_is_terminal(stdout) && platform_is_terminal(stderr);
    if (c->settings->value[OPTION_QUIET] == NULL &&
        (c->settings->value[OPTION_VERBOSE] != NULL || to_people))
        say(SAY_COMPARED, name, number_text(plies, comparison->ply_count),
            number_text(all, differing), number_text(open, comparison->open_count));
}

static void compare_pair(comparing *c, const an_sheet *white, const an_sheet *black, bool has_title,
                         const char *name)
{
    const cli_settings *settings = c->settings;
    an_comparison comparison;
    an_notation to;
    const an_notation spoken = spoken_notation(), *own = an_sheet_notation(white);
    differences d = {&comparison, {white, black}, &to, message_language()};
    if (!settings_to_like(settings, own != NULL ? own : &spoken, &to)) {
        raise_status(c, STATUS_TROUBLE);
        return;
    }
    if (!compare(c, &d, &comparison)) {
        lack_memory(c);
        return;
    }
    if (!tell(c, &d, name, has_title)) {
        lack_memory(c);
        return;
    }
    if (comparison.identity != AN_SAME_GAME) {
        say_other_game(c, &comparison, name);
        return;
    }
    size_t differing = comparison.difference_count + differences_in_tags(white, black);
    bool is_strict = settings->value[OPTION_STRICT] != NULL;
    /* where one sheet has stopped, nothing confirms the other */
    if (!comparison.is_certain || (is_strict && differing > 0))
        raise_status(c, STATUS_FINDINGS);
    if (c->writes && !merger_write(&c->merger, &c->output, &d)) {
        lack_memory(c);
        return;
    }
    c->merged++;
    if (comparison.is_copy && c->pairing.count == 0 && settings->value[OPTION_QUIET] == NULL)
        say(SAY_SHEET_COPIED, name);
    say_summary(c, &comparison, differing, name);
}

/* ---- one game a file ---- */

static void compare_files(comparing *c)
{
    char count[NUMBER_TEXT_MAX];
    bool has_both = true;
    for (size_t i = 0; i < 2; i++) {
        if (c->files[i].count > 1)
            say(SAY_SEVERAL_GAMES, c->files[i].name, number_text(count, c->files[i].count));
        has_both = has_both && c->files[i].count == 1;
    }
    if (!has_both) {
        raise_status(c, STATUS_TROUBLE);
        return;
    }
    an_buffer name = {0};
    AN_PUT_ALL(&name, c->files[0].name, ", ", c->files[1].name);
    if (name.failed)
        lack_memory(c);
    else
        compare_pair(c, c->files[0].sheets[0], c->files[1].sheets[0], false, name.at);
    an__buffer_free(&name);
}

/* ---- many games, by their tags ---- */

static an_text value_of(const an_sheet *sheet, an_text tag)
{
    for (size_t i = 0; i < an_sheet_tag_count(sheet); i++)
        if (an_text_equal(an_sheet_tag_name(sheet, i), tag))
            return an_sheet_tag_value(sheet, i);
    return an_text_of("");
}

static bool is_pair(const pairing *p, const an_sheet *white, const an_sheet *black)
{
    for (size_t i = 0; i < p->count; i++)
        if (!an__folded_equal(value_of(white, p->by[i]), value_of(black, p->by[i])))
            return false;
    return true;
}

/* Returns how many sheets of a file go with a sheet, and sets *found to the first of them. */
static size_t count_pairs(const pairing *p, const an_sheet *sheet, const sheet_file *file,
                          const an_sheet **found)
{
    size_t count = 0;
    for (size_t i = file->count; i-- > 0;)
        if (is_pair(p, sheet, file->sheets[i])) {
            *found = file->sheets[i];
            count++;
        }
    return count;
}

/* Puts the values of the tags by which sheets are paired: "Dupont – Martin – 3". */
static void put_title(an_buffer *out, const pairing *p, const an_sheet *sheet)
{
    for (size_t i = 0; i < p->count; i++) {
        an__buffer_put(out, i > 0 ? " – " : "");
        an__put_escaped(out, value_of(sheet, p->by[i]));
    }
}

/* Says that a sheet has no counterpart in the other file, or several. */
static void say_unpaired(comparing *c, const char *name, const char *title, const char *other,
                         size_t count)
{
    say(count == 0 ? SAY_NO_COUNTERPART : SAY_SEVERAL_COUNTERPARTS, name, title, other);
    raise_status(c, STATUS_TROUBLE);
}

static void pair_sheet(comparing *c, const an_sheet *white)
{
    const an_sheet *black = NULL, *first = NULL;
    an_buffer title = {0};
    put_title(&title, &c->pairing, white);
    if (title.failed) {
        an__buffer_free(&title);
        lack_memory(c);
        return;
    }
    size_t count = count_pairs(&c->pairing, white, &c->files[1], &black);
    size_t own = count_pairs(&c->pairing, white, &c->files[0], &first);
    const char *name = c->files[0].name;
    if (own > 1)
        say_unpaired(c, name, title.at, name, own);
    else if (count != 1)
        say_unpaired(c, name, title.at, c->files[1].name, count);
    else
        compare_pair(c, white, black, true, title.at);
    an__buffer_free(&title);
}

/* Says which sheets of the second file have no counterpart in the first. */
static void find_unpaired(comparing *c)
{
    const an_sheet *found;
    for (size_t i = 0; i < c->files[1].count; i++) {
        an_buffer title = {0};
        const an_sheet *black = c->files[1].sheets[i];
        if (count_pairs(&c->pairing, black, &c->files[0], &found) > 0)
            continue;
        put_title(&title, &c->pairing, black);
        if (title.failed)
            lack_memory(c);
        else
            say_unpaired(c, c->files[1].name, title.at, c->files[0].name, 0);
        an__buffer_free(&title);
    }
}

static void compare_by_tags(comparing *c)
{
    for (size_t i = 0; i < c->files[0].count; i++)
        pair_sheet(c, c->files[0].sheets[i]);
    find_unpaired(c);
}

/* ---- the command ---- */

static void run_on(comparing *c)
{
    if (!sheet_files_read(c->files, c->settings)) {
        raise_status(c, STATUS_TROUBLE);
        return;
    }
    c->comparer = an_comparer_open();
    if (c->comparer == NULL)
        lack_memory(c);
    else if (c->pairing.count > 0)
        compare_by_tags(c);
    else
        compare_files(c);
}

/* Ends the outputs. What -o names stays as it was unless a game is written. */
static void close_outputs(comparing *c)
{
    if (c->merged == 0)
        output_abandon(&c->output);
    bool is_well = output_close(&c->told);
    if (c->writes)
        is_well = output_close(&c->output) && is_well;
    if (!is_well)
        raise_status(c, STATUS_TROUBLE);
}

int run_compare(const cli_settings *settings)
{
    comparing c = {.settings = settings};
    if (read_settings(&c) && open_outputs(&c)) {
        run_on(&c);
        close_outputs(&c);
    } else {
        c.status = STATUS_TROUBLE;
    }
    for (size_t i = 0; i < 2; i++)
        sheet_file_free(&c.files[i]);
    an_comparer_close(c.comparer);
    merger_close(&c.merger);
    writing_free(&c.writing);
    return c.status;
}
