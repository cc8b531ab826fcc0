/* A file that is changed in place, on Windows. */
#include "in_place.h"

#ifdef _WIN32

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>

#include "win32.h"

/* Others may read, replace or remove the file while it is open, as they may elsewhere; the lock
 * keeps them from recording into it. */
static HANDLE open_shared(const wchar_t *path, DWORD access, DWORD how)
{
    return CreateFileW(path, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                       how, FILE_ATTRIBUTE_NORMAL, NULL);
}

FILE *platform_open_for_change(const char *path, bool *is_new)
{
    const DWORD both = GENERIC_READ | GENERIC_WRITE;
    wchar_t *wide = win32_wide(path);
    *is_new = false;
    if (wide == NULL)
        return NULL;
    HANDLE handle = open_shared(wide, both, OPEN_EXISTING);
    *is_new = handle == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_NOT_FOUND;
    if (*is_new)
        handle = open_shared(wide, both, CREATE_NEW);
    if (handle == INVALID_HANDLE_VALUE)
        win32_note_failure();
    if (handle == INVALID_HANDLE_VALUE && win32_is_folder(wide))
        errno = EISDIR;
    free(wide);
    if (handle == INVALID_HANDLE_VALUE)
        return NULL;
    int number = _open_osfhandle((intptr_t)handle, _O_RDWR | _O_BINARY);
    FILE *file = number >= 0 ? _fdopen(number, "r+b") : NULL;
    if (file == NULL && number >= 0)
        _close(number);
    return file;
}

bool platform_is_regular(FILE *file)
{
    return GetFileType(win32_handle(file)) == FILE_TYPE_DISK;
}

/* What tells a file from every other one. */
static bool identify(HANDLE handle, BY_HANDLE_FILE_INFORMATION *about)
{
    return handle != INVALID_HANDLE_VALUE && GetFileInformationByHandle(handle, about);
}

bool platform_is_at(FILE *file, const char *path)
{
    BY_HANDLE_FILE_INFORMATION ours, theirs;
    wchar_t *wide = win32_wide(path);
    HANDLE there = wide != NULL ? open_shared(wide, 0, OPEN_EXISTING) : INVALID_HANDLE_VALUE;
    bool is_known = identify(there, &theirs) && identify(win32_handle(file), &ours);
    if (there != INVALID_HANDLE_VALUE)
        CloseHandle(there);
    free(wide);
    errno = ENOENT;
    return is_known && ours.dwVolumeSerialNumber == theirs.dwVolumeSerialNumber &&
           ours.nFileIndexHigh == theirs.nFileIndexHigh &&
           ours.nFileIndexLow == theirs.nFileIndexLow;
}

/* A lock of Windows forbids others to read what is locked. Therefore only a byte far behind the end
 * of any file is. */
bool platform_lock(FILE *file)
{
    OVERLAPPED beyond = {.OffsetHigh = 0x7fffffff};
    return LockFileEx(win32_handle(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                      0, &beyond) ||
           GetLastError() != ERROR_LOCK_VIOLATION;
}

bool platform_size(FILE *file, uint64_t *size)
{
    LARGE_INTEGER bytes;
    if (!GetFileSizeEx(win32_handle(file), &bytes))
        return false;
    *size = (uint64_t)bytes.QuadPart;
    return true;
}

static OVERLAPPED place_of(uint64_t at)
{
    return (OVERLAPPED){.Offset = (DWORD)(at & 0xffffffff), .OffsetHigh = (DWORD)(at >> 32)};
}

enum { AT_ONCE = 1 << 30 };

static DWORD portion(size_t size)
{
    return size < AT_ONCE ? (DWORD)size : AT_ONCE;
}

bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got)
{
    for (*got = 0; *got < size;) {
        OVERLAPPED place = place_of(at + *got);
        DWORD count = 0;
        if (!ReadFile(win32_handle(file), bytes + *got, portion(size - *got), &count, &place) &&
            GetLastError() != ERROR_HANDLE_EOF) {
            win32_note_failure();
            return false;
        }
        if (count == 0)
            break;
        *got += count;
    }
    return true;
}

bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size)
{
    for (size_t done = 0; done < size;) {
        OVERLAPPED place = place_of(at + done);
        DWORD count = 0;
        if (!WriteFile(win32_handle(file), bytes + done, portion(size - done), &count, &place)) {
            win32_note_failure();
            return false;
        }
        done += count;
    }
    return true;
}

bool platform_truncate(FILE *file, uint64_t size)
{
    return _chsize_s(_fileno(file), (__int64)size) == 0;
}

bool platform_sync(FILE *file)
{
    return fflush(file) == 0 && FlushFileBuffers(win32_handle(file));
}

void platform_sync_folder(const char *path)
{
    (void)path;
}

#endif
