/* Layout keep: replaces moves with their check, mate and e.p. signs, and copies all other bytes
 * unchanged. */
#include "layouts.h"

#include <string.h>

#include "bitboard.h"
#include "buffer.h"
#include "bytes.h"
#include "comment.h"
#include "corrected.h"
#include "fold.h"
#include "letters.h"
#include "moves.h"
#include "packed_move.h"
#include "patches.h"
#include "quoted_moves.h"
#include "scribe.h"
#include "signs.h"
#include "text.h"
#include "token.h"

/* Returns how many bytes of the token `index` are the move and the signs that are part of its
 * spelling. */
static size_t take_spelling(an_scribe *scribe, const an_token *token, size_t index)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    if (an_ply_is_bare(ply, token))
        return token->size;
    an_text word = an_token_text(scribe->judgement->game, token);
    size_t size = an__scribe_move_size(scribe, index);
    if (size > word.size) /* a repeated move may lack its sign of capture */
        size = word.size;
    an_suffix suffix = an_signs_glued(an_text_after(word, size), ply);
    an__patch_late_sign(&scribe->patches, token->offset + size, &suffix);
    return size + suffix.spelling;
}

/* Replaces a word that stands for a move. The word may stand in brackets, or be the dots of a
 * number; the new move stands alone, behind a number with a dot. */
static void replace_word(an_scribe *scribe, size_t at, an_text stood, an_text text)
{
    an_text bytes = scribe->judgement->game->bytes;
    size_t end = at + stood.size;
    bool is_in_brackets =
        at > 0 && end < bytes.size && bytes.at[at - 1] == '[' && bytes.at[end] == ']';
    size_t begin = at - is_in_brackets;
    if (is_in_brackets)
        an__patch(&scribe->patches, begin, 1, an_text_from("", 0));
    if (begin > 0 && an_is_digit(bytes.at[begin - 1]))
        an__patch(&scribe->patches, begin, 0, an_text_of(". "));
    an__patch_move(&scribe->patches, at, stood, text);
    if (is_in_brackets)
        an__patch(&scribe->patches, end, 1, an_text_from("", 0));
}

/* Replaces a token by the move at the token `index`. */
static void write_anew(an_scribe *scribe, const an_token *token, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_ply *ply = &judgement->plies[index];
    char text[AN_SAN_MAX];
    size_t written =
        scribe->options.corrects != NULL
            ? an__scribe_write_meant(scribe, text, ply, an_token_text(judgement->game, token))
            : an_scribe_write_move(scribe, text, an_entry_of(ply));
    size_t size = take_spelling(scribe, token, index);
    an_text stood = an_text_from(judgement->game->bytes.at + token->offset, size);
    if (ply->is_mended)
        replace_word(scribe, token->offset, stood, an_text_from(text, written));
    else
        an__patch_move(&scribe->patches, token->offset, stood, an_text_from(text, written));
}

/* Puts the mark of a move that was played although it is illegal behind its word. */
static void mark_played(an_scribe *scribe, const an_token *token)
{
    const char *const parts[] = {" {", an__played_mark, "}"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        an__patch(&scribe->patches, token->offset + token->size, 0, an_text_of(parts[i]));
}

/* Returns true if `word` names the piece that moves in the sheet's other language, not in its own.
 */
static bool is_in_other_language(const an_scribe *scribe, an_text word, const an_ply *ply)
{
    const an_notation *own = scribe->judgement->notation;
    an_notation other = *own;
    an_san as_own, as_other;
    other.language = &an_languages[an_first(scribe->patches.habit->facts.languages)];
    return an_san_parse(&as_other, word, &other) == AN_OK && as_other.role == ply->role &&
           (an_san_parse(&as_own, word, own) != AN_OK || as_own.role != ply->role);
}

/* Corrects a word that is written by the habit of the sheet: a torn move, capitals and small
 * letters of a move that is otherwise right, or a move in another language. */
static void correct_habit(an_scribe *scribe, const an_token *token, size_t index)
{
    const an_ply *ply = &scribe->judgement->plies[index];
    an_text word = an_token_text(scribe->judgement->game, token);
    char text[AN_SAN_MAX];
    size_t size = an__scribe_write_meant(scribe, text, ply, word);
    const bool is_mixed = scribe->patches.habit->code == AN_MIXED_LANGUAGES;
    const bool is_torn =
        memchr(word.at, ' ', word.size) != NULL && an__spelled_piece_size(word) == 0;
    if (is_mixed ? is_in_other_language(scribe, word, ply) : is_torn)
        write_anew(scribe, token, index);
    if (is_mixed || is_torn)
        return;
    while (size > 0 && an_is_among(text[size - 1], "+#"))
        size--;
    const size_t same = an__size_in_any_case(word, an_text_from(text, size));
    if (same > 0 && !an_text_equal(an_text_from(word.at, same), an_text_from(text, size)))
        an__patch(&scribe->patches, token->offset, same, an_text_from(text, size));
}

static void keep_move(an_scribe *scribe, size_t index, bool is_written)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    if (is_written)
        write_anew(scribe, token, index);
    else if (scribe->patches.habit != NULL)
        correct_habit(scribe, token, index);
    const an_judgement *judgement = scribe->judgement;
    if (judgement->plies[index].is_illegal && !an__is_marked_played(judgement->game, index))
        mark_played(scribe, token);
    an_written_line_pass(an_scribe_current(scribe), &scribe->judgement->plies[index]);
    if (scribe->options.converts_prose)
        an__quoted_pass(scribe, scribe->judgement->plies[index].move);
}

