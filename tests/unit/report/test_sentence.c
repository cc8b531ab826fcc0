/* Findings as sentences: one of every code in both languages, and some word for word. */
#include "positions.h"

#include <string.h>

#include "algnot/report.h"

enum { E1 = 4, E2 = 12, C3 = 18, B4 = 25 };

static const char pinned[] = "rnbqk1nr/ppp2ppp/4p3/3p4/1b1PP3/2N5/PPP2PPP/R1BQKBNR w KQkq - 2 4";
static const char mate[] = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

/* A finding with something for every hole. */
static an_finding finding_of(an_code code, const char *fen, const an_notation *notation)
{
    an_position position = position_of(fen, AN_STANDARD);
    an_finding finding = {
        .code = code,
        .level = an_code_level(code),
        .where.ply = 7,
        .has_position = true,
        .position = position,
        .facts.reason = {.piece = C3, .by = B4, .king = E1, .target = E2, .detail = 1},
        .facts.text = an_text_of("Cc3-e2"),
        .facts.other = an_text_of("1-0"),
        .facts.number = 4,
        .facts.languages = 3,
        .notation = notation,
    };
    an_move moves[AN_MOVES_MAX];
    an_position_moves(&position, moves);
    finding.facts.move = moves[0];
    finding.facts.reason.candidate_count = 2;
    memcpy(finding.facts.reason.candidates, moves, 2 * sizeof *moves);
    return finding;
}

/* The sentence in a buffer that lasts until the next call. */
static const char *sentence_of(const an_finding *finding, an_message_language language)
{
    static char sentence[1024];
    an_report *report = an_report_open(AN_OUTPUT_SHORT, language, false);
    assert_non_null(report);
    an_text text = an_report_sentence(report, finding);
    assert_in_range(text.size, 1, sizeof sentence - 1);
    memcpy(sentence, text.at, text.size);
    sentence[text.size] = '\0';
    an_report_close(report);
    return sentence;
}

static void check_whole(const an_finding *finding)
{
    for (an_message_language language = AN_MESSAGES_ENGLISH; language < AN_MESSAGE_LANGUAGE_COUNT;
         language++) {
        const char *sentence = sentence_of(finding, language);
        assert_null(strpbrk(sentence, "{}\n"));
        assert_null(strstr(sentence, "  "));
        assert_int_not_equal(sentence[strlen(sentence) - 1], ' ');
    }
}

static void every_code_makes_a_sentence(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        for (size_t i = 0; i < an_language_count; i++) {
            an_notation notation = an_notation_of(&an_languages[i], AN_STYLE_SHORT);
            an_finding finding = finding_of(code, pinned, &notation);
            check_whole(&finding);
            finding.facts.reason.by = AN_NO_SQUARE;
            if (code == AN_NOT_EN_PASSANT || code == AN_SUPERFLUOUS_DISAMBIGUATION)
                check_whole(&finding);
        }
}

static void check_sentence(const an_finding *finding, const char *english, const char *french)
{
    assert_string_equal(sentence_of(finding, AN_MESSAGES_ENGLISH), english);
    assert_string_equal(sentence_of(finding, AN_MESSAGES_FRENCH), french);
}

static void a_pin_is_explained(void **state)
{
    (void)state;
    an_notation french = an_notation_of(&an_languages[1], AN_STYLE_SHORT);
    an_finding finding = finding_of(AN_PINNED_PIECE, pinned, &french);
    finding.facts.reason.detail = AN_PIN_OF_PIECE;
    check_sentence(
        &finding,
        "illegal move 'Cc3-e2': the knight on c3 is pinned to the king on e1 by the bishop on b4",
        "coup illégal « Cc3-e2 » : le cavalier c3 est cloué sur le roi e1 par le fou b4");
}

/* The participle agrees with the queen, and the article melts into "de". */
static void french_agrees_in_gender(void **state)
{
    (void)state;
    an_notation french = an_notation_of(&an_languages[1], AN_STYLE_SHORT);
    const char *queen = "4k3/8/8/8/1b6/2Q5/8/4K3 w - - 0 1";
    an_finding finding = finding_of(AN_PINNED_PIECE, queen, &french);
    finding.facts.reason.detail = AN_PIN_OF_PIECE;
    assert_non_null(strstr(sentence_of(&finding, AN_MESSAGES_FRENCH), "la dame c3 est clouée sur"));
    finding.code = AN_PATH_BLOCKED;
    assert_non_null(strstr(sentence_of(&finding, AN_MESSAGES_FRENCH), "le chemin de la dame c3"));
    finding.facts.reason.piece = E1;
    assert_non_null(strstr(sentence_of(&finding, AN_MESSAGES_FRENCH), "le chemin du roi e1"));
}

static void mate_ends_a_game(void **state)
{
    (void)state;
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    an_finding finding = {
        .code = AN_GAME_OVER, .facts.text = an_text_of("a3"), .notation = &english};
    finding.position = position_of(mate, AN_STANDARD);
    finding.has_position = true;
    finding.facts.reason.detail = AN_ENDING_MATE;
    check_sentence(&finding, "'a3' after the end of the game: White is mated",
                   "« a3 » après la fin de la partie : les Blancs sont mat");
}

static void input_cannot_command_the_terminal(void **state)
{
    (void)state;
    an_finding finding = {.code = AN_UNREADABLE_TOKEN,
                          .facts.text = an_text_of("\x1b[2J\x07\u202e")};
    const char *sentence = sentence_of(&finding, AN_MESSAGES_ENGLISH);
    assert_null(strpbrk(sentence, "\x1b\x07"));
    assert_null(strstr(sentence, "\u202e"));
    assert_non_null(strstr(sentence, "\\x1b"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_makes_a_sentence),       cmocka_unit_test(a_pin_is_explained),
        cmocka_unit_test(french_agrees_in_gender),           cmocka_unit_test(mate_ends_a_game),
        cmocka_unit_test(input_cannot_command_the_terminal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
