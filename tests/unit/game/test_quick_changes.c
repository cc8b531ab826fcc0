/* Games that go the fast path come out as they do the general way, with any end, with any byte
 * changed, and with any variations. */
#include "check.h"

#include "buffer.h"
#include "passage.h"
#include "random.h"
#include "text.h"
#include "ways.h"

#include <string.h>

static uint64_t next_random(void)
{
    static uint64_t state = 12;
    return random_after(&state);
}

/* ---- any end ---- */

static const char clocks[] =
    "[Event \"?\"]\n\n1. d4 {[%eval 0.1] [%clk 0:05:00]} 1... d5 {[%eval 0.2] [%clk 0:04:59]} 2. c4 "
    "{[%eval 0.15] [%clk 0:04:58]} 2... e6 {[%eval 0.2] [%clk 0:04:51]} 3. Nc3 {[%eval 0.2]} 3... Nf6 "
    "{[%clk 0:04:31]}\n4. Bg5 {a} 4... Be7 {[%eval 0.1] [%clk 0:04:29]} 5. e3 {[%clk 0:04:29]} 5... "
    "O-O {[%clk 0:04:20]} 6. Nf3 {[%clk 0:04:29]} 6... Nbd7 {[%clk 0:04:20]} 7. cxd5 {[%eval 0.01]} "
    "7... exd5 {[%clk 0:04:20]} 1/2-1/2";

static const char ruy[] = "[Event \"?\"]\n[Result \"1/2-1/2\"]\n\n"
                          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bd6 "
                          "6. d4 exd4 7. Qxd4 f6 8. Nbd2 Be6 9. b3 Qd7 1/2-1/2";

/* What is read at once is more than what may be left of a text. */
static void any_end_comes_out_the_same(void **state)
{
    enum { LENGTHS = 71 };
    static const char spaces[] = " \n\t\r";
    const an_notation english = notation_of("en");
    ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
    char text[sizeof ruy + LENGTHS];
    (void)state;
    open_ways(&w);
    memcpy(text, ruy, sizeof ruy);
    for (size_t i = 0; i < LENGTHS; i++) {
        check_alone(&w, an_text_from(text, sizeof ruy - 1 + i));
        text[sizeof ruy - 1 + i] = spaces[i % (sizeof spaces - 1)];
    }
    assert_int_equal(count_quick(&w), LENGTHS);
    close_ways(&w);
}

/* What stands in memory behind a text is none of it, even if the game could go on there, or a
 * comment begins that has no end. */
static void check_cut(ways *w, const char *text, size_t size)
{
    const char *const beyond[] = {&text[size + 1], "{ open"};
    check_alone(w, an_text_from(text, size));
    for (size_t i = 0; i < sizeof beyond / sizeof *beyond; i++) {
        an_buffer cut = {0};
        an_buffer_add(&cut, text, size);
        an_buffer_put_char(&cut, '\0');
        an__buffer_put(&cut, beyond[i]);
        check_batch(w, &(an_batch){.bytes = {cut.at, size}});
        an__buffer_free(&cut);
    }
}

static void nothing_is_taken_beyond_the_end(void **state)
{
    const an_notation english = notation_of("en");
    const an_text texts[] = {an_text_of(ruy), an_text_of(clocks)};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
        open_ways(&w);
        for (size_t size = 1; size < texts[i].size; size++)
            check_cut(&w, texts[i].at, size);
        /* 1/2 is a result, too */
        assert_int_equal(count_quick(&w), 3);
        close_ways(&w);
    }
}

/* ---- any byte changed ---- */

/* Replaces a byte, leaves it out, or puts one before it. */
static void change(an_buffer *text)
{
    static const char characters[] =
        "NBRQKOabcdefgh0123456789x+#=!?-:;,.|()[]{}%$* \n\r\t\"p\x01\xe9";
    size_t at = next_random() % text->size, way = next_random() % 4;
    char c = characters[next_random() % (sizeof characters - 1)];
    if (way == 0) {
        memmove(text->at + at, text->at + at + 1, text->size - at);
        text->size--;
        return;
    }
    if (way == 1) {
        an_buffer_put_char(text, '\0');
        memmove(text->at + at + 1, text->at + at, text->size - at - 1);
    }
    text->at[at] = c;
}

