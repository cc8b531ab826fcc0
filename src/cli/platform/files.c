/* Files by their paths, which are UTF-8 on every system. */
#include "files.h"

#ifdef _WIN32

#include <errno.h>
#include <stdlib.h>

#include "win32.h"

FILE *platform_open(const char *path, const char *mode)
{
    wchar_t *wide_path = win32_wide(path), *wide_mode = win32_wide(mode);
    FILE *file = wide_path != NULL && wide_mode != NULL ? _wfopen(wide_path, wide_mode) : NULL;
    int reason = errno;
    if (file == NULL && reason == EACCES && win32_is_folder(wide_path))
        reason = EISDIR;
    free(wide_path);
    free(wide_mode);
    errno = reason;
    return file;
}

bool platform_remove(const char *path)
{
    wchar_t *wide = win32_wide(path);
    bool is_removed = wide != NULL && DeleteFileW(wide);
    if (!is_removed)
        win32_note_failure();
    free(wide);
    return is_removed;
}

bool platform_replace(const char *from, const char *to)
{
    wchar_t *wide_from = win32_wide(from), *wide_to = win32_wide(to);
    bool is_moved = wide_from != NULL && wide_to != NULL &&
                    MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING);
    if (!is_moved)
        win32_note_failure();
    free(wide_from);
    free(wide_to);
    return is_moved;
}

#else

FILE *platform_open(const char *path, const char *mode)
{
    return fopen(path, mode);
}

bool platform_remove(const char *path)
{
    return remove(path) == 0;
}

bool platform_replace(const char *from, const char *to)
{
    return rename(from, to) == 0;
}

#endif
