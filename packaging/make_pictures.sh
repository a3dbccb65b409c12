#!/bin/sh
# Draws the pictures of the READMEs by `kominek screenshot` from records that the tests look at too,
# and pages of the window.
# They are reduced to 256 colours each by ImageMagick (apt-get install imagemagick).
set -eu

cd "$(dirname "$0")/.."
QT_QPA_PLATFORM=offscreen
export QT_QPA_PLATFORM
drawn=$(mktemp -d)
trap 'rm -r "$drawn"' EXIT

# keep NAME
keep() {
    convert "$drawn/$1.png" -dither FloydSteinberg -colors 256 -strip \
        -define png:compression-level=9 "PNG8:docs/pictures/$1.png"
}

# picture NAME RECORD LANGUAGE THEME
picture() {
    .venv/bin/kominek screenshot "$drawn/$1.png" --record "tests/pictures/records/$2.kominek" \
        --lang "$3" --theme "$4" --size 1280x800
    keep "$1"
}

mkdir -p docs/pictures
picture trick trick pl dark
picture auction auction ru light
picture result result en dark
picture cut cut pl light
picture end won ru dark

.venv/bin/python packaging/page_pictures.py "$drawn"
for name in welcome rules lesson hint; do
    keep "$name"
done
