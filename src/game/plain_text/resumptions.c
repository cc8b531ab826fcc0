/* The places where the line of play goes on after prose; another reading may leave them out. */
#include "prose.h"

#include "buffer.h"
#include "fold.h"
#include "lexer.h"

static uint32_t place_of(const an_draft *draft, uint32_t offset)
{
    return (uint32_t)(draft->base + offset - draft->lexer.begin);
}

static bool is_left_out(const an_prose *p, uint32_t offset)
{
    for (size_t i = 0; i < p->choices->left_out_count; i++)
        if (p->choices->left_out[i] == place_of(p->draft, offset))
            return true;
    return false;
}

static void keep_place(an_prose *p, uint32_t offset, uint32_t ply, bool is_contested)
{
    an_resumption place = {place_of(p->draft, offset), ply, is_contested, false, false};
    if (an_array_reserve((void **)&p->doubts->places, &p->doubts->place_capacity,
                         p->doubts->place_count, sizeof *p->doubts->places))
        p->doubts->places[p->doubts->place_count++] = place;
    else
        p->draft->failed = true;
}

/* Takes a place where the main line may go on, unless this reading leaves it out. */
static bool take_place(an_prose *p, const an_token *token, bool is_contested)
{
    if (is_left_out(p, token->offset))
        return false;
    keep_place(p, token->offset, p->line.ply, is_contested);
    return true;
}

/* ---- moves that are left out ---- */

/* Returns true if a number or result stands behind a move, and nothing between them but what may
 * stand between the moves of a sheet: no end of a sentence, no parenthesis, and no end of a line,
 * unless that holds moves alone. */
static bool is_joined(const an_prose *p, uint32_t end, bool is_line_of_moves, const an_token *next)
{
    const char *base = p->draft->base;
    if (next->offset < end) /* in another block */
        return false;
    if (is_line_of_moves)
        return !an__follows_empty_line(base, base + next->offset);
    an_text rest = an_text_trimmed(an_text_from(base + end, next->offset - end));
    bool is_apart =
        rest.size > 0 && (*rest.at == '.' || an_is_among(rest.at[rest.size - 1], ".)]"));
    return !is_apart && !an_holds_line_end(base + end, base + next->offset);
}

/* The place where the main line came back last; NULL in a variation, and if there is none. */
static const an_resumption *last_place(const an_prose *p)
{
    bool has_place = p->doubts->place_count > 0 && p->sheet->line_count == 0;
    return has_place ? &p->doubts->places[p->doubts->place_count - 1] : NULL;
}

/* Returns that place if the line has gone on by a single move from there; else NULL. */
static const an_resumption *last_single(const an_prose *p)
{
    const an_resumption *last = last_place(p);
    return last != NULL && p->line.ply == last->ply + 1 ? last : NULL;
}

static bool returns_to(const an_resumption *place, const an_token *number)
{
    return place != NULL && number->value > 0 && place->ply == an_ply_of(number);
}

/* Returns true if a number begins its line and comes back to the last place, the number of which
 * stands within a sentence. */
static bool outdoes(const an_prose *p, const an_token *number)
{
    const char *begin = p->draft->lexer.begin;
    const an_resumption *last = last_place(p);
    return returns_to(last, number) && p->line.ply > last->ply && an_prose_begins_line(p, number) &&
           !an__is_line_start(begin, begin + last->offset);
}

/* Returns true if the line came back from prose right where a number would go on, or a ply before
 * that: with a result or the end of the text behind its moves, what came in between may be an
 * aside. */
static bool rivals(const an_prose *p, const an_token *number)
{
    const uint32_t ply = an_ply_of(number);
    size_t kept = p->doubts->place_count < AN_PLACES_KEPT ? p->doubts->place_count : AN_PLACES_KEPT;
    for (size_t i = p->doubts->place_count - kept; i < p->doubts->place_count; i++) {
        const an_resumption *place = &p->doubts->places[i];
        if (!place->is_in_slot && place->ply <= ply && ply <= place->ply + 1 && ply < p->line.ply)
            return true;
    }
    return false;
}

/* "Ou 1... c5", "ou bien 1... c5": returns true if the words before a number say that its move is
 * another choice. */
