/* All that a solver has to say of one problem. */
#ifndef AN_PROBLEMS_ANSWER_H
#define AN_PROBLEMS_ANSWER_H

#include "buffer.h"
#include "verdict.h"

/* Why a search ended before it was complete. */
typedef enum an_search_stop {
    AN_STOP_NONE,
    AN_STOP_POSITIONS,
    AN_STOP_TIME,
    AN_STOP_INTERRUPT,
    AN_STOP_SOLUTIONS,
    AN_STOP_MEMORY,
    AN_STOP_COUNT
} an_search_stop;

/* Returns the word for `stop` in JSON: "max-nodes"; NULL for AN_STOP_NONE. */
const char *an__search_stop_name(an_search_stop stop);

/* How far a search got. */
typedef struct an_search_extent {
    an_search_stop stop;
    unsigned proved; /* half-moves up to which all was searched; known if the search was stopped */
    size_t shares;   /* of the work, mostly first moves; 0: it was done as a whole */
    size_t searched; /* shares that were searched completely */
    bool is_enough;  /* AN_STOP_SOLUTIONS: all was searched, and not all is shown */
    bool cuts_set_play; /* more set play was found than is shown */
    uint64_t positions;
    double seconds;
} an_search_extent;

/* Returns why the answer is not complete, its set play included. */
static inline an_search_stop an_extent_stop(const an_search_extent *extent)
{
    bool is_cut = extent->stop == AN_STOP_NONE && extent->cuts_set_play;
    return is_cut ? AN_STOP_SOLUTIONS : extent->stop;
}

/* Returns whether all solutions were found. */
static inline bool an_extent_is_whole(const an_search_extent *extent)
{
    return extent->stop == AN_STOP_NONE || extent->is_enough;
}

typedef struct an_answer {
    const an_composition *composition;
    an_problem problem; /* the problem itself, or one of its twins, or the duplex of one */
    size_t twin;        /* 0: the position of the composition; 1: its first twin */
    bool is_duplex;
    bool compares_line; /* what the author gives is about this problem, not about a twin */
    bool keys_only;     /* variations were not asked for */
    const an_solution_list *list; /* judged as a whole; then cut to what is shown */
    an_intention intention;       /* what the author claims, or as many solutions as he gives */
    an_solution_facts facts;
    an_difference difference;
    an_verdict verdict;
    an_search_extent extent;
} an_answer;

/* Returns the letter of a problem among its twins: a for the first one. */
static inline char an_answer_letter(const an_answer *answer)
{
    return (char)('a' + answer->twin - answer->composition->is_zero_position);
}

/* Returns how many solutions of the problem are claimed. Where no number is, those that are given
 * count. */
an_intention an__answer_intention(const an_answer *answer);

/* Returns the line of the author that is no solution; NULL if there is none. */
const an_given_line *an__answer_wrong_line(const an_answer *answer);

/* Puts what is to be written as claimed beside the solutions that were found: 0 if the author says
 * that there is none. Where nothing is claimed and there are several, or one beside a wrong line,
 * one is: who reads them must not take each of them for intended. */
void an__answer_put_claim(an_buffer *out, const an_answer *answer);

/* Judges the solutions that were found: sets facts, difference and verdict. */
void an__answer_judge(an_answer *answer);

#endif
