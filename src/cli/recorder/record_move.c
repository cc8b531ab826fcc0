/* A move of the input with its signs: it is played, asked about, or refused. */
#include "record_move.h"

#include "buffer.h"
#include "detect.h"
#include "position.h"
#include "record_show.h"
#include "record_tell.h"
#include "record_word.h"
#include "saving.h"
#include "signs.h"
#include "spelling.h"
#include "text.h"
#include "tree.h"

bool recorder_is_over(const an_tree *tree)
{
    an_node at = an_tree_at(tree);
    return an__tree_in_main_line(tree, at) && an__tree_node_at(tree, at)->first == 0 &&
           an_tree_result(tree) != AN_UNFINISHED;
}

/* Returns a finding about the last move or one of its signs. */
static an_finding finding_about_last(const recorder *r, an_code code, an_level level, an_text text)
{
    return (an_finding){.code = code,
                        .level = level,
                        .facts.text = text,
                        .has_position = true,
                        .position = *an_tree_before(r->session.tree, an_tree_here(r->session.tree)),
                        .facts.move = an_tree_here(r->session.tree)->move,
                        .notation = recorder_leading(r)};
}

/* Refuses "e.p." behind a move that does not capture en passant. */
static void refuse_en_passant(recorder *r, an_text text)
{
    an_finding finding = finding_about_last(r, AN_NOT_EN_PASSANT, AN_LEVEL_ERROR, text);
    finding.facts.reason.by = AN_NO_SQUARE;
    recorder_refuse(r, &finding);
}

/* Reports a sign that the board contradicts. The move is played, although the sign may reveal a
 * typing error. */
static void tell_wrong_sign(recorder *r, an_code code, an_text text)
{
    if (code == AN_OK)
        return;
    an_finding finding = finding_about_last(r, code, AN_LEVEL_WARNING, text);
    /* The finding is about the whole move, or about the sign alone. */
    finding.facts.reason.detail =
        code == AN_CAPTURE_SIGN_WRONG
            ? 0
            : an_sign_fault_detail(code, (an_check_sign)an_tree_here(r->session.tree)->sign, true);
    recorder_refuse(r, &finding);
}

static bool takes_nothing(const an_tree *tree)
{
    an_move move = an_tree_here(tree)->move;
    return move.kind != AN_EN_PASSANT && move.kind != AN_CASTLING &&
           !(an_occupied(an_tree_before(tree, an_tree_here(tree))) & an_bit(move.to));
}

void recorder_take_signs(recorder *r, an_text text)
{
    const an_node node = an_tree_at(r->session.tree);
    bool awaits_sign =
        an_position_in_check(an_tree_position(r->session.tree)) && node != r->session.checked;
    an_suffix suffix = an_signs_apart(text, awaits_sign);
    if (node == AN_TREE_START || suffix.size < text.size) {
        recorder_refuse_word(r, AN_UNREADABLE_TOKEN, text);
        return;
    }
    if (suffix.en_passant && an_tree_here(r->session.tree)->move.kind != AN_EN_PASSANT) {
        refuse_en_passant(r, text);
        return;
    }
    for (unsigned i = 0; i < suffix.nag_count; i++)
        an_tree_add_nag(r->session.tree, suffix.nags[i]);
    if (suffix.draw_offer)
        an_tree_offer_draw(r->session.tree);
    if (suffix.sign != AN_NO_SIGN)
        r->session.checked = node;
    r->session.has_changed = true;
    recorder_answer_signs(r);
    tell_wrong_sign(r,
                    an__sign_fault((an_check_sign)suffix.sign,
                                   (an_check_sign)an_tree_here(r->session.tree)->sign,
                                   an_tree_position(r->session.tree)),
                    text);
}

