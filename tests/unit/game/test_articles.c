/* Articles: of all the moves that one speaks of, those that were played make the game; or it is
 * told that another reading is as likely. */
#include "tsv.h"

#include <stdio.h>
#include <string.h>

#include "passage.h"
#include "play.h"
#include "text.h"

typedef struct outcome {
    an_buffer moves; /* of the main line, as UCI writes them */
    size_t games;
    bool is_doubtful;
} outcome;

static void take(void *context, const an_judgement *judgement)
{
    outcome *o = context;
    const an_game *game = judgement->game;
    o->games++;
    o->is_doubtful = o->is_doubtful || judgement->findings.error_count > 0;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        an_code code = judgement->findings.list[i].code;
        o->is_doubtful =
            o->is_doubtful || code == AN_PERHAPS_PLAYED || code == AN_PERHAPS_ALTERNATIVE;
    }
    an_position position = an_position_start();
    size_t depth = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        depth += game->tokens[i].kind == AN_TOKEN_OPEN;
        depth -= game->tokens[i].kind == AN_TOKEN_CLOSE && depth > 0;
        if (depth > 0 || !judgement->plies[i].is_played || game->tokens[i].kind != AN_TOKEN_MOVE)
            continue;
        char uci[AN_UCI_MAX];
        size_t size = an_move_to_uci(uci, &position, judgement->plies[i].move);
        an__buffer_put(&o->moves, o->moves.size > 0 ? " " : "");
        an_buffer_put_text(&o->moves, an_text_from(uci, size));
        an__play(&position, judgement->plies[i].move);
    }
}

static const char *verdict_on(const outcome *o, const char *truth)
{
    bool is_right = o->games == 1 && strcmp(o->moves.at, truth) == 0;
    if (is_right)
        return o->is_doubtful ? "doubtful" : "right";
    return o->is_doubtful ? "reported" : "misread";
}

static void reads_what_was_played(void **state)
{
    enum { PATH_MAX_SIZE = 256 };
    const tsv_row *row = *state;
    char path[PATH_MAX_SIZE];
    snprintf(path, sizeof path, "tests/data/articles/%s.txt", tsv_field(row, "name"));
    an_buffer text = load(path);
    an_notation from = notation_of(tsv_field(row, "language"));
    outcome o = {{0}, 0, false};
    an__buffer_put(&o.moves, "");
    each_game(text_of(&text), &from, take, &o);
    assert_string_equal(verdict_on(&o, tsv_field(row, "uci")), tsv_field(row, "verdict"));
    an__buffer_free(&o.moves);
    an__buffer_free(&text);
}

/* There are more games than the reader expects at a time, and more numbers than one explanation
 * looks at. */
static void tells_all_games_of_a_list(void **state)
{
    enum { GAMES = 1200 };
    static const char *const openings[] = {"1.e4 e5 2.Nf3 Nc6 3.Bb5", "1.e4 c5 2.Nf3 d6 3.d4",
                                           "1.d4 d5 2.c4 e6 3.Nc3"};
    enum { OPENINGS = sizeof openings / sizeof *openings };
    (void)state;
    an_buffer text = {0};
    for (size_t i = 0; i < GAMES; i++) {
        an__buffer_put(&text, "The next opening is ");
        an__buffer_put(&text, openings[i % OPENINGS]);
        an__buffer_put(&text, ". ");
    }
    an_notation from = notation_of("en");
    outcome o = {{0}, 0, false};
    each_game(text_of(&text), &from, take, &o);
    assert_int_equal(o.games, GAMES);
    assert_false(o.is_doubtful);
    an__buffer_free(&o.moves);
    an__buffer_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(tells_all_games_of_a_list)};
    int failed = tsv_run("tests/data/articles.tsv", reads_what_was_played);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
