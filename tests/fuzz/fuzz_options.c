/* Any lines as a command line: what is parsed is what was typed, spelled in full it is parsed the
 * same, and no value of an option means anything but itself. */
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "drawing.h"
#include "fuzz.h"
#include "moment.h"
#include "options_parse.h"
#include "priority.h"
#include "say.h"
#include "settings_position.h"
#include "text.h"
#include "write_options.h"

enum { WORDS_MAX = 64 };

/* A command line: words, one behind the other. */
typedef struct command_line {
    char *bytes;
    size_t size;
    char *words[WORDS_MAX]; /* in another order, once they are parsed */
    size_t count;
} command_line;

/* ---- what is said is not shown, and refused again where it was ---- */

static unsigned long said;

void say_escaped(FILE *file, an_text text)
{
    (void)file, (void)text;
}

bool say(message which, ...)
{
    fuzz_expect(which < MESSAGE_COUNT, "a message is one of the table");
    said++;
    return false;
}

bool say_failed(message which, const char *name)
{
    (void)name;
    return say(which);
}

bool say_failure(message which, const char *name, platform_failure failure)
{
    (void)name, (void)failure;
    return say(which);
}

/* ---- parsing ---- */

static command_line line_of(an_text lines)
{
    command_line line = {.bytes = malloc(lines.size + 1), .size = lines.size};
    fuzz_expect(line.bytes != NULL, "there is memory");
    memcpy(line.bytes, lines.at, lines.size);
    line.bytes[lines.size] = '\0';
    char *at = line.bytes;
    while (at <= line.bytes + lines.size && line.count < WORDS_MAX) {
        line.words[line.count++] = at;
        at += strcspn(at, "\n");
        *at++ = '\0';
    }
    return line;
}

static bool is_in(const command_line *line, const char *value)
{
    return value >= line->bytes && value <= line->bytes + line->size;
}

static void check_parsed(const cli_settings *settings, const command_line *line)
{
    fuzz_expect(settings->file_count + settings->given_count <= line->count,
                "each file and each value is a word, or in one");
    for (size_t i = 0; i < settings->file_count; i++)
        fuzz_expect(is_in(line, settings->files[i]), "a file is a word");
    for (size_t i = 0; i < settings->given_count; i++)
        fuzz_expect(is_in(line, settings->given[i].text), "a value stands in a word");
    for (int id = 0; id < OPTION_COUNT; id++) {
        const option_row *row = option_row_of((option_id)id);
        const char *value = settings->value[id];
        fuzz_expect(value == NULL || (row->commands >> settings->command & 1) != 0,
                    "a command has its own options alone");
        fuzz_expect(value == NULL || option_takes_value((option_id)id) || *value == '\0',
                    "what takes no value has none");
    }
}

/* The same settings, every option by its full name. */
static an_buffer spelled_in_full(const cli_settings *settings)
{
    an_buffer out = {0};
    for (size_t i = 0; i < settings->given_count; i++) {
        an__buffer_put(&out, "--");
        an__buffer_put(&out, option_row_of(settings->given[i].option)->name);
        an__buffer_put(&out, "=");
        an__buffer_put(&out, settings->given[i].text);
        an__buffer_put(&out, "\n");
    }
    for (int id = 0; id < OPTION_COUNT; id++) {
        if (settings->value[id] == NULL || option_takes_value((option_id)id))
            continue;
        an__buffer_put(&out, "--");
        an__buffer_put(&out, option_row_of((option_id)id)->name);
        an__buffer_put(&out, "\n");
    }
    an__buffer_put(&out, "--");
    for (size_t i = 0; i < settings->file_count; i++) {
        an__buffer_put(&out, "\n");
        an__buffer_put(&out, settings->files[i]);
    }
    return out;
}

static void check_spelled_in_full(const cli_settings *settings)
{
    an_buffer full = spelled_in_full(settings);
    command_line line = line_of(an_text_from(full.at, full.size));
    cli_settings again = {.command = settings->command};
    fuzz_expect(line.count == WORDS_MAX || options_parse(&again, line.words, line.count),
                "what was parsed is parsed again");
    for (int id = 0; id < OPTION_COUNT && line.count < WORDS_MAX; id++)
        fuzz_expect(
            (settings->value[id] == NULL) == (again.value[id] == NULL) &&
                (again.value[id] == NULL || strcmp(settings->value[id], again.value[id]) == 0),
            "a value is the same, spelled in full");
    fuzz_expect(line.count == WORDS_MAX || settings->file_count == again.file_count,
                "so are the files");
    options_free(&again);
    free(line.bytes);
    an__buffer_free(&full);
}

/* ---- meaning ---- */

static void check_position(const cli_settings *settings)
{
    an_position position, again;
    char fen[AN_FEN_MAX];
    if (!settings_position(settings, &position, NULL))
        return;
    an_position_to_fen(fen, &position);
    fuzz_expect(an_position_from_fen(&again, an_text_of(fen), (an_variant)position.variant, NULL) ==
                        AN_OK &&
                    an__priority_key(&again) == an__priority_key(&position),
                "a position that is meant can be written");
}

static void check_numbers(const cli_settings *settings)
{
    static const option_id numbers[] = {OPTION_MAX_ERRORS, OPTION_MAX_GAME, OPTION_GAME,
                                        OPTION_EVERY, OPTION_WIDTH};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        const char *value = settings->value[numbers[i]];
        uint64_t number;
        bool is_meant = settings_number(settings, numbers[i], 7, &number);
        fuzz_expect(!is_meant || value == NULL || an_is_digit(*value), "a number has digits");
        unsigned long long least = value == NULL ? 0 : strtoull(value, NULL, 10);
        fuzz_expect(!is_meant || number >= least || number >= 1ull << 32,
                    "a number is what its digits say, or immense");
        fuzz_expect(value != NULL || (is_meant && number == 7), "what is not given is usual");
    }
}

static void check_meaning(const cli_settings *settings)
{
    from_notations from;
    an_notation to;
    an_judge_options rules;
    an_drawing drawing;
    cli_writing writing;
    moment at;
    if (settings_from(settings, &from))
        for (size_t i = 0; i < from.count; i++)
            fuzz_expect(from.at[i].style < AN_STYLE_COUNT, "a notation has a style");
    fuzz_expect(!settings_to(settings, &to) || to.style < AN_STYLE_COUNT,
                "so has that of the output");
    fuzz_expect(!settings_rules(settings, &from, &rules) || rules.variant < AN_VARIANT_COUNT,
                "the variant is one of the table");
    check_position(settings);
    check_numbers(settings);
    settings_moment(settings, &at);
    settings_drawing(settings, BOARD_TEXT, &drawing);
    writing = (cli_writing){0};
    bool is_meant = settings_writing(settings, &writing);
    fuzz_expect(!is_meant || writing.options.layout < AN_LAYOUT_COUNT,
                "a layout is one of the table");
    writing_free(&writing);
}

/* The first byte is the command. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0)
        return 0;
    cli_settings settings = {.command = (command_id)(*bytes % COMMAND_COUNT)};
    command_line line = line_of(an_text_from((const char *)bytes + 1, size - 1));
    said = 0;
    bool is_parsed = options_parse(&settings, line.words, line.count);
    fuzz_expect(is_parsed == (said == 0), "a command line that is refused is so with a message");
    if (is_parsed) {
        check_parsed(&settings, &line);
        check_spelled_in_full(&settings);
        check_meaning(&settings);
    }
    options_free(&settings);
    free(line.bytes);
    return 0;
}
