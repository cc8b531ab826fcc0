/* Finds the last unfinished game of a file, to go on with it. */
#include "resume.h"

#include <string.h>

#include "change.h"
#include "in_place.h"
#include "layout.h"
#include "main_line.h"
#include "say.h"
#include "settings.h"
#include "text.h"

/* What is known of the game that is searched. The file is read once, in memory bounded by its
 * largest game. */
typedef struct search {
    uint64_t begin, end;
    uint64_t games, number; /* games of the file so far; the number of the game that was found */
    bool is_found;
    bool is_text; /* the file is no PGN */
    bool failed;
} search;

/* Any other value of the Result tag says how the game ended, and would be lost. */
static bool is_unfinished_by_tag(const an_game *game)
{
    an_text value = an_text_trimmed(an_game_tag(game, "Result"));
    return value.size == 0 || an_text_is(value, "*") || an_text_is(value, "?");
}

/* The result in the movetext decides, without one the Result tag. */
static bool is_unfinished(const an_game *game)
{
    uint32_t result = AN_NO_RESULT;
    for (size_t i = an__line_next(game, 0, AN_TOKEN_RESULT); i < game->token_count;
         i = an__line_next(game, i + 1, AN_TOKEN_RESULT))
        result = game->tokens[i].value;
    return result == AN_NO_RESULT ? is_unfinished_by_tag(game) : result == AN_UNFINISHED;
}

static void search_batch(search *s, an_reader *reader, const an_batch *batch)
{
    an_game game;
    an_code code;
    s->is_text = s->is_text || (batch->is_text && an_text_trimmed(batch->bytes).size > 0);
    s->games += batch->too_large;
    if (batch->too_large || batch->is_text)
        return;
    an_reader_take(reader, batch);
    while ((code = an_reader_next(reader, &game)) == AN_OK) {
        s->games += !game.is_empty;
        if (game.is_empty || !is_unfinished(&game))
            continue;
        s->is_found = true;
        s->number = s->games;
        s->begin = game.offset + game.start;
        s->end = game.offset + game.bytes.size;
    }
    s->failed = s->failed || code == AN_OUT_OF_MEMORY;
}

/* Reads the next bytes of the file. Returns false, and gives the splitter nothing, if they cannot
 * be read or memory runs out. */
static bool fill(an_splitter *splitter, FILE *file, uint64_t at, size_t *got)
{
    size_t room;
    char *bytes = an_splitter_room(splitter, &room);
    if (bytes == NULL || !platform_read_at(file, at, bytes, room, got))
        return false;
    an_splitter_filled(splitter, *got);
    return true;
}

static search find(FILE *file)
{
    search s = {0};
    an_batch batch;
    an_splitter *splitter = an_splitter_open(GAME_SIZE_MAX);
    an_reader *reader = an_reader_open();
    uint64_t at = 0;
    s.failed = splitter == NULL || reader == NULL;
    for (size_t got = 1; got > 0 && !s.failed && !s.is_text; at += got) {
        s.failed = !fill(splitter, file, at, &got);
        while (an_splitter_next(splitter, &batch))
            search_batch(&s, reader, &batch);
    }
    an_splitter_close(splitter);
    an_reader_close(reader);
    return s;
}

/* Reads a stretch of the file into a buffer. */
static bool load(FILE *file, uint64_t begin, uint64_t end, an_buffer *out)
{
    char block[1 << 14];
    an__buffer_put(out, "");
    while (begin < end && !out->failed) {
        size_t wanted = end - begin < sizeof block ? (size_t)(end - begin) : sizeof block, got;
        if (!platform_read_at(file, begin, block, wanted, &got) || got == 0)
            return false;
        an_buffer_add(out, block, got);
        begin += got;
    }
    return !out->failed;
}

