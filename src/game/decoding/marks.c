/* The marks of a line of play. */
#include "marks.h"

#include "buffer.h"
#include "illegible.h"
#include "letters.h"
#include "lines.h"
#include "main_line.h"
#include "parse.h"
#include "sheet_tokens.h"
#include "suffix.h"
#include "text.h"
#include "token.h"

/* ---- adding ---- */

static bool add_mark(an_line_marks *s, an_mark mark)
{
    if (!AN_ARRAY_RESERVE(s->marks, s->mark_capacity, s->mark_count)) {
        s->failed = true;
        return false;
    }
    for (size_t i = 0; i < AN_PARTS_MAX; i++)
        mark.words[i] = AN_NONE;
    s->marks[s->mark_count++] = mark;
    return true;
}

static void begin(an_line_marks *s)
{
    s->mark_count = s->word_count = s->joined.count = 0;
    s->failed = false;
    s->habits = (an_sign_habits){0};
    s->habit = NULL;
}

static an_mark number_mark(const an_token *token)
{
    return (an_mark){.token = *token,
                     .ply = 2 * (token->value - (token->value > 0)) + token->says_black,
                     .is_number = token->value > 0,
                     .is_of_either = !token->says_black,
                     .pass_cost = token->value > 0 ? AN_TOO_FAR : 0};
}

/* Adds the word that consists of `parts` marks from `first` on, and whose text is `text`. */
static bool add_word(an_line_marks *s, const an_bench *bench, size_t first, size_t parts,
                     an_text text)
{
    if (!AN_ARRAY_RESERVE(s->words, s->word_capacity, s->word_count)) {
        s->failed = true;
        return false;
    }
    an_line_word *word = &s->words[s->word_count];
    word->is_torn = word->signs_apart = false;
    an_plain plain = parts == 1 ? s->marks[first].token.value : 0;
    an__line_word_read(word, bench, text, s->marks[first].is_number ? 0 : plain);
    if (s->habit != NULL && s->habit->ignores_case)
        an__line_word_recase(word, bench->notation);
    if (s->habit != NULL && s->habit->also != NULL) {
        an_notation also = *bench->notation;
        also.language = s->habit->also;
        an__line_word_translate(word, &also);
    }
    s->habits.marks_checks |= word->written.sign != AN_NO_SIGN;
    s->habits.marks_captures |= (word->written.san.forms & AN_FORM_CAPTURE_SIGN) != 0;
    s->marks[first].words[parts - 1] = (uint32_t)s->word_count++;
    return true;
}

/* Sets words_left, next_word and last_word of each mark. */
static void count_words(an_line_marks *s)
{
    uint32_t left = 0, last = AN_NONE, next = (uint32_t)s->mark_count;
    for (size_t i = 0; i < s->mark_count; i++) {
        s->marks[i].last_word = last;
        last = an_is_word(&s->marks[i]) ? (uint32_t)i : last;
    }
    for (size_t i = s->mark_count; i-- > 0;) {
        left += an_is_word(&s->marks[i]);
        s->marks[i].words_left = left;
        s->marks[i].next_word = next;
        next = an_is_word(&s->marks[i]) ? (uint32_t)i : next;
    }
}

/* Returns true if mark `i` is a sign that may stand for a move, or a number whose dots do, because
 * such a sign follows them: "17. ... ...". */
static bool is_sure_hole(const an_line_marks *s, size_t i)
{
    const an_mark *mark = &s->marks[i];
    if (mark->is_number && i + 1 < s->mark_count)
        return mark->is_hole && mark[1].is_hole && !mark[1].is_number;
    return mark->is_hole && !mark->is_number;
}

/* Sets is_behind_holes for the marks behind the second hole of the line and each later one, up to
 * the next word. At most AN_HOLES_WIDE_MAX marks are set. */
static void widen_behind_holes(an_line_marks *s)
{
    size_t holes = 0, wide = 0;
    bool is_open = false; /* no word stands behind the last hole */
    for (size_t i = 0; i < s->mark_count && wide < AN_HOLES_WIDE_MAX; i++) {
        const bool is_hole = is_sure_hole(s, i);
        s->marks[i].is_behind_holes = holes >= 2 && is_open;
        wide += s->marks[i].is_behind_holes;
        holes += is_hole;
        is_open =
            is_hole || (is_open && (s->marks[i].is_number || s->marks[i].words[0] == AN_NONE));
    }
}

