/* Text of any bytes in LaTeX. */
#ifndef AN_PRINT_LATEX_TEXT_H
#define AN_PRINT_LATEX_TEXT_H

#include "buffer.h"

/* Puts a text so that XeLaTeX prints it as it is: characters that command TeX are escaped,
 * figurines and the signs of the Informator become the commands of skak, and scripts that the main
 * font lacks stand in commands that the head of the document defines: \Han, \RightToLeft, \Sign. */
void an__latex_put_text(an_buffer *out, an_text text);

#endif
