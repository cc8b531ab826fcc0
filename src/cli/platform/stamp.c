/* Whether a file is still the one that was read, with the content that it had. */
#include "posix.h"

#include "stamp.h"

#include <stddef.h>
#include <stdlib.h>

#include "files.h"
#include "win32.h"

#ifdef AN_HAS_POSIX

#include <sys/stat.h>

static platform_stamp stamp_from(const struct stat *status)
{
#ifdef __APPLE__
    const struct timespec *changed = &status->st_mtimespec;
#else
    const struct timespec *changed = &status->st_mtim;
#endif
    return (platform_stamp){.device = (uint64_t)status->st_dev,
                            .inode = (uint64_t)status->st_ino,
                            .size = (uint64_t)status->st_size,
                            .seconds = (int64_t)changed->tv_sec,
                            .nanoseconds = (int64_t)changed->tv_nsec,
                            .is_there = true,
                            .is_regular = S_ISREG(status->st_mode)};
}

platform_stamp platform_stamp_of(FILE *file)
{
    struct stat status;
    return fstat(fileno(file), &status) == 0 ? stamp_from(&status) : (platform_stamp){0};
}

platform_stamp platform_stamp_at(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? stamp_from(&status) : (platform_stamp){0};
}

#elif defined(_WIN32)

static uint64_t joined(DWORD high, DWORD low)
{
    return (uint64_t)high << 32 | low;
}

static platform_stamp stamp_from(HANDLE handle)
{
    BY_HANDLE_FILE_INFORMATION about;
    if (handle == INVALID_HANDLE_VALUE || !GetFileInformationByHandle(handle, &about))
        return (platform_stamp){0};
    uint64_t changed =
        joined(about.ftLastWriteTime.dwHighDateTime, about.ftLastWriteTime.dwLowDateTime);
    return (platform_stamp){
        .device = about.dwVolumeSerialNumber,
        .inode = joined(about.nFileIndexHigh, about.nFileIndexLow),
        .size = joined(about.nFileSizeHigh, about.nFileSizeLow),
        .seconds = (int64_t)(changed / 10000000), /* Windows counts 100 nanoseconds, from 1601 on */
        .nanoseconds = (int64_t)(changed % 10000000 * 100),
        .is_there = true,
        .is_regular = (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0};
}

platform_stamp platform_stamp_of(FILE *file)
{
    return stamp_from(win32_handle(file));
}

/* A folder is opened only with these semantics. */
platform_stamp platform_stamp_at(const char *path)
{
    wchar_t *wide = win32_wide(path);
    HANDLE handle = INVALID_HANDLE_VALUE;
    if (wide != NULL)
        handle = CreateFileW(wide, 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                             OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    platform_stamp stamp = stamp_from(handle);
    if (handle != INVALID_HANDLE_VALUE)
        CloseHandle(handle);
    free(wide);
    return stamp;
}

#else

platform_stamp platform_stamp_of(FILE *file)
{
    (void)file;
    return (platform_stamp){.is_there = true, .is_regular = true};
}

platform_stamp platform_stamp_at(const char *path)
{
    FILE *file = platform_open(path, "rb");
    bool is_there = file != NULL;
    if (is_there)
        fclose(file);
    return (platform_stamp){.is_there = is_there, .is_regular = is_there};
}

#endif

bool platform_stamps_equal(const platform_stamp *a, const platform_stamp *b)
{
    return a->device == b->device && a->inode == b->inode && a->size == b->size &&
           a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}

bool platform_stamps_share_file(const platform_stamp *a, const platform_stamp *b)
{
    return a->is_there && b->is_there && a->inode != 0 && a->device == b->device &&
           a->inode == b->inode;
}
