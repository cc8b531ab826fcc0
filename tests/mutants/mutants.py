#!/usr/bin/env python3
"""Puts faults into copies of the source, one at a time, and lists those that no test finds.

    mutants.py [--mutants=N] [--seed=N] [--jobs=N] [--at=PLACE] FOLDER EXCUSES

Of all faults that patterns.py finds in src, --mutants are drawn, of each kind as many, with --seed.
--at=src/chess leaves those in files whose path begins so, --at=src/chess/rules/fen.c:88 those of a line.
Each is put into a copy of the repository in FOLDER, which is built and tested until the first test
fails; --jobs of them are tried side by side. A fault is

  green     if every test passes, which is what somebody must mend,
  found     if a test fails or takes too long,
  refused   if the compiler does,
  the same  if it changes no object file,
  excused   if EXCUSES says why no test can find it: file, code, code with the fault, reason.

The status is 1 if a fault stayed green or an excuse is for code that is gone."""

import argparse
import concurrent.futures
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import patterns

FLAGS = "CFLAGS=-O1"  # without line tables, so that equal code is an equal object file
SECONDS = 60  # of a processor, that a program may take
PATIENCE = 600  # seconds after which a test is said to hang, however busy the machine is
LOGS = 1 << 30  # bytes of a file that a program writes without an end
SAME_FLOOR = 4  # how much sooner a test of the same floor of the house is thought to find a fault


# ---- copies ----

def stamp(path):
    status = path.stat()
    return status.st_mtime_ns, status.st_size


def mirror(source, target, spared=()):
    """Makes the files below target those below source, their times with them, but for spared folders."""
    kept = set()
    for folder, folders, names in os.walk(source):
        here = Path(folder).relative_to(source)
        folders[:] = [name for name in folders if str(here / name) not in spared]
        (target / here).mkdir(parents=True, exist_ok=True)
        for name in names:
            original, copy = source / here / name, target / here / name
            kept.add(here / name)
            if not copy.exists() or stamp(copy) != stamp(original):
                shutil.copy2(original, copy)
    for folder, folders, names in os.walk(target):
        here = Path(folder).relative_to(target)
        folders[:] = [name for name in folders if str(here / name) not in spared]
        for name in names:
            if here / name not in kept:
                (target / here / name).unlink()


# ---- make ----

def limit():
    for kind, most in ((resource.RLIMIT_CPU, SECONDS), (resource.RLIMIT_FSIZE, LOGS)):
        resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def make(tree, *arguments):
    """Whether make succeeded; what it started is ended with it."""
    environment = {**os.environ, "STOPS_AT_FAILURE": "1", "HANGING": str(PATIENCE)}
    for name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
        environment.pop(name, None)
    with open(tree / "make.log", "wb") as log:
        process = subprocess.Popen(["make", "-s", FLAGS, "BUILD=build", *arguments], cwd=tree,
                                   env=environment, stdin=subprocess.DEVNULL, stdout=log,
                                   stderr=log, start_new_session=True, preexec_fn=limit)
        status = process.wait()
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    return status == 0


def objects(tree):
    """The object files of the program."""
    build = tree / "build"
    return {path.relative_to(build): path for path in build.rglob("*.o")
            if path.relative_to(build).parts[0] not in ("tests", "fuzz")}


def is_same(tree, whole):
    """Whether the object files are those of the whole program."""
    originals = objects(whole)
    return all(stamp(path) == stamp(originals[name])
               or path.read_bytes() == originals[name].read_bytes()
               for name, path in objects(tree).items())


# ---- the tests, in the order that finds a fault soonest ----

def stamps_of(tree, ending):
    return sorted((tree / "build").rglob("*" + ending), key=lambda path: path.stat().st_mtime_ns)


def name_of(tree, path):
    return str(path.relative_to(tree).with_suffix(""))


def whole_program(repository, folder, jobs):
    """A copy that is built, and in which every test passed; and how many seconds each test takes."""
    whole, times = folder / "whole", folder / "seconds.json"
    mirror(repository, whole, ("build", ".git", os.path.relpath(folder, repository)))
    if not make(whole, f"-j{jobs}", "run-tests"):
        sys.exit(f"mutants: without a fault a test fails, too: see {whole}/make.log")
    seconds = json.loads(times.read_text()) if times.exists() else {}
    if seconds.keys() != {name_of(whole, path) for path in stamps_of(whole, ".passed")}:
        for path in stamps_of(whole, ".passed"):
            path.unlink()
        make(whole, "-j1", "run-tests")
        passed = stamps_of(whole, ".passed")
        ends = [path.stat().st_mtime for path in passed]
        seconds = {name_of(whole, path): max(end - before, 0.01)
                   for path, end, before in zip(passed, ends, ends[:1] + ends)}
        times.write_text(json.dumps(seconds))
    return whole, seconds


