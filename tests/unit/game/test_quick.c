/* Games that go the fast path come out as they do the general way: those of quick.tsv and of the
 * shipped files, and games of any length. test_quick_changes has those that were cut or changed. */
#include "arbiter.h"
#include "buffer.h"
#include "passage.h"
#include "random.h"
#include "text.h"
#include "tsv.h"
#include "ways.h"

#include <stdio.h>
#include <string.h>

/* ---- the table ---- */

static const char usual_heading[] = "[Event \"?\"]\n\n";

static void check_row(an_text text, an_judge_options rules, const char *quick)
{
    ways w = ways_under(rules);
    open_ways(&w);
    check_alone(&w, text);
    assert_string_equal(w.quick.at, quick);
    close_ways(&w);
}

static void check_in_languages(an_text text, const an_notation *from, size_t count)
{
    ways w = ways_under((an_judge_options){
        .from = count > 0 ? from : NULL, .from_count = count, .without_facts = true});
    open_ways(&w);
    check_stream(&w, text);
    close_ways(&w);
}

/* A row says for one language, or for all, which games go the fast path; the outcome is the same in
 * any of them. */
static void goes_as_said(void **state)
{
    const tsv_row *row = *state;
    const char *from = tsv_field(row, "from");
    an_notation notations[] = {notation_of(*from == '\0' ? "en" : from), notation_of("fr")};
    an_judge_options said = {.from = *from == '\0' ? NULL : notations, .from_count = *from != '\0'};
    an_buffer moves = unescaped(tsv_field(row, "text")), text = {0};
    if (*moves.at != '[')
        an__buffer_put(&text, usual_heading);
    an_buffer_put_text(&text, text_of(&moves));
    check_row(text_of(&text), said, tsv_field(row, "quick"));
    said.findings.without_notes = true;
    check_row(text_of(&text), said, tsv_field(row, "quietly"));
    for (size_t count = 0; count < 3; count++)
        check_in_languages(text_of(&text), notations, count);
    an__buffer_free(&moves);
    an__buffer_free(&text);
}

/* ---- the shipped files ---- */

/* Once with every game tried, once as it comes; counts the games, and those that go the fast path.
 */
static void check_file(const char *path, an_judge_options rules, size_t *games, size_t *quick)
{
    an_buffer text = load(path);
    for (unsigned tries_each = 0; tries_each < 2; tries_each++) {
        ways w = ways_under(rules);
        w.tries_each = tries_each;
        open_ways(&w);
        check_stream(&w, text_of(&text));
        *games += w.games;
        *quick += count_quick(&w);
        close_ways(&w);
    }
    an__buffer_free(&text);
}

static void shipped_files_come_out_the_same(void **state)
{
    static const struct {
        const char *path;
        bool is_ordinary;
    } files[] = {{"annotated.pgn", false}, {"classics.pgn", true},  {"club.pgn", false},
                 {"endings.pgn", false},   {"errors.pgn", false},   {"feuille.txt", false},
                 {"morphy.txt", false},    {"notation.txt", false}, {"ronde3.txt", false}};
    const an_notation notations[] = {notation_of("en"), notation_of("fr")};
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++)
        for (unsigned way = 0; way < 6; way++) {
            size_t count = way / 2, games = 0, quick = 0;
            char path[64];
            snprintf(path, sizeof path, "tests/data/games/%s", files[i].path);
            check_file(path,
                       (an_judge_options){.from = count > 0 ? notations : NULL,
                                          .from_count = count,
                                          .findings.without_notes = way % 2},
                       &games, &quick);
            assert_true(games > 0);
            if (files[i].is_ordinary)
                assert_true(quick * 10 > games * 9);
        }
}

/* A second game in vain costs the next one its try, and more of them if it goes on. */
static void fewer_are_tried_in_vain(void **state)
{
    static const char bad[] = "[Event \"?\"]\n\n1. e5 *\n\n",
                      good[] = "[Event \"?\"]\n\n1. e4 *\n\n";
    const an_notation english = notation_of("en");
    ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
    an_buffer text = {0};
    (void)state;
    for (size_t i = 0; i < 12; i++)
        an__buffer_put(&text, i <= 1 || i == 4 ? bad : good);
    w.tries_each = false;
    open_ways(&w);
    check_alone(&w, text_of(&text));
    assert_string_equal(w.quick.at, "---+--++++++");
    close_ways(&w);
    an__buffer_free(&text);
}

/* ---- games of any length ---- */

static uint64_t next_random(void)
{
    static uint64_t state = 12;
    return random_after(&state);
}

