/* What the files for Windows share. */
#include "win32.h"

#ifdef _WIN32

#include <errno.h>
#include <io.h>
#include <stdlib.h>

wchar_t *win32_wide(const char *text)
{
    int size = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, NULL, 0);
    wchar_t *wide = size > 0 ? malloc((size_t)size * sizeof *wide) : NULL;
    if (wide != NULL)
        MultiByteToWideChar(CP_UTF8, 0, text, -1, wide, size);
    errno = wide == NULL ? ENOENT : errno;
    return wide;
}

char *win32_utf_8(const wchar_t *text)
{
    int size = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
    char *bytes = size > 0 ? malloc((size_t)size) : NULL;
    if (bytes != NULL)
        WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, size, NULL, NULL);
    return bytes;
}

void win32_note_failure(void)
{
    static const struct {
        DWORD failure;
        int number;
    } rows[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EACCES},
        {ERROR_LOCK_VIOLATION, EACCES},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
    };
    DWORD failure = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].failure == failure)
            errno = rows[i].number;
}

bool win32_is_folder(const wchar_t *path)
{
    DWORD traits = GetFileAttributesW(path);
    return traits != INVALID_FILE_ATTRIBUTES && (traits & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

HANDLE win32_handle(FILE *file)
{
    return (HANDLE)_get_osfhandle(_fileno(file));
}

#endif
