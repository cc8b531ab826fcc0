/* Playing a game of which nothing is to be said.
 *
 * What can hardly be foreseen of a move, whether it is a capture, say, is no branch here; and what
 * is done with each of them comes in functions that are small enough for a processor's registers.
 */
#include "skim.h"

#include "notation.h"
#include "play.h"

enum { PRINTS = 16 };

typedef struct skim {
    an_position position; /* but its key, its clock and its number */
    an_squares checkers;
    size_t quiet; /* plies since the last capture or pawn's move */
    size_t quiet_at_least;
    size_t over_after; /* so many plies, though nobody need say so if no other follows; or 0 */
    an_arbiter *arbiter;
    const an_plain_letters *letters;
    bool has_met[AN_ROWS];
    /* of the positions after each ply of a color: equal for equal ones; the first are of none, but
     * for the start, after which Black might have moved */
    uint64_t prints[2][PRINTS + AN_SKIM_PLIES / 2];
} skim;

/* ---- facts ---- */

/* Where nothing was taken or moved by a pawn for long: whether there may be something to be said.
 * Positions from before that differ in any case, so that some may be compared at a time. */
static bool is_remarkable(const skim *s, an_color us, size_t ply)
{
    const bool *raises = s->arbiter->raises;
    const uint64_t *print = &s->prints[us][PRINTS + ply / 2], last = *print;
    unsigned times = 1;
    for (size_t back = 0; back < s->quiet / 2; back += PRINTS) {
        print -= PRINTS;
        for (size_t i = 0; i < PRINTS; i++)
            times += print[i] == last;
    }
    bool is_long = s->quiet >= (raises[AN_FIFTY_MOVES] ? 100 : 150);
    return is_long || times >= (raises[AN_THREEFOLD] ? 3 : 5);
}

static bool is_dead(skim *s, size_t ply)
{
    if (!an_position_is_dead(&s->position))
        return false;
    if (!s->arbiter->raises[AN_DEAD_POSITION])
        s->over_after = ply + 1;
    return true;
}

static inline uint64_t print_of(const an_position *p)
{
    return p->color[AN_WHITE] + 2 * p->color[AN_BLACK];
}

/* Whether there is nothing to be said of a move that was played: a check is one, and a mate that is
 * said; no end of the game but by the result. */
static inline bool end_move(skim *s, an_color us, size_t ply, an_plain plain)
{
    const an_position *p = &s->position;
    unsigned said = an_plain_sign(plain);
    s->prints[us][PRINTS + ply / 2] = print_of(p);
    if (said > (s->checkers != 0) && (s->checkers == 0 || an_position_has_move(p)))
        return false;
    if (p->role[AN_PAWN] == 0 && is_dead(s, ply))
        return false;
    return s->quiet < s->quiet_at_least || !is_remarkable(s, us, ply);
}

/* ---- steps ---- */

/* By the row of an_origins. */
static const uint8_t role_of[AN_ROLES] = {AN_PAWN, AN_PAWN,  AN_KNIGHT, AN_BISHOP,
                                          AN_ROOK, AN_QUEEN, AN_KING};

static unsigned from_many(const an_position *p, an_squares men, unsigned to)
{
    an_squares occupied = an_occupied(p), arriving = 0;
    while (men) {
        unsigned from = an_take_first(&men);
        arriving |= an_bit(from) & an_none_of(an_between[to][from] & occupied);
    }
    return an_is_one(arriving) ? an_first(arriving) : AN_NO_SQUARE;
}

/* an_plain_from, if it is true whether something is taken; but something may stand between. */
AN_INLINED unsigned from_of(const an_position *p, an_color us, unsigned row, an_plain plain)
{
    unsigned to = an_plain_target(plain);
    an_squares men = p->role[role_of[row]] & p->color[us] & an_origins[us][row][to] &
                     an_named[an_plain_origin(plain)];
    an_squares taking = (an_squares)0 - an_plain_captures(plain),
               theirs = p->color[an_opposite(us)];
    an_squares targets = (theirs & taking) | ~(an_occupied(p) | taking);
    if (men == 0 || !(targets >> to & 1))
        return AN_NO_SQUARE;
    return an_has_many(men) ? from_many(p, men, to) : an_first(men);
}

AN_APART static unsigned from_of_white(const an_position *p, unsigned row, an_plain plain)
{
    return from_of(p, AN_WHITE, row, plain);
}

