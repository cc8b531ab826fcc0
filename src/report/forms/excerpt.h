/* The line of the input that a finding is about, cut to fit, with carets under the finding. */
#ifndef AN_REPORT_EXCERPT_H
#define AN_REPORT_EXCERPT_H

#include "appearance.h"

/*
 *       6 | … a3 Fa5 7. Cxd5 exd5
 *         |             ^^^^ Blancs, coup 7
 *
 *         = what stands under it is indented by the columns returned
 */
size_t an__put_excerpt(an_buffer *out, const an_finding *finding, const an_place *place,
                       const an_appearance *appearance);

#endif
