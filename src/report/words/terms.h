/* The words and signs that messages are composed of, in each language of the messages. */
#ifndef AN_REPORT_TERMS_H
#define AN_REPORT_TERMS_H

#include "algnot/report.h"

/* Return the name of a level, and of a group of findings. */
const char *an__term_level(an_message_language language, an_level level);
const char *an__term_group(an_message_language language, an_group group);

/* Returns the name of a role, such as "knight" or "cavalier"; for AN_NO_ROLE, a word for any
 * piece. */
const char *an__term_role(an_message_language language, an_role role);

/* Returns whether the French word for the role is feminine. */
bool an__role_is_feminine(an_role role);

/* What stands before the name of a piece, including the space behind it: "the ", "du ",
 * "aucune ". */
typedef enum an_article { AN_THE, AN_OF_THE, AN_A, AN_NO, AN_ARTICLE_COUNT } an_article;

const char *an__term_article(an_message_language language, an_article article, an_role role);

/* Returns "White" or "Black", in French "Blancs" or "Noirs". */
const char *an__term_side(an_message_language language, an_color color);

/* Signs and small words, including the spaces that belong to them. */
typedef enum an_term_id {
    AN_TERM_OPEN_QUOTE,
    AN_TERM_CLOSE_QUOTE,
    AN_TERM_COLON,       /* ": " and " : " */
    AN_TERM_OR,          /* "a or b" */
    AN_TERM_IN_LANGUAGE, /* "a knight in English" */
    AN_TERM_ON_SQUARE,   /* "the knight on c3" */
    AN_TERM_BLACK_DOTS,  /* behind the number of a move of Black: "4... Nf6" */
    AN_TERM_COUNT
} an_term_id;

const char *an__term(an_message_language language, an_term_id term);

/* Returns whether `count` things are named in the plural: "0 games", but in French "0 partie". */
bool an__is_plural(an_message_language language, uint64_t count);

#endif
