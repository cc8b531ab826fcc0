# The benchmark: one figure a line, then counts and a signature of behaviour; then the program with
# one job and with two, beside pgn-extract where that is installed; then on bad input.
#   make bench        how fast; BENCH_FILE=games.pgn instead of the 20 MB made in $(BUILD)/bench
BENCH = $(TESTS)/bench/bench

bench: $(BENCH) $(BUILD)/algnot
	@mkdir -p $(BUILD)/bench
	@$(BENCH) $(BUILD)/bench/games.pgn
	@python3 tests/bench/beside.py $(BUILD)/algnot $(or $(BENCH_FILE),$(BUILD)/bench/games.pgn)

$(BENCH): $(BENCH).o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

-include $(BENCH).d
.PHONY: bench
