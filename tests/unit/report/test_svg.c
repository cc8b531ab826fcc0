/* Boards as SVG: whole documents, every piece in its place, marks, words; and the shapes. */
#include "positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/report.h"
#include "position.h"
#include "svg_shapes.h"

/* A document, for the caller to free. */
static char *document(const an_board *board, const an_drawing *drawing,
                      an_message_language language)
{
    an_report *report = an_report_open(AN_OUTPUT_TEXT, language, false);
    assert_non_null(report);
    an_text made = an_report_svg(report, board, drawing);
    assert_non_null(made.at);
    char *text = calloc(made.size + 1, 1);
    assert_non_null(text);
    memcpy(text, made.at, made.size);
    an_report_close(report);
    return text;
}

static an_board board_after(const char *fen, const char *move)
{
    an_position position = position_of(fen, AN_STANDARD);
    an_board board = an_board_of(&position);
    return move == NULL ? board : an_board_play(&board, move_of(&position, move));
}

static size_t count_of(const char *text, const char *part)
{
    size_t count = 0;
    while ((text = strstr(text, part)) != NULL) {
        text += strlen(part);
        count++;
    }
    return count;
}

/* Tags are closed in the order in which they were opened; quotes are even. */
static void assert_balanced(const char *text)
{
    char stack[16][16];
    size_t depth = 0;
    for (const char *at = strchr(text, '<'); at != NULL; at = strchr(at, '<')) {
        const char *end = strchr(at, '>');
        assert_non_null(end);
        char name[16] = "", tag[8192] = "";
        strncat(tag, at, (size_t)(end - at));
        assert_int_equal(count_of(tag, "\"") % 2, 0);
        bool closes = at[1] == '/';
        strncat(name, at + 1 + closes, strcspn(at + 1 + closes, " />"));
        if (closes) {
            assert_in_range(depth, 1, 16);
            assert_string_equal(stack[--depth], name);
        } else if (end[-1] != '/' && at[1] != '?') {
            assert_in_range(depth, 0, 15);
            strcpy(stack[depth++], name);
        }
        at = end;
    }
    assert_int_equal(depth, 0);
}

enum { FLIPPED = 1, PLAIN = 2, NUMBERS = 4 };

static void documents_are_whole(void **state)
{
    static const struct {
        const char *fen, *move;
        unsigned how;
        const char *parts[5]; /* that stand in it */
        size_t pieces;
    } rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         NULL,
         0,
         {"<title", ">White to move</title>",
          ">White: king e1, queen d1, rooks a1, h1, bishops c1, "
          "f1, knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2. Black: king e8,",
          "<use xlink:href=\"#white-king\" transform=\"translate(180 315)\"/>",
          "width=\"404\" height=\"386\""},
         32},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         "h1h8",
         FLIPPED,
         {">1. Rh8+ – Black to move, in check</title>",
          "<circle cx=", "<use xlink:href=\"#white-rook\" transform=\"translate(0 315)\"/>",
          "<g transform=\"translate(0 0)\"><rect", "stroke-dasharray"},
         3},
        {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
         NULL,
         NUMBERS | PLAIN,
         {"Must move: the rook on a1, square 1.</desc>", "stroke=\"#ffffff\">", "id=\"black-king\"",
          "width=\"386\" height=\"368\"", "viewBox=\"0 0 386 368\""},
         3},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_board board = board_after(rows[i].fen, rows[i].move);
        an_drawing drawing = {.is_flipped = rows[i].how & FLIPPED,
                              .coordinates = rows[i].how & PLAIN ? AN_COORDINATES_NONE
                                                                 : AN_COORDINATES_OUTSIDE,
                              .numbers_squares = rows[i].how & NUMBERS};
        char *text = document(&board, &drawing, AN_MESSAGES_ENGLISH);
        for (size_t part = 0; part < 5; part++)
            if (strstr(text, rows[i].parts[part]) == NULL)
                fail_msg("row %zu: no %s in\n%s", i, rows[i].parts[part], text);
        assert_balanced(text);
        assert_int_equal(count_of(text, "<use "), rows[i].pieces);
        assert_memory_equal(text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg ", 44);
        free(text);
    }
}

