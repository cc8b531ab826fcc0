/*
 * Golden sessions: runs the commands that stand in *.test files and compares what they print.
 *
 *     run_sessions [--rewrite] PROGRAM FILE.test...
 *
 * A file is a series of sessions with empty lines between. Each line of a session begins with
 *
 *     #  a comment
 *     $  the command, as the shell reads it
 *     <  a line of its standard input, which is empty if there is none
 *     >  a line of its standard output
 *     !  a line of its standard error
 *     ?  its status, if that is not 0
 *
 * in this order, comments anywhere before the output. A space follows the mark, but an empty line
 * is the mark alone; where the last line of a text has no line end, a backslash stands before the
 * space: ">\ text". Commands run in the caller's folder with LC_ALL=C; they find PROGRAM by its
 * file name, and $SCRATCH is an empty folder for files of their own. It lies beside run_sessions
 * and bears the name of FILE, so that the sessions of several files can run at the same time. Its
 * path may have blanks in it: what a variable holds is parted at tabs and line ends alone.
 *
 * A session whose command names /dev/full is skipped where there is no such device.
 *
 * With --rewrite nothing is compared: what the commands print is written into the files.
 */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"
#include "text.h"

/* The parts of a session lie one behind the other in the bytes of its file. */
typedef struct session {
    an_text given;   /* comments, command and input */
    an_text outcome; /* output and status */
    an_text gap;     /* the empty lines that follow */
    an_text command; /* empty: there are only comments */
    const char *path;
    unsigned line;         /* of the command */
    unsigned outcome_line; /* where the outcome stands, or should stand */
} session;

typedef struct session_file {
    char *bytes;
    size_t size;
    session *sessions;
    size_t count;
} session_file;

/* Run by sh with PROGRAM and with the path that all files of a run begin with. It starts no program
 * that it can do without, since there are thousands of sessions. */
static const char prologue[] =
    "program=$1 files=$2\n"
    "case $program in /*) ;; *) program=$PWD/$program ;; esac\n"
    "case $files in /*) ;; *) files=$PWD/$files ;; esac\n"
    "export LC_ALL=C PATH=\"${program%/*}:$PATH\" SCRATCH=\"$files.scratch\"\n"
    "IFS='\t\n'\n";
static const char make_scratch[] = "rm -rf \"$SCRATCH\" && mkdir \"$SCRATCH\" || exit\n";
static const char session_script[] = "(\n"
                                     "%.*s\n"
                                     ") <\"$2.stdin\" >\"$2.stdout\" 2>\"$2.stderr\"\n"
                                     "echo $? >\"$2.status\"\n";

static const char *program;
static const char *own_path;
static char scratch[FILENAME_MAX]; /* the names of all files of a run begin with this path */

static _Noreturn void give_up(const char *where, unsigned line, const char *why)
{
    fprintf(stderr, "%s:%u: %s\n", where, line, why);
    exit(EXIT_FAILURE);
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        give_up(__FILE__, __LINE__, "out of memory");
    return memory;
}

/* Cuts the first line off a text, without its line end; false at the end of the text. */
static bool next_line(an_text *rest, an_text *line)
{
    if (rest->size == 0)
        return false;
    const char *end = memchr(rest->at, '\n', rest->size);
    *line = an_text_from(rest->at, end != NULL ? (size_t)(end - rest->at) : rest->size);
    *rest = an_text_after(*rest, line->size + (end != NULL));
    return true;
}

/* Reading the file. */

static void take_given(session *s, an_text line, unsigned number)
{
    if (s->outcome.size > 0)
        give_up(s->path, number, "only an empty line or more output can follow output");
    if (*line.at == '<' && s->command.size == 0)
        give_up(s->path, number, "input before the command");
    if (*line.at == '$' && (s->command.size > 0 || line.size < 3))
        give_up(s->path, number, "not one command in this session");
    if (*line.at == '$') {
        s->command = an_text_after(line, 2);
        s->line = number;
    }
    s->outcome_line = number + 1;
}

/* Parts grow line by line. */
static void extend(an_text *part, an_text line)
{
    if (part->size == 0)
        part->at = line.at;
    part->size += line.size + 1;
}

static void take_line(session_file *file, an_text line, unsigned number)
{
    session *s = &file->sessions[file->count - 1];
    if (line.size == 0) {
        extend(&s->gap, line);
        return;
    }
    if (s->gap.size > 0) {
        const char *path = s->path;
        s = &file->sessions[file->count++];
        s->path = path;
    }
    if (strchr("#$<", *line.at) != NULL) {
        take_given(s, line, number);
        extend(&s->given, line);
    } else if (strchr(">!?", *line.at) == NULL) {
        give_up(s->path, number, "a line of a session begins with one of # $ < > ! ?");
    } else if (s->command.size == 0) {
        give_up(s->path, number, "output without a command");
    } else {
        extend(&s->outcome, line);
    }
}

