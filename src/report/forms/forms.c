/* The table of the forms. */
#include "forms.h"

const an_form *const an__forms[AN_OUTPUT_COUNT] = {
    [AN_OUTPUT_TEXT] = &an__text_form,     [AN_OUTPUT_SHORT] = &an__short_form,
    [AN_OUTPUT_JSONL] = &an__json_form,    [AN_OUTPUT_GCC] = &an__gcc_form,
    [AN_OUTPUT_GITHUB] = &an__github_form, [AN_OUTPUT_CHECKSTYLE] = &an__checkstyle_form,
    [AN_OUTPUT_JUNIT] = &an__junit_form,   [AN_OUTPUT_CSV] = &an__csv_form,
    [AN_OUTPUT_SARIF] = &an__sarif_form,
};

const char *an_output_name(an_output form)
{
    return form < AN_OUTPUT_COUNT ? an__forms[form]->name : NULL;
}

unsigned an_output_traits(an_output form)
{
    const an_form *row = an__forms[form];
    bool is_document = (row->traits & AN_OUTPUT_IS_DOCUMENT) != 0;
    return row->traits | (row->game != NULL ? AN_OUTPUT_TELLS_GAMES : 0) |
           (is_document && row->trouble != NULL ? AN_OUTPUT_TELLS_TROUBLE : 0);
}

const char *an_output_separator(an_output form)
{
    return an__forms[form]->separator != NULL ? an__forms[form]->separator : "";
}
