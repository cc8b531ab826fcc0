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
exec "$(find_wine)" "$(cd "$folder" && pwd)/algnot.exe" "\$@"
END
chmod +x "$folder/bin/algnot"
WINEPREFIX=$(cd "$folder" && pwd)/wine WINEDEBUG=-all
export WINEPREFIX WINEDEBUG
# One server for all of them. Where each session starts its own, that is slow, and what its services say
# as they come and go stands among what the session says.
mkdir -p "$WINEPREFIX"
server=$(command -v wineserver || echo /usr/lib/wine/wineserver)
"$server" -p 2>/dev/null && trap '"$server" -k' EXIT
"$folder/bin/algnot" version 2>/dev/null

# Their files lie beside run_sessions: those of make check are left alone. What each file of sessions says
# is kept apart, with its status.
is_whole=
[ $# -gt 0 ] || { set -- tests/cli/*.test && is_whole=yes; }
mkdir -p "$build/tests/windows"
cp "$build/tests/cli/run_sessions" "$build/tests/windows"
rm -rf "$folder/said"
mkdir "$folder/said"
printf '%s\n' "$@" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 1 sh -c \
    '"$1" "$2" "$4" >"$3/$(basename "$4").log" 2>&1; echo "ended $?" >>"$3/$(basename "$4").log"' \
    sh "$build/tests/windows/run_sessions" "$folder/bin/algnot" "$folder/said"

cat "$folder"/said/*.log >"$folder/sessions.log"
due=$(awk '/Running [0-9]+ test/ { due += $3 } END { print due + 0 }' "$folder/sessions.log")
passed=$(grep -c '^\[       OK \]' "$folder/sessions.log" || :)
sed -n 's/^\[  FAILED  \] \(tests[^:]*\):[0-9]*: /\1\t/p' "$folder/sessions.log" | sort -u >"$folder/failed"
# a program of tests that was ended by a signal has not told all of its sessions
for said in "$folder"/said/*.log; do
    case $(tail -n 1 "$said") in
    'ended 0' | 'ended 1') ;;
    *) echo "FAILED: $(basename "$said" .log): $(tail -n 1 "$said")" && exit 1 ;;
    esac
done
awk -F'\t' -v is_whole="$is_whole" '
    BEGIN { rows = 0 }
    /^#/ { next }
    NR == FNR { file[rows] = $1; part[rows] = $2; reason[rows++] = $3; next }
    {
        for (i = 0; i < rows && !($1 == file[i] && index($2, part[i])); i++)
            continue
        if (i == rows) {
            print "FAILED: " $1 ": " $2
            is_wrong = 1
        } else {
            print "left out: " $1 ": " part[i] ": " reason[i]
            met[i] = 1
        }
    }
    END {
        for (i = 0; i < rows; i++)
            if (is_whole && !(i in met)) {
                print "FAILED: passes, though it is said to be unfit: " file[i] ": " part[i]
                is_wrong = 1
            }
        exit is_wrong
    }' $unfit "$folder/failed"
failed=$(wc -l <"$folder/failed")
if [ $((passed + failed)) != "$due" ]; then
    echo "FAILED: of $due sessions $passed passed and $failed failed"
    exit 1
fi
echo "check_windows: of $due sessions $passed passed, $failed failed that need what Windows lacks"
