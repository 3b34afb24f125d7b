# Dimo: what one types. `make run` starts the program, `make test` proves it.

# Everything the build needs beside a Swift toolchain, by its Debian name, and what the tests need beside that: terminals,
# shells, and a PostgreSQL of which they start one of their own. One more is one word more. libpq-dev brings libssl-dev.
PACKAGES := libcurl4-openssl-dev libncurses-dev libpng-dev libpq-dev libsodium-dev libsqlite3-dev libturbojpeg0-dev \
	libzip-dev zlib1g-dev
TEST_PACKAGES := tmux fish zsh postgresql
# The same by its Homebrew name: libsqlite3-dev is sqlite there, libncurses-dev ncurses, libzip-dev libzip, libpng-dev
# libpng, libturbojpeg0-dev jpeg-turbo; curl and zlib are in macOS.
BREW_NAMES = $(patsubst lib%-dev,%,$(filter-out libcurl% zlib%,$(PACKAGES)))
BREW_PACKAGES = $(patsubst pq,libpq,$(subst png,libpng,$(subst turbojpeg0,jpeg-turbo,$(subst zip,libzip,$(subst \
	sodium,libsodium,$(subst sqlite3,sqlite,$(BREW_NAMES)))))))

PREFIX ?= /usr/local
# Arguments of the program: make run ARGS="--lang ko open drink:negroni"
ARGS ?=

# The Swift runtime is linked in where the platform can, so that the installed program needs no toolchain; without
# symbols it is two thirds of the size and starts a little sooner. The libraries of every start come in with it where
# their archives are there: the loader takes about a tenth of a millisecond to find, map and bind a shared one, and the
# runtime's own for C++ half of one. What is left to it is the system's own libc and libm. libncursesw is in two parts
# where there is a libtinfo.
#
# Small code before fast code: what a start and a key cost is reading code for the first time, not running it often.
#
# The metadata of generic types is had by calls in place of their names: to look up each conformance by name, among the
# twelve thousand of a static program, was a fifth of the way to the first content. A compiler that does not know the
# flag makes the same program, which starts later.
METADATA_FLAG := -disable-concrete-type-metadata-mangled-name-accessors
METADATA_FLAGS = $(if $(shell swiftc -frontend -help-hidden 2>/dev/null | grep -e $(METADATA_FLAG)),\
	-Xswiftc -Xfrontend -Xswiftc $(METADATA_FLAG))
RELEASE_FLAGS = -c release -Xswiftc -Osize $(METADATA_FLAGS)
ifeq ($(shell uname -s),Linux)
# A folder with nothing but the archives comes first where the linker looks.
ARCHIVES := $(CURDIR)/.build/archives
ARCHIVED = $(wildcard $(foreach name,stdc++ ncursesw sodium sqlite3 tinfo,\
	$(shell clang -print-file-name=lib$(name).a 2>/dev/null)))
# The two megabytes of functions that an evening calls lie side by side among thirty, in the order of a trace: memory
# after a start falls by two fifths, since the system maps sixteen pages about each page touched. `make layout`
# traces anew; a function that changed its name since lies with the others. This form of the flag is gold's alone.
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
.PHONY: run build archives release layout server test lint bench bench-server ink matrix pages install uninstall deb deb-server \
	dist pictures clean snapshots deps

# The release build: slower to make, and the one whose start and keys are measured.
run: release
	@exec $(RELEASE)/dimo $(ARGS)

build: deps
	swift build

archives: deps
	@$(if $(ARCHIVED),mkdir -p "$(ARCHIVES)" && ln -sf $(abspath $(ARCHIVED)) "$(ARCHIVES)",true)
	@$(if $(LAYOUT_FLAGS),mkdir -p .build && gzip -dc $(PACKED_ORDER) > $(ORDER),true)

# Its output goes to stderr: the programs that follow own stdout.
release: deps archives
	@test -e $(RELEASE)/dimo || echo "dimo: the first build takes about eight minutes on two cores, later ones seconds" >&2
	@swift build $(RELEASE_FLAGS) --product dimo >&2

# --disable-xctest: there are no such tests, and its "0 tests" line reads like a failure. A test may take as long as the
# machine needs; a run that says nothing for so many seconds is ended, and the test that hangs is named.
SILENCE ?= 600
RUN_TESTS = Tests/Scripts/watchdog $(SILENCE) swift test $(DEBUG_INFO) --skip-build --disable-xctest

