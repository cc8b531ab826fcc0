/*
 * Plays packed words, one move after the other. What cannot be predicted of a move, for example
 * whether it is a capture, is computed without a branch, because a wrong prediction costs a
 * processor some fifteen cycles. The functions are small enough for its registers, and the rare
 * ones are kept apart from the others.
 */
#include "quick_play.h"

#include "attacks.h"
#include "bitboard.h"
#include "compiler.h"
#include "describe.h"
#include "packed_move.h"
#include "plain.h"
#include "play.h"
#include "position.h"
#include "resolve.h"
#include "trial.h"

/* ---- facts ---- */

static bool is_dead(an_quick_player *s, size_t ply)
{
    if (s->detection->bench->rules->without_facts || !an_position_is_dead(&s->at.position))
        return false;
    if (!s->detection->findings->raises[AN_DEAD_POSITION] && s->depth == 0)
        s->over_after = ply + 1;
    return true;
}

void an__quick_find_passed(an_quick_place *at)
{
    an_position *p = &at->position;
    p->en_passant = p->passed_over = AN_NO_SQUARE;
    an_squares pawn = at->step & p->role[AN_PAWN], from = at->step ^ pawn;
    if (pawn != 0 && (from == pawn << 16 || from == pawn >> 16))
        an__pass_over(p, (an_first(pawn) + an_first(from)) / 2);
}

/* Returns true if the move that was played gives the check or mate that its word says. */
static bool gives_check(an_quick_player *s, an_plain plain)
{
    if (s->at.checkers == 0 || an_plain_sign(plain) == AN_SIGN_CHECK)
        return s->at.checkers != 0;
    an__quick_find_passed(&s->at);
    return !an_position_has_move(&s->at.position);
}

/* Returns true if no finding is due about a move that was played: it gives check or mate exactly as
 * its word says, and both sides can still win. Records in *entry whether it gives check. The sign
 * is tested first, because it is known before the board is. */
static AN_INLINED bool end_move(an_quick_player *s, size_t ply, an_plain plain, an_entry *entry)
{
    const an_position *p = &s->at.position;
    s->occupied[1 + ply] = an_occupied(p);
    if (an_plain_sign(plain) != AN_NO_SIGN && !gives_check(s, plain))
        return false;
    if (entry != NULL && (an_plain_sign(plain) != AN_NO_SIGN || s->at.checkers != 0))
        *entry |= AN_ENTRY_CHECKS;
    return p->role[AN_PAWN] != 0 || !is_dead(s, ply);
}

/* ---- steps ---- */

AN_APART static unsigned from_many(const an_position *p, an_squares pieces, unsigned to)
{
    return an_plain_from_many(p, pieces, to);
}

/*
 * Returns the square that a piece comes from; AN_NO_SQUARE if there is none or more than one, or if
 * the word is wrong about a capture. If exactly one piece can come, another one may still stand in
 * its way. The caller tests that with a branch, which the processor predicts, so that what follows
 * need not wait.
 */
static AN_INLINED unsigned from_of(const an_position *p, an_color us, unsigned row, an_role role,
                                   an_plain plain)
{
    unsigned to = an_plain_target(plain);
    an_squares pieces =
        p->role[role] & p->color[us] & an__origins[us][row][to] & an__named[an_plain_origin(plain)];
    an_squares taking = (an_squares)0 - an_plain_captures(plain);
    an_squares barred = p->color[us] | (an_occupied(p) ^ taking);
    if (pieces == 0 || (barred >> to & 1))
        return AN_NO_SQUARE;
    return an_has_many(pieces) ? from_many(p, pieces, to) : an_first(pieces);
}

/* Returns true if the king is not attacked after it has moved, or after a piece has moved while it
 * was in check. */
AN_APART static bool is_safe(const an_position *p, unsigned from, unsigned to)
{
    an_move move = {(uint8_t)from, (uint8_t)to, AN_NO_ROLE, AN_ORDINARY};
    return an_leaves_king_safe(p, move);
}

