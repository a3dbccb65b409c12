#!/bin/sh
# Sets up what a bundle is made with; "bundle.sh tests" looks for what its test needs as well.
set -eu

cd "$(dirname "$0")/.."
sh packaging/setup.sh dev
if ! .venv/bin/python -c 'import PyInstaller' 2>/dev/null; then
    .venv/bin/python -m pip install -qq --disable-pip-version-check \
        -c packaging/constraints.txt -e ".[bundle]"
fi

lacks=""
# need PROGRAM PACKAGE
need() {
    command -v "$1" >/dev/null || lacks="$lacks $2"
}
if [ "${1:-}" = tests ]; then
    need Xvfb xvfb
    need xauth xauth
    need xdotool xdotool
    need desktop-file-validate desktop-file-utils
    need appstreamcli appstream
    need update-mime-database shared-mime-info
    need man man-db
    [ "$(id -u)" != 0 ] || need debootstrap debootstrap
fi
if [ -n "$lacks" ]; then
    echo "The test of the bundle needs: apt-get install$lacks" >&2
    exit 1
fi
