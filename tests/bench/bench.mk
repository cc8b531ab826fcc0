# The benchmark: one figure a line, then counts and a signature of behaviour.
#   make bench        how fast; BENCH_FILE=games.pgn instead of the 20 MB made in $(BUILD)/bench
BENCH = $(TESTS)/bench/bench

bench: $(BENCH) $(BUILD)/algnot
	@mkdir -p $(BUILD)/bench
	@$(BENCH) $(BUILD)/algnot $(BUILD)/bench/games.pgn

$(BENCH): $(BENCH).o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

-include $(BENCH).d
.PHONY: bench
