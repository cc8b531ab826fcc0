/* What the lexer takes for plain at once is what it would have made of it with care. */
#include "check.h"
#include "file.h"
#include "quick_tokens.h"
#include "random.h"
#include "text.h"
#include "token_cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHANGES = 4000 / TEST_STEP };

static uint64_t next_random(void)
{
    static uint64_t state = 8;
    return random_after(&state);
}

static size_t run_count;

static void check_token(const an_token *token, const an_token *due)
{
    assert_int_equal(token->kind, due->kind);
    assert_int_equal(token->offset, due->offset);
    assert_int_equal(token->size, due->size);
    if (token->kind != AN_TOKEN_MOVE)
        assert_int_equal(token->value, due->value);
    assert_int_equal(token->says_black, due->says_black);
}

static an_token_cache cache;

/* One by one, or by runs as far as they go: the tokens are those that care would find, also if a
 * copy of the lexer has found them before. */
static void check_text(const char *text, size_t size, bool is_text, bool cuts_pairs, bool by_runs)
{
    enum { ROOM = AN_QUICK_ROOM + 8 };
    an_lexer quick = {.begin = text,
                      .at = text,
                      .end = text + size,
                      .mode.is_text = is_text,
                      .mode.cuts_pairs = cuts_pairs};
    an_lexer careful = quick;
    careful.mode.is_careful = true;
    quick.cache = &cache;
    an__token_cache_begin(&cache, text, text + size);
    an_token token, run[ROOM];
    do {
        size_t count = by_runs ? an__quick_tokens(&quick, text, run, ROOM) : 0;
        for (size_t i = 0; i < count; i++) {
            an_token due = an__lexer_next(&careful, text);
            check_token(&run[i], &due);
        }
        run_count += count;
        an_lexer ahead = quick;
        an_token seen = an__lexer_next(&ahead, text);
        token = an__lexer_next(&quick, text);
        an_token due = an__lexer_next(&careful, text);
        check_token(&seen, &due);
        check_token(&token, &due);
        assert_int_equal(quick.depth, careful.depth);
    } while (token.kind != AN_RAW_END);
}

static void check_all_ways(const char *text, size_t size)
{
    for (unsigned way = 0; way < 8; way++)
        check_text(text, size, way & 1, way & 2, way & 4);
}

/* A stretch of a file, with some of its characters changed, and another end. */
static void check_changed(const char *bytes, size_t size)
{
    static const char characters[] = "NBRQKOabcdefgh0123456789x+#=!?-:;,.|()[]{}%$* \n\r\t\"'p";
    char text[161];
    size_t limit = size < sizeof text ? size : sizeof text;
    for (int i = 0; i < CHANGES; i++) {
        size_t length = next_random() % limit, from = next_random() % (size - length);
        memcpy(text, bytes + from, length);
        text[length] = '\0';
        check_all_ways(text, length);
        for (size_t at = next_random() % 40; at < length; at += 1 + next_random() % 40)
            text[at] = characters[next_random() % (sizeof characters - 1)];
        check_all_ways(text, length);
    }
}

static void both_ways_agree(void **state)
{
    static const char *const paths[] = {
        "tests/data/games/annotated.pgn", "tests/data/games/club.pgn",
        "tests/data/games/notation.txt",  "tests/data/games/morphy.txt",
        "tests/data/articles/fr-14.txt",  "tests/data/articles/en-15.txt",
        "tests/data/articles/de-08.txt",  "tests/data/articles/pl-01.txt",
        "tests/data/articles/ru-01.txt"};
    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        size_t size;
        char *bytes = file_load(paths[i], &size);
        assert_non_null(bytes);
        check_all_ways(bytes, size);
        check_changed(bytes, size);
        free(bytes);
    }
    assert_true(run_count > 25 * CHANGES);
}

/* Comments are passed many bytes at a time: of any length, with another brace anywhere in them, and
 * with whatever follows. */
static void comments_end_at_their_brace(void **state)
{
    enum { LONGEST = 140 };
    static const char *const rests[] = {"} 1... e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *", "}", "",
                                        "} 1...", "\n\n[Event \"x\"]\n\n1. d4 *"};
    (void)state;
    for (size_t length = 0; length < LONGEST; length++) {
        for (size_t brace = 0; brace <= length; brace += 1 + length / 16) {
            for (size_t i = 0; i < sizeof rests / sizeof *rests; i++) {
                char text[LONGEST + 80];
                int size = sprintf(text, "1. e4 {%*s%s", (int)length, "", rests[i]);
                if (brace < length)
                    text[7 + brace] = '{';
                check_all_ways(text, (size_t)size);
            }
        }
    }
}

/* Words that look like prose, and are moves or signs, or the first of several words that are. */
static void words_may_say_more(void **state)
{
    static const char *const words[] = {"petit roque",  "Grand  Roque", "lange rochade",
                                        "cavalier f6",  "tour xd5",     "fou x e4",
                                        "en passant",   "e. p.",        "ep",
                                        "ep.",          "stop.",        "échec",
                                        "echec et mat", "schach",       "ch",
                                        "mat",          "dis ch",       "d'un coup",
                                        "qu'il",        "l'",           "zz",
                                        "de",           "ed",           "où",
                                        "rock'n'roll",  "naïf (=)",     "mot(+)",
                                        "mot[N]",       "fin...",       "fin. 12.",
                                        "×a",           "a×b",          "lui-même",
                                        "pawn K4",      "pion à R4",    "dame prend d5",
                                        "13.\t-0-0",    "13. -0-0",     "13.  – c5"};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        char text[80];
        int size =
            sprintf(text, "12. Nf3 %s, et %s\n%s c6 %s", words[i], words[i], words[i], words[i]);
        check_all_ways(text, (size_t)size);
    }
}

/* A text may end within a word of what it is part of. */
static void nothing_is_taken_beyond_the_end(void **state)
{
    static const char line[] = "12. Nf3 1... e5 13.Qxd5+ d6 a8=Q# 12345. Rad1!? ";
    (void)state;
    for (size_t size = 0; size < sizeof line; size++) {
        an_lexer lexer = {.begin = line, .at = line, .end = line + size};
        while (an__lexer_next(&lexer, line).kind != AN_RAW_END)
            assert_true(lexer.at <= lexer.end);
    }
}

/* A run goes on through moves, numbers and comments, up to the first word of another kind. */
static void plain_words_are_one_run(void **state)
{
    static const char text[] =
        "*\n\n1. e4 e5 2. Nf3 Nc6 {to c6} 3. Bb5 a6 4.Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 "
        "O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 12. Nbd2 cxd4 13. cxd4 Nc6 14. Nb3 a5 and so on, "
        "which the fast path leaves to others; it looks at a whole block of them at once";
    enum { PLAIN = 28 + 14 + 1, ROOM = AN_QUICK_ROOM * 4 };
    an_lexer lexer = {.begin = text, .at = text + strlen("*\n\n"), .end = text + strlen(text)};
    an_token run[ROOM];
    (void)state;
    assert_int_equal(an__quick_tokens(&lexer, text, run, ROOM), PLAIN);
    assert_int_equal(strncmp(an_text_trimmed(an_lexer_rest(&lexer)).at, "and", 3), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_ways_agree), cmocka_unit_test(comments_end_at_their_brace),
        cmocka_unit_test(words_may_say_more), cmocka_unit_test(nothing_is_taken_beyond_the_end),
        cmocka_unit_test(plain_words_are_one_run)};
    return cmocka_run_group_tests_name("lexer", tests, NULL, NULL);
}
