/* Texts of ASCII are put on the page as a whole, all others word by word: lines break at the same
 * places, whichever way. */
#include "check.h"
#include "page.h"
#include "random.h"
#include "text.h"

#include <string.h>

enum { ROUNDS = 20000, PIECES = 6, PIECE_MAX = 60 };

static uint64_t next_random(void)
{
    static uint64_t state = 79;
    return random_after(&state);
}

/* Words, numbers, runs of blanks, and what must not begin a line; with a #, which is to be a é
 * elsewhere. */
static void write_piece(char *out)
{
    static const char characters[] = "##abcdefgh          12..!?:$[;%]";
    size_t size = next_random() % PIECE_MAX, at = next_random() % (size + 1);
    for (size_t i = 0; i < size; i++)
        out[i] = characters[next_random() % (sizeof characters - 1)];
    out[at < size ? at : 0] = '#';
    out[size > 0 ? size : 1] = '\0';
}

static void put_piece(an_page *page, const char *piece, bool is_between)
{
    if (is_between)
        an__page_put_between(page, '{', an_text_of(piece), '}');
    else
        an_page_put_text(page, an_text_of(piece));
}

static void put_accented(an_page *page, const char *piece, bool is_between)
{
    char text[2 * PIECE_MAX + 1], *at = text;
    for (; *piece != '\0'; piece++) {
        if (*piece == '#')
            *at++ = '\xc3';
        *at++ = *piece == '#' ? '\xa9' : *piece;
    }
    *at = '\0';
    put_piece(page, text, is_between);
}

/* The same letters again, without accents. */
static void assert_same_lines(const an_page *whole, const an_page *by_words)
{
    const char *other = by_words->out.at;
    for (size_t i = 0; i < whole->out.size; i++, other++) {
        other += *other == '\xc3';
        if (whole->out.at[i] != (*other == '\xa9' ? '#' : *other))
            fail_msg("width %zu:\n%s\n!=\n%s", whole->width, whole->out.at, by_words->out.at);
    }
    assert_int_equal(*other, '\0');
    assert_int_equal(whole->column, by_words->column);
}

static void test_lines_break_alike(void **state)
{
    an_page whole = {0}, by_words = {0};
    (void)state;
    for (size_t round = 0; round < ROUNDS; round++) {
        whole.width = by_words.width = next_random() % 40;
        an__page_clear(&whole);
        an__page_clear(&by_words);
        for (size_t i = 0; i < PIECES; i++) {
            char piece[PIECE_MAX + 1];
            bool is_between = next_random() % 2, is_glued = next_random() % 3 == 0;
            write_piece(piece);
            whole.glued = by_words.glued = is_glued;
            whole.bound = by_words.bound = next_random() % 3 == 0;
            put_piece(&whole, piece, is_between);
            put_accented(&by_words, piece, is_between);
        }
        /* what is glued to a text may still break it */
        whole.glued = by_words.glued = true;
        an__page_put(&whole, an_text_of(")"));
        an__page_put(&by_words, an_text_of(")"));
        assert_same_lines(&whole, &by_words);
    }
    an__buffer_free(&whole.out);
    an__buffer_free(&by_words.out);
}

/* A word is written where it stands: amid a line, at its beginning, glued to another. */
static void test_words_that_are_taken(void **state)
{
    static const char *const words[] = {"e2-e4", "1.", "♞b8-c6", "O-O", "x"};
    static const size_t widths[] = {5, 2, 6, 3, 1};
    an_page taken = {0}, put = {0};
    (void)state;
    for (size_t width = 0; width < 20; width++) {
        taken.width = put.width = width;
        an__page_clear(&taken);
        an__page_clear(&put);
        for (size_t i = 0; i < 200; i++) {
            size_t word = next_random() % (sizeof words / sizeof *words);
            taken.glued = put.glued = next_random() % 4 == 0;
            taken.bound = put.bound = next_random() % 4 == 0;
            if (next_random() % 16 == 0) {
                an__page_end_line(&taken);
                an__page_end_line(&put);
            }
            an__page_put(&put, an_text_of(words[word]));
            char *room = an_page_room(&taken);
            assert_non_null(room);
            memcpy(room, words[word], strlen(words[word]));
            an_page_take(&taken, strlen(words[word]), widths[word]);
            assert_int_equal(taken.column, put.column);
        }
        assert_string_equal(taken.out.at, put.out.at);
    }
    an__buffer_free(&taken.out);
    an__buffer_free(&put.out);
}

/* Returns the words of a page in which some are bound to the one before them. */
static const char *page_of(an_page *page, size_t width, const char *words)
{
    page->width = width;
    an__page_clear(page);
    for (an_text rest = an_text_of(words); rest.size > 0;) {
        size_t size = strcspn(rest.at, " ~");
        an__page_put(page, an_text_from(rest.at, size));
        rest = an_text_after(rest, size);
        page->bound = an_text_starts(rest, "~");
        rest = an_text_after(rest, rest.size > 0);
    }
    return page->out.at;
}

static void test_bound_words_stay_together(void **state)
{
    an_page page = {0};
    (void)state;
    assert_string_equal(page_of(&page, 12, "1.~e4 e5 2.~Nf3"), "1. e4 e5\n2. Nf3");
    assert_string_equal(page_of(&page, 12, "1.~e4 2.~d4~$1"), "1. e4\n2. d4 $1");
    assert_string_equal(page_of(&page, 0, "1.~e4 e5 2.~Nf3"), "1. e4 e5 2. Nf3");
    /* the line is too short for both */
    assert_string_equal(page_of(&page, 5, "10.~Nf3 11.~Ng1"), "10. Nf3\n11. Ng1");
    /* more signs than a line has room for */
    assert_string_equal(page_of(&page, 8, "e4~$10~$11~$12~$13~$14"), "e4 $10 $11 $12\n$13 $14");
    an__page_put_between(&page, '{', an_text_of("a b 12. Nf3 cd ! ef"), '}');
    assert_string_equal(page.out.at, "e4 $10 $11 $12\n$13 $14\n{a b\n12. Nf3\ncd ! ef}");
    an__buffer_free(&page.out);
}

/* Where memory was missing once, what comes later may find room, and must come to an end. */
static void test_page_that_failed(void **state)
{
    an_page page = {.width = 10};
    (void)state;
    an_page_put_text(&page, an_text_of("so that there is room for what comes later"));
    an__page_clear(&page);
    an_page_put_text(&page, an_text_of("word"));
    an_page_put_text(&page, an_text_of("word"));
    page.out.failed = true;
    an__page_put_between(&page, '{', an_text_of("two words"), '}');
    assert_true(page.out.failed);
    an__buffer_free(&page.out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_break_alike), cmocka_unit_test(test_words_that_are_taken),
        cmocka_unit_test(test_bound_words_stay_together), cmocka_unit_test(test_page_that_failed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
