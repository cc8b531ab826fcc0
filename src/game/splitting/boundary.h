/* Where games may begin, and where one surely does: what the splitter need not look at closely. */
#ifndef AN_GAME_BOUNDARY_H
#define AN_GAME_BOUNDARY_H

/* Begins amid a line of movetext, outside comments. Returns the last place where that state is
 * still known before anything begins that matters; a place near the end if nothing does. Reads one
 * byte behind `end`. */
const char *an__pass_amid(const char *amid, const char *end);

/* Passes tag pairs, several at a time: from a line end behind one to the last line end that is
 * behind tag pairs alone. A line counts that begins with [ and a capital, and whose first ] is its
 * last byte, behind a quote: an__tag_read makes a tag pair of it, well or badly written. */
const char *an__pass_tag_lines(const char *line_end, const char *end);

/*
 * Returns where the last game begins that surely does, or NULL: a plain tag pair at the beginning
 * of a line, behind an empty line and one of movetext, outside comments.
 *
 *     … 41. Kg2 {[%clk 0:01:00]} Rd2# 0-1
 *                                            the empty line
 *     [Event "Paris"]
 *     ^
 *
 * No comment begins before the first of these bytes and is open there. Behind a } none is open
 * either, whatever it ended; and so it is enough to look back as far as the last brace.
 */
const char *an__last_game(const char *begin, const char *end);

#endif
