/* What was found in a unit of a document. */
#include "editor_verdict.h"

#include <stdlib.h>

void editor_verdict_free(struct editor_verdict *verdict)
{
    if (verdict == NULL)
        return;
    an__buffer_free(&verdict->words);
    free(verdict->games);
    free(verdict->findings);
    free(verdict->fixes);
    free(verdict);
}
