/* What the recorder shows: its prompt, moves, boards and the game. */
#include "record_show.h"

#include "columns.h"
#include "diagram.h"
#include "escape.h"
#include "platform.h"
#include "position.h"
#include "record_tell.h"
#include "record_word.h"
#include "text.h"

static const char *dots_of(void)
{
    return message_language() == AN_MESSAGES_FRENCH ? "…" : "...";
}

void recorder_prompt(recorder *r)
{
    const an_tree_node *node = an_tree_here(r->session.tree);
    an_message_language language = message_language();
    bool is_over = an_tree_result(r->session.tree) != AN_UNFINISHED &&
                   an_tree_at(r->session.tree) == an_tree_end(r->session.tree, AN_TREE_START);
    bool is_black = node->position.turn == AN_BLACK;
    if (r->input.pending.size > 0) {
        fputs("} ", stdout);
    } else if (is_over) {
        printf("%s> ", an_result_name(an_tree_result(r->session.tree)));
    } else {
        bool is_aside = node->depth > 0 || node->first != 0;
        printf(language == AN_MESSAGES_FRENCH ? "%s%u%s %s > " : "%s%u%s %s> ", is_aside ? "(" : "",
               (unsigned)node->position.move_number, is_black ? dots_of() : ".",
               record_message_text(language, is_black ? TELL_BLACK : TELL_WHITE));
    }
    fflush(stdout);
}

void recorder_put_number(const recorder *r, an_buffer *out)
{
    const an_position *position = an_tree_position(r->session.tree);
    an__buffer_put_number(out, position->move_number);
    an__buffer_put(out, position->turn == AN_BLACK ? dots_of() : ".");
}

/* ---- moves ---- */

an_notation recorder_notation(const recorder *r)
{
    bool is_open = recorder_language_is_open(r) && !r->languages.is_fixed;
    an_notation own = is_open ? spoken_notation() : *recorder_leading(r);
    an_notation notation;
    return settings_to_like(r->settings, &own, &notation) ? notation : own;
}

/* Puts the signs of a move, and a draw offer. */
static void put_signs(an_buffer *out, const an_annotations *notes)
{
    for (size_t i = 0; i < notes->nag_count; i++) {
        const char *sign = an_nag_sign(notes->nags[i]);
        AN_PUT_ALL(out, notes->nags[i] > 6 || *sign == '\0' ? " " : "", *sign != '\0' ? sign : "$");
        if (*sign == '\0')
            an__buffer_put_number(out, notes->nags[i]);
    }
    an__buffer_put(out, notes->offers_draw ? " (=)" : "");
}

/* Puts a move with its signs, and with its number if it is White's or `is_first`. */
static void put_move(const recorder *r, an_buffer *out, an_node at, bool is_first)
{
    const an_tree_node *node = an__tree_node_at(r->session.tree, at);
    const an_position *before = an_tree_before(r->session.tree, node);
    an_notation notation = recorder_notation(r);
    char text[AN_SAN_MAX];
    if (before->turn == AN_WHITE || is_first) {
        an__buffer_put_number(out, before->move_number);
        an__buffer_put(out, before->turn == AN_WHITE
                                ? "."
                                : an_convention_choice(AN_CONVENTION_DOTS,
                                                       notation.choice[AN_CONVENTION_DOTS]));
        an_buffer_put_char(out, ' ');
    }
    an_move_write(text, before, node->move, &notation);
    an__buffer_put(out, text);
    put_signs(out, &node->notes);
}

void recorder_put_named(const recorder *r, an_buffer *out, an_node at)
{
    put_move(r, out, at, true);
}

void recorder_tell_named(recorder *r, record_message which, an_node at)
{
    an_buffer move = {0};
    put_move(r, &move, at, true);
    if (!move.failed)
        recorder_tell(r, which, move.at);
    an__buffer_free(&move);
}

static void put_echo(recorder *r)
{
    an_node at = an_tree_at(r->session.tree);
    const an_tree_node *node = an__tree_node_at(r->session.tree, at);
    char text[AN_FEN_MAX + AN_SAN_MAX] = "-";
    const an_position *before = an_tree_before(r->session.tree, node);
    an_notation notation = recorder_notation(r);
    if (r->dialogue.echo == ECHO_FEN)
        an_position_to_fen(text, &node->position);
    else if (at != AN_TREE_START && r->dialogue.echo == ECHO_UCI)
        an_move_to_uci(text, before, node->move);
    else if (at != AN_TREE_START)
        an_move_write(text, before, node->move, &notation);
    AN_PUT_ALL(&r->answers.text, text, "\n");
    r->answers.is_answered = true;
}

void recorder_answer_place(recorder *r)
{
    if (r->dialogue.echo != ECHO_NONE)
        put_echo(r);
}