static bool follows_or(const an_prose *p)
{
    enum { WORDS_MAX = 2 };
    static const char *const words[] = {"ou", "ou bien", "sinon", "or", "or else", "oder"};
    const an_draft *draft = p->draft;
    const size_t count = draft->tokens.count;
    for (size_t i = count; i > 0 && count - i < WORDS_MAX; i--) {
        const an_token *token = &draft->tokens.items[i - 1];
        if (token->kind != AN_TOKEN_PROSE)
            return false;
        const char *at = draft->base + token->offset;
        an_text text =
            an_text_from(at, (size_t)(an_prose_end_of(p, &draft->tokens.items[count - 1]) - at));
        for (size_t w = 0; w < sizeof words / sizeof *words; w++)
            if (an__folded_words_size(text, an_text_of(words[w])) == text.size)
                return true;
    }
    return false;
}

void an__prose_leave_out(an_prose *p, const an_token *number)
{
    an_token move = an__prose_peek(p);
    if (p->sheet->line_count > 0)
        return;
    p->dots_are_others = p->dots_are_others || (!number->is_bare && number->value > 0);
    if (number->value == 0)
        return;
    bool is_meant = move.kind == AN_TOKEN_MOVE && an_san_is_attempt(an__prose_text(p, &move));
    if (!is_meant && !an__looks_like_move(p, &move)) {
        p->stray.end = 0;
        return;
    }
    if (p->stray.end == 0 || (p->stray.is_choice && an_ply_of(number) < p->stray.next)) {
        p->stray.ply = an_ply_of(number);
        p->stray.begins_line = an_prose_begins_line(p, number);
        p->stray.outdoes = outdoes(p, number);
        p->stray.is_choice = follows_or(p);
        p->stray.replaces =
            p->stray.outdoes || (!p->stray.is_choice && returns_to(last_single(p), number));
        p->stray.rivals = !p->stray.is_choice && rivals(p, number);
    }
    p->stray.end = move.offset + move.size;
    p->stray.next = an_ply_of(number) + 1;
}

bool an__prose_is_amid_stray(const an_prose *p, const an_token *number)
{
    return p->stray.end > 0 && p->sheet->line_count == 0 && an_ply_of(number) >= p->stray.next &&
           is_joined(p, p->stray.end, p->stray.begins_line, number);
}

bool an__prose_quotes_game(const an_prose *p, const an_token *result)
{
    return p->stray.end > 0 && p->stray.ply == 0 && p->has_number && p->sheet->line_count == 0 &&
           is_joined(p, p->stray.end, false, result);
}

void an__prose_note_end(const an_prose *p)
{
    bool is_other = p->stray.replaces || p->stray.rivals;
    if (p->stray.end > 0 && is_other && p->sheet->line_count == 0)
        p->doubts->ends_astray = true;
}

/* A word behind a move: where that has a number, it may only be spoken of, unless a sentence ends
 * between them. */
static void note_mention(an_prose *p)
{
    const an_draft *draft = p->draft;
    size_t count = draft->tokens.count;
    if (p->sheet->line_count == 0 && count > 1 && p->line.last_move + 1 == count &&
        draft->tokens.items[count - 2].kind == AN_TOKEN_NUMBER &&
        *an_prose_end_of(p, &draft->tokens.items[count - 1]) != '.')
        p->mention = (an_mention){draft->tokens.items[count - 2].offset, p->line.ply - 1};
}

/* The place that was taken last is one where a move is only spoken of. */
static void note_spoken(const an_prose *p)
{
    p->doubts->has_spoken = p->doubts->places[p->doubts->place_count - 1].is_spoken = true;
}

static bool is_on_later_line(const an_prose *p, const an_token *word)
{
    const char *base = p->draft->base;
    return an_holds_line_end(base + p->stray.end, base + word->offset);
}

void an__prose_pass(an_prose *p, const an_token *word)
{
    bool is_of_stray = word->offset < p->stray.end;
    bool ends_stray = p->stray.end > 0 && an__says_end(p, word);
    if (word->kind == AN_TOKEN_NUMBER || is_of_stray || ends_stray)
        return;
    note_mention(p);
    if (p->stray.end > 0 && p->stray.outdoes && is_on_later_line(p, word))
        note_spoken(p);
    bool is_stray = p->stray.end > 0 && an__looks_like_move(p, word);
    p->stray.end = is_stray ? word->offset + word->size : 0;
    p->stray.next += is_stray;
}

