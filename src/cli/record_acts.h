/* What the commands of the recorder do. */
#ifndef AN_CLI_RECORD_ACTS_H
#define AN_CLI_RECORD_ACTS_H

#include "recorder.h"

/* False: what stands behind the command makes no sense. */
typedef bool record_act(recorder *r, an_text arguments);

/* Where nothing may stand behind it. */
static inline bool act_alone(an_text arguments)
{
    return arguments.size == 0;
}

/* record_places.c */
record_act act_undo, act_redo, act_go, act_variation, act_end;

/* record_remarks.c */
record_act act_comment, act_offer, act_result, act_draw, act_resign;

/* record_tags.c */
record_act act_tag;

/* record_looks.c */
record_act act_board, act_flip, act_list, act_moves, act_save, act_quit;

#endif
