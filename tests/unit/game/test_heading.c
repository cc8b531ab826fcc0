/* Tags that are read at once at the beginning of a game are those that are read with care. */
#include "check.h"
#include "random.h"
#include "reader.h"
#include "roster.h"
#include "tag.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

enum { CHANGES = 20000 };

static uint64_t next_random(void)
{
    static uint64_t state = 5;
    return random_after(&state);
}

static void check_place(an_text text, an_text due)
{
    assert_ptr_equal(text.at, due.at);
    assert_int_equal(text.size, due.size);
}

static void check_game(const an_game *game, const an_game *due)
{
    assert_ptr_equal(game->bytes.at, due->bytes.at);
    assert_int_equal(game->bytes.size, due->bytes.size);
    assert_int_equal(game->start, due->start);
    assert_int_equal(game->is_empty, due->is_empty);
    assert_int_equal(game->tag_count, due->tag_count);
    assert_true(game->own.tag_names == due->own.tag_names);
    for (size_t i = 0; i < due->tag_count; i++) {
        check_place(game->tags[i].name, due->tags[i].name);
        check_place(game->tags[i].value, due->tags[i].value);
        check_place(game->tags[i].first, due->tags[i].first);
        assert_int_equal(game->tags[i].is_plain, due->tags[i].is_plain);
    }
    assert_int_equal(game->token_count, due->token_count);
    for (size_t i = 0; i < due->token_count; i++) {
        assert_int_equal(game->tokens[i].kind, due->tokens[i].kind);
        assert_int_equal(game->tokens[i].offset, due->tokens[i].offset);
    }
    assert_int_equal(game->faults.count, due->faults.count);
    for (size_t i = 0; i < due->faults.count; i++) {
        assert_int_equal(game->faults.list[i].code, due->faults.list[i].code);
        assert_int_equal(game->faults.list[i].offset, due->faults.list[i].offset);
    }
}

static void check_text(an_text text)
{
    an_reader *quick = an_reader_open(), *careful = an_reader_open();
    an_batch batch = {.bytes = text};
    an_game game, due;
    an_code code;
    assert_non_null(quick);
    assert_non_null(careful);
    an_reader_take(quick, &batch);
    an_reader_take(careful, &batch);
    careful->draft.lexer.mode.is_careful = true;
    do {
        code = an_reader_next(quick, &game);
        assert_int_equal(an_reader_next(careful, &due), code);
        if (code == AN_OK)
            check_game(&game, &due);
    } while (code == AN_OK);
    an_reader_close(quick);
    an_reader_close(careful);
}

static void both_ways_agree(void **state)
{
    static const char text[] =
        "[Event \"A match\"]\n[Site \"https://example.org/games/0123456789abcdef\"]\n"
        "[Date \"1858.??.??\"]\r\n[Round \"1\"]\r[White_2 \"M\\\"x\"]  \n  [Black \"\"]\n"
        "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"B\"]\n[White \"\"]\n[White \"x\"] "
        "[Result\"*\"]\n%x\n[A \"\"]\n1. d4 1-0\n[Event \"C\"]\n[Date \"?\"]\n\n{x} 1. c4 *\n"
        "[Event \"D\"]\n[White \"Andr\xc3\xa9\"]\n[Whitf \"\"]\n[Date \"1858\"]\n\n1. d4 d5 *\n\n"
        "[Event \"A match\"]\n[Site \"https://example.org/games/0123456789abcdef\"]\n"
        "[Date \"1858\"]\n[Round \"1\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n";
    static const char characters[] = "[]\"\\ \n\r\t;%{}*A1-(";
    char changed[sizeof text];
    (void)state;
    check_text(an_text_of(text));
    for (int i = 0; i < CHANGES; i++) {
        size_t size = next_random() % sizeof text;
        memcpy(changed, text, size);
        changed[size] = '\0';
        for (size_t at = next_random() % 200; at < size; at += 1 + next_random() % 200)
            changed[at] = characters[next_random() % (sizeof characters - 1)];
        check_text(an_text_from(changed, size));
    }
}

/* Names and values of any length, which are read byte by byte at the end of a text, and many bytes
 * at a time where something follows. */
static void what_follows_changes_nothing(void **state)
{
    enum { LONGEST = 70, BEHIND = 80 };
    static const char *const ends[] = {"\"]", "\" ]", "\\\"]", "\t\"]",
                                       "]",   "\"",   "\"\"]", "\n\"]"};
    char text[2 * LONGEST + BEHIND + 8];
    size_t plain_count = 0;
    (void)state;
    for (int name = 0; name < LONGEST; name++)
        for (int value = 0; value < LONGEST; value++)
            for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
                int size = sprintf(
                    text, "[%.*s%s \"%0*d%s", name,
                    "NameNameNameNameNameNameNameNameNameNameNameNameNameNameNameNameNameName",
                    value % 7 == 6   ? "_1"
                    : value % 7 == 5 ? "?"
                                     : "",
                    value, 0, ends[i]);
                an_tag alone = {0}, followed = {0};
                size_t due = an__plain_tag_read(an_text_from(text, (size_t)size), &alone);
                memset(text + size, 'x', BEHIND);
                assert_int_equal(
                    an__plain_tag_read(an_text_from(text, (size_t)size + BEHIND), &followed), due);
                assert_memory_equal(&followed, &alone, sizeof alone);
                plain_count += due > 0;
            }
    assert_true(plain_count > LONGEST * LONGEST / 2);
}

/* What stands behind the end of a text is none of its tag. */
static void a_tag_ends_in_its_text(void **state)
{
    static const char text[] = "[White \"Muster\"]";
    an_tag tag;
    (void)state;
    for (size_t size = 1; size < sizeof text - 1; size++)
        assert_int_equal(an__plain_tag_read(an_text_from(text, size), &tag), 0);
    assert_int_equal(an__plain_tag_read(an_text_of(text), &tag), sizeof text - 1);
}

static void months_have_their_days(void **state)
{
    static const int days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    char date[32];
    (void)state;
    for (int month = 1; month <= 12; month++)
        for (int more = 0; more < 2; more++) {
            sprintf(date, "2024.%02d.%02d", month, days[month - 1] + more);
            assert_int_equal(an__date_fault_of(an_text_of(date)) == AN_DATE_SOUND, more == 0);
        }
    assert_int_equal(an__date_fault_of(an_text_of("2023.02.28")), AN_DATE_SOUND);
    assert_int_not_equal(an__date_fault_of(an_text_of("2023.02.29")), AN_DATE_SOUND);
}

/* A tag pair that is glued to another is looked for in so many bytes, and no more. */
static void long_values_begin_a_line(void **state)
{
    char text[2 * AN_GLUED_TAG_MAX];
    (void)state;
    for (int size = AN_GLUED_TAG_MAX - 40; size < AN_GLUED_TAG_MAX + 40; size++)
        for (int is_glued = 0; is_glued < 2; is_glued++) {
            sprintf(text, "[Event \"A\"]%s[Site \"%0*d\"]\n\n1. e4 *\n", is_glued ? "" : "\n", size,
                    0);
            check_text(an_text_of(text));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_ways_agree), cmocka_unit_test(what_follows_changes_nothing),
        cmocka_unit_test(a_tag_ends_in_its_text), cmocka_unit_test(months_have_their_days),
        cmocka_unit_test(long_values_begin_a_line)};
    return cmocka_run_group_tests_name("heading", tests, NULL, NULL);
}
