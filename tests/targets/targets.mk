# make check-targets  Build the program for other machines and with other compilers, and compare what
#                     it says of the games in tests/data with what it says here, byte by byte. It
#                     installs cross compilers and emulators where they are missing; TARGETS=s390x
#                     is for some of tests/targets/targets.tsv only.
check-targets: $(BUILD)/algnot
	@tests/targets/check_targets.sh '$(MAKE)' '$(BUILD)' $(TARGETS)

.PHONY: check-targets
