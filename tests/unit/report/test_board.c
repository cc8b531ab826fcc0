/* Boards in text: what stands on them, what is marked, and what is said below. */
#include "positions.h"

#include <string.h>

#include "algnot/report.h"

static an_board board_after(const char *fen, an_variant variant, const char *moves)
{
    an_position start = fen != NULL ? position_of(fen, variant) : an_position_start();
    start.variant = (uint8_t)variant;
    an_board board = an_board_of(&start);
    for (const char *at = moves; *at != '\0'; at += strcspn(at, " "), at += *at == ' ') {
        char uci[AN_UCI_MAX] = "";
        strncat(uci, at, strcspn(at, " "));
        an_move pass = {.kind = AN_NULL_STEP};
        bool is_pass = strcmp(uci, "0000") == 0;
        board = an_board_play(&board, is_pass ? pass : move_of(&board.position, uci));
    }
    return board;
}

/* What a board looks like, in a buffer that lasts until the next call. */
static const char *drawn(const an_board *board, const an_drawing *drawing,
                         an_message_language message_language)
{
    static char text[4096];
    an_report *report = an_report_open(AN_OUTPUT_TEXT, message_language, false);
    assert_non_null(report);
    an_text made = an_report_board(report, board, drawing);
    assert_in_range(made.size, 1, sizeof text - 1);
    memcpy(text, made.at, made.size);
    text[made.size] = '\0';
    an_report_close(report);
    return text;
}

static void a_board_in_ascii(void **state)
{
    (void)state;
    an_board board = board_after(NULL, AN_STANDARD, "e2e4 d7d5 e4d5");
    assert_string_equal(drawn(&board, &(an_drawing){.in_unicode = false}, AN_MESSAGES_ENGLISH),
                        "  +------------------------+\n"
                        "8 | r  n  b  q  k  b  n  r |\n"
                        "7 | p  p  p     p  p  p  p |\n"
                        "6 |    .     .     .     . |\n"
                        "5 | .     . [P] .     .    |\n"
                        "4 |    .     . [ ] .     . |\n"
                        "3 | .     .     .     .    |\n"
                        "2 | P  P  P  P     P  P  P |\n"
                        "1 | R  N  B  Q  K  B  N  R |\n"
                        "  +------------------------+\n"
                        "    a  b  c  d  e  f  g  h\n"
                        "Black to move\n"
                        "Last move: 2. exd5\n"
                        "Taken by White: p\n"
                        "FEN: rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2\n");
}

static void a_board_in_unicode(void **state)
{
    (void)state;
    an_board board = board_after("4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 9", AN_STANDARD, "e1e2 e8d7");
    an_drawing drawing = {.in_unicode = true, .is_flipped = true};
    assert_string_equal(drawn(&board, &drawing, AN_MESSAGES_FRENCH),
                        "  ┌────────────────────────┐\n"
                        "1 │ ♖ ░░░   ░░░   ░░░   ░♖░│\n"
                        "2 │░░░   ░░░ ♔ ░░░   ░░░   │\n"
                        "3 │   ░░░   ░░░   ░░░   ░░░│\n"
                        "4 │░░░   ░░░   ░░░   ░░░   │\n"
                        "5 │   ░░░   ░░░   ░░░   ░░░│\n"
                        "6 │░░░   ░░░   ░░░   ░░░   │\n"
                        "7 │   ░░░   ░░░[♚]░░░   ░░░│\n"
                        "8 │░░░   ░░░[ ]░░░   ░░░   │\n"
                        "  └────────────────────────┘\n"
                        "    h  g  f  e  d  c  b  a\n"
                        "Trait aux Blancs\n"
                        "Dernier coup : 9... Kd7\n"
                        "Pris par les Blancs : ♛\n"
                        "FEN : 8/3k4/8/8/8/8/4K3/R6R w - - 1 10\n");
}

static void squares_are_numbered_in_order(void **state)
{
    (void)state;
    an_board board = board_after("8/8/8/8/8/4k3/8/K6R w - - 0 1", AN_NUMERIC, "");
    an_drawing drawing = {.numbers_squares = true,
                          .coordinates = AN_COORDINATES_NONE,
                          .letters = an_language_from_name(an_text_of("ru"))};
    assert_string_equal(drawn(&board, &drawing, AN_MESSAGES_FRENCH),
                        "+--------------------------------+\n"
                        "|     .       .       .       .  |   57 58 59 60 61 62 63 64\n"
                        "| .       .       .       .      |   49 50 51 52 53 54 55 56\n"
                        "|     .       .       .       .  |   41 42 43 44 45 46 47 48\n"
                        "| .       .       .       .      |   33 34 35 36 37 38 39 40\n"
                        "|     .       .       .       .  |   25 26 27 28 29 30 31 32\n"
                        "| .       .       кр      .      |   17 18 19 20 21 22 23 24\n"
                        "|     .       .       .       .  |    9 10 11 12 13 14 15 16\n"
                        "|<Кр>     .       .       .   Л  |    1  2  3  4  5  6  7  8\n"
                        "+--------------------------------+\n"
                        "Trait aux Blancs\n"
                        "Doit jouer : le roi a1, case 1\n"
                        "FEN : 8/8/8/8/8/4k3/8/K6R w - - 0 1\n");
}

