/* Text of any bytes in LaTeX. */
#ifndef AN_PRINT_LATEX_TEXT_H
#define AN_PRINT_LATEX_TEXT_H

#include "buffer.h"

/* Puts a text so that XeLaTeX prints it unchanged. Characters with a meaning in TeX are escaped,
 * figurines and the signs of the Informator become commands of skak, and scripts that the main font
 * lacks become arguments of commands that the head of the document defines: \Han, \RightToLeft,
 * \Sign. */
void an__latex_put_text(an_buffer *out, an_text text);

#endif