/* Games that have something of all that the fast path takes, and one behind another. */
static const char *const originals[] = {
    ruy,
    "[Event \"?\"]\n\n1.a4 b5 2.axb5 a6 3.bxa6 Bb7 4.a7 Bxg2 5.axb8=Q Bxh1 6. b4 c5 {best}\n"
    "7. b5 c4 8. d4 cxd3 9. Nd2 $6 Qb6 10. c4 O-O-O 11. Qxa8# 1-0",
    "[Event \"?\"]\n\n1. f3 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. g4 {a} Qh4# 0-1\n\n"
    "[Event \"?\"]\n\n1. e4 f6 2. Qh5+ g6 3. Qxg6+ hxg6 *\n",
    "[Event \"?\"]\n\n1. e4 e5 (1... c5 {or} 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 (2. f4 exf4 $1 (2... d5)) "
    "(2. Bc4)\n2... Nc6 3. Bb5 a6 (3... Nf6 4. O-O Nxe4 {Berlin}) 4. Ba4 Nf6 5. O-O *",
    "[SetUp \"1\"]\n[FEN \"r3k2r/1P6/8/3pP3/6b1/8/8/R3K2R w KQkq d6 3 9\"]\n\n9. exd6 (9. O-O Bf3 10. "
    "bxa8=Q+) O-O\n10. b8=Q Kg7 11. Qxa8 {so} (11. Rxa8 Rxb8) 11... Rxa8 12. Rxa8 *",
    clocks,
    "[Event \"?\"]\n[White \"?\"]\n[Site \"?\"]\n\n1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. a7 Bxg2 5. axb8=Q "
    "Bxh1 6. b4 c5\n7. b5 c4 8. d4 cxd3 9. Nd2 Qb6 10. c4 O-O-O 11. Qxa8# 1-0\n",
    "[Event \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 f6 4. O-O Nge7 5. Re1 g6 6. Nc3 Bg7 7. d4 O-O 8. d5 *\n",
};

/* Games whose pieces are not named by Latin letters. */
static const struct {
    const char *from, *text;
} others[] = {
    {"uci", "[Event \"?\"]\n\n1. a2a4 b7b5 2. a4b5 a7a6 3. b5a6 c8b7 4. a6a7 b7g2 5. a7b8q g2h1\n"
            "6. b2b4 c7c5 {best} 7. b4b5 c5c4 8. d2d4 c4d3 9. b1d2 g8f6 10. c2c4 e7e6\n"
            "11. b8a8 f8e7 12. g1f3 e8g8 1-0"},
    {"figurine", "[Event \"?\"]\n\n1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 {a} a6 4. ♗xc6 dxc6 5. O-O ♝g4\n"
                 "6. h3 h5 7. hxg4 hxg4 8. ♘xe5 ♛h4 9. ♕xg4 ♛h1# 0-1"},
    {"ru", "[Event \"?\"]\n\n1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. O-O Кxe4 5. Фe2 Кd6 6. Сxc6 dxc6\n"
           "7. Фxe5+ Фe7 8. Лe1 Сe6 9. Кc3 O-O-O 10. Крf1 Крb8 *"}};

/* Asked for by name, and found: then the fast path expects the notation of the game before. */
static void other_notations_come_out_the_same(void **state)
{
    enum { CHANGES = 1500 / TEST_STEP };
    (void)state;
    for (size_t i = 0; i < 2 * sizeof others / sizeof *others; i++) {
        const an_notation from = notation_of(others[i / 2].from);
        ways w = ways_under((an_judge_options){
            .from = i % 2 ? &from : NULL, .from_count = i % 2, .findings.without_notes = true});
        open_ways(&w);
        for (size_t k = 0; k < CHANGES; k++) {
            an_buffer text = {0};
            an__buffer_put(&text, others[i / 2].text);
            if (k % 3 > 0)
                change(&text);
            check_alone(&w, text_of(&text));
            an__buffer_free(&text);
        }
        assert_in_range(count_quick(&w), w.games / 4, w.games * 3 / 4);
        assert_in_range(w.written, w.games / 5, w.games * 3 / 4);
        close_ways(&w);
    }
}

