/* What the values of settings mean. */
#include "settings.h"

#include <stdio.h>
#include <string.h>

#include "notation.h"
#include "option_values.h"
#include "platform.h"
#include "say.h"
#include "similar.h"
#include "text.h"

static void say_bad_value(const cli_settings *settings, option_id option)
{
    say(SAY_BAD_VALUE, settings->value[option], option_spelled_of(option).text);
}

static void say_what_option_is(option_id option)
{
    const option_row *row = option_row_of(option);
    const char *argument = row->argument[message_language()];
    char inner[40];
    if (*argument == '[') { /* of "[=N]", which may be missing, N */
        snprintf(inner, sizeof inner, "%.*s", (int)strlen(argument) - 3, argument + 2);
        argument = inner;
    }
    say(SAY_OPTION_IS, option_spelled_of(option).text, argument, row->help[message_language()]);
}

bool settings_refuse_value(const cli_settings *settings, option_id option)
{
    say_bad_value(settings, option);
    say_what_option_is(option);
    return false;
}

/* Returns false after the message `why` if one of `options` was given. */
static bool go_without(const cli_settings *settings, message why, const char *what,
                       const option_id *options, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (settings->value[options[i]] != NULL)
            return say(why, option_spelled_of(options[i]).text, what);
    return true;
}

bool settings_go_without(const cli_settings *settings, const char *what, const option_id *others,
                         size_t count)
{
    return go_without(settings, SAY_NOT_TOGETHER, what, others, count);
}

bool settings_need(const cli_settings *settings, const char *what, const option_id *options,
                   size_t count)
{
    return go_without(settings, SAY_GOES_WITH, what, options, count);
}

bool settings_mending(const cli_settings *settings, an_mending otherwise, an_mending *mending)
{
    static const option_id others[] = {OPTION_AFTER_ERROR, OPTION_FIX};
    static const char keep[] = "--played-illegal=keep";
    int way = settings_named(settings, OPTION_PLAYED_ILLEGAL, 0);
    *mending = way == 1 ? AN_MEND_PLAYED : otherwise;
    if (way != 1)
        return way == 0;
    if (otherwise == AN_MEND_CERTAIN)
        return say(SAY_NOT_TOGETHER, "--on-error=fix", keep);
    return settings_go_without(settings, keep, others, 2);
}

static void say_values(const char *const *names)
{
    char list[128] = "";
    for (int i = 0; names[i] != NULL; i++) {
        if (i > 0)
            strncat(list, ", ", sizeof list - strlen(list) - 1);
        strncat(list, names[i], sizeof list - strlen(list) - 1);
    }
    say(SAY_VALUES, list);
}

static int index_of(an_text name, const char *const *names)
{
    for (int i = 0; names[i] != NULL; i++)
        if (an_text_is(name, names[i]))
            return i;
    return -1;
}

int settings_choice(const cli_settings *settings, option_id option, const char *const *names,
                    int otherwise)
{
    const char *value = settings->value[option];
    int choice = value == NULL ? otherwise : index_of(an_text_of(value), names);
    if (choice < 0) {
        say_bad_value(settings, option);
        say_values(names);
    }
    return choice;
}

int settings_named(const cli_settings *settings, option_id option, int otherwise)
{
    return settings_choice(settings, option, option_names(settings->command, option), otherwise);
}

bool settings_all_named(const cli_settings *settings, option_id option, unsigned *bits)
{
    const char *const *names = option_names(settings->command, option);
    const char *list = settings->value[option];
    an_text name;
    while (list != NULL && settings_next_name(&list, &name)) {
        int choice = index_of(name, names);
        if (choice < 0) {
            say_bad_value(settings, option);
            say_values(names);
            return false;
        }
        *bits |= 1u << choice;
    }
    return true;
}

/* Suggests the name that a word is similar to. Returns false if there is none. */
static bool say_similar(const char *word, const char *const *names, size_t count)
{
    const char *similar = most_similar(word, names, count);
    if (similar != NULL)
        say(SAY_DID_YOU_MEAN, similar);
    return similar != NULL;
}

