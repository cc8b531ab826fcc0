/* The splitter: however a stream is cut, its batches are the stream, of the same kinds, and hold
 * the same games. */
#include "buffer.h"
#include "check.h"
#include "draft.h"
#include "file.h"
#include "random.h"
#include "splitter.h"

#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"

enum { WHOLE = 1 << 30, NO_LIMIT = 1 << 30 };

static const size_t cuts[] = {1, 2, 3, 7, 64, 4096, WHOLE};

enum { CUTS = sizeof cuts / sizeof *cuts };

/* ---- a stream, split ---- */

typedef struct split {
    an_buffer bytes;  /* all batches, one after the other */
    an_buffer kinds;  /* of each byte: Text, Pgn or too Large */
    an_buffer places; /* of each game in the stream */
    an_buffer games;  /* its tags, the kinds of its tokens, its faults */
    size_t game_count;
    size_t cut_characters; /* batches that begin within one, or with a byte that begins none */
} split;

static void free_split(split *s)
{
    an_buffer *const all[] = {&s->bytes, &s->kinds, &s->places, &s->games};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_free(all[i]);
}

static void note_game(split *s, const an_game *game)
{
    an__buffer_put_number(&s->places, game->offset + game->start);
    an_buffer_put_char(&s->places, ' ');
    if (game->is_empty)
        return;
    s->game_count++;
    for (size_t i = 0; i < game->tag_count; i++)
        an_buffer_put_text(&s->games, game->tags[i].value);
    for (size_t i = 0; i < game->token_count; i++)
        an_buffer_put_char(&s->games, "NMSGCL()RP"[game->tokens[i].kind]);
    for (size_t i = 0; i < game->faults.count; i++)
        an__buffer_put(&s->games, an_code_slug(game->faults.list[i].code));
    an_buffer_put_char(&s->games, '|');
}

static void note_batch(split *s, an_reader *reader, const an_batch *batch)
{
    an_game game;
    assert_true(batch->bytes.size > 0);
    s->cut_characters += ((unsigned char)*batch->bytes.at & 0xc0) == 0x80;
    assert_int_equal(batch->offset, s->bytes.size);
    an_buffer_put_text(&s->bytes, batch->bytes);
    for (size_t i = 0; i < batch->bytes.size; i++)
        an_buffer_put_char(&s->kinds, batch->too_large ? 'L' : batch->is_text ? 'T' : 'P');
    if (batch->too_large)
        return;
    an_reader_take(reader, batch);
    while (an_reader_next(reader, &game) == AN_OK)
        note_game(s, &game);
}

/* Where the batches lie: in the splitter's own room, or in others by turns. */
typedef enum keeping { IN_SPLITTER, IN_ROOMS } keeping;

/* The bytes of one or two reads go into one room, then into the next, and a batch stays alone. */
enum { ROOMS = 3 };

static split split_stream(an_text stream, size_t cut, size_t max_game, keeping where)
{
    split s = {0};
    an_room rooms[ROOMS] = {{0}};
    size_t turn = 0;
    an_splitter *splitter = an_splitter_open(max_game);
    an_reader *reader = an_reader_open();
    an_batch batch;
    an_buffer *const all[] = {&s.bytes, &s.kinds, &s.places, &s.games};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        an__buffer_put(all[i], "");
    for (size_t sent = 0, size = 1; size > 0; sent += size) {
        size_t room;
        if (where == IN_ROOMS)
            assert_true(an_splitter_move(splitter, &rooms[turn++ / 2 % ROOMS]));
        char *to = an_splitter_room(splitter, &room);
        size = stream.size - sent;
        size = size < room ? size : room;
        size = size < cut ? size : cut;
        if (size > 0)
            memcpy(to, stream.at + sent, size);
        an_splitter_filled(splitter, size);
        while (an_splitter_next(splitter, &batch)) {
            if (where == IN_ROOMS)
                assert_true(an_splitter_move(splitter, &rooms[(turn += 2) / 2 % ROOMS]));
            note_batch(&s, reader, &batch);
        }
    }
    an_reader_close(reader);
    an_splitter_close(splitter);
    for (size_t i = 0; i < ROOMS; i++)
        free(rooms[i].bytes);
    return s;
}

static void assert_same(const an_buffer *a, const an_buffer *b, const char *what, size_t cut)
{
    if (strcmp(a->at, b->at) != 0)
        fail_msg("cut into pieces of %zu, %s differ:\n%.300s\n%.300s", cut, what, a->at, b->at);
}

