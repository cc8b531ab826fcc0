/* Why a call of the system failed. */
#include "failure.h"

#include <errno.h>

platform_failure platform_last_failure(void)
{
    switch (errno) {
#ifdef ENOENT
    case ENOENT:
        return FAILURE_NOT_FOUND;
#endif
#ifdef EACCES
    case EACCES:
        return FAILURE_NO_ACCESS;
#endif
#ifdef EISDIR
    case EISDIR:
        return FAILURE_IS_DIRECTORY;
#endif
#ifdef ENOSPC
    case ENOSPC:
        return FAILURE_DISK_FULL;
#endif
#ifdef EROFS
    case EROFS:
        return FAILURE_NO_ACCESS;
#endif
#ifdef EFBIG
    case EFBIG: /* the limit set by ulimit -f */
        return FAILURE_DISK_FULL;
#endif
#ifdef ENOTDIR
    case ENOTDIR:
        return FAILURE_NOT_FOUND;
#endif
#ifdef EPIPE
    case EPIPE:
        return FAILURE_BROKEN_PIPE;
#endif
#ifdef EEXIST
    case EEXIST:
        return FAILURE_EXISTS;
#endif
#ifdef ENOMEM
    case ENOMEM:
        return FAILURE_NO_MEMORY;
#endif
    default:
        return FAILURE_OTHER;
    }
}
