/* What was probably meant: a row of suggestions.tsv is judged, and what its first refused move is
 * told to be is held against it. */
#include "tsv.h"

#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "passage.h"

static void put_suggestions(an_buffer *out, const an_finding *finding)
{
    for (size_t i = 0; i < finding->help.count; i++) {
        const an_suggestion *suggestion = &finding->help.list[i];
        char text[AN_SAN_MAX];
        an_move_write(text, &finding->position, suggestion->move, finding->notation);
        an__buffer_put(out, i == 0 ? "" : ", ");
        an__buffer_put(out, text);
        an_buffer_put_char(out, ' ');
        an__buffer_put_number(out, suggestion->legal_after);
        an_buffer_put_char(out, '/');
        an__buffer_put_number(out, suggestion->of);
    }
}

typedef struct outcome {
    an_buffer suggestions;
    an_buffer errors; /* slug@ply, "after" before those of a mended line */
    size_t plies;
} outcome;

static void take(void *context, const an_judgement *judgement)
{
    outcome *o = context;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->level != AN_LEVEL_ERROR || finding->code == AN_MIXED_LANGUAGES)
            continue;
        if (o->errors.size == 0)
            put_suggestions(&o->suggestions, finding);
        an__buffer_put(&o->errors, o->errors.size == 0 ? "" : " ");
        an__buffer_put(&o->errors, finding->is_after_error ? "after:" : "");
        an__buffer_put(&o->errors, an_code_slug(finding->code));
        an_buffer_put_char(&o->errors, '@');
        an__buffer_put_number(&o->errors, finding->where.ply);
    }
    o->plies = judgement->main.ply_count;
}

static an_mending mending_of(const char *name)
{
    return strcmp(name, "likely") == 0    ? AN_MEND_LIKELY
           : strcmp(name, "certain") == 0 ? AN_MEND_CERTAIN
                                          : AN_MEND_NOTHING;
}

static void suggests(void **state)
{
    const tsv_row *row = *state;
    const char *text = tsv_field(row, "text"), *fen = tsv_field(row, "fen");
    an_notation from = notation_of(tsv_field(row, "from"));
    an_judge_options rules = {.from = &from,
                              .from_count = 1,
                              .fen = *fen == '\0' ? NULL : fen,
                              .mending = mending_of(tsv_field(row, "mending"))};
    outcome o = {.plies = 0};
    an_batch batch = {.bytes = an_text_of(text), .is_text = true};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_game game;
    an_judgement judgement;
    an__buffer_put(&o.suggestions, "");
    an__buffer_put(&o.errors, "");
    an_reader_take(reader, &batch);
    assert_int_equal(an_reader_next(reader, &game), AN_OK);
    assert_int_equal(an_arbiter_judge(arbiter, &game, &judgement), AN_OK);
    take(&o, &judgement);
    assert_string_equal(o.suggestions.at, tsv_field(row, "suggestions"));
    assert_string_equal(o.errors.at, tsv_field(row, "errors"));
    assert_int_equal(o.plies, tsv_number(row, "plies"));
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    an__buffer_free(&o.suggestions);
    an__buffer_free(&o.errors);
}

int main(void)
{
    return tsv_run("tests/data/suggestions.tsv", suggests) > 0;
}
