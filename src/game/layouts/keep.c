/* Layout keep: moves are replaced, with their check, mate and e.p. signs, and no other byte is
 * touched. */
#include "layouts.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "corrected.h"
#include "moves.h"
#include "packed_move.h"
#include "scribe.h"
#include "text.h"
#include "token.h"

/* Replaces `size` bytes of the game by a text. If memory runs out, patches->text has failed. */
static void add_patch(an_patches *patches, size_t at, size_t size, an_text text)
{
    if (!an_array_reserve((void **)&patches->at, &patches->capacity, patches->count,
                          sizeof *patches->at)) {
        patches->text.failed = true;
        return;
    }
    size_t order = patches->count++;
    patches->at[order] = (an_patch){at, size, patches->text.size, text.size, order};
    an_buffer_put_text(&patches->text, text);
}

/* Remembers the first new move that is not ASCII and did not stand there: a file in another
 * encoding may lack its characters. */
static void note_foreign(char *foreign, an_text text, an_text stood)
{
    unsigned char any = 0;
    for (size_t i = 0; i < text.size; i++)
        any |= (unsigned char)text.at[i];
    if (any < 0x80 || *foreign != '\0' || an_text_equal(stood, text))
        return;
    memcpy(foreign, text.at, text.size);
    foreign[text.size] = '\0';
}

/* Removes a check sign that stands behind annotations (e4!+): the move written anew has it already.
 * */
static void drop_late_sign(an_patches *patches, size_t signs_at, const an_suffix *suffix)
{
    if (suffix->late > 0)
        add_patch(patches, signs_at + suffix->late_at, suffix->late, an_text_from("", 0));
}

/* Returns how many bytes of a token are the move and the signs that are part of its spelling. */
static size_t take_spelling(an_scribe *scribe, const an_token *token, size_t index)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    if (an_ply_is_bare(ply, token))
        return token->size;
    an_text word = an_token_text(scribe->judgement->game, token);
    size_t size = an__scribe_move_size(scribe, index);
    if (size > word.size) /* a move that stands again may lack its sign of capture */
        size = word.size;
    an_suffix suffix = an_suffix_read(an_text_after(word, size), ply->sign != AN_NO_SIGN);
    drop_late_sign(&scribe->patches, token->offset + size, &suffix);
    return size + suffix.spelling;
}

/* A word that stands for a move may stand in brackets, or be the dots of a number: the move that
 * takes its place stands alone, behind a number with a dot. */
static void replace_word(an_scribe *scribe, size_t at, size_t size, an_text text)
{
    an_text bytes = scribe->judgement->game->bytes;
    bool is_in_brackets =
        at > 0 && at + size < bytes.size && bytes.at[at - 1] == '[' && bytes.at[at + size] == ']';
    if (is_in_brackets)
        add_patch(&scribe->patches, --at, 1, an_text_from("", 0));
    if (at > 0 && an_is_digit(bytes.at[at - 1]))
        add_patch(&scribe->patches, at, 0, an_text_of(". "));
    add_patch(&scribe->patches, at + is_in_brackets, size, text);
    if (is_in_brackets)
        add_patch(&scribe->patches, at + 1 + size, 1, an_text_from("", 0));
}

/* Replaces what stands at a token by the move with this index. */
static void write_anew(an_scribe *scribe, const an_token *token, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_ply *ply = &judgement->plies[index];
    char text[AN_SAN_MAX];
    size_t written = scribe->options.corrects != NULL
                         ? an__scribe_write_meant(scribe, text, ply)
                         : an__scribe_write_move(scribe, text, an_entry_of(ply));
    size_t size = take_spelling(scribe, token, index);
    if (ply->is_mended)
        replace_word(scribe, token->offset, size, an_text_from(text, written));
    else
        add_patch(&scribe->patches, token->offset, size, an_text_from(text, written));
    note_foreign(scribe->patches.foreign, an_text_from(text, written),
                 an_text_from(judgement->game->bytes.at + token->offset, size));
}

/* Sets capitals and small letters of a move right, where nothing else is wrong with it. */
static void correct_case(an_scribe *scribe, const an_token *token, size_t index)
{
    an_text word = an_token_text(scribe->judgement->game, token);
    char text[AN_SAN_MAX];
    size_t size = an__scribe_write_meant(scribe, text, &scribe->judgement->plies[index]), same = 0;
    while (size > 0 && an_is_among(text[size - 1], "+#"))
        size--;
    while (same < size && same < word.size && an_lower(text[same]) == an_lower(word.at[same]))
        same++;
    if (same == size && memcmp(text, word.at, size) != 0)
        add_patch(&scribe->patches, token->offset, size, an_text_from(text, size));
}

