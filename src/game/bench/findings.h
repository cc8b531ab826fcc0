/* Findings: what there is to report about a game. */
#ifndef AN_GAME_FINDINGS_H
#define AN_GAME_FINDINGS_H

#include "bench.h"

/* The findings about the game on a bench. */
typedef struct an_findings {
    an_bench *bench;             /* gives each finding its notation, text and depth */
    bool raises[AN_CODE_COUNT];  /* the codes that the rules ask for */
    bool asks[AN_PROFILE_COUNT]; /* the profiles of which any code is raised */
    an_finding *list;
    size_t count, capacity;
    size_t counts[AN_LEVEL_ERROR + 1]; /* by level, listed or not */
    bool has_unlisted;                 /* some are not listed */
    size_t unlisted[AN_CODE_COUNT];    /* how many, by code; unset without has_unlisted */
} an_findings;

/* Learns from the rules which findings are raised, before the first game. */
void an__findings_open(an_findings *findings, an_bench *bench);

void an__findings_close(an_findings *findings);

/* Forgets the findings of the game before this one. */
void an__findings_begin(an_findings *findings);

/* Sorts the list by the findings' places in the text. */
void an__findings_sort(an_findings *findings);

/*
 * Records a finding about `size` bytes at `offset` in the game. Returns it for the caller to
 * complete; NULL if its code is not raised, AN_LISTED_MAX of its level are listed, or memory runs
 * out, which the bench remembers.
 */
an_finding *an__find(an_findings *findings, an_code code, uint32_t offset, uint32_t size);

/* Gives a finding another level than that of its code. */
void an__findings_lower(an_findings *findings, an_finding *finding, an_level level);

/* Records a finding about a token that should be the next move of a line. */
an_finding *an__find_at(an_findings *findings, an_code code, const an_token *token,
                        const an_variation *line);

/* Records a finding about a part of the line's last move, or about what stands behind it. */
an_finding *an__find_in_line(an_findings *findings, an_code code, uint32_t offset, uint32_t size,
                             const an_variation *line);

/* Counts findings of a code without listing them. */
void an__findings_count_unlisted(an_findings *findings, an_code code, size_t count);

/* Records a finding about how the line's last move, which was understood, is written. */
an_finding *an__find_move(an_findings *findings, an_code code, const an_token *token,
                          const an_variation *line, an_move move);

/* Records a finding about a token that is no move, or about a part of one. */
an_finding *an__find_token(an_findings *findings, an_code code, const an_token *token);

/* How many findings there were at some moment of the judging. */
typedef struct an_finding_mark {
    size_t finding_count;
    size_t counts[AN_LEVEL_ERROR + 1];
    bool has_unlisted;
    size_t unlisted[AN_CODE_COUNT];
} an_finding_mark;

/* Notes in `mark` how many there are now. */
void an__findings_mark(const an_findings *findings, an_finding_mark *mark);

/*
 * Takes back all that was found since `mark`. The list keeps it: a return to a later mark brings it
 * forth again, as long as nothing was recorded in between.
 */
void an__findings_return(an_findings *findings, const an_finding_mark *mark);

#endif
