/* Short games on which other readers disagree: a row of probes.tsv is judged, and what came of it
 * is held against the verdict, for which the row has its reason. */
#include "tsv.h"

#include <string.h>

#include "passage.h"

typedef struct outcome {
    an_buffer games;    /* plies:language:result, - where one is not known */
    an_buffer findings; /* code@ply, in the order of their places */
} outcome;

static void put_separator(an_buffer *out)
{
    an__buffer_put(out, out->size > 0 ? " " : "");
}

static const char *language_of(const an_judgement *judgement)
{
    if (judgement->notation == NULL)
        return "-";
    return judgement->notation->language == NULL
               ? an_style_name((an_style)judgement->notation->style)
               : judgement->notation->language->code;
}

static void take(void *context, const an_judgement *judgement)
{
    outcome *o = context;
    put_separator(&o->games);
    an__buffer_put_number(&o->games, judgement->main.ply_count);
    an_buffer_put_char(&o->games, ':');
    an__buffer_put(&o->games, language_of(judgement));
    an_buffer_put_char(&o->games, ':');
    an__buffer_put(&o->games,
                   judgement->result == AN_NO_RESULT ? "-" : an_result_name(judgement->result));
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        put_separator(&o->findings);
        an__buffer_put(&o->findings, an_code_slug(finding->code));
        if (finding->where.ply == 0)
            continue;
        an_buffer_put_char(&o->findings, '@');
        an__buffer_put_number(&o->findings, finding->where.ply);
    }
}

static void rules_as_said(void **state)
{
    const tsv_row *row = *state;
    an_buffer text = unescaped(tsv_field(row, "text"));
    outcome o = {{0}, {0}};
    an__buffer_put(&o.games, "");
    an__buffer_put(&o.findings, "");
    each_game(text_of(&text), NULL, take, &o);
    assert_string_equal(o.games.at, tsv_field(row, "games"));
    assert_string_equal(o.findings.at, tsv_field(row, "findings"));
    assert_true(strlen(tsv_field(row, "reason")) > 0);
    an__buffer_free(&o.games);
    an__buffer_free(&o.findings);
    an__buffer_free(&text);
}

int main(void)
{
    return tsv_run("tests/data/probes.tsv", rules_as_said) > 0;
}
