/* Where output goes that is written under a path. */
#include "posix.h"

#include "target.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"

char *platform_join(const char *a, const char *b)
{
    size_t size = strlen(a);
    char *text = malloc(size + strlen(b) + 1);
    if (text != NULL)
        strcpy((char *)memcpy(text, a, size) + size, b);
    return text;
}

#ifdef AN_HAS_POSIX

#include <sys/stat.h>
#include <unistd.h>

/* Returns the path that a link leads to, seen from where the link is reached. NULL: *is_link
 * tells whether memory ran out (true) or the path is no link (false). */
static char *next_of(const char *path, bool *is_link)
{
    enum { LONGEST = 4096 };
    char leads[LONGEST + 1];
    ssize_t size = readlink(path, leads, LONGEST);
    *is_link = size >= 0;
    if (!*is_link)
        return NULL;
    leads[size] = '\0';
    const char *slash = leads[0] == '/' ? NULL : strrchr(path, '/');
    size_t folder = slash != NULL ? (size_t)(slash - path) + 1 : 0;
    char *next = malloc(folder + (size_t)size + 1);
    if (next != NULL)
        strcpy((char *)memcpy(next, path, folder) + folder, leads);
    return next;
}

/* Returns the number of the open file that a path names, as /proc/self/fd/1 does; -1 for other
 * paths. */
static int open_number(const char *path)
{
    static const char *const folders[] = {"/dev/fd/", "/proc/self/fd/"};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        size_t size = strlen(folders[i]);
        char *end;
        if (strncmp(path, folders[i], size) != 0 || path[size] < '0' || path[size] > '9')
            continue;
        long number = strtol(path + size, &end, 10);
        if (*end == '\0' && number < 1 << 20)
            return (int)number;
    }
    return -1;
}

/* Returns the path at the end of the links, or the first one that names an open file; NULL if
 * memory runs out. It gives up on links in a circle after 64 steps: opening the path will then
 * fail. */
static char *followed(const char *path)
{
    enum { MOST = 64 };
    char *here = platform_join(path, "");
    for (int i = 0; i < MOST && here != NULL && open_number(here) < 0; i++) {
        bool is_link;
        char *next = next_of(here, &is_link);
        if (!is_link)
            break;
        free(here);
        here = next;
    }
    return here;
}

/* Returns whether a path leads to a regular file, or to none yet. A path whose links may not be
 * followed is not replaced, as what is there is not known. */
static bool is_replaceable(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? S_ISREG(status.st_mode) : errno == ENOENT;
}

bool platform_target(const char *path, char **target, bool *is_replaced)
{
    *target = followed(path);
    *is_replaced = *target != NULL && open_number(*target) < 0 && is_replaceable(path);
    return *target != NULL;
}

/* An open file is written on from where it stands, not truncated: others may have written to it. */
FILE *platform_open_straight(const char *target)
{
    int number = open_number(target);
    if (number < 0)
        return platform_open(target, "wb");
    int handle = dup(number);
    return handle < 0 ? NULL : fdopen(handle, "wb");
}

void platform_copy_mode(const char *from, const char *to)
{
    struct stat status;
    if (stat(from, &status) == 0)
        (void)chmod(to, status.st_mode & 07777);
}

#else

bool platform_target(const char *path, char **target, bool *is_replaced)
{
    *target = platform_join(path, "");
    *is_replaced = true;
    return *target != NULL;
}

FILE *platform_open_straight(const char *target)
{
    return platform_open(target, "wb");
}

void platform_copy_mode(const char *from, const char *to)
{
    (void)from;
    (void)to;
}

#endif
