/* Moves, and the signs behind them, on the page. */
#ifndef AN_GAME_MOVES_H
#define AN_GAME_MOVES_H

#include "algnot/game.h"

#include "numerals.h"
#include "packed_move.h"
#include "scribe.h"

/* Writes the move at the token `index`, with its number where one is needed, and the signs glued to
 * it. */
void an__scribe_put_move(an_scribe *scribe, size_t index);

/* Writes a move of which only the packed form is known, with its number where one is needed. */
void an__scribe_put_packed_move(an_scribe *scribe, an_entry move);

/* Does what an_scribe_write_move does, for a move that has no template. */
size_t an__scribe_spell_out(const an_scribe *scribe, char *out, an_entry move);

/* Writes `move` as the next move of the current line, and a NUL, to out[AN_SAN_MAX]. Returns its
 * size without the NUL. */
static inline size_t an_scribe_write_move(an_scribe *scribe, char *out, an_entry move)
{
    an_color color = an_scribe_turn(scribe, an_scribe_current(scribe));
    const an_template *template = an_template_for(&scribe->words.templates, move, color);
    if (template == NULL)
        return an__scribe_spell_out(scribe, out, move);
    an_template_fill(out, template, move);
    out[template->size] = '\0';
    return template->size;
}

/* Writes `ply` as the next move of the current line, in the language of its own game and in the
 * style of `word`, which stands in its place, and a NUL, to out[AN_SAN_MAX]. Returns its size
 * without the NUL. */
size_t an__scribe_write_meant(const an_scribe *scribe, char *out, const an_ply *ply, an_text word);

/* Writes the number of the next move of the current line. */
void an__scribe_put_number(an_scribe *scribe);

/* Returns how many bytes of the token `index`, which was played, are its move; signs follow. If the
 * word was not readable, but mended, the move is all that stands before the signs. */
size_t an__scribe_move_size(const an_scribe *scribe, size_t index);

/* Returns true if NAGs are written as numbers: $14. */
bool an__scribe_numbers_nags(const an_scribe *scribe);

/* Writes a NAG, unless NAGs are dropped. `between_moves` says that a move stands directly before it
 * and another one behind it. Some NAGs are then written as numbers: in plain text, a sign such as ∆
 * (with the idea) would keep the move behind it from being played. */
void an__scribe_put_nag(an_scribe *scribe, unsigned nag, bool between_moves);

/* Writes the annotations among the signs `text` that stand apart behind a move, each glued to the
 * move or apart from it. A + belongs to the move if it `awaits_sign`. */
void an__scribe_put_signs(an_scribe *scribe, an_text text, bool awaits_sign, bool between_moves);

/* Writes a draw offer: (=), or a comment with it. */
void an__scribe_put_offer(an_scribe *scribe);

/* Writes a NAG to out[AN_NAG_MAX] as an__scribe_put_nag would. Returns true if it is to be glued to
 * its move. */
bool an__scribe_write_nag(char *out, const an_scribe *scribe, unsigned nag, bool between_moves);

/* Returns a draw offer as an__scribe_put_offer writes it: "(=)" or "{(=)}". */
const char *an__scribe_offer(const an_scribe *scribe);

#endif
