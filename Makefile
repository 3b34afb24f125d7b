# Dimo: what one types. `make run` starts the program, `make test` proves it.

# Everything the build and the tests need beside a Swift toolchain, by its Debian name. One more is one word more. Of
# postgresql only the tests of the community's server have need, which start one of their own.
PACKAGES := libcurl4-openssl-dev libncurses-dev libpng-dev libpq-dev libsodium-dev libsqlite3-dev libturbojpeg0-dev libzip-dev \
	postgresql zlib1g-dev tmux
# The same by its Homebrew name: libsqlite3-dev is sqlite there, libncurses-dev ncurses, libzip-dev libzip, libpng-dev
# libpng, libturbojpeg0-dev jpeg-turbo; curl and zlib are in macOS.
BREW_PACKAGES := $(patsubst lib%-dev,%,$(filter-out libcurl% zlib%,$(PACKAGES)))
BREW_PACKAGES := $(subst zip,libzip,$(subst sodium,libsodium,$(subst sqlite3,sqlite,$(BREW_PACKAGES))))
BREW_PACKAGES := $(subst png,libpng,$(subst turbojpeg0,jpeg-turbo,$(BREW_PACKAGES)))
BREW_PACKAGES := $(patsubst pq,libpq,$(BREW_PACKAGES))

PREFIX ?= /usr/local
# Arguments of the program: make run ARGS="--lang ko open drink:negroni"
ARGS ?=

# The Swift runtime is linked in where the platform can, so that the installed program needs no toolchain; without
# symbols it is two thirds of the size and starts a little sooner. The runtime's own C++ library comes in with it where
# its archive is there: to load and bind the shared one is a tenth of the way to the first paint, and a megabyte. So
# does libsodium: as a shared library it takes 75 microseconds of every start, as an archive 10.
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
ARCHIVED = $(wildcard $(foreach name,stdc++ sodium,$(shell clang -print-file-name=lib$(name).a 2>/dev/null)))
RELEASE_FLAGS += --static-swift-stdlib -Xlinker -s $(if $(ARCHIVED),-Xlinker -L$(ARCHIVES))
endif
RELEASE := .build/release
SOURCES := Package.swift Assets Sources Tests

.DEFAULT_GOAL := run
.PHONY: run build archives release test lint bench bench-server install clean snapshots deps

# The release build: slower to make, and the one whose start and keys are measured.
run: release
	@exec $(RELEASE)/dimo $(ARGS)

build: deps
	swift build

archives: deps
	@$(if $(ARCHIVED),mkdir -p "$(ARCHIVES)" && ln -sf $(abspath $(ARCHIVED)) "$(ARCHIVES)",true)

# Its output goes to stderr: the programs that follow own stdout.
release: deps archives
	@test -e $(RELEASE)/dimo || echo "dimo: the first build takes about eight minutes on two cores, later ones seconds" >&2
	@swift build $(RELEASE_FLAGS) --product dimo >&2

# --disable-xctest: there are no such tests, and its "0 tests" line reads like a failure. A test may take as long as the
# machine needs; a run that says nothing for so many seconds is ended, and the test that hangs is named.
SILENCE ?= 600
RUN_TESTS = Tests/Scripts/watchdog $(SILENCE) swift test --skip-build --disable-xctest

# The walks over every screen keep one thread busy for minutes, so they come after what is quick. The ring of whole
# programs comes last and alone: it waits for other processes, and two at once on a small machine
# would wait for each other.
test: deps lint
	swift build --build-tests
	$(RUN_TESTS) --skip EndToEndTests --skip DimoAppTests
	$(RUN_TESTS) --no-parallel --filter DimoAppTests
	$(RUN_TESTS) --no-parallel --filter EndToEndTests

lint:
	swift format lint --strict --recursive --parallel $(SOURCES)

# CHECK=1 fails when a budget is missed, JSON=1 prints one document in place of the table.
bench: release
	@DIMO_BENCH=1 swift build $(RELEASE_FLAGS) --product dimo-bench >&2
	@python3 Tests/Bench/bench.py --executable $(RELEASE)/dimo --bench-executable $(RELEASE)/dimo-bench \
		$(if $(CHECK),--check) $(if $(JSON),--json) $(BENCH_ARGS)

# The community's server, on loopback alone; PostgreSQL's part is left out, and that is said, where it is not installed.
SECONDS ?= 5
bench-server: deps archives
	@swift build $(RELEASE_FLAGS) --product dimo-server >&2
	@python3 Tests/Bench/server.py --executable $(RELEASE)/dimo-server --seconds $(SECONDS) $(BENCH_ARGS)

# DESTDIR is for packagers. The assets are found from the real path of the executable, ../share/dimo.
install: release
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/dimo"
	install -m 755 $(RELEASE)/dimo "$(DESTDIR)$(PREFIX)/bin/dimo"
	for folder in Catalog Manual en.lproj ko.lproj; do \
		rm -rf "$(DESTDIR)$(PREFIX)/share/dimo/$$folder" && \
		cp -R "Assets/$$folder" "$(DESTDIR)$(PREFIX)/share/dimo/" || exit 1; \
	done

# Draws every recorded screen anew; look at the difference before it is kept.
snapshots: deps
	DIMO_RECORD_SNAPSHOTS=1 swift test --disable-xctest --filter Snapshot

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