/* ---- places ---- */

/* "Possible était 5... Fc5.\n5... Fe7": returns true if the number of a move that stands alone in
 * its place comes again behind the end of a sentence or a line. */
static bool is_alternative(const an_prose *p, const an_token *number)
{
    const an_token *last = &p->draft->tokens.items[p->line.last_move];
    return (returns_to(last_single(p), number) || outdoes(p, number) || rivals(p, number)) &&
           !is_joined(p, last->offset + last->size, false, number);
}

/* "2. Cf3 est connu": returns true if a word stands behind the move that a number has. */
static bool is_spoken_of(const an_prose *p)
{
    an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    an_token next = an__lexer_next(&ahead, p->draft->base);
    return next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next);
}

/* "2... d6 est bon. 2... Cc6 3. Fb5": at number 3, the move behind number 2 that was taken is only
 * spoken of. Returns true if this reading goes on all the same. */
static bool passes_spoken(an_prose *p)
{
    if (!p->stray.replaces)
        return false;
    note_spoken(p);
    return p->choices->marks_spoken;
}

bool an__is_spoken_of_there(const an_prose *p)
{
    an_token move = an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    an_token next = an__lexer_next(&ahead, p->draft->base);
    return is_spoken_of(p) &&
           !an_holds_line_end(an_prose_end_of(p, &move), p->draft->base + next.offset);
}

/* Returns true if to skip this number would split a run of moves that clearly belong together:
 * those of the game, or those that this reading has just taken up again. */
static bool tears_line(const an_prose *p)
{
    return last_single(p) != NULL || !an__is_spoken_of_there(p);
}

bool an__prose_goes_on_at(an_prose *p, const an_token *number)
{
    bool in_slot = p->line.slot_is_open;
    bool fitting = an__number_fits(p, number) && !an__is_decimal(p, number, p->draft->lexer);
    bool goes_on_wrongly = in_slot && an__move_follows(p) && !is_alternative(p, number);
    if (!fitting && !goes_on_wrongly && !an__repeats_last_move(p, number))
        return false;
    if (fitting && in_slot) {
        bool goes_on = !p->has_moves || p->sheet->line_count > 0 || !is_left_out(p, number->offset);
        p->doubts->is_unsound = p->doubts->is_unsound || (!goes_on && tears_line(p));
        return goes_on;
    }
    if (an__prose_is_amid_stray(p, number) && !passes_spoken(p))
        return false;
    bool is_past = number->value > 0 && an__number_is_past(p, number);
    bool is_doubtful = p->has_moves && p->sheet->line_count == 0 &&
                       (fitting || (is_past && (in_slot || !is_spoken_of(p))));
    if (!is_doubtful || !take_place(p, number, false))
        return !is_doubtful;
    if (in_slot && !p->draft->failed)
        p->doubts->places[p->doubts->place_count - 1].is_in_slot = true;
    return true;
}

bool an__prose_take_doubtful(an_prose *p, const an_token *word)
{
    return take_place(p, word, true);
}

void an__prose_contest(an_prose *p, const an_token *number)
{
    an_draft *draft = p->draft;
    size_t kept = p->doubts->place_count < AN_PLACES_KEPT ? p->doubts->place_count : AN_PLACES_KEPT;
    if (number->value == 0 || p->sheet->line_count > 0 || !an__move_follows(p))
        return;
    const uint32_t ply = an_ply_of(number);
    bool is_kept = false;
    for (size_t i = p->doubts->place_count - kept; i < p->doubts->place_count; i++) {
        an_resumption *place = &p->doubts->places[i];
        place->is_contested = place->is_contested || place->ply == ply;
        is_kept = is_kept || place->ply == ply;
    }
    if (is_kept || p->mention.offset == 0 || p->mention.ply != ply)
        return;
    keep_place(p, p->mention.offset, ply, true);
    if (!draft->failed)
        p->doubts->places[p->doubts->place_count - 1].is_in_slot = true;
}
