/* Grading: aligns the words of a sheet with the half-moves of the key at the least cost. */
#include "grader.h"

#include <stdlib.h>

#include "buffer.h"
#include "main_line.h"
#include "token.h"

/* The step that leads to a cell of the table of alignments. */
typedef enum step { STEP_PAIR, STEP_OMITTED, STEP_EXTRA } step;

/* The least cost of aligning the words before this row with the half-moves before this column. */
typedef struct cell {
    uint32_t cost;
    uint8_t step;
} cell;

/* The game that sheets are held against. */
typedef struct answer_key {
    an_position *positions; /* the position before each half-move, and the last one */
    an_move *moves;
    size_t plies, position_capacity, move_capacity;
    an_result result;
} answer_key;

struct an_grader {
    answer_key key;
    an_text *words; /* the words of the sheet that stand for moves */
    size_t word_count, word_capacity;
    cell *cells; /* a row for each word, and one row more */
    size_t cell_capacity;
    an_grade_item *items;
    size_t item_count, item_capacity;
    an_notation notation; /* of the sheet */
};

const char *an_grade_kind_name(an_grade_kind kind)
{
    static const char *const names[AN_GRADE_KIND_COUNT] = {
        "right", "notation", "other", "illegal", "omission", "extra", "result"};
    return kind < AN_GRADE_KIND_COUNT ? names[kind] : NULL;
}

/* ---- the key ---- */

static bool add_ply(answer_key *k, const an_position *before, an_move move)
{
    if (!AN_ARRAY_RESERVE(k->positions, k->position_capacity, k->plies + 1) ||
        !AN_ARRAY_RESERVE(k->moves, k->move_capacity, k->plies))
        return false;
    k->positions[k->plies] = *before;
    k->moves[k->plies++] = move;
    k->positions[k->plies] = an_position_play(before, move);
    return true;
}

an_grader *an_grader_open(const an_judgement *key)
{
    bool is_usable = key->notation != NULL && key->board.is_known && key->main.is_whole &&
                     key->plies != NULL && key->main.ply_count > 0;
    an_grader *g = is_usable ? calloc(1, sizeof *g) : NULL;
    size_t token = 0;
    an_position at = key->board.start;
    const an_ply *ply;
    if (g != NULL)
        g->key.result = key->result;
    while (g != NULL && (ply = an_judgement_next(key, &token)) != NULL) {
        if (!add_ply(&g->key, &at, ply->move)) {
            an_grader_close(g);
            return NULL;
        }
        at = g->key.positions[g->key.plies];
    }
    return g;
}

void an_grader_close(an_grader *grader)
{
    if (grader == NULL)
        return;
    free(grader->key.positions);
    free(grader->key.moves);
    free(grader->words);
    free(grader->cells);
    free(grader->items);
    free(grader);
}

size_t an_grader_plies(const an_grader *grader)
{
    return grader->key.plies;
}

const an_position *an_grader_position(const an_grader *grader, size_t ply)
{
    return &grader->key.positions[ply];
}

an_move an_grader_move(const an_grader *grader, size_t ply)
{
    return ply < grader->key.plies ? grader->key.moves[ply] : (an_move){.kind = AN_NULL_STEP};
}

an_result an_grader_result(const an_grader *grader)
{
    return grader->key.result;
}

/* ---- the sheet ---- */

/* Takes the words of the main line that are moves, or stand where a move should. Returns false when
 * memory runs out. */
static bool take_words(an_grader *g, const an_game *game)
{
    g->word_count = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        if (!AN_ARRAY_RESERVE(g->words, g->word_capacity, g->word_count))
            return false;
        g->words[g->word_count++] = an_text_at(game, i);
    }
    return true;
}

/* A word is compared only with half-moves up to this far from its own place. Nobody leaves out
 * more, and so the work grows only linearly with the length of the game. */
enum { REACH = 24 };

static bool is_near(size_t word, size_t ply)
{
    return word < ply + REACH && ply < word + REACH;
}

static an_fit fit_at(const an_grader *g, size_t word, size_t ply)
{
    return an__fit_of(&g->key.positions[ply], g->key.moves[ply], g->words[word], &g->notation);
}

static void improve(cell *to, const cell *from, uint32_t cost, step by)
{
    if (from->cost + cost < to->cost)
        *to = (cell){from->cost + cost, (uint8_t)by};
}

