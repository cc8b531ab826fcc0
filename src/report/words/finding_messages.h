/* The sentences about findings, English and French side by side. */
#ifndef AN_REPORT_FINDING_MESSAGES_H
#define AN_REPORT_FINDING_MESSAGES_H

#include "algnot/report.h"

/*
 * A sentence has holes in braces:
 *   {move} the text as written       {due} the move as it should be written
 *   {pgn} the move as PGN writes it  {numbering} its number, "12." or "12..."
 *   {piece} {by} {king} a piece and its square, with its article; {of piece}: "du cavalier f3"
 *   {target} a square   {origin} the square, or file or rank, that the written move comes from
 *   {role} the kind of piece that was meant; {no role}: "aucun cavalier"
 *   {candidates} {other} {number} {hex} {detail} {language} {languages} {letters} {side} {opponent}
 *   {earlier} the move that lost the right to castle, with its number
 *   {move number} the number of the move in its game
 *   {suggestions} all of them   {best} those after which most half-moves are legal
 *   {best count} how many are the best   {prospect} how many half-moves are then legal:
 *   {after} of the {following} ones
 *   {fitting} how many moves fit in the place of one that could not be read
 *   {unchecked} how many half-moves follow that were not checked
 *   {e:piece} {e:by} the French ending of a participle
 */
typedef struct an_message {
    const char *in[AN_MESSAGE_LANGUAGE_COUNT];
} an_message;

/* Returns the message of a finding, by its code. */
an_message an__message_of_finding(const an_finding *finding);

/* Returns the sentence that says whose move it is: "White, move 5". */
an_message an__message_of_turn(an_color color);

/* Returns "help: did you mean 'Nf3'? …" for a finding with suggestions, or "help: only 'Nf3' fits
 * …" if it is known which move fits. */
an_message an__message_of_help(const an_finding *finding);

/* Returns the note on what becomes of the following moves. Call it only if an__has_sequel holds. */
an_message an__message_of_sequel(const an_finding *finding);

/* Returns how many suggestions are as good as the first one. If they are not all named,
 * an__message_of_best refers to them. */
unsigned an__best_suggestions(const an_suggestions *suggested);
an_message an__message_of_best(void);

/* Returns what the hole {prospect} stands for: how the following moves would be read. */
an_message an__message_of_prospect(const an_suggestions *suggested);

#endif
