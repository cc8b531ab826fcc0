/* Layout keep: moves in comments and prose. */
#include "quoted_moves.h"

#include <string.h>

#include "buffer.h"
#include "comment.h"
#include "known_lines.h"
#include "lexer.h"
#include "notation.h"
#include "parse.h"
#include "patches.h"
#include "signs.h"
#include "text.h"

/* ---- the lines of the game ---- */

/* Plays the whole main line at once, because a comment may be about moves that are still to
 * come. */
void an__quoted_begin(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    an_quoted_moves *s = &scribe->patches.quoted;
    s->known.line_count = s->known.position_count = 0;
    if (!scribe->options.converts_prose)
        return;
    an_position position = judgement->board.start;
    size_t token = 0;
    an__known_open(scribe, 0);
    an__known_add(scribe, &position);
    for (const an_ply *ply; (ply = an_judgement_next(judgement, &token)) != NULL;) {
        position = an_position_play(&position, ply->move);
        an__known_add(scribe, &position);
    }
}

void an__quoted_pass(an_scribe *scribe, an_move move)
{
    const an_known_lines *k = &scribe->patches.quoted.known;
    if (an_scribe_in_main_line(scribe))
        return;
    const an_position *before =
        an__known_at(k, k->line_count - 1, an_scribe_current(scribe)->ply - 1);
    if (before == NULL)
        return;
    an_position position = an_position_play(before, move);
    an__known_add(scribe, &position);
}

void an__quoted_open(an_scribe *scribe)
{
    const an_known_lines *k = &scribe->patches.quoted.known;
    uint32_t begin = an_scribe_current(scribe)->begin;
    if (!scribe->options.converts_prose || scribe->failed)
        return;
    const an_position *start = an__known_at(k, k->line_count - 1, begin);
    an__known_open(scribe, begin);
    if (start == NULL)
        return;
    an_position copy = *start; /* a copy, because the positions may be moved to other memory */
    an__known_add(scribe, &copy);
}

void an__quoted_close(an_scribe *scribe)
{
    an_known_lines *k = &scribe->patches.quoted.known;
    if (scribe->options.converts_prose && k->line_count > scribe->lines.count)
        an__known_close(k);
}

/* ---- words ---- */

/* A text that is looked at, and where it stands in the game. */
typedef struct passage {
    an_text text; /* a copy, in which commands such as [%csl …] are blanks */
    size_t offset;
    size_t game_line; /* index of the line of the game that the text interrupts */
} passage;

static an_text word_of(const passage *p, const an_token *word)
{
    return an_text_from(p->text.at + word->offset, word->size);
}

static bool names_square_at(an_text text, size_t at)
{
    return at + 1 < text.size && text.at[at] >= 'a' && text.at[at] <= 'h' &&
           text.at[at + 1] >= '1' && text.at[at + 1] <= '8';
}

/* Returns true if a text names a square or contains castling. */
static bool may_speak_of_moves(an_text text)
{
    for (size_t i = 0; i + 1 < text.size; i++)
        if (names_square_at(text, i) || (an_is_among(text.at[i], "O0o") && text.at[i + 1] == '-'))
            return true;
    return false;
}

/* Returns true for a word that can only be a move. Others may be words of the text ("de" has the
 * shape of a pawn's capture), or name a square. */
static bool is_surely_move(an_text word)
{
    bool is_square = names_square_at(word, 0) && !(word.size > 2 && an_is_letter(word.at[2]));
    return may_speak_of_moves(word) && !is_square;
}

/* Returns true if a word that stays unchanged may be a move that the new notation would write
 * otherwise. */
static bool matters(const an_scribe *scribe, an_text word)
{
    an_san san;
    const an_notation *from = scribe->judgement->notation, *to = &scribe->options.notation;
    if (!may_speak_of_moves(word) || from->language == to->language)
        return false;
    an_code code = an_san_parse(&san, word, from);
    bool is_by_pawn = code == AN_OK && san.kind == AN_SAN_MOVE && san.promotion == AN_NO_ROLE &&
                      (san.role == AN_NO_ROLE || san.role == AN_PAWN);
    return code != AN_UNREADABLE_TOKEN && (!is_by_pawn || an_is_coordinates(to));
}

