/* Counts of move paths against whole collections: lines of the form "FEN ;D1 20 ;D2 400".
 *
 *     perft_epd NODES FILE.epd...
 *
 * Counts above NODES are left out; 0 leaves none out. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/chess.h"
#include "file.h"

static uint64_t nodes_max;

typedef struct perft_tally {
    unsigned long counts;
    unsigned long wrong;
    uint64_t nodes;
} perft_tally;

/* The collections do not say which lines are Chess960: those whose castling field means nothing
 * in standard chess. */
static bool read_position(an_position *position, const char *fen, size_t size)
{
    an_text text = {fen, size};
    an_fen_fault fault;
    if (an_position_from_fen(position, text, AN_STANDARD, &fault) == AN_OK &&
        fault.defect != AN_FEN_CASTLING_RIGHT)
        return true;
    return an_position_from_fen(position, text, AN_CHESS960, &fault) == AN_OK;
}

static void check_line(perft_tally *tally, const char *path, unsigned number, char *line)
{
    char *field = strchr(line, ';');
    an_position position;
    if (field == NULL || !read_position(&position, line, (size_t)(field - line))) {
        printf("%s:%u: not read: %s\n", path, number, line);
        tally->wrong++;
        return;
    }
    for (; field != NULL; field = strchr(field + 1, ';')) {
        unsigned depth;
        unsigned long long nodes;
        if (sscanf(field, ";D%u %llu", &depth, &nodes) != 2 || nodes > nodes_max)
            continue;
        uint64_t got = an_position_perft(&position, depth);
        tally->counts++;
        tally->nodes += got;
        if (got == nodes)
            continue;
        tally->wrong++;
        printf("%s:%u: depth %u: expected %llu, got %llu\n", path, number, depth, nodes,
               (unsigned long long)got);
    }
}

static void check_file(perft_tally *tally, const char *path)
{
    size_t size;
    char *bytes = file_load(path, &size), *line = bytes;
    if (bytes == NULL) {
        printf("%s: cannot be read\n", path);
        tally->wrong++;
        return;
    }
    for (unsigned number = 1; *line != '\0'; number++) {
        size_t length = strcspn(line, "\n");
        char *next = line + length + (line[length] == '\n');
        line[length] = '\0';
        if (length > 0 && *line != '#')
            check_line(tally, path, number, line);
        line = next;
    }
    free(bytes);
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return fputs("perft_epd NODES FILE.epd...\n", stderr), 2;
    uint64_t limit = strtoull(argv[1], NULL, 10);
    nodes_max = limit == 0 ? UINT64_MAX : limit;
    unsigned long wrong = 0;
    for (int i = 2; i < argc; i++) {
        perft_tally tally = {0};
        check_file(&tally, argv[i]);
        printf("%s: %lu counts, %llu nodes, %lu wrong\n", argv[i], tally.counts,
               (unsigned long long)tally.nodes, tally.wrong);
        fflush(stdout);
        wrong += tally.wrong;
    }
    return wrong > 0;
}