/* Moves of pawns where so many plies have been quiet, else of pieces; captures are none. */
static size_t list_fit(const an_position *p, unsigned quiet_max, an_move *fit)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(p, moves), fits = 0;
    for (size_t i = 0; i < count; i++) {
        bool takes = an_position_role(p, moves[i].to) != AN_NO_ROLE;
        bool is_pawn = an_position_role(p, moves[i].from) == AN_PAWN;
        bool is_due = is_pawn == (p->halfmove_clock >= quiet_max);
        if (is_due && !takes && moves[i].promotion == AN_NO_ROLE)
            fit[fits++] = moves[i];
    }
    return fits;
}

/* One of them behind which there is another. */
static an_move wandering_move(const an_position *p, unsigned quiet_max)
{
    an_move fit[AN_MOVES_MAX], next[AN_MOVES_MAX];
    size_t count = list_fit(p, quiet_max, fit), i, tries = 0;
    do {
        assert_true(count > 0 && tries++ < 1000);
        i = next_random() % count;
        an_position after = an_position_play(p, fit[i]);
        if (list_fit(&after, quiet_max, next) > 0)
            return fit[i];
    } while (true);
}

/* A comment of any length, up to many blocks of what is looked at together; mostly they are alike.
 */
static void put_comment(an_buffer *pgn)
{
    static const unsigned most[] = {9, 45, 45, 45, 45, 45, 160, 700, 7000};
    static const char *const words[] = {"[%clk 0:05:00] ", "~ ", "| ", "a{b ", "\n", "1... e5 "};
    size_t size = next_random() % most[next_random() % (sizeof most / sizeof *most)];
    bool is_plain = next_random() % 16 != 0;
    an__buffer_put(pgn, is_plain || next_random() % 2 ? "{" : "\n{");
    for (size_t begin = pgn->size; pgn->size - begin < size;)
        an__buffer_put(pgn, words[is_plain ? 0 : next_random() % (sizeof words / sizeof *words)]);
    an__buffer_put(pgn, is_plain || next_random() % 2 ? "} " : "}\n");
}

/* Pieces walk about, and now and then a pawn steps; there may be a comment behind each move, but
 * for one in some. */
static void put_wandering(an_buffer *pgn, size_t plies, unsigned quiet_max, unsigned uncommented)
{
    const an_notation english = notation_of("en");
    an_position p = an_position_start();
    an__buffer_put(pgn, usual_heading);
    for (size_t ply = 0; ply < plies; ply++) {
        char word[AN_SAN_MAX];
        an_move move = wandering_move(&p, quiet_max);
        if (ply % 2 == 0 || uncommented > 0) {
            an__buffer_put_number(pgn, ply / 2 + 1);
            an__buffer_put(pgn, ply % 2 == 0 ? ". " : "... ");
        }
        an_buffer_add(pgn, word, an_move_write(word, &p, move, &english));
        an_buffer_put_char(pgn, ' ');
        if (uncommented > 0 && next_random() % uncommented > 0)
            put_comment(pgn);
        p = an_position_play(&p, move);
    }
    an__buffer_put(pgn, "*\n");
}

/* Nobody need claim that fifty moves have been made, and after 75 the game is over. */
static void long_games_come_out_the_same(void **state)
{
    enum { OFTEN = 90, NEVER = 1000 };
    static const struct {
        size_t plies;
        unsigned quiet_max;
        const char *quick, *quietly;
    } games[] = {{99, NEVER, "+", "+"},
                 {100, NEVER, "-", "+"},
                 {149, NEVER, "-", "+"},
                 {150, NEVER, "-", "-"},
                 {151, NEVER, "-", "-"},
                 {AN_QUICK_PLIES - 1, OFTEN, "+", "+"},
                 {AN_QUICK_PLIES, OFTEN, "-", "-"},
                 {AN_QUICK_PLIES + 1, OFTEN, "-", "-"}};
    const an_notation english = notation_of("en");
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        an_buffer pgn = {0};
        put_wandering(&pgn, games[i].plies, games[i].quiet_max, 0);
        an_judge_options rules = {.from = &english, .from_count = 1};
        check_row(text_of(&pgn), rules, games[i].quick);
        rules.findings.without_notes = true;
        check_row(text_of(&pgn), rules, games[i].quietly);
        an__buffer_free(&pgn);
    }
}

