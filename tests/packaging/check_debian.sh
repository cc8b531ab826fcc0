#!/bin/sh
# Builds packages of Debian from a copy of the source, by the rules in tests/packaging/debian, and has
# lintian look at them:
#
#     SOURCE_DATE_EPOCH=DATE check_debian.sh FOLDER
#
# Installs debhelper and lintian where they are missing. With DEB_BUILD_OPTIONS=nocheck, the usual, the
# tests are not run: make check does that.
set -eu
folder=$1
version=$(sed -n 's/^.define AN_VERSION  *"\(.*\)"/\1/p' include/algnot/base.h)
source=$folder/algnot-$version

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

if ! command -v dh >/dev/null || ! command -v lintian >/dev/null; then
    if ! command -v apt-get >/dev/null; then
        echo "skipped: this is no Debian"
        exit 0
    fi
    as_root apt-get update -q >/dev/null
    as_root apt-get install -qy --no-install-recommends debhelper lintian >/dev/null
fi

rm -rf "$folder"
mkdir -p "$source"
cp -R Makefile README.md LICENSE .github src include tests "$source"
rm -rf "$source/tests/packaging/debian"
tar -C "$folder" -caf "$folder/algnot_$version.orig.tar.xz" "algnot-$version"

cp -R tests/packaging/debian "$source"
sed -i "s/@VERSION@/$version/; s/@DATE@/$(date -R -d "@$SOURCE_DATE_EPOCH")/" \
    "$source/debian/changelog"
sed -i "s/@COPYRIGHT@/$(sed -n 's/^Copyright (c) //p' LICENSE)/" "$source/debian/copyright"
sed '1,/^$/d; s/^$/./; s/^/ /' LICENSE | sed '1,2d' >>"$source/debian/copyright"
(cd "$source" && DEB_BUILD_OPTIONS=${DEB_BUILD_OPTIONS-nocheck} dpkg-buildpackage -us -uc >"$folder/build.log" 2>&1) || {
    tail -n 30 "$folder/build.log"
    exit 1
}
# nothing was uploaded before, and no wish for a package is closed
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$folder"/*.changes
for package in "$folder"/*.deb; do
    echo "check_debian: $(basename "$package"), $(wc -c <"$package") bytes"
done
