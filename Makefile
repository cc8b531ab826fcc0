# make all            Build the program, build/algnot, and the library, build/libalgnot.a. This is
#                     what make does without a target.
# make check          Run every test of this repository that is not up to date, side by side; with
#                     ONLY=sheets, those whose path has "sheets" in it. V=1 shows the commands.
# make install        Install the program, the libraries, headers, manual pages and completions below
#                     PREFIX (/usr/local); DESTDIR and GNU's prefix, bindir, libdir, includedir,
#                     mandir and so on are heeded. make install-strip leaves out what debuggers read.
# make uninstall      Remove what make install has installed with the same variables.
# make clean          Remove all that was built.
# make help           Print this list.
CC ?= cc
CFLAGS ?= -O3 -g1
BUILD ?= build
PREFIX ?= /usr/local
# make without a target and without -j uses all processors
PROCESSORS := $(or $(shell getconf _NPROCESSORS_ONLN 2>/dev/null),1)
ifeq ($(MAKECMDGOALS)$(filter -j% --jobserver%,$(MAKEFLAGS)),)
MAKEFLAGS += -j$(PROCESSORS)
endif
SHARED ?= ../shared

# The machine that CC builds for, as "aarch64-linux-gnu".
TARGET := $(or $(shell $(CC) -dumpmachine 2>/dev/null),$(shell uname -s))
IS_LINUX = $(findstring inux,$(TARGET))
IS_WINDOWS = $(findstring mingw,$(TARGET))
EXE = $(if $(IS_WINDOWS),.exe)
THREADS = $(if $(IS_WINDOWS),,-pthread)

# CPPFLAGS, CFLAGS, LDFLAGS and LDLIBS are the user's, and come last. On Linux they are joined by
# what hardens a program, but for what they settle themselves; HARDENING= leaves that out.
GIVEN = $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)
# $(call unless,WORDS,FLAGS): the flags, unless one of the words is a part of the user's flags
unless = $(if $(strip $(foreach word,$(1),$(findstring $(word),$(GIVEN)))),,$(2))
HARDENING ?= $(IS_LINUX)
ifneq ($(HARDENING),)
# what the compiler fortifies it has to optimize, and the sanitizers look at the functions that
# would be replaced
IS_OPTIMIZED = $(filter-out -O0,$(filter -O%,$(CFLAGS)))
C_HARDENING = $(if $(IS_OPTIMIZED),$(call unless,FORTIFY_SOURCE -fsanitize,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)) \
           $(call unless,stack-protector,-fstack-protector-strong)
LINK_HARDENING = $(call unless,-static -no-pie -fno-pie -nopie,-pie) \
                 $(call unless,relro,$(RELRO)) $(call unless,$(comma)now,$(NOW))
endif
comma = ,
RELRO = -Wl,-z,relro
NOW = -Wl,-z,now

# Objects that fit any address, so that they go into a shared library, too. Nobody replaces a function
# of the library by one of the same name: calls between them are as fast as in a program.
POSITION = $(if $(IS_LINUX),-fPIC -fno-semantic-interposition)

WARNINGS = -pedantic -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes \
           -Wmissing-prototypes -Wvla
# WERROR=-Werror in CI only: a packager's newer compiler must not break the build
ALL_CFLAGS = -std=c17 $(WARNINGS) $(WERROR) -Iinclude $(POSITION) $(C_HARDENING) $(LARGE_FILES) $(CPPFLAGS) $(CFLAGS)
ALL_LDFLAGS = $(LINK_HARDENING) $(LDFLAGS)
# files over 2 GB, where a long has 32 bits
LARGE_FILES = -D_FILE_OFFSET_BITS=64

# The compiler of the programs that make tables, which run here: CC, unless what it makes does not
# run here, as that of a cross compiler does not; then the first of the others that works.
HOSTCC ?= $(or $(shell mkdir -p $(BUILD); echo 'int main(void) { return 0; }' > $(BUILD)/runs.c; \
              for cc in '$(CC)' cc gcc clang c99; do \
                  rm -f $(BUILD)/runs; \
                  if $$cc -o $(BUILD)/runs $(BUILD)/runs.c && $(BUILD)/runs; then echo "$$cc"; break; fi; \
              done 2>/dev/null),$(error what no compiler makes runs here: say HOSTCC=COMPILER))

