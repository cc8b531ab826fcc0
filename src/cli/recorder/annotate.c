/* Annotations of the game while it is taken down: comments, draw offers, results. */
#include "annotate.h"

#include "buffer.h"
#include "fold.h"
#include "record_tell.h"
#include "record_word.h"
#include "recorder_state.h"
#include "result_words.h"
#include "terms.h"
#include "tree.h"

void recorder_comment(recorder *r, an_text text)
{
    if (r->variations.awaits_first_move) {
        an__buffer_put(&r->variations.remark, r->variations.remark.size > 0 ? " " : "");
        an_buffer_put_text(&r->variations.remark, text);
        return;
    }
    an_tree_add_comment(r->session.tree, text);
    r->session.has_changed = true;
}

bool handle_comment(recorder *r, an_text arguments)
{
    if (r->dialogue.reads_prose) { /* no answer would show that a comment is replaced */
        recorder_comment(r, arguments);
        return true;
    }
    const char *former = an_tree_here(r->session.tree)->notes.comment;
    if (former != NULL)
        recorder_tell(r, TELL_REPLACED, former);
    an_tree_comment(r->session.tree, arguments);
    r->session.has_changed = true;
    const char *comment = an_tree_here(r->session.tree)->notes.comment;
    if (comment != NULL)
        recorder_tell(r, TELL_COMMENT, comment);
    return true;
}

bool handle_offer(recorder *r, an_text arguments)
{
    if (arguments.size > 0)
        return false;
    if (an_tree_at(r->session.tree) == AN_TREE_START)
        return handler_deny(r, TELL_NO_MOVE);
    an_tree_offer_draw(r->session.tree);
    r->session.has_changed = true;
    recorder_tell(r, TELL_OFFER);
    return true;
}

/* Returns whether the board contradicts a result: checkmate and stalemate each allow only one. */
static bool contradicts_board(const an_tree *tree, an_result result)
{
    an_node last = an_tree_end(tree, AN_TREE_START);
    const an_position *position = &an__tree_node_at(tree, last)->position;
    if (an_position_has_move(position) || result == AN_UNFINISHED)
        return false;
    if (!an_position_in_check(position))
        return result != AN_DRAW;
    return result != (position->turn == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS);
}

void recorder_set_result(recorder *r, an_result result, an_text word)
{
    if (contradicts_board(r->session.tree, result)) {
        an_finding finding = {.code = AN_RESULT_CONTRADICTS_BOARD,
                              .level = AN_LEVEL_ERROR,
                              .facts.text = word,
                              .has_position = true,
                              .notation = recorder_leading(r)};
        an_node last = an_tree_end(r->session.tree, AN_TREE_START);
        finding.position = an__tree_node_at(r->session.tree, last)->position;
        finding.facts.reason.detail = (uint8_t)an__tree_ending(r->session.tree, last);
        recorder_refuse(r, &finding);
        return;
    }
    an_tree_set_result(r->session.tree, result);
    r->session.has_changed = true;
    recorder_tell(r, TELL_RESULT, an_result_name(an_tree_result(r->session.tree)));
}

void recorder_check_result(recorder *r)
{
    an_result set = an__tree_result_set(r->session.tree);
    if (set == AN_NO_RESULT || !contradicts_board(r->session.tree, set))
        return;
    an_tree_set_result(r->session.tree, AN_NO_RESULT);
    recorder_tell(r, TELL_RESULT, an_result_name(an_tree_result(r->session.tree)));
}

/* Sets a result that is given as a score, or in words, such as "nulle". */
bool handle_result(recorder *r, an_text arguments)
{
    size_t size;
    an_result read = an_result_read(arguments, &size);
    if (read == AN_NO_RESULT || size != arguments.size)
        read = an__result_in_words(arguments);
    if (read == AN_NO_RESULT)
        return false;
    recorder_set_result(r, read, arguments);
    return true;
}

bool handle_draw(recorder *r, an_text arguments)
{
    if (arguments.size == 0)
        recorder_set_result(r, AN_DRAW, an_text_of("½-½"));
    return arguments.size == 0;
}

/* The side to move resigns, unless the arguments name the other side. */
bool handle_resign(recorder *r, an_text arguments)
{
    an_node last = an_tree_end(r->session.tree, AN_TREE_START);
    an_color side = (an_color)an__tree_node_at(r->session.tree, last)->position.turn;
    bool is_named = arguments.size == 0;
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++)
            if (an__folded_equal(arguments, an_text_of(an__term_side(language, color)))) {
                side = color;
                is_named = true;
            }
    if (is_named)
        recorder_set_result(r, side == AN_WHITE ? AN_BLACK_WINS : AN_WHITE_WINS, arguments);
    return is_named;
}
