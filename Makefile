# Two targets do everything on a fresh machine: `make run` and `make test`. Both can be repeated.
SWIFT ?= swift
# Extra flags for building the tests; CI adds -Xswiftc -warnings-as-errors.
SWIFT_FLAGS ?=
TIPC = .build/release/tipc

.PHONY: run test build setup bench lint format goldens generated check-generated clean

## Install what is missing, build, compile specs/ and say where to look.
run: build
	$(TIPC) build specs
	@echo "Open specs/build/index.html in a browser; the SVGs lie in specs/build/svg."

build: setup
	$(SWIFT) build -c release --product tipc

## Install what is missing, then run all tests.
test: setup
	$(SWIFT) build --build-tests $(SWIFT_FLAGS)
	scripts/unicode/conformance
	$(SWIFT) test --skip-build $(SWIFT_FLAGS)

setup:
	@scripts/setup

## Measure against peers (installs them into .build/bench).
bench: build
	scripts/bench/run

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Examples Package.swift

format:
	$(SWIFT) format --in-place --recursive Sources Tests Examples Package.swift

## Write again what is generated and committed: schemas, reference pages, sample outputs.
generated:
	scripts/generate

## Fail where what is committed is not what is generated.
check-generated: generated
	git diff --exit-code --stat -- schema docs specs README.md
	test -z "$$(git status --porcelain -- schema docs specs)"

clean:
	rm -rf .build