void recorder_play(recorder *r, const reading *chosen, an_text signs)
{
    bool is_aside = an_tree_here(r->session.tree)->first != 0 && !r->variations.awaits_first_move;
    uint64_t left = recorder_readers(&r->languages, an_tree_at(r->session.tree));
    an_tree_begin_entry(r->session.tree);
    an_tree_play(r->session.tree, chosen->move);
    an_node node = an_tree_at(r->session.tree);
    recorder_set_readers(&r->languages, node,
                         left & chosen->readers ? left & chosen->readers : left);
    if (r->variations.remark.size > 0)
        an_tree_add_remark(r->session.tree, an_buffer_text(&r->variations.remark));
    an__buffer_clear(&r->variations.remark);
    r->variations.awaits_first_move = false;
    r->session.has_changed = true;
    recorder_answer_move(r);
    if (signs.size > 0)
        recorder_take_signs(r, signs);
    if ((chosen->forms & AN_FORM_CAPTURE_SIGN) && takes_nothing(r->session.tree))
        tell_wrong_sign(r, AN_CAPTURE_SIGN_WRONG,
                        an_text_from(signs.at - chosen->size, chosen->size));
    if (is_aside &&
        an__tree_node_at(r->session.tree, an_tree_here(r->session.tree)->parent)->first != node)
        recorder_tell(r, TELL_VARIATION);
    recorder_tell_end(r);
    if (r->dialogue.echo != ECHO_NONE)
        recorder_settle(r);
}

/* Returns whether a word begins with a capital letter other than that of castling. */
static bool shows_capital(an_text word)
{
    return an_is_upper(*word.at) && *word.at != 'O';
}

/* Returns the notations in which a word has different meanings. Those that agree on a pawn's move
 * are represented by the first of them. */
static uint64_t readers_of(const readings *found)
{
    uint64_t first = found->at[0].readers, all = 0;
    if (found->others != 0)
        return found->others | (first & (~first + 1));
    for (size_t i = 0; i < found->count; i++)
        all |= found->at[i].readers;
    return all;
}

void recorder_refuse_undecided(recorder *r, an_text word, const readings *found)
{
    an_finding finding = {.code = AN_UNDECIDED_LANGUAGE,
                          .level = AN_LEVEL_ERROR,
                          .facts.text = word,
                          .facts.languages =
                              an__languages_of(r->languages.notations, readers_of(found)),
                          .notation = recorder_leading(r)};
    recorder_refuse(r, &finding);
}

/* Refuses a word that means nothing. If it is a move in another language, asks whether that move is
 * meant. */
static void refuse_or_ask(recorder *r, an_text word)
{
    char move[AN_SAN_MAX];
    reading meant;
    if (!recorder_judge(r, word, &meant))
        return;
    an_notation notation = recorder_notation(r);
    an_move_write(move, an_tree_position(r->session.tree), meant.move, &notation);
    recorder_ask_whether(r, word, &meant, move);
}

bool recorder_take_move(recorder *r, an_text word)
{
    an_text signs;
    if (recorder_is_over(r->session.tree)) {
        if (!r->dialogue.is_terminal)
            recorder_refuse_word(r, AN_GAME_OVER, word);
        recorder_tell(r, TELL_OVER, an_result_name(an_tree_result(r->session.tree)));
        return false;
    }
    readings found = recorder_read(r, word, &signs);
    if (found.count == 0) {
        refuse_or_ask(r, word);
        return false;
    }
    if (found.count > 1 || found.others != 0) {
        if (r->dialogue.is_terminal)
            recorder_ask(r, word, &found);
        else
            recorder_refuse_undecided(r, word, &found);
        return false;
    }
    bool in_main_line = an__tree_in_main_line(r->session.tree, an_tree_at(r->session.tree)) &&
                        !r->variations.awaits_first_move;
    if (found.at[0].move.kind == AN_NULL_STEP && in_main_line) {
        recorder_refuse_word(r, AN_NULL_MOVE, word);
        return false;
    }
    r->languages.types_capitals = r->languages.types_capitals || shows_capital(word);
    recorder_play(r, &found.at[0], signs);
    return true;
}
