# The program with calls that fail when a test wants it, for which the linker needs --wrap, as those
# of GNU and LLVM have it.
#
# make failures       Make every n-th allocation, opening, reading and writing fail, for one n out of
#                     FAILURES_STEP (1) in the program as it is, and out of WATCHED_STEP (1) under
#                     sanitizers.
# make faulty         Build only the program whose calls can be made to fail.
FAILURES_STEP ?= 1
WATCHED_STEP ?= 1
FAILING = malloc calloc realloc free fopen fopen64 fdopen open open64 read pread pread64 fwrite pwrite \
          pwrite64 fflush fclose fsync ftruncate ftruncate64 rename remove thrd_create mtx_init cnd_init

# Where the linker lacks --wrap there is no such program, and the test that needs it is skipped.
HAS_WRAP = echo 'int main(void) { return 0; }' \
    | $(CC) $(POSITION) $(CFLAGS) $(ALL_LDFLAGS) -Wl,--wrap=nothing -x c -o $@ - 2>/dev/null

$(FAULTY): tests/failures/faults.c $(CLI_OBJECTS) $(BUILD)/libalgnot.a
	@mkdir -p $(@D) && rm -f $@
	@if $(HAS_WRAP); then \
	    $(CC) $(ALL_CFLAGS) -pthread $(ALL_LDFLAGS) $(FAILING:%=-Wl,--wrap=%) -o $@ $^ $(LDLIBS); \
	fi

# the solver by itself, with the same calls
FAULTY_SOLVER = $(TESTS)/failures/solve_problems

$(FAULTY_SOLVER): tests/failures/solve_problems.c tests/failures/faults.c $(BUILD)/libalgnot.a
	@mkdir -p $(@D) && rm -f $@
	@if $(HAS_WRAP); then \
	    $(CC) $(ALL_CFLAGS) -pthread $(LDFLAGS) $(FAILING:%=-Wl,--wrap=%) -o $@ $^ $(LDLIBS); \
	fi

# more than it allocates; each n-th fails, once and from there on
SOLVER_CALLS = 40

$(TESTS)/failures/solve_problems.passed: $(FAULTY_SOLVER)
	$(call run,"memory that fails while problems are solved") sh -ec ' \
	    test -x $< || { echo "the linker lacks --wrap"; exit 77; }; \
	    for n in `seq $(SOLVER_CALLS)`; do \
	        for last in "" +; do ALGNOT_FAULT=memory:$$n$$last $<; done; \
	    done'

failures: $(BUILD)/algnot $(FAULTY)
	python3 tests/cli/check_failures.py $< --every=$(FAILURES_STEP)
	$(MAKE) faulty BUILD=$(BUILD)/asan CFLAGS="-O1 -g1 -fno-omit-frame-pointer \
	    -fsanitize=address,undefined -fno-sanitize-recover=all"
	python3 tests/cli/check_failures.py $< --watched=$(WATCHED_STEP) \
	    $(FAULTY:$(BUILD)/%=$(BUILD)/asan/%)
	$(MAKE) $(FAULTY_SOLVER:$(BUILD)/%=$(BUILD)/asan/%).passed BUILD=$(BUILD)/asan CFLAGS="-O1 -g1 \
	    -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all"

faulty: $(FAULTY)

.PHONY: failures faulty
