/* A score sheet that is to be compared: a copy of a judged game. */
#include "sheet_copy.h"

#include <stdlib.h>

#include "comment.h"
#include "headings.h"
#include "main_line.h"
#include "marks.h"
#include "mending.h"
#include "plain_letters.h"
#include "signs.h"
#include "text.h"
#include "token.h"

/* ---- tags ---- */

static bool add_value(an_sheet_tags *tags, an_text name, an_text value, bool has_escapes)
{
    if (!AN_ARRAY_RESERVE(tags->values, tags->capacity, tags->count))
        return false;
    an_sheet_value *added = &tags->values[tags->count++];
    added->name = tags->texts.size;
    an__buffer_put_utf8(&tags->texts, name);
    added->value = tags->texts.size;
    added->name_size = added->value - added->name;
    if (has_escapes)
        an__buffer_put_unescaped(&tags->texts, value);
    else
        an__buffer_put_utf8(&tags->texts, value);
    added->value_size = tags->texts.size - added->value;
    return !tags->texts.failed;
}

static bool copy_tags(an_sheet_tags *tags, const an_game *game)
{
    for (size_t i = 0; i < game->tag_count; i++)
        if (game->tags[i].first.at == game->tags[i].value.at &&
            !add_value(tags, game->tags[i].name, game->tags[i].value, true))
            return false;
    return true;
}

static bool copy_heading(an_sheet_tags *tags, const an_game *game, const an_notation *notation)
{
    an_found_tags found = {0};
    bool has_language = notation != NULL && notation->language != NULL;
    an__headings_read_game(game, an__day_order_of(has_language ? notation->language->code : NULL),
                           &found);
    for (an_found_tag tag = 0; tag < AN_FOUND_COUNT; tag++) {
        an_text value = an__found_value(&found.said, tag);
        if (value.at != NULL && !add_value(tags, an_text_of(an__found_tag_name(tag)), value, false))
            return false;
    }
    return true;
}

/* ---- the copy ---- */

static void *copy_of(const void *items, size_t size)
{
    void *copy = malloc(size + 1);
    if (copy != NULL && size > 0)
        memcpy(copy, items, size);
    return copy;
}

/* Finds the tables of a text, as the reader did. Returns false when memory runs out. */
static bool find_tables(an_sheet *sheet)
{
    an_text rest = sheet->game.bytes;
    an__table_index_begin(&sheet->tables, rest);
    while (rest.size > 0) {
        const char *end = memchr(rest.at, '\n', rest.size);
        size_t size = end == NULL ? rest.size : (size_t)(end - rest.at);
        an__table_index_add(&sheet->tables, an_text_from(rest.at, size));
        rest = an_text_after(rest, size + (end != NULL));
    }
    sheet->game.own.tables = &sheet->tables;
    return !sheet->tables.failed;
}

static bool copy_game(an_sheet *sheet, const an_game *game)
{
    size_t count = game->token_count;
    sheet->bytes = copy_of(game->bytes.at, game->bytes.size);
    sheet->tokens = copy_of(game->tokens, count * sizeof *game->tokens);
    if (sheet->bytes == NULL || sheet->tokens == NULL)
        return false;
    sheet->bytes[game->bytes.size] = '\0';
    sheet->game = (an_game){.bytes = an_text_from(sheet->bytes, game->bytes.size),
                            .offset = game->offset,
                            .start = game->start,
                            .tokens = sheet->tokens,
                            .token_count = count,
                            .is_text = game->is_text,
                            .has_blocks = game->has_blocks};
    if (game->result != NULL)
        sheet->game.result = &sheet->tokens[game->result - game->tokens];
    return !game->is_text || find_tables(sheet);
}

/* Copies the habit by which the arbiter found the whole sheet to be written. */
static void copy_habit(an_sheet *sheet, const an_judgement *judgement)
{
    sheet->habit = (an_sheet_habit){.notation = *judgement->notation};
    for (size_t i = 0; i < judgement->findings.count; i++) {
        an_code code = judgement->findings.list[i].code;
        sheet->habit.ignores_case |= code == AN_SHEET_IN_LOWERCASE;
        sheet->habit.swaps_columns |= code == AN_COLUMNS_SWAPPED;
        sheet->habit.tears_words |= code == AN_MOVES_TORN;
    }
}

static bool copy_judgement(an_sheet *sheet, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    sheet->result = judgement->result;
    sheet->is_readable = judgement->notation != NULL && judgement->board.is_known;
    if (sheet->is_readable) {
        sheet->start = judgement->board.start;
        copy_habit(sheet, judgement);
        sheet->is_from_bytes =
            sheet->habit.swaps_columns || (!judgement->main.is_whole && an__may_be_sheet(game));
    }
    return copy_game(sheet, game) && copy_tags(&sheet->tags, game) &&
           an__sheet_clocks_find(&sheet->clocks, judgement) &&
           (!game->is_text || copy_heading(&sheet->tags, game, judgement->notation));
}

