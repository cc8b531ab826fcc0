/* What is said about the game while it is taken down: comments, offers, results. */
#include "fold.h"
#include "record_acts.h"
#include "terms.h"
#include "text.h"

void recorder_comment(recorder *r, an_text text)
{
    if (r->begins) {
        an_buffer_put(&r->remark, r->remark.size > 0 ? " " : "");
        an_buffer_put_text(&r->remark, text);
        return;
    }
    an_tree_add_comment(r->tree, text);
    r->has_changed = true;
}

bool act_comment(recorder *r, an_text arguments)
{
    if (r->reads_prose) { /* nobody is there to see what it would replace */
        recorder_comment(r, arguments);
        return true;
    }
    const char *former = an_tree_node_at(r->tree, an_tree_at(r->tree))->comment;
    if (former != NULL)
        recorder_tell(r, TELL_REPLACED, former);
    an_tree_comment(r->tree, arguments);
    r->has_changed = true;
    return true;
}

bool act_offer(recorder *r, an_text arguments)
{
    if (!act_alone(arguments))
        return false;
    if (an_tree_at(r->tree) == AN_TREE_START)
        return act_denied(r, TELL_NO_MOVE);
    an_tree_offer_draw(r->tree);
    r->has_changed = true;
    recorder_tell(r, TELL_OFFER);
    return true;
}

/* Mate and stalemate are what they are. */
static bool contradicts_board(const recorder *r, an_result result)
{
    an_node last = an_tree_end(r->tree, AN_TREE_START);
    const an_position *position = &an_tree_node_at(r->tree, last)->position;
    if (an_position_has_move(position) || result == AN_UNFINISHED)
        return false;
    if (!an_position_in_check(position))
        return result != AN_DRAW;
    return result != (position->turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS);
}

void recorder_set_result(recorder *r, an_result result, an_text word)
{
    if (contradicts_board(r, result)) {
        an_finding finding = {.code = AN_RESULT_CONTRADICTS_BOARD,
                              .level = AN_ERROR,
                              .text = word,
                              .has_position = true,
                              .notation = recorder_leading(r)};
        an_node last = an_tree_end(r->tree, AN_TREE_START);
        finding.position = an_tree_node_at(r->tree, last)->position;
        finding.reason.bar = (uint8_t)an_tree_ending(r->tree, last);
        recorder_refuse(r, &finding);
        return;
    }
    an_tree_set_result(r->tree, result);
    r->has_changed = true;
    recorder_tell(r, TELL_RESULT, an_result_name(an_tree_result(r->tree)));
}

bool act_result(recorder *r, an_text arguments)
{
    size_t size;
    an_result read = an_result_read(arguments, &size);
    if (read == AN_NO_RESULT || size != arguments.size)
        return false;
    recorder_set_result(r, read, arguments);
    return true;
}

bool act_draw(recorder *r, an_text arguments)
{
    if (act_alone(arguments))
        recorder_set_result(r, AN_DRAW, an_text_of("½-½"));
    return act_alone(arguments);
}

/* The side to move, or the one that is named. */
bool act_resign(recorder *r, an_text arguments)
{
    an_node last = an_tree_end(r->tree, AN_TREE_START);
    an_color side = (an_color)an_tree_node_at(r->tree, last)->position.turn;
    bool is_named = act_alone(arguments);
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_tongue tongue = AN_ENGLISH; tongue < AN_TONGUES; tongue++)
            if (an_folded_equal(arguments, an_text_of(an_term_side(tongue, color)))) {
                side = color;
                is_named = true;
            }
    if (is_named)
        recorder_set_result(r, side == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS, arguments);
    return is_named;
}
