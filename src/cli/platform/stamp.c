/* Whether a file is still the one that was read, with the content that it had. */
#if defined(__unix__) || defined(__APPLE__)
#define _POSIX_C_SOURCE 200809L
#define AN_HAS_POSIX    1
#endif

#include "stamp.h"

#include <stddef.h>

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

#else

platform_stamp platform_stamp_of(FILE *file)
{
    (void)file;
    return (platform_stamp){.is_there = true, .is_regular = true};
}

platform_stamp platform_stamp_at(const char *path)
{
    FILE *file = fopen(path, "rb");
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
