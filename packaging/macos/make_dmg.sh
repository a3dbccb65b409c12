#!/bin/sh
# Puts a built application into a disk image, beside a link to the folder of applications.
# Usage: make_dmg.sh APP OUT.dmg
# With CODESIGN_IDENTITY in the environment the application and the image are signed by it, and with
# NOTARY_PROFILE (of `xcrun notarytool store-credentials`) the image is sent to Apple to be notarised.
# Without them the application keeps the ad-hoc signature that PyInstaller gave it.
set -eu

app=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT

cp -R "$app" "$staging/"
name=$(basename "$app" .app)
ln -s /Applications "$staging/Applications"

if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    codesign --force --deep --timestamp --options runtime \
        --entitlements "$here/entitlements.plist" --sign "$CODESIGN_IDENTITY" "$staging/$name.app"
fi
codesign --verify --deep --strict "$staging/$name.app"

mkdir -p "$(dirname "$out")"
# The system's indexing sometimes still holds the folder; a moment later it does not.
for try in 1 2 3; do
    if hdiutil create -volname "$name" -srcfolder "$staging" -fs HFS+ -format ULMO -ov "$out"; then
        break
    fi
    [ "$try" -lt 3 ] || exit 1
    sleep 5
done

if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    codesign --timestamp --sign "$CODESIGN_IDENTITY" "$out"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$out" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$out"
fi
