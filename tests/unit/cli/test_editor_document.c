/* A document that is edited: whatever was kept of before, its units, games and findings are those
 * of a document that is opened with the same text. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "editor_judge.h"
#include "file.h"
#include "text.h"

static uint32_t random_state = 7;

static uint32_t random_below(uint32_t limit)
{
    random_state = random_state * 1664525 + 1013904223;
    return (random_state >> 8) % limit;
}

static editor_judge judge;
static const editor_rules rules = {.variant = AN_STANDARD, .language = AN_MESSAGES_ENGLISH};
static size_t judged; /* how many units were judged so far */

static void judge_all(editor_document *document)
{
    assert_true(editor_document_cut(document));
    for (size_t i = 0; (i = editor_document_unjudged(document, i)) < document->unit_count; judged++)
        assert_true(editor_judge_unit(&judge, document, &document->units[i]));
}

/* ---- all that is found, as text ---- */

static void put_part(an_buffer *out, const char *what, const editor_unit *unit, editor_part part)
{
    an__buffer_put(out, what);
    an__buffer_put_number(out, unit->offset + part.at);
    an__buffer_put(out, "+");
    an__buffer_put_number(out, part.size);
}

static void put_findings(an_buffer *out, const editor_unit *unit)
{
    const editor_verdict *verdict = unit->verdict;
    for (size_t i = 0; i < verdict->finding_count; i++) {
        const editor_finding *finding = &verdict->findings[i];
        put_part(out, "\n  ", unit, finding->part);
        an__buffer_put(out, " ");
        an_buffer_put_text(out, editor_words(verdict, finding->message));
        for (size_t j = 0; j < finding->fix_count; j++) {
            const editor_fix *fix = &verdict->fixes[finding->fix + j];
            put_part(out, "\n    ", unit, fix->part);
            an__buffer_put(out, " ");
            an_buffer_put_text(out, editor_words(verdict, fix->by));
        }
    }
}

static void put_games(an_buffer *out, const editor_unit *unit)
{
    for (size_t i = 0; i < unit->verdict->game_count; i++) {
        const editor_game *game = &unit->verdict->games[i];
        put_part(out, "\ngame ", unit, game->part);
        if (game->white.size > 0)
            put_part(out, " white ", unit, game->white);
        an__buffer_put(out, " ");
        an_buffer_put_text(out, editor_words(unit->verdict, game->names[AN_WHITE]));
    }
}

/* The text may be cut elsewhere: where units begin is not told. */
static void put_all(an_buffer *out, const editor_document *document)
{
    for (size_t i = 0; i < document->unit_count; i++)
        put_games(out, &document->units[i]);
    for (size_t i = 0; i < document->unit_count; i++)
        put_findings(out, &document->units[i]);
    an__buffer_put(out, "\n");
}

/* ---- the law ---- */

static void check_as_new(editor_document *document)
{
    const an_buffer *bytes = &document->text.bytes;
    editor_document new = {.version = 1};
    an_buffer kept = {0}, due = {0};
    judge_all(document);
    assert_true(editor_document_edit(&new, 0, 0, an_text_from(bytes->at, bytes->size)));
    judge_all(&new);
    put_all(&kept, document);
    put_all(&due, &new);
    size_t end = 0;
    for (size_t i = 0; i < document->unit_count; i++) {
        assert_int_equal(document->units[i].offset, end);
        end += document->units[i].size;
    }
    assert_int_equal(end, bytes->size);
    assert_string_equal(kept.at, due.at);
    an__buffer_free(&kept);
    an__buffer_free(&due);
    editor_document_free(&new);
}

static an_text load(const char *path)
{
    size_t size;
    char *bytes = file_load(path, &size);
    assert_non_null(bytes);
    return an_text_from(bytes, size);
}

/* Opens a document of several files, some times over. */
static editor_document open_files(const char *const *paths, size_t count, size_t times)
{
    editor_document document = {.version = 1};
    for (size_t i = 0; i < count * times; i++) {
        an_text bytes = load(paths[i % count]);
        size_t end = document.text.bytes.size;
        assert_true(editor_document_edit(&document, end, end, bytes));
        free((char *)bytes.at);
    }
    return document;
}

/* Returns an offset of the text that is amid no character. */
static size_t random_place(const editor_document *document)
{
    size_t place = random_below((uint32_t)document->text.bytes.size);
    while (((unsigned char)document->text.bytes.at[place] & 0xc0) == 0x80)
        place--;
    return place;
}

/* Inserts, removes, or writes over as many bytes: then all units have the sizes of before. What
 * opens and closes comments, tags and games changes most of what is behind it. */
static void edit_somewhere(editor_document *document)
{
    static const char *const parts[] = {
        "{", "}",   "(",        ")",   "\n\n", "[Event \"x\"]\n", ";", "x", "1. e4 e5 2. Cf3 ",
        "[", "\"]", " 1-0\n\n", "Nf9", "%"};
    size_t from = random_place(document), to = from, size = document->text.bytes.size;
    an_text by = an_text_of(parts[random_below(sizeof parts / sizeof *parts)]);
    switch (random_below(4)) {
    case 0:
        by = an_text_of("");
        to = from + 40 < size ? from + 40 : size;
        break;
    case 1:
    case 2:
        to = from + by.size < size ? from + by.size : from;
        break;
    default:
        break;
    }
    while (to < size && ((unsigned char)document->text.bytes.at[to] & 0xc0) == 0x80)
        to++;
    assert_true(editor_document_edit(document, from, to, by));
}