AN_APART static unsigned from_of_black(const an_position *p, unsigned row, an_plain plain)
{
    return from_of(p, AN_BLACK, row, plain);
}

/* What every step changes but the right to castle; the men that give check then. What stands on the
 * target is taken, whether or not something does. */
AN_INLINED an_squares move_man(an_position *p, an_color us, unsigned from, unsigned to,
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
    p->en_passant = p->passed_over = AN_NO_SQUARE;
    return an_checkers_after(p, us, from, to, role);
}

AN_APART static an_squares move_white(an_position *p, unsigned from, unsigned to, an_role role)
{
    return move_man(p, AN_WHITE, from, to, role);
}

AN_APART static an_squares move_black(an_position *p, unsigned from, unsigned to, an_role role)
{
    return move_man(p, AN_BLACK, from, to, role);
}

/* The right to castle that a step ends. */
static inline void end_castling(an_position *p, an_color us, unsigned from, unsigned to,
                                an_role role)
{
    an_squares both = an_bit(from) | an_bit(to);
    if (p->castling != 0 && ((role == AN_KING) | ((p->castling & both) != 0)))
        an_drop_castling(p, role == AN_KING ? both | p->color[us] : both);
}

/* Whether the king is safe when he, or a man while he is in check, has gone. */
AN_APART static bool is_safe(const an_position *p, unsigned from, unsigned to)
{
    an_move move = {(uint8_t)from, (uint8_t)to, AN_NO_ROLE, AN_ORDINARY};
    return an_leaves_king_safe(p, move);
}

/* The same of a man that may stand between the king and another. */
AN_APART static bool is_unpinned(const an_position *p, an_color us, unsigned from, unsigned to)
{
    unsigned king = an_king_square(p, us);
    an_squares after = (an_occupied(p) ^ an_bit(from)) | an_bit(to);
    an_squares beyond = an_whole_line[king][from] & p->color[an_opposite(us)] & ~an_bit(to);
    an_squares straight = beyond & (p->role[AN_ROOK] | p->role[AN_QUEEN]);
    an_squares oblique = beyond & (p->role[AN_BISHOP] | p->role[AN_QUEEN]);
    return !(an_rook_attacks(king, after) & straight) &&
           !(an_bishop_attacks(king, after) & oblique);
}

AN_INLINED bool keeps_safe(const skim *s, an_color us, unsigned from, unsigned to, an_role role)
{
    const an_position *p = &s->position;
    an_squares sliders = an_sliders(p) & p->color[an_opposite(us)];
    if ((s->checkers != 0) | (role == AN_KING))
        return is_safe(p, from, to);
    return !an_may_uncover(p, an_king_square(p, us), from, sliders) || is_unpinned(p, us, from, to);
}

/* Whether what is said of where a man comes from is what is needed, and nothing of taking in
 * passing. */
AN_APART static bool is_needed(const an_position *p, unsigned from, an_role role, an_plain plain)
{
    unsigned origin = an_plain_origin(plain), to = an_plain_target(plain);
    an_move move = {(uint8_t)from, (uint8_t)to, AN_NO_ROLE, AN_ORDINARY};
    bool is_free = role == AN_PAWN || origin == AN_ORIGIN_UNSAID || an_origin_is_square(origin);
    return !(plain & AN_PLAIN_PASSING) &&
           (is_free || an_disambiguation(p, role, move) == an_plain_says(plain));
}

/* A move of the man of a row, as play_row of judge_run.c has it. False: nothing has happened. */
AN_INLINED bool step(skim *s, an_color us, unsigned row, an_plain plain)
{
    an_position *p = &s->position;
    unsigned to = an_plain_target(plain);
    unsigned from = us == AN_WHITE ? from_of_white(p, row, plain) : from_of_black(p, row, plain);
    if (from == AN_NO_SQUARE || (an_between[to][from] & an_occupied(p)))
        return false;
    an_role role = (an_role)role_of[row];
    if (((plain & AN_PLAIN_LONG) && !is_needed(p, from, role, plain)) ||
        !keeps_safe(s, us, from, to, role))
        return false;
    s->checkers = us == AN_WHITE ? move_white(p, from, to, role) : move_black(p, from, to, role);
    end_castling(p, us, from, to, role);
    if ((row == AN_NO_ROLE) & ((from ^ to) == 16))
        an_pass_over(p, (from + to) / 2);
    s->quiet = (s->quiet + 1) * !((role == AN_PAWN) | an_plain_captures(plain));
    return true;
}

