#!/usr/bin/env python3
"""Puts faults into copies of the source, and lists those that no test finds.

    mutants.py [--mutants=N] [--seed=N] [--jobs=N] [--at=PLACE] [--only=TESTS] FOLDER EXCUSES

Of all faults that patterns.py finds in the rooms of src, --mutants are drawn with --seed, of each room as
many. --at=src/chess leaves those in files whose path begins so, --at=src/chess/rules/fen.c:88 those of a
line, and --at="src/base src/chess/rules/fen.c:88" those of several places. Nearly all of them are built
into one copy of the repository in FOLDER, where fault.c tells which one is on, so that none of them costs a
build. Without any, every test runs once (--only: those with TESTS in their path): it has to pass, and tells
which faults it reaches; of most of them, in switches.py, where they would make a difference, as i < n and
i <= n only do where i is n, and of a row of a table, whether it runs its file. Then each fault is on in turn, and the tests that reach it run until one fails: for
every fault those that take little time, have its name or found faults of the same room, then, in rounds that take
longer, the others for those that are left, which are "open". What is no statement, as a row of a table, is
built by itself, and is not tried under sanitizers, which would take too long. --again=LOG tries those
again that an earlier run left open or green. A fault is

  green     if every test passes, which is what somebody must mend,
  watched   if one passes here that fails under the sanitizers of make asan, or where EXCUSES says that
            make failures, which was run with this fault, finds it,
  unreached if no test reaches it, which is no better,
  found     if a test fails or takes too long,
  refused   if the compiler does, or a program that makes a table never ends,
  the same  if it changes no object file,
  excused   if EXCUSES says why no test can find it: file, code, code with the fault, reason.

The status is 1 if a fault stayed green or unreached or an excuse is for code that is gone."""

import argparse
import concurrent.futures
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

import patterns
import switches

FLAGS = "CFLAGS=-O1"  # without line tables, so that equal code is an equal object file
SECONDS = 5  # of a processor, that a program may take in addition to thrice what it took without a fault
PATIENCE = 100  # seconds, and ten times what it took, after which a test is said to hang on a busy machine
ROUNDS = (4, 16, 64, math.inf)  # seconds of a processor that tests of a fault take in a round of all faults
LOGS = 1 << 30  # bytes of a file that a program writes without an end
MEMORY = 1 << 33  # bytes that it takes without an end
SAME_FLOOR = 4  # how much sooner a test of the same floor of the house is thought to find a fault
SAME_NAME = 4  # and one that has a word of its path in its name
WITHOUT_TESTS = "src/web/"  # what make check does not build
FAULTS = 1 << 16  # as in fault.c
NEAR = 4  # so many lines from a fault the compiler complains of its switch
WATCHED = "asan"  # the target of make that runs the tests under sanitizers
FAILURES = "make failures finds it"  # so the reason begins of what only calls that fail can tell


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


def make(tree, *arguments):
    """Whether make succeeded, and what it said."""
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    done = subprocess.run(["make", FLAGS, "BUILD=build", *arguments], cwd=tree, env=environment, check=False,
                          stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8",
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE)))
    return done.returncode == 0, done.stdout + done.stderr


def build(tree, only, *arguments, goal="run-tests"):
    """Builds what some tests need, without a test: RUN, which would run them, does nothing."""
    return make(tree, "-s", "RUN=:", f"ONLY={only}", *arguments, goal)


# ---- tests ----

