/* A sheet that was recorded line by line, read again as a whole. */
#include "second_reading.h"

#include "buffer.h"
#include "position.h"
#include "record_show.h"
#include "say.h"
#include "settings_position.h"
#include "tree.h"

/* Returns the first move of the main line of a tree that a game does not have; AN_TREE_START if it
 * has them all. *next is then the move by which the game goes on, or NULL. */
static an_node first_different(const an_tree *tree, const an_judgement *judgement,
                               const an_ply **next)
{
    size_t token = 0;
    an_node at = an__tree_node_at(tree, AN_TREE_START)->first;
    *next = an_judgement_next(judgement, &token);
    while (at != AN_TREE_START && *next != NULL &&
           an_move_equal(an__tree_node_at(tree, at)->move, (*next)->move)) {
        at = an__tree_node_at(tree, at)->first;
        *next = an_judgement_next(judgement, &token);
    }
    return at;
}

static void tell_difference(recorder *r, const an_judgement *judgement)
{
    const char *path = r->session.file.path;
    const an_ply *next;
    an_buffer move = {0};
    an_node node = first_different(r->session.tree, judgement, &next);
    if (node != AN_TREE_START) {
        recorder_put_named(r, &move, node);
        if (!move.failed)
            say(SAY_SPOKEN_OF, path, move.at);
    } else if (next != NULL) {
        char written[AN_SAN_MAX];
        an_node last = an_tree_end(r->session.tree, AN_TREE_START);
        an_notation notation = recorder_notation(r);
        an_move_write(written, &an__tree_node_at(r->session.tree, last)->position, next->move,
                      &notation);
        say(SAY_NOT_RECORDED, path, written);
    } else if (judgement->result != AN_NO_RESULT && judgement->result != AN_UNFINISHED &&
               judgement->result != an_tree_result(r->session.tree)) {
        const char *result = an_result_name(judgement->result);
        say(SAY_RESULT_NOT_RECORDED, path, result, result);
    }
    an__buffer_free(&move);
}

void recorder_read_again(recorder *r)
{
    from_notations from;
    an_judge_options rules;
    const an_batch batch = {.bytes = {r->input.sheet.at, r->input.sheet.size}, .is_text = true};
    if (r->input.is_mixed || r->input.sheet.size == 0 || !settings_from(r->settings, &from) ||
        !settings_rules(r->settings, &from, &rules))
        return;
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_reader *reader = an_reader_open();
    an_game game;
    an_judgement judgement;
    an_code code = AN_OUT_OF_MEMORY;
    if (arbiter != NULL && reader != NULL && !r->input.sheet.failed) {
        an_reader_take(reader, &batch);
        code = an_game_next(reader, arbiter, &game, &judgement);
    }
    if (code == AN_OK && judgement.notation != NULL && judgement.findings.error_count == 0)
        tell_difference(r, &judgement);
    if (code == AN_OUT_OF_MEMORY) {
        say(SAY_OUT_OF_MEMORY);
        r->outcome.has_trouble = true;
    }
    an_arbiter_close(arbiter);
    an_reader_close(reader);
}
