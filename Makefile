# make run and make test set up what they need. PYTHON=... names the interpreter for a new .venv.
PYTHON ?= python3
export PYTHON

.PHONY: run test setup translations bench wheel clean

run:
	@case "$$(uname -s):$$DISPLAY$$WAYLAND_DISPLAY" in \
	    Linux:) echo "There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set." >&2; exit 1;; \
	esac
	@sh packaging/setup.sh run
	@.venv/bin/kominek

test: setup
	@sh packaging/check.sh

setup:
	@sh packaging/setup.sh dev

translations: setup
	.venv/bin/python packaging/update_translations.py
	.venv/bin/python packaging/build_translations.py

bench: setup
	.venv/bin/python benchmarks/startup.py
	.venv/bin/python benchmarks/eventloop.py

wheel: setup
	.venv/bin/python -m pip wheel -q --no-deps -w dist .

clean:
	rm -rf .venv build dist translations/*.qm .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
