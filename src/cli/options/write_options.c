/* How games are to be written, as the command line says. */
#include "write_options.h"

#include <stdlib.h>
#include <string.h>

#include "given_tags.h"
#include "roster.h"
#include "say.h"
#include "text.h"

static bool read_layout(const cli_settings *settings, an_layout *layout)
{
    const char *names[AN_LAYOUT_COUNT + 1];
    for (int i = 0; i <= AN_LAYOUT_COUNT; i++)
        names[i] = an_layout_name((an_layout)i);
    int choice = settings_choice(settings, OPTION_LAYOUT, names, AN_LAYOUT_AUTO);
    if (choice >= 0)
        *layout = (an_layout)choice;
    return choice >= 0;
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

void settings_refuse_tag(const cli_settings *settings, const char *given)
{
    size_t size = strcspn(given, "=");
    bool has_value = given[size] != '\0';
    an_text name = tag_name_in_file(an_text_from(given, size));
    if (has_value && an__tag_follows(name))
        say(settings->message_language, SAY_TAG_FOLLOWS, given);
    else if (has_value && an__tag_is_date(name))
        say(settings->message_language, SAY_DATE_FORM, given + size + 1);
    else if (has_value && an__tag_may_be_set(name))
        say(settings->message_language, SAY_BAD_VALUE, given, "--tag");
    else
        say(settings->message_language, SAY_TAG_FORM, given);
}

static bool read_tags(const cli_settings *settings, cli_writing *writing)
{
    writing->tags = calloc(settings->given_count + 1, sizeof *writing->tags);
    writing->dates = calloc(settings->given_count + 1, sizeof *writing->dates);
    writing->options.tags = writing->tags;
    if (writing->tags == NULL || writing->dates == NULL) {
        say(settings->message_language, SAY_OUT_OF_MEMORY);
        return false;
    }
    for (size_t i = 0; i < settings->given_count; i++) {
        const option_value *given = &settings->given[i];
        if (given->option != OPTION_TAG)
            continue;
        size_t place = writing->options.tag_count++;
        if (!read_tag(given->text, &writing->tags[place], writing->dates[place])) {
            settings_refuse_tag(settings, given->text);
            return false;
        }
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
    if (way == ON_ERROR_STOP)
        say(settings->message_language, SAY_NOT_TOGETHER, "--on-error=stop", "--layout=keep");
    return way != ON_ERROR_STOP;
}

bool settings_writing(const cli_settings *settings, cli_writing *writing)
{
    uint64_t width;
    *writing = (cli_writing){.on_error = ON_ERROR_KEEP};
    an_write_options *options = &writing->options;
    if (!settings_to(settings, &options->notation) || !read_layout(settings, &options->layout) ||
        !settings_number(settings, OPTION_WIDTH, 79, &width) ||
        !settings_all_named(settings, OPTION_DROP, &options->drops) ||
        !read_tags(settings, writing))
        return false;
    int in = settings_named(settings, OPTION_COMMENTS, 0);
    int way = settings_named(settings, OPTION_ON_ERROR, ON_ERROR_KEEP);
    int heading = settings_named(settings, OPTION_HEADINGS, AN_HEADINGS_TAGS);
    if (in < 0 || way < 0 || heading < 0)
        return false;
    options->headings = (an_headings)heading;
    options->brackets = settings->value[OPTION_COMMENTS] == NULL
                            ? AN_BRACKETS_AUTO
                            : (an_brackets)(AN_BRACKETS_BRACES + in);
    options->width = (size_t)width;
    options->is_sheet = settings->value[OPTION_SHEET] != NULL;
    options->stops_at_error = way == ON_ERROR_STOP;
    writing->on_error = (on_error)way;
    return options->layout != AN_LAYOUT_KEEP || may_keep(settings, writing->on_error);
}

void writing_free(cli_writing *writing)
{
    free(writing->tags);
    free(writing->dates);
    writing->tags = NULL;
    writing->dates = NULL;
}
