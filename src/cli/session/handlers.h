/* What the functions that carry out commands of the recorder have in common. */
#ifndef AN_CLI_HANDLERS_H
#define AN_CLI_HANDLERS_H

#include "record_tell.h"

/* Carries out a command. Returns false if the command does not take these arguments. */
typedef bool record_handler(recorder *r, an_text arguments);

/* Returns whether a command stands alone on its line. */
static inline bool has_no_arguments(an_text arguments)
{
    return arguments.size == 0;
}

/* Refuses a command that is impossible at this place, and returns true. Before the first move of a
 * sheet it returns false instead: there the name of the command is a word of the heading, and the
 * line is read as words. */
static inline bool handler_deny(recorder *r, record_message why)
{
    if (r->dialogue.reads_prose && an_tree_at(r->session.tree) == AN_TREE_START)
        return false;
    recorder_deny(r, NOT_POSSIBLE, why);
    return true;
}

#endif
