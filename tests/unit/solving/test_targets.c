/* The law of targets: every line that ends in a mate or a stalemate leads to one of them, after
 * each of its moves, and what each of them needs is counted without a fault. Lines are random walks
 * in random crowds around a king. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random.h"
#include "targets.h"

enum { LENGTH_MAX = 9, MOST_STEPS = 1 << 20, TARGETS_MEMORY = 64 << 20 };

static size_t lines_to_find = 400;
static uint64_t seed = 1;

static unsigned below(unsigned bound)
{
    return (unsigned)(random_after(&seed) % bound);
}

typedef struct walk {
    an_position root;
    an_move moves[LENGTH_MAX];
    unsigned length;
    an_color prey;
    bool is_mate;
    bool is_series; /* the prey makes all moves but the last one */
} walk;

/* Plays a move of a walk behind `at` others. Returns false if it gives check within a series. */
static bool play_in_walk(const walk *w, unsigned at, an_position *p, an_move move)
{
    *p = an_position_play(p, move);
    if (!w->is_series || at + 2 >= w->length)
        return true;
    if (an_position_in_check(p))
        return false;
    *p = an_position_play(p, (an_move){.kind = AN_NULL_STEP});
    return true;
}

static void put(char *board, unsigned square, const char *pieces)
{
    char piece = pieces[below((unsigned)strlen(pieces))];
    bool is_pawn = piece == 'p' || piece == 'P';
    if (board[square] == '.' && !(is_pawn && (square < 8 || square > 55)))
        board[square] = piece;
}

/* Puts a king and rooks where they castle. */
static void put_home(char *board, unsigned rank, char king, char rook)
{
    board[rank * 8 + 4] = king;
    for (unsigned file = 0; file < 8; file += 7)
        if (below(3) > 0)
            board[rank * 8 + file] = rook;
}

/* Puts a pawn of the prey where it has not moved, and one that may take it en passant. */
static void put_pawns(char *board, unsigned home)
{
    unsigned file = 1 + below(7), row = home == 0 ? 1 : 6, other_row = home == 0 ? 3 : 4;
    put(board, row * 8 + file, "P");
    put(board, other_row * 8 + file - 1, "p");
}

/* Puts the prey's king near the edge, pieces of its own side around it, and some of the hunter's
 * anywhere; or the kings at home. Upper case is the prey's, unless it is black. */
static void random_fen(char *fen, an_color prey, char turn)
{
    char board[64];
    memset(board, '.', sizeof board);
    unsigned file = below(8), rank = below(3) > 0 ? 7 * below(2) : below(8);
    unsigned home = prey == AN_WHITE ? 7 : 0;
    bool prey_is_home = below(4) == 0, hunter_is_home = below(4) == 0;
    if (hunter_is_home)
        put_home(board, 7 - home, 'k', 'r');
    if (prey_is_home) {
        put_home(board, home, 'K', 'R');
        file = 4;
        rank = home;
    }
    board[rank * 8 + file] = 'K';
    if (below(4) == 0)
        put_pawns(board, home);
    for (unsigned left = below(7); left > 0; left--) {
        unsigned square = (rank + below(4) + 62) % 8 * 8 + (file + below(5) + 62) % 8;
        put(board, square, "PPPPPNBRQ");
    }
    for (unsigned left = below(4); left > 0; left--)
        put(board, below(64), "PPNBRQ");
    if (!hunter_is_home)
        put(board, below(64), "k");
    for (unsigned left = below(5); left > 0; left--)
        put(board, below(64), "ppnbrq");
    for (unsigned square = 0; square < 64; square++) {
        bool is_letter = board[square] != '.';
        *fen++ = !is_letter ? '1' : prey == AN_WHITE ? board[square] : (char)(board[square] ^ 32);
        if (square % 8 == 7 && square < 63)
            *fen++ = '/';
    }
    snprintf(fen, 16, " %c KQkq - 0 1", turn);
}

/* Returns whether the side to move of the walk's last position has no move, as the walk wants. */
static bool is_goal(const an_position *p, bool is_mate)
{
    return is_mate ? an_position_is_mate(p) : an_position_is_stalemate(p);
}

/* Returns one of the moves; castling and captures en passant, where they are possible, and double
 * steps, which lead to them, more often than others. */
static an_move random_move(const an_move *list, size_t count)
{
    size_t chosen = below((unsigned)count);
    unsigned liked = below(4); /* AN_ORDINARY: whichever was drawn */
    for (size_t i = 0; i < count && liked != AN_ORDINARY; i++)
        if (list[i].kind == liked || list[i].kind == AN_EN_PASSANT)
            chosen = i;
    return list[chosen];
}

