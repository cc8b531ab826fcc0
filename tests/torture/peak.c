/* Runs a command and writes what memory it took at most, in KiB, into a file: peak FILE COMMAND… */
#define _DEFAULT_SOURCE /* wait4, which POSIX lacks */

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    if (argc < 3)
        return EXIT_FAILURE;
    pid_t process = fork();
    if (process == 0) {
        execv(argv[2], argv + 2);
        _exit(127);
    }
    struct rusage usage;
    int status;
    if (process < 0 || wait4(process, &status, 0, &usage) != process)
        return EXIT_FAILURE;
    FILE *file = fopen(argv[1], "w");
    if (file == NULL || fprintf(file, "%ld\n", usage.ru_maxrss) < 0 || fclose(file) != 0)
        return EXIT_FAILURE;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
