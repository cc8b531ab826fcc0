/* The words that stand in the holes of sentences, or beside them, in each language. */
#ifndef AN_REPORT_VOCABULARY_H
#define AN_REPORT_VOCABULARY_H

#include "algnot/report.h"

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
