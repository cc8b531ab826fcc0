/* Every language, style and dialect over all legal moves of many positions: what is written reads
 * back as the same move with the same signs, and never as a move of another language. */
#include "positions.h"

#include <string.h>

#include "algnot/notation.h"

enum { PLIES_PER_GAME = 40, PLIES_BETWEEN = 8, CHECKED_MIN = 400 };

static size_t positions_checked;

/* SplitMix64. */
static uint64_t next_random(void)
{
    static uint64_t state = 2026;
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static an_check_sign sign_of(const an_position *position)
{
    if (!an_position_in_check(position))
        return AN_NO_SIGN;
    return an_position_is_mate(position) ? AN_SIGN_MATE : AN_SIGN_CHECK;
}

/* N is no piece in French, so what names one cannot be read there. */
static void check_foreign(an_text text, an_role role, const an_notation *notation)
{
    for (size_t i = 0; i < an_language_count; i++) {
        an_notation foreign = *notation;
        foreign.language = &an_languages[i];
        bool knows_letter = false;
        for (an_role other = AN_PAWN; other < AN_ROLES; other++)
            knows_letter |=
                strcmp(an_languages[i].letter[other], notation->language->letter[role]) == 0;
        an_san san;
        if (!knows_letter)
            assert_int_equal(an_san_parse(&san, text, &foreign), AN_UNKNOWN_PIECE_LETTER);
    }
}

static void check_move(const an_position *position, an_move move, const an_notation *notation)
{
    char written[AN_SAN_MAX];
    an_text text = {written, an_move_write(written, position, move, notation)};
    an_san san;
    an_move read;
    assert_int_equal(an_san_parse(&san, text, notation), AN_OK);
    assert_int_equal(an_san_resolve(&read, position, &san, NULL), AN_OK);
    assert_memory_equal(&read, &move, sizeof move);

    an_position after = an_position_play(position, move);
    an_text signs = {written + san.size, text.size - san.size};
    an_suffix suffix = an_suffix_read(signs, an_position_in_check(&after));
    assert_int_equal(suffix.size, signs.size);
    assert_int_equal(suffix.nag_count, 0);
    assert_false(suffix.draw_offer);
    if (notation->style == AN_UCI)
        return;
    assert_int_equal(suffix.sign, sign_of(&after));
    if (suffix.en_passant)
        assert_int_equal(move.kind, AN_EN_PASSANT);
    an_role named = move.promotion != AN_NO_ROLE ? (an_role)move.promotion
                                                 : an_position_role(position, move.from);
    if (move.kind != AN_CASTLING && named != AN_PAWN)
        check_foreign(text, named, notation);
}

static void check_notation(const an_position *position, const an_notation *notation)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++)
        check_move(position, moves[i], notation);
}

static void check_position(const an_position *position)
{
    static const char *const dialects[] = {"pgn", "fide"};
    positions_checked++;
    for (size_t i = 0; i < an_language_count; i++)
        for (int style = 0; style < AN_STYLES; style++)
            for (size_t d = 0; d < sizeof dialects / sizeof *dialects; d++) {
                an_notation notation = an_notation_of(&an_languages[i], (an_style)style);
                assert_true(an_notation_take_dialect(&notation, an_text_of(dialects[d])));
                check_notation(position, &notation);
            }
}

static void position_reads_back(void **state)
{
    an_position position = position_of(tsv_field(*state, "fen"), AN_STANDARD);
    check_position(&position);
}

static void game_reads_back(void **state)
{
    an_position position = position_of_row(*state);
    for (unsigned ply = 0; ply < PLIES_PER_GAME; ply++) {
        an_move moves[AN_MOVES_MAX];
        size_t count = an_position_moves(&position, moves);
        if (ply % PLIES_BETWEEN == 0)
            check_position(&position);
        if (count == 0)
            return;
        position = an_position_play(&position, moves[next_random() % count]);
    }
}

static void enough_was_checked(void **state)
{
    (void)state;
    assert_in_range(positions_checked, CHECKED_MIN, SIZE_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(enough_was_checked)};
    int failed = tsv_run("tests/data/disambiguation.tsv", position_reads_back);
    failed += tsv_run("tests/data/movelists.tsv", game_reads_back);
    failed += tsv_run("tests/data/perft.tsv", game_reads_back);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
