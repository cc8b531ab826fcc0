"""The program on one file, with one job and with two, beside pgn-extract where that is installed;
then on score sheets and articles, and on bad input, as large as that file.

    python3 beside.py PROGRAM FILE.pgn

Runs are paired: each round runs every command once. A row gives the medians of user and wall time,
the rate on the clock and the most memory, which a run of its own tells; a ratio is the median of
the rounds' ratios.
"""
import glob
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 5
BAD_SIZE = 10_000_000
PROGRAM, FILE = os.path.abspath(sys.argv[1]), sys.argv[2]
PEER = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games")
TASKS = [("validate", ["-q"], ["-s", "-r"]),
         ("convert", ["-q", "--to=fr", "--style=long"], ["-s", "-Wlalg"])]


def start(command):
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def run(command):
    """User and wall seconds."""
    begin = time.perf_counter()
    process = start(command)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime, time.perf_counter() - begin


def peak_memory(command):
    """KiB, looked up again and again while the command runs: what the system tells afterwards
    counts this script's own memory, too. 0 where there is nothing to look it up in."""
    process, peak = start(command), 0
    while process.poll() is None:
        try:
            with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
                found = [int(line.split()[1]) for line in status if line.startswith("VmHWM")]
        except OSError:
            found = []
        peak = max([peak, *found])
        time.sleep(0.001)
    return peak


def time_task(name, options, peer_options):
    commands = {f"{name} -j{jobs}": [PROGRAM, name, f"-j{jobs}", *options, FILE]
                for jobs in (1, 2)}
    if PEER:
        commands[f"pgn-extract {' '.join(peer_options)}"] = [PEER, *peer_options, FILE]
    rounds = [{key: run(command) for key, command in commands.items()} for _ in range(ROUNDS)]
    megabytes = os.path.getsize(FILE) / 1e6
    for key in commands:
        user, wall = (statistics.median(r[key][i] for r in rounds) for i in range(2))
        print(f"{key:24} {user:8.3f} s user {wall:8.3f} s wall {megabytes / wall:8.1f} MB/s "
              f"{peak_memory(commands[key]):8} KiB")
    one, two, *peer = commands
    show_ratio("-j2 to -j1, wall", [r[one][1] / r[two][1] for r in rounds])
    for other in peer:
        show_ratio("to pgn-extract, user", [r[other][0] / r[one][0] for r in rounds])


def show_ratio(name, ratios):
    print(f"{name:24} {statistics.median(ratios):8.2f} times")


def time_plain_text(name, paths):
    """The user time of -q, byte for byte, as a ratio to that of the file."""
    validate = [PROGRAM, "validate", "-j1", "-q"]
    rounds = [[run([*validate, *task])[0] for task in ([FILE], paths)] for _ in range(ROUNDS)]
    size = sum(map(os.path.getsize, paths))
    show_ratio(f"{name}, -q", [text / plain / size * os.path.getsize(FILE) for plain, text in rounds])
    user = statistics.median(text for _, text in rounds)
    print(f"{name:24} {size / 1e6 / user:8.1f} MB/s of user time")


def time_sheets():
    convert = [PROGRAM, "convert", "-q", "--to=fr", "--layout=text", FILE]
    with tempfile.NamedTemporaryFile(suffix=".txt") as sheets:
        sheets.write(subprocess.run(convert, stdout=subprocess.PIPE, check=False).stdout[:BAD_SIZE])
        sheets.flush()
        time_plain_text("sheets in French", [sheets.name])


def time_articles():
    paths = sorted(glob.glob("tests/data/articles/[a-z][a-z]-*.txt"))
    size = sum(map(os.path.getsize, paths))
    time_plain_text("articles", paths * (BAD_SIZE // size))


def bad_inputs():
    """Each game with an illegal first move; then what holds no game at all."""
    with open(FILE, "rb") as file:
        games = file.read(BAD_SIZE)
    yield "illegal first moves", re.sub(rb"(\n1\. ?\D{1,3})[1-8]", rb"\g<1>6", games)
    for unit in b"([{7":
        yield f"nothing but {chr(unit)}", bytes([unit]) * BAD_SIZE
    yield "random bytes", random.Random(1).randbytes(BAD_SIZE)


def time_bad_input(name, content):
    """The user time of -q, byte for byte, as a ratio to that of the file; and of a finding that is
    shown, with all that its game costs."""
    with tempfile.NamedTemporaryFile() as bad:
        bad.write(content)
        bad.flush()
        validate = [PROGRAM, "validate", "-j1"]
        tasks = [["-q", FILE], ["-q", bad.name], [bad.name]]
        rounds = [[run([*validate, *task])[0] for task in tasks] for _ in range(ROUNDS)]
        report = subprocess.run([*validate, bad.name], stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, env={"LC_ALL": "C"}, check=False).stdout
    size = len(content) / os.path.getsize(FILE)
    show_ratio(f"{name}, -q", [quiet / plain / size for plain, quiet, _ in rounds])
    findings = report.count(b": error: ")
    if findings > ROUNDS:
        shown = statistics.median(shown for _, _, shown in rounds)
        print(f"{name:24} {shown / findings * 1e6:8.2f} us/finding")


for task in TASKS:
    time_task(*task)
time_sheets()
time_articles()
for bad_input in bad_inputs():
    time_bad_input(*bad_input)
