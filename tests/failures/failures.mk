# Failures: the program with calls that fail when a test wants it; needs the --wrap of GNU's or
# LLVM's ld. Each n in the program as it is, and once more with its addresses watched, or one out of
# so many.
FAILURES_STEP ?= 1
FAILURES = $(TESTS)/failures
FAILING = malloc calloc realloc fopen fdopen open read pread fwrite pwrite fflush fclose \
          fsync ftruncate rename thrd_create mtx_init cnd_init

$(FAULTY): $(CLI_OBJECTS) $(FAILURES)/faults.o $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) $(FAILING:%=-Wl,--wrap=%) -o $@ $^ $(LDLIBS)

failures: $(BUILD)/algnot $(FAULTY)
	python3 tests/cli/check_failures.py $< --all
	$(MAKE) faulty BUILD=$(BUILD)/asan CFLAGS="-O1 -g -fno-omit-frame-pointer \
	    -fsanitize=address,undefined -fno-sanitize-recover=all"
	python3 tests/cli/check_failures.py $< --watched=$(FAILURES_STEP) \
	    $(FAULTY:$(BUILD)/%=$(BUILD)/asan/%)

faulty: $(FAULTY)

-include $(FAILURES)/faults.d
.PHONY: failures faulty
