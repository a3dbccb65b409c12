#!/bin/sh
# Installs the packages in dist, plays and removes them: `make test-bundle`. As root in a system of
# its own without Python, made once in build/clean-root; otherwise in a folder, with an empty PATH.
set -eu

cd "$(dirname "$0")/../.."
root=$PWD/build/clean-root
run="xvfb-run -a -s"
screen="-screen 0 1280x800x24 -noreset -ac"
check=".venv/bin/python -m pytest -q -o python_files=check_*.py tests/bundle"
QT_QPA_PLATFORM=xcb
export QT_QPA_PLATFORM

if [ "$(id -u)" = 0 ]; then
    if [ ! -e "$root/made" ]; then
        rm -rf "$root"
        mkdir -p build
        # shellcheck disable=SC1091
        . /etc/os-release
        debootstrap --variant=minbase "$VERSION_CODENAME" "$root" >build/clean-root.log
        date >"$root/made"
    fi
    KOMINEK_CLEAN_ROOT=$root
    export KOMINEK_CLEAN_ROOT
    # Its /proc goes with the process that mounted it, however that ends.
    # shellcheck disable=SC2086
    exec unshare --mount sh -ec 'mount -t proc proc "$KOMINEK_CLEAN_ROOT/proc"; exec "$@"' \
        sh $run "$screen" $check
fi
echo "Without root: the program is tried in a folder, with an empty PATH."
# shellcheck disable=SC2086
exec $run "$screen" $check
