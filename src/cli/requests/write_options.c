/* How games are to be written, as the command line says. */
#include "write_options.h"

#include <stdlib.h>
#include <string.h>

#include "given_tags.h"
#include "option_values.h"
#include "roster.h"
#include "say.h"
#include "scribe_write.h"
#include "text.h"

/* Reads --layout: a layout of the scribe or, behind all of those, a form of print. */
static bool read_layout(const cli_settings *settings, cli_writing *writing)
{
    const char *names[OPTION_VALUES_MAX + 1];
    names[option_values(settings->command, OPTION_LAYOUT, names)] = NULL;
    int choice = settings_choice(settings, OPTION_LAYOUT, names, AN_LAYOUT_AUTO);
    if (choice < 0)
        return false;
    writing->prints = choice >= AN_LAYOUT_COUNT;
    if (writing->prints)
        writing->printing.form = (an_print_form)(choice - AN_LAYOUT_COUNT);
    writing->options.layout = writing->prints ? AN_LAYOUT_PGN : (an_layout)choice;
    return true;
}

/* ---- tags ---- */

/* Splits NAME=VALUE. `date` is for the value of a date that PGN writes otherwise. Returns false if
 * the text is no such pair, or the tag may not be set, or not to this value. */
static bool read_tag(const char *text, an_tag *tag, char date[AN_DATE_MAX])
{
    size_t size = strcspn(text, "=");
    if (text[size] == '\0')
        return false;
    *tag = (an_tag){.name = tag_name_in_file(an_text_from(text, size)),
                    .value = an_text_of(text + size + 1)};
    if (an__tag_is_date(tag->name))
        tag->value = date_in_file(tag->value, date);
    if (tag->value.at == NULL)
        return false;
    for (size_t i = 0; i < tag->value.size; i++)
        if ((unsigned char)tag->value.at[i] < ' ')
            return false;
    return an__tag_may_be_set(tag->name);
}

bool settings_refuse_tag(const char *given)
{
    size_t size = strcspn(given, "=");
    an_text name = tag_name_in_file(an_text_from(given, size));
    if (given[size] == '\0')
        return say(SAY_TAG_FORM, given);
    if (an__tag_follows(name))
        return say(SAY_TAG_FOLLOWS, given);
    if (an__tag_is_date(name))
        return say(SAY_DATE_FORM, given + size + 1);
    return an__tag_may_be_set(name) ? say(SAY_BAD_VALUE, given, "--tag") : say(SAY_TAG_NAME, given);
}

static bool read_tags(const cli_settings *settings, cli_writing *writing)
{
    writing->tags = calloc(settings->given_count + 1, sizeof *writing->tags);
    writing->dates = calloc(settings->given_count + 1, sizeof *writing->dates);
    writing->options.tags = writing->tags;
    if (writing->tags == NULL || writing->dates == NULL)
        return say(SAY_OUT_OF_MEMORY);
    for (size_t i = 0; i < settings->given_count; i++) {
        const option_value *given = &settings->given[i];
        if (given->option != OPTION_TAG)
            continue;
        size_t place = writing->options.tag_count++;
        if (!read_tag(given->text, &writing->tags[place], writing->dates[place]))
            return settings_refuse_tag(given->text);
    }
    return true;
}

/* ---- all options ---- */

/* --layout=keep changes no byte but those of moves: it refuses what would change others. */
static bool may_keep(const cli_settings *settings, on_error way)
{
    static const option_id others[] = {OPTION_COMMENTS, OPTION_HEADINGS, OPTION_TAG,
                                       OPTION_DROP,     OPTION_SHEET,    OPTION_NULL};
    if (!settings_go_without(settings, "--layout=keep", others, sizeof others / sizeof *others))
        return false;
    return way != ON_ERROR_STOP || say(SAY_NOT_TOGETHER, "--on-error=stop", "--layout=keep");
}

/* --prose is for --layout=keep; --check lists the moves of the game alone. */
static bool may_convert_prose(const cli_settings *settings, an_layout layout)
{
    static const option_id others[] = {OPTION_CHECK};
    if (settings->value[OPTION_PROSE] == NULL)
        return true;
    if (layout != AN_LAYOUT_KEEP)
        return say(SAY_GOES_WITH, "--prose", "--layout=keep");
    return settings_go_without(settings, "--prose", others, 1);
}

