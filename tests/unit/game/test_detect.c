/* Detection is exact: its verdict is what replaying in every language gives, and no game is taken
 * for another one. Games are translated into every language, whole and cut short.
 *
 *     test_detect [GAMES.pgn [COUNT]] */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot.h"
#include "buffer.h"
#include "file.h"

enum { PLIES_MAX = 400, GAMES_MAX = 400 };

/* The main line of a game from the usual start. */
typedef struct line {
    size_t count;
    an_move moves[PLIES_MAX];
} line;

static line *lines;
static size_t line_count;

/* ---- reading the games ---- */

static void take_line(const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    line *taken = &lines[line_count];
    size_t depth = 0;
    if (!judgement->main.is_whole || an_game_tag(game, "FEN").at != NULL ||
        judgement->main.ply_count < 20)
        return;
    taken->count = 0;
    for (size_t i = 0; i < game->token_count && taken->count < PLIES_MAX; i++) {
        depth += game->tokens[i].kind == AN_TOKEN_OPEN;
        depth -= game->tokens[i].kind == AN_TOKEN_CLOSE;
        if (depth == 0 && game->tokens[i].kind == AN_TOKEN_MOVE)
            taken->moves[taken->count++] = judgement->plies[i].move;
    }
    line_count++;
}

static void load_lines(const char *path, size_t count)
{
    static const an_judge_options rules = {.findings.without_reasons = true};
    size_t size;
    char *bytes = file_load(path, &size);
    assert_non_null(bytes);
    an_batch batch = {.bytes = {bytes, size}};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    while (line_count < count && an_reader_next(reader, &game) == AN_OK) {
        assert_int_equal(an_arbiter_judge(arbiter, &game, &judgement), AN_OK);
        take_line(&judgement);
    }
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    free(bytes);
}

/* ---- translating ---- */

/* A word that stands behind a ply, or is glued to it, and was not played. */
typedef struct ruin {
    size_t ply;
    const char *word;
} ruin;

static void translate(an_buffer *out, const line *from, size_t plies, const an_notation *to,
                      ruin broken)
{
    an_position position = an_position_start();
    an__buffer_clear(out);
    an__buffer_put(out, "");
    for (size_t i = 0; i < plies && i < from->count; i++) {
        char text[AN_SAN_MAX];
        an_buffer_add(out, text, an_move_write(text, &position, from->moves[i], to));
        an__buffer_put(out, i == broken.ply ? broken.word : "");
        an_buffer_put_char(out, ' ');
        position = an_position_play(&position, from->moves[i]);
    }
    an__buffer_put(out, "*\n");
}

/* ---- judging ---- */

typedef struct verdict {
    const an_language *language; /* NULL: undecided */
    size_t plies;
    size_t errors;
    uint64_t key;      /* of the last position */
    uint64_t findings; /* all of them, mixed */
} verdict;

static uint64_t mix_findings(const an_judgement *judgement)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        sum = sum * 31 + finding->code;
        sum = sum * 31 + finding->where.offset;
        sum = sum * 31 + finding->where.ply;
    }
    return sum;
}

static verdict judge(an_arbiter *arbiter, an_reader *reader, const an_buffer *text)
{
    an_batch batch = {.bytes = {text->at, text->size}};
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    assert_int_equal(an_reader_next(reader, &game), AN_OK);
    assert_int_equal(an_arbiter_judge(arbiter, &game, &judgement), AN_OK);
    return (verdict){
        .language = judgement.notation == NULL ? NULL : judgement.notation->language,
        .plies = judgement.main.ply_count,
        .errors = judgement.findings.error_count,
        .key = judgement.board.end.key,
        .findings = mix_findings(&judgement),
    };
}

static uint64_t last_key(const line *from, size_t plies)
{
    an_position position = an_position_start();
    for (size_t i = 0; i < plies && i < from->count; i++)
        position = an_position_play(&position, from->moves[i]);
    return position.key;
}

