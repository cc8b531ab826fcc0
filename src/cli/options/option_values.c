/* The values that an option may have, where they are names. */
#include "option_values.h"

#include "algnot.h"

enum {
    EVERY = (1 << COMMAND_COUNT) - 1,
    VALIDATE = 1 << COMMAND_VALIDATE,
    GRADE = 1 << COMMAND_GRADE,
    LANGUAGES = 1 << COMMAND_LANGUAGES,
    SOLVE = 1 << COMMAND_SOLVE,
    CONVERT = 1 << COMMAND_CONVERT,
    COMPARE = 1 << COMMAND_COMPARE
};

/* Adds the names of another table to a list of `count` values. Returns how many there are then. */
typedef size_t add_names(const char **values, size_t count);

static size_t add(const char **values, size_t count, const char *value)
{
    if (count < OPTION_VALUES_MAX)
        values[count++] = value;
    return count;
}

size_t option_add_codes(const char *values[OPTION_VALUES_MAX], size_t count)
{
    for (int code = 0; code < AN_CODE_COUNT; code++)
        if (code != AN_OK && an_code_group((an_code)code) != AN_GROUP_TROUBLE)
            count = add(values, count, an_code_slug((an_code)code));
    return count;
}

size_t option_add_commands(const char *values[OPTION_VALUES_MAX], size_t count)
{
    for (int id = 0; id < COMMAND_COUNT; id++)
        count = add(values, count, command_name((command_id)id));
    return count;
}

static size_t add_languages(const char **values, size_t count)
{
    for (size_t i = 0; i < an_language_count; i++)
        count = add(values, count, an_languages[i].code);
    return count;
}

static size_t add_variants(const char **values, size_t count)
{
    for (int variant = 0; variant < AN_VARIANT_COUNT; variant++)
        count = add(values, count, an_variant_name((an_variant)variant));
    return count;
}

static size_t add_layouts(const char **values, size_t count)
{
    for (int layout = 0; layout < AN_LAYOUT_COUNT; layout++)
        count = add(values, count, an_layout_name((an_layout)layout));
    return count;
}

static size_t add_layouts_and_prints(const char **values, size_t count)
{
    count = add_layouts(values, count);
    for (int form = 0; form < AN_PRINT_FORM_COUNT; form++)
        count = add(values, count, an_print_form_name((an_print_form)form));
    return count;
}

static size_t add_encodings(const char **values, size_t count)
{
    for (size_t i = 0; an_encoding_names[i] != NULL; i++)
        count = add(values, count, an_encoding_names[i]);
    return count;
}

static size_t add_forms(const char **values, size_t count)
{
    for (an_output form = AN_OUTPUT_TEXT; form < AN_OUTPUT_COUNT; form++)
        count = add(values, count, an_output_name(form));
    return count;
}

/* Adds the forms whose lines stand for themselves: nothing comes before the first or behind the
 * last. */
static size_t add_forms_of_lines(const char **values, size_t count)
{
    for (an_output form = AN_OUTPUT_TEXT; form < AN_OUTPUT_COUNT; form++)
        if ((an_output_traits(form) & AN_OUTPUT_IS_DOCUMENT) == 0)
            count = add(values, count, an_output_name(form));
    return count;
}

typedef struct value_row {
    option_id option;
    unsigned commands; /* bit n: the row is for command n */
    value_kind kind;
    const char *names[OPTION_NAMES_MAX + 1];
    add_names *more; /* of another table; NULL: none */
} value_row;

