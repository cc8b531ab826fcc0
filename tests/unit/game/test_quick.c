/* Games that go the fast path come out as they do the general way: those of quick.tsv and of the
 * shipped files, games of any length, with any end, and with any byte changed. */
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

/* ---- games of any length, with any end ---- */

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
    const struct CMUnitTest tests[] = {cmocka_unit_test(shipped_files_come_out_the_same),
                                       cmocka_unit_test(fewer_are_tried_in_vain),
                                       cmocka_unit_test(long_games_come_out_the_same),
                                       cmocka_unit_test(commented_games_come_out_the_same),
                                       cmocka_unit_test(repetitions_come_out_the_same),
                                       cmocka_unit_test(any_end_comes_out_the_same),
                                       cmocka_unit_test(nothing_is_taken_beyond_the_end),
                                       cmocka_unit_test(games_of_any_length_come_out_the_same),
                                       cmocka_unit_test(masses_of_comments_come_out_the_same),
                                       cmocka_unit_test(other_notations_come_out_the_same),
                                       cmocka_unit_test(variations_come_out_the_same),
                                       cmocka_unit_test(any_change_comes_out_the_same)};
    int failed = tsv_run("tests/data/quick.tsv", goes_as_said);
    return failed + cmocka_run_group_tests_name("quick", tests, NULL, NULL) > 0;
}