/* As it is always done, and by replaying whatever there is: the same must come out. */
static verdict judge_both_ways(an_arbiter *quick, an_arbiter *slow, an_reader *reader,
                               const an_buffer *text)
{
    verdict fast = judge(quick, reader, text), due = judge(slow, reader, text);
    assert_ptr_equal(fast.language, due.language);
    assert_int_equal(fast.plies, due.plies);
    assert_int_equal(fast.errors, due.errors);
    assert_int_equal(fast.findings, due.findings);
    return due;
}

static const char *const ruins[] = {" Qh9", " e5", " Kxa1", "c2", " --",  " zz", " Bc4", " O-O",
                                    "Rxh1", " c2", " K",    "R",  " Кf3", " (",  " nf3", "!?=c"};
enum { RUINS = sizeof ruins / sizeof *ruins };

static void check_language(void **state)
{
    static const ruin unbroken = {PLIES_MAX, ""};
    static const an_judge_options quick_rules = {.findings.without_reasons = true};
    static const an_judge_options slow_rules = {.findings.without_reasons = true,
                                                .tries_all = true};
    static const size_t cuts[] = {PLIES_MAX, 20, 10};
    const an_notation to = an_notation_of(*state, AN_STYLE_SHORT);
    const an_notation full = an_notation_of(*state, AN_STYLE_FULL);
    an_arbiter *quick = an_arbiter_open(&quick_rules), *slow = an_arbiter_open(&slow_rules);
    an_reader *reader = an_reader_open();
    an_buffer text = {0};
    size_t undecided = 0;
    for (size_t i = 0; i < line_count; i++)
        for (size_t c = 0; c < sizeof cuts / sizeof *cuts; c++) {
            translate(&text, &lines[i], cuts[c], &to, unbroken);
            verdict due = judge_both_ways(quick, slow, reader, &text);
            undecided += due.language == NULL;
            /* decided means read as what was played; badly attested letters count last */
            if (due.language != NULL && to.language->confidence <= AN_CONFIDENCE_MEDIUM)
                assert_true(due.errors == 0 && due.key == last_key(&lines[i], cuts[c]));
            translate(&text, &lines[i], cuts[c], &to, (ruin){3 * c + i % 7, ruins[i % RUINS]});
            judge_both_ways(quick, slow, reader, &text);
            translate(&text, &lines[i], cuts[c] / 2, &full, unbroken);
            judge_both_ways(quick, slow, reader, &text);
            translate(&text, &lines[i], cuts[c], &full, (ruin){4 * c + i % 9, ruins[i % RUINS]});
            judge_both_ways(quick, slow, reader, &text);
        }
    print_message("%s: %zu games, %zu undecided\n", to.language->code, 3 * line_count, undecided);
    an__buffer_free(&text);
    an_reader_close(reader);
    an_arbiter_close(slow);
    an_arbiter_close(quick);
}

/* One promotion letter is all that names a language: some read it differently. */
static void a_letter_alone_is_undecided(void **state)
{
    static const an_judge_options rules = {.fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1"};
    static const struct {
        const char *move;
        const char *language; /* NULL: undecided */
    } rows[] = {{"a8=Q", "en"}, {"a8C", "fr"}, {"a8W", "pl"}, {"a8D", "fr"}, {"a8R", NULL},
                {"a8S", NULL},  {"a8B", NULL}, {"a8K", NULL}, {"a8L", "de"}, {"a8V", NULL}};
    (void)state;
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_reader *reader = an_reader_open();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_buffer text = {0};
        an__buffer_put(&text, rows[i].move);
        an__buffer_put(&text, " *\n");
        verdict got = judge(arbiter, reader, &text);
        if (rows[i].language == NULL)
            assert_null(got.language);
        else
            assert_string_equal(got.language->code, rows[i].language);
        an__buffer_free(&text);
    }
    an_reader_close(reader);
    an_arbiter_close(arbiter);
}

