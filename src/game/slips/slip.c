/* Slips of the pen: how far a legal move is from what is written. */
#include "slip.h"

#include "castling.h"
#include "confusions.h"
#include "describe.h"
#include "extremes.h"
#include "fold.h"
#include "glyphs.h"
#include "holes.h"
#include "letters.h"
#include "notation.h"
#include "parse.h"
#include "squares.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

/* ---- reading ---- */

/* Returns what the letter at the beginning of `word` means in English and French: a bit for each
 * role. */
static uint8_t roles_elsewhere(an_text word)
{
    unsigned roles = 0;
    for (size_t i = 0; i < 2; i++)
        for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++)
            if (an_text_starts(word, an_languages[i].letter[role]))
                roles |= 1u << role;
    return (uint8_t)roles;
}

/* 8b5: returns true if a digit stands where a letter belongs, because no pawn's move begins with a
 * rank. */
static bool is_digit_alone(const an_san *san)
{
    return san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE && san->from_file == AN_UNSAID &&
           san->from_rank != AN_UNSAID;
}

/* ---- one slip, or none ---- */

static const an_slip too_far = {AN_STEP_ILLEGIBLE, AN_TOO_FAR};

static an_slip slip_of(an_step step)
{
    return (an_slip){step, an_cost_of(step)};
}

/* Adds a step to the slip that was found in a word. Two slips in one word are too far. */
static void add_step(an_slip *slip, an_step step)
{
    if (step != AN_STEP_AS_WRITTEN)
        *slip =
            slip->step == AN_STEP_AS_WRITTEN && step != AN_STEP_ILLEGIBLE ? slip_of(step) : too_far;
}

/* ---- letters ---- */

/* Returns true if the piece letter of `role`, in small, is the letter of `file`: b and Bishop, c
 * and Cavalier. */
static bool is_file_letter(const an_notation *notation, unsigned role, unsigned file)
{
    const char *letter = notation->language == NULL ? "" : notation->language->letter[role];
    return letter[0] != '\0' && letter[1] == '\0' && an_lower(*letter) == (char)('a' + file);
}

/* bxc4 for Bxc4, or the reverse: returns true if the file that is written, or that is due, is the
 * piece letter in another case. */
static bool is_case_slip(const an_written *written, unsigned said_role, const an_san *meant)
{
    const an_san *san = &written->san;
    if (said_role == AN_PAWN)
        return san->from_file != AN_UNSAID && san->from_rank == AN_UNSAID &&
               is_file_letter(written->notation, meant->role, san->from_file);
    return meant->role == AN_PAWN && meant->captured != AN_NO_ROLE &&
           is_file_letter(written->notation, said_role, meant->from_file);
}

static an_step letter_step(const an_written *written, unsigned said_role, const an_san *meant)
{
    if (!written->has_strange_letter && said_role == meant->role)
        return AN_STEP_AS_WRITTEN;
    if (written->elsewhere >> meant->role & 1)
        return AN_STEP_LANGUAGE;
    if (!written->has_strange_letter && is_case_slip(written, said_role, meant))
        return AN_STEP_CASE;
    if (meant->role == AN_PAWN)
        return AN_STEP_TOO_MANY;
    return written->has_strange_letter || said_role != AN_PAWN ? AN_STEP_LETTER
                                                               : AN_STEP_PART_MISSING;
}

/* hxg8Q for hxg8D: returns true if the word has the English or French letter of the promotion. */
static bool is_said_elsewhere(const an_written *written, const an_san *meant)
{
    an_text word = written->word;
    while (word.size > 0 && !an_is_upper(*word.at))
        word = an_text_after(word, 1);
    return meant->promotion != AN_NO_ROLE && (roles_elsewhere(word) >> meant->promotion & 1);
}

static an_step promotion_step(const an_written *written, const an_san *meant)
{
    const an_san *san = &written->san;
    if (san->promotion == meant->promotion)
        return AN_STEP_AS_WRITTEN;
    if (san->promotion == AN_NO_ROLE)
        return AN_STEP_PART_MISSING;
    return is_said_elsewhere(written, meant) ? AN_STEP_LANGUAGE : AN_STEP_LETTER;
}