static an_tree *tree_of(an_text text)
{
    const an_judge_options rules = {.variant = AN_STANDARD};
    const an_batch batch = {.bytes = text};
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_reader *reader = an_reader_open();
    an_tree *tree = NULL;
    an_game game;
    an_judgement judgement;
    if (arbiter != NULL && reader != NULL) {
        an_reader_take(reader, &batch);
        if (an_game_next(reader, arbiter, &game, &judgement) == AN_OK && judgement.board.is_known)
            tree = an_tree_open(&judgement.board.start);
        if (tree != NULL && !an_tree_read(tree, &judgement)) {
            an_tree_close(tree);
            tree = NULL;
        }
    }
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    return tree;
}

/* ---- what a killed process has left ---- */

/* Returns whether the byte `mark`, the last of a block, is a % that a killed process has left:
 * its line is the last one, and the result stands before it. Finds the bytes from behind the
 * result to the end of the line. */
static bool find_hidden_line(const gamefile *file, size_t mark, size_t *begin, size_t *end)
{
    const char *now = file->now.at;
    *begin = mark;
    while (*begin > 0 && an_is_line_end(now[*begin - 1]))
        --*begin;
    for (*end = mark; *end < file->now.size && !an_is_line_end(now[*end]);)
        ++*end;
    for (size_t i = *end; i < file->now.size; i++)
        if (!an_is_line_end(now[i]))
            return false;
    return now[mark] == '%' && *begin > 0 && *begin < mark && now[*begin - 1] == '*';
}

/* Removes such a line. Returns false if that fails. */
static bool clear_hidden_line(gamefile *file, size_t begin, size_t end)
{
    an_buffer line_ends = {0};
    bool is_last = file->later.size == 0;
    for (size_t i = 0; i < (is_last ? 2 : end - begin); i++)
        an_buffer_put_char(&line_ends, '\n');
    if (is_last)
        end = file->now.size;
    const gamefile_change change = {.at = file->base + begin,
                                    .before = {file->now.at + begin, end - begin},
                                    .after = {line_ends.at, line_ends.size}};
    bool is_done = !line_ends.failed && gamefile_change_make(file->path, file->stream, &change) &&
                   platform_size(file->stream, &file->size);
    if (is_done)
        memset(file->now.at + begin, '\n', end - begin);
    if (is_done && is_last)
        file->now.size = begin + line_ends.size;
    an__buffer_free(&line_ends);
    return is_done;
}

static bool clear_what_was_left(gamefile *file)
{
    size_t begin, end;
    size_t mark = DISK_BLOCK - 1 - (size_t)(file->base % DISK_BLOCK);
    for (; mark < file->now.size; mark += DISK_BLOCK)
        if (find_hidden_line(file, mark, &begin, &end))
            return clear_hidden_line(file, begin, end);
    return true;
}

/* Returns whether a killed process has left room before the later games: more line ends than people
 * type. */
static bool was_room_left(const gamefile *file)
{
    enum { TYPED_AT_MOST = 64 };
    size_t end = file->now.size;
    while (end > 0 && an_is_line_end(file->now.at[end - 1]))
        end--;
    return file->later.size > 0 && file->now.size - end > TYPED_AT_MOST;
}

an_tree *gamefile_resume(gamefile *file)
{
    search s = find(file->stream);
    if (s.failed || !platform_size(file->stream, &file->size)) {
        say_failed(SAY_CANNOT_READ, file->path);
        return NULL;
    }
    if (!s.is_found) {
        say(s.is_text ? SAY_NOT_PGN : SAY_NOTHING_TO_RESUME, file->path);
        return NULL;
    }
    if (!load(file->stream, s.begin, s.end, &file->now) ||
        !load(file->stream, s.end, file->size, &file->later)) {
        say_failed(SAY_CANNOT_READ, file->path);
        return NULL;
    }
    file->base = s.begin;
    file->form.line_end = gamefile_line_end_of(an_buffer_text(&file->now));
    if (!clear_what_was_left(file)) {
        say_failed(SAY_CANNOT_WRITE, file->path);
        return NULL;
    }
    file->has_room = was_room_left(file);
    an_tree *tree = tree_of(an_buffer_text(&file->now));
    if (tree == NULL) {
        char number[NUMBER_TEXT_MAX];
        file->has_room = false;
        say(SAY_CANNOT_RESUME, file->path, number_text(number, s.number));
        return NULL;
    }
    return tree;
}
