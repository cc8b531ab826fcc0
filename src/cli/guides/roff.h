/* Writes man(7), the language of manual pages. Sentences are escaped and broken into short lines,
 * but never at blanks where French typography forbids it. */
#ifndef AN_CLI_ROFF_H
#define AN_CLI_ROFF_H

#include <stdio.h>

/* Writes text in the middle of a line, escaped so that none of it is a command. */
void roff_put_text(FILE *file, const char *text);

/* Writes a macro on a line of its own, such as ".PP". */
void roff_put_macro(FILE *file, const char *macro);

/* Writes a macro with one argument, such as .SH "OPTIONS". */
void roff_put_heading(FILE *file, const char *macro, const char *title);

/* Writes paragraphs that are separated by "\n", with .PP between them. */
void roff_put_paragraphs(FILE *file, const char *paragraphs);

/* Writes lines unchanged and indented, as for an example or a table. Each line ends with "\n". */
void roff_put_lines(FILE *file, const char *lines);

#endif