# Each command is told in a line; V=1 shows the command itself.
# $(call tell,WORD): tells what is made; the commands behind it begin with $(Q).
Q = $(if $(V),,@)
IS_SILENT = $(findstring s,$(filter-out -%,$(firstword $(MAKEFLAGS))))
tell = $(if $(V)$(IS_SILENT),,@printf '  %-6s %s\n' '$(1)' '$@')

# a table whose program failed is no table
.DELETE_ON_ERROR:

# The rooms: a room sees its own headers and those of the rooms under it, and nothing else, so that
# the compiler refuses an include that goes up. src/README.md tells what is in each of them.
LIB_ROOMS = base input chess/board chess/rules solving/memory solving/targets solving \
            notation/tables notation/moves $(GAME_ROOMS) report/explain report/words report/boards \
            report/forms problems problems/forms solutions print
GAME_ROOMS = $(addprefix game/,text words tables tokens splitting prose plain_text bench language \
             slips cues articles decoding quick reading profiles faults judging choosing page \
             headings comparing writing layouts tree grading)
CLI_ROOMS = cli cli/platform cli/messages cli/options cli/requests cli/guides cli/io cli/pipeline \
            cli/gamefile cli/session cli/recorder cli/editor cli/lsp cli/features cli/problems \
            cli/moments cli/converting cli/validating cli/comparing cli/commands

SEES_input = -Isrc/base
SEES_chess/board = -Isrc/base
SEES_chess/rules = $(SEES_chess/board) -Isrc/chess/board
SEES_solving/memory = $(SEES_chess/rules) -Isrc/chess/rules
SEES_solving/targets = $(SEES_chess/rules) -Isrc/chess/rules
SEES_solving = $(SEES_solving/memory) -Isrc/solving/memory -Isrc/solving/targets
SEES_notation/tables = $(SEES_chess/rules) -Isrc/chess/rules
SEES_notation/moves = $(SEES_notation/tables) -Isrc/notation/tables
SEES_problems = $(SEES_game/text) -Isrc/game/text
SEES_problems/forms = $(SEES_problems) -Isrc/problems
SEES_report/explain = -Isrc/base
SEES_report/words = $(SEES_notation/moves) -Isrc/notation/moves
SEES_report/boards = $(SEES_report/words) -Isrc/report/words
SEES_report/forms = $(SEES_report/boards) -Isrc/report/boards
SEES_solutions = $(SEES_report/forms) -Isrc/report/forms -Isrc/game/text -Isrc/problems
SEES_game/text = $(SEES_notation/moves) -Isrc/notation/moves
SEES_game/words = $(SEES_game/text) -Isrc/game/text
SEES_game/tables = $(SEES_game/words) -Isrc/game/words
SEES_game/tokens = $(SEES_game/tables) -Isrc/game/tables
SEES_game/splitting = $(SEES_game/tokens) -Isrc/game/tokens
SEES_game/prose = $(SEES_game/tokens) -Isrc/game/tokens
SEES_game/plain_text = $(SEES_game/prose) -Isrc/game/prose
SEES_game/bench = $(SEES_game/tokens) -Isrc/game/tokens
SEES_game/cues = $(SEES_game/text)
SEES_game/articles = $(SEES_game/slips) -Isrc/game/slips -Isrc/game/cues
SEES_game/language = $(SEES_game/bench) -Isrc/game/bench
SEES_game/quick = $(SEES_game/language) -Isrc/game/language
SEES_game/slips = $(SEES_game/bench) -Isrc/game/bench
SEES_game/decoding = $(SEES_game/slips) -Isrc/game/slips
SEES_game/reading = $(SEES_game/quick) $(addprefix -Isrc/game/,quick prose plain_text cues articles)
SEES_game/profiles = $(SEES_game/bench) -Isrc/game/bench
SEES_game/faults = $(SEES_game/bench) -Isrc/game/bench -Isrc/game/headings
SEES_game/judging = $(SEES_game/quick) -Isrc/game/quick -Isrc/game/slips -Isrc/game/decoding \
                    -Isrc/game/profiles -Isrc/game/faults
SEES_game/choosing = $(SEES_game/reading) -Isrc/game/reading -Isrc/game/slips -Isrc/game/decoding \
                     -Isrc/game/profiles -Isrc/game/faults -Isrc/game/judging
SEES_game/page = $(SEES_game/bench) -Isrc/game/bench
SEES_game/headings = $(SEES_game/text) -Isrc/game/text
SEES_game/comparing = $(SEES_game/judging) -Isrc/game/judging -Isrc/game/headings
SEES_game/writing = $(SEES_game/page) $(SEES_game/reading) -Isrc/game/page -Isrc/game/reading \
                    -Isrc/game/headings
