/* A file that is read as a whole. */
#include "whole_file.h"

#include <stdio.h>
#include <string.h>

#include "document.h"
#include "files.h"
#include "input.h"
#include "say.h"

/* Begins to count the lines of the text. */
static void begin_counting(whole_file *file)
{
    file->locator = an_locator_of(file->name);
    an_locator_take(&file->locator, file->encoding, an_buffer_text(&file->text), 0);
}

bool whole_file_of(whole_file *file, const char *name, const char *text)
{
    *file = (whole_file){.name = name, .encoding = AN_ENCODING_UTF_8};
    an__buffer_put(&file->text, text);
    begin_counting(file);
    return !file->text.failed;
}

/* Decodes the bytes, unless they are those of a document. Returns false after a message. */
static bool decode(whole_file *file, an_text bytes)
{
    const document_kind *kind;
    an_text beginning = bytes;
    if (beginning.size > DOCUMENT_BEGINNING_MAX)
        beginning.size = DOCUMENT_BEGINNING_MAX;
    if (document_find(beginning, true, &kind) == DOCUMENT_FOUND)
        return say_document(file->name, kind);
    an_decoder decoder = an_decoder_of(file->encoding);
    if (!an_buffer_reserve(&file->text,
                           AN_DECODED_MAX * (bytes.size + 2 * (size_t)AN_DECODER_WAITING)))
        return say(SAY_OUT_OF_MEMORY);
    char *at = file->text.at;
    size_t size = an_decoder_take(&decoder, bytes.at, bytes.size, at);
    size += an_decoder_take(&decoder, bytes.at, 0, at + size);
    at[size] = '\0';
    file->text.size = size;
    file->encoding = decoder.encoding;
    begin_counting(file);
    return true;
}

bool whole_file_read(whole_file *file, const cli_settings *settings, an_encoding encoding,
                     const char *path)
{
    bool is_standard = strcmp(path, "-") == 0;
    const char *name = settings->value[OPTION_STDIN_FILENAME];
    *file = (whole_file){.encoding = encoding,
                         .name = !is_standard   ? path
                                 : name == NULL ? "<stdin>"
                                                : name};
    FILE *stream = is_standard ? stdin : platform_open(path, "rb");
    if (stream == NULL)
        return say_failed(SAY_CANNOT_READ, file->name);
    an_buffer bytes = {0};
    bool is_read = input_read_to_end(&bytes, stream, file->name);
    if (!is_standard)
        fclose(stream);
    is_read = is_read && decode(file, an_buffer_text(&bytes));
    an__buffer_free(&bytes);
    return is_read;
}

void whole_file_free(whole_file *file)
{
    an__buffer_free(&file->text);
}

an_place whole_file_place(whole_file *file, an_text part, uint64_t problem)
{
    return an_locator_place(&file->locator, part, problem);
}
