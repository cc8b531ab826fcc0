/* Runs a fuzz target over the files given as arguments; each is a named test. */
#include <stdio.h>
#include <stdlib.h>

#include "check.h"
#include "file.h"
#include "fuzz.h"

bool fuzz_tries(an_text input, size_t law, size_t laws)
{
    (void)input;
    return law < laws;
}

void fuzz_expect(bool holds, const char *what)
{
    if (!holds)
        fail_msg("does not hold: %s", what);
}

static void test_file(void **state)
{
    const char *path = *state;
    size_t size;
    char *bytes = file_load(path, &size);
    assert_non_null(bytes);
    /* a copy of just this size, so that a read past its end is seen */
    uint8_t *copy = malloc(size + (size == 0));
    assert_non_null(copy);
    for (size_t i = 0; i < size; i++)
        copy[i] = (uint8_t)bytes[i];
    free(bytes);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

int main(int argc, char **argv)
{
    size_t count = argc > 1 ? (size_t)argc - 1 : 0;
    struct CMUnitTest *tests = calloc(count + 1, sizeof *tests);
    if (tests == NULL || count == 0) {
        fprintf(stderr, "usage: %s FILE...\n", argv[0]);
        free(tests);
        return 2;
    }
    for (size_t i = 0; i < count; i++)
        tests[i] = (struct CMUnitTest){
            .name = argv[i + 1], .test_func = test_file, .initial_state = argv[i + 1]};
    int failed = _cmocka_run_group_tests(argv[0], tests, count, NULL, NULL);
    free(tests);
    return failed > 0;
}
