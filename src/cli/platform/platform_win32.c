/* What a good tool needs of Windows and ISO C does not offer. */
#include "platform.h"

#ifdef _WIN32

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "win32.h"

/* ---- terminals ---- */

static bool is_console(HANDLE handle)
{
    DWORD mode;
    return GetConsoleMode(handle, &mode);
}

bool platform_is_terminal(FILE *file)
{
    return is_console(win32_handle(file));
}

unsigned platform_width_of(FILE *file)
{
    CONSOLE_SCREEN_BUFFER_INFO console;
    if (!GetConsoleScreenBufferInfo(win32_handle(file), &console))
        return 0;
    return (unsigned)(console.srWindow.Right - console.srWindow.Left + 1);
}

const char *platform_language(void)
{
    static char name[LOCALE_NAME_MAX_LENGTH];
    wchar_t wide[LOCALE_NAME_MAX_LENGTH];
    if (name[0] == '\0' && GetUserDefaultLocaleName(wide, LOCALE_NAME_MAX_LENGTH) > 0)
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, name, sizeof name, NULL, NULL);
    return name;
}

/* ---- reading ---- */

/* Reads what was typed, in UTF-8. As everywhere on Windows, ^Z at the beginning of a line ends it.
 */
static bool read_console(HANDLE console, char *bytes, size_t size, size_t *got)
{
    enum { MOST = 1024, LONGEST = 3, CONTROL_Z = 0x1a };
    wchar_t typed[MOST];
    DWORD count = 0, room = size / LONGEST < MOST ? (DWORD)(size / LONGEST) : MOST;
    *got = 0;
    if (!ReadConsoleW(console, typed, room, &count, NULL))
        return false;
    if (count == 0 || typed[0] == CONTROL_Z)
        return true;
    int written = WideCharToMultiByte(CP_UTF8, 0, typed, (int)count, bytes, (int)size, NULL, NULL);
    *got = (size_t)written;
    return written > 0;
}

bool platform_read(FILE *file, char *bytes, size_t size, size_t *got)
{
    enum { MOST = 1 << 30 };
    if (platform_is_terminal(file))
        return read_console(win32_handle(file), bytes, size, got);
    int count = _read(_fileno(file), bytes, size < MOST ? (unsigned)size : MOST);
    *got = count > 0 ? (size_t)count : 0;
    return count >= 0;
}

bool platform_is_ready(FILE *file)
{
    DWORD waiting = 0;
    HANDLE handle = win32_handle(file);
    if (GetFileType(handle) != FILE_TYPE_PIPE)
        return !is_console(handle);
    return !PeekNamedPipe(handle, NULL, 0, NULL, &waiting, NULL) || waiting > 0;
}

void platform_widen_pipe(FILE *file)
{
    (void)file;
}

/* ---- processors ---- */

unsigned platform_processors(void)
{
    DWORD_PTR ours = 0, all = 0;
    unsigned count = 0;
    if (GetProcessAffinityMask(GetCurrentProcess(), &ours, &all))
        for (; ours != 0; ours &= ours - 1)
            count++;
    return count > 1 ? count : 1;
}

/* ---- signals ---- */

static volatile sig_atomic_t was_interrupted;

static void note_interrupt(int number)
{
    (void)number;
    was_interrupted = 1;
}

void platform_catch_interrupt(void)
{
    signal(SIGINT, note_interrupt);
}

bool platform_was_interrupted(void)
{
    return was_interrupted != 0;
}

enum { TEMPORARY_MAX = 2 };
static struct {
    const char *path;
    wchar_t *wide_path;
} volatile temporaries[TEMPORARY_MAX];

/* Removes the files, and leaves the rest to Windows, which ends the program. */
static BOOL WINAPI remove_temporaries(DWORD event)
{
    (void)event;
    for (size_t i = 0; i < TEMPORARY_MAX; i++)
        if (temporaries[i].wide_path != NULL)
            DeleteFileW(temporaries[i].wide_path);
    return FALSE;
}

void platform_remove_when_killed(const char *path)
{
    size_t i = 0;
    while (i < TEMPORARY_MAX && temporaries[i].path != NULL)
        i++;
    if (i == TEMPORARY_MAX)
        return;
    temporaries[i].path = path;
    temporaries[i].wide_path = win32_wide(path);
    SetConsoleCtrlHandler(remove_temporaries, TRUE);
}

void platform_keep_when_killed(const char *path)
{
    for (size_t i = 0; i < TEMPORARY_MAX && path != NULL; i++) {
        wchar_t *wide = temporaries[i].wide_path;
        if (temporaries[i].path != path)
            continue;
        temporaries[i].path = NULL;
        temporaries[i].wide_path = NULL;
        free(wide);
    }
}

void platform_survive_limits(void) {}

/* ---- the beginning ---- */

static UINT input_before, output_before;

static void restore_console(void)
{
    SetConsoleCP(input_before);
    SetConsoleOutputCP(output_before);
}

/* Bytes go in and out as they are: as text, ^Z would end the input, and a line end become two. What
 * a console shows and gets is UTF-8, and it takes colors. */
void platform_hold_streams(void)
{
    FILE *const streams[] = {stdin, stdout, stderr};
    for (size_t i = 0; i < sizeof streams / sizeof *streams; i++) {
        DWORD mode;
        _setmode(_fileno(streams[i]), _O_BINARY);
        if (streams[i] != stdin && GetConsoleMode(win32_handle(streams[i]), &mode))
            SetConsoleMode(win32_handle(streams[i]), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
    input_before = GetConsoleCP();
    output_before = GetConsoleOutputCP();
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
    atexit(restore_console);
}

/* The C library's own way to the words that main gets, with * and ? replaced by the files there
 * are. */
int __cdecl __wgetmainargs(int *count, wchar_t ***words, wchar_t ***environment, int with_files,
                           int *new_mode);

char **platform_arguments(char **words)
{
    int count = 0, new_mode = 0;
    wchar_t **wide = NULL, **environment = NULL;
    if (__wgetmainargs(&count, &wide, &environment, 1, &new_mode) != 0)
        return words;
    char **bytes = calloc((size_t)count + 1, sizeof *bytes);
    for (int i = 0; i < count && bytes != NULL; i++) {
        bytes[i] = win32_utf_8(wide[i]);
        if (bytes[i] == NULL)
            return words;
    }
    return bytes != NULL ? bytes : words;
}

#endif