/* Walks at random; the last move is one that reaches the goal, if there is any. */
static bool find_walk(walk *w)
{
    char fen[128];
    w->prey = (an_color)below(2);
    w->is_mate = below(4) == 0;
    w->length = 1 + below(LENGTH_MAX);
    w->is_series = below(3) == 0;
    bool hunter_begins = w->is_series ? w->length == 1 : w->length % 2 == 1;
    random_fen(fen, w->prey, "wb"[hunter_begins == (w->prey == AN_WHITE)]);
    if (an_position_from_problem_fen(&w->root, an_text_of(fen), AN_STANDARD, NULL) != AN_OK)
        return false;
    an_position p = w->root;
    for (unsigned i = 0; i < w->length; i++) {
        an_move list[AN_MOVES_MAX];
        size_t count = an_position_moves(&p, list);
        bool is_last = i + 1 == w->length;
        if (count == 0)
            return false;
        for (size_t tries = is_last ? count : 1; tries > 0; tries--) {
            w->moves[i] = is_last ? list[tries - 1] : random_move(list, count);
            an_position after = an_position_play(&p, w->moves[i]);
            if (is_last && is_goal(&after, w->is_mate))
                return true;
            if (!is_last && !play_in_walk(w, i, &p, w->moves[i]))
                return false;
        }
    }
    return false;
}

static bool has_move_of(const walk *w, an_move_kind kind)
{
    for (unsigned i = 0; i < w->length; i++)
        if (w->moves[i].kind == kind)
            return true;
    return false;
}

static bool always(void *context)
{
    (void)context;
    return true;
}

static void print_walk(const walk *w, unsigned at)
{
    char fen[AN_FEN_MAX], uci[AN_UCI_MAX];
    an_position_to_fen(fen, &w->root);
    printf("%s, %s:", fen, w->is_mate ? "mate" : "stalemate");
    for (unsigned i = 0; i < w->length; i++) {
        an_move_to_uci(uci, &w->root, w->moves[i]);
        printf(" %s", uci);
    }
    printf(" fails at %u\n", at);
}

/* Returns whether each target that may still be reached needs what the pieces of p need that have a
 * place in it: their distances, and captures of those that stand yet. */
static bool is_counted(const an_targets *targets, const an_position *p)
{
    for (size_t i = targets->hopes.start; i < targets->hopes.end; i++) {
        const an_hope *hope = &targets->hopes.at[i];
        unsigned moves[2] = {0, 0}, captures = 0;
        for (an_squares pieces = an_occupied(p); pieces != 0;) {
            unsigned square = an_take_first(&pieces);
            an_color color = p->color[AN_WHITE] & an_bit(square) ? AN_WHITE : AN_BLACK;
            unsigned fate = targets->list.at[hope->target].fates[targets->numbers[square]];
            captures += fate == AN_FATE_CAPTURED;
            if (fate > AN_FATE_CAPTURED)
                moves[color] += an_distance(&targets->distances, color,
                                            (an_role)an_role_at(p, square), square, fate);
        }
        if (hope->moves[AN_WHITE] != moves[AN_WHITE] || hope->moves[AN_BLACK] != moves[AN_BLACK] ||
            hope->captures != captures)
            return false;
    }
    return true;
}

/* Returns the number of targets; 0 if they are too many. */
static size_t expect_led(const walk *w)
{
    an_target_limits limits = {.half_moves = w->length,
                               .is_series = w->is_series,
                               .steps = MOST_STEPS,
                               .memory = TARGETS_MEMORY,
                               .may_go_on = always};
    an_targets *targets = an__targets_open(&w->root, w->prey, w->is_mate, &limits);
    size_t count = targets != NULL ? targets->list.count : 0;
    an_position p = w->root;
    if (targets == NULL)
        return 0;
    const an_targets before = *targets;
    bool is_led = an__targets_begin(targets, w->length) && is_counted(targets, &p);
    unsigned at = 0;
    for (; is_led && at < w->length; at++) {
        is_led = an__targets_play(targets, &p, w->moves[at], w->length - at - 1);
        play_in_walk(w, at, &p, w->moves[at]);
        is_led = is_led && is_counted(targets, &p);
    }
    if (!is_led)
        print_walk(w, at);
    assert_true(is_led);
    while (at-- > 0)
        an__targets_take_back(targets);
    assert_memory_equal(targets->numbers, before.numbers, sizeof before.numbers);
    assert_memory_equal(targets->roles, before.roles, sizeof before.roles);
    assert_true(an__targets_play(targets, &w->root, w->moves[0], w->length - 1));
    an__targets_close(targets);
    return count;
}

static void lines_to_a_goal_lead_to_targets(void **state)
{
    (void)state;
    size_t mates = 0, castling = 0, en_passant = 0, series = 0, untold = 0;
    for (size_t found = 0; found < lines_to_find;) {
        walk w;
        if (!find_walk(&w) || (w.is_mate && w.length > 5))
            continue;
        found++;
        mates += w.is_mate;
        bool is_told = expect_led(&w) > 0;
        castling += is_told && has_move_of(&w, AN_CASTLING);
        en_passant += is_told && has_move_of(&w, AN_EN_PASSANT);
        series += is_told && w.is_series && w.length > 2;
        untold += !is_told;
    }
    printf("%zu lines, %zu to mates, %zu with castling, %zu with captures en passant, %zu series; "
           "of %zu there are too many targets\n",
           lines_to_find, mates, castling, en_passant, series, untold);
    assert_true(series > lines_to_find / 10);
    assert_true(castling > lines_to_find / 50);
    assert_true(en_passant > lines_to_find / 100);
    assert_true(untold < lines_to_find / 2);
}

/* test_targets [LINES [SEED]] */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(lines_to_a_goal_lead_to_targets)};
    if (argc > 1)
        lines_to_find = strtoul(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
