/* Moves that the rules forbid, and that were played all the same: random words on random boards,
 * which soon have kings that could be taken and rooks that castle for no reason. Whatever is put
 * leaves a sound position, is written so that it is put again, and comes back through conversion.
 */
#include "check.h"

#include <string.h>

#include "algnot.h"
#include "buffer.h"
#include "passage.h"
#include "placing.h"
#include "play.h"

static uint64_t state = UINT64_C(0x9e3779b97f4a7c15);

static unsigned pick(unsigned count)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)((state >> 16) % count);
}

/* ---- words and boards ---- */

enum { WORD_MAX = 12 };

/* A word in the shape of a move, which says little or much of it. */
static void random_word(char *out)
{
    static const char *const pieces[] = {"", "", "", "N", "B", "R", "Q", "K"};
    static const char *const castlings[] = {"O-O", "O-O-O"};
    static const char *const promotions[] = {"=Q", "=N"};
    const char *piece = pieces[pick(8)];
    unsigned file = pick(8), rank = pick(8);
    *out = '\0';
    if (pick(12) == 0) {
        strcpy(out, castlings[pick(2)]);
        return;
    }
    strcat(out, piece);
    char from[] = {(char)('a' + pick(8)), (char)('1' + pick(8)), '\0'};
    unsigned said = pick(6);
    char file_from[] = {from[0], '\0'};
    if (said == 0)
        strcat(out, file_from);
    if (said == 1 && *piece != '\0')
        strcat(out, from + 1);
    if (said > 3)
        strcat(out, from);
    bool is_long_pawn = *piece == '\0' && said == 0;
    if (pick(2) == 0 || is_long_pawn)
        strcat(out, "x");
    char to[] = {(char)('a' + file), (char)('1' + rank), '\0'};
    strcat(out, to);
    if (*piece == '\0' && (rank == 0 || rank == 7))
        strcat(out, promotions[pick(2)]);
}

static bool is_regular(const an_position *p)
{
    an_position turned = *p;
    turned.turn = (uint8_t)!p->turn;
    return !an_position_in_check(&turned);
}

/* The position is one of which nothing is contradictory, and is that of its FEN. */
static void check_sound(const an_position *p)
{
    an_squares all = 0;
    for (int role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        assert_int_equal(all & p->role[role], 0);
        all |= p->role[role];
    }
    assert_int_equal(all, p->role[AN_NO_ROLE]);
    assert_int_equal(p->color[AN_WHITE] & p->color[AN_BLACK], 0);
    assert_int_equal(p->color[AN_WHITE] | p->color[AN_BLACK], all);
    for (int color = AN_WHITE; color <= AN_BLACK; color++)
        assert_int_equal(an_bit_count(p->role[AN_KING] & p->color[color]), 1);
    assert_int_equal(p->role[AN_PAWN] & (AN_RANK_1 | AN_RANK_8), 0);
    assert_int_equal(p->key, an__position_key(p));
    char fen[AN_FEN_MAX], again[AN_FEN_MAX];
    an_fen_fault fault;
    an_position read;
    an_position_to_fen(fen, p);
    an_code code = an_position_from_fen(&read, an_text_of(fen), (an_variant)p->variant, &fault);
    if (!is_regular(p)) {
        assert_int_equal(code, AN_ILLEGAL_POSITION);
        assert_true(fault.defect == AN_FEN_OPPONENT_IN_CHECK ||
                    fault.defect == AN_FEN_KINGS_ADJACENT);
        return;
    }
    assert_int_equal(code, AN_OK);
    assert_int_equal(fault.defect, AN_FEN_SOUND);
    an_position_to_fen(again, &read);
    assert_string_equal(fen, again);
    assert_int_equal(read.key, p->key);
}

/* The generator lists the moves that the resolver finds from the squares alone, and none that takes
 * a king or leaves one's own. */
