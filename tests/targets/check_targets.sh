#!/bin/sh
# Builds the program for other machines, and compares what it says there with what it says here:
#
#     check_targets.sh MAKE BUILD [TARGET...]
#
# Without TARGET, for all of targets.tsv. What a target needs and is missing is installed where the
# system has apt-get; elsewhere the target is skipped, and that is told.
set -eu
make=$1 build=$2
shift 2
table=tests/targets/targets.tsv
folder=$build/targets
mkdir -p "$folder"

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# column N: of the target's row
column() {
    grep -v '^#' $table | awk -F'\t' -v name="$target" -v column="$1" '$1 == name { print $column }'
}

# with the headers and libraries that the flags ask for
is_here() {
    # flags are words
    # shellcheck disable=SC2086
    { [ "$emulator" = - ] || command -v "$emulator" >/dev/null; } &&
        printf '#include <errno.h>\n#include <stdio.h>\nint main(void) { return puts(""); }\n' |
        "$compiler" ${flags#*=} -x c -o "$folder/is_here" - 2>/dev/null
}

[ $# -gt 0 ] || set -- $(grep -v '^#' $table | cut -f1)
rm -rf "$folder/here"
tests/targets/outputs.sh "$folder/here" "$build/algnot" &
failed=
for target; do
    compiler=$(column 2) emulator=$(column 3) flags=$(column 5)
    if [ -z "$compiler" ]; then
        echo "check_targets: there is no target $target in $table" >&2
        exit 1
    fi
    if ! is_here && command -v apt-get >/dev/null; then
        as_root apt-get update -q >/dev/null
        # a list of packages
        # shellcheck disable=SC2046
        as_root apt-get install -qy --no-install-recommends $(column 4) >/dev/null || :
    fi
    if ! is_here; then
        echo "skipped  $target: $compiler, its libraries or its emulator are missing"
        continue
    fi
    ran=$folder/$target/algnot
    rm -rf "$folder/$target.said"
    : >"$folder/$target.differences"
    if $make -s "$ran" BUILD="$folder/$target" CC="$compiler" CFLAGS="${TARGET_CFLAGS:--O2}" \
        ${flags:+"$flags"} &&
        tests/targets/outputs.sh "$folder/$target.said" $([ "$emulator" = - ] || echo "$emulator") "$ran" &&
        wait &&
        diff -rq "$folder/here" "$folder/$target.said" >"$folder/$target.differences"; then
        echo "passed   $target: $(ls "$folder/here" | wc -l) outputs, $("$compiler" --version | head -n 1)"
    else
        echo "FAILED   $target:"
        head -n 5 "$folder/$target.differences"
        failed="$failed $target"
    fi
done
wait
if [ -n "$failed" ]; then
    echo "FAILED:$failed" >&2
    exit 1
fi
