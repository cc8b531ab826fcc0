/* The sentences about findings, English and French side by side. */
#ifndef AN_REPORT_WORDS_H
#define AN_REPORT_WORDS_H

#include "algnot/report.h"

/*
 * A sentence has holes in braces:
 *   {move} the text as written       {due} the move as it should be written
 *   {pgn} the move as PGN writes it  {numbering} its number, "12." or "12..."
 *   {piece} {by} {king} a man and its square, with its article; {of piece}: "du cavalier f3"
 *   {target} a square   {origin} the square, or file or rank, that the written move comes from
 *   {role} the kind of man that was meant; {no role}: "aucun cavalier"
 *   {candidates} {other} {number} {hex} {detail} {language} {languages} {letters} {side} {opponent}
 *   {move number} the number of the move in its game
 *   {suggestions} all of them   {best} those that go on furthest   {prospect} how far that is:
 *   {after} half-moves of the {following} ones   {best count} how many are the best
 *   {e:piece} {e:by} the French ending of a participle
 */
typedef struct an_words {
    const char *in[AN_TONGUES];
} an_words;

an_words an_words_of_finding(const an_finding *finding);

/* What the hole {detail} stands for; empty where the sentence has none. */
an_words an_words_of_detail(const an_finding *finding);

/* "White, move 5" */
an_words an_words_of_turn(an_color color);

/* "help: did you mean 'Nf3'? …", for a finding with suggestions. */
an_words an_words_of_help(void);

/* How many suggestions are as good as the first, and what they are called instead of naming each.
 */
unsigned an_best_suggestions(const an_finding *finding);
an_words an_words_of_best(void);

/* What the hole {prospect} stands for: what becomes of the following moves. */
an_words an_words_of_prospect(const an_finding *finding);

const char *an_word_level(an_tongue tongue, an_level level);
const char *an_word_group(an_tongue tongue, an_group group);

/* "knight", "cavalier", and the gender of the French word. */
const char *an_word_role(an_tongue tongue, an_role role);
bool an_role_is_feminine(an_role role);

/* What stands before the name of a man, with a space behind it. */
typedef enum an_article { AN_THE, AN_OF_THE, AN_A, AN_NO } an_article;

const char *an_word_article(an_tongue tongue, an_article article, an_role role);

const char *an_word_side(an_tongue tongue, an_color color);

/* The small words between others, with their spaces. */
typedef enum an_small_word {
    AN_WORD_OPEN_QUOTE,
    AN_WORD_CLOSE_QUOTE,
    AN_WORD_OR,
    AN_WORD_IN_LANGUAGE, /* "a knight in English" */
    AN_WORD_ON_SQUARE,   /* "the knight on c3" */
    AN_SMALL_WORDS
} an_small_word;

const char *an_word(an_tongue tongue, an_small_word word);

#endif
