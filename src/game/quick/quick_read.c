/*
 * Reads movetext in the form that nearly all games have. Control characters end words here, as
 * white space does. A game with control characters leaves the fast path at its end, because
 * an__reader_end reports them.
 */
#include "quick_read.h"

#include <string.h>

#include "bytes.h"
#include "comment.h"
#include "compiler.h"
#include "quick_commented.h"
#include "quick_words.h"
#include "text.h"

/* ---- words ---- */

/* The words that are still to come. Where the words of a block end is found for all of them at
 * once. */
typedef struct cursor {
    const char *at, *block, *end;
    /* a bit for each byte of the block: set where a word that is still to come ends */
    uint64_t gaps;
} cursor;

typedef struct word {
    const char *at, *end;
} word;

/* Does what an_gaps_of does, for the last bytes of the text, which are fewer than a block. The end
 * counts as a gap. */
static uint64_t gaps_at_end(const char *at, size_t size)
{
    char block[AN_BLOCK];
    memset(block, ' ', sizeof block);
    memcpy(block, at, size);
    return an_gaps_of(block, sizeof block) & ((UINT64_C(2) << size) - 1);
}

/* Finds the next gaps. Only few bytes are looked at first, because the next comment is mostly near.
 */
static inline void look_ahead(cursor *c)
{
    enum { NEAR = AN_BLOCK / 4 };
    size_t left = (size_t)(c->end - c->at);
    c->block = c->at;
    c->gaps = left >= NEAR ? an_gaps_of(c->at, NEAR) : 0;
    if (c->gaps == 0 && left > 0)
        c->gaps = left < AN_BLOCK ? gaps_at_end(c->at, left) : an_gaps_of(c->at, AN_BLOCK);
}

/* Sets *next to the next word. Returns false at the end of the text, and if the word is longer than
 * a block. */
static inline bool next_word(cursor *c, word *next)
{
    do {
        if (c->gaps == 0)
            look_ahead(c);
        if (c->gaps == 0)
            return false;
        next->at = c->at;
        next->end = c->block + an_lowest_bit(c->gaps);
        c->gaps &= c->gaps - 1;
        c->at = next->end + (next->end < c->end);
    } while (next->at == next->end);
    return true;
}

static inline void go_on_at(cursor *c, const char *at)
{
    c->at = at;
    c->gaps = 0;
}

/* Makes the part of word `w` from `at` on the next word. */
static inline void read_again_from(cursor *c, const char *at, word w)
{
    c->at = at;
    c->gaps |= UINT64_C(1) << (w.end - c->block);
}

/* Returns the first eight bytes of a word, or all of a shorter one, as a number. At least eight
 * bytes before its end must be readable. */
static inline uint64_t bytes_of(word w)
{
    size_t size = (size_t)(w.end - w.at), missing = size < AN_EIGHT ? AN_EIGHT - size : 0;
    return an_eight_bytes(w.at - missing) >> 8 * missing;
}

/* ---- numbers ---- */

/* Returns the place behind the number that is due: 12. before White's move, 12... before Black's.
 * Returns NULL if the word does not begin with it. */
static inline const char *pass_number(word w, const an_quick_number *due, an_color us)
{
    if ((bytes_of(w) & due->mask) != due->bytes)
        return NULL;
    const char *at = w.at + due->size;
    if (us == AN_WHITE)
        return at;
    return w.end - at >= 2 && at[0] == '.' && at[1] == '.' ? at + 2 : NULL;
}

/* What was read. READ_NOTHING may be passed; READ_STRANGE leaves the game to the general way. */
typedef enum reading { READ_MOVE, READ_NOTHING, READ_BRACKET, READ_RESULT, READ_STRANGE } reading;

/* ---- asides ---- */

/* Keeps a NAG that stands right behind its move. A NAG before the first move, or behind a comment
 * or bracket, changes its place when the game is written, so it is left to the general way. */
