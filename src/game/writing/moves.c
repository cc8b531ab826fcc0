/* Writes moves with their numbers and signs. */
#include "moves.h"

#include <string.h>

#include "buffer.h"
#include "comment.h"
#include "comments.h"
#include "notation.h"
#include "numerals.h"
#include "packed_move.h"
#include "page.h"
#include "parse.h"
#include "put_clocks.h"
#include "scribe.h"
#include "signs.h"
#include "suffix.h"
#include "template.h"
#include "text.h"

/* ---- signs ---- */

/* Returns true for ! and ? and their combinations, which are glued to the move. Evaluations stand
 * apart. */
static bool is_glued_sign(unsigned nag)
{
    enum { LAST = 6 };
    return nag <= LAST;
}

/* Returns true if a sign written here would be read as a sign. Before the first move of plain text
 * it would not. */
static bool may_stand_here(const an_scribe *scribe)
{
    return scribe->heading.has_tags || !an_scribe_in_main_line(scribe) ||
           an_scribe_current(scribe)->ply > 0;
}

const char *an__scribe_offer(const an_scribe *scribe)
{
    bool as_comment = an_text_is(
        an_text_of(an_chosen(&scribe->options.notation, AN_CONVENTION_OFFER)), "comment");
    return as_comment || !may_stand_here(scribe) ? "{(=)}" : "(=)";
}

void an__scribe_put_offer(an_scribe *scribe)
{
    const char *offer = an__scribe_offer(scribe);
    scribe->page.bound = true;
    an__page_put(&scribe->page, an_text_of(offer));
    if (*offer == '{' && an__rows_here(scribe) != AN_ROWS_COLUMNS)
        scribe->lines.last = an_last_with_offer(scribe->lines.last);
}

/* Returns true if a sign among moves is read as one token: a | separates words, so that || is none.
 */
static bool is_one_token(const char *sign)
{
    return strchr(sign, '|') == NULL;
}

bool an__scribe_numbers_nags(const an_scribe *scribe)
{
    return an_text_is(an_text_of(an_chosen(&scribe->options.notation, AN_CONVENTION_NAGS)),
                      "number");
}

/* Returns the sign that is read as this NAG if it is written here; "" if there is none. Some signs
 * keep the move behind them from being played in plain text, and are not used between moves. */
static const char *sign_here(const an_scribe *scribe, unsigned nag, bool between_moves)
{
    an_text how = an_text_of(an_chosen(&scribe->options.notation, AN_CONVENTION_NAGS));
    bool is_idea = !scribe->heading.has_tags && between_moves && an__nag_introduces_moves(nag);
    if (an__scribe_numbers_nags(scribe) || is_idea)
        return "";
    const char *sign = an_text_is(how, "ascii") ? an_nag_ascii(nag) : an_nag_sign(nag);
    bool reads_back =
        is_glued_sign(nag) ? an_takes_glued_sign(scribe->lines.last) : may_stand_here(scribe);
    return reads_back && strlen(sign) < AN_NAG_MAX && is_one_token(sign) ? sign : "";
}

bool an__scribe_write_nag(char *out, const an_scribe *scribe, unsigned nag, bool between_moves)
{
    const char *sign = sign_here(scribe, nag, between_moves);
    if (*sign != '\0') {
        strcpy(out, sign);
        return is_glued_sign(nag);
    }
    an__nag_write(out, nag);
    return false;
}

void an__scribe_put_nag(an_scribe *scribe, unsigned nag, bool between_moves)
{
    char word[AN_NAG_MAX];
    if (an_scribe_drops(scribe, AN_DROP_NAGS))
        return;
    bool is_glued = an__scribe_write_nag(word, scribe, nag, between_moves);
    scribe->page.glued = scribe->page.glued || is_glued;
    scribe->page.bound = true;
    an__page_put(&scribe->page, an_text_of(word));
    if (is_glued)
        scribe->lines.last = an_last_with_sign(scribe->lines.last);
}

/* Writes the annotations among `signs`, which are what `text` says. */
static void put_signs(an_scribe *scribe, an_text text, const an_suffix *signs, bool between_moves)
{
    for (unsigned i = 0; i < signs->nag_count; i++)
        an__scribe_put_nag(scribe, signs->nags[i], between_moves && i + 1 == signs->nag_count);
    if (signs->draw_offer)
        an__scribe_put_offer(scribe);
    /* The rest is no sign, but a word of the text, and becomes a comment. */
    if (signs->size < text.size)
        an__scribe_put_comment(scribe, an_text_after(text, signs->size));
}

void an__scribe_put_signs(an_scribe *scribe, an_text text, bool awaits_sign, bool between_moves)
{
    const an_suffix signs = an_signs_apart(text, awaits_sign);
    put_signs(scribe, text, &signs, between_moves);
}

/* ---- moves ---- */

static an_san say(const an_scribe *scribe, an_entry move)
{
    return an__entry_say(move, an_scribe_turn(scribe, an_scribe_current(scribe)),
                         scribe->judgement->variant);
}

