/* Slips of the pen: how far a legal move is from what is written. */
#include "slip.h"

#include "castling.h"
#include "describe.h"
#include "fold.h"
#include "glyphs.h"
#include "letters.h"
#include "notation.h"
#include "text.h"
#include "utf8.h"

/* The weights of slips, the likeliest first. A slip that could have led to many words makes each of
 * them less likely. */
enum {
    SLIP_LANGUAGE = 2,   /* Rc4 for Tc4 */
    SLIP_LOST = 3,       /* f3 for Nf3, xd5 for exd5, e8 for e8=Q */
    SLIP_CASTLING = 3,   /* O-O for O-O-O */
    SLIP_MIRROR = 4,     /* c3 for f3, f6 for f3, c6 for f3 */
    SLIP_NEIGHBOUR = 5,  /* e3 for f3 */
    SLIP_LETTER = 5,     /* Bf3 for Nf3 */
    SLIP_TRANSPOSED = 6, /* c5 for e3 */
    SLIP_SPELLING = 6,   /* a character too many, too few or changed */
    SLIP_TOO_MANY = 8,   /* Nd4 for d4 */
    SLIP_FAR = 8         /* one coordinate, by more than one */
};

/* What is added for signs that do not agree: a sign that the move does not have, or one that it has
 * and that is not written. */
enum { DOUBT_CAPTURE = 3, DOUBT_CHECK = 3, DOUBT_UNMARKED_CHECK = 2, DOUBT_ORIGIN = 2 };

/* ---- reading ---- */

/* Returns what a letter means in English and French, as bits by role. */
static uint8_t roles_elsewhere(an_text word)
{
    unsigned roles = 0;
    for (size_t i = 0; i < 2; i++)
        for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++)
            if (an_text_starts(word, an_languages[i].letter[role]))
                roles |= 1u << role;
    return (uint8_t)roles;
}

/* 8b5: no pawn's move begins with a rank, so that the digit replaces a letter. */
static bool is_digit_alone(const an_san *san)
{
    return san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE && san->from_file == AN_UNSAID &&
           san->from_rank != AN_UNSAID;
}

an_written an__written_read(an_text word, const an_notation *notation)
{
    an_written written = {.word = word, .notation = notation, .elsewhere = roles_elsewhere(word)};
    an_text rest = word;
    an_code code = an_san_parse(&written.san, rest, notation);
    size_t one = an__foreign_letter_size(word), several = an__long_letter_size(word);
    size_t letter = several > one ? several : one;
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
        written.sign = an_suffix_read(an_text_after(rest, written.san.size), true).sign;
    return written;
}

/* ---- squares ---- */

/* Returns the weight of writing one square for another; 0 if they are equal. */
static unsigned square_slip(unsigned file, unsigned rank, unsigned meant_file, unsigned meant_rank)
{
    unsigned files = file > meant_file ? file - meant_file : meant_file - file;
    unsigned ranks = rank > meant_rank ? rank - meant_rank : meant_rank - rank;
    bool file_mirrors = file + meant_file == 7, rank_mirrors = rank + meant_rank == 7;
    if (files + ranks == 0)
        return 0;
    if ((file_mirrors || files == 0) && (rank_mirrors || ranks == 0))
        return SLIP_MIRROR;
    if (files + ranks == 1)
        return SLIP_NEIGHBOUR;
    if (file == meant_rank && rank == meant_file)
        return SLIP_TRANSPOSED;
    return files == 0 || ranks == 0 ? SLIP_FAR : AN_SLIP_TOO_FAR;
}

/* Like square_slip, for as much of a square as is written. */
static unsigned partial_slip(unsigned file, unsigned rank, unsigned meant_file, unsigned meant_rank)
{
    return square_slip(file == AN_UNSAID ? meant_file : file, rank == AN_UNSAID ? meant_rank : rank,
                       meant_file, meant_rank);
}

/* ---- letters ---- */

/* Returns whether the letter of a piece, in small, is a file: b and Bishop, c and Cavalier. */
static bool is_file_letter(const an_notation *notation, unsigned role, unsigned file)
{
    const char *letter = notation->language == NULL ? "" : notation->language->letter[role];
    return letter[0] != '\0' && letter[1] == '\0' && an_lower(*letter) == (char)('a' + file);
}

/* bxc4 for Bxc4, or the reverse: returns whether the file that is written, or due, is the
 * letter. */
static bool is_case_slip(const an_written *written, unsigned said_role, const an_san *meant)
{
    const an_san *san = &written->san;
    if (said_role == AN_PAWN)
        return san->from_file != AN_UNSAID && san->from_rank == AN_UNSAID &&
               is_file_letter(written->notation, meant->role, san->from_file);
    return meant->role == AN_PAWN && meant->captured != AN_NO_ROLE &&
           is_file_letter(written->notation, said_role, meant->from_file);
}