/* Splits the stream every way; what it is whole is the caller's. */
static split split_all_ways(an_text stream, size_t max_game)
{
    split whole = split_stream(stream, WHOLE, max_game, IN_SPLITTER);
    for (size_t i = 0; i < 2 * CUTS; i++) {
        size_t cut = cuts[i / 2];
        split s = split_stream(stream, cut, max_game, i % 2 == 0 ? IN_SPLITTER : IN_ROOMS);
        assert_int_equal(s.bytes.size, stream.size);
        if (stream.size > 0)
            assert_memory_equal(s.bytes.at, stream.at, stream.size);
        assert_same(&whole.kinds, &s.kinds, "kinds", cut);
        assert_same(&whole.places, &s.places, "places", cut);
        assert_same(&whole.games, &s.games, "games", cut);
        free_split(&s);
    }
    return whole;
}

/* TTTPPP becomes TP. */
static void squeeze(char *kinds)
{
    char *to = kinds;
    for (const char *at = kinds; *at != '\0'; at++)
        if (to == kinds || to[-1] != *at)
            *to++ = *at;
    *to = '\0';
}

static void replace_line_ends(an_buffer *out, const char *text, const char *line_end)
{
    an__buffer_clear(out);
    an__buffer_put(out, "");
    for (; *text != '\0'; text++)
        if (*text == '\n')
            an__buffer_put(out, line_end);
        else
            an_buffer_put_char(out, *text);
}

/* ---- what begins a game ---- */

#define TAG(name) "[Event \"" name "\"]\n"

typedef struct stream_row {
    const char *name;
    const char *text;
    size_t max_game;
    const char *kinds;
    size_t games;
} stream_row;

