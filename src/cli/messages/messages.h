/* What the program itself says, in English and in French. */
#ifndef AN_CLI_MESSAGES_H
#define AN_CLI_MESSAGES_H

#include "algnot/report.h"

#include "message_rows.h"

/* Returns the text of a message; each %s in it is a hole to be filled. */
const char *message_text(an_message_language language, message which);

/* Returns the name of the locale for a category, "LC_CTYPE": the value of LC_ALL, of the category
 * or of LANG, the first of them that is set. Returns NULL if none is. */
const char *locale_for(const char *category);

/* Returns the language of messages as programs with gettext find it: the first in the list LANGUAGE
 * that is French or English, unless the locale is C; else that of the locale, which LC_ALL,
 * LC_MESSAGES or LANG names, the first of them that is set, or else Windows. Others have English.
 */
an_message_language message_language_of_environment(void);

/* The language in which the program speaks, the same for a whole run. It is set before any thread
 * starts. */
void message_language_set(an_message_language language);
an_message_language message_language(void);

#endif