class Tests:
    """The commands of the tests, what each takes, which faults it reaches, of which room it found some."""

    def __init__(self, tree, only, goal="run-tests"):
        self.only = only
        self.memory = resource.RLIM_INFINITY if goal == WATCHED else MEMORY
        _, told = make(tree, "-n", "RUN=tests/run.sh", f"ONLY={only}", goal)
        lines = re.findall(r"^tests/run\.sh (?!--)(?:.*\\\n)*.*$", told, re.MULTILINE)
        parts = [re.fullmatch(r'tests/run\.sh (\S+)\.passed ("[^"]*"|\S+) (.*)', line, re.DOTALL)
                 for line in lines]
        self.commands = {part[1]: part[3] for part in parts}
        self.seconds = {}
        self.reaches = {}
        self.found = defaultdict(Counter)

    def run(self, tree, name):
        """Whether a test passes; notes what it takes the first time."""
        usual = self.seconds.get(name, 100)

        def limit():
            for kind, most in ((resource.RLIMIT_CPU, int(SECONDS + 3 * usual)), (resource.RLIMIT_FSIZE, LOGS),
                               (resource.RLIMIT_AS, self.memory)):
                resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))

        with open(tree / "test.log", "wb") as log:
            process = subprocess.Popen(
                ["timeout", "--foreground", str(int(PATIENCE + 10 * usual)), "sh", "-c", self.commands[name]], cwd=tree,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, preexec_fn=limit)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.seconds.setdefault(name, usage.ru_utime + usage.ru_stime + 0.01)
        return process.returncode in (0, 77)

    def measure(self, tree, name):
        """Runs a test without a fault."""
        choose(tree, 0)
        if not self.run(tree, name):
            sys.exit(f"mutants: without a fault {name} fails, too: see {tree}/test.log")
        self.reaches[name] = reached(tree)

    def names(self, mutant, number):
        """The tests that may find a fault, those first that found most of its room in a second."""
        room = os.path.dirname(mutant.file)
        floor, words = f"/unit/{room.split('/')[1]}/", set(re.findall("[a-z]+", mutant.file))

        def hope(name):
            is_of_name = words.intersection(re.findall("[a-z]+", os.path.basename(name)))
            return self.found[room][name] + (SAME_FLOOR if floor in name else 1) * (SAME_NAME if is_of_name else 1)

        return sorted((name for name in self.commands if number is None or number in self.reaches[name]),
                      key=lambda name: -hope(name) / self.seconds[name])

    def find(self, tree, mutant, number, passed, seconds, is_alone=False):
        """The test that finds a fault, None if none does that together take so long; adds those that pass."""
        names, built = [name for name in self.names(mutant, number) if name not in passed], 0
        for place, name in enumerate(names):
            if seconds < self.seconds[name] and passed:
                continue
            seconds -= self.seconds[name]
            if is_alone and place >= built:  # twice as many at once each time
                built = 2 * place + 1
                if not make(tree, "-s", "RUN=:", *(f"{one}.passed" for one in names[place:built]))[0]:
                    return "the linker"
            if not self.run(tree, name):
                self.found[os.path.dirname(mutant.file)][name] += SAME_FLOOR
                return name
            passed.add(name)
        return None

    def verdict(self, tree, mutant, number, passed, *limits):
        """What tests say of a fault, and why."""
        test = self.find(tree, mutant, number, passed, *limits)
        return ("found", test) if test else ("green", f"{len(passed)} tests") if passed else ("unreached", "")


# ---- many faults in one copy ----

def choose(tree, number):
    """Puts a fault on, 0 for none, and forgets which were reached."""
    with open(tree / "build/mutant", "r+b") as file:
        file.write(number.to_bytes(4, sys.byteorder) + bytes(FAULTS))


def reached(tree):
    return {number for number, byte in enumerate((tree / "build/mutant").read_bytes()[4:]) if byte}


def build_switched(whole, tree, only, sources, mutants):
    """Builds a copy with all faults for which the compiler takes a switch; returns their numbers, and those
    of which is known what reaches them."""
    mirror(whole, tree)
    (tree / "build/mutant").write_bytes(bytes(4 + FAULTS))
    subprocess.run(["cc", "-O2", "-fPIC", "-c", "-o", tree / "build/fault.o", "tests/mutants/fault.c"], check=True)
    switched = {number: mutant for number, mutant in mutants.items() if mutant.kind != "row dropped"
                and not mutant.file.endswith("_make.c")}
    known = {number for number, mutant in mutants.items()
             if switches.is_reached_in_file(mutant, sources[mutant.file])}
    telling = {number for number, mutant in switched.items()
               if switches.telling_switch(mutant, sources[mutant.file], number)}
    while True:
        alone = {number: mutants[number] for number in known - switched.keys()}
        texts, left = switches.put(sources, switched, telling, alone)
        for number in left:
            del switched[number]
        for file in sources:
            path, text = tree / file, texts.get(file, sources[file])
            if path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
        if left:
            continue
        is_built, told = build(tree, only, "-k", f"-j{os.cpu_count()}", "LDLIBS=build/fault.o")
        if is_built:
            return set(switched), known | switched.keys()
        wrong = {(file, int(line))
                 for file, line in re.findall(r"^(src/\S+?):(\d+):\d+: error", told, re.MULTILINE)}
        bad = [number for number, mutant in switched.items()
               if any(file == mutant.file and abs(line - mutant.line) <= NEAR for file, line in wrong)]
        constants = {number for number in telling
                     if switches.is_constant(mutants[number], sources[mutants[number].file])}
        bad = bad or constants
        if not bad:
            sys.exit("mutants: a copy with switches cannot be built:\n" + told)
        for number in bad:
            if number not in telling or number in constants:
                del switched[number]
            telling.discard(number)


