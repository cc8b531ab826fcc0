/* algnot explain: what a finding means, with an example and its cure. */
#include "run.h"

#include <string.h>

#include "buffer.h"
#include "columns.h"
#include "commands.h"
#include "escape.h"
#include "messages.h"
#include "output.h"
#include "problem_explained.h"
#include "say.h"
#include "terms.h"
#include "text.h"

enum { INDENT = 4, SLUG_WIDTH = 28 };

/* ---- laying out ---- */

static void put_wrapped(an_buffer *out, const char *words, int line_width)
{
    while (*words != '\0') {
        an_buffer_put_text(out, columns_take_line(&words, line_width));
        an_buffer_put_char(out, '\n');
    }
}

/* An example may hold bytes that are no characters: they are escaped. */
static void put_game(an_buffer *out, const char *game)
{
    while (*game != '\0') {
        size_t size = strcspn(game, "\n");
        for (int i = 0; size > 0 && i < INDENT; i++)
            an_buffer_put_char(out, ' ');
        an__put_escaped(out, an_text_from(game, size));
        an_buffer_put_char(out, '\n');
        game += size + (game[size] == '\n');
    }
}

static void put_slug(an_buffer *out, const char *slug)
{
    an__buffer_put(out, slug);
    for (size_t i = strlen(slug); i < SLUG_WIDTH; i++)
        an_buffer_put_char(out, ' ');
}

/* ---- a code ---- */

/* Puts " (algnot validate --profile=pgn)" if the example needs more than algnot validate. */
static void put_command(an_buffer *out, an_code code, const an_explanation *told)
{
    static const char *const of_profiles[AN_PROFILE_COUNT] = {NULL, "validate --profile=pgn",
                                                              "validate --profile=fide"};
    const char *command = told->command;
    if (command == NULL)
        command = of_profiles[an_code_profile(code)];
    if (command == NULL && an_code_level(code) == AN_LEVEL_NOTE)
        command = "validate --verbose";
    if (command == NULL)
        return;
    AN_PUT_ALL(out, " (algnot ", command, ")");
}

/* Puts "castling-form — warning, group notation, only with --profile=pgn". */
static void put_head(an_buffer *out, an_code code)
{
    static const char *const profiles[AN_PROFILE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
        [AN_PROFILE_DEFAULT] = {"", ""},
        [AN_PROFILE_PGN] = {", only with --profile=pgn", ", seulement avec --profile=pgn"},
        [AN_PROFILE_FIDE] = {", only with --profile=fide", ", seulement avec --profile=fide"},
    };
    AN_PUT_ALL(out, an_code_slug(code), " — ",
               an__term_level(message_language(), an_code_level(code)),
               message_text(message_language(), SAY_GROUP),
               an__term_group(message_language(), an_code_group(code)),
               profiles[an_code_profile(code)][message_language()], "\n");
}

/* Puts what stands below the head. Codes of problems are no an_code: for them, `code` is
 * AN_OUT_OF_MEMORY. */
static void put_explanation(an_buffer *out, an_code code, const an_explanation *told,
                            int line_width)
{
    bool is_fault = an_code_level(code) != AN_LEVEL_NOTE;
    an_buffer_put_char(out, '\n');
    put_wrapped(out, told->meaning, line_width);
    AN_PUT_ALL(out, "\n", message_text(message_language(), SAY_EXAMPLE));
    put_command(out, code, told);
    an__buffer_put(out, "\n\n");
    put_game(out, told->example);
    AN_PUT_ALL(out, "\n", message_text(message_language(), is_fault ? SAY_MENDED : SAY_WITHOUT_IT),
               "\n\n");
    put_game(out, told->mended);
    AN_PUT_ALL(out, "\n", message_text(message_language(), SAY_SOURCE), told->book,
               *told->clause != '\0' ? " " : "", told->clause, "\n");
}

static void put_code(an_buffer *out, an_code code, int line_width)
{
    an_explanation told;
    if (!an_code_explain(&told, code, message_language()))
        return;
    put_head(out, code);
    put_explanation(out, code, &told, line_width);
}

