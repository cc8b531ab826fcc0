/* One slip of the pen in a sound game: the program points at it, or at a later move that proves it,
 * and names what was meant.
 *
 *     test_slips [COUNT GAMES.pgn…] */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot.h"
#include "buffer.h"
#include "passage.h"

enum { PLIES_MAX = 400, WORD_MAX = 16 };

typedef char word[WORD_MAX];

/* The main line of a game from the usual start, as English writes it. */
typedef struct line {
    size_t count;
    word words[PLIES_MAX];
    char result[8];
} line;

typedef struct tally {
    size_t wanted, games, silent, later, here, first, among_three;
    uint64_t random;
} tally;

static uint64_t next_random(tally *t)
{
    t->random ^= t->random << 13;
    t->random ^= t->random >> 7;
    t->random ^= t->random << 17;
    return t->random;
}

static size_t pick(tally *t, size_t count)
{
    return (size_t)(next_random(t) >> 16) % count;
}

/* ---- slips ---- */

/* The place of the target's file in a word; NULL for castling. */
static char *target_of(char *text)
{
    for (size_t i = strlen(text); i-- > 1;)
        if (text[i] >= '1' && text[i] <= '8' && text[i - 1] >= 'a' && text[i - 1] <= 'h')
            return &text[i - 1];
    return NULL;
}

static bool slip_to_neighbour(tally *t, char *text)
{
    char *target = target_of(text);
    size_t which = pick(t, 4);
    if (target == NULL)
        return false;
    char *coordinate = target + which / 2, least = which < 2 ? 'a' : '1';
    *coordinate = (char)(*coordinate + (which % 2 ? 1 : -1));
    return *coordinate >= least && *coordinate < least + 8;
}

static bool slip_to_mirror(tally *t, char *text)
{
    char *target = target_of(text);
    size_t which = pick(t, 3);
    if (target == NULL)
        return false;
    if (which != 1)
        target[0] = (char)('a' + 'h' - target[0]);
    if (which != 0)
        target[1] = (char)('1' + '8' - target[1]);
    return true;
}

static bool slip_of_letter(tally *t, char *text)
{
    static const char letters[] = "KQRBN";
    char letter = letters[pick(t, 5)];
    if (strchr(letters, text[0]) == NULL || letter == text[0])
        return false;
    text[0] = letter;
    return true;
}

static bool lose_letter(tally *t, char *text)
{
    (void)t;
    if (strchr("KQRBN", text[0]) == NULL && text[1] != 'x')
        return false;
    memmove(text, text + 1, strlen(text));
    return true;
}

static bool slip_of_castling(tally *t, char *text)
{
    (void)t;
    if (text[0] != 'O')
        return false;
    strcpy(text, strncmp(text, "O-O-O", 5) == 0 ? "O-O" : "O-O-O");
    return true;
}

typedef bool slip(tally *t, char *text);

static slip *const slips[] = {slip_to_neighbour, slip_to_mirror, slip_of_letter, lose_letter,
                              slip_of_castling};

/* Puts one slip into a line; its index. */
static size_t spoil(tally *t, line *l)
{
    for (;;) {
        size_t at = pick(t, l->count);
        word text;
        strcpy(text, l->words[at]);
        if (!slips[pick(t, sizeof slips / sizeof *slips)](t, text))
            continue;
        strcpy(l->words[at], text);
        return at;
    }
}

/* ---- judging ---- */

typedef struct verdict {
    size_t slip; /* index of the spoilt word */
    const char *meant;
    tally *t;
} verdict;

static const an_finding *first_error(const an_judgement *judgement)
{
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->level == AN_LEVEL_ERROR && finding->code != AN_RESULT_CONTRADICTS_BOARD)
            return finding;
    }
    return NULL;
}

static void count_suggestion(tally *t, const an_finding *error, const char *meant)
{
    an_notation english = notation_of("en");
    t->here++;
    for (size_t i = 0; i < error->help.count && i < 3; i++) {
        char text[AN_SAN_MAX];
        an_move_write(text, &error->position, error->help.list[i].move, &english);
        if (strcmp(text, meant) != 0)
            continue;
        t->first += i == 0;
        t->among_three++;
        return;
    }
    if (getenv("SHOW_SLIPS") != NULL)
        print_message("%s for %s not found\n", error->facts.text.at == NULL ? "" : "slip", meant);
}

