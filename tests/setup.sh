#!/bin/sh
# Installs what the tests need and is missing, through the system's package manager: cmocka, and
# python3 for the scripts.
set -eu

has_cmocka() {
    printf '#include <setjmp.h>\n#include <stdarg.h>\n#include <stddef.h>\n#include <stdint.h>\n%s\n' \
        '#include <cmocka.h>' | ${CC:-cc} -E -x c - >/dev/null 2>&1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

has_python() {
    python3 -c '' 2>/dev/null
}

# missing CMOCKA PYTHON: which of the two is, by the name that the system gives it
missing() {
    has_cmocka || printf '%s ' "$1"
    has_python || printf '%s ' "$2"
}

has_cmocka && has_python && exit 0
echo "installing what the tests need: $(missing cmocka python3)" >&2
if command -v apt-get >/dev/null; then
    as_root apt-get update -q
    as_root apt-get install -qy $(missing libcmocka-dev python3)
elif command -v dnf >/dev/null; then
    as_root dnf install -qy $(missing libcmocka-devel python3)
elif command -v pacman >/dev/null; then
    as_root pacman -S --noconfirm $(missing cmocka python)
elif command -v apk >/dev/null; then
    as_root apk add $(missing cmocka-dev python3)
elif command -v zypper >/dev/null; then
    as_root zypper --non-interactive install $(missing libcmocka-devel python3)
elif command -v brew >/dev/null; then
    brew install $(missing cmocka python3)
else
    echo "no package manager that is known here: please install $(missing cmocka python3)" >&2
    exit 1
fi
has_cmocka && has_python
