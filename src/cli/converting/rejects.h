/* Games that are not converted, as they go to a file of their own. */
#ifndef AN_CLI_REJECTS_H
#define AN_CLI_REJECTS_H

#include "converter.h"

/* Puts a text, decoded or in UTF-8, in the encoding of its file. `encoded` is room for it. */
bool put_encoded(batch_output *out, an_buffer *encoded, unsigned kind, an_text text);

/* Puts bytes among the rejects as they stand. */
bool reject_bytes(batch_output *out, an_buffer *encoded, an_text bytes);

/* Puts a game among the rejects; before one without tags, puts the line that says where it was. */
bool reject_game(batch_output *out, an_buffer *encoded, const an_game *game);

#endif
