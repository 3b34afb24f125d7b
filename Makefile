# `make run` builds and starts Dimo, `make test` tests it.

# Debian packages that the build needs in addition to a Swift toolchain, and further ones that only the tests need. The
# tests start their own PostgreSQL. libpq-dev depends on libssl-dev.
PACKAGES := libcurl4-openssl-dev libncurses-dev libpng-dev libpq-dev libsodium-dev libsqlite3-dev libturbojpeg0-dev \
	libzip-dev zlib1g-dev
TEST_PACKAGES := tmux fish zsh postgresql
# The same packages by their Homebrew names, such as sqlite for libsqlite3-dev and jpeg-turbo for libturbojpeg0-dev.
# macOS includes curl and zlib.
BREW_NAMES = $(patsubst lib%-dev,%,$(filter-out libcurl% zlib%,$(PACKAGES)))
BREW_PACKAGES = $(patsubst pq,libpq,$(subst png,libpng,$(subst turbojpeg0,jpeg-turbo,$(subst zip,libzip,$(subst \
	sodium,libsodium,$(subst sqlite3,sqlite,$(BREW_NAMES)))))))

PREFIX ?= /usr/local
# Arguments for the program: make run ARGS="--lang ko open drink:negroni"
ARGS ?=

# The Swift runtime is linked statically where the platform supports it, so that the installed program needs no
# toolchain. Stripping the symbols makes the program a third smaller and its start slightly faster. Libraries that every
# start uses are linked statically, too, if their archives are installed: the loader takes about 0.1 ms to find, map and
# bind a shared library, and 0.5 ms for libstdc++. Only the system's libc and libm remain shared. Where libtinfo exists,
# libncursesw needs it.
#
# -Osize: starts and keypresses mostly run code that is not loaded yet, so small code matters more than fast code.
#
# The flag makes the compiler get the metadata of generic types by calls instead of by mangled names. Looking up each
# conformance by name, among the 12,000 of a static program, took a fifth of the time to the first content. Without the
# flag, the program behaves the same but starts more slowly.
METADATA_FLAG := -disable-concrete-type-metadata-mangled-name-accessors
METADATA_FLAGS = $(if $(shell swiftc -frontend -help-hidden 2>/dev/null | grep -e $(METADATA_FLAG)),\
	-Xswiftc -Xfrontend -Xswiftc $(METADATA_FLAG))
RELEASE_FLAGS = -c release -Xswiftc -Osize $(METADATA_FLAGS)
ifeq ($(shell uname -s),Linux)
# A folder that contains only the archives. The linker searches it first.
ARCHIVES := $(CURDIR)/.build/archives
ARCHIVED = $(wildcard $(foreach name,stdc++ ncursesw sodium sqlite3 tinfo,\
	$(shell clang -print-file-name=lib$(name).a 2>/dev/null)))
# A typical session calls functions of 2 MB in total, out of 30 MB. The linker places them next to each other, in the
# order of a recorded trace. This reduces memory after startup by two fifths, because the system maps sixteen pages
# around each page that is touched. `make layout` records a new trace; functions renamed since the last one are placed
# with the rest. Only gold supports this form of the flag.
ORDER := .build/functions.order
PACKED_ORDER := Assets/Package/functions.order.gz
LAYOUT_FLAGS = $(if $(shell clang -Wl,--version -x c /dev/null 2>/dev/null | grep gold),-Xswiftc -Xfrontend \
	-Xswiftc -function-sections -Xlinker --section-ordering-file=$(CURDIR)/$(ORDER))
RELEASE_FLAGS += $(LAYOUT_FLAGS) --static-swift-stdlib -Xlinker -s $(if $(ARCHIVED),-Xlinker -L$(ARCHIVES)) \
	$(if $(filter %/libtinfo.a,$(ARCHIVED)),-Xlinker -ltinfo)
endif
RELEASE := .build/release
PAGES := .build/pages
SOURCES := Package.swift Assets Sources Tests

.DEFAULT_GOAL := run
.PHONY: run build archives release layout server test lint bench bench-server ink matrix pages install uninstall deb \
	deb-server dist pictures clean snapshots deps

# Runs the release build, which takes longer to build than a debug build but is the one that the benchmarks measure.
run: release
	@exec $(RELEASE)/dimo $(ARGS)

build: deps
	swift build

archives: deps
	@$(if $(ARCHIVED),mkdir -p "$(ARCHIVES)" && ln -sf $(abspath $(ARCHIVED)) "$(ARCHIVES)",true)
	@$(if $(LAYOUT_FLAGS),mkdir -p .build && gzip -dc $(PACKED_ORDER) > $(ORDER),true)

