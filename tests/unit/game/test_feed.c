/* A file in any encoding, however it is cut, becomes the same games; bytes that are no text in it
 * are found. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"

#include "encoding.h"
#include "text.h"

static const char two_games[] = "[Event \"Zürich\"]\n[White \"Müller\"]\n\n1. e4 e5 2. Cf3 1-0\n\n"
                                "[Event \"Orléans\"]\n\n1. d4 d5 2. c4 ½-½\n";

/* Feeds the file piece by piece, takes what batches there are after each, and counts games and
 * moves. */
static void count_games(an_text file, an_encoding encoding, size_t cut, size_t *games,
                        size_t *plies)
{
    an_decoder decoder = an_decoder_of(encoding);
    an_splitter *splitter = an_splitter_open(SIZE_MAX);
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&(an_judge_options){0});
    assert_true(splitter != NULL && reader != NULL && arbiter != NULL);
    *games = *plies = 0;
    for (size_t at = 0, size = 1; size > 0; at += size) {
        an_batch batch;
        size = file.size - at < cut ? file.size - at : cut;
        assert_true(an_splitter_feed(splitter, &decoder, file.at + at, size));
        while (an_splitter_next(splitter, &batch)) {
            an_game game;
            an_judgement judgement;
            an_reader_take(reader, &batch);
            while (an_game_next(reader, arbiter, &game, &judgement) == AN_OK) {
                *games += !game.is_empty;
                *plies += judgement.main.played_count;
            }
        }
    }
    an_splitter_close(splitter);
    an_reader_close(reader);
    an_arbiter_close(arbiter);
}

static void every_encoding_gives_the_same_games(void **state)
{
    static const an_encoding encodings[] = {AN_ENCODING_UTF_8, AN_ENCODING_CP1252,
                                            AN_ENCODING_CP850, AN_ENCODING_UTF_16_LE,
                                            AN_ENCODING_UTF_16_BE};
    static const size_t cuts[] = {1, 2, 3, 50, 1000};
    (void)state;
    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++)
        for (size_t k = 0; k < sizeof cuts / sizeof *cuts; k++) {
            an_buffer file = {0};
            an_text lacking;
            size_t games, plies;
            assert_true(an__encoding_put(&file, encodings[i], an_text_of(two_games), &lacking));
            count_games(an_text_from(file.at, file.size), encodings[i], cuts[k], &games, &plies);
            assert_int_equal(games, 2);
            assert_int_equal(plies, 6);
            an__buffer_free(&file);
        }
}

/* A mark tells that a file is UTF-16. */
static void a_mark_is_known(void **state)
{
    static const char file[] = "\xff\xfe"
                               "1\0.\0 \0e\0004\0 \0*\0";
    size_t games, plies;
    (void)state;
    count_games(an_text_from(file, sizeof file - 1), AN_ENCODING_AUTO, 5, &games, &plies);
    assert_int_equal(games, 1);
    assert_int_equal(plies, 1);
}

/* More than the splitter takes at once. */
static void a_large_piece_is_taken_whole(void **state)
{
    enum { COUNT = 100000 };
    an_buffer file = {0};
    size_t games, plies;
    (void)state;
    for (size_t i = 0; i < COUNT; i++)
        an__buffer_put(&file, "[Event \"é\"]\n\n1. e4 *\n\n");
    count_games(an_text_from(file.at, file.size), AN_ENCODING_AUTO, SIZE_MAX, &games, &plies);
    assert_int_equal(games, COUNT);
    assert_int_equal(plies, COUNT);
    an__buffer_free(&file);
}

static void bytes_that_are_no_text_are_found(void **state)
{
    an_finding finding = {0};
    (void)state;
    assert_false(an_encoding_check(AN_ENCODING_UTF_8, an_text_of("½ é"), &finding));
    assert_true(an_encoding_check(AN_ENCODING_UTF_8, an_text_of("½ \xe9"), &finding));
    assert_int_equal(finding.code, AN_BAD_ENCODING);
    assert_int_equal(finding.level, an_code_level(AN_BAD_ENCODING));
    assert_int_equal(finding.where.offset, 3);
    assert_int_equal(finding.where.size, 1);
    assert_int_equal(finding.facts.number, 0xe9);
}

static void what_follows_the_end_is_ignored(void **state)
{
    static const char *const later[] = {"", "x", two_games};
    (void)state;
    for (size_t i = 0; i < sizeof later / sizeof *later; i++) {
        an_decoder decoder = an_decoder_of(AN_ENCODING_UTF_8);
        an_splitter *splitter = an_splitter_open(SIZE_MAX);
        an_text text = an_text_of(two_games), more = an_text_of(later[i]);
        an_batch batch;
        an_room room = {0};
        assert_true(an_splitter_feed(splitter, &decoder, text.at, text.size));
        assert_true(an_splitter_feed(splitter, &decoder, "", 0));
        while (an_splitter_next(splitter, &batch))
            ;
        for (size_t again = 0; again < 2; again++) {
            assert_true(an_splitter_feed(splitter, &decoder, more.at, more.size));
            assert_true(an_splitter_feed(splitter, &decoder, "", 0));
            assert_false(an_splitter_next(splitter, &batch));
            assert_true(an_splitter_move(splitter, &room));
            assert_false(an_splitter_next(splitter, &batch));
        }
        an_splitter_close(splitter);
        free(room.bytes);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_encoding_gives_the_same_games),
        cmocka_unit_test(a_mark_is_known),
        cmocka_unit_test(a_large_piece_is_taken_whole),
        cmocka_unit_test(what_follows_the_end_is_ignored),
        cmocka_unit_test(bytes_that_are_no_text_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
