/* Movetext as nearly every game of a database has it, read as fast as it goes. */
#include "skim.h"

#include "notation.h"
#include "scan.h"
#include "text.h"

/* ---- words ---- */

/* Words one after the other; so far as was looked ahead it is known where they end. */
typedef struct words {
    const char *at, *block, *end;
    uint64_t spaces; /* behind the block's first byte, those that are ahead */
} words;

typedef struct word {
    const char *at, *end;
} word;

/* an_spaces_of what is less than a block, and of the end behind it. */
static uint64_t spaces_at_end(const char *at, size_t size)
{
    char block[AN_BLOCK];
    memset(block, ' ', sizeof block);
    memcpy(block, at, size);
    return an_spaces_of(block, sizeof block) & ((UINT64_C(2) << size) - 1);
}

static inline void look_ahead(words *w, size_t size)
{
    size_t left = (size_t)(w->end - w->at);
    w->block = w->at;
    if (left >= size)
        w->spaces = an_spaces_of(w->at, size);
    else
        w->spaces = left > 0 && left < AN_BLOCK ? spaces_at_end(w->at, left) : 0;
}

/* False at the end, and where a word is longer than a block. */
static inline bool next_word(words *w, word *next)
{
    do {
        if (w->spaces == 0)
            look_ahead(w, AN_BLOCK);
        if (w->spaces == 0)
            return false;
        next->at = w->at;
        next->end = w->block + an_lowest_bit(w->spaces);
        w->spaces &= w->spaces - 1;
        w->at = next->end + 1;
    } while (next->at == next->end);
    return true;
}

/* Goes on behind a comment, where the next one is mostly near. */
static inline void go_on_at(words *w, const char *at)
{
    enum { NEAR = AN_BLOCK / 4 };
    w->at = at + (*at == ' ');
    look_ahead(w, NEAR);
}

/* The first eight bytes of a word, or all of them, with eight that can be read before its end. */
static inline uint64_t bytes_of(word w)
{
    size_t size = (size_t)(w.end - w.at), missing = size < AN_EIGHT ? AN_EIGHT - size : 0;
    return an_eight_bytes(w.at - missing) >> 8 * missing;
}

/* ---- numbers ---- */

/* The number that is due, with its dot, as the bytes of a word. */
typedef struct number {
    uint64_t bytes, mask;
    size_t size;
} number;

static number number_of(size_t value)
{
    number n = {'.', 0xff, 1};
    for (; value > 0; value /= 10) {
        n.bytes = n.bytes << 8 | ('0' + value % 10);
        n.mask = n.mask << 8 | 0xff;
        n.size++;
    }
    return n;
}

/* To the number behind it, which has this value. */
static inline void count_on(number *due, size_t value)
{
    due->bytes += UINT64_C(1) << 8 * (due->size - 2);
    if (value % 10 == 0)
        *due = number_of(value);
}

/* What is left of a word behind the number that is due: 12. before White's move, 12... before
 * Black's; NULL if it does not begin with it. */
static inline const char *pass_number(word w, const number *due, an_color us)
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

static an_plain read_long(word w)
{
    size_t size;
    an_plain plain = w.at < w.end ? an_plain_read(w.at, &size) : 0;
    return plain != 0 && size == (size_t)(w.end - w.at) ? plain | AN_PLAIN_LONG : 0;
}

/* A word that is a move, and all of it; else 0. */
static inline an_plain read_plain(word w)
{
    an_plain plain = an_plain_read_short(w.at, w.end);
    return plain != 0 ? plain : read_long(w);
}

/* A word that is no move. */
static reading read_other(word w)
{
    enum { DIGITS_MAX = 3 };
    size_t size = 1, all = (size_t)(w.end - w.at);
    if (*w.at == '$') {
        while (size < all && size <= DIGITS_MAX && an_is_digit(w.at[size]))
            size++;
        return size == all && size > 1 ? READ_NOTHING : READ_STRANGE;
    }
    bool may_be_result = an_is_digit(*w.at) || *w.at == '*';
    return may_be_result && an_result_read(an_text_from(w.at, all), &size) != AN_NO_RESULT &&
                   size == all
               ? READ_RESULT
               : READ_STRANGE;
}

static bool pass_comment(words *w, const char *brace)
{
    size_t size = an_plain_comment_size(brace, w->end);
    bool closed = size > 0;
    const char *next_brace = NULL;
    if (!closed)
        size = an_comment_size(an_text_from(brace, (size_t)(w->end - brace)), &next_brace, &closed);
    if (closed)
        go_on_at(w, brace + size);
    return closed;
}

/* The next move of a color, and what stands before it; *last is the last word that was read. */
AN_INLINED reading read_move(words *w, word *last, const number *due, an_color us, an_plain *plain)
{
    while (next_word(w, last)) {
        if (*last->at == '{') {
            if (!pass_comment(w, last->at))
                return READ_STRANGE;
            continue;
        }
        if (*last->at <= '9') {
            const char *behind = pass_number(*last, due, us);
            if (behind == last->end)
                continue;
            if (behind != NULL && !an_is_letter(*behind))
                return READ_STRANGE;
            if (behind != NULL)
                last->at = behind;
        }
        *plain = read_plain(*last);
        reading read = *plain != 0 ? READ_MOVE : read_other(*last);
        if (read != READ_NOTHING)
            return read;
    }
    return READ_STRANGE;
}

/* A number and two moves, apart by one byte each, as most of movetext is: all three are found at
 * once. False: nothing has happened. */
static inline bool read_pair(words *w, const number *due, an_plain *pair)
{
    enum { LONGEST = 32 };
    if (w->end - w->at < LONGEST)
        return false;
    const char *at = w->at;
    uint64_t spaces = an_spaces_of(at, LONGEST), later = spaces & (spaces - 1),
             last = later & (later - 1);
    if (last == 0 || (an_eight_bytes(at) & due->mask) != due->bytes ||
        an_lowest_bit(spaces) != due->size)
        return false;
    const char *between = at + an_lowest_bit(later), *end = at + an_lowest_bit(last);
    pair[AN_WHITE] = read_plain((word){at + due->size + 1, between});
    pair[AN_BLACK] = read_plain((word){between + 1, end});
    if (pair[AN_WHITE] == 0 || pair[AN_BLACK] == 0)
        return false;
    w->at = end + 1;
    w->spaces = 0;
    return true;
}

/* What comes behind so many plies; READ_MOVE: a pair of moves. */
static inline reading read_on(an_skimmed *skimmed, words *w, word *last, const number *due)
{
    an_plain *pair = &skimmed->plain[skimmed->count];
    if (*w->at <= '9' && read_pair(w, due, pair)) {
        skimmed->count += 2;
        return READ_MOVE;
    }
    reading read = read_move(w, last, due, AN_WHITE, &pair[AN_WHITE]);
    if (read != READ_MOVE)
        return read;
    skimmed->count++;
    read = read_move(w, last, due, AN_BLACK, &pair[AN_BLACK]);
    skimmed->count += read == READ_MOVE;
    return read;
}

bool an_skim_read(an_skimmed *skimmed, const char *at, const char *end)
{
    words w = {.at = at, .end = end};
    word last = {at, at};
    number due = number_of(1);
    reading read = READ_MOVE;
    skimmed->count = 0;
    while (read == READ_MOVE && skimmed->count < AN_SKIM_PLIES) {
        read = read_on(skimmed, &w, &last, &due);
        count_on(&due, skimmed->count / 2 + 1);
    }
    skimmed->result = an_text_from(last.at, (size_t)(last.end - last.at));
    return read == READ_RESULT;
}
