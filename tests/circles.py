"""Prints the circles among object files: files that need each other, directly or by way of others.

    python3 circles.py OBJECT...

A file needs another one if it uses a global name, function or data, that the other one defines.
Exits with 1 if there is a circle. NM is the program that lists the names of an object file.
"""
import os
import subprocess
import sys


def names_of(paths):
    """Returns what each file defines and what it uses, as two dictionaries of sets by path."""
    defined = {path: set() for path in paths}
    used = {path: set() for path in paths}
    listing = subprocess.run([os.environ.get("NM", "nm"), "-A", "-g", "-P", *paths], check=True,
                             capture_output=True, text=True).stdout
    for line in listing.splitlines():
        path, name, kind = line.replace(": ", " ", 1).split()[:3]
        (used if kind in "Uwv" else defined)[path].add(name)
    return defined, used


def needs_of(defined, used):
    """Returns for each file the files that it needs, each with the names it uses of it."""
    home = {name: path for path, names in defined.items() for name in names}
    needs = {path: {} for path in used}
    for path, names in used.items():
        for name in sorted(names):
            if home.get(name, path) != path:
                needs[path].setdefault(home[name], []).append(name)
    return needs


def reached_from(path, needs):
    """Returns all files that a file needs, directly or by way of others."""
    reached, open_paths = set(), [path]
    while open_paths:
        for other in needs[open_paths.pop()]:
            if other not in reached:
                reached.add(other)
                open_paths.append(other)
    return reached


def circles_of(needs):
    """Returns the largest sets of files in which each one needs every other one."""
    reached = {path: reached_from(path, needs) for path in needs}
    return sorted({tuple(sorted(other for other in reached[path] if path in reached[other]))
                   for path in needs if path in reached[path]})


def main(paths):
    needs = needs_of(*names_of(paths))
    circles = circles_of(needs)
    base = os.path.commonpath([os.path.dirname(os.path.abspath(path)) for path in paths])

    def shown(path):
        return os.path.splitext(os.path.relpath(path, base))[0] + ".c"

    for circle in circles:
        print(f"circles: {len(circle)} files need each other")
        for path in circle:
            for other in circle:
                if other in needs[path]:
                    print(f"    {shown(path)} -> {shown(other)}: {', '.join(needs[path][other])}")
    if circles:
        sys.exit(1)
    print("circles: none")


main(sys.argv[1:])
