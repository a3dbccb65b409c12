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

# What any desktop has, and what the tarball leaves to the system.
desktop="desktop-file-utils,fontconfig-config,libglib2.0-bin,shared-mime-info,xdg-utils"
system="libegl1,libgl1,libxcb1"

if [ "$(id -u)" = 0 ]; then
    state=$(cksum <tests/bundle/run.sh)
    if [ "$(cat "$root/made" 2>/dev/null)" != "$state" ]; then
        rm -rf --one-file-system "$root"
        mkdir -p build
        # shellcheck disable=SC1091
        . /etc/os-release
        components=main
        [ "$ID" != ubuntu ] || components=main,universe
        debootstrap --variant=minbase --components=$components --include="$desktop,$system" \
            "$VERSION_CODENAME" "$root" >build/clean-root.log
        chroot "$root" useradd --create-home --uid 1000 player
        printf '%s\n' "$state" >"$root/made"
    fi
    KOMINEK_CLEAN_ROOT=$root
    export KOMINEK_CLEAN_ROOT
    # Its /proc and /dev/shm go with the process that mounted them, however that ends.
    # shellcheck disable=SC2016,SC2086
    exec unshare --mount sh -ec '
        mount -t proc proc "$KOMINEK_CLEAN_ROOT/proc"
        mount -t tmpfs -o mode=1777 tmpfs "$KOMINEK_CLEAN_ROOT/dev/shm"
        exec "$@"' sh $run "$screen" $check
fi
echo "Without root: the program is tried in a folder, with an empty PATH."
# shellcheck disable=SC2086
exec $run "$screen" $check