/* Says that a name is unknown, and suggests a similar one or tells where all are listed. */
static void say_unknown(message unknown, an_text name, const char *const *names, size_t count,
                        message listed)
{
    char word[64] = "";
    memcpy(word, name.at, name.size < sizeof word ? name.size : sizeof word - 1);
    say(unknown, word);
    if (!say_similar(word, names, count))
        say(listed);
}

const an_language *language_of_name(an_text name)
{
    const an_language *language = an_language_from_name(name);
    if (language != NULL)
        return language;
    const char *names[4 * AN_NOTATIONS_MAX + 3];
    size_t count = 0;
    for (size_t i = 0; i < an_language_count; i++) {
        names[count++] = an_languages[i].code;
        names[count++] = an_languages[i].english_name;
        names[count++] = an_languages[i].french_name;
        names[count++] = an_languages[i].autonym;
    }
    names[count++] = "uci";
    names[count++] = "iccf";
    names[count++] = "figurine";
    say_unknown(SAY_UNKNOWN_LANGUAGE, name, names, count, SAY_LANGUAGES_LISTED);
    return NULL;
}

/* Finds the notation with a name: a language ("fr", "anglais"), "figurine", "uci" or "iccf". */
static bool find_notation(an_text name, an_notation *notation)
{
    bool is_uci = an_text_is(name, "uci");
    if (is_uci || an_text_is(name, "iccf")) {
        *notation = an_notation_of(NULL, is_uci ? AN_STYLE_UCI : AN_STYLE_ICCF);
        return true;
    }
    const an_language *language = language_of_name(name);
    if (language != NULL)
        *notation = an_notation_of(language, AN_STYLE_SHORT);
    return language != NULL;
}

bool settings_next_name(const char **list, an_text *name)
{
    if (**list == '\0')
        return false;
    size_t size = strcspn(*list, ",");
    *name = an_text_from(*list, size);
    *list += size + ((*list)[size] == ',');
    return true;
}

bool settings_from(const cli_settings *settings, from_notations *from)
{
    const char *list = settings->value[OPTION_FROM];
    from->count = 0;
    if (list == NULL || strcmp(list, "auto") == 0)
        return true;
    an_text name;
    while (from->count < AN_NOTATIONS_MAX && settings_next_name(&list, &name))
        if (!find_notation(name, &from->at[from->count++]))
            return false;
    return from->count > 0 || settings_refuse_value(settings, OPTION_FROM);
}

static bool apply_conventions(const cli_settings *settings, an_notation *to)
{
    const char *dialect = settings->value[OPTION_DIALECT];
    if (dialect != NULL && !an_notation_take_dialect(to, an_text_of(dialect)))
        return settings_refuse_value(settings, OPTION_DIALECT);
    for (int i = 0; i < AN_CONVENTION_COUNT; i++) {
        option_id option = (option_id)(OPTION_CASTLING + i);
        const char *choice = settings->value[option];
        if (choice != NULL && !an_notation_choose(to, (an_convention)i, an_text_of(choice)))
            return settings_refuse_value(settings, option);
    }
    return true;
}

/* Applies --style. UCI and ICCF have no other style than their own. */
static bool apply_style(const cli_settings *settings, an_notation *to)
{
    const char *name = settings->value[OPTION_STYLE];
    if (name == NULL)
        return true;
    an_style style = an_style_from_name(an_text_of(name));
    if (style == AN_STYLE_COUNT)
        return settings_refuse_value(settings, OPTION_STYLE);
    if (to->language == NULL && style != to->style)
        return say(SAY_NOT_TOGETHER, "--style",
                   to->style == AN_STYLE_UCI ? "--to=uci" : "--to=iccf");
    to->style = (uint8_t)style;
    return true;
}

bool settings_to(const cli_settings *settings, an_notation *to)
{
    const char *name = settings->value[OPTION_TO];
    return find_notation(an_text_of(name == NULL ? "en" : name), to) && apply_style(settings, to) &&
           apply_conventions(settings, to);
}