static void findings_are_those_of_a_new_document(void **state)
{
    static const char *const paths[] = {"tests/data/games/errors.pgn",
                                        "tests/data/games/annotated.pgn",
                                        "tests/data/games/club.pgn"};
    enum { TIMES = 6, ROUNDS = 300 / TEST_STEP };
    (void)state;
    for (int time = 0; time < TIMES; time++) {
        editor_document document = open_files(paths, 3, TIMES);
        for (int round = 0; round < ROUNDS / TIMES; round++) {
            edit_somewhere(&document);
            if (random_below(3) > 0)
                check_as_new(&document);
        }
        editor_document_free(&document);
    }
}

static void sheets_are_cut_and_kept_too(void **state)
{
    static const char *const paths[] = {"tests/data/games/ronde3.txt",
                                        "tests/data/games/feuille.txt"};
    editor_document document = open_files(paths, 2, 1);
    (void)state;
    check_as_new(&document);
    assert_true(editor_document_edit(&document, 0, 0, an_text_of("Ronde 3\n\n")));
    check_as_new(&document);
    size_t end = document.text.bytes.size;
    assert_true(editor_document_edit(&document, end, end, an_text_of("\n1. e4 e5 2. Cf3 Cc6 *\n")));
    check_as_new(&document);
    assert_true(editor_document_edit(&document, 0, document.text.bytes.size, an_text_of("")));
    check_as_new(&document);
    editor_document_free(&document);
}

/* A brace at the end of the text may close a comment that was opened in its first game: all that is
 * between them is that comment, and is games again without it. */
static void a_brace_changes_units_far_before_it(void **state)
{
    static const char *const paths[] = {"tests/data/games/club.pgn"};
    editor_document document = open_files(paths, 1, 200);
    (void)state;
    size_t first = (size_t)(strstr(document.text.bytes.at, "\n1. ") - document.text.bytes.at) + 1;
    assert_true(editor_document_edit(&document, first, first, an_text_of("{")));
    check_as_new(&document);
    size_t end = document.text.bytes.size;
    assert_true(editor_document_edit(&document, end, end, an_text_of("} *\n")));
    check_as_new(&document);
    assert_true(editor_document_edit(&document, end, end + 4, an_text_of("")));
    check_as_new(&document);
    editor_document_free(&document);
}

/* After a change of one game the others are not judged again, wherever they stand. */
static void other_units_are_kept(void **state)
{
    static const char *const paths[] = {"tests/data/games/classics.pgn"};
    enum { MANY = 1 << 19, FEW = 3, LONG = 5000 };
    char long_word[LONG];
    (void)state;
    memset(long_word, 'x', LONG);
    an_text bytes = load(paths[0]);
    editor_document document = open_files(paths, 1, MANY / bytes.size + 1);
    free((char *)bytes.at);
    judge_all(&document);
    assert_true(document.unit_count > 5 * FEW);
    for (int round = 0; round < 30; round++) {
        size_t place = random_below((uint32_t)document.text.bytes.size);
        place -= round == 0 ? place : 0;
        judged = 0;
        assert_true(editor_document_edit(&document, place, place, an_text_from(long_word, LONG)));
        judge_all(&document);
        assert_true(judged <= FEW);
        assert_true(editor_document_edit(&document, place, place + LONG, an_text_of("")));
        judge_all(&document);
        assert_true(judged <= 2 * FEW);
    }
    editor_document_free(&document);
}

static int open_judge(void **state)
{
    (void)state;
    return editor_judge_open(&judge, &rules) ? 0 : -1;
}

static int close_judge(void **state)
{
    (void)state;
    editor_judge_close(&judge);
    return 0;
}

/* The headings of score sheets name the players. */
static void sheets_are_named_by_their_headings(void **state)
{
    editor_document document = {0};
    (void)state;
    assert_true(editor_document_edit(
        &document, 0, 0,
        an_text_of("Durand (1850) - Martin (2010), Paris 2019\n\n1. e4 e5 1-0\n\n1. d4 d5\n")));
    judge_all(&document);
    const struct editor_verdict *verdict = document.units[0].verdict;
    assert_true(document.units[0].is_text);
    assert_int_equal(verdict->game_count, 1);
    assert_true(an_text_equal(editor_words(verdict, verdict->games[0].names[AN_WHITE]),
                              an_text_of("Durand")));
    assert_true(an_text_equal(editor_words(verdict, verdict->games[0].names[AN_BLACK]),
                              an_text_of("Martin")));
    assert_int_equal(document.unit_count, 2);
    assert_int_equal(document.units[1].verdict->games[0].names[AN_WHITE].size, 0);
    editor_document_free(&document);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(findings_are_those_of_a_new_document),
        cmocka_unit_test(sheets_are_cut_and_kept_too),
        cmocka_unit_test(a_brace_changes_units_far_before_it),
        cmocka_unit_test(other_units_are_kept),
        cmocka_unit_test(sheets_are_named_by_their_headings),
    };
    return cmocka_run_group_tests(tests, open_judge, close_judge);
}
