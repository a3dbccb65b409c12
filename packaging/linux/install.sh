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
# What update-mime-database makes of share/mime/packages.
of_kinds="XMLnamespaces aliases application/x-kominek-record.xml generic-icons globs globs2 icons magic
    mime.cache subclasses treemagic types version"

# What desktops read ahead is made anew, where there is a desktop; with nothing left to tell, it goes.
refresh() {
    if holds_only share/applications mimeinfo.cache; then
        rm -f "$prefix/share/applications/mimeinfo.cache"
        drop_empty share/applications
    elif command -v update-desktop-database >/dev/null; then
        update-desktop-database "$prefix/share/applications" || true
    fi
    if holds_only share/mime/packages ""; then
        for name in $of_kinds; do
            rm -f "$prefix/share/mime/$name"
        done
        drop_empty share/mime/application
        drop_empty share/mime
    elif command -v update-mime-database >/dev/null; then
        update-mime-database "$prefix/share/mime" || true
    fi
}

# Whether a folder below the prefix has nothing, or is not there, or has that one file.
holds_only() {
    for found in "$prefix/$1"/*; do
        [ ! -e "$found" ] || [ "$found" = "$prefix/$1/$2" ] || return 1
    done
}

# Removes a folder below the prefix that holds nothing, and those around it that then hold nothing.
drop_empty() {
    folder=$1
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

take_away() {
    while read -r file; do
        rm -f "$prefix/$file"
        drop_empty "$(dirname "$file")"
    done <"$list"
    rm -rf "$program"
    drop_empty opt
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
echo "To remove it: \"$program/install.sh\" --remove \"$prefix\""
