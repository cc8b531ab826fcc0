/* The words of Popeye's language, in English, French and German. They may be cut short as long as
 * no other word of their list begins likewise. */
#ifndef AN_PROBLEMS_POPEYE_WORDS_H
#define AN_PROBLEMS_POPEYE_WORDS_H

#include "algnot/chess.h"

typedef enum an_popeye_language {
    AN_POPEYE_ENGLISH,
    AN_POPEYE_FRENCH,
    AN_POPEYE_GERMAN,
    AN_POPEYE_LANGUAGE_COUNT
} an_popeye_language;

/* Lists of words that may stand at the same place. */
typedef enum an_popeye_list {
    AN_POPEYE_SECTIONS,
    AN_POPEYE_COLORS,
    AN_POPEYE_OPTIONS,
    AN_POPEYE_TWINNINGS,
    AN_POPEYE_CONDITIONS,
    AN_POPEYE_LIST_COUNT
} an_popeye_list;

/* What a word means. Words that are not supported stand in the lists, too, so that a short form
 * which they share with others stays ambiguous. */
typedef enum an_popeye_word {
    AN_POPEYE_NO_WORD,
    AN_POPEYE_UNSUPPORTED,
    /* sections */
    AN_POPEYE_BEGIN,
    AN_POPEYE_NEXT,
    AN_POPEYE_END,
    AN_POPEYE_TWIN,
    AN_POPEYE_STIPULATION,
    AN_POPEYE_PIECES,
    AN_POPEYE_FORSYTH,
    AN_POPEYE_CONDITION,
    AN_POPEYE_OPTION,
    AN_POPEYE_TITLE,         /* the rest of the line names the problem */
    AN_POPEYE_REMARK,        /* the rest of the line says nothing of it */
    AN_POPEYE_ZERO_POSITION, /* the position is no problem: changes follow that make one of it */
    /* colors */
    AN_POPEYE_WHITE,
    AN_POPEYE_BLACK,
    /* options */
    AN_POPEYE_SET_PLAY,
    AN_POPEYE_TRY,
    AN_POPEYE_DEFENCE,
    AN_POPEYE_DUPLEX,
    AN_POPEYE_HALF_DUPLEX,
    AN_POPEYE_WHITE_TO_PLAY, /* of help play: without Black's first move */
    AN_POPEYE_EN_PASSANT,
    AN_POPEYE_NO_CASTLING,
    AN_POPEYE_IGNORED,        /* how to search, or what to print */
    AN_POPEYE_IGNORED_NUMBER, /* likewise, with a number behind it */
    /* twinnings; AN_POPEYE_STIPULATION is one, too */
    AN_POPEYE_MOVE,
    AN_POPEYE_EXCHANGE,
    AN_POPEYE_REMOVE,
    AN_POPEYE_ADD,
    AN_POPEYE_CONTINUED,
    AN_POPEYE_ROTATE,
    AN_POPEYE_MIRROR,
    AN_POPEYE_SHIFT,
    /* conditions: AN_POPEYE_VARIANT + an_variant */
    AN_POPEYE_VARIANT
} an_popeye_word;

/* Returns what a word means; AN_POPEYE_NO_WORD if the list has none that begins so, or several. */
unsigned an__popeye_word(an_popeye_language language, an_popeye_list list, an_text word);

/* Returns the piece that a letter stands for; AN_NO_ROLE if it is none of orthodox chess. */
an_role an__popeye_piece(an_popeye_language language, char letter);

#endif
