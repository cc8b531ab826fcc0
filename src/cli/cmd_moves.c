/* algnot moves and algnot perft: the legal moves of positions, listed and counted. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "lines.h"
#include "text.h"
#include "visit.h"

/* ---- moves ---- */

typedef struct named_move {
    char uci[AN_UCI_MAX];
    an_move move;
} named_move;

static int by_uci(const void *a, const void *b)
{
    const named_move *left = a, *right = b;
    return strcmp(left->uci, right->uci);
}

static size_t list_sorted(const an_position *position, named_move *list)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++) {
        list[i].move = moves[i];
        an_move_to_uci(list[i].uci, position, moves[i]);
    }
    qsort(list, count, sizeof *list, by_uci);
    return count;
}

static void put_moves(const an_position *position, const an_notation *notation, char joint)
{
    named_move list[AN_MOVES_MAX];
    size_t count = list_sorted(position, list);
    for (size_t i = 0; i < count; i++) {
        char text[AN_SAN_MAX];
        an_move_write(text, position, list[i].move, notation);
        fputs(text, stdout);
        putchar(i + 1 < count ? joint : '\n');
    }
    if (count == 0 && joint == ' ')
        putchar('\n');
}

static int put_batch(const cli_settings *settings, an_variant variant, const an_notation *notation)
{
    int status = STATUS_WELL;
    cli_lines lines = {.at = 0};
    while (lines_next(&lines, settings)) {
        an_position position;
        an_text fen = an_text_from(lines.line.at, lines.line.size);
        an_code code = an_position_from_fen(&position, fen, variant, NULL);
        if (code == AN_OK) {
            put_moves(&position, notation, ' ');
        } else {
            printf("! %s\n", an_code_slug(code));
            status = STATUS_FINDINGS;
        }
    }
    lines_free(&lines);
    return lines.failed ? STATUS_TROUBLE : status;
}

/* What is put for one position; the notation is that of its game, unless another is asked for. */
typedef struct listing {
    const cli_settings *settings;
    an_report *report;
    bool is_reached;
    bool failed;
} listing;

static void put_trace(listing *l, const an_position *position, const an_notation *notation)
{
    an_text text = an_report_priority(l->report, position, notation);
    if (text.at != NULL)
        fwrite(text.at, 1, text.size, stdout);
    else
        say(l->settings, SAY_OUT_OF_MEMORY);
    l->failed = text.at == NULL;
}

static void put_moment(void *context, const an_judgement *judgement, uint64_t ply)
{
    listing *l = context;
    an_position position = judgement->start;
    an_notation notation;
    size_t token = 0;
    l->is_reached = true;
    for (; ply > 0; ply--)
        position = an_position_play(&position, an_judgement_next(judgement, &token)->move);
    l->failed = !mean_to_like(l->settings, judgement->notation, &notation);
    if (!l->failed && l->settings->value[OPTION_TRACE] != NULL)
        put_trace(l, &position, &notation);
    else if (!l->failed)
        put_moves(&position, &notation, '\n');
}

/* What goes with one position makes no sense for a batch. */
static int run_batch(const cli_settings *settings, const an_notation *to)
{
    static const option_id others[] = {OPTION_AT, OPTION_GAME, OPTION_FEN, OPTION_TRACE};
    an_variant variant;
    an_notation notation = *to;
    if (!goes_without(settings, "--batch", others, sizeof others / sizeof *others))
        return STATUS_TROUBLE;
    if (settings->file_count > 0) {
        refuse_operand(settings, settings->files[0]);
        return STATUS_TROUBLE;
    }
    if (!mean_variant(settings, &variant))
        return STATUS_TROUBLE;
    an_notation_choose(&notation, AN_CONVENTION_EN_PASSANT, an_text_of("omit"));
    return put_batch(settings, variant, &notation);
}

int run_moves(const cli_settings *settings)
{
    an_notation notation;
    listing l = {.settings = settings};
    visit v = {.settings = settings, .context = &l, .take = put_moment};
    if (!mean_to(settings, &notation))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_BATCH] != NULL)
        return run_batch(settings, &notation);
    if (!visit_mean(&v))
        return STATUS_TROUBLE;
    v.report = l.report = an_report_open(AN_FORM_SHORT, settings->tongue, settings->with_color);
    if (l.report == NULL) {
        say(settings, SAY_OUT_OF_MEMORY);
        return STATUS_TROUBLE;
    }
    bool is_game = settings->file_count > 0 ||
                   (settings->value[OPTION_AT] != NULL && settings->value[OPTION_FEN] == NULL);
    bool is_well = (is_game ? visit_game(&v) : visit_position(&v)) && !l.failed;
    an_report_close(l.report);
    bool is_found = is_well ? !l.is_reached : v.refused == AN_ILLEGAL_POSITION;
    return is_found ? STATUS_FINDINGS : is_well ? STATUS_WELL : STATUS_TROUBLE;
}

