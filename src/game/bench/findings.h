/* Findings: what there is to report about a game. */
#ifndef AN_GAME_FINDINGS_H
#define AN_GAME_FINDINGS_H

#include "bench.h"

/* The findings about the game on a bench. The list is owned; the bench is not. */
typedef struct an_findings {
    an_bench *bench;             /* each finding takes its notation, text and depth from it */
    bool raises[AN_CODE_COUNT];  /* by code: the rules ask for it */
    bool asks[AN_PROFILE_COUNT]; /* by profile: the rules ask for some code of it */
    an_finding *list;
    size_t count, capacity;
    size_t counts[AN_LEVEL_ERROR + 1]; /* findings by level, listed or not */
    bool has_unlisted;                 /* some are not listed */
    size_t unlisted[AN_CODE_COUNT];    /* how many, by code; not set unless has_unlisted */
} an_findings;

/* Takes from the rules which findings are to be raised. Call it before the first game. */
void an__findings_open(an_findings *findings, an_bench *bench);

/* Frees the list. */
void an__findings_close(an_findings *findings);

/* Forgets the findings of the previous game. */
void an__findings_begin(an_findings *findings);

/* Sorts the list by the places of the findings in the text. */
void an__findings_sort(an_findings *findings);

/*
 * Records a finding about `size` bytes at `offset` in the game. Returns it, to be completed by the
 * caller; it stays valid until the next finding is recorded. Returns NULL if its code is not to be
 * raised, if AN_LISTED_MAX findings of its level are listed, or when memory runs out, which sets
 * bench->failed.
 */
an_finding *an__find(an_findings *findings, an_code code, uint32_t offset, uint32_t size);

/* Gives a finding another level than its code has. */
void an__findings_lower(an_findings *findings, an_finding *finding, an_level level);

/* Like an__find, for a token that should be the next move of `line`. */
an_finding *an__find_at(an_findings *findings, an_code code, const an_token *token,
                        const an_variation *line);

/* Like an__find, for a part of the last move of `line`, or for what stands behind that move. */
an_finding *an__find_in_line(an_findings *findings, an_code code, uint32_t offset, uint32_t size,
                             const an_variation *line);

/* Counts `count` findings of a code without listing them. */
void an__findings_count_unlisted(an_findings *findings, an_code code, size_t count);

/* Like an__find, for a fault in how `move`, the last move of `line`, is written. */
an_finding *an__find_move(an_findings *findings, an_code code, const an_token *token,
                          const an_variation *line, an_move move);

/* Like an__find, for a token that is no move, or for a part of a token. */
an_finding *an__find_token(an_findings *findings, an_code code, const an_token *token);

/* The state of the findings at some moment. */
typedef struct an_finding_mark {
    size_t finding_count;
    size_t counts[AN_LEVEL_ERROR + 1];
    bool has_unlisted;
    size_t unlisted[AN_CODE_COUNT];
} an_finding_mark;

/* Stores the current state of the findings in `mark`. */
void an__findings_mark(const an_findings *findings, an_finding_mark *mark);

/* Takes back all findings since `mark`. They stay in memory, so a return to a later mark restores
 * them, unless something was recorded in between. */
void an__findings_return(an_findings *findings, const an_finding_mark *mark);

#endif
