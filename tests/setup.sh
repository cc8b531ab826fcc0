#!/bin/sh
# Installs what the tests need and is missing: cmocka, through the system's package manager.
set -eu

has_cmocka() {
    printf '#include <setjmp.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n%s\n' \
        '#include <cmocka.h>' | ${CC:-cc} -E -x c - >/dev/null 2>&1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

has_cmocka && exit 0
echo "cmocka is missing: installing it" >&2
if command -v apt-get >/dev/null; then
    as_root apt-get update -q
    as_root apt-get install -qy libcmocka-dev
elif command -v dnf >/dev/null; then
    as_root dnf install -qy libcmocka-devel
elif command -v pacman >/dev/null; then
    as_root pacman -S --noconfirm cmocka
elif command -v apk >/dev/null; then
    as_root apk add cmocka-dev
elif command -v zypper >/dev/null; then
    as_root zypper --non-interactive install libcmocka-devel
elif command -v brew >/dev/null; then
    brew install cmocka
else
    echo "no package manager that is known here: please install cmocka" >&2
    exit 1
fi
has_cmocka
