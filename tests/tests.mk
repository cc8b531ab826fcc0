# The tests, found by wildcard, built under $(BUILD)/tests and run from the root of the repository.
# make test           install what the tests need, then all of them
# make check          all of them
# make golden         rewrite the sessions of tests/cli to what the program says; read the diff
# make check-shared   the program against the material of $(SHARED), where that folder is
# make failures       every n-th allocation, opening, reading and writing fails
# make torture        inputs too large, too long, too deep, cut or damaged; the memory they take
# make valgrind       some of them under valgrind, in minutes
# make differential   the long run: a million positions, moves in every language and style, and the
#                     perft collections of $(SHARED)
SHARED ?= ../shared
PROCESSORS = $(or $(shell getconf _NPROCESSORS_ONLN),1)

TESTS = $(BUILD)/tests
TEST_CFLAGS = $(LIB_ROOMS:%=-Isrc/%) -Itests/support -Itests/reference
TEST_SUPPORT = $(patsubst tests/%.c,$(TESTS)/%.o,$(wildcard tests/support/*.c))

UNIT_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/unit/*/test_*.c))
REFERENCE_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/reference/test_*.c))
PERFT_EPD = $(TESTS)/reference/perft_epd
RUN_SESSIONS = $(TESTS)/cli/run_sessions
TEST_PROGRAMS = $(UNIT_TESTS) $(REFERENCE_TESTS) $(PERFT_EPD) $(RUN_SESSIONS)

SESSIONS = $(wildcard tests/cli/*.test)
# what only another program can judge: JSON, and what a terminal shows
PYTHON = python3
PYTHON_TESTS = $(wildcard tests/cli/check_*.py)
# what these make fail are writes of the program, and with them those of a program that is measured
BREAKING_TESTS = $(patsubst %,tests/cli/check_%.py,failures jobs streams)
# what these look at, in hundreds of calls, is what the program says and leaves on the disk; calls
# that fail have a target of their own
UNWATCHED_TESTS = $(patsubst %,tests/cli/check_%.py,escapes failures kills streams svg)
README_SESSIONS = $(TESTS)/readme.test
README_PROGRAM = $(TESTS)/readme_program
SESSION_NEEDS = $(RUN_SESSIONS) $(BUILD)/algnot
# the program, with calls that can be made to fail
FAULTY = $(TESTS)/failures/algnot
# perft counts above this are left out; 0: none is, which takes hours
PERFT_NODES ?= 10000000
COLLECTIONS = $(wildcard $(SHARED)/data/perft/*.epd)

test:
	tests/setup.sh
	$(MAKE) $(if $(filter -j%,$(MAKEFLAGS)),,-j$(PROCESSORS)) check

# every program runs, so that all failures show
check: fuzz-corpus $(UNIT_TESTS) $(REFERENCE_TESTS) $(SESSION_NEEDS) $(FAULTY) $(README_SESSIONS) \
       $(README_PROGRAM)
	@failed=; \
	for test in $(UNIT_TESTS) $(REFERENCE_TESTS); do \
	    $$test || failed="$$failed $$test"; \
	done; \
	$(README_PROGRAM) | grep -qx 'Ff1-b5' || failed="$$failed README.md"; \
	$(RUN_SESSIONS) $(BUILD)/algnot $(SESSIONS) $(README_SESSIONS) || failed="$$failed sessions"; \
	for test in $(PYTHON_TESTS); do \
	    if command -v python3 >/dev/null; then $(PYTHON) $$test $(BUILD)/algnot; \
	    else echo "$$test: skipped, python3 is missing"; fi || failed="$$failed $$test"; \
	done; \
	if test -n "$$failed"; then echo "FAILED:$$failed" >&2; exit 1; fi; \
	echo "every test passed"

# the program is all that has threads: its sessions, and one that counts on them
POOL_TEST = $(TESTS)/unit/cli/test_thread_pool
check-threads: $(POOL_TEST) $(SESSION_NEEDS)
	$(POOL_TEST)
	$(RUN_SESSIONS) $(BUILD)/algnot $(SESSIONS)
	python3 tests/cli/check_jobs.py $(BUILD)/algnot

# what README.md shows of the shell is a session, what it shows of C is compiled and run
$(README_SESSIONS): README.md
	@mkdir -p $(@D)
	@awk '/^```console/ { shown = 1; next } /^```/ { if (shown) print ""; shown = 0 } \
	    shown && /^\$$ / { print $$0 "; true"; next } shown { print $$0 == "" ? ">" : "> " $$0 }' \
	    $< > $@

$(README_PROGRAM): README.md $(BUILD)/libalgnot.a
	@mkdir -p $(@D)
	@awk '/^```c$$/ && !done { shown = 1; next } /^```/ { done = done || shown; shown = 0 } shown' $< > $@.c
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $@.c $(BUILD)/libalgnot.a $(LDLIBS)

golden: $(SESSION_NEEDS)
	$(RUN_SESSIONS) --rewrite $(BUILD)/algnot $(SESSIONS)

# the programs that touch every room, and none that takes long
VALGRIND = valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite
VALGRIND_TESTS = $(filter $(TESTS)/unit/base/% $(TESTS)/unit/report/% $(foreach name,\
    arbiter reader splitter suggest tree,%/test_$(name)),$(UNIT_TESTS))
VALGRIND_SESSIONS = $(foreach name,convert encoding moves record show validate,tests/cli/$(name).test)

valgrind: $(VALGRIND_TESTS) $(SESSION_NEEDS)
	@mkdir -p $(BUILD)/valgrind
	@printf '#!/bin/sh\nexec %s "$$@"\n' '$(VALGRIND) $(abspath $(BUILD))/algnot' \
	    > $(BUILD)/valgrind/algnot
	@chmod +x $(BUILD)/valgrind/algnot
	@failed=; \
	for test in $(VALGRIND_TESTS); do \
	    $(VALGRIND) $$test || failed="$$failed $$test"; \
	done; \
	$(RUN_SESSIONS) $(BUILD)/valgrind/algnot $(VALGRIND_SESSIONS) || failed="$$failed sessions"; \
	if test -n "$$failed"; then echo "FAILED:$$failed" >&2; exit 1; fi; \
	echo "valgrind: nothing to report"

# more games than are shipped are put into every language, and known again
GAMES_OF_OTHERS = $(wildcard $(SHARED)/data/bench/plain.pgn)

REAL_GAMES = $(wildcard $(SHARED)/data/games/pgn/peers/*/*.pgn)