static const stream_row rows[] = {
    {"nothing", "", NO_LIMIT, "", 0},
    {"empty lines", "\n\n\n", NO_LIMIT, "T", 0},
    {"a sheet", "1. e4 e5 2. Nf3 *\n", NO_LIMIT, "T", 1},
    {"two sheets", "1. e4 e5 *\n\n1. d4 d5 *\n", NO_LIMIT, "T", 2},
    {"an article", "We begin.\n\n1. e4 e5 2. Nf3\n\nWhite is better.\n", NO_LIMIT, "T", 1},
    {"one game", TAG("a") "\n1. e4 *\n", NO_LIMIT, "P", 1},
    {"no line end", TAG("a") "\n1. e4 *", NO_LIMIT, "P", 1},
    {"a mark of byte order", "\xEF\xBB\xBF" TAG("a") "\n1. e4 *\n", NO_LIMIT, "P", 1},
    {"two games", TAG("a") "\n1. e4 *\n\n" TAG("b") "\n1. d4 *\n", NO_LIMIT, "P", 2},
    {"no empty lines", TAG("a") "1. e4 *\n" TAG("b") "1. d4 *\n", NO_LIMIT, "P", 2},
    {"no results", TAG("a") "1. e4\n" TAG("b") "1. d4\n", NO_LIMIT, "P", 2},
    {"empty lines anywhere", "\n" TAG("a") "\n[Site \"b\"]\n\n1. e4\n\n\ne5 *\n", NO_LIMIT, "P", 1},
    {"two games, one section", TAG("a") "\n1. e4 * 1. d4 *\n", NO_LIMIT, "P", 2},
    {"a tag behind a result", TAG("a") "\n1. e4 * " TAG("b") "\n1. d4 *\n", NO_LIMIT, "P", 2},
    {"no moves", TAG("a") "\n*\n\n" TAG("b") "\n*\n", NO_LIMIT, "P", 2},
    {"a sheet before", "1. e4 e5 *\n\n" TAG("a") "\n1. d4 *\n", NO_LIMIT, "TP", 2},
    {"words before", "From the papers.\n\n" TAG("a") "\n1. d4 *\n", NO_LIMIT, "TP", 1},
    {"comments before", "{one}\n;two\n{three\n}\n" TAG("a") "\n1. d4 *\n", NO_LIMIT, "P", 1},
    {"a comment and a sheet before", "{one} 1. e4 *\n" TAG("a") "1. d4 *\n", NO_LIMIT, "TP", 2},
    {"a comment and words before", "{one} two\n" TAG("a") "1. d4 *\n", NO_LIMIT, "TP", 1},
    {"a comment between tags", TAG("a") "{one}\n" TAG("b") "1. d4 *\n", NO_LIMIT, "P", 1},
    {"words after", TAG("a") "\n1. d4 *\n\nOn 1. e4 later.\n", NO_LIMIT, "P", 2},
    {"a comment among tags",
     TAG("a") "{x} {y}\n[Site \"b\"] {z\nz} ; c\n[Round \"1\"]\n\n1. e4 *\n", NO_LIMIT, "P", 1},
    {"a comment among tags, behind it a game",
     TAG("a") "{x}\n[Site \"b\"]\n\n1. e4 *\n{y}\n" TAG("b") "1. d4 *\n", NO_LIMIT, "P", 2},
    {"a comment before the first tag", "{x}\n\n" TAG("a") "\n1. e4 *\n", NO_LIMIT, "P", 1},
    {"comments before the first tag", "\n; x\n{y} {z}\n" TAG("a") "*\n{x}\n" TAG("b") "*\n",
     NO_LIMIT, "P", 2},
    {"a comment and words before the first tag", "{x}\nwords\n" TAG("a") "\n1. e4 *\n", NO_LIMIT,
     "TP", 1},
    {"a comment behind a game without tags", "1. e4 *\n\n{x}\n" TAG("a") "\n1. e4 *\n", NO_LIMIT,
     "TP", 2},
    {"a comment that is all of a game", TAG("a") "\n{not played}\n" TAG("b") "\n1. e4 *\n",
     NO_LIMIT, "P", 2},
    {"a comment behind the tags, an empty line behind it",
     TAG("a") "{not played}\n \n" TAG("b") "\n1. e4 *\n", NO_LIMIT, "P", 2},
    {"a comment behind the result", TAG("a") "*\n{so it goes}\n" TAG("b") "{x}\n[Site \"b\"]\n*\n",
     NO_LIMIT, "P", 2},
    {"a comment before a game without tags",
     TAG("a") "*\n\n{x}\n(y) 1. e4 (so\n" TAG("b") "1. d4 *\n{so) it goes} 1. c4 *\n", NO_LIMIT,
     "P", 4},
    {"a tag in a comment", TAG("a") "\n1. e4 {as in\n" TAG("b") "of old} e5 *\n", NO_LIMIT, "P", 1},
    {"a tag in a comment, after an empty line",
     TAG("a") "\n1. e4 {as in\n\n" TAG("b") "of old} e5 *\n", NO_LIMIT, "P", 1},
    {"a tag behind ;", TAG("a") "\n1. e4 ; see\n; " TAG("b") "e5 *\n", NO_LIMIT, "P", 1},
    {"a tag behind %", TAG("a") "\n1. e4\n%" TAG("b") "e5 *\n", NO_LIMIT, "P", 1},
    {"a brace behind ;", TAG("a") "\n1. e4 ; {\n*\n\n" TAG("b") "\n1. d4 *\n", NO_LIMIT, "P", 2},
    {"no closing brace", TAG("a") "\n1. e4 {lost\n\n" TAG("b") "\n1. d4 {well} *\n", NO_LIMIT, "P",
     2},
    {"no closing brace, and a line of blanks",
     TAG("a") "\n1. e4 {lost\n \t\n" TAG("b") "\n1. d4 {well} *\n", NO_LIMIT, "P", 2},
    {"no closing brace at all", TAG("a") "\n1. e4 {lost\n\n" TAG("b") "\n1. d4 *\n", NO_LIMIT, "P",
     2},
    {"a bracket among words", "see [below\n[Fig. 1]\n1. e4 e5 *\n", NO_LIMIT, "T", 1},
    {"bytes of Windows-1252",
     TAG("\xe9") "\n1. e4 {\xe2\x99} *\n\xa0\n" TAG("\xbd") "\n1. d4 \xbd-\xbd\n", NO_LIMIT, "P",
     2},
    {"a no-break space, in one byte or two",
     TAG("a") "\xa0\n[B \"b\"]\n\u00a0\n[C \"c\"]\n1. e4 *\n", NO_LIMIT, "P", 1},
    {"half a no-break space", TAG("a") "\xc2\n" TAG("b") "\n*\n", NO_LIMIT, "P", 2},
    {"words of Windows-1252 before", "\xc9t\xe9\n" TAG("a") "\n1. d4 *\n", NO_LIMIT, "TP", 1},
    /* the small games are of some 25 bytes */
    {"a large game alone", TAG("a") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n", 40, "L", 0},
    {"a large game first", TAG("a") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n" TAG("b") "\n1. d4 *\n",
     40, "LP", 1},
    {"a large game and a line of blanks",
     TAG("a") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n \t\n" TAG("b") "\n1. d4 *\n", 40, "LP", 1},
    {"a large game between",
     TAG("a") "\n1. e4 *\n\n" TAG("b") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n" TAG(
         "c") "\n1. d4 *\n",
     40, "PLP", 2},
    {"large games in a row",
     TAG("a") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n" TAG(
         "b") "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n" TAG("c") "\n1. d4 *\n",
     40, "LP", 1},
    {"sheets between large ones",
     "1. e4 *\n1. d4 d5 *\n\n1. c4 e5 2. Nc3 Nf6 3. Nf3 Nc6 4. g3 d5 5. cxd5 Nxd5 *\n1. g3 *\n", 40,
     "TL", 2},
    {"more sheets than the limit", "1. e4 *\n1. d4 d5 *\n\n{b} 1. c4 e5 2. Nc3 *\n1. g3 *\n", 30,
     "T", 4},
    {"a bracket in a comment in a variation",
     "1. e4 e5 (1... c5 (see [a]) 2. Nf3) *\n1. d4 d5 *\n1. c4 *\n", 40, "T", 3},
    {"sheets before a tag", "1. e4 *\n1. d4 d5 *\n" TAG("a") "\n1. d4 *\n1. c4 *\n", 40, "TP", 4},
    {"a large line of blanks before a tag",
     "                                             \n" TAG("a") "\n1. d4 *\n", 40, "LP", 1},
    {"a large sheet", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n" TAG("a") "\n1. d4 *\n", 40,
     "LP", 1},
};