/* Tells that the tags of --tag are not written in the layout that was asked for. */
static void tell_lost_tags(const cli_settings *settings, an_layout layout)
{
    if (an__layout_drops_tags(layout) && settings->value[OPTION_TAG] != NULL &&
        settings->value[OPTION_QUIET] == NULL)
        say(SAY_TAGS_NOT_WRITTEN, settings->value[OPTION_LAYOUT]);
}

/* ---- print ---- */

/* Conventions that a printed page has unless the options say otherwise. */
static const struct {
    an_convention convention;
    const char *choice;
} printed[] = {{AN_CONVENTION_FIGURINES, "white"}, {AN_CONVENTION_RESULT, "½-½"}};

static void take_printed(const cli_settings *settings, an_notation *notation)
{
    for (size_t i = 0; i < sizeof printed / sizeof *printed; i++)
        if (settings->value[OPTION_CASTLING + (int)printed[i].convention] == NULL)
            an_notation_choose(notation, printed[i].convention, an_text_of(printed[i].choice));
}

/* Returns false after a message if an option was given that is for print alone. */
static bool goes_without_print(const cli_settings *settings)
{
    static const option_id of_print[] = {OPTION_DIAGRAMS, OPTION_PAGE, OPTION_SPACING, OPTION_TITLE,
                                         OPTION_HATCHED};
    return settings_need(settings, "--layout=html, latex, typst", of_print,
                         sizeof of_print / sizeof *of_print);
}

static bool read_printing(const cli_settings *settings, cli_writing *writing)
{
    static const option_id others[] = {OPTION_CHECK, OPTION_WRITE, OPTION_DIFF, OPTION_WIDTH,
                                       OPTION_COMMENTS};
    an_print_options *printing = &writing->printing;
    int paper = settings_named(settings, OPTION_PAGE, AN_PAPER_A4);
    int spacing = settings_named(settings, OPTION_SPACING, 0);
    if (paper < 0 || spacing < 0 || !settings_moments(settings, true, &writing->diagrams) ||
        !settings_go_without(settings, "--layout=html, latex, typst", others,
                             sizeof others / sizeof *others))
        return false;
    if (printing->form == AN_PRINT_SCORESHEET && settings->value[OPTION_TO] == NULL)
        writing->options.notation = spoken_notation();
    take_printed(settings, &writing->options.notation);
    printing->writing = writing->options;
    printing->paper = (an_paper)paper;
    printing->is_tight = spacing == 1;
    printing->is_hatched = settings->value[OPTION_HATCHED] != NULL;
    printing->title = settings->value[OPTION_TITLE];
    printing->language = message_language();
    return true;
}

/* ---- the whole ---- */

bool settings_writing(const cli_settings *settings, cli_writing *writing)
{
    uint64_t width;
    *writing = (cli_writing){.on_error = ON_ERROR_KEEP};
    an_write_options *options = &writing->options;
    if (!settings_to(settings, &options->notation) || !read_layout(settings, writing) ||
        !settings_number(settings, OPTION_WIDTH, 79, &width) ||
        !settings_all_named(settings, OPTION_DROP, &options->drops) ||
        !read_tags(settings, writing))
        return false;
    int in = settings_named(settings, OPTION_COMMENTS, 0);
    int way = settings_named(settings, OPTION_ON_ERROR, ON_ERROR_KEEP);
    int heading = settings_named(settings, OPTION_HEADINGS, AN_HEADINGS_TAGS);
    int prose = settings_named(settings, OPTION_PROSE, 0);
    if (in < 0 || way < 0 || heading < 0 || prose < 0 ||
        !may_convert_prose(settings, options->layout))
        return false;
    options->converts_prose = prose == 1;
    options->headings = (an_headings)heading;
    options->brackets = settings->value[OPTION_COMMENTS] == NULL
                            ? AN_BRACKETS_AUTO
                            : (an_brackets)(AN_BRACKETS_BRACES + in);
    options->width = (size_t)width;
    options->is_sheet = settings->value[OPTION_SHEET] != NULL;
    options->stops_at_error = way == ON_ERROR_STOP;
    writing->on_error = (on_error)way;
    if (writing->prints)
        return read_printing(settings, writing);
    if (!goes_without_print(settings))
        return false;
    tell_lost_tags(settings, options->layout);
    return options->layout != AN_LAYOUT_KEEP || may_keep(settings, writing->on_error);
}

void writing_free(cli_writing *writing)
{
    free(writing->tags);
    free(writing->dates);
    writing->tags = NULL;
    writing->dates = NULL;
}
