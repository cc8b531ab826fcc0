/* Judges the units of documents. */
#ifndef AN_CLI_EDITOR_JUDGE_H
#define AN_CLI_EDITOR_JUDGE_H

#include "editor_document.h"
#include "editor_verdict.h"

/* How documents are judged. What it points to must outlive the judge. */
typedef struct editor_rules {
    const an_notation *from; /* as in an_judge_options */
    size_t from_count;
    an_variant variant;
    bool variant_is_given;
    an_profile profile;
    an_message_language language; /* of the messages */
} editor_rules;

/* How much a caller must know of the games of a unit. */
typedef enum editor_depth {
    EDITOR_VERDICTS, /* findings, and little more: as fast as can be */
    EDITOR_MOVES,    /* all tokens and plies */
    EDITOR_WRITING,  /* what a scribe writes, as convert has it */
    EDITOR_DEPTH_COUNT
} editor_depth;

/* Begins with all members zero. */
typedef struct editor_judge {
    an_message_language language;
    an_reader *reader;
    an_arbiter *arbiters[EDITOR_DEPTH_COUNT];
    an_report *report;
    an_buffer bytes; /* of the unit at hand, with the NUL that a reader wants */
} editor_judge;

/* Opens a judge, in the stead of an open one. Returns false when memory runs out. Call
 * editor_judge_close in either case. */
bool editor_judge_open(editor_judge *judge, const editor_rules *rules);
void editor_judge_close(editor_judge *judge);

/* Gives a unit its verdict. Returns false when memory runs out. */
bool editor_judge_unit(editor_judge *judge, const editor_document *document, editor_unit *unit);

/* Begins to read the games of a unit once more; editor_judge_next gives one after the other. Their
 * bytes are a copy of those of the unit. Returns false when memory runs out. */
bool editor_judge_take(editor_judge *judge, const editor_document *document,
                       const editor_unit *unit);

/* Like an_game_next; the depth must be the same for all games of a unit. */
an_code editor_judge_next(editor_judge *judge, editor_depth depth, an_game *game,
                          an_judgement *judgement);

/* A game that was read once more with all its moves. It lasts until the judge reads another one. */
typedef struct editor_found {
    const editor_unit *unit;
    an_game game;
    an_judgement judgement;
    size_t offset; /* of the game in the text of the document */
} editor_found;

/* Finds the game that an offset of a document is in, or right behind. The document must be cut.
 * Returns AN_OK, AN_NO_GAME or AN_OUT_OF_MEMORY. */
an_code editor_judge_find(editor_judge *judge, const editor_document *document, size_t offset,
                          editor_found *found);

/* Returns the offset in its unit of a game that editor_judge_next gave. */
size_t editor_judge_offset(const editor_judge *judge, const editor_unit *unit, const an_game *game);

#endif