SEES_game/layouts = $(SEES_game/writing) -Isrc/game/writing
SEES_game/tree = $(SEES_game/layouts) -Isrc/game/layouts
SEES_game/grading = $(SEES_game/bench) -Isrc/game/bench
SEES_print = $(SEES_game/layouts) -Isrc/game/layouts $(SEES_report/boards) -Isrc/report/boards
SEES_LIBRARY = $(LIB_ROOMS:%=-Isrc/%)
SEES_cli/platform =
SEES_cli/messages = $(SEES_LIBRARY) -Isrc/cli/platform
SEES_cli/options = $(SEES_cli/messages) -Isrc/cli/messages
SEES_cli/guides = $(SEES_cli/options) -Isrc/cli/options
SEES_cli/requests = $(SEES_cli/options) -Isrc/cli/options
SEES_cli/io = $(SEES_cli/requests) -Isrc/cli/requests
SEES_cli/pipeline = $(SEES_cli/io) -Isrc/cli/io
SEES_cli/gamefile = $(SEES_cli/io) -Isrc/cli/io
SEES_cli/session = $(SEES_cli/gamefile) -Isrc/cli/gamefile
SEES_cli/recorder = $(SEES_cli/session) -Isrc/cli/session
SEES_cli/editor = $(SEES_LIBRARY)
SEES_cli/lsp = $(SEES_cli/io) -Isrc/cli/io -Isrc/cli/editor
SEES_cli/features = $(SEES_cli/lsp) -Isrc/cli/lsp
SEES_cli/problems = $(SEES_cli/pipeline) -Isrc/cli/pipeline
SEES_cli/moments = $(SEES_cli/pipeline) -Isrc/cli/pipeline
SEES_cli/converting = $(SEES_cli/moments) -Isrc/cli/moments
SEES_cli/validating = $(SEES_cli/moments) -Isrc/cli/moments
SEES_cli/comparing = $(SEES_cli/moments) -Isrc/cli/moments
SEES_cli/commands = $(SEES_cli/recorder) $(SEES_cli/moments) $(addprefix -Isrc/cli/,recorder features problems guides \
                    moments converting validating comparing)
SEES_cli = $(SEES_cli/commands) -Isrc/cli/commands
SEES_ALL = $(patsubst %,-Isrc/%,$(LIB_ROOMS) $(CLI_ROOMS))

