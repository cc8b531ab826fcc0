/* Games read with their moves and without, at once: the same comes of them. */
#include "ways.h"

#include <stdlib.h>
#include <string.h>

#include "arbiter.h"
#include "check.h"
#include "outcome.h"

enum { WITH_MOVES, WITHOUT_MOVES };

ways ways_under(an_rules rules)
{
    ways w = {.rules = {rules, rules}, .tries_each = true};
    an_buffer_put(&w.skimmed, "");
    w.rules[WITHOUT_MOVES].without_moves = true;
    return w;
}

void open_ways(ways *w)
{
    for (size_t i = 0; i < 2; i++) {
        w->readers[i] = an_reader_open();
        w->arbiters[i] = an_arbiter_open(&w->rules[i]);
        assert_non_null(w->readers[i]);
        assert_non_null(w->arbiters[i]);
    }
}

void close_ways(ways *w)
{
    for (size_t i = 0; i < 2; i++) {
        an_reader_close(w->readers[i]);
        an_arbiter_close(w->arbiters[i]);
    }
    an_buffer_free(&w->skimmed);
}

size_t count_skimmed(const ways *w)
{
    size_t count = 0;
    for (size_t i = 0; i < w->skimmed.size; i++)
        count += w->skimmed.at[i] == '+';
    return count;
}

/* What is kept of a skimmed game is its result alone. */
static bool is_skimmed(const an_judgement *judgement)
{
    return judgement->plies == NULL && judgement->game->token_count == 1;
}

static void check_game(ways *w, const an_game *games, const an_judgement *judgements)
{
    bool is_empty = games[0].is_empty && games[0].fault_count == 0;
    const char *what = games_differ(&games[0], &games[1]);
    if (what == NULL && !is_empty)
        what = judgements_differ(&judgements[0], &judgements[1]);
    if (what != NULL)
        fail_msg("%s is not the same in:\n%.*s", what, (int)games[0].bytes.size, games[0].bytes.at);
    bool skims = !is_empty && is_skimmed(&judgements[WITHOUT_MOVES]);
    assert_true(is_empty || !is_skimmed(&judgements[WITH_MOVES]));
    an_buffer_put_char(&w->skimmed, skims ? '+' : '-');
    w->games++;
}

/* The next game both ways; false at the end of the batch. */
static bool check_next(ways *w)
{
    an_game games[2];
    an_judgement judgements[2];
    an_code codes[2];
    if (w->tries_each)
        w->arbiters[WITHOUT_MOVES]->not_skimmed = 0;
    for (size_t i = 0; i < 2; i++)
        codes[i] = an_game_next(w->readers[i], w->arbiters[i], &games[i], &judgements[i]);
    assert_int_equal(codes[0], codes[1]);
    if (codes[0] == AN_OK)
        check_game(w, games, judgements);
    return codes[0] == AN_OK;
}

void check_batch(ways *w, const an_batch *batch)
{
    for (size_t i = 0; i < 2; i++)
        an_reader_take(w->readers[i], batch);
    while (check_next(w))
        ;
}

void check_stream(ways *w, an_text text)
{
    an_splitter *splitter = an_splitter_open(1 << 24);
    an_batch batch;
    for (size_t sent = 0, size = 1; size > 0; sent += size) {
        size_t room;
        char *to = an_splitter_room(splitter, &room);
        size = text.size - sent < room ? text.size - sent : room;
        if (size > 0)
            memcpy(to, text.at + sent, size);
        an_splitter_filled(splitter, size);
        while (an_splitter_next(splitter, &batch))
            check_batch(w, &batch);
    }
    an_splitter_close(splitter);
}

void check_alone(ways *w, an_text text)
{
    char *copy = malloc(text.size + 1);
    assert_non_null(copy);
    memcpy(copy, text.at, text.size);
    copy[text.size] = '\0';
    check_batch(w, &(an_batch){.bytes = {copy, text.size}});
    free(copy);
}
