/* The profiles: a row of profiles.tsv is judged under its profile, and what was found of one group
 * is held against it; under the default profile nothing of that is found. */
#include "tsv.h"

#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "passage.h"

static const char *const profiles[AN_PROFILE_COUNT] = {"default", "pgn", "fide"};
static const char *const groups[AN_GROUP_FACTS + 1] = {[AN_GROUP_GAME] = "game",
                                                       [AN_GROUP_NOTATION] = "notation",
                                                       [AN_GROUP_FILE] = "file",
                                                       [AN_GROUP_SHEET] = "sheet"};

typedef struct listing {
    const char *group;
    an_buffer found;
    unsigned of_profiles; /* findings that a profile alone raises */
} listing;

/* slug(text), parted by blanks. */
static void list(void *context, const an_judgement *judgement)
{
    listing *l = context;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        l->of_profiles += an_code_profile(finding->code) != AN_PROFILE_DEFAULT;
        const char *group = groups[an_code_group(finding->code)];
        if (group == NULL || strcmp(group, l->group) != 0)
            continue;
        if (l->found.size > 0)
            an_buffer_put_char(&l->found, ' ');
        an__buffer_put(&l->found, an_code_slug(finding->code));
        an_buffer_put_char(&l->found, '(');
        bool is_absent = finding->code == AN_MISSING_TAG;
        an_buffer_put_text(&l->found, is_absent ? finding->facts.other : finding->facts.text);
        an_buffer_put_char(&l->found, ')');
    }
}

/* \n as it is meant, ~ as eighty letters. */
static void put_text(an_buffer *out, const char *field)
{
    for (; *field != '\0'; field++) {
        bool escapes = field[0] == '\\' && field[1] == 'n';
        for (int i = 0; *field == '~' && i < 79; i++)
            an_buffer_put_char(out, 'a');
        an_buffer_put_char(out, escapes ? '\n' : *field == '~' ? 'a' : *field);
        field += escapes;
    }
}

static void judges(void **state)
{
    const tsv_row *row = *state;
    const char *language = tsv_field(row, "from");
    an_notation from;
    bool has_from = strcmp(language, "auto") != 0;
    if (has_from)
        from = strcmp(language, "uci") == 0 ? an_notation_of(NULL, AN_STYLE_UCI)
                                            : notation_of(language);
    an_judge_options rules = {.from = has_from ? &from : NULL, .from_count = has_from};
    while (strcmp(profiles[rules.findings.profile], tsv_field(row, "profile")) != 0)
        rules.findings.profile++;
    an_buffer text = {0};
    put_text(&text, tsv_field(row, "text"));
    listing l = {.group = tsv_field(row, "group")};
    an__buffer_put(&l.found, "");
    each_game_under(text_of(&text), &rules, list, &l);
    assert_string_equal(l.found.at, tsv_field(row, "findings"));
    l.of_profiles = 0;
    rules.findings.profile = AN_PROFILE_DEFAULT;
    each_game_under(text_of(&text), &rules, list, &l);
    assert_int_equal(l.of_profiles, 0);
    an__buffer_free(&l.found);
    an__buffer_free(&text);
}

int main(void)
{
    return tsv_run("tests/data/profiles.tsv", judges) > 0;
}
