/* The file of a recorder is looked at after every single write, wherever its end meets the border
 * of a block: it is whole each time. With a folder as argument, what is looked at is left there,
 * for other readers of PGN. The file is a stretch of memory. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "disk.h"

bool say(message which, ...)
{
    (void)which;
    return false;
}

bool say_failed(message which, const char *name)
{
    (void)which, (void)name;
    return false;
}

/* ---- looking ---- */

static const char *folder; /* what was looked at is left there */
static size_t looks;

static void leave_copy(void)
{
    char name[256];
    snprintf(name, sizeof name, "%s/%06zu.pgn", folder, looks);
    FILE *copy = fopen(name, "wb");
    assert_non_null(copy);
    fwrite(disk.bytes, 1, disk.size, copy);
    fclose(copy);
}

/* What has to be found: the games around, and the moves before or after the entry at hand. */
static const char *around[GAMES];
static size_t around_count, own_place;
static char before[MOVES_ROOM], after[MOVES_ROOM];
static bool is_begun;            /* there is a game before the entry */
static bool ends_lines_with_two; /* CR and LF */

static void check_going_on(void);

static void look(void)
{
    read_disk();
    looks++;
    if (folder != NULL)
        leave_copy();
    bool has_own = seen.count == around_count + 1;
    bool is_due = has_own ? strcmp(seen.moves[own_place], after) == 0 ||
                                (is_begun && strcmp(seen.moves[own_place], before) == 0)
                          : !is_begun && seen.count == around_count;
    for (size_t i = 0; is_due && i < around_count; i++)
        is_due = strcmp(seen.moves[i + (has_own && i >= own_place)], around[i]) == 0;
    if (!is_due)
        fail_with_disk("neither the game before nor after the entry");
    if (has_own && memchr(disk.bytes, '%', disk.size) != NULL)
        check_going_on();
}

/* ---- recording ---- */

static uint32_t chance;

static uint32_t random_below(uint32_t limit)
{
    chance = chance * 1664525 + 1013904223;
    return (chance >> 8) % limit;
}

static void list_moves(const an_tree *tree, char *out)
{
    const an_tree_node *node = an__tree_node_at(tree, AN_TREE_START);
    for (*out = '\0'; node->first != 0; out += strlen(out)) {
        const an_tree_node *next = an__tree_node_at(tree, node->first);
        an_move_to_uci(out, &node->position, next->move);
        strcat(out, " ");
        node = next;
    }
}

static void open_book(gamefile *file)
{
    assert_true(gamefile_open(file, "game.pgn"));
}

/* Who was stopped on the way over a border can go on with the game, and nothing of the way is left.
 */
static void check_going_on(void)
{
    static char stood[DISK];
    size_t size = disk.size, journals = disk.journals, crossings = disk.crossings;
    int fails_in = disk.fails_in;
    gamefile file;
    memcpy(stood, disk.bytes, size);
    disk.fails_in = -1;
    disk.is_watched = false;
    open_book(&file);
    an_tree *tree = gamefile_resume(&file);
    if (tree == NULL)
        fail_with_disk("not to be gone on with");
    gamefile_close(&file);
    if (memchr(disk.bytes, '%', disk.size) != NULL)
        fail_with_disk("something is left");
    bool ends_file = around_count == 1 && !disk.cannot_cut && !ends_lines_with_two;
    if (ends_file && memcmp(disk.bytes + disk.size - 3, "*\n\n", 3) != 0)
        fail_with_disk("the last game does not end with an empty line");
    read_disk();
    assert_int_equal(seen.count, around_count + 1);
    char moves[MOVES_ROOM];
    list_moves(tree, moves);
    assert_string_equal(seen.moves[own_place], moves);
    assert_true(strcmp(moves, before) == 0 || strcmp(moves, after) == 0);
    an_tree_close(tree);
    memcpy(disk.bytes, stood, size);
    disk.size = size;
    disk.journals = journals;
    disk.crossings = crossings;
    disk.fails_in = fails_in;
    disk.is_watched = true;
}

static bool save(gamefile *file, an_tree *tree)
{
    list_moves(tree, after);
    an_text pgn = an_tree_write(tree);
    assert_non_null(pgn.at);
    bool is_saved = gamefile_save(file, pgn);
    if (is_saved) {
        strcpy(before, after);
        is_begun = true;
    }
    return is_saved;
}

static void play_any(an_tree *tree)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(an_tree_position(tree), moves);
    if (count == 0)
        return;
    an_tree_begin_entry(tree);
    an_tree_play(tree, moves[random_below((uint32_t)count)]);
}

/* Mostly a move; as it is entered in one line. False: the game is over. */
static bool enter(an_tree *tree, bool with_comments)
{
    static const char words[] = "well, this is a comment of some words, and it may fill a few "
                                "lines, which end where a word no longer fits into them";
    uint32_t what = random_below(12);
    bool has_moves = an_tree_at(tree) != AN_TREE_START;
    if (what == 0 && has_moves) {
        an_tree_undo(tree);
        return true;
    }
    play_any(tree);
    if (what == 1)
        play_any(tree);
    if (what == 2)
        an_tree_add_nag(tree, 1 + random_below(100));
    if (what == 3)
        an_tree_offer_draw(tree);
    if (what == 4 && with_comments)
        an_tree_comment(tree, an_text_from(words, 1 + random_below(sizeof words - 1)));
    return an_tree_result(tree) == AN_UNFINISHED;
}