/* Records a word of the game that stays unchanged. */
static void leave(an_scribe *scribe, an_text word)
{
    an_quoted_moves *s = &scribe->patches.quoted;
    if (!matters(scribe, word))
        return;
    if (AN_ARRAY_RESERVE(s->left, s->left_capacity, s->left_count))
        s->left[s->left_count++] = word;
    else
        scribe->failed = true;
}

static void leave_word(an_scribe *scribe, const passage *p, const an_token *word)
{
    const char *begin = scribe->judgement->game->bytes.at + p->offset;
    if (word->kind == AN_TOKEN_MOVE)
        leave(scribe, an_text_from(begin + word->offset, word->size));
}

/* Records all words of a text that stay unchanged. */
static void leave_all(an_scribe *scribe, an_text text)
{
    for (size_t at = 0, size; at < text.size; at += size + 1) {
        for (size = 0; at + size < text.size; size++)
            if (an_is_space(text.at[at + size]) || an_is_among(text.at[at + size], ".,;:()[]"))
                break;
        leave(scribe, an_text_from(text.at + at, size));
    }
}

/* ---- moves that follow a number ---- */

/* Returns true if the word at `index` continues the moves before it, with only blanks between. */
static bool goes_on(const an_quoted_moves *s, const passage *p, size_t index)
{
    if (index >= s->word_count)
        return false;
    const an_token *word = &s->words[index], *before = word - 1;
    size_t end = before->offset + before->size;
    an_text gap = an_text_from(p->text.at + end, word->offset - end);
    return an__space_size(gap) == gap.size &&
           (word->kind == AN_TOKEN_NUMBER || word->kind == AN_TOKEN_MOVE ||
            word->kind == AN_TOKEN_SIGN || word->kind == AN_TOKEN_NAG);
}

static unsigned half_of(const an_position *position)
{
    return 2u * position->move_number + position->turn;
}

static unsigned half_of_number(const an_token *number)
{
    return 2u * number->value + number->says_black;
}

/* Returns true if a word is a legal move in the game's language, followed only by signs. */
static bool read_move(const an_scribe *scribe, const an_position *position, an_text word,
                      an_word_read *read)
{
    return an__word_read(read, position, word, scribe->judgement->notation, NULL) == AN_OK &&
           !read->has_rest;
}

/* The moves behind a number, and how far they were played. */
typedef struct playing {
    an_position position;
    size_t next;      /* index of the next word */
    size_t count;     /* number of moves played */
    bool is_refused;  /* one of them cannot be played */
    an_buffer *texts; /* receives the new moves one after the other; if NULL, they replace those in
                         the game */
} playing;

static void take_move(an_scribe *scribe, const passage *p, playing *play, const an_word_read *read)
{
    const an_token *word = &scribe->patches.quoted.words[play->next];
    char text[AN_SAN_MAX];
    an_text written = an_text_from(text, an_san_write(text, &read->due, &scribe->options.notation));
    play->position = an_position_play(&play->position, read->move);
    play->count++;
    if (play->texts != NULL) {
        an_buffer_put_text(play->texts, written);
        an_buffer_put_char(play->texts, '\n');
        return;
    }
    size_t at = p->offset + word->offset;
    an_text stood = an_text_from(scribe->judgement->game->bytes.at + at,
                                 read->said.size + read->signs.spelling);
    an__patch_late_sign(&scribe->patches, at + read->said.size, &read->signs);
    an__patch_move(&scribe->patches, at, stood, written);
    an__known_add(scribe, &play->position);
}

/* Takes a sign that stands apart from the move before it. */
static void take_sign(an_scribe *scribe, const passage *p, const playing *play, bool awaits_sign)
{
    const an_token *word = &scribe->patches.quoted.words[play->next];
    an_suffix suffix = an_signs_apart(word_of(p, word), awaits_sign);
    if (play->texts == NULL && word->kind == AN_TOKEN_SIGN)
        an__patch_sign_apart(&scribe->patches, scribe->judgement->game->bytes,
                             p->offset + word->offset, &suffix);
}