static unsigned letter_slip(const an_written *written, unsigned said_role, const an_san *meant)
{
    if (!written->has_strange_letter && said_role == meant->role)
        return 0;
    if (written->elsewhere >> meant->role & 1)
        return SLIP_LANGUAGE;
    if (!written->has_strange_letter && is_case_slip(written, said_role, meant))
        return AN_SLIP_CASE;
    if (meant->role == AN_PAWN)
        return SLIP_TOO_MANY;
    return written->has_strange_letter || said_role != AN_PAWN ? SLIP_LETTER : SLIP_LOST;
}

static unsigned promotion_slip(const an_san *san, const an_san *meant)
{
    if (san->promotion == meant->promotion)
        return 0;
    if (san->promotion != AN_NO_ROLE)
        return SLIP_LETTER;
    /* the letter of a queen is forgotten most often, then that of a knight */
    unsigned rarity = meant->promotion == AN_QUEEN ? 0 : meant->promotion == AN_KNIGHT ? 1 : 2;
    return SLIP_LOST + rarity;
}

/* ---- the whole ---- */

/* Returns the role that is written. g1f3 without a letter says the role of any piece on g1. */
static unsigned role_said(const an_san *san, const an_san *meant)
{
    if (san->role != AN_NO_ROLE)
        return san->role;
    return an_has_origin(san) ? meant->role : AN_PAWN;
}

/* Adds a slip to the sum. More than one slip is too far. */
static void add_slip(unsigned *sum, unsigned slip)
{
    if (slip > 0)
        *sum = *sum > 0 ? AN_SLIP_TOO_FAR : slip;
}

static unsigned slip_of_move(const an_written *written, const an_san *meant)
{
    const an_san *san = &written->san;
    unsigned role = role_said(san, meant), sum = 0;
    add_slip(&sum, letter_slip(written, role, meant));
    bool is_case = sum == AN_SLIP_CASE && role != meant->role;
    bool takes_sideways = meant->role == AN_PAWN && meant->captured != AN_NO_ROLE;
    if (takes_sideways && role == AN_PAWN && san->from_file == AN_UNSAID)
        add_slip(&sum, SLIP_LOST);
    add_slip(&sum, partial_slip(san->to_file, san->to_rank, meant->to_file, meant->to_rank));
    add_slip(&sum, partial_slip(is_case ? AN_UNSAID : san->from_file, san->from_rank,
                                meant->from_file, meant->from_rank));
    add_slip(&sum, promotion_slip(san, meant));
    return sum;
}

/* Kg1, Kxh1 for O-O: returns whether the word names the square on which castling ends for the king,
 * or his rook's. */
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

static unsigned slip_of_castling(const an_san *san, const an_san *meant)
{
    if (san->kind == AN_SAN_SHORT_CASTLING || san->kind == AN_SAN_LONG_CASTLING)
        return san->kind == meant->kind ? 0 : SLIP_CASTLING;
    return is_castling_step(san, meant) ? SLIP_CASTLING : AN_SLIP_TOO_FAR;
}

static unsigned doubts_of_sign(const an_written *written, const an_san *meant)
{
    unsigned sum = 0;
    /* who forgets the promotion also forgets the check that follows from it */
    if (written->is_parsed && written->san.promotion != meant->promotion)
        return 0;
    if (written->sign != AN_NO_SIGN && meant->sign == AN_NO_SIGN)
        sum += DOUBT_CHECK;
    if (written->sign != meant->sign && meant->sign != AN_NO_SIGN)
        sum += DOUBT_UNMARKED_CHECK;
    return sum;
}

static unsigned doubts(const an_written *written, const an_san *meant)
{
    const an_san *san = &written->san;
    unsigned sum = doubts_of_sign(written, meant);
    bool says_capture = (san->forms & AN_FORM_CAPTURE_SIGN) != 0;
    if (san->kind == AN_SAN_MOVE && says_capture != (meant->captured != AN_NO_ROLE))
        sum += DOUBT_CAPTURE;
    if (meant->role != AN_PAWN && !an_has_origin(san) &&
        an_origin_said(san) != (meant->needs & (AN_NEEDS_FILE | AN_NEEDS_RANK)))
        sum += DOUBT_ORIGIN;
    return sum;
}

/* ---- the characters, whatever they say ---- */

enum { SPELLING_MAX = 16 };

static uint32_t as_it_stands(uint32_t point)
{
    return point;
}

/* Writes the characters of a move without its signs, in a given case, with castling in one form;
 * returns their number. */
