/* How a word of a sheet fits a half-move of the key. */
#include <string.h>

#include "grader.h"
#include "position.h"
#include "text.h"

enum {
    FIT_RIGHT = 0,
    FIT_NOTATION = 1,
    FIT_NEAR = 4, /* one character differs from the move as it should be written */
    FIT_FAR = 7
};

/* Returns true for a sign, which does not tell moves apart. */
static bool is_sign(char c)
{
    return an_is_among(c, "x:-+#!?=()");
}

enum { BARE_MAX = 32 };

/* Copies a word without its signs to out[BARE_MAX]. Returns the size. */
static size_t put_bare(char *out, an_text word)
{
    size_t size = 0;
    for (size_t i = 0; i < word.size && size < BARE_MAX; i++)
        if (!is_sign(word.at[i]))
            out[size++] = word.at[i];
    return size;
}

static bool holds(an_text word, const char *signs)
{
    for (size_t i = 0; i < word.size; i++)
        if (an_is_among(word.at[i], signs))
            return true;
    return false;
}

/* Returns true if `word` is one of the ways to write `move`, without regard to signs. */
static bool is_form_of(const an_position *before, an_move move, an_text word,
                       const an_notation *notation)
{
    static const an_style styles[] = {AN_STYLE_SHORT, AN_STYLE_LONG, AN_STYLE_FULL};
    char bare[BARE_MAX], form[BARE_MAX], written[AN_SAN_MAX];
    size_t size = put_bare(bare, word);
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
        an_notation as = an_notation_of(notation->language, styles[i]);
        size_t written_size = an_move_write(written, before, move, &as);
        size_t form_size = put_bare(form, an_text_from(written, written_size));
        if (form_size == size && memcmp(form, bare, size) == 0)
            return true;
    }
    return false;
}

/* Returns true if `move` is among those that an ambiguous word may mean. */
static bool is_candidate(const an_reason *reason, an_move move)
{
    for (unsigned i = 0; i < reason->candidate_count; i++)
        if (an_move_equal(reason->candidates[i], move))
            return true;
    return false;
}

/* Returns true if the signs of `word` agree with `move`. The sign of a check may be missing. */
static bool has_right_signs(const an_position *before, an_move move, an_text word)
{
    an_position after = an_position_play(before, move);
    bool takes = move.kind == AN_EN_PASSANT ||
                 (move.kind != AN_CASTLING && (an_occupied(before) & an_bit(move.to)) != 0);
    bool says_capture = holds(word, "x:");
    return (takes || !says_capture) && (an_position_in_check(&after) || !holds(word, "+#"));
}

/* Returns how many characters must be changed, inserted or deleted to turn one word into the other;
 * 2 stands for any number above 1. */
static unsigned distance(an_text a, an_text b)
{
    if (a.size > b.size) {
        an_text shorter = b;
        b = a;
        a = shorter;
    }
    size_t same = 0, end = 0;
    while (same < a.size && a.at[same] == b.at[same])
        same++;
    while (end < a.size - same && a.at[a.size - 1 - end] == b.at[b.size - 1 - end])
        end++;
    size_t left = b.size - same - end;
    return left < 2 && b.size - a.size < 2 ? (unsigned)left : 2;
}

/* Returns true if a lenient reader understands `word` as `move`: in small letters, or with the
 * letters of English. */
static bool is_meant(const an_position *before, an_move move, an_text word,
                     const an_notation *notation)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    char raised[BARE_MAX];
    an_move read;
    if (an_move_read(&read, before, word, &english, NULL) == AN_OK && an_move_equal(read, move))
        return true;
    if (word.size == 0 || word.size > sizeof raised)
        return false;
    memcpy(raised, word.at, word.size);
    raised[0] = an_upper(raised[0]);
    return an_move_read(&read, before, an_text_from(raised, word.size), notation, NULL) == AN_OK &&
           an_move_equal(read, move);
}

an_fit an__fit_of(const an_position *before, an_move move, an_text word,
                  const an_notation *notation)
{
    an_move read;
    char written[AN_SAN_MAX], form[BARE_MAX], bare[BARE_MAX];
    an_reason reason;
    an_code code = an_move_read(&read, before, word, notation, &reason);
    bool is_same = code == AN_OK && an_move_equal(read, move);
    if (is_same && is_form_of(before, move, word, notation) && has_right_signs(before, move, word))
        return (an_fit){AN_GRADE_RIGHT, AN_OK, FIT_RIGHT};
    if (is_same || is_meant(before, move, word, notation))
        return (an_fit){AN_GRADE_NOTATION, AN_OK, FIT_NOTATION};
    if (code == AN_AMBIGUOUS_MOVE && is_candidate(&reason, move))
        return (an_fit){AN_GRADE_NOTATION, code, FIT_NOTATION};
    size_t size = an_move_write(written, before, move, notation);
    an_text due = an_text_from(form, put_bare(form, an_text_from(written, size)));
    an_text said = an_text_from(bare, put_bare(bare, word));
    return (an_fit){code == AN_OK ? AN_GRADE_OTHER : AN_GRADE_ILLEGAL, code,
                    distance(due, said) < 2 ? FIT_NEAR : FIT_FAR};
}
