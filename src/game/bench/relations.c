/* Findings about the same word that a reader would see as one: a table of which code yields to
 * which. */
#include "relations.h"

#include <string.h>

/* A code that yields if another one is raised at the same place. */
typedef struct relation_row {
    an_code code, to;
    /* it adds something, and becomes a note; otherwise it is removed, as what mends the other
     * finding mends it, too */
    bool joins;
} relation_row;

/* A message that shows how a move is written in full covers all faults of its spelling. */
static const relation_row rows[] = {
    {AN_LONG_FORM, AN_PIECE_LETTER_MISSING, false},
    {AN_CAPTURE_SIGN_MISSING, AN_LONG_FORM, false},
    {AN_CHECK_SIGN_MISSING, AN_LONG_FORM, false},
    {AN_MATE_SIGN_MISSING, AN_LONG_FORM, false},
    {AN_PROMOTION_FORM, AN_LONG_FORM, false},
    {AN_EN_PASSANT_FORM, AN_LONG_FORM, false},
    {AN_PAWN_LETTER, AN_LONG_FORM, false},
    {AN_CHECK_SIGN_MISSING, AN_CAPTURE_SIGN_MISSING, false},
    {AN_MATE_SIGN_MISSING, AN_CAPTURE_SIGN_MISSING, false},
    {AN_MOVE_NUMBER_FORM, AN_MOVE_NUMBER_WRONG, false},
    {AN_TAG_ORDER, AN_DUPLICATE_TAG, false},
    {AN_COMMENT_ON_SHEET, AN_BAD_TAG, false},
    {AN_MIXED_LANGUAGES, AN_UNKNOWN_PIECE_LETTER, true},
    {AN_MIXED_LANGUAGES, AN_NO_SUCH_MOVE, true},
    {AN_MIXED_LANGUAGES, AN_PATH_BLOCKED, true},
    {AN_MIXED_LANGUAGES, AN_OWN_PIECE_CAPTURED, true},
    {AN_MIXED_LANGUAGES, AN_KING_INTO_CHECK, true},
    {AN_MIXED_LANGUAGES, AN_PINNED_PIECE, true},
    {AN_MIXED_LANGUAGES, AN_CHECK_NOT_PARRIED, true},
};

/* Returns the row by which `finding` yields to one of the `count` findings `same`, which are about
 * the same word; NULL if there is none. */
static const relation_row *row_for(const an_finding *finding, const an_finding *same, size_t count)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t j = 0; rows[i].code == finding->code && j < count; j++)
            if (same[j].code == rows[i].to)
                return &rows[i];
    return NULL;
}

/* Removes or lowers those of the `count` findings in `same`, all about one word, that yield.
 * Returns how many are left; they stand first in `same`. */
static size_t relate(an_findings *findings, an_finding *same, size_t count)
{
    size_t kept = 0;
    bool follows[AN_CODE_COUNT] = {false};
    for (size_t i = 0; i < count; i++) {
        const relation_row *row = row_for(&same[i], same, count);
        same[i].is_joined = row != NULL && row->joins;
        follows[same[i].code] = row != NULL && !row->joins;
    }
    for (size_t i = 0; i < count; i++) {
        if (same[i].is_joined)
            an__findings_lower(findings, &same[i], AN_LEVEL_NOTE);
        if (follows[same[i].code])
            findings->counts[same[i].level]--;
        else
            same[kept++] = same[i];
    }
    return kept;
}

void an__findings_relate(an_findings *findings)
{
    size_t kept = 0;
    for (size_t i = 0, count; i < findings->count; i += count) {
        an_finding *same = &findings->list[i];
        for (count = 1;
             i + count < findings->count && same[count].where.offset == same->where.offset;)
            count++;
        size_t left = count > 1 ? relate(findings, same, count) : 1;
        if (kept < i)
            memmove(&findings->list[kept], same, left * sizeof *same);
        kept += left;
    }
    findings->count = kept;
}
