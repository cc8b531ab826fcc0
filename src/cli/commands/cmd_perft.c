/* algnot perft: the legal moves of positions, counted. */
#include "run.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "line_reader.h"
#include "say.h"
#include "settings.h"
#include "settings_position.h"
#include "sorted_moves.h"
#include "text.h"

static void divide(const an_position *position, unsigned depth)
{
    named_move list[AN_MOVES_MAX];
    size_t count = sorted_moves(position, list);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(position, list[i].move);
        printf("%s: %" PRIu64 "\n", list[i].uci, an_position_perft(&after, depth - 1));
    }
    putchar('\n');
}

/* Reads a FEN. Without --variant, castling rights that only Chess960 has make it a position of
 * Chess960. */
static an_code read_perft_fen(an_position *position, an_text fen, const cli_settings *settings,
                              an_variant variant)
{
    an_fen_fault fault;
    an_code code = an_position_from_fen(position, fen, variant, &fault);
    an_position wider;
    bool is_open = settings->value[OPTION_VARIANT] == NULL &&
                   (fault.defect == AN_FEN_CASTLING_RIGHT || fault.defect == AN_FEN_CASTLING_FILE);
    if (is_open && an_position_from_fen(&wider, fen, AN_CHESS960, &fault) == AN_OK &&
        fault.defect == AN_FEN_SOUND) {
        *position = wider;
        return AN_OK;
    }
    return code;
}

/* Reads "1 20", the rest of "D1 20": a depth and a count. Returns false if it is no such pair. */
static bool read_count(const char *at, unsigned long *depth, uint64_t *count)
{
    char *end;
    if (!an_is_digit(*at))
        return false;
    *depth = strtoul(at, &end, 10);
    while (*end == ' ')
        end++;
    if (!an_is_digit(*end))
        return false;
    *count = strtoull(end, &end, 10);
    while (an_is_space(*end))
        end++;
    return *end == '\0' || *end == ';';
}

/* Tells that a row has something that is no count. */
static void refuse_counts(an_text fen, const char *counts)
{
    say_escaped(stdout, an_text_trimmed(fen));
    printf(": no count: ");
    say_escaped(stdout, an_text_trimmed(an_text_of(counts)));
    putchar('\n');
}

/* Takes "FEN ;D1 20 ;D2 400 …". Writes a line for each count that differs, up to a depth.
 * Returns whether all agree. */
static bool check_row(const cli_settings *settings, char *row, unsigned depth, an_variant variant)
{
    char *counts = strchr(row, ';');
    an_text fen = an_text_from(row, counts == NULL ? strlen(row) : (size_t)(counts - row));
    an_position position;
    an_code code = read_perft_fen(&position, fen, settings, variant);
    if (code != AN_OK) {
        say_escaped(stdout, fen);
        printf(": %s\n", an_code_slug(code));
        return false;
    }
    bool agrees = true;
    for (const char *at = counts; at != NULL; at = strchr(at + 1, ';')) {
        unsigned long d;
        uint64_t due;
        if (at[1] != 'D')
            continue;
        if (!read_count(at + 2, &d, &due)) {
            refuse_counts(fen, at);
            return false;
        }
        if (d > depth)
            continue;
        uint64_t count = an_position_perft(&position, (unsigned)d);
        if (count == due)
            continue;
        say_escaped(stdout, fen);
        printf(" D%lu: %" PRIu64 ", not %" PRIu64 "\n", d, count, due);
        agrees = false;
    }
    return agrees;
}

static int check_batch(const cli_settings *settings, unsigned depth, an_variant variant)
{
    static const option_id others[] = {OPTION_FEN, OPTION_DIVIDE};
    bool agrees = true;
    line_reader lines = {.at = 0};
    if (!settings_go_without(settings, "--batch", others, sizeof others / sizeof *others))
        return STATUS_TROUBLE;
    while (line_reader_next(&lines))
        if (lines.line.size > 0 && *lines.line.at != '#')
            agrees = check_row(settings, lines.line.at, depth, variant) && agrees;
    line_reader_free(&lines);
    return lines.failed ? STATUS_TROUBLE : agrees ? STATUS_WELL : STATUS_FINDINGS;
}

enum { DEPTH_MAX = 99 };

static bool read_depth(const cli_settings *settings, unsigned *depth)
{
    if (settings->file_count == 0)
        return say(SAY_MISSING_DEPTH);
    char *end;
    unsigned long value = strtoul(settings->files[0], &end, 10);
    *depth = (unsigned)value;
    if (an_is_digit(*settings->files[0]) && *end == '\0' && value <= DEPTH_MAX)
        return true;
    const char *operand = command_row_of(COMMAND_PERFT)->operands[message_language()];
    return say(SAY_BAD_VALUE, settings->files[0], operand);
}

int run_perft(const cli_settings *settings)
{
    unsigned depth = 0;
    an_position position;
    an_variant variant;
    if (!read_depth(settings, &depth) || !settings_variant(settings, &variant))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_BATCH] != NULL)
        return check_batch(settings, depth, variant);
    if (!settings_position(settings, &position, NULL))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_FEN] != NULL)
        read_perft_fen(&position, an_text_of(settings->value[OPTION_FEN]), settings, variant);
    if (settings->value[OPTION_DIVIDE] != NULL && depth > 0)
        divide(&position, depth);
    printf("%" PRIu64 "\n", an_position_perft(&position, depth));
    return STATUS_WELL;
}
