/*
 * The movetext of a whole game as nearly all are written.
 *
 * Control characters end words here as white space does. A game that has one does not go the fast
 * path in the end: an__reader_end finds fault with it.
 */
#include "quick_read.h"

#include <string.h>

#include "bench.h"
#include "bytes.h"
#include "comment.h"
#include "compiler.h"
#include "quick_commented.h"
#include "quick_words.h"
#include "text.h"

/* ---- words ---- */

/* The words that are to come. Where those of the block end is known at once. */
typedef struct cursor {
    const char *at, *block, *end;
    uint64_t gaps; /* of the block, from its first byte on: those where words to come end */
} cursor;

typedef struct word {
    const char *at, *end;
} word;

/* an_gaps_of for the last bytes of the text, which are fewer than a block. The end is a gap. */
static uint64_t gaps_at_end(const char *at, size_t size)
{
    char block[AN_BLOCK];
    memset(block, ' ', sizeof block);
    memcpy(block, at, size);
    return an_gaps_of(block, sizeof block) & ((UINT64_C(2) << size) - 1);
}

/* Finds the next gaps. Few bytes are looked at first, as the next comment is mostly near. */
static inline void look_ahead(cursor *c)
{
    enum { NEAR = AN_BLOCK / 4 };
    size_t left = (size_t)(c->end - c->at);
    c->block = c->at;
    c->gaps = left >= NEAR ? an_gaps_of(c->at, NEAR) : 0;
    if (c->gaps == 0 && left > 0)
        c->gaps = left < AN_BLOCK ? gaps_at_end(c->at, left) : an_gaps_of(c->at, AN_BLOCK);
}

/* Returns false at the end of the text, and where a word is longer than a block. */
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

/* Returns the first eight bytes of a word, or all of a shorter one. Eight bytes must be readable
 * before its end. */
static inline uint64_t bytes_of(word w)
{
    size_t size = (size_t)(w.end - w.at), missing = size < AN_EIGHT ? AN_EIGHT - size : 0;
    return an_eight_bytes(w.at - missing) >> 8 * missing;
}

/* ---- numbers ---- */

/* Returns what follows the number that is due, 12. before White's move and 12... before Black's;
 * NULL if the word does not begin with it. */
static inline const char *pass_number(word w, const an_quick_number *due, an_color us)
{
    if ((bytes_of(w) & due->mask) != due->bytes)
        return NULL;
    const char *at = w.at + due->size;
    if (us == AN_WHITE)
        return at;
    return w.end - at >= 2 && at[0] == '.' && at[1] == '.' ? at + 2 : NULL;
}

/* ---- moves ---- */

typedef enum reading { READ_MOVE, READ_NOTHING, READ_RESULT, READ_STRANGE } reading;

/* ---- asides ---- */

/* Keeps a NAG right behind its move. One before the first move, or behind a comment, changes its
 * place when it is written: that is left to the general way. */