/* The first row for an option and a command counts. */
/* clang-format off */
static const value_row rows[] = {
    {OPTION_FROM, EVERY, VALUE_NAMES, {"auto", "figurine", "uci", "iccf"}, add_languages},
    {OPTION_TO, EVERY, VALUE_NAME, {"figurine", "uci", "iccf"}, add_languages},
    {OPTION_STYLE, EVERY, VALUE_NAME, {"short", "long", "full", "minimal"}, NULL},
    {OPTION_DIALECT, EVERY, VALUE_NAME, {"pgn", "fide"}, NULL},
    {OPTION_LAYOUT, CONVERT, VALUE_NAME, {NULL}, add_layouts_and_prints},
    {OPTION_LAYOUT, EVERY, VALUE_NAME, {NULL}, add_layouts},
    {OPTION_COMMENTS, EVERY, VALUE_NAME, {"braces", "parentheses"}, NULL},
    {OPTION_HEADINGS, EVERY, VALUE_NAME, {"tags", "comment"}, NULL}, /* as in an_headings */
    /* in the order of the bits AN_DROP_… */
    {OPTION_DROP, EVERY, VALUE_NAMES, {"comments", "variations", "nags", "clocks", "tags"}, NULL},
    {OPTION_ON_ERROR, EVERY, VALUE_NAME, {"keep", "stop", "drop", "fix"}, NULL},
    {OPTION_AFTER_ERROR, EVERY, VALUE_NAME, {"stop", "repair"}, NULL},
    {OPTION_PLAYED_ILLEGAL, EVERY, VALUE_NAME, {"stop", "keep"}, NULL},
    {OPTION_REJECTS, EVERY, VALUE_FILE, {NULL}, NULL},
    {OPTION_VARIANT, EVERY, VALUE_NAME, {NULL}, add_variants},
    {OPTION_PROFILE, EVERY, VALUE_NAME, {"default", "pgn", "fide"}, NULL}, /* as in an_profile */
    {OPTION_ALLOW, EVERY, VALUE_NAMES, {NULL}, option_add_codes},
    {OPTION_DENY, EVERY, VALUE_NAMES, {NULL}, option_add_codes},
    {OPTION_ONLY, EVERY, VALUE_NAMES, {NULL}, option_add_codes},
    {OPTION_FORMAT, COMPARE, VALUE_NAME, {"text", "jsonl"}, NULL},
    {OPTION_FORMAT, LANGUAGES, VALUE_NAME, {"text", "jsonl"}, NULL},
    {OPTION_FORMAT, GRADE, VALUE_NAME, {"text", "csv", "jsonl"}, NULL},
    {OPTION_FORMAT, SOLVE, VALUE_NAME, {"text", "pgn", "jsonl", "popeye"}, NULL},
    {OPTION_FORMAT, VALIDATE, VALUE_NAME, {NULL}, add_forms},
    {OPTION_FORMAT, EVERY, VALUE_NAME, {NULL}, add_forms_of_lines},
    {OPTION_EMIT, EVERY, VALUE_NAMES, {"finding", "game", "summary"}, NULL},
    {OPTION_ENCODING, EVERY, VALUE_NAME, {NULL}, add_encodings},
    {OPTION_OUTPUT, EVERY, VALUE_FILE, {NULL}, NULL},
    {OPTION_ECHO, EVERY, VALUE_NAME, {"none", "fen", "uci", "san"}, NULL},
    {OPTION_FORM, EVERY, VALUE_NAME, {"text", "svg", "fen"}, NULL},
    {OPTION_CHARSET, EVERY, VALUE_NAME, {"auto", "unicode", "ascii"}, NULL},
    {OPTION_LETTERS, EVERY, VALUE_NAME, {"figurine"}, add_languages},
    {OPTION_COORDINATES, EVERY, VALUE_NAME, {"yes", "no", "inside"}, NULL},
    {OPTION_TURN, EVERY, VALUE_NAME, {"yes", "no"}, NULL},
    {OPTION_PAGE, EVERY, VALUE_NAME, {"a4", "a5", "letter"}, NULL}, /* as in an_paper */
    {OPTION_SPACING, EVERY, VALUE_NAME, {"1. e4", "1.e4"}, NULL},
    {OPTION_KEY, EVERY, VALUE_FILE, {NULL}, NULL},
    /* as in an_problem_form */
    {OPTION_INPUT, EVERY, VALUE_NAME, {"auto", "text", "pgn", "jsonl", "popeye", "yaml"}, NULL},
    {OPTION_PROGRESS, EVERY, VALUE_NAME, {"auto", "always", "never"}, NULL},
    {OPTION_MESSAGES, EVERY, VALUE_NAME, {"auto", "en", "fr"}, NULL},
    {OPTION_COLOR, EVERY, VALUE_NAME, {"auto", "always", "never"}, NULL},
    {OPTION_MAN, EVERY, VALUE_NAME, {"3"}, option_add_commands},
    {OPTION_PROSE, EVERY, VALUE_NAME, {"keep", "convert"}, NULL},
    {OPTION_COMPLETION, EVERY, VALUE_NAME, {"bash", "zsh", "fish"}, NULL},
};
/* clang-format on */

static const value_row *row_for(unsigned commands, option_id option)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].option == option && (rows[i].commands & commands) != 0)
            return &rows[i];
    return NULL;
}

static bool is_convention(option_id option)
{
    return option >= OPTION_CASTLING && option <= OPTION_DISAMBIGUATION;
}

value_kind option_value_kind(option_id option)
{
    const value_row *row = row_for(EVERY, option);
    if (row != NULL)
        return row->kind;
    return is_convention(option) ? VALUE_NAME : VALUE_FREE;
}

const char *const *option_names(command_id command, option_id option)
{
    return row_for(1u << command, option)->names;
}

size_t option_values(command_id command, option_id option, const char *values[OPTION_VALUES_MAX])
{
    const value_row *row = row_for(1u << command, option);
    const char *name;
    size_t count = 0;
    if (is_convention(option)) {
        an_convention convention = (an_convention)(option - OPTION_CASTLING);
        for (unsigned i = 0; (name = an_convention_choice(convention, i)) != NULL; i++)
            count = add(values, count, name);
    }
    if (row == NULL)
        return count;
    for (size_t i = 0; row->names[i] != NULL; i++)
        count = add(values, count, row->names[i]);
    return row->more != NULL ? row->more(values, count) : count;
}