static void take_verdict(void *context, const an_judgement *judgement)
{
    verdict *v = context;
    const an_finding *error = first_error(judgement);
    v->t->games++;
    if (error == NULL) {
        v->t->silent++;
        return;
    }
    assert_true(error->where.ply >= v->slip + 1);
    if (error->where.ply > v->slip + 1)
        v->t->later++;
    else
        count_suggestion(v->t, error, v->meant);
}

static void spoil_and_judge(tally *t, const line *sound)
{
    line spoilt = *sound;
    an_buffer text = {0};
    verdict v = {.slip = spoil(t, &spoilt), .t = t};
    v.meant = sound->words[v.slip];
    an__buffer_put(&text, "[Event \"?\"]\n\n");
    for (size_t i = 0; i < spoilt.count; i++) {
        if (i % 2 == 0) {
            an__buffer_put_number(&text, i / 2 + 1);
            an__buffer_put(&text, ". ");
        }
        an__buffer_put(&text, spoilt.words[i]);
        an_buffer_put_char(&text, ' ');
    }
    an__buffer_put(&text, sound->result);
    each_game(text_of(&text), NULL, take_verdict, &v);
    an__buffer_free(&text);
}

/* ---- games ---- */

static void take_game(void *context, const an_judgement *judgement)
{
    static line l;
    tally *t = context;
    const an_game *game = judgement->game;
    an_notation english = notation_of("en");
    an_position position = judgement->board.start;
    size_t depth = 0;
    if (t->games >= t->wanted || !judgement->main.is_whole || judgement->main.ply_count < 20 ||
        judgement->main.ply_count > PLIES_MAX || judgement->variant != AN_STANDARD ||
        an_game_tag(game, "FEN").at != NULL)
        return;
    l.count = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        depth += game->tokens[i].kind == AN_TOKEN_OPEN;
        depth -= game->tokens[i].kind == AN_TOKEN_CLOSE;
        if (depth > 0 || !judgement->plies[i].is_played)
            continue;
        char text[AN_SAN_MAX];
        an_move_write(text, &position, judgement->plies[i].move, &english);
        if (strlen(text) >= WORD_MAX || judgement->plies[i].move.kind == AN_NULL_STEP)
            return;
        strcpy(l.words[l.count++], text);
        position = an_position_play(&position, judgement->plies[i].move);
    }
    strcpy(l.result, an_result_name(judgement->result));
    spoil_and_judge(t, &l);
}

static const char *const shipped[] = {"tests/data/games/classics.pgn",
                                      "tests/data/games/annotated.pgn",
                                      "tests/data/games/endings.pgn"};

static const char *const *paths = shipped;
static size_t path_count = sizeof shipped / sizeof *shipped;
static size_t wanted = 500;

static void slips_are_found_and_mended(void **state)
{
    tally t = {.wanted = wanted, .random = UINT64_C(0x2545f4914f6cdd1d)};
    (void)state;
    for (size_t before = 1; t.games < t.wanted && before != t.games;) {
        before = t.games;
        for (size_t i = 0; i < path_count; i++) {
            an_buffer file = load(paths[i]);
            each_game(text_of(&file), NULL, take_game, &t);
            an__buffer_free(&file);
        }
    }
    print_message("%zu slips: %zu legal, %zu proven later, %zu found at once; of these the true "
                  "move is suggested first in %.1f %%, among the first three in %.1f %%\n",
                  t.games, t.silent, t.later, t.here, 100.0 * (double)t.first / (double)t.here,
                  100.0 * (double)t.among_three / (double)t.here);
    assert_true(t.here > t.games / 2);
    assert_true(t.first * 100 >= t.here * 90);
    assert_true(t.among_three * 100 >= t.here * 98);
}

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(slips_are_found_and_mended)};
    if (count > 2) {
        wanted = (size_t)strtoul(words[1], NULL, 10);
        paths = (const char *const *)&words[2];
        path_count = (size_t)count - 2;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
