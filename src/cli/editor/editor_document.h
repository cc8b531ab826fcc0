/* A document that an editor holds, cut into units of whole games. What was found in a unit outlives
 * the edits of others. */
#ifndef AN_CLI_EDITOR_DOCUMENT_H
#define AN_CLI_EDITOR_DOCUMENT_H

#include "algnot.h"
#include "editor_text.h"

/* What was found in a unit. */
typedef struct editor_verdict editor_verdict;

/* A run of whole games, as a splitter hands it out. */
typedef struct editor_unit {
    size_t offset; /* in the text */
    size_t size;
    size_t indent; /* as in an_batch */
    bool is_text;
    editor_verdict *verdict; /* NULL: it is not judged yet */
} editor_unit;

/* Which parts of the text are as they were when it was cut into units. */
typedef struct editor_cut {
    bool is_done; /* nothing was edited since */
    size_t size;  /* that the text had */
    size_t head;  /* the number of bytes at its beginning that are the same */
    size_t tail;  /* the number of bytes at its end that are the same */
} editor_cut;

/* Begins with all members zero but `text.units`. */
typedef struct editor_document {
    an_buffer uri;
    int64_t version;
    editor_text text;
    editor_unit *units; /* all of the text, in its order, once it is cut */
    size_t unit_count;
    /* where the text is parted on its way into the splitter: always at the same places of it, so
     * that the units stay the same, too */
    size_t *feeds;
    size_t feed_count;
    editor_cut cut;
    size_t judged; /* units up to this index have a verdict */
    bool is_told;  /* what was found in it was published */
} editor_document;

void editor_document_free(editor_document *document);

/* Replaces bytes of the text, as editor_text_edit does. Returns false when memory runs out. */
bool editor_document_edit(editor_document *document, size_t from, size_t to, an_text bytes);

/* Forgets what was found. */
void editor_document_forget(editor_document *document);

/* Cuts the text into units, if it is not cut. A unit that no edit has touched keeps its verdict.
 * Returns false when memory runs out. */
bool editor_document_cut(editor_document *document);

/* Returns the index of the first unit that ends behind an offset; unit_count if none does. The
 * document must be cut. */
size_t editor_document_unit_at(const editor_document *document, size_t offset);

/* Returns the index of the first unit from `from` on that is not judged; unit_count if all are. */
size_t editor_document_unjudged(const editor_document *document, size_t from);

#endif
