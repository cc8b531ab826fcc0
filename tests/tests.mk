# The tests, found by wildcard, built under $(BUILD)/tests and run from the root of the repository.
# Each test is a target: a file that ends in .passed, which depends on what the test runs and reads.
# tests/README.md tells what lies where.
#
# make test           Install what the tests need and is missing, then run make check.
# make golden         Rewrite the sessions of tests/cli to what the program says now; read the diff.
# make check-threads  Run the tests that use several threads. make tsan does so under
#                     ThreadSanitizer.
# make check-shared   Run the program on the material in $(SHARED), where that folder is.
# make valgrind       Run some of the tests under valgrind, which takes minutes.
# make differential   Compare a million random positions, and moves in every language and style,
#                     with what a second, simpler generator says, and 2,000 problems with a slow
#                     solver; count the perft collections of $(SHARED).
SHARED ?= ../shared

TESTS = $(BUILD)/tests
TEST_CFLAGS = $(SEES_ALL) -Itests/support -Itests/reference
TEST_SUPPORT = $(patsubst tests/%.c,$(TESTS)/%.o,$(wildcard tests/support/*.c))

# One library serves all test programs, so that none of them is linked again, nor holds all its
# code, when the library changes. Where the objects do not fit any address, each program is linked with
# libalgnot.a.
IS_SHARED = $(if $(IS_LINUX),$(call unless,-static,yes))
ifneq ($(IS_SHARED),)
TEST_LIBRARY = $(TESTS)/libalgnot.so
LINK_TEST_LIBRARY = $(TEST_LIBRARY) '-Wl,-rpath,$$ORIGIN/..:$$ORIGIN/../..'
else
TEST_LIBRARY = $(BUILD)/libalgnot.a
LINK_TEST_LIBRARY = $(TEST_LIBRARY)
endif

UNIT_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/unit/*/test_*.c))
REFERENCE_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/reference/test_*.c))
PERFT_EPD = $(TESTS)/reference/perft_epd
RUN_SESSIONS = $(TESTS)/cli/run_sessions
TEST_PROGRAMS = $(UNIT_TESTS) $(REFERENCE_TESTS) $(PERFT_EPD) $(RUN_SESSIONS)

