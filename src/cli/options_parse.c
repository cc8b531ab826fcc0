/* Reads the command line by the table of options. */
#include <stdlib.h>
#include <string.h>

#include "common.h"
#include "options.h"
#include "similar.h"
#include "utf8.h"

static bool belongs(const cli_settings *settings, option_id id)
{
    return option_row_of(id)->commands >> settings->command & 1;
}

static bool complain(const cli_settings *settings, message which, const char *word)
{
    say(settings, which, word, command_name(settings->command));
    return false;
}

static bool suggest_option(const cli_settings *settings, const char *name)
{
    const char *names[OPTION_COUNT];
    size_t count = 0;
    for (option_id id = 0; id < OPTION_COUNT; id++)
        if (belongs(settings, id))
            names[count++] = option_row_of(id)->name;
    const char *similar = most_similar(name, names, count);
    if (similar != NULL)
        say(settings, SAY_DID_YOU_MEAN, option_spelled(an_text_of(similar)).text);
    else
        say(settings, SAY_TRY_HELP_OF, command_name(settings->command));
    return false;
}

/* The option with this name, or the only one that begins like it; OPTION_COUNT after a message. */
static option_id find_long(const cli_settings *settings, const char *word, size_t size)
{
    option_id found = OPTION_COUNT;
    bool several = false;
    for (option_id id = 0; id < OPTION_COUNT; id++) {
        if (!belongs(settings, id) || strncmp(option_row_of(id)->name, word, size) != 0)
            continue;
        if (option_row_of(id)->name[size] == '\0')
            return id;
        several = found != OPTION_COUNT;
        found = id;
    }
    option_spelling name = option_spelled((an_text){word, size});
    if (several) {
        complain(settings, SAY_AMBIGUOUS_OPTION, name.text);
        return OPTION_COUNT;
    }
    if (found != OPTION_COUNT)
        return found;
    for (option_id id = 0; id < OPTION_COUNT; id++) {
        if (strlen(option_row_of(id)->name) != size ||
            strncmp(option_row_of(id)->name, word, size) != 0)
            continue;
        complain(settings, SAY_NOT_THIS_COMMAND, name.text);
        return OPTION_COUNT;
    }
    complain(settings, SAY_UNKNOWN_OPTION, name.text);
    suggest_option(settings, name.text + strlen("--"));
    return OPTION_COUNT;
}

/* False where the value is missing, after a message. */
static bool take_value(cli_settings *settings, option_id id, const char *value, const char *name)
{
    if (value == NULL)
        return complain(settings, SAY_NEEDS_VALUE, name);
    settings->value[id] = value;
    settings->given[settings->given_count++] = (option_value){id, value};
    return true;
}

static bool parse_long(cli_settings *settings, const char *word, const char *next, bool *took_next)
{
    const char *equals = strchr(word, '=');
    size_t size = equals == NULL ? strlen(word) : (size_t)(equals - word);
    option_id id = find_long(settings, word, size);
    if (id == OPTION_COUNT)
        return false;
    option_spelling name = option_spelled_of(id);
    if (option_row_of(id)->argument == NULL) {
        settings->value[id] = "";
        return equals == NULL || complain(settings, SAY_TAKES_NO_VALUE, name.text);
    }
    *took_next = equals == NULL;
    return take_value(settings, id, equals == NULL ? next : equals + 1, name.text);
}

/* Short options may be bundled; one that takes a value takes the rest of the word. */
static bool parse_short(cli_settings *settings, const char *word, const char *next, bool *took_next)
{
    for (; *word != '\0'; word++) {
        char letter[AN_UTF8_MAX + 2] = "-";
        option_id id = 0;
        while (id < OPTION_COUNT && (option_row_of(id)->letter != *word || !belongs(settings, id)))
            id++;
        size_t size;
        an_utf8_decode(an_text_of(word), &size);
        strncat(letter, word, size);
        if (id == OPTION_COUNT) {
            complain(settings, SAY_UNKNOWN_OPTION, letter);
            say(settings, SAY_TRY_HELP_OF, command_name(settings->command));
            return false;
        }
        if (option_row_of(id)->argument == NULL) {
            settings->value[id] = "";
            continue;
        }
        *took_next = word[1] == '\0';
        return take_value(settings, id, *took_next ? next : word + 1, letter);
    }
    return true;
}

bool options_parse(cli_settings *settings, char **words, size_t count)
{
    bool only_files = false;
    settings->files = words;
    settings->file_count = 0;
    settings->given = calloc(count + 1, sizeof *settings->given);
    if (settings->given == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        char *word = words[i];
        const char *next = i + 1 < count ? words[i + 1] : NULL;
        bool took_next = false, parsed = true;
        if (only_files || word[0] != '-' || word[1] == '\0')
            settings->files[settings->file_count++] = word;
        else if (strcmp(word, "--") == 0)
            only_files = true;
        else if (word[1] == '-')
            parsed = parse_long(settings, word + 2, next, &took_next);
        else
            parsed = parse_short(settings, word + 1, next, &took_next);
        if (!parsed)
            return false;
        i += took_next;
    }
    return true;
}

void options_free(cli_settings *settings)
{
    free(settings->given);
    settings->given = NULL;
}