/* Replaces a move that is written a second time. It belongs to the side that played it, one
 * half-move back. */
static void keep_again(an_scribe *scribe, const an_token *token)
{
    an_written_line *line = an_scribe_current(scribe);
    line->ply--;
    write_anew(scribe, token, token->value);
    line->ply++;
}

/* Returns true if a token is a move that was played, even if it is written a second time. *index is
 * then set to the token of its first time. */
static bool is_played_move(const an_judgement *judgement, size_t *index)
{
    const an_token *token = &judgement->game->tokens[*index];
    if (token->kind == AN_TOKEN_AGAIN)
        *index = token->value;
    return (token->kind == AN_TOKEN_AGAIN || token->kind == AN_TOKEN_MOVE) &&
           judgement->plies[*index].is_played;
}

/* Returns true if the played move at `index` is written in the new notation. */
static bool is_written_anew(const an_scribe *scribe, size_t index)
{
    const bool *corrects = scribe->options.corrects;
    return corrects == NULL || an__correction_of(scribe->judgement, index, corrects) != NULL;
}

/* Removes a check or e.p. sign that stands apart from its move, and the blanks before it, because
 * the new move already has that sign. */
static void keep_sign(an_scribe *scribe, const an_token *token)
{
    const an_game *game = scribe->judgement->game;
    bool awaits_sign = an_scribe_current(scribe)->awaits_sign;
    an_suffix suffix = an_signs_apart(an_token_text(game, token), awaits_sign);
    an__patch_sign_apart(&scribe->patches, game->bytes, token->offset, &suffix);
}

static void begin_patches(an_scribe *scribe)
{
    const bool *corrects = scribe->options.corrects;
    scribe->patches.count = 0;
    an__buffer_clear(&scribe->patches.text);
    scribe->patches.habit =
        corrects == NULL ? NULL : an__habit_correction(&scribe->judgement->findings, corrects);
}

static void keep_bracket(an_scribe *scribe, const an_token *token)
{
    if (token->kind == AN_TOKEN_OPEN) {
        an_scribe_open_line(scribe);
        an__quoted_open(scribe);
    } else {
        an_written_lines_close(&scribe->lines);
        an__quoted_close(scribe);
    }
}

/* Returns true for a number that is not followed by a move of the game. */
static bool numbers_word(const an_scribe *scribe, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    bool is_of_game =
        index + 1 < judgement->game->token_count && judgement->plies[index + 1].is_played;
    return judgement->game->tokens[index].kind == AN_TOKEN_NUMBER && !is_of_game;
}

/* Looks for moves in a comment, or in words among the moves, but not behind an error. Returns the
 * index of the last token that it looked at. */
static size_t keep_words(an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    an_written_line *line = an_scribe_current(scribe);
    line->stopped = line->stopped || scribe->judgement->plies[index].is_refused;
    if (line->stopped || scribe->options.corrects != NULL)
        return index;
    if (an_is_comment(token))
        an__quoted_look_at_comment(scribe, token);
    else if (an_scribe_is_prose(scribe, index) || numbers_word(scribe, index))
        return an__quoted_look_at_prose(scribe, index) - 1;
    return index;
}