COMMUNITY := ^Community(Protocol|Server)?Tests\.
UNITS := --skip EndToEndTests --skip DimoAppTests --skip '$(COMMUNITY)'
# The community's suites start servers, one on a PostgreSQL of their own, and hash many passwords: they follow the units.
# The walks over every screen keep one thread busy for minutes, and whole programs wait most of their time for other
# processes: both rings run beside the others, and their output is shown whole when all are over. Two runs of `swift
# test` exclude each other, so these are what that would start; elsewhere than on Linux, where that is a bundle, the
# rings follow one another.
BESIDE := DimoAppTests EndToEndTests
BUNDLE := .build/debug/dimoPackageTests.xctest
# What failed in any of them stands once more at the very end.
FAILURES := .build/failures.log
ifdef FEATURE
# `make test FEATURE=Drinks`: the targets named, parted by commas, and their tests, in a folder of their own.
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
	@echo "Units and the community, and beside them $(BESIDE): tail -f .build/*Tests.log"
	@rings=; code=0; \
	trap 'kill $$rings 2> /dev/null; wait' EXIT; trap 'exit 130' INT TERM HUP; \
	for ring in $(BESIDE); do \
		Tests/Scripts/watchdog $(SILENCE) $(BUNDLE) --testing-library swift-testing --no-parallel \
			--filter $$ring > .build/$$ring.log 2>&1 & rings="$$rings $$!"; \
	done; \
	$(RUN_TESTS) $(UNITS) || code=$$?; \
	$(RUN_TESTS) --no-parallel --filter '$(COMMUNITY)' || code=$$?; \
	for ring in $$rings; do wait $$ring || code=$$?; done; trap - EXIT; \
	for ring in $(BESIDE); do cat .build/$$ring.log; done; \
	[ $$code = 0 ] || cat $(FAILURES) >&2 2> /dev/null; exit $$code
else
	$(RUN_TESTS) $(UNITS)
	$(RUN_TESTS) --no-parallel --filter '$(COMMUNITY)'
	$(RUN_TESTS) --no-parallel --filter DimoAppTests
	$(RUN_TESTS) --no-parallel --filter EndToEndTests
endif
endif

# The community's server: a program of its own, which takes Hummingbird with it. Fast code before small code here.
server: deps archives
	swift build $(subst -Osize,-O,$(RELEASE_FLAGS)) --product dimo-server

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

# CHECK=1 fails when a budget is missed, JSON=1 prints one document in place of the table.
bench: release
	@DIMO_BENCH=1 swift build $(RELEASE_FLAGS) --product dimo-bench >&2
	@python3 Tests/Bench/bench.py --executable $(RELEASE)/dimo --bench-executable $(RELEASE)/dimo-bench \
		$(if $(CHECK),--check) $(if $(JSON),--json) $(BENCH_ARGS)

# Where the linker puts which function: a trace of the release build decides. Linux on x86-64, with gold, Python, readelf.
LAYOUT_MAP := $(CURDIR)/.build/layout.map
layout: deps archives
	swift build $(RELEASE_FLAGS) -Xlinker -Map=$(LAYOUT_MAP) --product dimo
	@python3 Tests/Bench/layout.py --executable $(RELEASE)/dimo --map $(LAYOUT_MAP) --output $(ORDER)
	@gzip -9nc $(ORDER) > $(PACKED_ORDER)

# The share of cells with ink on the main screens of a demo, frames not counted.
ink: release
	@Tests/Scripts/measure-ink $(RELEASE)/dimo

# How it behaves in a terminal beside its peers, those that are installed.
matrix: release
	@python3 Tests/Bench/matrix.py --executable $(RELEASE)/dimo $(BENCH_ARGS)

# The community's server, on loopback alone; PostgreSQL's part is left out, and that is said, where it is not installed.
SECONDS ?= 5
bench-server: server
	@DIMO_BENCH=1 swift build $(subst -Osize,-O,$(RELEASE_FLAGS)) --product dimo-bench >&2
	@python3 Tests/Bench/server.py --executable $(RELEASE)/dimo-server --bench-executable $(RELEASE)/dimo-bench \
		--seconds $(SECONDS) $(BENCH_ARGS)