/* Nothing is fetched, and no font is asked for. */
static void documents_need_nothing_else(void **state)
{
    (void)state;
    an_board board = board_after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
    char *text = document(&board, &(an_drawing){.numbers_squares = true}, AN_MESSAGES_FRENCH);
    assert_int_equal(count_of(text, "http"), 2); /* the two name spaces */
    assert_int_equal(count_of(text, "<text") + count_of(text, "<style") + count_of(text, "font"),
                     0);
    assert_int_equal(count_of(text, "xlink:href=\"#"), count_of(text, "xlink:href="));
    assert_non_null(strstr(text, "xml:lang=\"fr\""));
    assert_non_null(strstr(text, "Blancs : roi g1, tour f1. Noirs : roi e8. Trait aux Noirs."));
    assert_int_equal(count_of(text, "<g transform=\"translate(180 315)\"><rect"), 1);
    assert_int_equal(count_of(text, "<g transform=\"translate(270 315)\"><rect"), 1);
    free(text);
}

/* ---- marks ---- */

/* Lists of marks are read item by item; what is no mark is named, and costs only itself. */
static void marks_are_read(void **state)
{
    static const struct {
        an_board_mark_kind kind;
        const char *list;
        const char *wrong; /* the first that is none; NULL: all are marks */
        const char *read;  /* color, from and to of each */
    } rows[] = {
        {AN_MARK_SQUARE, "e4", NULL, "Ge4e4 "},
        {AN_MARK_SQUARE, "Re4, Gd5 ,Yh8,Ba1", NULL, "Re4e4 Gd5d5 Yh8h8 Ba1a1 "},
        {AN_MARK_SQUARE, "e9,d5", "e9", "Gd5d5 "},
        {AN_MARK_SQUARE, "", "", ""},
        {AN_MARK_SQUARE, "e4,", NULL, "Ge4e4 "},
        {AN_MARK_SQUARE, "Xe4,re4,e", "Xe4", ""},
        {AN_MARK_SQUARE, "e4e5", "e4e5", ""},
        {AN_MARK_ARROW, "e2e4,Rg1f3", NULL, "Ge2e4 Rg1f3 "},
        {AN_MARK_ARROW, "e2,e2e2,e2e", "e2", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_board_marks marks = {.count = 0};
        an_text wrong = {0};
        char read[128] = "";
        bool is_sound = an_board_marks_add(&marks, rows[i].kind,
                                           (an_text){rows[i].list, strlen(rows[i].list)}, &wrong);
        assert_int_equal(is_sound, rows[i].wrong == NULL);
        if (!is_sound) {
            assert_int_equal(wrong.size, strlen(rows[i].wrong));
            assert_memory_equal(wrong.at, rows[i].wrong, wrong.size);
        }
        for (size_t j = 0; j < marks.count; j++) {
            const an_board_mark *mark = &marks.list[j];
            snprintf(read + strlen(read), sizeof read - strlen(read), "%c%c%d%c%d ", mark->color,
                     'a' + mark->from % 8, 1 + mark->from / 8, 'a' + mark->to % 8,
                     1 + mark->to / 8);
        }
        assert_string_equal(read, rows[i].read);
    }
}

static void marks_of_comments_are_read(void **state)
{
    static const struct {
        const char *comment;
        bool is_sound;
        size_t count;
    } rows[] = {
        {"good [%csl Re4,Gd5] move [%cal Ge2e4]", true, 3},
        {"[%clk 1:00:00]", true, 0},
        {"[%csl Re4", true, 0},
        {"[%csl Zz9,Re4][%cal x]", false, 1},
        {"", true, 0},
        {"[%cal Ge2e4,Ge2e4]", true, 2},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_board_marks marks = {.count = 0};
        an_text wrong, comment = {rows[i].comment, strlen(rows[i].comment)};
        assert_int_equal(an_board_marks_add_of_comment(&marks, comment, &wrong), rows[i].is_sound);
        assert_int_equal(marks.count, rows[i].count);
    }
    an_board_marks full = {.count = AN_MARKS_MAX};
    an_text wrong;
    assert_true(an_board_marks_add(&full, AN_MARK_SQUARE, (an_text){"e4", 2}, &wrong));
    assert_int_equal(full.count, AN_MARKS_MAX);
}

static void marks_and_captions_are_drawn(void **state)
{
    (void)state;
    an_board_marks marks = {.list = {{12, 28, 'R'}, {36, 36, 'Y'}}, .count = 2};
    an_board board = board_after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", NULL);
    an_drawing drawing = {.is_bare = true,
                          .is_hatched = true,
                          .coordinates = AN_COORDINATES_INSIDE,
                          .marks = &marks,
                          .caption = "a < b & \"c\" \x1b\xe9"};
    char *text = document(&board, &drawing, AN_MESSAGES_ENGLISH);
    assert_balanced(text);
    assert_int_equal(count_of(text, "<line "), 2); /* the arrow, and what is white under it */
    assert_non_null(strstr(text, "x1=\"202.5\" y1=\"283.5\" x2=\"202.5\" y2=\"220.5\""));
    assert_int_equal(count_of(text, "r=\"19.6\""), 2);
    assert_non_null(strstr(text, ">a &lt; b &amp; &quot;c&quot; \u241b\u00e9</text>"));
    assert_int_equal(count_of(text, "fill=\"#cdc6b8\""), 0);
    /* a white shape under each of two kings and a pawn parts them from the hatching */
    assert_int_equal(count_of(text, "stroke=\"#ffffff\" stroke-width=\"6\"/>"), 3);
    assert_non_null(strstr(text, "width=\"368\" height=\"396\""));
    free(text);
}

/* ---- shapes ---- */

/* A path of absolute commands, each with its numbers, that stays within its square. */
static void assert_path(const char *path, double least, double most)
{
    static const struct {
        char command;
        unsigned numbers;
    } rows[] = {{'M', 2}, {'L', 2}, {'H', 1}, {'V', 1}, {'C', 6}, {'S', 4}, {'A', 7}, {'Z', 0}};
    assert_int_equal(*path, 'M');
    while (*path != '\0') {
        size_t row = 0;
        unsigned count = 0;
        while (row < sizeof rows / sizeof *rows && rows[row].command != *path)
            row++;
        if (row == sizeof rows / sizeof *rows)
            fail_msg("unknown command: %s", path);
        path++;
        for (char *end;
             path += strspn(path, " "), *path != '\0' && strchr("MLHVCSAZ", *path) == NULL;
             path = end, count++) {
            double number = strtod(path, &end);
            assert_true(end > path);
            if (number < least || number > most)
                fail_msg("out of its square: %s", path);
        }
        if (rows[row].numbers == 0 ? count != 0 : count == 0 || count % rows[row].numbers != 0)
            fail_msg("numbers of %c are missing before: %s", rows[row].command, path);
    }
}

static void shapes_stay_in_their_squares(void **state)
{
    (void)state;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        assert_path(an__piece_shapes[role].body, 0, 45);
        assert_path(an__piece_shapes[role].lines, 0, 45);
        if (an__piece_shapes[role].dots != NULL)
            assert_path(an__piece_shapes[role].dots, -90, 45);
    }
    for (unsigned i = 0; i < 10; i++)
        assert_path(an__digit_shapes[i], 0, 10);
    for (unsigned i = 0; i < 8; i++)
        assert_path(an__file_shapes[i], 0, 13);
}

/* 9 is 6 turned around. */
static void digits_are_turned_around(void **state)
{
    const char *six = an__digit_shapes[6], *nine = an__digit_shapes[9];
    bool is_across = true;
    (void)state;
    while (*six != '\0' && *nine != '\0') {
        char *end, *other_end;
        const double of_six = strtod(six, &end), of_nine = strtod(nine, &other_end);
        if (end == six) {
            assert_int_equal(*nine, *six);
            is_across = *six++ != 'V';
            nine++;
            continue;
        }
        assert_int_equal((int)(10 * (of_six + of_nine) + 0.5),
                         10 * (is_across ? AN_GLYPH_WIDTH : AN_GLYPH_HEIGHT));
        is_across = !is_across;
        six = end;
        nine = other_end;
    }
    assert_string_equal(six, nine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_are_whole),
        cmocka_unit_test(documents_need_nothing_else),
        cmocka_unit_test(marks_are_read),
        cmocka_unit_test(marks_of_comments_are_read),
        cmocka_unit_test(marks_and_captions_are_drawn),
        cmocka_unit_test(shapes_stay_in_their_squares),
        cmocka_unit_test(digits_are_turned_around),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