static bool keep_nag(word w, an_quick_words *words)
{
    an_quick_asides *asides = &words->asides;
    const an_token *last = asides->count > 0 ? &asides->tokens[asides->count - 1] : NULL;
    bool follows_move = last == NULL || last->value != words->count || last->kind == AN_TOKEN_NAG ||
                        last->kind == AN_TOKEN_SIGN;
    return asides->tokens == NULL ||
           (words->count > 0 && follows_move &&
            an_quick_keep(asides, AN_TOKEN_NAG, words->count, w.at, (size_t)(w.end - w.at)));
}

/* Reads a word that is no move: a NAG or a result. */
static reading read_other(word w, an_quick_words *words, const char *end)
{
    enum { DIGITS_MAX = 3 };
    size_t size = 1, all = (size_t)(w.end - w.at);
    if (*w.at == '$') {
        while (size < all && size <= DIGITS_MAX && an_is_digit(w.at[size]))
            size++;
        return size == all && size > 1 && keep_nag(w, words) ? READ_NOTHING : READ_STRANGE;
    }
    bool may_be_result =
        an_is_digit(*w.at) || *w.at == '*' || (unsigned char)*w.at >= 0x80; /* ½-½ */
    if (!may_be_result)
        return READ_STRANGE;
    words->result = an_result_read(an_text_from(w.at, (size_t)(end - w.at)), &size);
    return words->result != AN_NO_RESULT && size == all ? READ_RESULT : READ_STRANGE;
}

/* Returns the bytes of a comment. Very long ones are left to the general way, which remembers where
 * the next } is: so a text full of { without } is read in linear time. */
AN_APART static size_t long_comment_size(const char *brace, const char *end)
{
    enum { LONGEST = 1 << 13 };
    bool closed;
    const char *next_brace = NULL;
    size_t left = (size_t)(end - brace);
    an_text rest = an_text_from(brace, left < LONGEST ? left : LONGEST);
    size_t size = an__comment_size(rest, &next_brace, &closed);
    return closed ? size : 0;
}

static inline bool pass_comment(cursor *c, an_quick_words *words)
{
    size_t size = an_plain_comment_size(c->at, c->end);
    if (size == 0)
        size = long_comment_size(c->at, c->end);
    if (size == 0 || !an_quick_keep(&words->asides, AN_TOKEN_COMMENT, words->count, c->at, size))
        return false;
    const char *behind = c->at + size;
    go_on_at(c, behind + (*behind == ' '));
    return true;
}

static inline void pass_comments(cursor *c, an_quick_words *words)
{
    for (bool goes_on = true; goes_on && *c->at == '{';)
        goes_on = pass_comment(c, words);
}

/* ---- moves as they nearly always stand ---- */

/* A number and two moves that take more bytes than this are read word by word. */
enum { PAIR_MAX = 32 };

/* Reads "12. Nf3 Nc6 13. …" or "Nf3 Nc6 …" as long as words are separated by single blanks: then
 * all words of a pair are found at once. */
AN_APART static void read_pairs(an_quick_words *words, cursor *c, an_quick_number *due)
{
    const char *at = c->at;
    size_t count = words->count;
    for (; c->end - at >= PAIR_MAX && count < AN_QUICK_PLIES - 1; count += 2) {
        const char *white = at;
        uint64_t gaps = an_gaps_of(at, PAIR_MAX);
        if ((an_eight_bytes(at) & due->mask) == due->bytes && (gaps >> due->size & 1)) {
            white += due->size + 1;
            gaps &= gaps - 1;
        } else if (an_is_letter(*at)) {
            words->may_be_exported = false;
        } else {
            break;
        }
        uint64_t last = gaps & (gaps - 1);
        if (last == 0)
            break;
        const char *between = at + an_lowest_bit(gaps), *end = at + an_lowest_bit(last);
        if (!an_quick_plain(white, between, count, words) ||
            !an_quick_plain(between + 1, end, count + 1, words))
            break;
        at = end + 1;
        an_quick_count_on(due);
    }
    an_quick_forget_behind(&words->asides, at);
    if (count > words->count)
        go_on_at(c, at);
    words->count = count;
}

