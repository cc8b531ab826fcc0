/* Every entry of the attack and key tables, worked out again from files and ranks. */
#include "check.h"

#include <stdlib.h>

#include "attacks.h"

static int file_of(unsigned square)
{
    return (int)(square % 8);
}

static int rank_of(unsigned square)
{
    return (int)(square / 8);
}

static int files_apart(unsigned a, unsigned b)
{
    return file_of(b) - file_of(a);
}

static int ranks_apart(unsigned a, unsigned b)
{
    return rank_of(b) - rank_of(a);
}

/* On one file, rank or diagonal. */
static bool is_aligned(unsigned a, unsigned b)
{
    int files = abs(files_apart(a, b)), ranks = abs(ranks_apart(a, b));
    return a != b && (files == 0 || ranks == 0 || files == ranks);
}

static bool is_on_line(unsigned a, unsigned b, unsigned c)
{
    return is_aligned(a, b) &&
           files_apart(a, b) * ranks_apart(a, c) == ranks_apart(a, b) * files_apart(a, c);
}

/* c sees a and b in opposite directions. */
static bool is_between(unsigned a, unsigned b, unsigned c)
{
    return is_on_line(a, b, c) && c != a && c != b &&
           files_apart(c, a) * files_apart(c, b) + ranks_apart(c, a) * ranks_apart(c, b) < 0;
}

static bool has(an_squares squares, unsigned square)
{
    return (squares >> square & 1) != 0;
}

static void steps_are_right(void **state)
{
    (void)state;
    for (unsigned a = 0; a < AN_SQUARE_COUNT; a++) {
        for (unsigned b = 0; b < AN_SQUARE_COUNT; b++) {
            int files = abs(files_apart(a, b)), ranks = abs(ranks_apart(a, b));
            assert_int_equal(has(an__knight_attacks[a], b), files * ranks == 2);
            assert_int_equal(has(an__king_attacks[a], b), a != b && files <= 1 && ranks <= 1);
            assert_int_equal(has(an__pawn_attacks[AN_WHITE][a], b),
                             files == 1 && ranks_apart(a, b) == 1);
            assert_int_equal(has(an__pawn_attacks[AN_BLACK][a], b),
                             files == 1 && ranks_apart(a, b) == -1);
        }
    }
}

static void line_masks_are_right(void **state)
{
    (void)state;
    for (unsigned a = 0; a < AN_SQUARE_COUNT; a++) {
        for (unsigned b = 0; b < AN_SQUARE_COUNT; b++) {
            int files = files_apart(a, b), ranks = ranks_apart(a, b);
            assert_int_equal(has(an__line_masks[a][AN_FILE_LINE], b), a != b && files == 0);
            assert_int_equal(has(an__line_masks[a][AN_DIAGONAL], b), a != b && files == ranks);
            assert_int_equal(has(an__line_masks[a][AN_ANTIDIAGONAL], b), a != b && files == -ranks);
            assert_int_equal(has(an__line_masks[a][AN_RANK_LINE], b), a != b && ranks == 0);
        }
    }
}

static void pairs_are_right(void **state)
{
    (void)state;
    for (unsigned a = 0; a < AN_SQUARE_COUNT; a++) {
        for (unsigned b = 0; b < AN_SQUARE_COUNT; b++) {
            for (unsigned c = 0; c < AN_SQUARE_COUNT; c++) {
                assert_int_equal(has(an__between[a][b], c), is_between(a, b, c));
                assert_int_equal(has(an__whole_line[a][b], c), is_on_line(a, b, c));
            }
        }
    }
}

/* A square is attacked along its line if no occupied square lies between. */
static bool is_reached(unsigned from, unsigned to, an_squares occupied)
{
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++)
        if (is_between(from, to, square) && has(occupied, square))
            return false;
    return is_aligned(from, to);
}

static void rank_attacks_are_right(void **state)
{
    (void)state;
    for (unsigned inner = 0; inner < 64; inner++)
        for (unsigned from = 0; from < 8; from++)
            for (unsigned to = 0; to < 8; to++)
                assert_int_equal(an__rank_attacks[inner][from] >> to & 1,
                                 is_reached(from, to, (an_squares)inner << 1));
}

/* An empty board, then thin, half full and crowded ones, with keys for chance. */
static an_squares board_of(unsigned number)
{
    an_squares a = an__keys.castling[number % 64], b = an__keys.castling[(number + 1) % 64];
    return number == 0 ? 0 : number % 3 == 0 ? a & b : number % 3 == 1 ? a : a | b;
}

static void sliders_stop_at_the_first_piece(void **state)
{
    (void)state;
    for (unsigned number = 0; number < 32; number++) {
        an_squares occupied = board_of(number);
        for (unsigned a = 0; a < AN_SQUARE_COUNT; a++) {
            an_squares rook = 0, bishop = 0;
            for (unsigned b = 0; b < AN_SQUARE_COUNT; b++) {
                bool is_straight = files_apart(a, b) == 0 || ranks_apart(a, b) == 0;
                an_squares bit = (an_squares)is_reached(a, b, occupied) << b;
                *(is_straight ? &rook : &bishop) |= bit;
            }
            assert_int_equal(an_rook_attacks(a, occupied), rook);
            assert_int_equal(an_bishop_attacks(a, occupied), bishop);
            assert_int_equal(an_role_attacks(AN_ROOK, a, occupied), rook);
            assert_int_equal(an_role_attacks(AN_BISHOP, a, occupied), bishop);
            assert_int_equal(an_role_attacks(AN_QUEEN, a, occupied), rook | bishop);
            assert_int_equal(an_role_attacks(AN_KNIGHT, a, occupied), an__knight_attacks[a]);
            assert_int_equal(an_role_attacks(AN_KING, a, occupied), an__king_attacks[a]);
            assert_int_equal(an_role_attacks(AN_PAWN, a, occupied), 0);
        }
    }
}

static int compare_keys(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

static void keys_are_distinct(void **state)
{
    (void)state;
    enum { KEYS = sizeof(an_key_table) / sizeof(uint64_t) - 2 * AN_SQUARE_COUNT };
    uint64_t sorted[KEYS];
    size_t count = 0;
    for (unsigned color = 0; color < 2; color++)
        for (unsigned square = 0; square < AN_SQUARE_COUNT; square++) {
            assert_int_equal(an__keys.piece[color][AN_NO_ROLE][square], 0);
            for (unsigned role = AN_PAWN; role < AN_ROLE_COUNT; role++)
                sorted[count++] = an__keys.piece[color][role][square];
        }
    for (unsigned square = 0; square < AN_SQUARE_COUNT; square++)
        sorted[count++] = an__keys.castling[square];
    for (unsigned file = 0; file < 8; file++)
        sorted[count++] = an__keys.en_passant_file[file];
    sorted[count++] = an__keys.turn;
    assert_int_equal(count, KEYS);

    qsort(sorted, count, sizeof *sorted, compare_keys);
    assert_int_not_equal(sorted[0], 0);
    for (size_t i = 1; i < count; i++)
        assert_int_not_equal(sorted[i - 1], sorted[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_right),
        cmocka_unit_test(line_masks_are_right),
        cmocka_unit_test(pairs_are_right),
        cmocka_unit_test(rank_attacks_are_right),
        cmocka_unit_test(sliders_stop_at_the_first_piece),
        cmocka_unit_test(keys_are_distinct),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
