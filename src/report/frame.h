/* The source line of a finding, cut to fit, with carets under what is meant. */
#ifndef AN_REPORT_FRAME_H
#define AN_REPORT_FRAME_H

#include "look.h"

/*
 *       6 | … a3 Fa5 7. Cxd5 exd5
 *         |             ^^^^ blancs, coup 7
 *
 *         = what stands under it is indented by the columns returned
 */
size_t an_put_frame(an_buffer *out, const an_finding *finding, const an_place *place,
                    const an_look *look);

#endif