# The output of the build goes to stderr, so that stdout contains only the output of the program that runs next.
release: deps archives
	@test -e $(RELEASE)/dimo || echo "dimo: the first build takes about eight minutes on two cores, later ones seconds" >&2
	@swift build $(RELEASE_FLAGS) --product dimo >&2

# --disable-xctest: there are no XCTest tests, and the line "0 tests" would look like a failure. Tests have no time
# limit, but the watchdog ends a run that prints nothing for SILENCE seconds and names the test that hangs.
SILENCE ?= 600
RUN_TESTS = Tests/Scripts/watchdog $(SILENCE) swift test $(DEBUG_INFO) --skip-build --disable-xctest

COMMUNITY := ^Community(Protocol|Server)?Tests\.
UNITS := --skip EndToEndTests --skip DimoAppTests --skip '$(COMMUNITY)'
# The community tests start servers, one of them on its own PostgreSQL, and hash many passwords, so they run after the
# unit tests. DimoAppTests keep one thread busy for minutes, and EndToEndTests mostly wait for other processes: the former
# and two halves of the latter, by the first letter of their suites, run in the background, and their output is printed
# when everything has finished. `swift test` does not run twice at the same time, so the background runs start the test
# executable directly. On systems other than Linux, this is a bundle and not an executable, so all parts run one after
# another.
BESIDE := DimoAppTests EndToEnd.[A-I] EndToEnd.[J-Z]
BUNDLE := .build/debug/dimoPackageTests.xctest
# Failures from all runs, printed again at the end.
FAILURES := .build/failures.log
ifdef FEATURE
# `make test FEATURE=Drinks` builds and tests only the named targets (comma-separated), in a separate folder.
PARTIAL := --scratch-path .build/partial
test: export DIMO_ONLY := $(FEATURE)
test: deps
	swift build $(PARTIAL) --build-tests
	Tests/Scripts/watchdog $(SILENCE) swift test $(PARTIAL) --skip-build --disable-xctest
else
test: export FAILED_TESTS := $(FAILURES)
test: PACKAGES += $(TEST_PACKAGES)
test: deps lint
	swift build $(DEBUG_INFO) --build-tests
	@rm -f $(FAILURES)
ifeq ($(shell uname -s),Linux)
	@echo "Running unit and community tests, with $(BESIDE) in the background: tail -f .build/*.log"
	@rings=; code=0; \
	trap 'kill $$rings 2> /dev/null; wait' EXIT; trap 'exit 130' INT TERM HUP; \
	for ring in $(BESIDE); do \
		Tests/Scripts/watchdog $(SILENCE) $(BUNDLE) --testing-library swift-testing --no-parallel \
			--filter "$$ring" > ".build/$$ring.log" 2>&1 & rings="$$rings $$!"; \
	done; \
	$(RUN_TESTS) $(UNITS) || code=$$?; \
	$(RUN_TESTS) --no-parallel --filter '$(COMMUNITY)' || code=$$?; \
	for ring in $$rings; do wait $$ring || code=$$?; done; trap - EXIT; \
	for ring in $(BESIDE); do cat ".build/$$ring.log"; done; \
	[ $$code = 0 ] || cat $(FAILURES) >&2 2> /dev/null; exit $$code
else
	$(RUN_TESTS) $(UNITS)
	$(RUN_TESTS) --no-parallel --filter '$(COMMUNITY)'
	$(RUN_TESTS) --no-parallel --filter DimoAppTests
	$(RUN_TESTS) --no-parallel --filter EndToEndTests
endif
endif

# Builds the community server, optimized for speed instead of size. `dimo` and this server are separate programs.
server: deps archives
	swift build $(subst -Osize,-O,$(RELEASE_FLAGS)) --product dimo-server

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

# CHECK=1 fails if a budget is missed, JSON=1 prints one JSON document instead of the table.
bench: release
	@DIMO_BENCH=1 swift build $(RELEASE_FLAGS) --product dimo-bench >&2
	@python3 Tests/Bench/bench.py --executable $(RELEASE)/dimo --bench-executable $(RELEASE)/dimo-bench \
		$(if $(CHECK),--check) $(if $(JSON),--json) $(BENCH_ARGS)

# Traces the release build and records the order in which the linker places functions. Needs x86-64 Linux, gold, Python
# and readelf.
LAYOUT_MAP := $(CURDIR)/.build/layout.map
layout: deps archives
	swift build $(RELEASE_FLAGS) -Xlinker -Map=$(LAYOUT_MAP) --product dimo
	@python3 Tests/Bench/layout.py --executable $(RELEASE)/dimo --map $(LAYOUT_MAP) --output $(ORDER)
	@gzip -9nc $(ORDER) > $(PACKED_ORDER)

