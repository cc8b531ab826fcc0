/* What the functions that carry out commands of the recorder have in common. */
#ifndef AN_CLI_HANDLERS_H
#define AN_CLI_HANDLERS_H

#include "record_tell.h"

/* Carries out a command. Returns false if the command does not take these arguments. */
typedef bool record_handler(recorder *r, an_text arguments);

/* The commands, in navigate.c, annotate.c, show_commands.c, correct.c and record_tags.c. */
record_handler handle_undo, handle_redo, handle_go, handle_variation, handle_end;
record_handler handle_comment, handle_offer, handle_result, handle_draw, handle_resign;
record_handler handle_board, handle_flip, handle_list, handle_moves, handle_save, handle_quit;
record_handler handle_correct, handle_promote;
record_handler handle_tag;

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
