#!/bin/sh
# Installs Kominek for the person who calls it, without the rights of an administrator, or removes it.
# Usage: install.sh [--remove] [PREFIX], by default ~/.local.
set -eu

remove=no
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
program=$prefix/opt/kominek
list=$program/installed-files # those outside of the program's own folder, one a line

# What desktops read ahead is made anew, where there is a desktop.
refresh() {
    if command -v update-desktop-database >/dev/null && [ -d "$prefix/share/applications" ]; then
        update-desktop-database "$prefix/share/applications" || true
    fi
    if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime" ]; then
        mkdir -p "$prefix/share/mime/packages" # or it would leave the old things standing
        update-mime-database "$prefix/share/mime" || true
        rmdir "$prefix/share/mime/packages" 2>/dev/null || true
    fi
}

take_away() {
    while read -r file; do
        rm -f "$prefix/$file"
        # Folders that were made for it go too, unless something else is in them.
        folder=$(dirname "$file")
        while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
            folder=$(dirname "$folder")
        done
    done <"$list"
    rm -rf "$program"
    rmdir "$prefix/opt" 2>/dev/null || true
}

if [ $remove = yes ]; then
    if [ ! -f "$list" ]; then
        echo "There is no Kominek in $prefix." >&2
        exit 1
    fi
    take_away
    refresh
    echo "Kominek is removed. Matches, statistics and settings are kept."
    exit
fi

if [ -f "$list" ]; then
    take_away # an older version
fi
mkdir -p "$prefix/opt" "$prefix/bin"
cp -R "$here/program" "$program"
cp "$here/install.sh" "$program/install.sh"
(cd "$here" && find share -type f) >"$list"
while read -r file; do
    mkdir -p "$(dirname "$prefix/$file")"
    cp "$here/$file" "$prefix/$file"
done <"$list"
ln -sf "$program/kominek" "$prefix/bin/kominek"
echo bin/kominek >>"$list"

# The desktop need not have the program on its PATH.
entry=$prefix/share/applications/kominek.desktop
quoted=$(printf '%s' "$program/kominek" | sed 's/[&|\\]/\\&/g')
sed "s|^Exec=kominek|Exec=\"$quoted\"|" "$here/share/applications/kominek.desktop" >"$entry"
refresh

echo "Kominek is installed: $prefix/bin/kominek, and in the menu of the desktop."
echo "To remove it: $program/install.sh --remove $prefix"