/* A game that names its pawns, after one in a language that plays it, is not always in that one. */
static void named_pawns_have_rivals(void **state)
{
    static const struct {
        const char *from[2];
        const char *before, *game;
        const char *language; /* NULL: undecided */
    } rows[] = {
        {{NULL}, "Nf3 Nf6", "Pe4 Pe5 Nf3 Nc6 Pd4 Pd6 Nc3", "en"},
        /* the knights of one are the bishops of another */
        {{NULL}, "Nf3 Nf6", "Pe4 Pe5 Ne2 Ne7 Pd3 Pd6 Pa3", NULL},
        /* exact letters, of the main line alone, leave both */
        {{NULL}, "Nf3 Nf6", "e4 e5 Ne2 Ne7 (Pd6 c3) a3 a6 b3 b6 c3", NULL},
        {{NULL}, "Nf3 Nf6", "Pf3 Pf6 Pc3 Pc6", "nl"},
        {{"fr", "ca"}, "e4 e5 Cf3 Cc6 Ae2", "Pe4 Pe5 Cf3 Cc6 Pd4 Pd6 Cc3", "fr"},
        /* a few plies more than exact letters allow are owed to chance */
        {{"nl", "en"}, "Nf3 Nf6", "e4 e5 d4 d5 Pc4 Pc5 Nf3", "nl"},
        {{"nl", "en"}, "Nf3 Nf6", "e4 e5 Pf3 Pf6 Pc3 Pc6 Pd3 Nh6", "nl"},
        {{"nl", "en"}, "Nf3 Nf6", "e4 e5 d4 d5 Pc4 Pc5 Nf3 Nf6", "en"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_notation from[2];
        an_judge_options quick_rules = {.findings.without_reasons = true};
        for (size_t n = 0; n < 2 && rows[i].from[n] != NULL; n++) {
            const an_language *language = an_language_from_name(an_text_of(rows[i].from[n]));
            from[quick_rules.from_count++] = an_notation_of(language, AN_STYLE_SHORT);
            quick_rules.from = from;
        }
        an_judge_options slow_rules = quick_rules;
        slow_rules.tries_all = true;
        an_arbiter *quick = an_arbiter_open(&quick_rules), *slow = an_arbiter_open(&slow_rules);
        an_reader *reader = an_reader_open();
        const char *const games[] = {rows[i].before, rows[i].game};
        for (size_t n = 0; n < 2; n++) {
            an_buffer text = {0};
            an__buffer_put(&text, games[n]);
            an__buffer_put(&text, " *\n");
            verdict got = judge_both_ways(quick, slow, reader, &text);
            if (n == 1 && rows[i].language == NULL)
                assert_null(got.language);
            else if (n == 1)
                assert_string_equal(got.language->code, rows[i].language);
            an__buffer_free(&text);
        }
        an_reader_close(reader);
        an_arbiter_close(slow);
        an_arbiter_close(quick);
    }
}

int main(int argc, char **argv)
{
    struct CMUnitTest tests[128];
    size_t count = 0, games = argc > 2 ? strtoul(argv[2], NULL, 10) : GAMES_MAX;
    lines = calloc(GAMES_MAX, sizeof *lines);
    if (lines == NULL || an_language_count > 120)
        return 1;
    load_lines(argc > 1 ? argv[1] : "tests/data/games/classics.pgn",
               games < GAMES_MAX ? games : GAMES_MAX);
    for (size_t i = 0; i < an_language_count; i++)
        tests[count++] = (struct CMUnitTest){.name = an_languages[i].english_name,
                                             .test_func = check_language,
                                             .initial_state = (void *)&an_languages[i]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(a_letter_alone_is_undecided);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(named_pawns_have_rivals);
    int failed = _cmocka_run_group_tests("detection", tests, count, NULL, NULL);
    free(lines);
    return failed > 0;
}
