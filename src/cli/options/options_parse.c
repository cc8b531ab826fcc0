/* Reads the command line by the table of options. */
#include "options_parse.h"

#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "similar.h"
#include "text.h"
#include "utf8.h"

/* The state of parsing. It goes on after the first fault, which is told at the end: --messages
 * may stand behind it. */
typedef struct parser {
    cli_settings *settings;
    message fault;        /* MESSAGE_COUNT: there is none so far */
    option_spelling word; /* that the fault is about */
} parser;

static void note_fault(parser *p, message fault, option_spelling word)
{
    if (p->fault != MESSAGE_COUNT)
        return;
    p->fault = fault;
    p->word = word;
}

/* ---- finding options ---- */

/* If the command is unknown, any option may be right. */
static bool belongs(const cli_settings *settings, option_id id)
{
    return settings->command == COMMAND_NONE ||
           (option_row_of(id)->commands >> settings->command & 1) != 0;
}

static bool has_name(option_id id, an_text name)
{
    return an_text_is(name, option_row_of(id)->name);
}

/* Finds the options whose names begin with `name`, or the one whose whole name it is. Returns
 * how many there are. */
static size_t find_long(const cli_settings *settings, an_text name, option_id found[OPTION_COUNT])
{
    size_t count = 0;
    for (option_id id = 0; id < OPTION_COUNT && name.size > 0; id++) {
        if (!belongs(settings, id) || strncmp(option_row_of(id)->name, name.at, name.size) != 0)
            continue;
        if (has_name(id, name)) {
            found[0] = id;
            return 1;
        }
        found[count++] = id;
    }
    return count;
}

static bool is_of_another_command(an_text name)
{
    option_id id = 0;
    while (id < OPTION_COUNT && !has_name(id, name))
        id++;
    return id < OPTION_COUNT;
}

/* Returns the only option whose name begins with `name`; OPTION_COUNT after noting a fault. */
static option_id find_option(parser *p, an_text name)
{
    option_id found[OPTION_COUNT];
    size_t count = find_long(p->settings, name, found);
    if (count == 1)
        return found[0];
    if (count > 0)
        note_fault(p, SAY_AMBIGUOUS_OPTION, option_spelled(name));
    else if (is_of_another_command(name))
        note_fault(p, SAY_NOT_THIS_COMMAND, option_spelled(name));
    else
        note_fault(p, SAY_UNKNOWN_OPTION, option_spelled(name));
    return OPTION_COUNT;
}

/* ---- words ---- */

static void take_value(parser *p, option_id id, const char *value, option_spelling name)
{
    cli_settings *settings = p->settings;
    if (value == NULL) {
        note_fault(p, SAY_NEEDS_VALUE, name);
        return;
    }
    settings->value[id] = value;
    settings->given[settings->given_count++] = (option_value){id, value};
}

/* Takes "name" or "name=value". Returns true if the next word was the value. */
static bool parse_long(parser *p, const char *word, const char *next)
{
    const char *equals = strchr(word, '=');
    size_t size = equals == NULL ? strlen(word) : (size_t)(equals - word);
    option_id id = find_option(p, an_text_from(word, size));
    if (id == OPTION_COUNT)
        return false;
    option_spelling name = option_spelled_of(id);
    if (equals == NULL && !option_needs_value(id)) {
        p->settings->value[id] = "";
        return false;
    }
    if (!option_takes_value(id)) {
        note_fault(p, SAY_TAKES_NO_VALUE, name);
        return false;
    }
    take_value(p, id, equals == NULL ? next : equals + 1, name);
    return equals == NULL;
}

/* Takes letters: short options may be bundled, and one that takes a value takes the rest of the
 * word, else the next word. Returns true if the next word was the value. */
