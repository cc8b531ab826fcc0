/* The words between the moves of a sheet. They become comments, and words that may have been moves
 * are reported. */
#include "record_prose.h"

#include "annotate.h"
#include "buffer.h"
#include "castling.h"
#include "lexer.h"
#include "navigate.h"
#include "record_tell.h"
#include "record_word.h"
#include "saving.h"
#include "text.h"
#include "tree.h"

bool recorder_awaits(const an_tree *tree, const an_token *number)
{
    const an_position *position = an_tree_position(tree);
    return number->value == position->move_number &&
           (!number->says_black || position->turn == AN_BLACK);
}

/* ---- texts that are reported later ---- */

void recorder_remember(const recorder_input *input, input_place *place, an_text text)
{
    if (place->line > 0)
        return; /* only the first text is kept */
    an__buffer_clear(&place->source);
    an_buffer_put_text(&place->source, input->source);
    place->at = (size_t)(text.at - input->source.at);
    place->size = text.size;
    place->line = input->line;
}

/* Makes the line of a kept text the current one, so that a refusal is reported there. Returns the
 * text. */
static an_text go_to(recorder_input *input, const input_place *place)
{
    input->line = place->line;
    input->source = an_buffer_text(&place->source);
    return an_text_from(place->source.at + place->at, place->size);
}

static void refuse_at(recorder *r, const input_place *place, an_code code)
{
    const uint64_t line = r->input.line;
    const an_text source = r->input.source;
    if (recorder_has_whole(r, &place->source)) {
        an_text word = go_to(&r->input, place);
        /* Without a game, no particular word of the line is at fault. */
        recorder_refuse_word(r, code, an_text_from(word.at, code == AN_NO_GAME ? 0 : word.size));
    }
    r->input.line = line;
    r->input.source = source;
}

/* ---- moves that may be lost among words ---- */

/* Notes a word among others that has the shape of a move. It may have been a move of the game if it
 * is legal, or if it is the second such word behind numbers above that of the next move. A number
 * that fits shows that no move was lost. */
static void may_lose_thread(recorder *r, an_text word, bool can_be_played)
{
    r->prose.moves_after_it += r->prose.follows_higher_number;
    if (can_be_played || r->prose.moves_after_it >= 2)
        recorder_remember(&r->input, &r->prose.lost_move, word);
}

bool recorder_has_thread(recorder *r)
{
    if (r->prose.lost_move.line > 0 && !r->prose.is_numbered) {
        refuse_at(r, &r->prose.lost_move, AN_UNREAD_MOVES);
        return false;
    }
    r->prose.lost_move.line = 0;
    r->prose.moves_after_it = 0;
    r->prose.follows_higher_number = r->prose.is_numbered = false;
    return true;
}

/* ---- words ---- */

static bool is_over(const an_tree *tree)
{
    return an_tree_result(tree) != AN_UNFINISHED;
}

/* Reports a word among others that could have been played, but was not. */
static void note_in_prose(recorder *r, an_text word)
{
    an_text signs;
    an_finding finding = {.code = AN_MOVE_IN_PROSE,
                          .level = an_code_level(AN_MOVE_IN_PROSE),
                          .facts.text = word,
                          .notation = recorder_leading(r)};
    if (!an_tree_has_moves(r->session.tree) || is_over(r->session.tree) || !an_san_has_shape(word))
        return;
    bool can_be_played = recorder_read(r, word, &signs).count > 0;
    if (can_be_played)
        recorder_refuse(r, &finding);
    may_lose_thread(r, word, can_be_played);
}

/* Returns whether a word is prose. Prose closes the slot for a move; the number of the next move
 * opens it again. */
static bool is_word(recorder *r, an_text word)
{
    bool has_shape =
        an_san_has_shape(word) || an_san_is_attempt(word) || an__is_castling_word(word);
    if (!has_shape)
        r->prose.slot_is_open = r->prose.follows_higher_number = r->prose.is_numbered = false;
    if (!r->prose.slot_is_open)
        note_in_prose(r, word);
    return !r->prose.slot_is_open;
}

/* Returns whether a number is only the full stop of a sentence. */
static bool is_full_stop(const an_token *number)
{
    return number->value == 0 && number->size == 1;
}

/* Returns whether a number is prose. Before the first move it is a date or a round; among words,
 * every number is prose except that of the next move. */
static bool is_number_of_words(recorder *r, const an_token *token)
{
    if (is_full_stop(token))
        return !r->prose.slot_is_open;
    bool fits = token->value == 0 || recorder_awaits(r->session.tree, token);
    if (!fits && an_tree_has_moves(r->session.tree) && r->prose.slot_is_open)
        return false;
    r->prose.slot_is_open = fits;
    r->prose.is_numbered = fits && token->value > 0;
    r->prose.follows_higher_number =
        !fits && token->value > an_tree_position(r->session.tree)->move_number;
    return !fits;
}

