/* What a word of plain text may be: a move, a damaged move, or a number that fits. */
#include "prose_words.h"

#include <string.h>

#include "bitboard.h"
#include "capitals.h"
#include "confusions.h"
#include "dots.h"
#include "figures.h"
#include "fold.h"
#include "glyphs.h"
#include "letters.h"
#include "lexer.h"
#include "suffix.h"
#include "utf8.h"
#include "word.h"

an_text an__prose_text_from(const an_prose *p, const an_token *token)
{
    const char *at = an_prose_at(p, token);
    return an_text_from(at, (size_t)(p->draft->lexer.end - at));
}

/* Returns true if `word` has the shape of a move. The answer is kept, as each word is asked about
 * several times: when it comes into sight, when it is taken, and once for each number before it. */
static bool has_shape(const an_prose *p, const an_token *token, an_text word)
{
    an_shape *shape = &p->sheet->shapes[token->offset % AN_SHAPES_KEPT];
    if (shape->offset != token->offset || shape->size != token->size)
        *shape = (an_shape){token->offset, token->size, an__word_has_shape(word)};
    return shape->is_move;
}

bool an__looks_like_move(const an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    if (token->kind != AN_TOKEN_MOVE)
        return false;
    if (an_is_digit(*word.at) && *word.at != '0')
        return p->numbers.are_moves || !p->has_moves;
    bool is_plain = token->value != 0;
    return is_plain || has_shape(p, token, word) ||
           (p->choices->in_capitals && an__is_move_in_capitals(word));
}

static bool was_looked_at(const an_ahead *ahead, const an_lexer *lexer)
{
    return ahead->from == lexer->at && ahead->depth == lexer->depth &&
           ahead->lexer.end == lexer->end;
}

an_token an__prose_peek(const an_prose *p)
{
    const an_lexer *lexer = &p->draft->lexer;
    an_ahead *ahead = &p->sheet->ahead;
    if (was_looked_at(ahead, lexer))
        return ahead->token;
    ahead->from = lexer->at;
    ahead->depth = lexer->depth;
    ahead->lexer = *lexer;
    return ahead->token = an__lexer_next(&ahead->lexer, p->draft->base);
}

an_token an__prose_next(an_prose *p)
{
    an_draft *draft = p->draft;
    if (!was_looked_at(&p->sheet->ahead, &draft->lexer))
        return an__lexer_next(&draft->lexer, draft->base);
    draft->lexer = p->sheet->ahead.lexer;
    return p->sheet->ahead.token;
}

bool an__move_follows(const an_prose *p)
{
    an_token next = an__prose_peek(p);
    return an__looks_like_move(p, &next);
}

bool an__move_is_next(const an_prose *p, an_lexer ahead)
{
    an_token next = an__look(p, &ahead, 0);
    return an__looks_like_move(p, &next);
}

bool an__has_move(const an_prose *p, const an_token *token, an_lexer behind)
{
    return token->kind == AN_TOKEN_NUMBER && token->value > 0 && an__move_is_next(p, behind);
}

/* ---- ahead ---- */

/* Returns the bytes of the figure that `text` begins with, including brackets around it. */
static size_t bracketed_figure_size(an_text text)
{
    bool is_open = text.size > 0 && (*text.at == '(' || *text.at == '['), is_unmarked;
    size_t size = an__figure_size(an_text_after(text, is_open), &is_unmarked);
    if (!is_open || size == 0)
        return size;
    an_text rest = an_text_after(text, 1 + size);
    return rest.size > 0 && (*rest.at == ')' || *rest.at == ']') ? size + 2 : 0;
}

bool an__prose_begins_figure(const an_prose *p, const an_token *token)
{
    bool is_unmarked;
    return an__figure_size(an__prose_text_from(p, token), &is_unmarked) > 0;
}

/* Returns the bytes of the figure that begins with `token`; 0 if there is none. */
static size_t figure_size(const an_prose *p, const an_token *token)
{
    bool may_be = token->kind != AN_RAW_END && token->kind != AN_TOKEN_RESULT;
    return may_be ? bracketed_figure_size(an__prose_text_from(p, token)) : 0;
}