static bool keep_nag(word w, an_quick_words *words)
{
    an_quick_asides *asides = &words->asides;
    const an_token *last = asides->count > 0 ? &asides->tokens[asides->count - 1] : NULL;
    bool follows_comment =
        last != NULL && last->kind == AN_TOKEN_COMMENT && last->value == words->count;
    return asides->tokens == NULL ||
           (words->count > 0 && !follows_comment &&
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

/* Very long comments are left to the general way, which remembers where the next } is: a text full
 * of { and without a } is so read in linear time. */
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

enum { PAIR_MAX = 32 }; /* a number and two moves that take more bytes are read word by word */

/* Reads "12. Nf3 Nc6 13. …" as long as each word is one blank apart from the next: then all words
 * of a pair are found at once. */
AN_APART static void read_pairs(an_quick_words *words, cursor *c, an_quick_number *due)
{
    const char *at = c->at;
    size_t count = words->count;
    for (; c->end - at >= PAIR_MAX && count < AN_QUICK_PLIES; count += 2) {
        uint64_t gaps = an_gaps_of(at, PAIR_MAX), later = gaps & (gaps - 1),
                 last = later & (later - 1);
        bool is_due = (an_eight_bytes(at) & due->mask) == due->bytes;
        if (!is_due || last == 0 || an_lowest_bit(gaps) != due->size)
            break;
        const char *between = at + an_lowest_bit(later), *end = at + an_lowest_bit(last);
        if (!an_quick_plain(at + due->size + 1, between, count, words) ||
            !an_quick_plain(between + 1, end, count + 1, words))
            break;
        at = end + 1;
        an_quick_count_on(due, count / 2 + 2);
    }
    an_quick_forget_behind(&words->asides, at);
    if (count > words->count)
        go_on_at(c, at);
    words->count = count;
}

/* Reads pairs of moves with comments behind them, if one follows the next move. */
static inline void read_commented(an_quick_words *words, cursor *c, an_quick_number *due)
{
    size_t count = words->count;
    const char *behind = an__quick_commented(words, c->at, c->end, due);
    if (words->count > count)
        go_on_at(c, behind);
}

/* ---- moves as they may stand ---- */

/* Takes the number that is due off the beginning of a word. READ_MOVE: what is left may be a move.
 */
static inline reading take_number(word *w, const an_quick_number *due, an_color us)
{
    const char *behind = *w->at <= '9' ? pass_number(*w, due, us) : NULL;
    if (behind == NULL)
        return READ_MOVE;
    if (behind == w->end)
        return READ_NOTHING;
    w->at = behind;
    return an_is_letter(*behind) ? READ_MOVE : READ_STRANGE;
}

/* Reads the "e.p." behind "exd6": the last move must be one. */
static bool says_passing(word w, an_quick_words *words)
{
    if (words->count == 0 || !an_text_is(an_text_from(w.at, (size_t)(w.end - w.at)), "e.p."))
        return false;
    words->plain[words->count - 1] |= AN_PLAIN_LONG | AN_PLAIN_PASSING;
    return true;
}

/* Reads a word; of a comment, nothing. */
static inline reading read_word(cursor *c, word *last, const an_quick_number *due, an_color us,
                                an_quick_words *words)
{
    if (*last->at == '{') {
        go_on_at(c, last->at);
        return READ_NOTHING;
    }
    reading read = take_number(last, due, us);
    if (read != READ_MOVE)
        return read;
    bool may_be_move = *last->at != '1' && *last->at != '*';
    if (may_be_move && an_quick_plain(last->at, last->end, words->count, words))
        return READ_MOVE;
    return says_passing(*last, words) ? READ_NOTHING : read_other(*last, words, c->end);
}

/* Reads the next move of a color and what stands before it. *last becomes the last word. */
static AN_INLINED reading read_move(cursor *c, word *last, const an_quick_number *due, an_color us,
                                    an_quick_words *words)
{
    reading read = READ_NOTHING;
    while (read == READ_NOTHING) {
        if (*c->at == '{')
            read = pass_comment(c, words) ? READ_NOTHING : READ_STRANGE;
        else
            read = next_word(c, last) ? read_word(c, last, due, us, words) : READ_STRANGE;
    }
    return read;
}

/* Reads a move of each side. READ_MOVE: more may follow. */
static inline reading read_on(an_quick_words *words, cursor *c, word *last, an_quick_number *due)
{
    reading read = read_move(c, last, due, AN_WHITE, words);
    if (read != READ_MOVE)
        return read;
    words->count++;
    read = read_move(c, last, due, AN_BLACK, words);
    words->count += read == READ_MOVE;
    an_quick_count_on(due, words->count / 2 + 1);
    return read;
}

bool an__quick_read(an_quick_words *words, const char *at, const char *end)
{
    while (at < end && an_is_space(*at))
        at++;
    cursor c = {.at = at, .end = end};
    word last = {at, at};
    an_quick_number due = an_quick_number_of(1);
    reading read = READ_MOVE;
    words->count = 0;
    while (read == READ_MOVE && words->count < AN_QUICK_PLIES) {
        pass_comments(&c, words);
        if (*c.at <= '9') {
            read_pairs(words, &c, &due);
            read_commented(words, &c, &due);
        }
        if (words->count < AN_QUICK_PLIES)
            read = read_on(words, &c, &last, &due);
    }
    words->result_word = an_text_from(last.at, (size_t)(last.end - last.at));
    return read == READ_RESULT;
}