an_sheet *an_sheet_open(const an_judgement *judgement, bool may_be_other)
{
    an_sheet *sheet = calloc(1, sizeof *sheet);
    if (sheet != NULL && copy_judgement(sheet, judgement)) {
        sheet->may_be_other = may_be_other;
        return sheet;
    }
    an_sheet_close(sheet);
    return NULL;
}

void an_sheet_close(an_sheet *sheet)
{
    if (sheet == NULL)
        return;
    free(sheet->bytes);
    free(sheet->tokens);
    free(sheet->tags.values);
    free(sheet->clocks.list);
    an__table_index_free(&sheet->tables);
    an__buffer_free(&sheet->tags.texts);
    free(sheet);
}

/* ---- what it says ---- */

const an_notation *an_sheet_notation(const an_sheet *sheet)
{
    return sheet->is_readable ? &sheet->habit.notation : NULL;
}

size_t an_sheet_tag_count(const an_sheet *sheet)
{
    return sheet->tags.count;
}

an_text an_sheet_tag_name(const an_sheet *sheet, size_t index)
{
    const an_sheet_value *value = &sheet->tags.values[index];
    return an_text_from(sheet->tags.texts.at + value->name, value->name_size);
}

an_text an_sheet_tag_value(const an_sheet *sheet, size_t index)
{
    const an_sheet_value *value = &sheet->tags.values[index];
    return an_text_from(sheet->tags.texts.at + value->value, value->value_size);
}

an_text an_sheet_tag(const an_sheet *sheet, const char *name)
{
    for (size_t i = 0; i < sheet->tags.count; i++)
        if (an_text_is(an_sheet_tag_name(sheet, i), name))
            return an_sheet_tag_value(sheet, i);
    return an_text_from(NULL, 0);
}

/* Returns the index of the first token behind a word; the count of tokens if the word is the last.
 */
static size_t first_behind(const an_sheet *sheet, an_text word)
{
    const an_game *game = &sheet->game;
    size_t end = (size_t)(word.at - game->bytes.at) + word.size, token = 0;
    while (token < game->token_count && game->tokens[token].offset < end)
        token++;
    return token;
}

/* Returns true if a token is a clock time. */
static bool is_time(const an_sheet *sheet, size_t token)
{
    for (size_t i = 0; i < sheet->clocks.count; i++)
        if (sheet->clocks.list[i].token == token && !sheet->clocks.list[i].is_left)
            return true;
    return false;
}

bool an_sheet_time(const an_sheet *sheet, an_text word, uint32_t *seconds)
{
    for (size_t i = 0; i < sheet->clocks.count; i++) {
        const an_sheet_clock *clock = &sheet->clocks.list[i];
        *seconds = clock->seconds;
        if (!clock->is_left && sheet->game.bytes.at + sheet->tokens[clock->move].offset == word.at)
            return true;
    }
    return false;
}

an_text an_sheet_comment(const an_sheet *sheet, an_text word, size_t *next)
{
    const an_game *game = &sheet->game;
    if (word.size == 0)
        return an_text_from(NULL, 0);
    for (size_t i = *next == 0 ? first_behind(sheet, word) : *next; i < game->token_count; i++) {
        const uint8_t kind = game->tokens[i].kind;
        *next = i + 1;
        if (kind == AN_TOKEN_OPEN)
            i = an__line_end(game, i + 1);
        else if (kind == AN_TOKEN_COMMENT && !is_time(sheet, i))
            return an_text_trimmed(an__comment_text(an_text_at(game, i)));
        else if (kind == AN_TOKEN_MOVE || kind == AN_TOKEN_RESULT)
            break;
    }
    *next = game->token_count;
    return an_text_from(NULL, 0);
}

/* Finds the words that are marked as illegal moves which were played. */
static void find_marked(const an_sheet *sheet, an_line_marks *marks)
{
    const an_game *game = &sheet->game;
    for (size_t i = 0; i < game->token_count; i++)
        if (game->tokens[i].kind == AN_TOKEN_MOVE && an__is_marked_played(game, i))
            for (size_t m = 0; m < marks->mark_count; m++)
                marks->marks[m].is_marked |= marks->marks[m].token.offset == game->tokens[i].offset;
}

bool an__sheet_marks(const an_sheet *sheet, const an_sheet_habit *habit, an_line_marks *marks)
{
    an_token result;
    const an_plain_letters letters = an__plain_letters_of(&habit->notation);
    const an_bench bench = {.game = &sheet->game,
                            .notation = &habit->notation,
                            .letters = &letters,
                            .start = sheet->start};
    bool is_unusual = habit->ignores_case || habit->swaps_columns;
    bool is_well = sheet->is_from_bytes
                       ? an__marks_of_sheet(marks, &bench, is_unusual ? habit : NULL, &result)
                       : an__marks_of_line(marks, &bench, 0, true);
    if (is_well)
        find_marked(sheet, marks);
    return is_well;
}
