/* Taking back, going about the game, and variations. */
#include "navigate.h"

#include "record_show.h"
#include "text.h"

/* ---- taking back, going about ---- */

/* What was open may be no more. */
static void changed_place(recorder *r)
{
    r->open_count = 0;
    r->begins = false;
    an_buffer_clear(&r->remark);
    recorder_put_place(r);
}

bool handle_undo(recorder *r, an_text arguments)
{
    if (!has_no_arguments(arguments))
        return false;
    if (r->begins) { /* the last entry opened a variation, and nothing more */
        an_buffer_clear(&r->remark);
        return handle_end(r, arguments);
    }
    if (!an_tree_undo(r->tree))
        return handler_deny(r, TELL_NO_UNDO);
    r->has_changed = true;
    changed_place(r);
    return true;
}

bool handle_redo(recorder *r, an_text arguments)
{
    if (!has_no_arguments(arguments))
        return false;
    if (!an_tree_redo(r->tree))
        return handler_deny(r, TELL_NO_REDO);
    r->has_changed = true;
    changed_place(r);
    return true;
}

/* The move of a number and side in the line of play that holds the place of writing. */
static an_node find_move(const an_tree *tree, unsigned number, an_color side)
{
    for (an_node at = an_tree_end(tree, an_tree_at(tree)); at != AN_TREE_START;) {
        const an_tree_node *node = an_tree_node_at(tree, at);
        const an_position *before = &an_tree_node_at(tree, node->parent)->position;
        if (before->move_number == number && before->turn == side)
            return at;
        at = node->parent;
    }
    return AN_TREE_START;
}

/* 12, 12w, 12. are White's; 12b, 12n, 12... Black's. */
static bool read_place(an_text text, unsigned *number, an_color *side)
{
    size_t at = 0;
    for (*number = 0; at < text.size && at < 5 && an_is_digit(text.at[at]); at++)
        *number = *number * 10 + (unsigned)(text.at[at] - '0');
    an_text rest = an_text_after(text, at);
    bool is_black = an_text_is(rest, "b") || an_text_is(rest, "n") || an_text_is(rest, "...") ||
                    an_text_is(rest, "…");
    *side = is_black ? AN_BLACK : AN_WHITE;
    return at > 0 && (is_black || rest.size == 0 || an_text_is(rest, "w") || an_text_is(rest, "."));
}

bool handle_go(recorder *r, an_text arguments)
{
    unsigned number;
    an_color side;
    if (!read_place(arguments, &number, &side))
        return false;
    an_node node = number == 0 ? AN_TREE_START : find_move(r->tree, number, side);
    if (number > 0 && node == AN_TREE_START)
        return handler_deny(r, TELL_NO_PLACE);
    an_tree_go(r->tree, node);
    changed_place(r);
    return true;
}

/* ---- variations ---- */

bool recorder_open_variation(recorder *r, record_message *why)
{
    an_node at = an_tree_at(r->tree);
    *why = at == AN_TREE_START ? TELL_NO_MOVE : TELL_NO_VARIATION;
    if (at == AN_TREE_START || r->open_count == OPEN_MAX)
        return false;
    if (r->open_count == 0)
        r->opened.line = 0;
    r->open[r->open_count++] = at;
    an_tree_go(r->tree, an_tree_node_at(r->tree, at)->parent);
    r->begins = true;
    return true;
}

/* Back to the move that the variation is for; where none is open, to the end of the game. */
void recorder_close_variation(recorder *r)
{
    an_node at = an_tree_at(r->tree);
    if (r->open_count > 0)
        at = r->open[--r->open_count];
    else if (!an_tree_in_main_line(r->tree, at))
        at = an_tree_branch(r->tree, at);
    else
        at = an_tree_end(r->tree, AN_TREE_START);
    an_tree_go(r->tree, at);
    if (r->begins && r->remark.size > 0) { /* what was said before a move that did not come */
        an_tree_add_comment(r->tree, an_text_from(r->remark.at, r->remark.size));
        r->has_changed = true;
    }
    r->begins = false;
    an_buffer_clear(&r->remark);
}

bool handle_variation(recorder *r, an_text arguments)
{
    record_message why;
    return has_no_arguments(arguments) &&
           (recorder_open_variation(r, &why) || handler_deny(r, why));
}

bool handle_end(recorder *r, an_text arguments)
{
    if (!has_no_arguments(arguments))
        return false;
    recorder_close_variation(r);
    recorder_put_place(r);
    return true;
}