/* Gives each word its room in `kept`, and completes the marks. */
static bool finish(an_line_marks *s)
{
    size_t kept = s->word_count * AN_SLIPS_KEPT;
    if (s->failed || !AN_ARRAY_RESERVE_ALL(s->kept, s->kept_capacity, kept)) {
        s->failed = true;
        return false;
    }
    if (kept > 0)
        memset(s->kept, 0, kept * sizeof *s->kept);
    for (size_t i = 0; i < s->word_count; i++)
        s->words[i].kept = &s->kept[i * AN_SLIPS_KEPT];
    count_words(s);
    widen_behind_holes(s);
    return true;
}

/* ---- a line as its grammar found it ---- */

/* Returns true if a token that is no move may stand for one. */
static bool may_stand_for_move(const an_game *game, const an_token *token)
{
    return (token->kind == AN_TOKEN_SIGN || token->kind == AN_TOKEN_COMMENT) &&
           an__is_hole(an_token_text(game, token));
}

static bool add_token(an_line_marks *s, const an_bench *bench, size_t index, bool takes_signs)
{
    const an_game *game = bench->game;
    const an_token *token = &game->tokens[index];
    const an_text text = an_token_text(game, token);
    an_mark mark = {.token = *token, .pass_cost = AN_TOO_FAR};
    bool is_before_move =
        index + 1 < game->token_count && game->tokens[index + 1].kind == AN_TOKEN_MOVE;
    if (token->kind == AN_TOKEN_NUMBER && (token->value == 0 || !is_before_move))
        return true;
    if (token->kind == AN_TOKEN_NUMBER) {
        mark = number_mark(token);
    } else if (token->kind == AN_TOKEN_MOVE) {
        mark.is_hole = game->is_text ? an__is_hole_or_null(text) : an__is_hole(text);
    } else if (takes_signs && may_stand_for_move(game, token)) {
        mark = (an_mark){.token = *token, .is_hole = true};
    } else {
        return true;
    }
    mark.index = (uint32_t)index;
    return add_mark(s, mark) &&
           (token->kind != AN_TOKEN_MOVE || add_word(s, bench, s->mark_count - 1, 1, text));
}

bool an__marks_of_line(an_line_marks *s, const an_bench *bench, size_t token, bool takes_signs)
{
    const an_game *game = bench->game;
    begin(s);
    for (size_t i = token; i < game->token_count && game->tokens[i].kind != AN_TOKEN_CLOSE; i++) {
        if (game->tokens[i].kind == AN_TOKEN_OPEN)
            i = an__line_end(game, i + 1);
        else if (!add_token(s, bench, i, takes_signs))
            return false;
    }
    return finish(s);
}

/* ---- a sheet ---- */

/* Returns the mark of a token, and sets *may_be_word. */
static an_mark mark_of(const an_token *token, bool *may_be_word)
{
    an_mark mark = {.token = *token};
    *may_be_word = token->kind == AN_TOKEN_MOVE;
    if (token->kind == AN_TOKEN_NUMBER) {
        mark = number_mark(token);
        *may_be_word = token->is_bare;
    } else if (token->kind == AN_TOKEN_MOVE) {
        mark.pass_cost = (uint16_t)an_cost_of(AN_STEP_EXTRA);
    }
    return mark;
}

/* Returns true if a token may stand for any move. The dots of "3. ..." may stand for White's. */
static bool may_be_hole(const an_token *token, an_text text)
{
    bool has_dots =
        token->kind == AN_TOKEN_NUMBER && token->says_black && !an_is_digit(text.at[text.size - 1]);
    return has_dots || an__is_hole_or_null(text);
}