static void keep_move(an_scribe *scribe, size_t index, bool is_written)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    if (is_written)
        write_anew(scribe, token, index);
    else if (scribe->patches.corrects_case)
        correct_case(scribe, token, index);
    an_written_line_pass(an_scribe_current(scribe), &scribe->judgement->plies[index]);
}

/* Replaces a move that stands again. It is written for the side that made it, so one ply back. */
static void keep_again(an_scribe *scribe, const an_token *token)
{
    an_written_line *line = an_scribe_current(scribe);
    line->ply--;
    write_anew(scribe, token, token->value);
    line->ply++;
}

/* Returns true if a token is a move that was played, for the first time or again; *index becomes
 * that of its first time. */
static bool is_played_move(const an_judgement *judgement, size_t *index)
{
    const an_token *token = &judgement->game->tokens[*index];
    if (token->kind == AN_TOKEN_AGAIN)
        *index = token->value;
    return (token->kind == AN_TOKEN_AGAIN || token->kind == AN_TOKEN_MOVE) &&
           judgement->plies[*index].is_played;
}

/* Returns true if a move that was played is written anew. */
static bool is_written_anew(const an_scribe *scribe, size_t index)
{
    const bool *corrects = scribe->options.corrects;
    return corrects == NULL || an__correction_of(scribe->judgement, index, corrects) != NULL;
}

/* Removes a check or e.p. sign that stands apart, with the blanks before it: it is part of the move
 * that was written anew. */
static void keep_sign(an_scribe *scribe, const an_token *token)
{
    const an_game *game = scribe->judgement->game;
    bool awaits_sign = an_scribe_current(scribe)->awaits_sign;
    an_suffix suffix = an_suffix_read(an_token_text(scribe->judgement->game, token), awaits_sign);
    drop_late_sign(&scribe->patches, token->offset, &suffix);
    if (suffix.spelling == 0)
        return;
    size_t at = token->offset;
    while (at > 0 && game->bytes.at[at - 1] == ' ')
        at--;
    add_patch(&scribe->patches, at, token->offset - at + suffix.spelling, an_text_from("", 0));
}

static int by_place(const void *a, const void *b)
{
    const an_patch *left = a, *right = b;
    if (left->at != right->at)
        return left->at < right->at ? -1 : 1;
    return left->order < right->order ? -1 : 1;
}

/* In a sheet of two blocks the tokens do not come in the order of their bytes. */
static bool are_in_order(const an_patch *patches, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (patches[i - 1].at > patches[i].at)
            return false;
    return true;
}

static void put_patched(an_buffer *out, an_text bytes, an_patches *patches)
{
    size_t copied = 0;
    if (!are_in_order(patches->at, patches->count))
        qsort(patches->at, patches->count, sizeof *patches->at, by_place);
    for (size_t i = 0; i < patches->count; i++) {
        const an_patch *patch = &patches->at[i];
        size_t end = patch->at + patch->size;
        if (patch->at > copied)
            an_buffer_add(out, bytes.at + copied, patch->at - copied);
        an_buffer_add(out, patches->text.at + patch->text_at, patch->text_size);
        copied = end > copied ? end : copied;
    }
    an_buffer_add(out, bytes.at + copied, bytes.size - copied);
}

static void begin_patches(an_scribe *scribe)
{
    const bool *corrects = scribe->options.corrects;
    scribe->patches.count = 0;
    an__buffer_clear(&scribe->patches.text);
    scribe->patches.corrects_case =
        corrects != NULL && an__case_correction(scribe->judgement, corrects) != NULL;
}

void an__layout_keep(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    bool after_move = false;
    begin_patches(scribe);
    an_scribe_begin_lines(scribe);
    for (size_t i = 0; i < game->token_count && !scribe->failed; i++) {
        const an_token *token = &game->tokens[i];
        size_t index = i;
        bool is_played = is_played_move(judgement, &index);
        bool is_move = is_played && is_written_anew(scribe, index);
        if (is_move && token->kind == AN_TOKEN_AGAIN)
            keep_again(scribe, token);
        else if (is_played && token->kind == AN_TOKEN_MOVE)
            keep_move(scribe, i, is_move);
        else if (token->kind == AN_TOKEN_SIGN && after_move)
            keep_sign(scribe, token);
        else if (token->kind == AN_TOKEN_OPEN)
            an_scribe_open_line(scribe);
        else if (token->kind == AN_TOKEN_CLOSE)
            an_written_lines_close(&scribe->lines);
        after_move = is_move || (token->kind == AN_TOKEN_SIGN && after_move);
    }
    scribe->failed = scribe->failed || scribe->patches.text.failed;
    if (!scribe->failed)
        put_patched(&scribe->page.out, game->bytes, &scribe->patches);
}
