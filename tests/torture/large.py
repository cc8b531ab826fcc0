"""Inputs that are too large, too long or too deep for most programs, and the memory they take.

    python3 large.py PROGRAM PEAK

Each is made on the fly and sent to algnot through a pipe; PEAK says what memory it took at most.
What is bounded by SPEC is bounded here: a stream of games by what the program itself needs, a game
by its size.
"""
import os
import subprocess
import sys
import tempfile
import threading

PROGRAM, PEAK = (os.path.abspath(path) for path in sys.argv[1:3])
KB, MB = 1_000, 1_000_000
KIB, MIB = 1 << 10, 1 << 20
BASE = (16 + 4 * (os.cpu_count() or 1)) * MIB  # what a stream of any length may take
MAX_GAME = 64 * MIB
PATIENCE = 1200  # seconds
failures = 0

with open("tests/data/games/classics.pgn", "rb") as file:
    GAMES = file.read()
TAGS = b'[Event "x"]\n\n'
NEXT = b'\n\n[Event "y"]\n\n1. e4 e5 2. Ke3 *\n'  # a game with an error that must be seen


def repeated(unit, count):
    """A unit so many times, a megabyte at once."""
    block = max(1, MB // len(unit))
    for _ in range(count // block):
        yield unit * block
    yield unit * (count % block)


def check(what, is_so, seen):
    global failures
    if not is_so:
        failures += 1
        print(f"large: not so: {what}\n{seen[-1000:]}", file=sys.stderr)


def feed(pipe, parts):
    try:
        for part in parts:
            pipe.write(part)
        pipe.close()
    except BrokenPipeError:
        pass


def run(arguments, parts):
    """Status, output, and the peak of memory in bytes."""
    with tempfile.NamedTemporaryFile() as peak:
        process = subprocess.Popen([PEAK, peak.name, PROGRAM, *arguments.split()],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, env={"LC_ALL": "C"})
        feeder = threading.Thread(target=feed, args=(process.stdin, parts))
        killer = threading.Timer(PATIENCE, process.kill)
        feeder.start()
        killer.start()
        seen = b""
        while piece := process.stdout.read(MB):
            seen += piece
            if len(seen) > 3 * MB:  # its beginning and its end say all
                seen = seen[:MB] + seen[-MB:]
        status = process.wait()
        killer.cancel()
        feeder.join()
        return status, seen, int(peak.read() or b"0") * KIB


def measure(name, arguments, parts, limit, due_status=None, dues=()):
    status, seen, peak = run(arguments, parts)
    print(f"large: {name}: algnot {arguments}: {peak // KIB} KiB", flush=True)
    check(f"{name}, {arguments}: status {status}", status in (0, 1) and
          due_status in (None, status), seen)
    for due in dues:
        check(f"{name}, {arguments}: says {due}", due in seen, seen)
    check(f"{name}, {arguments}: {peak // KIB} KiB is not above {limit // KIB}",
          peak <= limit, b"")
    return peak


def measure_streams():
    """Memory is flat however long the stream is."""
    for arguments in ("validate", "convert --to=fr --layout=lines", "convert --to=fr --layout=keep"):
        peaks = [measure(f"{size // MB} MB of games", arguments,
                         repeated(GAMES, size // len(GAMES)), BASE, 0)
                 for size in (10 * MB, 100 * MB, 1000 * MB)]
        check(f"{arguments}: memory is flat", max(peaks) - min(peaks) < 2 * MIB, str(peaks))
    measure("a million empty games", "validate", repeated(TAGS + b"*\n\n", MB), BASE, 0)
    measure("a million games with an error", "validate --format=short",
            repeated(TAGS + b"1. e5 *\n\n", MB), BASE, 1,
            [b":%d:4: error" % (4 * MB - 1)])
    measure("a million moves, each of which is told", "convert --to=de --check --format=jsonl",
            repeated(TAGS + b"Nf3 Nf6 Ng1 Ng8 *\n\n", MB // 4), BASE, 1)
    measure("100 MB of noise", "validate -q", repeated(bytes(range(256)), 100 * MB // 256),
            3 * MAX_GAME, 1)


def measure_too_large():
    """A game over the limit is said to be so, and the next one is judged."""
    comment = [TAGS + b"1. e4 {", *repeated(b"a word ", 1000 * MB // 7), b"} e5 *" + NEXT]
    for arguments, limit in (("validate --max-game=1MiB", BASE), ("validate", BASE + MAX_GAME),
                             ("convert --to=fr", BASE + 3 * MAX_GAME)):
        measure("a comment of 1 GB", arguments, comment, limit, 1, [b"game-too-large", b"'Ke3'"])
    measure("a line of 100 MB", "validate --format=short", repeated(b"1. e4 e5 ", 100 * MB // 9),
            BASE + MAX_GAME, 1, [b"game-too-large"])
    measure("a line of 100 MB in PGN", "validate --format=short --max-game=1GiB",
            [TAGS, *repeated(b"Nf3 Nf6 Ng1 Ng8 ", 100 * MB // 16), b"*" + NEXT],
            BASE + 24 * 100 * MB, 1, [b"'Ke3'"])


def measure_games():
    """One game may take so much as its size accounts for."""
    deep = 240 * MB  # a variation that begins where its line did needs no position of its own
    tags = [b'[T%d "x"]\n' % i for i in range(MB)]
    for arguments in ("validate", "validate --profile=pgn --format=jsonl", "convert --to=fr",
                      "convert --to=fr --layout=keep", "convert --to=de --layout=columns", "show"):
        validates = arguments.startswith("validate")
        for name, parts, limit in (
                ("nested parentheses", [TAGS + b"1. e4 ", *repeated(b"(1. d4 ", MB),
                                        *repeated(b")", MB), b" e5 *"], deep),
                ("nested lines", [TAGS + b"1. e4 ",
                                  *repeated(b"(Nf3 Nf6 (Nf6 Ng1 (Ng1 Ng8 (Ng8 Nf3 ", MB // 4),
                                  *repeated(b")", MB), b" e5 *"], 2 * deep),
                ("nested parentheses in text", [b"1. e4 ", *repeated(b"(1. d4 ", MB),
                                                *repeated(b")", MB), b" e5 *"], deep),
                ("open parentheses", [TAGS + b"1. e4 ", *repeated(b"(", MB)], 100 * MB),
                ("ten million open parentheses", [TAGS + b"1. e4 ", *repeated(b"(", 10 * MB)],
                 100 * MB),
                ("ten million open parentheses in text", [*repeated(b"(", 10 * MB)], 100 * MB),
                ("brackets in text", [b"1. e4 ", *repeated(b"[(", MB)], 100 * MB),
                ("tags", [*tags, b"\n1. e4 *\n"], 200 * MB),
                ("equal tags", [*repeated(TAGS[:-1], MB), b"\n1. e4 *\n"], 200 * MB),
                ("one long tag", [b'[Event "', *repeated(b"x\\\"", 10 * MB), b'"]\n\n1. e4 *\n'],
                 200 * MB),
                ("one long word", [b"1. e4 ", *repeated(b"e", 10 * MB)], 100 * MB),
                ("braces", [*repeated(b"{", 10 * MB)], 100 * MB),
                ("100,000 half-moves", [TAGS, *repeated(b"Nf3 Nf6 Ng1 Ng8 ", 25 * KB), b"*"], BASE),
                ("100,000 half-moves in text",
                 [b"%d. Nf3 Nf6\n%d. Ng1 Ng8\n" % (i, i + 1) for i in range(1, 50 * KB, 2)], BASE)):
            measure(name, arguments, iter(parts), limit, 0 if name == "tags" and validates else None)


measure_streams()
measure_too_large()
measure_games()
print("large:", f"{failures} failures" if failures else "all is as it should be")
sys.exit(failures > 0)