/* Returns the bits by which a look ahead passes over `token`; 0 if it never does. */
static unsigned passes_of(const an_prose *p, const an_token *token)
{
    static const uint8_t passes[AN_RAW_END + 1] = {
        [AN_TOKEN_SIGN] = AN_PASS_SIGNS,       [AN_TOKEN_NAG] = AN_PASS_SIGNS,
        [AN_TOKEN_COMMENT] = AN_PASS_COMMENTS, [AN_TOKEN_CLOSE] = AN_PASS_CLOSES,
        [AN_TOKEN_NUMBER] = AN_PASS_NUMBERS,
    };
    return passes[token->kind] | (an__is_full_stop(p, token) ? AN_PASS_STOPS : 0);
}

an_token an__look(const an_prose *p, an_lexer *ahead, unsigned passes)
{
    for (;;) {
        const an_lexer before = *ahead;
        an_token token = an__lexer_next(ahead, p->draft->base);
        const size_t figure = passes & AN_PASS_FIGURES ? figure_size(p, &token) : 0;
        if (figure > 0) {
            *ahead = before;
            ahead->at = an_prose_at(p, &token) + figure;
        } else if (passes == 0 || !(passes & passes_of(p, &token))) {
            return token;
        }
    }
}

uint32_t an__look_over_moves(const an_prose *p, an_lexer *ahead, unsigned passes, an_token *next)
{
    enum { PAIR = 2 };
    uint32_t count = 0;
    *next = an__look(p, ahead, passes);
    for (; count < PAIR && an__looks_like_move(p, next); count++)
        *next = an__look(p, ahead, passes);
    return count;
}

uint32_t an__plies_that_follow(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    an_token next;
    return an__look_over_moves(p, &ahead, AN_PASS_FIGURES | AN_PASS_COMMENTS, &next);
}

/* ---- damaged moves ---- */

/* Returns true if `word` is one letter that stands for a piece or for castling. */
static bool is_lone_letter(an_text word)
{
    size_t size;
    if (word.size == 0 || word.size > 3)
        return false;
    an_utf8_decode(word, &size);
    return size == word.size && (an__capital_size(word) == size || an_san_is_attempt(word));
}

/* Returns true if `token` is a word that is neither a move nor an attempt at one. */
static bool is_plain_word(const an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    return token->kind == AN_TOKEN_MOVE && an__is_word(word) && !an__looks_like_move(p, token) &&
           !an_san_is_attempt(word);
}

/* Returns true if the move that is due stands further on: the next number that has a move fits. If
 * there is none, returns true if White is to move. */
static bool is_yet_to_come(const an_prose *p, an_lexer ahead)
{
    enum { TOKENS_MAX = 64 };
    an_token next = {0};
    for (unsigned i = 0; i < TOKENS_MAX && next.kind != AN_RAW_END; i++) {
        next = an__look(p, &ahead, 0);
        if (next.kind == AN_TOKEN_NUMBER && an__move_is_next(p, ahead))
            return an__number_fits(p, &next);
    }
    return p->line.ply % 2 == 0;
}

/* Returns true if a single letter, maybe before a square, is a word of a sentence that goes on: "O
 * bispo", "A b5 mező fontos". */
static bool is_word_of_a_letter(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    if (p->numbers.awaits_move)
        return false;
    an_token next = an__look(p, &ahead, 0);
    if (!an__looks_like_move(p, &next))
        return is_plain_word(p, &next);
    next = an__look(p, &ahead, 0);
    return is_plain_word(p, &next) && is_yet_to_come(p, ahead);
}

/* Returns true if `word` looks like a move ("CdS", "Tflxfó"), or holds a sign of check ("Fa#4"). */
static bool is_spoilt(an_text word)
{
    enum { SHORTEST = 3, LONGEST = 7 };
    const bool has_sign =
        memchr(word.at, '#', word.size) != NULL || memchr(word.at, '+', word.size) != NULL;
    return an__is_move_alike(word) ||
           (has_sign && an_is_upper(*word.at) && word.size >= SHORTEST && word.size <= LONGEST);
}

