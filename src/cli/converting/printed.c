/* A document that is printed: what stands before and behind its games. */
#include "printed.h"

#include "say.h"

bool printed_open(printed_document *document, const cli_writing *writing)
{
    *document = (printed_document){.is_sheet = writing->printing.form == AN_PRINT_SCORESHEET};
    if (!writing->prints)
        return true;
    document->printer = an_printer_open(&writing->printing);
    return document->printer != NULL || say(SAY_OUT_OF_MEMORY);
}

void printed_close(printed_document *document)
{
    an_printer_close(document->printer);
    document->printer = NULL;
}

static void put(printed_document *document, cli_output *output, an_text text)
{
    document->failed = document->failed || text.at == NULL;
    if (!document->failed)
        output_write(output, text);
}

void printed_begin(printed_document *document, cli_output *output)
{
    if (document->printer == NULL || document->has_begun)
        return;
    document->has_begun = true;
    put(document, output, an_printer_begin(document->printer));
}

void printed_end(printed_document *document, cli_output *output)
{
    if (document->printer == NULL || !(document->has_begun || document->is_sheet))
        return;
    if (!document->has_begun) {
        printed_begin(document, output);
        put(document, output, an_printer_blank(document->printer));
    }
    put(document, output, an_printer_end(document->printer));
}
