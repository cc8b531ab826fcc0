/* The table of the forms. */
#include "forms.h"

#include "checkstyle.h"
#include "csv.h"
#include "github.h"
#include "json.h"
#include "junit.h"
#include "sarif.h"
#include "text_forms.h"

/* clang-format off */
const an_form an__forms[AN_OUTPUT_COUNT] = {
    [AN_OUTPUT_TEXT] = {.name = "text", .traits = AN_OUTPUT_HAS_COLOR, .finding = an__text_finding},
    [AN_OUTPUT_SHORT] = {.name = "short", .traits = AN_OUTPUT_HAS_COLOR, .finding = an__short_finding},
    [AN_OUTPUT_JSONL] = {.name = "jsonl", .traits = AN_OUTPUT_FOR_PROGRAMS,
        .finding = an__json_finding, .game = an__json_game, .end = an__json_totals},
    [AN_OUTPUT_GCC] = {.name = "gcc", .traits = AN_OUTPUT_FOR_PROGRAMS, .finding = an__gcc_finding},
    [AN_OUTPUT_GITHUB] = {.name = "github", .finding = an__github_finding,
        .trouble = an__github_trouble},
    [AN_OUTPUT_CHECKSTYLE] = {.name = "checkstyle",
        .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT | AN_OUTPUT_HOLDS_FILES,
        .begin = an__checkstyle_begin, .begin_file = an__checkstyle_begin_file,
        .finding = an__checkstyle_finding, .trouble = an__checkstyle_trouble,
        .end_file = an__checkstyle_end_file, .end = an__checkstyle_end},
    [AN_OUTPUT_JUNIT] = {.name = "junit",
        .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT | AN_OUTPUT_HOLDS_FILES |
            AN_OUTPUT_NAMES_PLAYERS,
        .begin = an__junit_begin, .begin_file = an__junit_begin_file,
        .finding = an__junit_finding, .game = an__junit_game, .trouble = an__junit_trouble,
        .end_file = an__junit_end_file, .end = an__junit_end},
    [AN_OUTPUT_CSV] = {.name = "csv",
        .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT | AN_OUTPUT_NAMES_PLAYERS,
        .begin = an__csv_begin, .game = an__csv_game},
    [AN_OUTPUT_SARIF] = {.name = "sarif",
        .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT, .separator = ",",
        .begin = an__sarif_begin, .finding = an__sarif_finding, .trouble = an__sarif_trouble,
        .end = an__sarif_end},
};
/* clang-format on */

const char *an_output_name(an_output form)
{
    return form < AN_OUTPUT_COUNT ? an__forms[form].name : NULL;
}

unsigned an_output_traits(an_output form)
{
    const an_form *row = &an__forms[form];
    bool is_document = (row->traits & AN_OUTPUT_IS_DOCUMENT) != 0;
    return row->traits | (row->game != NULL ? AN_OUTPUT_TELLS_GAMES : 0) |
           (is_document && row->trouble != NULL ? AN_OUTPUT_TELLS_TROUBLE : 0);
}

const char *an_output_separator(an_output form)
{
    return an__forms[form].separator != NULL ? an__forms[form].separator : "";
}
