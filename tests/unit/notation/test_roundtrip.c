/* Every language, style and dialect over all legal moves of many positions: what is written reads
 * back as the same move with the same signs, and never as a move of another language. */
#include "positions.h"
#include "random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/notation.h"

enum { PLIES_PER_GAME = 40, PLIES_BETWEEN = 16, CHECKED_MIN = 400 };

static size_t positions_checked, moves_written;
static unsigned long games_per_row = 1;

static uint64_t next_random(void)
{
    static uint64_t state = 2026;
    return random_after(&state);
}

static an_check_sign sign_of(const an_position *position)
{
    if (!an_position_in_check(position))
        return AN_NO_SIGN;
    return an_position_is_mate(position) ? AN_SIGN_MATE : AN_SIGN_CHECK;
}

/* N is no piece in French, so what names one cannot be read there; Re may be, as R and a file. */
static void check_foreign(an_text text)
{
    for (size_t i = 0; i < an_language_count; i++) {
        an_notation foreign = an_notation_of(&an_languages[i], AN_STYLE_SHORT);
        bool knows_letter = false;
        foreign.exact = true;
        for (an_role other = AN_KNIGHT; other < AN_ROLE_COUNT; other++) {
            const char *letter = an_languages[i].letter[other];
            knows_letter |= strncmp(text.at, letter, strlen(letter)) == 0;
        }
        an_san san;
        an_code code = knows_letter ? AN_UNKNOWN_PIECE_LETTER : an_san_parse(&san, text, &foreign);
        if (code != AN_UNKNOWN_PIECE_LETTER)
            fail_msg("%s, read in %s, is %s instead of unknown-piece-letter", text.at,
                     an_languages[i].code, an_code_slug(code));
    }
}

static void check_signs(an_text signs, const an_position *after, const an_san *due,
                        const an_notation *notation)
{
    an_suffix suffix = an_suffix_read(signs, an_position_in_check(after));
    assert_int_equal(suffix.size, signs.size);
    assert_int_equal(suffix.nag_count, 0);
    assert_false(suffix.draw_offer);
    bool says_check = notation->style != AN_STYLE_UCI && notation->style != AN_STYLE_ICCF &&
                      (notation->style != AN_STYLE_MINIMAL || due->sign == AN_SIGN_MATE);
    assert_int_equal(suffix.sign, says_check ? sign_of(after) : AN_NO_SIGN);
    assert_true(!suffix.en_passant || due->en_passant);
}

/* What is to be said of a move, written, read and found on the board again. */
static void check_written(const an_position *position, an_move move, const an_san *due,
                          const an_position *after, const an_notation *notation)
{
    char written[AN_SAN_MAX];
    an_text text = {written, an_san_write(written, due, notation)};
    an_san san;
    an_move read;
    an_code code = an_san_parse(&san, text, notation);
    moves_written++;
    if (code == AN_OK)
        code = an_san_resolve(&read, position, &san, NULL);
    if (code != AN_OK)
        print_error("%s in %s, %s: %s\n", written, notation->language->code,
                    an_style_name((an_style)notation->style), an_code_slug(code));
    assert_int_equal(code, AN_OK);
    assert_memory_equal(&read, &move, sizeof move);
    check_signs((an_text){written + san.size, text.size - san.size}, after, due, notation);

    bool names_piece = move.kind != AN_CASTLING && due->role != AN_PAWN;
    bool is_sample = notation->style == AN_STYLE_SHORT && notation->language != &an_figurine &&
                     positions_checked % 16 == 0;
    if (is_sample && names_piece)
        check_foreign(text);
}

static const an_language *language_at(size_t index)
{
    return index < an_language_count ? &an_languages[index] : &an_figurine;
}

/* Positions take the dialects in turn. */
static void check_position(const an_position *position)
{
    static const char *const dialects[] = {"pgn", "fide"};
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    positions_checked++;
    for (size_t m = 0; m < count; m++) {
        an_san due = an_san_describe(position, moves[m]);
        an_position after = an_position_play(position, moves[m]);
        for (size_t i = 0; i <= an_language_count; i++)
            for (int style = 0; style < AN_STYLE_COUNT; style++) {
                an_notation notation = an_notation_of(language_at(i), (an_style)style);
                const char *dialect = dialects[positions_checked % 2];
                assert_true(an_notation_take_dialect(&notation, an_text_of(dialect)));
                check_written(position, moves[m], &due, &after, &notation);
            }
    }
}

static void position_reads_back(void **state)
{
    an_position position = position_of(tsv_field(*state, "fen"), AN_STANDARD);
    check_position(&position);
}

static void game_reads_back(an_position position)
{
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

static void games_read_back(void **state)
{
    for (unsigned long i = 0; i < games_per_row; i++)
        game_reads_back(position_of_row(*state));
}

static void enough_was_checked(void **state)
{
    (void)state;
    printf("%zu positions: %zu moves written and read back, in %zu languages and %d styles\n",
           positions_checked, moves_written, an_language_count, AN_STYLE_COUNT);
    assert_in_range(positions_checked, CHECKED_MIN, SIZE_MAX);
}

/* test_roundtrip [GAMES]: so many random ones from each row */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(enough_was_checked)};
    games_per_row = argc > 1 ? strtoul(argv[1], NULL, 10) : games_per_row;
    int failed = tsv_run("tests/data/disambiguation.tsv", position_reads_back);
    failed += tsv_run("tests/data/movelists.tsv", games_read_back);
    failed += tsv_run("tests/data/perft.tsv", games_read_back);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