/* ---- other moves ---- */

/* Whether there is nothing to be said of how a plain word spells its move. */
static bool is_well_spelled(const an_position *before, an_move move, const an_san *san)
{
    unsigned said = (san->from_file != AN_UNSAID ? AN_NEEDS_FILE : 0u) |
                    (san->from_rank != AN_UNSAID ? AN_NEEDS_RANK : 0u);
    bool takes = move.kind == AN_EN_PASSANT || (an_occupied(before) & an_bit(move.to));
    if (move.kind == AN_CASTLING)
        return san->kind != AN_SAN_MOVE;
    if ((san->forms & ~AN_FORM_CAPTURE_SIGN) || ((san->forms & AN_FORM_CAPTURE_SIGN) && !takes))
        return false;
    if (said == 0 || said == (AN_NEEDS_FILE | AN_NEEDS_RANK))
        return true;
    an_role role = an_role_at(before, move.from);
    return role == AN_PAWN ? takes && said == AN_NEEDS_FILE
                           : an_disambiguation(before, role, move) == said;
}

/* Castling, promotions, captures en passant; and what takes two looks to be understood. */
AN_APART static bool play_seldom(skim *s, an_plain plain)
{
    an_san san;
    an_position *p = &s->position;
    bool says_passing = plain & AN_PLAIN_PASSING;
    plain &= ~(AN_PLAIN_LONG | AN_PLAIN_PASSING);
    an_move move = an_plain_resolve(p, s->checkers, plain, s->letters);
    if (!an_plain_say(&san, plain, s->letters) ||
        (move.kind == AN_NULL_STEP && !an_san_find(&move, p, &san)) ||
        !is_well_spelled(p, move, &san) || (says_passing && move.kind != AN_EN_PASSANT))
        return false;
    p->halfmove_clock = (uint16_t)s->quiet;
    an_play_inline(p, move);
    s->quiet = p->halfmove_clock;
    s->checkers = an_checkers(p);
    an_trial_note(&s->arbiter->guess, &san);
    return true;
}

AN_INLINED bool play(skim *s, an_color us, size_t ply, an_plain plain)
{
    unsigned row = an_plain_row(plain, s->letters);
    s->has_met[row] = true;
    bool is_step = row < AN_ROLES && step(s, us, row, plain);
    return (is_step || play_seldom(s, plain)) && end_move(s, us, ply, plain);
}

/* ---- the whole ---- */

/* Plays as long as there is nothing to be said. */
static bool play_all(skim *s, const an_skimmed *skimmed)
{
    const an_plain *plain = skimmed->plain;
    size_t ply = 0, pairs = skimmed->count & ~(size_t)1;
    for (; ply < pairs; ply += 2)
        if (!play(s, AN_WHITE, ply, plain[ply]) || !play(s, AN_BLACK, ply + 1, plain[ply + 1]))
            return false;
    return ply == skimmed->count || play(s, AN_WHITE, ply, plain[ply]);
}

/* The rows that were met, bit by bit. */
static uint32_t rows_met(const skim *s)
{
    uint32_t rows = 0;
    for (unsigned row = 0; row < AN_ROWS; row++)
        rows |= (uint32_t)s->has_met[row] << row;
    return rows;
}

bool an_skim_play(const an_skimmed *skimmed, an_arbiter *arbiter, an_position *end)
{
    skim s; /* prints behind the first are written before they are read */
    s.position = arbiter->usual_start;
    s.checkers = 0;
    s.quiet = s.over_after = 0;
    s.quiet_at_least = arbiter->rules->without_facts   ? AN_SKIM_PLIES
                       : arbiter->raises[AN_THREEFOLD] ? 8
                                                       : 16;
    s.arbiter = arbiter;
    s.letters = an_arbiter_letters_of(arbiter, arbiter->notation);
    memset(s.has_met, 0, sizeof s.has_met);
    for (size_t i = 0; i < PRINTS; i++)
        s.prints[AN_WHITE][i] = s.prints[AN_BLACK][i] = 0;
    s.prints[AN_BLACK][PRINTS - 1] = print_of(&s.position);
    if (!play_all(&s, skimmed) && s.over_after != skimmed->count)
        return false;
    an_trial_note_rows(&arbiter->guess, rows_met(&s));
    *end = s.position;
    end->halfmove_clock = (uint16_t)s.quiet;
    end->move_number = (uint16_t)(1 + skimmed->count / 2);
    end->key = an_position_key(end);
    return true;
}