void an__scribe_put_number(an_scribe *scribe)
{
    const an_numerals *numerals = &scribe->words.numerals;
    an_numeral numeral = an_numeral_of(numerals, an_scribe_half(scribe, an_scribe_current(scribe)));
    char *room = an_page_room(&scribe->page);
    if (room == NULL)
        return;
    memcpy(room, numeral.text, sizeof numeral.text);
    an_page_take(&scribe->page, numeral.size, numeral.width);
    scribe->page.bound = true;
}

size_t an__scribe_spell_out(const an_scribe *scribe, char *out, an_entry move)
{
    an_san san = say(scribe, move);
    return an_san_write(out, &san, &scribe->options.notation);
}

size_t an__scribe_write_meant(const an_scribe *scribe, char *out, const an_ply *ply, an_text word)
{
    an_notation notation = *scribe->judgement->notation;
    an_san san = say(scribe, an_entry_of(ply));
    if (!an_is_coordinates(&notation))
        notation.style = (uint8_t)an__style_of(word, &notation);
    return an_san_write(out, &san, &notation);
}

size_t an__scribe_move_size(const an_scribe *scribe, size_t index)
{
    an_text word = an_scribe_text(scribe, index);
    an_san san;
    size_t size = scribe->judgement->plies[index].size;
    if (size > 0)
        return size;
    bool is_torn = memchr(word.at, ' ', word.size) != NULL; /* bxa8 = D is all move */
    if (!is_torn && an_san_parse(&san, word, scribe->judgement->notation) == AN_OK)
        return san.size;
    while (size < word.size && !an_is_among(word.at[size], "+#!?"))
        size++;
    return size;
}

/* Writes a note with the word of the text and the move that was played instead: {algnot: Cxd5 →
 * cxd5}. */
static void put_mending(an_scribe *scribe, an_text word, const an_san *san)
{
    char meant[AN_SAN_MAX];
    an_buffer note = {0};
    an_san_write(meant, san, scribe->judgement->notation);
    if (word.size > 2 && *word.at == '{') /* {illegible}: a comment in the place of a move */
        word = an_text_from(word.at + 1, word.size - 2);
    an__buffer_put(&note, "algnot: ");
    an_buffer_put_text(&note, word);
    an__buffer_put(&note, " → ");
    an__buffer_put(&note, meant);
    if (note.failed)
        scribe->failed = true;
    else
        an__scribe_put_comment(scribe, an_buffer_text(&note));
    an__buffer_free(&note);
}

/* Writes what is glued to the move, and the note on a mended or illegal move. The check sign is
 * already written with the move. */
static void put_rest(an_scribe *scribe, size_t index)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    an_text word = an_scribe_text(scribe, index);
    size_t said = an__scribe_move_size(scribe, index);
    an_san san = say(scribe, an_entry_of(ply));
    /* The move counts as written from here on, because before the first move a sign would not be
     * read as one. */
    an_written_line_pass(an_scribe_current(scribe), ply);
    const an_text behind = an_text_after(word, said);
    if (word.size > said + ply->says_check) {
        const an_suffix signs = an_signs_glued(behind, ply);
        put_signs(scribe, behind, &signs, an_scribe_is_between_moves(scribe, index));
    }
    if (ply->is_mended) /* its sign of check is a part of what is quoted */
        put_mending(scribe, an_text_from(word.at, said + an_spelling_signs_size(behind)), &san);
    if (ply->is_illegal && !an__is_marked_played(scribe->judgement->game, index))
        an__scribe_put_comment(scribe, an_text_of(an__played_mark));
}

/* Writes a move that has no template. */
static void put_spelled_out(an_scribe *scribe, an_entry move)
{
    char text[AN_SAN_MAX];
    size_t size = an__scribe_spell_out(scribe, text, move);
    an__page_put(&scribe->page, an_text_from(text, size)); /* "exd6 e.p." stays on one line, too */
}

static void put_word(an_scribe *scribe, an_entry move, an_color color)
{
    const an_template *template = an_template_for(&scribe->words.templates, move, color);
    char *room = an_page_room(&scribe->page);
    if (template == NULL || room == NULL) {
        put_spelled_out(scribe, move);
        return;
    }
    an_template_fill(room, template, move);
    an_page_take(&scribe->page, template->size, template->width);
}

static void put_played(an_scribe *scribe, an_entry move)
{
    an_color color = an_scribe_turn(scribe, an_scribe_current(scribe));
    an__rows_begin_move(scribe);
    if (color == AN_WHITE ? scribe->lines.last != AN_AFTER_NUMBER
                          : an_black_needs_number(scribe->lines.last))
        an__scribe_put_number(scribe);
    if (color == AN_BLACK)
        an__rows_begin_reply(scribe);
    put_word(scribe, move, color);
    scribe->lines.last = AN_AFTER_MOVE;
}

void an__scribe_put_packed_move(an_scribe *scribe, an_entry move)
{
    put_played(scribe, move);
    an_scribe_current(scribe)->ply++;
}

void an__scribe_put_move(an_scribe *scribe, size_t index)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    put_played(scribe, an_entry_of(ply));
    if (an_ply_is_bare(ply, &scribe->judgement->game->tokens[index]))
        an_written_line_pass(an_scribe_current(scribe), ply);
    else
        put_rest(scribe, index);
    an__scribe_put_clock_behind(scribe, index);
}
