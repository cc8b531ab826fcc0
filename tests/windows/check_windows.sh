#!/bin/sh
# Builds algnot.exe, and has the sessions of tests/cli run it under wine:
#
#     check_windows.sh MAKE BUILD [SESSIONS]...
#
# Without SESSIONS, all files of sessions. Those in unfit.tsv need what Windows or wine lacks; they fail
# there, with a reason, and any other that fails is a fault. The compiler and wine are installed where
# they are missing and the system has apt-get.
set -eu
make=$1 build=$2
shift 2
compiler=x86_64-w64-mingw32-gcc
folder=$build/windows
unfit=tests/windows/unfit.tsv

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

find_wine() {
    command -v wine64 || { [ -x /usr/lib/wine/wine64 ] && echo /usr/lib/wine/wine64; } || command -v wine
}

is_here() {
    command -v $compiler >/dev/null && find_wine >/dev/null
}

if ! is_here && command -v apt-get >/dev/null; then
    as_root apt-get update -q >/dev/null
    as_root apt-get install -qy --no-install-recommends gcc-mingw-w64-x86-64 wine64 >/dev/null || :
fi
if ! is_here; then
    echo "skipped: $compiler or wine is missing"
    exit 0
fi
$make -s BUILD="$folder" CC=$compiler CFLAGS="${TARGET_CFLAGS:--O2}" "$folder/algnot.exe"

# the sessions find the program by its name
mkdir -p "$folder/bin"
# in the locale C, wine takes what is not ASCII out of the words of a command
cat >"$folder/bin/algnot" <<END
#!/bin/sh
[ "\$LC_ALL" != C ] || LC_ALL=C.UTF-8
exec $(find_wine) $(cd "$folder" && pwd)/algnot.exe "\$@"
END
chmod +x "$folder/bin/algnot"
WINEPREFIX=$(cd "$folder" && pwd)/wine WINEDEBUG=-all
export WINEPREFIX WINEDEBUG
"$folder/bin/algnot" version

[ $# -gt 0 ] || set -- tests/cli/*.test
# their files lie beside run_sessions: those of make check are left alone
mkdir -p "$build/tests/windows"
cp "$build/tests/cli/run_sessions" "$build/tests/windows"
printf '%s\n' "$@" | xargs -P 4 -n 1 "$build/tests/windows/run_sessions" "$folder/bin/algnot" \
    >"$folder/sessions.log" 2>&1 || :
sed -n 's/^\[  FAILED  \] \(tests[^:]*\):[0-9]*: /\1\t/p' "$folder/sessions.log" | sort -u >"$folder/failed"
found=$(awk -F'\t' '
    /^#/ { next }
    NR == FNR { file[rows] = $1; part[rows++] = $2; next }
    { for (i = 0; i < rows; i++) if ($1 == file[i] && index($2, part[i])) next; print }
    ' $unfit "$folder/failed")
if [ -n "$found" ]; then
    echo "FAILED:"
    printf '%s\n' "$found"
    exit 1
fi
passed=$(grep -c '^\[       OK \]' "$folder/sessions.log" || :)
echo "check_windows: $passed sessions passed; $(wc -l <"$folder/failed") failed that need what Windows lacks"