# Prints the share of cells with ink, without frames, on the main screens of a demo.
ink: release
	@Tests/Scripts/measure-ink $(RELEASE)/dimo

# Compares Dimo's behaviour in a terminal with that of similar programs that are installed.
matrix: release
	@python3 Tests/Bench/matrix.py --executable $(RELEASE)/dimo $(BENCH_ARGS)

# Measures the community server over loopback. If PostgreSQL is not installed, prints a note and skips that part.
SECONDS ?= 5
bench-server: server
	@DIMO_BENCH=1 swift build $(subst -Osize,-O,$(RELEASE_FLAGS)) --product dimo-bench >&2
	@python3 Tests/Bench/server.py --executable $(RELEASE)/dimo-server --bench-executable $(RELEASE)/dimo-bench \
		--seconds $(SECONDS) $(BENCH_ARGS)

# DESTDIR is for packagers. The program looks for its assets in ../share/dimo, from the real path of the executable.
ASSETS := Catalog Manual en.lproj ko.lproj
DATA := $(DESTDIR)$(PREFIX)/share
# The folder for zsh completions below share. Debian packages use zsh/vendor-completions instead.
ZSH_COMPLETIONS ?= zsh/site-functions

# Installed only if it has been built.
SERVER ?= $(wildcard $(RELEASE)/dimo-server)

# The program generates its man pages and completions from its --help.
pages: release
	@rm -rf $(PAGES) && mkdir -p $(PAGES)
	@$(RELEASE)/dimo manual --man > $(PAGES)/dimo.1
	@$(RELEASE)/dimo manual files --man > $(PAGES)/dimo-config.5
	@$(if $(SERVER),$(SERVER) man > $(PAGES)/dimo-server.8,true)
	@for shell in bash zsh fish; do \
		$(RELEASE)/dimo --generate-completion-script $$shell | sed '1{/^#!/d;}' > $(PAGES)/completion.$$shell || exit 1; \
	done

install: pages
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DATA)/dimo" "$(DATA)/man/man1" "$(DATA)/man/man5" \
		"$(DATA)/bash-completion/completions" "$(DATA)/$(ZSH_COMPLETIONS)" "$(DATA)/fish/vendor_completions.d"
	install -m 755 $(RELEASE)/dimo "$(DESTDIR)$(PREFIX)/bin/dimo"
	$(if $(SERVER),install -d "$(DATA)/man/man8" && \
		install -m 755 $(SERVER) "$(DESTDIR)$(PREFIX)/bin/dimo-server" && \
		install -m 644 $(PAGES)/dimo-server.8 "$(DATA)/man/man8/dimo-server.8",)
	for folder in $(ASSETS); do \
		rm -rf "$(DATA)/dimo/$$folder" && cp -R "Assets/$$folder" "$(DATA)/dimo/" || exit 1; \
	done
	chmod -R a+rX,go-w "$(DATA)/dimo"
	install -m 644 $(PAGES)/dimo.1 "$(DATA)/man/man1/dimo.1"
	install -m 644 $(PAGES)/dimo-config.5 "$(DATA)/man/man5/dimo-config.5"
	install -m 644 $(PAGES)/completion.bash "$(DATA)/bash-completion/completions/dimo"
	install -m 644 $(PAGES)/completion.zsh "$(DATA)/$(ZSH_COMPLETIONS)/_dimo"
	install -m 644 $(PAGES)/completion.fish "$(DATA)/fish/vendor_completions.d/dimo.fish"

# Removes the installed files but no user data.
uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/dimo" "$(DESTDIR)$(PREFIX)/bin/dimo-server" "$(DATA)/man/man1/dimo.1" \
		"$(DATA)/man/man5/dimo-config.5" "$(DATA)/man/man8/dimo-server.8" \
		"$(DATA)/bash-completion/completions/dimo" "$(DATA)/$(ZSH_COMPLETIONS)/_dimo" \
		"$(DATA)/fish/vendor_completions.d/dimo.fish"
	rm -rf "$(DATA)/dimo"

VERSION = $(shell sed -n 's/.*text = "\(.*\)"/\1/p' Assets/AppVersion.swift)
MAINTAINER ?= $(shell git log -1 --format='%an <%ae>' 2>/dev/null)
EPOCH = $(shell git log -1 --format=%ct 2>/dev/null || date +%s)

