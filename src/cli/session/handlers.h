/* What the functions have in common that carry out the commands of the recorder. */
#ifndef AN_CLI_HANDLERS_H
#define AN_CLI_HANDLERS_H

#include "record_tell.h"

/* Carries out a command. Returns false if the arguments are not for it. */
typedef bool record_handler(recorder *r, an_text arguments);

static inline bool has_no_arguments(an_text arguments)
{
    return arguments.size == 0;
}

/* Refuses a command that cannot be carried out. Before the first move of a sheet its name is a word
 * of the heading: then this returns false, and the line is read as words. */
static inline bool handler_deny(recorder *r, record_message why)
{
    if (r->dialogue.reads_prose && an_tree_at(r->session.tree) == AN_TREE_START)
        return false;
    recorder_deny(r, NOT_POSSIBLE, why);
    return true;
}

#endif