# DESTDIR is for packagers. The assets are found from the real path of the executable, ../share/dimo.
ASSETS := Catalog Manual en.lproj ko.lproj
DATA := $(DESTDIR)$(PREFIX)/share
# Where zsh looks: Debian's packages have a folder of their own.
ZSH_COMPLETIONS ?= zsh/site-functions

# Taken along where it was built.
SERVER ?= $(wildcard $(RELEASE)/dimo-server)

# The pages of man(1) and the completions are written by the program itself, from what --help says.
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

# What install put there, and nothing that somebody wrote.
uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/dimo" "$(DESTDIR)$(PREFIX)/bin/dimo-server" "$(DATA)/man/man1/dimo.1" \
		"$(DATA)/man/man5/dimo-config.5" "$(DATA)/man/man8/dimo-server.8" \
		"$(DATA)/bash-completion/completions/dimo" "$(DATA)/$(ZSH_COMPLETIONS)/_dimo" \
		"$(DATA)/fish/vendor_completions.d/dimo.fish"
	rm -rf "$(DATA)/dimo"

VERSION = $(shell sed -n 's/.*text = "\(.*\)"/\1/p' Assets/AppVersion.swift)
MAINTAINER ?= $(shell git log -1 --format='%an <%ae>' 2>/dev/null)
EPOCH = $(shell git log -1 --format=%ct 2>/dev/null || date +%s)

# A package for Debian and what is made of it: installs with apt, needs no toolchain.
deb: release
	rm -rf .build/deb
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/deb" PREFIX=/usr SERVER= \
		ZSH_COMPLETIONS=zsh/vendor-completions
	Assets/Package/make-deb .build/deb $(VERSION) $(EPOCH) "$(MAINTAINER)" \
		.build/dimo_$(VERSION)_$$(dpkg --print-architecture).deb
	@echo ".build/dimo_$(VERSION)_$$(dpkg --print-architecture).deb"

# The server's package: the program, its page, its units and their configuration. What it reads is in the other one.
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

# The program and its data in one folder, for any Linux with SQLite, ncurses and a C library as new as this one's.
dist: release
	rm -rf .build/dist
	$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/.build/dist" PREFIX=/dimo-$(VERSION) SERVER=
	tar -C .build/dist --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$(EPOCH) -cf - dimo-$(VERSION) \
		| gzip -9n > .build/dimo-$(VERSION)-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz
	@echo ".build/dimo-$(VERSION)-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz"

# The pictures of the README, drawn from a demo by the program itself.
pictures: release
	rm -rf .build/pictures && mkdir -p .build/pictures Assets/Pictures
	LOGNAME=mina $(RELEASE)/dimo demo .build/pictures/demo
	for picture in home=home drink=drink:negroni result=result:luke-skywalker bar=bar; do \
		$(RELEASE)/dimo --data-dir .build/pictures/demo snapshot "$${picture#*=}" --svg --size 120x36 \
			> "Assets/Pictures/$${picture%%=*}.svg" || exit 1; \
	done

# Draws every recorded screen anew; look at the difference before it is kept.
snapshots: deps
	DIMO_RECORD_SNAPSHOTS=1 swift test --disable-xctest --filter 'ScreenTests|KeyListTests'

clean:
	swift package clean
	rm -rf .build/bench

# Asks the package manager only for what is missing, so that it costs nothing the second time and needs no network.
deps:
	@command -v swift >/dev/null || { \
		echo "dimo: no Swift toolchain: install Swift 6.2 or newer from https://www.swift.org/install" >&2; exit 1; }
	@if command -v dpkg >/dev/null && command -v apt-get >/dev/null; then \
		missing=""; \
		for package in $(PACKAGES); do \
			dpkg -s "$$package" 2>/dev/null | grep -q '^Status:.* installed$$' || missing="$$missing $$package"; \
		done; \
		[ -n "$$missing" ] || exit 0; \
		as_root=""; \
		if [ "$$(id -u)" != 0 ]; then \
			command -v sudo >/dev/null || { echo "dimo: missing:$$missing: install with apt-get as root" >&2; exit 1; }; \
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
		[ -z "$$missing" ] || { echo "dimo: missing:$$missing: brew install$$missing" >&2; exit 1; }; \
	else \
		echo "dimo: cannot tell what is installed here; the build needs the equivalents of: $(PACKAGES)" >&2; \
	fi