/* Returns true if the king is not attacked after a piece has moved that may have been pinned. */
AN_APART static bool is_unpinned(const an_position *p, an_color us, unsigned from, unsigned to)
{
    unsigned king = an_king_square(p, us);
    an_squares after = (an_occupied(p) ^ an_bit(from)) | an_bit(to);
    an_squares beyond = an__whole_line[king][from] & p->color[an_opposite(us)] & ~an_bit(to);
    an_squares straight = beyond & (p->role[AN_ROOK] | p->role[AN_QUEEN]);
    an_squares oblique = beyond & (p->role[AN_BISHOP] | p->role[AN_QUEEN]);
    return !(an_rook_attacks(king, after) & straight) &&
           !(an_bishop_attacks(king, after) & oblique);
}

static AN_INLINED bool keeps_safe(const an_quick_player *s, an_color us, unsigned from, unsigned to,
                                  an_role role, an_squares sliders)
{
    const an_position *p = &s->at.position;
    if ((s->at.checkers != 0) | (role == AN_KING))
        return is_safe(p, from, to);
    an_squares theirs = sliders & p->color[an_opposite(us)];
    return !an_may_uncover(p, an_king_square(p, us), from, theirs) || is_unpinned(p, us, from, to);
}

/* Returns false if a long word names more or less of the origin than is needed, or if "e.p." stands
 * after it. Records in *entry what is needed; `entry` may be NULL. */
AN_APART static bool mind_origin(const an_position *p, unsigned from, an_role role, an_plain plain,
                                 an_entry *entry)
{
    unsigned origin = an_plain_origin(plain), to = an_plain_target(plain);
    bool is_square = an_origin_is_square(origin), is_free = is_square && entry == NULL;
    if (plain & AN_PLAIN_PASSING)
        return false;
    if (role == AN_PAWN || origin == AN_ORIGIN_UNSAID || is_free)
        return true;
    unsigned needs =
        an__disambiguation(p, role, (an_move){(uint8_t)from, (uint8_t)to, AN_NO_ROLE, AN_ORDINARY});
    if (entry != NULL)
        *entry |= (an_entry)needs << (AN_LOOKS_NEEDS + AN_ENTRY_LOOKS);
    return is_square || needs == an_plain_says(plain);
}

/* Moves a piece. The target square is cleared first, whether it is empty or not. */
static AN_INLINED void move_piece(an_position *p, an_color us, unsigned from, unsigned to,
                                  an_role role)
{
    an_squares target = an_bit(to), both = an_bit(from) | target;
    for (an_role taken = AN_PAWN; taken < AN_KING; taken++)
        p->role[taken] &= ~target;
    p->color[an_opposite(us)] &= ~target;
    p->role[role] ^= both;
    p->color[us] ^= both;
    p->role[AN_NO_ROLE] = p->color[AN_WHITE] | p->color[AN_BLACK];
    p->turn = (uint8_t)an_opposite(us);
}

/* Finds the pieces that give check. Call it when the move may have opened a line to the king. */
AN_APART static void look_for_checkers(an_quick_player *s)
{
    s->at.checkers = an_position_checkers(&s->at.position);
}

static AN_INLINED void go(an_quick_player *s, an_color us, unsigned from, unsigned to, an_role role,
                          an_squares sliders)
{
    an_position *p = &s->at.position;
    move_piece(p, us, from, to, role);
    s->at.step = an_bit(from) | an_bit(to);
    s->at.unmoved &= ~s->at.step;
    unsigned king = an_king_square(p, an_opposite(us));
    if (an_may_uncover(p, king, from, sliders & p->color[us]))
        look_for_checkers(s);
    else
        s->at.checkers = an_gives_direct_check(p, us, to, role, king);
}

AN_APART static void go_white(an_quick_player *s, unsigned from, unsigned to, an_role role,
                              an_squares sliders)
{
    go(s, AN_WHITE, from, to, role, sliders);
}

