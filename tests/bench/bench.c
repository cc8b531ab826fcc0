/* How fast, one figure a line, each the median of three runs; and a signature of what was computed,
 * so that a faster program is known to be the same program. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "algnot.h"
#include "buffer.h"
#include "file.h"

enum { RUNS = 3, SIZE_MADE = 20 << 20, MAX_GAME = 64 << 20, MOVE_REPEATS = 200 };

#define GAMES "tests/data/games/"
static const char *const sources[] = {GAMES "classics.pgn", GAMES "annotated.pgn"};

static void insist(bool holds, const char *what)
{
    if (!holds) {
        fprintf(stderr, "bench: %s\n", what);
        exit(2);
    }
}

static int by_value(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Seconds of processor time that work takes. */
static double median_of(void (*work)(void *), void *context)
{
    double seconds[RUNS];
    for (size_t i = 0; i < RUNS; i++) {
        clock_t start = clock();
        work(context);
        seconds[i] = (double)(clock() - start) / CLOCKS_PER_SEC;
    }
    qsort(seconds, RUNS, sizeof *seconds, by_value);
    return seconds[RUNS / 2] > 0 ? seconds[RUNS / 2] : 1e-9;
}

static uint64_t signature = UINT64_C(0xcbf29ce484222325);

static void sign(const void *bytes, size_t size)
{
    for (const unsigned char *at = bytes; size-- > 0; at++)
        signature = (signature ^ *at) * UINT64_C(0x100000001b3);
}

static void put(const char *name, double figure, const char *unit)
{
    printf("%-24s %10.1f  %s\n", name, figure, unit);
}

typedef struct tree {
    const char *name, *fen;
    unsigned depth;
    an_position position;
    uint64_t nodes;
} tree;

#define START    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
static tree trees[] = {{.name = "perft start 6", .fen = START, .depth = 6},
                       {.name = "perft kiwipete 5", .fen = KIWIPETE, .depth = 5}};

static void count_tree(void *context)
{
    tree *t = context;
    t->nodes = an_position_perft(&t->position, t->depth);
}

static void bench_perft(tree *t)
{
    insist(an_position_from_fen(&t->position, an_text_of(t->fen), AN_STANDARD, NULL) == AN_OK,
           "a position is refused");
    double seconds = median_of(count_tree, t);
    put(t->name, (double)t->nodes / seconds / 1e6, "million nodes/s");
    sign(&(uint64_t){t->nodes}, sizeof t->nodes);
}

/* A move as it is written, and the position it is to be read in. */
typedef struct written_move {
    an_position position;
    an_text word;
} written_move;

typedef struct move_list {
    written_move *at;
    size_t count, capacity;
} move_list;

static void gather(move_list *list, const an_judgement *judgement, const char *stream)
{
    const an_game *game = judgement->game;
    an_position position = judgement->board.start;
    size_t depth = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        depth += token->kind == AN_TOKEN_OPEN;
        depth -= token->kind == AN_TOKEN_CLOSE;
        if (depth > 0 || !judgement->plies[i].is_played)
            continue;
        insist(AN_ARRAY_RESERVE(list->at, list->capacity, list->count), "out of memory");
        list->at[list->count++] =
            (written_move){position, {stream + game->offset + token->offset, token->size}};
        position = an_position_play(&position, judgement->plies[i].move);
    }
}

static void resolve_all(void *context)
{
    const move_list *list = context;
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    for (size_t i = 0; i < list->count * MOVE_REPEATS; i++) {
        const written_move *written = &list->at[i % list->count];
        an_san san;
        an_move move;
        insist(an_san_parse(&san, written->word, &english) == AN_OK &&
                   an_san_resolve(&move, &written->position, &san, NULL) == AN_OK,
               "a move is refused");
    }
}

/* The whole way over a stream in memory. */
typedef struct passage {
    an_text stream;
    an_reader *reader;
    an_arbiter *arbiter;
    an_scribe *scribe;                          /* NULL: the games are only judged */
    move_list *list;                            /* NULL: the moves are not kept */
    uint64_t games, plies, findings, converted; /* the last in bytes */
    bool signs;                                 /* the bytes converted */
} passage;