static void add_words(recorder *r, an_text text)
{
    if (r->prose.words_at == NULL)
        r->prose.words_at = r->prose.number_at != NULL ? r->prose.number_at : text.at;
    r->prose.number_at = NULL;
    recorder_remember(&r->input, &r->prose.first_words, text);
}

/* Returns whether a result is prose. Before the first move it belongs to the heading. If it stands
 * alone on its line, it may be the whole game. */
static bool is_result_of_words(recorder *r, const an_token *token, an_text text)
{
    if (an_tree_has_moves(r->session.tree))
        return false;
    if (r->fallback.place.line == 0 && an_text_trimmed(r->input.source).size == text.size) {
        r->fallback.result = (an_result)token->value;
        r->fallback.needs_empty_game = true;
        recorder_remember(&r->input, &r->fallback.place, text);
    }
    return true;
}

static bool is_prose(recorder *r, const an_token *token, an_text text)
{
    bool is_open = r->variations.count > 0 ||
                   !an__tree_in_main_line(r->session.tree, an_tree_at(r->session.tree));
    switch ((int)token->kind) {
    case AN_TOKEN_NUMBER:
        return is_number_of_words(r, token);
    case AN_TOKEN_MOVE:
        return is_word(r, text);
    case AN_TOKEN_SIGN:
        return !r->prose.slot_is_open;
    case AN_TOKEN_RESULT:
        return is_result_of_words(r, token, text);
    case AN_TOKEN_CLOSE:
        return !is_open;
    default:
        return token->kind == AN_RAW_BRACKET;
    }
}

bool recorder_takes_prose(recorder *r, const an_token *token, an_text text)
{
    if (!r->dialogue.reads_prose)
        return false;
    if (is_prose(r, token, text)) {
        add_words(r, text);
        return true;
    }
    bool makes_room = token->kind == AN_TOKEN_NUMBER && !is_full_stop(token) &&
                      (token->value == 0 || recorder_awaits(r->session.tree, token));
    if (makes_room)
        r->prose.number_at = text.at;
    /* Keep the words, so that a sheet without moves can be refused there. */
    if (makes_room || token->kind == AN_TOKEN_LINE_COMMENT)
        recorder_remember(&r->input, &r->prose.first_words, text);
    return makes_room;
}

void recorder_put_prose(recorder *r, const char *end)
{
    if (r->prose.words_at != NULL) {
        const char *until = r->prose.number_at != NULL ? r->prose.number_at : end;
        an_text words =
            an_text_trimmed(an_text_from(r->prose.words_at, (size_t)(until - r->prose.words_at)));
        if (an_tree_has_moves(r->session.tree) || r->session.is_recorded || r->session.has_changed)
            recorder_comment(r, words);
        else
            an_tree_add_comment(r->session.tree,
                                words); /* a heading alone is no game, and is not saved */
    }
    r->prose.words_at = r->prose.number_at = NULL;
}

/* ---- the end ---- */

/* Sets the fallback result if no other result was set. */
static void set_due_result(recorder *r)
{
    const input_place *place = &r->fallback.place;
    if (r->outcome.is_lost || place->line == 0 ||
        an__tree_result_set(r->session.tree) != AN_NO_RESULT ||
        (r->fallback.needs_empty_game && an_tree_has_moves(r->session.tree)))
        return;
    if (!recorder_has_whole(r, &place->source))
        return;
    an_text text = go_to(&r->input, place);
    const char *heading = an__tree_node_at(r->session.tree, AN_TREE_START)->notes.comment;
    if (r->fallback.needs_empty_game && heading != NULL && an_text_is(text, heading))
        an_tree_comment(r->session.tree, an_text_of("")); /* it is no longer a heading */
    recorder_set_result(r, r->fallback.result, text);
}

void recorder_end_sheet(recorder *r)
{
    set_due_result(r);
    if (r->variations.awaits_first_move)
        recorder_close_variation(r);
    if (!r->dialogue.reads_prose || r->outcome.is_lost)
        return;
    if (r->prose.lost_move.line > 0)
        refuse_at(r, &r->prose.lost_move, AN_UNREAD_MOVES);
    else if (r->variations.count > 0)
        refuse_at(r, &r->variations.opened_at, AN_UNCLOSED_VARIATION);
    else if (r->prose.first_words.line > 0 && !r->session.is_recorded && !r->session.has_changed)
        refuse_at(r, &r->prose.first_words, AN_NO_GAME);
}