AN_APART static void go_black(an_quick_player *s, unsigned from, unsigned to, an_role role,
                              an_squares sliders)
{
    go(s, AN_BLACK, from, to, role, sliders);
}

/* The looks, in a packed move, of a piece that captures nothing and needs no disambiguation. */
#define LOOKS(role, needs) (an_entry)((role) | (needs) << AN_LOOKS_NEEDS) << AN_ENTRY_LOOKS

static const an_entry looks_of_row[AN_ROLE_COUNT] = {
    LOOKS(AN_PAWN, 0),   LOOKS(AN_PAWN, AN_NEEDS_FILE),
    LOOKS(AN_KNIGHT, 0), LOOKS(AN_BISHOP, 0),
    LOOKS(AN_ROOK, 0),   LOOKS(AN_QUEEN, 0),
    LOOKS(AN_KING, 0)};

#undef LOOKS

/* The mask of the target square. The target and the bit for captures are at the same place in a
 * plain word and in a packed move. */
enum { TO = 63 };

_Static_assert(AN_ENTRY_LOOKS + AN_LOOKS_TAKES == AN_PLAIN_CAPTURE, "both say it in one place");

/* Returns the packed move of a step, still without its sign and without a disambiguation. */
static AN_INLINED an_entry entry_of(unsigned from, unsigned row, an_plain plain)
{
    const an_plain said = TO | UINT32_C(1) << AN_PLAIN_CAPTURE;
    return from << AN_ENTRY_FROM | looks_of_row[row] | (plain & said);
}

/* Plays a step of the piece that `row` stands for. Returns false, and plays nothing, if that is not
 * possible. `entry` receives the packed move; it may be NULL. */
static AN_INLINED bool step(an_quick_player *s, an_color us, unsigned row, an_plain plain,
                            an_entry *entry)
{
    const an_position *p = &s->at.position;
    const an_role role = (an_role)(row + (row == AN_NO_ROLE));
    const unsigned to = an_plain_target(plain), from = from_of(p, us, row, role, plain);
    if (from == AN_NO_SQUARE || (an__between[to][from] & an_occupied(p)))
        return false;
    if (entry != NULL)
        *entry = entry_of(from, row, plain);
    const an_squares sliders = an_sliders(p);
    if (((plain & AN_PLAIN_LONG) && !mind_origin(p, from, role, plain, entry)) ||
        !keeps_safe(s, us, from, to, role, sliders))
        return false;
    if (us == AN_WHITE)
        go_white(s, from, to, role, sliders);
    else
        go_black(s, from, to, role, sliders);
    return true;
}

/* ---- other moves ---- */

/* Returns true if a plain word spells its move exactly: nothing is superfluous, missing or wrong.
 */
static bool is_well_spelled(an_san_parts parts, const an_san *san, const an_plain_letters *letters)
{
    bool lacks_letter = san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE &&
                        letters->language != NULL && parts.role != AN_PAWN;
    bool says_more = san->forms & ~(AN_FORM_CAPTURE_SIGN | AN_FORM_COORDINATES | AN_FORM_FIGURINE);
    bool says_capture = san->forms & AN_FORM_CAPTURE_SIGN;
    return !says_more && !lacks_letter && (!says_capture || parts.captured != AN_NO_ROLE) &&
           an_origin_is_due(an_origin_said(san), parts.needs);
}