/* QxB: returns the step by which another captured piece was named. Such a word is never a move
 * without a capture. */
static an_step captured_step(const an_san *san, const an_san *meant)
{
    if (san->captured == AN_NO_ROLE || san->captured == meant->captured)
        return AN_STEP_AS_WRITTEN;
    return meant->captured != AN_NO_ROLE ? AN_STEP_LETTER : AN_STEP_ILLEGIBLE;
}

/* Returns what a forgotten promotion adds to the cost. The letter of a queen is forgotten most
 * often, then that of a knight. */
static unsigned rarity_of_promotion(const an_san *san, const an_san *meant)
{
    enum { RARE = 10 };
    if (san->promotion != AN_NO_ROLE || meant->promotion == AN_NO_ROLE ||
        meant->promotion == AN_QUEEN)
        return 0;
    return meant->promotion == AN_KNIGHT ? 2 * RARE : 3 * RARE;
}

/* ---- the whole ---- */

/* Returns the role that the word names. If it names only a square, as g1f3 does, that is the role
 * of the piece there. */
static unsigned role_said(const an_san *san, const an_san *meant)
{
    if (san->role != AN_NO_ROLE)
        return san->role;
    return an_has_origin(san) ? meant->role : AN_PAWN;
}

static an_slip slip_of_move(const an_written *written, const an_san *meant)
{
    const an_san *san = &written->san;
    unsigned role = role_said(san, meant);
    an_slip slip = slip_of(AN_STEP_AS_WRITTEN);
    add_step(&slip, letter_step(written, role, meant));
    bool is_case = slip.step == AN_STEP_CASE && role != meant->role;
    bool takes_sideways = meant->role == AN_PAWN && meant->captured != AN_NO_ROLE;
    if (takes_sideways && role == AN_PAWN && san->from_file == AN_UNSAID)
        add_step(&slip, AN_STEP_PART_MISSING);
    add_step(&slip, an__step_of_squares(san, meant, is_case));
    add_step(&slip, promotion_step(written, meant));
    add_step(&slip, captured_step(san, meant));
    if (slip.cost < AN_TOO_FAR)
        slip.cost += rarity_of_promotion(san, meant);
    return slip;
}

/* Kg1, Kxh1 for O-O: returns true if castling is written as a king's move to the square where the
 * king or the rook ends up or stands. */
static bool is_castling_step(const an_san *san, const an_san *meant)
{
    bool is_short = meant->kind == AN_SAN_SHORT_CASTLING;
    unsigned king_target = is_short ? 6 : 2, corner = is_short ? 7 : 0;
    bool names_king =
        san->role == AN_KING || (san->role == AN_NO_ROLE && san->from_file == meant->from_file &&
                                 san->from_rank == meant->from_rank);
    return san->kind == AN_SAN_MOVE && names_king && san->to_rank == meant->to_rank &&
           (san->to_file == meant->to_file || san->to_file == king_target ||
            san->to_file == corner);
}

static an_slip slip_of_castling(const an_san *san, const an_san *meant)
{
    if (san->kind == meant->kind)
        return slip_of(AN_STEP_AS_WRITTEN);
    bool castles = san->kind == AN_SAN_SHORT_CASTLING || san->kind == AN_SAN_LONG_CASTLING;
    return castles || is_castling_step(san, meant) ? slip_of(AN_STEP_CASTLING) : too_far;
}

static unsigned doubts(const an_written *written, const an_san *meant)
{
    const an_san *san = &written->san;
    bool says_capture = (san->forms & AN_FORM_CAPTURE_SIGN) != 0;
    bool takes = meant->captured != AN_NO_ROLE;
    unsigned sum = 0;
    if (san->kind == AN_SAN_MOVE && says_capture != takes)
        sum += an_cost_of(takes ? AN_STEP_CAPTURE_UNMARKED : AN_STEP_CAPTURE_WRONG);
    if (meant->role != AN_PAWN && !an_has_origin(san) &&
        an_origin_said(san) != (meant->needs & (AN_NEEDS_FILE | AN_NEEDS_RANK)))
        sum += an_cost_of(AN_STEP_ORIGIN);
    return sum;
}

