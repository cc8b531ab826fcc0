/* Findings: what is told of a game. */
#ifndef AN_GAME_FINDINGS_H
#define AN_GAME_FINDINGS_H

#include "bench.h"

/* The findings about the game on a bench. */
typedef struct an_findings {
    an_bench *bench;             /* each finding takes its notation and its text from it */
    bool raises[AN_CODE_COUNT];  /* codes that the profile, or somebody by name, asks for */
    bool asks[AN_PROFILE_COUNT]; /* profiles of which any code is raised */
    an_finding *list;
    size_t count, capacity;
    size_t counts[AN_LEVEL_ERROR + 1]; /* by level, of those that are not listed, too */
    bool has_unlisted;                 /* some are not listed */
    size_t unlisted[AN_CODE_COUNT];    /* how many; set if has_unlisted */
} an_findings;

/* Learns from the rules which findings are raised, before the first game. */
void an_findings_open(an_findings *findings, an_bench *bench);

void an_findings_close(an_findings *findings);

/* Nothing was found yet of the game on the bench. */
void an_findings_begin(an_findings *findings);

/* Puts the list in the order of the text. */
void an_findings_sort(an_findings *findings);

/* A finding about a stretch of the game; NULL when it is not raised, there is no memory, or there
 * are very many. */
an_finding *an_find(an_findings *findings, an_code code, uint32_t offset, uint32_t size);

/* Gives a finding another level than its code has. */
void an_findings_lower(an_findings *findings, an_finding *finding, an_level level);

/* A finding about a token, before the move it should be. */
an_finding *an_find_at(an_findings *findings, an_code code, const an_token *token,
                       const an_variation *line);

/* A finding about a stretch of the line's last move, or of what stands behind it. */
an_finding *an_find_in_line(an_findings *findings, an_code code, uint32_t offset, uint32_t size,
                            const an_variation *line);

/* Counts findings of a code that are not listed. */
void an_findings_count_unlisted(an_findings *findings, an_code code, size_t count);

/* A finding about the spelling of the line's last move, which was understood. */
an_finding *an_find_move(an_findings *findings, an_code code, const an_token *token,
                         const an_variation *line, an_move move);

/* A finding at a token, or a part of it, that is no move. */
an_finding *an_find_token(an_findings *findings, an_code code, const an_token *token);

/* The findings at some moment of the judging. */
typedef struct an_finding_mark {
    size_t finding_count;
    size_t counts[AN_LEVEL_ERROR + 1];
    bool has_unlisted;
    size_t unlisted[AN_CODE_COUNT];
} an_finding_mark;

/* Notes in `mark` what was found so far. */
void an_findings_mark(const an_findings *findings, an_finding_mark *mark);

/* Goes back to what was found at a mark; or forth again to a later mark, as long as no other
 * findings have come in the meantime. */
void an_findings_return(an_findings *findings, const an_finding_mark *mark);

#endif
