/* Sheets with slips: each row of sheets.tsv is judged with all its lines mended, and the likeliest
 * reading and the errors are held against it. Whatever is written, a reading is a legal game. */
#include "tsv.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "passage.h"
#include "spoilt.h"

/* ---- the table ---- */

typedef struct outcome {
    an_buffer read, findings;
    bool is_certain;
} outcome;

static void put_move(an_buffer *out, const an_position *position, an_move move,
                     const an_notation *notation)
{
    char text[AN_SAN_MAX];
    an__buffer_put(out, out->size > 0 ? " " : "");
    if (move.kind == AN_NULL_STEP) {
        an_buffer_put_char(out, '?');
        return;
    }
    an_move_write(text, position, move, notation);
    an__buffer_put(out, text);
}

/* Writes the reading, each of whose moves must be legal. */
static void put_reading(an_buffer *out, const an_judgement *judgement)
{
    an_position position = judgement->board.start;
    for (size_t i = 0; i < judgement->read.count; i++) {
        an_move move = judgement->read.moves[i];
        assert_true(an_move_is_legal(&position, move));
        put_move(out, &position, move, judgement->notation);
        position = an_position_play(&position, move);
    }
}

static void put_finding(an_buffer *out, const an_finding *finding)
{
    char text[AN_SAN_MAX];
    an__buffer_put(out, out->size > 0 ? " " : "");
    an__buffer_put(out, an_code_slug(finding->code));
    an_buffer_put_char(out, '@');
    an__buffer_put_number(out, finding->where.ply);
    if (finding->help.count == 0)
        return;
    an_move_write(text, &finding->position, finding->help.list[0].move, finding->notation);
    an_buffer_put_char(out, ':');
    an__buffer_put(out, text);
}

static void take(void *context, const an_judgement *judgement)
{
    outcome *o = context;
    put_reading(&o->read, judgement);
    o->is_certain = judgement->read.is_certain && judgement->read.count > 0;
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].level == AN_LEVEL_ERROR)
            put_finding(&o->findings, &judgement->findings.list[i]);
}

static void decodes(void **state)
{
    const tsv_row *row = *state;
    an_notation from = notation_of(tsv_field(row, "from"));
    an_judge_options options = {.from = &from, .from_count = 1, .mending = AN_MEND_LIKELY};
    an_buffer text = unescaped(tsv_field(row, "text"));
    outcome o = {.is_certain = false};
    an__buffer_put(&o.read, "");
    an__buffer_put(&o.findings, "");
    each_game_under(text_of(&text), &options, take, &o);
    assert_string_equal(o.read.at, tsv_field(row, "read"));
    assert_string_equal(o.findings.at, tsv_field(row, "findings"));
    const char *certain = tsv_field(row, "certain");
    if (*certain != '\0')
        assert_string_equal(o.is_certain ? "yes" : "no", certain);
    an__buffer_free(&o.read);
    an__buffer_free(&o.findings);
    an__buffer_free(&text);
}

/* ---- laws ---- */

enum { SHEETS = 400 / TEST_STEP };

/* What is noted of all games of a text. */
typedef struct digest {
    an_buffer told;
    size_t errors;
} digest;

static void tell(void *context, const an_judgement *judgement)
{
    digest *d = context;
    put_reading(&d->told, judgement);
    d->errors += judgement->findings.error_count;
    for (size_t i = 0; i < judgement->findings.count; i++)
        put_finding(&d->told, &judgement->findings.list[i]);
}

static digest digest_of(const an_buffer *text, an_mending mending, bool without_reasons)
{
    an_notation french = notation_of("fr");
    an_judge_options options = {.from = &french,
                                .from_count = 1,
                                .mending = mending,
                                .findings.without_reasons = without_reasons};
    digest d = {.errors = 0};
    an__buffer_put(&d.told, "");
    each_game_under(text_of(text), &options, tell, &d);
    return d;
}

/* A reading is a legal game (put_reading looks), the same text is told the same, and whether there
 * are errors does not depend on how much is asked. */
static void spoilt_sheets_are_read_soundly(void **state)
{
    uint64_t seed = UINT64_C(88172645463325252);
    an_buffer text = {0};
    (void)state;
    for (unsigned i = 0; i < SHEETS; i++) {
        spoil(&text, &seed, SHEET_WORDS, i % 8);
        digest once = digest_of(&text, AN_MEND_LIKELY, false);
        digest again = digest_of(&text, AN_MEND_LIKELY, false);
        digest quiet = digest_of(&text, AN_MEND_LIKELY, true);
        assert_string_equal(once.told.at, again.told.at);
        if ((once.errors > 0) != (quiet.errors > 0))
            fail_msg("%zu errors, %zu without reasons: %s", once.errors, quiet.errors, text.at);
        an__buffer_free(&once.told);
        an__buffer_free(&again.told);
        an__buffer_free(&quiet.told);
    }
    an__buffer_free(&text);
}

typedef struct restored {
    size_t sheets, right;
    char due[SHEET_WORDS * 6];
} restored;

static void compare(void *context, const an_judgement *judgement)
{
    restored *r = context;
    an_buffer read = {0};
    an__buffer_put(&read, "");
    put_reading(&read, judgement);
    r->right += strcmp(read.at, r->due) == 0;
    an__buffer_free(&read);
}

/* With one wrong rank a sheet, nearly all sheets are restored. */
static void one_slip_is_mended(void **state)
{
    restored r = {.sheets = 0};
    (void)state;
    for (size_t slip = 0; slip < SHEET_WORDS; slip++)
        for (int step = -1; step <= 1; step += 2) {
            an_buffer text = {0};
            r.due[0] = '\0';
            for (size_t i = 0; i < SHEET_WORDS; i++) {
                char word[8];
                strcpy(word, sheet_words[i]);
                char *rank = strpbrk(word, "12345678");
                bool is_here =
                    i == slip && rank != NULL && *rank + step >= '1' && *rank + step <= '8';
                if (is_here)
                    *rank = (char)(*rank + step);
                r.sheets += is_here;
                if (i % 2 == 0) {
                    an__buffer_put_number(&text, i / 2 + 1);
                    an__buffer_put(&text, ". ");
                }
                an__buffer_put(&text, word);
                an__buffer_put(&text, i % 2 == 1 ? "\n" : " ");
                strcat(strcat(r.due, i > 0 ? " " : ""), sheet_words[i]);
            }
            an_notation french = notation_of("fr");
            an_judge_options options = {.from = &french, .from_count = 1, .mending = AN_MEND_TEXT};
            each_game_under(text_of(&text), &options, compare, &r);
            an__buffer_free(&text);
        }
    print_message("%zu of %zu sheets are restored\n", r.right, r.sheets);
    assert_in_range(r.right, r.sheets * 8 / 10, r.sheets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(spoilt_sheets_are_read_soundly),
                                       cmocka_unit_test(one_slip_is_mended)};
    int failed = tsv_run("tests/data/sheets.tsv", decodes);
    return cmocka_run_group_tests_name("laws", tests, NULL, NULL) + failed > 0;
}