# ---- a fault ----

def objects(tree):
    """The object files of the program."""
    return {path.relative_to(tree): path for path in (tree / "build").rglob("*.o")
            if path.relative_to(tree).parts[1] not in ("tests", "fuzz")}


def is_same(tree, whole):
    """Whether the object files are those of the whole program."""
    originals = objects(whole)
    return all(stamp(path) == stamp(originals[name]) or path.read_bytes() == originals[name].read_bytes()
               for name, path in objects(tree).items())


def compile_alone(mutant, sources, whole, tree):
    """Puts one fault into a copy and compiles it; says what became of it, "" if it has to be tested."""
    mirror(whole, tree)
    (tree / mutant.file).write_text(mutant.apply(sources[mutant.file]), encoding="utf-8")
    if not make(tree, "-s", "build/algnot")[0]:
        return "refused"
    return "the same" if is_same(tree, whole) else ""


def try_alone(mutant, number, sources, whole, tree, tests, passed, seconds):
    verdict = compile_alone(mutant, sources, whole, tree)
    if verdict:
        return verdict, ""
    return tests.verdict(tree, mutant, number, passed, seconds, True)


def try_switched(mutant, number, sources, whole, trees, tests, passed, seconds):
    verdict = compile_alone(mutant, sources, whole, trees[1]) if seconds == ROUNDS[1] else ""
    if verdict:
        return verdict, ""
    choose(trees[0], number)
    return tests.verdict(trees[0], mutant, number, passed, seconds)


def watch(green, numbers, trees, tests):
    """Which of the faults in copies a test finds under sanitizers, and which test."""
    is_built, told = build(trees[0], tests.only, f"-j{os.cpu_count()}", "LDLIBS=build/fault.o", goal=WATCHED)
    if not is_built:
        sys.exit("mutants: a copy with switches cannot be built with sanitizers:\n" + told)
    watched, found = Tests(trees[0], tests.only, WATCHED), {}
    for name in list(watched.commands):
        if tests.reaches.get(name.replace(f"/{WATCHED}/", "/", 1), set()) & green:
            watched.measure(trees[0], name)
        else:
            del watched.commands[name]
    for number in sorted(green):
        choose(trees[0], number)
        found[number] = watched.find(trees[0], numbers[number], number, set(), math.inf)
    return {number: test for number, test in found.items() if test}


# ---- all of them ----

def draw(mutants, count, seed):
    """So many of them, of each room as many as there are, and in a room of each kind."""
    chance, rooms, drawn = random.Random(seed), defaultdict(lambda: defaultdict(list)), []
    for mutant in chance.sample(mutants, len(mutants)):
        rooms[os.path.dirname(mutant.file)][mutant.kind].append(mutant)
    while len(drawn) < count and rooms:
        for room, kinds in sorted(rooms.items()):
            kind = chance.choice(sorted(kinds))
            drawn.append(kinds[kind].pop())
            if not kinds[kind]:
                del kinds[kind]
            if not kinds:
                del rooms[room]
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


def is_at(mutant, places):
    """Whether a fault is at one of some places, which blanks separate."""
    return any(mutant.file == file and mutant.line == int(line) if colon else mutant.file.startswith(file)
               for file, colon, line in (place.partition(":") for place in places.split()))


def without_line(told):
    """A fault without the number of its line, which may have moved."""
    return re.sub(r"^(\S+?):\d+:", r"\1:", told)


