/* The threads of C11: those of the system or, where its C library has none, the same names on top
 * of POSIX threads or those of Windows. Without any there are no threads beside the first.
 *
 * -DAN_WITHOUT_C11_THREADS passes over those of the system, -DAN_WITHOUT_THREADS over all. */
#ifndef AN_CLI_C11_THREADS_H
#define AN_CLI_C11_THREADS_H

#if defined(AN_WITHOUT_C11_THREADS) || defined(AN_WITHOUT_THREADS) || defined(__STDC_NO_THREADS__)
#define AN_LACKS_C11_THREADS 1
#elif defined(__has_include)
#if !__has_include(<threads.h>)
#define AN_LACKS_C11_THREADS 1
#endif
#endif

#if defined(AN_WITHOUT_THREADS)
#include "no_threads.h"
#elif !defined(AN_LACKS_C11_THREADS)
#include <threads.h>
#define AN_THREADS "C11"
#elif defined(__unix__) || defined(__APPLE__)
#include "posix_threads.h"
#elif defined(_WIN32)
#include "win32_threads.h"
#else
#include "no_threads.h"
#endif

#endif