/* Returns how many words are aligned with the key. Any words behind them are superfluous. */
static size_t rows_of(const an_grader *g)
{
    size_t most = g->key.plies + 2 * (size_t)REACH;
    return g->word_count < most ? g->word_count : most;
}

/* Fills the table of alignments. Among steps of equal cost, a pair is preferred. Returns false when
 * memory runs out. */
static bool align(an_grader *g)
{
    size_t width = g->key.plies + 1, rows = rows_of(g) + 1;
    if (!AN_ARRAY_RESERVE_ALL(g->cells, g->cell_capacity, width * rows))
        return false;
    for (size_t word = 0; word < rows; word++)
        for (size_t ply = 0; ply < width; ply++) {
            cell *at = &g->cells[word * width + ply];
            *at = (cell){word + ply == 0 ? 0 : UINT32_MAX, STEP_PAIR};
            if (word > 0 && ply > 0 && is_near(word, ply))
                improve(at, at - width - 1, fit_at(g, word - 1, ply - 1).cost, STEP_PAIR);
            if (ply > 0)
                improve(at, at - 1, AN_FIT_OMITTED, STEP_OMITTED);
            if (word > 0)
                improve(at, at - width, AN_FIT_EXTRA, STEP_EXTRA);
        }
    return true;
}

/* ---- the grade ---- */

static an_grade_item item_of(const an_grader *g, step by, size_t word, size_t ply)
{
    an_grade_item item = {.ply = (uint32_t)ply};
    an_fit fit;
    switch (by) {
    case STEP_PAIR:
        fit = fit_at(g, word, ply);
        item.kind = fit.kind;
        item.code = fit.code;
        item.word = g->words[word];
        return item;
    case STEP_OMITTED:
        item.kind = AN_GRADE_OMITTED;
        return item;
    case STEP_EXTRA:
        item.kind = AN_GRADE_EXTRA;
        item.word = g->words[word];
        return item;
    }
    return item;
}

/* Goes back through the table from the ends of both texts. The array of items is filled from its
 * end. Returns false when memory runs out. */
static bool take_items(an_grader *g)
{
    size_t word = rows_of(g), ply = g->key.plies, most = ply + g->word_count;
    size_t room = most + 1; /* for the result */
    if (!AN_ARRAY_RESERVE_ALL(g->items, g->item_capacity, room))
        return false;
    size_t at = most, behind = g->word_count;
    while (behind > word)
        g->items[--at] = item_of(g, STEP_EXTRA, --behind, ply);
    while (word + ply > 0) {
        step by = (step)g->cells[word * (g->key.plies + 1) + ply].step;
        word -= by != STEP_OMITTED;
        ply -= by != STEP_EXTRA;
        g->items[--at] = item_of(g, by, word, ply);
    }
    g->item_count = most - at;
    for (size_t i = 0; i < g->item_count; i++)
        g->items[i] = g->items[at + i];
    return true;
}

static bool is_decided(an_result result)
{
    return result != AN_NO_RESULT && result != AN_UNFINISHED;
}

/* Adds an item if the sheet ends with another result than the key. */
static void take_result(an_grader *g, const an_game *game)
{
    const an_token *written = game->result;
    if (written == NULL || !is_decided(g->key.result) || !is_decided((an_result)written->value) ||
        written->value == g->key.result)
        return;
    g->items[g->item_count++] = (an_grade_item){.kind = AN_GRADE_RESULT,
                                                .ply = (uint32_t)g->key.plies,
                                                .word = an_token_text(game, written)};
}

bool an_grader_grade(an_grader *grader, const an_judgement *sheet, an_grade *grade)
{
    *grade = (an_grade){.notation = &grader->notation};
    bool has_letters = sheet->notation != NULL && sheet->notation->language != NULL;
    grader->notation =
        has_letters ? *sheet->notation : an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    if (!take_words(grader, sheet->game) || !align(grader) || !take_items(grader))
        return false;
    take_result(grader, sheet->game);
    grade->items = grader->items;
    grade->item_count = grader->item_count;
    for (size_t i = 0; i < grader->item_count; i++)
        grade->counts[grader->items[i].kind]++;
    size_t of_key = grade->counts[AN_GRADE_RIGHT] + grade->counts[AN_GRADE_NOTATION];
    grade->is_same_game = 2 * of_key >= grader->word_count && of_key > 0;
    return true;
}