SESSIONS = $(wildcard tests/cli/*.test)
# what stands before the command of a test that starts the program many times
MANY_RUNS =
# what only another program can judge: JSON, and what a terminal shows
PYTHON = $(MANY_RUNS) python3
PYTHON_TESTS = $(wildcard tests/cli/check_*.py)
# what these make fail are writes of the program, and with them those of a program that is measured
BREAKING_TESTS = $(patsubst %,tests/cli/check_%.py,failures jobs streams)
# what these look at, in hundreds of calls, is what the program says and leaves on the disk, of code
# that sessions run, too; calls that fail have a target of their own
UNWATCHED_TESTS = $(patsubst %,tests/cli/check_%.py,\
    codes escapes failures fix forms guides jobs json kills print problems streams svg terminal)
README_SESSIONS = $(TESTS)/readme.test
README_PROGRAM = $(TESTS)/readme_program
HEADER_PROGRAM = $(TESTS)/header_program
SESSION_NEEDS = $(RUN_SESSIONS) $(BUILD)/algnot
# the program, with calls that can be made to fail
FAULTY = $(TESTS)/failures/algnot
# perft counts above this are left out; 0: none is, which takes hours
PERFT_NODES ?= 10000000
COLLECTIONS = $(wildcard $(SHARED)/data/perft/*.epd)
# games that sessions and scripts read
SAMPLES = $(wildcard tests/data/games/* tests/data/sheets/*)

# What is made when a test has passed. Those that take longest come first, so that none of them is
# left to one processor at the end.
PROGRAMS_PASSED = $(addsuffix .passed,$(UNIT_TESTS) $(REFERENCE_TESTS))
SESSIONS_PASSED = $(SESSIONS:tests/%.test=$(TESTS)/%.passed)
PYTHON_PASSED = $(PYTHON_TESTS:tests/%.py=$(TESTS)/%.passed)
README_PASSED = $(TESTS)/readme_sessions.passed $(TESTS)/readme_program.passed \
                $(TESTS)/header_program.passed $(TESTS)/header_program_as_cxx.passed
SOLVER_FAILURES_PASSED = $(TESTS)/failures/solve_problems.passed
SLOW = $(foreach name,sheets nags splitter template gamefile roundtrip quick,%/test_$(name).passed)
EVERY_TEST = $(filter $(SLOW),$(PROGRAMS_PASSED)) $(PYTHON_PASSED) $(SESSIONS_PASSED) \
             $(FUZZ_PASSED) $(SOLVER_FAILURES_PASSED) $(filter-out $(SLOW),$(PROGRAMS_PASSED)) $(README_PASSED)
# Where ONLY is given, the tests whose path has it as a part. The ending, as in cli/help.test, may
# stand there or not.
PASSED = $(if $(ONLY),$(foreach stamp,$(EVERY_TEST),$(if $(findstring $(basename $(ONLY)),$(stamp)),$(stamp))),\
             $(EVERY_TEST))
RUN = tests/run.sh

include tests/fuzz/fuzz.mk tests/bench/bench.mk tests/failures/failures.mk \
        tests/torture/torture.mk tests/mutants/mutants.mk tests/packaging/packaging.mk \
        tests/targets/targets.mk tests/windows/windows.mk

DEFAULT_JOBS = $(if $(filter -j% --jobserver%,$(MAKEFLAGS)),,-j$(PROCESSORS))

test:
	tests/setup.sh
	@$(MAKE) --no-print-directory $(DEFAULT_JOBS) check

# the compilers are silent, so that only the tests are seen; V=1 shows all commands
check:
	@$(MAKE) $(if $(V),,-s) --no-print-directory $(DEFAULT_JOBS) run-tests

run-tests: $(PASSED)
	@$(RUN) --summary $^

# the program is all that has threads: the sessions of commands that share work out, and a script
# that counts on them
THREADED = $(foreach name,validate convert solve,$(TESTS)/cli/$(name).passed)
CHECKED_THREADS = $(TESTS)/unit/cli/test_thread_pool.passed $(filter $(THREADED),$(SESSIONS_PASSED)) \
                  $(TESTS)/cli/check_jobs.passed

check-threads: $(CHECKED_THREADS)
	@$(RUN) --summary $^

# ---- how each kind of test runs ----

# $(call run,NAME): the beginning of a recipe that runs the test of this NAME
run = @$(RUN) $@ $(1)

# a script that finds no python3 is skipped
run_python = $(call run,$(1)) sh -c 'command -v python3 >/dev/null \
    || { echo "python3 is missing"; exit 77; }; exec $(PYTHON) "$$@"' $(1)

$(PROGRAMS_PASSED): %.passed: %
	$(call run,$(<:$(TESTS)/%=tests/%)) $<

$(SESSIONS_PASSED): $(TESTS)/cli/%.passed: tests/cli/%.test $(SESSION_NEEDS) $(SAMPLES)
	$(call run,$<) $(MANY_RUNS) $(RUN_SESSIONS) $(BUILD)/algnot $<

$(PYTHON_PASSED): $(TESTS)/cli/%.passed: tests/cli/%.py $(BUILD)/algnot $(SAMPLES)
	$(call run_python,$<) $< $(BUILD)/algnot

$(TESTS)/cli/check_failures.passed: $(FAULTY)
$(TESTS)/cli/check_lsp.passed $(TESTS)/cli/check_lsp_protocol.passed: tests/cli/lsp_client.py
$(TESTS)/cli/check_codes.passed: tests/cli/codes.test tests/cli/profiles.test
$(TESTS)/cli/check_problems.passed: $(wildcard tests/data/problems/*.jsonl)
$(TESTS)/cli/print.passed $(TESTS)/cli/check_print.passed: $(wildcard tests/data/print/*)
$(TESTS)/cli/check_json.passed: $(wildcard tests/fuzz/corpus/*/*)
$(TESTS)/cli/check_record.passed: $(wildcard tests/cli/*.terminal)
$(foreach script,compare escapes record terminal,$(TESTS)/cli/check_$(script).passed): tests/cli/terminal.py

$(TESTS)/readme_sessions.passed: $(README_SESSIONS) $(SESSION_NEEDS) $(SAMPLES)
	$(call run,"README.md: what it shows of the shell") $(MANY_RUNS) $(RUN_SESSIONS) $(BUILD)/algnot $<

$(TESTS)/readme_program.passed: $(README_PROGRAM)
	$(call run,"README.md: its program") sh -c '$< | grep -x Ff1-b5'

# $(call finds_as_algnot,PROGRAM): a script that succeeds if the program in algnot.h finds in games
# what algnot validate finds
finds_as_algnot = for games in tests/data/games/*.pgn; do \
    $(BUILD)/algnot validate --verbose --messages=en --format=short --max-errors=1000 $$games \
        2>&1 | grep "\]\$$" > $(1).due || :; \
    $(1) $$games | diff - $(1).due; done

$(TESTS)/header_program.passed: $(HEADER_PROGRAM) $(BUILD)/algnot $(SAMPLES)
	$(call run,"algnot.h: its program") sh -ec '$(call finds_as_algnot,$<)'

# without exceptions and sanitizers, the driver of C links it, too
$(TESTS)/header_program_as_cxx.passed: $(HEADER_PROGRAM).c $(BUILD)/libalgnot.a $(BUILD)/algnot $(SAMPLES)
	$(call run,"algnot.h: its program as C++") sh -ec ' \
	    echo "int main() {}" | $(CC) -x c++ -fsyntax-only - 2>/dev/null \
	        || { echo "the compiler knows no C++"; exit 77; }; \
	    $(CC) -std=c++17 -pedantic -Wall -Wextra $(WERROR) -Iinclude $(POSITION) \
	        $(filter-out -fsanitize%,$(CFLAGS)) -fno-exceptions -c -o $(HEADER_PROGRAM)_as_cxx.o -x c++ $<; \
	    $(CC) $(CFLAGS) $(ALL_LDFLAGS) -o $(HEADER_PROGRAM)_as_cxx $(HEADER_PROGRAM)_as_cxx.o \
	        $(BUILD)/libalgnot.a $(LDLIBS); \
	    $(call finds_as_algnot,$(HEADER_PROGRAM)_as_cxx)'

# what README.md shows of the shell is a session, what it shows of C is compiled and run
$(README_SESSIONS): README.md
	@mkdir -p $(@D)
	@awk '/^```console/ { shown = 1; next } /^```/ { if (shown) print ""; shown = 0 } \
	    shown && /^\$$ / { print $$0 "; true"; next } shown { print $$0 == "" ? ">" : "> " $$0 }' \
	    $< > $@

$(README_PROGRAM): README.md $(BUILD)/libalgnot.a
	@mkdir -p $(@D)
	@awk '/^```c$$/ && !done { shown = 1; next } /^```/ { done = done || shown; shown = 0 } shown' $< > $@.c
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $@.c $(BUILD)/libalgnot.a $(LDLIBS)

$(HEADER_PROGRAM).c: include/algnot.h
	@mkdir -p $(@D)
	@awk '/^ \*     #include <algnot.h>$$/ { shown = 1 } \
	    shown { sub(/^ \*(     )?/, ""); print } shown && /^}$$/ { exit }' $< > $@

$(HEADER_PROGRAM): $(HEADER_PROGRAM).c $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LDLIBS)

golden: $(SESSION_NEEDS)
	$(RUN_SESSIONS) --rewrite $(BUILD)/algnot $(SESSIONS)

# the programs that touch every room, and none that takes long
VALGRIND = valgrind -q --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=definite
VALGRIND_TESTS = $(filter $(TESTS)/unit/base/% $(TESTS)/unit/report/% $(foreach name,\
    arbiter reader splitter suggest tree,%/test_$(name)),$(UNIT_TESTS))
VALGRIND_SESSIONS = $(foreach name,convert encoding moves record show validate,tests/cli/$(name).test)

valgrind: $(VALGRIND_TESTS) $(SESSION_NEEDS)
	@mkdir -p $(BUILD)/valgrind
	@printf '#!/bin/sh\nexec %s "%s" "$$@"\n' '$(VALGRIND)' '$(BUILD_PATH)/algnot' \
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

# composed problems, each given up after so many positions
PROBLEMS = $(wildcard $(SHARED)/data/problems/problems.jsonl)
PROBLEM_POSITIONS ?= 10000000

check-shared: shared-games shared-sheets shared-problems shared-answers

shared-games: $(BUILD)/algnot
	python3 tests/shared/check_shared.py --program $< --shared $(SHARED)

shared-sheets: $(TESTS)/unit/game/test_detect $(TESTS)/unit/game/test_slips $(TESTS)/unit/game/test_recovery
	$(if $(GAMES_OF_OTHERS),$(TESTS)/unit/game/test_detect $(GAMES_OF_OTHERS) 200)
	$(if $(REAL_GAMES),$(TESTS)/unit/game/test_slips 500 $(REAL_GAMES))
	$(if $(REAL_GAMES),$(TESTS)/unit/game/test_recovery 300 $(REAL_GAMES))

shared-problems: $(TESTS)/unit/solving/test_problems
	$(if $(PROBLEMS),$< $(PROBLEMS) $(PROBLEM_POSITIONS))

shared-answers: $(BUILD)/algnot
	$(if $(PROBLEMS),python3 tests/cli/check_problems.py $< $(PROBLEMS) 300000)

differential: $(TESTS)/reference/test_differential $(TESTS)/reference/test_solving \
              $(TESTS)/unit/notation/test_roundtrip $(PERFT_EPD)
	$(TESTS)/reference/test_differential 1000000
	$(TESTS)/reference/test_solving 2000
	$(TESTS)/unit/notation/test_roundtrip 8
	$(if $(COLLECTIONS),$(PERFT_EPD) $(PERFT_NODES) $(COLLECTIONS),@echo "no perft collections in $(SHARED)")

# ---- how the programs are built ----

$(TESTS)/libalgnot.so: $(LIB_OBJECTS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(filter-out -pie,$(ALL_LDFLAGS)) -shared -Wl,-Bsymbolic -o $@ $^ $(LDLIBS)

$(TESTS)/support.a: $(TEST_SUPPORT)
	rm -f $@
	$(AR) rcs $@ $^

# the tests of the program's rooms are linked with these, all others with the library alone
CLI_TESTS = $(filter $(TESTS)/unit/cli/%,$(UNIT_TESTS))
LIBRARY_TESTS = $(filter-out $(CLI_TESTS),$(TEST_PROGRAMS))
LINK_TEST = $(CC) $(ALL_CFLAGS) -pthread $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(TESTS)/support.a

$(REFERENCE_TESTS): $(TESTS)/reference/mailbox.o $(TESTS)/reference/brute.o

$(LIBRARY_TESTS): %: %.o $(TESTS)/support.a $(if $(IS_SHARED),|) $(TEST_LIBRARY)
	$(LINK_TEST) $(LINK_TEST_LIBRARY) -lcmocka $(LDLIBS)

$(CLI_TESTS): %: %.o $(TESTS)/support.a $(BUILD)/cli.a $(BUILD)/libalgnot.a
	$(LINK_TEST) $(BUILD)/cli.a $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

$(LIBRARY_TESTS:=.passed): $(TEST_LIBRARY)

# A test depends on the files of tests/data that its source names, too.
$(TESTS)/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -MMD -MP -c -o $@ $<
	@grep -oE 'tests/data/[a-z0-9_/-]+\.[a-z]+' $< | sort -u | while read -r file; do \
	    printf '%s: %s\n%s:\n' $(@:.o=.passed) $$file $$file; \
	done >> $(@:.o=.d)
$(TESTS)/unit/game/test_quick.passed: $(SAMPLES)
$(TESTS)/unit/game/test_articles.passed: $(wildcard tests/data/articles/*)

-include $(TEST_SUPPORT:.o=.d) $(TEST_PROGRAMS:=.d) $(TESTS)/reference/mailbox.d $(TESTS)/reference/brute.d
.PHONY: test check run-tests check-threads check-shared shared-games shared-sheets shared-problems \
        shared-answers golden valgrind differential
