#!/bin/sh
# Every check, one after the other, all of them even when one fails; set up first (make test does).
set -u

cd "$(dirname "$0")/.."
bin=.venv/bin
failed=""

# step NAME COMMAND...
step() {
    name=$1
    shift
    printf '== %s\n' "$name"
    "$@" || failed="$failed $name;"
}

# Tests of the real window, in the files that have any.
window_tests() {
    files=$(grep -rlE --include='test_*.py' 'mark\.xvfb' tests)
    if [ -z "$files" ]; then
        echo "there are none"
    elif ! command -v xvfb-run >/dev/null || ! command -v xauth >/dev/null; then
        echo "left out: they need apt-get install xvfb xauth"
    else
        # shellcheck disable=SC2086
        QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1280x800x24 -noreset" \
            $bin/python -m pytest -q -m xvfb $files
    fi
}

step "ruff" $bin/ruff check --quiet --output-format concise
step "ruff format" $bin/ruff format --check --quiet
step "mypy" $bin/mypy
step "import-linter" $bin/lint-imports --no-logo
step "pytest under Xvfb" window_tests
step "pytest" $bin/python -m pytest -q -n 2 -m "not xvfb"

if [ -n "$failed" ]; then
    echo "failed:$failed"
    exit 1
fi
