/* Any lines as what is typed to record: the game is sound after each of them, is read back as it
 * was written, and what was done can be undone and done again. */
#include <stdlib.h>
#include <string.h>

#include "escape.h"
#include "fuzz.h"
#include "record_line.h"
#include "saving.h"
#include "say.h"
#include "text.h"

enum { LINES_MAX = 64, LINE_MAX_SIZE = 256 };

/* ---- what is said, and what keeps the file ---- */

void say_escaped(FILE *file, an_text text)
{
    (void)file, (void)text;
}

bool say(message which, ...)
{
    (void)which;
    return false;
}

bool say_failed(message which, const char *name)
{
    (void)which, (void)name;
    return false;
}

bool say_failure(message which, const char *name, platform_failure failure)
{
    (void)which, (void)name, (void)failure;
    return false;
}

bool say_finding(an_report *report, const an_finding *finding, const an_place *place)
{
    return an_report_finding(report, finding, place).at != NULL;
}

bool recorder_has_whole(recorder *r, const an_buffer *text)
{
    (void)r;
    fuzz_expect(!text->failed, "there is memory");
    return true;
}

static void check_told(const recorder *r)
{
    an_text told = {r->answers.text.at, r->answers.text.size};
    while (told.size > 0) {
        an_glyph glyph = an_glyph_of(told);
        fuzz_expect(!glyph.is_escaped || glyph.point == '\n', "nothing told commands the terminal");
        told = an_text_after(told, glyph.size);
    }
}

void recorder_settle(recorder *r)
{
    check_told(r);
    an__buffer_clear(&r->answers.text);
    r->session.has_changed = false;
    r->answers.moves_told = 0;
}

/* ---- what must hold of a game ---- */

static an_buffer written(an_tree *tree)
{
    an_buffer pgn = {0};
    an_buffer_put_text(&pgn, an_tree_write(tree));
    fuzz_expect(pgn.at != NULL && !an_tree_has_failed(tree), "a game is written");
    return pgn;
}

static bool is_same(const an_buffer *a, const an_buffer *b)
{
    return a->size == b->size && memcmp(a->at, b->at, a->size) == 0;
}

/* The moves of the main line, which the file must hold. */
static void check_main_line(const an_tree *tree, const an_judgement *judgement)
{
    size_t token = 0;
    const an_ply *ply;
    an_node node = AN_TREE_START;
    while ((ply = an_judgement_next(judgement, &token)) != NULL) {
        node = an__tree_node_at(tree, node)->first;
        fuzz_expect(node != 0, "no move is read that was not recorded");
        an_move move = an__tree_node_at(tree, node)->move;
        fuzz_expect(ply->move.from == move.from && ply->move.to == move.to &&
                        ply->move.promotion == move.promotion,
                    "a move is read as it was recorded");
    }
    fuzz_expect(an__tree_node_at(tree, node)->first == 0, "every recorded move is read");
}

static void check_resumed(const an_judgement *judgement, const an_buffer *pgn)
{
    an_tree *again = an_tree_open(&judgement->board.start);
    fuzz_expect(again != NULL && an_tree_read(again, judgement), "a recorded game can go on");
    an_buffer second = written(again);
    fuzz_expect(is_same(pgn, &second), "it is then written as before");
    an__buffer_free(&second);
    an_tree_close(again);
}

/* What is written is one game without an error, as it is recorded. */
static void check_file(an_tree *tree, const an_buffer *pgn)
{
    static const an_judge_options rules = {.from = NULL};
    const an_batch batch = {.bytes = {pgn->at, pgn->size}};
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_reader *reader = an_reader_open();
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    fuzz_expect(an_game_next(reader, arbiter, &game, &judgement) == AN_OK, "it is a game");
    fuzz_expect(judgement.findings.error_count == 0, "nothing is wrong with it");
    fuzz_expect(game.bytes.size == pgn->size, "it is one game");
    check_main_line(tree, &judgement);
    check_resumed(&judgement, pgn);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
}

static void check_undone(an_tree *tree, const an_buffer *pgn)
{
    an_node at = an_tree_at(tree);
    if (!an_tree_undo(tree))
        return;
    fuzz_expect(an_tree_redo(tree), "what was undone can be done again");
    an_buffer again = written(tree);
    fuzz_expect(is_same(pgn, &again), "it is then as it was");
    an__buffer_free(&again);
    an_tree_go(tree, at);
}

/* ---- the dialogue ---- */

static void open_recorder(recorder *r, const cli_settings *settings)
{
    an_position start = an_position_start();
    *r = (recorder){.settings = settings,
                    .report = an_report_open(AN_OUTPUT_SHORT, message_language(), false),
                    .session.tree = an_tree_open(&start),
                    .dialogue.is_terminal = true};
    fuzz_expect(r->report != NULL && r->session.tree != NULL, "there is memory");
    while (r->languages.count < an_language_count) {
        r->languages.notations[r->languages.count] =
            an_notation_of(&an_languages[r->languages.count], AN_STYLE_SHORT);
        r->languages.count++;
    }
    r->languages.notations[r->languages.count++] = an_notation_of(NULL, AN_STYLE_ICCF);
}

static void close_recorder(recorder *r)
{
    an_tree_close(r->session.tree);
    an_report_close(r->report);
    recorder_forget_lines(r);
}

static void take_line(recorder *r, an_text line)
{
    r->input.line++;
    r->input.source = line;
    an_tree_begin_entry(r->session.tree);
    recorder_take_line(r, line);
    recorder_settle(r);
    an_buffer pgn = written(r->session.tree);
    check_file(r->session.tree, &pgn);
    check_undone(r->session.tree, &pgn);
    an__buffer_free(&pgn);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    cli_settings settings = {.command = COMMAND_RECORD};
    message_language_set(size > 0 && *bytes % 2 ? AN_MESSAGES_FRENCH : AN_MESSAGES_ENGLISH);
    recorder *r = malloc(sizeof *r);
    fuzz_expect(r != NULL, "there is memory");
    open_recorder(r, &settings);
    an_text rest = {(const char *)bytes, size};
    for (int lines = 0; rest.size > 0 && lines < LINES_MAX && !r->outcome.quits; lines++) {
        char line[LINE_MAX_SIZE + 1] = ""; /* it is a string, as it is where it is read */
        const char *end = memchr(rest.at, '\n', rest.size);
        size_t whole = end == NULL ? rest.size : (size_t)(end - rest.at) + 1;
        memcpy(line, rest.at, whole < LINE_MAX_SIZE ? whole : LINE_MAX_SIZE);
        take_line(r, an_text_of(line));
        rest = an_text_after(rest, whole);
    }
    close_recorder(r);
    free(r);
    return 0;
}
