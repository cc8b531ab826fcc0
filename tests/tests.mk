# The tests, found by wildcard, built under $(BUILD)/tests and run from the root of the repository.
#   make check          all of them
#   make golden         rewrite the sessions of tests/cli to what the program says; read the diff
#   make check-shared   the program against the material of $(SHARED), where that folder is
#   make differential   the long run: a million positions, and the perft collections of $(SHARED)
SHARED ?= ../shared

TESTS = $(BUILD)/tests
TEST_CFLAGS = -Isrc/base -Isrc/chess -Isrc/notation -Isrc/game -Isrc/report \
              -Itests/support -Itests/reference
TEST_SUPPORT = $(patsubst tests/%.c,$(TESTS)/%.o,$(wildcard tests/support/*.c))

UNIT_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/unit/*/test_*.c))
REFERENCE_TESTS = $(patsubst tests/%.c,$(TESTS)/%,$(wildcard tests/reference/test_*.c))
PERFT_EPD = $(TESTS)/reference/perft_epd
RUN_SESSIONS = $(TESTS)/cli/run_sessions
TEST_PROGRAMS = $(UNIT_TESTS) $(REFERENCE_TESTS) $(PERFT_EPD) $(RUN_SESSIONS)

SESSIONS = $(wildcard tests/cli/*.test)
SESSION_NEEDS = $(if $(SESSIONS),$(RUN_SESSIONS) $(BUILD)/algnot)
COLLECTIONS = $(wildcard $(SHARED)/data/perft/*.epd)

# every program runs, so that all failures show
check: $(UNIT_TESTS) $(REFERENCE_TESTS) $(SESSION_NEEDS)
	@failed=; \
	for test in $(UNIT_TESTS) $(REFERENCE_TESTS); do \
	    $$test || failed="$$failed $$test"; \
	done; \
	$(if $(SESSIONS),$(RUN_SESSIONS) $(BUILD)/algnot $(SESSIONS) || failed="$$failed sessions";) \
	if test -n "$$failed"; then echo "FAILED:$$failed" >&2; exit 1; fi; \
	echo "every test passed"

golden: $(SESSION_NEEDS)
	$(if $(SESSIONS),$(RUN_SESSIONS) --rewrite $(BUILD)/algnot $(SESSIONS))

check-shared: $(BUILD)/algnot
	python3 tests/shared/check_shared.py --program $< --shared $(SHARED)

differential: $(TESTS)/reference/test_differential $(PERFT_EPD)
	$(TESTS)/reference/test_differential 1000000
	$(if $(COLLECTIONS),$(PERFT_EPD) $(COLLECTIONS),@echo "no perft collections in $(SHARED)")

$(REFERENCE_TESTS): $(TESTS)/reference/mailbox.o

$(TEST_PROGRAMS): %: %.o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

$(TESTS)/%.o: tests/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(TEST_CFLAGS) -MMD -MP -c -o $@ $<

-include $(TEST_SUPPORT:.o=.d) $(TEST_PROGRAMS:=.d) $(TESTS)/reference/mailbox.d
.PHONY: check check-shared golden differential
