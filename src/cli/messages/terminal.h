/* Text on its way to a terminal whose locale names another encoding than UTF-8: it is shown as well
 * as that encoding can. Files and pipes get UTF-8 whatever the locale. */
#ifndef AN_CLI_TERMINAL_H
#define AN_CLI_TERMINAL_H

#include <stdio.h>

#include "algnot/base.h"

/* Like fwrite and fputs, for UTF-8. The texts hold whole characters. */
size_t terminal_write(FILE *file, an_text text);
void terminal_puts(const char *text, FILE *file);

#endif
