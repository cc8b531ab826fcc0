# The benchmark: one figure a line, then counts and a signature of behaviour; then the program with
# one job and with two, beside pgn-extract where that is installed; then on sheets, articles and bad input.
#
# make bench          Measure the speed of the library and of the program, on 20 MB of games that it
#                     makes, or on those of BENCH_FILE=games.pgn.
# make bench-forms    Compare what other notations, layouts, options and shapes of games cost with
#                     plain games; FORMS=UCI,keep restricts that to rows with one of the words.
#
# make bench-slips    Count how many score sheets with slips are read as the game that was played, on
#                     sheets that it makes of BENCH_FILE=games.pgn; SHEETS=400 SEED=2 LOSSES=0 for others.
# make bench-articles  Count how many articles are read as the game that was played, on articles that it
#                     makes of BENCH_FILE=games.pgn; ARTICLES=400 SEED=2 LANGUAGES=fr,en for others.
# make bench-problems POPEYE=py
#                     Solve problems beside Popeye, which does the same, on one core; those of
#                     BENCH_PROBLEMS=bench.tsv.
BENCH = $(TESTS)/bench/bench
BENCH_PROBLEMS ?= $(wildcard $(SHARED)/data/problems/bench.tsv)

bench: $(BENCH) $(BUILD)/algnot
	@mkdir -p $(BUILD)/bench
	@$(BENCH) $(BUILD)/bench/games.pgn
	@python3 tests/bench/beside.py $(BUILD)/algnot $(or $(BENCH_FILE),$(BUILD)/bench/games.pgn)

bench-forms: $(BUILD)/algnot
	@mkdir -p $(BUILD)/bench
	@for i in $$(seq 1000); do cat tests/data/games/classics.pgn; done >$(BUILD)/bench/classics.pgn
	@python3 tests/bench/forms.py $(BUILD)/algnot $(or $(BENCH_FILE),$(BUILD)/bench/classics.pgn)

bench-slips: $(BUILD)/algnot
	@python3 tests/bench/slips.py $(BUILD)/algnot $(or $(BENCH_FILE),tests/data/games/classics.pgn)

bench-articles: $(BUILD)/algnot
	@python3 tests/bench/articles.py $(BUILD)/algnot $(or $(BENCH_FILE),tests/data/games/classics.pgn)

bench-problems: $(BUILD)/algnot
	@python3 tests/bench/problems.py $(BUILD)/algnot $(POPEYE) $(BENCH_PROBLEMS)

$(BENCH): $(BENCH).o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

-include $(BENCH).d
.PHONY: bench bench-articles bench-forms bench-problems bench-slips
