/* What the words of a line of play may mean. */
#include "word_moves.h"

#include <string.h>

#include "describe.h"
#include "fold.h"
#include "parse.h"
#include "play.h"
#include "resolve.h"
#include "text.h"
#include "utf8.h"

void an__line_word_read(an_line_word *word, const an_bench *bench, an_text text, an_plain plain)
{
    word->is_readable = an__plain_say(&word->said, plain, bench->letters) ||
                        an__san_read(&word->said, text, bench->notation);
    word->by_habit_count = word->recased_count = 0;
    word->written = an__written_read(text, bench->notation);
}

/* ---- whatever the case ---- */

enum { RECASED_MAX = AN_SPELLING_MAX * AN_UTF8_MAX };

/* Returns the longest letter of a piece in `language` that `small` begins with, and sets `*size` to
 * its bytes there. Returns an empty text if no piece has that letter. */
static an_text piece_letter(an_text small, const an_language *language, size_t *size)
{
    an_text letter = an_text_from(small.at, 0);
    *size = 0;
    for (an_role role = AN_KNIGHT; language != NULL && role <= AN_KING; role++) {
        const an_text other = an_text_of(language->letter[role]);
        const size_t found = an__size_in_any_case(small, other);
        if (found <= *size)
            continue;
        *size = found;
        letter = other;
    }
    return letter;
}

/* Returns true if the piece of a promotion may stand at byte `at` of a word: behind the last digit,
 * or behind "=". */
static bool is_promotion(an_text word, size_t at)
{
    return at > 0 && (word.at[at - 1] == '=' ||
                      (an_is_digit(word.at[at - 1]) && !an_holds_digit(an_text_after(word, at))));
}

/* Writes to out[RECASED_MAX] the word `small`, which is in small letters, with a capital for the
 * piece of a promotion and, if `has_piece`, for the piece that moves. Returns the result. */
static an_text recase(char *out, an_text small, const an_language *language, bool has_piece)
{
    size_t count = 0;
    for (size_t at = 0, size; at < small.size; at += size) {
        const bool is_piece = (at == 0 && has_piece) || is_promotion(small, at);
        an_text letter = an_text_from(out, 0);
        if (is_piece)
            letter = piece_letter(an_text_after(small, at), language, &size);
        if (count + letter.size >= RECASED_MAX)
            return an_text_from(out, 0);
        if (letter.size > 0) {
            memcpy(out + count, letter.at, letter.size);
            count += letter.size;
        } else {
            out[count++] = is_piece ? an_upper(small.at[at]) : small.at[at];
            size = 1;
        }
    }
    return an_text_from(out, count);
}

void an__line_word_recase(an_line_word *word, const an_notation *notation)
{
    char small[RECASED_MAX], letters[RECASED_MAX];
    an_text written = word->written.word, rest = written;
    size_t count = 0, size;
    for (; rest.size > 0; rest = an_text_after(rest, size)) {
        if (count + AN_UTF8_MAX > RECASED_MAX)
            return;
        count += an__utf8_encode(small + count, an__small_letter(an_utf8_decode(rest, &size)));
    }
    for (unsigned i = 0; i < AN_CASES; i++) {
        const an_text text = recase(letters, an_text_from(small, count), notation->language, i > 0);
        if (an_text_equal(text, written) ||
            !an__san_read(&word->by_habit[word->by_habit_count], text, notation))
            continue;
        an_written *recased = &word->recased[word->recased_count++];
        *recased = an__written_read(text, notation);
        recased->word = written;
        word->by_habit_count++;
    }
    /* a word that says nothing as it is written is one of the others */
    if (!word->written.is_parsed && word->recased_count > 0)
        word->written = word->recased[--word->recased_count];
}

/* Returns true if a pawn move names the file that it stays on: cc6. */
static bool names_own_file(const an_san *said)
{
    return said->kind == AN_SAN_MOVE && said->role == AN_NO_ROLE && said->from_rank == AN_UNSAID &&
           said->from_file != AN_UNSAID && said->from_file == said->to_file;
}

void an__doubt_file(an_word_move *move, const an_san *said)
{
    if (!names_own_file(said))
        return;
    move->step = AN_STEP_CHARACTER;
    move->cost = (uint16_t)(move->cost + an_cost_of(AN_STEP_CHARACTER));
}

/* ---- in another language ---- */

void an__line_word_translate(an_line_word *word, const an_notation *notation)
{
    if (an__san_read(&word->by_habit[word->by_habit_count], word->written.word, notation))
        word->by_habit_count++;
}

size_t an__word_by_habit(const an_line_word *word, const an_position *position, an_word_move *list)
{
    size_t count = 0;
    an_move move;
    bool is_legal = word->is_readable && an__san_find(&move, position, &word->said);
    for (size_t i = 0; i < word->by_habit_count; i++) {
        an_word_move *said = &list[count];
        if (!an__san_find(&said->move, position, &word->by_habit[i]) ||
            (is_legal && an_move_equal(said->move, move)))
            continue;
        said->step = AN_STEP_HABIT;
        said->cost = (uint16_t)an_cost_of(AN_STEP_HABIT);
        an__doubt_file(said, &word->by_habit[i]);
        count++;
    }
    return count;
}

/* Returns the sign of check or mate that is due after a move. */
static an_check_sign sign_due(const an_position *position, an_move move)
{
    an_position after = *position;
    an__play(&after, move);
    if (!an_checkers(&after))
        return AN_NO_SIGN;
    return an_position_has_move(&after) ? AN_SIGN_CHECK : AN_SIGN_MATE;
}

