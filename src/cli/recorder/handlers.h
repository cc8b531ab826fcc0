/* What the commands of the recorder do. */
#ifndef AN_CLI_HANDLERS_H
#define AN_CLI_HANDLERS_H

#include "record_tell.h"

/* False: what stands behind the command is not for it. */
typedef bool record_handler(recorder *r, an_text arguments);

/* Where nothing may stand behind it. */
static inline bool has_no_arguments(an_text arguments)
{
    return arguments.size == 0;
}

/* What cannot be done is refused; before the first move of a sheet its name is a word of the
 * heading. */
static inline bool handler_deny(recorder *r, record_message why)
{
    if (r->dialogue.reads_prose && an_tree_at(r->session.tree) == AN_TREE_START)
        return false;
    recorder_deny(r, NOT_POSSIBLE, why);
    return true;
}

#endif