/* Reads the tokens of the sheet. Returns false when memory runs out. */
static bool add_sheet(an_line_marks *s, const an_bench *bench, an_token *result)
{
    const an_game *game = bench->game;
    an_sheet_tokens tokens = an__sheet_tokens(game);
    for (an_token token; (token = an__sheet_next(&tokens)).kind != AN_RAW_END;) {
        bool may_be_word;
        if (token.kind == AN_TOKEN_RESULT) {
            *result = token;
            break;
        }
        an_mark mark = mark_of(&token, &may_be_word);
        an_text text = an_token_text(game, &token);
        mark.is_hole = may_be_hole(&token, text);
        if (mark.is_hole && token.kind == AN_TOKEN_COMMENT && an_is_among(*text.at, "([{") &&
            an__says_illegible(text))
            mark.pass_cost = (uint16_t)an_cost_of(AN_STEP_ILLEGIBLE_PASSED);
        if (!add_mark(s, mark) || (may_be_word && !add_word(s, bench, s->mark_count - 1, 1, text)))
            return false;
    }
    return true;
}

/* ---- columns that are swapped ---- */

/* Returns the first mark from `mark` on that is a number or a word; the count of marks if there is
 * none. */
static size_t next_mark(const an_line_marks *s, size_t mark)
{
    while (mark < s->mark_count && !s->marks[mark].is_number && !an_is_word(&s->marks[mark]))
        mark++;
    return mark;
}

static bool has_number(const an_line_marks *s)
{
    bool has = false;
    for (size_t i = 0; i < s->mark_count && !has; i++)
        has = s->marks[i].is_number;
    return has;
}

/* Returns true if `mark` begins a row of the sheet: it is a number or, in a sheet without numbers,
 * the first word of a line. `before` is the last number or word before it. */
static bool begins_row(const an_line_marks *s, const char *bytes, bool is_numbered, size_t before,
                       size_t mark)
{
    if (is_numbered)
        return s->marks[mark].is_number;
    const uint32_t end = s->marks[before].token.offset + s->marks[before].token.size;
    const uint32_t begin = s->marks[mark].token.offset; /* in two blocks, it may be below `end` */
    return begin < end || an_holds_line_end(bytes + end, bytes + begin);
}

/* Swaps the two words of each row that has two. */
static void swap_columns(an_line_marks *s, const char *bytes)
{
    const bool is_numbered = has_number(s);
    for (size_t begin = next_mark(s, 0), end; begin < s->mark_count; begin = end) {
        size_t first = next_mark(s, begin + s->marks[begin].is_number), last = begin, marks = 0;
        for (end = begin; end < s->mark_count; end = next_mark(s, end + 1), marks++) {
            if (marks > 0 && begins_row(s, bytes, is_numbered, last, end))
                break;
            last = end;
        }
        if (marks != 2u + s->marks[begin].is_number)
            continue;
        an_mark mark = s->marks[first];
        s->marks[first] = s->marks[last];
        s->marks[last] = mark;
    }
}

/* ---- words in several parts ---- */

/* Returns true if `token` may be the next part of the word that `before` belongs to: it stands
 * right behind it (*is_glued is true then), or behind one blank. */
static bool goes_on(const an_game *game, const an_token *before, const an_token *token,
                    bool *is_glued)
{
    uint32_t end = before->offset + before->size;
    *is_glued = token->offset == end;
    return *is_glued || (token->offset == end + 1 && game->bytes.at[end] == ' ');
}

static bool may_be_part(const an_mark *mark)
{
    enum { LONGEST = 6 };
    return mark->token.kind != AN_TOKEN_PROSE && mark->token.kind != AN_TOKEN_LINE_COMMENT &&
           mark->token.size <= LONGEST;
}

static bool is_readable(const an_line_marks *s, const an_mark *mark)
{
    return mark->words[0] != AN_NONE && s->words[mark->words[0]].is_readable;
}

/* Adds the text of `parts` marks, without blanks, to the letters of the line, which must have room
 * for it. Returns that text. */
static an_text join(an_line_marks *s, const an_game *game, size_t first, size_t parts)
{
    an_joined_texts *to = &s->joined;
    const size_t begin = to->count;
    for (size_t i = first; i < first + parts; i++) {
        an_text part = an_token_text(game, &s->marks[i].token);
        memcpy(to->letters + to->count, part.at, part.size);
        to->count += part.size;
    }
    return an_text_from(to->letters + begin, to->count - begin);
}