/* Plays the moves behind the number at play->next. */
static void play_from(an_scribe *scribe, const passage *p, playing *play)
{
    const an_quoted_moves *s = &scribe->patches.quoted;
    bool awaits_sign = false;
    play->count = 0;
    for (play->next++; goes_on(s, p, play->next) && !play->is_refused; play->next++) {
        const an_token *word = &s->words[play->next];
        an_word_read read;
        if (word->kind == AN_TOKEN_NUMBER && half_of_number(word) != half_of(&play->position))
            return;
        if (word->kind == AN_TOKEN_SIGN && play->count > 0)
            take_sign(scribe, p, play, awaits_sign);
        if (word->kind != AN_TOKEN_MOVE)
            continue;
        if (!read_move(scribe, &play->position, word_of(p, word), &read)) {
            play->is_refused = is_surely_move(word_of(p, word));
            return;
        }
        awaits_sign = read.due.sign != AN_NO_SIGN && read.signs.sign == AN_NO_SIGN;
        take_move(scribe, p, play, &read);
    }
}

/* ---- where they begin ---- */

/* Returns true if the moves behind a number can be played from `position`. Returns false if they
 * cannot, if there are none, or if `position` is NULL. */
static bool can_play(an_scribe *scribe, const passage *p, size_t number,
                     const an_position *position, an_buffer *texts)
{
    an__buffer_clear(texts);
    if (position == NULL)
        return false;
    playing play = {.position = *position, .next = number, .texts = texts};
    play_from(scribe, p, &play);
    scribe->failed = scribe->failed || texts->failed;
    return play.count > 0 && !play.is_refused && !texts->failed;
}

/* Begins a line of moves in the text. It replaces the previous line of the passage, but keeps the
 * moves that both share. */
static void begin_line(an_scribe *scribe, const passage *p, uint32_t ply,
                       const an_position *position)
{
    an_known_lines *k = &scribe->patches.quoted.known;
    size_t at = (size_t)(position - k->positions);
    bool has_own = k->line_count - 1 > p->game_line;
    an_position copy = *position; /* a copy, because the positions may be moved to other memory */
    if (has_own && at >= k->lines[k->line_count - 1].base) {
        k->position_count = at + 1;
        return;
    }
    if (has_own)
        an__known_close(k);
    an__known_open(scribe, ply);
    an__known_add(scribe, &copy);
}

static bool are_equal(const an_buffer *a, const an_buffer *b)
{
    return an_text_equal(an_buffer_text(a), an_buffer_text(b));
}

/* Returns the position before the moves behind `number`, in the line of the passage or in the game.
 * Returns NULL if they can be played in neither, or in both and would be written differently. */
static const an_position *choose(an_scribe *scribe, const passage *p, size_t number, uint32_t ply)
{
    an_quoted_moves *s = &scribe->patches.quoted;
    const an_known_lines *k = &s->known;
    const an_position *own = an__known_at(k, k->line_count - 1, ply);
    const an_position *of_game = an__known_at(k, p->game_line, ply);
    bool plays_own = can_play(scribe, p, number, own, &s->texts[0]);
    bool plays_game = own != of_game && can_play(scribe, p, number, of_game, &s->texts[1]);
    bool differ = plays_own && plays_game && !are_equal(&s->texts[0], &s->texts[1]);
    if (differ || scribe->failed)
        return NULL;
    return plays_own ? own : plays_game ? of_game : NULL;
}

/* Returns false for a word of the text that can be no move. */
static bool is_of_moves(const passage *p, const an_token *word)
{
    return word->kind != AN_TOKEN_MOVE || may_speak_of_moves(word_of(p, word));
}

/* Converts the moves behind a number. If that is impossible, they and all that continues them stay
 * unchanged. Returns the index of the word behind them. */
