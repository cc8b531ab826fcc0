/* Taking moves back, going to other moves, and variations. */
#include "navigate.h"

#include "record_show.h"

/* ---- taking back, going about ---- */

void recorder_forget_variations(recorder *r)
{
    r->variations.count = 0;
    r->variations.awaits_first_move = false;
    an__buffer_clear(&r->variations.remark);
}

void recorder_changed_place(recorder *r)
{
    recorder_forget_variations(r);
    recorder_put_place(r);
}

/* Names the move at `from`, if it was taken back. */
static void tell_taken_back(recorder *r, an_node from)
{
    an_node at = an_tree_at(r->session.tree);
    if (from != at && at == an_tree_parent(r->session.tree, from))
        recorder_tell_named(r, TELL_TAKEN_BACK, from);
}

bool handle_undo(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    if (r->variations.awaits_first_move) { /* the last entry only opened a variation */
        an__buffer_clear(&r->variations.remark);
        return handle_end(r, arguments);
    }
    an_node from = an_tree_at(r->session.tree);
    an_result result = an__tree_result_set(r->session.tree);
    if (!an_tree_undo(r->session.tree))
        return handler_deny(r, TELL_NO_UNDO);
    r->session.has_changed = true;
    tell_taken_back(r, from);
    if (result != AN_NO_RESULT && an__tree_result_set(r->session.tree) != result)
        recorder_tell(r, TELL_RESULT_BACK, an_result_name(result));
    recorder_changed_place(r);
    return true;
}

bool handle_redo(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    if (!an_tree_redo(r->session.tree))
        return handler_deny(r, TELL_NO_REDO);
    r->session.has_changed = true;
    recorder_changed_place(r);
    return true;
}

/* Returns the move with this number and side in the line through the place of writing;
 * AN_TREE_START if there is none. */
static an_node find_move(const an_tree *tree, uint64_t number, an_color side)
{
    for (an_node at = an_tree_end(tree, an_tree_at(tree)); at != AN_TREE_START;) {
        const an_tree_node *node = an__tree_node_at(tree, at);
        const an_position *before = an_tree_before(tree, node);
        if (before->move_number == number && before->turn == side)
            return at;
        at = node->parent;
    }
    return AN_TREE_START;
}

an_node recorder_find_place(recorder *r, const moment *place)
{
    if (place->kind == MOMENT_END)
        return an_tree_end(r->session.tree, AN_TREE_START);
    /* a number alone is that of a move of White */
    an_color side = place->kind == MOMENT_PLY ? AN_WHITE : place->color;
    if (moment_may_mean_other_side(place))
        recorder_warn(r, TELL_MEANS_BLACK);
    return find_move(r->session.tree, place->number, side);
}

bool handle_go(recorder *r, an_text arguments)
{
    moment place;
    if (!moment_read(&place, arguments))
        return false;
    an_node node = recorder_find_place(r, &place);
    bool is_start = place.kind == MOMENT_PLY && place.number == 0;
    if (node == AN_TREE_START && !is_start)
        return handler_deny(r, TELL_NO_PLACE);
    an_tree_go(r->session.tree, node);
    recorder_changed_place(r);
    return true;
}

/* ---- variations ---- */

bool recorder_open_variation(recorder *r, record_message *why)
{
    an_node at = an_tree_at(r->session.tree);
    *why = at == AN_TREE_START ? TELL_NO_MOVE : TELL_NO_VARIATION;
    if (at == AN_TREE_START || r->variations.count == OPEN_MAX)
        return false;
    if (r->variations.count == 0)
        r->variations.opened_at.line = 0;
    r->variations.open[r->variations.count++] = at;
    an_tree_go(r->session.tree, an__tree_node_at(r->session.tree, at)->parent);
    r->variations.awaits_first_move = true;
    return true;
}

void recorder_close_variation(recorder *r)
{
    an_node at = an_tree_at(r->session.tree);
    if (r->variations.count > 0)
        at = r->variations.open[--r->variations.count];
    else if (!an__tree_in_main_line(r->session.tree, at))
        at = an__tree_branch(r->session.tree, at);
    else
        at = an_tree_end(r->session.tree, AN_TREE_START);
    an_tree_go(r->session.tree, at);
    if (r->variations.awaits_first_move &&
        r->variations.remark.size > 0) { /* a comment before a move that was never played */
        an_tree_add_comment(r->session.tree, an_buffer_text(&r->variations.remark));
        r->session.has_changed = true;
    }
    r->variations.awaits_first_move = false;
    an__buffer_clear(&r->variations.remark);
}

bool handle_variation(recorder *r, an_text arguments)
{
    record_message why;
    return arguments.size == 0 && (recorder_open_variation(r, &why) || handler_deny(r, why));
}

bool handle_end(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    recorder_close_variation(r);
    recorder_put_place(r);
    return true;
}
