/* Tables of tests: a TSV file whose every row is a named cmocka test. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"

static _Noreturn void give_up(const char *path, unsigned line, const char *why, const char *what)
{
    fprintf(stderr, "%s:%u: %s %s\n", path, line, why, what);
    exit(EXIT_FAILURE);
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (memory == NULL)
        give_up(__FILE__, __LINE__, "out of memory", "");
    return memory;
}

static size_t count_lines(const char *bytes)
{
    size_t lines = 1;
    for (; *bytes != '\0'; bytes++)
        lines += *bytes == '\n';
    return lines;
}

/* Cuts a line at its tabs. */
static void split(tsv_row *row, char *line)
{
    while (line != NULL && row->count < TSV_COLUMNS_MAX) {
        row->fields[row->count++] = line;
        line = strchr(line, '\t');
        if (line != NULL)
            *line++ = '\0';
    }
    if (line != NULL)
        give_up(row->path, row->line, "more columns than TSV_COLUMNS_MAX at", line);
}

tsv tsv_load(const char *path)
{
    size_t size;
    tsv table = {.bytes = file_load(path, &size)};
    if (table.bytes == NULL)
        give_up(path, 0, "cannot be read", "");
    table.rows = allocate(count_lines(table.bytes), sizeof *table.rows);

    unsigned number = 0;
    for (char *line = table.bytes; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        char *next = line + length + (line[length] == '\n');
        line[length] = '\0';
        number++;
        if (length > 0 && *line != '#') {
            tsv_row *row = &table.rows[table.count++];
            *row = (tsv_row){.header = table.rows, .path = path, .line = number};
            split(row, line);
            if (row->count != row->header->count)
                give_up(path, number, "not as many columns as the header:", row->fields[0]);
        }
        line = next;
    }
    if (table.count < 2)
        give_up(path, number, "no rows", "");
    return table;
}

void tsv_free(tsv *table)
{
    free(table->rows);
    free(table->bytes);
}

const char *tsv_field(const tsv_row *row, const char *column)
{
    for (size_t i = 0; i < row->count; i++)
        if (strcmp(row->header->fields[i], column) == 0)
            return row->fields[i];
    give_up(row->path, row->header->line, "no column", column);
}

uint64_t tsv_number(const tsv_row *row, const char *column)
{
    const char *field = tsv_field(row, column);
    char *end;
    uint64_t number = strtoull(field, &end, 10);
    if (end == field || *end != '\0')
        give_up(row->path, row->line, "not a number:", field);
    return number;
}

static char *name_of(const tsv_row *row)
{
    static const char format[] = "%s:%u: %s";
    int size = snprintf(NULL, 0, format, row->path, row->line, row->fields[0]) + 1;
    char *name = allocate(1, (size_t)size);
    snprintf(name, (size_t)size, format, row->path, row->line, row->fields[0]);
    return name;
}

int tsv_run(const char *path, CMUnitTestFunction test)
{
    tsv table = tsv_load(path);
    size_t count = table.count - 1;
    struct CMUnitTest *tests = allocate(count, sizeof *tests);
    char **names = allocate(count, sizeof *names);
    for (size_t i = 0; i < count; i++) {
        tsv_row *row = &table.rows[i + 1];
        names[i] = name_of(row);
        tests[i] = (struct CMUnitTest){.name = names[i], .test_func = test, .initial_state = row};
    }
    int failed = _cmocka_run_group_tests(path, tests, count, NULL, NULL);
    for (size_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
    free(tests);
    tsv_free(&table);
    return failed;
}
