"""The solver beside Popeye, problem by problem.

    python3 problems.py PROGRAM POPEYE FILE.tsv [WORD]...

FILE has columns named id, fen, stipulation and variant; WORD picks problems whose id begins with it.
Both solve on one thread, Popeye in both of its modes; the faster of these counts. A run solves its
problem as many times as fill RUN_SECONDS, and what a run of no work takes is subtracted: the figures
are seconds of processor time for one solution, without the start of either program. Of ROUNDS runs
the fastest counts; those longer than SURE_SECONDS are not repeated. A mode of Popeye that takes
several times as long as its other mode is given up.
"""
import collections
import csv
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile

PROGRAM, POPEYE, FILE = map(os.path.abspath, sys.argv[1:4])
WORDS = tuple(sys.argv[4:])
ROUNDS = 3
RUN_SECONDS = 0.3
SURE_SECONDS = 2
MOST_REPEATED = 2000
LIMITS = (2, 8, 32, 600) # seconds
CONDITIONS = {"standard": "", "alphabetic": "Condition AlphabeticChess\n",
              "alphabetic-white": "Condition WhiteAlphabeticChess\n",
              "alphabetic-black": "Condition BlackAlphabeticChess\n"}


def cpu_seconds(command, text, limit):
    """Of the command on a file with that text, and what it printed; None after limit seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".inp") as file:
        file.write(text)
        file.flush()
        with subprocess.Popen([*command, file.name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU,
                                                                    (limit, limit))) as process:
            output = process.stdout.read().decode()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = status
    return (None if os.WIFSIGNALED(status) else usage.ru_utime + usage.ru_stime), output


class Ours:
    command = [PROGRAM, "solve", "--jobs=1", "--keys", "--all", "--format=jsonl", "--input=jsonl",
               "--max-solutions=100000"]

    @staticmethod
    def text(problem, count):
        return (json.dumps(problem) + "\n") * count

    @staticmethod
    def found(output):
        answer = json.loads(output.splitlines()[0])
        return len(answer.get("keys", answer.get("solutions", []) + answer.get("short", [])))


class Popeye:
    command = [POPEYE]

    def __init__(self, option):
        self.option = option

    def text(self, problem, count):
        board = problem["fen"].split()[0].translate(str.maketrans("Nn", "Ss"))
        usual = "b" if re.match(r"(ser-)?h[#=+]\d+$|hs[#=]\d+\.5$", problem["stipulation"]) else "w"
        side = "" if usual == problem["fen"].split()[1] else " HalfDuplex"
        one = (f"Stipulation {problem['stipulation']}\nForsyth {board}\n"
               f"{CONDITIONS[problem['variant']]}Option NoBoard{side}{self.option}\n")
        return "BeginProblem\n" + "NextProblem\n".join([one] * count) + "EndProblem\n"

    @staticmethod
    def found(output):
        return len(re.findall(r"^ +1\..* (?:[#=]|\+?!)\s*$", output, re.MULTILINE))


NOTHING = {"id": "nothing", "fen": "8/8/8/8/8/k7/8/K7 w - - 0 1", "stipulation": "#1",
           "variant": "standard"}
SOLVERS = {"ours": Ours(), "plain": Popeye(""), "intelligent": Popeye(" Intelligent")}


def start_seconds(solver):
    return statistics.median(cpu_seconds(solver.command, solver.text(NOTHING, 1), 9)[0]
                             for _ in range(15))


def time_solver(solver, problem, limit, start):
    """Seconds for one solution, and how many lines or keys it has."""
    seconds, output = cpu_seconds(solver.command, solver.text(problem, 1), limit)
    if seconds is None:
        return None
    found = solver.found(output)
    seconds = max(seconds - start, RUN_SECONDS / MOST_REPEATED)
    count = max(1, int(RUN_SECONDS / seconds))
    if seconds < SURE_SECONDS:
        runs = (cpu_seconds(solver.command, solver.text(problem, count), 600)[0]
                for _ in range(ROUNDS))
        seconds = max(min(runs) - start, 1e-6) / count
    return seconds, found


def time_popeye(problem, starts):
    """The modes that there are for such play; None of one that is far slower."""
    names = ("plain", "intelligent") if re.match("ser-|h", problem["stipulation"]) else ("plain",)
    for limit in LIMITS:
        modes = {name: time_solver(SOLVERS[name], problem, limit, starts[name]) for name in names}
        if any(modes.values()):
            return modes
    return modes


def shown(measured):
    return f"{measured[0]:11.6f}" if measured else f"{'-':>11}"


def kind(problem):
    play = re.match(r"ser-|hs|h|s|semi-r|r|", problem["stipulation"])[0]
    names = {"ser-": "series", "h": "help", "hs": "help-self", "s": "self", "": "direct"}
    family = "orthodox" if problem["variant"] == "standard" else "alphabetic"
    return f"{family} {names.get(play, 'reflex')}"


def main():
    starts = {name: start_seconds(solver) for name, solver in SOLVERS.items()}
    print("start:", ", ".join(f"{name} {seconds * 1000:.1f} ms" for name, seconds in starts.items()))
    with open(FILE, encoding="utf-8") as file:
        problems = [p for p in csv.DictReader(file, delimiter="\t") if p["id"].startswith(WORDS or "")]
    ratios = collections.defaultdict(list)
    print(f"{'':39}{'plain':>11}{'intelligent':>12}{'ours':>11}{'times':>9}  found")
    for problem in problems:
        ours = time_solver(SOLVERS["ours"], problem, 600, starts["ours"])
        modes = time_popeye(problem, starts)
        best = min(filter(None, modes.values()))
        ratio = best[0] / ours[0]
        ratios[kind(problem)].append(ratio)
        counts = str(ours[1]) if ours[1] == best[1] else f"{ours[1]}, Popeye {best[1]}"
        print(f"{problem['id']:28} {problem['stipulation']:10}{shown(modes['plain'])}"
              f"{shown(modes.get('intelligent')):>12}{shown(ours)}{ratio:9.1f}  {counts}", flush=True)
    for name, values in ratios.items():
        print(f"{name:20} {len(values):3} problems: median {statistics.median(values):8.1f} times, "
              f"least {min(values):8.1f}")


main()
