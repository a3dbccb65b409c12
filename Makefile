# make run and make test set up what they need. PYTHON=... names the interpreter for a new .venv.
PYTHON ?= python3
export PYTHON

# What a bundle is made of.
BUNDLED := $(shell find kominek_desktop assets -type f ! -name '*.pyc') $(wildcard translations/*.ts) \
    $(wildcard packaging/licences/*) LICENSE pyproject.toml \
    $(addprefix packaging/,bundle_entry.py constraints.txt kominek.spec make_icons.py)

.PHONY: run test setup translations bench wheel clean \
    bundle deb tarball appimage-recipe test-bundle bench-bundle

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

# One folder with everything, dist/kominek; what is packed below is made of it, and makes it anew when
# anything in it is newer. The program starts faster without the columns of each line's parts, which
# would only underline them in a traceback.
bundle:
	@sh packaging/bundle.sh
	.venv/bin/python packaging/make_icons.py build/icons
	PYTHONNODEBUGRANGES=1 .venv/bin/python -m PyInstaller --noconfirm --log-level WARN \
	    packaging/kominek.spec

dist/kominek/kominek: $(BUNDLED)
	@$(MAKE) bundle

deb tarball: dist/kominek/kominek
	.venv/bin/python packaging/linux/build.py $@ dist/kominek build/icons dist

# The last step needs a tool that no registry of packages has.
appimage-recipe: dist/kominek/kominek
	.venv/bin/python packaging/linux/build.py appdir dist/kominek build/icons dist
	@sed -n '/^## AppImage/,/^## /p' packaging/linux/README.md | sed '$$d'

# Needs root for a system of its own without Python; without root the program has an empty PATH.
test-bundle: deb tarball
	@sh packaging/bundle.sh tests
	@sh tests/bundle/run.sh

bench-bundle:
	@sh packaging/bundle.sh
	.venv/bin/python benchmarks/bundle.py --check

clean:
	rm -rf .venv build dist translations/*.qm .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
