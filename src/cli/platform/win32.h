/* What the files for Windows share: its paths are UTF-16, and its calls tell failures by numbers of
 * their own. */
#ifndef AN_CLI_WIN32_H
#define AN_CLI_WIN32_H

#include <stdbool.h>
#include <stdio.h>

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <shellapi.h>
#include <wchar.h>

/* Returns a text of UTF-8 as Windows takes it, to be freed by the caller; NULL if memory runs out
 * or the text is not UTF-8. */
wchar_t *win32_wide(const char *text);

/* Returns a text of Windows as UTF-8, to be freed by the caller; NULL if memory runs out. */
char *win32_utf_8(const wchar_t *text);

/* Sets errno to why the last call of Windows failed. */
void win32_note_failure(void);

bool win32_is_folder(const wchar_t *path);

/* Returns what Windows calls an open file. */
HANDLE win32_handle(FILE *file);

#endif

#endif
