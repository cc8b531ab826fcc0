/* A move out of a template is the move as it is written with care: in every language, style and
 * layout, with every choice of the conventions. */
#include "describe.h"
#include "notation.h"
#include "packed_move.h"
#include "passage.h"
#include "positions.h"
#include "scribe.h"
#include "template.h"
#include "utf8.h"

#include <stdlib.h>
#include <string.h>

static size_t moves_filled;

static const an_language *language_at(size_t index)
{
    return index < an_language_count ? &an_languages[index] : &an_figurine;
}

/* ---- words ---- */

static size_t width_of(const char *text)
{
    size_t width = 0;
    for (; *text != '\0'; text++)
        width += an_utf8_begins(*text);
    return width;
}

static void check_move(const an_position *position, an_move move, an_templates *templates)
{
    char due[AN_SAN_MAX], out[AN_TEMPLATE_ROOM];
    an_san san = an_san_describe(position, move);
    an_san_parts parts = an__san_parts_of(position, move);
    an_ply ply = {.move = move,
                  .is_played = true,
                  .sign = san.sign,
                  .role = parts.role,
                  .captured = parts.captured,
                  .needs = parts.needs};
    an_entry entry = an_entry_of(&ply);
    const an_template *template = an_template_for(templates, entry, (an_color)position->turn);
    if (template == NULL)
        return;
    size_t size = an_san_write(due, &san, templates->notation);
    assert_in_range(template->size, 1, AN_TEMPLATE_WORD);
    an_template_fill(out, template, entry);
    out[template->size] = '\0';
    assert_string_equal(out, due);
    assert_int_equal(template->size, size);
    assert_int_equal(template->width, width_of(due));
    moves_filled++;
}

static void check_notation(const an_position *position, const an_notation *notation)
{
    an_templates *templates = calloc(1, sizeof *templates);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    assert_non_null(templates);
    templates->notation = notation;
    for (size_t i = 0; i < count; i++)
        check_move(position, moves[i], templates);
    free(templates);
}

static void check_choices(const an_position *position, const an_notation *notation)
{
    for (an_convention c = 0; c < AN_CONVENTION_COUNT; c++)
        for (unsigned i = 0; an_convention_choice(c, i) != NULL; i++) {
            an_notation chosen = *notation;
            chosen.choice[c] = (uint8_t)i;
            check_notation(position, &chosen);
        }
}

static void check_position(an_position position)
{
    for (size_t i = 0; i <= an_language_count; i++)
        for (an_style style = 0; style < AN_STYLE_COUNT; style++) {
            an_notation notation = an_notation_of(language_at(i), style);
            check_notation(&position, &notation);
            if (i <= 1 || i == an_language_count)
                check_choices(&position, &notation);
        }
}

static void check_standard(void **state)
{
    check_position(position_of(tsv_field(*state, "fen"), AN_STANDARD));
}

static void check_variant(void **state)
{
    check_position(position_of_row(*state));
}

static void test_most_moves_have_one(void **state)
{
    (void)state;
    assert_in_range(moves_filled, 100000, SIZE_MAX);
}

/* ---- games ---- */

static an_buffer written_by(const an_judgement *judgement, const an_write_options *script,
                            bool is_careful)
{
    an_buffer out = {0};
    an_scribe *scribe = an_scribe_open(script);
    assert_non_null(scribe);
    scribe->words.templates.is_careful = is_careful;
    an_buffer_put_text(&out, an_scribe_write(scribe, judgement));
    an_scribe_close(scribe);
    return out;
}

static void check_game(void *context, const an_judgement *judgement)
{
    const an_write_options *script = context;
    an_buffer quick = written_by(judgement, script, false);
    an_buffer careful = written_by(judgement, script, true);
    assert_same(&quick, &careful);
    an__buffer_free(&quick);
    an__buffer_free(&careful);
}

static void check_games(an_text text, an_notation notation)
{
    static const size_t widths[] = {0, 1, 7, 79};
    for (an_layout layout = AN_LAYOUT_AUTO; layout < AN_LAYOUT_COUNT; layout++)
        for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
            an_write_options script = {.notation = notation, .layout = layout, .width = widths[i]};
            each_game(text, NULL, check_game, &script);
        }
}

static void test_games(void **state)
{
    (void)state;
    an_buffer text = load("tests/data/games/annotated.pgn");
    for (size_t i = 0; i <= an_language_count; i += TEST_STEP)
        for (an_style style = 0; style < AN_STYLE_COUNT; style++)
            check_games(text_of(&text), an_notation_of(language_at(i), style));
    an__buffer_free(&text);
}