unsigned an__slip_doubt_of_check(const an_written *written, const an_san *meant)
{
    /* whoever forgets the promotion also forgets the check that it gives */
    bool lacks_promotion = written->is_parsed && written->san.promotion != meant->promotion;
    if (written->sign == meant->sign || (lacks_promotion && written->sign == AN_NO_SIGN))
        return 0;
    return an_cost_of(meant->sign == AN_NO_SIGN ? AN_STEP_CHECK_WRONG : AN_STEP_CHECK_UNMARKED);
}

/* ---- the characters, whatever they say ---- */

/* Returns the bytes of the blanks at the beginning of `word` that stand beside a sign of capture or
 * a dash; `last` is the character before them. */
static size_t blanks_at_sign(an_text word, uint32_t last)
{
    const size_t size = an__space_size(word);
    const an_text behind = an_text_after(word, size);
    bool is_at_sign =
        last == '-' || last == 'x' || an__dash_size(behind) > 0 || an__capture_size(behind) > 0;
    return is_at_sign ? size : 0;
}

/* Writes the characters of a move to `out`, without its signs of check and annotation, and with
 * castling, dashes and signs of capture in one form each. Returns their number. */
static size_t characters_of(uint32_t *out, an_text word)
{
    size_t count = 0, size;
    while (word.size > 0 && count < AN_SPELLING_MAX && !an_is_among(*word.at, "+#!?")) {
        bool is_dash = an__dash_size(word) > 0, takes = an__capture_size(word) > 0;
        uint32_t alike = an_look_alike(an_utf8_decode(word, &size));
        uint32_t character = alike == '0' || alike == 'o' ? 'O' : alike;
        out[count++] = is_dash ? '-' : takes ? 'x' : character;
        word = an_text_after(word, size);
        word = an_text_after(word, an__invisible_size(word));
        word = an_text_after(word, blanks_at_sign(word, out[count - 1]));
    }
    return count;
}

/* Returns a letter in small and without its accent; keyboards have é and ç where others have 2 and
 * 9. */
static uint32_t in_small(uint32_t character)
{
    return an_look_alike(an__fold(character));
}

/* Fills in the characters of the word, and the files and ranks among them. */
static void note_characters(an_written *written)
{
    written->count = (uint8_t)characters_of(written->said, written->word);
    for (size_t i = 0; i < written->count; i++) {
        uint32_t small = in_small(written->said[i]);
        written->small[i] = small;
        if (small >= 'a' && small <= 'h')
            written->files = (uint8_t)(written->files | 1u << (small - 'a'));
        if (small >= '1' && small <= '8')
            written->ranks = (uint8_t)(written->ranks | 1u << (small - '1'));
    }
}

an_written an__written_read(an_text word, const an_notation *notation)
{
    an_written written = {.word = word, .notation = notation, .elsewhere = roles_elsewhere(word)};
    an_text rest = word;
    an_code code = an_san_parse(&written.san, rest, notation);
    size_t one = an__foreign_letter_size(word), several = an__long_letter_size(word);
    size_t letter = an_larger(several, one);
    if (code == AN_OK && is_digit_alone(&written.san)) {
        letter = 1;
        code = AN_UNKNOWN_PIECE_LETTER;
    }
    if (code == AN_UNKNOWN_PIECE_LETTER && letter > 0) {
        rest = an_text_after(word, letter);
        written.has_strange_letter = true;
        code = an_san_parse(&written.san, rest, notation);
    }
    written.is_parsed = code == AN_OK;
    if (written.is_parsed)
        written.sign = (uint8_t)an_check_sign_said(an_text_after(rest, written.san.size));
    note_characters(&written);
    an_san whole;
    written.has_gap = an__has_gap(word) && !an__san_read(&whole, word, notation);
    return written;
}