LIB_SOURCES = $(filter-out %_make.c,$(wildcard $(LIB_ROOMS:%=src/%/*.c)))
LIB_OBJECTS = $(LIB_SOURCES:src/%.c=$(BUILD)/%.o)
CLI_SOURCES = $(wildcard $(CLI_ROOMS:%=src/%/*.c))
CLI_OBJECTS = $(CLI_SOURCES:src/%.c=$(BUILD)/%.o)
MAIN_OBJECT = $(BUILD)/cli/main.o

# the shared library is for Linux
VERSION := $(shell sed -n 's|^.define AN_VERSION  *"\(.*\)"|\1|p' include/algnot/base.h)
SONAME = libalgnot.so.0
SHARED_NAME = libalgnot.so.$(VERSION)
SHARED_LIBRARY = $(if $(IS_LINUX),$(BUILD)/$(SONAME))

PROGRAM = $(BUILD)/algnot$(EXE)

all: $(PROGRAM) $(BUILD)/libalgnot.a $(SHARED_LIBRARY) guides

$(PROGRAM): $(MAIN_OBJECT) $(BUILD)/cli.a $(BUILD)/libalgnot.a
	$(call tell,LINK)
	$(Q)$(CC) $(ALL_CFLAGS) $(THREADS) $(ALL_LDFLAGS) -o $@ $^ $(LDLIBS)

# the program without its main, for the program and for the tests of its rooms
$(BUILD)/cli.a: $(filter-out $(MAIN_OBJECT),$(CLI_OBJECTS))
$(BUILD)/libalgnot.a: $(LIB_OBJECTS)

$(BUILD)/cli.a $(BUILD)/libalgnot.a:
	$(call tell,AR)
	$(Q)rm -f $@
	$(Q)$(AR) rcs $@ $^

# What runs once for a command or a problem is optimized less, which builds faster. CFLAGS of the
# user are those of all rooms.
ifeq ($(origin CFLAGS),file)
$(foreach room,cli problems solutions,$(BUILD)/$(room)/%.o): CFLAGS = -O1 -g1
endif

$(BUILD)/%.o: src/%.c
	$(call tell,CC)
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) $(SEES_$(<D:src/%=%)) -I$(BUILD) -MMD -MP -c -o $@ $<

# what is printed while building
TABLES = $(addprefix $(BUILD)/,tables.inc signs.inc endings.inc offers.inc labels.inc)
# no file tells which headers each of these programs includes
PRINTED_HEADERS = $(wildcard include/algnot/*.h src/base/*.h)

$(BUILD)/chess/board/attacks.o: $(BUILD)/tables.inc
$(BUILD)/tables.inc: $(BUILD)/tables_make
	$(call tell,MAKE)
	$(Q)$< > $@
$(BUILD)/tables_make: src/chess/board/tables_make.c
	$(call tell,HOSTCC)
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) -std=c17 $(WARNINGS) $(WERROR) -O1 -o $@ $<

$(BUILD)/notation/tables/suffix.o: $(BUILD)/signs.inc
$(BUILD)/signs.inc: $(BUILD)/signs_make
	$(call tell,MAKE)
	$(Q)$< > $@
$(BUILD)/signs_make: src/notation/tables/signs_make.c src/notation/tables/symbols.c src/notation/tables/ending_words.c \
                      src/base/fold.c src/base/utf8.c src/base/code.c \
                      $(PRINTED_HEADERS) $(wildcard src/notation/tables/*.h)
	$(call tell,HOSTCC)
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) -std=c17 $(WARNINGS) $(WERROR) -Iinclude $(SEES_notation/tables) -O1 -o $@ $(filter %.c,$^)

$(BUILD)/notation/tables/result_words.o: $(BUILD)/endings.inc
$(BUILD)/notation/tables/draw_offers.o: $(BUILD)/offers.inc
$(BUILD)/endings.inc $(BUILD)/offers.inc: $(BUILD)/signs_make
	$(call tell,MAKE)
	$(Q)$< $(basename $(@F)) > $@

$(BUILD)/game/text/heading_labels.o: $(BUILD)/labels.inc
$(BUILD)/labels.inc: $(BUILD)/labels_make
	$(call tell,MAKE)
	$(Q)$< > $@
$(BUILD)/labels_make: src/game/text/labels_make.c src/game/text/heading_words.c src/base/fold.c src/base/utf8.c \
                      src/base/code.c $(PRINTED_HEADERS) $(wildcard src/game/text/*.h)
	$(call tell,HOSTCC)
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) -std=c17 $(WARNINGS) $(WERROR) -Iinclude $(SEES_game/text) -O1 -o $@ $(filter %.c,$^)

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d)

# it shows nothing but what the public headers declare
$(BUILD)/$(SONAME): $(LIB_OBJECTS)
	$(call tell,LINK)
	@echo '{ global: an_[!_]*; local: *; };' > $(BUILD)/public.map
	$(Q)$(CC) $(ALL_CFLAGS) $(filter-out -pie -static%,$(ALL_LDFLAGS)) -shared -Wl,-soname,$(SONAME) \
	    -Wl,--version-script=$(BUILD)/public.map -o $@ $^ $(LDLIBS)

# ---- what is installed beside the program ----

COMMANDS := $(shell sed -n 's/^    \[COMMAND_[A-Z]*\] = {"\([a-z]*\)".*/\1/p' src/cli/options/commands.c)

# Manual pages and completions, made by the program itself. In a cross build it does not run here: one
# that does is built beside it.
TELLER = $(BUILD)/teller
$(TELLER): $(PROGRAM)
	@if $< version >/dev/null 2>&1; then \
	    ln -sf algnot$(EXE) $@; \
	else \
	    $(MAKE) --no-print-directory BUILD=$(BUILD)/host CC='$(HOSTCC)' CPPFLAGS= CFLAGS=-O1 LDFLAGS= \
	        LDLIBS= $(BUILD)/host/algnot && ln -sf host/algnot $@; \
	fi

# the date of manual pages is that of the source: of its last commit or, in an archive, its last change
ifndef SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH := $(shell test -e .git && git log -1 --format=%ct 2>/dev/null || date -r README.md +%s 2>/dev/null)
endif
TELL = SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) $(TELLER) help

MAN = $(BUILD)/man
MAN_PAGES = man1/algnot.1 $(COMMANDS:%=man1/algnot-%.1) man3/algnot.3
GUIDES = $(addprefix $(MAN)/,$(MAN_PAGES) $(MAN_PAGES:%=fr/%)) $(SCRIPTS)
$(MAN)/%: PAGE = $(patsubst algnot%,%,$(basename $(*F)))
$(MAN)/%: LANGUAGE = $(if $(filter fr/%,$*),fr,en)
$(MAN)/%: $(TELLER)
	$(call tell,TELL)
	@mkdir -p $(@D)
	$(Q)$(TELL) --man=$(if $(filter %.3,$@),3,$(PAGE:-%=%)) --messages=$(LANGUAGE) > $@

# by the names that the shells look for
SCRIPTS = $(BUILD)/completions/algnot $(BUILD)/completions/_algnot $(BUILD)/completions/algnot.fish
$(BUILD)/completions/algnot: SHELL_NAME = bash
$(BUILD)/completions/_algnot: SHELL_NAME = zsh
$(BUILD)/completions/algnot.fish: SHELL_NAME = fish
$(SCRIPTS): $(TELLER)
	$(call tell,TELL)
	@mkdir -p $(@D)
	$(Q)$(TELL) --completion=$(SHELL_NAME) > $@

# what pkg-config is asked for: pkg-config --cflags --libs algnot
define PC_FILE
prefix=$(pkgconfigprefix)
exec_prefix=$(if $(filter $(prefix),$(exec_prefix)),$${prefix},$(exec_prefix))
libdir=$(patsubst $(exec_prefix)/%,$${exec_prefix}/%,$(libdir))
includedir=$(patsubst $(prefix)/%,$${prefix}/%,$(includedir))

Name: algnot
Description: chess games in algebraic notation, read, judged and written
Version: $(VERSION)
Cflags: -I$${includedir}
Libs: -L$${libdir} -lalgnot
endef
export PC_FILE

guides: $(GUIDES)

# ---- installing: the variables of GNU's coding standards ----

prefix = $(PREFIX)
exec_prefix = $(prefix)
bindir = $(exec_prefix)/bin
libdir = $(exec_prefix)/lib
includedir = $(prefix)/include
datarootdir = $(prefix)/share
mandir = $(datarootdir)/man
pkgconfigdir = $(libdir)/pkgconfig
pkgconfigprefix = $(prefix)
bashcompletiondir = $(datarootdir)/bash-completion/completions
zshcompletiondir = $(datarootdir)/zsh/site-functions
fishcompletiondir = $(datarootdir)/fish/vendor_completions.d
INSTALL = install
INSTALL_PROGRAM = $(INSTALL)
INSTALL_DATA = $(INSTALL) -m 644

HEADERS_INSTALLED = algnot.h $(patsubst include/%,%,$(wildcard include/algnot/*.h))
# $(call put,DATA OR PROGRAM,FILES,FOLDER): installs files in a folder
put = $(INSTALL) -d '$(DESTDIR)$(3)' && $(INSTALL_$(1)) $(2) '$(DESTDIR)$(3)'

install: all
	$(Q)$(call put,PROGRAM,$(PROGRAM),$(bindir))
	$(Q)$(call put,DATA,$(BUILD)/libalgnot.a,$(libdir))
	$(Q)$(if $(SHARED_LIBRARY),$(INSTALL_PROGRAM) -m 644 $(SHARED_LIBRARY) '$(DESTDIR)$(libdir)/$(SHARED_NAME)' \
	    && ln -sf $(SHARED_NAME) '$(DESTDIR)$(libdir)/$(SONAME)' \
	    && ln -sf $(SONAME) '$(DESTDIR)$(libdir)/libalgnot.so')
	$(Q)$(call put,DATA,include/algnot.h,$(includedir))
	$(Q)$(call put,DATA,$(wildcard include/algnot/*.h),$(includedir)/algnot)
	$(Q)$(INSTALL) -d '$(DESTDIR)$(pkgconfigdir)'
	$(Q)printf '%s\n' "$$PC_FILE" > '$(DESTDIR)$(pkgconfigdir)/algnot.pc' \
	    && chmod 644 '$(DESTDIR)$(pkgconfigdir)/algnot.pc'
	$(Q)for page in $(MAN_PAGES) $(MAN_PAGES:%=fr/%); do \
	    folder='$(DESTDIR)$(mandir)'/$${page%/*}; \
	    $(INSTALL) -d "$$folder" && $(INSTALL_DATA) $(MAN)/$$page "$$folder" || exit; \
	done
	$(Q)$(call put,DATA,$(BUILD)/completions/algnot,$(bashcompletiondir))
	$(Q)$(call put,DATA,$(BUILD)/completions/_algnot,$(zshcompletiondir))
	$(Q)$(call put,DATA,$(BUILD)/completions/algnot.fish,$(fishcompletiondir))

# without symbols for a debugger
install-strip:
	$(MAKE) install INSTALL_PROGRAM='$(INSTALL_PROGRAM) -s'

uninstall:
	$(Q)rm -f $(foreach file,$(INSTALLED),'$(DESTDIR)$(file)')
	$(Q)rmdir '$(DESTDIR)$(includedir)/algnot' 2>/dev/null || :

INSTALLED = $(bindir)/algnot$(EXE) $(addprefix $(libdir)/,libalgnot.a libalgnot.so $(SONAME) $(SHARED_NAME)) \
            $(HEADERS_INSTALLED:%=$(includedir)/%) $(pkgconfigdir)/algnot.pc \
            $(addprefix $(mandir)/,$(MAN_PAGES) $(MAN_PAGES:%=fr/%)) $(bashcompletiondir)/algnot \
            $(zshcompletiondir)/_algnot $(fishcompletiondir)/algnot.fish

# make release        Build what others install, algnot-VERSION-MACHINE.tar.gz in build: stripped,
#                     and the same bytes wherever it is built from the same source and compiler.
RELEASE = algnot-$(VERSION)-$(TARGET)
RELEASE_CFLAGS = CFLAGS='-O3 -g -ffile-prefix-map="$(CURDIR)"=.'
# abspath takes a path with blanks for several
BUILD_PATH = $(if $(filter /%,$(BUILD)),,$(CURDIR)/)$(BUILD)
release:
	$(MAKE) all BUILD=$(BUILD)/release $(RELEASE_CFLAGS)
	rm -rf $(BUILD)/$(RELEASE)
	$(MAKE) install-strip BUILD=$(BUILD)/release $(RELEASE_CFLAGS) \
	    DESTDIR='$(BUILD_PATH)/$(RELEASE)' prefix= pkgconfigprefix='$$$${pcfiledir}/../..'
	strip -g -D $(BUILD)/$(RELEASE)/lib/libalgnot.a
	cp README.md LICENSE $(BUILD)/$(RELEASE)
	tar -C $(BUILD) --sort=name --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw \
	    --mtime=@$(SOURCE_DATE_EPOCH) -cf - $(RELEASE) | gzip -9n > $(BUILD)/$(RELEASE).tar.gz

# make web            Build the page, build/web/algnot.html: one file that works without a server. It
#                     needs clang with wasm32, lld and wasi-libc.
WEB_CC ?= clang --target=wasm32-wasi
WEB_AR ?= $(shell clang -print-prog-name=llvm-ar)
WEB_CFLAGS ?= -O2 -msimd128
WEB_PARTS = $(addprefix src/web/,page.css words.js page.js worker.js)
WEB_CALLS = $(addprefix desk_,room take check convert board notations answer answer_size)
web: $(BUILD)/web/algnot.html

$(BUILD)/web/algnot.html: src/web/page.html $(WEB_PARTS) $(BUILD)/web/engine.base64
	sed $(foreach part,$(notdir $(WEB_PARTS)),-e '/^@$(part)@$$/{' -e 'r src/web/$(part)' -e 'd' -e '}') \
	    -e '/@engine@/{' -e 's/@engine@.*//' -e 'r $(BUILD)/web/engine.base64' -e '}' $< > $@.part
	mv $@.part $@

$(BUILD)/web/engine.base64: $(BUILD)/web/engine.wasm
	{ base64 -w 0 $< && echo '</script>'; } > $@

WEB_SOURCES = src/web/desk.c src/cli/editor/editor_replay.c
$(BUILD)/web/engine.wasm: $(WEB_SOURCES) src/web/desk.h $(LIB_SOURCES) $(HEADERS)
	@mkdir -p $(@D)
	$(MAKE) $(BUILD)/wasm/libalgnot.a BUILD=$(BUILD)/wasm CC="$(WEB_CC)" AR="$(WEB_AR)" \
	    HOSTCC="$(HOSTCC)" CFLAGS="$(WEB_CFLAGS)" WERROR=
	$(WEB_CC) -std=c17 $(WARNINGS) $(WERROR) $(WEB_CFLAGS) -Iinclude -Isrc/base -Isrc/cli/editor \
	    -mexec-model=reactor \
	    -Wl,--strip-all,-z,stack-size=1048576,--stack-first $(WEB_CALLS:%=-Wl,--export=%) \
	    -o $@ $(WEB_SOURCES) $(BUILD)/wasm/libalgnot.a

# make check-web      Try the page in Chromium, through chromedriver.
check-web: web
	python3 tests/web/check_page.py $(BUILD)/web/algnot.html

clean:
	rm -rf $(BUILD)

# ---- what a reviewer checks ----

ROOM_HEADERS = $(wildcard $(patsubst %,src/%/*.h,$(LIB_ROOMS) $(CLI_ROOMS)))
HEADERS = $(wildcard include/*.h include/algnot/*.h) $(ROOM_HEADERS)
FORMATTED = $(HEADERS) $(LIB_SOURCES) $(CLI_SOURCES) $(wildcard src/web/*.[ch]) \
            $(wildcard src/*/*_make.c src/*/*/*_make.c tests/*/*.[ch] tests/unit/*/*.[ch])

# make floors         Check that no file includes a header of a room above its own. The include
#                     paths SEES_… have the compiler refuse that, provided that no two rooms have a
#                     header of the same name; here that is checked, and what the public
#                     headers and the rooms of the library include of the public ones.
PUBLIC_FLOORS = 'include/algnot/base.h src/base:base' \
                'include/algnot/input.h src/input:base|input' \
                'include/algnot/chess.h src/chess:base|chess' \
                'include/algnot/solve.h src/solving:base|chess|solve' \
                'include/algnot/notation.h:base|input|chess' \
                'include/algnot/finding.h src/notation:base|input|chess|notation|finding' \
                'include/algnot/game.h:base|input|chess|notation|finding' \
                'include/algnot/tree.h include/algnot/compare.h include/algnot/grade.h \
                 src/game:base|input|chess|notation|finding|game|tree|compare|grade' \
                'include/algnot/report.h src/report:base|input|chess|notation|finding|report' \
                'include/algnot/print.h src/print:base|input|chess|notation|finding|game|report|print' \
                'src/problems:base|input|chess|solve|notation|finding|game' \
                'src/solutions:base|input|chess|solve|notation|finding|game|tree|report'
EMPTY =
PUBLIC_NAMES = $(subst $(EMPTY) ,|,$(basename $(notdir $(wildcard include/algnot/*.h))))
floors:
	@for row in $(PUBLIC_FLOORS); do \
	    ! grep -HrnE "#include \"(algnot/)?($(PUBLIC_NAMES))\.h\"|#include [<\"]algnot\.h" $${row%:*} \
	        | grep -vE "\"(algnot/)?($${row##*:})\.h\"" || exit 1; \
	done
	@for header in $(wildcard include/algnot/*.h); do \
	    case "$(PUBLIC_FLOORS)" in *"$$header"*) ;; *) echo "$$header has no floor"; exit 1;; esac; \
	done
	@! printf '%s\n' $(notdir $(ROOM_HEADERS)) | sort | uniq -d | grep .
	@! grep -rl 'include <threads.h>' src | grep -vx 'src/cli/platform/c11_threads.h'
	@echo "floors: every include goes down"

# make headers        Check that every header compiles alone, the public ones as C++17, too.
headers:
	@for header in $(HEADERS); do \
	    $(CC) $(ALL_CFLAGS) $(SEES_ALL) -fsyntax-only -x c $$header || exit 1; \
	done
	@for header in $(wildcard include/*.h include/algnot/*.h); do \
	    $(CC) -std=c++17 -pedantic -Wall -Wextra -Werror -Iinclude -fsyntax-only -x c++ $$header \
	        || exit 1; \
	done
	@echo "headers: each stands alone"

# make symbols        Check that the library exports what the public headers declare, and beside
#                     it only names that begin with an__; the shared library, nothing beside it.
symbols: $(BUILD)/libalgnot.a $(SHARED_LIBRARY)
	@python3 tests/symbols.py "$^" $(wildcard include/*.h include/algnot/*.h)

# make circles        Check in the object files that no files need each other in a loop.
circles: $(LIB_OBJECTS) $(CLI_OBJECTS)
	@python3 tests/circles.py $^

# make format         Lay out every source file as clang-format decides.
# make format-check   Check that clang-format would change nothing.
format:
	clang-format -i $(FORMATTED)

format-check:
	clang-format --dry-run --Werror $(FORMATTED)

# make asan           Run the tests under AddressSanitizer and UndefinedBehaviorSanitizer, with the
#                     code for processors of the oldest kind, and with one in thirteen of the inputs
#                     that a test makes by the hundred.
# Leaks are looked for in the test programs; check_failures looks for those of every command.
# Sessions and scripts start the program thousands of times, each of which would take three times as
# long. Sessions of very large inputs are left out.
asan:
	$(MAKE) check BUILD=$(BUILD)/asan CFLAGS="-O1 -g1 -DAN_ANY_MACHINE -DTEST_STEP=13 \
	    -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all" \
	    MANY_RUNS="env ASAN_OPTIONS=detect_leaks=0" \
	    SESSIONS="$(filter-out tests/cli/masses.test,$(SESSIONS))" \
	    PYTHON_TESTS="$(filter-out $(UNWATCHED_TESTS),$(PYTHON_TESTS))"

# make tsan           Run the tests that use several threads under ThreadSanitizer, with one command
#                     in seven of those that a script tries on every input.
# It knows POSIX threads alone.
tsan:
	$(MAKE) check-threads BUILD=$(BUILD)/tsan CFLAGS="-O1 -g1 -fsanitize=thread -DAN_WITHOUT_C11_THREADS" \
	    MANY_RUNS="env TEST_STEP=7"

# make msan           Run the tests under MemorySanitizer, which needs clang.
msan:
	$(MAKE) check BUILD=$(BUILD)/msan CC=clang CFLAGS="-O1 -g -fno-omit-frame-pointer \
	    -fsanitize=memory -fno-sanitize-recover=all"

# make coverage       Check that the tests reach every line of the library and of the program but
#                     those with an excuse in tests/coverage/excuses.tsv, and most branches.
# Where code is optimized, lines are merged, and some that nothing reaches are seen no longer. Without,
# the millions of characters of masses.test take minutes, and so does what is tried by the hundred. The
# solver whose calls fail does not link with the library that counts lines.
coverage:
	@mkdir -p $(BUILD)/coverage && find $(BUILD)/coverage \( -name '*.gcda' -o -name '*.passed' \) -delete
	$(MAKE) check BUILD=$(BUILD)/coverage CC=gcc \
	    CFLAGS="-O0 -g --coverage -fprofile-update=atomic -DNDEBUG -DTEST_STEP=7" \
	    SESSIONS="$(filter-out tests/cli/masses.test,$(SESSIONS))" \
	    PYTHON_TESTS="$(filter-out $(BREAKING_TESTS),$(PYTHON_TESTS))" SOLVER_FAILURES_PASSED=
	python3 tests/coverage/coverage.py $(BUILD)/coverage tests/coverage/excuses.tsv \
	    $(LIB_ROOMS) $(CLI_ROOMS)

# make analyse        Check that gcc -fanalyzer, cppcheck (.cppcheck) and clang-tidy (.clang-tidy)
#                     have nothing to report.
# The analyzer does not see that a buffer which has not failed has bytes.
ANALYZER_CFLAGS = -O1 -fanalyzer -Wno-analyzer-null-argument \
                  -Wno-analyzer-use-of-uninitialized-value
analyse: $(TABLES)
	$(MAKE) all BUILD=$(BUILD)/analyse CC=gcc CFLAGS="$(ANALYZER_CFLAGS)"
	cppcheck --quiet --std=c11 --enable=warning,style,performance,portability --error-exitcode=1 \
	    --suppressions-list=.cppcheck --suppress=missingIncludeSystem \
	    -Iinclude -I$(BUILD) $(SEES_ALL) src
	clang-tidy --quiet $(LIB_SOURCES) $(CLI_SOURCES) -- -std=c17 -Iinclude -I$(BUILD) $(SEES_ALL)
	@echo "analyse: nothing to report"

include tests/tests.mk

# each comment that begins like this one of make all, and its lines that are indented
help:
	@awk '/^# make [a-z-]+ / || shown && /^#          / { print substr($$0, 3); shown = 1; next } \
	    { shown = 0 }' $(filter Makefile %.mk,$(MAKEFILE_LIST))

.PHONY: all guides install install-strip uninstall release clean floors headers symbols circles format format-check asan tsan msan analyse coverage help
