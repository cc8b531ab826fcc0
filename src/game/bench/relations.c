/* Findings about the same word that a reader would see as one: a table of which code yields to
 * which. */
#include "relations.h"

#include <string.h>

/* A code that yields if another one is raised at the same place: what mends the other finding mends
 * it, too. */
typedef struct relation_row {
    an_code code, to;
} relation_row;

/* A message that shows how a move is written in full covers all faults of its spelling. */
static const relation_row rows[] = {
    {AN_LONG_FORM, AN_PIECE_LETTER_MISSING},
    {AN_CAPTURE_SIGN_MISSING, AN_LONG_FORM},
    {AN_CHECK_SIGN_MISSING, AN_LONG_FORM},
    {AN_MATE_SIGN_MISSING, AN_LONG_FORM},
    {AN_PROMOTION_FORM, AN_LONG_FORM},
    {AN_EN_PASSANT_FORM, AN_LONG_FORM},
    {AN_PAWN_LETTER, AN_LONG_FORM},
    {AN_CHECK_SIGN_MISSING, AN_CAPTURE_SIGN_MISSING},
    {AN_MATE_SIGN_MISSING, AN_CAPTURE_SIGN_MISSING},
    {AN_MOVE_NUMBER_FORM, AN_MOVE_NUMBER_WRONG},
    {AN_TAG_ORDER, AN_DUPLICATE_TAG},
    {AN_COMMENT_ON_SHEET, AN_BAD_TAG},
};

/* Returns true if `finding` yields to one of the `count` findings `same`, which are about the same
 * word. */
static bool yields(const an_finding *finding, const an_finding *same, size_t count)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (size_t j = 0; rows[i].code == finding->code && j < count; j++)
            if (same[j].code == rows[i].to)
                return true;
    return false;
}

/* Removes those of the `count` findings in `same`, all about one word, that yield. Returns how many
 * are left; they stand first in `same`. */
static size_t relate(an_findings *findings, an_finding *same, size_t count)
{
    size_t kept = 0;
    bool follows[AN_CODE_COUNT] = {false};
    for (size_t i = 0; i < count; i++)
        follows[same[i].code] = yields(&same[i], same, count);
    for (size_t i = 0; i < count; i++) {
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
        size_t left = relate(findings, same, count);
        if (kept < i)
            memmove(&findings->list[kept], same, left * sizeof *same);
        kept += left;
    }
    findings->count = kept;
}
