/* Why a call of the system failed. */
#include "failure.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "win32.h"

/* ISO C knows hardly any of these numbers. */
static const struct {
    int number;
    platform_failure kind;
} kinds[] = {
#ifdef ENOENT
    {ENOENT, FAILURE_NOT_FOUND},
#endif
#ifdef ENOTDIR
    {ENOTDIR, FAILURE_NOT_FOUND},
#endif
#ifdef EACCES
    {EACCES, FAILURE_NO_ACCESS},
#endif
#ifdef EPERM
    {EPERM, FAILURE_NO_ACCESS},
#endif
#ifdef EROFS
    {EROFS, FAILURE_NO_ACCESS},
#endif
#ifdef EISDIR
    {EISDIR, FAILURE_IS_DIRECTORY},
#endif
#ifdef ENOSPC
    {ENOSPC, FAILURE_DISK_FULL},
#endif
#ifdef EDQUOT
    {EDQUOT, FAILURE_DISK_FULL},
#endif
#ifdef EFBIG
    {EFBIG, FAILURE_DISK_FULL}, /* the limit set by ulimit -f */
#endif
#ifdef EPIPE
    {EPIPE, FAILURE_BROKEN_PIPE},
#endif
#ifdef EEXIST
    {EEXIST, FAILURE_EXISTS},
#endif
#ifdef ENOMEM
    {ENOMEM, FAILURE_NO_MEMORY},
#endif
#ifdef ENAMETOOLONG
    {ENAMETOOLONG, FAILURE_NAME_TOO_LONG},
#endif
#ifdef ELOOP
    {ELOOP, FAILURE_LOOP},
#endif
#ifdef EBADF
    {EBADF, FAILURE_CLOSED},
#endif
#ifdef EMFILE
    {EMFILE, FAILURE_TOO_MANY_FILES},
#endif
#ifdef ENFILE
    {ENFILE, FAILURE_TOO_MANY_FILES},
#endif
#ifdef EIO
    {EIO, FAILURE_DEVICE},
#endif
};

/* Returns the number of the failure. Where the reader of a pipe is gone, the C library of Windows
 * reports a wrong argument; what the system said it keeps until a call of its own fails again. */
static int last_number(void)
{
#ifdef _WIN32
    unsigned long failure = _doserrno;
    if (errno == EINVAL && (failure == ERROR_NO_DATA || failure == ERROR_BROKEN_PIPE ||
                            failure == ERROR_PIPE_NOT_CONNECTED))
        return EPIPE;
#endif
    return errno;
}

platform_failure platform_last_failure(void)
{
    int number = last_number();
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].number == number)
            return kinds[i].kind;
    return FAILURE_OTHER + number;
}

const char *platform_failure_words(platform_failure failure)
{
    return failure > FAILURE_OTHER ? strerror(failure - FAILURE_OTHER) : NULL;
}
