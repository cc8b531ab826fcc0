/* Writes the language of manual pages, man(7). Sentences are escaped and broken into short lines,
 * and blanks at which French typography forbids to break a line are never broken. */
#ifndef AN_CLI_ROFF_H
#define AN_CLI_ROFF_H

#include <stdio.h>

/* Writes text that stands for itself, as in the middle of a line. */
void roff_put_text(FILE *file, const char *text);

/* Writes a macro alone on its line: ".PP". */
void roff_put_macro(FILE *file, const char *macro);

/* Writes a macro with one argument: .SH "OPTIONS". */
void roff_put_heading(FILE *file, const char *macro, const char *title);

/* Writes paragraphs with "\n" between them, each but the first after .PP. */
void roff_put_paragraphs(FILE *file, const char *paragraphs);

/* Writes lines that are not filled: an example, a table. They end with "\n", and are indented. */
void roff_put_lines(FILE *file, const char *lines);

#endif
