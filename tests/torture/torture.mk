# make torture        Try inputs that are too large, too long, too deep, cut or damaged, and measure
#                     the memory that they take. This takes minutes.
TORTURE = $(TESTS)/torture
TORTURE_GAMES = tests/data/games/ronde3.txt tests/data/games/morphy.txt tests/data/games/feuille.txt \
                tests/data/games/club.pgn tests/data/games/annotated.pgn \
                tests/data/games/endings.pgn tests/data/games/classics.pgn
MUTATIONS = $(TORTURE)/mutations
PEAK = $(TORTURE)/peak

torture: $(BUILD)/algnot $(MUTATIONS) $(PEAK)
	$(MUTATIONS) prefixes 50 $(TORTURE_GAMES)
	$(if $(REAL_GAMES),$(MUTATIONS) prefixes 200 $(REAL_GAMES))
	$(MUTATIONS) bytes 20 $(TORTURE_GAMES)
	python3 tests/torture/large.py $< $(PEAK)

$(MUTATIONS): %: %.o $(TEST_SUPPORT) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(BUILD)/libalgnot.a -lcmocka $(LDLIBS)

$(PEAK): $(TORTURE)/peak.o
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^

-include $(MUTATIONS).d $(PEAK).d
.PHONY: torture
