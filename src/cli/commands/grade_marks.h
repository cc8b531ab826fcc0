/* Marks for score sheets: what each kind of error costs, and what is said of it. */
#ifndef AN_CLI_GRADE_MARKS_H
#define AN_CLI_GRADE_MARKS_H

#include "algnot/grade.h"
#include "buffer.h"
#include "settings.h"

/* Marks are counted in hundredths of a point. */
enum { POINT = 100 };

typedef struct mark_rules {
    uint64_t out_of;                    /* the highest mark */
    uint64_t cost[AN_GRADE_KIND_COUNT]; /* of an error of this kind */
} mark_rules;

/* Reads --out-of and --per-error. Returns false after a message. */
bool mark_rules_read(mark_rules *rules, const cli_settings *settings);

/* Returns the mark: what is left of the highest one. */
uint64_t mark_of(const mark_rules *rules, const an_grade *grade);

/* Puts a mark as people write it: "17,5" in French. */
void mark_put(an_buffer *out, uint64_t mark, an_message_language language);

/* Puts how many errors of each kind there are: "1 illegal move, 2 missing". */
void mark_put_counts(an_buffer *out, const an_grade *grade);

/* Returns some words of encouragement for a mark. */
const char *mark_words(const mark_rules *rules, uint64_t mark);

/* Returns the sentence about one error, with holes {due}, {word}, {candidates} and {result}. */
const char *mark_sentence(const an_grade_item *item);

#endif