class Order:
    """Which test found faults of which room; those that found most in a second come first."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.found = defaultdict(Counter)

    def learn(self, room, test):
        self.found[room][test] += SAME_FLOOR

    def tests(self, room):
        floor = f"/unit/{room.split('/')[1]}/"
        return sorted(self.seconds, key=lambda test: -(
            self.found[room][test] + (SAME_FLOOR if floor in test else 1)) / self.seconds[test])


# ---- a fault ----

def try_mutant(mutant, whole, tree, order):
    """What became of it, and the test that found it."""
    mirror(whole, tree)
    source = (tree / mutant.file).read_text(encoding="utf-8")
    (tree / mutant.file).write_text(mutant.apply(source), encoding="utf-8")
    if not make(tree, "all"):
        return "refused", ""
    if is_same(tree, whole):
        return "the same", ""
    room = os.path.dirname(mutant.file)
    if make(tree, *(f"{test}.passed" for test in order.tests(room))):
        return "green", ""
    failed = [name_of(tree, path) for path in stamps_of(tree, ".failed")]
    for test in failed:
        order.learn(room, test)
    return "found", ", ".join(failed) or "the linker"


def draw(mutants, count, seed):
    """So many of them, and of each kind as many as there are places."""
    kinds = defaultdict(list)
    for mutant in mutants:
        kinds[mutant.kind].append(mutant)
    chance = random.Random(seed)
    for those in kinds.values():
        chance.shuffle(those)
    drawn = []
    while len(drawn) < min(count, len(mutants)):
        drawn += [those.pop() for those in kinds.values() if those]
    return drawn[:count]


def read_excuses(path):
    """(file, code, code with the fault) to the reason."""
    excuses = {}
    for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if row.startswith("#") or not row:
            continue
        fields = row.split("\t")
        if len(fields) != 4:
            sys.exit(f"{path}:{number}: not file, code, code with the fault and reason")
        excuses[tuple(fields[:3])] = fields[3]
    return excuses


def key(mutant):
    return mutant.file, mutant.before, mutant.after


def find_mutants(repository):
    return [mutant for path in sorted((repository / "src").rglob("*.[ch]"))
            for mutant in patterns.mutants_of(str(path.relative_to(repository)),
                                              path.read_text(encoding="utf-8"))]


def is_at(mutant, place):
    file, colon, line = place.partition(":")
    return mutant.line == int(line) and mutant.file == file if colon else mutant.file.startswith(file)


def try_all(drawn, excuses, folder, jobs):
    """How many came to what; prints each as soon as it is known."""
    counts = Counter()
    whole, seconds = whole_program(Path.cwd(), folder, jobs)
    order = Order(seconds)
    free = [folder / f"copy{number}" for number in range(jobs)]

    def try_one(mutant):
        if key(mutant) in excuses:
            return mutant, ("excused", excuses[key(mutant)])
        tree = free.pop()
        try:
            return mutant, try_mutant(mutant, whole, tree, order)
        finally:
            free.append(tree)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for future in concurrent.futures.as_completed(pool.submit(try_one, one) for one in drawn):
            mutant, (verdict, why) = future.result()
            counts[verdict] += 1
            print(f"{verdict:8} {mutant}" + (f"  ({why})" if why else ""), flush=True)
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--at", default="src")
    parser.add_argument("folder", type=Path)
    parser.add_argument("excuses", type=Path)
    options = parser.parse_args()
    mutants, excuses = find_mutants(Path.cwd()), read_excuses(options.excuses)
    idle = excuses.keys() - {key(mutant) for mutant in mutants}
    for gone in sorted(idle):
        print("excused, but gone: " + "  ".join(gone), file=sys.stderr)
    candidates = [mutant for mutant in mutants if is_at(mutant, options.at)]
    drawn = draw(candidates, options.mutants, options.seed)
    counts = try_all(drawn, excuses, options.folder.resolve(), options.jobs)
    told = ", ".join(f"{counts[verdict]} {verdict}"
                     for verdict in ("found", "green", "excused", "refused", "the same"))
    print(f"{len(drawn)} of {len(candidates)} faults: {told}")
    sys.exit(counts["green"] > 0 or len(idle) > 0)


main()