static void splits(void **state)
{
    static const char *const line_ends[] = {"\n", "\r", "\r\n"};
    const stream_row *row = *state;
    an_buffer stream = {0}, games = {0};
    for (size_t i = 0; i < sizeof line_ends / sizeof *line_ends; i++) {
        replace_line_ends(&stream, row->text, line_ends[i]);
        split s = split_all_ways((an_text){stream.at, stream.size}, row->max_game);
        squeeze(s.kinds.at);
        assert_string_equal(s.kinds.at, row->kinds);
        assert_int_equal(s.game_count, row->games);
        if (i == 0)
            an__buffer_put(&games, s.games.at);
        assert_string_equal(s.games.at, games.at);
        free_split(&s);
    }
    an__buffer_free(&games);
    an__buffer_free(&stream);
}

/* Whatever the limit, the same bytes are too large for every cut. */
static void any_limit(void **state)
{
    const stream_row *row = *state;
    an_text stream = an_text_of(row->text);
    for (size_t max_game = 1; max_game <= stream.size + 1; max_game += TEST_STEP) {
        split s = split_all_ways(stream, max_game);
        free_split(&s);
    }
}

/* ---- longer streams ---- */

static void files(void **state)
{
    static const char *const paths[] = {
        "tests/data/games/annotated.pgn", "tests/data/games/classics.pgn",
        "tests/data/games/errors.pgn",    "tests/data/games/morphy.txt",
        "tests/data/games/ronde3.txt",    "tests/data/games/club.pgn"};
    static const size_t limits[] = {NO_LIMIT, 700};
    an_buffer all = {0};
    (void)state;
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        size_t size;
        char *bytes = file_load(paths[i], &size);
        assert_non_null(bytes);
        an_buffer_add(&all, bytes, size);
        for (size_t n = 0; n < sizeof limits / sizeof *limits; n++) {
            split one = split_all_ways((an_text){bytes, size}, limits[n]);
            split joined = split_all_ways((an_text){all.at, all.size}, limits[n]);
            assert_true(one.game_count > 0 || limits[n] != NO_LIMIT);
            free_split(&one);
            free_split(&joined);
        }
        free(bytes);
    }
    an__buffer_free(&all);
}

static uint64_t next_random(void)
{
    static uint64_t state = 9;
    return random_after(&state);
}

/* Movetext is passed many bytes at a time where they are at hand, and games where the beginning of
 * a later one is: what opens or closes a comment, begins a tag pair or ends a line may stand
 * anywhere in it. */
