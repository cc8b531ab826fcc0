/* A score sheet that is to be compared: a copy of a judged game, which outlives that game. */
#ifndef AN_GAME_SHEET_COPY_H
#define AN_GAME_SHEET_COPY_H

#include "algnot/compare.h"

#include "buffer.h"
#include "graph.h"
#include "sheet_clocks.h"
#include "table_index.h"

/* A tag. Its name and value are offsets into an_sheet_tags.texts. */
typedef struct an_sheet_value {
    size_t name, name_size;
    size_t value, value_size;
} an_sheet_value;

/* The tags of a sheet. */
typedef struct an_sheet_tags {
    an_buffer texts; /* their names and values */
    an_sheet_value *values;
    size_t count, capacity;
} an_sheet_tags;

struct an_sheet {
    an_game game; /* without faults and tags; its bytes and tokens belong to the sheet */
    char *bytes;
    an_token *tokens;
    an_table_index tables;
    an_sheet_tags tags;
    an_position start;
    an_sheet_habit habit; /* how it is written, with its notation */
    bool is_readable;     /* its notation and its start are known */
    bool may_be_other;    /* its language is uncertain */
    /* it is read anew from its bytes, because not all moves were read as they stand */
    bool is_from_bytes;
    an_sheet_clocks clocks;
    an_result result;
};

/* Makes marks of the moves and numbers of the sheet, read as `habit` says. The marks point into the
 * sheet and to `habit`, so both must outlive them. Returns false when memory runs out. */
bool an__sheet_marks(const an_sheet *sheet, const an_sheet_habit *habit, an_line_marks *marks);

#endif
