/* A conversion: what the workers leave is delivered. */
#ifndef AN_CLI_CONVERSION_H
#define AN_CLI_CONVERSION_H

#include "converter.h"

/* Reads all files, and writes their games as c->plan says where c->destination does. The settings,
 * the plan, the way of the destination and the output are set. */
void conversion_read(conversion *c, cli_run *run);

/* Gives up what was written, which is not whole. */
void conversion_abandon(conversion *c);

/* Ends the output, and frees what the conversion owns. Returns false after a message if something
 * could not be written. */
bool conversion_close(conversion *c);

#endif
