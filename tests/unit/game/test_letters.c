/* No letter of a move is ever dropped: a slip of the pen in a valid game makes another legal move
 * that accounts for every letter, or is reported at that very token.
 *
 *     test_letters [GAMES.pgn [COUNT]] */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "file.h"

enum { GAMES_MAX = 400, MOVES_MAX = 400, SLIPS = 20000, AUTO_SLIPS = 3000 };

/* A valid game: where the moves of its main line stand, and what they are. */
typedef struct sample {
    an_text bytes;
    size_t count;
    an_text words[MOVES_MAX];
    an_ply plies[MOVES_MAX];
    an_role roles[MOVES_MAX];
} sample;

static sample *samples;
static size_t sample_count;
static size_t slip_count = SLIPS;

/* ---- the valid games ---- */

static void take_sample(const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    sample *s = &samples[sample_count];
    size_t depth = 0;
    if (!judgement->main.is_whole || judgement->findings.error_count > 0 ||
        judgement->main.ply_count > MOVES_MAX)
        return;
    an_position position = judgement->board.start;
    *s = (sample){.bytes = game->bytes};
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        depth += token->kind == AN_TOKEN_OPEN;
        depth -= token->kind == AN_TOKEN_CLOSE;
        if (depth > 0 || token->kind != AN_TOKEN_MOVE)
            continue;
        s->words[s->count] = (an_text){game->bytes.at + token->offset, token->size};
        s->plies[s->count] = judgement->plies[i];
        s->roles[s->count++] = (an_role)an_san_describe(&position, judgement->plies[i].move).role;
        position = an_position_play(&position, judgement->plies[i].move);
    }
    sample_count += s->count > 0;
}

static void take_samples(an_text bytes)
{
    static const an_judge_options rules = {0};
    an_batch batch = {.bytes = bytes};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    while (sample_count < GAMES_MAX && an_reader_next(reader, &game) == AN_OK) {
        assert_int_equal(an_arbiter_judge(arbiter, &game, &judgement), AN_OK);
        take_sample(&judgement);
    }
    an_arbiter_close(arbiter);
    an_reader_close(reader);
}

/* ---- slips ---- */

static uint64_t seed;

static size_t random_below(size_t limit)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (size_t)(seed >> 33) % limit;
}

static const char *random_letter(void)
{
    static const char *const foreign[] = {"К", "Ф", "Л", "С", "е", "а", "о", "Κ", "Β", "α", "δ",
                                          "Π", "♘", "♞", "♕", "♚", "Ş", "Ĉ", "Ž", "é", "מ", "Ｎ"};
    static char ascii[2];
    size_t n = random_below(60);
    if (n >= 52)
        return foreign[random_below(sizeof foreign / sizeof *foreign)];
    ascii[0] = (char)(n < 26 ? 'a' + (int)n : 'A' + (int)n - 26);
    return ascii;
}

typedef enum slip_kind { INSERTED, DELETED, SUBSTITUTED, SLIP_KINDS } slip_kind;

typedef struct slip {
    const sample *game;
    slip_kind kind;
    size_t ply; /* from 0 */
    const char *letter;
    an_buffer text;  /* of the game with the slip */
    uint32_t offset; /* of the word in it */
    uint32_t size;
} slip;

static void make_slip(slip *s, slip_kind kind)
{
    s->game = &samples[random_below(sample_count)];
    s->kind = kind;
    s->ply = random_below(s->game->count);
    an_text game = s->game->bytes, word = s->game->words[s->ply];
    size_t at = random_below(word.size + (kind == INSERTED));
    size_t after = at + (kind != INSERTED);
    s->letter = kind == DELETED ? "" : random_letter();
    s->offset = (uint32_t)(word.at - game.at);
    s->size = (uint32_t)(word.size - (after - at) + strlen(s->letter));
    an__buffer_clear(&s->text);
    an_buffer_add(&s->text, game.at, s->offset + at);
    an__buffer_put(&s->text, s->letter);
    an_buffer_add(&s->text, word.at + after, game.size - s->offset - after);
}

/* Not the same letter again. */
static bool is_a_slip(const slip *s)
{
    an_text word = s->game->words[s->ply];
    return word.size != s->size || memcmp(word.at, s->text.at + s->offset, s->size) != 0;
}

/* ---- what becomes of them ---- */

/* Bytes of the letter or figurine at the beginning of a word that names the piece; 0 if none does.
 */
static size_t piece_size(const char *word, an_role role)
{
    unsigned white = 0x94 + (unsigned)(AN_KING - role), sign = (unsigned char)word[2];
    if (*word == "\0PNBRQK"[role])
        return 1;
    bool is_figurine = memcmp(word, "\xE2\x99", 2) == 0 && (sign == white || sign == white + 6);
    return is_figurine ? 3 : 0;
}

/* Whether every letter of a word has its part in the move that was played before: its piece, its
 * squares, its capture. What follows the last square are signs. */
static bool accounts_for(const slip *s)
{
    an_move move = s->game->plies[s->ply].move;
    const char parts[] = {(char)('a' + (move.from & 7)),
                          (char)('a' + (move.to & 7)),
                          (char)('1' + (move.from >> 3)),
                          (char)('1' + (move.to >> 3)),
                          'x',
                          'X',
                          ':',
                          '\0'};
    const char *word = s->text.at + s->offset;
    size_t end = s->size;
    while (end > 0 && (word[end - 1] < '1' || word[end - 1] > '8'))
        end--;
    size_t at = piece_size(word, s->game->roles[s->ply]);
    return at >= end || at + strspn(word + at, parts) >= end;
}

