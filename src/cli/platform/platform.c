/* What a good tool needs of the system and ISO C does not offer: in POSIX, or in ISO C. */
#include "posix.h"

#include "platform.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#include "c11_threads.h"

#ifndef _WIN32

static volatile sig_atomic_t was_interrupted;

#ifdef AN_HAS_POSIX

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool platform_is_terminal(FILE *file)
{
    return isatty(fileno(file));
}

unsigned platform_width_of(FILE *file)
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

bool platform_is_ready(FILE *file)
{
    struct pollfd input = {.fd = fileno(file), .events = POLLIN};
    return poll(&input, 1, 0) > 0;
}

void platform_widen_pipe(FILE *file)
{
#ifdef F_SETPIPE_SZ
    enum { MOST = 1 << 20 }; /* what Linux grants to any user */
    fcntl(fileno(file), F_SETPIPE_SZ, MOST);
#endif
    (void)file;
}

unsigned platform_processors(void)
{
    long count = 1;
#ifdef CPU_COUNT
    cpu_set_t ours;
    if (sched_getaffinity(0, sizeof ours, &ours) == 0)
        return (unsigned)CPU_COUNT(&ours);
#endif
#ifdef _SC_NPROCESSORS_ONLN
    count = sysconf(_SC_NPROCESSORS_ONLN);
#endif
    return count > 1 ? (unsigned)count : 1;
}

/* Closes standard input, too, as a read that has not begun yet would never end. */
static void note_interrupt(int number)
{
    (void)number;
    was_interrupted = 1;
    close(STDIN_FILENO);
}

void platform_catch_interrupt(void)
{
    struct sigaction action = {.sa_handler =
                                   note_interrupt}; /* without SA_RESTART, so that a read ends */
    sigaction(SIGINT, &action, NULL);
}

enum { TEMPORARY_MAX = 2 };
static const char *volatile temporaries[TEMPORARY_MAX];

/* Removes the files, then raises the signal again with its usual effect. */
static void remove_temporaries(int number)
{
    for (size_t i = 0; i < TEMPORARY_MAX; i++)
        if (temporaries[i] != NULL)
            unlink(temporaries[i]);
    signal(number, SIG_DFL);
    raise(number);
}

static void replace_temporary(const char *path, const char *with)
{
    size_t i = 0;
    while (i < TEMPORARY_MAX && temporaries[i] != path)
        i++;
    if (i < TEMPORARY_MAX)
        temporaries[i] = with;
}

/* A signal that is ignored, as nohup ignores SIGHUP, stays ignored. */
void platform_remove_when_killed(const char *path)
{
    static const int numbers[] = {SIGHUP, SIGINT, SIGPIPE, SIGTERM};
    struct sigaction action = {.sa_handler = remove_temporaries}, was;
    replace_temporary(NULL, path);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (sigaction(numbers[i], NULL, &was) == 0 && was.sa_handler == SIG_DFL)
            sigaction(numbers[i], &action, NULL);
}

void platform_keep_when_killed(const char *path)
{
    replace_temporary(path, NULL);
}

void platform_survive_limits(void)
{
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN);
#endif
}

void platform_hold_streams(void)
{
    int handle;
    do {
        /* open() returns the lowest free number. Opened the wrong way round, the stream still
         * fails when it is used. */
        bool lacks_input = fcntl(STDIN_FILENO, F_GETFD) < 0;
        handle = open("/dev/null", lacks_input ? O_WRONLY : O_RDONLY);
    } while (handle >= 0 && handle <= STDERR_FILENO);
    if (handle >= 0)
        close(handle);
}

#else

bool platform_is_terminal(FILE *file)
{
    (void)file;
    return false;
}

unsigned platform_width_of(FILE *file)
{
    (void)file;
    return 0;
}

bool platform_read(FILE *file, char *bytes, size_t size, size_t *got)
{
    *got = fread(bytes, 1, size, file);
    return !ferror(file);
}

bool platform_is_ready(FILE *file)
{
    return file != stdin;
}

void platform_widen_pipe(FILE *file)
{
    (void)file;
}

unsigned platform_processors(void)
{
    return 1;
}

static void note_interrupt(int number)
{
    (void)number;
    was_interrupted = 1;
}

void platform_catch_interrupt(void)
{
    signal(SIGINT, note_interrupt);
}

/* ISO C lets a signal handler call no function that removes a file. */
void platform_remove_when_killed(const char *path)
{
    (void)path;
}

void platform_keep_when_killed(const char *path)
{
    (void)path;
}

void platform_survive_limits(void) {}

void platform_hold_streams(void) {}

#endif

bool platform_was_interrupted(void)
{
    return was_interrupted != 0;
}

const char *platform_language(void)
{
    return "C";
}

char **platform_arguments(char **words)
{
    return words;
}

#endif

const char *platform_threads(void)
{
    return AN_THREADS;
}

/* A terminal that does not know its width gets the one in COLUMNS, else 80. */
unsigned platform_columns(FILE *file)
{
    enum { USUAL = 80, MOST = 10000 };
    if (!platform_is_terminal(file))
        return 0;
    unsigned columns = platform_width_of(file);
    const char *told = getenv("COLUMNS");
    unsigned long value = columns == 0 && told != NULL ? strtoul(told, NULL, 10) : columns;
    return value > 0 && value < MOST ? (unsigned)value : USUAL;
}
