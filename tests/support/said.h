/* What every message of a table keeps to. */
#ifndef TEST_SAID_H
#define TEST_SAID_H

/* Fails unless both languages say something, each in its own words and quotation marks, with as
 * many holes. */
void check_said_in_both(const char *english, const char *french);

#endif