static bool is_same_move(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion;
}

typedef enum outcome {
    REPORTED,     /* at that very token */
    ANOTHER_GAME, /* legal, of as many plies */
    BROKEN_LATER, /* another move, and an error where the game does not go on */
    SAME_MOVE,    /* a capture sign or a sign of check less */
    ELSEWHERE,    /* the move is not read, and the error stands at another token */
    SILENT,       /* a move or a letter less, and no error */
    OUTCOMES
} outcome;

static outcome outcome_of(const slip *s, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        if (finding->level >= AN_LEVEL_WARNING && finding->where.offset >= s->offset &&
            finding->where.offset < s->offset + s->size)
            return REPORTED;
    }
    size_t index = 0;
    while (index < game->token_count && game->tokens[index].offset < s->offset)
        index++;
    bool is_played = index < game->token_count && game->tokens[index].offset == s->offset &&
                     game->tokens[index].size == s->size && judgement->plies[index].is_played;
    if (!is_played)
        return judgement->findings.error_count > 0 ? ELSEWHERE : SILENT;
    bool is_whole = judgement->main.is_whole && judgement->main.ply_count >= s->game->count;
    if (!is_whole && judgement->findings.error_count == 0)
        return SILENT;
    if (is_same_move(judgement->plies[index].move, s->game->plies[s->ply].move))
        return is_whole && accounts_for(s) ? SAME_MOVE : SILENT;
    return is_whole ? ANOTHER_GAME : BROKEN_LATER;
}

static void print_slip(const slip *s)
{
    an_text word = s->game->words[s->ply];
    print_error("ply %zu: %.*s written as %.*s is neither read nor reported\n", s->ply + 1,
                (int)word.size, word.at, (int)s->size, s->text.at + s->offset);
}

/* ---- in English, to the token ---- */

static void judge_slip(an_reader *reader, an_arbiter *arbiter, const slip *s,
                       an_judgement *judgement, an_game *game)
{
    an_batch batch = {.bytes = {s->text.at, s->text.size}};
    an_reader_take(reader, &batch);
    assert_int_equal(an_reader_next(reader, game), AN_OK);
    assert_int_equal(an_arbiter_judge(arbiter, game, judgement), AN_OK);
}

static void no_letter_is_dropped(void **state)
{
    static const char *const kinds[] = {"inserted", "deleted", "substituted"};
    const an_notation english =
        an_notation_of(an_language_from_name(an_text_of("en")), AN_STYLE_SHORT);
    const an_judge_options rules = {.from = &english, .from_count = 1};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    slip s = {0};
    size_t silent = 0;
    (void)state;
    seed = 2024;
    for (slip_kind kind = INSERTED; kind < SLIP_KINDS; kind++) {
        size_t counts[OUTCOMES] = {0};
        for (size_t i = 0; i < slip_count; i++) {
            an_game game;
            an_judgement judgement;
            make_slip(&s, kind);
            if (!is_a_slip(&s))
                continue;
            judge_slip(reader, arbiter, &s, &judgement, &game);
            outcome o = outcome_of(&s, &judgement);
            counts[o]++;
            if (o >= ELSEWHERE && silent++ < 40)
                print_slip(&s);
        }
        print_message("%s: %zu reported there, %zu another game, %zu broken later, %zu the same "
                      "move, %zu reported elsewhere, %zu silent\n",
                      kinds[kind], counts[REPORTED], counts[ANOTHER_GAME], counts[BROKEN_LATER],
                      counts[SAME_MOVE], counts[ELSEWHERE], counts[SILENT]);
    }
    an__buffer_free(&s.text);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    assert_int_equal(silent, 0);
}

/* ---- in any language: no move is lost without an error ---- */

static void no_move_is_lost(void **state)
{
    static const an_judge_options rules = {0};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    slip s = {0};
    size_t lost = 0, whole = 0, reported = 0;
    (void)state;
    seed = 1851;
    for (size_t i = 0; i < slip_count * AUTO_SLIPS / SLIPS; i++) {
        an_game game;
        an_judgement judgement;
        make_slip(&s, (slip_kind)(i % SLIP_KINDS));
        if (!is_a_slip(&s))
            continue;
        judge_slip(reader, arbiter, &s, &judgement, &game);
        if (judgement.findings.error_count > 0)
            reported++;
        else if (judgement.main.is_whole && judgement.main.ply_count >= s.game->count)
            whole++;
        else if (lost++ < 40)
            print_slip(&s);
    }
    print_message("detected: %zu reported, %zu whole, %zu lost\n", reported, whole, lost);
    an__buffer_free(&s.text);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    assert_int_equal(lost, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_letter_is_dropped),
        cmocka_unit_test(no_move_is_lost),
    };
    size_t size;
    char *bytes = file_load(argc > 1 ? argv[1] : "tests/data/games/classics.pgn", &size);
    samples = calloc(GAMES_MAX, sizeof *samples);
    if (bytes == NULL || samples == NULL)
        return 1;
    slip_count = argc > 2 ? strtoul(argv[2], NULL, 10) : SLIPS;
    take_samples((an_text){bytes, size});
    int failed = cmocka_run_group_tests_name("letters", tests, NULL, NULL);
    free(samples);
    free(bytes);
    return failed > 0;
}
