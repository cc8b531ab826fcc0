/* The few things a good tool needs that ISO C does not offer, each with an ISO fallback. */
#if defined(__unix__) || defined(__APPLE__)
#define _POSIX_C_SOURCE 200809L
#define AN_HAS_POSIX    1
#endif

#include "platform.h"

#include <errno.h>
#include <stdlib.h>

#ifdef AN_HAS_POSIX

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

bool platform_is_terminal(FILE *file)
{
    return isatty(fileno(file));
}

static unsigned columns_of_terminal(FILE *file)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(fileno(file), TIOCGWINSZ, &size) == 0)
        return size.ws_col;
#endif
    (void)file;
    return 0;
}

bool platform_read(FILE *file, char *bytes, size_t size, size_t *got)
{
    ssize_t count;
    do
        count = read(fileno(file), bytes, size);
    while (count < 0 && errno == EINTR);
    *got = count > 0 ? (size_t)count : 0;
    return count >= 0;
}

bool platform_is_replaceable(const char *path)
{
    struct stat status;
    if (lstat(path, &status) != 0)
        return errno == ENOENT;
    return S_ISREG(status.st_mode);
}

void platform_copy_mode(const char *from, const char *to)
{
    struct stat status;
    if (stat(from, &status) == 0)
        (void)chmod(to, status.st_mode & 07777);
}

#else

bool platform_is_terminal(FILE *file)
{
    (void)file;
    return false;
}

static unsigned columns_of_terminal(FILE *file)
{
    (void)file;
    return 0;
}

bool platform_read(FILE *file, char *bytes, size_t size, size_t *got)
{
    *got = fread(bytes, 1, size, file);
    return !ferror(file);
}

bool platform_is_replaceable(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file != NULL)
        fclose(file);
    return true;
}

void platform_copy_mode(const char *from, const char *to)
{
    (void)from;
    (void)to;
}

#endif

/* A terminal that does not know its width is what COLUMNS says, or as wide as terminals were. */
unsigned platform_columns(FILE *file)
{
    enum { USUAL = 80, MOST = 10000 };
    if (!platform_is_terminal(file))
        return 0;
    unsigned columns = columns_of_terminal(file);
    const char *told = getenv("COLUMNS");
    unsigned long value = columns == 0 && told != NULL ? strtoul(told, NULL, 10) : columns;
    return value > 0 && value < MOST ? (unsigned)value : USUAL;
}

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
#ifdef EPIPE
    case EPIPE:
        return FAILURE_BROKEN_PIPE;
#endif
    default:
        return FAILURE_OTHER;
    }
}
