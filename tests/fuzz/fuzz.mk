# The fuzz targets of tests/fuzz: over their corpora with the compiler at hand, and with clang's fuzzer.
#
# make fuzz-corpus    Check every property on each input of its corpus; a part of make check.
# make fuzz           Check them on new inputs, for FUZZ_SECONDS (60) each; this needs clang.
# make fuzz-merge     Add the inputs that make fuzz found and that reach new code to the corpora.
FUZZ_SECONDS ?= 60
FUZZ_CC ?= clang

FUZZ = $(BUILD)/fuzz
FUZZ_TARGETS = fen san games options record solve lsp problems
# tracing every comparison would cost more than half of the tries
FUZZ_FLAGS = -std=c17 -pedantic -O2 -g -fsanitize=fuzzer-no-link,address,undefined \
             -fno-sanitize-coverage=trace-cmp -fno-sanitize-recover=all \
             -Iinclude -I$(BUILD) $(LIB_ROOMS:%=-Isrc/%)
FUZZ_PROGRAMS = $(FUZZ_TARGETS:%=$(TESTS)/fuzz/fuzz_%)
FUZZERS = $(FUZZ_TARGETS:%=$(FUZZ)/%)

FUZZ_PASSED = $(FUZZ_TARGETS:%=$(TESTS)/fuzz/%.passed)

fuzz-corpus: $(FUZZ_PASSED)
	@$(RUN) --summary $^

$(FUZZ_PASSED): $(TESTS)/fuzz/%.passed: $(TESTS)/fuzz/fuzz_%
	$(call run,tests/fuzz/corpus/$*) $< tests/fuzz/corpus/$*/*

$(foreach target,$(FUZZ_TARGETS),\
    $(eval $(TESTS)/fuzz/$(target).passed: $(wildcard tests/fuzz/corpus/$(target)/*)))

# what is found is kept in $(FUZZ)/<target>.found; an input that fails, in $(FUZZ)/<target>-crash-…
fuzz: $(FUZZERS)
	@failed=; \
	for target in $(FUZZ_TARGETS); do \
	    mkdir -p $(FUZZ)/$$target.found; \
	    ASAN_OPTIONS=quarantine_size_mb=16 $(FUZZ)/$$target -max_total_time=$(FUZZ_SECONDS) \
	        -max_len=1024 -timeout=10 -dict=tests/fuzz/words.dict \
	        -artifact_prefix=$(FUZZ)/$$target- -print_final_stats=1 \
	        $(FUZZ)/$$target.found tests/fuzz/corpus/$$target || failed="$$failed $$target"; \
	done; \
	if test -n "$$failed"; then echo "FAILED:$$failed" >&2; exit 1; fi

# These try rooms of the program, and define some of its functions themselves: those of the sources
# that are left out.
$(FUZZ)/options $(FUZZ)/record $(FUZZ)/lsp: FUZZ_FLAGS += -pthread $(CLI_ROOMS:%=-Isrc/%)
$(FUZZ)/options: $(filter-out %/main.c %/say.c,$(CLI_SOURCES))
$(FUZZ)/record: $(filter-out %/main.c %/say.c %/saving.c,$(CLI_SOURCES))
$(FUZZ)/lsp: $(filter-out %/main.c,$(CLI_SOURCES))

# by the code that is reached, not by how often: that would be thousands of files
fuzz-merge: $(FUZZERS)
	@for target in $(FUZZ_TARGETS); do \
	    mkdir -p $(FUZZ)/$$target.found; \
	    FUZZ_TRIES_ALL=1 $(FUZZ)/$$target -set_cover_merge=1 -use_counters=0 tests/fuzz/corpus/$$target \
	        $(FUZZ)/$$target.found || exit 1; \
	done

$(FUZZ_PROGRAMS): %: %.o $(TESTS)/fuzz/corpus_main.o $(TESTS)/support.a $(BUILD)/cli.a \
                  $(BUILD)/libalgnot.a
	$(LINK_TEST) $(BUILD)/cli.a $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

# the library and the target together, both watched
$(FUZZERS): $(FUZZ)/%: tests/fuzz/fuzz_%.c tests/fuzz/fuzz_abort.c tests/fuzz/fuzz.h \
            $(LIB_SOURCES) $(TABLES)
	@mkdir -p $(@D)
	$(FUZZ_CC) $(FUZZ_FLAGS) -fsanitize=fuzzer -o $@ $(filter %.c,$^)

-include $(FUZZ_PROGRAMS:=.d) $(TESTS)/fuzz/corpus_main.d
.PHONY: fuzz-corpus fuzz fuzz-merge