static void check_moves(const an_position *p)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(p, moves), steps = 0, found = 0;
    assert_int_equal(an_position_has_move(p), count > 0);
    for (size_t i = 0; i < count; i++) {
        an_position after = an_position_play(p, moves[i]);
        assert_true(is_regular(&after));
        assert_int_equal(an_bit_count(after.role[AN_KING]), 2);
        steps += moves[i].kind != AN_CASTLING && moves[i].promotion <= AN_KNIGHT;
    }
    for (unsigned from = 0; from < 64; from++)
        for (unsigned to = 0; to < 64; to++) {
            an_role role = an_position_role(p, from);
            bool promotes = role == AN_PAWN && (an_bit(to) & (AN_RANK_1 | AN_RANK_8));
            an_san san = {.role = (uint8_t)role,
                          .from_file = (uint8_t)an_file_of(from),
                          .from_rank = (uint8_t)an_rank_of(from),
                          .to_file = (uint8_t)an_file_of(to),
                          .to_rank = (uint8_t)an_rank_of(to),
                          .promotion = promotes ? AN_KNIGHT : AN_NO_ROLE};
            an_move move;
            found += role != AN_NO_ROLE && an_san_resolve(&move, p, &san, NULL) == AN_OK;
        }
    assert_int_equal(steps, found);
}

static void check_written(const an_position *p, an_move move, const an_notation *notation)
{
    char text[AN_SAN_MAX];
    an_san san = an_san_describe(p, move), said;
    an_move again;
    san.needs = (uint8_t)an__placing_needs(p, move);
    an_san_write(text, &san, notation);
    assert_int_equal(an_san_parse(&said, an_text_of(text), notation), AN_OK);
    an_code code = an_san_resolve(&again, p, &said, NULL);
    an_placing placing = an__san_place(&again, p, &said, code);
    if (code == AN_OK || placing != AN_PLACED || memcmp(&move, &again, sizeof move) != 0) {
        char fen[AN_FEN_MAX], uci[AN_UCI_MAX];
        an_position_to_fen(fen, p);
        an_move_to_uci(uci, p, move);
        fail_msg("%s: '%s' is not put as %s, kind %d (%d)", fen, text, uci, move.kind, code);
    }
}

static void check_in_all_forms(const an_position *p, an_move move)
{
    static const char *const languages[] = {"en", "fr", "figurine"};
    const an_notation uci = notation_of("uci"), iccf = notation_of("iccf");
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
        for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_MINIMAL; style++) {
            an_notation notation = notation_of(languages[i]);
            notation.style = (uint8_t)style;
            check_written(p, move, &notation);
        }
    if (p->variant == AN_CHESS960)
        return;
    check_written(p, move, &uci);
    check_written(p, move, &iccf);
}

/* Plays a random word if it can be put, else a random legal move. Adds what was played to a game,
 * if there is one. Returns false if neither is possible. */
static bool go_on(an_position *p, an_buffer *game, size_t *placed)
{
    const an_notation english = notation_of("en");
    char word[WORD_MAX], text[AN_SAN_MAX];
    an_san san;
    an_move moves[AN_MOVES_MAX], move;
    random_word(word);
    size_t count = an_position_moves(p, moves);
    an_code code = an_san_parse(&san, an_text_of(word), &english);
    assert_int_equal(code, AN_OK);
    code = an_san_resolve(&move, p, &san, NULL);
    bool is_put = code != AN_OK && an__san_place(&move, p, &san, code) == AN_PLACED;
    assert_false(is_put && an_move_is_legal(p, move));
    if (!is_put && code != AN_OK && count == 0)
        return false;
    if (!is_put && code != AN_OK) {
        move = moves[pick((unsigned)count)];
        an_move_write(text, p, move, &english);
    }
    if (is_put)
        check_in_all_forms(p, move);
    *placed += is_put;
    if (game != NULL && p->turn == AN_WHITE) {
        an__buffer_put_number(game, p->move_number);
        an__buffer_put(game, ". ");
    }
    if (game != NULL) {
        an__buffer_put(game, is_put || code == AN_OK ? word : text);
        an__buffer_put(game, "\n");
    }
    an__play(p, move);
    return true;
}

static void test_boards(void **unused)
{
    (void)unused;
    enum { WANTED = 20000 / TEST_STEP, LONGEST = 61, EACH = 10 };
    size_t placed = 0;
    for (unsigned game = 0; placed < WANTED; game++) {
        an_position p = an_position_start();
        if (game % 4 == 3)
            p.variant = AN_CHESS960;
        for (int ply = 0; ply < LONGEST && go_on(&p, NULL, &placed); ply++) {
            check_sound(&p);
            if (ply % EACH == 0)
                check_moves(&p);
        }
    }
}

/* ---- games ---- */

