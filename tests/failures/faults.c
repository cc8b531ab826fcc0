/* Calls of the system that fail when a test wants it: linked before the program's own by --wrap.
 *
 * ALGNOT_FAULT=memory:17 makes the 17th allocation fail, memory:17+ all from there on; open, read,
 * write and thread are told likewise. short:17 writes half of what the 17th write was given. At the
 * end so many calls of the kind as there were are written into the file ALGNOT_FAULT_COUNT. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
FILE *__real_fopen(const char *path, const char *mode);
FILE *__real_fdopen(int handle, const char *mode);
int __real_open(const char *path, int flags, int mode);
ssize_t __real_read(int handle, void *bytes, size_t size);
ssize_t __real_pread(int handle, void *bytes, size_t size, off_t at);
size_t __real_fwrite(const void *bytes, size_t size, size_t count, FILE *file);
ssize_t __real_pwrite(int handle, const void *bytes, size_t size, off_t at);
int __real_fflush(FILE *file);
int __real_fclose(FILE *file);
int __real_fsync(int handle);
int __real_ftruncate(int handle, off_t size);
int __real_rename(const char *from, const char *to);
int __real_thrd_create(thrd_t *thread, thrd_start_t run, void *context);
int __real_mtx_init(mtx_t *lock, int kind);
int __real_cnd_init(cnd_t *condition);

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
FILE *__wrap_fopen(const char *path, const char *mode);
FILE *__wrap_fdopen(int handle, const char *mode);
int __wrap_open(const char *path, int flags, ...);
ssize_t __wrap_read(int handle, void *bytes, size_t size);
ssize_t __wrap_pread(int handle, void *bytes, size_t size, off_t at);
size_t __wrap_fwrite(const void *bytes, size_t size, size_t count, FILE *file);
ssize_t __wrap_pwrite(int handle, const void *bytes, size_t size, off_t at);
int __wrap_fflush(FILE *file);
int __wrap_fclose(FILE *file);
int __wrap_fsync(int handle);
int __wrap_ftruncate(int handle, off_t size);
int __wrap_rename(const char *from, const char *to);
int __wrap_thrd_create(thrd_t *thread, thrd_start_t run, void *context);
int __wrap_mtx_init(mtx_t *lock, int kind);
int __wrap_cnd_init(cnd_t *condition);

/* ---- the fault that is wanted ---- */

static atomic_ulong calls;

static void write_count(void)
{
    const char *path = getenv("ALGNOT_FAULT_COUNT");
    FILE *file = path == NULL ? NULL : __real_fopen(path, "w");
    if (file == NULL)
        return;
    fprintf(file, "%lu\n", (unsigned long)calls);
    __real_fclose(file);
}

/* Whether this call of a kind is the one; error: what it then says. */
static bool fails(const char *kind, int error)
{
    const char *fault = getenv("ALGNOT_FAULT");
    size_t size = strlen(kind);
    if (fault == NULL || strncmp(fault, kind, size) != 0 || fault[size] != ':')
        return false;
    char *end;
    unsigned long wanted = strtoul(fault + size + 1, &end, 10);
    unsigned long call = atomic_fetch_add(&calls, 1) + 1;
    if (call == 1)
        atexit(write_count);
    bool is_it = call == wanted || (*end == '+' && call > wanted && wanted > 0);
    if (is_it)
        errno = error;
    return is_it;
}

/* ---- memory ---- */

void *__wrap_malloc(size_t size)
{
    return fails("memory", ENOMEM) ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails("memory", ENOMEM) ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    return fails("memory", ENOMEM) ? NULL : __real_realloc(memory, size);
}

/* ---- opening and reading ---- */

FILE *__wrap_fopen(const char *path, const char *mode)
{
    return fails("open", EMFILE) ? NULL : __real_fopen(path, mode);
}

FILE *__wrap_fdopen(int handle, const char *mode)
{
    return fails("open", ENOMEM) ? NULL : __real_fdopen(handle, mode);
}

int __wrap_open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
    va_end(arguments);
    return fails("open", EMFILE) ? -1 : __real_open(path, flags, mode);
}

ssize_t __wrap_read(int handle, void *bytes, size_t size)
{
    return fails("read", EIO) ? -1 : __real_read(handle, bytes, size);
}

ssize_t __wrap_pread(int handle, void *bytes, size_t size, off_t at)
{
    return fails("read", EIO) ? -1 : __real_pread(handle, bytes, size, at);
}

/* ---- writing ---- */

size_t __wrap_fwrite(const void *bytes, size_t size, size_t count, FILE *file)
{
    if (file == stderr)
        return __real_fwrite(bytes, size, count, file);
    if (fails("write", ENOSPC))
        return 0;
    return __real_fwrite(bytes, size, fails("short", ENOSPC) ? count / 2 : count, file);
}

ssize_t __wrap_pwrite(int handle, const void *bytes, size_t size, off_t at)
{
    if (fails("write", ENOSPC))
        return -1;
    return __real_pwrite(handle, bytes, fails("short", ENOSPC) ? (size + 1) / 2 : size, at);
}

int __wrap_fflush(FILE *file)
{
    return fails("write", ENOSPC) ? EOF : __real_fflush(file);
}

int __wrap_fclose(FILE *file)
{
    bool is_failure = fails("write", EIO);
    int status = __real_fclose(file);
    if (is_failure)
        errno = EIO;
    return is_failure ? EOF : status;
}

int __wrap_fsync(int handle)
{
    return fails("write", EIO) ? -1 : __real_fsync(handle);
}

int __wrap_ftruncate(int handle, off_t size)
{
    return fails("write", EIO) ? -1 : __real_ftruncate(handle, size);
}

int __wrap_rename(const char *from, const char *to)
{
    return fails("write", EACCES) ? -1 : __real_rename(from, to);
}

/* ---- threads ---- */

int __wrap_thrd_create(thrd_t *thread, thrd_start_t run, void *context)
{
    return fails("thread", EAGAIN) ? thrd_error : __real_thrd_create(thread, run, context);
}

int __wrap_mtx_init(mtx_t *lock, int kind)
{
    return fails("thread", ENOMEM) ? thrd_error : __real_mtx_init(lock, kind);
}

int __wrap_cnd_init(cnd_t *condition)
{
    return fails("thread", ENOMEM) ? thrd_error : __real_cnd_init(condition);
}