/* Reads pairs of moves that have comments, if a comment follows the next move. */
static inline void read_commented(an_quick_words *words, cursor *c, an_quick_number *due)
{
    size_t count = words->count;
    const char *behind = an__quick_commented(words, c->at, c->end, due);
    if (words->count > count)
        go_on_at(c, behind);
}

/* ---- variations ---- */

/* The lines of play that are open. Their places are given as twice the number of the next move,
 * plus 1 for Black. */
typedef struct lines {
    size_t depth;
    size_t begin[1 + AN_QUICK_DEPTH];
    size_t interrupted[AN_QUICK_DEPTH];
    /* by depth: the number that is due in the line that is interrupted */
    an_quick_number due[AN_QUICK_DEPTH];
} lines;

static inline bool is_bracket(char c)
{
    return c == '(' || c == ')';
}

/* Cuts closing brackets off the end of a word, and leaves them to be read next. */
static void leave_brackets(cursor *c, word *last)
{
    const word whole = *last;
    while (last->end[-1] == ')')
        last->end--;
    read_again_from(c, last->end, whole);
}

/* Passes the blank at which the next word would end. */
static inline void pass_blank(cursor *c)
{
    c->at++;
    c->gaps &= c->gaps - (c->gaps != 0);
}

/* Opens a variation of the last move, or closes one. Returns false if the line has no move yet, or
 * if there are too many variations. */
static bool pass_bracket(cursor *c, an_quick_words *words, lines *open, an_quick_number *due)
{
    bool opens = *c->at == '(';
    size_t half = words->count + words->shift;
    if (half == open->begin[open->depth] || open->depth == (opens ? AN_QUICK_DEPTH : 0) ||
        words->bracket_count == AN_QUICK_BRACKETS ||
        !an_quick_keep(&words->asides, opens ? AN_TOKEN_OPEN : AN_TOKEN_CLOSE, words->count, c->at,
                       1))
        return false;
    words->brackets[words->bracket_count++] = (an_quick_bracket){(uint16_t)words->count, opens};
    if (opens) {
        open->due[open->depth] = *due;
        open->interrupted[open->depth] = half;
        open->begin[++open->depth] = --half;
        if (half % 2 == AN_BLACK)
            *due = an_quick_number_of(half / 2 + 1);
    } else {
        half = open->interrupted[--open->depth];
        *due = open->due[open->depth];
    }
    words->shift = half - words->count;
    if (*++c->at == ' ')
        pass_blank(c);
    return true;
}

/* ---- moves as they may stand ---- */

/* Cuts the number that is due off the beginning of a word. Returns READ_MOVE if the rest may be a
 * move. */
static inline reading take_number(word *w, const an_quick_number *due, an_color us,
                                  an_quick_words *words)
{
    const char *behind = pass_number(*w, due, us);
    if (behind == NULL)
        return READ_MOVE;
    words->number_count++;
    if (behind == w->end)
        return READ_NOTHING;
    w->at = behind;
    return an_is_letter(*behind) ? READ_MOVE : READ_STRANGE;
}

/* Returns true if a bracket stands right behind the last move. */
static bool follows_bracket(const an_quick_words *words)
{
    return words->bracket_count > 0 &&
           words->brackets[words->bracket_count - 1].plies == words->count;
}

/* Reads the "e.p." after a move such as exd6. Returns false if the last move cannot have one. */
static bool says_passing(word w, an_quick_words *words)
{
    if (*w.at != 'e' || !an_text_is(an_text_from(w.at, (size_t)(w.end - w.at)), "e.p.") ||
        words->count == 0 || follows_bracket(words))
        return false;
    words->plain[words->count - 1] |= AN_PLAIN_LONG | AN_PLAIN_PASSING;
    words->may_be_exported = false;
    return true;
}

/* Reads a word that does not begin with a letter. Returns READ_NOTHING for a comment or a bracket,
 * READ_MOVE if the rest of the word may be a move. */