check-shared: $(BUILD)/algnot $(TESTS)/unit/game/test_detect $(TESTS)/unit/game/test_slips \
              $(TESTS)/unit/game/test_recovery
	python3 tests/shared/check_shared.py --program $< --shared $(SHARED)
	$(if $(GAMES_OF_OTHERS),$(TESTS)/unit/game/test_detect $(GAMES_OF_OTHERS) 200)
	$(if $(REAL_GAMES),$(TESTS)/unit/game/test_slips 500 $(REAL_GAMES))
	$(if $(REAL_GAMES),$(TESTS)/unit/game/test_recovery 300 $(REAL_GAMES))

differential: $(TESTS)/reference/test_differential $(TESTS)/unit/notation/test_roundtrip $(PERFT_EPD)
	$(TESTS)/reference/test_differential 1000000
	$(TESTS)/unit/notation/test_roundtrip 8
	$(if $(COLLECTIONS),$(PERFT_EPD) $(PERFT_NODES) $(COLLECTIONS),@echo "no perft collections in $(SHARED)")

$(REFERENCE_TESTS): $(TESTS)/reference/mailbox.o
$(filter $(TESTS)/unit/cli/%,$(UNIT_TESTS)): $(BUILD)/cli.a
$(TESTS)/unit/cli/%.o: TEST_CFLAGS += $(CLI_ROOMS:%=-Isrc/%)

$(TEST_PROGRAMS): %: %.o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) -pthread $(LDFLAGS) -o $@ $(filter %.o %/cli.a,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

include tests/fuzz/fuzz.mk tests/bench/bench.mk tests/failures/failures.mk \
        tests/torture/torture.mk

$(TESTS)/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -MMD -MP -c -o $@ $<

-include $(TEST_SUPPORT:.o=.d) $(TEST_PROGRAMS:=.d) $(TESTS)/reference/mailbox.d
.PHONY: test check check-threads check-shared golden valgrind differential