bool an__goes_to_square(const an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    return an__looks_like_move(p, token) && (an__file_size(word) > 0 || *word.at == 'x');
}

bool an__is_broken_move(const an_prose *p, const an_token *token)
{
    an_text word = an_prose_text(p, token);
    if (token->kind != AN_TOKEN_MOVE || an_is_digit(*word.at))
        return token->kind == AN_TOKEN_MOVE && *word.at == '0';
    if (is_lone_letter(word) && is_word_of_a_letter(p))
        return false;
    if (an_san_is_attempt(word) || (p->numbers.awaits_move && is_spoilt(word)))
        return true;
    an_token next = an__prose_peek(p);
    bool is_piece =
        p->numbers.awaits_move ? an__may_be_piece(word) : an__capital_size(word) == word.size;
    return is_piece && an__goes_to_square(p, &next);
}

/* Returns true if a square is in `word`, in capitals or with an accent, too: "Ce4", "E4", "é4". */
static bool has_square(an_text word)
{
    for (size_t size; word.size > 1; word = an_text_after(word, size)) {
        uint32_t letter = an__fold(an_utf8_decode(word, &size));
        an_text rest = an_text_after(word, size);
        if (letter >= 'a' && letter <= 'h' && rest.size > 0 && an_names_rank(*rest.at))
            return true;
    }
    return false;
}

/* Returns true if the word behind a number is followed, on the same line, by another one that is a
 * move or an attempt at one: "1. é4 Nf6". A number without a dot may be that of a round. */
static bool goes_on_as_game(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    if (an_is_digit(ahead.at[-1]))
        return false;
    an__look(p, &ahead, 0);
    an_token next = an__look(p, &ahead, 0);
    an_text word = an_prose_text(p, &next);
    return next.kind == AN_TOKEN_MOVE && !an_holds_line_end(p->draft->lexer.at, word.at) &&
           (an__looks_like_move(p, &next) || an_san_is_attempt(word));
}

bool an__is_opening_code(an_text word)
{
    return word.size == 3 && *word.at >= 'A' && *word.at <= 'E' && an_is_digit(word.at[1]) &&
           an_is_digit(word.at[2]);
}

bool an__attempt_follows(const an_prose *p)
{
    an_token next = an__prose_peek(p);
    an_text word = an_prose_text(p, &next);
    return next.kind == AN_TOKEN_MOVE && word.size < 8 && an_san_is_attempt(word) &&
           !an__is_opening_code(word) && (has_square(word) || goes_on_as_game(p));
}

bool an__torn_pair_follows(const an_prose *p)
{
    an_lexer ahead = p->draft->lexer;
    an_token word = an__look(p, &ahead, 0), move = an__look(p, &ahead, 0);
    return word.kind == AN_TOKEN_MOVE && an__looks_like_move(p, &move) &&
           !an_holds_line_end(p->draft->lexer.at, p->draft->base + move.offset);
}

/* ---- numbers ---- */

bool an__number_fits(const an_prose *p, const an_token *number)
{
    bool black_is_due = p->line.ply % 2 == 1;
    if (number->value == 0)
        return number->says_black && black_is_due && p->has_moves && !p->numbers.are_others;
    return number->value == an_awaited_number(p) && number->says_black == black_is_due;
}

bool an__dash_says_black(const an_prose *p, const an_token *number)
{
    return p->line.ply % 2 == 1 && p->has_moves && !number->says_black &&
           number->value == an_awaited_number(p) && an__ends_in_dash(an_prose_text(p, number));
}

bool an__number_is_past(const an_prose *p, const an_token *number)
{
    return number->value < an_awaited_number(p) ||
           (number->value == an_awaited_number(p) && number->says_black < p->line.ply % 2);
}

