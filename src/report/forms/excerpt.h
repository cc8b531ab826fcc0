/* Shows where a finding is: its place, and the line of the input, shortened if necessary, with
 * carets below it. */
#ifndef AN_REPORT_EXCERPT_H
#define AN_REPORT_EXCERPT_H

#include "appearance.h"

/* Puts "file:line:column: error: ", with the level of the finding in the given language. */
void an__put_place_and_level(an_buffer *out, const an_place *place, an_level level,
                             an_message_language language, const an_appearance *appearance);

/*
 *       6 | … a3 Fa5 7. Cxd5 exd5
 *         |             ^^^^ Blancs, coup 7
 *
 *         = what stands below it is indented by the columns that are returned
 */
size_t an__put_excerpt(an_buffer *out, const an_finding *finding, const an_place *place,
                       const an_appearance *appearance);

#endif