static void put_on_disk(const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\n' && ends_lines_with_two)
            disk.bytes[disk.size++] = '\r';
        disk.bytes[disk.size++] = *text;
    }
}

#define TAGS(result)                                                                               \
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"           \
    "[Black \"?\"]\n[Result \"" result "\"]\n\n"

static const char older_head[] = TAGS("1-0") "1. e4 {",
                  older_tail[] = "} 1... f5 2. Nc3 g5 3. Qh5# 1-0";
static const char older_moves[] = "e2e4 f7f5 b1c3 g7g5 d1h5 ";

/* An older game, with a comment that is as long as need be for the next one to begin at a place;
 * the end of its last line is perhaps missing. */
static void begin_disk(size_t size, bool is_cut)
{
    enum { LINE = 40 };
    const char *end = is_cut ? "" : ends_lines_with_two ? "\r\n\r\n" : "\n\n";
    disk.size = disk.crossings = disk.journals = 0;
    disk.limit = DISK;
    disk.fails_in = -1;
    put_on_disk(older_head);
    size_t rest = strlen(older_tail) + strlen(end);
    while (disk.size + rest < size) {
        bool ends_line = disk.size % LINE == 0 && disk.size + rest + 1 < size;
        put_on_disk(ends_line ? "\n" : "x");
    }
    put_on_disk(older_tail);
    put_on_disk(is_cut ? "" : "\n\n");
    around[0] = older_moves;
    around_count = own_place = 1;
    is_begun = false;
    strcpy(before, "");
    disk.is_watched = true;
}

enum { TAGS_SIZE = sizeof TAGS("*") };

static an_tree *begin_game(gamefile *file)
{
    an_position start = an_position_start();
    open_book(file);
    assert_true(gamefile_begin(file));
    return an_tree_open(&start);
}

/* ---- the tests ---- */

enum { ENTRIES = 24, SPAN = 200 }; /* the bytes of so many entries, at least */

/* All are of one kind. */
static void check_line_ends(void)
{
    for (size_t i = 1; i < disk.size; i++)
        if (ends_lines_with_two && (disk.bytes[i] == '\n') != (disk.bytes[i - 1] == '\r'))
            fail_with_disk("line ends of two kinds");
}

/* A game that begins at a place of the file. */
static void record_from(size_t base, bool is_cut, bool with_comments)
{
    gamefile file;
    begin_disk(base, is_cut);
    an_tree *tree = begin_game(&file);
    chance = (uint32_t)base;
    for (int i = 0; i < ENTRIES && enter(tree, with_comments); i++)
        assert_true(save(&file, tree));
    assert_int_equal(disk.crossings, 0);
    assert_int_equal(disk.journals, (base + 1) % DISK_BLOCK == 0);
    an_tree_close(tree);
    gamefile_close(&file);
    read_disk();
    check_line_ends();
    if (seen.warnings > 0)
        fail_with_disk("not clean");
}

static void each_write_leaves_a_whole_file(void **state)
{
    (void)state;
    for (size_t base = DISK_BLOCK - TAGS_SIZE - SPAN; base <= DISK_BLOCK; base += TEST_STEP) {
        record_from(base, false, false);
        record_from(base, true, false);
        record_from(base, false, true);
    }
}

static void each_write_does_so_where_files_cannot_be_cut(void **state)
{
    (void)state;
    disk.cannot_cut = true;
    for (size_t base = DISK_BLOCK - TAGS_SIZE - SPAN; base <= DISK_BLOCK; base += TEST_STEP)
        record_from(base, false, true);
    disk.cannot_cut = false;
}

/* What is rewritten may need a journal; what does not is whole each time. */
static void rewrite_any(an_tree *tree)
{
    an_node last = an_tree_end(tree, AN_TREE_START);
    an_tree_begin_entry(tree);
    switch (random_below(6)) {
    case 0:
        an_tree_go(tree, an__tree_node_at(tree, an_tree_at(tree))->parent);
        play_any(tree);
        return;
    case 1:
        an_tree_comment(tree, an_text_of(random_below(2) > 0 ? "a" : "somewhat longer"));
        return;
    case 2:
        an_tree_set_tag(tree, an_text_of("Round"), an_text_of(random_below(2) > 0 ? "1" : "22"));
        return;
    case 3:
        an_tree_undo(tree);
        an_tree_undo(tree);
        return;
    default:
        an_tree_go(tree, last);
        play_any(tree);
    }
}

static void rewriting_crosses_no_border_without_a_journal(void **state)
{
    (void)state;
    for (size_t base = DISK_BLOCK - TAGS_SIZE - SPAN; base <= DISK_BLOCK; base += TEST_STEP) {
        gamefile file;
        begin_disk(base, false);
        an_tree *tree = begin_game(&file);
        chance = (uint32_t)base;
        for (int i = 0; i < ENTRIES && an_tree_result(tree) == AN_UNFINISHED; i++) {
            rewrite_any(tree);
            assert_true(save(&file, tree));
        }
        assert_int_equal(disk.crossings, 0);
        an_tree_close(tree);
        gamefile_close(&file);
    }
}

/* ---- what fails ---- */

/* The next entry fails at a call or at a limit of the disk; then nothing has changed, and with the
 * disk as it should be the entry is saved. */
static bool fails(gamefile *file, an_tree *tree, int calls, size_t limit)
{
    char *stood = malloc(disk.size);
    size_t size = disk.size;
    assert_non_null(stood);
    memcpy(stood, disk.bytes, size);
    disk.is_watched = limit == DISK; /* a write that is cut short is not whole */
    disk.has_journal = false;
    disk.fails_in = calls;
    disk.limit = limit;
    bool is_saved = save(file, tree);
    if (!is_saved && (disk.size != size || memcmp(disk.bytes, stood, size) != 0))
        fail_with_disk("not as it was");
    disk.fails_in = -1;
    disk.limit = DISK;
    free(stood);
    return !is_saved;
}

static void what_fails_changes_nothing(void **state)
{
    (void)state;
    for (size_t base = DISK_BLOCK - TAGS_SIZE - 80; base <= DISK_BLOCK - TAGS_SIZE;
         base += TEST_STEP) {
        gamefile file;
        begin_disk(base, false);
        an_tree *tree = begin_game(&file);
        chance = (uint32_t)base;
        for (int i = 0; i < ENTRIES && enter(tree, false); i++) {
            size_t size = disk.size;
            for (int n = 0; i % 2 == 0 ? fails(&file, tree, n, DISK)
                                       : fails(&file, tree, -1, size + (size_t)n);)
                n++;
        }
        an_tree_close(tree);
        gamefile_close(&file);
    }
}

/* ---- going on ---- */

/* A game is gone on with, as it would be written; its result may be the last byte of a block. */
static void resume_at(size_t base, const char *behind)
{
    gamefile file;
    begin_disk(base, false);
    put_on_disk(TAGS("*") "1. e4 *\n\n");
    memcpy(disk.bytes + disk.size, behind, strlen(behind));
    disk.size += strlen(behind);
    around[1] = "e2e4 e7e5 ";
    around_count += *behind != '\0';
    strcpy(before, "e2e4 ");
    is_begun = true;
    open_book(&file);
    an_tree *tree = gamefile_resume(&file);
    assert_non_null(tree);
    chance = (uint32_t)base;
    for (int i = 0; i < ENTRIES && enter(tree, false); i++)
        assert_true(save(&file, tree));
    /* one to move the games behind; where the game as it stood is not laid out for the border, one
     * more to take its move back */
    if (disk.crossings > 0 || disk.journals > (ends_lines_with_two ? 2 : 1))
        fail_with_disk("too many journals");
    an_tree_close(tree);
    gamefile_close(&file);
    look();
    size_t size = strlen(behind);
    assert_memory_equal(disk.bytes + disk.size - size, behind, size);
    check_line_ends();
    const char *end = ends_lines_with_two ? "*\r\n\r\n" : "*\n\n";
    assert_memory_equal(disk.bytes + disk.size - size - strlen(end), end, strlen(end));
}

static void games_behind_keep_every_byte(void **state)
{
    (void)state;
    for (size_t base = DISK_BLOCK - TAGS_SIZE - SPAN; base <= DISK_BLOCK; base += TEST_STEP) {
        resume_at(base, "");
        resume_at(base, ends_lines_with_two
                            ? "[Event \"?\"]\r\n\r\n1. e4 ; the king's\r\ne5 1-0\r\n"
                            : "[Event \"?\"]\n\n1. e4 ; the king's\ne5 1-0\n");
    }
}

static void line_ends_of_two_bytes_stay(void **state)
{
    ends_lines_with_two = true;
    each_write_leaves_a_whole_file(state);
    rewriting_crosses_no_border_without_a_journal(state);
    what_fails_changes_nothing(state);
    games_behind_keep_every_byte(state);
    ends_lines_with_two = false;
}

int main(int count, char **arguments)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_judge_options rules = {
        .from = &english, .from_count = 1, .findings.profile = AN_PROFILE_PGN};
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_write_leaves_a_whole_file),
        cmocka_unit_test(each_write_does_so_where_files_cannot_be_cut),
        cmocka_unit_test(rewriting_crosses_no_border_without_a_journal),
        cmocka_unit_test(what_fails_changes_nothing),
        cmocka_unit_test(games_behind_keep_every_byte),
        cmocka_unit_test(line_ends_of_two_bytes_stay),
    };
    folder = count > 1 ? arguments[1] : NULL;
    reader = an_reader_open();
    arbiter = an_arbiter_open(&rules);
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    an_reader_close(reader);
    an_arbiter_close(arbiter);
    return failures;
}