typedef struct outcome {
    size_t illegal, plies, errors, warnings;
    char end[AN_FEN_MAX];
} outcome;

static void note(void *context, const an_judgement *judgement)
{
    outcome *came = context;
    *came = (outcome){.illegal = judgement->illegal_count,
                      .plies = judgement->main.ply_count,
                      .errors = judgement->findings.error_count,
                      .warnings = judgement->findings.warning_count};
    assert_true(judgement->main.is_whole);
    an_position_to_fen(came->end, &judgement->board.end);
}

static void write_game(an_buffer *out, an_text text, const an_judge_options *rules,
                       const char *language, an_layout layout)
{
    an_write_options options = {.notation = notation_of(language), .layout = layout, .width = 79};
    an_splitter *splitter = an_splitter_open(SIZE_MAX);
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(rules);
    an_scribe *scribe = an_scribe_open(&options);
    size_t room;
    char *at = an_splitter_room(splitter, &room);
    assert_true(text.size < room);
    memcpy(at, text.at, text.size);
    an_splitter_filled(splitter, text.size);
    an_splitter_filled(splitter, 0);
    an_batch batch;
    an_game game;
    an_judgement judgement;
    an__buffer_clear(out);
    while (an_splitter_next(splitter, &batch))
        for (an_reader_take(reader, &batch);
             an_game_next(reader, arbiter, &game, &judgement) == AN_OK;)
            an_buffer_put_text(out, an_scribe_write(scribe, &judgement));
    an_scribe_close(scribe);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    an_splitter_close(splitter);
}

/* Through another notation and layout and back, every time by the marks alone. */
static void check_round(const an_buffer *marked, const char *language, an_layout layout)
{
    const an_notation english = notation_of("en"), other = notation_of(language);
    const an_judge_options from_english = {.from = &english, .from_count = 1};
    const an_judge_options from_other = {.from = &other, .from_count = 1};
    an_buffer there = {0}, back = {0}, twice = {0};
    write_game(&there, text_of(marked), &from_english, language, layout);
    write_game(&twice, text_of(&there), &from_other, language, layout);
    assert_same(&there, &twice);
    write_game(&back, text_of(&there), &from_other, "en", AN_LAYOUT_PGN);
    /* a text has no tags, and gets those of the roster anew */
    const char *moves = strstr(marked->at, "\n\n"), *again = strstr(back.at, "\n\n");
    assert_string_equal(moves, again);
    an__buffer_free(&there);
    an__buffer_free(&back);
    an__buffer_free(&twice);
}

static void test_games(void **unused)
{
    (void)unused;
    enum { GAMES = 200 / TEST_STEP, LONGEST = 50 };
    const an_notation english = notation_of("en");
    for (int i = 0; i < GAMES; i++) {
        an_buffer text = {0}, marked = {0};
        an_position p = an_position_start();
        size_t placed = 0, plies = 0;
        an__buffer_put(&text, "[White \"Ann\"]\n\n");
        while (plies < LONGEST && go_on(&p, &text, &placed))
            plies++;
        an__buffer_put(&text, "*\n");
        an_judge_options rules = {.from = &english, .from_count = 1, .mending = AN_MEND_PLAYED};
        outcome first, again;
        each_game_under(text_of(&text), &rules, note, &first);
        char end[AN_FEN_MAX];
        an_position_to_fen(end, &p);
        assert_int_equal(first.plies, plies);
        assert_int_equal(first.illegal, placed);
        assert_string_equal(first.end, end);
        write_game(&marked, text_of(&text), &rules, "en", AN_LAYOUT_PGN);
        rules.mending = AN_MEND_TEXT;
        each_game_under(text_of(&marked), &rules, note, &again);
        assert_int_equal(again.errors, first.errors - placed);
        assert_int_equal(again.plies, plies);
        assert_int_equal(again.illegal, placed);
        assert_string_equal(again.end, end);
        check_round(&marked, "fr", AN_LAYOUT_PGN);
        check_round(&marked, "uci", AN_LAYOUT_PGN);
        check_round(&marked, "fr", AN_LAYOUT_LINES);
        check_round(&marked, "de", AN_LAYOUT_COLUMNS);
        check_round(&marked, "figurine", AN_LAYOUT_ONELINE);
        an__buffer_free(&text);
        an__buffer_free(&marked);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_boards), cmocka_unit_test(test_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
