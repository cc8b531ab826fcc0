/* Games by the fast path, of which all is kept, or entries, or the result, and the general way: the
 * same comes of them. */
#include "ways.h"

#include <stdlib.h>
#include <string.h>

#include "arbiter.h"
#include "check.h"
#include "main_line.h"
#include "outcome.h"
#include "reader.h"
#include "scribe_write.h"
#include "text.h"

ways ways_under(an_judge_options rules)
{
    ways w = {.tries_each = true};
    an__buffer_put(&w.quick, "");
    for (an_keeping keeps = 0; keeps < AN_KEEPING_COUNT; keeps++) {
        w.rules[keeps] = rules;
        w.rules[keeps].keeps = keeps;
    }
    return w;
}

enum { IN_EXPORT_FORM = 1 }; /* index of a script */

/* What of a game may be written otherwise than by its next script is in one of these. */
static const struct {
    const char *language;
    an_write_options script;
    an_style style;
} scripts[SCRIBES] = {
    {"fr", {.width = 79}, AN_STYLE_LONG},
    {"en", {.width = 79}, AN_STYLE_SHORT},
    {"de", {.width = 11, .layout = AN_LAYOUT_TEXT}, AN_STYLE_SHORT},
    {"ru", {.layout = AN_LAYOUT_LINES}, AN_STYLE_FULL},
    {"fr", {.layout = AN_LAYOUT_COLUMNS, .width = 20}, AN_STYLE_SHORT},
    {"en", {.layout = AN_LAYOUT_ONELINE, .drops = AN_DROP_CLOCKS}, AN_STYLE_UCI},
    {"fr", {.width = 79, .drops = AN_DROP_COMMENTS | AN_DROP_NAGS}, AN_STYLE_SHORT},
    {"es", {.width = 79, .is_sheet = true}, AN_STYLE_SHORT},
    {"ru", {.layout = AN_LAYOUT_JSONL}, AN_STYLE_LONG},
    {"fr", {.layout = AN_LAYOUT_KEEP}, AN_STYLE_SHORT},
};

void open_ways(ways *w)
{
    for (size_t i = 0; i < AN_KEEPING_COUNT; i++) {
        w->readers[i] = an_reader_open();
        w->arbiters[i] = an_arbiter_open(&w->rules[i]);
        assert_non_null(w->readers[i]);
        assert_non_null(w->arbiters[i]);
    }
    w->careful = an_reader_open();
    w->careful_arbiter = an_arbiter_open(&w->rules[AN_KEEP_TOKENS]);
    assert_non_null(w->careful);
    assert_non_null(w->careful_arbiter);
    for (size_t i = 0; i < SCRIBES; i++) {
        an_write_options script = scripts[i].script;
        script.notation = an_notation_of(an_language_from_name(an_text_of(scripts[i].language)),
                                         scripts[i].style);
        an_judge_options enough = AN_JUDGE_OPTIONS_INIT;
        an_judge_options_keep_for(&enough, &script);
        assert_int_equal(enough.keeps, AN_KEEP_FOR_WRITING);
        w->scribes[i] = an_scribe_open(&script);
        assert_non_null(w->scribes[i]);
    }
}

void close_ways(ways *w)
{
    for (size_t i = 0; i < AN_KEEPING_COUNT; i++) {
        an_reader_close(w->readers[i]);
        an_arbiter_close(w->arbiters[i]);
    }
    an_reader_close(w->careful);
    an_arbiter_close(w->careful_arbiter);
    for (size_t i = 0; i < SCRIBES; i++)
        an_scribe_close(w->scribes[i]);
    an__buffer_free(&w->quick);
}

size_t count_quick(const ways *w)
{
    size_t count = 0;
    for (size_t i = 0; i < w->quick.size; i++)
        count += w->quick.at[i] == '+';
    return count;
}

/* What is kept of a game by the fast path is less than of another. */
static bool is_quick(const an_judgement *judgement, an_keeping keeps)
{
    bool has_entries = judgement->own.entries != NULL;
    assert_true(!has_entries || keeps == AN_KEEP_FOR_WRITING);
    assert_true(!has_entries || judgement->plies == NULL);
    return has_entries || (judgement->plies == NULL && judgement->game->token_count == 1);
}

/* Writes a game from its moves and from entries; these behind another game. */
static void check_written(ways *w, const an_judgement *judgements)
{
    static const char before[] = "1. e4 *\n";
    an_buffer moves = {0}, moves_due = {0};
    an__main_line_put_uci(&moves, &judgements[AN_KEEP_FOR_WRITING]);
    an__main_line_put_uci(&moves_due, &judgements[AN_KEEP_TOKENS]);
    assert_int_equal(moves.size, moves_due.size);
    assert_memory_equal(moves.at, moves_due.at, moves.size);
    an__buffer_free(&moves);
    an__buffer_free(&moves_due);
    for (size_t i = 0; i < SCRIBES; i++) {
        an_buffer due = {0}, out = {0};
        an__buffer_put(&due, before);
        an__buffer_put(&out, before);
        an_buffer_put_text(&due, an_scribe_write(w->scribes[i], &judgements[AN_KEEP_TOKENS]));
        assert_true(an__scribe_append(w->scribes[i], &judgements[AN_KEEP_FOR_WRITING], &out));
        if (strcmp(out.at, due.at) != 0)
            fail_msg("by script %d it becomes\n%s\n, not\n%s\n, from entries:\n%.*s", (int)i,
                     out.at, due.at, (int)judgements[0].game->bytes.size,
                     judgements[0].game->bytes.at);
        an__buffer_free(&due);
        an__buffer_free(&out);
    }
    w->written++;
}

