/* What the user wants of the language server. */
#include "lsp_options.h"

#include <string.h>

#include "text.h"

/* Finds the notation with a name: a language, "figurine", "uci" or "iccf". */
static bool find_notation(an_notation *notation, an_text name)
{
    an_style style = an_style_from_name(name);
    const an_language *language = an_language_from_name(name);
    if (style == AN_STYLE_UCI || style == AN_STYLE_ICCF)
        *notation = an_notation_of(NULL, style);
    else if (language != NULL)
        *notation = an_notation_of(language, AN_STYLE_SHORT);
    return style == AN_STYLE_UCI || style == AN_STYLE_ICCF || language != NULL;
}

/* ---- the command line and the locale ---- */

bool lsp_options_read(lsp_options *options, const cli_settings *settings)
{
    int profile = settings_named(settings, OPTION_PROFILE, AN_PROFILE_DEFAULT);
    *options = (lsp_options){.formatted = an_notation_of(&an_languages[0], AN_STYLE_SHORT),
                             .language = message_language(),
                             .variant_is_given = settings->value[OPTION_VARIANT] != NULL,
                             .to_is_given = settings->value[OPTION_TO] != NULL};
    if (profile < 0)
        return false;
    options->profile = (an_profile)profile;
    options->to = spoken_notation();
    return settings_from(settings, &options->from) &&
           settings_variant(settings, &options->variant) &&
           (!options->to_is_given || settings_to(settings, &options->to));
}

/* The language of a locale is what stands before its first - or _. */
void lsp_options_take_locale(lsp_options *options, const cli_settings *settings, an_json locale)
{
    const char *messages = settings->value[OPTION_MESSAGES];
    if (locale.kind != AN_JSON_STRING || locale.text.size < strlen("\"en\""))
        return;
    an_text name = an_text_from(locale.text.at + 1, locale.text.size - 2);
    for (size_t i = 0; i < name.size; i++)
        if (an_is_among(name.at[i], "-_"))
            name.size = i;
    if (messages == NULL || strcmp(messages, "auto") == 0)
        options->language = an_text_is(name, "fr") ? AN_MESSAGES_FRENCH : AN_MESSAGES_ENGLISH;
    if (!options->to_is_given)
        find_notation(&options->to, name);
}

/* ---- the settings of the editor ---- */

static bool take_to(lsp_options *options, an_text value)
{
    bool is_taken = find_notation(&options->to, value);
    options->to_is_given = options->to_is_given || is_taken;
    return is_taken;
}

static bool take_format_to(lsp_options *options, an_text value)
{
    return find_notation(&options->formatted, value);
}

static bool take_from(lsp_options *options, an_text value)
{
    from_notations from = {.count = 0};
    while (value.size > 0 && !an_text_is(value, "auto") && from.count < AN_NOTATIONS_MAX) {
        const char *comma = memchr(value.at, ',', value.size);
        an_text name =
            an_text_from(value.at, comma == NULL ? value.size : (size_t)(comma - value.at));
        if (!find_notation(&from.at[from.count++], name))
            return false;
        value = an_text_after(value, name.size + (comma != NULL));
    }
    options->from = from;
    return true;
}

static bool take_variant(lsp_options *options, an_text value)
{
    an_variant variant = an_variant_from_name(value);
    if (variant == AN_VARIANT_COUNT)
        return false;
    options->variant = variant;
    options->variant_is_given = true;
    return true;
}

static bool take_profile(lsp_options *options, an_text value)
{
    static const char *const names[AN_PROFILE_COUNT] = {"default", "pgn", "fide"};
    for (int profile = 0; profile < AN_PROFILE_COUNT; profile++) {
        if (!an_text_is(value, names[profile]))
            continue;
        options->profile = (an_profile)profile;
        return true;
    }
    return false;
}

static const struct {
    const char *name;
    bool (*take)(lsp_options *options, an_text value); /* false: it means nothing */
} rows[] = {{"to", take_to},
            {"from", take_from},
            {"variant", take_variant},
            {"profile", take_profile},
            {"formatTo", take_format_to}};

bool lsp_options_take(lsp_options *options, an_json object,
                      void (*refuse)(void *context, an_text value, const char *name), void *context)
{
    an_buffer content = {0};
    for (size_t i = 0; i < sizeof rows / sizeof *rows && !content.failed; i++) {
        an_json value = an__json_member(object, rows[i].name);
        if (value.kind == AN_JSON_NONE || value.kind == AN_JSON_NULL)
            continue;
        an__buffer_clear(&content);
        an__buffer_put(&content, "");
        if (!an__json_put_content(&content, value))
            refuse(context, value.text, rows[i].name);
        else if (!content.failed && !rows[i].take(options, an_buffer_text(&content)))
            refuse(context, an_buffer_text(&content), rows[i].name);
    }
    bool is_whole = !content.failed;
    an__buffer_free(&content);
    return is_whole;
}

editor_rules lsp_options_rules(const lsp_options *options)
{
    return (editor_rules){.from = options->from.count > 0 ? options->from.at : NULL,
                          .from_count = options->from.count,
                          .variant = options->variant,
                          .variant_is_given = options->variant_is_given,
                          .profile = options->profile,
                          .language = options->language};
}