static void keep_tokens(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    bool after_move = false;
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
        else if (an_is_bracket(token))
            keep_bracket(scribe, token);
        else
            i = keep_words(scribe, i);
        after_move = is_move || (after_move && an_is_remark(token));
    }
    scribe->failed = scribe->failed || scribe->patches.text.failed;
    if (!scribe->failed)
        an__patches_put(&scribe->page.out, game->bytes, &scribe->patches);
}

/* ---- a game that is kept as packed moves ---- */

/* A game that is being copied to the page, which has room for all of it. */
typedef struct copying {
    const char *at; /* the current place in the game */
    char *out;
} copying;

static void copy_to(copying *c, const char *end)
{
    size_t size = (size_t)(end - c->at);
    memcpy(c->out, c->at, size);
    c->out += size;
    c->at = end;
}

/* Returns true for white space. A game kept as packed moves has no other control characters. */
static inline bool is_blank(char c)
{
    return (unsigned char)c <= ' ';
}

/* Writes the next move in the place of `word`. In the place of "e.p." it writes nothing, and
 * removes the blanks before it. Returns the place behind what was written. */
static char *write_for(an_scribe *scribe, an_text word, char *out)
{
    if (an_text_is(word, "e.p.")) {
        while (out[-1] == ' ')
            out--;
        return out;
    }
    size_t size =
        an_scribe_write_move(scribe, out, scribe->judgement->own.entries[scribe->packed++]);
    an_note_foreign(&scribe->patches, word, an_text_from(out, size));
    an_scribe_current(scribe)->ply++;
    return out + size;
}

/* Returns the bytes of the word at `at`, which ends at white space or at `end`. */
static inline size_t word_size(const char *at, const char *end)
{
    size_t size = 0, left = (size_t)(end - at);
    uint64_t gaps = left >= AN_LANES ? an_gaps_of(at, AN_LANES) : 0;
    if (gaps != 0)
        return an_lowest_bit(gaps);
    while (size < left && !is_blank(at[size]))
        size++;
    return size;
}

/* Returns the bytes of the number that a word of `size` bytes begins with; 0 for 0-0. */
static inline size_t number_size(const char *word, size_t size)
{
    size_t number = 0;
    if (*word > '9' || *word == '0')
        return 0;
    if (word[size - 1] == '.')
        return size;
    while (number < size && (an_is_digit(word[number]) || word[number] == '.'))
        number++;
    return number;
}

/* Copies numbers unchanged, and writes moves in the new notation. The places are local copies, so
 * that the compiler knows that no character is written over them. */
static void copy_words(copying *c, an_scribe *scribe, const char *end)
{
    const char *at = c->at;
    char *out = c->out;
    while (at < end) {
        if (is_blank(*at)) {
            *out++ = *at++;
            continue;
        }
        const size_t size = word_size(at, end), number = number_size(at, size);
        for (size_t i = 0; i < number; i++)
            *out++ = at[i];
        if (number < size)
            out = write_for(scribe, an_text_from(at + number, size - number), out);
        at += size;
    }
    c->at = at;
    c->out = out;
}

/* Returns where the moves begin, behind the last tag. */
static const char *end_of_tags(const an_game *game)
{
    const an_text value = game->tags[game->tag_count - 1].value;
    const char *at = value.at + value.size;
    while (*at++ != ']')
        ;
    return at;
}

static void keep_packed(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    an_buffer *out = &scribe->page.out;
    size_t room = game->bytes.size + judgement->own.entry_count * AN_SAN_MAX;
    if (scribe->failed || !an_buffer_reserve(out, room))
        return;
    copying c = {.at = game->bytes.at, .out = out->at + out->size};
    scribe->packed = 0;
    copy_to(&c, end_of_tags(game));
    for (size_t i = 0; i < game->token_count && !scribe->failed; i++) {
        const an_token *token = &game->tokens[i];
        copy_words(&c, scribe, game->bytes.at + token->offset);
        copy_to(&c, c.at + token->size);
        if (an_is_bracket(token))
            keep_bracket(scribe, token);
        else if (an_is_comment(token))
            an__quoted_look_at_comment(scribe, token);
    }
    copy_to(&c, game->bytes.at + game->bytes.size);
    out->size = (size_t)(c.out - out->at);
    out->at[out->size] = '\0';
}

void an__layout_keep(an_scribe *scribe)
{
    begin_patches(scribe);
    an_scribe_begin_lines(scribe);
    an__quoted_begin(scribe);
    if (scribe->judgement->own.entries != NULL)
        keep_packed(scribe);
    else
        keep_tokens(scribe);
}
