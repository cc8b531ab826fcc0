/* Where games may begin, and where one surely does: what the splitter need not look at closely. */
#ifndef AN_GAME_BOUNDARY_H
#define AN_GAME_BOUNDARY_H

/* From bytes amid a line of movetext, outside comments, to the last place where the state is known
 * before anything may begin that matters; near the end of what was read if nothing does. One byte
 * behind the end is looked at. */
const char *an_pass_amid(const char *amid, const char *end);

/*
 * From a line end behind a tag pair to the last one that is behind tag pairs alone, some at a time.
 * Of a line that begins with [ and a capital, and whose first ] is its last byte, behind a quote,
 * an_tag_read makes a tag pair, well or badly written, that ends with it.
 */
const char *an_pass_tag_lines(const char *line_end, const char *end);

/*
 * Where the last game begins that surely does, or NULL: a plain tag pair at the beginning of a
 * line, behind an empty line and one of movetext, outside comments.
 *
 *     … 41. Kg2 {[%clk 0:01:00]} Rd2# 0-1
 *                                            the empty line
 *     [Event "Paris"]
 *     ^
 *
 * No comment begins before the first of these bytes and is open there. Behind a } none is open
 * either, whatever it ended; and so it is enough to look back as far as the last brace.
 */
const char *an_last_game(const char *begin, const char *end);

#endif