static bool parse_short(parser *p, const char *word, const char *next)
{
    for (; *word != '\0'; word++) {
        option_spelling letter = {"-"};
        option_id id = 0;
        while (id < OPTION_COUNT &&
               (option_row_of(id)->letter != *word || !belongs(p->settings, id)))
            id++;
        size_t size;
        an_utf8_decode(an_text_of(word), &size);
        strncat(letter.text, word, size);
        if (id == OPTION_COUNT) {
            note_fault(p, SAY_UNKNOWN_OPTION, letter);
            return false;
        }
        if (!option_takes_value(id)) {
            p->settings->value[id] = "";
            continue;
        }
        bool is_last = word[1] == '\0';
        take_value(p, id, is_last ? next : word + 1, letter);
        return is_last;
    }
    return false;
}

static void parse_words(parser *p, char **words, size_t count)
{
    cli_settings *settings = p->settings;
    bool only_files = false;
    settings->files = words;
    settings->file_count = 0;
    settings->given_count = 0;
    for (size_t i = 0; i < count; i++) {
        char *word = words[i];
        const char *next = i + 1 < count ? words[i + 1] : NULL;
        if (only_files || word[0] != '-' || word[1] == '\0')
            settings->files[settings->file_count++] = word;
        else if (strcmp(word, "--") == 0)
            only_files = true;
        else if (word[1] == '-')
            i += parse_long(p, word + 2, next);
        else
            i += parse_short(p, word + 1, next);
    }
}

/* Takes the language of --messages. A value that names no language is refused later, in the
 * language of the environment. */
static void take_message_language(const cli_settings *settings)
{
    const char *name = settings->value[OPTION_MESSAGES];
    if (name != NULL && strcmp(name, "en") == 0)
        message_language_set(AN_MESSAGES_ENGLISH);
    if (name != NULL && strcmp(name, "fr") == 0)
        message_language_set(AN_MESSAGES_FRENCH);
}

/* ---- faults ---- */

static void say_ambiguous(const cli_settings *settings, const char *word)
{
    option_id found[OPTION_COUNT];
    char list[OPTION_COUNT * sizeof(option_spelling)] = "";
    size_t count = find_long(settings, an_text_of(word + strlen("--")), found);
    for (size_t i = 0; i < count; i++) {
        strcat(list, i == 0 ? "" : ", ");
        strcat(list, option_spelled_of(found[i]).text);
    }
    say(SAY_AMBIGUOUS_OPTION, word, list);
}

static void say_unknown(const cli_settings *settings, const char *word)
{
    const char *names[OPTION_COUNT], *similar = NULL;
    size_t count = 0;
    for (option_id id = 0; id < OPTION_COUNT; id++)
        if (belongs(settings, id))
            names[count++] = option_row_of(id)->name;
    if (strncmp(word, "--", 2) == 0)
        similar = most_similar(word + strlen("--"), names, count);
    say(SAY_UNKNOWN_OPTION, word);
    if (similar != NULL)
        say(SAY_DID_YOU_MEAN, option_spelled(an_text_of(similar)).text);
    else
        say(SAY_TRY_HELP_OF, command_name(settings->command));
}

static void say_fault(const parser *p)
{
    if (p->fault == SAY_AMBIGUOUS_OPTION)
        say_ambiguous(p->settings, p->word.text);
    else if (p->fault == SAY_UNKNOWN_OPTION)
        say_unknown(p->settings, p->word.text);
    else
        say(p->fault, p->word.text, command_name(p->settings->command));
    if (p->fault == SAY_NOT_THIS_COMMAND)
        say(SAY_TRY_HELP_OF, command_name(p->settings->command));
}

bool options_parse(cli_settings *settings, char **words, size_t count)
{
    parser p = {.settings = settings, .fault = MESSAGE_COUNT};
    settings->given = calloc(count + 1, sizeof *settings->given);
    if (settings->given == NULL)
        return say(SAY_OUT_OF_MEMORY);
    parse_words(&p, words, count);
    take_message_language(settings);
    if (settings->value[OPTION_QUIET] != NULL)
        settings->value[OPTION_VERBOSE] = NULL; /* the exit status only */
    if (p.fault != MESSAGE_COUNT && settings->command != COMMAND_NONE)
        say_fault(&p);
    return p.fault == MESSAGE_COUNT;
}

void options_free(cli_settings *settings)
{
    free(settings->given);
    settings->given = NULL;
}
