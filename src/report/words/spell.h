/* The spelling of squares, moves and move numbers in messages. */
#ifndef AN_REPORT_SPELL_H
#define AN_REPORT_SPELL_H

#include "algnot/report.h"
#include "buffer.h"

/* Puts a square, such as "e4". Puts nothing for AN_NO_SQUARE. */
void an__put_square(an_buffer *out, unsigned square);

/* Puts a move number with its dots: "12." before a move of White, "12" and `black_dots` before a
 * move of Black. */
void an__put_move_number(an_buffer *out, uint32_t number, an_color color, const char *black_dots);

/* Writes `move`, which is played from the position of `finding`, in the notation of `finding`, to
 * text[AN_SAN_MAX]. Long and full notation are shortened. Returns the size in bytes. */
size_t an__write_move_of(char *text, const an_finding *finding, an_move move);

/* Writes `move`, which may have been meant instead of the word of `finding`, as an__write_move_of
 * does; in long notation if the word is in it: "Cd1-f2" for "Cd1-c7". */
size_t an__write_suggestion(char *text, const an_finding *finding, an_move move);

/* Puts a move as an__write_move_of writes it. */
void an__put_move(an_buffer *out, const an_finding *finding, an_move move);

#endif
