/* Commands that correct moves and promote variations. */
#include "handlers.h"

#include "annotate.h"
#include "buffer.h"
#include "navigate.h"
#include "position.h"
#include "record_move.h"
#include "record_show.h"
#include "record_word.h"
#include "text.h"
#include "tree.h"

/* Reads a word as a move that replaces the one at `node`. Returns false if it does not mean exactly
 * one move, and refuses it. The place of writing does not change. */
static bool read_instead(recorder *r, an_node node, an_text word, reading *read, an_text *signs)
{
    an_tree *tree = r->session.tree;
    an_node at = an_tree_at(tree);
    reading other;
    an_tree_go(tree, an_tree_parent(tree, node));
    readings found = recorder_read(r, word, signs);
    bool is_single = found.count == 1 && found.others == 0;
    if (found.count == 0)
        recorder_judge(r, word, &other);
    else if (!is_single)
        recorder_refuse_undecided(r, word, &found);
    *read = found.at[0];
    an_tree_go(tree, at);
    return is_single;
}

/* Says why a legal move cannot replace the move at `node`. */
static void deny_move(recorder *r, an_node node, an_move move)
{
    bool is_same = an_move_equal(an__tree_node_at(r->session.tree, node)->move, move);
    handler_deny(r, is_same ? TELL_SAME_MOVE : TELL_IS_VARIATION);
}

/* Copies to the new line the languages that could read each move of the old one. Returns the first
 * move of the old line that is not in the new one; AN_TREE_START if there is none. */
static an_node first_left_out(recorder *r, an_node old, an_node instead)
{
    const an_tree *tree = r->session.tree;
    for (; old != AN_TREE_START; old = an__tree_node_at(tree, old)->first) {
        if (instead == AN_TREE_START)
            return old;
        recorder_set_readers(&r->languages, instead, recorder_readers(&r->languages, old));
        instead = an__tree_node_at(tree, instead)->first;
    }
    return AN_TREE_START;
}

static void tell_corrected(recorder *r, an_node old, an_node instead, an_node left_out)
{
    an_buffer new_move = {0}, old_move = {0};
    recorder_put_named(r, &new_move, instead);
    recorder_put_named(r, &old_move, old);
    if (!new_move.failed && !old_move.failed)
        recorder_tell(r, TELL_CORRECTED, new_move.at, old_move.at);
    if (left_out != AN_TREE_START)
        recorder_tell_named(r, TELL_NO_LONGER_FITS, left_out);
    an__buffer_free(&new_move);
    an__buffer_free(&old_move);
}

/* Adds the signs behind the corrected move to it, and tells the place of writing. */
static void add_signs(recorder *r, an_node instead, an_text signs)
{
    an_node at = an_tree_at(r->session.tree);
    recorder_forget_variations(r);
    an_tree_go(r->session.tree, instead);
    if (signs.size > 0)
        recorder_take_signs(r, signs);
    an_tree_go(r->session.tree, at);
    if (signs.size == 0 || at != instead)
        recorder_put_place(r);
}

bool handle_correct(recorder *r, an_text arguments)
{
    const size_t size = an_size_to_space(arguments);
    moment place;
    an_text word = an_text_trimmed(an_text_after(arguments, size)), signs;
    bool is_place = moment_read(&place, an_text_from(arguments.at, size)), is_word = word.size > 0;
    if (!is_place || !is_word || memchr(word.at, ' ', word.size) != NULL)
        return false;
    an_node node = recorder_find_place(r, &place);
    if (node == AN_TREE_START)
        return handler_deny(r, TELL_NO_PLACE);
    reading read;
    if (!read_instead(r, node, word, &read, &signs))
        return true;
    an_tree_begin_entry(r->session.tree);
    an_node instead = an_tree_replace(r->session.tree, node, read.move);
    if (instead == AN_TREE_START) {
        deny_move(r, node, read.move);
        return true;
    }
    r->session.has_changed = true;
    tell_corrected(r, node, instead, first_left_out(r, node, instead));
    recorder_check_result(r);
    add_signs(r, instead, signs);
    return true;
}

bool handle_promote(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    an_tree_begin_entry(r->session.tree);
    if (r->variations.awaits_first_move || !an_tree_promote(r->session.tree))
        return handler_deny(r, TELL_NOT_ASIDE);
    r->session.has_changed = true;
    recorder_check_result(r);
    bool is_game = an__tree_in_main_line(r->session.tree, an_tree_at(r->session.tree));
    recorder_tell(r, is_game ? TELL_IS_GAME : TELL_PROMOTED);
    recorder_changed_place(r);
    return true;
}