bool an__is_full_stop(const an_prose *p, const an_token *number)
{
    return number->kind == AN_TOKEN_NUMBER && number->size == 1 &&
           *an_prose_text(p, number).at == '.';
}

/* Returns true if `zeros`, behind the dot of a number, are castling with dots for dashes: "4.0.0".
 */
static bool is_dotted_castling(const an_prose *p, const char *zeros)
{
    enum { LONG = 3 };
    size_t count = 1;
    while (count <= LONG && zeros[0] == '0' && zeros[1] == '.' && zeros[2] == '0') {
        zeros += 2;
        count++;
    }
    return p->has_moves && (count == 2 || count == LONG) && !an_is_digit(zeros[1]);
}

bool an__is_decimal(const an_prose *p, const an_token *number, an_lexer behind)
{
    const char *end = an_prose_end_of(p, number);
    if (end[-1] != '.' || !an_is_digit(*end) || is_dotted_castling(p, end))
        return false;
    an_token next = an__look(p, &behind, 0);
    return next.kind != AN_TOKEN_RESULT && !an__looks_like_move(p, &next);
}

an_text an__without_signs(an_text word)
{
    enum { SHORTEST = 2 };
    for (size_t size = SHORTEST; size < word.size; size++) {
        an_text rest = an_text_after(word, size);
        rest = an_text_after(rest, an__capture_size(rest));
        if (an_is_signs(rest))
            return an_text_from(word.at, size);
    }
    return word;
}

bool an__is_same_move(const an_prose *p, const an_token *move, const an_token *word)
{
    return word->kind == AN_TOKEN_MOVE && an_text_equal(an__without_signs(an_prose_text(p, move)),
                                                        an__without_signs(an_prose_text(p, word)));
}

bool an__repeats_last_move(const an_prose *p, const an_token *number)
{
    if (number->value == 0 || p->line.ply <= p->line.begin || an_ply_of(number) + 1 != p->line.ply)
        return false;
    an_token next = an__prose_peek(p);
    return an__is_same_move(p, &p->draft->tokens.items[p->line.last_move], &next);
}

/* ---- the words of an end ---- */

an_text an__prose_bare_word(an_text word)
{
    while (word.size > 1 && an_is_among(word.at[word.size - 1], "+#!?,.:%'-"))
        word.size--;
    return word;
}

/* Words that may say who won, or that the game was drawn; words that say how else it ended or that
 * it was adjourned; words that stand for further moves. */
static const char results[] = " resign resigns resigned draw drawn time abandon abandons abandonne "
                              "nul nulle abandonnent remise temps forfait aufgegeben aufgabe remis "
                              "zeit abandona tablas abbandona patta gagné gagnée gagnent gain "
                              "perdu perdue perdent aband pat abandonnèrent victoire ";
static const char ends[] = " mate checkmate stalemate adjourned mat matt patt ajourné ajournée "
                           "suspendue ";
static const char others[] = " etc usw ";

/* Returns true if `token`, without signs behind it, is one of `words`, which have blanks around
 * them. The case of its first letter is ignored. */
static bool is_one_of(const char *words, const an_prose *p, const an_token *token)
{
    enum { LONGEST = 16 };
    char key[LONGEST + 3] = " ";
    an_text word = an__prose_bare_word(an_prose_text(p, token));
    if (word.size > LONGEST || memchr(word.at, ' ', word.size) != NULL ||
        memchr(word.at, '\0', word.size) != NULL)
        return false;
    memcpy(key + 1, word.at, word.size);
    key[1] = an_lower(key[1]);
    key[word.size + 1] = ' ';
    return strstr(words, key) != NULL;
}

bool an__may_say_result(const an_prose *p, const an_token *word)
{
    return is_one_of(results, p, word);
}

bool an__says_end(const an_prose *p, const an_token *word)
{
    return is_one_of(results, p, word) || is_one_of(ends, p, word);
}

bool an__says_more(const an_prose *p, const an_token *word)
{
    return is_one_of(others, p, word);
}
