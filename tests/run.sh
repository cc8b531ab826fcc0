#!/bin/sh
# Runs one test quietly:
#
#     run.sh STAMP NAME COMMAND...
#
# STAMP ends in .passed. What COMMAND prints goes into the file that ends in .log instead. If it
# succeeds, run.sh makes STAMP and prints one line; with CLOSING_LINES=1 in the environment, the
# closing lines of cmocka follow. If it fails, run.sh prints its output, but not the lines of
# cmocka about tests that passed, and makes the file that ends in .failed. If it ends with status
# 77, the test was skipped, and its last line tells why; run.sh makes the file that ends in .skipped.
#
#     run.sh --summary STAMP...
#
# tells how many passed and were skipped, and lists those that failed. The status is 1 if any did.
#
# run.sh itself succeeds even if a test fails, so that make goes on with the other tests, unless
# STOPS_AT_FAILURE is in the environment. It ends a test that hangs, where the system has the command
# timeout.
set -u
hanging=${HANGING:-1200} # seconds after which a test is said to hang, however slow the machine is

summarize() {
    if [ $# = 0 ]; then
        echo "there is no such test" >&2
        return 1
    fi
    passed=0 skipped=0 failed=
    for stamp; do
        base=${stamp%.passed}
        if [ -e "$base.failed" ]; then
            failed="$failed
    $(cat "$base.failed")"
        elif [ -e "$base.skipped" ]; then
            skipped=$((skipped + 1))
        else
            passed=$((passed + 1))
        fi
    done
    if [ -n "$failed" ]; then
        printf '\n%s of %s tests passed, %s were skipped. FAILED:%s\n' \
            "$passed" $# "$skipped" "$failed" >&2
        return 1
    fi
    if [ "$skipped" -gt 0 ]; then
        echo "every test passed that can run here: $passed; skipped: $skipped"
    else
        echo "every test passed: $passed"
    fi
}

if [ "$1" = --summary ]; then
    shift
    summarize "$@"
    exit
fi

stamp=$1 name=$2
shift 2
base=${stamp%.passed}
log=$base.log
mkdir -p "${stamp%/*}"
rm -f "$stamp" "$base.failed" "$base.skipped"

# in the foreground, so that an interrupt of make ends the test, too
if timeout --foreground 1 true 2>/dev/null; then
    timeout --foreground "$hanging" "$@" >"$log" 2>&1 </dev/null
else
    "$@" >"$log" 2>&1 </dev/null
fi
status=$?

closing=$(grep '^\[  PASSED  \]' "$log")
if [ "$status" = 0 ]; then
    # a program with cmocka says how many tests passed, once for each group; others say it in words
    told=$(printf '%s\n' "$closing" | awk '{ count += $4 } END { if (count) print count " tests" }')
    [ -n "$told" ] || told=$(tail -n 1 "$log" | sed 's,^check_[a-z]*: ,,')
    lines=$(sed -n "s,^skipped: ,skipped  $name: ,p" "$log")
    lines="${lines:+$lines
}passed   $name${told:+ ($told)}"
    if [ -n "$closing" ] && [ -n "${CLOSING_LINES-}" ]; then
        lines="$lines
$closing"
    fi
    printf '%s\n' "$lines"
    : >"$stamp"
elif [ "$status" = 77 ]; then
    echo "skipped  $name: $(tail -n 1 "$log")"
    : >"$base.skipped"
else
    {
        echo "FAILED   $name (status $status):"
        grep -v '^\[ RUN      \]\|^\[       OK \]' "$log"
        echo "FAILED   $name: $log has its whole output"
    } >&2
    echo "$name: see $log" >"$base.failed"
    [ -z "${STOPS_AT_FAILURE-}" ] || exit 1
fi