static size_t characters_of(uint32_t *out, an_text word, uint32_t (*in_case)(uint32_t point))
{
    size_t count = 0, size;
    while (word.size > 0 && count < SPELLING_MAX && !an_is_among(*word.at, "+#!?")) {
        size_t dash = an__dash_size(word);
        uint32_t alike = an_look_alike(in_case(an_utf8_decode(word, &size)));
        if (dash > 0)
            size = dash;
        out[count++] = dash > 0 ? '-' : alike == '0' || alike == 'o' ? 'O' : alike;
        word = an_text_after(word, size);
        word = an_text_after(word, an__invisible_size(word));
    }
    return count;
}

/* Like characters_of, for a described move, short or long. */
static size_t characters_due(uint32_t *out, const an_written *written, const an_san *meant,
                             an_style style, uint32_t (*in_case)(uint32_t point))
{
    an_notation notation = *written->notation;
    an_san plain = *meant;
    char text[AN_SAN_MAX];
    plain.en_passant = false;
    if (!an_is_coordinates(&notation))
        notation.style = (uint8_t)style;
    size_t size = an_san_write(text, &plain, &notation);
    return characters_of(out, an_text_from(text, size), in_case);
}

/* E4, CF3, cf3: the same characters in another case. */
static bool is_case_of_all(const an_written *written, const an_san *meant)
{
    uint32_t said[SPELLING_MAX], due[SPELLING_MAX];
    size_t count = characters_of(said, written->word, an__small_letter);
    for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_LONG; style++)
        if (characters_due(due, written, meant, style, an__small_letter) == count &&
            memcmp(said, due, count * sizeof *said) == 0)
            return true;
    return false;
}

/* Returns whether one character inserted, deleted, changed or swapped with the next makes them
 * equal. */
static bool is_one_off(const uint32_t *a, size_t a_count, const uint32_t *b, size_t b_count)
{
    size_t head = 0, tail = 0;
    while (head < a_count && head < b_count && a[head] == b[head])
        head++;
    while (tail < a_count - head && tail < b_count - head &&
           a[a_count - 1 - tail] == b[b_count - 1 - tail])
        tail++;
    size_t a_left = a_count - head - tail, b_left = b_count - head - tail;
    bool swaps = a_left == 2 && b_left == 2 && a[head] == b[head + 1] && a[head + 1] == b[head];
    return swaps || (a_left <= 1 && b_left <= 1);
}

static bool is_castling_text(const uint32_t *characters, size_t count)
{
    size_t letters = 0;
    for (size_t i = 0; i < count; i++)
        letters += characters[i] == 'O';
    return letters > 0 && letters <= count && letters * 2 + 1 >= count;
}

/* Returns the weight for castling that does not say the side: it is mostly short. */
static unsigned slip_of_side(const an_san *meant)
{
    return meant->kind == AN_SAN_SHORT_CASTLING  ? SLIP_CASTLING
           : meant->kind == AN_SAN_LONG_CASTLING ? SLIP_CASTLING + 1
                                                 : AN_SLIP_TOO_FAR;
}

/* hxg8Q for hxg8D: returns whether the word has the letter of the promotion in English or
 * French. */
static bool is_said_elsewhere(const an_written *written, const an_san *meant)
{
    an_text word = written->word;
    while (word.size > 0 && !an_is_upper(*word.at))
        word = an_text_after(word, 1);
    return meant->promotion != AN_NO_ROLE && (roles_elsewhere(word) >> meant->promotion & 1);
}

static unsigned slip_of_spelling(const an_written *written, const an_san *meant)
{
    if (an__is_castling_word(written->word))
        return slip_of_side(meant);
    uint32_t said[SPELLING_MAX], due[SPELLING_MAX];
    size_t count = characters_of(said, written->word, as_it_stands);
    bool is_castling = meant->kind != AN_SAN_MOVE && is_castling_text(said, count);
    for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_LONG; style++)
        if (is_one_off(said, count, due, characters_due(due, written, meant, style, as_it_stands)))
            return is_said_elsewhere(written, meant) ? SLIP_LANGUAGE : SLIP_SPELLING;
    return is_castling ? SLIP_FAR : AN_SLIP_TOO_FAR;
}

unsigned an__slip_weight(const an_written *written, const an_san *meant)
{
    if (is_case_of_all(written, meant))
        return AN_SLIP_CASE + (written->is_parsed ? doubts_of_sign(written, meant) : 0);
    if (!written->is_parsed)
        return slip_of_spelling(written, meant);
    unsigned slip = meant->kind != AN_SAN_MOVE         ? slip_of_castling(&written->san, meant)
                    : written->san.kind == AN_SAN_MOVE ? slip_of_move(written, meant)
                                                       : (unsigned)AN_SLIP_TOO_FAR;
    return slip >= AN_SLIP_TOO_FAR ? AN_SLIP_TOO_FAR : slip + doubts(written, meant);
}
