#!/usr/bin/env python3
"""What make check reaches of the source, by line and by branch, held against the excuses.

    coverage.py [--follow] BUILD EXCUSES ROOM...

Prints a figure for each file, then for each room and for all. A line that was not reached and has no
excuse is a fault, and so is an excuse for lines that were reached. With --follow, an excuse for a
function that has moved to another file is moved there in EXCUSES, too; read the diff."""

import json
import pathlib
import subprocess
import sys
from collections import defaultdict

BRANCHES_DUE = 93.0


class Line:
    """A line of code: how often it ran, how often each of its branches was taken."""

    def __init__(self, function):
        self.function = function
        self.count = 0
        self.branches = []

    def add(self, record):
        self.count += record["count"]
        taken = [branch["count"] for branch in record["branches"]]
        if len(self.branches) < len(taken):
            self.branches += [0] * (len(taken) - len(self.branches))
        for i, count in enumerate(taken):
            self.branches[i] += count


def room_of(file):
    """The room in which a source file lies; None if it lies in no room."""
    room = str(pathlib.PurePath(file).parent)
    return room[len("src/"):] if room.startswith("src/") else None


def gather(build, rooms):
    """Lines by file and number. What stands in a header is the sum of all who include it."""
    files = defaultdict(dict)
    for room in rooms:
        for data in sorted(pathlib.Path(build, room).glob("*.gcda")):
            told = subprocess.run(["gcov", "--json-format", "--stdout", "--branch-probabilities", data],
                                  check=True, capture_output=True, text=True).stdout
            for source in json.loads(told)["files"]:
                if room_of(source["file"]) not in rooms:
                    continue
                lines = files[source["file"]]
                for record in source["lines"]:
                    function = record.get("function_name", "")
                    lines.setdefault(record["line_number"], Line(function)).add(record)
    return files


def read_excuses(path):
    """(file, function, code) to the reason."""
    excuses = {}
    for number, row in enumerate(open(path, encoding="utf-8"), 1):
        if row.startswith("#") or not row.strip():
            continue
        fields = row.rstrip("\n").split("\t")
        if len(fields) != 4:
            sys.exit(f"{path}:{number}: not file, function, code and reason")
        excuses[tuple(fields[:3])] = fields[3]
    return excuses


def hold_against(files, excuses):
    """The complaints, and the number of lines that are excused."""
    complaints, idle, excused = [], set(excuses), 0
    for file, lines in sorted(files.items()):
        code = open(file, encoding="utf-8").read().split("\n")
        for number, line in sorted(lines.items()):
            if line.count > 0:
                continue
            key = (file, line.function, code[number - 1].strip())
            if key in excuses:
                idle.discard(key)
                excused += 1
            else:
                complaints.append(f"{file}:{number}: not reached: {key[2]}")
    complaints += ["excused, but reached or gone: " + ", ".join(key) for key in sorted(idle)]
    return complaints, excused


def follow(files, path):
    """Rewrites the file of each excuse that stands for no line where it is, but for one elsewhere."""
    missed = defaultdict(set)
    for file, lines in files.items():
        code = open(file, encoding="utf-8").read().split("\n")
        for number, line in lines.items():
            if line.count == 0:
                missed[line.function, code[number - 1].strip()].add(file)
    rows = []
    for row in open(path, encoding="utf-8"):
        file, _, rest = row.partition("\t")
        homes = missed[tuple(rest.split("\t")[:2])] if rest else set()
        rows.append(row if file in homes or len(homes) != 1 else "\t".join((*homes, rest)))
    head = [row for row in rows if row.startswith("#")]
    with open(path, "w", encoding="utf-8") as out:
        out.writelines(head + sorted(row for row in rows if not row.startswith("#")))


def share(part, whole):
    return 100.0 * part / whole if whole > 0 else 100.0


def figures(lines):
    """Lines, those reached, branches, those taken."""
    branches = [count for line in lines for count in line.branches]
    return (len(lines), sum(line.count > 0 for line in lines),
            len(branches), sum(count > 0 for count in branches))


def put(name, lines):
    total, reached, branches, taken = figures(lines)
    print(f"{name:40} {reached:5} of {total:5} lines {share(reached, total):6.2f} %"
          f"  {taken:5} of {branches:5} branches {share(taken, branches):6.2f} %")


def lines_of(files, rooms):
    return [line for file, lines in files.items() if room_of(file) in rooms
            for line in lines.values()]


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--follow"]
    build, path, rooms = arguments[0], arguments[1], arguments[2:]
    files = gather(build, rooms)
    if "--follow" in sys.argv:
        follow(files, path)
    excuses = read_excuses(path)
    complaints, excused = hold_against(files, excuses)
    for file, lines in sorted(files.items()):
        put(file, lines.values())
    for room in rooms:
        put(room, lines_of(files, [room]))
    every = lines_of(files, rooms)
    put("all", every)
    print(f"{excused} lines are excused in {path}")
    _, _, branches, taken = figures(every)
    if share(taken, branches) < BRANCHES_DUE:
        complaints.append(f"fewer than {BRANCHES_DUE} % of the branches are taken")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(len(complaints) > 0)


main()
