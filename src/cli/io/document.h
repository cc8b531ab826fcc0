/* Files that are no text: documents, archives, pictures and databases of other programs. */
#ifndef AN_CLI_DOCUMENT_H
#define AN_CLI_DOCUMENT_H

#include "algnot/base.h"
#include "algnot/report.h"
#include "buffer.h"

/* A row of the table of kinds. */
typedef struct document_kind document_kind;

/* No more bytes than these, at the beginning of a file, tell whether it is a document. */
enum { DOCUMENT_BEGINNING_MAX = 4096 };

typedef enum document_answer { DOCUMENT_NONE, DOCUMENT_FOUND, DOCUMENT_UNDECIDED } document_answer;

/* Looks whether a file is a document; `beginning` is its first bytes, as they stand in the file.
 * Sets *kind, which say_document takes, if it is one. While there may be more bytes than these (not
 * `is_whole`), the answer is DOCUMENT_UNDECIDED if it depends on them; otherwise more bytes do not
 * change it. The first bytes of a text that are not blank tell it from a document. */
document_answer document_find(an_text beginning, bool is_whole, const document_kind **kind);

/* Says on standard error what the file of this name is, and what to do with it. Returns false. */
bool say_document(const char *name, const document_kind *kind);

/* Puts the sentence that say_document says. */
void document_put(an_buffer *out, an_message_language language, const char *name,
                  const document_kind *kind);

#endif
