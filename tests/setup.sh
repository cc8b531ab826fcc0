#!/bin/sh
# Installs what the tests need and is missing, through the system's package manager: cmocka, without
# which none is built, and what only some of them need, which are skipped where it cannot be had.
set -eu

# a row for each: what is looked for, and its package for apt-get, dnf, pacman, apk, zypper and brew;
# - where there is none
packages='
cmocka   libcmocka-dev libcmocka-devel cmocka    cmocka-dev libcmocka-devel cmocka
python3  python3       python3         python    python3    python3         python3
man      man-db        man-db          man-db    man-db     man             -
mandoc   mandoc        mandoc          mandoc    mandoc     mandoc          mandoc
zsh      zsh           zsh             zsh       zsh        zsh             zsh
fish     fish          fish            fish      fish       fish            fish'

has_cmocka() {
    printf '#include <setjmp.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n%s\n' \
        '#include <cmocka.h>' | ${CC:-cc} -E -x c - >/dev/null 2>&1
}

has() {
    if [ "$1" = cmocka ]; then has_cmocka; else command -v "$1" >/dev/null; fi
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# install COLUMN COMMAND...: installs what is missing, each by the name in that column
install() {
    column=$1
    shift
    for name in $missing; do
        package=$(echo "$packages" | awk -v name="$name" -v column="$column" \
            '$1 == name && $column != "-" { print $column }')
        [ -z "$package" ] || "$@" "$package" || echo "$name could not be installed" >&2
    done
}

if has cmocka && has python3; then exit 0; fi
missing=
for name in $(echo "$packages" | awk '{ print $1 }'); do
    has "$name" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0
echo "missing, to be installed:$missing" >&2
if command -v apt-get >/dev/null; then
    as_root apt-get update -q
    install 2 as_root apt-get install -qy --no-install-recommends
elif command -v dnf >/dev/null; then
    install 3 as_root dnf install -qy
elif command -v pacman >/dev/null; then
    install 4 as_root pacman -S --noconfirm
elif command -v apk >/dev/null; then
    install 5 as_root apk add
elif command -v zypper >/dev/null; then
    install 6 as_root zypper --non-interactive install
elif command -v brew >/dev/null; then
    install 7 brew install
else
    echo "no package manager that is known here: please install them" >&2
fi
has_cmocka