/* Explains a code of problems. Returns false if the slug is none. */
static bool put_problem_code(an_buffer *out, const char *slug, int line_width)
{
    an_explanation told;
    if (!an__problem_explain(&told, an_text_of(slug), message_language()))
        return false;
    AN_PUT_ALL(out, out->size > 0 ? "\n\n" : "", slug, " — ",
               an__term_level(message_language(), AN_LEVEL_ERROR),
               message_text(message_language(), SAY_OF_PROBLEMS));
    put_explanation(out, AN_OUT_OF_MEMORY, &told, line_width);
    return true;
}

/* ---- all of them ---- */

typedef struct code_class {
    an_group group;
    an_level level;
    an_profile profile;
} code_class;

static bool is_in(an_code code, const code_class *class)
{
    return an_code_group(code) == class->group && an_code_level(code) == class->level &&
           an_code_profile(code) == class->profile;
}

/* Puts "notation: warnings (with --profile=pgn)". */
static void put_class_head(an_buffer *out, const code_class *class)
{
    static const char *const levels[AN_MESSAGE_LANGUAGE_COUNT][AN_LEVEL_ERROR + 1] = {
        {": notes (with --verbose)", ": warnings", ": errors"},
        {" : notes (avec --verbose)", " : avertissements", " : erreurs"}};
    static const char *const profiles[AN_PROFILE_COUNT][AN_MESSAGE_LANGUAGE_COUNT] = {
        [AN_PROFILE_DEFAULT] = {"", ""},
        [AN_PROFILE_PGN] = {" (with --profile=pgn)", " (avec --profile=pgn)"},
        [AN_PROFILE_FIDE] = {" (with --profile=fide)", " (avec --profile=fide)"},
    };
    AN_PUT_ALL(out, an__term_group(message_language(), class->group),
               levels[message_language()][class->level],
               profiles[class->profile][message_language()], "\n");
}

static void put_class(an_buffer *out, const code_class *class)
{
    bool is_first = true;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        an_explanation told;
        if (!is_in(code, class) || !an_code_explain(&told, code, message_language()))
            continue;
        if (is_first) {
            an__buffer_put(out, out->size > 0 ? "\n" : "");
            put_class_head(out, class);
        }
        is_first = false;
        an__buffer_put(out, "  ");
        put_slug(out, an_code_slug(code));
        AN_PUT_ALL(out, told.summary, "\n");
    }
}

static void put_list(an_buffer *out)
{
    code_class class;
    for (int group = AN_GROUP_READING; group <= AN_GROUP_FACTS; group++)
        for (int level = AN_LEVEL_ERROR; level >= AN_LEVEL_NOTE; level--)
            for (int profile = AN_PROFILE_DEFAULT; profile < AN_PROFILE_COUNT; profile++) {
                class.group = (an_group)group;
                class.level = (an_level)level;
                class.profile = (an_profile)profile;
                put_class(out, &class);
            }
}

/* ---- the command ---- */

/* Explains the codes that are asked for. Returns the status: an unknown one does not keep the
 * others from being explained. */
static int put_asked(an_buffer *out, const cli_settings *settings, int line_width)
{
    int status = STATUS_WELL;
    for (size_t i = 0; i < settings->file_count; i++) {
        if (put_problem_code(out, settings->files[i], line_width))
            continue;
        an_code code = code_of_slug(an_text_of(settings->files[i]));
        if (code == AN_OK) {
            status = STATUS_TROUBLE;
            continue;
        }
        an__buffer_put(out, out->size > 0 ? "\n\n" : "");
        put_code(out, code, line_width);
    }
    return status;
}

int run_explain(const cli_settings *settings)
{
    cli_output output;
    an_buffer out = {0};
    int status = STATUS_WELL;
    if (!output_open(&output, settings))
        return STATUS_TROUBLE;
    if (settings->file_count > 0)
        status = put_asked(&out, settings, columns_of_lines(output.file));
    else
        put_list(&out);
    if (out.failed)
        say(SAY_OUT_OF_MEMORY);
    else
        output_write(&output, an_buffer_text(&out));
    bool is_whole = output_close(&output) && !out.failed;
    an__buffer_free(&out);
    return is_whole ? status : STATUS_TROUBLE;
}