static session_file load_sessions(const char *path)
{
    session_file file = {.bytes = NULL};
    file.bytes = file_load(path, &file.size);
    if (file.bytes == NULL)
        give_up(path, 0, "cannot be read");
    if (file.size > 0 && file.bytes[file.size - 1] != '\n')
        give_up(path, 0, "the last line has no line end");

    const an_text text = an_text_from(file.bytes, file.size);
    an_text line;
    size_t lines = 0;
    for (an_text rest = text; next_line(&rest, &line);)
        lines++;
    file.sessions = allocate(lines + 1, sizeof *file.sessions);
    file.count = 1;
    file.sessions[0].path = path;
    unsigned number = 1;
    for (an_text rest = text; next_line(&rest, &line); number++)
        take_line(&file, line, number);
    return file;
}

static void free_sessions(session_file *file)
{
    free(file->sessions);
    free(file->bytes);
}

/* Running a session. */

/* The files of a run lie in the folder of run_sessions, and are named after its session file. */
static void name_scratch(const char *path)
{
    const char *own_name = strrchr(own_path, '/'), *name = strrchr(path, '/');
    int folder = own_name != NULL ? (int)(own_name - own_path) : 1;
    name = name != NULL ? name + 1 : path;
    int size = snprintf(scratch, sizeof scratch, "%.*s/%.*s", folder,
                        own_name != NULL ? own_path : ".", (int)strcspn(name, "."), name);
    if (size < 0 || (size_t)size >= sizeof scratch)
        give_up(path, 0, "the path is too long");
}

static bool holds(an_text text, const char *part)
{
    const size_t size = strlen(part);
    for (; text.size >= size; text = an_text_after(text, 1))
        if (memcmp(text.at, part, size) == 0)
            return true;
    return false;
}

/* Some machines have no /dev/full, the device that has no room left. */
static bool can_run(const session *s)
{
    static const char device[] = "/dev/full";
    if (!holds(s->command, device))
        return true;
    FILE *file = fopen(device, "r");
    if (file != NULL)
        fclose(file);
    else
        printf("skipped: %s:%u: there is no %s here\n", s->path, s->line, device);
    return file != NULL;
}

static void name_file(char name[FILENAME_MAX], const char *suffix)
{
    int size = snprintf(name, FILENAME_MAX, "%s%s", scratch, suffix);
    if (size < 0 || size >= FILENAME_MAX)
        give_up(scratch, 0, "the path is too long");
}

static FILE *create(const char *suffix)
{
    char name[FILENAME_MAX];
    name_file(name, suffix);
    FILE *file = fopen(name, "wb");
    if (file == NULL)
        give_up(name, 0, "cannot be written");
    return file;
}

static an_text load(const char *suffix)
{
    char name[FILENAME_MAX];
    name_file(name, suffix);
    size_t size;
    char *bytes = file_load(name, &size);
    if (bytes == NULL)
        give_up(name, 0, "cannot be read: did the shell not run?");
    return an_text_from(bytes, size);
}

static void write_input(const session *s)
{
    FILE *input = create(".stdin");
    an_text rest = s->given, line;
    while (next_line(&rest, &line)) {
        if (*line.at != '<')
            continue;
        bool is_unended = line.size > 1 && line.at[1] == '\\';
        size_t mark = is_unended ? 3 : 2;
        if (line.size > mark)
            fwrite(line.at + mark, 1, line.size - mark, input);
        if (!is_unended)
            putc('\n', input);
    }
    fclose(input);
}

/* Copies what a command has printed, with a mark before each line. */
static void write_output(FILE *outcome, char mark, const char *suffix)
{
    an_text output = load(suffix), rest = output, line;
    while (next_line(&rest, &line)) {
        bool is_unended = line.at + line.size == output.at + output.size;
        putc(mark, outcome);
        fputs(is_unended ? "\\ " : line.size > 0 ? " " : "", outcome);
        fwrite(line.at, 1, line.size, outcome);
        putc('\n', outcome);
    }
    free((char *)output.at);
}

/* The outcome of a session as it should stand in the file, for the caller to free. */
static an_text run(const session *s)
{
    write_input(s);
    FILE *commands = create(".sh");
    fputs(prologue, commands);
    if (holds(s->command, "SCRATCH"))
        fputs(make_scratch, commands);
    fprintf(commands, session_script, (int)s->command.size, s->command.at);
    fclose(commands);
    char call[3 * FILENAME_MAX];
    snprintf(call, sizeof call, "sh '%s.sh' '%s' '%s'", scratch, program, scratch);
    if (system(call) != 0)
        give_up(s->path, s->line, "the shell has failed");

    FILE *outcome = create(".outcome");
    write_output(outcome, '>', ".stdout");
    write_output(outcome, '!', ".stderr");
    an_text status = load(".status");
    if (!an_text_is(status, "0\n"))
        fprintf(outcome, "? %s", status.at);
    free((char *)status.at);
    fclose(outcome);
    return load(".outcome");
}

