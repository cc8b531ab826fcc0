# make mutants        Put MUTANTS (100) faults into copies of the source, one at a time, and list those
#                     that no test finds. SEED (1) draws others, AT=src/chess those of a room, and
#                     AT=src/chess/rules/fen.c:88 those of a line.
MUTANTS ?= 100
SEED ?= 1
AT ?= src

mutants:
	python3 tests/mutants/mutants.py --mutants=$(MUTANTS) --seed=$(SEED) --jobs=$(PROCESSORS) --at=$(AT) \
	    $(BUILD)/mutants tests/mutants/excuses.tsv

.PHONY: mutants