/* ---- perft ---- */

static void divide(const an_position *position, unsigned depth)
{
    named_move list[AN_MOVES_MAX];
    size_t count = list_sorted(position, list);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(position, list[i].move);
        printf("%s: %" PRIu64 "\n", list[i].uci, an_position_perft(&after, depth - 1));
    }
    putchar('\n');
}

/* Castling rights that only Chess960 knows make a FEN without a variant one of Chess960. */
static an_code read_perft_fen(an_position *position, an_text fen, const cli_settings *settings,
                              an_variant variant)
{
    an_fen_fault fault;
    an_code code = an_position_from_fen(position, fen, variant, &fault);
    an_position wider;
    bool is_open = settings->value[OPTION_VARIANT] == NULL &&
                   (fault.defect == AN_FEN_CASTLING_RIGHT || fault.defect == AN_FEN_CASTLING);
    if (is_open && an_position_from_fen(&wider, fen, AN_CHESS960, &fault) == AN_OK &&
        fault.defect == AN_FEN_SOUND) {
        *position = wider;
        return AN_OK;
    }
    return code;
}

/* FEN ;D1 20 ;D2 400 …: a line is printed for each count up to a depth that differs. */
static bool check_row(const cli_settings *settings, char *row, unsigned depth, an_variant variant)
{
    char *counts = strchr(row, ';');
    an_text fen = an_text_from(row, counts == NULL ? strlen(row) : (size_t)(counts - row));
    an_position position;
    an_code code = read_perft_fen(&position, fen, settings, variant);
    if (code != AN_OK) {
        put_shown(stdout, fen);
        printf(": %s\n", an_code_slug(code));
        return false;
    }
    bool agrees = true;
    for (char *at = counts; at != NULL; at = strchr(at + 1, ';')) {
        char *number;
        if (at[1] != 'D')
            continue;
        unsigned long d = strtoul(at + 2, &number, 10);
        uint64_t due = strtoull(number, NULL, 10);
        if (d > depth)
            continue;
        uint64_t count = an_position_perft(&position, (unsigned)d);
        if (count == due)
            continue;
        put_shown(stdout, fen);
        printf(" D%lu: %" PRIu64 ", not %" PRIu64 "\n", d, count, due);
        agrees = false;
    }
    return agrees;
}

static int check_batch(const cli_settings *settings, unsigned depth, an_variant variant)
{
    static const option_id others[] = {OPTION_FEN, OPTION_DIVIDE};
    bool agrees = true;
    cli_lines lines = {.at = 0};
    if (!goes_without(settings, "--batch", others, sizeof others / sizeof *others))
        return STATUS_TROUBLE;
    while (lines_next(&lines, settings))
        if (lines.line.size > 0 && *lines.line.at != '#')
            agrees = check_row(settings, lines.line.at, depth, variant) && agrees;
    lines_free(&lines);
    return lines.failed ? STATUS_TROUBLE : agrees ? STATUS_WELL : STATUS_FINDINGS;
}

enum { DEPTH_MAX = 99 };

static bool mean_depth(const cli_settings *settings, unsigned *depth)
{
    if (settings->file_count == 0) {
        say(settings, SAY_MISSING_DEPTH);
        return false;
    }
    char *end;
    unsigned long value = strtoul(settings->files[0], &end, 10);
    *depth = (unsigned)value;
    if (an_is_digit(*settings->files[0]) && *end == '\0' && value <= DEPTH_MAX)
        return true;
    const char *operand = command_row_of(COMMAND_PERFT)->operands[settings->tongue];
    say(settings, SAY_BAD_VALUE, settings->files[0], operand);
    return false;
}

int run_perft(const cli_settings *settings)
{
    unsigned depth;
    an_position position;
    an_variant variant;
    if (!mean_depth(settings, &depth) || !mean_variant(settings, &variant))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_BATCH] != NULL)
        return check_batch(settings, depth, variant);
    if (!mean_position(settings, &position, NULL))
        return STATUS_TROUBLE;
    if (settings->value[OPTION_FEN] != NULL)
        read_perft_fen(&position, an_text_of(settings->value[OPTION_FEN]), settings, variant);
    if (settings->value[OPTION_DIVIDE] != NULL && depth > 0)
        divide(&position, depth);
    printf("%" PRIu64 "\n", an_position_perft(&position, depth));
    return STATUS_WELL;
}