static inline reading read_before(cursor *c, word *last, const an_quick_number *due, an_color us,
                                  an_quick_words *words)
{
    if (*last->at == '{' || is_bracket(*last->at)) {
        read_again_from(c, last->at, *last);
        return *last->at == '{' ? READ_NOTHING : READ_BRACKET;
    }
    return take_number(last, due, us, words);
}

static AN_INLINED reading read_word(cursor *c, word *last, const an_quick_number *due, an_color us,
                                    an_quick_words *words)
{
    if (!an_is_letter(*last->at)) {
        reading read = read_before(c, last, due, us, words);
        if (read != READ_MOVE)
            return read;
    }
    if (an_plain_read_short(last->at, last->end, &words->plain[words->count]))
        return READ_MOVE;
    if (last->end[-1] == ')')
        leave_brackets(c, last);
    bool may_be_move = *last->at != '1' && *last->at != '*';
    if (may_be_move && an_quick_plain(last->at, last->end, words->count, words))
        return READ_MOVE;
    return says_passing(*last, words) ? READ_NOTHING : read_other(*last, words, c->end);
}

/* Reads the next move of `us` and what stands before it. *last becomes the last word. */
static AN_INLINED reading read_move(cursor *c, word *last, const an_quick_number *due, an_color us,
                                    an_quick_words *words)
{
    reading read = READ_NOTHING;
    words->number_count = 0;
    while (read == READ_NOTHING) {
        if (*c->at == '{')
            read = pass_comment(c, words) ? READ_NOTHING : READ_STRANGE;
        else
            read = next_word(c, last) ? read_word(c, last, due, us, words) : READ_STRANGE;
    }
    if (words->number_count != (size_t)(read == READ_MOVE && us == AN_WHITE))
        words->may_be_exported = false;
    return read;
}

static inline an_color turn_of(const an_quick_words *words)
{
    return (words->count + words->shift) % 2 == 0 ? AN_WHITE : AN_BLACK;
}

/* Reads a move of each side, or only Black's if Black is to move. Returns READ_MOVE if more may
 * follow. */
static inline reading read_on(an_quick_words *words, cursor *c, word *last, an_quick_number *due)
{
    bool is_white = turn_of(words) == AN_WHITE;
    reading read = is_white ? read_move(c, last, due, AN_WHITE, words) : READ_MOVE;
    if (read != READ_MOVE)
        return read;
    words->count += is_white;
    if (words->count == AN_QUICK_PLIES)
        return READ_MOVE;
    read = read_move(c, last, due, AN_BLACK, words);
    if (read != READ_MOVE)
        return read;
    words->count++;
    an_quick_count_on(due);
    return READ_MOVE;
}

bool an__quick_read(an_quick_words *words, const char *at, const char *end)
{
    while (at < end && an_is_space(*at))
        at++;
    cursor c = {.at = at, .end = end};
    word last = {at, at};
    an_quick_number due = an_quick_number_of(words->shift / 2 + 1);
    lines open;
    reading read = READ_MOVE;
    words->count = words->bracket_count = open.depth = 0;
    words->may_be_exported = true;
    open.begin[0] = words->shift;
    while ((read == READ_MOVE || read == READ_BRACKET) && words->count < AN_QUICK_PLIES) {
        if (read == READ_BRACKET && !pass_bracket(&c, words, &open, &due))
            return false;
        pass_comments(&c, words);
        read = is_bracket(*c.at) ? READ_BRACKET : READ_MOVE;
        if (read == READ_BRACKET)
            continue;
        if (turn_of(words) == AN_WHITE) {
            read_pairs(words, &c, &due);
            read_commented(words, &c, &due);
        }
        if (words->count < AN_QUICK_PLIES)
            read = read_on(words, &c, &last, &due);
    }
    words->result_word = an_text_from(last.at, (size_t)(last.end - last.at));
    return read == READ_RESULT && open.depth == 0;
}
