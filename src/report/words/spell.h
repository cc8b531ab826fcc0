/* How squares, moves and their numbers are spelled in what is reported. */
#ifndef AN_REPORT_SPELL_H
#define AN_REPORT_SPELL_H

#include "algnot/report.h"
#include "buffer.h"

/* Puts "e4"; nothing for AN_NO_SQUARE. */
void an__put_square(an_buffer *out, unsigned square);

/* Puts the number before a move with its dots: "12." if White plays it, "12" and `black_dots` if
 * Black does. */
void an__put_move_number(an_buffer *out, uint32_t number, an_color color, const char *black_dots);

/* Writes `move`, played from the position of `finding`, in the notation of `finding`, to
 * text[AN_SAN_MAX]; returns its bytes. Long and full notation are shortened. */
size_t an__write_move_of(char *text, const an_finding *finding, an_move move);

/* Puts what an__write_move_of writes. */
void an__put_move(an_buffer *out, const an_finding *finding, an_move move);

#endif
