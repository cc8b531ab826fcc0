/* The sentences about findings, English and French side by side. */
#ifndef AN_REPORT_WORDS_H
#define AN_REPORT_WORDS_H

#include "algnot/report.h"

/*
 * A sentence has holes in braces:
 *   {move} the text as written       {due} the move as it should be written
 *   {piece} {by} {king} a man and its square, with its article; {of piece}: "du cavalier f3"
 *   {target} a square   {role} the kind of man that was meant; {no role}: "aucun cavalier"
 *   {candidates} {other} {number} {hex} {detail} {language} {languages} {letters} {side} {opponent}
 *   {e:piece} {e:by} the French ending of a participle
 */
typedef struct an_words {
    const char *in[AN_TONGUES];
} an_words;

an_words an_words_of_finding(const an_finding *finding);

/* What the hole {detail} stands for; empty where the sentence has none. */
an_words an_words_of_detail(const an_finding *finding);

const char *an_word_level(an_tongue tongue, an_level level);

/* "knight", "cavalier", and the article of the French word. */
const char *an_word_role(an_tongue tongue, an_role role);
bool an_role_is_feminine(an_role role);

#endif
