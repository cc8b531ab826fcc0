/* Games that were cut, or damaged by a byte: each is read as another valid game, or reported.
 *
 *     mutations prefixes COUNT FILE...    the first games of the files, cut after each byte
 *     mutations bytes COUNT FILE...       some of them, each byte replaced by each other
 *
 * Whatever comes of them, no move is lost without a finding, and what is said of it is sound JSON,
 * and commands no terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "escape.h"
#include "passage.h"
#include "strict_json.h"
#include "text.h"

typedef struct torture {
    an_report *json, *text;
    const an_buffer *game; /* as it was, and as it is */
    an_buffer damaged;
    const char *what;
    size_t at;      /* where the damage is */
    size_t played;  /* moves, of all lines */
    size_t told;    /* findings */
    bool is_text;   /* a word among the moves may be prose: one ply is not missed */
    size_t pieces;  /* damaged games so far */
    size_t left;    /* games to take */
    size_t largest; /* of them */
    void (*damage)(struct torture *t, const an_buffer *game);
} torture;

static void give_up(const torture *t, const char *why, an_text seen)
{
    fprintf(stderr, "mutations: %s, %s %zu:\n", why, t->what, t->at);
    fwrite(t->damaged.at, 1, t->damaged.size, stderr);
    fprintf(stderr, "\n----\n%.*s\n", (int)seen.size, seen.at);
    exit(EXIT_FAILURE);
}

static void check_json(const torture *t, an_text text)
{
    if (text.at == NULL || !json_is_sound(text))
        give_up(t, "no JSON", text);
}

static void check_shown(const torture *t, an_text text)
{
    if (text.at == NULL)
        give_up(t, "nothing is said", text);
    for (an_text rest = text; rest.size > 0;) {
        an_glyph glyph = an_glyph_of(rest);
        if (glyph.is_escaped && glyph.point != '\n')
            give_up(t, "not escaped", text);
        rest = an_text_after(rest, glyph.size);
    }
}

/* The line around some bytes, as the pipeline would find it. */
static an_place place_of(const an_game *game, size_t offset, size_t size)
{
    size_t begin = offset, end = offset + size;
    while (begin > 0 && game->bytes.at[begin - 1] != '\n' && game->bytes.at[begin - 1] != '\r')
        begin--;
    while (end < game->bytes.size && game->bytes.at[end] != '\n' && game->bytes.at[end] != '\r')
        end++;
    return (an_place){.file = "damaged",
                      .game = 1,
                      .line = 1,
                      .column = 1,
                      .end_column = 2,
                      .offset = offset,
                      .source = an_text_from(game->bytes.at + begin, end - begin),
                      .source_at = offset - begin};
}

static void take_game(void *context, const an_judgement *judgement)
{
    torture *t = context;
    const an_game *game = judgement->game;
    for (size_t i = 0; i < game->token_count; i++)
        t->played += judgement->plies[i].is_played;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        an_place place = place_of(game, finding->where.offset, finding->where.size);
        check_json(t, an_report_finding(t->json, finding, &place));
        check_shown(t, an_report_finding(t->text, finding, &place));
    }
    t->told += judgement->findings.count;
    t->is_text = game->is_text;
}

static void judge(torture *t, const an_buffer *bytes)
{
    t->played = t->told = 0;
    an_text text = {bytes->size > 0 ? bytes->at : "", bytes->size};
    each_game(text, NULL, take_game, t);
    t->pieces++;
}

static void cut(torture *t, const an_buffer *game)
{
    for (t->at = 0; t->at < game->size; t->at++) {
        an__buffer_clear(&t->damaged);
        an_buffer_add(&t->damaged, game->at, t->at);
        judge(t, &t->damaged);
    }
}

/* What makes a comment of what follows, or of the next line, or a NAG of a move: PGN has it
 * so. */
static bool is_sound_otherwise(char from, char to)
{
    return from == '\n' || memchr(";%${", to, 4) != NULL;
}

static void replace_bytes(torture *t, const an_buffer *game)
{
    an__buffer_clear(&t->damaged);
    an_buffer_add(&t->damaged, game->at, game->size);
    judge(t, game);
    size_t due = t->played - t->is_text;
    for (t->at = 0; t->at < game->size; t->at++) {
        for (unsigned byte = 0; byte <= 0xff; byte++) {
            t->damaged.at[t->at] = (char)byte;
            judge(t, &t->damaged);
            if (t->played < due && t->told == 0 && !is_sound_otherwise(game->at[t->at], (char)byte))
                give_up(t, "moves are lost in silence", an_text_of(""));
        }
        t->damaged.at[t->at] = game->at[t->at];
    }
}

static void torture_game(void *context, const an_judgement *judgement)
{
    torture *t = context;
    an_buffer game = {0};
    if (t->left == 0 || judgement->game->bytes.size > t->largest)
        return;
    t->left--;
    an_buffer_put_text(&game, judgement->game->bytes);
    t->damage(t, &game);
    an__buffer_free(&game);
}

int main(int argc, char **argv)
{
    if (argc < 4)
        return EXIT_FAILURE;
    bool is_cut = strcmp(argv[1], "prefixes") == 0;
    torture t = {.json = an_report_open(AN_OUTPUT_JSONL, AN_MESSAGES_ENGLISH, false),
                 .text = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_FRENCH, false),
                 .what = is_cut ? "cut after byte" : "damaged at byte",
                 .left = (size_t)strtoul(argv[2], NULL, 10),
                 .largest = is_cut ? 1 << 16 : 480,
                 .damage = is_cut ? cut : replace_bytes};
    size_t wanted = t.left;
    for (int i = 3; i < argc; i++) {
        an_buffer file = load(argv[i]);
        each_game(text_of(&file), NULL, torture_game, &t);
        an__buffer_free(&file);
    }
    printf("mutations: %s: %zu games in %zu pieces: all is as it should be\n", argv[1],
           wanted - t.left, t.pieces);
    an_report_close(t.json);
    an_report_close(t.text);
    an__buffer_free(&t.damaged);
    return t.left == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
