/* The prose of a score sheet, which is no part of the game: labels and remarks that recur, and what
 * stands at the end. */
#include "castling.h"
#include "extremes.h"
#include "fold.h"
#include "illegible.h"
#include "letters.h"
#include "lines.h"
#include "marks.h"
#include "result_words.h"
#include "text.h"
#include "token.h"
#include "word.h"

/* ---- words that recur ---- */

/* Returns true if a word may be a label or a remark: it is no move and no piece, and holds no
 * digit. */
static bool may_recur(const an_line_marks *s, const an_game *game, const an_mark *mark)
{
    const an_text text = an_token_text(game, &mark->token);
    return an_is_word(mark) && !s->words[mark->words[0]].is_readable && !mark->is_hole &&
           text.size > 1 && !an_holds_digit(text) && !an__may_be_piece(text);
}

/* Returns true if the words that are `text` stand beside the moves that are due between two numbers
 * rather than for one of them, as in "12. Nf3 Nge 13. Bb5 Nge", in most of the rows that hold them.
 */
static bool stands_beside_moves(const an_line_marks *s, const an_game *game, an_text text)
{
    const size_t pair = 2;
    const an_mark *row = NULL; /* the number before the words that are counted */
    size_t found = 0, others = 0, full = 0, incomplete = 0;
    for (size_t i = 0; i < s->mark_count; i++) {
        const an_mark *mark = &s->marks[i];
        const bool is_text = an_text_equal(an_token_text(game, &mark->token), text);
        if (mark->is_number && row != NULL && found > 0 && mark->ply > row->ply) {
            const bool is_full = others >= an_smaller(mark->ply - row->ply, pair);
            full += is_full;
            incomplete += !is_full;
        }
        if (mark->is_number) {
            row = mark;
            found = others = 0;
        }
        found += is_text;
        others += !is_text && !mark->is_number && an_is_word(mark);
    }
    return full >= incomplete;
}

/* Makes prose of the words that are `text`, if they recur throughout the sheet: at least three
 * times, and as one word in five. */
static void pass_recurring(an_line_marks *s, const an_game *game, an_text text)
{
    enum { LEAST = 3, SHARE = 5 };
    size_t words = 0, found = 0;
    for (size_t i = 0; i < s->mark_count; i++) {
        words += an_is_word(&s->marks[i]);
        found += an_text_equal(an_token_text(game, &s->marks[i].token), text);
    }
    if (found < LEAST || found * SHARE < words || !stands_beside_moves(s, game, text))
        return;
    for (size_t i = 0; i < s->mark_count; i++) {
        an_mark *mark = &s->marks[i];
        if (!an_text_equal(an_token_text(game, &mark->token), text))
            continue;
        mark->token.kind = AN_TOKEN_PROSE;
        mark->words[0] = AN_NONE;
        mark->pass_cost = 0;
    }
}

void an__pass_labels(an_line_marks *s, const an_game *game)
{
    enum { TRIES = 8 };
    for (size_t i = 0, tries = 0; i < s->mark_count && tries < TRIES; i++) {
        if (!may_recur(s, game, &s->marks[i]))
            continue;
        pass_recurring(s, game, an_token_text(game, &s->marks[i].token));
        tries++;
    }
}

/* ---- the end ---- */

/* Returns true if `word` is a capture whose rank is missing: "exd", "Kxf", "Nbxd+". */
static bool is_short_capture(an_text word)
{
    enum { LAST_PLACE = 2 }; /* of the x */
    size_t x = 0;
    while (x < word.size && word.at[x] != 'x')
        x++;
    bool is_capture = x <= LAST_PLACE && x + 1 < word.size && an_names_file(word.at[x + 1]);
    for (size_t i = 0; i < word.size && is_capture; i++)
        is_capture = i == x || an_names_file(word.at[i]) || (i == 0 && an_is_upper(*word.at)) ||
                     (i > x + 1 && an_is_among(word.at[i], "+#"));
    return is_capture;
}

/* Returns true if a mark may be a move, or stand for one. Two files may, too, but are rather a word
 * of the remark around them: "de toute façon perdu" is no pawn that takes. */
static bool may_be_move(const an_line_marks *s, const an_game *game, const an_mark *mark)
{
    const an_text word = an_token_text(game, &mark->token);
    const bool reads_as_move =
        mark->words[0] != AN_NONE && s->words[mark->words[0]].written.is_parsed;
    return mark->is_hole || an_holds_digit(word) || an__is_castling_word(word) ||
           is_short_capture(word) || (reads_as_move && !an_is_of_files(word));
}

/* Returns true for a mark that cannot be a move: prose, or a word of at least SHORTEST letters that
 * reads as no move. */
static bool is_prose(const an_line_marks *s, const an_game *game, const an_mark *mark)
{
    enum { SHORTEST = 3 };
    if (mark->token.kind != AN_TOKEN_MOVE)
        return mark->token.kind == AN_TOKEN_PROSE;
    return mark->token.size >= SHORTEST && !s->words[mark->words[0]].written.has_gap &&
           !may_be_move(s, game, mark);
}

/* Returns true for a mark that may be a part of prose, but hardly says so alone: a comment, a full
 * stop, or a short word that is no piece letter and reads as no move. */
