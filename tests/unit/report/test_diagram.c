/* The small board, its letters, and the squares that explain a finding. */
#include "positions.h"

#include <string.h>

#include "diagram.h"
#include "position.h"

static const char pinned[] = "rnbq1rk1/ppp2ppp/4pn2/b2p4/2PP4/P1N1P3/1P2NPPP/R1BQKB1R w KQ - 1 7";

/* A board in a buffer that lasts until the next call. */
static const char *board_of(const char *fen, const char *language, an_squares marked, size_t indent,
                            bool with_color)
{
    static char board[1024];
    an_position position = position_of(fen, AN_STANDARD);
    an_appearance look = {.with_color = with_color};
    an_diagram diagram = {.position = &position,
                          .language = an_language_from_name(an_text_of(language)),
                          .marked = marked,
                          .indent = indent};
    an_buffer out = {0};
    an__put_diagram(&out, &diagram, &look);
    assert_false(out.failed);
    assert_in_range(out.size, 1, sizeof board - 1);
    strcpy(board, out.at);
    an__buffer_free(&out);
    return board;
}

static void a_board_has_letters_and_stars(void **state)
{
    (void)state;
    assert_string_equal(board_of(pinned, "fr", an_bit(32) | an_bit(25) | an_bit(7), 2, false),
                        "  8  t  c  f  d  .  t  r  .\n"
                        "  7  p  p  p  .  .  p  p  p\n"
                        "  6  .  .  .  .  p  c  .  .\n"
                        "  5 *f  .  .  p  .  .  .  .\n"
                        "  4  . *.  P  P  .  .  .  .\n"
                        "  3  P  .  C  .  P  .  .  .\n"
                        "  2  .  P  .  .  C  P  P  P\n"
                        "  1  T  .  F  D  R  F  . *T\n"
                        "     a  b  c  d  e  f  g  h\n");
}

static void color_only_adds_to_the_stars(void **state)
{
    char painted[1024];
    (void)state;
    strcpy(painted, board_of(pinned, "en", an_bit(32), 0, true));
    assert_non_null(strstr(painted, "5 \033[31m*b\033[0m  ."));
    for (char *at; (at = strchr(painted, '\033')) != NULL;)
        memmove(at, strchr(at, 'm') + 1, strlen(strchr(at, 'm')));
    assert_string_equal(painted, board_of(pinned, "en", an_bit(32), 0, false));
}

