/* Every word that looks like a move, in positions of random games: the fast path plays it if and
 * only if it can be read as a legal move of the position, and then plays that move. */
#include "algnot/game.h"
#include "algnot/notation.h"
#include "buffer.h"
#include "check.h"
#include "passage.h"
#include "random.h"

#include <stdio.h>
#include <string.h>

enum { PLIES = 60, EACH = 31 * TEST_STEP, WORD_MAX = 32 };

typedef struct trial {
    an_notation notation;
    an_reader *reader;
    an_arbiter *arbiter;
    const char *behind; /* what stands between the word and the result */
    an_buffer game;     /* the moves up to the position */
    an_position position;
    uint64_t random;
    size_t legal, illegal;
} trial;

/* Returns how many half-moves of the game with `word` at its end are legal, and sets *key to that
 * of the position behind them, or to 0 if it
 * is not kept. */
static size_t plies_with(trial *t, const char *word, uint64_t *key)
{
    const size_t size = t->game.size;
    an_game game;
    an_judgement judgement;
    an__buffer_put(&t->game, word);
    an__buffer_put(&t->game, t->behind);
    an__buffer_put(&t->game, " *\n");
    an_batch batch = {.bytes = text_of(&t->game)};
    an_reader_take(t->reader, &batch);
    assert_int_equal(an_game_next(t->reader, t->arbiter, &game, &judgement), AN_OK);
    *key = judgement.board.end.key;
    t->game.size = size;
    return judgement.main.ply_count;
}

/* Tries one word of EACH. */
static void try_word(trial *t, size_t ply, const char *word)
{
    an_move move;
    uint64_t key;
    if (random_after(&t->random) % EACH != 0)
        return;
    bool is_legal =
        an_move_read(&move, &t->position, an_text_of(word), &t->notation, NULL) == AN_OK;
    size_t plies = plies_with(t, word, &key);
    if (plies != ply + is_legal)
        fail_msg("%s is %s in: %.*s", word, is_legal ? "legal" : "illegal", (int)t->game.size,
                 t->game.at);
    if (is_legal && key != 0)
        assert_int_equal(key, an_position_play(&t->position, move).key);
    *(is_legal ? &t->legal : &t->illegal) += 1;
}

/* All pairs of squares that begin with a piece of the side to move. */
static void try_squares(trial *t, size_t ply)
{
    char word[WORD_MAX];
    for (unsigned from = 0; from < 64; from++)
        for (unsigned to = 0; to < 64; to++) {
            if (!(t->position.color[t->position.turn] >> from & 1))
                continue;
            if (t->notation.style == AN_STYLE_ICCF)
                snprintf(word, sizeof word, "%u%u%u%u", from % 8 + 1, from / 8 + 1, to % 8 + 1,
                         to / 8 + 1);
            else
                snprintf(word, sizeof word, "%c%u%c%u", 'a' + (int)from % 8, from / 8 + 1,
                         'a' + (int)to % 8, to / 8 + 1);
            try_word(t, ply, word);
        }
}

/* All words of a piece or none, with and without parts of an origin, and with and without a sign of
 * capture. No word begins with a digit: it would be a number. No pawn's move names its own file, as
 * in "bb5": that may be a bishop's. */
static void try_letters(trial *t, size_t ply)
{
    static const char *const pieces[] = {"", "N", "B", "R", "Q", "K"};
    static const char *const figurines[] = {"", "♘", "♗", "♖", "♕", "♔"};
    static const char *const origins[] = {"",  "a", "b", "c", "d", "e", "f", "g", "h",
                                          "1", "2", "3", "4", "5", "6", "7", "8"};
    char word[WORD_MAX];
    for (size_t piece = 0; piece < 6; piece++)
        for (size_t origin = 0; origin < (piece == 0 ? 9 : 17); origin++)
            for (unsigned to = 0; to < 128; to++) {
                if (piece == 0 && origin == to % 8 + 1)
                    continue;
                snprintf(word, sizeof word, "%s%s%s%c%u",
                         t->notation.language == NULL ? figurines[piece] : pieces[piece],
                         origins[origin], to < 64 ? "" : "x", 'a' + (int)to % 8, to / 8 % 8 + 1);
                try_word(t, ply, word);
            }
    try_word(t, ply, "O-O");
    try_word(t, ply, "O-O-O");
}

/* Plays a random move that gives no promotion, as its word in UCI is longer. Returns false if there
 * is none. */
static bool play_any(trial *t)
{
    an_move moves[AN_MOVES_MAX];
    char word[AN_SAN_MAX];
    size_t count = an_position_moves(&t->position, moves);
    if (count == 0)
        return false;
    an_move move = moves[random_after(&t->random) % count];
    an_buffer_add(&t->game, word, an_move_write(word, &t->position, move, &t->notation));
    an_buffer_put_char(&t->game, ' ');
    t->position = an_position_play(&t->position, move);
    return true;
}

static void try_games(trial *t, bool is_by_squares)
{
    enum { GAMES = 6 };
    for (size_t game = 0; game < GAMES; game++) {
        t->game.size = 0;
        t->position = an_position_start();
        an__buffer_put(&t->game, "[Event \"?\"]\n\n");
        for (size_t ply = 0; ply < PLIES; ply++) {
            if (t->position.turn == AN_WHITE) {
                an__buffer_put_number(&t->game, ply / 2 + 1);
                an__buffer_put(&t->game, ". ");
            }
            if (is_by_squares)
                try_squares(t, ply);
            else
                try_letters(t, ply);
            if (!play_any(t))
                break;
        }
    }
}

static void words_are_played_if_they_are_legal(void **state)
{
    static const char *const behind[] = {"", " $1", " {a}"};
    static const char *const names[] = {"uci", "iccf", "en", "figurine"};
    (void)state;
    for (size_t name = 0; name < sizeof names / sizeof *names; name++)
        for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
            trial t = {
                .notation = notation_of(names[name]), .behind = behind[i], .random = 3 * name + i};
            an_judge_options options = AN_JUDGE_OPTIONS_INIT;
            options.from = &t.notation;
            options.from_count = 1;
            options.keeps = i == 2 ? AN_KEEP_TOKENS : AN_KEEP_RESULT;
            t.arbiter = an_arbiter_open(&options);
            t.reader = an_reader_open();
            try_games(&t, name < 2);
            print_message("%s%s: %zu legal words, %zu others\n", names[name], behind[i], t.legal,
                          t.illegal);
            assert_true(t.legal > 0 && t.illegal > 0);
            an_arbiter_close(t.arbiter);
            an_reader_close(t.reader);
            an__buffer_free(&t.game);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words_are_played_if_they_are_legal)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