static bool may_be_prose(const an_line_marks *s, const an_game *game, const an_mark *mark)
{
    an_text word = an_token_text(game, &mark->token);
    if (mark->is_hole)
        return false;
    if (mark->token.kind == AN_TOKEN_COMMENT ||
        (mark->token.kind == AN_TOKEN_NUMBER && mark->token.value == 0))
        return true;
    return (mark->token.kind == AN_TOKEN_MOVE && an_is_letter(*word.at) &&
            (!an_is_upper(*word.at) || word.size > 1) && !an_holds_digit(word) &&
            !s->words[mark->words[0]].written.is_parsed);
}

/* Returns the result that the words say, whatever they say besides it of moves that are illegible;
 * AN_NO_RESULT if they say none. */
static an_result result_said(an_text words)
{
    while (words.size > 0 && an_is_among(words.at[words.size - 1], " .!)"))
        words.size--;
    words = an_text_after(words, words.size > 0 && *words.at == '(');
    return an__result_in_words(an__without_illegible(words));
}

/* Makes a result of the words from `begin` to `end`, if that is all they say: "Nulle." */
static void take_result(const an_game *game, const an_token *begin, const an_token *end,
                        an_token *result)
{
    if (end->offset < begin->offset) /* two blocks side by side */
        return;
    const uint32_t size = end->offset + end->size - begin->offset;
    const an_result said = result_said(an_text_from(game->bytes.at + begin->offset, size));
    if (said == AN_NO_RESULT)
        return;
    *result =
        (an_token){.offset = begin->offset, .size = size, .value = said, .kind = AN_TOKEN_RESULT};
}

/* ---- remarks on lines of their own ---- */

/* Returns the first mark of the line that the marks before `end` stand on. In two blocks side by
 * side, the marks of a later line may stand before those of an earlier one. */
static size_t begin_of_line(const an_line_marks *s, const an_game *game, size_t end)
{
    size_t begin = end;
    while (begin > 0) {
        const an_token *before = &s->marks[begin - 1].token;
        const uint32_t next = begin < end ? s->marks[begin].token.offset : before->offset;
        if (next < before->offset ||
            an_holds_line_end(game->bytes.at + before->offset, game->bytes.at + next))
            break;
        begin--;
    }
    return begin;
}

/* "GG": what players write below a game, and is too short to be surely prose. */
static bool is_farewell(an_text word)
{
    static const char farewells[] = "gg|ggwp|wp";
    return an__is_listed(word, farewells);
}

/* Returns true if a mark is a remark by itself: prose, a farewell, or a comment that says a result.
 */
static bool tells_remark(const an_line_marks *s, const an_game *game, const an_mark *mark)
{
    const an_text text = an_token_text(game, &mark->token);
    return is_prose(s, game, mark) || is_farewell(text) ||
           (mark->token.kind == AN_TOKEN_COMMENT && result_said(text) != AN_NO_RESULT);
}

/* Returns true if the marks from `begin` to `end`, which are a line, are a remark: one of them
 * tells so, and none may be a move; or together they say a result. What may stand for a move is
 * part of the remark behind such a mark: "la suite est illisible", "échec et..." */
static bool is_remark(const an_line_marks *s, const an_game *game, size_t begin, size_t end)
{
    const an_token *last = &s->marks[end - 1].token;
    const uint32_t offset = s->marks[begin].token.offset;
    if (result_said(an_text_from(game->bytes.at + offset, last->offset + last->size - offset)) !=
        AN_NO_RESULT)
        return true;
    bool is_told = false;
    for (size_t i = begin; i < end; i++) {
        const an_mark *mark = &s->marks[i];
        const bool tells = tells_remark(s, game, mark);
        is_told = is_told || tells;
        if (!tells && may_be_move(s, game, mark) && !(is_told && mark->is_hole))
            return false;
    }
    return is_told;
}

/* ---- the whole ---- */

/* Returns the first mark of the prose at the end of the marks before `end`; `end` if there is
 * none. */
static size_t begin_of_prose(const an_line_marks *s, const an_game *game, size_t end)
{
    size_t begin = end;
    bool has_prose = false;
    for (bool is_of_end = true; begin != 0 && is_of_end; begin -= is_of_end) {
        const an_mark *mark = &s->marks[begin - 1];
        const bool is_surely = is_prose(s, game, mark);
        is_of_end = is_surely || may_be_prose(s, game, mark);
        has_prose = has_prose || is_surely;
    }
    return has_prose ? begin : end;
}

void an__leave_out_end(an_line_marks *s, const an_game *game, an_token *result)
{
    size_t begin = s->mark_count, line;
    while ((line = begin_of_line(s, game, begin)) < begin && is_remark(s, game, line, begin))
        begin = line;
    begin = begin_of_prose(s, game, begin);
    if (begin < s->mark_count && result->size == 0)
        take_result(game, &s->marks[begin].token, &s->marks[s->mark_count - 1].token, result);
    while (s->mark_count > begin) {
        const an_mark *last = &s->marks[--s->mark_count];
        s->word_count -= last->words[0] != AN_NONE;
        if (result->size == 0)
            result->offset = last->token.offset;
    }
}