an_notation spoken_notation(void)
{
    /* English and French are the first rows of the table, in the order of the messages */
    return an_notation_of(&an_languages[message_language()], AN_STYLE_SHORT);
}

bool settings_to_like(const cli_settings *settings, const an_notation *own, an_notation *to)
{
    cli_settings asked = *settings;
    if (asked.value[OPTION_TO] == NULL && own->language == NULL)
        asked.value[OPTION_STYLE] = NULL;
    if (asked.value[OPTION_TO] == NULL)
        asked.value[OPTION_TO] =
            own->language != NULL ? own->language->code : an_style_name((an_style)own->style);
    return settings_to(&asked, to);
}

bool settings_variant(const cli_settings *settings, an_variant *variant)
{
    const char *name = settings->value[OPTION_VARIANT];
    *variant = name == NULL ? AN_STANDARD : an_variant_from_name(an_text_of(name));
    if (*variant != AN_VARIANT_COUNT)
        return true;
    const char *names[AN_VARIANT_COUNT];
    for (int i = 0; i < AN_VARIANT_COUNT; i++)
        names[i] = an_variant_name((an_variant)i);
    say_bad_value(settings, OPTION_VARIANT);
    if (!say_similar(name, names, AN_VARIANT_COUNT))
        say_what_option_is(OPTION_VARIANT);
    return false;
}

an_code code_of_slug(an_text slug)
{
    an_code code = an_code_from_slug(slug);
    if (code != AN_OK)
        return code;
    const char *slugs[AN_CODE_COUNT];
    size_t count = 0;
    for (int i = 0; i < AN_CODE_COUNT; i++)
        if (an_code_group((an_code)i) != AN_GROUP_TROUBLE)
            slugs[count++] = an_code_slug((an_code)i);
    say_unknown(SAY_UNKNOWN_CODE, slug, slugs, count, SAY_CODES_LISTED);
    return AN_OK;
}

bool settings_form(const cli_settings *settings, an_output *form)
{
    const char *names[OPTION_VALUES_MAX + 1];
    names[option_values(settings->command, OPTION_FORMAT, names)] = NULL;
    int choice = settings_choice(settings, OPTION_FORMAT, names, AN_OUTPUT_TEXT);
    for (an_output each = AN_OUTPUT_TEXT; choice >= 0 && each < AN_OUTPUT_COUNT; each++)
        if (strcmp(an_output_name(each), names[choice]) == 0)
            *form = each;
    return choice >= 0;
}

bool settings_number(const cli_settings *settings, option_id option, uint64_t otherwise,
                     uint64_t *number)
{
    static const struct {
        const char *name;
        unsigned shift;
    } units[] = {{"", 0},    {"K", 10},   {"KB", 10}, {"KiB", 10}, {"M", 20},
                 {"MB", 20}, {"MiB", 20}, {"G", 30},  {"GB", 30},  {"GiB", 30}};
    const char *at = settings->value[option];
    *number = otherwise;
    if (at == NULL)
        return true;
    uint64_t value = 0;
    if (!an_is_digit(*at))
        return settings_refuse_value(settings, option);
    for (; an_is_digit(*at); at++)
        if (value < UINT64_C(1) << 32)
            value = value * 10 + (uint64_t)(*at - '0');
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        bool is_size = option == OPTION_MAX_GAME || option == OPTION_MEMORY || units[i].shift == 0;
        if (!is_size || strcmp(at, units[i].name) != 0)
            continue;
        uint64_t most =
            (UINT64_MAX >> 2) >> units[i].shift; /* callers add to the number without overflow */
        *number = (value < most ? value : most) << units[i].shift;
        return true;
    }
    return settings_refuse_value(settings, option);
}

bool settings_write_to_terminal(const cli_settings *settings)
{
    const char *output = settings->value[OPTION_OUTPUT];
    return (output == NULL || strcmp(output, "-") == 0) && platform_is_terminal(stdout);
}