/* Plays castling from the usual squares. Returns false if it is not possible. */
AN_APART static bool castle(an_quick_player *s, an_color us, an_plain plain, an_entry *entry)
{
    an_position *p = &s->at.position;
    bool is_short = an_plain_letter(plain) == AN_LETTER_SHORT;
    unsigned king = an_king_square(p, us), rook = (is_short ? king + 3 : king - 4) & 63, square;
    an_squares castlers = an_bit(king) | an_bit(rook);
    bool may = s->at.checkers == 0 && (s->at.unmoved & castlers) == castlers;
    if (!may || (plain & AN_PLAIN_PASSING) ||
        an__castling_path_test(p, rook, &square) != AN_CASTLING_FREE)
        return false;
    if (entry != NULL)
        *entry = an_entry_of_move((an_move){(uint8_t)king, (uint8_t)rook, AN_NO_ROLE, AN_CASTLING},
                                  AN_KING, 0, AN_NO_SIGN, false);
    unsigned king_to = an_castling_king_target(king, rook),
             rook_to = an_castling_rook_target(king, rook);
    const an_squares sliders = an_sliders(p), king_step = an_bit(king) | an_bit(king_to),
                     rook_step = an_bit(rook) | an_bit(rook_to);
    p->role[AN_KING] ^= king_step;
    p->role[AN_ROOK] ^= rook_step;
    p->color[us] ^= king_step ^ rook_step;
    p->role[AN_NO_ROLE] ^= king_step ^ rook_step;
    s->at.unmoved &= ~castlers;
    p->turn = (uint8_t)an_opposite(us);
    s->at.checkers = an_checkers_after(p, us, king, rook_to, AN_ROOK, sliders);
    s->at.step = king_step;
    return true;
}

/* Plays promotions, captures en passant, and words that only an__plain_resolve understands. Returns
 * false if the word cannot be played, or a finding may be due. */
AN_APART static bool play_seldom(an_quick_player *s, size_t ply, an_plain plain, an_entry *entry)
{
    an_san san;
    an_position *p = &s->at.position;
    bool says_passing = plain & AN_PLAIN_PASSING;
    plain &= ~(AN_PLAIN_LONG | AN_PLAIN_PASSING);
    an__quick_find_passed(&s->at);
    p->castling = an_quick_rights(&s->at);
    an_move move = an__plain_resolve(p, s->at.checkers, plain, s->letters);
    if (!an__plain_say(&san, plain, s->letters) ||
        (move.kind == AN_NULL_STEP && !an__san_find(&move, p, &san)) ||
        (says_passing && move.kind != AN_EN_PASSANT))
        return false;
    an_san_parts parts = an__san_parts_of(p, move);
    if (!is_well_spelled(parts, &san, s->letters))
        return false;
    if (entry != NULL)
        *entry = an_entry_of_move(move, parts.role, parts.needs, AN_NO_SIGN,
                                  parts.captured != AN_NO_ROLE);
    p->halfmove_clock = 1;
    an_play_inline(p, move);
    s->plain[ply] |= (an_plain)(p->halfmove_clock == 0) << AN_PLAIN_ZEROES;
    s->at.checkers = an_checkers(p);
    s->at.step = an_bit(move.from) | an_bit(move.to);
    s->at.unmoved &= ~s->at.step;
    an__trial_note(&s->detection->guess, &san);
    return true;
}

/* Returns the word of a move by coordinates, completed with what the move does: castling, capture,
 * or pawn move. */
static an_plain said_of(const an_position *p, unsigned row, an_plain plain)
{
    const unsigned to = an_plain_target(plain);
    const an_squares theirs = p->color[an_opposite((an_color)p->turn)];
    const bool is_push = row == AN_NO_ROLE,
               takes = row == AN_PAWN || (!is_push && theirs >> to & 1), zeroes = takes || is_push;
    if (row == AN_KING && an_plain_castles_by_square(plain)) {
        bool is_short = an_file_of(to) > an_file_of(an_plain_origin(plain) - AN_ORIGIN_SQUARES);
        const an_plain letter = is_short ? AN_LETTER_SHORT : AN_LETTER_LONG;
        return letter << AN_PLAIN_LETTER;
    }
    return plain | (an_plain)takes << AN_PLAIN_CAPTURE | (an_plain)zeroes << AN_PLAIN_ZEROES;
}

