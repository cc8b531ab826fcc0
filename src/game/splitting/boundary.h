/* Where games may begin, and where one surely does: what the splitter can pass without a close
 * look. */
#ifndef AN_GAME_BOUNDARY_H
#define AN_GAME_BOUNDARY_H

/* Passes movetext, many bytes at a time. `amid` must be in the middle of a line, outside comments.
 * Returns the last place whose state is certain before anything begins that may matter, or a
 * place near `end` if nothing does. The byte at `end` is read. */
const char *an__pass_amid(const char *amid, const char *end);

/* Passes tag pairs, several at a time. `line_end` is the line end behind one. Returns the last line
 * end before which only tag pairs stand. A line counts if it begins with [ and a capital, and its
 * first ] is its last byte, behind a quote. an__tag_read takes each of these for a tag pair, sound
 * or not. */
const char *an__pass_tag_lines(const char *line_end, const char *end);

/* Returns where the last game begins that is certain to begin there: a plain tag pair at the
 * beginning of a line, outside comments, behind an empty line and a line of movetext. Returns NULL
 * if there is none.
 *
 *     … 41. Kg2 {[%clk 0:01:00]} Rd2# 0-1
 *                                            the empty line
 *     [Event "Paris"]
 *     ^
 *
 * No comment may be open at `begin`. Behind a } none is open either, whatever that ended. It is
 * therefore enough to look back as far as the last brace. */
const char *an__last_game(const char *begin, const char *end);

#endif