static void take_batch(passage *p, const an_batch *batch)
{
    an_game game;
    an_judgement judgement;
    an_reader_take(p->reader, batch);
    while (an_reader_next(p->reader, &game) == AN_OK) {
        insist(an_arbiter_judge(p->arbiter, &game, &judgement) == AN_OK, "out of memory");
        p->games++;
        p->plies += judgement.main.ply_count;
        p->findings += judgement.findings.count;
        if (p->list != NULL)
            gather(p->list, &judgement, p->stream.at);
        if (p->scribe == NULL)
            continue;
        an_text text = an_scribe_write(p->scribe, &judgement);
        p->converted += text.size;
        if (p->signs)
            sign(text.at, text.size);
    }
}

static void pass(void *context)
{
    passage *p = context;
    an_splitter *splitter = an_splitter_open(MAX_GAME);
    size_t sent = 0, size;
    insist(splitter != NULL, "out of memory");
    p->games = p->plies = p->findings = p->converted = 0;
    do {
        an_batch batch;
        char *room = an_splitter_room(splitter, &size);
        insist(room != NULL, "out of memory");
        if (size > p->stream.size - sent)
            size = p->stream.size - sent;
        memcpy(room, p->stream.at + sent, size);
        sent += size;
        an_splitter_filled(splitter, size);
        while (an_splitter_next(splitter, &batch))
            take_batch(p, &batch);
    } while (size > 0);
    an_splitter_close(splitter);
}

/* The file to be read, or the project's own games, again and again; these are left in a file so
 * that other programs can be timed on them. */
static an_buffer load(const char *made)
{
    const char *given = getenv("BENCH_FILE");
    an_buffer stream = {0};
    size_t size;
    for (size_t i = 0; given != NULL ? i == 0 : stream.size < SIZE_MADE; i++) {
        char *bytes = file_load(given != NULL ? given : sources[i % 2], &size);
        insist(bytes != NULL && size > 0, "cannot read the games");
        an_buffer_add(&stream, bytes, size);
        free(bytes);
    }
    FILE *file = given == NULL ? fopen(made, "wb") : NULL;
    if (file != NULL && fwrite(stream.at, 1, stream.size, file) == stream.size)
        insist(fclose(file) == 0, "cannot write the games");
    return stream;
}

static void bench_pass(const char *name, passage *p)
{
    double seconds = median_of(pass, p);
    put(name, (double)p->stream.size / 1e6 / seconds, "MB/s");
    put(name, seconds * 1e9 / (double)(p->plies > 0 ? p->plies : 1), "ns/ply");
}

static void bench_moves(const passage *p)
{
    size_t size;
    char *bytes = file_load(sources[0], &size);
    insist(bytes != NULL, "cannot read the games");
    move_list list = {0};
    pass(&(passage){
        .stream = {bytes, size}, .reader = p->reader, .arbiter = p->arbiter, .list = &list});
    double seconds = median_of(resolve_all, &list);
    put("resolve", seconds * 1e9 / (double)(list.count * MOVE_REPEATS), "ns/move");
    free(list.at);
    free(bytes);
}

int main(int argc, char **argv)
{
    insist(argc == 2, "bench GAMES.pgn, which is made unless there is BENCH_FILE");
    an_buffer stream = load(argv[1]);
    an_notation to = an_notation_of(an_language_from_name(an_text_of("fr")), AN_STYLE_LONG);
    passage p = {.stream = {stream.at, stream.size},
                 .reader = an_reader_open(),
                 .arbiter = an_arbiter_open(&(an_judge_options){.findings.without_reasons = true})};
    an_scribe *scribe = an_scribe_open(&(an_write_options){.notation = to, .width = 79});
    insist(p.reader != NULL && p.arbiter != NULL && scribe != NULL, "out of memory");
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++)
        bench_perft(&trees[i]);
    bench_moves(&p);
    bench_pass("validate", &p);
    p.scribe = scribe;
    bench_pass("convert to French long", &p);
    p.signs = true;
    pass(&p);
    printf("%zu bytes, %" PRIu64 " games, %" PRIu64 " plies, %" PRIu64 " findings, %" PRIu64
           " bytes converted\n",
           stream.size, p.games, p.plies, p.findings, p.converted);
    printf("signature %016" PRIx64 "\n", signature);
    an_scribe_close(scribe);
    an_reader_close(p.reader);
    an_arbiter_close(p.arbiter);
    an__buffer_free(&stream);
    return 0;
}