/* The first rank of each color, as a language writes it. */
static void languages_have_their_letters(void **state)
{
    static const struct {
        const char *language, *black, *white;
    } rows[] = {
        {"en", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
        {"de", "8  t  s  l  d  k  b  .  .\n", "1  T  S  L  D  K  B  .  .\n"},
        {"ru", "8  л  к  с  ф  кр п  .  .\n", "1  Л  К  С  Ф  Кр П  .  .\n"},
        {"nl", "8  t  p  l  d  k  pi .  .\n", "1  T  P  L  D  K  Pi .  .\n"},
        {"hu", "8  b  h  f  v  k  gy .  .\n", "1  B  H  F  V  K  Gy .  .\n"},
        {"lt", "8  b  ž  r  v  k  p  .  .\n", "1  B  Ž  R  V  K  P  .  .\n"},
        {"tr", "8  k  a  f  v  ş  p  .  .\n", "1  K  A  F  V  Ş  P  .  .\n"},
        {"hy", "8  ն  ձ  փ  թ  ա  զ  .  .\n", "1  Ն  Ձ  Փ  Թ  Ա  Զ  .  .\n"},
        /* without case, right to left, of three letters, without one: the English letters */
        {"he", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
        {"kn", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
        {"sq", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
        {"vi", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
        {"figurine", "8  r  n  b  q  k  p  .  .\n", "1  R  N  B  Q  K  P  .  .\n"},
    };
    (void)state;
    an_position position = position_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1", AN_STANDARD);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        /* a board that no FEN gives: pawns on the first rank */
        static const an_role pieces[] = {AN_ROOK, AN_KNIGHT, AN_BISHOP, AN_QUEEN, AN_KING, AN_PAWN};
        memset(position.role, 0, sizeof position.role);
        for (unsigned file = 0; file < 6; file++)
            position.role[pieces[file]] = an_bit(file) | an_bit(file + 56);
        position.role[AN_NO_ROLE] = 0x3f | UINT64_C(0x3f) << 56;
        position.color[AN_WHITE] = 0x3f;
        position.color[AN_BLACK] = UINT64_C(0x3f) << 56;
        const an_language *language = strcmp(rows[i].language, "figurine") == 0
                                          ? &an_figurine
                                          : an_language_from_name(an_text_of(rows[i].language));
        assert_non_null(language);
        an_appearance look = {.with_color = false};
        an_diagram diagram = {.position = &position, .language = language};
        an_buffer out = {0};
        an__put_diagram(&out, &diagram, &look);
        if (strncmp(out.at, rows[i].black, strlen(rows[i].black)) != 0 ||
            strstr(out.at, rows[i].white) == NULL) {
            print_error("%s:\n%s", rows[i].language, out.at);
            fail();
        }
        an__buffer_free(&out);
    }
}

/* The squares of interest of what is written on a board, in UCI names with blanks between. */
static void squares_explain_a_finding(void **state)
{
    static const struct {
        const char *fen, *move;
        an_code code;
        const char *squares;
    } rows[] = {
        {pinned, "Nd5", AN_PINNED_PIECE, "e1 d2 c3 b4 a5"},
        {"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "Kd1", AN_KING_INTO_CHECK, "d1 e1 e2"},
        {"4k3/8/8/4r3/8/8/8/4K2R w - - 0 1", "Ke2", AN_KING_INTO_CHECK, "e1 e2 e3 e4 e5"},
        {"4k3/8/8/8/7q/8/8/4K2R w - - 0 1", "Rg1", AN_CHECK_NOT_PARRIED, "e1 f2 g3 h4"},
        {"4k3/8/8/8/8/3n4/8/4K2R w - - 0 1", "Rg1", AN_CHECK_NOT_PARRIED, "e1 d3"},
        {"4k3/8/8/8/8/8/4P3/4KB2 w - - 0 1", "Bc4", AN_PATH_BLOCKED, "f1 e2 d3 c4"},
        {"4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "O-O", AN_CASTLING_REFUSED, "e1 f1"},
        {"4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O", AN_CASTLING_REFUSED, "e1 f1 f2 f3 f4"},
        {"4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "O-O", AN_CASTLING_REFUSED, "e1 g1 g2 g3 g4"},
        {"4k3/8/4r3/8/8/8/8/R3K2R w KQ - 0 1", "O-O", AN_CASTLING_REFUSED, "e1 e2 e3 e4 e5 e6"},
        {"4k3/8/8/8/8/8/8/RKN5 w Q - 0 1", "O-O-O", AN_CASTLING_REFUSED, "b1 c1"},
        {"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", AN_CASTLING_REFUSED, ""},
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Nf3", AN_NO_SUCH_MOVE, ""},
    };
    (void)state;
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an_finding finding = {.position = position_of(rows[i].fen, AN_CHESS960)};
        an_san said;
        an_move move;
        assert_int_equal(an_san_parse(&said, an_text_of(rows[i].move), &english), AN_OK);
        finding.code = an_san_resolve(&move, &finding.position, &said, &finding.facts.reason);
        assert_int_equal(finding.code, rows[i].code);
        char squares[64 * 3 + 1] = "";
        for (an_squares left = an__squares_of_interest(&finding); left;) {
            unsigned square = an_take_first(&left);
            char name[] = {' ', (char)('a' + an_file_of(square)), (char)('1' + an_rank_of(square)),
                           0};
            strcat(squares, name + (*squares == '\0'));
        }
        if (strcmp(squares, rows[i].squares) != 0)
            print_error("%s on %s\n", rows[i].move, rows[i].fen);
        assert_string_equal(squares, rows[i].squares);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_board_has_letters_and_stars),
        cmocka_unit_test(color_only_adds_to_the_stars),
        cmocka_unit_test(languages_have_their_letters),
        cmocka_unit_test(squares_explain_a_finding),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
