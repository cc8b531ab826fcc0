# make             build/algnot and build/libalgnot.a
# make check       every test of this repository, on its own files alone
# make help        the other targets
CC ?= cc
CFLAGS ?= -O2 -g
HOSTCC ?= $(CC)
BUILD ?= build
PREFIX ?= /usr/local
SHARED ?= ../shared

WARNINGS = -pedantic -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes \
           -Wmissing-prototypes -Wvla -Werror
ALL_CFLAGS = -std=c17 $(WARNINGS) -Iinclude $(CFLAGS)

# the floors, from the ground up; report stands beside game
FLOORS = base chess notation game report
LIB_SOURCES = $(filter-out %_make.c,$(wildcard $(FLOORS:%=src/%/*.c)))
LIB_OBJECTS = $(LIB_SOURCES:src/%.c=$(BUILD)/%.o)
CLI_SOURCES = $(wildcard src/cli/*.c)
CLI_OBJECTS = $(CLI_SOURCES:src/%.c=$(BUILD)/%.o)

# a floor sees its own headers and those under it
SEES_chess = -Isrc/base
SEES_notation = $(SEES_chess) -Isrc/chess
SEES_game = $(SEES_notation) -Isrc/notation
SEES_report = $(SEES_notation) -Isrc/notation
SEES_cli = $(SEES_game) -Isrc/game -Isrc/report

all: $(BUILD)/algnot $(BUILD)/libalgnot.a

$(BUILD)/algnot: $(CLI_OBJECTS) $(BUILD)/libalgnot.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(BUILD)/libalgnot.a: $(LIB_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/%.o: src/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(SEES_$(notdir $(@D))) -I$(BUILD) -MMD -MP -c -o $@ $<

$(BUILD)/chess/attacks.o: $(BUILD)/tables.inc
$(BUILD)/tables.inc: $(BUILD)/tables_make
	$< > $@
$(BUILD)/tables_make: src/chess/tables_make.c
	@mkdir -p $(@D)
	$(HOSTCC) -std=c17 $(WARNINGS) -O1 -o $@ $<

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d)

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib $(DESTDIR)$(PREFIX)/include/algnot
	install $(BUILD)/algnot $(DESTDIR)$(PREFIX)/bin
	install -m 644 $(BUILD)/libalgnot.a $(DESTDIR)$(PREFIX)/lib
	install -m 644 include/algnot.h $(DESTDIR)$(PREFIX)/include
	install -m 644 $(wildcard include/algnot/*.h) $(DESTDIR)$(PREFIX)/include/algnot

clean:
	rm -rf $(BUILD)

include tests/tests.mk

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile tests/tests.mk

.PHONY: all install clean help