static size_t convert_from(an_scribe *scribe, const passage *p, size_t number)
{
    an_quoted_moves *s = &scribe->patches.quoted;
    unsigned half = half_of_number(&s->words[number]),
             first = half_of(&scribe->judgement->board.start);
    const an_position *position = half >= first ? choose(scribe, p, number, half - first) : NULL;
    if (position == NULL) {
        size_t next = number + 1;
        for (; goes_on(s, p, next) && is_of_moves(p, &s->words[next]); next++)
            leave_word(scribe, p, &s->words[next]);
        return next;
    }
    playing play = {.position = *position, .next = number};
    begin_line(scribe, p, half - first, position);
    play_from(scribe, p, &play);
    return play.next;
}

/* ---- passages ---- */

/* Cuts a text into words. Commands become blanks, because they contain no moves. */
static void cut(an_scribe *scribe, passage *p, an_text text)
{
    an_quoted_moves *s = &scribe->patches.quoted;
    an__buffer_clear(&s->text);
    an_buffer_put_text(&s->text, text);
    s->word_count = 0;
    if (s->text.failed) {
        scribe->failed = true;
        return;
    }
    char *at = s->text.at, *end = at + s->text.size, *close;
    for (char *open = at; (open = strstr(open, "[%")) != NULL; open = close) {
        close = strchr(open, ']');
        close = close == NULL ? end : close;
        memset(open, ' ', (size_t)(close - open));
    }
    an_lexer lexer = {.begin = at, .at = at, .end = end, .mode.is_text = true};
    for (;;) {
        an_token word = an__lexer_next(&lexer, at);
        if (word.kind == AN_RAW_END)
            break;
        if (!AN_ARRAY_RESERVE(s->words, s->word_capacity, s->word_count)) {
            scribe->failed = true;
            break;
        }
        s->words[s->word_count++] = word;
    }
    p->text = an_text_from(at, s->text.size);
}

/* Converts a text. A parenthesis begins another line; behind it, the line around it goes on. */
static void convert(an_scribe *scribe, an_text text)
{
    an_quoted_moves *s = &scribe->patches.quoted;
    an_known_lines *k = &s->known;
    passage p = {.offset = (size_t)(text.at - scribe->judgement->game->bytes.at),
                 .game_line = k->line_count - 1};
    cut(scribe, &p, text);
    for (size_t i = 0; i < s->word_count && !scribe->failed;) {
        const an_token *word = &s->words[i];
        if (word->kind == AN_TOKEN_NUMBER) {
            i = convert_from(scribe, &p, i);
            continue;
        }
        if (word->kind == AN_TOKEN_OPEN)
            an__known_open(scribe, UINT32_MAX);
        else if (word->kind == AN_TOKEN_CLOSE && k->line_count - 1 > p.game_line)
            an__known_close(k);
        leave_word(scribe, &p, word);
        i++;
    }
    while (k->line_count - 1 > p.game_line)
        an__known_close(k);
}

/* Returns true for a number, a word of prose, and a sign behind one of them. */
static bool is_of_prose(const an_scribe *scribe, size_t index)
{
    uint8_t kind = scribe->judgement->game->tokens[index].kind;
    if (scribe->judgement->plies[index].is_refused)
        return false;
    return an_scribe_is_prose(scribe, index) || kind == AN_TOKEN_NUMBER || kind == AN_TOKEN_SIGN ||
           kind == AN_TOKEN_NAG;
}

static void look_for_moves(an_scribe *scribe, an_text text)
{
    if (!may_speak_of_moves(text) || an_text_starts(text, "algnot"))
        return;
    if (scribe->options.converts_prose)
        convert(scribe, text);
    else
        leave_all(scribe, text);
}

void an__quoted_look_at_comment(an_scribe *scribe, const an_token *token)
{
    an_text text = an_token_text(scribe->judgement->game, token);
    if (*text.at != '%')
        look_for_moves(scribe, an__comment_text(text));
}

size_t an__quoted_look_at_prose(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    size_t begin = game->tokens[index].offset, end = begin;
    for (; index < game->token_count && is_of_prose(scribe, index); index++)
        if (an_scribe_is_prose(scribe, index)) /* numbers behind it may belong to the game */
            end = game->tokens[index].offset + game->tokens[index].size;
    /* In a sheet of two blocks, words of the other block stand between those of the prose. */
    if (!game->has_blocks)
        look_for_moves(scribe, an_text_from(game->bytes.at + begin, end - begin));
    return index;
}