/* Returns the step from the word to `move`, which it says: its sign of check or capture may be
 * wrong. */
static an_step step_of_signs(const an_line_word *word, const an_position *position, an_move move)
{
    bool says_check = word->written.sign != AN_NO_SIGN;
    bool says_capture =
        (word->said.forms & AN_FORM_CAPTURE_SIGN) != 0 && !an_ends_with_colon(word->written.word);
    if (says_capture && an__san_parts_of(position, move).captured == AN_NO_ROLE)
        return AN_STEP_TAKES_NOTHING;
    return says_check && sign_due(position, move) == AN_NO_SIGN ? AN_STEP_CHECK_NOT_GIVEN
                                                                : AN_STEP_AS_WRITTEN;
}

bool an__word_as_written(const an_line_word *word, const an_position *position, an_word_move *move)
{
    if (!word->is_readable || !an__san_find(&move->move, position, &word->said))
        return false;
    move->step = (uint8_t)step_of_signs(word, position, move->move);
    move->cost = (uint16_t)an_cost_of((an_step)move->step);
    return true;
}

bool an__word_is_forbidden(const an_line_word *word, const an_position *position)
{
    an_move move;
    if (!word->is_readable)
        return false;
    an_code code = an_san_resolve(&move, position, &word->said, NULL);
    return code == AN_PINNED_PIECE || code == AN_KING_INTO_CHECK || code == AN_NOT_EN_PASSANT;
}

unsigned an__word_unmarked(const an_line_word *word, const an_sign_habits *habits,
                           const an_position *before, const an_position *after)
{
    bool takes = an_count(before->role[AN_NO_ROLE]) > an_count(after->role[AN_NO_ROLE]);
    bool says_capture = (word->said.forms & AN_FORM_CAPTURE_SIGN) != 0;
    unsigned sum = 0;
    if (habits->marks_captures && takes && !says_capture)
        sum += an_cost_of(AN_STEP_CAPTURE_UNMARKED);
    if (habits->marks_checks && an_checkers(after) && word->written.sign == AN_NO_SIGN)
        sum += an_cost_of(AN_STEP_CHECK_UNMARKED);
    if (word->written.sign == AN_SIGN_MATE && an_position_has_move(after))
        sum += an_cost_of(AN_STEP_CHECK_WRONG);
    return sum;
}

/* Returns a key, never 0, for all that the result of an__slip_between depends on besides the word.
 */
static uint32_t key_of(an_move move, an_san_parts parts, an_color color)
{
    enum { IS_KEPT = 1 };
    return IS_KEPT | (uint32_t)move.from << 1 | (uint32_t)move.to << 7 |
           (uint32_t)move.promotion << 13 | (uint32_t)move.kind << 16 | (uint32_t)parts.role << 19 |
           (uint32_t)parts.captured << 22 | (uint32_t)(parts.needs & 7) << 25 |
           (uint32_t)color << 28;
}

static an_kept_slip *place_of(const an_line_word *word, uint32_t key)
{
    return &word->kept[(key * UINT32_C(2654435769)) >> 24 & (AN_SLIPS_KEPT - 1)];
}

/* Returns the cheapest slip by which `meant` became the word, in whichever case of its letters. */
static an_slip slip_in_any_case(const an_line_word *word, const an_san *meant)
{
    an_slip best = an__slip_between(&word->written, meant);
    for (size_t i = 0; i < word->recased_count; i++) {
        an_slip slip = an__slip_between(&word->recased[i], meant);
        slip.step = slip.cost == 0 ? AN_STEP_HABIT : slip.step;
        slip.cost += an_cost_of(AN_STEP_HABIT);
        if (names_own_file(&word->recased[i].san))
            slip.cost += an_cost_of(AN_STEP_CHARACTER);
        if (slip.cost < best.cost)
            best = slip;
    }
    return best;
}

/* Returns the slip to `move` without the doubt of check: from the cache, or computed and cached. */
static an_kept_slip slip_to(const an_line_word *word, const an_position *position, an_move move)
{
    an_san_parts parts = an__san_parts_of(position, move);
    uint32_t key = key_of(move, parts, (an_color)position->turn);
    an_kept_slip *kept = place_of(word, key);
    if (kept->key != key) {
        an_san meant = an__san_from_parts(parts, move, AN_NO_SIGN, (an_color)position->turn,
                                          (an_variant)position->variant);
        an_slip slip = slip_in_any_case(word, &meant);
        *kept = (an_kept_slip){key, (uint16_t)slip.cost, (uint8_t)slip.step};
    }
    return *kept;
}

size_t an__word_slips(const an_line_word *word, const an_position *position,
                      const an_sign_habits *habits, an_word_move *list)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves), kept = 0;
    for (size_t i = 0; i < count; i++) {
        an_kept_slip slip = slip_to(word, position, moves[i]);
        if (slip.cost >= AN_TOO_FAR)
            continue;
        an_san meant = {.promotion = moves[i].promotion,
                        .sign = (uint8_t)sign_due(position, moves[i])};
        bool asks_for_check = habits->marks_checks || word->written.sign != AN_NO_SIGN;
        if (asks_for_check)
            slip.cost = (uint16_t)(slip.cost + an__slip_doubt_of_check(&word->written, &meant));
        /* a word that fits this move, and yet does not name it, lacks an origin */
        an_step step = slip.step == AN_STEP_AS_WRITTEN ? AN_STEP_ORIGIN : (an_step)slip.step;
        list[kept++] = (an_word_move){moves[i], slip.cost, (uint8_t)step};
    }
    return kept;
}