/* Plays a move whose piece is named by its square. */
static AN_INLINED bool play_by_square(an_quick_player *s, an_color us, size_t ply, an_plain plain,
                                      an_entry *entry)
{
    if (s->letters->language != NULL)
        return false;
    const unsigned row = an_plain_row_by_square(&s->at.position, us, plain);
    const an_plain said = said_of(&s->at.position, row, plain);
    s->plain[ply] = said;
    if (an_plain_row(said, s->letters) != AN_ROW_COORDINATES)
        return castle(s, us, said, entry);
    return (an_plain_steps_by_square(said, row) && step(s, us, row, said, entry)) ||
           play_seldom(s, ply, plain, entry);
}

/* Plays a move whose piece is not named by a letter. */
static AN_INLINED bool play_other(an_quick_player *s, an_color us, size_t ply, unsigned row,
                                  an_plain plain, an_entry *entry)
{
    if (row == AN_ROW_COORDINATES)
        return play_by_square(s, us, ply, plain, entry);
    return (row >= AN_ROW_FIGURINES && step(s, us, an_row_of_pieces(row), plain, entry)) ||
           play_seldom(s, ply, plain, entry);
}

AN_APART static bool play_other_white(an_quick_player *s, size_t ply, unsigned row, an_plain plain,
                                      an_entry *entry)
{
    return play_other(s, AN_WHITE, ply, row, plain, entry);
}

AN_APART static bool play_other_black(an_quick_player *s, size_t ply, unsigned row, an_plain plain,
                                      an_entry *entry)
{
    return play_other(s, AN_BLACK, ply, row, plain, entry);
}

static AN_INLINED bool play(an_quick_player *s, an_color us, size_t ply, an_plain plain,
                            an_entry *entry)
{
    unsigned row = an_plain_row(plain, s->letters);
    s->has_met[row] = true;
    bool is_played = (row < AN_ROLE_COUNT && step(s, us, row, plain, entry)) ||
                     (row == AN_ROW_CASTLES ? castle(s, us, plain, entry)
                      : us == AN_WHITE      ? play_other_white(s, ply, row, plain, entry)
                                            : play_other_black(s, ply, row, plain, entry));
    return is_played && end_move(s, ply, plain, entry);
}

/* ---- moves ---- */

AN_APART static bool play_black(an_quick_player *s, size_t ply)
{
    an_entry *entry = s->entries != NULL ? &s->entries[ply] : NULL;
    return play(s, AN_BLACK, ply, s->plain[ply], entry);
}

/* Does what an__quick_play_moves does; `keeps` says whether packed moves are kept. */
static AN_INLINED bool play_all(an_quick_player *s, size_t ply, size_t end, bool keeps)
{
    const an_plain *plain = s->plain;
    an_entry *entries = s->entries;
    if (ply < end && s->at.position.turn == AN_BLACK) {
        if (!play_black(s, ply))
            return false;
        ply++;
    }
    const size_t pairs_end = end - (end - ply) % 2;
    for (; ply < pairs_end; ply += 2)
        if (!play(s, AN_WHITE, ply, plain[ply], keeps ? &entries[ply] : NULL) ||
            !play(s, AN_BLACK, ply + 1, plain[ply + 1], keeps ? &entries[ply + 1] : NULL))
            return false;
    return ply == end || play(s, AN_WHITE, ply, plain[ply], keeps ? &entries[ply] : NULL);
}

AN_APART static bool play_and_forget(an_quick_player *s, size_t ply, size_t end)
{
    return play_all(s, ply, end, false);
}

/* Mate is tested only at the end, since only the last check of a line can be mate. */
AN_APART static bool play_and_keep(an_quick_player *s, size_t ply, size_t end)
{
    bool is_played = play_all(s, ply, end, true);
    if (!is_played || s->at.checkers == 0 || ply == end)
        return is_played;
    an__quick_find_passed(&s->at);
    if (!an_position_has_move(&s->at.position))
        s->entries[end - 1] |= AN_ENTRY_MATES;
    return true;
}

bool an__quick_play_moves(an_quick_player *s, size_t ply, size_t end)
{
    return (s->entries != NULL ? play_and_keep : play_and_forget)(s, ply, end);
}