/* What is said below boards of all kinds: a line of it for each row. */
static void lines_below_a_board(void **state)
{
    static const struct {
        const char *fen;
        an_variant variant;
        const char *moves, *english, *french;
    } rows[] = {
        {NULL, AN_STANDARD, "", "\nWhite to move\nFEN:", "\nTrait aux Blancs\nFEN :"},
        {NULL, AN_STANDARD, "f2f3 e7e5 g2g4 d8h4", "\nWhite is mated\n", "\nLes Blancs sont mat\n"},
        {"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", AN_STANDARD, "f1f7", "\nBlack is stalemated\n",
         "\nLes Noirs sont pat\n"},
        {NULL, AN_STANDARD, "e2e4 f7f5 d1h5", "\nBlack to move, in check\nLast move: 2. Qh5+\n",
         "\nTrait aux Noirs, en échec\nDernier coup : 2. Qh5+\n"},
        /* castling marks the squares of the king, in Chess960 too; passing marks none */
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", AN_STANDARD, "e1g1", "[.] R [K]", "[.] R [K]"},
        {"4k3/8/8/8/8/8/8/1K4R1 w K - 0 1", AN_CHESS960, "b1g1", "[ ] .     .  R [K]",
         "[ ] .     .  R [K]"},
        {NULL, AN_STANDARD, "e2e4 0000", "3 | .     .     .     .    |",
         "Dernier coup : 1... --\n"},
        /* en passant, a promoted piece that falls, both sides */
        {NULL, AN_STANDARD, "e2e4 a7a6 e4e5 d7d5 e5d6", "\nTaken by White: p\n",
         "\nPris par les Blancs : p\n"},
        {"2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", AN_STANDARD, "b7c8q e8e7", "\nTaken by White: r\nFEN",
         "\nPris par les Blancs : r\nFEN"},
        {"2rrk3/1P6/8/8/8/8/8/4K3 w - - 0 1", AN_STANDARD, "b7c8q d8c8",
         "\nTaken by White: r\nTaken by Black: Q\n",
         "\nPris par les Blancs : r\nPris par les Noirs : Q\n"},
        {NULL, AN_ALPHABETIC, "a2a4", "\nMust move: the pawn on a7, square 7\n",
         "\nDoit jouer : le pion a7, case 7\n"},
        {NULL, AN_ALPHABETIC_WHITE, "a2a4", "\nMust move: any piece\n",
         "\nDoit jouer : n'importe quelle pièce\n"},
        {NULL, AN_STANDARD, "e2e4", "\nMust move: the pawn on a7, square 7\n", "case 7\n"},
        {NULL, AN_ANTINUMERIC, "", "\nMust move: the pawn on h2, square 49\n", "case 49\n"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_board board = board_after(rows[i].fen, rows[i].variant, rows[i].moves);
        an_drawing drawing = {.numbers_squares = strstr(rows[i].french, "jouer") != NULL ||
                                                 strstr(rows[i].french, "case") != NULL};
        for (int message_language = 0; message_language < AN_MESSAGE_LANGUAGE_COUNT;
             message_language++) {
            const char *line =
                message_language == AN_MESSAGES_FRENCH ? rows[i].french : rows[i].english;
            const char *text = drawn(&board, &drawing, (an_message_language)message_language);
            if (strstr(text, line) == NULL)
                fail_msg("row %zu: no \"%s\" in\n%s", i, line, text);
        }
    }
}

static void a_bare_board_says_nothing(void **state)
{
    (void)state;
    an_board board = board_after(NULL, AN_STANDARD, "e2e4");
    const char *text = drawn(&board, &(an_drawing){.is_bare = true}, AN_MESSAGES_ENGLISH);
    assert_string_equal(strstr(text, "    a  b"), "    a  b  c  d  e  f  g  h\n");
    text = drawn(&board, &(an_drawing){.is_bare = true, .has_heading = true}, AN_MESSAGES_ENGLISH);
    assert_memory_equal(text, "1. e4\n  +--", 11);
}

static void languages_suit_boards(void **state)
{
    static const struct {
        const char *name;
        bool suits;
    } rows[] = {{"en", true},  {"ru", true},       {"nl", true}, {"he", false}, {"vi", false},
                {"kn", false}, {"figurine", true}, {"hy", true}, {"sq", true}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const an_language *language = an_language_from_name(an_text_of(rows[i].name));
        assert_non_null(language);
        assert_int_equal(an_language_suits_boards(language), rows[i].suits);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_board_in_ascii),
        cmocka_unit_test(a_board_in_unicode),
        cmocka_unit_test(squares_are_numbered_in_order),
        cmocka_unit_test(lines_below_a_board),
        cmocka_unit_test(a_bare_board_says_nothing),
        cmocka_unit_test(languages_suit_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