static void note_finding(void *context, const an_finding *finding)
{
    an_buffer *found = context;
    an__buffer_put_number(found, finding->where.offset);
    an_buffer_put_text(found, finding->facts.text);
    an_buffer_put_text(found, finding->facts.other);
}

/* Checks the form of a game of which only the result was kept. */
static void check_form(ways *w, const an_judgement *judgements)
{
    an_buffer due = {0}, found = {0};
    an__buffer_put(&due, "");
    an__buffer_put(&found, "");
    an_scribe *scribe = w->scribes[IN_EXPORT_FORM];
    assert_true(an_scribe_check(scribe, &judgements[AN_KEEP_TOKENS], note_finding, &due));
    assert_true(an_scribe_check(scribe, &judgements[AN_KEEP_UNUSUAL], note_finding, &found));
    if (strcmp(found.at, due.at) != 0)
        fail_msg("its form is found to differ at '%s', not at '%s':\n%.*s", found.at, due.at,
                 (int)judgements[0].game->bytes.size, judgements[0].game->bytes.at);
    an__buffer_free(&due);
    an__buffer_free(&found);
    w->checked++;
}

static void check_game(ways *w, const an_game *games, const an_judgement *judgements)
{
    bool is_empty = games[0].is_empty && games[0].faults.count == 0;
    for (an_keeping keeps = 1; keeps < AN_KEEPING_COUNT; keeps++) {
        const char *what = games_differ(&games[0], &games[keeps]);
        if (what == NULL && !is_empty)
            what = judgements_differ(&judgements[0], &judgements[keeps]);
        if (what != NULL)
            fail_msg("%s is not the same in:\n%.*s", what, (int)games[0].bytes.size,
                     games[0].bytes.at);
    }
    assert_true(is_empty || !is_quick(&judgements[AN_KEEP_TOKENS], AN_KEEP_TOKENS));
    if (!is_empty && is_quick(&judgements[AN_KEEP_FOR_WRITING], AN_KEEP_FOR_WRITING))
        check_written(w, judgements);
    if (!is_empty && is_quick(&judgements[AN_KEEP_UNUSUAL], AN_KEEP_UNUSUAL))
        check_form(w, judgements);
    bool is_whole = !is_empty && is_quick(&judgements[AN_KEEP_RESULT], AN_KEEP_RESULT);
    an_buffer_put_char(&w->quick, is_whole ? '+' : '-');
    w->games++;
}

/* The next game, of which all is kept, the general way. */
static void check_with_care(ways *w, an_code code, const an_game *game,
                            const an_judgement *judgement)
{
    an_game careful;
    an_judgement due;
    const char *what = NULL;
    w->careful->draft.lexer.mode.is_careful = true;
    assert_int_equal(an_game_next(w->careful, w->careful_arbiter, &careful, &due), code);
    if (code != AN_OK || (game->is_empty && game->faults.count == 0))
        return;
    if ((what = games_differ(game, &careful)) != NULL ||
        (what = judgements_differ(judgement, &due)) != NULL ||
        (what = tokens_differ(game, &careful)) != NULL ||
        (what = plies_differ(judgement, &due)) != NULL)
        fail_msg("%s is not what it is the general way in:\n%.*s", what, (int)game->bytes.size,
                 game->bytes.at);
}

/* The next game all ways; false at the end of the batch. */
static bool check_next(ways *w)
{
    an_game games[AN_KEEPING_COUNT];
    an_judgement judgements[AN_KEEPING_COUNT];
    an_code codes[AN_KEEPING_COUNT];
    for (size_t i = 0; i < AN_KEEPING_COUNT; i++) {
        if (w->tries_each)
            w->arbiters[i]->luck.pause = 0;
        codes[i] = an_game_next(w->readers[i], w->arbiters[i], &games[i], &judgements[i]);
        assert_int_equal(codes[i], codes[0]);
    }
    check_with_care(w, codes[0], &games[AN_KEEP_TOKENS], &judgements[AN_KEEP_TOKENS]);
    if (codes[0] == AN_OK)
        check_game(w, games, judgements);
    return codes[0] == AN_OK;
}

void check_batch(ways *w, const an_batch *batch)
{
    for (size_t i = 0; i < AN_KEEPING_COUNT; i++)
        an_reader_take(w->readers[i], batch);
    an_reader_take(w->careful, batch);
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