/* A quick test. Returns true if the word may spell `meant` with one wrong character or in another
 * case: it has the file or the rank of the target, or one of the two is castling. */
static bool may_spell(const an_written *written, const an_san *meant)
{
    return meant->kind != AN_SAN_MOVE || (written->files >> meant->to_file & 1) ||
           (written->ranks >> meant->to_rank & 1);
}

/* Does what characters_of does, for the move `meant` as it should be written in `style`, short or
 * long. Its sign of check counts only where the word ends in a letter like a dagger. */
static size_t characters_due(uint32_t *out, const an_written *written, const an_san *meant,
                             an_style style)
{
    an_notation notation = *written->notation;
    an_san plain = *meant;
    char text[AN_SAN_MAX];
    plain.en_passant = false;
    if (!an_is_coordinates(&notation))
        notation.style = (uint8_t)style;
    size_t size = an_san_write(text, &plain, &notation);
    size_t count = characters_of(out, an_text_from(text, size));
    const an_text word = written->word;
    if (meant->sign != AN_NO_SIGN && word.size > 0 && count < AN_SPELLING_MAX &&
        an__is_dagger_alike(an_text_after(word, word.size - 1)))
        out[count++] = '+';
    return count;
}

/* Returns the step if only characters that look alike differ, in a word most of which is right. */
static an_step step_of_look_alikes(const uint32_t *said, size_t said_count, const uint32_t *due,
                                   size_t due_count)
{
    enum { MOST = 3, RIGHT_FOR_EACH = 2 };
    size_t alike = 0;
    bool differs = said_count != due_count;
    for (size_t i = 0; i < said_count && !differs; i++) {
        alike += said[i] != due[i];
        differs = said[i] != due[i] && !an__is_confused_with(said[i], due[i]);
    }
    bool is_slip = !differs && alike > 0 && alike <= MOST &&
                   (alike == 1 || said_count - alike >= RIGHT_FOR_EACH * alike);
    return !is_slip ? AN_STEP_ILLEGIBLE : alike == 1 ? AN_STEP_LOOK_ALIKE : AN_STEP_LOOK_ALIKES;
}

/* Returns the step if the two become equal when one character is inserted, deleted, replaced, or
 * swapped with its neighbour. */
static an_step step_of_characters(const uint32_t *said, size_t said_count, const uint32_t *due,
                                  size_t due_count)
{
    size_t head = 0, tail = 0;
    while (head < said_count && head < due_count && said[head] == due[head])
        head++;
    while (tail < said_count - head && tail < due_count - head &&
           said[said_count - 1 - tail] == due[due_count - 1 - tail])
        tail++;
    size_t said_left = said_count - head - tail, due_left = due_count - head - tail;
    bool swaps = said_left == 2 && due_left == 2 && said[head] == due[head + 1] &&
                 said[head + 1] == due[head];
    const an_step alike = step_of_look_alikes(said, said_count, due, due_count);
    if (alike != AN_STEP_ILLEGIBLE)
        return alike;
    if (said_left == 1 && due_left == 1 && due[head] >= '1' && due[head] <= '8' &&
        an__looks_like_rank(said[head]))
        return AN_STEP_LOOKS_OTHERWISE;
    return swaps || (said_left <= 1 && due_left <= 1) ? AN_STEP_CHARACTER : AN_STEP_ILLEGIBLE;
}

/* Returns true if about half of the characters, or more, are O; or if they are those of `kind` with
 * another letter in its place: U-U. */
static bool is_castling_text(const uint32_t *characters, size_t count, an_san_kind kind)
{
    size_t letters = 0, alike = 0, dashes = 0;
    for (size_t i = 0; i < count; i++) {
        letters += characters[i] == 'O';
        alike += characters[i] == *characters;
        dashes += characters[i] == '-';
    }
    const size_t sides = kind == AN_SAN_SHORT_CASTLING ? 2 : 3;
    bool has_its_form = alike == sides && dashes == sides - 1 && count == alike + dashes;
    return has_its_form || (letters > 0 && letters * 2 + 1 >= count);
}