/* Comparing. */

static unsigned count_equal_lines(an_text a, an_text b)
{
    unsigned count = 0;
    an_text from_a, from_b;
    while (next_line(&a, &from_a) && next_line(&b, &from_b) && an_text_equal(from_a, from_b))
        count++;
    return count;
}

static void goes_as_written(void **state)
{
    const session *s = *state;
    if (!can_run(s))
        skip();
    an_text got = run(s);
    bool is_equal = an_text_equal(got, s->outcome);
    if (!is_equal) {
        fprintf(stderr, "%s:%u: the outcome differs from here on\nexpected:\n", s->path,
                s->outcome_line + count_equal_lines(got, s->outcome));
        fwrite(s->outcome.at, 1, s->outcome.size, stderr);
        fputs("got:\n", stderr);
        fwrite(got.at, 1, got.size, stderr);
    }
    free((char *)got.at);
    assert_true(is_equal);
}

static char *name_of(const session *s)
{
    static const char format[] = "%s:%u: %.*s";
    int length = (int)s->command.size;
    int size = snprintf(NULL, 0, format, s->path, s->line, length, s->command.at) + 1;
    char *name = allocate((size_t)size, 1);
    snprintf(name, (size_t)size, format, s->path, s->line, length, s->command.at);
    return name;
}

/* Returns how many sessions failed. */
static int compare(const char *path)
{
    session_file file = load_sessions(path);
    name_scratch(path);
    struct CMUnitTest *tests = allocate(file.count, sizeof *tests);
    char **names = allocate(file.count, sizeof *names);
    size_t count = 0;
    for (size_t i = 0; i < file.count; i++) {
        session *s = &file.sessions[i];
        if (s->command.size == 0)
            continue;
        names[count] = name_of(s);
        tests[count] = (struct CMUnitTest){
            .name = names[count], .test_func = goes_as_written, .initial_state = s};
        count++;
    }
    int failed = _cmocka_run_group_tests(path, tests, count, NULL, NULL);
    while (count > 0)
        free(names[--count]);
    free(names);
    free(tests);
    free_sessions(&file);
    return failed;
}

/* Rewriting. */

static void write_text(FILE *file, an_text text)
{
    if (text.size > 0)
        fwrite(text.at, 1, text.size, file);
}

/* For the caller to free. */
static an_text copy_of(an_text text)
{
    char *bytes = allocate(text.size + 1, 1);
    if (text.size > 0)
        memcpy(bytes, text.at, text.size);
    return an_text_from(bytes, text.size);
}

/* All sessions run before the file is opened: a run that is broken off loses nothing. */
static void rewrite(const char *path)
{
    session_file file = load_sessions(path);
    name_scratch(path);
    an_text *outcomes = allocate(file.count, sizeof *outcomes);
    size_t changed = 0;
    for (size_t i = 0; i < file.count; i++) {
        const session *s = &file.sessions[i];
        if (s->command.size == 0)
            continue;
        outcomes[i] = can_run(s) ? run(s) : copy_of(s->outcome);
        changed += !an_text_equal(outcomes[i], s->outcome);
    }
    if (changed > 0) {
        FILE *out = fopen(path, "wb");
        if (out == NULL)
            give_up(path, 0, "cannot be written");
        for (size_t i = 0; i < file.count; i++) {
            write_text(out, file.sessions[i].given);
            write_text(out, outcomes[i]);
            write_text(out, file.sessions[i].gap);
        }
        if (fclose(out) != 0)
            give_up(path, 0, "cannot be written");
    }
    printf("%s: %zu sessions rewritten\n", path, changed);
    for (size_t i = 0; i < file.count; i++)
        free((char *)outcomes[i].at);
    free(outcomes);
    free_sessions(&file);
}

int main(int argc, char **argv)
{
    bool rewrites = argc > 1 && strcmp(argv[1], "--rewrite") == 0;
    int first = rewrites ? 2 : 1, failed = 0;
    if (argc < first + 2) {
        fputs("usage: run_sessions [--rewrite] PROGRAM FILE.test...\n", stderr);
        return 2;
    }
    own_path = argv[0];
    program = argv[first];
    for (int i = first + 1; i < argc; i++) {
        if (rewrites)
            rewrite(argv[i]);
        else
            failed += compare(argv[i]);
        if (failed > 0)
            fputs("If the program is right, run make golden and read git diff tests/cli.\n",
                  stderr);
    }
    return failed > 0;
}
