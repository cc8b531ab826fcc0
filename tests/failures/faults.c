/* Calls of the system that fail when a test wants it: linked before the program's own by --wrap.
 *
 * ALGNOT_FAULT=memory:17 makes the 17th allocation fail, memory:17+ all from there on; open, read,
 * write and thread are told likewise. short:17 writes half of what the 17th write was given. At the
 * end so many calls of the kind as there were are written into the file ALGNOT_FAULT_COUNT. Of the
 * kind unsynced, which never fails, are the calls that ought to come after a sync; see below.
 * Allocations that were not freed are told on standard error. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <threads.h>
#include <unistd.h>

/* glibc calls these by another name where files may be over 2 GB. */
#ifdef __USE_FILE_OFFSET64
#define LARGE(name) name##64
#else
#define LARGE(name) name
#endif

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
FILE *LARGE(__real_fopen)(const char *path, const char *mode);
FILE *__real_fdopen(int handle, const char *mode);
int LARGE(__real_open)(const char *path, int flags, int mode);
ssize_t __real_read(int handle, void *bytes, size_t size);
ssize_t LARGE(__real_pread)(int handle, void *bytes, size_t size, off_t at);
size_t __real_fwrite(const void *bytes, size_t size, size_t count, FILE *file);
ssize_t LARGE(__real_pwrite)(int handle, const void *bytes, size_t size, off_t at);
int __real_fflush(FILE *file);
int __real_fclose(FILE *file);
int __real_fsync(int handle);
int LARGE(__real_ftruncate)(int handle, off_t size);
int __real_rename(const char *from, const char *to);
int __real_remove(const char *path);
int __real_thrd_create(thrd_t *thread, thrd_start_t run, void *context);
int __real_mtx_init(mtx_t *lock, int kind);
int __real_cnd_init(cnd_t *condition);

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);
FILE *LARGE(__wrap_fopen)(const char *path, const char *mode);
FILE *__wrap_fdopen(int handle, const char *mode);
int LARGE(__wrap_open)(const char *path, int flags, ...);
ssize_t __wrap_read(int handle, void *bytes, size_t size);
ssize_t LARGE(__wrap_pread)(int handle, void *bytes, size_t size, off_t at);
size_t __wrap_fwrite(const void *bytes, size_t size, size_t count, FILE *file);
ssize_t LARGE(__wrap_pwrite)(int handle, const void *bytes, size_t size, off_t at);
int __wrap_fflush(FILE *file);
int __wrap_fclose(FILE *file);
int __wrap_fsync(int handle);
int LARGE(__wrap_ftruncate)(int handle, off_t size);
int __wrap_rename(const char *from, const char *to);
int __wrap_remove(const char *path);
int __wrap_thrd_create(thrd_t *thread, thrd_start_t run, void *context);
int __wrap_mtx_init(mtx_t *lock, int kind);
int __wrap_cnd_init(cnd_t *condition);

/* ---- the fault that is wanted ---- */

static atomic_ulong calls;

