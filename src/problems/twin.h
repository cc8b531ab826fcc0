/* Twins: problems that differ from another one by a change or two.
 *
 *     b) c3→c4    c) -d5    d) +wPe4    e) a1<->h1    f) Pd5=S    g) h#3    +h) c4→c5
 *
 * A + before the letter of a twin says that it changes the twin before it. */
#ifndef AN_PROBLEMS_TWIN_H
#define AN_PROBLEMS_TWIN_H

#include "composition.h"
#include "problem_fault.h"

typedef struct an_twin_list {
    size_t count;
    bool is_zero_position; /* the first position is no problem: a) is a change, too */
    an_twin at[AN_TWINS_MAX];
} an_twin_list;

/* Returns the bytes of "b)" or "+b)" at the beginning of a text; 0 if there is no label. */
size_t an__twin_label_size(an_text text);

/* Adds the twins of a text. Letters of pieces are those of `language`; NULL: English, and S for a
 * knight. Returns false, and says in *fault what is wrong, if a part of it is no twin. */
bool an__twins_read(an_twin_list *list, an_text text, const an_language *language,
                    an_problem_fault *fault);

/* Returns whether the changes of all twins are the same. */
bool an__twins_equal(const an_twin_list *a, const an_twin_list *b);

/* Makes the problem of a twin: *problem is the first position, or the twin that this one changes.
 * `castles_anywhere` says that rights to castle follow from the board. If the side began that is
 * usual under the old stipulation, the one begins that is usual under the new one. Returns false,
 * with the reason in *fault, if the twin cannot be. */
bool an__twin_apply(an_problem *problem, const an_twin *twin, bool castles_anywhere,
                    an_problem_fault *fault);

#endif
