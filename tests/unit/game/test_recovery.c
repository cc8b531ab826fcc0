/* One broken game costs exactly that game: a file of many games is cut, scribbled over and glued in
 * one of them, and all others keep their verdicts.
 *
 *     test_recovery [COUNT GAMES.pgn…] */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "algnot.h"
#include "buffer.h"
#include "passage.h"

enum { GAMES_MAX = 1000, SERIAL_MAX = 8 };

/* What came of a game. */
typedef struct verdict {
    bool is_known;
    size_t plies, errors, warnings;
    uint64_t end;
    an_result result;
    const an_language *language;
} verdict;

typedef struct verdicts {
    verdict of[GAMES_MAX];
    size_t count; /* of all games that were judged */
} verdicts;

/* The games one after the other, each with its number in a tag of its own. */
static an_buffer whole;
static size_t begins[GAMES_MAX + 1];
static size_t game_count;
static size_t wanted = 600;

static uint64_t state = UINT64_C(0x9e3779b97f4a7c15);

static size_t pick(size_t count)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (size_t)(state >> 16) % count;
}

/* ---- the file ---- */

static void add_game(void *context, const an_judgement *judgement)
{
    (void)context;
    if (game_count == GAMES_MAX || judgement->findings.error_count > 0 ||
        judgement->notation == NULL)
        return;
    an_write_options script = {.notation = notation_of("en"), .layout = AN_LAYOUT_PGN, .width = 79};
    an_scribe *scribe = an_scribe_open(&script);
    begins[game_count++] = whole.size;
    an__buffer_put(&whole, "[Serial \"");
    an__buffer_put_number(&whole, 1000 + game_count);
    an__buffer_put(&whole, "\"]\n");
    an_buffer_put_text(&whole, an_scribe_write(scribe, judgement));
    begins[game_count] = whole.size;
    an_scribe_close(scribe);
}

/* ---- verdicts ---- */

static void note_verdict(void *context, const an_judgement *judgement)
{
    verdicts *all = context;
    an_text serial = an_game_tag(judgement->game, "Serial");
    char digits[SERIAL_MAX] = "";
    all->count++;
    if (serial.size == 0 || serial.size >= SERIAL_MAX)
        return;
    memcpy(digits, serial.at, serial.size);
    size_t number = (size_t)strtoul(digits, NULL, 10);
    if (number <= 1000 || number > 1000 + game_count)
        return;
    all->of[number - 1001] = (verdict){
        .is_known = true,
        .plies = judgement->main.ply_count,
        .errors = judgement->findings.error_count,
        .warnings = judgement->findings.warning_count,
        .end = judgement->board.end.key,
        .result = judgement->result,
        .language = judgement->notation == NULL ? NULL : judgement->notation->language,
    };
}

static bool is_same(const verdict *a, const verdict *b)
{
    return a->is_known && b->is_known && a->plies == b->plies && a->errors == b->errors &&
           a->warnings == b->warnings && a->end == b->end && a->result == b->result &&
           a->language == b->language;
}

/* ---- damage, between two places of a game ---- */

static void cut(an_buffer *text, size_t from, size_t to)
{
    memmove(text->at + from, text->at + to, text->size - to);
    text->size -= to - from;
}

static void insert(an_buffer *text, size_t at, const char *word)
{
    size_t size = strlen(word), old = text->size;
    an__buffer_put(text, word);
    memmove(text->at + at + size, text->at + at, old - at);
    memcpy(text->at + at, word, size);
}

static void cut_a_stretch(an_buffer *text, size_t begin, size_t end)
{
    size_t from = begin + pick(end - begin);
    cut(text, from, from + pick(end - from));
}

static void scribble(an_buffer *text, size_t begin, size_t end)
{
    for (size_t i = 0; i < 1 + pick(20); i++)
        text->at[begin + pick(end - begin)] = (char)(1 + pick(255));
}

static void insert_a_sign(an_buffer *text, size_t begin, size_t end)
{
    static const char *const signs[] = {"{",    "}",    "(",    ")",     "((((((", "[",  "]",
                                        "\"",   ";",    "\n%",  "$",     "*",      "\\", "1-0",
                                        "\n\n", "{{{{", "0000", "\r\r",  "\t",     "<",  "]]",
                                        "[%",   "(;",   "} {",  "\n[x ", "\xff",   "½",  "..."};
    insert(text, begin + pick(end - begin), signs[pick(sizeof signs / sizeof *signs)]);
}

/* The blank lines of a game go, those before the next one too. */
static void glue(an_buffer *text, size_t begin, size_t end)
{
    for (size_t i = end; i > begin; i--)
        if (text->at[i - 1] == '\n' && text->at[i] == '\n')
            cut(text, i, i + 1);
}

typedef void damage(an_buffer *text, size_t begin, size_t end);

static damage *const damages[] = {cut_a_stretch, scribble, insert_a_sign, glue};

static void print_stretch(const an_buffer *text, size_t index)
{
    size_t begin = begins[index], size = begins[index + 1] - begin + 40;
    if (size > text->size - begin)
        size = text->size - begin;
    print_error("%.*s\n", (int)size, text->at + begin);
}

static void others_keep_their_verdicts(void **unused)
{
    static verdicts sound, damaged;
    (void)unused;
    each_game(text_of(&whole), NULL, note_verdict, &sound);
    assert_int_equal(sound.count, game_count);
    for (size_t i = 0; i < wanted; i++) {
        an_buffer text = {0};
        size_t hurt = pick(game_count - 1), which = pick(sizeof damages / sizeof *damages);
        an_buffer_put_text(&text, text_of(&whole));
        /* by its number a game is known again; what stands before its last line end is its own */
        damages[which](&text, begins[hurt] + strlen("[Serial \"1234\"]"), begins[hurt + 1] - 2);
        memset(&damaged, 0, sizeof damaged);
        each_game(text_of(&text), NULL, note_verdict, &damaged);
        for (size_t game = 0; game < game_count; game++) {
            if (game == hurt || is_same(&sound.of[game], &damaged.of[game]))
                continue;
            print_error("game %zu suffers from damage %zu to game %zu:\n", game + 1, which,
                        hurt + 1);
            print_stretch(&text, hurt);
            fail();
        }
        an__buffer_free(&text);
    }
}

int main(int count, char **words)
{
    static const char *const shipped[] = {"tests/data/games/classics.pgn",
                                          "tests/data/games/annotated.pgn",
                                          "tests/data/games/endings.pgn"};
    const struct CMUnitTest tests[] = {cmocka_unit_test(others_keep_their_verdicts)};
    const char *const *paths = count > 2 ? (const char *const *)&words[2] : shipped;
    size_t path_count = count > 2 ? (size_t)count - 2 : sizeof shipped / sizeof *shipped;
    if (count > 2)
        wanted = (size_t)strtoul(words[1], NULL, 10);
    for (size_t i = 0; i < path_count; i++) {
        an_buffer file = load(paths[i]);
        each_game(text_of(&file), NULL, add_game, NULL);
        an__buffer_free(&file);
    }
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    an__buffer_free(&whole);
    return failed;
}