void recorder_answer_move(recorder *r)
{
    recorder_answer_place(r);
    if (!r->dialogue.is_terminal)
        return;
    if (r->answers.moves_told > 0 && r->answers.text.size > 0)
        r->answers.text.at[r->answers.text.size - 1] =
            ' '; /* the line goes on: its end becomes a blank */
    else
        an__buffer_put(&r->answers.text, RECORD_MARGIN);
    r->answers.last_move_at = r->answers.text.size;
    put_move(r, &r->answers.text, an_tree_at(r->session.tree), r->answers.moves_told == 0);
    an_buffer_put_char(&r->answers.text, '\n');
    r->answers.moves_told++;
}

void recorder_answer_signs(recorder *r)
{
    if (r->answers.moves_told == 0) {
        recorder_put_place(r);
        return;
    }
    r->answers.text.size = r->answers.last_move_at;
    put_move(r, &r->answers.text, an_tree_at(r->session.tree), r->answers.moves_told == 1);
    an_buffer_put_char(&r->answers.text, '\n');
}

void recorder_put_place(recorder *r)
{
    an_node at = an_tree_at(r->session.tree);
    if (at == AN_TREE_START)
        recorder_tell(r, TELL_START);
    else
        recorder_tell_named(r, TELL_AFTER, at);
}

/* ---- how the game stands ---- */

void recorder_tell_end(recorder *r)
{
    static const record_message endings[AN_ENDING_COUNT] = {
        [AN_ENDING_MATE] = TELL_MATE,         [AN_ENDING_STALEMATE] = TELL_STALEMATE,
        [AN_ENDING_FIVEFOLD] = TELL_FIVEFOLD, [AN_ENDING_SEVENTY_FIVE] = TELL_SEVENTY_FIVE,
        [AN_ENDING_DEAD] = TELL_DEAD,
    };
    an_node at = an_tree_at(r->session.tree);
    if (!an__tree_in_main_line(r->session.tree, at) ||
        an__tree_node_at(r->session.tree, at)->first != 0)
        return;
    an_ending ending = an__tree_ending(r->session.tree, at);
    an_code claim = ending == AN_ENDING_NONE ? an__tree_claim(r->session.tree, at) : AN_OK;
    if (ending != AN_ENDING_NONE) {
        recorder_tell(r, endings[ending]);
        recorder_tell(r, TELL_RESULT, an_result_name(an_tree_result(r->session.tree)));
    } else if (claim != AN_OK) {
        recorder_tell(r, claim == AN_THREEFOLD ? TELL_THREEFOLD : TELL_FIFTY);
    }
}

void recorder_put_board(recorder *r)
{
    an_node at = an_tree_at(r->session.tree);
    const an_tree_node *node = an__tree_node_at(r->session.tree, at);
    an_notation notation = recorder_notation(r);
    const an_appearance look = {.language = message_language(),
                                .with_color = r->settings->with_color};
    an_diagram diagram = {.position = &node->position,
                          .language = notation.language,
                          .indent = sizeof RECORD_MARGIN - 1,
                          .is_flipped = r->dialogue.is_flipped};
    if (at != AN_TREE_START)
        diagram.marked = an_bit(node->move.from) | an_bit(an_move_destination(node->move));
    an__put_diagram(&r->answers.text, &diagram, &look);
    r->answers.moves_told = 0;
}

/* Puts text with everything escaped except line ends. */
static void put_escaped_lines(an_buffer *out, an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        const char *end = memchr(text.at, '\n', text.size);
        size = end == NULL ? text.size : (size_t)(end - text.at) + 1;
        an__put_escaped(out, an_text_from(text.at, size - (end != NULL)));
        an__buffer_put(out, end == NULL ? "" : "\n");
    }
}

/* Writes the game as it will stand in the file, reads that, and writes it in the layout. */
void recorder_put_game(recorder *r, an_layout layout)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_judge_options rules = {.from = &english, .from_count = 1};
    const unsigned columns = platform_columns(stdout);
    const bool is_narrow = columns > 0 && columns <= LINE_WIDTH;
    const an_write_options script = {.notation = recorder_notation(r),
                                     .layout = layout,
                                     .width = is_narrow ? columns - 1 : LINE_WIDTH};
    an_game game;
    an_judgement judgement;
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_scribe *scribe = an_scribe_open(&script);
    const an_batch batch = {.bytes = an_tree_write(r->session.tree)};
    if (reader != NULL && arbiter != NULL && scribe != NULL && batch.bytes.at != NULL) {
        an_reader_take(reader, &batch);
        if (an_game_next(reader, arbiter, &game, &judgement) == AN_OK)
            put_escaped_lines(&r->answers.text, an_scribe_write(scribe, &judgement));
    }
    an_scribe_close(scribe);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    r->answers.moves_told = 0;
}