def left_in(log, mutants):
    """The faults that the output of an earlier run leaves open, green or unreached."""
    last, here = {}, {str(mutant): mutant for mutant in mutants}
    moved = {without_line(told): mutant for told, mutant in here.items()}
    for line in log.read_text(encoding="utf-8").splitlines():
        last[re.sub(r"(?<!→)  \([^()]*\)$", "", line[10:])] = line[:10].strip()
    left = [told for told, verdict in last.items() if verdict in ("open", "passed", "green", "unreached")]
    found = [here.get(told) or moved.get(without_line(told)) for told in left]
    return [mutant for mutant in found if mutant is not None]


def is_built_here(file):
    return not file.startswith(WITHOUT_TESTS) and "win32" not in file


def try_all(drawn, sources, excuses, options):
    """How many came to what; prints each as soon as it is known."""
    folder, counts = options.folder.resolve(), Counter()
    whole = folder / "whole"
    mirror(Path.cwd(), whole, ("build", ".git", os.path.relpath(folder)))
    is_built, told = build(whole, options.only, f"-j{os.cpu_count()}", "build/algnot")
    if not is_built:
        sys.exit("mutants: without a fault the tests cannot be built:\n" + told)
    tests = Tests(whole, options.only)
    numbers = {number: mutant for number, mutant in enumerate(drawn, 1) if key(mutant) not in excuses}
    switched, known = build_switched(whole, folder / "switched0", options.only, sources, numbers)
    free = [(folder / f"switched{job}", folder / f"alone{job}") for job in range(options.jobs)]
    for tree, _ in free[1:]:
        mirror(folder / "switched0", tree)

    def with_trees(work, *arguments):
        trees = free.pop()
        try:
            return work(trees, *arguments)
        finally:
            free.append(trees)

    def try_one(trees, number, seconds):
        mutant, common = numbers[number], (tests, passed[number], seconds)
        if number in switched:
            return number, try_switched(mutant, number, sources, whole, trees, *common)
        return number, try_alone(mutant, number if number in known else None, sources, whole, trees[1], *common)

    def tell(mutant, verdict, why):
        counts[verdict] += 1
        print(f"{verdict:9} {mutant}" + (f"  ({why})" if why else ""), flush=True)

    for mutant in drawn:
        if key(mutant) in excuses:
            reason = excuses[key(mutant)]
            tell(mutant, "watched" if reason.startswith(FAILURES) else "excused", reason)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(lambda name: with_trees(lambda trees: tests.measure(trees[0], name)), tests.commands))
        passed, green = {number: set() for number in numbers}, {}
        for seconds in ROUNDS:
            tried = [pool.submit(with_trees, try_one, number, seconds) for number in passed]
            for future in concurrent.futures.as_completed(tried):
                number, (verdict, why) = future.result()
                if verdict not in ("green", "unreached") or seconds == math.inf:
                    del passed[number]
                    if verdict == "green" and number in switched:
                        green[number] = why
                        print(f"passed    {numbers[number]}  ({why}; sanitizers follow)", flush=True)
                    else:
                        tell(numbers[number], verdict, why)
                else:
                    print(f"open      {numbers[number]}  ({seconds} seconds, {why})", flush=True)
    watched = watch(green.keys(), numbers, free[0], tests) if green else {}
    for number, why in green.items():
        tell(numbers[number], *(("watched", watched[number]) if number in watched else ("green", why)))
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--at", default="src")
    parser.add_argument("--only", default="")
    parser.add_argument("--again", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("excuses", type=Path)
    options = parser.parse_args()
    sources = {str(path): path.read_text(encoding="utf-8") for path in sorted(Path("src").rglob("*.[ch]"))}
    mutants = [mutant for file, source in sources.items() if is_built_here(file)
               for mutant in patterns.mutants_of(file, source)]
    excuses = read_excuses(options.excuses)
    idle = excuses.keys() - {key(mutant) for mutant in mutants}
    for gone in sorted(idle):
        print("excused, but gone: " + "  ".join(gone), file=sys.stderr)
    candidates = [mutant for mutant in mutants if is_at(mutant, options.at)]
    drawn = left_in(options.again, mutants) if options.again else draw(candidates, options.mutants, options.seed)
    counts = try_all(drawn, sources, excuses, options)
    told = ", ".join(f"{counts[verdict]} {verdict}"
                     for verdict in ("found", "watched", "green", "unreached", "excused", "refused", "the same"))
    print(f"{len(drawn)} of {len(candidates)} faults: {told}")
    sys.exit(counts["green"] + counts["unreached"] + len(idle) > 0)


main()
