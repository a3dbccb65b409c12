#!/bin/sh
# Sets up .venv: "setup.sh run" for the program alone, "setup.sh dev" for its checks too.
# What is there already is left alone, so that a second call takes no time.
set -eu

want=${1:-dev}
cd "$(dirname "$0")/.."
venv=.venv
python=${PYTHON:-python3}

# For a window; the last two lines are for tests of the real window, alone and with a reader.
qt_packages="libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
test_packages="xvfb xauth xdotool
    at-spi2-core dbus python3-pyatspi gir1.2-atspi-2.0"

say() { printf '%s\n' "$*" >&2; }

# install PACKAGE...: as root or through sudo without a password; fails when neither is possible.
install() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" = 0 ]; then
        as_root=env
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        as_root="sudo -n env"
    else
        return 1
    fi
    say "Installing $*"
    apt="$as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120"
    $apt update >/dev/null || say "The list of packages could not be brought up to date."
    # shellcheck disable=SC2086
    $apt install -y --no-install-recommends "$@" >/dev/null
}

pip_install() {
    $venv/bin/python -m pip install -qq --disable-pip-version-check \
        -c packaging/constraints.txt -e "$1"
}

# A line for each thing that the system lacks; fails when there is any.
lacking() {
    # shellcheck disable=SC2086
    $venv/bin/python packaging/check_qt.py $tests && lack=0 || lack=1
    if [ -n "$tests" ] && ! command -v xdotool >/dev/null; then
        echo "the program xdotool"
        lack=1
    fi
    return $lack
}

if ! command -v "$python" >/dev/null; then
    say "Python is missing. Install it: apt-get install python3 python3-venv"
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    say "Kominek needs Python 3.11 or newer; $python is $("$python" -V)."
    say "Name another: make setup PYTHON=python3.12"
    exit 1
fi

# A tree that was moved holds scripts that point to the old place.
if [ -e $venv/place ] && [ "$(cat $venv/place)" != "$PWD" ]; then
    rm -rf $venv
fi
if ! $venv/bin/python -c 'import pip' 2>/dev/null; then
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install python3-venv || {
            say "Python cannot make virtual environments. Install the missing part:"
            say "    apt-get install python3-venv"
            exit 1
        }
    fi
    rm -rf $venv
    "$python" -m venv $venv
fi
printf '%s\n' "$PWD" >$venv/place

case $want in
    dev) target=".[dev]" tests="--tests" packages="$qt_packages $test_packages" ;;
    *) target=".[sound]" tests="" packages=$qt_packages ;;
esac
state=$(cat pyproject.toml packaging/constraints.txt packaging/setup.sh packaging/check_qt.py | cksum)
if [ "$(cat $venv/ready-$want 2>/dev/null)" != "$state" ]; then
    say "Installing Python packages into $venv"
    if ! pip_install "$target"; then
        [ "$want" != dev ] || exit 1
        say "Trying again without the library for sound"
        pip_install "."
    fi
    if ! lacks=$(lacking); then
        # shellcheck disable=SC2086
        install $packages || true
        if ! lacks=$(lacking); then
            say "The system lacks:"
            say "$lacks"
            say "On Debian or Ubuntu install:"
            say "    apt-get install" $packages
            case $lacks in
                *lib*) exit 1 ;;
            esac
        fi
    fi
    for ready in run $want; do
        printf '%s\n' "$state" >$venv/ready-$ready
    done
fi

$venv/bin/python packaging/build_translations.py