static void anything_in_movetext(void **state)
{
    enum { STREAMS = 6000 / TEST_STEP, PIECES = 40 };
    static const char *const pieces[] = {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 ",
                                         "e4 ",
                                         "{short} ",
                                         "1. e4 { [%eval 0.17] [%clk 0:00:30] } 1... e5 ",
                                         "{[%clk 0:00:30]\n[%emt 0:01]} ",
                                         "\n[%clk 0:00:30] ",
                                         "{a {half of {it\n\n",
                                         "{see [below]; or % } ",
                                         "50 % ",
                                         "\n  % { or a tab\n",
                                         "%",
                                         "{as in\n" TAG("x") "of old} ",
                                         "{ ",
                                         "} ",
                                         " {of one}\n[C \"c\"] ",
                                         " (of one) ",
                                         "; a { line\n",
                                         "\n% an } escape\n",
                                         "| ",
                                         "\n",
                                         "\r\n",
                                         "\r",
                                         "\t",
                                         "[",
                                         "\n" TAG("b"),
                                         TAG("c") "[ Site  \"d\"]\n\n",
                                         " 1-0\n\n" TAG("d"),
                                         " *\r\n\r\n" TAG("e") "\n",
                                         "; a } line\n\n" TAG("f"),
                                         "\n%an } escape\n\n" TAG("g"),
                                         "[See \"below 1-0\n\n" TAG("h"),
                                         "\n[Site \"a } b\"]\n\n" TAG("i"),
                                         "\n, - :\n\n" TAG("j")};
    enum { KINDS = sizeof pieces / sizeof *pieces };
    an_buffer stream = {0};
    (void)state;
    for (int i = 0; i < STREAMS; i++) {
        an__buffer_clear(&stream);
        an__buffer_put(&stream, TAG("a") "\n");
        for (size_t piece = next_random() % PIECES; piece > 0; piece--)
            an__buffer_put(&stream, pieces[next_random() % KINDS]);
        split s = split_all_ways((an_text){stream.at, stream.size}, NO_LIMIT);
        free_split(&s);
    }
    an__buffer_free(&stream);
}

/* A comment larger than any block, between two games. */
static void a_sea_of_words(void **state)
{
    an_buffer stream = {0};
    (void)state;
    an__buffer_put(&stream, TAG("a") "\n1. e4 *\n\n" TAG("b") "\n1. e4 {");
    while (stream.size < AN_SPLITTER_BLOCK + 1000)
        an__buffer_put(&stream, "words ");
    an__buffer_put(&stream, "} e5 *\n\n" TAG("c") "\n1. d4 *\n");
    split s = split_all_ways((an_text){stream.at, stream.size}, NO_LIMIT);
    assert_int_equal(s.game_count, 3);
    free_split(&s);
    s = split_all_ways((an_text){stream.at, stream.size}, 1000);
    squeeze(s.kinds.at);
    assert_string_equal(s.kinds.at, "PLP");
    assert_int_equal(s.game_count, 2);
    free_split(&s);
    an__buffer_free(&stream);
}

/* One line that is larger than any block: its pieces are cut between characters. */
static void a_sea_of_accents(void **state)
{
    an_buffer stream = {0};
    (void)state;
    an__buffer_put(&stream, TAG("a") "\n1. e4 {!");
    while (stream.size < 5 * AN_SPLITTER_BLOCK)
        an__buffer_put(&stream, "é½♞");
    an__buffer_put(&stream, "} e5 *\n\n" TAG("c") "\n1. d4 *\n");
    for (size_t begin = 0; begin < 3; begin++) {
        split s = split_stream((an_text){stream.at + begin, stream.size - begin}, WHOLE, 1000,
                               IN_SPLITTER);
        squeeze(s.kinds.at);
        assert_string_equal(s.kinds.at, "LP");
        assert_int_equal(s.cut_characters, 0);
        free_split(&s);
    }
    an__buffer_free(&stream);
}

int main(void)
{
    enum { ROWS = sizeof rows / sizeof *rows };
    struct CMUnitTest tests[2 * ROWS + 4];
    size_t count = 0;
    for (size_t i = 0; i < ROWS; i++)
        tests[count++] = (struct CMUnitTest){
            .name = rows[i].name, .test_func = splits, .initial_state = (void *)&rows[i]};
    for (size_t i = 0; i < ROWS; i++)
        tests[count++] = (struct CMUnitTest){
            .name = rows[i].name, .test_func = any_limit, .initial_state = (void *)&rows[i]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(files);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(anything_in_movetext);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(a_sea_of_words);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(a_sea_of_accents);
    return _cmocka_run_group_tests("splitter", tests, count, NULL, NULL) > 0;
}