/* Where the next comment begins is known of some blocks at once, of few at first. */
static void commented_games_come_out_the_same(void **state)
{
    enum { GAMES = 600 / TEST_STEP, PLIES_MAX = 120, OFTEN = 90 };
    const an_notation english = notation_of("en");
    ways w = ways_under(
        (an_judge_options){.from = &english, .from_count = 1, .findings.without_notes = true});
    (void)state;
    open_ways(&w);
    for (size_t i = 0; i < GAMES; i++) {
        an_buffer pgn = {0};
        size_t plies = i < 2 ? AN_QUICK_PLIES - 1 + 50 * i : next_random() % PLIES_MAX;
        put_wandering(&pgn, plies, OFTEN, i % 3 == 0 ? 12 : 1000);
        check_alone(&w, text_of(&pgn));
        an__buffer_free(&pgn);
    }
    assert_in_range(count_quick(&w), GAMES * 9 / 10, GAMES);
    close_ways(&w);
}

/* Knights go out and come home, so that positions stand again, near by and far apart. */
static void put_shuffle(an_buffer *pgn, size_t plies)
{
    static const char *const words[2][2][2] = {{{"Nc3", "Nb1"}, {"Nf3", "Ng1"}},
                                               {{"Nc6", "Nb8"}, {"Nf6", "Ng8"}}};
    bool is_out[2][2] = {{false}};
    an__buffer_put(pgn, usual_heading);
    for (size_t ply = 0; ply < plies; ply++) {
        size_t us = ply % 2, knight = next_random() % 2;
        an__buffer_put(pgn, words[us][knight][is_out[us][knight]]);
        an_buffer_put_char(pgn, ' ');
        is_out[us][knight] = !is_out[us][knight];
    }
    an__buffer_put(pgn, "*\n");
}

static void repetitions_come_out_the_same(void **state)
{
    enum { GAMES = 2000 / TEST_STEP, PLIES_MAX = 60 };
    const an_notation english = notation_of("en");
    (void)state;
    for (unsigned quietly = 0; quietly < 2; quietly++) {
        ways w = ways_under((an_judge_options){
            .from = &english, .from_count = 1, .findings.without_notes = quietly});
        open_ways(&w);
        for (size_t i = 0; i < GAMES; i++) {
            an_buffer pgn = {0};
            put_shuffle(&pgn, next_random() % PLIES_MAX);
            check_alone(&w, text_of(&pgn));
            an__buffer_free(&pgn);
        }
        assert_in_range(count_quick(&w), GAMES / 6, GAMES * 5 / 6);
        close_ways(&w);
    }
}

/* A result may stand anywhere within what is read at once. */
static void games_of_any_length_come_out_the_same(void **state)
{
    enum { LENGTHS = 71 };
    const an_notation english = notation_of("en");
    ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
    (void)state;
    open_ways(&w);
    for (int length = 0; length < LENGTHS; length++) {
        char text[2 * LENGTHS + 80];
        int size = sprintf(text, "[Event \"?\"]\n\n1. e4 {%*s} e5 2. Nf3 %*s*", length, "",
                           LENGTHS - length, "");
        check_alone(&w, an_text_from(text, (size_t)size));
    }
    assert_int_equal(count_quick(&w), LENGTHS);
    close_ways(&w);
}

/* Comments are kept as entries are, up to a number that no game has. */
static void masses_of_comments_come_out_the_same(void **state)
{
    static const size_t counts[] = {2047, 2048, 2049, 3000};
    const an_notation english = notation_of("en");
    (void)state;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
        an_buffer pgn = {0};
        an__buffer_put(&pgn, usual_heading);
        an__buffer_put(&pgn, "1. e4 ");
        for (size_t j = 0; j < counts[i]; j++)
            an__buffer_put(&pgn, "{a} ");
        an__buffer_put(&pgn, "1... e5 *\n");
        open_ways(&w);
        check_alone(&w, text_of(&pgn));
        assert_int_equal(w.written, counts[i] <= 2 * AN_QUICK_PLIES);
        close_ways(&w);
        an__buffer_free(&pgn);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(shipped_files_come_out_the_same),
                                       cmocka_unit_test(fewer_are_tried_in_vain),
                                       cmocka_unit_test(long_games_come_out_the_same),
                                       cmocka_unit_test(commented_games_come_out_the_same),
                                       cmocka_unit_test(repetitions_come_out_the_same),
                                       cmocka_unit_test(games_of_any_length_come_out_the_same),
                                       cmocka_unit_test(masses_of_comments_come_out_the_same)};
    int failed = tsv_run("tests/data/quick.tsv", goes_as_said);
    return failed + cmocka_run_group_tests_name("quick", tests, NULL, NULL) > 0;
}