/* Any moves, and variations of them, with what may stand between. */
static void put_play(an_buffer *pgn, an_position p, size_t plies, size_t depth)
{
    static const char *const asides[] = {"{a} ", "$1 ", "( {empty} ) ", "{a} {b} "};
    const an_notation english = notation_of("en");
    bool needs_number = true;
    for (size_t ply = 0; ply < plies; ply++) {
        an_move moves[AN_MOVES_MAX];
        size_t count = an_position_moves(&p, moves);
        if (count == 0)
            return;
        an_move move = moves[next_random() % count];
        char word[AN_SAN_MAX];
        if (p.turn == AN_WHITE || needs_number) {
            an__buffer_put_number(pgn, p.move_number);
            an__buffer_put(pgn, p.turn == AN_WHITE ? ". " : "... ");
        }
        an_buffer_add(pgn, word, an_move_write(word, &p, move, &english));
        an_buffer_put_char(pgn, ' ');
        needs_number = false;
        for (; next_random() % 6 == 0; needs_number = true)
            if (depth < 5 && next_random() % 2) {
                an__buffer_put(pgn, next_random() % 8 ? "(" : "( ");
                put_play(pgn, p, 1 + next_random() % 4, depth + 1);
                pgn->size -= next_random() % 8 > 0;
                an__buffer_put(pgn, next_random() % 8 ? ") " : ")");
            } else {
                an__buffer_put(pgn, asides[next_random() % 32 < 31 ? next_random() % 2 : 2]);
            }
        p = an_position_play(&p, move);
    }
}

static void variations_come_out_the_same(void **state)
{
    enum { GAMES = 1500 / TEST_STEP, PLIES_MAX = 60 };
    static const char *const starts[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 90 7",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 9",
        "4k3/8/8/8/8/8/8/4KB1n b - - 3 99"};
    const an_notation english = notation_of("en");
    ways w = ways_under((an_judge_options){.from = &english, .from_count = 1});
    (void)state;
    open_ways(&w);
    for (size_t i = 0; i < GAMES; i++) {
        an_buffer pgn = {0};
        an_position start;
        const char *fen = starts[next_random() % (sizeof starts / sizeof *starts)];
        assert_int_equal(an_position_from_fen(&start, an_text_of(fen), AN_STANDARD, NULL), AN_OK);
        an__buffer_put(&pgn, "[SetUp \"1\"]\n[FEN \"");
        an__buffer_put(&pgn, fen);
        an__buffer_put(&pgn, "\"]\n\n");
        put_play(&pgn, start, next_random() % PLIES_MAX, 0);
        an__buffer_put(&pgn, "*\n");
        if (i % 4 == 0)
            change(&pgn);
        check_alone(&w, text_of(&pgn));
        an__buffer_free(&pgn);
    }
    assert_in_range(count_quick(&w), GAMES / 4, GAMES);
    assert_in_range(w.written, GAMES / 5, GAMES);
    close_ways(&w);
}

static void any_change_comes_out_the_same(void **state)
{
    enum { CHANGES = 9000 / TEST_STEP };
    const an_notation english = notation_of("en");
    enum { OFTEN_QUICK = 2, WAYS = 4 }; /* under a profile fewer games go the fast path whole */
    ways all[WAYS] = {ways_under((an_judge_options){.from = &english, .from_count = 1}),
                      ways_under((an_judge_options){.findings.without_notes = true}),
                      ways_under((an_judge_options){.findings.profile = AN_PROFILE_PGN}),
                      ways_under((an_judge_options){.findings.profile = AN_PROFILE_FIDE})};
    (void)state;
    for (size_t way = 0; way < WAYS; way++) {
        ways *w = &all[way];
        open_ways(w);
        for (size_t i = 0; i < CHANGES; i++) {
            an_buffer text = {0};
            an__buffer_put(&text, originals[i % (sizeof originals / sizeof *originals)]);
            change(&text);
            check_alone(w, text_of(&text));
            an__buffer_free(&text);
        }
        if (way < OFTEN_QUICK) {
            assert_in_range(count_quick(w), w->games / 5, w->games * 3 / 4);
            assert_in_range(w->written, w->games / 6, w->games * 3 / 4);
        }
        assert_in_range(count_quick(w), w->games / 20, w->games * 3 / 4);
        assert_in_range(w->checked, w->games / 20, w->games / 2);
        close_ways(w);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(any_end_comes_out_the_same),
                                       cmocka_unit_test(nothing_is_taken_beyond_the_end),
                                       cmocka_unit_test(other_notations_come_out_the_same),
                                       cmocka_unit_test(variations_come_out_the_same),
                                       cmocka_unit_test(any_change_comes_out_the_same)};
    return cmocka_run_group_tests_name("quick_changes", tests, NULL, NULL);
}