static void write_count(void)
{
    const char *path = getenv("ALGNOT_FAULT_COUNT");
    FILE *file = path == NULL ? NULL : LARGE(__real_fopen)(path, "w");
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

/* ---- what is not on the disk yet ---- */

/* The block that was written to since the last sync, from 1; 0: none. By the number of the open
 * file; what was written to files that are closed by now, and the names of new files in their
 * folder, have numbers of their own. */
enum { OPEN_FILES = 62, CLOSED, NAMES, WATCHED, BLOCK = 4096 };
static atomic_ullong unsynced[WATCHED];

static int watched(int handle)
{
    return handle < OPEN_FILES ? handle : CLOSED;
}

static void note_synced(int handle)
{
    struct stat status;
    bool is_folder = fstat(handle, &status) == 0 && S_ISDIR(status.st_mode);
    unsynced[is_folder ? NAMES : watched(handle)] = 0;
}

static void note_closed(int handle)
{
    unsigned long long block = atomic_exchange(&unsynced[watched(handle)], 0);
    if (block > 0)
        unsynced[CLOSED] = block;
}

/* A recorder answers, or goes on to another file or block, when what it wrote is on the disk. */
static void demand_synced(int handle, unsigned long long block)
{
    for (int i = 0; i < WATCHED; i++)
        if (unsynced[i] > 0 && (i != handle || unsynced[i] != block)) {
            fails("unsynced", 0);
            return;
        }
}

static unsigned long long block_of(off_t at)
{
    return (unsigned long long)at / BLOCK + 1;
}

/* ---- memory ---- */

/* How many allocations were not freed; those of libc itself are not counted. */
static atomic_long kept;

__attribute__((destructor)) static void tell_kept(void)
{
    if (kept != 0)
        fprintf(stderr, "allocations that were not freed: %ld\n", (long)kept);
}

static void *noted(void *memory)
{
    kept += memory != NULL;
    return memory;
}

/* No bytes are allocated as NULL, as C allows. */
void *__wrap_malloc(size_t size)
{
    return size == 0 || fails("memory", ENOMEM) ? NULL : noted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    bool is_nothing = count == 0 || size == 0;
    return is_nothing || fails("memory", ENOMEM) ? NULL : noted(__real_calloc(count, size));
}

void *__wrap_realloc(void *memory, size_t size)
{
    if (fails("memory", ENOMEM))
        return NULL;
    return memory == NULL ? noted(__real_malloc(size)) : __real_realloc(memory, size);
}

void __wrap_free(void *memory)
{
    kept -= memory != NULL;
    __real_free(memory);
}

/* ---- opening and reading ---- */

FILE *LARGE(__wrap_fopen)(const char *path, const char *mode)
{
    if (*mode == 'w')
        unsynced[NAMES] = 1;
    return fails("open", EMFILE) ? NULL : LARGE(__real_fopen)(path, mode);
}

FILE *__wrap_fdopen(int handle, const char *mode)
{
    return fails("open", ENOMEM) ? NULL : __real_fdopen(handle, mode);
}

int LARGE(__wrap_open)(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    int mode = flags & O_CREAT ? va_arg(arguments, int) : 0;
    va_end(arguments);
    if (flags & O_CREAT)
        unsynced[NAMES] = 1;
    return fails("open", EMFILE) ? -1 : LARGE(__real_open)(path, flags, mode);
}

ssize_t __wrap_read(int handle, void *bytes, size_t size)
{
    return fails("read", EIO) ? -1 : __real_read(handle, bytes, size);
}

ssize_t LARGE(__wrap_pread)(int handle, void *bytes, size_t size, off_t at)
{
    return fails("read", EIO) ? -1 : LARGE(__real_pread)(handle, bytes, size, at);
}

/* ---- writing ---- */

size_t __wrap_fwrite(const void *bytes, size_t size, size_t count, FILE *file)
{
    if (file == stderr)
        return __real_fwrite(bytes, size, count, file);
    if (file == stdout)
        demand_synced(WATCHED, 0);
    else
        unsynced[watched(fileno(file))] = 1;
    if (fails("write", ENOSPC))
        return 0;
    return __real_fwrite(bytes, size, fails("short", ENOSPC) ? count / 2 : count, file);
}

ssize_t LARGE(__wrap_pwrite)(int handle, const void *bytes, size_t size, off_t at)
{
    demand_synced(watched(handle), block_of(at));
    unsynced[watched(handle)] = block_of(at);
    if (fails("write", ENOSPC))
        return -1;
    return LARGE(__real_pwrite)(handle, bytes, fails("short", ENOSPC) ? (size + 1) / 2 : size, at);
}

int __wrap_fflush(FILE *file)
{
    return fails("write", ENOSPC) ? EOF : __real_fflush(file);
}

int __wrap_fclose(FILE *file)
{
    bool is_failure = fails("write", EIO);
    note_closed(fileno(file));
    int status = __real_fclose(file);
    if (is_failure)
        errno = EIO;
    return is_failure ? EOF : status;
}

int __wrap_fsync(int handle)
{
    note_synced(handle);
    return fails("write", EIO) ? -1 : __real_fsync(handle);
}

int LARGE(__wrap_ftruncate)(int handle, off_t size)
{
    unsynced[watched(handle)] = block_of(size);
    return fails("write", EIO) ? -1 : LARGE(__real_ftruncate)(handle, size);
}

int __wrap_rename(const char *from, const char *to)
{
    return fails("write", EACCES) ? -1 : __real_rename(from, to);
}

int __wrap_remove(const char *path)
{
    demand_synced(WATCHED, 0);
    return __real_remove(path);
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