/* Returns the slip of castling written without its side. Short castling is likelier. */
static an_slip slip_of_side(const an_san *meant)
{
    an_slip slip = slip_of(AN_STEP_CASTLING);
    slip.cost += meant->kind == AN_SAN_LONG_CASTLING;
    return meant->kind == AN_SAN_MOVE ? too_far : slip;
}

/* E4, CF3, cf3, é4, Cç3: returns true if only the case of the characters differs, or an accent. */
static bool differs_in_case(const an_written *written, const uint32_t *due, size_t count)
{
    if (count != written->count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (written->small[i] != in_small(due[i]))
            return false;
    return true;
}

/* Returns the step between the characters of the word and those of `meant`, written short or long.
 */
static an_step spelling_step(const an_written *written, const an_san *meant)
{
    uint32_t due[AN_SPELLING_MAX];
    bool is_castling =
        meant->kind != AN_SAN_MOVE && is_castling_text(written->said, written->count, meant->kind);
    an_step best = is_castling ? AN_STEP_FAR : AN_STEP_ILLEGIBLE;
    if (!may_spell(written, meant))
        return best;
    for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_LONG; style++) {
        size_t count = characters_due(due, written, meant, style);
        if (differs_in_case(written, due, count))
            return AN_STEP_CASE;
        an_step step = step_of_characters(written->said, written->count, due, count);
        if (an_cost_of(step) < an_cost_of(best))
            best = step;
    }
    return best == AN_STEP_CHARACTER && is_said_elsewhere(written, meant) ? AN_STEP_LANGUAGE : best;
}

static an_slip slip_of_spelling(const an_written *written, const an_san *meant, an_step spelling)
{
    if (an__is_castling_word(written->word))
        return slip_of_side(meant);
    an_slip slip = slip_of(AN_STEP_AS_WRITTEN);
    add_step(&slip, spelling == AN_STEP_LOOK_ALIKE ? AN_STEP_SCANNED : spelling);
    return slip;
}

/* Returns the slip of a word that was parsed, by what it says; `spelling` is the step by its
 * characters. */
static an_slip slip_of_parsed(const an_written *written, const an_san *meant, an_step spelling)
{
    an_slip slip = meant->kind != AN_SAN_MOVE         ? slip_of_castling(&written->san, meant)
                   : written->san.kind == AN_SAN_MOVE ? slip_of_move(written, meant)
                                                      : too_far;
    if (slip.cost < AN_TOO_FAR)
        slip.cost += doubts(written, meant);
    bool is_alike = (spelling == AN_STEP_LOOK_ALIKE || spelling == AN_STEP_LOOK_ALIKES) &&
                    slip.cost > an_cost_of(spelling);
    return is_alike ? slip_of(spelling) : slip;
}

bool an__slip_may_lead_to(const an_written *written, an_move move)
{
    const an_san *san = &written->san;
    unsigned file = an_file_of(move.to), rank = an_rank_of(move.to);
    if (written->has_gap || move.kind == AN_CASTLING || (written->files >> file & 1) ||
        (written->ranks >> rank & 1))
        return true;
    return written->is_parsed && san->kind == AN_SAN_MOVE &&
           an__step_of_square(san->to_file, san->to_rank, file, rank) != AN_STEP_ILLEGIBLE;
}

an_slip an__slip_between(const an_written *written, const an_san *meant)
{
    if (written->has_gap)
        return an__fills_gaps(written->word, meant, written->notation) ? slip_of(AN_STEP_HOLE)
                                                                       : too_far;
    an_step spelling = spelling_step(written, meant);
    bool is_move = written->is_parsed && !written->has_strange_letter;
    if (spelling == AN_STEP_CASE)
        return slip_of(is_move ? AN_STEP_CASE : AN_STEP_ACCENT);
    return written->is_parsed ? slip_of_parsed(written, meant, spelling)
                              : slip_of_spelling(written, meant, spelling);
}
