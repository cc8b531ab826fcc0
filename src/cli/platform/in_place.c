/* A file that is changed in place: locked, read and written anywhere, cut, and made to last. */
#include "posix.h"

#include "in_place.h"

#ifdef AN_HAS_POSIX

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static_assert(sizeof(off_t) >= 8, "files over 2 GB need -D_FILE_OFFSET_BITS=64 here");

FILE *platform_open_for_change(const char *path, bool *is_new)
{
    /* not with O_CREAT: the file is not to be created at the other end of a link. O_NONBLOCK: a
     * pipe is not waited for. */
    int handle = open(path, O_RDWR | O_NONBLOCK);
    *is_new = handle < 0 && errno == ENOENT;
    if (*is_new)
        handle = open(path, O_RDWR | O_CREAT | O_EXCL, 0666);
    if (handle < 0 && *is_new && errno == EEXIST)
        errno = ENOENT; /* a link to a file that does not exist */
    if (handle < 0)
        return NULL;
    FILE *file = fdopen(handle, "r+b");
    if (file == NULL)
        close(handle);
    return file;
}

bool platform_is_regular(FILE *file)
{
    struct stat status;
    return fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
}

bool platform_is_at(FILE *file, const char *path)
{
    struct stat ours, theirs;
    if (stat(path, &theirs) != 0 || fstat(fileno(file), &ours) != 0)
        return false;
    errno = ENOENT;
    return ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino;
}

bool platform_lock(FILE *file)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    /* a file system without locks is no reason not to write */
    return fcntl(fileno(file), F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN);
}

bool platform_size(FILE *file, uint64_t *size)
{
    struct stat status;
    if (fstat(fileno(file), &status) != 0)
        return false;
    *size = (uint64_t)status.st_size;
    return true;
}

bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got)
{
    for (*got = 0; *got < size;) {
        ssize_t count = pread(fileno(file), bytes + *got, size - *got, (off_t)(at + *got));
        if (count < 0 && errno != EINTR)
            return false;
        if (count == 0)
            break;
        *got += count > 0 ? (size_t)count : 0;
    }
    return true;
}

bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size)
{
    for (size_t done = 0; done < size;) {
        ssize_t count = pwrite(fileno(file), bytes + done, size - done, (off_t)(at + done));
        if (count < 0 && errno != EINTR)
            return false;
        done += count > 0 ? (size_t)count : 0;
    }
    return true;
}

bool platform_truncate(FILE *file, uint64_t size)
{
    return ftruncate(fileno(file), (off_t)size) == 0;
}

/* Some file systems cannot sync, which is no failure. */
static bool sync_handle(int handle)
{
    return fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP;
}

bool platform_sync(FILE *file)
{
    return sync_handle(fileno(file));
}

void platform_sync_folder(const char *path)
{
    size_t size = strlen(path);
    while (size > 0 && path[size - 1] != '/')
        size--;
    char *folder = malloc(size + 2);
    if (folder == NULL)
        return;
    memcpy(folder, path, size);
    strcpy(folder + size, size == 0 ? "." : "");
    int handle = open(folder, O_RDONLY);
    free(folder);
    if (handle < 0)
        return;
    sync_handle(handle);
    close(handle);
}

#elif !defined(_WIN32)

FILE *platform_open_for_change(const char *path, bool *is_new)
{
    FILE *file = fopen(path, "r+b");
    *is_new = file == NULL;
    return file != NULL ? file : fopen(path, "w+bx");
}

bool platform_is_regular(FILE *file)
{
    (void)file;
    return true;
}

bool platform_is_at(FILE *file, const char *path)
{
    (void)file;
    FILE *there = fopen(path, "rb");
    if (there != NULL)
        fclose(there);
    return there != NULL;
}

bool platform_lock(FILE *file)
{
    (void)file;
    return true;
}

bool platform_size(FILE *file, uint64_t *size)
{
    long end = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    *size = end < 0 ? 0 : (uint64_t)end;
    return end >= 0;
}

bool platform_read_at(FILE *file, uint64_t at, char *bytes, size_t size, size_t *got)
{
    *got = 0;
    if (fseek(file, (long)at, SEEK_SET) != 0)
        return false;
    *got = fread(bytes, 1, size, file);
    return !ferror(file);
}

bool platform_write_at(FILE *file, uint64_t at, const char *bytes, size_t size)
{
    return fseek(file, (long)at, SEEK_SET) == 0 && fwrite(bytes, 1, size, file) == size &&
           fflush(file) == 0;
}

bool platform_truncate(FILE *file, uint64_t size)
{
    uint64_t now;
    if (!platform_size(file, &now))
        return false;
    while (now > size)
        if (!platform_write_at(file, --now, "\n", 1))
            return false;
    return true;
}

bool platform_sync(FILE *file)
{
    return fflush(file) == 0;
}

void platform_sync_folder(const char *path)
{
    (void)path;
}

#endif
