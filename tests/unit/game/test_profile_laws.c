/* The laws of the profiles: what is written in English is the export format of PGN, what is written
 * for a sheet may stand on one, and no other spelling of a move goes without a name. */
#include "check.h"
#include "lines_of_play.h"
#include "notations.h"
#include "passage.h"

#include <string.h>

static const char *const sound[] = {
    "tests/data/games/annotated.pgn", "tests/data/games/classics.pgn",
    "tests/data/games/club.pgn",      "tests/data/games/endings.pgn",
    "tests/data/games/feuille.txt",   "tests/data/games/morphy.txt",
    "tests/data/games/notation.txt"};

enum { SOUND = sizeof sound / sizeof *sound };

static an_buffer texts[SOUND];
static an_notation english;

static bool is_of_export_law(an_code code)
{
    return an_code_group(code) == AN_GROUP_NOTATION || code == AN_MISSING_TAG ||
           code == AN_TAG_ORDER || code == AN_LINE_TOO_LONG || code == AN_MISSING_RESULT;
}

static bool is_of_sheet_law(an_code code)
{
    return an_code_group(code) == AN_GROUP_SHEET;
}

static void find_none(void *context, const an_judgement *judgement)
{
    bool (**is_of_law)(an_code code) = context;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if ((*is_of_law)(finding->code))
            fail_msg("%s: %.80s", an_code_slug(finding->code),
                     judgement->game->bytes.at + finding->where.offset);
    }
}

/* Written as the script says, the text has nothing of the law under its profile. */
static void obeys(an_text text, const an_notation *from, const an_write_options *script,
                  an_profile profile, bool (*is_of_law)(an_code code))
{
    an_buffer out = written(text, from, script);
    an_judge_options rules = {
        .from = &script->notation, .from_count = 1, .findings.profile = profile};
    each_game_under(text_of(&out), &rules, find_none, &is_of_law);
    an__buffer_free(&out);
}

/* From every notation to English, and in every notation to a sheet. */
static void check_notation(void **state)
{
    const an_notation *notation = *state;
    an_write_options to = {.notation = *notation, .layout = AN_LAYOUT_PGN, .width = 79};
    an_write_options home = {.notation = english, .width = 79};
    an_write_options sheet = {.notation = *notation, .width = 79, .is_sheet = true};
    for (size_t i = 0; i < SOUND; i++) {
        an_buffer there = written(text_of(&texts[i]), NULL, &to);
        obeys(text_of(&there), notation, &home, AN_PROFILE_PGN, is_of_export_law);
        obeys(text_of(&texts[i]), NULL, &sheet, AN_PROFILE_FIDE, is_of_sheet_law);
        an__buffer_free(&there);
    }
}

/* ---- every spelling has a name ---- */

static bool has_finding(const an_judgement *judgement, const an_token *token)
{
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->where.offset == token->offset &&
            an_code_group(finding->code) == AN_GROUP_NOTATION &&
            finding->code != AN_MOVE_NUMBER_FORM)
            return true;
    }
    return false;
}

/* A move and its signs as they stand, without annotations. */
static size_t take_spelling(char *out, const an_judgement *judgement, size_t index)
{
    const an_game *game = judgement->game;
    an_text word = an_game_text(game, &game->tokens[index]);
    an_san san;
    assert_int_equal(an_san_parse(&san, word, judgement->notation), AN_OK);
    bool gives_check = judgement->plies[index].sign != AN_NO_SIGN;
    an_text rest = {word.at + san.size, word.size - san.size};
    size_t size = san.size + an_suffix_read(rest, gives_check).spelling;
    memcpy(out, word.at, size);
    if (index + 1 == game->token_count || game->tokens[index + 1].kind != AN_TOKEN_SIGN)
        return size;
    an_text sign = an_game_text(game, &game->tokens[index + 1]);
    size_t spelling =
        an_suffix_read(sign, gives_check && !judgement->plies[index].says_check).spelling;
    memcpy(out + size, sign.at, spelling);
    return size + spelling;
}

/* A finding where and only where a move is not as PGN has it. */
static void compare(void *context, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    an_variations lines = {0};
    (void)context;
    assert_true(an__variations_begin(&lines, &judgement->board.start));
    for (size_t i = 0; i < game->token_count; i++) {
        an_variation *line = an_variations_current(&lines);
        if (game->tokens[i].kind == AN_TOKEN_OPEN)
            assert_true(an__variations_open(&lines));
        if (game->tokens[i].kind == AN_TOKEN_CLOSE)
            an__variations_close(&lines);
        if (game->tokens[i].kind != AN_TOKEN_MOVE || !judgement->plies[i].is_played)
            continue;
        char due[AN_SAN_MAX], stands[AN_SAN_MAX];
        an_move move = judgement->plies[i].move;
        size_t size = an_move_write(due, &line->position, move, &english);
        bool differs =
            take_spelling(stands, judgement, i) != size || memcmp(due, stands, size) != 0;
        if (differs != has_finding(judgement, &game->tokens[i]))
            fail_msg("%.60s: %s", game->bytes.at + game->tokens[i].offset,
                     differs ? "nothing is said of it" : "nothing is the matter with it");
        an_variation_replay(line, &judgement->plies[i]);
    }
    an__variations_free(&lines);
}

static void check_names(const an_notation *notation)
{
    an_write_options to = {.notation = *notation, .layout = AN_LAYOUT_PGN, .width = 79};
    an_judge_options rules = {
        .from = notation, .from_count = 1, .findings.profile = AN_PROFILE_PGN};
    for (size_t i = 0; i < SOUND; i++) {
        an_buffer out = written(text_of(&texts[i]), NULL, &to);
        each_game_under(text_of(&out), &rules, compare, NULL);
        an__buffer_free(&out);
    }
}

static void every_spelling_has_a_name(void **state)
{
    (void)state;
    for (an_style style = AN_STYLE_SHORT; style <= AN_STYLE_MINIMAL; style++)
        for (an_convention c = AN_CONVENTION_CASTLING; c <= AN_CONVENTION_MATE; c++)
            for (unsigned i = 0; an_convention_choice(c, i) != NULL; i++) {
                an_notation notation = an_notation_of(english.language, style);
                notation.choice[c] = (uint8_t)i;
                check_names(&notation);
            }
    an_notation uci = an_notation_of(NULL, AN_STYLE_UCI),
                iccf = an_notation_of(NULL, AN_STYLE_ICCF);
    check_names(&uci);
    check_names(&iccf);
}

int main(void)
{
    static struct CMUnitTest tests[NOTATIONS_MAX];
    english = notation_of("en");
    for (size_t i = 0; i < SOUND; i++)
        texts[i] = load(sound[i]);
    size_t count = tests_in_all_notations(tests, check_notation);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(every_spelling_has_a_name);
    int failed = _cmocka_run_group_tests("profile laws", tests, count, NULL, NULL);
    for (size_t i = 0; i < SOUND; i++)
        an__buffer_free(&texts[i]);
    return failed > 0;
}
