# make mutants        Put MUTANTS (300) faults into copies of the source, drawn evenly over its rooms, and
#                     list those that no test finds. SEED (1) draws others, AT=src/chess those of a
#                     room, and AT="src/base src/chess/rules/fen.c:88" those of a room and of a line;
#                     ONLY=fen runs only the tests whose path has "fen" in it, and AGAIN=LOG tries those
#                     again that the output of an earlier run leaves open or green.
MUTANTS ?= 300
SEED ?= 1
AT ?= src

mutants:
	python3 tests/mutants/mutants.py --mutants=$(MUTANTS) --seed=$(SEED) --jobs=$(PROCESSORS) --at="$(AT)" \
	    --only=$(ONLY) $(if $(AGAIN),--again="$(AGAIN)") $(BUILD)/mutants tests/mutants/excuses.tsv

.PHONY: mutants