bool an__begins_with_move(an_text text, const an_notation *notation, bool *is_whole)
{
    an_san san;
    *is_whole = false;
    if (!an__san_read(&san, text, notation))
        return false;
    an_text signs = an_text_after(text, san.size);
    *is_whole = an_is_signs(signs) && (signs.size == 0 || an__capital_size(signs) < signs.size);
    return true;
}

bool an__is_bare_square(const an_line_marks *s, const an_game *game, size_t mark)
{
    const an_text text = an_token_text(game, &s->marks[mark].token);
    return an_is_word(&s->marks[mark]) && text.size == 2 && an_names_square(text.at);
}

/* Adds the word that `parts` marks may form together, unless each of them is a move alone. Its
 * parts must be glued, its first part must be a piece letter, or together they must look like a
 * move. "F a4 C" is a move, and the letter of the next one. On a sheet whose squares stand apart
 * two readable words are one, if the second is a square alone. */
static bool add_joined(an_line_marks *s, const an_bench *bench, size_t first, size_t parts)
{
    const an_game *game = bench->game;
    const an_mark *marks = &s->marks[first];
    bool is_glued = true, all_readable = is_readable(s, marks);
    for (size_t i = 1; i < parts; i++) {
        bool glued;
        if (!may_be_part(&marks[i]) || !goes_on(game, &marks[i - 1].token, &marks[i].token, &glued))
            return true;
        is_glued = is_glued && glued;
        all_readable = all_readable && is_readable(s, &marks[i]);
    }
    an_text begin = an_token_text(game, &marks->token), text = join(s, game, first, parts);
    bool is_whole, has_move = an__begins_with_move(text, bench->notation, &is_whole);
    bool is_move = is_whole || (an__may_be_piece(begin) && !has_move);
    const bool are_squares = s->habit != NULL && s->habit->parts_squares && parts == 2 && is_whole;
    if (are_squares ? !an__is_bare_square(s, game, first + 1)
                    : all_readable || !(is_glued || is_move))
        return true;
    if (!add_word(s, bench, first, parts, text))
        return false;
    an_line_word *word = &s->words[s->word_count - 1];
    word->signs_apart =
        is_readable(s, &s->marks[first]) && is_whole && word->said.size == begin.size;
    word->is_torn = !is_glued && !word->signs_apart;
    /* "N f6": a knight, but behind a move perhaps a novelty, and then a pawn's move */
    const bool is_knight = an_tears_words(s) || first == 0 || marks[-1].is_number;
    if (word->is_torn && marks->token.kind == AN_TOKEN_SIGN)
        s->marks[first].pass_cost =
            (uint16_t)an_cost_of(is_knight ? AN_STEP_EXTRA : AN_STEP_ILLEGIBLE_PASSED);
    return true;
}

/* Adds all words that several marks may form together. */
static bool add_all_joined(an_line_marks *s, const an_bench *bench)
{
    size_t letters = 0;
    for (size_t i = 0; i < s->mark_count; i++)
        letters += (size_t)AN_PARTS_MAX * AN_PARTS_MAX *
                   (may_be_part(&s->marks[i]) ? s->marks[i].token.size : 0);
    if (!AN_ARRAY_RESERVE_ALL(s->joined.letters, s->joined.capacity, letters)) {
        s->failed = true;
        return false;
    }
    for (size_t i = 0; i < s->mark_count; i++)
        for (size_t parts = 2; parts <= AN_PARTS_MAX && i + parts <= s->mark_count; parts++)
            if (may_be_part(&s->marks[i]) && !add_joined(s, bench, i, parts))
                return false;
    return true;
}

bool an__marks_of_sheet(an_line_marks *s, const an_bench *bench, const an_sheet_habit *habit,
                        an_token *result)
{
    begin(s);
    s->habit = habit;
    *result = (an_token){.offset = (uint32_t)bench->game->bytes.size};
    if (!add_sheet(s, bench, result))
        return false;
    an__pass_labels(s, bench->game);
    an__leave_out_end(s, bench->game, result);
    if (habit != NULL && habit->swaps_columns)
        swap_columns(s, bench->game->bytes.at);
    return add_all_joined(s, bench) && finish(s);
}