static void test_games_with_errors(void **state)
{
    (void)state;
    an_buffer text = load("tests/data/games/errors.pgn");
    check_games(text_of(&text), notation_of("fr"));
    check_games(text_of(&text), notation_of("ru"));
    an__buffer_free(&text);
}

/* Comments that a run copies, some that it must not, and what is glued behind them. */
static void test_games_with_comments(void **state)
{
    static const char game[] =
        "[Event \"?\"]\n\n1. e4 { [%eval 0.17] [%clk 0:09:57] } 1... e5 {} 2. Nf3 {(=)} 2... Nc6 "
        "{algnot: a note} 3. Bb5 {[x] %y ;z} {two  blanks } a6 { one of some length, that goes on "
        "over more than a line of any width} 4. Ba4 {\xc3\xa9t\xc3\xa9} 4... Nf6 {a\nline} 5. O-O "
        "{word} $1 {word} Be7 {word} (5... b5 {word} 6. Bb3 {[%clk 0:01:01]}) 6. Re1+ {word} b5 "
        "{word} 7. Bb3 {word (} d6! {) word} 8. c3 {word} 1-0\n\n"
        "[Event \"?\"]\n\n1. e4 {word} e5 {algnot: not converted from here: illegal-move} 2. Ke5 *\n\n"
        "[Event \"?\"]\n\n1. e4 1. 1. e5 2. 2. $1 2. {word} 2. (2. 2. Nf3 2. 2.) 2. 2. ! 2. 1-0\n";
    (void)state;
    for (size_t width = 0; width < 90; width += TEST_STEP)
        for (an_layout layout = AN_LAYOUT_AUTO; layout < AN_LAYOUT_COUNT; layout++)
            for (unsigned drops = 0; drops <= 2 * AN_DROP_TAGS; drops = drops > 0 ? 2 * drops : 1) {
                an_write_options script = {.notation = notation_of("fr"),
                                           .layout = layout,
                                           .width = width,
                                           .drops = drops % (2 * AN_DROP_TAGS),
                                           .is_sheet = drops == 2 * AN_DROP_TAGS};
                each_game(an_text_of(game), NULL, check_game, &script);
            }
}

/* Tags that stand as they are to be written, and some that do not. */
static void test_headings(void **state)
{
    static const char *const tags[] = {
        "[Event \"e\"]\n",      "[Site  \"s\"]\n",   "[Date\t\"d\"]\n",    "[Round \"r\" ]\n",
        "[White \"w\"]\r\n",    "[Black \"b\"] ",    "[Result \"1-0\"]\n", "[Event \"f\"]\n",
        "[ECO \"\xc3\xa9\"]\n", "[A \"\\\"\"]\n",    "[ Site \"t\"]\n",    "[Result \"1:0\"]\n",
        "[Site \"\"]\n",        "[Date \"\xe9\"]\n", "[Zoo \"z\"]\n\n",    "[Result \"?\"]\n"};
    enum { TAGS = sizeof tags / sizeof *tags, ROUNDS = 3000 / TEST_STEP };
    uint64_t random = 1;
    (void)state;
    for (size_t round = 0; round < ROUNDS; round++) {
        an_buffer text = {0};
        an_tag given = {.name = an_text_of("Site"), .value = an_text_of("here")};
        an_write_options script = {
            .notation = notation_of("fr"), .tags = &given, .tag_count = round % 2};
        for (size_t i = 0; i < 8; i++) {
            random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            an__buffer_put(&text, tags[(random >> 40) % TAGS]);
        }
        an__buffer_put(&text, "\n1. e4 1-0\n");
        each_game(text_of(&text), NULL, check_game, &script);
        an__buffer_free(&text);
    }
}

/* More than a word, whose blank may become a line break. */
static void test_games_with_mat(void **state)
{
    (void)state;
    an_buffer text = load("tests/data/games/endings.pgn");
    an_notation notation = notation_of("fr");
    assert_true(an_notation_choose(&notation, AN_CONVENTION_MATE, an_text_of("mat")));
    check_games(text_of(&text), notation);
    an__buffer_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_most_moves_have_one),
                                       cmocka_unit_test(test_games),
                                       cmocka_unit_test(test_games_with_errors),
                                       cmocka_unit_test(test_games_with_comments),
                                       cmocka_unit_test(test_headings),
                                       cmocka_unit_test(test_games_with_mat)};
    int failed = tsv_run("tests/data/disambiguation.tsv", check_standard);
    failed += tsv_run("tests/data/movelists.tsv", check_variant);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