# Builds a package for Debian and its derivatives, which needs no toolchain.
deb: release
	rm -rf .build/deb
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/deb" PREFIX=/usr SERVER= \
		ZSH_COMPLETIONS=zsh/vendor-completions
	Assets/Package/make-deb .build/deb $(VERSION) $(EPOCH) "$(MAINTAINER)" \
		.build/dimo_$(VERSION)_$$(dpkg --print-architecture).deb
	@echo ".build/dimo_$(VERSION)_$$(dpkg --print-architecture).deb"

# Builds the server's package: the program, its man page, systemd units and configuration. The catalogue that it reads
# is in the dimo package.
SERVER_DEB := $(CURDIR)/.build/deb-server
deb-server: server
	rm -rf $(SERVER_DEB)
	install -d $(SERVER_DEB)/usr/bin $(SERVER_DEB)/usr/share/man/man8 $(SERVER_DEB)/lib/systemd/system $(SERVER_DEB)/etc/dimo
	install -m 755 $(RELEASE)/dimo-server $(SERVER_DEB)/usr/bin/
	$(RELEASE)/dimo-server man > $(SERVER_DEB)/usr/share/man/man8/dimo-server.8
	install -m 644 Assets/Package/*.service Assets/Package/*.timer $(SERVER_DEB)/lib/systemd/system/
	install -m 644 Assets/Package/server.yaml $(SERVER_DEB)/etc/dimo/
	Assets/Package/make-deb .build/deb-server $(VERSION) $(EPOCH) "$(MAINTAINER)" \
		.build/dimo-server_$(VERSION)_$$(dpkg --print-architecture).deb dimo-server control-server
	@echo ".build/dimo-server_$(VERSION)_$$(dpkg --print-architecture).deb"

# Builds a tar archive of the program and its data, for any Linux with SQLite, ncurses and a C library as new as here.
dist: release
	rm -rf .build/dist
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/dist" PREFIX=/dimo-$(VERSION) SERVER=
	tar -C .build/dist --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(EPOCH) -cf - dimo-$(VERSION) \
		| gzip -9n > .build/dimo-$(VERSION)-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz
	@echo ".build/dimo-$(VERSION)-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz"

# Draws the README's pictures: screens of a demo.
pictures: release
	rm -rf .build/pictures && mkdir -p .build/pictures Assets/Pictures
	LOGNAME=mina $(RELEASE)/dimo demo .build/pictures/demo
	for picture in home=home drink=drink:negroni result=result:luke-skywalker bar=bar; do \
		$(RELEASE)/dimo --data-dir .build/pictures/demo snapshot "$${picture#*=}" --svg --size 120x36 \
			> "Assets/Pictures/$${picture%%=*}.svg" || exit 1; \
	done

# Records all screens again. Review the diff before you commit it.
snapshots: deps
	DIMO_RECORD_SNAPSHOTS=1 swift test --disable-xctest --filter 'ScreenTests|KeyListTests'

clean:
	swift package clean
	rm -rf .build/bench

# Installs only missing packages, so that later runs are fast and need no network.
deps:
	@command -v swift >/dev/null || { \
		echo "dimo: Swift toolchain not found: install Swift 6.2 or newer from https://www.swift.org/install" >&2; exit 1; }
	@if command -v dpkg >/dev/null && command -v apt-get >/dev/null; then \
		missing=""; \
		for package in $(PACKAGES); do \
			dpkg -s "$$package" 2>/dev/null | grep -q '^Status:.* installed$$' || missing="$$missing $$package"; \
		done; \
		[ -n "$$missing" ] || exit 0; \
		as_root=""; \
		if [ "$$(id -u)" != 0 ]; then \
			command -v sudo >/dev/null || { echo "dimo: missing packages: as root, apt-get install$$missing" >&2; exit 1; }; \
			as_root="sudo"; [ -t 0 ] || as_root="sudo -n"; \
		fi; \
		echo "dimo: installing$$missing" >&2; \
		$$as_root apt-get update -q >&2 && \
		$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing >&2; \
	elif [ "$$(uname -s)" = Darwin ]; then \
		missing=""; \
		if command -v brew >/dev/null; then \
			for package in $(BREW_PACKAGES); do \
				brew list --versions "$$package" >/dev/null 2>&1 || missing="$$missing $$package"; \
			done; \
		else missing=" $(BREW_PACKAGES)"; fi; \
		[ -z "$$missing" ] || { echo "dimo: missing packages: brew install$$missing" >&2; exit 1; }; \
	else \
		echo "dimo: unknown package manager; the build needs the equivalents of: $(PACKAGES)" >&2; \
	fi
